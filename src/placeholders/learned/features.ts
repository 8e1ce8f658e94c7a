import { memoise } from '../../core/caches.ts';
import { Context, type Neighbour, tokenAfter, tokenBefore } from '../context.ts';
import type { Candidate } from '../forms.ts';
import type { PlaceholderLabel } from '../labels.ts';
import { known } from '../language.ts';
import { cueOf, headOf, roleOf, typeLetter } from '../letters.ts';
import type { DetectOptions } from '../verdict.ts';

/** An element that may hide something, in its text. */
export interface Odd {
  readonly text: string;
  /** The element with the punctuation around it. */
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** What it looks like to the rules, where it looks like anything. */
  readonly candidate: Candidate | undefined;
  /** The placeholder before it in the paragraph: its label and where it ends. */
  readonly last: { readonly label: PlaceholderLabel; readonly end: number } | undefined;
}

/** Receives features that `key` tells, so that what they are worth may be kept; a list alone is told by nothing shorter. */
export type Visit = (key: string | undefined, list: () => readonly string[]) => void;

/** Signs that hide something wherever they stand. */
const SIGNS = /[*_█■▒…#]|\.{2,}|[xX]{2,}|--/u;
const OPENING = '([{<"„“»«‚‘›‹\'';
const CLOSING = ')]}>,;:!?"“”»«‘’›‹\'';
const WITH_BRACKETS = /^[[{<]|[\]}>]|^\([^)]+\)/u;
const DOUBLED = /[xXyY]{2}/u;
const WORD = /^\p{Lu}?\p{Ll}{2,}(?:-\p{L}{3,})*\.?$|^\p{L}{4,}(?:-\p{L}{3,})+\.?$/u;
const NUMBER = /^(?:[1-9]|0[\d.,/:-]*[1-9])[\d.,/:-]*$/u;
const BARE_SIGNS = /^[§%&€–\-+=$()/]*$/u;
const NUMBERED = /^ (?:\p{Lu}(?!\p{L})|[1-9]\d?(?![\d.:%]))/u;
const SHORT = 3;

/** Without quotes, brackets and punctuation around it; the full stop stays. */
export function trimmed(text: string, start: number, end: number): readonly [number, number] {
  while (start < end && OPENING.includes(text.charAt(start))) start++;
  while (end > start && CLOSING.includes(text.charAt(end - 1))) end--;
  return [start, end];
}

/** Whether an element may hide something: what is no word, no number, no title and no sign of punctuation. */
export function isOdd(text: string, start: number, end: number, candidate: Candidate | undefined): boolean {
  const raw = text.slice(start, end);
  // "E. -kreis": a part of what stands before.
  if (/^-\p{L}/u.test(raw)) return false;
  if (candidate !== undefined) return candidate.form !== 'year' && !known.titles.has(raw.replace(/\.$/u, ''));
  return (
    !looksPlain(raw) || (NUMBERED.test(text.slice(end, end + 4)) && /^\p{Lu}/u.test(raw) && cueOf(raw) !== undefined)
  );
}

const looksPlain = memoise((raw): boolean => {
  const [from, to] = trimmed(raw, 0, raw.length);
  const core = raw.slice(from, to);
  if (core === '' || core === '.') return true;
  if (WITH_BRACKETS.test(raw) || SIGNS.test(core) || DOUBLED.test(core)) return false;
  if (core.endsWith('.') && core.length <= SHORT + 1 && /^\p{L}/u.test(core)) return false;
  return (
    WORD.test(core) ||
    NUMBER.test(core) ||
    BARE_SIGNS.test(core) ||
    known.legalForms.has(core) ||
    known.titles.has(core.replace(/\.$/u, ''))
  );
});

/** "Sch." as "Aa+.": runs of one kind of character as one. */
const shapeOf = memoise((word) =>
  word
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/\p{Ll}/gu, 'a')
    .replaceAll(/[1-9]/gu, '9')
    .replaceAll(/(.)\1+/gu, '$1+'),
);

/** A word beside, or what it looks like where it is none. */
function worded(word: string): string {
  if (word === '') return '^';
  if (SIGNS.test(word)) return `*${shapeOf(word).slice(0, 6)}`;
  if (/^\p{Lu}\p{Ll}?\.?$/u.test(word)) return 'A';
  return /\d/u.test(word) ? shapeOf(word).slice(0, 8) : word;
}

type List = ReadonlySet<string> | ReadonlyMap<string, string>;
const lists = Object.entries(known as Readonly<Record<string, unknown>>).filter(
  (entry): entry is [string, List] => entry[1] instanceof Set || entry[1] instanceof Map,
);

/** The lists of words that a word is in, and what it announces. */
function memberships(word: string): readonly string[] {
  if (word === '') return [];
  const of = lists.flatMap(([name, list]) =>
    list.has(word) ? [list instanceof Map ? `${name}:${String(list.get(word))}` : name] : [],
  );
  const [cue, role] = [cueOf(word), roleOf(word)];
  return [...of, ...(cue === undefined ? [] : [`cue ${cue}`]), ...(role === undefined ? [] : ['role'])];
}

function nameLists(word: string, { isFamilyName, isGivenName }: DetectOptions): readonly string[] {
  if (!/^\p{Lu}/u.test(word)) return [];
  return ['capital', ...(isFamilyName?.(word) ? ['family'] : []), ...(isGivenName?.(word) ? ['given'] : [])];
}

