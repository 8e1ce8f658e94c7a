import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractParagraphs, sourceMap, splitParagraph } from '../../src/placeholders/paragraphs.ts';

const texts = (text: string) => extractParagraphs(text).map((paragraph) => paragraph.text);

describe('paragraphs', () => {
  it('joins words parted at line ends, but not suspended compounds', () => {
    expect(texts('Er ist Haus-\nund Hofmeister der Kauf-\nleute und der BGB-\nGesellschaft.')).toEqual([
      'Er ist Haus- und Hofmeister der Kaufleute und der BGB-Gesellschaft.',
    ]);
  });

  it('takes out bullets and numbers, margin numbers among them, but neither dates nor initials', () => {
    expect(texts('12\nDer Kläger kam am\n1. Juli 2005.\n\na) Erstens\nb) zweitens\n– drittens')).toEqual([
      'Der Kläger kam am 1. Juli 2005.',
      'Erstens',
      'zweitens',
      'drittens',
    ]);
    expect(texts('A. fuhr davon.')).toEqual(['A. fuhr davon.']);
    expect(texts('B. I. Die Klage')).toEqual(['Die Klage']);
  });

  it('loses nothing: white space alone lies between paragraphs, and edits undone give the source', () => {
    const piece = fc.constantFrom(
      'Haus-',
      'und',
      'K.',
      '\n',
      '\n\n',
      ' ',
      'a)',
      '1.',
      'Wort',
      '–',
      '\r\n',
      '\u00ad',
      'II.',
      '12',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join(' ').replaceAll(' \n', '\n');
        let position = 0;
        for (const paragraph of extractParagraphs(text)) {
          expect(text.slice(position, paragraph.start).trim()).toBe('');
          position = paragraph.end;
          const map = sourceMap(text, paragraph);
          for (const { index, 0: word } of paragraph.text.matchAll(/\p{L}+/gu)) {
            const source = text.slice(map.start(index), map.end(index + word.length));
            expect(source.replace(/[-\u00ad\s]+/gu, '')).toBe(word);
          }
        }
        expect(text.slice(position).trim()).toBe('');
      }),
    );
  });

  it('splits what exceeds a budget, between sentences where it can', () => {
    const text = Array.from({ length: 40 }, (_, i) => `Der Satz mit der Nummer ${i} ist kurz.`).join(' ');
    const pieces = splitParagraph(text, { budget: 100 });
    expect(pieces.length).toBeGreaterThan(3);
    for (const { start, end } of pieces) expect(text.slice(start, end)).toMatch(/^Der .*kurz\.$/u);
    expect(pieces.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text);
  });
});
