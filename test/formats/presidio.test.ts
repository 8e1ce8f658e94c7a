import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { Document } from '../../src/core/types.ts';
import { presidio } from '../../src/formats/presidio/index.ts';
import { readFileSync } from 'node:fs';
import { describeWithCorpus } from '../helpers/corpora.ts';
import { readDocs, roundTrip } from '../helpers/round-trip.ts';

const record = {
  full_text: 'Hé, 😀 Eva Lind of Oslo',
  masked: 'Hé, 😀 {{name}} of {{city}}',
  spans: [
    { entity_type: 'GPE', entity_value: 'Oslo', start_position: 18, end_position: 22 },
    { entity_type: 'PERSON', entity_value: 'Eva Lind', start_position: 6, end_position: 14, extra: 1.5 },
  ],
  tokens: ['Hé', 'Eva', 'Lind'],
  tags: ['O', 'U-PERSON'],
  template_id: 36,
  metadata: { Gender: 'f', Surname: 'Lind' },
};
const list = (records: readonly unknown[]) => JSON.stringify(records, undefined, 4);

describe('presidio', () => {
  it('reads texts, entities, and what to split by', async () => {
    const { docs } = await readDocs(presidio, { 'sub/a.json': list([record]) });
    const [doc] = docs as [Document];
    expect(doc.id).toBe('sub/a-1');
    expect(doc.entities.map(({ start, end, label }) => [doc.text.slice(start, end), label])).toEqual([
      ['Eva Lind', 'PERSON'],
      ['Oslo', 'GPE'],
    ]);
    expect(doc.meta).toEqual({ Gender: 'f', template_id: 36 });
  });

  it('writes unchanged records as they were', async () => {
    const content = list([record, { ...record, metadata: null, template_id: null }, { ...record, unknown: [] }]);
    const { written, diagnostics } = await roundTrip(presidio, { 'a.json': content });
    expect(diagnostics).toEqual([]);
    expect(written['a.json']?.toString()).toBe(content);
  });

  it('makes the mask of a derived record anew and keeps nothing of the source', async () => {
    const { written } = await roundTrip(presidio, { 'a.json': list([record]) }, {}, ([doc]) => [
      applyEdits(
        doc as Document,
        [
          { start: 7, end: 15, replacement: 'Ann Berg' },
          { start: 16, end: 18, replacement: 'from' },
          { start: 19, end: 23, replacement: 'Rome' },
        ],
        { id: 'a-1-copy', derivedFrom: { id: 'a-1', copy: 1, seed: 13, recipe: 'r', steps: [] } },
      ),
    ]);
    const text = written['a.json']?.toString() ?? '';
    expect(text).not.toMatch(/Eva|Lind|Oslo/);
    expect(JSON.parse(text)).toEqual([
      {
        full_text: 'Hé, 😀 Ann Berg from Rome',
        masked: 'Hé, 😀 {{PERSON}} from {{GPE}}',
        spans: [
          { entity_type: 'GPE', entity_value: 'Rome', start_position: 20, end_position: 24 },
          { entity_type: 'PERSON', entity_value: 'Ann Berg', start_position: 6, end_position: 14, extra: 1.5 },
        ],
        template_id: 36,
        metadata: {
          Gender: 'f',
          id: 'a-1-copy',
          derivedFrom: { id: 'a-1', copy: 1, seed: 13, recipe: 'r', steps: [] },
        },
      },
    ]);
  });

  it('reports a span whose value is not the text, with the line of its record', async () => {
    const wrong = { ...record, spans: [{ ...record.spans[0], start_position: 17 }] };
    const { docs, diagnostics } = await readDocs(presidio, { 'a.json': list([record, wrong, record]) });
    expect(docs.map((doc) => doc.id)).toEqual(['a-1', 'a-3']);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([
      ['surface-mismatch', list([record]).split('\n').length],
    ]);
  });
});

describeWithCorpus('presidio_synth/synth_dataset_v2.json', (corpus) => {
  it('round-trips byte for byte', async () => {
    const bytes = readFileSync(corpus);
    const { docs, written, diagnostics } = await roundTrip(presidio, { 'a.json': bytes });
    expect(docs).toHaveLength(1500);
    expect(diagnostics).toEqual([]);
    expect(written['a.json']?.equals(bytes)).toBe(true);
  });
});
