import { createRng, type Rng } from '../core/rng.ts';
import type { Learner } from '../core/augmenter.ts';
import type { Document } from '../core/types.ts';
import type { LabelPlans } from './label-plan.ts';

/** The mentions of each label that the corpus offers for the policy `from-corpus`. */
export type MentionPools = Readonly<Record<string, readonly string[]>>;

const POOL_SIZE = 20_000;

/**
 * Collects the distinct mentions of the labels whose policy is `from-corpus`. Of a label with more than 20,000 of them a
 * sample is kept: those with the smallest keyed draw, so that neither order nor repetition matters and memory is bounded.
 */
export function createMentionLearner(plans: LabelPlans): Learner {
  const pools = new Map<string, Map<string, number>>();
  const order = createRng(0).fork('mention-pool');
  return {
    observe(doc: Document): void {
      for (const entity of doc.entities) {
        if (plans[entity.label]?.policy !== 'from-corpus') continue;
        const text = doc.text.slice(entity.start, entity.end);
        if (entity.fragments !== undefined || /[\n\r]/.test(text)) continue; // has no form that fits elsewhere
        let pool = pools.get(entity.label);
        if (pool === undefined) pools.set(entity.label, (pool = new Map()));
        if (!pool.has(text)) pool.set(text, order.fork(text).int(2 ** 32));
        if (pool.size >= 2 * POOL_SIZE) pools.set(entity.label, new Map(smallest(pool)));
      }
    },
    finish: (): MentionPools =>
      Object.fromEntries(
        [...pools].map(([label, pool]) => [
          label,
          smallest(pool)
            .map(([text]) => text)
            .toSorted(),
        ]),
      ),
  };
}

function smallest(pool: ReadonlyMap<string, number>): [string, number][] {
  return [...pool].toSorted((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1)).slice(0, POOL_SIZE);
}

/**
 * Draws another mention of the pool than the one at hand; `undefined` where there is no other. Case is ignored when telling
 * mentions apart.
 */
export function drawMention(pool: readonly string[], mention: string, rng: Rng): string | undefined {
  if (pool.length === 0) return undefined;
  const own = mention.toLowerCase();
  const first = rng.int(pool.length);
  for (let i = 0; i < pool.length; i++) {
    const candidate = pool[(first + i) % pool.length] as string;
    if (candidate.toLowerCase() !== own) return candidate;
  }
  return undefined;
}
