// σ and tanh of four numbers at once, to about two units in the last place (Cephes' polynomials), and tanh as the C library of
// TensorFlow.js's wasm backend has it.
import { room } from './room';

/**
 * Constants in memory, four times each: an engine builds one that stands in the code anew at every use, in three instructions.
 * Whole numbers are rounded to by adding 1.5 · 2^23, whose last bits then hold them.
 */
const CONSTANTS = memory.data<f32>([
  88, 88, 88, 88,
  -87, -87, -87, -87,
  1.44269504088896341, 1.44269504088896341, 1.44269504088896341, 1.44269504088896341,
  12582912, 12582912, 12582912, 12582912,
  0.693359375, 0.693359375, 0.693359375, 0.693359375,
  -2.12194440e-4, -2.12194440e-4, -2.12194440e-4, -2.12194440e-4,
  1.9875691500e-4, 1.9875691500e-4, 1.9875691500e-4, 1.9875691500e-4,
  1.3981999507e-3, 1.3981999507e-3, 1.3981999507e-3, 1.3981999507e-3,
  8.3334519073e-3, 8.3334519073e-3, 8.3334519073e-3, 8.3334519073e-3,
  4.1665795894e-2, 4.1665795894e-2, 4.1665795894e-2, 4.1665795894e-2,
  1.6666665459e-1, 1.6666665459e-1, 1.6666665459e-1, 1.6666665459e-1,
  5.0000001201e-1, 5.0000001201e-1, 5.0000001201e-1, 5.0000001201e-1,
  -5.70498872745e-3, -5.70498872745e-3, -5.70498872745e-3, -5.70498872745e-3,
  2.06390887954e-2, 2.06390887954e-2, 2.06390887954e-2, 2.06390887954e-2,
  -5.37397155531e-2, -5.37397155531e-2, -5.37397155531e-2, -5.37397155531e-2,
  1.33314422036e-1, 1.33314422036e-1, 1.33314422036e-1, 1.33314422036e-1,
  -3.33332819422e-1, -3.33332819422e-1, -3.33332819422e-1, -3.33332819422e-1,
  1, 1, 1, 1,
], 16);

const ONE: usize = 17;

/** Numbers that are computed at once. */
const AT_ONCE: i32 = 12;
const BYTES: usize = 48;

// @ts-ignore: decorator
@inline function constant(index: usize): v128 {
  return v128.load(CONSTANTS + index * 16);
}

/**
 * e^x of three times four numbers, to memory. All three by turns: a processor, which looks some two hundred instructions ahead,
 * would else wait at every operation for the one before. `pmin` and `pmax` are one instruction each; what wasm asks of `min`,
 * `max` and conversions takes seven.
 */
// @ts-ignore: decorator
@inline function exp(x: v128, y: v128, z: v128, to: usize): void {
  const most = constant(0), least = constant(1);
  x = f32x4.pmax(f32x4.pmin(x, most), least);
  y = f32x4.pmax(f32x4.pmin(y, most), least);
  z = f32x4.pmax(f32x4.pmin(z, most), least);
  const perTwo = constant(2), whole = constant(3);
  const i = f32x4.add(f32x4.mul(x, perTwo), whole);
  const j = f32x4.add(f32x4.mul(y, perTwo), whole);
  const k = f32x4.add(f32x4.mul(z, perTwo), whole);
  const high = constant(4), low = constant(5);
  let n = f32x4.sub(i, whole);
  x = f32x4.sub(f32x4.sub(x, f32x4.mul(n, high)), f32x4.mul(n, low));
  n = f32x4.sub(j, whole);
  y = f32x4.sub(f32x4.sub(y, f32x4.mul(n, high)), f32x4.mul(n, low));
  n = f32x4.sub(k, whole);
  z = f32x4.sub(f32x4.sub(z, f32x4.mul(n, high)), f32x4.mul(n, low));
  let factor = constant(6), term = constant(7);
  let p = f32x4.add(f32x4.mul(factor, x), term);
  let q = f32x4.add(f32x4.mul(factor, y), term);
  let r = f32x4.add(f32x4.mul(factor, z), term);
  term = constant(8);
  p = f32x4.add(f32x4.mul(p, x), term);
  q = f32x4.add(f32x4.mul(q, y), term);
  r = f32x4.add(f32x4.mul(r, z), term);
  term = constant(9);
  p = f32x4.add(f32x4.mul(p, x), term);
  q = f32x4.add(f32x4.mul(q, y), term);
  r = f32x4.add(f32x4.mul(r, z), term);
  term = constant(10);
  p = f32x4.add(f32x4.mul(p, x), term);
  q = f32x4.add(f32x4.mul(q, y), term);
  r = f32x4.add(f32x4.mul(r, z), term);
  term = constant(11);
  p = f32x4.add(f32x4.mul(p, x), term);
  q = f32x4.add(f32x4.mul(q, y), term);
  r = f32x4.add(f32x4.mul(r, z), term);
  const one = constant(ONE), bias = i32x4.splat(127);
  p = f32x4.add(f32x4.add(f32x4.mul(f32x4.mul(p, x), x), x), one);
  q = f32x4.add(f32x4.add(f32x4.mul(f32x4.mul(q, y), y), y), one);
  r = f32x4.add(f32x4.add(f32x4.mul(f32x4.mul(r, z), z), z), one);
  v128.store(to, f32x4.mul(p, i32x4.shl(i32x4.add(i, bias), 23)));
  v128.store(to, f32x4.mul(q, i32x4.shl(i32x4.add(j, bias), 23)), 16);
  v128.store(to, f32x4.mul(r, i32x4.shl(i32x4.add(k, bias), 23)), 32);
}

