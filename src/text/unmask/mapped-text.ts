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
  const numbers: number[] = [];
  for (let i = 0; i < length; i++) numbers.push(from + i);
  return numbers;
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

export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Writes over stretches of a mapped text; what lies between them stays.
 *
 * @param replacements in order, none over another.
 */
export function writeOver(source: MappedText, replacements: Iterable<Replacement>): MappedText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  const keep = (until: number) => {
    parts.push(source.text.slice(at, until));
    for (; at < until; at++) {
      starts.push(source.starts[at] as number);
      ends.push(source.ends[at] as number);
    }
  };
  for (const { start, end, text } of replacements) {
    keep(start);
    parts.push(text);
    // What is inserted comes from nowhere: between what is before and what is after.
    const from = source.starts[start] ?? source.ends.at(-1) ?? 0;
    const to = end > start ? (source.ends[end - 1] as number) : from;
    for (let i = 0; i < text.length; i++) {
      starts.push(from);
      ends.push(to);
    }
    at = end;
  }
  keep(source.text.length);
  return { text: parts.join(''), starts, ends };
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
  // Hardly any text has what is looked for, and to go through the matches of a pattern copies it.
  pattern.lastIndex = 0;
  const isFound = pattern.test(source.text);
  pattern.lastIndex = 0;
  if (!isFound) return undefined;
  const replacements = Array.from(source.text.matchAll(pattern)).flatMap((match): readonly Replacement[] => {
    const text = match[0] === '' ? undefined : write(match);
    return text === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, text }];
  });
  return replacements.length > 0 ? writeOver(source, replacements) : undefined;
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
