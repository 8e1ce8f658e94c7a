import { beforeAll, describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { openBackend, tf } from '../../../src/taggers/neural/backend.ts';
import {
  type Parameter,
  createAdamW,
  readParameters,
  writeParameters,
} from '../../../src/taggers/transformer/adamw.ts';

const options = { rate: 0.1, weightDecay: 0.5, clip: 100, warmupSteps: 0, totalSteps: 4 };

type Values = Parameter['values'];

/** Where weights and gradients lie. */
const kinds = {
  arrays: {
    weight: (values: readonly number[]): Values => Float32Array.from(values),
    gradient: (values: readonly number[], _shape: readonly number[]) => Float32Array.from(values),
    loss: (value: number) => value,
  },
  tensors: {
    weight: (values: readonly number[]): Values => tf.tidy(() => tf.variable(tf.tensor1d([...values]))),
    gradient: (values: readonly number[], shape: readonly number[]) => tf.tensor([...values], [...shape]),
    loss: (value: number) => tf.scalar(value),
  },
};

beforeAll(async () => {
  await openBackend('cpu');
});

describe.each(Object.entries(kinds))('AdamW on %s', (_, kind) => {
  const parameter = (name: string, values: number[], decays = true): Parameter => ({ name, values: kind.weight(values), scale: 1, decays }); // prettier-ignore
  const read = async (one: Parameter) => (await readParameters([one]))[one.name]?.values as Float32Array;
  const batch = (gradients: Record<string, readonly number[]>, loss = 1) => ({
    loss: kind.loss(loss),
    gradients: Object.fromEntries(
      Object.entries(gradients).map(([name, values]) => [name, { values: kind.gradient(values, [values.length]) }]),
    ),
  });

  it('takes the steps that PyTorch takes', async () => {
    // torch.optim.AdamW([w], lr=0.1, weight_decay=0.5), LambdaLR with a linear fall over 4 steps, recorded with torch 1.13.
    const w = parameter('w', [1, -2, 0.5]);
    const optimiser = createAdamW([w], options);
    const gradients = [[0.3, -1, 0], [0.1, 2, 0], [-0.5, 0.25, 1e-3]]; // prettier-ignore
    const found: number[][] = [];
    for (const own of gradients) {
      optimiser.add(batch({ w: own }), 1);
      await optimiser.step();
      found.push([...(await read(w))]);
    }
    const wanted = [[0.85, -1.8, 0.475], [0.7527952, -1.7599577, 0.4571875], [0.7429941, -1.733572, 0.4138177]]; // prettier-ignore
    found.forEach((own, step) => own.forEach((value, i) => expect(value).toBeCloseTo(wanted[step]?.[i] as number, 6)));
  });

  it('raises the rate from 0 to its highest and lets it fall to 0', async () => {
    const w = parameter('w', [1]);
    const optimiser = createAdamW([w], { ...options, warmupSteps: 2, totalSteps: 6 });
    const rates: number[] = [];
    for (let step = 0; step < 7; step++) {
      rates.push(optimiser.rate);
      await optimiser.step();
    }
    [0, 0.05, 0.1, 0.075, 0.05, 0.025, 0].forEach((rate, i) => expect(rates[i]).toBeCloseTo(rate, 12));
  });

  it('adds the rows of a table to their places, weighs batches, and gives their losses back', async () => {
    const table = () => {
      const values = kind.weight([1, 1, 1, 1, 1, 1]);
      const shaped = values instanceof tf.Variable ? tf.variable(tf.reshape(values, [3, 2])) : values;
      return { name: 'w', values: shaped, scale: 1, decays: true };
    };
    const [whole, rows] = [table(), table()];
    const [a, b] = [whole, rows].map((own) => createAdamW([own], options));
    const shape = [3, 2];
    a?.add({ loss: kind.loss(3), gradients: { w: { values: kind.gradient([0.25, 0.5, 0, 0, 0.75, 1], shape) } } }, 1);
    const some = (loss: number, values: number[], own: number[]) => ({
      loss: kind.loss(loss),
      gradients: { w: { values: kind.gradient(values, [own.length, 2]), rows: Int32Array.from(own) } },
    });
    b?.add(some(3, [3, 4, 0.5, 1], [2, 0]), 0.25);
    b?.add(some(5, [0.25, 0.5], [0]), 0.5);
    expect((await a?.step())?.losses).toEqual([3]);
    expect((await b?.step())?.losses).toEqual([3, 5]);
    expect(await read(rows)).toEqual(await read(whole));
  });

  it('scales all gradients together where their norm is more than the limit', async () => {
    const [a, b] = [parameter('a', [1]), parameter('b', [1], false)];
    const optimiser = createAdamW([a, b], { ...options, clip: 1 });
    optimiser.add(batch({ a: [3], b: [4] }), 1);
    expect((await optimiser.step()).norm).toBeCloseTo(5, 6);
    const { arrays } = await optimiser.state();
    expect(arrays['a.m']?.[0]).toBeCloseTo(0.1 * 0.6, 5);
    expect(arrays['b.m']?.[0]).toBeCloseTo(0.1 * 0.8, 5);
  });

  it('goes on from its state as if never stopped, and takes no step with what is no number', async () => {
    const [a, b] = [parameter('w', [1]), parameter('w', [1])];
    const [first, second] = [createAdamW([a], options), createAdamW([b], options)];
    first.add(batch({ w: [0.3] }), 1);
    await first.step();
    second.restore(await first.state());
    writeParameters([b], await readParameters([a]));
    for (const own of [first, second]) {
      own.add(batch({ w: [0.3] }), 1);
      await own.step();
    }
    expect(await read(b)).toEqual(await read(a));
    const before = [...(await read(a))];
    second.add(batch({ w: [0.1] }, Infinity), 1);
    expect((await second.step()).losses).toEqual([Infinity]);
    first.add(batch({ w: [NaN] }), 1);
    expect((await first.step()).norm).toBeNaN();
    for (const own of [a, b]) expect([...(await read(own))]).toEqual(before);
  });

  it('refuses gradients of what is not trained', () => {
    expect(() => createAdamW([parameter('w', [1])], options).add(batch({ x: [1] }), 1)).toThrow(/no weights x/);
  });
});

it('comes to the same on tensors as on arrays, and leaves nothing behind', async () => {
  const rng = createRng(5);
  const draw = (count: number, scale: number) => Array.from({ length: count }, () => scale * (rng.float() - 0.5));
  const starts = [draw(300, 1), draw(7, 1)];
  const steps = Array.from({ length: 12 }, (_, step) => starts.map(({ length }) => draw(length, 2 ** (step - 6))));
  const outcomes: Float32Array[][] = [];
  for (const kind of Object.values(kinds)) {
    const before = tf.memory().numTensors;
    const parameters = starts.map((start, i) => ({ name: `${i}`, values: kind.weight(start), scale: 1 + i, decays: i === 0 })); // prettier-ignore
    const optimiser = createAdamW(parameters, { ...options, clip: 1, warmupSteps: 3, totalSteps: 20 });
    for (const step of steps) {
      for (const part of [0.25, 0.75]) {
        const gradients = step.map((own, i) => [`${i}`, { values: kind.gradient(own, [own.length]) }]);
        optimiser.add({ loss: kind.loss(1), gradients: Object.fromEntries(gradients) }, part);
      }
      await optimiser.step();
    }
    const { arrays } = await optimiser.state();
    outcomes.push([...Object.values(await readParameters(parameters)).map(({ values }) => values), ...Object.values(arrays)]); // prettier-ignore
    optimiser.dispose();
    for (const { values } of parameters) if (values instanceof tf.Variable) values.dispose();
    expect(tf.memory().numTensors).toBe(before);
  }
  const [arrays, tensors] = outcomes as [Float32Array[], Float32Array[]];
  arrays.forEach((own, i) => own.forEach((value, d) => expect(tensors[i]?.[d]).toBeCloseTo(value, 5)));
});

it('refuses gradients that do not lie where the weights do', () => {
  const optimiser = createAdamW([{ name: 'w', values: tf.variable(tf.zeros([1])), scale: 1, decays: true }], options);
  expect(() => optimiser.add({ loss: 1, gradients: { w: { values: Float32Array.of(1) } } }, 1)).toThrow(/does not lie/);
});