/** e^x of four numbers that are not above 88; 0 below −87. */
// @ts-ignore: decorator
@inline export function exponential(x: v128): v128 {
  const i = f32x4.add(f32x4.mul(x, constant(2)), constant(3)), isNone = f32x4.lt(x, constant(1));
  const n = f32x4.sub(i, constant(3));
  x = f32x4.sub(f32x4.sub(x, f32x4.mul(n, constant(4))), f32x4.mul(n, constant(5)));
  let p = f32x4.add(f32x4.mul(constant(6), x), constant(7));
  p = f32x4.add(f32x4.mul(p, x), constant(8));
  p = f32x4.add(f32x4.mul(p, x), constant(9));
  p = f32x4.add(f32x4.mul(p, x), constant(10));
  p = f32x4.add(f32x4.mul(p, x), constant(11));
  p = f32x4.add(f32x4.add(f32x4.mul(f32x4.mul(p, x), x), x), constant(ONE));
  const power = i32x4.shl(i32x4.add(i, i32x4.splat(127)), 23);
  return v128.andnot(f32x4.mul(p, power), isNone); // what is no number stays none
}

/** σ of {@link AT_ONCE} numbers; `to` may be `from`. */
// @ts-ignore: decorator
@inline function sigmoidOfSome(from: usize, to: usize): void {
  const sign = f32x4.splat(-0.0);
  exp(v128.xor(v128.load(from), sign), v128.xor(v128.load(from, 16), sign), v128.xor(v128.load(from, 32), sign), to);
  const one = constant(ONE);
  v128.store(to, f32x4.div(one, f32x4.add(v128.load(to), one)));
  v128.store(to, f32x4.div(one, f32x4.add(v128.load(to, 16), one)), 16);
  v128.store(to, f32x4.div(one, f32x4.add(v128.load(to, 32), one)), 32);
}

/** tanh of {@link AT_ONCE} numbers; `to` is not `from`. */
// @ts-ignore: decorator
@inline function tanhOfSome(from: usize, to: usize): void {
  let x = f32x4.abs(v128.load(from)), y = f32x4.abs(v128.load(from, 16)), z = f32x4.abs(v128.load(from, 32));
  exp(f32x4.add(x, x), f32x4.add(y, y), f32x4.add(z, z), to);
  for (const end = to + BYTES; to < end; to += 16, from += 16) v128.store(to, tanhBy(v128.load(to), v128.load(from)));
}

/** tanh of x, given e^2|x|. */
// @ts-ignore: decorator
@inline function tanhBy(e: v128, x: v128): v128 {
  const one = constant(ONE);
  // Near 0 the formula for the rest would lose what little there is.
  const z = f32x4.mul(x, x);
  let p = f32x4.add(f32x4.mul(constant(12), z), constant(13));
  p = f32x4.add(f32x4.mul(p, z), constant(14));
  p = f32x4.add(f32x4.mul(p, z), constant(15));
  p = f32x4.add(f32x4.mul(p, z), constant(16));
  const near = f32x4.add(x, f32x4.mul(f32x4.mul(p, z), x));
  const far = f32x4.sub(one, f32x4.div(f32x4.splat(2), f32x4.add(e, one)));
  const signed = v128.or(far, v128.and(x, f32x4.splat(-0.0)));
  return v128.bitselect(near, signed, f32x4.lt(f32x4.abs(x), f32x4.splat(0.625)));
}

/** σ of `count` numbers, in their place. Up to {@link AT_ONCE} behind them are read. */
export function sigmoid(x: usize, count: i32): void {
  for (; count >= AT_ONCE; count -= AT_ONCE, x += BYTES) sigmoidOfSome(x, x);
  if (count === 0) return;
  sigmoidOfSome(x, room);
  memory.copy(x, room, <usize>count * 4);
}

