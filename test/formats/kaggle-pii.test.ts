import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { Document } from '../../src/core/types.ts';
import { kagglePii } from '../../src/formats/kaggle-pii/index.ts';
import { readDocs, roundTrip, writeFiles } from '../helpers/round-trip.ts';
import { ORACLE_DOCUMENTS, variedDocuments } from '../helpers/varied.ts';

const ESSAY = {
  document: 7,
  full_text: 'Eva Lind  wrote.\n\nBonn 😀 x',
  tokens: ['Eva', 'Lind', ' ', 'wrote', '.', '\n\n', 'Bonn', '😀', 'x'],
  trailing_whitespace: [true, true, false, false, false, false, true, true, false],
  labels: ['B-NAME_STUDENT', 'I-NAME_STUDENT', 'O', 'O', 'O', 'O', 'B-STREET_ADDRESS', 'O', 'O'],
  prompt: 'of Eva Lind',
};
const json = (...records: unknown[]) => JSON.stringify(records);
const told = ({ text, entities }: Document) => [text, ...entities.map(({ start, end, label }) => [start, end, label])];

describe('kaggle-pii', () => {
  it('reads mentions at their places, and writes an unchanged record as it was', async () => {
    const { labels: _, ...test } = ESSAY;
    const { docs, written, diagnostics } = await roundTrip(kagglePii, { 'train.json': json(ESSAY, test) });
    expect(diagnostics).toEqual([]);
    expect(docs.map(told)).toEqual([
      [ESSAY.full_text, [0, 8, 'NAME_STUDENT'], [18, 22, 'STREET_ADDRESS']],
      [ESSAY.full_text],
    ]);
    expect(JSON.parse(String(written['train.json']))).toEqual([ESSAY, test]);
  });

  it('keeps the tokens that an edit left alone, and leaves out what repeats the source', async () => {
    const { written } = await roundTrip(kagglePii, { 'train.json': json(ESSAY) }, {}, ([doc]) => [
      applyEdits(doc as Document, [{ start: 0, end: 8, replacement: 'Ann-Sofie B. Berg' }], { id: '7-aug1' }),
    ]);
    expect(JSON.parse(String(written['train.json']))).toEqual([
      {
        document: '7-aug1',
        full_text: 'Ann-Sofie B. Berg  wrote.\n\nBonn 😀 x',
        tokens: ['Ann-Sofie', 'B.', 'Berg', ' ', 'wrote', '.', '\n\n', 'Bonn', '😀', 'x'],
        trailing_whitespace: [true, true, true, false, false, false, false, true, true, false],
        labels: ['B', 'I', 'I'].map((prefix) => `${prefix}-NAME_STUDENT`).concat('O', 'O', 'O', 'O', 'B-STREET_ADDRESS', 'O', 'O'),
        prompt: 'of Ann-Sofie B. Berg',
      },
    ]);
  }); // prettier-ignore

  it('holds every character and every mention of documents of any kind that do not overlap', async () => {
    const docs = variedDocuments(ORACLE_DOCUMENTS, 5, { plain: true });
    const { written, diagnostics } = await writeFiles(kagglePii, docs, 'file');
    expect(diagnostics).toEqual([]);
    const read = await readDocs(kagglePii, written);
    expect(read.diagnostics).toEqual([]);
    expect(read.docs.map(told)).toEqual(docs.map(told));
  });

  it.each([
    ['another text', { ...ESSAY, full_text: 'Eva' }, 'surface-mismatch'],
    ['fewer labels', { ...ESSAY, labels: ['O'] }, 'bad-record'],
    ['a word for a label', { ...ESSAY, labels: ESSAY.tokens.map(() => 'NAME') }, 'bad-tag'],
    ['no tokens', { document: 1, full_text: 'Eva Lind' }, 'bad-record'],
  ])('refuses a record with %s', async (_, record, code) => {
    const { docs, diagnostics } = await readDocs(kagglePii, { 'a.json': json(ESSAY, record) });
    expect(docs).toHaveLength(1);
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(JSON.stringify(diagnostics)).not.toContain('Eva');
  });

  it('is detected by content, also where the first record is long', () => {
    const detect = (head: string) => kagglePii.detect({ relative: 'a.json', head, complete: true, siblings: [] });
    expect(detect(json(ESSAY))).toBeGreaterThan(0.98);
    expect(detect(`[{"document": 7, "full_text": "${'Eva '.repeat(9000)}`)).toBeGreaterThan(0.9);
    expect(detect(json({ full_text: 'Eva', spans: [] }))).toBe(0);
  });
});
