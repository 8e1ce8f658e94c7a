import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { csv } from '../../src/formats/csv/index.ts';
import { formatSpans, parseSpans } from '../../src/formats/io/span-text.ts';
import { readDocs, roundTrip } from '../helpers/round-trip.ts';

const TEXT = '😀 Eva O\'Neil said ""yes"",\nto Oda.'; // as a quoted cell has it
const PLAIN = TEXT.replaceAll('""', '"');
const mentions = (doc: Document) => doc.entities.map((e) => `${e.label}:${doc.text.slice(e.start, e.end)}`);
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const sample = ({ head, relative = 'a.csv' }: { head: string; relative?: string }) => ({ head, relative, complete: true, siblings: [] }); // prettier-ignore
const renamed = (docs: readonly Document[]) =>
  docs.map((doc) => applyEdits(doc, [{ start: 3, end: 13, replacement: 'Ida Berg' }], { id: `${doc.id}-aug1` }));

const SHAPES: readonly (readonly [string, string])[] = [
  ['JSON', '[{"start":2,"end":12,"label":"PER"},{"start":28,"end":31,"label":"DOC"}]'],
  ['Python dicts', "[{'start': 2, 'end': 12, 'label': 'PER', 'sure': True, 'by': None}, {'start': 28, 'end': 31, 'label': 'DOC'}]"], // prettier-ignore
  ['Python tuples', "[(2, 12, 'PER'), (28, 31, 'DOC')]"],
  ['a tuple of tuples', "((2, 12, 'PER'), (28, 31, 'DOC'),)"],
  ['NumPy arrays and numbers', "[{'start': np.int64(2), 'end': 12, 'label': 'PER'}\n {'start': 28, 'end': 31, 'label': 'DOC'}]"], // prettier-ignore
  ['entities in a dict', "{'entities': [(2, 12, 'PER'), (28, 31, 'DOC')]}"],
  ['other names', '[{"begin":2,"end":12,"type":"PER"},{"begin":28,"end":31,"type":"DOC"}]'],
  // Label Studio counts in UTF-16 units.
  ['Label Studio', '[{"start":3,"end":13,"text":"Eva O\'Neil","labels":["PER"]},{"start":29,"end":32,"text":"Oda","labels":["DOC"]}]'], // prettier-ignore
];

