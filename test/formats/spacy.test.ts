import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { Document } from '../../src/core/types.ts';
import { jsonl } from '../../src/formats/jsonl/index.ts';
import { spacy, spacyList } from '../../src/formats/spacy/index.ts';
import { readDocs, roundTrip } from '../helpers/round-trip.ts';

const line = (record: unknown) => `${JSON.stringify(record)}\n`;
const text = '😀 Eva Lind saw Oda.';
const task = {
  text,
  meta: { source: 'ward 3', patient: 'Eva Lind' },
  _input_hash: 123456,
  tokens: [{ text: 'Eva', start: 2, end: 5, id: 0 }],
  spans: [
    { start: 15, end: 18, label: 'DOCTOR', token_start: 4, token_end: 4, note: 'seen' },
    { start: 2, end: 10, label: 'PATIENT', text: 'Eva Lind' },
  ],
  answer: 'accept',
};
const rename = (docs: readonly Document[]) =>
  docs.map((doc) => applyEdits(doc, [{ start: 3, end: 11, replacement: 'Ann-Sofie Berg' }], { id: 'copy' }));

describe('spacy', () => {
  it.each([
    [
      'triples',
      {
        text,
        entities: [
          [2, 10, 'PATIENT'],
          [15, 18, 'DOCTOR'],
        ],
        cats: { A: 1 },
      },
    ],
    ['no entities', { text }],
    ['spans of Prodigy', task],
    ['the ents of a Doc', { text, ents: [{ start: 2, end: 10, label: 'PATIENT' }], sents: [{ start: 0, end: 19 }] }],
    ['a pair', [text, { entities: [[2, 10, 'PATIENT']], links: {} }]],
    ['an id', { id: 7, text, entities: [] }],
  ])('writes an unchanged record as it was: %s', async (_, record) => {
    const { docs, written, diagnostics } = await roundTrip(spacy, { 'a.jsonl': line(record) });
    expect(diagnostics).toEqual([]);
    expect(written['a.jsonl']?.toString()).toBe(line(record));
    const surfaces = docs.flatMap((doc) => doc.entities.map(({ start, end }) => doc.text.slice(start, end)));
    expect(['Eva Lind', 'Oda'].slice(0, surfaces.length)).toEqual(surfaces);
  });

  it('leaves out of a derived record what speaks of the old text', async () => {
    const { written } = await roundTrip(spacy, { 'a.jsonl': line(task) }, {}, rename);
    expect(JSON.parse(written['a.jsonl']?.toString() ?? '')).toEqual({
      id: 'copy',
      text: '😀 Ann-Sofie Berg saw Oda.',
      meta: { source: 'ward 3', patient: 'Ann-Sofie Berg' },
      spans: [
        { start: 21, end: 24, label: 'DOCTOR', note: 'seen' },
        { start: 2, end: 16, label: 'PATIENT', text: 'Ann-Sofie Berg' },
      ],
      answer: 'accept',
    });
  });

  it('leaves out of a derived record other lists of spans, which were not read', async () => {
    const record = {
      text,
      ents: [{ start: 2, end: 10, label: 'PATIENT' }],
      spans: { sc: [{ start: 15, end: 18, label: 'X' }] },
      sents: [{ start: 0, end: 19 }],
      lang: 'en',
    };
    const { written, diagnostics } = await roundTrip(spacy, { 'a.jsonl': line(record) }, {}, rename);
    expect(JSON.parse(written['a.jsonl']?.toString() ?? '')).toEqual({
      id: 'copy',
      text: '😀 Ann-Sofie Berg saw Oda.',
      ents: [{ start: 2, end: 16, label: 'PATIENT' }],
      spans: {},
      lang: 'en',
    });
    expect(diagnostics.map(({ code, message }) => [code, /"(\w+)"/.exec(message)?.[1]])).toEqual([
      ['field-dropped', 'spans'],
      ['field-dropped', 'sents'],
    ]);
  });

  it('derives a pair as a pair', async () => {
    const pair = [text, { entities: [[2, 10, 'PATIENT']] }];
    const { written } = await roundTrip(spacy, { 'a.jsonl': line(pair) }, {}, rename);
    expect(written['a.jsonl']?.toString()).toBe(
      line(['😀 Ann-Sofie Berg saw Oda.', { entities: [[2, 16, 'PATIENT']] }]),
    );
  });

  it('takes as meta only what quotes no mention', async () => {
    const { docs } = await readDocs(spacy, { 'a.jsonl': line(task) });
    expect(docs[0]?.meta).toEqual({ source: 'ward 3' });
  });

  it('leaves out tasks that were not accepted, and says how many', async () => {
    const tasks = ['accept', 'reject', 'ignore', undefined, 'reject'].map((answer) => line({ ...task, answer }));
    const { docs, diagnostics, written } = await roundTrip(spacy, { 'a.jsonl': tasks.join('') });
    expect(docs.map(({ id }) => id)).toEqual(['a-1', 'a-4']);
    expect(written['a.jsonl']?.toString()).toBe(`${tasks[0]}${tasks[3]}`);
    expect(diagnostics).toMatchObject([{ severity: 'warning', code: 'not-accepted', tally: { count: 3 } }]);
  });

  it.each([
    ['a fourth value', { text, entities: [[2, 10, 'PATIENT', 'x']] }, 'bad-record'],
    ['no label', { text, entities: [[2, 10]] }, 'bad-record'],
    ['a label that is no string', { text, entities: [[2, 10, 5]] }, 'bad-record'],
    ['another text', { text, spans: [{ start: 2, end: 10, label: 'A', text: 'Ann Lind' }] }, 'surface-mismatch'],
    ['offsets outside the text', { text, entities: [[2, 200, 'A']] }, 'offset-out-of-range'],
    ['a list of three', [text, {}, {}], 'bad-record'],
  ])('refuses an entity with %s', async (_, record, code) => {
    const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': line({ text: '' }) + line(record) });
    expect(docs).toHaveLength(1);
    expect(diagnostics.map((diagnostic) => [diagnostic.code, diagnostic.place.line])).toEqual([[code, 2]]);
  });
});

