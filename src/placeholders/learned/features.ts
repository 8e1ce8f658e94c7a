import { memoise } from '../../core/caches.ts';
import { shippedClusters } from '../../resources/word-clusters.ts';
import { Context, type Neighbour, tokenAfter, tokenBefore } from '../context.ts';
import type { PlaceholderLabel } from '../labels.ts';
import { known, PLACEHOLDER_LANGUAGE } from '../language.ts';
import { cueOf, headOf, labelOfNoun, roleOf, typeLetter } from '../letters.ts';
import type { DetectOptions } from '../verdict.ts';
import { type Odd, SIGNS } from './odd.ts';

/** What is known of an element when its turn comes. */
export interface Asked {
  readonly text: string;
  readonly odds: readonly Odd[];
  /** Which of them. */
  readonly at: number;
  /** The placeholders before it in the paragraph, the last one last: labels and where they end. */
  readonly found: readonly Found[];
  /** What the rules say of it; absent where they are not asked. */
  readonly told?: readonly string[] | undefined;
}

export interface Found {
  readonly label: PlaceholderLabel;
  readonly end: number;
}

/** Receives features that `key` tells, so that what they are worth may be kept; a list alone is told by nothing shorter. */
export type Visit = (key: string | undefined, list: () => readonly string[]) => void;

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

/** The lists of words that a word is in, what it announces, and what it is like by where it stands on the web. */
const memberships = memoise((word): readonly string[] => {
  if (word === '') return [];
  const of = lists.flatMap(([name, list]) =>
    list.has(word) ? [list instanceof Map ? `${name}:${String(list.get(word))}` : name] : [],
  );
  const [cue, role, noun] = [cueOf(word), roleOf(word), labelOfNoun(word)];
  if (cue !== undefined) of.push(`cue ${cue}`);
  if (role !== undefined) of.push('role');
  if (noun !== undefined) of.push(`noun ${noun}`);
  return of;
});

let clusters: ReadonlyMap<string, string> | undefined;
const clustersOf = memoise((word): readonly string[] => {
  clusters ??= shippedClusters(PLACEHOLDER_LANGUAGE) ?? new Map<string, string>();
  const path = clusters.get(word) ?? clusters.get(word.replace(/(?:es|s)$/u, '')) ?? '';
  return path === '' ? [] : [path.slice(0, 4), path.slice(0, 7), path];
});

function nameLists(word: string, { isFamilyName, isGivenName }: DetectOptions): readonly string[] {
  if (!/^\p{Lu}/u.test(word)) return [];
  return ['capital', ...(isFamilyName?.(word) ? ['family'] : []), ...(isGivenName?.(word) ? ['given'] : [])];
}

const NOUN = /^\p{Lu}\p{Ll}{2,}/u;
const SMALL = /^\p{Ll}{2,}$/u;
/** How far a word may stand that an element goes with. */
const FAR = 8;
const BESIDE = 4;

/**
 * Visits what an element looks like and what stands beside it, part by part.
 *
 * @param isEnough whether its looks and the words right beside it tell all there is to know: most are abbreviations.
 */
