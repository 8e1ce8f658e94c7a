import type { Rng } from '../core/rng.ts';

export interface TsneOptions {
  readonly rng: Rng;
  /** Effective number of neighbours; default 30, and never more than a third of the points. */
  readonly perplexity?: number;
  /** Steps of gradient descent; default 1,000. */
  readonly iterations?: number;
}

export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** How far the steps go at least: a multiple of the gradient. */
const RATE = 50;
/** P is exaggerated in the first steps, by the factor of the authors' program, so that clusters form. */
const EXAGGERATION = 4;
const EXAGGERATED_STEPS = 100;
const MOMENTUM = { early: 0.5, late: 0.8, change: 250 } as const;
const LEAST_GAIN = 0.01;
/** Most points: time and memory grow with their square. */
export const MOST_POINTS = 3000;

/**
 * Exact t-SNE (van der Maaten and Hinton 2008): places in the plane whose neighbourhoods are those of the vectors. The gradient is
 * that of equation 5, with the momentum, the early exaggeration and the adaptive steps of the authors' program. The
 * same vectors and generator give the same places.
 *
 * @param vectors of one length each.
 * @throws TypeError where there are more than {@link MOST_POINTS}, or their lengths differ.
 */
export function embedInPlane(vectors: readonly ArrayLike<number>[], options: TsneOptions): readonly PlanePoint[] {
  const { rng, iterations = 1000 } = options;
  const count = vectors.length;
  if (count > MOST_POINTS) throw new TypeError(`t-SNE takes ${MOST_POINTS} points, not ${count}`);
  if (new Set(vectors.map(({ length }) => length)).size > 1)
    throw new TypeError('the vectors are of different lengths');
  if (count === 0) return [];
  const perplexity = Math.max(1, Math.min(options.perplexity ?? 30, (count - 1) / 3));
  const joint = jointProbabilities(squaredDistances(vectors), count, perplexity);
  const places = Float64Array.from({ length: 2 * count }, () => 1e-4 * normal(rng));
  const [velocity, gains] = [new Float64Array(2 * count), new Float64Array(2 * count).fill(1)];
  const rate = Math.max(RATE, count / (4 * EXAGGERATION));
  for (let step = 0; step < iterations; step++) {
    const slope = tsneGradient(places, joint, count, step < EXAGGERATED_STEPS ? EXAGGERATION : 1);
    const momentum = step < MOMENTUM.change ? MOMENTUM.early : MOMENTUM.late;
    for (let i = 0; i < 2 * count; i++) {
      const [own, moved] = [slope[i] as number, velocity[i] as number];
      // Where the sign has not changed, the step grows (Jacobs 1988).
      const gain = own > 0 === moved > 0 ? (gains[i] as number) * 0.8 : (gains[i] as number) + 0.2;
      gains[i] = Math.max(LEAST_GAIN, gain);
      velocity[i] = momentum * moved - rate * (gains[i] as number) * own;
      places[i] = (places[i] as number) + (velocity[i] as number);
    }
    centre(places, count);
  }
  return Array.from({ length: count }, (_, i) => ({ x: places[2 * i] as number, y: places[2 * i + 1] as number }));
}

/** @returns the symmetric joint probabilities (§2 and §3.1), `[count, count]`. */
export function jointProbabilities(distances: Float64Array, count: number, perplexity: number): Float64Array {
  const conditional = new Float64Array(count * count);
  const wanted = Math.log(perplexity);
  const row = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    // The precision of the Gaussian around i whose entropy is that of the perplexity, by bisection.
    let [precision, low, high] = [1, 0, Infinity];
    let nearest = Infinity;
    for (let j = 0; j < count; j++) if (j !== i) nearest = Math.min(nearest, distances[i * count + j] as number);
    for (let trial = 0; trial < 200; trial++) {
      let [sum, weighed] = [0, 0];
      for (let j = 0; j < count; j++) {
        const distance = (distances[i * count + j] as number) - nearest;
        const value = j === i ? 0 : Math.exp(-distance * precision);
        row[j] = value;
        sum += value;
        weighed += value * distance;
      }
      const entropy = Math.log(sum) + (precision * weighed) / sum;
      for (let j = 0; j < count; j++) conditional[i * count + j] = (row[j] as number) / sum;
      if (!(Math.abs(entropy - wanted) > 1e-7)) break;
      if (entropy > wanted) low = precision;
      else high = precision;
      precision = high === Infinity ? 2 * precision : (low + high) / 2;
    }
  }
  const joint = new Float64Array(count * count);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) {
      const both = (conditional[i * count + j] as number) + (conditional[j * count + i] as number);
      joint[i * count + j] = i === j ? 0 : Math.max(both / (2 * count), 1e-12);
    }
  }
  return joint;
}

/** Of Kullback and Leibler's divergence by the places (equation 5). */
export function tsneGradient(places: Float64Array, joint: Float64Array, count: number, exaggeration = 1): Float64Array {
  const near = new Float64Array(count * count);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      const x = (places[2 * i] as number) - (places[2 * j] as number);
      const y = (places[2 * i + 1] as number) - (places[2 * j + 1] as number);
      const value = 1 / (1 + x * x + y * y);
      near[i * count + j] = near[j * count + i] = value;
      sum += 2 * value;
    }
  }
  const slope = new Float64Array(2 * count);
  for (let i = 0; i < count; i++) {
    let [dx, dy] = [0, 0];
    for (let j = 0; j < count; j++) {
      const value = near[i * count + j] as number;
      const force = (exaggeration * (joint[i * count + j] as number) - value / sum) * value;
      dx += force * ((places[2 * i] as number) - (places[2 * j] as number));
      dy += force * ((places[2 * i + 1] as number) - (places[2 * j + 1] as number));
    }
    slope[2 * i] = 4 * dx;
    slope[2 * i + 1] = 4 * dy;
  }
  return slope;
}

export function squaredDistances(vectors: readonly ArrayLike<number>[]): Float64Array {
  const count = vectors.length;
  const distances = new Float64Array(count * count);
  for (let i = 0; i < count; i++) {
    const a = vectors[i] as ArrayLike<number>;
    for (let j = i + 1; j < count; j++) {
      const b = vectors[j] as ArrayLike<number>;
      let sum = 0;
      for (let d = 0; d < a.length; d++) sum += ((a[d] as number) - (b[d] as number)) ** 2;
      distances[i * count + j] = distances[j * count + i] = sum;
    }
  }
  return distances;
}

function centre(places: Float64Array, count: number): void {
  for (const axis of [0, 1]) {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += places[2 * i + axis] as number;
    for (let i = 0; i < count; i++) places[2 * i + axis] = (places[2 * i + axis] as number) - sum / count;
  }
}

/** Box and Muller (1958). */
function normal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.float())) * Math.cos(2 * Math.PI * rng.float());
}