describe('spacy-list', () => {
  it.each(['label', 'labels'])(
    'reads triples under %s, where doccano has them, and writes them there',
    async (field) => {
      const record = { text, [field]: [[2, 10, 'PATIENT']] };
      const { docs, written } = await roundTrip(spacyList, { 'a.json': JSON.stringify([record]) }, {}, rename);
      expect(docs.map(({ entities }) => entities.map(({ label }) => label))).toEqual([['PATIENT']]);
      expect(JSON.parse(written['a.json']?.toString() ?? '')).toEqual([
        { id: 'copy', text: '😀 Ann-Sofie Berg saw Oda.', [field]: [[2, 16, 'PATIENT']] },
      ]);
      const named = JSON.stringify([{ text, [field]: ['report', 'short'] }]);
      expect((await readDocs(spacyList, { 'a.json': named })).diagnostics).toEqual([]);
    },
  );

  const pair = [text, { entities: [[2, 10, 'PATIENT']] }];
  const file = JSON.stringify([pair, task]);

  it('writes an unchanged list as it was', async () => {
    const { docs, written, diagnostics } = await roundTrip(spacyList, { 'a.json': file });
    expect(diagnostics).toEqual([]);
    expect(docs.map(({ entities }) => entities.length)).toEqual([1, 2]);
    expect(JSON.parse(written['a.json']?.toString() ?? '')).toEqual(JSON.parse(file));
  });

  it('derives a pair as a pair, and says which record it cannot read', async () => {
    const { written } = await roundTrip(spacyList, { 'a.json': JSON.stringify([pair]) }, {}, rename);
    expect(JSON.parse(written['a.json']?.toString() ?? '')).toEqual([
      ['😀 Ann-Sofie Berg saw Oda.', { entities: [[2, 16, 'PATIENT']] }],
    ]);
    const { docs, diagnostics } = await readDocs(spacyList, { 'a.json': `[\n${JSON.stringify(pair)},\n["x", 5]]` });
    expect(docs).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ code: 'bad-record', place: { line: 3 } }]);
  });
});

