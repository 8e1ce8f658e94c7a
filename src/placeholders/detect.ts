import type { CharSpan } from '../core/types.ts';
import { Elements } from '../text/text-elements.ts';
import { Context } from './context.ts';
import { legalFormEnd } from './letters.ts';
import type { PlaceholderLabel } from './labels.ts';
import { Model } from './learned/model.ts';
import { walk } from './learned/walk.ts';
import { known } from './language.ts';
import { Witnesses } from './settle.ts';
import type { Case, DetectOptions, Verdict } from './verdict.ts';

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

/** Finds the placeholders of paragraphs. It keeps buffers between calls, so it serves one caller at a time. */
export class PlaceholderDetector {
  private readonly elements = new Elements();
  private readonly options: DetectOptions;
  private readonly model: Model;
  /** Text elements seen so far. */
  seen = 0;

  constructor(options: DetectOptions = {}) {
    this.options = options;
    this.model = new Model(options);
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
    const open: Case[] = [];
    const verdicts = walk(
      text,
      elements,
      this.options,
      (asked, told) => this.model.judge(asked, told),
      (one) => open.push(one),
    );
    return [verdicts, open];
  }

  /** The placeholders of a paragraph, in order, elements of one reference together. */
  detect(text: string): readonly Placeholder[] {
    const verdicts = this.judge(text);
    return verdicts.length === 0 ? [] : groupReferences(text, verdicts);
  }
}

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
