import type { Elements } from '../../text/text-elements.ts';
import { decideLetter } from '../decide-letters.ts';
import { Context } from '../context.ts';
import { type Form, labelOfWord, numberedWord } from '../forms.ts';
import type { PlaceholderLabel } from '../labels.ts';
import { known } from '../language.ts';
import { cueOf, headOf, legalFormAhead, typeLetter } from '../letters.ts';
import { labelOfRest } from '../shapes.ts';
import { Case, type DetectOptions, isObvious, type Verdict } from '../verdict.ts';
import { restAfterMask, type Asked, type Found } from './features.ts';
import { type Kind, kindOf } from './kinds.ts';
import { type Odd, oddsOf } from './odd.ts';

/** What an element is, and how sure that is; nothing where it is no placeholder. */
export interface Judgement {
  readonly kind: Kind;
  readonly chance: number;
  /** The finer label, where it is known. */
  readonly label?: PlaceholderLabel;
}

/** Letters, of which rules say what they are; of all else what was learned says so alone. */
const LETTERS: ReadonlySet<Form> = new Set(['letter', 'letters', 'letter-number']);
/** Forms that may be left to what the rest of the text tells. */
const OPEN: ReadonlySet<Form> = new Set(['letters', 'letter-number']);

/**
 * Asks of each element of a paragraph that may hide something what it is, in order, since what is found before it tells.
 *
 * @param judge says so; `told` is what a rule says of it.
 * @param open receives letters that are none by themselves and that no rule speaks against.
 */
export function walk(
  text: string,
  elements: Elements,
  options: DetectOptions,
  judge: (asked: Asked, told: Verdict | undefined) => Judgement | undefined,
  open?: (one: Case) => void,
): readonly Verdict[] {
  const odds = oddsOf(text, elements);
  const verdicts: Verdict[] = [];
  const found: Found[] = [];
  for (const [at, odd] of odds.entries()) {
    const { candidate } = odd;
    const one =
      candidate !== undefined && LETTERS.has(candidate.form)
        ? new Case(text, candidate, verdicts.at(-1), options)
        : undefined;
    const told = one && decideLetter(one);
    const rest = restOf(text, odd, odds[at - 1], verdicts.at(-1));
    const judged = rest ?? judge({ text, odds, at, found, told: one && tellingOf(told) }, told);
    const judgement = judged && withHead(odd, judged);
    if (judgement !== undefined) {
      const verdict = verdictOf(text, odd, told, judgement);
      verdicts.push(verdict);
      found.push({ label: judgement.kind as PlaceholderLabel, end: verdict.end });
    } else if (told !== undefined) {
      const { form, start, end, certainty, rule, exclusion = 'word' } = told;
      verdicts.push({ form, start, end, certainty, rule, exclusion, confidence: 0, typed: false });
    } else if (one !== undefined && OPEN.has(one.form)) open?.(one);
  }
  return verdicts;
}

/** "K …": what is left out after a letter is of the same name. */
function restOf(text: string, odd: Odd, before: Odd | undefined, last: Verdict | undefined): Judgement | undefined {
  if (odd.way !== 'dots' || last?.label === undefined || last.end !== before?.to) return undefined;
  const isRest = before.way === 'letter' && text.slice(before.until, odd.from) === ' ';
  return isRest ? { kind: kindOf(last.label), chance: last.confidence, label: last.label } : undefined;
}

/** What is still written of a name tells more of it than what stands beside it: "in der M*****bank". */
function withHead({ core }: Odd, judgement: Judgement): Judgement {
  const head = headOf(restAfterMask(core) ?? '', true);
  const isSame = head === 'STREET' && judgement.kind === 'PLACE'; // a square is a place
  return head === undefined || isSame ? judgement : { ...judgement, kind: kindOf(head), label: head };
}

/** What a rule says, as features. */
function tellingOf(told: Verdict | undefined): readonly string[] {
  if (told === undefined) return ['rule none'];
  const { label, rule, exclusion, confidence, typed } = told;
  if (label === undefined) return ['rule no', `rule no ${exclusion ?? ''}`];
  const kind = kindOf(label);
  return [
    'rule yes',
    `rule ${rule}`,
    `rule is ${kind}`,
    `rule ${rule} ${kind}`,
    `rule at ${Math.round(confidence * 10)} ${typed}`,
  ];
}

function verdictOf(text: string, odd: Odd, told: Verdict | undefined, judgement: Judgement): Verdict {
  const { kind, chance } = judgement;
  const { from, to, until, candidate, way } = odd;
  const form = candidate?.form ?? 'odd';
  const context = new Context(text, from, until);
  const { label, by } = typeLetter(context);
  const isAsTold = told?.label !== undefined && kindOf(told.label) === kind;
  return {
    form,
    start: from,
    end: to,
    certainty: isObvious(form) ? 'obvious' : 'potential',
    label: isAsTold ? told.label : (judgement.label ?? finer(kind, odd, context)),
    rule: isAsTold ? told.rule : `${way}-by-${kindOf(label) === kind ? by : 'context'}`,
    confidence: Math.min(0.99, Math.round(chance * 100) / 100),
    typed: isAsTold ? told.typed : true,
  };
}

/** The finer label of a kind, where a form, a word beside it or a part of it tells one. */
function finer(kind: Kind, { core, candidate }: Odd, context: Context): PlaceholderLabel {
  const form = candidate?.form;
  const { text, start, end } = context;
  if (/[[({<]/u.test(text.charAt(start - 1)) && /[\])}>]/u.test(text.charAt(end)))
    context = new Context(text, start - 1, end + 1);
  const told = [
    form === 'url' ? 'WEB' : form === 'email' ? 'EMAIL' : undefined,
    typeLetter(context).label,
    numberedWord(core) ?? labelOfWord(core),
    labelOfRest(/\p{L}[\p{L}-]*$/u.exec(core)?.[0] ?? ''),
    legalFormAhead(context) || isFirmAhead(context) ? 'COMPANY' : undefined,
    known.currencies.has(context.before(1).word) ? 'AMOUNT' : undefined,
    beforeDigits(context),
  ] as const;
  return told.find((label) => label !== undefined && kindOf(label) === kind) ?? (kind as PlaceholderLabel);
}

/** "[…] Versicherung AG" */
const isFirmAhead = (context: Context): boolean => labelOfRest(context.after(1).word) === 'COMPANY';

/** What the word before the digits of a number tells: "Rufnummer 079 xxx". */
function beforeDigits(context: Context): PlaceholderLabel | undefined {
  let at = 1;
  while (at < MOST_GROUPS && /^[+\d/xX*_…]{1,6}$/u.test(context.before(at).word)) at++;
  return at === 1 ? undefined : cueOf(context.before(at).word);
}
const MOST_GROUPS = 5;
