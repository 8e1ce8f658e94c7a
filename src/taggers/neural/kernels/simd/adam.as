// Steps of Adam and AdamW, in double precision: every number is rounded once, when it is stored. layers/adam.ts and
// transformer/adamw.ts have the formulas.

const F: usize = 4;

/** What all numbers have in common. */
@unmanaged export class Rates {
  beta1: f64;
  /** 1 − beta1, and below 1 − beta2. */
  ofGradient: f64;
  beta2: f64;
  ofSquare: f64;
  rate: f64;
  epsilon: f64;
}

/** Updates the numbers from `first` to `last`, and their moments. */
export function adam(values: usize, gradient: usize, m: usize, v: usize, first: i32, last: i32, rates: Rates): void {
  const beta1 = f64x2.splat(rates.beta1), ofGradient = f64x2.splat(rates.ofGradient);
  const beta2 = f64x2.splat(rates.beta2), ofSquare = f64x2.splat(rates.ofSquare);
  const rate = f64x2.splat(rates.rate), epsilon = f64x2.splat(rates.epsilon);
  let at = <usize>first * F;
  const end = <usize>last * F, whole = at + ((end - at) & ~7);
  for (; at < whole; at += 8) {
    const g = f64x2.promote_low_f32x4(v128.load64_zero(gradient + at));
    const mean = f64x2.add(
      f64x2.mul(beta1, f64x2.promote_low_f32x4(v128.load64_zero(m + at))), f64x2.mul(ofGradient, g));
    const square = f64x2.add(
      f64x2.mul(beta2, f64x2.promote_low_f32x4(v128.load64_zero(v + at))), f64x2.mul(f64x2.mul(ofSquare, g), g));
    const change = f64x2.div(f64x2.mul(rate, mean), f64x2.add(f64x2.sqrt(square), epsilon));
    const value = f64x2.sub(f64x2.promote_low_f32x4(v128.load64_zero(values + at)), change);
    v128.store64_lane(m + at, f32x4.demote_f64x2_zero(mean), 0);
    v128.store64_lane(v + at, f32x4.demote_f64x2_zero(square), 0);
    v128.store64_lane(values + at, f32x4.demote_f64x2_zero(value), 0);
  }
  if (at < end) {
    const g = <f64>load<f32>(gradient + at);
    const mean = rates.beta1 * <f64>load<f32>(m + at) + rates.ofGradient * g;
    const square = rates.beta2 * <f64>load<f32>(v + at) + rates.ofSquare * g * g;
    const value = <f64>load<f32>(values + at) - (rates.rate * mean) / (Math.sqrt(square) + rates.epsilon);
    store<f32>(m + at, <f32>mean);
    store<f32>(v + at, <f32>square);
    store<f32>(values + at, <f32>value);
  }
}

/** What all numbers of a step of AdamW have in common. */
@unmanaged export class DecayingRates {
  beta1: f64;
  /** 1 − beta1, and below 1 − beta2. */
  ofGradient: f64;
  beta2: f64;
  ofSquare: f64;
  /** What all gradients are multiplied by: they are clipped together. */
  factor: f64;
  /** What is left of a weight. */
  keep: f64;
  rate: f64;
  /** Of the root of v, for its bias. */
  correction: f64;
  epsilon: f64;
}

/** Updates the numbers from `first` to `last`, and their moments. */
export function adamw(
  values: usize, gradient: usize, m: usize, v: usize, first: i32, last: i32, rates: DecayingRates,
): void {
  const beta1 = f64x2.splat(rates.beta1), ofGradient = f64x2.splat(rates.ofGradient);
  const beta2 = f64x2.splat(rates.beta2), ofSquare = f64x2.splat(rates.ofSquare);
  const factor = f64x2.splat(rates.factor), keep = f64x2.splat(rates.keep), rate = f64x2.splat(rates.rate);
  const correction = f64x2.splat(rates.correction), epsilon = f64x2.splat(rates.epsilon);
  let at = <usize>first * F;
  const end = <usize>last * F, whole = at + ((end - at) & ~7);
  for (; at < whole; at += 8) {
    const g = f64x2.mul(f64x2.promote_low_f32x4(v128.load64_zero(gradient + at)), factor);
    const mean = f64x2.add(
      f64x2.mul(beta1, f64x2.promote_low_f32x4(v128.load64_zero(m + at))), f64x2.mul(ofGradient, g));
    const square = f64x2.add(
      f64x2.mul(beta2, f64x2.promote_low_f32x4(v128.load64_zero(v + at))), f64x2.mul(f64x2.mul(ofSquare, g), g));
    const root = f64x2.add(f64x2.div(f64x2.sqrt(square), correction), epsilon);
    const kept = f64x2.mul(f64x2.promote_low_f32x4(v128.load64_zero(values + at)), keep);
    const value = f64x2.sub(kept, f64x2.div(f64x2.mul(rate, mean), root));
    v128.store64_lane(m + at, f32x4.demote_f64x2_zero(mean), 0);
    v128.store64_lane(v + at, f32x4.demote_f64x2_zero(square), 0);
    v128.store64_lane(values + at, f32x4.demote_f64x2_zero(value), 0);
  }
  if (at < end) {
    const g = <f64>load<f32>(gradient + at) * rates.factor;
    const mean = rates.beta1 * <f64>load<f32>(m + at) + rates.ofGradient * g;
    const square = rates.beta2 * <f64>load<f32>(v + at) + rates.ofSquare * g * g;
    const root = Math.sqrt(square) / rates.correction + rates.epsilon;
    const value = <f64>load<f32>(values + at) * rates.keep - (rates.rate * mean) / root;
    store<f32>(m + at, <f32>mean);
    store<f32>(v + at, <f32>square);
    store<f32>(values + at, <f32>value);
  }
}
