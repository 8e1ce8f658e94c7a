import { lowerBound } from '../../core/collections.ts';

/**
 * Converts offsets between code points (Python, BRAT) and UTF-16 units (JavaScript). Texts without characters beyond
 * U+FFFF, nearly all, cost nothing.
 */
export interface CodePointMap {
  /** The UTF-16 offset of a code-point offset; NaN where that lies outside the text. */
  toUtf16(codePoints: number): number;
  /** The code-point offset of a UTF-16 offset. */
  toCodePoints(utf16: number): number;
}

export function createCodePointMap(text: string): CodePointMap {
  // The code-point offset of each character that takes two units.
  const wide: number[] = [];
  if (/[\ud800-\udbff]/.test(text)) {
    let codePoints = 0;
    for (let i = 0; i < text.length; i++, codePoints++) {
      if ((text.codePointAt(i) as number) > 0xffff) {
        wide.push(codePoints);
        i++;
      }
    }
  }
  const length = text.length - wide.length;
  return {
    toUtf16: (codePoints) =>
      Number.isInteger(codePoints) && codePoints >= 0 && codePoints <= length
        ? codePoints + lowerBound(wide, (w) => w < codePoints)
        : Number.NaN,
    toCodePoints: (utf16) => utf16 - lowerBound(wide, (w, i) => w + i < utf16),
  };
}
