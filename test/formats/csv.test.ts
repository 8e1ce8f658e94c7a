import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Edit } from '../../src/core/types.ts';
import { csv } from '../../src/formats/csv/index.ts';
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
async function expectSame(text: string, options = {}) {
  const result = await roundTrip(csv, { 'a.csv': text }, options);
  expect(result.written['a.csv']?.toString()).toBe(text);
  return result;
}

const KAGGLE =
  'Sentence #,Word,POS,Tag\nSentence: 1,Eva,NNP,B-per\n,Lind,NNP,I-per\n,said,VBD,O\n,"""",\'\'\',O\n,",",",",O\nSentence: 2,Bonn,NNP,B-geo\n';
const DOCS = 'doc_id;sentence_id;token;tag\r\nd1;1;Eva;B-PER\r\nd1;1;sat;O\r\nd1;2;Bonn;B-LOC\r\nd2;1;Yes;O\r\n';

describe('csv: reading', () => {
  it('finds sentences by a sentence column that names each once', async () => {
    const { docs } = await expectSame(KAGGLE);
    expect(docs.map((doc) => [doc.id, doc.text, ...mentions(doc)])).toEqual([
      ['a#1', 'Eva Lind said " ,', 'per:Eva Lind'],
      ['a#2', 'Bonn', 'geo:Bonn'],
    ]);
  });

  it('finds the columns of a header in another language by what they hold', async () => {
    const text = 'veta;slovo;pos;znacka\nVeta: 1;Eva;NN;B-P\n;Lind;NN;I-P\n;spala;VB;O\nVeta: 2;Brno;NN;B-G\n';
    const { docs } = await expectSame(text);
    expect(docs.map((doc) => [doc.text, ...mentions(doc)])).toEqual([['Eva Lind spala', 'P:Eva Lind'], ['Brno', 'G:Brno']]); // prettier-ignore
  });

  it('finds documents by a document column', async () => {
    const { docs } = await expectSame(DOCS);
    expect(docs.map((doc) => [doc.id, doc.text, ...mentions(doc)])).toEqual([
      ['d1', 'Eva sat\nBonn', 'PER:Eva', 'LOC:Bonn'],
      ['d2', 'Yes'],
    ]);
  });

  it('finds sentences by blank lines, in tables without a header, with a byte order mark, and without a final newline', async () => {
    const { docs } = await expectSame('\ufeff"Eva","B-PER"\n"sat","O"\n\n"Bo\nnn","B-LOC"');
    expect(docs.map((doc) => mentions(doc))).toEqual([['PER:Eva'], ['LOC:Bo\nnn']]);
  });

  it('reads tabs, with double quotes as tokens or as quotes', async () => {
    expect((await expectSame('token\ttag\nEva\tB-PER\n"\tO\n')).docs[0]?.text).toBe('Eva "');
    expect((await expectSame('token\ttag\n"Eva"\tB-PER\n""""\tO\n')).docs[0]?.text).toBe('Eva "');
  });

  it('reads the columns that options name', async () => {
    const text = 'raw,norm,x\nEVA,Eva,B-PER\n';
    const { docs } = await expectSame(text, { tokenColumn: 'norm', tagColumn: 'x' });
    expect(mentions(docs[0] as Document)).toEqual(['PER:Eva']);
    await expect(readDocs(csv, { 'a.csv': text }, { tokenColumn: 'norm', tagColumn: 'y' })).rejects.toThrow(
      /no column "y"/,
    );
  });

  it('refuses the sentence of a malformed row and reads the rest', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`word,pos,tag\n${'Eva,N,B-PER\n\n'.repeat(90)}sat,V,O\n\nEva,B-PER\nsat,V,O\n\nEva,N,PER\n\n`),
      Buffer.from([0x45, 0xff, 0x2c, 0x4e, 0x2c, 0x4f, 0x0a, 0x0a]),
      Buffer.from(`"Eva,N,B-PER\n\n${'ran,V,O\n\n'.repeat(120)}`),
    ]);
    const { docs, diagnostics } = await readDocs(csv, { 'a.csv': bytes });
    expect(docs.map((doc) => doc.text).slice(89)).toEqual(['Eva', 'sat', ...Array.from({ length: 120 }, () => 'ran')]);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([
      ['column-missing', 184],
      ['bad-tag', 187],
      ['invalid-utf8', 189],
      ['bad-quoting', 191],
    ]);
    expect(JSON.stringify(diagnostics)).not.toContain('Eva');
  });

  it('reads rows whose last cells are left out or followed by empty ones, and writes them as they were', async () => {
    const ragged = 'word,tag,pos,note\nEva,B-PER,N,x\n\nsat,O\n\nin,O,P,,,\n\nBonn,B-LOC,N\n\n';
    const { docs, diagnostics } = await expectSame(ragged);
    expect([docs.map((doc) => doc.text), diagnostics]).toEqual([['Eva', 'sat', 'in', 'Bonn'], []]);
    const { written } = await roundTrip(csv, { 'a.csv': ragged }, {}, (all) =>
      all.map((doc) => (doc.text === 'Bonn' ? derive(doc, [swap(doc, 'Bonn', 'Ulm')]) : doc)),
    );
    expect(written['a.csv']?.toString()).toBe(ragged.replace('Bonn,B-LOC,N', 'Ulm,B-LOC,_,_'));
  });

  it('says of rows that lack a token or a tag, or have a cell too many, what is to be done, however many they are', async () => {
    const { docs, diagnostics } = await readDocs(csv, {
      'a.csv': 'doc,word,tag\nd1,Eva,B-PER\nd2,,,O\nd3,sat\nd4,Bonn,B-LOC\nd5,",",O\n',
    });
    expect(docs.map((doc) => [doc.id, doc.text])).toEqual([
      ['d1', 'Eva'],
      ['d4', 'Bonn'],
      ['d5', ','],
    ]);
    expect(diagnostics.map(({ code, message, place }) => [code, place.line, message])).toEqual([
      [
        'column-count',
        3,
        'the row has 4 columns, not 3 as the header: put a token with a comma in it into double quotes; the document was skipped',
      ],
      [
        'column-missing',
        4,
        'the row has 2 columns, not 3 as the header, and no token or no tag: add what is missing; the document was skipped',
      ],
    ]);
  });

  it('takes a token that is a bare double quote for no beginning of a cell over many lines', async () => {
    const { docs, diagnostics } = await readDocs(csv, {
      'a.csv': 'doc,word,tag\nd1,",O\nd1,no,O\nd2,Eva,B-PER\nd3,",O\nd4,"""",O\nd4,"Bonn","B-LOC"\n',
    });
    expect(docs.map((doc) => [doc.id, doc.text, ...mentions(doc)])).toEqual([
      ['d2', 'Eva', 'PER:Eva'],
      ['d4', '" Bonn', 'LOC:Bonn'],
    ]);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([
      ['bad-quoting', 2],
      ['bad-quoting', 5],
    ]);
    expect(diagnostics[0]?.message).toContain('doubled, in quotes');
  });

  it('skips a table without tags with an error', async () => {
    const { docs, diagnostics } = await readDocs(csv, { 'a.csv': 'name,age\nEva,7\n' });
    expect(docs).toEqual([]);
    expect(diagnostics.map(({ code, place }) => [code, path.basename(place.file ?? '')])).toEqual([
      ['not-columns', 'a.csv'],
    ]);
  });

  it('is detected by content', () => {
    const detect = (head: string, relative = 'a.csv') => csv.detect({ relative, head, complete: true, siblings: [] });
    expect(detect(KAGGLE)).toBeGreaterThan(0.9);
    expect(detect(DOCS)).toBeGreaterThan(0.9);
    expect(detect('token\ttag\nEva\tB-PER\n', 'a.txt')).toBeGreaterThan(0.8);
    for (const other of ['', 'Eva\tB-PER\n', 'Eva B-PER\n', 'name,age\nEva,7\n', '{"a": 1, "b": 2}\n', 'Well, yes\n']) {
      expect(detect(other)).toBe(0);
    }
  });
});

