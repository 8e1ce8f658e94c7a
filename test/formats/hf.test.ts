import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit } from '../../src/core/types.ts';
import { hf } from '../../src/formats/hf/index.ts';
import { documentArbitrary, editsArbitrary } from '../helpers/arbitraries.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

const mentions = (doc: Document) => doc.entities.map((e) => `${e.label}:${doc.text.slice(e.start, e.end)}`);
const derive = (doc: Document, edits: readonly Edit[]) =>
  applyEdits(doc, edits, {
    id: `${doc.id}-aug1`,
    derivedFrom: { id: doc.id, copy: 1, seed: 1, recipe: 'r', steps: [] },
  });
const swap = (doc: Document, from: string, replacement: string): Edit => {
  const start = doc.text.indexOf(from);
  return { start, end: start + from.length, replacement };
};
const lines = (...records: unknown[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
const parse = (text: string | Buffer | undefined) =>
  String(text)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

const EVA = {
  id: '7',
  tokens: ['Eva', 'Lind', 'sat', '.'],
  ner_tags: ['B-PER', 'I-PER', 'O', 'O'],
  pos_tags: [1, 1, 2, 3],
  lemmas: ['Eva', 'Lind', 'sit', '.'],
  note: 'about Eva Lind',
  source: 'web',
};
const NUMBERED = { id: 1, tokens: ['Eva', 'sat'], ner_tags: [1, 0] };
const INFO = JSON.stringify({
  features: {
    tokens: { feature: { dtype: 'string', _type: 'Value' }, _type: 'Sequence' },
    ner_tags: { feature: { names: ['O', 'B-PER', 'I-PER'], _type: 'ClassLabel' }, _type: 'Sequence' },
  },
});

describe('hf', () => {
  it('reads tokens and string tags, and writes unchanged records as they were', async () => {
    const text = lines(EVA, { tokens: [], ner_tags: [] });
    const { docs, written } = await roundTrip(hf, { 'a.jsonl': text });
    expect(docs.map((doc) => [doc.id, doc.text, ...mentions(doc)])).toEqual([
      ['7', 'Eva Lind sat .', 'PER:Eva Lind'],
      ['a-2', ''],
    ]);
    expect(written['a.jsonl']?.toString()).toBe(text);
  });

  it('reads and writes a JSON list', async () => {
    const { docs, written } = await roundTrip(hf, { 'a.json': JSON.stringify([EVA, EVA], undefined, 2) });
    expect(docs).toHaveLength(2);
    expect(JSON.parse(String(written['a.json']))).toEqual([EVA, EVA]);
  });

  it('reads integer tags by the names of a dataset_info.json, and keeps that with the output', async () => {
    const files = { 'data/a.jsonl': lines(NUMBERED), 'dataset_info.json': INFO, 'data/b.jsonl': lines(NUMBERED) };
    const { docs, written, diagnostics } = await roundTrip(hf, files);
    expect(docs.map((doc) => mentions(doc))).toEqual([['PER:Eva'], ['PER:Eva']]);
    expect(written['data/a.jsonl']?.toString()).toBe(lines(NUMBERED));
    expect(written['data/dataset_info.json']?.toString()).toBe(INFO);
    expect(diagnostics).toEqual([]);
  });

  it('reads integer tags by names given as an option, also those of a data card', async () => {
    const { docs } = await readDocs(hf, { 'a.jsonl': lines(NUMBERED) }, { tagNames: ['O', 'U-PER'] });
    expect(docs.map((doc) => mentions(doc))).toEqual([['PER:Eva']]);
    const card = {
      x: { features: [{ name: 'ner_tags', sequence: { class_label: { names: { '0': 'O', '1': 'B-ORG' } } } }] },
    };
    const carded = await readDocs(hf, { 'a.jsonl': lines(NUMBERED), 'dataset_infos.json': JSON.stringify(card) });
    expect(carded.docs.map((doc) => mentions(doc))).toEqual([['ORG:Eva']]);
  });

  it('reads integer tags by the names of the card that the hub keeps, and writes the names alone', async () => {
    const card = `---
license: other
dataset_info:
  features:
  - name: tokens
    sequence: string
  - name: ner_tags
    sequence:
      class_label:
        names:
          '0': O
          '1': B-ORG
---
# Notes of ward B
`;
    const { docs, written, diagnostics } = await roundTrip(hf, {
      'data/train.jsonl': lines(NUMBERED),
      'data/test.jsonl': lines(NUMBERED),
      'README.md': card,
    });
    expect(diagnostics).toEqual([]);
    expect(docs.map((doc) => mentions(doc))).toEqual([['ORG:Eva'], ['ORG:Eva']]);
    expect(Object.keys(written).toSorted()).toEqual(['data/dataset_info.json', 'data/test.jsonl', 'data/train.jsonl']);
    expect(JSON.parse(String(written['data/dataset_info.json']))).toEqual({
      features: { ner_tags: { feature: { names: ['O', 'B-ORG'] } } },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['in each record', { 'a.jsonl': lines({ ...NUMBERED, tag_names: ['O', 'B-PER', 'I-PER'] }) }],
    ['by number, in each record', { 'a.jsonl': lines({ ...NUMBERED, id2label: { 0: 'O', 1: 'B-PER', 10: 'I-ORG' , 2: 'I-PER', 3: 'B-X', 4: 'I-X', 5: 'B-Y', 6: 'I-Y', 7: 'B-Z', 8: 'I-Z', 9: 'B-ORG' } }) }], // prettier-ignore
    ['before the records', { 'a.json': JSON.stringify({ label2id: { O: 0, 'B-PER': 1 }, data: [NUMBERED] }) }],
    [
      'behind the records',
      { 'a.json': JSON.stringify({ data: [NUMBERED], label_list: ['O', 'B-PER'] }, undefined, 1) },
    ],
    ['as the hub serves rows', { 'a.json': JSON.stringify({ features: [{ name: 'ner_tags', type: { feature: { names: ['O', 'B-PER'], _type: 'ClassLabel' } } }], rows: [{ row_idx: 0, row: NUMBERED, truncated_cells: [] }] }) }], // prettier-ignore
  ])('reads integer tags by names that the file states, and writes them by name: %s', async (_, files) => {
    const { docs, written } = await roundTrip(hf, files);
    expect(docs.map((doc) => mentions(doc))).toEqual([['PER:Eva']]);
    expect(Object.values(written).map(String).join('')).toMatch(/"ner_tags":\s*\[\s*"B-PER",\s*"O"/);
  });

  it.each([
    ['id2label.json', '{"0": "O", "1": "B-PER"}'],
    ['config.json', '{"id2label": {"0": "O", "1": "B-PER"}, "num_labels": 2}'],
    ['labels.txt', 'O\r\nB-PER\r\n'],
  ])('reads integer tags by the names of %s beside the file', async (name, text) => {
    const { docs, written } = await roundTrip(hf, { 'a.jsonl': lines(NUMBERED), [name]: text });
    expect(docs.map((doc) => mentions(doc))).toEqual([['PER:Eva']]);
    expect(JSON.parse(String(written['dataset_info.json']))).toMatchObject({ features: { ner_tags: { feature: { names: ['O', 'B-PER'] } } } }); // prettier-ignore
  });

  it('takes for names no tags that stand beside numbers, nor names of labels that are no tags', async () => {
    for (const more of [{ ner_labels: ['B-PER', 'O'] }, { id2label: { 0: 'LABEL_0', 1: 'LABEL_1' } }, { id2label: { 0: 'O', 2: 'B-PER' } }]) // prettier-ignore
      await expect(readDocs(hf, { 'a.jsonl': lines({ ...NUMBERED, ...more }) })).rejects.toMatchObject({ code: 'missing-tag-names' }); // prettier-ignore
  });

  it('says how to name integer tags that have no names', async () => {
    await expect(readDocs(hf, { 'a.jsonl': lines(NUMBERED) })).rejects.toMatchObject({
      code: 'missing-tag-names',
      hint: expect.stringContaining('--tag-names') as string,
    });
  });

  it('brings a derived record up to date and leaves out what repeats the source', async () => {
    const { written, diagnostics } = await roundTrip(hf, { 'a.jsonl': lines(EVA) }, {}, ([doc]) => [
      derive(doc as Document, [swap(doc as Document, 'Lind', 'Maria Berg'), swap(doc as Document, 'sat', 'stood up')]),
    ]);
    expect(parse(written['a.jsonl'])).toEqual([
      {
        id: '7-aug1',
        tokens: ['Eva', 'Maria', 'Berg', 'stood', 'up', '.'],
        ner_tags: ['B-PER', 'I-PER', 'I-PER', 'O', 'O', 'O'],
        pos_tags: [1, null, null, null, null, 3],
        lemmas: ['Eva', '_', '_', '_', '_', '.'],
        note: 'about Eva Maria Berg',
        source: 'web',
      },
    ]);
    expect(JSON.stringify(diagnostics)).not.toContain('Lind');
  });

  it('writes integers for a derived document, and refuses a label that has none', async () => {
    const change =
      (label: string) =>
      ([doc]: readonly Document[]) => {
        const copy = derive(doc as Document, [swap(doc as Document, 'Eva', 'Ida Ek')]);
        return [{ ...copy, entities: copy.entities.map((entity) => ({ ...entity, label })) }];
      };
    const options = { tagNames: ['O', 'B-PER', 'I-PER'] };
    const named = await roundTrip(hf, { 'a.jsonl': lines(NUMBERED) }, options, change('PER'));
    expect(parse(named.written['a.jsonl'])).toEqual([
      { id: '1-aug1', tokens: ['Ida', 'Ek', 'sat'], ner_tags: [1, 2, 0] },
    ]);
    const unnamed = await roundTrip(hf, { 'a.jsonl': lines(NUMBERED) }, options, change('LOC'));
    expect(unnamed.written['a.jsonl']?.toString()).toBe('');
    expect(unnamed.diagnostics.map(({ severity, code }) => [severity, code])).toEqual([
      ['warning', 'tag-names-apart'],
      ['error', 'unknown-tag'],
    ]);
  });

  it('refuses malformed records and reads the rest', async () => {
    const text =
      lines(EVA, { tokens: ['a'], ner_tags: ['O', 'O'] }, { tokens: ['a'], ner_tags: ['PER'] }, 3) +
      '{"tok\n' +
      lines(EVA);
    const { docs, diagnostics } = await readDocs(hf, { 'a.jsonl': text });
    expect(docs).toHaveLength(2);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([
      ['bad-record', 2],
      ['bad-tag', 3],
      ['bad-record', 4],
      ['malformed-json', 5],
    ]);
  });

  it('writes documents of other formats, one record each', async () => {
    const doc = createDocument({
      id: 'n',
      text: 'Eva,\nBonn',
      entities: [{ id: '1', start: 5, end: 9, label: 'LOC' }],
    });
    const files = await writeDocs(hf, [doc], 'file', { scheme: 'BILOU' });
    expect(Object.values(files).map((text) => parse(text))).toEqual([
      [{ id: 'n', tokens: ['Eva', ',', 'Bonn'], ner_tags: ['O', 'O', 'U-LOC'] }],
    ]);
  });

  it('reads tags under any name, and says which others there are', async () => {
    const record = { words_of: ['Eva', 'came'], coarse: ['B-PER', 'O'], fine: ['B-NAME', 'O'] };
    const { docs, diagnostics } = await readDocs(hf, { 'a.jsonl': lines(record) });
    expect(docs.map(({ text, entities }) => [text, entities.map(({ label }) => label)])).toEqual([['Eva came', ['PER']]]); // prettier-ignore
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([expect.stringMatching(/^other-tags .*"coarse".*fine/)]); // prettier-ignore
    const chosen = await readDocs(hf, { 'a.jsonl': lines(record) }, { tagColumn: 'fine' });
    expect(chosen.docs.map(({ entities }) => entities.map(({ label }) => label))).toEqual([['NAME']]);
  });

  it('is detected by content', () => {
    const detect = (head: string) => hf.detect({ relative: 'a.jsonl', head, complete: true, siblings: [] });
    expect(detect(lines(EVA))).toBeGreaterThan(0.9);
    expect(detect(JSON.stringify([NUMBERED]))).toBeGreaterThan(0.9);
    expect(detect(lines({ words: ['a'], labels: ['B-X'] }))).toBeGreaterThan(0.5);
    expect(detect(lines({ tokens: ['a'], ner_tags: [1], spans: ['X: a'] }))).toBeGreaterThan(0.9); // WikiANN
    expect(detect(lines({ tokens: ['a'], coarse: ['B-X'], fine: ['B-Y'] }, { tokens: ['b'], coarse: ['O'], fine: ['O'] }))).toBeGreaterThan(0.5); // prettier-ignore
    for (const other of [
      { text: 'a', entities: [] },
      { full_text: 'a', spans: [], tokens: ['a'], tags: ['O'] },
      { text: 'a', labels: [[0, 1, 'X']] },
    ]) {
      expect(detect(lines(other))).toBe(0);
    }
    expect(detect('a B-X\n')).toBe(0);
  });

  it('reads what it wrote: the mentions of any document, edited or not, but for spacing', async () => {
    const squeeze = (doc: Document) =>
      doc.entities
        .map((e) => `${e.label} ${doc.text.slice(e.start, e.end).replaceAll(/\s/g, '')}`)
        .filter((m) => !m.endsWith(' '));
    await fc.assert(
      fc.asyncProperty(documentArbitrary, fc.nat(), async (doc, seed) => {
        const read = async (docs: readonly Document[]) =>
          (await readDocs(hf, await writeDocs(hf, docs, 'folder'))).docs;
        const [first] = await read([doc]);
        expect(squeeze(first as Document)).toEqual(squeeze(doc));
        const edits = fc.sample(editsArbitrary(first as Document), { seed, numRuns: 1 })[0] as Edit[];
        const copy = derive(first as Document, edits);
        const [again] = await read([copy]);
        expect(squeeze(again as Document)).toEqual(squeeze(copy));
      }),
      { numRuns: 40 },
    );
  });
});

describe("hf: GLiNER's records", () => {
  const record = { tokenized_text: ['Eva', 'Lind', 'saw', 'Oda', '.'], ner: [[0, 1, 'PER'], [3, 3, 'PER']], more: 1 }; // prettier-ignore

  it('are read by the tokens of their mentions, ends within, and written as they were', async () => {
    const text = lines({ tokenized_text: ['No'], ner: [] }, record);
    expect(hf.detect({ head: text, relative: 'a.jsonl', complete: true, siblings: [] })).toBeGreaterThan(0.9);
    const { docs, written, diagnostics } = await roundTrip(hf, { 'a.jsonl': text });
    expect(diagnostics).toEqual([]);
    expect(docs.map(mentions)).toEqual([[], ['PER:Eva Lind', 'PER:Oda']]);
    expect(String(written['a.jsonl'])).toBe(text);
  });

  it('are derived as such, with those of other formats', async () => {
    const other = createDocument({
      id: 'x',
      text: 'In Ulm.',
      entities: [{ id: 'T1', start: 3, end: 6, label: 'LOC' }],
    });
    const { written } = await roundTrip(hf, { 'a.json': JSON.stringify([record]) }, {}, (docs) => [
      ...docs.map((doc) => derive(doc, [swap(doc, 'Eva Lind', 'Ida')])),
      other,
    ]);
    expect(JSON.parse(String(written['a.json']))).toEqual([
      { tokenized_text: ['Ida', 'saw', 'Oda', '.'], ner: [[0, 0, 'PER'], [2, 2, 'PER']], more: 1, id: 'a-1-aug1' },
      { id: 'x', tokenized_text: ['In', 'Ulm', '.'], ner: [[1, 1, 'LOC']] },
    ]); // prettier-ignore
  });

  it('are refused where a mention is not among the tokens', async () => {
    const { docs, diagnostics } = await readDocs(hf, { 'a.jsonl': lines(record, { ...record, ner: [[3, 5, 'PER']] }) });
    expect(docs).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ code: 'offset-out-of-range', place: { line: 2 } }]);
  });
});
