// Products of row-major f32 matrices. The right operand is packed into panels of eight columns, so that the inner loop reads it
// in order: four rows by two vectors keep eight sums in registers, which is what wasm engines do best.

/** Bytes of a number. */
const F: usize = 4;
const PANEL: i32 = 8;

/** Numbers that the panels of a `[k, n]` matrix take. */
export function panelSize(k: i32, n: i32): i32 {
  return ((n + PANEL - 1) / PANEL) * PANEL * k;
}

/** Packs `b`, `[k, n]`, into panels; the columns beyond n are zero. */
export function packPanels(b: usize, k: i32, n: i32, panels: usize): void {
  let to = panels;
  for (let j = 0; j < n; j += PANEL) {
    const width = min(PANEL, n - j);
    let from = b + <usize>j * F;
    if (width === PANEL) {
      for (let p = 0; p < k; p++) {
        v128.store(to, v128.load(from));
        v128.store(to, v128.load(from, 16), 16);
        to += 32;
        from += <usize>n * F;
      }
    } else {
      for (let p = 0; p < k; p++) {
        for (let x = 0; x < PANEL; x++) store<f32>(to + <usize>x * F, x < width ? load<f32>(from + <usize>x * F) : 0);
        to += 32;
        from += <usize>n * F;
      }
    }
  }
}

/** Packs the transpose of `b`, `[n, k]`, into the panels of a `[k, n]` matrix. */
export function packTransposed(b: usize, k: i32, n: i32, panels: usize): void {
  let to = panels;
  for (let j = 0; j < n; j += PANEL) {
    for (let p = 0; p < k; p++) {
      for (let x = 0; x < PANEL; x++) {
        const column = j + x;
        store<f32>(to + <usize>x * F, column < n ? load<f32>(b + (<usize>column * k + p) * F) : 0);
      }
      to += 32;
    }
  }
}

// @ts-ignore: decorator
@inline function put(c: usize, low: v128, high: v128, width: i32, accumulate: bool): void {
  if (width === PANEL) {
    if (accumulate) {
      low = f32x4.add(low, v128.load(c));
      high = f32x4.add(high, v128.load(c, 16));
    }
    v128.store(c, low);
    v128.store(c, high, 16);
    return;
  }
  for (let x = 0; x < width; x++) {
    let value = x === 0 ? f32x4.extract_lane(low, 0)
      : x === 1 ? f32x4.extract_lane(low, 1)
      : x === 2 ? f32x4.extract_lane(low, 2)
      : x === 3 ? f32x4.extract_lane(low, 3)
      : x === 4 ? f32x4.extract_lane(high, 0)
      : x === 5 ? f32x4.extract_lane(high, 1)
      : f32x4.extract_lane(high, 2);
    const place = c + <usize>x * F;
    if (accumulate) value += load<f32>(place);
    store<f32>(place, value);
  }
}

/** `c = a · b`, or `c += a · b`: `[m, k] · [k, n]`, with b in panels; a and c have k and n columns. */
export function multiply(a: usize, panels: usize, c: usize, m: i32, k: i32, n: i32, accumulate: bool): void {
  const rowOfA = <usize>k * F;
  const rowOfC = <usize>n * F;
  for (let j = 0; j < n; j += PANEL) {
    const panel = panels + <usize>j * <usize>k * F;
    const width = min(PANEL, n - j);
    let i = 0;
    for (; i + 4 <= m; i += 4) {
      let a0 = a + <usize>i * rowOfA, a1 = a0 + rowOfA, a2 = a1 + rowOfA, a3 = a2 + rowOfA;
      let b = panel;
      let c00 = f32x4.splat(0), c01 = c00, c10 = c00, c11 = c00, c20 = c00, c21 = c00, c30 = c00, c31 = c00;
      for (const end = a0 + rowOfA; a0 < end; ) {
        const low = v128.load(b), high = v128.load(b, 16);
        const x0 = v128.load32_splat(a0), x1 = v128.load32_splat(a1);
        c00 = f32x4.add(c00, f32x4.mul(x0, low));
        c01 = f32x4.add(c01, f32x4.mul(x0, high));
        c10 = f32x4.add(c10, f32x4.mul(x1, low));
        c11 = f32x4.add(c11, f32x4.mul(x1, high));
        const x2 = v128.load32_splat(a2), x3 = v128.load32_splat(a3);
        c20 = f32x4.add(c20, f32x4.mul(x2, low));
        c21 = f32x4.add(c21, f32x4.mul(x2, high));
        c30 = f32x4.add(c30, f32x4.mul(x3, low));
        c31 = f32x4.add(c31, f32x4.mul(x3, high));
        a0 += F; a1 += F; a2 += F; a3 += F;
        b += 32;
      }
      let out = c + <usize>i * rowOfC + <usize>j * F;
      put(out, c00, c01, width, accumulate);
      out += rowOfC;
      put(out, c10, c11, width, accumulate);
      out += rowOfC;
      put(out, c20, c21, width, accumulate);
      out += rowOfC;
      put(out, c30, c31, width, accumulate);
    }
    for (; i < m; i++) {
      let a0 = a + <usize>i * rowOfA;
      let b = panel;
      let c0 = f32x4.splat(0), c1 = c0;
      for (const end = a0 + rowOfA; a0 < end; a0 += F) {
        const x = v128.load32_splat(a0);
        c0 = f32x4.add(c0, f32x4.mul(x, v128.load(b)));
        c1 = f32x4.add(c1, f32x4.mul(x, v128.load(b, 16)));
        b += 32;
      }
      put(c + <usize>i * rowOfC + <usize>j * F, c0, c1, width, accumulate);
    }
  }
}

/** Writes the transpose of `x`, `[m, n]`, as `[n, m]`; in blocks that stay in the cache. */
export function transpose(x: usize, m: i32, n: i32, out: usize): void {
  const block = 16;
  for (let i0 = 0; i0 < m; i0 += block) {
    const i1 = min(i0 + block, m);
    for (let j = 0; j < n; j++) {
      for (let i = i0; i < i1; i++) store<f32>(out + (<usize>j * m + i) * F, load<f32>(x + (<usize>i * n + j) * F));
    }
  }
}

/** `out[j] = Σ_i x[i, j]`. */
export function sumRows(x: usize, m: i32, n: i32, out: usize): void {
  memory.fill(out, 0, <usize>n * F);
  for (let i = 0; i < m; i++) addTo(out, x + <usize>i * <usize>n * F, n);
}

/** `out += x`, n numbers. */
export function addTo(out: usize, x: usize, n: i32): void {
  let j = 0;
  for (; j + 4 <= n; j += 4) {
    const place = <usize>j * F;
    v128.store(out + place, f32x4.add(v128.load(out + place), v128.load(x + place)));
  }
  for (; j < n; j++) store<f32>(out + <usize>j * F, load<f32>(out + <usize>j * F) + load<f32>(x + <usize>j * F));
}