describe('csv: writing', () => {
  it('brings rows up to date and keeps what no edit touched', async () => {
    const source = 'doc,sent,word,lemma,text,tag\nd,1,Eva,Eva,Eva sat,B-PER\nd,1,"sat",sit,Eva sat,O\nd,2,Yes,yes,,O\n';
    const { written } = await roundTrip(csv, { 'a.csv': source }, {}, ([doc]) => [
      doc as Document,
      derive(doc as Document, [swap(doc as Document, 'Eva', 'Ida, Jo')]),
    ]);
    expect(written['a.csv']?.toString()).toBe(
      `${source}d-aug1,1-aug1,Ida,_,_,B-PER\nd-aug1,1-aug1,",",_,_,I-PER\nd-aug1,1-aug1,Jo,_,_,I-PER\nd-aug1,1-aug1,sat,sit,_,O\nd-aug1,2-aug1,Yes,yes,,O\n`,
    );
  });

  it('separates documents by blank lines where no column does', async () => {
    const { written } = await roundTrip(csv, { 'a.csv': 'Eva,B-PER\nsat,O' }, {}, ([doc]) => [
      doc as Document,
      derive(doc as Document, []),
    ]);
    expect(written['a.csv']?.toString()).toBe('Eva,B-PER\nsat,O\n\nEva,B-PER\nsat,O\n\n');
  });

  it('writes another scheme when asked, and new labels', async () => {
    const { written } = await roundTrip(csv, { 'a.csv': DOCS }, { scheme: 'BIOES' }, (docs) =>
      docs.map((doc) => ({ ...doc, entities: doc.entities.map((entity) => ({ ...entity, label: 'X' })) })),
    );
    expect(written['a.csv']?.toString()).toBe(DOCS.replaceAll(/B-\w+/g, 'S-X'));
  });

  it('writes documents of other formats with their ids', async () => {
    const doc = createDocument({
      id: 'n,1',
      text: 'Eva\n"Bonn"',
      entities: [{ id: '1', start: 5, end: 9, label: 'LOC' }],
    });
    expect(await writeDocs(csv, [doc], 'folder')).toEqual({
      'corpus.csv':
        'doc_id,sentence_id,token,tag\n"n,1","n,1-s1",Eva,O\n"n,1","n,1-s2","""",O\n"n,1","n,1-s2",Bonn,B-LOC\n"n,1","n,1-s2","""",O\n',
    });
  });

  it('reads what it wrote: the mentions of any document, edited or not, but for spacing', async () => {
    const squeeze = (doc: Document | undefined) =>
      (doc?.entities ?? [])
        .map((e) => `${e.label} ${(doc as Document).text.slice(e.start, e.end).replaceAll(/\s/g, '')}`)
        .filter((mention) => !mention.endsWith(' '));
    await fc.assert(
      fc.asyncProperty(documentArbitrary, fc.nat(), async (doc, seed) => {
        const read = async (docs: readonly Document[]) =>
          (await readDocs(csv, await writeDocs(csv, docs, 'folder'))).docs;
        const [first] = await read([doc]);
        expect(squeeze(first)).toEqual(squeeze(doc));
        if (!first) return;
        const edits = fc.sample(editsArbitrary(first), { seed, numRuns: 1 })[0] as Edit[];
        const copy = derive(first, edits);
        const [again] = await read([copy]);
        expect(squeeze(again)).toEqual(squeeze(copy));
      }),
      { numRuns: 40 },
    );
  });
});