export function visitFeatures(asked: Asked, options: DetectOptions, visit: Visit, isEnough = () => false): void {
  const { text, odds, at } = asked;
  const odd = odds[at] as Odd;
  const { raw, core, from, until, way } = odd;
  const form = odd.candidate?.form ?? 'none';
  const [opens, closes] = [text.charAt(from - 1), text.charAt(until)];
  const shape = shapeOf(core);
  visit(`${form} ${raw} ${core} ${opens}${closes}`, () => ofItself(odd, form, opens, closes, options));
  const sides = [
    { side: '<', row: [tokenBefore(text, from)], next: (one: Neighbour) => tokenBefore(text, one.start) },
    { side: '>', row: [tokenAfter(text, until)], next: (one: Neighbour) => tokenAfter(text, one.end) },
  ];
  const look = (side: string, { word, dotted }: Neighbour, d: number) =>
    visit(`${side}${d}${word}${dotted ? '.' : ''}`, () => beside(`${side}${d}`, word, d === 0 && dotted, options));
  for (const { side, row } of sides) look(side, row[0] as Neighbour, 0);
  if (asked.told !== undefined)
    visit(asked.told.join(' '), () =>
      (asked.told as readonly string[]).flatMap((one) => [one, `${one} ${way}`, `${one} ${form}`]),
    );
  if (isEnough()) return;
  for (const { side, row, next } of sides) {
    for (let d = 1; d < BESIDE; d++) {
      row.push(next(row[d - 1] as Neighbour));
      look(side, row[d] as Neighbour, d);
    }
    const { word } = row[0] as Neighbour;
    visit(`${side} ${word} ${shape} ${form} ${way}`, () => [
      `${side} ${worded(word)} ${shape.slice(0, 6)}`,
      `${side} ${worded(word)} ${form}`,
      `${side} ${worded(word)} ${way}`,
      ...memberships(word).flatMap((each) => [`${side} ${each} ${form}`, `${side} ${each} ${way}`]),
      ...clustersOf(word).map((each) => `${side} c${each} ${way}`),
    ]);
    // The noun that it goes with, beyond articles, adjectives and what else is hidden.
    let small = '';
    let [one, d] = [row[0] as Neighbour, 0];
    for (; d < FAR && !NOUN.test(one.word) && one.word !== ''; d++) {
      if (small === '' && SMALL.test(one.word)) small = one.word;
      one = next(one);
    }
    const noun = one.word;
    visit(`${side}n ${noun} ${small} ${d} ${way}`, () => [
      `${side}s ${small}`,
      ...(noun === ''
        ? [`${side}n ^`]
        : [
            `${side}n ${noun}`,
            `${side}n ${noun} ${small}`,
            ...describe(noun).flatMap((each) => [
              `${side}n ${each}`,
              `${side}n ${each} ${small}`,
              `${side}n ${each} ${way}`,
            ]),
            `${side}n ${d}`,
          ]),
    ]);
  }
  const [befores, afters] = sides.map(({ row }) => row) as [Neighbour[], Neighbour[]];
  const [before, after] = [befores[0] as Neighbour, afters[0] as Neighbour];
  const [b1, a1] = [befores[1] as Neighbour, afters[1] as Neighbour];
  visit(undefined, () => [
    `<> ${worded(before.word)} ${worded(after.word)}`,
    `<< ${worded(b1.word)} ${worded(before.word)}`,
    `>> ${worded(after.word)} ${worded(a1.word)}`,
    `<-> ${shapeOf(before.word).slice(0, 5)} ${shapeOf(after.word).slice(0, 5)} ${shape.slice(0, 6)}`,
    `<<- ${shapeOf(b1.word).slice(0, 3)} ${worded(before.word)} ${way}`,
  ]);
  const { label, by } = typeLetter(new Context(text, from, until));
  visit(`typing ${by} ${label} ${form} ${way}`, () => [
    `by ${by}`,
    `label ${label}`,
    `by ${by} ${form}`,
    `label ${label} ${form}`,
    `by ${by} ${label}`,
    `by ${by} ${label} ${way}`,
  ]);
  const last = asked.found.at(-1);
  const gap = last === undefined ? 'none' : from - last.end > 12 ? 'far' : text.slice(last.end, from).trim();
  const [l1, l2] = [last?.label ?? '-', asked.found.at(-2)?.label ?? '-'];
  visit(`last ${l2} ${l1} ${gap} ${form} ${way}`, () => [
    `last ${l1} ${gap}`,
    `last ${l1}`,
    `last ${l1} ${form}`,
    `last ${l2} ${l1} ${way}`,
    `last ${l2} ${l1} ${gap}`,
  ]);
  visit(undefined, () => ofStyle(asked));
}

