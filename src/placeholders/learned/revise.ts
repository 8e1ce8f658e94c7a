import type { Elements } from '../../text/text-elements.ts';
import { Context } from '../context.ts';
import type { Candidate } from '../forms.ts';
import type { PlaceholderLabel } from '../labels.ts';
import { legalFormAhead, typeLetter } from '../letters.ts';
import type { DetectOptions, Verdict } from '../verdict.ts';
import { isOdd, trimmed } from './features.ts';
import { KINDS, type Kind, Model, shippedWeights } from './model.ts';

/** From how much on something is a placeholder of which no rule says so. */
const ADDED = 0.99;
/** Below this, the label that a rule tells gives way. */
const DOUBTED = 0.02;

/** The rule of what the model finds. */
export const LEARNED = 'learned';

const KIND_OF: Partial<Readonly<Record<PlaceholderLabel, Kind>>> = {
  COMPANY: 'ORGANISATION', AMOUNT: 'NUMBER', PHONE: 'NUMBER', ACCOUNT: 'NUMBER', PATENT: 'NUMBER', CONTRACT: 'NUMBER', AUTHORISATION: 'NUMBER',
  WEB: 'OTHER', EMAIL: 'OTHER', BRAND: 'OTHER', MEDIA: 'OTHER',
}; // prettier-ignore

/** The kind of a label. */
export const kindOf = (label: PlaceholderLabel): Kind => KIND_OF[label] ?? (label as Kind);

/** What a model that learned from marked lines makes of what the rules decided of a paragraph: what they miss, and labels that they mistake. */
export class Reviser {
  private readonly model: Model;

  constructor(options: DetectOptions) {
    this.model = new Model(options.weights ?? shippedWeights(), options);
  }

  /**
   * @param candidates what each element looks like to the rules.
   * @param verdicts what they decided, in order.
   */
  revise(
    text: string,
    elements: Elements,
    candidates: readonly (Candidate | undefined)[],
    verdicts: readonly Verdict[],
  ): readonly Verdict[] {
    const revised: Verdict[] = [];
    let last: { label: PlaceholderLabel; end: number } | undefined;
    let next = 0;
    const keep = (verdict: Verdict) => {
      revised.push(verdict);
      if (verdict.label !== undefined) last = { label: kindOf(verdict.label) as PlaceholderLabel, end: verdict.end };
    };
    for (let i = 0; i < elements.count; i++) {
      const [start, end] = [elements.start(i), elements.end(i)];
      const candidate = candidates[i];
      const from = next;
      while (next < verdicts.length && (verdicts[next] as Verdict).start < end) next++;
      const before = revised.at(-1);
      // Brackets may hold several elements.
      if (from === next && before !== undefined && before.label !== undefined && before.end > start) continue;
      const decided = verdicts.slice(from, next);
      const found = decided.find(({ label }) => label !== undefined);
      if (found === undefined && !isOdd(text, start, end, candidate)) {
        for (const verdict of decided) keep(verdict);
        continue;
      }
      const chances = this.model.judge(
        { text, raw: text.slice(start, end), start, end, candidate, last },
        found !== undefined,
      );
      const some = 1 - (chances[0] as number);
      if (found !== undefined) {
        for (const verdict of decided) keep(relabel(text, verdict, chances, some));
      } else if (some >= ADDED) keep(added(text, start, end, candidate, chances, some));
      else for (const verdict of decided) keep(verdict);
    }
    return revised;
  }
}

function likeliest(chances: Float64Array): number {
  let best = 1;
  for (let i = 2; i < chances.length; i++) if ((chances[i] as number) > (chances[best] as number)) best = i;
  return best;
}

function relabel(text: string, verdict: Verdict, chances: Float64Array, some: number): Verdict {
  const { label } = verdict;
  if (label === undefined) return verdict;
  if ((chances[KINDS.indexOf(kindOf(label))] as number) >= DOUBTED * some) return verdict;
  return { ...verdict, label: labelOf(text, verdict.start, verdict.end, likeliest(chances)), typed: true };
}

function added(
  text: string,
  start: number,
  end: number,
  candidate: Candidate | undefined,
  chances: Float64Array,
  some: number,
): Verdict {
  let [from, to] = candidate === undefined ? trimmed(text, start, end) : [candidate.start, candidate.end];
  if (from === to) [from, to] = [start, end];
  return {
    form: candidate?.form ?? 'odd',
    start: from,
    end: to,
    certainty: 'potential',
    label: labelOf(text, from, to, likeliest(chances)),
    rule: LEARNED,
    confidence: Math.round(some * 100) / 100,
    typed: true,
  };
}

/** The finer label where the rules tell one of this kind. */
function labelOf(text: string, start: number, end: number, index: number): PlaceholderLabel {
  const kind = KINDS[index] as PlaceholderLabel;
  const context = new Context(text, start, end);
  const { label } = typeLetter(context);
  if (kindOf(label) === kind) return label;
  return kind === 'ORGANISATION' && legalFormAhead(context) ? 'COMPANY' : kind;
}
