import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { labelStudio } from '../../src/formats/label-studio/index.ts';
import { readDocs, roundTrip } from '../helpers/round-trip.ts';

const text = '😀 Eva Lind saw Oda.';
const region = (id: string, start: number, end: number, ...labels: string[]) => ({
  id,
  from_name: 'ner',
  to_name: 'text',
  type: 'labels',
  value: { start, end, text: text.slice(start, end), labels },
  origin: 'manual',
});
const task = {
  id: 12,
  data: { text, source: 'ward B', title: 'About Eva' },
  annotations: [
    { id: 1, was_cancelled: true, result: [] },
    {
      id: 2,
      completed_by: 5123,
      lead_time: 3.25,
      result: [
        region('b', 16, 19, 'DOCTOR'),
        region('a', 3, 11, 'PATIENT'),
        {
          id: 'a',
          from_name: 'sure',
          to_name: 'text',
          type: 'choices',
          value: { start: 3, end: 11, text: 'Eva Lind', choices: ['yes'] },
        },
        {
          id: 'z',
          from_name: 'part',
          to_name: 'text',
          type: 'choices',
          value: { start: 12, end: 15, choices: ['verb'] },
        },
        { id: 'c', from_name: 'kind', to_name: 'text', type: 'choices', value: { choices: ['letter'] } },
        { from_id: 'b', to_id: 'a', type: 'relation', direction: 'right', labels: ['treats'] },
      ],
    },
    { id: 3, was_cancelled: false, result: [region('x', 3, 6, 'OTHER')] },
  ],
  predictions: [{ score: 0.5, result: [region('y', 3, 6, 'OTHER')] }],
  meta: { page: 3 },
};
const list = (tasks: readonly unknown[]) => `[\n${tasks.map((one) => JSON.stringify(one)).join(',\n')}\n]`;

