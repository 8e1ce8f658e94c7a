import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { doccano } from '../../src/formats/doccano/index.ts';
import { readDocs, roundTrip, writeDocs } from '../helpers/round-trip.ts';

const line = (record: unknown) => `${JSON.stringify(record)}\n`;
const text = '😀 Eva Lind saw Oda.';
const newer = {
  id: 41,
  text,
  entities: [
    { id: 9, label: 'DOCTOR', start_offset: 15, end_offset: 18 },
    { id: 8, label: 'PATIENT', start_offset: 2, end_offset: 10 },
  ],
  relations: [{ id: 1, from_id: 9, to_id: 8, type: 'treats' }],
  Comments: ['Is Lind her maiden name?'],
  ward: 'B',
};

describe('doccano', () => {
  it.each([
    [
      'label triples',
      {
        id: 1,
        text,
        label: [
          [15, 18, 'DOCTOR'],
          [2, 10, 'PATIENT'],
        ],
      },
    ],
    ['labels triples', { id: 1, text, labels: [[2, 10, 'PATIENT']], meta: { a: [1] } }],
    ['the field data', { id: 1, data: text, label: [[2, 10, 'PATIENT']] }],
    ['entities and relations', newer],
    ['nothing labelled', { text, Comments: [] }],
  ])('writes an unchanged record as it was: %s', async (_, record) => {
    const { docs, written, diagnostics } = await roundTrip(doccano, { 'a.jsonl': line(record) });
    expect(diagnostics).toEqual([]);
    expect(written['a.jsonl']?.toString()).toBe(line(record));
    const surfaces = docs.flatMap((doc) => doc.entities.map(({ start, end }) => doc.text.slice(start, end)));
    expect(['Eva Lind', 'Oda'].slice(0, surfaces.length)).toEqual(surfaces);
  });

  it('keeps relations in a derived record, and nothing of the source', async () => {
    const { docs, written } = await roundTrip(doccano, { 'a.jsonl': line(newer) }, {}, ([doc]) => [
      applyEdits(doc as Document, [{ start: 3, end: 11, replacement: 'Bo' }], { id: '41-1' }),
    ]);
    expect(docs[0]?.meta).toEqual({ ward: 'B' });
    const record = JSON.parse(written['a.jsonl']?.toString() ?? '');
    expect(record).toEqual({
      id: '41-1',
      text: '😀 Bo saw Oda.',
      entities: [
        { id: 9, label: 'DOCTOR', start_offset: 9, end_offset: 12 },
        { id: 8, label: 'PATIENT', start_offset: 2, end_offset: 4 },
      ],
      relations: newer.relations,
      ward: 'B',
    });
  });

  it('drops a relation with the entity it hangs on', async () => {
    const { written } = await roundTrip(doccano, { 'a.jsonl': line(newer) }, {}, ([doc]) => [
      createDocument({ ...(doc as Document), entities: (doc as Document).entities.slice(0, 1) }),
    ]);
    const record = JSON.parse(written['a.jsonl']?.toString() ?? '');
    expect(record.entities).toHaveLength(1);
    expect(record.relations).toEqual([]);
  });

  it('refuses labels of another kind of project, and triples with more in them', async () => {
    const records = [
      { text, label: ['sad'] },
      { text, label: [[0, 1, 'A', 'B']] },
      { text, entities: [{ start: 0, end: 1, label: 'A' }] },
    ];
    const { docs, diagnostics } = await readDocs(doccano, { 'a.jsonl': records.map(line).join('') });
    expect(docs).toEqual([]);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([
      ['bad-record', 1],
      ['bad-record', 2],
      ['bad-record', 3],
    ]);
  });

  it('writes a document of another format with its meta data; a derived one with numbers only', async () => {
    const doc = createDocument({
      id: 'd',
      text: 'Eva',
      entities: [],
      meta: { patient: 'p1', template_id: 3 },
      envelope: { format: 'jsonl', file: 'sub/d.jsonl', data: null },
    });
    const derived = applyEdits(doc, [{ start: 0, end: 3, replacement: 'Bo' }]);
    expect(await writeDocs(doccano, [doc, derived], 'folder')).toEqual({
      'sub/d.jsonl':
        line({ patient: 'p1', template_id: 3, id: 'd', text: 'Eva', label: [] }) +
        line({ template_id: 3, id: 'd', text: 'Bo', label: [] }),
    });
  });
});
