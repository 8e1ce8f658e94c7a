import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMarks } from '../../src/placeholders/marks.ts';

const folder = new URL('../fixtures/placeholders/', import.meta.url);

/** Text and its marks' spans, from lines with ⟦ ⟧. */
function read(name: string) {
  return readFileSync(new URL(name, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const spans: string[] = [];
      let text = '';
      for (const part of line.replaceAll(String.raw`\n`, '\n').split(/(?=⟦)|⟧/u)) {
        const bare = part.replace('⟦', '');
        if (bare !== part) spans.push(`${text.length}-${text.length + bare.length}`);
        text += bare;
      }
      return { text, spans };
    });
}

describe.each(['en', 'de', 'es', 'fr'])('marks read by hand in %s', (language) => {
  it.each(['refill', 'refill-second', 'refill-held', 'refill-styles', 'refill-third', 'refill-fifth', 'refill-sixth'])(
    '%s: at least 98 % found, and of what is found at least 98 % right',
    (name) => {
      const counts = { right: 0, found: 0, marks: 0 };
      for (const { text, spans } of read(`${name}-${language}.txt`)) {
        const found = findMarks(text, language).map(({ start, end }) => `${start}-${end}`);
        counts.right += found.filter((span) => spans.includes(span)).length;
        counts.found += found.length;
        counts.marks += spans.length;
      }
      expect(counts.marks).toBeGreaterThan(20);
      // One of 22 would be less than 98 %.
      expect(counts.found - counts.right).toBeLessThanOrEqual(Math.max(1, 0.02 * counts.found));
      expect(counts.marks - counts.right).toBeLessThanOrEqual(Math.max(1, 0.02 * counts.marks));
    },
  );
});
