import { parquetMetadataAsync, asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { hf } from '../../src/formats/hf/index.ts';
import { parquet } from '../../src/formats/parquet/index.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { readDocs, roundTrip, writeFiles } from '../helpers/round-trip.ts';
import { ORACLE_DOCUMENTS, variedDocuments } from '../helpers/varied.ts';

const mentions = (doc: Document) => doc.entities.map((e) => `${e.label}:${doc.text.slice(e.start, e.end)}`);
const essence = ({ id, text, entities }: Document) => ({ id, text, entities });
const rename = (docs: readonly Document[]) =>
  docs.map((doc) => applyEdits(doc, [{ start: 0, end: 3, replacement: 'Ann-Sofie' }], { id: `${doc.id}-aug1` }));

async function open(bytes: Uint8Array | undefined) {
  const file = path.join(temporaryFolder(), 'f.parquet');
  writeFileSync(file, bytes ?? '');
  const buffer = await asyncBufferFromFile(file);
  const metadata = await parquetMetadataAsync(buffer);
  const stated = metadata.key_value_metadata?.find(({ key }) => key === 'huggingface')?.value ?? '{}';
  const { info } = JSON.parse(stated) as { info?: { features: Record<string, unknown> } };
  return { rows: await parquetReadObjects({ file: buffer, metadata }), features: info?.features, metadata };
}
const parquetOf = (columns: Parameters<typeof parquetWriteBuffer>[0]['columnData'], features?: unknown) =>
  new Uint8Array(
    parquetWriteBuffer({
      columnData: columns,
      ...(features !== undefined && { kvMetadata: [{ key: 'huggingface', value: JSON.stringify({ info: { features } }) }] }),
    }),
  ); // prettier-ignore
const TOKENS = [['Eva', 'Lind', 'sat'], ['Bonn']];
const tagged = (ner_tags: readonly (readonly (number | string)[])[], features?: unknown) =>
  parquetOf(
    [
      { name: 'id', data: [7, 8], type: 'INT32' },
      { name: 'tokens', data: TOKENS },
      { name: 'ner_tags', data: ner_tags as never },
    ],
    features,
  );
const CLASSES = (names: readonly string[]) => ({
  id: { dtype: 'int32', _type: 'Value' },
  tokens: { feature: { dtype: 'string', _type: 'Value' }, _type: 'Sequence' },
  ner_tags: { feature: { names, _type: 'ClassLabel' }, _type: 'Sequence' },
});

describe('parquet', () => {
  it('holds documents of any kind to the character, with layers and fragments', async () => {
    const docs = variedDocuments(ORACLE_DOCUMENTS, 4711);
    const { written, diagnostics } = await writeFiles(parquet, docs, 'file');
    expect(diagnostics).toEqual([]);
    const read = await readDocs(parquet, written, { overlaps: 'keep' });
    expect(read.diagnostics).toEqual([]);
    expect(read.docs.map(essence)).toEqual(docs.map(essence));
  });

  it('keeps meta data, attributes and where a copy came from', async () => {
    const [doc] = [createDocument({ id: 'a', text: 'Eva came', meta: { ward: 3, tags: ['x'] }, entities: [{ id: '1', start: 0, end: 3, label: 'N', attributes: { sex: 'f' } }], derivedFrom: { id: 'b', copy: 1, seed: 2, recipe: 'r', steps: ['s'] } })]; // prettier-ignore
    const { docs } = await readDocs(parquet, (await writeFiles(parquet, [doc], 'file')).written);
    const { envelope: _, ...found } = docs[0] as Document;
    expect(found).toEqual({ ...doc });
  });

  it('reads tokens with classes by the names in the footer, and writes them as they were', async () => {
    const file = tagged([[1, 2, 0], [3]], CLASSES(['O', 'B-PER', 'I-PER', 'B-LOC']));
    const { docs, written, diagnostics } = await roundTrip(parquet, { 'train.parquet': file });
    expect(diagnostics).toEqual([]);
    expect(docs.map((doc) => [doc.id, doc.text, ...mentions(doc)])).toEqual([['7', 'Eva Lind sat', 'PER:Eva Lind'], ['8', 'Bonn', 'LOC:Bonn']]); // prettier-ignore
    const [before, after] = [await open(file), await open(written['train.parquet'])];
    expect(after.rows).toEqual(before.rows.map((row) => ({ ...row, ner_tags: row['ner_tags'] as unknown })));
    expect(after.features).toEqual(before.features);
  });

  it('gives a new label a class of its own behind those that there are, and an id that is text a column of text', async () => {
    const file = tagged([[1, 2, 0], [3]], CLASSES(['O', 'B-PER', 'I-PER', 'B-LOC']));
    const change = (docs: readonly Document[]) => [
      ...docs,
      ...rename(docs).map((doc) => ({ ...doc, entities: doc.entities.map((entity) => ({ ...entity, label: 'ORG' })) })),
    ];
    const { written } = await roundTrip(parquet, { 'train.parquet': file }, {}, change);
    const { rows, features } = await open(written['train.parquet']);
    expect(features).toMatchObject({ id: { dtype: 'string' }, ner_tags: CLASSES(['O', 'B-PER', 'I-PER', 'B-LOC', 'B-ORG', 'I-ORG']).ner_tags }); // prettier-ignore
    expect(rows[2]).toMatchObject({ id: '7-aug1', tokens: ['Ann-Sofie', 'Lind', 'sat'] });
    expect(Array.from(rows[2]?.['ner_tags'] as number[], Number)).toEqual([4, 5, 0]);
  });

  it('reads string tags, and integers by the names of an option', async () => {
    const strings = await readDocs(parquet, { 'a.parquet': tagged([['B-PER', 'I-PER', 'O'], ['B-LOC']]) });
    expect(strings.docs.map(mentions)).toEqual([['PER:Eva Lind'], ['LOC:Bonn']]);
    const numbers = { 'a.parquet': tagged([[1, 2, 0], [0]]) };
    await expect(readDocs(parquet, numbers)).rejects.toMatchObject({ code: 'missing-tag-names' });
    const named = await readDocs(parquet, numbers, { tagNames: ['O', 'B-PER', 'I-PER'] });
    expect(named.docs.map(mentions)).toEqual([['PER:Eva Lind'], []]);
  });

  it('reads lists of spans under other names, and brings them and what stands beside them up to date', async () => {
    const schema = [
      { name: 'source_text', data: ['Eva Lind came', 'nobody'] },
      { name: 'privacy_mask', data: [[{ label: 'NAME', start: 0, end: 8, value: 'Eva Lind' }], []] },
      { name: 'note', data: ['Eva Lind again', 'x'] },
      { name: 'big', data: [9_007_199_254_740_993n, 1n] },
      { name: 'when', data: [new Date(1e12), new Date(0)] },
    ];
    const entity = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' } as const;
    const int = { type: 'INT32', repetition_type: 'OPTIONAL' } as const;
    const file = new Uint8Array(
      parquetWriteBuffer({
        columnData: schema,
        schema: [
          { name: 'root', num_children: 5 },
          { ...entity, name: 'source_text' },
          { name: 'privacy_mask', num_children: 1, converted_type: 'LIST', repetition_type: 'OPTIONAL' },
          { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
          { name: 'element', num_children: 4, repetition_type: 'OPTIONAL' },
          { ...entity, name: 'label' },
          { ...int, name: 'start' },
          { ...int, name: 'end' },
          { ...entity, name: 'value' },
          { ...entity, name: 'note' },
          { name: 'big', type: 'INT64', repetition_type: 'OPTIONAL' },
          { name: 'when', type: 'INT64', converted_type: 'TIMESTAMP_MILLIS', repetition_type: 'OPTIONAL' },
        ],
      }),
    );
    const same = await roundTrip(parquet, { 'a.parquet': file });
    expect(same.docs.map(mentions)).toEqual([['NAME:Eva Lind'], []]);
    expect((await open(same.written['a.parquet'])).rows).toEqual((await open(file)).rows);
    const change = (docs: readonly Document[]) => docs.slice(0, 1).map((doc) => applyEdits(doc, [{ start: 0, end: 8, replacement: 'Ann Berg-Lux' }], { id: 'copy' })); // prettier-ignore
    const derived = await roundTrip(parquet, { 'a.parquet': file }, {}, change);
    const [row] = (await open(derived.written['a.parquet'])).rows;
    expect(row).toMatchObject({
      id: 'copy',
      source_text: 'Ann Berg-Lux came',
      privacy_mask: [{ label: 'NAME', start: 0, end: 12, value: 'Ann Berg-Lux' }],
      note: 'Ann Berg-Lux again',
      big: 9_007_199_254_740_993n,
    });
  });

  it('has no columns but its own and those to keep where a document leaves the house', async () => {
    const source = parquetOf([
      { name: 'tokens', data: [['Eva', 'sat']] },
      { name: 'ner_tags', data: [['B-NAME', 'O']] },
      { name: 'of Eva', data: ['x'] },
      { name: 'ward', data: ['B2'] },
    ]);
    const { written } = await roundTrip(parquet, { 'a.parquet': source }, {}, (docs) =>
      docs.map((doc) => ({ ...doc, envelope: { ...(doc.envelope as NonNullable<Document['envelope']>), edits: [], sealed: ['ward'] } })),
    );
    const { rows } = await open(written['a.parquet']);
    expect(rows).toEqual([{ tokens: ['Eva', 'sat'], ner_tags: ['B-NAME', 'O'], ward: 'B2' }]);
  }); // prettier-ignore

  it('writes tokens where the source has tokens, or on request: one list of classes for all files', async () => {
    const docs = [
      createDocument({ id: 'a', text: 'Eva came', entities: [{ id: '1', start: 0, end: 3, label: 'PER' }] }),
      createDocument({ id: 'b', text: 'in Bonn', entities: [{ id: '1', start: 3, end: 7, label: 'LOC' }] }),
    ].map((doc, i) => ({ ...doc, envelope: { format: 'jsonl', file: `${['train', 'test'][i]}.jsonl`, data: null } }));
    const { written } = await writeFiles(parquet, docs, 'folder', { records: 'tokens' });
    expect(Object.keys(written).toSorted()).toEqual(['README.md', 'croissant.json', 'test.parquet', 'train.parquet']);
    const names = ['O', 'B-PER', 'I-PER', 'B-LOC', 'I-LOC'];
    for (const file of ['train.parquet', 'test.parquet'])
      expect((await open(written[file])).features?.['ner_tags']).toEqual(CLASSES(names).ner_tags);
    const again = await readDocs(parquet, written);
    expect(again.docs.map(mentions)).toEqual([['LOC:Bonn'], ['PER:Eva']]);
    const lines = `${JSON.stringify({ tokens: ['Dr.No', 'x'], ner_tags: ['B-PER', 'O'] })}\n`;
    const source = await readDocs(hf, { 'a.jsonl': lines });
    const { rows } = await open((await writeFiles(parquet, source.docs, 'file')).written['corpus.parquet']);
    expect(rows[0]).toMatchObject({ tokens: ['Dr.No', 'x'] });
  });

  it('writes row groups as it goes, and a file of no documents', async () => {
    const docs = Array.from({ length: 2500 }, (_, i) =>
      createDocument({ id: `d${i}`, text: `Eva ${i}`, entities: [] }),
    );
    const { metadata, rows } = await open((await writeFiles(parquet, docs, 'file')).written['corpus.parquet']);
    expect(metadata.row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([1000, 1000, 500]);
    expect(rows.map(({ text }) => text as string)).toEqual(docs.map(({ text }) => text));
    const none = (await writeFiles(parquet, [], 'file')).written;
    expect(await readDocs(parquet, none)).toEqual({ docs: [], diagnostics: [] });
  });

  it.each([
    ['no Parquet', Buffer.from('PAR1 and no more'), 'malformed-parquet'],
    ['a text and no entities', parquetOf([{ name: 'text', data: ['Eva Lind'] }]), 'bad-record'],
    ['offsets outside the text', parquetOf([{ name: 'text', data: ['Eva'] }, { name: 'entities', data: [[{ start: 0, end: 9, label: 'N' }]] }]), 'bad-record'],
  ])('refuses a file with %s, and quotes nothing', async (_, file, code) => {
    const { docs, diagnostics } = await readDocs(parquet, { 'a.parquet': file });
    expect(docs).toEqual([]);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(JSON.stringify(diagnostics)).not.toContain('Eva');
  }); // prettier-ignore
});

describe('parquet of other layouts', () => {
  it('is read where spans are in a string, and written as text with entities', async () => {
    const columns = [
      { name: 'note', data: ['Eva sat.', 'No.'], type: 'STRING' as const },
      { name: 'label', data: ["[{'start': 0, 'end': 3, 'label': 'PER'}]", null], type: 'STRING' as const },
    ];
    const { docs, written, diagnostics } = await roundTrip(parquet, { 'a.parquet': parquetOf(columns) });
    expect(docs.map(mentions)).toEqual([['PER:Eva'], []]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['other-layout']);
    expect((await open(written['a.parquet'])).rows).toMatchObject([{ text: 'Eva sat.', entities: [{ start: 0, end: 3, label: 'PER' }] }, { text: 'No.', entities: [] }]); // prettier-ignore
  });
});
