import type { SoundTest } from '../languages/sounds.ts';
import type { SurrogateType } from '../surrogates/types.ts';
import type { Formatter } from './date-format.ts';
import type { NamePart, PersonType } from './person.ts';

export const LETTER_CASES = ['upper', 'lower', 'title', 'sentence'] as const;

export type LetterCase = (typeof LETTER_CASES)[number];

/** What a span is labelled. */
export interface Mark {
  readonly label: string;
  readonly layer: string | undefined;
  /** Of a person's name: what its given and its family names are labelled, inside it. */
  readonly parts?: NameLabels;
}

export interface NameLabels {
  readonly given: string;
  readonly family: string;
}

/** How a value is written; what is absent is the value's usual form. */
export interface Form {
  readonly part?: NamePart;
  readonly case?: LetterCase;
  readonly format?: Formatter;
  /** Text that is part of the value and of its label: "45" and " years". */
  readonly prefix?: string;
  readonly suffix?: string;
  /** Written instead of a name, by the person's gender. */
  readonly words?: { readonly f: string; readonly m: string };
}

/** Text, and what is put in its place: see `number-shape.ts`. */
export type ShapePart =
  | string
  /** A digit, a capital, a small letter, drawn. */
  | { readonly draw: '#' | 'A' | 'a' }
  /** A check digit of so many digits before it; two, of all. */
  | { readonly check: 'luhn'; readonly digits: number }
  | { readonly check: '97' }
  /** The birth date of the person whose number it is. */
  | { readonly birth: Formatter }
  /** One of these characters, by that person's gender. */
  | { readonly f: string; readonly m: string }
  /** The first letters of a part of that person's name. */
  | { readonly letters: number; readonly part: 'given' | 'family' | 'family2' };

export type Shape = readonly ShapePart[];

export type Range = readonly [number, number];

/** The distance of a date from another. */
export interface Distance {
  /** Number of the slot that holds the other date; `undefined` for the anchor. */
  readonly slot: number | undefined;
  /** 1 is after, -1 is before. */
  readonly sign: 1 | -1;
  readonly unit: 'days' | 'weeks' | 'months' | 'years';
  readonly range: Range;
}

/** Slots that tell where something is, and agree with the town beside them. */
export type PlaceType = 'city' | 'region' | 'zip';

/** How a slot gets its value. */
export type Draw =
  | { readonly of: 'person'; readonly type: PersonType; readonly gender: 'f' | 'm' | undefined; readonly ages: Range }
  | { readonly of: 'age'; readonly range: Range }
  | { readonly of: 'age-of'; readonly slot: number }
  | { readonly of: 'birth'; readonly slot: number }
  | { readonly of: 'day'; readonly distance: Distance | undefined; readonly isWorkday: boolean }
  | { readonly of: 'time'; readonly hours: Range }
  | {
      readonly of: 'number';
      readonly range: Range;
      readonly step: number;
      readonly decimals: number;
      /** Holds the number that it is counted from; `undefined` for nought. */ readonly after: number | undefined;
    }
  /** One more than the last, within the innermost repetition. */
  | { readonly of: 'next' }
  | { readonly of: 'list'; readonly list: string }
  | { readonly of: 'contact-of'; readonly type: 'email' | 'username'; readonly slot: number }
  | { readonly of: 'surrogate'; readonly type: SurrogateType }
  | { readonly of: 'place'; readonly type: PlaceType; readonly asCode: boolean }
  | { readonly of: 'profession'; readonly gender: 'f' | 'm' | { readonly slot: number } }
  | {
      readonly of: 'shape';
      readonly shape: Shape;
      /** Holds the person whose number it is. */ readonly slot: number | undefined;
    }
  | { readonly of: 'text'; readonly text: string };

/** What a value is, which says how it may be referred to. */
export type ValueKind = 'person' | 'date' | 'time' | 'text';

/** A template as it is rendered: names resolved, fragments put in, everything checked. Templates share the plans of fragments. */
export type Plan =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'slot';
      readonly draw: Draw;
      readonly value: ValueKind;
      readonly form: Form;
      readonly mark: Mark | undefined;
      /** Where the value is kept for references. */
      readonly slot: number | undefined;
      readonly isWritten: boolean;
      readonly locale: string | undefined;
    }
  | {
      readonly kind: 'reference';
      readonly slot: number;
      /** What the slot draws; `undefined` for a span. */
      readonly draw: Draw | undefined;
      readonly value: ValueKind;
      readonly form: Form;
      readonly mark: Mark | undefined;
    }
  | {
      /** A word whose form the sound after it decides: "a" or "an". */
      readonly kind: 'variant';
      readonly forms: readonly [string, string];
      readonly isSecond: SoundTest;
    }
  | {
      /** One entity of several parts, which have no labels of the same layer themselves. */
      readonly kind: 'span';
      readonly mark: Mark;
      readonly slot: number | undefined;
      readonly options: readonly WeightedPlan[];
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly WeightedPlan[];
      /** The same of every plan made of the choice: fragments have one for each place where names around them matter. */
      readonly pool: object;
    }
  | {
      /** The fragment of the entry that a list gave before. */
      readonly kind: 'pick';
      /** Holds the entry. */
      readonly slot: number;
      /** The entries there are, each with its fragment among the options. */
      readonly entries: readonly string[];
      readonly options: readonly WeightedPlan[];
    }
  | { readonly kind: 'maybe'; readonly probability: number; readonly options: readonly WeightedPlan[] }
  | {
      readonly kind: 'repeat';
      readonly count: Range;
      readonly separator: string;
      readonly last: string;
      readonly options: readonly WeightedPlan[];
    };

export interface WeightedPlan {
  readonly weight: number;
  readonly plans: readonly Plan[];
}

/** Probabilities of typing noise; see `noise.ts`. */
export interface Noise {
  readonly typo: number;
  readonly 'run-on': number;
  readonly upper: number;
  readonly lower: number;
  readonly accent: number;
}

/** A checked template. */
export interface Template {
  readonly id: string;
  readonly file: string;
  readonly style: string;
  readonly genre: string;
  readonly locale: string;
  /** How often it is drawn, relative to the others. */
  readonly weight: number;
  readonly noise: Partial<Noise>;
  readonly plans: readonly Plan[];
  /** Above the number of every named slot of it. */
  readonly slots: number;
  /** The surrogate types it draws, with the locale where a slot states one. */
  readonly types: readonly DrawnType[];
}

export interface DrawnType {
  readonly type: SurrogateType;
  readonly locale: string | undefined;
  /** Whether the document is written on a working day of that locale. */
  readonly isWorkday?: boolean;
}

/** A list of entries that slots draw from. */
export interface TemplateList {
  readonly name: string;
  readonly entries: readonly string[];
  /** `undefined` where all weigh the same. */
  readonly weights: readonly number[] | undefined;
  /** Labelled lists are held back by partition, as gazetteers are; unlabelled ones are wording. */
  readonly isLabelled: boolean;
}

/** A set of templates, parsed and checked. */
export interface TemplateSet {
  readonly name: string;
  readonly description: string;
  readonly locale: string;
  readonly genre: string;
  readonly templates: readonly Template[];
  readonly lists: ReadonlyMap<string, TemplateList>;
  /** What is written to the layers and labels: every label with its layer (`phi` where none is stated). */
  readonly labels: ReadonlyMap<string, string>;
  /** FNV-1a hash of the files, in hexadecimal: which version of the set a corpus was made from. */
  readonly fingerprint: string;
}
