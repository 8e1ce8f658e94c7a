/** A sign in a text, with whether a blank stands at either side of it; `undefined` where the line begins or ends. */
export interface Sign {
  readonly sign: string;
  readonly index: number;
  readonly blankBefore: boolean | undefined;
  readonly blankAfter: boolean | undefined;
}

/** The signs of a text but for those between figures: "3,5", "10:30". */
export function* signsOf(text: string): Generator<Sign> {
  for (const { 0: sign, index } of text.matchAll(/(?<!\p{Nd}(?=[^\s]\p{Nd}))[.,;:!?()[\]"'’«»“”/-]/gu)) {
    const [before, after] = [text[index - 1], text[index + 1]];
    yield { sign, index, blankBefore: blank(before), blankAfter: blank(after) };
  }
}

function blank(unit: string | undefined): boolean | undefined {
  return unit === undefined || unit === '\n' || unit === '\r' ? undefined : unit === ' ';
}
