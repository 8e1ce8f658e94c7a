/** A text made from another, which knows where each of its UTF-16 units comes from. */
export interface AlignedText {
  readonly text: string;
  /** For each unit, where in the source what it was made from starts. Never falls. */
  readonly starts: readonly number[];
  /** For each unit, where in the source what it was made from ends. */
  readonly ends: readonly number[];
}

/** The text as it is: both halves of a surrogate pair come from the whole. */
export function alignWithItself(text: string): AlignedText {
  const starts: number[] = [];
  const ends: number[] = [];
  for (const character of text) {
    const start = starts.length;
    for (let unit = 0; unit < character.length; unit++) {
      starts.push(start);
      ends.push(start + character.length);
    }
  }
  return { text, starts, ends };
}

/** Parts of a text that are written over; what lies between them stays. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** @param replacements in order, none over another. */
export function replaceAligned(source: AlignedText, replacements: Iterable<Replacement>): AlignedText {
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
