import type { Context } from './context.ts';
import type { PlaceholderLabel } from './labels.ts';

/** What an exclusion is asked about: a potential placeholder of letters, with the window around it. */
export interface LetterCase {
  readonly context: Context;
  /** The letter or letters, without the full stop. */
  readonly letter: string;
  readonly dotted: boolean;
  readonly isCapital: boolean;
  /** A word beside it announces a name, or the form of a company follows: see `PLAIN_CUES`. */
  readonly announced: boolean;
  /** What announces it is a title ("Dr.") and nothing else: the name after it may be written out all the same. */
  readonly byTitle: boolean;
  /** What announces it is a person's title or part in the proceedings. */
  readonly isPerson: boolean;
  /** The label that a cue right before it tells. */
  readonly byCue: PlaceholderLabel | undefined;
  /** What was decided of the letter before this one, where only "und", "bis", a comma or a dash parts them. */
  readonly chained: 'placeholder' | ExclusionName | undefined;
  /** What told against the letter before this one, wherever it stands. */
  readonly before: ExclusionName | 'word' | undefined;
  /** Whether the value is a family name that people bear; absent where no list is at hand. */
  readonly isFamilyName: ((word: string) => boolean) | undefined;
  readonly isGivenName: ((word: string) => boolean) | undefined;
}

/**
 * The meanings other than a placeholder that a letter may have. `abbreviation`, `page` and `law` are the thesis's (§5.3.2); the others were found necessary on decisions of federal courts.
 * `convention` is asked of whole documents: see `convention.ts`.
 */
export const EXCLUSION_NAMES = [
  'abbreviation', 'page', 'law', 'case-number', 'enumeration', 'sign', 'numeral', 'written-name', 'small-letter',
  'example', 'convention',
] as const; // prettier-ignore

export type ExclusionName = (typeof EXCLUSION_NAMES)[number];
