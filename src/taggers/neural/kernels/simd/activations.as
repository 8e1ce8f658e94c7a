// σ and tanh of four numbers at once, to about two units in the last place (Cephes' polynomials), and tanh as the C library of
// TensorFlow.js's wasm backend has it.

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

// @ts-ignore: decorator
@inline function plus(x: v128, constant: usize): v128 {
  return f32x4.add(x, v128.load(CONSTANTS + constant * 16));
}

// @ts-ignore: decorator
@inline function times(x: v128, constant: usize): v128 {
  return f32x4.mul(x, v128.load(CONSTANTS + constant * 16));
}

// `pmin` and `pmax` are one instruction each; what wasm asks of `min`, `max` and conversions takes seven.
// @ts-ignore: decorator
@inline function exp(x: v128): v128 {
  const clamped = f32x4.pmax(f32x4.pmin(x, v128.load(CONSTANTS)), v128.load(CONSTANTS, 16));
  const rounded = plus(times(clamped, 2), 3);
  const n = f32x4.sub(rounded, v128.load(CONSTANTS, 48));
  const r = f32x4.sub(f32x4.sub(clamped, times(n, 4)), times(n, 5));
  let p = v128.load(CONSTANTS, 96);
  p = plus(f32x4.mul(p, r), 7);
  p = plus(f32x4.mul(p, r), 8);
  p = plus(f32x4.mul(p, r), 9);
  p = plus(f32x4.mul(p, r), 10);
  p = plus(f32x4.mul(p, r), 11);
  p = plus(f32x4.add(f32x4.mul(f32x4.mul(p, r), r), r), ONE);
  const power = i32x4.shl(i32x4.add(rounded, i32x4.splat(127)), 23);
  return f32x4.mul(p, power);
}

// @ts-ignore: decorator
@inline const ONE: usize = 17;

// @ts-ignore: decorator
@inline export function sigmoid(x: v128): v128 {
  return f32x4.div(v128.load(CONSTANTS, ONE * 16), plus(exp(f32x4.neg(x)), ONE));
}

// @ts-ignore: decorator
@inline export function tanh(x: v128): v128 {
  const one = v128.load(CONSTANTS, ONE * 16);
  const size = f32x4.abs(x);
  // Near 0 the formula for the rest would lose what little there is.
  const z = f32x4.mul(x, x);
  let p = v128.load(CONSTANTS, 192);
  p = plus(f32x4.mul(p, z), 13);
  p = plus(f32x4.mul(p, z), 14);
  p = plus(f32x4.mul(p, z), 15);
  p = plus(f32x4.mul(p, z), 16);
  const near = f32x4.add(x, f32x4.mul(f32x4.mul(p, z), x));
  const far = f32x4.sub(one, f32x4.div(f32x4.splat(2), plus(exp(f32x4.add(size, size)), ONE)));
  const signed = v128.or(far, v128.and(x, f32x4.splat(-0.0)));
  return v128.bitselect(near, signed, f32x4.lt(size, f32x4.splat(0.625)));
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
