// The forward-backward algorithm of linear chains with scaling (Rabiner 1989, §III-A and §V-A), in double precision, two labels
// at a time. Only scores are exponentiated, never sums of them; logarithms are left to the caller.
import { exp2x } from '../../../crf/kernel/exp';

/** A padded batch and where its arrays lie; on-wasm.ts fills it. Rows of doubles hold `stride` numbers, 0 after the labels. */
@unmanaged export class Chains {
  steps: i32;
  labels: i32;
  /** The labels, and one more where they are odd. */
  stride: i32;
  /** `[batch]`, i32. */
  lengths: u32;
  /** `[batch, steps, labels]`, f32. */
  scores: u32;
  /** Exponentials of the scores less the largest, `[labels, stride]`: from × to, and to × from. */
  link: u32;
  linkTurned: u32;
  opening: u32;
  closing: u32;
  /** `[batch, steps, labels]`, f32: marginals of labels. */
  marginals: u32;
  /** `[batch, labels, labels]`, f32: expected numbers of transitions. */
  transitions: u32;
  /** `[batch, steps]`, f64: each step's sum before scaling, and its largest score. */
  scale: u32;
  largest: u32;
  /** `[batch]`, f64: the sum at the end. */
  ending: u32;
}

// @ts-ignore: decorator
@inline const LEAST: f64 = -700;

/** Bytes of `room` that {@link chains} needs. */
export function chainRoom(steps: i32, stride: i32): i32 {
  return (2 * steps + 2 + stride) * stride * 8;
}

/** Sequences from `first` to `last`. */
export function chains(chain: Chains, first: i32, last: i32, room: usize): void {
  for (let b = first; b < last; b++) {
    const length = load<i32>(<usize>chain.lengths + (<usize>b << 2));
    if (length > 0) sequence(chain, b, length, room);
  }
}

function sequence(chain: Chains, b: i32, length: i32, alphas: usize): void {
  const labels = chain.labels, row = <usize>chain.stride << 3, rowOfScores = <usize>labels << 2;
  const emissions = alphas + <usize>chain.steps * row;
  let beta = emissions + <usize>chain.steps * row, betaBefore = beta + row;
  const edges = betaBefore + row;
  const token = <usize>b * <usize>chain.steps;
  const scores = <usize>chain.scores + token * rowOfScores, marginals = <usize>chain.marginals + token * rowOfScores;
  const scales = <usize>chain.scale + (token << 3), largests = <usize>chain.largest + (token << 3);

  for (let t = 0; t < length; t++) {
    const alpha = alphas + <usize>t * row, emission = emissions + <usize>t * row;
    store<f64>(largests + (<usize>t << 3), exponentiate(scores + <usize>t * rowOfScores, labels, emission));
    if (t === 0) memory.copy(alpha, chain.opening, row);
    else combine(alpha - row, chain.link, labels, row, alpha);
    let sums = f64x2.splat(0);
    for (let j: usize = 0; j < row; j += 16) {
      const product = f64x2.mul(v128.load(alpha + j), v128.load(emission + j));
      sums = f64x2.add(sums, product);
      v128.store(alpha + j, product);
    }
    const sum = total(sums), scale = f64x2.splat(1 / sum);
    store<f64>(scales + (<usize>t << 3), sum);
    for (let j: usize = 0; j < row; j += 16) v128.store(alpha + j, f64x2.mul(v128.load(alpha + j), scale));
  }

  const end = alphas + <usize>(length - 1) * row;
  let sums = f64x2.splat(0);
  for (let j: usize = 0; j < row; j += 16) {
    sums = f64x2.add(sums, f64x2.mul(v128.load(end + j), v128.load(<usize>chain.closing + j)));
  }
  const ending = total(sums);
  store<f64>(<usize>chain.ending + (<usize>b << 3), ending);
  for (let j: usize = 0; j < row; j += 16) {
    v128.store(beta + j, f64x2.mul(v128.load(<usize>chain.closing + j), f64x2.splat(1 / ending)));
  }

  memory.fill(edges, 0, <usize>labels * row);
  for (let t = length - 1; t >= 0; t--) {
    const alpha = alphas + <usize>t * row, emission = emissions + <usize>t * row;
    const scale = f64x2.splat(1 / load<f64>(scales + (<usize>t << 3)));
    let out = marginals + <usize>t * rowOfScores;
    for (let j: usize = 0; j < row; j += 16) {
      const marginal = f64x2.mul(v128.load(alpha + j), v128.load(beta + j));
      store<f32>(out, <f32>f64x2.extract_lane(marginal, 0));
      if ((j >> 3) + 1 < <usize>labels) store<f32>(out, <f32>f64x2.extract_lane(marginal, 1), 4);
      out += 8;
      v128.store(beta + j, f64x2.mul(f64x2.mul(v128.load(beta + j), v128.load(emission + j)), scale));
    }
    if (t === 0) break;
    let edge = edges;
    for (let i = 0; i < labels; i++) {
      const before = v128.load64_splat(alpha - row + (<usize>i << 3));
      for (let j: usize = 0; j < row; j += 16) {
        v128.store(edge + j, f64x2.add(v128.load(edge + j), f64x2.mul(before, v128.load(beta + j))));
      }
      edge += row;
    }
    combine(beta, chain.linkTurned, labels, row, betaBefore);
    const spare = beta;
    beta = betaBefore;
    betaBefore = spare;
  }
  let out = <usize>chain.transitions + <usize>b * <usize>labels * rowOfScores;
  for (let i = 0; i < labels; i++) {
    const edge = edges + <usize>i * row, link = <usize>chain.link + <usize>i * row;
    for (let j = 0; j < labels; j++) {
      store<f32>(out, <f32>(load<f64>(edge + (<usize>j << 3)) * load<f64>(link + (<usize>j << 3))));
      out += 4;
    }
  }
}

/** `out = v · matrix`, `[labels] · [labels, stride]`. */
function combine(v: usize, matrix: usize, labels: i32, row: usize, out: usize): void {
  memory.fill(out, 0, row);
  for (let i = 0; i < labels; i++) {
    const x = v128.load64_splat(v + (<usize>i << 3)), from = matrix + <usize>i * row;
    for (let j: usize = 0; j < row; j += 16) {
      v128.store(out + j, f64x2.add(v128.load(out + j), f64x2.mul(x, v128.load(from + j))));
    }
  }
}

/** exp(score − largest) of a row; gives the largest. */
function exponentiate(scores: usize, labels: i32, out: usize): f64 {
  let largest = -Infinity;
  for (let j = 0; j < labels; j++) largest = max(largest, <f64>load<f32>(scores + (<usize>j << 2)));
  for (let j = 0; j < labels; j += 2) {
    const place = scores + (<usize>j << 2), two = j + 1 < labels;
    let x = f64x2.splat(<f64>load<f32>(place));
    if (two) x = f64x2.replace_lane(x, 1, <f64>load<f32>(place, 4));
    x = exp2x(f64x2.max(f64x2.sub(x, f64x2.splat(largest)), f64x2.splat(LEAST)));
    if (!two) x = f64x2.replace_lane(x, 1, 0);
    v128.store(out + (<usize>j << 3), x);
  }
  return largest;
}

// @ts-ignore: decorator
@inline function total(x: v128): f64 {
  return f64x2.extract_lane(x, 0) + f64x2.extract_lane(x, 1);
}
