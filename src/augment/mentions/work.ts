import type { Rng } from '../../core/rng.ts';
import type { Mention, SurrogateFamily } from '../../surrogates/types.ts';
import type { MentionDraw } from '../mention-pool.ts';
import type { Segment } from '../segments.ts';

export interface Work extends TextTold {
  /** Its place among the mentions of the document. */
  readonly number: number;
  readonly segment: Segment;
  readonly text: string;
  /** Where the mentions that begin before it end at last. */
  readonly reach: number;
  /** Absent for `from-corpus`. */
  readonly mention: Mention | undefined;
  /** The number of the first mention of the document that is written alike; absent where there is none before it. */
  like?: number | undefined;
  /** For `from-corpus`: the place that a name ends in ("Battle of Warsaw"). */
  readonly place: Mention | undefined;
  readonly family: SurrogateFamily | undefined;
  /** Draws from the corpus, once it was asked to. */
  draw?: ReturnType<MentionDraw> | undefined;
  /** What the family learned from the document. */
  state: unknown;
  readonly isWordless: boolean;
  /** For `from-corpus`: an age, of which others of the document tell: who died at 65 was not ill at 64 of another's life. */
  readonly age?: Mention | undefined;
  /** For one word of a class ("Polish"): the others, which no event or work may replace. */
  readonly others: readonly string[] | undefined;
  /** Whether that is a language, of which only others may stand for it. */
  readonly isLanguage?: boolean;
  /** How it stands in its text, once it was asked for. */
  standing?: Standing | undefined;
  /** The country of which it tells, and whether it names it, once it was asked for. */
  nation?: { readonly world: string | undefined; readonly isCountry: boolean } | undefined;
  /** Told by its text alone, once it was asked for. */
  coin?: Coin | undefined;
  /** The same for what has no other words than those of the dictionary, where the corpus has no other for it. */
  coinOfWords?: Coin | undefined;
}

interface Coin {
  readonly draw: ((rng: Rng, becomes?: (name: string) => string | undefined) => string | undefined) | undefined;
}

/** What is told of a name by its text alone; of what does not come from the corpus hardly anything is. */
export interface TextTold {
  readonly isAbbreviation: boolean;
  /** Of a mention that does not come from the corpus: whether it is one. */
  readonly hasYears: boolean;
  /** An event of which there was one; who somebody is to somebody. */
  readonly isUnique: boolean;
  /** Of a battle: where it was. */
  readonly field: string | undefined;
  readonly isUnknownAdjective: boolean;
}

/** How one word of a class stands in its text. */
export interface Standing {
  /** For one who is of the people, or for all: see {@link standsAlone}. */
  readonly stands: 'one' | 'all' | undefined;
  /** Whether it stays what it is but for following what its country became. */
  readonly isHeld: boolean;
}
