// Products with a square matrix of doubles whose rows are `stride` bytes apart, a multiple of 32; `size` is the bytes of a row
// that count. The accumulators stay in registers, so a row of the matrix is read once for four vectors.

// @ts-ignore: decorator
@inline function fma(sum: v128, a: v128, b: v128): v128 {
  return f64x2.add(sum, f64x2.mul(a, b));
}

/** y = x^T M for four vectors. */
export function multiply4(
  m: usize, stride: usize, size: usize,
  x0: usize, x1: usize, x2: usize, x3: usize,
  y0: usize, y1: usize, y2: usize, y3: usize,
): void {
  for (let j: usize = 0; j < stride; j += 32) {
    let a0 = f64x2.splat(0), a1 = f64x2.splat(0), b0 = f64x2.splat(0), b1 = f64x2.splat(0);
    let c0 = f64x2.splat(0), c1 = f64x2.splat(0), d0 = f64x2.splat(0), d1 = f64x2.splat(0);
    let row = m + j;
    for (let i: usize = 0; i < size; i += 8) {
      const left = v128.load(row), right = v128.load(row, 16);
      let x = v128.load64_splat(x0 + i);
      a0 = fma(a0, x, left);
      a1 = fma(a1, x, right);
      x = v128.load64_splat(x1 + i);
      b0 = fma(b0, x, left);
      b1 = fma(b1, x, right);
      x = v128.load64_splat(x2 + i);
      c0 = fma(c0, x, left);
      c1 = fma(c1, x, right);
      x = v128.load64_splat(x3 + i);
      d0 = fma(d0, x, left);
      d1 = fma(d1, x, right);
      row += stride;
    }
    v128.store(y0 + j, a0);
    v128.store(y0 + j, a1, 16);
    v128.store(y1 + j, b0);
    v128.store(y1 + j, b1, 16);
    v128.store(y2 + j, c0);
    v128.store(y2 + j, c1, 16);
    v128.store(y3 + j, d0);
    v128.store(y3 + j, d1, 16);
  }
}

/** y = x^T M for one vector; each sum has the same order as in {@link multiply4}. */
export function multiply1(m: usize, stride: usize, size: usize, x: usize, y: usize): void {
  let j: usize = 0;
  for (; j + 128 <= stride; j += 128) {
    let s0 = f64x2.splat(0), s1 = f64x2.splat(0), s2 = f64x2.splat(0), s3 = f64x2.splat(0);
    let s4 = f64x2.splat(0), s5 = f64x2.splat(0), s6 = f64x2.splat(0), s7 = f64x2.splat(0);
    let row = m + j;
    for (let i: usize = 0; i < size; i += 8) {
      const v = v128.load64_splat(x + i);
      s0 = fma(s0, v, v128.load(row));
      s1 = fma(s1, v, v128.load(row, 16));
      s2 = fma(s2, v, v128.load(row, 32));
      s3 = fma(s3, v, v128.load(row, 48));
      s4 = fma(s4, v, v128.load(row, 64));
      s5 = fma(s5, v, v128.load(row, 80));
      s6 = fma(s6, v, v128.load(row, 96));
      s7 = fma(s7, v, v128.load(row, 112));
      row += stride;
    }
    const to = y + j;
    v128.store(to, s0);
    v128.store(to, s1, 16);
    v128.store(to, s2, 32);
    v128.store(to, s3, 48);
    v128.store(to, s4, 64);
    v128.store(to, s5, 80);
    v128.store(to, s6, 96);
    v128.store(to, s7, 112);
  }
  for (; j < stride; j += 32) {
    let s0 = f64x2.splat(0), s1 = f64x2.splat(0);
    let row = m + j;
    for (let i: usize = 0; i < size; i += 8) {
      const v = v128.load64_splat(x + i);
      s0 = fma(s0, v, v128.load(row));
      s1 = fma(s1, v, v128.load(row, 16));
      row += stride;
    }
    v128.store(y + j, s0);
    v128.store(y + j, s1, 16);
  }
}

