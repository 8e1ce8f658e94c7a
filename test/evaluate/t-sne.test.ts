import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { embedInPlane, jointProbabilities, squaredDistances, tsneGradient } from '../../src/evaluate/t-sne.ts';

const rng = createRng(4);
const vectors = Array.from({ length: 24 }, (_, i) =>
  // Three groups around corners far from each other.
  Array.from({ length: 5 }, (_unused, d) => (d === i % 3 ? 10 : 0) + rng.float()),
);

describe('t-SNE', () => {
  it('gives each point the perplexity asked for, and probabilities of 1 together', () => {
    const count = 9;
    const distances = squaredDistances(vectors.slice(0, count));
    const joint = jointProbabilities(distances, count, 3);
    expect(joint.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    joint.forEach((value, at) => {
      expect(value).toBeCloseTo(joint[(at % count) * count + Math.floor(at / count)] as number, 15);
    });
    // Points at equal distances: each has the others for neighbours, with one probability.
    const even = jointProbabilities(Float64Array.from([0, 1, 1, 1, 0, 1, 1, 1, 0]), 3, 2);
    expect(even[1]).toBeCloseTo(1 / 6, 9);
  });

  it('has the gradient of the divergence, by finite differences', () => {
    const count = 6;
    const joint = jointProbabilities(squaredDistances(vectors.slice(0, count)), count, 2);
    const divergence = (places: Float64Array) => {
      const near = (i: number, j: number) =>
        1 /
        (1 +
          ((places[2 * i] as number) - (places[2 * j] as number)) ** 2 +
          ((places[2 * i + 1] as number) - (places[2 * j + 1] as number)) ** 2);
      let [sum, cost] = [0, 0];
      for (let i = 0; i < count; i++) for (let j = 0; j < count; j++) if (i !== j) sum += near(i, j);
      for (let i = 0; i < count; i++) {
        for (let j = 0; j < count; j++) {
          const p = joint[i * count + j] as number;
          if (i !== j) cost += p * Math.log(p / (near(i, j) / sum));
        }
      }
      return cost;
    };
    const places = Float64Array.from({ length: 2 * count }, () => rng.float());
    const slope = tsneGradient(places, joint, count);
    slope.forEach((value, i) => {
      const [up, down] = [places.slice(), places.slice()];
      up[i] = (up[i] as number) + 1e-6;
      down[i] = (down[i] as number) - 1e-6;
      expect(value).toBeCloseTo((divergence(up) - divergence(down)) / 2e-6, 6);
    });
  });

  it('puts the points of a group nearer each other than any of another, always at the same places', () => {
    const places = embedInPlane(vectors, { rng: createRng(1), perplexity: 5, iterations: 500 });
    const distance = (i: number, j: number) =>
      Math.hypot((places[i]?.x ?? 0) - (places[j]?.x ?? 0), (places[i]?.y ?? 0) - (places[j]?.y ?? 0));
    for (let i = 0; i < places.length; i++) {
      const others = places.map((_, j) => j).filter((j) => j !== i);
      const nearest = others.toSorted((a, b) => distance(i, a) - distance(i, b)).slice(0, 7);
      expect(nearest.every((j) => j % 3 === i % 3)).toBe(true);
    }
    expect(embedInPlane(vectors, { rng: createRng(1), perplexity: 5, iterations: 500 })).toEqual(places);
  });

  it('takes none, one and equal points, and refuses vectors of different lengths', () => {
    expect(embedInPlane([], { rng })).toEqual([]);
    expect(embedInPlane([[1, 2]], { rng, iterations: 10 })).toHaveLength(1);
    const same = embedInPlane([[1], [1], [1], [1]], { rng, iterations: 50 });
    expect(same.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
    expect(() => embedInPlane([[1], [1, 2]], { rng })).toThrow(TypeError);
  });
});
