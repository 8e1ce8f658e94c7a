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

const CHANGED = ['values', 'm', 'v'] as const;

/** Changes values and moments in their place, as the loop of layers/adam.ts does, to the bit. */
export function adamByKernel(updates: readonly AdamUpdate[], { beta1, beta2, rate, epsilon }: AdamRates): void {
  const rates = Float64Array.of(beta1, 1 - beta1, beta2, 1 - beta2, rate, epsilon);
  let some: AdamUpdate[] = [];
  let count = 0;
  const flush = () => {
    if (count > 0) stepOf(some, count, rates);
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

function part({ values, gradient, m, v }: AdamUpdate, from: number, to: number): AdamUpdate {
  return {
    values: values.subarray(from, to),
    gradient: gradient.subarray(from, to),
    m: m.subarray(from, to),
    v: v.subarray(from, to),
  };
}

function stepOf(updates: readonly AdamUpdate[], count: number, rates: Float64Array): void {
  const kernel = simdKernel();
  const fields: Record<string, Field> = { rates };
  updates.forEach(({ values, gradient, m, v }, i) => {
    Object.assign(fields, { [`values${i}`]: values, [`gradient${i}`]: gradient, [`m${i}`]: m, [`v${i}`]: v });
  });
  const places = kernel.layOut(fields);
  const of = (name: string, i: number) => places[`${name}${i}`] as number;
  const tasks = updates.flatMap(({ values: { length } }, i) =>
    Array.from({ length: Math.ceil(length / PIECE) }, (_, piece): Task => {
      const [first, last] = [piece * PIECE, Math.min(length, (piece + 1) * PIECE)];
      return [
        'adam',
        of('values', i),
        of('gradient', i),
        of('m', i),
        of('v', i),
        first,
        last,
        places['rates'] as number,
      ];
    }),
  );
  kernel.run(tasks, count * WORK);
  updates.forEach((update, i) => {
    for (const name of CHANGED) update[name].set(kernel.floats(of(name, i), update[name].length));
  });
}
