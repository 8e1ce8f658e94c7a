import type { Learner } from '../core/augmenter.ts';
import { ownString } from '../core/caches.ts';
import { obtain } from '../core/collections.ts';
import type { Rng } from '../core/rng.ts';
import type { Document } from '../core/types.ts';
import { fold } from '../surrogates/case.ts';
import { familySigns, IN_SIGNS, UNLISTED_SCRIPT, type UnlistedNames } from '../surrogates/persons/unlisted-names.ts';
import type { LabelPlans } from './label-plan.ts';
import { wordAfter, wordBefore } from './mention-learner.ts';

/** A name that persons of the corpus have, and words beside them. */
export type PooledName = readonly [role: string, text: string, beside: readonly string[]];

const MOST_NAMES = 4000;
const MOST_BESIDE = 16;
const NAME = /[\p{L}\p{M}'’]+/gu;

/** Collects names in scripts that no list has, with what stands beside whom they are of; of more than 4,000 those seen first. */
export function createNameLearner(
  plans: LabelPlans,
): Omit<Learner, 'finish'> & { readonly finish: () => readonly PooledName[] } {
  const seen = new Map<string, Set<string>>();
  const add = (role: string, text: string, beside: readonly string[]): void => {
    const key = `${role} ${text}`;
    if (seen.size >= MOST_NAMES && !seen.has(key)) return;
    const known = obtain(seen, ownString(key), () => new Set());
    for (const word of beside) if (known.size < MOST_BESIDE) known.add(ownString(word));
  };
  const finish = () =>
    [...seen]
      .map(([key, beside]): PooledName => {
        const at = key.indexOf(' ');
        return [key.slice(0, at), key.slice(at + 1), [...beside].toSorted()];
      })
      .toSorted(([r, a], [s, b]) => (r + a < s + b ? -1 : 1));
  return {
    observe({ text: all, entities }: Document): void {
      for (const { start, end, label } of entities) {
        const plan = plans[label];
        if (plan?.policy !== 'replace' || !PERSONS.has(plan.type)) continue;
        const text = all.slice(start, end);
        if (!UNLISTED_SCRIPT.test(text)) continue;
        const beside = [`${wordBefore(all, start)}_`, `_${wordAfter(all, end)}`];
        for (const [role, name] of namesIn(text.match(NAME) ?? []))
          add(role, name, role === 'given-name' ? beside : []);
      }
    },
    state: finish,
    merge: (state) => {
      for (const [role, text, beside] of state as readonly PooledName[]) add(role, text, beside);
    },
    finish,
  };
}

const PERSONS: ReadonlySet<string> = new Set(['patient', 'doctor', 'person']);

/** The names of somebody by their roles, where more than one is told. */
function namesIn(words: readonly string[]): readonly (readonly [role: string, name: string])[] {
  const [only = '', ...more] = words;
  if (more.length > 0)
    return words.map((word, i) => [i < words.length - 1 ? 'given-name' : 'family-name', word] as const);
  const signs = IN_SIGNS.test(only) ? [...only] : [];
  const length = familySigns(signs);
  if (signs.length < 3 || signs.length > 5) return [];
  return [['family-name', signs.slice(0, length).join('')] as const, ['given-name', signs.slice(length).join('')] as const]; // prettier-ignore
}

/** Fewer would tell which one it was. */
const FEWEST = 3;

export function createUnlistedNames(pool: readonly PooledName[]): UnlistedNames {
  const ofWhom = tellApart(pool);
  const groups = new Map<string, string[]>();
  const groupOf = (role: string, key: string): string =>
    `${role} ${role === 'given-name' ? (ofWhom.get(key) ?? '') : ''}`;
  for (const [role, text] of pool) obtain(groups, groupOf(role, fold(text)), () => []).push(text);
  return {
    draw(role: string, key: string, rng: Rng) {
      const group = groups.get(groupOf(role, key)) ?? [];
      return group.length < FEWEST ? undefined : rng.pick(group);
    },
  };
}

const MOST_TELLING = 60;
const FEWEST_BESIDE = 2;
const ROUNDS = 4;
const CLEARLY = 0.3;

/**
 * Parts given names by what stands beside them, as "the patient" and "she came" do, in two: those of women and those of men, in a language of
 * which nothing is known, or whatever else the text tells two kinds of persons apart by. By folded names; those of neither are left out.
 */
function tellApart(pool: readonly PooledName[]): ReadonlyMap<string, string> {
  const names = pool.filter(([role]) => role === 'given-name');
  const having = new Map<string, string[]>();
  for (const [, text, beside] of names) for (const word of beside) obtain(having, word, () => []).push(fold(text));
  const words = [...having]
    .filter(([, own]) => own.length >= FEWEST_BESIDE)
    .toSorted(([x, a], [y, b]) => b.length - a.length || (x < y ? -1 : 1))
    .slice(0, MOST_TELLING)
    .map(([, own]) => new Set(own));
  let [most, seeds] = [0, [NONE, NONE] as readonly [ReadonlySet<string>, ReadonlySet<string>]];
  for (const [i, a] of words.entries())
    for (const b of words.slice(0, i)) {
      const shared = [...a].filter((name) => b.has(name)).length;
      const score = Math.min(a.size, b.size) - 2 * shared; // each tells many, and few are told by both
      if (score > most) [most, seeds] = [score, [a, b]];
    }
  const kinds = new Map<string, string>();
  for (const [i, seed] of seeds.entries()) for (const name of seed) if (seeds[1 - i]?.has(name) !== true) kinds.set(name, String(i)); // prettier-ignore
  for (let round = 0; round < ROUNDS && kinds.size > 0; round++) {
    const weights = new Map([...having].map(([word, own]) => [word, own.reduce((sum, name) => sum + signOf(kinds.get(name)), 0) / (own.length + 1)])); // prettier-ignore
    for (const [, text, beside] of names) {
      const sum = beside.reduce((all, word) => all + (weights.get(word) ?? 0), 0);
      if (Math.abs(sum) < CLEARLY) kinds.delete(fold(text));
      else kinds.set(fold(text), sum > 0 ? '0' : '1');
    }
  }
  return kinds;
}

const NONE: ReadonlySet<string> = new Set();
const signOf = (kind: string | undefined): number => (kind === undefined ? 0 : kind === '0' ? 1 : -1);
