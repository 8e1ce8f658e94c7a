/** A sign in a text, with whether a blank stands at either side of it; `undefined` where a line begins or ends, or
 * more than a blank stands there. */
export interface Sign {
  readonly sign: string;
  readonly index: number;
  readonly blankBefore: boolean | undefined;
  readonly blankAfter: boolean | undefined;
}

const SIGNS = /(?<!\p{Nd}(?=\S\p{Nd})|[\p{L}\p{N}_](?=[.:/@][\p{L}\p{N}_]))[.,;:!?()[\]"'’«»“”/-]/gu;

/** The signs of a text but for those between figures ("3,5", "10:30") and those that join letters ("example.org", "and/or"). */
export function* signsOf(text: string): Generator<Sign> {
  for (const { 0: sign, index } of text.matchAll(SIGNS)) {
    yield {
      sign,
      index,
      blankBefore: blank(text[index - 1], text[index - 2]),
      blankAfter: blank(text[index + 1], text[index + 2]),
    };
  }
}

/** Other white space, and several blanks in a row, are layout. */
function blank(next: string | undefined, beyond: string | undefined): boolean | undefined {
  if (next === undefined) return undefined;
  if (next !== ' ') return /\s/u.test(next) ? undefined : false;
  return beyond === undefined || /\s/u.test(beyond) ? undefined : true;
}
