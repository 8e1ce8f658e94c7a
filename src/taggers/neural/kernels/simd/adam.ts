import { simdKernel, type Field } from './kernel.ts';
import type { Task } from './team.ts';

/** What a step of Adam changes: arrays of one length. */
export interface AdamUpdate {
  readonly values: Float32Array;
  readonly gradient: Float32Array;
  readonly m: Float32Array;
  readonly v: Float32Array;
}

/** With the step's corrections of bias in `rate` and `epsilon`. */
export interface AdamRates {
  readonly beta1: number;
  readonly beta2: number;
  readonly rate: number;
  readonly epsilon: number;
}

/** Numbers of a task. */
const PIECE = 1 << 14;

/** Numbers that are laid out at a time: all of a model of words and characters, and little of the memory. */
const MOST = 1 << 18;

/** A root and a division take as long as about so many products. */
const WORK = 16;

const LAID_OUT = ['values', 'gradient', 'm', 'v', 'rates'] as const;
const CHANGED = ['values', 'm', 'v'] as const;

/** Changes values and moments in their place, as the loop of layers/adam.ts does, to the bit. */
export function adamByKernel(updates: readonly AdamUpdate[], { beta1, beta2, rate, epsilon }: AdamRates): void {
  const rates = Float64Array.of(beta1, 1 - beta1, beta2, 1 - beta2, rate, epsilon);
  updateByKernel('adam', updates.map((update) => ({ ...update, rates }))); // prettier-ignore
}

/** What a step of AdamW changes. */
export interface AdamWUpdate extends AdamUpdate, AdamRates {
  /** What the gradient is multiplied by. */
  readonly factor: number;
  /** What is left of a weight before the step. */
  readonly keep: number;
  /** What the root of v is divided by. */
  readonly correction: number;
}

/** values ← keep · values − rate · m / (√v / correction + epsilon), with Adam's moments of factor · gradient. */
export function adamWByKernel(updates: readonly AdamWUpdate[]): void {
  updateByKernel(
    'adamw',
    updates.map(({ beta1, beta2, factor, keep, rate, correction, epsilon, ...arrays }) => ({
      ...arrays,
      rates: Float64Array.of(beta1, 1 - beta1, beta2, 1 - beta2, factor, keep, rate, correction, epsilon),
    })),
  );
}

interface RatedUpdate extends AdamUpdate {
  readonly rates: Float64Array;
}

type Kind = 'adam' | 'adamw';

function updateByKernel(kind: Kind, updates: readonly RatedUpdate[]): void {
  let some: RatedUpdate[] = [];
  let count = 0;
  const flush = () => {
    if (count > 0) stepOf(kind, some, count);
    [some, count] = [[], 0];
  };
  for (const update of updates) {
    const { length } = update.values;
    for (let from = 0; from < length;) {
      const to = Math.min(length, from + MOST - count);
      some.push(to - from === length ? update : part(update, from, to));
      count += to - from;
      from = to;
      if (count === MOST) flush();
    }
  }
  flush();
}

function part({ values, gradient, m, v, rates }: RatedUpdate, from: number, to: number): RatedUpdate {
  return {
    rates,
    values: values.subarray(from, to),
    gradient: gradient.subarray(from, to),
    m: m.subarray(from, to),
    v: v.subarray(from, to),
  };
}

function stepOf(kind: Kind, updates: readonly RatedUpdate[], count: number): void {
  const kernel = simdKernel();
  const fields: Record<string, Field> = {};
  updates.forEach((update, i) => {
    for (const name of LAID_OUT) fields[name + i] = update[name];
  });
  const places = kernel.layOut(fields);
  const of = (name: string, i: number) => places[`${name}${i}`] as number;
  const tasks = updates.flatMap(({ values: { length } }, i) =>
    Array.from({ length: Math.ceil(length / PIECE) }, (_, piece): Task => {
      const [first, last] = [piece * PIECE, Math.min(length, (piece + 1) * PIECE)];
      return [kind, of('values', i), of('gradient', i), of('m', i), of('v', i), first, last, of('rates', i)];
    }),
  );
  kernel.run(tasks, count * WORK);
  updates.forEach((update, i) => {
    for (const name of CHANGED) update[name].set(kernel.floats(of(name, i), update[name].length));
  });
}
