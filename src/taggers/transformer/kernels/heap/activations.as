// Activations of a feed-forward block and their gradients; layers/operations.ts has the formulas.
import { constant } from './constants';
import { read, write } from './vectors';

/** Kinds, as in kernels/heap/kernel.ts. */
const GELU: i32 = 0;
const GELU_TANH: i32 = 1;

/** From −REACH to REACH; beyond, the functions are 0 or x to within 1e-8. */
const REACH: f32 = 6;
/** √½, 1 / √(2π), √(2 / π) and the weight of the cube. */
const ROOT_HALF: f32 = 0.7071067811865476;
const DENSITY: f32 = 0.3989422804014327;
const ROOT: f32 = 0.7978845608028654;
const CUBE: f32 = 0.044715;

/** y = activation(x). */
export function activate(kind: i32, x: usize, y: usize, count: i32): void {
  if (kind === GELU) {
    for (let left = count; left > 0; left -= 4, x += 16, y += 16) {
      const at = read(x, left);
      write(y, beyond(f32x4.mul(at, cumulative(at)), at, at), left);
    }
  } else if (kind === GELU_TANH) {
    for (let left = count; left > 0; left -= 4, x += 16, y += 16) {
      const at = read(x, left);
      write(y, beyond(f32x4.mul(at, logistic(at)), at, at), left);
    }
  } else {
    for (let left = count; left > 0; left -= 4, x += 16, y += 16) {
      write(y, f32x4.max(read(x, left), f32x4.splat(0)), left);
    }
  }
}

/** dx = dy · activation′(x). */
export function activateBack(kind: i32, dy: usize, x: usize, dx: usize, count: i32): void {
  const one = f32x4.splat(1);
  if (kind === GELU) {
    for (let left = count; left > 0; left -= 4, x += 16, dy += 16, dx += 16) {
      const at = read(x, left), square = f32x4.mul(at, at);
      const density = f32x4.mul(f32x4.splat(DENSITY), exponential(f32x4.mul(square, f32x4.splat(-0.5))));
      const slope = f32x4.add(cumulative(at), f32x4.mul(at, density));
      write(dx, f32x4.mul(read(dy, left), beyond(slope, one, at)), left);
    }
  } else if (kind === GELU_TANH) {
    for (let left = count; left > 0; left -= 4, x += 16, dy += 16, dx += 16) {
      const at = read(x, left), share = logistic(at);
      const inner = f32x4.add(f32x4.splat(2 * ROOT), f32x4.mul(f32x4.splat(6 * ROOT * CUBE), f32x4.mul(at, at)));
      const sharp = f32x4.mul(f32x4.mul(share, f32x4.sub(one, share)), inner);
      write(dx, f32x4.mul(read(dy, left), beyond(f32x4.add(share, f32x4.mul(at, sharp)), one, at)), left);
    }
  } else {
    for (let left = count; left > 0; left -= 4, x += 16, dy += 16, dx += 16) {
      write(dx, v128.and(read(dy, left), f32x4.gt(read(x, left), f32x4.splat(0))), left);
    }
  }
}

/** 0 below the reach, `above` above it; what is no number stays none. */
// @ts-ignore: decorator
@inline function beyond(value: v128, above: v128, x: v128): v128 {
  const isAbove = f32x4.ge(x, f32x4.splat(REACH)), isBelow = f32x4.le(x, f32x4.splat(-REACH));
  return v128.andnot(v128.bitselect(above, value, isAbove), isBelow);
}

/** Φ(x), of the standard normal distribution: ½ (1 + erf(x / √2)). */
// @ts-ignore: decorator
@inline function cumulative(at: v128): v128 {
  let x = f32x4.mul(at, f32x4.splat(ROOT_HALF));
  x = f32x4.pmax(f32x4.pmin(x, constant(12)), constant(13));
  const square = f32x4.mul(x, x);
  let p = f32x4.add(f32x4.mul(square, constant(14)), constant(15));
  let q = f32x4.add(f32x4.mul(square, constant(21)), constant(22));
  p = f32x4.add(f32x4.mul(square, p), constant(16));
  q = f32x4.add(f32x4.mul(square, q), constant(23));
  p = f32x4.add(f32x4.mul(square, p), constant(17));
  q = f32x4.add(f32x4.mul(square, q), constant(24));
  p = f32x4.add(f32x4.mul(square, p), constant(18));
  q = f32x4.add(f32x4.mul(square, q), constant(25));
  p = f32x4.add(f32x4.mul(square, p), constant(19));
  p = f32x4.add(f32x4.mul(square, p), constant(20));
  const half = f32x4.splat(0.5);
  return f32x4.add(half, f32x4.mul(half, f32x4.div(f32x4.mul(x, p), q)));
}

/** ½ (1 + tanh(√(2/π) (x + 0.044715 x³))) = σ of twice that. */
// @ts-ignore: decorator
@inline function logistic(x: v128): v128 {
  const one = f32x4.splat(1), inner = f32x4.add(one, f32x4.mul(f32x4.splat(CUBE), f32x4.mul(x, x)));
  const twice = f32x4.mul(f32x4.mul(f32x4.splat(-2 * ROOT), x), inner);
  return f32x4.div(one, f32x4.add(one, exponential(f32x4.pmin(twice, f32x4.splat(87)))));
}

/** e^x of four numbers that are not above 88; 0 below −87. */
// @ts-ignore: decorator
@inline function exponential(x: v128): v128 {
  const isNone = f32x4.lt(x, constant(0)), whole = constant(2);
  const i = f32x4.add(f32x4.mul(x, constant(1)), whole), n = f32x4.sub(i, whole);
  x = f32x4.sub(f32x4.sub(x, f32x4.mul(n, constant(3))), f32x4.mul(n, constant(4)));
  let p = f32x4.add(f32x4.mul(constant(5), x), constant(6));
  p = f32x4.add(f32x4.mul(p, x), constant(7));
  p = f32x4.add(f32x4.mul(p, x), constant(8));
  p = f32x4.add(f32x4.mul(p, x), constant(9));
  p = f32x4.add(f32x4.mul(p, x), constant(10));
  p = f32x4.add(f32x4.add(f32x4.mul(f32x4.mul(p, x), x), x), constant(11));
  const power = i32x4.shl(i32x4.add(i, i32x4.splat(127)), 23);
  return v128.andnot(f32x4.mul(p, power), isNone);
}
