// exp of two doubles at once, for arguments in [-708, 709]; within two units in the last place.
// x = k ln 2 + r with |r| <= ln 2 / 2, in two parts after Cody and Waite; then the Taylor polynomial of degree 13.

// @ts-ignore: decorator
@inline const LN2_HIGH: f64 = 6.93147180369123816490e-1;
// @ts-ignore: decorator
@inline const LN2_LOW: f64 = 1.90821492927058770002e-10;
// @ts-ignore: decorator
@inline const LOG2_E: f64 = 1.44269504088896338700;
/** 1.5 * 2^52: a double to which an integer has been added holds it in its low bits. */
// @ts-ignore: decorator
@inline const SHIFT: f64 = 6755399441055744.0;

// @ts-ignore: decorator
@inline function next(sum: v128, r: v128, coefficient: f64): v128 {
  return f64x2.add(f64x2.mul(sum, r), f64x2.splat(coefficient));
}

// @ts-ignore: decorator
@inline export function exp2x(x: v128): v128 {
  const shifted = f64x2.add(f64x2.mul(x, f64x2.splat(LOG2_E)), f64x2.splat(SHIFT));
  const k = f64x2.sub(shifted, f64x2.splat(SHIFT));
  let r = f64x2.sub(x, f64x2.mul(k, f64x2.splat(LN2_HIGH)));
  r = f64x2.sub(r, f64x2.mul(k, f64x2.splat(LN2_LOW)));
  let sum = f64x2.splat(1.0 / 6227020800.0);
  sum = next(sum, r, 1.0 / 479001600.0);
  sum = next(sum, r, 1.0 / 39916800.0);
  sum = next(sum, r, 1.0 / 3628800.0);
  sum = next(sum, r, 1.0 / 362880.0);
  sum = next(sum, r, 1.0 / 40320.0);
  sum = next(sum, r, 1.0 / 5040.0);
  sum = next(sum, r, 1.0 / 720.0);
  sum = next(sum, r, 1.0 / 120.0);
  sum = next(sum, r, 1.0 / 24.0);
  sum = next(sum, r, 1.0 / 6.0);
  sum = next(sum, r, 0.5);
  sum = next(sum, r, 1.0);
  sum = next(sum, r, 1.0);
  // times 2^k: k added to the exponent
  return i64x2.add(sum, i64x2.shl(shifted, 52));
}
