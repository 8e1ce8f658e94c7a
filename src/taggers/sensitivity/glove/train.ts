import { shuffle } from '../../../core/rng.ts';
import type { Rng } from '../../../core/rng.ts';

/** How often tokens stand near each other, in the order in which the pairs were first seen. */
interface Cooccurrences {
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** Sums of 1 / distance. */
  readonly values: Float64Array;
}

/**
 * Counts within a symmetric window, a pair at distance d as 1 / d (Pennington, Socher and Manning 2014, §4.2). Each pair is
 * counted in both directions.
 *
 * @param sequences of token ids below `size`; negative ids are gaps that have a place and no counts.
 */
export function countCooccurrences(sequences: Iterable<Int32Array>, size: number, window: number): Cooccurrences {
  const places = new Map<number, number>();
  const values: number[] = [];
  const add = (key: number, weight: number) => {
    const place = places.get(key);
    if (place === undefined) places.set(key, values.push(weight) - 1);
    else values[place] = (values[place] as number) + weight;
  };
  for (const ids of sequences) {
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number;
      if (id < 0) continue;
      for (let j = Math.max(0, i - window); j < i; j++) {
        const other = ids[j] as number;
        if (other < 0) continue;
        const weight = 1 / (i - j);
        add(id * size + other, weight);
        add(other * size + id, weight);
      }
    }
  }
  const keys = [...places.keys()];
  return {
    rows: Int32Array.from(keys, (key) => Math.floor(key / size)),
    columns: Int32Array.from(keys, (key) => key % size),
    values: Float64Array.from(values),
  };
}

interface GloveOptions {
  readonly dimension: number;
  /** Passes over the pairs. */
  readonly iterations: number;
  /** Rate of AdaGrad. */
  readonly rate?: number;
  /** Co-occurrences from which a pair counts in full. */
  readonly most?: number;
  readonly signal?: AbortSignal | undefined;
}

/** The exponent of the weighting function (equation 9). */
const ALPHA = 0.75;

/** Weights of a training: row i of the words is `values[i · stride]` and those after it, its bias last; then the contexts. */
interface GloveState {
  readonly values: Float64Array;
  /** Sums of squared gradients. */
  readonly squares: Float64Array;
  readonly size: number;
  readonly stride: number;
}

/** Fresh weights, uniform within ±.5 / dimension, and sums of 1, as in the authors' program. */
export function createGloveState(size: number, dimension: number, rng: Rng): GloveState {
  const stride = dimension + 1;
  return {
    values: Float64Array.from({ length: 2 * size * stride }, () => (rng.float() - 0.5) / dimension),
    squares: new Float64Array(2 * size * stride).fill(1),
    size,
    stride,
  };
}

/**
 * Takes a step of AdaGrad with one pair: J = f(x) (w·w̃ + b + b̃ − log x)², f(x) = min(1, (x / most)^.75) (equations 8 and 9).
 *
 * @returns what the pair adds to the objective before the step: ½ J, as the authors' program reports it.
 */
export function stepPair(
  { values, squares, size, stride }: GloveState,
  word: number,
  context: number,
  x: number,
  rate: number,
  most: number,
): number {
  const a = word * stride;
  const b = (size + context) * stride;
  const bias = stride - 1;
  let difference = (values[a + bias] as number) + (values[b + bias] as number) - Math.log(x);
  for (let d = 0; d < bias; d++) difference += (values[a + d] as number) * (values[b + d] as number);
  const slope = (x > most ? 1 : (x / most) ** ALPHA) * difference;
  const own = slope * rate;
  for (let d = 0; d < bias; d++) {
    const toWord = own * (values[b + d] as number);
    const toContext = own * (values[a + d] as number);
    values[a + d] = (values[a + d] as number) - toWord / Math.sqrt(squares[a + d] as number);
    values[b + d] = (values[b + d] as number) - toContext / Math.sqrt(squares[b + d] as number);
    squares[a + d] = (squares[a + d] as number) + toWord * toWord;
    squares[b + d] = (squares[b + d] as number) + toContext * toContext;
  }
  values[a + bias] = (values[a + bias] as number) - own / Math.sqrt(squares[a + bias] as number);
  values[b + bias] = (values[b + bias] as number) - own / Math.sqrt(squares[b + bias] as number);
  squares[a + bias] = (squares[a + bias] as number) + own * own;
  squares[b + bias] = (squares[b + bias] as number) + own * own;
  return 0.5 * slope * difference;
}

/**
 * Learns vectors from co-occurrences (Pennington, Socher and Manning 2014, "GloVe", §3): the sum of a token's word vector and
 * its context vector (§4.2). The pairs come in a new random order in each pass.
 *
 * @returns `size × dimension`, row by row, and the mean of the objective in the last pass.
 */
export function trainGlove(
  { rows, columns, values: counts }: Cooccurrences,
  size: number,
  { dimension, iterations, rate = 0.05, most = 10, signal }: GloveOptions,
  rng: Rng,
): { readonly values: Float32Array; readonly loss: number } {
  const state = createGloveState(size, dimension, rng.fork('weights'));
  const order = Int32Array.from(rows, (_, i) => i);
  let loss = 0;
  for (let pass = 0; pass < iterations; pass++) {
    signal?.throwIfAborted();
    shuffle(order, rng.fork('order', pass));
    loss = 0;
    for (const i of order) {
      loss += stepPair(state, rows[i] as number, columns[i] as number, counts[i] as number, rate, most);
    }
    loss /= Math.max(1, order.length);
  }
  const { values, stride } = state;
  const sums = new Float32Array(size * dimension);
  for (let i = 0; i < size; i++) {
    for (let d = 0; d < dimension; d++) {
      sums[i * dimension + d] = (values[i * stride + d] as number) + (values[(size + i) * stride + d] as number);
    }
  }
  return { values: sums, loss };
}
