import type { CharSpan } from '../core/types.ts';
import { Context } from './context.ts';
import type { ExclusionName } from './letter-case.ts';
import type { Candidate, Form } from './forms.ts';
import type { PlaceholderLabel } from './labels.ts';
import { typeLetter, type Typing } from './letters.ts';

/** What was decided of an element that looks like a placeholder. */
export interface Verdict extends CharSpan {
  readonly form: Form;
  /** `obvious` where the form can mean nothing else, `potential` where the context decides (§5.3.2). */
  readonly certainty: 'obvious' | 'potential';
  /** Absent where it is no placeholder. */
  readonly label?: PlaceholderLabel;
  /** The rule that spoke for it, or within an exclusion. */
  readonly rule: string;
  /** What told against it. */
  readonly exclusion?: ExclusionName | 'word';
  /** From 0 to 1: how sure it is. */
  readonly confidence: number;
  /** Whether something beside it told the label; where nothing did, the same letter elsewhere in the document may. */
  readonly typed: boolean;
}

export interface DetectOptions {
  /** Exclusions that are not asked, to measure what each is worth. */
  readonly without?: ReadonlySet<ExclusionName>;
  /** Whether a word is a family name that people bear: so "K. Schmidt" is told from "K. Revision". */
  readonly isFamilyName?: (word: string) => boolean;
  /** Whether it is a given name: so "Peter J. Tettinger" is a name written out. */
  readonly isGivenName?: (word: string) => boolean;
  /** What was learned from marked lines: other weights than those that ship. */
  readonly weights?: Int8Array;
}

const OBVIOUS: ReadonlySet<Form> = new Set([
  'special-ellipsis', 'same-letter', 'url', 'email', 'mask', 'initials', 'blank-letter', 'numbered', 'word-in-brackets',
  'cut', 'day', 'stock', 'shape', 'adjective',
]); // prettier-ignore

/** Whether a form can mean nothing else. */
export const isObvious = (form: Form): boolean => OBVIOUS.has(form);

const GENITIVE = /^['’´`]?s/u;

/** A candidate with what it is judged by: what stands around it, and what was decided of the one before it. */
export class Case {
  readonly text: string;
  readonly form: Form;
  readonly start: number;
  readonly end: number;
  readonly core: string;
  readonly context: Context;
  /** What was decided of the candidate before it in the paragraph. */
  readonly last: Verdict | undefined;
  readonly options: DetectOptions;
  /** Whether it stands in the genitive, as names do: "K.s Frau". */
  readonly isGenitive: boolean;
  private told: Typing | undefined;

  constructor(text: string, { form, start, end, until }: Candidate, last: Verdict | undefined, options: DetectOptions) {
    this.text = text;
    this.form = form;
    this.start = start;
    this.end = end;
    this.core = text.slice(start, end);
    this.context = new Context(text, start, until ?? end);
    this.isGenitive = until !== undefined && GENITIVE.test(text.slice(end, until));
    this.last = last;
    this.options = options;
  }

  /** What stands beside it and tells its label. */
  get typing(): Typing {
    return (this.told ??= typeLetter(this.context));
  }

  /** Whether something beside it tells its label. */
  get isTyped(): boolean {
    return this.typing.by !== 'default';
  }

  /** What lies between the last verdict and this; `undefined` where there is none. */
  get gap(): string | undefined {
    return this.last && this.text.slice(this.last.end, this.start);
  }

  asks(exclusion: ExclusionName): boolean {
    return this.options.without?.has(exclusion) !== true;
  }

  yes(label: PlaceholderLabel, rule: string, confidence: number, typed = true): Verdict {
    return { ...this.bare(rule), label, confidence, typed };
  }

  no(exclusion: ExclusionName | 'word', rule: string): Verdict {
    return { ...this.bare(rule), exclusion, confidence: 0, typed: false };
  }

  private bare(rule: string) {
    const { form, start, end } = this;
    const certainty = OBVIOUS.has(form) ? ('obvious' as const) : ('potential' as const);
    return { form, start, end, certainty, rule };
  }
}
