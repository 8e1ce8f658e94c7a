import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { CorpusFormat } from '../../src/core/corpus-format.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { doccano } from '../../src/formats/doccano/index.ts';
import { jsonl } from '../../src/formats/jsonl/index.ts';
import { labelStudio } from '../../src/formats/label-studio/index.ts';
import { presidio } from '../../src/formats/presidio/index.ts';
import { spacy, spacyList } from '../../src/formats/spacy/index.ts';
import { documentArbitrary, editsArbitrary } from '../helpers/arbitraries.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

const jsonFormats = [jsonl, spacy, spacyList, presidio, doccano, labelStudio];

/** What every format must keep. */
function essence(doc: Document) {
  return { text: doc.text, spans: doc.entities.map(({ start, end, label }) => [start, end, label]) };
}

async function reread(format: CorpusFormat, docs: readonly Document[]) {
  const written = await writeDocs(format, docs, 'file');
  const { docs: read, diagnostics } = await readDocs(format, written);
  expect(diagnostics).toEqual([]);
  return { written, read };
}

describe.each(jsonFormats.map((format) => [format.name, format] as const))('%s', (_, format) => {
  it('reads back what it wrote: ids, texts, spans and labels, beyond U+FFFF too', () =>
    fc.assert(
      fc.asyncProperty(fc.array(documentArbitrary, { maxLength: 4 }), async (drawn) => {
        const docs = drawn.map((doc, i) => createDocument({ ...doc, id: `doc ${i}` }));
        const { written, read } = await reread(format, docs);
        expect(read.map(essence)).toEqual(docs.map(essence));
        expect(read.map((doc) => doc.id)).toEqual(docs.map((doc) => doc.id));
        expect((await reread(format, read)).written).toEqual(written);
      }),
      { numRuns: 30 },
    ));

  it('writes edited documents so that they read the same', () =>
    fc.assert(
      fc.asyncProperty(
        documentArbitrary.chain((doc) => fc.tuple(fc.constant(doc), editsArbitrary(doc))),
        async ([drawn, edits]) => {
          const { read } = await reread(format, [drawn]);
          const source = read[0] as Document;
          const derived = applyEdits(source, edits, { id: 'copy' });
          const again = await reread(format, [source, derived]);
          expect(again.read.map(essence)).toEqual([source, derived].map(essence));
          expect(again.read.map((doc) => doc.id)).toEqual([source.id, 'copy']);
        },
      ),
      { numRuns: 30 },
    ));

  it('reads an empty document and an empty corpus', async () => {
    const { read } = await reread(format, [createDocument({ id: 'e', text: '', entities: [] })]);
    expect(read.map(essence)).toEqual([{ text: '', spans: [] }]);
    expect((await reread(format, [])).read).toEqual([]);
    expect(await readDocs(format, { 'a.json': '' })).toEqual({ docs: [], diagnostics: [] });
  });

  it('reads one document of 5 MB on one line', async () => {
    const text = 'Eva 😀 '.repeat(700_000);
    const doc = createDocument({ id: 'long', text, entities: [{ id: 'T1', start: 7, end: 10, label: 'NAME' }] });
    const { read } = await reread(format, [doc]);
    expect(read[0]?.text === text).toBe(true);
    expect(read[0]?.entities[0]).toMatchObject({ start: 7, end: 10 });
  });

  it('writes the fragments of a discontinuous mention, apart where it has to, and says so', async () => {
    const fragments = [
      { start: 0, end: 3 },
      { start: 6, end: 7 },
    ];
    const doc = createDocument({
      id: 'd',
      text: 'arm 😀x',
      entities: [{ id: 'T1', start: 0, end: 7, label: 'PART', fragments }],
    });
    const files = await writeDocs(jsonl, [doc], 'file');
    const { docs } = await readDocs(jsonl, files);
    expect(docs[0]?.entities).toEqual(doc.entities);
    if (format === jsonl) return;
    const { read } = await reread(format, docs);
    expect(read[0]?.entities.map(({ start, end, label }) => [start, end, label])).toEqual([
      [0, 3, 'PART'],
      [6, 7, 'PART'],
    ]);
  });

  it('refuses a record that is no document and reads those around it', async () => {
    const good = await writeDocs(format, [createDocument({ id: 'a', text: 'Eva', entities: [] })], 'file');
    const record = (Object.values(good)[0] as string)
      .replace(/^\[\s*/, '')
      .replace(/\s*\]?\s*$/, '')
      .trim();
    const list = format.extension === '.json';
    const lines = ['7', record.replaceAll(/\n */g, ' '), '{"text": 5, "data": {}, "full_text": null}'];
    const { docs, diagnostics } = await readDocs(format, {
      'x.json': list ? `[${lines.join(',\n')}]` : lines.join('\n'),
    });
    expect(docs.map((doc) => doc.text)).toEqual(['Eva']);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([
      ['bad-record', 1],
      ['bad-record', 3],
    ]);
  });

  it('keeps the files of a folder apart, whatever order the documents come in', async () => {
    const make = (id: string) =>
      createDocument({ id, text: `Eva ${id}`, entities: [{ id: 'T1', start: 0, end: 3, label: 'N' }] });
    const one = Object.values(await writeDocs(format, [make('a'), make('b')], 'file'))[0] as string;
    const two = Object.values(await writeDocs(format, [make('c')], 'file'))[0] as string;
    const files = { [`dev${format.extension}`]: one, [`sub/train${format.extension}`]: two };
    const swap = (docs: readonly Document[]) => [docs[0], docs[2], docs[1]] as Document[];
    const { written, diagnostics } = await roundTrip(format, files, {}, swap);
    expect(diagnostics).toEqual([]);
    expect(Object.fromEntries(Object.entries(written).map(([name, bytes]) => [name, bytes.toString()]))).toEqual(files);
  });
});
