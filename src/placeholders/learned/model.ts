import { readFileSync } from 'node:fs';
import { BoundedCache } from '../../core/caches.ts';
import { unitAt } from '../../core/units.ts';
import { PLACEHOLDER_LANGUAGE } from '../language.ts';
import type { DetectOptions } from '../verdict.ts';
import { type Odd, type Visit, visitFeatures } from './features.ts';

/** What an element may be: nothing hidden, or something of a kind. */
export const KINDS = ['NONE', 'PERSON', 'PLACE', 'ORGANISATION', 'STREET', 'DATE', 'NUMBER', 'OTHER'] as const;
export type Kind = (typeof KINDS)[number];
const COUNT = KINDS.length;

/** How many features are told apart; others share a place. */
export const PLACES = 1 << 16;
/** Weights are whole numbers of this size. */
export const UNIT = 1 / 24;

/** The place of a feature among the weights. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ unitAt(feature, i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & (PLACES - 1);
}

let shipped: Int8Array | undefined;

/** The weights that ship: `KINDS.length` for each feature; `scripts/placeholders/train.js` tells how they were learned. */
export function shippedWeights(): Int8Array {
  if (shipped === undefined) {
    const bytes = readFileSync(new URL(`../../../data/placeholders/${PLACEHOLDER_LANGUAGE}.bin`, import.meta.url));
    shipped = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  }
  return shipped;
}

/** Logistic regression over features of an element and of what stands beside it; keeps what parts of a text seen before are worth. */
export class Model {
  private readonly weights: Int8Array;
  private readonly options: DetectOptions;
  private readonly kept = new BoundedCache<Int32Array>();
  private readonly sum = new Int32Array(COUNT);
  private readonly chances = new Float64Array(COUNT);

  constructor(weights: Int8Array, options: DetectOptions) {
    this.weights = weights;
    this.options = options;
  }

  /**
   * How likely each of {@link KINDS} is; the array serves the next call again.
   *
   * @param isFound whether a rule finds it: then all there is to know is asked, as it is where its looks do not tell that nothing is hidden.
   */
  judge(odd: Odd, isFound: boolean): Float64Array {
    const { sum, chances } = this;
    sum.fill(0);
    const visit: Visit = (key, list) => {
      if (key === undefined) {
        this.add(list(), sum);
        return;
      }
      const part = this.kept.get(key, () => this.add(list(), new Int32Array(COUNT)));
      for (let i = 0; i < COUNT; i++) sum[i] = (sum[i] as number) + (part[i] as number);
    };
    visitFeatures(odd, this.options, visit, () => !isFound && isClear(sum));
    const most = Math.max(...sum);
    let all = 0;
    for (let i = 0; i < COUNT; i++) all += chances[i] = Math.exp(((sum[i] as number) - most) * UNIT);
    for (let i = 0; i < COUNT; i++) chances[i] = (chances[i] as number) / all;
    return chances;
  }

  private add(list: readonly string[], to: Int32Array): Int32Array {
    for (const feature of list) {
      const at = placeOf(feature) * COUNT;
      for (let i = 0; i < COUNT; i++) to[i] = (to[i] as number) + (this.weights[at + i] as number);
    }
    return to;
  }
}

/** How far nothing must be ahead of every kind of placeholder for the rest not to matter. */
const CLEAR = 1.5 / UNIT;

function isClear(sum: Int32Array): boolean {
  const [none] = sum as unknown as [number];
  for (let i = 1; i < COUNT; i++) if ((sum[i] as number) + CLEAR > none) return false;
  return true;
}