/** tanh of `count` numbers; `to` may be `from`. Up to {@link AT_ONCE} behind them are read. */
export function tanh(from: usize, to: usize, count: i32): void {
  for (; count >= AT_ONCE; count -= AT_ONCE, from += BYTES, to += BYTES) {
    tanhOfSome(from, room);
    v128.store(to, v128.load(room));
    v128.store(to, v128.load(room, 16), 16);
    v128.store(to, v128.load(room, 32), 32);
  }
  if (count === 0) return;
  tanhOfSome(from, room);
  memory.copy(to, room, <usize>count * 4);
}

/**
 * tanh to the bit as musl's `tanhf` (and its `expm1f`) computes it, after FreeBSD's s_tanhf.c and s_expm1f.c: the operations of
 * the library's branches, all of them, of which each number takes the one that is its own. y is |x|, and E is e^z − 1 with
 * z = ±2y.
 */
export function tanhOfLibrary(x: v128): v128 {
  const one = f32x4.splat(1), two = f32x4.splat(2), half = f32x4.splat(0.5);
  const y = f32x4.abs(x), twice = f32x4.add(y, y);
  const isLarge = i32x4.gt_s(y, i32x4.splat(0x3f0c9f54)), isMiddling = i32x4.gt_s(y, i32x4.splat(0x3e82c578));
  const z = v128.bitselect(twice, f32x4.neg(twice), isMiddling);

  // z = k·ln 2 + r with a correction c.
  const one_ = i32x4.splat(1);
  const near = v128.and(v128.bitselect(one_, i32x4.neg(one_), isMiddling), i32x4.gt_s(twice, i32x4.splat(0x3eb17218)));
  const far = i32x4.trunc_sat_f32x4_s(f32x4.add(f32x4.mul(f32x4.splat(reinterpret<f32>(0x3fb8aa3b)), z), half));
  const k = v128.bitselect(near, far, i32x4.lt_s(twice, i32x4.splat(0x3f851592)));
  const kAsFloat = f32x4.convert_i32x4_s(k);
  const high = f32x4.sub(z, f32x4.mul(kAsFloat, f32x4.splat(reinterpret<f32>(0x3f317180))));
  const low = f32x4.mul(kAsFloat, f32x4.splat(reinterpret<f32>(0x3717f7d1)));
  const r = f32x4.sub(high, low), c = f32x4.sub(f32x4.sub(high, r), low);

  const halfR = f32x4.mul(half, r), square = f32x4.mul(r, halfR);
  const inner = f32x4.add(
    f32x4.splat(reinterpret<f32>(0xbd088868)),
    f32x4.mul(square, f32x4.splat(reinterpret<f32>(0x3acf3010))),
  );
  const series = f32x4.add(one, f32x4.mul(square, inner));
  const t = f32x4.sub(f32x4.splat(3), f32x4.mul(series, halfR));
  const e = f32x4.mul(square, f32x4.div(f32x4.sub(series, t), f32x4.sub(f32x4.splat(6), f32x4.mul(r, t))));
  const rest = f32x4.sub(f32x4.sub(f32x4.mul(r, f32x4.sub(e, c)), c), square);

  const bias = i32x4.splat(0x7f);
  const power = i32x4.shl(i32x4.add(bias, k), 23), inverse = i32x4.shl(i32x4.sub(bias, k), 23);
  const small = f32x4.add(f32x4.sub(r, rest), f32x4.sub(one, inverse));
  const great = f32x4.add(f32x4.sub(r, f32x4.add(rest, inverse)), one);
  let E = f32x4.mul(v128.bitselect(small, great, i32x4.lt_s(k, i32x4.splat(23))), power);
  const below = f32x4.mul(f32x4.splat(-2), f32x4.sub(rest, f32x4.add(r, half)));
  const above = f32x4.add(one, f32x4.mul(two, f32x4.sub(r, rest)));
  E = v128.bitselect(v128.bitselect(below, above, f32x4.lt(r, f32x4.splat(-0.25))), E, i32x4.eq(k, one_));
  const whenLess = f32x4.sub(f32x4.mul(half, f32x4.sub(r, rest)), half);
  E = v128.bitselect(whenLess, E, i32x4.eq(k, i32x4.splat(-1)));
  E = v128.bitselect(f32x4.sub(r, f32x4.sub(f32x4.mul(r, e), square)), E, i32x4.eq(k, i32x4.splat(0)));

  const numerator = v128.bitselect(two, v128.bitselect(E, f32x4.neg(E), isMiddling), isLarge);
  let value = f32x4.div(numerator, f32x4.add(E, two));
  value = v128.bitselect(f32x4.sub(one, value), value, isLarge);
  // Not a number where x is none.
  const end = f32x4.add(one, f32x4.div(f32x4.splat(0), y));
  value = v128.bitselect(end, value, i32x4.gt_s(y, i32x4.splat(0x41200000)));
  const sign = f32x4.splat(-0.0);
  return v128.bitselect(x, value, sign);
}
