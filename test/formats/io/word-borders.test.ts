import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import type { Diagnostic } from '../../../src/core/errors.ts';
import { createBorderWatch, lookAtBorders } from '../../../src/formats/io/word-borders.ts';

/** What is told of the mentions of texts that `[…]` stand for. */
function told(...marked: readonly string[]): readonly string[] {
  const found: Diagnostic[] = [];
  const watch = createBorderWatch();
  for (const [i, text] of marked.entries()) {
    const parts = text.split(/[[\]]/);
    const before = (n: number) => parts.slice(0, n).join('').length;
    const entities = parts.flatMap((_, n) =>
      n % 2 === 1 ? [{ id: `T${n}`, label: 'NAME', start: before(n), end: before(n + 1) }] : [],
    );
    watch.add(lookAtBorders(createDocument({ id: `${i}`, text: parts.join(''), entities })));
  }
  watch.tell((diagnostic) => found.push(diagnostic), 'notes.jsonl');
  return found.map(({ code, message }) => `${code} ${message.split(':')[0]}`);
}

describe('createBorderWatch', () => {
  it('tells of ends that are those of the last character', () => {
    expect(told('[Eva Lin]d saw [Od]a.', '[201]8')).toEqual([
      'within-words 3 of 3 mentions begin or end within a word',
    ]);
  });

  it('tells of offsets that are off by some', () => {
    expect(told('Frau L[ind ]', 'é E[va s]ah', 'am 1[2.]3.')).toEqual([
      'within-words 3 of 3 mentions begin or end within a word',
    ]);
  });

  it('tells of offsets that are off behind an emoji alone, however few these are', () => {
    const sound = Array.from({ length: 200 }, () => '[Eva] saw [Oda]');
    expect(told(...sound, '😀 [Eva] L[ind ]', '😀 E[va ]', '😀 O[da s]aw')).toEqual([
      'within-words 3 of 4 mentions behind an emoji or the like begin or end within a word',
    ]);
  });

  it('says nothing of borders beside blanks, signs, figures beside letters, and scripts without blanks', () => {
    expect(told('[Eva] [Lind]s, [72]-year-old, [58]yo', '見[王小明]了', '[김철수]는', '[Eva]’s')).toEqual([]);
  });

  it('says nothing of genitives whose ending is not labelled', () => {
    expect(told('[Eva]s frånvaro', '[Oda]s, [Lind]s', '[Åsa]s.')).toEqual([]);
    expect(told('[Eva]sson', '[Oda]sson', '[Lind]ström')).toHaveLength(1);
  });

  it('says nothing of a few', () => {
    const many = Array.from({ length: 100 }, () => '[Eva] and [Oda]');
    expect(told(...many, '[Berlin]reise', '[Köln]er', '[Bonn]er')).toEqual([]);
  });
});
