/** A text made from another, that remembers for each unit which stretch of the other it came from. */
export interface MappedText {
  readonly text: string;
  /** Where in the first text unit `i` starts and ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** A stretch of a text as it is. */
export function mapText(text: string, offset: number): MappedText {
  return {
    text,
    starts: range(text.length, offset),
    ends: range(text.length, offset + 1),
  };
}

function range(length: number, from: number): number[] {
  return Array.from({ length }, (_, i) => from + i);
}

/** Puts a mapped text together from pieces. */
export function createMapping() {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  return {
    /** Units that all stand for the stretch `[start, end)` of the first text. */
    add(piece: string, start: number, end: number): void {
      parts.push(piece);
      for (let i = 0; i < piece.length; i++) {
        starts.push(start);
        ends.push(end);
      }
    },
    result: (): MappedText => ({ text: parts.join(''), starts, ends }),
  };
}

/**
 * Writes over what a pattern finds.
 *
 * @param write what stands there; `undefined` leaves it as it is.
 * @returns `undefined` where nothing changed.
 */
export function rewrite(
  source: MappedText,
  pattern: RegExp,
  write: (match: RegExpExecArray) => string | undefined,
): MappedText | undefined {
  const made = createMapping();
  let from = 0;
  let isChanged = false;
  const copy = (to: number) => {
    for (let i = from; i < to; i++)
      made.add(source.text[i] as string, source.starts[i] as number, source.ends[i] as number);
  };
  for (const match of source.text.matchAll(pattern)) {
    const written = write(match);
    if (written === undefined || match[0] === '') continue;
    isChanged = true;
    copy(match.index);
    from = match.index + match[0].length;
    made.add(written, source.starts[match.index] as number, source.ends[from - 1] as number);
  }
  if (!isChanged) return undefined;
  copy(source.text.length);
  return made.result();
}

/** The text from its end to its beginning. */
export function reverse({ text, starts, ends }: MappedText): MappedText {
  return { text: text.split('').toReversed().join(''), starts: starts.toReversed(), ends: ends.toReversed() };
}

/** The stretch of the first text that units `[from, to)` came from. */
export function spanOf({ starts, ends }: MappedText, from: number, to: number): { start: number; end: number } {
  let start = Infinity;
  let end = 0;
  for (let i = from; i < to; i++) {
    start = Math.min(start, starts[i] as number);
    end = Math.max(end, ends[i] as number);
  }
  return { start, end };
}
