import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createDocument, toCorpus } from '../../src/core/document.ts';
import type { Corpus, Document } from '../../src/core/types.ts';
import { readEditLog } from '../../src/pipeline/edit-log.ts';
import { createViewIndex } from '../../src/report/view-index.ts';
import { tokenise } from '../../src/text/tokenise.ts';
import { collectView } from '../../src/web/view-server.ts';
import { temporaryFolder } from '../helpers/cli.ts';

const doc = (id: string, name: string, more: Partial<Document> = {}) =>
  createDocument({
    id,
    text: `😀 ${name} came.`,
    entities: [{ id: '1', start: 3, end: 3 + name.length, label: 'N' }],
    ...more,
  });
const from = (id: string, copy: number) => ({ derivedFrom: { id, copy, seed: 1, recipe: 'r', steps: [] } });
const corpus = (...docs: Document[]): Corpus => toCorpus(docs);
const source = corpus(doc('a', 'Eva'), doc('b', 'Bo'), doc('c', 'Cy'));

describe('collectView', () => {
  it('puts copies beside their source, by provenance, by id and by order', async () => {
    const index = createViewIndex({ tokenise });
    const derived = corpus(
      doc('a', 'Ada'), // the same document, concealed
      doc('b', 'Bo'),
      doc('b-aug1', 'Ben', from('b', 1)),
      doc('no-id', 'Bob'), // after its original, as in formats without ids
      createDocument({ id: 'z', text: 'What is this?', entities: [] }),
    );
    expect(await collectView({ source, derived }, index)).toBe(4);
    expect([0, 1, 2].map((i) => index.document(i).copies.map(({ id }) => id))).toEqual([
      ['a'],
      ['b-aug1', 'no-id'],
      [],
    ]);
    expect([index.size, index.unlinked]).toEqual([4, 1]);
    expect(index.document(3)).toEqual({ id: 'z', text: 'What is this?', entities: [], isNew: true, copies: [] });
  });

  it('stops at its limits, and counts what there was', async () => {
    const few = createViewIndex({ tokenise });
    const derived = corpus(doc('a-aug1', 'Ada', from('a', 1)), doc('c-aug1', 'Cid', from('c', 1)));
    expect(await collectView({ source, derived }, few, { documents: 2 })).toBe(3);
    expect([few.size, few.copies]).toEqual([2, 1]);
    const short = createViewIndex({ tokenise });
    expect(await collectView({ source }, short, { characters: 15 })).toBe(3);
    expect(short.size).toBe(1);
    const generated = corpus(doc('g1', 'Gus'), doc('g2', 'Gil'));
    const most = createViewIndex({ tokenise });
    expect(await collectView({ source, derived: generated }, most, { documents: 4 })).toBe(5);
    expect([most.size, most.unlinked]).toEqual([4, 1]);
  });

  it('takes the steps from an edit log, by id or by the number of the copy', async () => {
    const file = path.join(temporaryFolder(), 'edits.jsonl');
    const line = (id: string, of: string, replacement: string, end: number) =>
      `${JSON.stringify({ id, source: of, copy: 1, edits: [[{ start: 2, end, replacement, step: 'mine' }]] })}\n`;
    // Code points: the face is one.
    writeFileSync(file, line('a-aug1', 'a', 'Ada', 5) + line('b-aug1', 'b', 'Ben', 4));
    const edits = await readEditLog(file);
    const index = createViewIndex({ tokenise });
    const derived = corpus(doc('a-aug1', 'Ada', from('a', 1)), doc('b', 'Bo'), doc('no-id', 'Ben'));
    await collectView({ source, derived, edits }, index);
    edits.close();
    expect(index.misfits).toBe(0);
    expect(index.steps()).toEqual([{ name: 'mine', logged: true, count: 2 }]);
    expect(index.document(0).copies[0]?.changes).toEqual([[3, 6, 3, 6, 0]]);
  });

  it('refuses a file that is no edit log, naming the line and quoting nothing', async () => {
    const file = path.join(temporaryFolder(), 'edits.jsonl');
    writeFileSync(file, '{"id":"a","source":"b","edits":[]}\n{"text":"Eva Lind"}\n');
    const refused = readEditLog(file);
    await expect(refused).rejects.toMatchObject({ code: 'bad-edit-log', place: { line: 2 } });
    await expect(refused).rejects.not.toThrow('Eva');
  });
});
