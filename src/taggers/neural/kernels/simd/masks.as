// Masks of dropout that nobody stores: whether a number is kept depends on its place alone, by a hash of two keys, so whoever
// needs it computes it again. transformer/layers/masks.ts has the same in TypeScript.

/** Words of 32 bits for a row of so many numbers: eight numbers take four words, the low halves of which are the first four's. */
// @ts-ignore: decorator
@inline export function wordsOf(width: i32): i32 {
  return ((width + 7) >> 3) << 2;
}

/** A row's words from this one on, in four lanes. */
// @ts-ignore: decorator
@inline export function hashOf(word: i32, first: i32, second: i32): v128 {
  let x = i32x4.add(i32x4.splat(word), i32x4(0, 1, 2, 3));
  x = i32x4.add(i32x4.mul(x, i32x4.splat(0x9e3779b1)), i32x4.splat(first));
  x = v128.xor(x, i32x4.shr_u(x, 16));
  x = i32x4.mul(x, i32x4.splat(0x21f0aaad));
  x = v128.xor(x, i32x4.shr_u(x, 15));
  x = i32x4.mul(x, i32x4.splat(0x735a2d97));
  x = v128.xor(v128.xor(x, i32x4.shr_u(x, 15)), i32x4.splat(second));
  x = v128.xor(x, i32x4.shr_u(x, 16));
  x = i32x4.mul(x, i32x4.splat(0x85ebca6b));
  x = v128.xor(x, i32x4.shr_u(x, 13));
  x = i32x4.mul(x, i32x4.splat(0xc2b2ae35));
  return v128.xor(x, i32x4.shr_u(x, 16));
}

/** Of the first four numbers of eight: `scale` where they are kept, else 0. */
// @ts-ignore: decorator
@inline export function keptLow(hash: v128, threshold: i32, scale: f32): v128 {
  const drawn = v128.and(hash, i32x4.splat(0xffff));
  return v128.and(i32x4.ge_s(drawn, i32x4.splat(threshold)), f32x4.splat(scale));
}

/** Of the last four. */
// @ts-ignore: decorator
@inline export function keptHigh(hash: v128, threshold: i32, scale: f32): v128 {
  return v128.and(i32x4.ge_s(i32x4.shr_u(hash, 16), i32x4.splat(threshold)), f32x4.splat(scale));
}
