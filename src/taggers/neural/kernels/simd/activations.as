// σ and tanh of four numbers at once, to about two units in the last place (Cephes' polynomials).

// @ts-ignore: decorator
@inline function exp(x: v128): v128 {
  const clamped = f32x4.max(f32x4.min(x, f32x4.splat(88)), f32x4.splat(-87));
  const n = f32x4.nearest(f32x4.mul(clamped, f32x4.splat(1.44269504088896341)));
  let r = f32x4.sub(clamped, f32x4.mul(n, f32x4.splat(0.693359375)));
  r = f32x4.sub(r, f32x4.mul(n, f32x4.splat(-2.12194440e-4)));
  let p = f32x4.splat(1.9875691500e-4);
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.3981999507e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(8.3334519073e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(4.1665795894e-2));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.6666665459e-1));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(5.0000001201e-1));
  p = f32x4.add(f32x4.add(f32x4.mul(f32x4.mul(p, r), r), r), f32x4.splat(1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return f32x4.mul(p, power);
}

// @ts-ignore: decorator
@inline export function sigmoid(x: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.div(one, f32x4.add(one, exp(f32x4.neg(x))));
}

// @ts-ignore: decorator
@inline export function tanh(x: v128): v128 {
  const one = f32x4.splat(1);
  const size = f32x4.abs(x);
  // Near 0 the formula for the rest would lose what little there is.
  const z = f32x4.mul(x, x);
  let p = f32x4.splat(-5.70498872745e-3);
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(2.06390887954e-2));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(-5.37397155531e-2));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(1.33314422036e-1));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(-3.33332819422e-1));
  const near = f32x4.add(x, f32x4.mul(f32x4.mul(p, z), x));
  const far = f32x4.sub(one, f32x4.div(f32x4.splat(2), f32x4.add(exp(f32x4.add(size, size)), one)));
  const signed = v128.or(far, v128.and(x, f32x4.splat(-0.0)));
  return v128.bitselect(near, signed, f32x4.lt(size, f32x4.splat(0.625)));
}
