import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  LBFGS_DEFAULTS,
  minimise,
  type Iteration,
  type LbfgsOptions,
} from '../../../../src/taggers/crf/engine/optimise/lbfgs.ts';
import type { Evaluate } from '../../../../src/taggers/crf/engine/optimise/line-search.ts';
import { sampleVector } from './samples.ts';

function run(evaluate: Evaluate, x: Float64Array, options: Partial<LbfgsOptions> = {}) {
  const iterations: Iteration[] = [];
  const search = minimise(evaluate, x, { ...LBFGS_DEFAULTS, ...options });
  for (;;) {
    const { done, value } = search.next();
    if (done) return { iterations, ending: value };
    iterations.push(value);
  }
}

/** The extended Rosenbrock function: its minimum is 0 at (1, …, 1). */
const rosenbrock: Evaluate = (x, gradient) => {
  let value = 0;
  for (let i = 0; i < x.length; i += 2) {
    const a = x[i] as number;
    const t1 = 1 - a;
    const t2 = 10 * ((x[i + 1] as number) - a * a);
    gradient[i + 1] = 20 * t2;
    gradient[i] = -2 * (a * (gradient[i + 1] as number) + t1);
    value += t1 * t1 + t2 * t2;
  }
  return value;
};

/** The iterations of libLBFGS 1.10 on this function, by bench/oracle/liblbfgs_rosenbrock.c. */
const recorded = JSON.parse(
  readFileSync(new URL('../../../fixtures/crfsuite/liblbfgs-rosenbrock.json', import.meta.url), 'utf8'),
) as Record<LbfgsOptions['lineSearch'] | 'OWL-QN', Iteration[]>;

/** Rounding differs, and grows from one iteration to the next. */
function expectIterations(iterations: readonly Iteration[], oracle: readonly Iteration[]): void {
  for (const [i, expected] of oracle.slice(0, 25).entries()) {
    const { value, norm, gradientNorm, trials, stepLength } = iterations[i] as Iteration;
    expect(trials).toBe(expected.trials);
    for (const [found, wanted] of [
      [value, expected.value],
      [norm, expected.norm],
      [gradientNorm, expected.gradientNorm],
      [stepLength, expected.stepLength],
    ] as const) {
      expect(Math.abs(found / wanted - 1)).toBeLessThan(1e-6);
    }
  }
}

describe('L-BFGS', () => {
  it.each(['MoreThuente', 'Backtracking', 'StrongBacktracking'] as const)(
    'finds the minimum of Rosenbrock by %s',
    (lineSearch) => {
      const x = Float64Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? -1.2 : 1));
      const { iterations, ending } = run(rosenbrock, x, { lineSearch, period: 0, epsilon: 1e-8 });
      expect(ending).toBe('converged');
      for (const value of x) expect(value).toBeCloseTo(1, 6);
      expect(iterations.length).toBeLessThan(100);
    },
  );

  it.each(['MoreThuente', 'Backtracking', 'StrongBacktracking'] as const)(
    'goes the way of libLBFGS by %s',
    (lineSearch) => {
      const x = Float64Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? -1.2 : 1));
      const { iterations } = run(rosenbrock, x, { lineSearch, period: 0 });
      expectIterations(iterations, recorded[lineSearch]);
      expect(iterations).toHaveLength(recorded[lineSearch].length);
    },
  );

  it('decreases with every iteration', () => {
    const { iterations } = run(rosenbrock, Float64Array.of(-3, 4, 2, 2), { period: 0 });
    for (const [i, { value }] of iterations.entries()) {
      if (i > 0) expect(value).toBeLessThan((iterations[i - 1] as Iteration).value);
    }
  });

  it('ends after the greatest number of iterations, or when there is little progress, or at once at a minimum', () => {
    const start = () => Float64Array.of(-1.2, 1);
    expect(run(rosenbrock, start(), { maxIterations: 3 })).toMatchObject({
      ending: 'max-iterations',
      iterations: { length: 3 },
    });
    expect(run(rosenbrock, start(), { period: 1, delta: 1e6 })).toMatchObject({
      ending: 'little-progress',
      iterations: { length: 1 },
    });
    expect(run(rosenbrock, Float64Array.of(1, 1))).toEqual({ ending: 'converged', iterations: [] });
  });

  it('keeps the last good point when a line search fails', () => {
    // The gradient points the wrong way: no step decreases the value.
    const wrong: Evaluate = (x, gradient) => {
      gradient[0] = -2 * (x[0] as number);
      return (x[0] as number) ** 2;
    };
    for (const lineSearch of ['MoreThuente', 'Backtracking', 'StrongBacktracking'] as const) {
      const x = Float64Array.of(1);
      expect(run(wrong, x, { lineSearch })).toEqual({ ending: 'line-search-failed', iterations: [] });
      expect(x[0]).toBe(1);
    }
  });

  it.each([NaN, Infinity])('stops at a value of %s and names the iteration', (bad) => {
    let calls = 0;
    const breaking: Evaluate = (x, gradient) => (++calls > 4 ? bad : rosenbrock(x, gradient));
    expect(() => run(breaking, Float64Array.of(-1.2, 1))).toThrow(
      expect.objectContaining({ code: 'crf-diverged', message: expect.stringMatching(/in iteration [1-9]/) }),
    );
  });
});