describe('records of other layouts', () => {
  const mentions = (doc: Document) => [doc.id, doc.text, ...doc.entities.map((e) => `${e.label}:${(e.fragments ?? [e]).map((part) => doc.text.slice(part.start, part.end)).join(' ')}`)]; // prettier-ignore
  const token = (orth: string, ner: string, space = ' ') => ({ orth, ner, space });
  const paragraph = (raw: string | null) => ({
    raw,
    sentences: [
      { tokens: [token('😀', 'O'), token('Eva', 'B-PER'), token('Lind', 'L-PER'), token('sat', 'O', ''), token('.', 'O')] },
      { tokens: [token('Oda', 'U-PER')] },
    ],
  }); // prettier-ignore

  it("reads spaCy 2's training JSON, a document a paragraph, and writes texts with their mentions", async () => {
    const records = [{ id: 4, paragraphs: [paragraph('😀 Eva  Lind sat.\nOda')] }, { id: 5, paragraphs: [paragraph(null), { sentences: [] }] }]; // prettier-ignore
    const { docs, written, diagnostics } = await roundTrip(spacyList, { 'a.json': JSON.stringify(records) });
    expect(docs.map(mentions)).toEqual([
      ['4', '😀 Eva  Lind sat.\nOda', 'PER:Eva  Lind', 'PER:Oda'],
      ['5-1', '😀 Eva Lind sat. Oda', 'PER:Eva Lind', 'PER:Oda'],
      ['5-2', ''],
    ]);
    expect(diagnostics.map(({ code }) => code)).toContain('other-layout');
    expect(JSON.parse(String(written['a.json']))).toMatchObject([
      { id: '4', entities: [[2, 11, 'PER'], [17, 20, 'PER']] }, { id: '5-1' }, { id: '5-2' },
    ]); // prettier-ignore
  });

  it('refuses paragraphs whose tokens are not their text, and says where nobody labelled', async () => {
    const records = [{ paragraphs: [paragraph('Eva')] }, { paragraphs: [{ sentences: [{ tokens: [{ orth: 'Eva', ner: '-' }] }] }] }]; // prettier-ignore
    const { docs, diagnostics } = await readDocs(spacyList, { 'a.json': JSON.stringify(records) });
    expect(docs.map(({ text }) => text)).toEqual(['Eva']);
    expect(diagnostics.map(({ code }) => code)).toEqual(['other-layout', 'surface-mismatch', 'not-annotated']); // prettier-ignore
  });

  const bigBio = {
    id: '0',
    document_id: 'n1',
    passages: [
      { type: 'title', text: ['On 😀.'], offsets: [[0, 5]] },
      { type: 'abstract', text: ['Eva and Ida Lind.'], offsets: [[6, 23]] },
    ],
    entities: [
      { id: 'e1', type: 'PER', text: ['Ida Lind'], offsets: [[14, 22]] },
      { id: 'e2', type: 'PER', text: ['Eva', 'Lind'], offsets: [[6, 9], [18, 22]] },
    ],
    relations: [{ id: 'r' }],
  }; // prettier-ignore

  it('reads offsets by label and mention, whose ends are those of the last character', async () => {
    const record = {
      text: 'Anna Berg, Bank in Bonn',
      label: { name: { 'Anna Berg': [[0, 8]] }, firm: { Bank: [[11, 14]] } },
    };
    const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': `${JSON.stringify(record)}\n` });
    expect(docs[0]?.entities.map(({ start, end, label }) => [start, end, label])).toEqual([[0, 9, 'name'], [11, 15, 'firm']]); // prettier-ignore
    expect(diagnostics.map(({ code }) => code)).toEqual(['other-layout']);
    const wrong = { ...record, label: { name: { 'Anna Berg': [[1, 8]] } } };
    const refused = await readDocs(spacy, { 'a.jsonl': `${JSON.stringify(wrong)}\n` });
    expect(refused.docs).toEqual([]);
    expect(refused.diagnostics.map(({ code }) => code)).toContain('surface-mismatch');
  });

  it("reads BigBio's passages and entities, parts of mentions too, and says what it does not read", async () => {
    const only = { ...bigBio, entities: bigBio.entities.slice(1) };
    const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': line(only) });
    expect(docs.map(mentions)).toEqual([['n1', 'On 😀.\nEva and Ida Lind.', 'PER:Eva Lind']]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['other-layout', 'unread-relations']);
    const { written } = await roundTrip(spacy, { 'a.jsonl': line(only) });
    expect(JSON.parse(String(written['a.jsonl']))).toEqual({ id: 'n1', text: 'On 😀.\nEva and Ida Lind.', entities: [[6, 9, 'PER'], [18, 22, 'PER']] }); // prettier-ignore
  });

  it.each([
    ['overlapping-entities', bigBio],
    ['surface-mismatch', { ...bigBio, entities: [{ type: 'PER', text: ['Ida'], offsets: [[13, 16]] }] }],
    ['bad-record', { ...bigBio, passages: [...bigBio.passages, { text: ['x'], offsets: [[3, 4]] }] }],
  ])("refuses BigBio's records that do not fit: %s", async (code, record) => {
    const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': line(record) }, { overlaps: 'refuse' });
    expect(docs).toEqual([]);
    expect(diagnostics.map((told) => told.code)).toContain(code);
  });

  it('reads spans that are JSON or a Python list in a string', async () => {
    const record = { id: 7, text, label: "[{'start': 2, 'end': 10, 'label': 'PATIENT'}]", ward: 3 };
    const { docs, written } = await roundTrip(spacy, { 'a.jsonl': line(record) }, {}, rename);
    expect(docs.map(mentions)).toEqual([['7', text, 'PATIENT:Eva Lind']]);
    expect(JSON.parse(String(written['a.jsonl']))).toEqual({ id: 'copy', text: '😀 Ann-Sofie Berg saw Oda.', entities: [[2, 16, 'PATIENT']], ward: 3 }); // prettier-ignore
  });

  it.each([
    { sentence: text, entities: [[2, 10, 'PATIENT']] },
    { text, entities: [{ start: 2, end: 10, type: 'PATIENT' }] },
    { text, annotations: [{ start: 2, end: 10, entity_group: 'PATIENT' }] },
    { text, annotation: [['PATIENT', 2, 10]] }, // Argilla
    { text, entities: [['PATIENT', 2, 10]] },
    { text, entities: [{ start: 2, end: 10, labels: ['PATIENT'] }] },
    { text, spans: [{ start_char: 2, end_char: 10, label_: 'PATIENT' }] },
    { text, annotations: [{ startOffset: 2, endOffset: 10, labelName: 'PATIENT' }] },
    { document: text, annotation: [{ start: 2, end: 10, label: 'PATIENT', text: 'Eva Lind' }] }, // UBIAI
    { source_text: text, privacy_mask: [{ value: 'Eva Lind', start: 2, end: 10, label: 'PATIENT' }] },
  ])('reads text and spans under the names that others have: %j', async (record) => {
    const none = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, typeof value === 'string' ? 'No.' : []])); // prettier-ignore
    const content = line(record) + line(none);
    expect(spacy.detect({ head: content, relative: 'a.jsonl', complete: true, siblings: [] })).toBeGreaterThan(0.3);
    const { docs } = await readDocs(spacy, { 'a.jsonl': content });
    expect(docs.map(mentions)).toEqual([
      ['a-1', text, 'PATIENT:Eva Lind'],
      ['a-2', 'No.'],
    ]);
  });

  it.each([
    { entities: { PATIENT: [{ start: 2, end: 10 }] } },
    { entities: { PATIENT: ['Eva Lind'] } },
    { labels: ['O', 'B-PATIENT', 'I-PATIENT', 'O', 'B-DOCTOR', 'O'] },
  ])('refuses a record whose mentions it does not read: %j', async (record) => {
    const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': line({ text, ...record }) });
    expect([docs, diagnostics.map(({ code }) => code)]).toEqual([[], ['unread-spans']]);
    const none = await readDocs(spacy, { 'a.jsonl': line({ text, ...record, spans: [] }) });
    expect(none.docs).toHaveLength(1);
  });

  it('refuses spans in a string that cannot be read, or have another text', async () => {
    const of = (label: string | null) => line({ text, label });
    const content = of('[(2, 10, "PATIENT")]') + of('[(2, 10') + of(null) + of("[{'start': 1, 'end': 9, 'text': 'Eva Lind', 'label': 'PATIENT'}]"); // prettier-ignore
    const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': content });
    expect(docs.map((doc) => doc.entities.length)).toEqual([1, 0]);
    expect(diagnostics.slice(1)).toMatchObject([
      { code: 'bad-spans', place: { line: 2 } },
      { code: 'surface-mismatch', place: { line: 4 } },
    ]);
  });

  it('refuses a record whose spans are elsewhere where the format is named', async () => {
    const record = { id: '7', text, marks: JSON.stringify([[2, 10, 'PATIENT']]) };
    const { docs, diagnostics } = await readDocs(jsonl, { 'a.jsonl': line(record) });
    expect([docs, diagnostics.map(({ code }) => code)]).toEqual([[], ['unread-spans']]);
  });

  const span = { start: 2, end: 10, label: 'PATIENT' };
  it.each([
    { text, marks: JSON.stringify([[2, 10, 'PATIENT']]) },
    { text, results: [{ entity_type: 'PATIENT', start: 2, end: 10, score: 0.85 }] }, // Presidio
    { Text: text, Entities: [{ Type: 'PATIENT', BeginOffset: 2, EndOffset: 10, Score: 0.9 }] }, // Comprehend
    { text, entities: [{ text: 'Eva Lind', category: 'PATIENT', offset: 2, length: 8 }] }, // Azure
    { text, entities: [{ text: 'Eva Lind', category: 'PATIENT', offset: 3, length: 8 }] }, // in UTF-16 units
    {
      unmasked_text: text,
      privacy_mask: "{'[PATIENT_1]': 'Eva Lind'}",
      span_labels: "[[0, 2, 'O'], [2, 10, 'PATIENT']]",
    }, // ai4privacy
    {
      text,
      annotations: {
        annotator7: {
          entity_mentions: [{ entity_type: 'PATIENT', start_offset: 2, end_offset: 10, span_text: 'Eva Lind' }],
        },
      },
    }, // TAB
    { fields: { text }, suggestions: { s: { value: [{ ...span, end: 4 }] } }, responses: { s: [{ value: [span] }] } }, // Argilla 2
    { text, 's.responses': [[span]], 's.responses.status': ['submitted'] },
    {
      content: text,
      labels: [
        {
          labelType: 'PREDICTION',
          jsonResponse: {
            JOB: { annotations: [{ beginOffset: 3, endOffset: 6, content: 'Eva', categories: [{ name: 'X' }] }] },
          },
        },
        {
          labelType: 'DEFAULT',
          jsonResponse: {
            JOB: {
              annotations: [{ beginOffset: 3, endOffset: 11, content: 'Eva Lind', categories: [{ name: 'PATIENT' }] }],
            },
          },
        },
      ],
    }, // Kili
  ])('reads spans wherever a record has its only ones: %j', async (record) => {
    const content = line({ doc_id: 'x', ...record });
    expect(spacy.detect({ head: content, relative: 'a.jsonl', complete: true, siblings: [] })).toBeGreaterThan(0.3);
    const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': content });
    expect(docs.map(mentions)).toEqual([['x', text, 'PATIENT:Eva Lind']]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['other-layout']);
  });

  it('reads the first of several annotators, which is told', async () => {
    const by = (end: number) => ({ entity_mentions: [{ ...span, end }] });
    const content = line({ text, annotations: { a: by(10), b: by(5) } }) + line({ text, annotations: { c: { entity_mentions: [] } } }); // prettier-ignore
    const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': content });
    expect(docs.map(mentions)).toEqual([['a-1', text, 'PATIENT:Eva Lind'], ['a-2', text]]); // prettier-ignore
    expect(diagnostics.map(({ code }) => code)).toEqual(['other-layout', 'several-annotations']);
  });

  it('refuses mentions without offsets in a string', async () => {
    const record = { text, entities: "[{'entity': 'Eva Lind', 'types': ['name']}]" }; // Gretel
    const { docs, diagnostics } = await readDocs(spacy, { 'a.jsonl': line(record) });
    expect([docs, diagnostics.map(({ code }) => code)]).toEqual([[], ['unread-spans']]);
  });
});
