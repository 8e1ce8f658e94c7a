import type { CharSpan } from '../core/types.ts';
import { Elements } from '../text/text-elements.ts';
import { Context } from './context.ts';
import { decideLetter } from './decide-letters.ts';
import {
  decideEllipsis,
  decideHouseNumber,
  decideInRow,
  decideMask,
  decideNoughts,
  decidePartHidden,
  decideSameLetter,
  decideYear,
} from './decide-masks.ts';
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
import { LEARNED, Reviser } from './learned/revise.ts';
import { known } from './language.ts';
import { legalFormAhead } from './letters.ts';
import { decideByPosition } from './positions.ts';
import { Witnesses } from './settle.ts';
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
  aged: (one) => one.yes('NUMBER', 'age', 0.95),
  // Only the number of a house is hidden so.
  house: () => undefined,
  // No rule knows it.
  odd: () => undefined,
  year: decideYear,
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
  private readonly reviser: Reviser | undefined;
  /** What each element of the paragraph looks like. */
  private readonly candidates: (Candidate | undefined)[] = [];
  /** Text elements seen so far. */
  seen = 0;

  constructor(options: DetectOptions = {}) {
    this.options = options;
    if (options.weights !== null) this.reviser = new Reviser(options);
  }

  /** All elements of a paragraph that look like a placeholder, in order, with what was decided of each. */
  judge(text: string): readonly Verdict[] {
    return this.judgeAll([text])[0] as readonly Verdict[];
  }

  /** The same of all paragraphs of a document, in which the names that are found vouch for what is written like them. */
  judgeAll(paragraphs: readonly string[]): readonly (readonly Verdict[])[] {
    const witnesses = new Witnesses();
    let offset = 0;
    const looked = paragraphs.map((text) => {
      const [verdicts, open] = this.look(text);
      for (const verdict of verdicts) witnesses.add(text, verdict, offset);
      for (const each of open) witnesses.addOpen(each, offset);
      const one = { verdicts, open, offset };
      offset += text.length;
      return one;
    });
    return looked.map(({ verdicts, open, offset: at }) =>
      witnesses.isEmpty ? verdicts : settle(verdicts, open, witnesses, at),
    );
  }

  /** What is decided of a paragraph, and the letters that nothing beside them decides. */
  private look(text: string): readonly [readonly Verdict[], readonly Case[]] {
    const { elements } = this;
    elements.split(text);
    this.seen += elements.count;
    let verdicts: Verdict[] | undefined;
    let open: Case[] | undefined;
    for (let i = 0, until = 0; i < elements.count; i++) {
      // Brackets may hold several elements.
      const isWithin = elements.start(i) < until;
      const candidate = isWithin ? undefined : findForm(text, elements.start(i), elements.end(i));
      this.candidates[i] = candidate;
      if (isWithin) continue;
      if (candidate !== undefined) {
        const one = new Case(text, candidate, verdicts?.at(-1), this.options);
        const verdict =
          decideInRow(one) ?? decideHouseNumber(one) ?? decideByPosition(one) ?? DECIDE[candidate.form](one);
        if (verdict !== undefined) (verdicts ??= []).push(verdict);
        else if (OPEN.has(candidate.form)) (open ??= []).push(one);
        until = candidate.end;
        if (verdict !== undefined) continue;
      }
      for (const part of crossingAt(text, elements.start(i), elements.end(i))) {
        const verdict = DECIDE[part.form](new Case(text, part, verdicts?.at(-1), this.options));
        if (verdict !== undefined) (verdicts ??= []).push(verdict);
      }
    }
    const revised = this.reviser?.revise(text, elements, this.candidates, verdicts ?? NONE);
    const learned = revised?.filter(({ rule }) => rule === LEARNED) ?? [];
    if (learned.length === 0) return [revised ?? verdicts ?? NONE, open ?? NO_CASE];
    let next = 0; // both are in order
    const left = open?.filter((one) => {
      while ((learned[next]?.end ?? Infinity) <= one.start) next++;
      return (learned[next]?.start ?? Infinity) >= one.end;
    });
    return [revised ?? verdicts ?? NONE, left ?? NO_CASE];
  }

  /** The placeholders of a paragraph, in order, elements of one reference together. */
  detect(text: string): readonly Placeholder[] {
    const verdicts = this.judge(text);
    return verdicts.length === 0 ? [] : groupReferences(text, verdicts);
  }
}

/** Forms that may be left to what the rest of the text tells. */
const OPEN: ReadonlySet<Form> = new Set(['letters', 'letter-number']);
const NO_CASE: readonly Case[] = [];

/** The verdicts with those of cases that the witnesses decide, in the order of the text. */
function settle(
  verdicts: readonly Verdict[],
  open: readonly Case[],
  witnesses: Witnesses,
  offset: number,
): readonly Verdict[] {
  const settled = open.flatMap((one) => witnesses.judge(one, offset) ?? []);
  return settled.length === 0 ? verdicts : [...verdicts, ...settled].toSorted((a, b) => a.start - b.start);
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
    const isAfterFirm = at > start && known.legalForms.has(element.split('/')[0] as string);
    if (candidate !== undefined && (CROSSING.has(candidate.form) || STOPPED_LETTER.test(part) || isAfterFirm))
      found.push(candidate);
    else if (at === start && known.legalForms.has(part)) {
      // "A GmbH/B GmbH": what a firm is called stands after the stroke.
    } else if (candidate !== undefined || !WORD.test(part)) return NONE_FOUND;
    at += part.length + 1;
  }
  return found;
}
/** Of "K./L.", two in one firm. */
const STOPPED_LETTER = /^\p{Lu}\p{Ll}{0,2}\.$/u;
/** A word beside what is hidden: "xxx/Kamerun". */
const WORD = /^\p{Lu}?\p{Ll}{3,}\p{P}?$/u;
const CROSSING: ReadonlySet<Form> = new Set([
  'joined',
  'blank-letter',
  'special-ellipsis',
  'cut',
  'same-letter',
  'shape',
]);
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
