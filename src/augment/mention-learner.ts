import type { Learner } from '../core/augmenter.ts';
import { memoise, ownString } from '../core/caches.ts';
import { obtain } from '../core/collections.ts';
import { createRng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';
import { peoplesOf } from '../surrogates/peoples.ts';
import type { LabelPlans } from './label-plan.ts';

/**
 * A mention that the corpus has: its text, how often it was seen, words that stood before and after it, in lower case, and names and decades
 * that its lines have (see {@link createNamesAround}).
 */
export type PooledMention = readonly [
  text: string,
  count: number,
  before: readonly string[],
  after: readonly string[],
  around: readonly string[],
];

/** The mentions of each label that the corpus offers for the policy `from-corpus`. */
export type MentionPools = Readonly<Record<string, readonly PooledMention[]>>;

const POOL_SIZE = 20_000;
/** Neighbours remembered of a mention on either side: more make common mentions look alike. */
const MOST_NEIGHBOURS = 12;
/** Names and decades remembered of its lines. */
const MOST_AROUND = 24;

interface Seen {
  readonly draw: number;
  count: number;
  readonly before: Map<string, number>;
  readonly after: Map<string, number>;
  readonly around: Map<string, number>;
}

/**
 * Collects the distinct mentions of the labels whose policy is `from-corpus`, with what stands beside them. Of a label with more than
 * 20,000 of them, and of a mention with more than 12 neighbours on a side or 24 names around it (where the language's pack knows countries by their peoples), a sample is kept: those with the smallest keyed draw, so that
 * neither order nor repetition matters and memory is bounded.
 */
export function createMentionLearner(plans: LabelPlans, locale: string): Learner {
  const namesAround = wordsOfWorlds(locale).size > 0 ? createNamesAround() : () => NO_NAMES;
  const pools = new Map<string, Map<string, Seen>>();
  const order = createRng(0).fork('mention-pool');
  const draws = new Map<string, number>();
  const drawOf = (word: string): number => {
    let draw = draws.get(word);
    if (draw === undefined) {
      draw = order.fork('neighbour', word).int(2 ** 32);
      if (draws.size < POOL_SIZE) draws.set(ownString(word), draw);
    }
    return draw;
  };
  const note = (known: Map<string, number>, word: string, most: number): void => {
    if (known.has(word)) return;
    known.set(ownString(word), drawOf(word));
    if (known.size <= most) return;
    let last = word;
    for (const [each, draw] of known) {
      const largest = known.get(last) as number;
      if (draw > largest || (draw === largest && each > last)) last = each;
    }
    known.delete(last);
  };
  const add = (label: string, [text, count, before, after, around]: PooledMention): void => {
    const pool = obtain(pools, label, () => new Map());
    let seen = pool.get(text);
    if (seen === undefined) {
      seen = { draw: order.fork(text).int(2 ** 32), count: 0, before: new Map(), after: new Map(), around: new Map() };
      pool.set(ownString(text), seen);
    }
    seen.count += count;
    for (const word of before) note(seen.before, word, MOST_NEIGHBOURS);
    for (const word of after) note(seen.after, word, MOST_NEIGHBOURS);
    for (const word of around) note(seen.around, word, MOST_AROUND);
    if (pool.size >= 2 * POOL_SIZE) pools.set(label, new Map(smallest(pool)));
  };
  const pooled = ([text, { count, before, after, around }]: readonly [string, Seen]): PooledMention => [
    text,
    count,
    [...before.keys()].toSorted(),
    [...after.keys()].toSorted(),
    [...around.keys()].toSorted(),
  ];
  return {
    observe({ text: all, entities }: Document): void {
      for (const { start, end, label, fragments } of entities) {
        if (plans[label]?.policy !== 'from-corpus') continue;
        const text = all.slice(start, end);
        if (fragments !== undefined || /[\n\r]/.test(text)) continue; // has no form that fits elsewhere
        add(label, [text, 1, [wordBefore(all, start)], [wordAfter(all, end)], namesAround(all, start, end)]);
      }
    },
    state: () => [...pools].map(([label, pool]) => [label, [...pool].map(pooled)]),
    merge(state) {
      for (const [label, pool] of state as readonly [string, readonly PooledMention[]][])
        for (const mention of pool) add(label, mention);
    },
    finish: (): MentionPools =>
      Object.fromEntries(
        [...pools].map(([label, pool]) => {
          const kept = smallest(pool).map(pooled);
          return [label, kept.toSorted(([a], [b]) => (a < b ? -1 : 1))];
        }),
      ),
  };
}

function smallest<T extends { readonly draw: number }>(pool: ReadonlyMap<string, T>): [string, T][] {
  return [...pool].toSorted((a, b) => a[1].draw - b[1].draw || (a[0] < b[0] ? -1 : 1)).slice(0, POOL_SIZE);
}

/** Longer words beside a mention are cut: they need only be told apart. */
const WINDOW = 24;
const LAST_WORD = /(?:[\p{L}\p{M}]+['’]?|\p{N}+|[^\s])\s*$/u;
const FIRST_WORD = /^\s*(?:[\p{L}\p{M}]+|\p{N}+|['’]\p{L}*|[^\s])/u;

/** All numbers are one neighbour, and so are the beginnings and ends of lines. */
function neighbour(found: RegExpExecArray | null): string {
  const word = found?.[0].trim().toLowerCase() ?? '';
  return /^\p{N}/u.test(word) ? '0' : word;
}

export function wordBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - WINDOW), at);
  return neighbour(LAST_WORD.exec(before.slice(before.lastIndexOf('\n') + 1)));
}

export function wordAfter(text: string, at: number): string {
  const after = text.slice(at, at + WINDOW);
  const border = after.indexOf('\n');
  return neighbour(FIRST_WORD.exec(border < 0 ? after : after.slice(0, border)));
}

/** So much of a line to either side of a mention tells of its world. */
const FAR = 240;
/** Names of a longer line are looked for around each mention. */
const LONGEST_LINE = 4096;
/** Names by their capital, and the decades of years. */
const NAMES = /(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{M}]{2,}|(?:1[5-9]|20)\d(?=\d(?!\p{N})))/gu;

/**
 * Finds what tells of which country and time the line of a mention is: the names in it, in lower case, and the decades of its years ("198");
 * not the mention's own. The line asked for last is remembered, since most have several mentions.
 */
export function createNamesAround(): (text: string, start: number, end: number) => readonly string[] {
  let known = '';
  let found: readonly RegExpExecArray[] = [];
  const namesOf = (line: string): readonly RegExpExecArray[] => {
    if (line !== known) [known, found] = [line, [...line.matchAll(NAMES)]];
    return found;
  };
  return (text, start, end) => {
    if (!/^\p{Lu}|\p{N}/u.test(text.slice(start, end))) return NO_NAMES; // no common noun is of a country
    const far = text.slice(Math.max(0, start - LONGEST_LINE), start);
    const at = start - far.length + far.lastIndexOf('\n') + 1;
    const ahead = text.slice(end, end + LONGEST_LINE);
    const border = ahead.indexOf('\n');
    const lineEnd = end + (border < 0 ? ahead.length : border);
    const [from, to] = [Math.max(at, start - FAR), Math.min(lineEnd, end + FAR)];
    const isCut = lineEnd - at > LONGEST_LINE || [from, start, end, to].some((place) => isWithinWord(text, place));
    if (isCut) return [...namesIn(text.slice(from, start)), ...namesIn(text.slice(end, to))];
    const names: string[] = [];
    for (const { index, 0: name } of namesOf(text.slice(at, lineEnd))) {
      const place = at + index;
      if (place >= to) break;
      if (place >= from && (place < start || place >= end)) names.push(name.toLowerCase());
    }
    return names;
  };
}

const isWithinWord = (text: string, at: number): boolean =>
  at > 0 &&
  at < text.length &&
  text.charAt(at - 1) !== ' ' && // most begin and end at one
  text.charAt(at) !== ' ' &&
  /^[\p{L}\p{M}\p{N}]{2}/u.test(text.slice(at - 1, at + 1));

export const NO_NAMES: readonly string[] = [];

export function namesIn(text: string): readonly string[] {
  return (text.match(NAMES) ?? NO_NAMES).map((name) => name.toLowerCase());
}

/** Words that tell of a country, in lower case, with it. */
export const wordsOfWorlds = memoise(
  (locale): ReadonlyMap<string, string> =>
    new Map([...peoplesOf(locale)].map(([word, [country = '']]) => [word, country.toLowerCase()])),
);
