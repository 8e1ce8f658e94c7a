import type { CharSpan } from '../core/types.ts';
import { Elements } from '../text/text-elements.ts';
import { Context } from './context.ts';
import { decideLetter } from './decide-letters.ts';
import { decideEllipsis, decideMask, decideNoughts, decidePartHidden, decideSameLetter } from './decide-masks.ts';
import {
  decideAdjective,
  decideBlank,
  decideBlankLetter,
  decideBracketed,
  decideCompound,
  decideCut,
  decideInitials,
  decideJoined,
  decideShape,
  decideSpecialEllipsis,
  decideWordInBrackets,
} from './decide-names.ts';
import { legalFormEnd } from './ellipsis.ts';
import { type Candidate, findForm, type Form, numberedWord, stockLabel } from './forms.ts';
import type { PlaceholderLabel } from './labels.ts';
import { known } from './language.ts';
import { legalFormAhead } from './letters.ts';
import { Case, type DetectOptions, type Verdict } from './verdict.ts';

export type { DetectOptions, Verdict } from './verdict.ts';

/** A reference blacked out: one placeholder, or several that belong together ("D P T S GmbH" has one of four elements). */
export interface Placeholder extends CharSpan {
  readonly label: PlaceholderLabel;
  readonly rule: string;
  readonly certainty: 'obvious' | 'potential';
  readonly confidence: number;
  readonly typed: boolean;
  /** The elements, without punctuation around them. */
  readonly elements: readonly CharSpan[];
  /** The form of the company after it: outside of the span, since it hides nothing. */
  readonly legalForm?: CharSpan;
}

const ADJACENT = /^\s*(?:[-–&]\s*)?$/u;

/** Who decides of each form. */
const DECIDE: Readonly<Record<Form, (one: Case) => Verdict | undefined>> = {
  url: (one) => one.yes('WEB', 'single-letter-url', 0.98),
  email: (one) => one.yes('EMAIL', 'single-letter-email', 0.98),
  day: (one) => one.yes('DATE', 'hidden-day', 0.95),
  numbered: (one) => one.yes(numberedWord(one.core) ?? 'OTHER', 'numbered-word', 0.95),
  stock: decideStock,
  mask: decideMask,
  noughts: decideNoughts,
  'part-hidden': decidePartHidden,
  'same-letter': decideSameLetter,
  ellipsis: decideEllipsis,
  'word-in-brackets': decideWordInBrackets,
  bracketed: decideBracketed,
  cut: decideCut,
  shape: decideShape,
  adjective: decideAdjective,
  compound: decideCompound,
  'blank-letter': decideBlankLetter,
  blank: decideBlank,
  'special-ellipsis': decideSpecialEllipsis,
  joined: decideJoined,
  initials: decideInitials,
  letter: decideLetter,
  letters: decideLetter,
  'letter-number': decideLetter,
};

function decideStock(one: Case): Verdict | undefined {
  const label = legalFormAhead(one.context) ? 'COMPANY' : stockLabel(one.core);
  return label && one.yes(label, 'name-of-a-pattern', 0.9);
}

/** Finds the placeholders of paragraphs. It keeps buffers between calls, so it serves one caller at a time. */
export class PlaceholderDetector {
  private readonly elements = new Elements();
  private readonly options: DetectOptions;
  /** Text elements seen so far. */
  seen = 0;

  constructor(options: DetectOptions = {}) {
    this.options = options;
  }

  /** All elements of a paragraph that look like a placeholder, in order, with what was decided of each. */
  judge(text: string): readonly Verdict[] {
    const { elements } = this;
    elements.split(text);
    this.seen += elements.count;
    let verdicts: Verdict[] | undefined;
    for (let i = 0, until = 0; i < elements.count; i++) {
      // Brackets may hold several elements.
      if (elements.start(i) < until) continue;
      const candidate = findForm(text, elements.start(i), elements.end(i));
      const verdict = candidate && this.decide(text, candidate, verdicts?.at(-1));
      if (verdict !== undefined) (verdicts ??= []).push(verdict);
      if (candidate !== undefined) until = candidate.end;
      if (verdict === undefined)
        for (const part of crossingAt(text, elements.start(i), elements.end(i))) {
          const one = this.decide(text, part, verdicts?.at(-1));
          if (one !== undefined) (verdicts ??= []).push(one);
        }
    }
    return verdicts ?? NONE;
  }

  /** The placeholders of a paragraph, in order, elements of one reference together. */
  detect(text: string): readonly Placeholder[] {
    const verdicts = this.judge(text);
    return verdicts.length === 0 ? [] : groupReferences(text, verdicts);
  }

  private decide(text: string, candidate: Candidate, last: Verdict | undefined): Verdict | undefined {
    return DECIDE[candidate.form](new Case(text, candidate, last, this.options));
  }
}

const NONE: readonly Verdict[] = [];

/** Streets that a stroke parts: "A-Straße/B-Straße". */
function crossingAt(text: string, start: number, end: number): readonly Candidate[] {
  const element = text.slice(start, end);
  if (!element.includes('/')) return NONE_FOUND;
  let at = start;
  const found: Candidate[] = [];
  for (const part of element.split('/')) {
    const candidate = findForm(text, at, at + part.length);
    if (candidate === undefined || !(CROSSING.has(candidate.form) || STOPPED_LETTER.test(part))) return NONE_FOUND;
    found.push(candidate);
    at += part.length + 1;
  }
  return found;
}
/** Of "K./L.", two in one firm. */
const STOPPED_LETTER = /^\p{Lu}\.$/u;
const CROSSING: ReadonlySet<Form> = new Set(['joined', 'blank-letter', 'special-ellipsis', 'cut']);
const NONE_FOUND: readonly Candidate[] = [];

/** Elements side by side with one label are one reference; nothing but blanks, a dash or "&" may part them. */
export function groupReferences(text: string, verdicts: readonly Verdict[]): readonly Placeholder[] {
  const groups: Verdict[][] = [];
  for (const verdict of verdicts) {
    if (verdict.label === undefined) continue;
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (last && last.label === verdict.label && verdict.form !== 'joined' && belongs(text, last, verdict))
      group?.push(verdict);
    else groups.push([verdict]);
  }
  return groups.map((group) => {
    const first = group[0] as Verdict;
    const end = (group.at(-1) as Verdict).end;
    const formEnd = first.label === 'COMPANY' ? legalFormEnd(new Context(text, first.start, end)) : undefined;
    const formStart = formEnd === undefined ? undefined : new Context(text, first.start, end).after(1).start;
    return {
      start: first.start,
      end,
      label: first.label as PlaceholderLabel,
      rule: group.reduce((best, each) => (each.confidence > best.confidence ? each : best)).rule,
      certainty: group.some(({ certainty }) => certainty === 'obvious') ? 'obvious' : 'potential',
      confidence: group.reduce((most, { confidence }) => Math.max(most, confidence), 0),
      typed: group.some(({ typed }) => typed),
      elements: group.map(({ start, end: to }) => ({ start, end: to })),
      ...(formEnd !== undefined && formStart !== undefined && { legalForm: { start: formStart, end: formEnd } }),
    };
  });
}

function belongs(text: string, last: Verdict, next: Verdict): boolean {
  if (!ADJACENT.test(text.slice(last.end, next.start))) return false;
  // Two ellipses side by side are two things, as "..., ..." are.
  return !(
    last.form === 'ellipsis' &&
    next.form !== 'ellipsis' &&
    !known.legalForms.has(text.slice(next.start, next.end))
  );
}