describe('a table of texts with their spans', () => {
  it.each(SHAPES)('is read and written back as it was: %s', async (_, spans) => {
    const table = `,id,text,label,ward\n0,n1,"${TEXT}",${quoted(spans)},7\n1,n2,Nothing here.,,7\n2,n3,Nor here.,[],7\n`;
    expect(csv.detect(sample({ head: table }))).toBeGreaterThan(0.99);
    const { docs, written, diagnostics } = await roundTrip(csv, { 'a.csv': table });
    expect(diagnostics).toEqual([]);
    expect(docs.map((doc) => [doc.id, doc.text, ...mentions(doc)])).toEqual([
      ['n1', PLAIN, "PER:Eva O'Neil", 'DOC:Oda'],
      ['n2', 'Nothing here.'],
      ['n3', 'Nor here.'],
    ]);
    expect(docs[0]?.meta).toEqual({ ward: '7' });
    expect(String(written['a.csv'])).toBe(table);
  });

  it.each(SHAPES)('writes what is derived in the way of its spans: %s', async (_, spans) => {
    const table = `id;note;spans\nn1;"${TEXT}";${quoted(spans)}\n`;
    const { written } = await roundTrip(csv, { 'a.csv': table }, {}, renamed);
    const text = String(written['a.csv']);
    expect(text.split('\n')[0]).toBe('id;note;spans');
    const { docs, diagnostics } = await readDocs(csv, { 'a.csv': text });
    expect(diagnostics).toEqual([]);
    expect(docs.map((doc) => [doc.id, ...mentions(doc)])).toEqual([['n1-aug1', 'PER:Ida Berg', 'DOC:Oda']]);
    const cell = text.slice(text.lastIndexOf(';') + 2, -2).replaceAll('""', '"');
    expect(parseSpans(cell, TEXT)?.style).toEqual(parseSpans(spans, TEXT)?.style);
  });

  it('keeps a byte order mark, line ends and quotes', async () => {
    const table = `\ufeff"id","text","label"\r\n"n1","Eva\r\ncame.","[(0, 3, 'PER')]"\r\n`;
    const derived = await roundTrip(csv, { 'a.csv': table }, {}, (docs) => [
      ...docs,
      ...docs.map((doc) => applyEdits(doc, [{ start: 0, end: 3, replacement: 'Ida' }], { id: 'n2' })),
    ]);
    expect(String(derived.written['a.csv'])).toBe(`${table}n2,"Ida\r\ncame.","[[0,3,""PER""]]"\r\n`);
  });

  it('leaves out of a derived row other spans, which count in the old text', async () => {
    const table = `text,label,model\nEva came.,"[(0, 3, 'PER')]","[(0, 8, 'PER')]"\n`;
    const { written } = await roundTrip(csv, { 'a.csv': table }, { tagColumn: 'label' }, (docs) =>
      docs.map((doc) => applyEdits(doc, [{ start: 0, end: 3, replacement: 'Ida' }], { id: 'n2' })),
    );
    expect(String(written['a.csv'])).toBe('text,label,model\nIda came.,"[[0,3,""PER""]]",\n');
  });

  it('takes documents of other formats in', async () => {
    const table = `id,text,label\nn1,Eva came.,"[(0, 3, 'PER')]"\n`;
    const other = createDocument({ id: 'x', text: 'Ulm, 1', entities: [{ id: 'T1', start: 0, end: 3, label: 'LOC' }] });
    const { written } = await roundTrip(csv, { 'a.csv': table }, {}, (docs) => [...docs, other]);
    expect(String(written['a.csv'])).toBe(`${table}x,"Ulm, 1","[[0,3,""LOC""]]"\n`);
  });

  it('leaves out the other columns where a document leaves the house', async () => {
    const table = `\ufefftext,label,by,ward\nEva came.,"[(0, 3, 'PER')]",Eva,7\n`;
    const { written } = await roundTrip(csv, { 'a.csv': table }, {}, (docs) =>
      docs.map((doc) => {
        const edited = applyEdits(doc, [{ start: 0, end: 3, replacement: 'Ida' }]);
        return { ...edited, envelope: { ...(edited.envelope as NonNullable<Document['envelope']>), sealed: ['ward'] } };
      }),
    );
    expect(String(written['a.csv'])).toBe('\ufefftext,label,column3,ward\nIda came.,"[[0,3,""PER""]]",,7\n');
  });

  it('is chosen before the notes that have no mentions, and by its columns where there are several lists', async () => {
    const notes = `note_id,note_text,entities\n1,Eva came.,"[{""start"":0,""end"":3,""label"":""PER""}]"\n`;
    expect(csv.detect(sample({ head: notes }))).toBeGreaterThan(0.99);
    const both = `text,gold,model\nEva came.,"[(0, 3, 'PER')]","[(0, 8, 'PER')]"\n`;
    expect(csv.detect(sample({ head: both }))).toBe(0);
    const { docs } = await readDocs(csv, { 'a.csv': both }, { tagColumn: 'gold' });
    expect(docs.map(mentions)).toEqual([['PER:Eva']]);
  });

  it('says which rows it cannot read', async () => {
    const table = `text,label\n${'Eva came.,"[(0, 3, \'PER\')]"\n'.repeat(100)}Eva,"[(0, 3"\nEva,"[(0, 9, 'PER')]"\nEva\n`;
    const { docs, diagnostics } = await readDocs(csv, { 'a.csv': table });
    expect(docs).toHaveLength(100);
    expect(diagnostics).toMatchObject([
      { code: 'bad-spans', place: { line: 102 } },
      { code: 'offset-out-of-range', place: { line: 103 } },
      { code: 'column-count', place: { line: 104 } },
    ]);
  });
});

describe('spans in a string', () => {
  it('are what was written, whatever the labels', () => {
    const item = fc.record({ start: fc.nat(9), end: fc.nat(9), label: fc.string({ minLength: 1, unit: 'grapheme' }) });
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(parseSpans(formatSpans(items, 'x'.repeat(9)), 'x'.repeat(9))?.items).toEqual(items);
      }),
    );
  });

  it.each([String.raw`[(0, 1, 'it\'s')]`, String.raw`[(0, 1, "it's")]`, String.raw`[(0, 1, 'it\x27s')]`])(
    'may be quoted as Python does: %s',
    (cell) => expect(parseSpans(cell, 'x')?.items).toEqual([{ start: 0, end: 1, label: "it's" }]),
  );

  it.each(['', 'nan', 'None', '[]', '()'])('are none in %j', (cell) =>
    expect(parseSpans(cell, 'x')).toEqual({ items: [] }),
  );

  it.each(['no', '[1, 2]', "['PER']", '{"a": 1}', '[(0, 1)]', '[(0, 1, 2)]', '[(0, 1, "A"', '[__import__("os")]'])(
    'are not in %j',
    (cell) => expect(parseSpans(cell, 'x')).toBeUndefined(),
  );
});
