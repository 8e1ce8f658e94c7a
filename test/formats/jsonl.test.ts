import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { Document } from '../../src/core/types.ts';
import { jsonl } from '../../src/formats/jsonl/index.ts';
import { readDocs, roundTrip } from '../helpers/round-trip.ts';

const line = (record: unknown) => `${JSON.stringify(record)}\n`;
const record = {
  id: 'note-1',
  text: '😀 Eva Lind saw Dr. Oda on 3 May.',
  entities: [
    { id: 'T1', start: 2, end: 10, label: 'PATIENT' },
    { id: 'T2', start: 19, end: 22, label: 'DOCTOR', layer: 'phi', attributes: { gender: 'f' } },
  ],
  meta: { patient: 'p7', ward: 3 },
};

describe('jsonl', () => {
  it('counts offsets in code points', async () => {
    const { docs } = await readDocs(jsonl, { 'a.jsonl': line(record) });
    const [doc] = docs as [Document];
    expect(doc.entities.map((entity) => doc.text.slice(entity.start, entity.end))).toEqual(['Eva Lind', 'Oda']);
    expect(doc.entities[0]).toEqual({ id: 'T1', start: 3, end: 11, label: 'PATIENT' });
    expect(doc.meta).toEqual(record.meta);
  });

  it('says in what unit offsets beyond the text may count', async () => {
    const ends = [33, 35, 38];
    const lines = ends.map((end) => line({ ...record, entities: [{ start: 2, end, label: 'PATIENT' }] }));
    const { diagnostics } = await readDocs(jsonl, { 'a.jsonl': lines.join('') });
    expect(diagnostics.map(({ message }) => /may count (?<unit>UTF-16 units|bytes)/u.exec(message)?.groups?.['unit'])).toEqual(['UTF-16 units', 'bytes', undefined]); // prettier-ignore
  });

  it.each([
    ['in the usual order', record],
    ['with fields it does not know', { source: { z: [1.5, null], a: true }, ...record, note: 'x' }],
    ['with fields in another order', { entities: [], text: 'a', id: 'b' }],
    [
      'with entities in another order, that say more',
      {
        ...record,
        entities: [
          { text: 'Oda', end: 22, start: 19, label: 'DOCTOR', score: 0.5 },
          { start: 2, end: 10, label: 'PATIENT', id: 'T7' },
        ],
      },
    ],
    ['with a number for an id', { ...record, id: 12 }],
    ['with two entities of one id', { ...record, entities: record.entities.map((entity) => ({ ...entity, id: 'x' })) }],
    [
      'with the fields of Object.prototype',
      JSON.parse('{"__proto__":{"a":1},"id":"x","text":"","entities":[],"constructor":1}'),
    ],
  ])('writes an unchanged record as it was: %s', async (_, record) => {
    const { written, diagnostics } = await roundTrip(jsonl, { 'a.jsonl': line(record) });
    expect(diagnostics).toEqual([]);
    expect(written['a.jsonl']?.toString()).toBe(line(record));
  });

  it('keeps nothing of the source in a derived record: free-form values follow the edit or go', async () => {
    const source = {
      ...record,
      meta: {
        patient: 'Eva Lind',
        doctor: 'ODA',
        file: 'scan of evalind.pdf',
        ward: 3,
        year: 1987,
        about: 'Lind family',
      },
      entities: [
        { ...record.entities[0], text: 'Eva Lind', attributes: { canonical: 'Lind, Eva', sure: true } },
        record.entities[1],
      ],
      tokens: ['😀', 'Eva', 'Lind', 'saw'],
      sentences: [{ start: 0, end: 12 }],
      spans2: [[2, 10, 'X']],
      'about Eva': 1,
      url: 'https://example.org/7',
    };
    const rename = ([doc]: readonly Document[]) => [
      applyEdits(
        doc as Document,
        [
          { start: 3, end: 11, replacement: 'Ann Berg' },
          { start: 20, end: 23, replacement: 'Ito' },
        ],
        { id: 'note-1-copy-1', derivedFrom: { id: 'note-1', copy: 1, seed: 13, recipe: 'phicon', steps: ['phi'] } },
      ),
    ];
    const { written, diagnostics } = await roundTrip(jsonl, { 'a.jsonl': line(source) }, {}, rename);
    const text = written['a.jsonl']?.toString() ?? '';
    expect(text).not.toMatch(/eva|lind|oda/i);
    expect(JSON.parse(text)).toEqual({
      id: 'note-1-copy-1',
      text: '😀 Ann Berg saw Dr. Ito on 3 May.',
      entities: [
        { id: 'T1', start: 2, end: 10, label: 'PATIENT', text: 'Ann Berg', attributes: { sure: true } },
        { id: 'T2', start: 19, end: 22, label: 'DOCTOR', layer: 'phi', attributes: { gender: 'f' } },
      ],
      meta: { patient: 'Ann Berg', doctor: 'Ito', ward: 3, year: 1987 },
      url: 'https://example.org/7',
      derivedFrom: { id: 'note-1', copy: 1, seed: 13, recipe: 'phicon', steps: ['phi'] },
    });
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toContain('warning field-dropped');
    expect(JSON.stringify(diagnostics)).not.toMatch(/eva|lind|oda"/i);
  });

  it('reads a list for each layer, and writes each back where it was', async () => {
    const layered = {
      id: 'n',
      split: 'dev',
      text: 'Eva takes aspirin',
      phi: [{ start: 0, end: 3, label: 'PATIENT', text: 'Eva' }],
      drug: [{ start: 10, end: 17, label: 'DRUG', text: 'aspirin' }],
      none: [],
    };
    const { docs, written } = await roundTrip(jsonl, { 'a.jsonl': line(layered) });
    expect(docs[0]?.entities).toEqual([
      { id: 'T1', start: 0, end: 3, label: 'PATIENT' },
      { id: 'T2', start: 10, end: 17, label: 'DRUG', layer: 'drug' },
    ]);
    expect(written['a.jsonl']?.toString()).toBe(line(layered));
    const rename = ([doc]: readonly Document[]) => [
      applyEdits(doc as Document, [{ start: 0, end: 3, replacement: 'Anne' }], { id: 'c' }),
    ];
    const derived = await roundTrip(jsonl, { 'a.jsonl': line(layered) }, {}, rename);
    expect(JSON.parse(derived.written['a.jsonl']?.toString() ?? '')).toEqual({
      ...layered,
      id: 'c',
      text: 'Anne takes aspirin',
      phi: [{ start: 0, end: 4, label: 'PATIENT', text: 'Anne' }],
      drug: [{ start: 11, end: 18, label: 'DRUG', text: 'aspirin' }],
    });
  });

  it('reads a list that is called annotations as the gold, and what a model said as none', async () => {
    const said = [{ start: 0, end: 3, label: 'X', score: 0.5 }];
    const { docs } = await readDocs(jsonl, { 'a.jsonl': line({ text: 'Eva.', prediction: said, suggestions: said, annotation: [{ start: 0, end: 3, label: 'PER' }] }) }); // prettier-ignore
    expect(docs[0]?.entities).toEqual([{ id: 'T1', start: 0, end: 3, label: 'PER' }]);
  });

  it('reads provenance back', async () => {
    const derivedFrom = { id: 'n', copy: 2, seed: 13, recipe: 'phicon', steps: ['phi-replacement'] };
    const { docs } = await readDocs(jsonl, { 'a.jsonl': line({ ...record, derivedFrom }) });
    expect(docs[0]?.derivedFrom).toEqual(derivedFrom);
  });

  it('reports each line it cannot read, with its number and without its text, and reads the others', async () => {
    const good = Buffer.from(line({ ...record, id: 'good' }));
    const bad = [
      '{"id": "b", "text": "Eva Lind\n',
      line({ ...record, text: undefined }),
      line({ ...record, entities: { T1: 'Eva Lind' } }),
      line({ ...record, entities: [{ start: 2, end: 99, label: 'PATIENT' }] }),
      line({ ...record, entities: [{ start: 2, end: 9.5, label: 'PATIENT' }] }),
      line({ ...record, entities: [{ start: '2', end: 9, label: 'PATIENT' }] }),
      line({ ...record, entities: [{ start: 5, end: 2, label: 'PATIENT' }] }),
      line({ ...record, entities: [{ start: 2, end: 2, label: 'PATIENT' }] }),
      line({ ...record, entities: [{ start: 2, end: 10 }] }),
      line({ ...record, entities: [{ start: 2, end: 10, label: 'A', text: 'Eva Lund' }] }),
      line({
        ...record,
        entities: [
          { start: 2, end: 10, label: 'A' },
          { start: 6, end: 12, label: 'B' },
        ],
      }),
      line({ ...record, entities: [{ start: 2, end: 10, label: 'A', fragments: [{ start: 2, end: 99 }] }] }),
      line({ ...record, meta: 'Eva Lind' }),
    ];
    const content = Buffer.concat([
      good,
      ...bad.flatMap((text) => [Buffer.from(text), good]),
      Buffer.from([0x22, 0xff, 0x22, 0x0a]),
    ]);
    const { docs, diagnostics } = await readDocs(jsonl, { 'a.jsonl': content }, { overlaps: 'refuse' });
    expect(docs).toHaveLength(bad.length + 1);
    expect(diagnostics.map(({ code, place }) => `${place.line} ${code}`)).toEqual([
      '2 malformed-json',
      '4 bad-record',
      '6 bad-record',
      '8 offset-out-of-range',
      '10 offset-out-of-range',
      '12 bad-record',
      '14 offset-out-of-range',
      '16 empty-entity',
      '18 bad-record',
      '20 surface-mismatch',
      '22 overlapping-entities',
      '24 bad-fragments',
      '26 bad-record',
      '28 invalid-utf8',
    ]);
    expect(diagnostics.every(({ severity }) => severity === 'error')).toBe(true);
    expect(JSON.stringify(diagnostics)).not.toMatch(/Eva|Lind/);
  });

  it('keeps overlapping entities', async () => {
    const entities = [
      { id: 'a', start: 2, end: 10, label: 'A' },
      { id: 'b', start: 6, end: 12, label: 'B' },
    ];
    const files = { 'a.jsonl': line({ ...record, entities }) };
    const { docs, written } = await roundTrip(jsonl, files);
    expect(docs[0]?.entities).toHaveLength(2);
    expect(written['a.jsonl']?.toString()).toBe(files['a.jsonl']);
  });

  it('reads a byte order mark, CRLF, blank lines and a last line without its end', async () => {
    const one = JSON.stringify(record);
    const { docs, diagnostics } = await readDocs(jsonl, { 'a.jsonl': `\ufeff${one}\r\n\r\n${one}` });
    expect(docs).toHaveLength(2);
    expect(diagnostics).toEqual([]);
  });

  it('names a document without an id after its file and its place in it', async () => {
    const { docs } = await readDocs(jsonl, { 'sub/a.jsonl': '{"text":"x"}\n\n{"text":"y"}\n' });
    expect(docs.map((doc) => doc.id)).toEqual(['sub/a-1', 'sub/a-2']);
  });
});
