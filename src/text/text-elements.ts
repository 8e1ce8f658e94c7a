import type { CharSpan } from '../core/types.ts';

/**
 * The text elements of a text, the smallest stretches that may hold a reference: what white space divides (Schamberger 2019, §5.3.2);
 * as flat offsets: element `i` is
 * `[offsets[2 * i], offsets[2 * i + 1])`. One object serves many texts: `split` fills it anew.
 */
export class Elements {
  text = '';
  count = 0;
  offsets = new Int32Array(512);

  split(text: string): void {
    this.text = text;
    this.count = 0;
    const { length } = text;
    for (let position = 0; position < length;) {
      while (position < length && isGap(text.charCodeAt(position))) position++;
      if (position === length) return;
      const start = position;
      while (position < length && !isGap(text.charCodeAt(position))) position++;
      if (2 * this.count + 2 > this.offsets.length) this.grow();
      this.offsets[2 * this.count] = start;
      this.offsets[2 * this.count + 1] = position;
      this.count++;
    }
  }

  start(index: number): number {
    return this.offsets[2 * index] as number;
  }

  end(index: number): number {
    return this.offsets[2 * index + 1] as number;
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.offsets.length);
    larger.set(this.offsets);
    this.offsets = larger;
  }
}

const WIDE_GAPS = new Set([0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);

/** What Unicode calls white space, and the control characters before it; no zero-width characters. */
export function isGap(unit: number): boolean {
  if (unit <= 0x20) return true;
  if (unit < 0x1680) return unit === 0x85 || unit === 0xa0;
  return (unit >= 0x2000 && unit <= 0x200a) || WIDE_GAPS.has(unit);
}

export function countElements(text: string): number {
  let count = 0;
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const gap = isGap(text.charCodeAt(i));
    if (!gap && !inside) count++;
    inside = !gap;
  }
  return count;
}

export function textElements(text: string): CharSpan[] {
  const elements = new Elements();
  elements.split(text);
  return Array.from({ length: elements.count }, (_, i) => ({ start: elements.start(i), end: elements.end(i) }));
}
