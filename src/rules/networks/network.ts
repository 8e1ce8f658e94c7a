import type { CheckScheme } from '../../surrogates/numbers/check-digits.ts';
import type { Condition } from './condition.ts';
import type { LinearRegex } from './regex.ts';
import type { LetterCase } from './schema.ts';
import type { GazetteerTrie, Interner } from './trie.ts';

export interface RegisterTest {
  readonly register: number;
  readonly holds: (value: number) => boolean;
}

/** What an arc consumes. */
export type Consumption =
  | { readonly kind: 'token'; readonly condition: Condition }
  | {
      readonly kind: 'gazetteer';
      readonly tries: readonly GazetteerTrie[];
      readonly case: LetterCase;
      /** On the first token of the entry. */
      readonly condition: Condition;
    }
  | ({ readonly kind: 'part' } & PartOfToken)
  | { readonly kind: 'jump' }
  | { readonly kind: 'push'; readonly network: number };

/** The start of a token, or of what is left of it: one of these, and the next arc sees the rest. */
export interface PartOfToken {
  /** Folded. */
  readonly forms: readonly string[];
  readonly regex: LinearRegex | undefined;
  /** Their entries of one token. */
  readonly tries: readonly GazetteerTrie[];
  readonly interner: Interner;
  /** Of what is consumed. */
  readonly case: LetterCase;
}

export interface Arc {
  /** Unique in the rule set. */
  readonly index: number;
  readonly from: State;
  readonly to: State;
  readonly consumes: Consumption;
  readonly tests: readonly RegisterTest[];
  readonly sets: readonly (readonly [register: number, value: number])[];
  readonly adds: readonly (readonly [register: number, value: number])[];
  readonly mention: boolean;
  /** The conditions in words, as the file has them. */
  readonly text: string;
  /** The same for arcs that consume the same. */
  readonly key: string;
  /** The forms it takes, by their numbers, where only listed ones are taken. */
  readonly forms: readonly number[] | undefined;
}

export interface State {
  /** Unique in the rule set. */
  readonly index: number;
  readonly name: string;
  readonly network: number;
  readonly final: boolean;
  /** Of a match that ends here, where the state has its own. `false`: the match is no mention. */
  readonly label: string | false | undefined;
  readonly arcs: readonly Arc[];
}

export interface Network {
  readonly index: number;
  readonly name: string;
  readonly description: string;
  readonly priority: number;
  readonly start: State;
  readonly states: readonly State[];
  /** Of matches that are no mention: the labels that they are no mention of; every label when absent. */
  readonly excludes: ReadonlySet<string> | undefined;
  /** Whether it finds something, or is only pushed by others. */
  readonly isRule: boolean;
  readonly acrossLines: boolean;
  /** Most tokens of a match. */
  readonly longest: number;
  /** A mention that is valid under one of these is preferred to one that is not; it is evidence and no condition. */
  readonly checks: readonly CheckScheme[];
}