/** How else the paragraph hides things, and where else the same letters stand. */
function ofStyle({ odds, at, text }: Asked): readonly string[] {
  const odd = odds[at] as Odd;
  const counts = new Map<string, number>();
  const twins: string[] = [];
  const key = odd.core.replace(/\.$/u, '');
  for (let i = Math.max(0, at - MOST_ASKED); i < Math.min(odds.length, at + MOST_ASKED); i++) {
    const each = odds[i] as Odd;
    if (i === at) continue;
    counts.set(each.way, (counts.get(each.way) ?? 0) + 1);
    if (each.core.replace(/\.$/u, '') !== key) continue;
    for (const what of describe(tokenBefore(text, each.from).word)) twins.push(what);
  }
  const list = [`alone ${odd.way} ${String(counts.size === 0)}`];
  for (const [way, count] of counts) {
    list.push(`beside ${way} ${odd.way}`);
    if (way === odd.way) list.push(`same ${way} ${count > 3 ? 'many' : count}`);
  }
  for (const twin of new Set(twins)) list.push(`twin ${twin}`);
  if (twins.length > 0) list.push('twin');
  const [before, after] = [odds[at - 1], odds[at + 1]];
  list.push(`pre ${before === undefined ? '-' : `${before.way} ${gapOf(text, before.until, odd.from)}`} ${odd.way}`);
  list.push(`post ${after === undefined ? '-' : `${after.way} ${gapOf(text, odd.until, after.from)}`} ${odd.way}`);
  return list;
}
/** How many elements before and after one are looked at. */
const MOST_ASKED = 24;

const gapOf = (text: string, from: number, to: number) => (to - from > 8 ? 'far' : text.slice(from, to).trim());

/** What tells what a word is: its ends, the lists that it is in, its cluster. */
const describe = memoise((word): readonly string[] => [
  ...memberships(word),
  ...(word.length > 4 ? endsOf(word) : []),
  ...clustersOf(word).map((each) => `c${each}`),
]);

/** The ends of a noun without its case, from three letters on. */
function endsOf(word: string): readonly string[] {
  const bare = word.toLowerCase().replace(/(?:es|s)$/u, '');
  return [3, 4, 5, 6, 8].filter((n) => n < bare.length).map((n) => `$${bare.slice(-n)}`);
}

function ofItself(
  { core, raw, way }: Odd,
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
    `way ${way}`,
    `shape ${shape}`,
    `raw ${shapeOf(raw)}`,
    `in ${opens}${closes}`,
    `opens ${opens}`,
    `closes ${closes}`,
    `closes ${closes} ${way}`,
    `opens ${opens} ${way}`,
  ];
  list.push(`starts ${shape.slice(0, 2)}`, `ends ${shape.slice(-2)}`);
  if (core.length <= 5) list.push(`is ${core}`);
  if (core.length <= 4) list.push(`length ${core.length}`);
  for (let n = 1; n <= 3 && n < core.length; n++) list.push(`^${core.slice(0, n)}`, `$${core.slice(-n).toLowerCase()}`);
  for (const sign of new Set(bare)) if (!/[\p{L}\p{N}]/u.test(sign)) list.push(`sign ${sign}`);
  for (const each of [...memberships(bare), ...nameLists(bare, options)]) list.push(`of ${each}`);
  const word = /\p{Lu}?\p{Ll}{3,}/u.exec(core)?.[0];
  if (word !== undefined) for (const each of describe(word)) list.push(`has ${each}`);
  const rest = restAfterMask(bare);
  if (rest !== undefined) list.push(`head ${headOf(rest, true) ?? ''}`);
  return list;
}

/** What is still written of a name of which a part is hidden: "bank" of "M*****bank". */
export function restAfterMask(bare: string): string | undefined {
  const rest = bare.replace(/^[^\p{L}]*(?:\p{Lu}\p{Ll}{0,2}[-.*_…']+)?/u, '');
  return rest !== bare && rest.length > 2 ? rest : undefined;
}

function beside(at: string, word: string, dotted: boolean, options: DetectOptions): readonly string[] {
  const list = [`${at} ${worded(word)}`];
  if (dotted) list.push(`${at} dotted`);
  for (const each of [...describe(word), ...nameLists(word, options)]) list.push(`${at} of ${each}`);
  return list;
}
