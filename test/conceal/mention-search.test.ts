import { describe, expect, it } from 'vitest';
import { createMentionSearch } from '../../src/conceal/seal-document.ts';
import { createDocument } from '../../src/core/document.ts';
import { runOf } from '../../src/surrogates/mentions.ts';
import { fold } from '../../src/text/fold.ts';

const text = 'Anna-Lena Söder (AB 1234567), ΟΔΟΣ.Α, Northern Clinic';
const mentions = ['Anna-Lena Söder', 'AB 1234567', 'ΟΔΟΣ.Α', 'Northern Clinic'];
const doc = createDocument({
  id: 'd',
  text,
  entities: mentions.map((mention, i) => {
    const start = text.indexOf(mention);
    return { id: `T${i}`, start, end: start + mention.length, label: 'X' };
  }),
});
const KINDS = new Set(['clinic', 'northern']);
const search = () =>
  createMentionSearch(doc, (_, mention) => ({
    words: (mention.match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? []).map(fold).filter((word) => !KINDS.has(word)),
    run: runOf(mention),
  }));

describe('what holds a mention', () => {
  const TEXTS: readonly (readonly [string, boolean])[] = [
    ['letter-of-annalenasoder', true],
    ['SODER 3', true],
    ['scan1234567b', true],
    ['scan 1234567', true],
    ['οδος', true],
    ['the northern clinic', false],
    ['template', false],
    ['an', false],
  ];

  it.each(TEXTS)('%s', (searched, holds) => {
    expect(search()(searched)).toBe(holds);
  });

  it('is the same for the first text that is asked for as for the hundredth', () => {
    const holds = search();
    for (let i = 0; i < 100; i++) for (const [searched, wanted] of TEXTS) expect(holds(searched)).toBe(wanted);
  });
});
