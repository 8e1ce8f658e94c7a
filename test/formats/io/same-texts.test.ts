import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Diagnostic } from '../../../src/core/errors.ts';
import { createTwinWatch, lookAtText } from '../../../src/formats/io/same-texts.ts';

const note = (n: number) => `Note ${n}. Eva Lind came to the ward at noon and left it in the evening.`;
const mention = (start: number) => ({ id: `T${start}`, start, end: start + 3, label: 'NAME' });

function told(docs: readonly (readonly [text: string, ...starts: number[]])[]): readonly string[] {
  const found: Diagnostic[] = [];
  const watch = createTwinWatch();
  for (const [i, [text, ...starts]] of docs.entries()) {
    watch.add(lookAtText(createDocument({ id: `${i}`, text, entities: starts.map(mention) })));
  }
  watch.tell((diagnostic) => found.push(diagnostic), 'notes.jsonl');
  return found.map(({ code, message }) => `${code} ${message.split(',')[0]}`);
}

describe('createTwinWatch', () => {
  it('tells of texts that come again with other mentions', () => {
    const docs = [1, 2, 3, 4].flatMap((n) => [[note(n), 8] as const, [note(n)] as const]);
    expect(told(docs)).toEqual(['same-texts 4 of 8 documents have the text of another with other mentions']);
  });

  it('says nothing of copies with the same mentions, of short texts, and of a few', () => {
    expect(told([1, 2, 3, 4].flatMap((n) => [[note(n), 8] as const, [note(n), 8] as const]))).toEqual([]);
    expect(told([1, 2, 3, 4].flatMap(() => [['Eva Lind', 0] as const, ['Eva Lind'] as const]))).toEqual([]);
    const many = Array.from({ length: 100 }, (_, n) => [note(n), 8] as const);
    expect(told([...many, [note(1)], [note(2)], [note(3)], [note(4)]])).toEqual([]);
  });
});