/**
 * Visits what an element looks like and what stands beside it, part by part.
 *
 * @param isEnough whether its looks and the words right beside it tell all there is to know: most are abbreviations.
 */
export function visitFeatures(odd: Odd, options: DetectOptions, visit: Visit, isEnough = () => false): void {
  const { text, candidate, raw } = odd;
  const [from, to] = candidate === undefined ? trimmed(text, odd.start, odd.end) : [candidate.start, candidate.end];
  const form = candidate?.form ?? 'none';
  const core = text.slice(from, to);
  const until = candidate?.until ?? to;
  const [opens, closes] = [text.charAt(from - 1), text.charAt(until)];
  const shape = shapeOf(core);
  visit(`${form} ${raw} ${core} ${opens}${closes}`, () => ofItself(core, raw, form, opens, closes, options));
  const sides = [
    { side: '<', row: [tokenBefore(text, from)], next: (one: Neighbour) => tokenBefore(text, one.start) },
    { side: '>', row: [tokenAfter(text, until)], next: (one: Neighbour) => tokenAfter(text, one.end) },
  ];
  const look = (side: string, { word, dotted }: Neighbour, d: number) =>
    visit(`${side}${d}${word}${dotted ? '.' : ''}`, () => beside(`${side}${d}`, word, d === 0 && dotted, options));
  for (const { side, row } of sides) look(side, row[0] as Neighbour, 0);
  if (isEnough()) return;
  for (const { side, row, next } of sides) {
    for (let d = 1; d < 3; d++) {
      row.push(next(row[d - 1] as Neighbour));
      look(side, row[d] as Neighbour, d);
    }
    const { word } = row[0] as Neighbour;
    visit(`${side} ${word} ${shape} ${form}`, () => [
      `${side} ${worded(word)} ${shape.slice(0, 6)}`,
      `${side} ${worded(word)} ${form}`,
      ...memberships(word).map((each) => `${side} ${each} ${form}`),
    ]);
  }
  const [befores, afters] = sides.map(({ row }) => row) as [Neighbour[], Neighbour[]];
  const [before, after] = [befores[0] as Neighbour, afters[0] as Neighbour];
  visit(undefined, () => [
    `<> ${worded(before.word)} ${worded(after.word)}`,
    `<< ${worded((befores[1] as Neighbour).word)} ${worded(before.word)}`,
    `>> ${worded(after.word)} ${worded((afters[1] as Neighbour).word)}`,
    `<-> ${shapeOf(before.word).slice(0, 5)} ${shapeOf(after.word).slice(0, 5)} ${shape.slice(0, 6)}`,
  ]);
  const { label, by } = typeLetter(new Context(text, from, until));
  visit(`typing ${by} ${label} ${form}`, () => [
    `by ${by}`,
    `label ${label}`,
    `by ${by} ${form}`,
    `label ${label} ${form}`,
    `by ${by} ${label}`,
  ]);
  const gap =
    odd.last === undefined ? 'none' : from - odd.last.end > 12 ? 'far' : text.slice(odd.last.end, from).trim();
  visit(`last ${odd.last?.label ?? ''} ${gap} ${form}`, () => [
    `last ${odd.last?.label ?? '-'} ${gap}`,
    `last ${odd.last?.label ?? '-'}`,
    `last ${odd.last?.label ?? '-'} ${form}`,
  ]);
}

function ofItself(
  core: string,
  raw: string,
  form: string,
  opens: string,
  closes: string,
  options: DetectOptions,
): readonly string[] {
  const shape = shapeOf(core);
  const bare = core.replace(/\.$/u, '');
  const list = [
    '',
    form,
    `shape ${shape}`,
    `raw ${shapeOf(raw)}`,
    `in ${opens}${closes}`,
    `opens ${opens}`,
    `closes ${closes}`,
  ];
  list.push(`starts ${shape.slice(0, 2)}`, `ends ${shape.slice(-2)}`);
  if (core.length <= 5) list.push(`is ${core}`);
  if (core.length <= 4) list.push(`length ${core.length}`);
  for (let n = 1; n <= 3 && n < core.length; n++) list.push(`^${core.slice(0, n)}`, `$${core.slice(-n).toLowerCase()}`);
  for (const sign of new Set(bare)) if (!/[\p{L}\p{N}]/u.test(sign)) list.push(`sign ${sign}`);
  for (const each of [...memberships(bare), ...nameLists(bare, options)]) list.push(`of ${each}`);
  const rest = bare.replace(/^[^\p{L}]*(?:\p{Lu}\p{Ll}{0,2}[-.*_…']+)?/u, '');
  if (rest !== bare && rest.length > 2) list.push(`head ${headOf(rest, true) ?? ''}`);
  return list;
}

function beside(at: string, word: string, dotted: boolean, options: DetectOptions): readonly string[] {
  const list = [`${at} ${worded(word)}`];
  if (dotted) list.push(`${at} dotted`);
  if (word.length > 4) list.push(`${at} $${word.slice(-4)}`);
  for (const each of [...memberships(word), ...nameLists(word, options)]) list.push(`${at} of ${each}`);
  return list;
}