/** Rows of `a` and `b` that are summed before the accumulators are written back: both fit the first-level cache. */
const CHUNK: usize = 48;

/** m += sum over `count` rows of a_k^T b_k. */
export function addOuterProducts(a: usize, b: usize, count: usize, stride: usize, m: usize): void {
  while (count > 0) {
    const rows = count < CHUNK ? count : CHUNK;
    const end = a + rows * stride;
    for (let i: usize = 0; i < stride; i += 32) {
      for (let j: usize = 0; j < stride; j += 32) {
        let s00 = f64x2.splat(0), s01 = f64x2.splat(0), s10 = f64x2.splat(0), s11 = f64x2.splat(0);
        let s20 = f64x2.splat(0), s21 = f64x2.splat(0), s30 = f64x2.splat(0), s31 = f64x2.splat(0);
        let q = b + j;
        for (let p = a + i; p < end; p += stride) {
          const left = v128.load(q), right = v128.load(q, 16);
          let x = v128.load64_splat(p);
          s00 = fma(s00, x, left);
          s01 = fma(s01, x, right);
          x = v128.load64_splat(p, 8);
          s10 = fma(s10, x, left);
          s11 = fma(s11, x, right);
          x = v128.load64_splat(p, 16);
          s20 = fma(s20, x, left);
          s21 = fma(s21, x, right);
          x = v128.load64_splat(p, 24);
          s30 = fma(s30, x, left);
          s31 = fma(s31, x, right);
          q += stride;
        }
        let to = m + i * (stride >> 3) + j;
        addTo(to, s00, s01);
        to += stride;
        addTo(to, s10, s11);
        to += stride;
        addTo(to, s20, s21);
        to += stride;
        addTo(to, s30, s31);
      }
    }
    a = end;
    b += rows * stride;
    count -= rows;
  }
}

// @ts-ignore: decorator
@inline function addTo(to: usize, left: v128, right: v128): void {
  v128.store(to, f64x2.add(v128.load(to), left));
  v128.store(to, f64x2.add(v128.load(to, 16), right), 16);
}

// @ts-ignore: decorator
@inline function better(best: v128, x: v128, m: v128): v128 {
  return f64x2.pmax(best, f64x2.add(x, m));
}

/** y_j = max over i of x_i + m_ij. */
export function multiplyMaxPlus(m: usize, stride: usize, size: usize, x: usize, y: usize): void {
  const worst = f64x2.splat(-Infinity);
  let j: usize = 0;
  for (; j + 128 <= stride; j += 128) {
    let s0 = worst, s1 = worst, s2 = worst, s3 = worst, s4 = worst, s5 = worst, s6 = worst, s7 = worst;
    let row = m + j;
    for (let i: usize = 0; i < size; i += 8) {
      const v = v128.load64_splat(x + i);
      s0 = better(s0, v, v128.load(row));
      s1 = better(s1, v, v128.load(row, 16));
      s2 = better(s2, v, v128.load(row, 32));
      s3 = better(s3, v, v128.load(row, 48));
      s4 = better(s4, v, v128.load(row, 64));
      s5 = better(s5, v, v128.load(row, 80));
      s6 = better(s6, v, v128.load(row, 96));
      s7 = better(s7, v, v128.load(row, 112));
      row += stride;
    }
    const to = y + j;
    v128.store(to, s0);
    v128.store(to, s1, 16);
    v128.store(to, s2, 32);
    v128.store(to, s3, 48);
    v128.store(to, s4, 64);
    v128.store(to, s5, 80);
    v128.store(to, s6, 96);
    v128.store(to, s7, 112);
  }
  for (; j < stride; j += 32) {
    let s0 = worst, s1 = worst;
    let row = m + j;
    for (let i: usize = 0; i < size; i += 8) {
      const v = v128.load64_splat(x + i);
      s0 = better(s0, v, v128.load(row));
      s1 = better(s1, v, v128.load(row, 16));
      row += stride;
    }
    v128.store(y + j, s0);
    v128.store(y + j, s1, 16);
  }
}
