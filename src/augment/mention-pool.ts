import { ownString } from '../core/bounded-cache.ts';
import { createRng, type Rng } from '../core/rng.ts';
import type { Learner } from '../core/augmenter.ts';
import type { Document } from '../core/types.ts';
import type { LabelPlans } from './label-plan.ts';

/** The mentions of each label that the corpus offers for the policy `from-corpus`, with how often each was seen. */
export type MentionPools = Readonly<Record<string, readonly (readonly [text: string, count: number])[]>>;

const POOL_SIZE = 20_000;

/**
 * Collects the distinct mentions of the labels whose policy is `from-corpus`. Of a label with more than 20,000 of them a
 * sample is kept: those with the smallest keyed draw, so that neither order nor repetition matters and memory is bounded.
 */
export function createMentionLearner(plans: LabelPlans): Learner {
  const pools = new Map<string, Map<string, { readonly draw: number; count: number }>>();
  const order = createRng(0).fork('mention-pool');
  return {
    observe(doc: Document): void {
      for (const entity of doc.entities) {
        if (plans[entity.label]?.policy !== 'from-corpus') continue;
        const text = doc.text.slice(entity.start, entity.end);
        if (entity.fragments !== undefined || /[\n\r]/.test(text)) continue; // has no form that fits elsewhere
        let pool = pools.get(entity.label);
        if (pool === undefined) pools.set(entity.label, (pool = new Map()));
        const known = pool.get(text);
        if (known) known.count++;
        else pool.set(ownString(text), { draw: order.fork(text).int(2 ** 32), count: 1 });
        if (pool.size >= 2 * POOL_SIZE) pools.set(entity.label, new Map(smallest(pool)));
      }
    },
    finish: (): MentionPools =>
      Object.fromEntries(
        [...pools].map(([label, pool]) => {
          const kept = smallest(pool).map(([text, { count }]) => [text, count] as const);
          return [label, kept.toSorted(([a], [b]) => (a < b ? -1 : 1))];
        }),
      ),
  };
}

function smallest<T extends { readonly draw: number }>(pool: ReadonlyMap<string, T>): [string, T][] {
  return [...pool].toSorted((a, b) => a[1].draw - b[1].draw || (a[0] < b[0] ? -1 : 1)).slice(0, POOL_SIZE);
}

/** Draws another mention of a label than the one at hand; `undefined` where there is no other. */
export type MentionDraw = (mention: string, rng: Rng) => string | undefined;

interface Group {
  readonly texts: readonly string[];
  /** The counts of the texts up to each, added up. */
  readonly limits: readonly number[];
}

const TRIES = 16;

/**
 * Prepares to draw from a pool: each mention as often as the corpus has it, so that "M" becomes "F" and not the one "femail"
 * that somebody mistyped; one of the same form (a single character, with digits, or neither) where there is another. Case is
 * ignored when telling mentions apart.
 */
export function createMentionDraw(pool: MentionPools[string]): MentionDraw {
  const groups = new Map<string, Group>();
  const group = (form: string): Group => {
    let known = groups.get(form);
    if (known === undefined) {
      const members = pool.filter(([text]) => form === '' || formOf(text) === form);
      let sum = 0;
      known = { texts: members.map(([text]) => text), limits: members.map(([, count]) => (sum += count)) };
      groups.set(form, known);
    }
    return known;
  };
  return (mention, rng) => drawFrom(group(formOf(mention)), mention, rng) ?? drawFrom(group(''), mention, rng);
}

function formOf(text: string): string {
  if (text.length === 1) return 'single';
  return /\d/.test(text) ? 'digits' : 'words';
}

function drawFrom({ texts, limits }: Group, mention: string, rng: Rng): string | undefined {
  const own = mention.toLowerCase();
  if (texts.every((text) => text.toLowerCase() === own)) return undefined;
  let at = 0;
  for (let tries = 0; tries < TRIES; tries++) {
    at = firstAbove(limits, rng.int(limits.at(-1) as number));
    if (texts[at]?.toLowerCase() !== own) return texts[at];
  }
  // The mention is nearly all of the pool: the next one in order.
  while (texts[at]?.toLowerCase() === own) at = (at + 1) % texts.length;
  return texts[at];
}

function firstAbove(limits: readonly number[], drawn: number): number {
  let low = 0;
  let high = limits.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((limits[middle] as number) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}
