import { readFileSync } from 'node:fs';
import { BoundedCache } from '../../core/caches.ts';
import { unitAt } from '../../core/units.ts';
import { PLACEHOLDER_LANGUAGE } from '../language.ts';
import type { DetectOptions, Verdict } from '../verdict.ts';
import { type Asked, type Visit, visitFeatures } from './features.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Judgement } from './walk.ts';

const COUNT = KINDS.length;

/** How many features are told apart; others share a place. */
export const PLACES = 1 << 17;
/** Weights are whole numbers of this size. */
export const UNIT = 1 / 24;
/** From how much on something is a placeholder, and from how much on where a rule says so. */
const FOUND = 0.6;
const TOLD = 0.12;

/** The place of a feature among the weights. */
export function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ unitAt(feature, i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & (PLACES - 1);
}

let shipped: Int8Array | undefined;

/** The weights that ship: `KINDS.length` for each feature; `scripts/placeholders/train.js` tells how they were learned. */
function shippedWeights(): Int8Array {
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

  constructor(options: DetectOptions) {
    this.weights = options.weights ?? shippedWeights();
    this.options = options;
  }

  /** What an element is; where a rule finds it all there is to know is asked, as it is where its looks do not tell that nothing is hidden. */
  judge(asked: Asked, told: Verdict | undefined): Judgement | undefined {
    const isTold = told?.label !== undefined;
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
    visitFeatures(asked, this.options, visit, () => !isTold && isClear(sum));
    const most = Math.max(...sum);
    let all = 0;
    let best = 1;
    for (let i = 0; i < COUNT; i++) {
      all += chances[i] = Math.exp(((sum[i] as number) - most) * UNIT);
      if (i > 1 && (sum[i] as number) > (sum[best] as number)) best = i;
    }
    const chance = 1 - (chances[0] as number) / all;
    return chance < (isTold ? TOLD : FOUND) ? undefined : { kind: KINDS[best] as Kind, chance };
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
const CLEAR = 2 / UNIT;

function isClear(sum: Int32Array): boolean {
  const [none] = sum as unknown as [number];
  for (let i = 1; i < COUNT; i++) if ((sum[i] as number) + CLEAR > none) return false;
  return true;
}
