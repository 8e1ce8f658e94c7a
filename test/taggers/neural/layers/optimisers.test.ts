import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import { createAdam } from '../../../../src/taggers/neural/layers/adam.ts';
import { createEmbeddingTable, type EmbeddingTable } from '../../../../src/taggers/neural/layers/embedding.ts';
import { type Optimiser, type Update, createSgd } from '../../../../src/taggers/neural/layers/optimiser.ts';
import { createWeight } from '../../../../src/taggers/neural/layers/weights.ts';
import { difference } from './check-gradients.ts';

const pytorch = JSON.parse(readFileSync(new URL('pytorch.json', import.meta.url), 'utf8')).adam;

beforeAll(async () => {
  await openBackend('cpu');
});

function update(
  weight: tf.Variable,
  gradient: number[],
  table: EmbeddingTable,
  rows: number[],
  rowGradient: number[],
): Update {
  return {
    dense: [{ name: 'w', weight, gradient: tf.tensor1d(gradient) }],
    rows: [
      { name: 't', table, rows: Int32Array.from(rows), gradient: tf.tensor2d(rowGradient, [rows.length, table.width]) },
    ],
  };
}

const start = () => ({
  weight: createWeight<tf.Rank.R1>(Float32Array.of(1, 2), [2]),
  table: createEmbeddingTable(3, 2, Float32Array.of(0, 0, 10, 20, 30, 40)),
});

describe('createSgd', () => {
  it('moves weights and rows against their gradients, and only those rows', async () => {
    const { weight, table } = start();
    await createSgd({ rate: 0.5 }).step(update(weight, [1, -2], table, [2, 0], [2, 4, 6, 8]));
    expect([...weight.dataSync()]).toEqual([0.5, 3]);
    expect([...table.values]).toEqual([-3, -4, 10, 20, 29, 38]);
  });

  it('clips by value', async () => {
    const { weight, table } = start();
    await createSgd({ rate: 1, clipping: { by: 'value', limit: 5 } }).step(
      update(weight, [50, -3], table, [1], [-7, 1]),
    );
    expect([...weight.dataSync()]).toEqual([-4, 5]);
    expect([...table.values]).toEqual([0, 0, 15, 19, 30, 40]);
  });

  it('clips by the norm of all gradients together; leaves smaller ones', async () => {
    const { weight, table } = start();
    const sgd = createSgd({ rate: 1, clipping: { by: 'norm', limit: 5 } });
    await sgd.step(update(weight, [6, 0], table, [1], [0, 8]));
    expect(difference(weight.dataSync(), [-2, 2])).toBeLessThan(1e-6);
    expect(difference(table.values, [0, 0, 10, 16, 30, 40])).toBeLessThan(1e-6);
    await sgd.step(update(weight, [1, 0], table, [1], [0, 2]));
    expect(difference(weight.dataSync(), [-3, 2])).toBeLessThan(1e-6);
  });

  it('passes over frozen tables, also in the norm', async () => {
    const { weight } = start();
    const table = createEmbeddingTable(1, 2, Float32Array.of(1, 1), { frozen: true });
    const sgd = createSgd({ rate: 1, clipping: { by: 'norm', limit: 5 } });
    await sgd.step(update(weight, [3, 0], table, [0], [100, 100]));
    expect([...weight.dataSync()]).toEqual([-2, 2]);
    expect([...table.values]).toEqual([1, 1]);
  });

  it('decays by epoch', () => {
    const sgd = createSgd({ rate: 0.1, decay: 0.5 });
    sgd.endEpoch();
    expect(sgd.rate).toBe(0.05);
  });
});

describe('createAdam', () => {
  it("equals PyTorch's", async () => {
    const weight = createWeight<tf.Rank.R1>(Float32Array.from(pytorch.start), [3]);
    const adam = createAdam({ rate: pytorch.rate });
    for (const [i, gradient] of (pytorch.gradients as number[][]).entries()) {
      await adam.step({ dense: [{ name: 'w', weight, gradient: tf.tensor1d(gradient) }], rows: [] });
      expect(difference(weight.dataSync(), pytorch.weights[i])).toBeLessThan(1e-6);
    }
  });

  it('moves a row as it moves a weight', async () => {
    const weight = createWeight<tf.Rank.R1>(Float32Array.of(10, 20), [2]);
    const { table } = start();
    const adam = createAdam({ rate: 0.1 });
    await adam.step(update(weight, [1, -2], table, [1], [1, -2]));
    await adam.step(update(weight, [0.5, 3], table, [1], [0.5, 3]));
    expect([...table.values.subarray(2, 4)]).toEqual([...weight.dataSync()]);
    expect([...table.values.subarray(4)]).toEqual([30, 40]);
  });
});

describe('a restored optimiser', () => {
  const optimisers: Record<string, () => Optimiser> = {
    sgd: () => createSgd({ rate: 0.3, decay: 0.9, clipping: { by: 'value', limit: 5 } }),
    adam: () => createAdam({ rate: 0.3, decay: 0.9, clipping: { by: 'norm', limit: 1 } }),
  };
  it.each(Object.keys(optimisers))('%s: goes on to the same bits, and leaves no tensor behind', async (name) => {
    const create = optimisers[name] as () => Optimiser;
    const { weight, table } = start();
    const again = start();
    const steps = (w: tf.Variable, t: EmbeddingTable) => [
      update(w, [1, 2], t, [0, 1], [1, 2, 3, 4]),
      update(w, [-3, 0.1], t, [2, 1], [0.5, 2, -3, 4]),
      update(w, [0.3, 7], t, [1], [9, -1]),
    ];
    const whole = create();
    for (const step of steps(weight, table)) {
      await whole.step(step);
      whole.endEpoch();
    }
    const [first, ...rest] = steps(again.weight, again.table) as [Update, ...Update[]];
    const stopped = create();
    const before = tf.memory().numTensors;
    await stopped.step(first);
    stopped.endEpoch();
    const resumed = create();
    resumed.restore(await stopped.state());
    for (const step of rest) {
      await resumed.step(step);
      resumed.endEpoch();
    }
    expect(tf.memory().numTensors).toBe(before);
    expect(again.weight.dataSync()).toEqual(weight.dataSync());
    expect(again.table.values).toEqual(table.values);
    expect(resumed.rate).toBe(whole.rate);
  });
});
