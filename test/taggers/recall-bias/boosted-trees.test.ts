import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { scoreRow, sigmoid, trainBoostedTrees } from '../../../src/taggers/recall-bias/boosted-trees.ts';

const OPTIONS = { trees: 60, depth: 3, rate: 0.3, penalty: 1, leastWeight: 0.1 };

/** Rows whose target depends on two columns together; a third is noise. */
function invent(rows: number, seed: number) {
  const rng = createRng(seed);
  const columns = [0, 1, 2].map((c) => Float64Array.from({ length: rows }, (_, i) => rng.fork(c, i).float()));
  const [a, b] = columns as [Float64Array, Float64Array];
  const targets = Uint8Array.from({ length: rows }, (_, i) =>
    Number((a[i] as number) > 0.5 !== (b[i] as number) > 0.3),
  );
  return { columns, targets, starts: new Float64Array(rows) };
}

function loss(scores: readonly number[], targets: Uint8Array): number {
  const sum = scores.reduce(
    (total, score, i) => total - Math.log(targets[i] === 1 ? sigmoid(score) : sigmoid(-score)),
    0,
  );
  return sum / targets.length;
}

describe('trainBoostedTrees', () => {
  it('learns what no single column tells, and tells it of rows it has not seen', () => {
    const { columns, targets, starts } = invent(600, 1);
    const trees = trainBoostedTrees(columns, targets, starts, OPTIONS);
    const other = invent(300, 2);
    const scores = Array.from(
      { length: 300 },
      (_, i) =>
      scoreRow(trees, other.columns.map((column) => column[i] as number)), // prettier-ignore
    );
    expect(scores.filter((score, i) => score > 0 === (other.targets[i] === 1)).length).toBeGreaterThan(285);
  });

  it('lowers the loss with every further tree', () => {
    const { columns, targets, starts } = invent(200, 3);
    const losses = [1, 2, 4, 8, 16].map((trees) => {
      const model = trainBoostedTrees(columns, targets, starts, { ...OPTIONS, trees });
      return loss(Array.from(targets, (_, i) => scoreRow(model, columns.map((column) => column[i] as number))), targets); // prettier-ignore
    });
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    expect(losses[0]).toBeLessThan(Math.log(2));
  });

  it('takes the Newton step: one leaf of known gradient', () => {
    // A column that splits 4 rows in two; all begin at odds 1, so gradients are ±1/2 and weights 1/4.
    const trees = trainBoostedTrees([Float64Array.of(0, 0, 1, 1)], Uint8Array.of(0, 0, 1, 1), new Float64Array(4), {
      trees: 1,
      depth: 1,
      rate: 1,
      penalty: 1,
      leastWeight: 0,
    });
    expect(trees.trees).toHaveLength(1);
    expect(scoreRow(trees, [0])).toBeCloseTo(-1 / 1.5, 12);
    expect(scoreRow(trees, [1])).toBeCloseTo(1 / 1.5, 12);
  });

  it('changes nothing where there is nothing to learn', () => {
    const constant = [new Float64Array(10).fill(3)];
    const trees = trainBoostedTrees(constant, new Uint8Array(10).fill(1), new Float64Array(10), OPTIONS);
    expect(trees.trees).toEqual([]);
    expect(scoreRow(trees, [3])).toBe(0);
  });

  it('gives the same trees again', () => {
    const { columns, targets, starts } = invent(100, 4);
    expect(trainBoostedTrees(columns, targets, starts, OPTIONS)).toEqual(
      trainBoostedTrees(columns, targets, starts, OPTIONS),
    );
  });
});