describe('OWL-QN', () => {
  it('goes the way of libLBFGS', () => {
    const x = Float64Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? -1.2 : 1));
    const { iterations } = run(rosenbrock, x, { c1: 1, period: 0, maxIterations: recorded['OWL-QN'].length });
    expectIterations(iterations, recorded['OWL-QN']);
  });

  it('solves a lasso whose solution is known', () => {
    // min 1/2 |x - b|^2 + c |x|_1: soft thresholding.
    const b = sampleVector(3, 50, 2);
    const x = new Float64Array(50);
    const shifted: Evaluate = (at, gradient) => {
      let value = 0;
      for (let i = 0; i < at.length; i++) {
        gradient[i] = (at[i] as number) - (b[i] as number);
        value += (gradient[i] as number) ** 2 / 2;
      }
      return value;
    };
    expect(run(shifted, x, { c1: 0.7, period: 0 }).ending).toBe('converged');
    for (const [i, value] of b.entries()) {
      expect(x[i]).toBeCloseTo(Math.sign(value) * Math.max(0, Math.abs(value) - 0.7), 4);
      if (Math.abs(value) < 0.7) expect(x[i]).toBe(0);
    }
  });

  it('satisfies the optimality conditions of a lasso with correlated columns', () => {
    const rows = 30;
    const columns = 20;
    const a = sampleVector(5, rows * columns);
    const b = sampleVector(6, rows, 3);
    const squares: Evaluate = (x, gradient) => {
      gradient.fill(0);
      let value = 0;
      for (let r = 0; r < rows; r++) {
        let residual = -(b[r] as number);
        for (let c = 0; c < columns; c++) residual += (a[r * columns + c] as number) * (x[c] as number);
        value += residual ** 2 / 2;
        for (let c = 0; c < columns; c++) gradient[c]! += (a[r * columns + c] as number) * residual;
      }
      return value;
    };
    const x = new Float64Array(columns);
    run(squares, x, { c1: 4, period: 0, epsilon: 1e-7 });
    const gradient = new Float64Array(columns);
    squares(x, gradient);
    expect(x.filter((value) => value === 0).length).toBeGreaterThan(3);
    for (const [i, value] of x.entries()) {
      if (value === 0) expect(Math.abs(gradient[i] as number)).toBeLessThanOrEqual(4);
      else expect(gradient[i]).toBeCloseTo(-4 * Math.sign(value), 4);
    }
  });
});
