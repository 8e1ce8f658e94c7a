import { describe, expect, it } from 'vitest';
import { doccano } from '../../../src/formats/doccano/index.ts';
import { jsonl } from '../../../src/formats/jsonl/index.ts';
import { spacy } from '../../../src/formats/spacy/index.ts';
import { readDocs } from '../../helpers/round-trip.ts';

const text = 'Eva Lind saw Oda.';
const lines = (...records: readonly unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');

describe('documentsOf', () => {
  it.each([
    ['annotations', { text, annotations: [{ offset: 0, length: 8, category: 'PATIENT' }] }],
    ['marks', { text, marks: [{ start: 0, end: 8, labels: ['PATIENT'] }] }],
    ['result', { text, result: { gold: [{ spans: [[0, 8, 'PATIENT']] }] } }],
    ['Annotations', { text, Annotations: [{ BeginOffset: 0, EndOffset: 8, Type: 'PATIENT' }] }],
  ])('refuses a record whose spans, under %s, the format does not read', async (field, record) => {
    const { docs, diagnostics } = await readDocs(jsonl, { 'a.jsonl': lines(record, { text }) });
    expect(docs).toHaveLength(1);
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error unread-spans']);
    expect(diagnostics[0]?.message).toContain(`"${field}"`);
  });

  it('refuses tasks of Prodigy among the records of doccano', async () => {
    const task = { text, spans: [{ start: 0, end: 8, label: 'PATIENT' }], tokens: [] };
    const { docs, diagnostics } = await readDocs(doccano, { 'a.jsonl': lines({ text, label: [[0, 8, 'P']] }, task) });
    expect(docs).toHaveLength(1);
    expect(diagnostics.map(({ code }) => code)).toEqual(['unread-spans']);
  });

  it('reads what has no mentions: lists that are empty, tokens, predictions, meta data', async () => {
    const spans = [{ start: 0, end: 3, label: 'x', tag: 'NNP' }];
    const records = [
      { text, entities: [], guesses: spans },
      { text, tokens: spans },
      { text, predictions: spans },
      { text, meta: { spans } },
      { text, choices: ['a', 'b'], relations: [{ start: 1, end: 2, type: 'x' }] },
    ];
    const file = { 'a.jsonl': lines(...records) };
    expect((await readDocs(spacy, file)).docs).toHaveLength(5);
    expect((await readDocs(jsonl, { 'a.jsonl': lines(records[0], records[3]) })).docs).toHaveLength(2);
  });
});