describe('label-studio', () => {
  it('counts UTF-16 units, and reads the first annotation that was not cancelled, with a warning', async () => {
    const { docs, diagnostics } = await readDocs(labelStudio, { 'a.json': list([task]) });
    const [doc] = docs as [Document];
    expect(doc.id).toBe('12');
    expect(doc.entities).toEqual([
      { id: 'a', start: 3, end: 11, label: 'PATIENT' },
      { id: 'b', start: 16, end: 19, label: 'DOCTOR' },
    ]);
    expect(doc.meta).toEqual({ page: 3, source: 'ward B' });
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['warning several-annotations']);
  });

  it('finds the text that is not called so among other strings', async () => {
    const { text: note, ...others } = task.data;
    const { docs } = await readDocs(labelStudio, { 'a.json': list([{ ...task, data: { ...others, note } }]) });
    expect(docs[0]).toMatchObject({ text, entities: [{ label: 'PATIENT' }, { label: 'DOCTOR' }] });
    const nameless = await readDocs(labelStudio, { 'a.json': list([{ ...task, data: { ...others, x: note } }]) });
    expect(nameless.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('call the field')]);
  });

  it('writes unchanged tasks as they were', async () => {
    const odd = { id: 13, data: { note: text }, annotations: [], drafts: [], file_upload: 'x.json' };
    const content = list([task, odd]);
    const { written, diagnostics } = await roundTrip(labelStudio, { 'a.json': content });
    expect(written['a.json']?.toString()).toBe(content);
    expect(diagnostics.map(({ code }) => code)).toEqual(['several-annotations', 'not-annotated']);
  });

  it('moves regions, choices on them and relations in a derived task, and keeps nothing of the source', async () => {
    const { written } = await roundTrip(labelStudio, { 'a.json': list([task]) }, {}, ([doc]) => [
      applyEdits(doc as Document, [{ start: 3, end: 11, replacement: 'Bo' }], { id: '12-1' }),
    ]);
    const output = written['a.json']?.toString() ?? '';
    expect(output).not.toMatch(/Eva|Lind/);
    const moved = (old: ReturnType<typeof region>, start: number, end: number, surface: string) => ({
      ...old,
      value: { ...old.value, start, end, text: surface },
    });
    expect(JSON.parse(output)).toEqual([
      {
        id: '12-1',
        data: { text: '😀 Bo saw Oda.', source: 'ward B' },
        annotations: [
          {
            id: 2,
            completed_by: 5123,
            lead_time: 3.25,
            result: [
              moved(region('b', 16, 19, 'DOCTOR'), 10, 13, 'Oda'),
              moved(region('a', 3, 11, 'PATIENT'), 3, 5, 'Bo'),
              {
                id: 'a',
                from_name: 'sure',
                to_name: 'text',
                type: 'choices',
                value: { start: 3, end: 5, text: 'Bo', choices: ['yes'] },
              },
              { id: 'c', from_name: 'kind', to_name: 'text', type: 'choices', value: { choices: ['letter'] } },
              { from_id: 'b', to_id: 'a', type: 'relation', direction: 'right', labels: ['treats'] },
            ],
          },
        ],
        predictions: [],
        meta: { page: 3 },
      },
    ]);
  });

  it('drops with an entity the choices on it and its relations', async () => {
    const { written } = await roundTrip(labelStudio, { 'a.json': list([task]) }, {}, ([doc]) => [
      createDocument({ ...(doc as Document), entities: (doc as Document).entities.slice(1) }),
    ]);
    const [only] = JSON.parse(written['a.json']?.toString() ?? '');
    expect(only.annotations[1].result.map((result: { id?: string }) => result.id)).toEqual(['b', 'z', 'c']);
  });

  it('reads a region with two labels as two overlapping entities', async () => {
    const twice = { id: 1, data: { text }, annotations: [{ result: [region('a', 3, 11, 'PATIENT', 'NAME')] }] };
    const files = { 'a.json': list([twice]) };
    const { docs, written } = await roundTrip(labelStudio, files);
    expect(docs[0]?.entities.map(({ id, label }) => [id, label])).toEqual([
      ['a', 'PATIENT'],
      ['a~2', 'NAME'],
    ]);
    expect(written['a.json']?.toString()).toBe(files['a.json']);
  });

  it('refuses offsets that cut a surrogate pair or do not fit the text', async () => {
    const bad = [
      region('a', 1, 11, 'A'),
      region('a', 3, 99, 'A'),
      { ...region('a', 3, 11, 'A'), value: { ...region('a', 3, 11, 'A').value, text: 'Ann' } },
    ];
    const tasks = bad.map((result) => ({ id: 1, data: { text }, annotations: [{ result: [result] }] }));
    const { docs, diagnostics } = await readDocs(labelStudio, { 'a.json': list(tasks) });
    expect(docs).toEqual([]);
    expect(diagnostics.map(({ code, place }) => [code, place.line])).toEqual([
      ['offset-cuts-character', 2],
      ['offset-out-of-range', 3],
      ['surface-mismatch', 4],
    ]);
  });

  it('reads the ground truth, else the first annotation with results, else the first', async () => {
    const answer = (label: string, more = {}) => ({ result: label ? [region('a', 3, 11, label)] : [], ...more });
    const tasks = [
      [answer(''), answer('B')],
      [answer('A'), answer('B', { ground_truth: true })],
      [answer('A'), answer('')],
    ].map((annotations, id) => ({ id, data: { text }, annotations }));
    const { docs, written } = await roundTrip(labelStudio, { 'a.json': list(tasks) });
    expect(docs.map((doc) => doc.entities.map(({ label }) => label))).toEqual([['B'], ['B'], ['A']]);
    expect(written['a.json']?.toString()).toBe(list(tasks));
  });

  it('reads the short export, which has the regions under the name of their control, and writes the full one', async () => {
    const { value } = region('a', 3, 11, 'PATIENT');
    const short = { text, id: 4, ward: 'B', phi: [value], annotator: 1, annotation_id: 9, lead_time: 2 };
    const none = { text, id: 5, annotator: 1, annotation_id: 10 };
    const file = { 'a.json': list([short, none]) };
    expect(labelStudio.detect({ relative: 'a.json', head: file['a.json'], complete: true, siblings: [] })).toBe(0.97);
    const { docs, written } = await roundTrip(labelStudio, file);
    expect(docs.map(({ id, entities }) => [id, entities.length])).toEqual([
      ['4', 1],
      ['5', 0],
    ]);
    expect(docs[0]?.entities[0]).toMatchObject({ start: 3, end: 11, label: 'PATIENT' });
    expect(docs[0]?.meta).toEqual({ ward: 'B' });
    const again = await readDocs(labelStudio, { 'a.json': written['a.json'] as Buffer });
    expect(again.docs.map((doc) => doc.entities)).toEqual(docs.map((doc) => doc.entities));
  });

  it('refuses spans of other kinds of regions, which would be lost', async () => {
    const value = { start: '/p[1]/text()[1]', end: '/p[1]/text()[1]', startOffset: 3, endOffset: 11, text: 'Eva Lind' };
    const html = { type: 'hypertextlabels', value: { ...value, hypertextlabels: ['PATIENT'] } };
    const task = { id: 1, data: { text }, annotations: [{ result: [html] }] };
    const short = { id: 2, text, label: [html.value], annotator: 1, annotation_id: 9 };
    const { docs, diagnostics } = await readDocs(labelStudio, { 'a.json': list([task, short]) });
    expect(docs).toEqual([]);
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'error unread-spans',
      'error unread-spans',
    ]);
  });
});
