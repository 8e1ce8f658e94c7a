import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { docBin } from '../../src/formats/spacy/docbin/index.ts';
import type { DocBinData } from '../../src/formats/spacy/docbin/reader.ts';
import { pack, Unpacker } from '../../src/formats/spacy/docbin/msgpack.ts';
import { stringKey, symbolOf } from '../../src/formats/spacy/docbin/strings.ts';
import { readDocs, roundTrip, writeFiles } from '../helpers/round-trip.ts';
import { ORACLE_DOCUMENTS, variedDocuments } from '../helpers/varied.ts';

const told = ({ id, text, entities }: Document) => ({
  id,
  text,
  mentions: entities.map(({ start, end, label, layer }) => [start, end, label, layer]),
});

describe('docbin', () => {
  it('keys strings as spaCy does', () => {
    // From spacy.strings.hash_string and spacy.symbols.
    expect(stringKey('Eva')).toBe(14527981133145638376n);
    expect(stringKey('coffee')).toBe(3197928453018144401n);
    expect(stringKey('病院 und mehr')).toBe(9910260260036640256n);
    expect([stringKey(''), stringKey('PERSON'), stringKey('ORTH'), stringKey('_')]).toEqual([0n, 380n, 65n, 456n]);
    expect([symbolOf(0n), symbolOf(380n), symbolOf(456n), symbolOf(457n)]).toEqual(['', 'PERSON', '_', undefined]);
  });

  it('packs and unpacks what MessagePack has', () => {
    const value = new Map<string, never>(
      Object.entries({ a: [null, true, false, 0, 127, 128, 70_000, -3, 1.5, 'x'.repeat(40), 'é'], b: 'y'.repeat(70_000) }) as never,
    ); // prettier-ignore
    expect(new Unpacker(pack(value)).next()).toEqual(value);
    const long = Array.from({ length: 70_000 }, (_, i) => i);
    expect(new Unpacker(pack(long)).next()).toEqual(long);
    expect(() => new Unpacker(Uint8Array.of(0xdd, 255, 255, 255, 255)).next()).toThrow(RangeError);
  });

  it('holds every character and every mention, overlapping ones in groups', async () => {
    const docs = variedDocuments(ORACLE_DOCUMENTS, 99).map((doc) => ({ ...doc, entities: doc.entities.filter(({ fragments }) => !fragments) })); // prettier-ignore
    const { written, diagnostics } = await writeFiles(docBin, docs, 'file');
    expect(diagnostics).toEqual([]);
    const read = await readDocs(docBin, written, { overlaps: 'keep' });
    expect(read.diagnostics).toEqual([]);
    expect(read.docs.map(told)).toEqual(docs.map(told));
    const again = await roundTrip(docBin, written, { overlaps: 'keep' });
    expect(again.written).toEqual(written);
  });

  it('keeps meta data and where a copy came from', async () => {
    const doc = createDocument({ id: 'a', text: ' Eva  came ', meta: { ward: 3, share: -0.5 }, entities: [], derivedFrom: { id: 'b', copy: 1, seed: 2, recipe: 'r', steps: ['s'] } }); // prettier-ignore
    const { docs } = await readDocs(docBin, (await writeFiles(docBin, [doc], 'file')).written);
    const { envelope: _, ...found } = docs[0] as Document;
    expect(found).toEqual({ ...doc });
  });

  it('leaves no string of the source in an edited copy', async () => {
    const doc = createDocument({ id: 'a', text: 'Eva Lind came', meta: { of: 'Lind' }, entities: [{ id: '1', start: 0, end: 8, label: 'DATE' }] }); // prettier-ignore
    const source = (await writeFiles(docBin, [doc], 'file')).written;
    const { written } = await roundTrip(docBin, source, {}, ([found]) => [
      applyEdits(found as Document, [{ start: 0, end: 8, replacement: 'Ann Berg' }], { id: 'copy' }),
    ]);
    const { docs } = await readDocs(docBin, written);
    expect(docs.map(told)).toEqual([{ id: 'copy', text: 'Ann Berg came', mentions: [[0, 8, 'DATE', undefined]] }]);
    const data = docs[0]?.envelope?.data as DocBinData;
    expect([...data.words, ...data.strings].toSorted()).toEqual(['Ann', 'Berg', 'DATE', 'came']);
    expect(docs[0]?.meta).toBeUndefined();
  });

  it('leaves what else it says of the words that stay where a document leaves the house, but for columns to keep', async () => {
    const doc = createDocument({ id: 'a', text: 'Eva came', entities: [{ id: '1', start: 0, end: 3, label: 'NAME' }] });
    const source = Object.values((await writeFiles(docBin, [doc], 'file')).written)[0] as Buffer;
    const fields = new Unpacker(new Uint8Array(inflateSync(source))).next() as Map<string, never>;
    const [own, lemma, norm] = [new BigUint64Array(new Uint8Array(fields.get('tokens') as never).buffer), stringKey('of Eva'), stringKey('go')];
    fields.set('tokens', Buffer.from(BigUint64Array.of(...own.slice(0, 3), lemma, norm, ...own.slice(3), lemma, norm).buffer) as never);
    fields.set('attrs', [...(fields.get('attrs') as never as number[]), 73, 67] as never);
    fields.set('strings', [...(fields.get('strings') as never as string[]), 'of Eva', 'go'] as never);
    const leave = async (sealed: readonly string[]) => {
      const { written } = await roundTrip(docBin, { 'a.spacy': deflateSync(pack(fields)) }, {}, ([found]) => [
        { ...applyEdits(found as Document, [{ start: 0, end: 3, replacement: 'Ida' }]), envelope: { ...(found?.envelope as NonNullable<Document['envelope']>), edits: [], sealed } },
      ]);
      const { docs } = await readDocs(docBin, written);
      return (docs[0]?.envelope?.data as DocBinData | undefined)?.strings;
    };
    expect(await leave([])).toEqual(['NAME']);
    expect(await leave(['NORM'])).toEqual(['NAME', 'go']);
  }); // prettier-ignore

  it('splits a discontinuous mention, and says so', async () => {
    const fragments = [{ start: 0, end: 3 }, { start: 9, end: 13 }]; // prettier-ignore
    const doc = createDocument({ id: 'a', text: 'Eva Lind came', entities: [{ id: '1', start: 0, end: 13, label: 'X', fragments }] }); // prettier-ignore
    const { written, diagnostics } = await writeFiles(docBin, [doc], 'file');
    expect(diagnostics.map(({ code }) => code)).toEqual(['split-mention']);
    const { docs } = await readDocs(docBin, written);
    expect(docs[0]?.entities.map(({ start, end }) => [start, end])).toEqual([[0, 3], [9, 13]]); // prettier-ignore
  });

  it.each([Buffer.from('x'), Buffer.from('no zlib'), Buffer.alloc(0)])('refuses %j', async (bytes) => {
    const { docs, diagnostics } = await readDocs(docBin, { 'a.spacy': bytes });
    expect([docs, diagnostics.map(({ code }) => code)]).toEqual([[], ['malformed-docbin']]);
  });
});
