import { describe, expect, it } from 'vitest';
import { createAdamW } from '../../../src/taggers/transformer/adamw.ts';

const parameter = (name: string, values: number[], decays = true) => ({
  name,
  values: Float32Array.from(values),
  scale: 1,
  decays,
});

const options = { rate: 0.1, weightDecay: 0.5, clip: 100, warmupSteps: 0, totalSteps: 4 };

describe('AdamW', () => {
  it('takes the steps that PyTorch takes', () => {
    // torch.optim.AdamW([w], lr=0.1, weight_decay=0.5), LambdaLR with a linear fall over 4 steps, recorded with torch 1.13.
    const w = parameter('w', [1, -2, 0.5]);
    const optimiser = createAdamW([w], options);
    const gradients = [[0.3, -1, 0], [0.1, 2, 0], [-0.5, 0.25, 1e-3]]; // prettier-ignore
    const found = gradients.map((own) => {
      optimiser.add({ w: { values: Float32Array.from(own) } }, 1);
      optimiser.step();
      return [...w.values];
    });
    const wanted = [[0.85, -1.8, 0.475], [0.7527952, -1.7599577, 0.4571875], [0.7429941, -1.733572, 0.4138177]]; // prettier-ignore
    found.forEach((own, step) => own.forEach((value, i) => expect(value).toBeCloseTo(wanted[step]?.[i] as number, 6)));
  });

  it('raises the rate from 0 to its highest and lets it fall to 0', () => {
    const w = parameter('w', [1]);
    const optimiser = createAdamW([w], { ...options, warmupSteps: 2, totalSteps: 6 });
    const rates = Array.from({ length: 7 }, () => {
      const { rate } = optimiser;
      optimiser.step();
      return rate;
    });
    [0, 0.05, 0.1, 0.075, 0.05, 0.025, 0].forEach((rate, i) => expect(rates[i]).toBeCloseTo(rate, 12));
  });

  it('adds the rows of a table to their places, and weighs batches', () => {
    const [whole, rows] = [parameter('w', [1, 1, 1, 1, 1, 1]), parameter('w', [1, 1, 1, 1, 1, 1])];
    const [a, b] = [whole, rows].map((own) => createAdamW([own], options));
    a?.add({ w: { values: Float32Array.of(0.25, 0.5, 0, 0, 0.75, 1) } }, 1);
    b?.add({ w: { values: Float32Array.of(3, 4, 0.5, 1), rows: Int32Array.of(2, 0) } }, 0.25);
    b?.add({ w: { values: Float32Array.of(0.25, 0.5), rows: Int32Array.of(0) } }, 0.5);
    a?.step();
    b?.step();
    expect(rows.values).toEqual(whole.values);
  });

  it('scales all gradients together where their norm is more than the limit', async () => {
    const [a, b] = [parameter('a', [1]), parameter('b', [1], false)];
    const optimiser = createAdamW([a, b], { ...options, clip: 1 });
    optimiser.add({ a: { values: Float32Array.of(3) }, b: { values: Float32Array.of(4) } }, 1);
    expect(optimiser.step()).toBeCloseTo(5, 6);
    const { arrays } = await optimiser.state();
    expect(arrays['a.m']?.[0]).toBeCloseTo(0.1 * 0.6, 5);
    expect(arrays['b.m']?.[0]).toBeCloseTo(0.1 * 0.8, 5);
  });

  it('goes on from its state as if never stopped, and takes no step with gradients that are no numbers', async () => {
    const [a, b] = [parameter('w', [1]), parameter('w', [1])];
    const [first, second] = [createAdamW([a], options), createAdamW([b], options)];
    const one = { w: { values: Float32Array.of(0.3) } };
    first.add(one, 1);
    first.step();
    second.restore(await first.state());
    b.values.set(a.values);
    for (const own of [first, second]) {
      own.add(one, 1);
      own.step();
    }
    expect(b.values).toEqual(a.values);
    first.add({ w: { values: Float32Array.of(NaN) } }, 1);
    const before = a.values.slice();
    expect(first.step()).toBeNaN();
    expect(a.values).toEqual(before);
  });
});
