// Products of row-major f32 matrices. The right operand is packed into panels of eight columns, so that the inner loop reads it
// in order: four rows by two vectors keep eight sums in registers, which is what wasm engines do best.

import { room } from './room';

/** Bytes of a number. */
const F: usize = 4;
const PANEL: i32 = 8;

/** Numbers that the panels of a `[k, n]` matrix take. */
export function panelSize(k: i32, n: i32): i32 {
  return ((n + PANEL - 1) / PANEL) * PANEL * k;
}

/** Packs `b`, `[k, n]`, into panels; the columns beyond n are zero. */
export function packPanels(b: usize, k: i32, n: i32, panels: usize): void {
  packRowsOf(b, <usize>n * F, k, n, panels);
}

/** The same of rows of `b` that begin `row` bytes apart. */
export function packRowsOf(b: usize, row: usize, k: i32, n: i32, panels: usize): void {
  let to = panels;
  for (let j = 0; j < n; j += PANEL) {
    const width = min(PANEL, n - j);
    let from = b + <usize>j * F;
    if (width === PANEL) {
      for (let p = 0; p < k; p++) {
        v128.store(to, v128.load(from));
        v128.store(to, v128.load(from, 16), 16);
        to += 32;
        from += row;
      }
    } else {
      for (let p = 0; p < k; p++) {
        for (let x = 0; x < PANEL; x++) store<f32>(to + <usize>x * F, x < width ? load<f32>(from + <usize>x * F) : 0);
        to += 32;
        from += row;
      }
    }
  }
}

/**
 * Packs the columns from `first` to `last` of `b`, `[k, n]`; both are whole panels, but for the end of b. On the way,
 * `sums[j] = Σ_p b[p, j]`, in the order of p. Some rows at a time, so that they are read in order and stay in the first cache.
 */
export function packAndSum(
  b: usize, k: i32, n: i32, panels: usize, sums: usize, first: i32, last: i32,
): void {
  const row = <usize>n * F;
  memory.fill(sums + <usize>first * F, 0, <usize>(last - first) * F);
  for (let from = 0; from < k; from += ROWS) {
    const rows = min(ROWS, k - from);
    for (let j = first; j < last; j += PANEL) {
      let source = b + <usize>from * row + <usize>j * F, to = panels + (<usize>j * <usize>k + <usize>from * PANEL) * F;
      const sum = sums + <usize>j * F;
      if (last - j < PANEL) {
        packPart(source, row, rows, last - j, to, sum);
        continue;
      }
      let low = v128.load(sum), high = v128.load(sum, 16);
      for (let p = 0; p < rows; p++, source += row, to += 32) {
        const x = v128.load(source), y = v128.load(source, 16);
        v128.store(to, x);
        v128.store(to, y, 16);
        low = f32x4.add(low, x);
        high = f32x4.add(high, y);
      }
      v128.store(sum, low);
      v128.store(sum, high, 16);
    }
  }
}

/** Rows of a panel that is not whole: the columns beyond `width` are zero. */
function packPart(source: usize, row: usize, rows: i32, width: i32, to: usize, sum: usize): void {
  for (let p = 0; p < rows; p++, source += row, to += 32) {
    for (let x = 0; x < PANEL; x++) {
      const place = <usize>x * F;
      const value: f32 = x < width ? load<f32>(source + place) : 0;
      store<f32>(to + place, value);
      if (x < width) store<f32>(sum + place, load<f32>(sum + place) + value);
    }
  }
}

/** Packs the transpose of `b`, `[n, k]`, into the panels of a `[k, n]` matrix. */
export function packTransposed(b: usize, k: i32, n: i32, panels: usize): void {
  packTransposedRows(b, <usize>k * F, k, n, panels);
}

/** The same of rows of `b` that begin `row` bytes apart. */
export function packTransposedRows(b: usize, row: usize, k: i32, n: i32, panels: usize): void {
  const whole = k & ~3;
  for (let j = 0; j < n; j += PANEL) {
    const panel = panels + <usize>j * <usize>k * F, width = min(PANEL, n - j);
    let from = b + <usize>j * row, p = 0;
    if (width === PANEL) {
      for (let to = panel; p < whole; p += 4, to += 128) {
        const at = from + <usize>p * F;
        turnFour(at, row, to);
        turnFour(at + 4 * row, row, to + 16);
      }
    }
    for (; p < k; p++) {
      const to = panel + <usize>p * 32;
      for (let x = 0; x < PANEL; x++) {
        store<f32>(to + <usize>x * F, x < width ? load<f32>(from + <usize>x * row + <usize>p * F) : 0);
      }
    }
  }
}

/** Four numbers of four rows: the first of each to `to`, the next ones a panel's row further on each. */
// @ts-ignore: decorator
@inline function turnFour(from: usize, row: usize, to: usize): void {
  const x0 = v128.load(from), x1 = v128.load(from + row);
  const x2 = v128.load(from + 2 * row), x3 = v128.load(from + 3 * row);
  const low01 = v128.shuffle<f32>(x0, x1, 0, 4, 1, 5), high01 = v128.shuffle<f32>(x0, x1, 2, 6, 3, 7);
  const low23 = v128.shuffle<f32>(x2, x3, 0, 4, 1, 5), high23 = v128.shuffle<f32>(x2, x3, 2, 6, 3, 7);
  v128.store(to, v128.shuffle<f64>(low01, low23, 0, 2));
  v128.store(to, v128.shuffle<f64>(low01, low23, 1, 3), 32);
  v128.store(to, v128.shuffle<f64>(high01, high23, 0, 2), 64);
  v128.store(to, v128.shuffle<f64>(high01, high23, 1, 3), 96);
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

/** Of a product of which more would not stay in the first cache: how much of k is done at a time. Fixed, so that sums are. */
const DEPTH: i32 = 512;

/** Rows of the left operand that are laid out anew at a time: they stay in the second cache. */
const ROWS: i32 = 64;

/** Bytes between two blocks of four rows: were they as far apart as a power of two, all would want the same lines of the cache. */
const GAP: usize = 64;

/** Bytes of the room that they take. */
export function roomSize(): i32 {
  return ROWS * DEPTH * <i32>F + (ROWS / 4) * <i32>GAP;
}

/** Bytes from a block of four rows to the next. */
// @ts-ignore: decorator
@inline function blockSize(depth: i32): usize {
  return <usize>depth * 16 + GAP;
}

/**
 * `c = a · b`, or `c += a · b`: `[m, k] · [k, n]`, with b in panels. Row i of a begins at `i · step`, its numbers lie `next`
 * bytes apart: so a may be the transpose of what is stored. Rows of c lie `ldc` numbers apart. Each number of c is summed in
 * the order of k whatever m is, so the rows may be divided among threads in any way.
 *
 * Four rows of a at a time are first laid side by side, so that all panels read them in order, by one pointer in the place of
 * four; and the rows of the transpose of a large matrix would else be read from as many pages as there are.
 */
export function multiply(
  a: usize, step: usize, next: usize, panels: usize, c: usize, ldc: i32, m: i32, k: i32, n: i32, accumulate: bool,
): void {
  const rowOfC = <usize>ldc * F;
  if (k === 0 && !accumulate) {
    for (let i = 0; i < m; i++) memory.fill(c + <usize>i * rowOfC, 0, <usize>n * F);
    return;
  }
  for (let first = 0; first < m; first += ROWS) {
    const rows = min(ROWS, m - first);
    const left = a + <usize>first * step, out = c + <usize>first * rowOfC;
    for (let from = 0; from < k; from += DEPTH) {
      const depth = min(DEPTH, k - from);
      multiplyRows(
        left + <usize>from * next, step, next, panels + <usize>from * 32, out, rowOfC, rows, depth, k, n,
        accumulate || from > 0,
      );
    }
  }
}

function multiplyRows(
  a: usize, step: usize, next: usize, panels: usize, c: usize, rowOfC: usize, m: i32, depth: i32, k: i32, n: i32,
  accumulate: bool,
): void {
  const whole = m & ~3;
  if (whole > 0) {
    packRows(a, step, next, whole, depth, room);
    for (let j = 0; j < n; j += PANEL) {
      const panel = panels + <usize>j * <usize>k * F;
      const width = min(PANEL, n - j);
      for (let i = 0; i < whole; i += 4) {
        const four = room + <usize>(i >> 2) * blockSize(depth);
        fourRows(four, panel, depth, c + <usize>i * rowOfC + <usize>j * F, rowOfC, width, accumulate);
      }
    }
  }
  for (let i = whole; i < m; i++) {
    multiplyRow(a + <usize>i * step, next, panels, c + <usize>i * rowOfC, depth, k, n, accumulate);
  }
}

/** Lays `[m, depth]` out as m / 4 blocks `[depth, 4]`. */
function packRows(a: usize, step: usize, next: usize, m: i32, depth: i32, to: usize): void {
  const size = blockSize(depth);
  if (step === F) {
    // A transpose: what lies together are the rows.
    for (let p = 0; p < depth; p++) {
      const from = a + <usize>p * next;
      let place = to + <usize>p * 16;
      for (let i = 0; i < m; i += 4, place += size) v128.store(place, v128.load(from + <usize>i * F));
    }
    return;
  }
  for (let i = 0; i < m; i += 4) {
    let a0 = a + <usize>i * step, a1 = a0 + step, a2 = a1 + step, a3 = a2 + step;
    const end = to + <usize>depth * 16, block = to + size;
    if (next === F) {
      for (; to + 64 <= end; to += 64) {
        const x0 = v128.load(a0), x1 = v128.load(a1), x2 = v128.load(a2), x3 = v128.load(a3);
        const low01 = v128.shuffle<f32>(x0, x1, 0, 4, 1, 5), high01 = v128.shuffle<f32>(x0, x1, 2, 6, 3, 7);
        const low23 = v128.shuffle<f32>(x2, x3, 0, 4, 1, 5), high23 = v128.shuffle<f32>(x2, x3, 2, 6, 3, 7);
        v128.store(to, v128.shuffle<f64>(low01, low23, 0, 2));
        v128.store(to, v128.shuffle<f64>(low01, low23, 1, 3), 16);
        v128.store(to, v128.shuffle<f64>(high01, high23, 0, 2), 32);
        v128.store(to, v128.shuffle<f64>(high01, high23, 1, 3), 48);
        a0 += 16; a1 += 16; a2 += 16; a3 += 16;
      }
    }
    for (; to < end; to += 16) {
      store<f32>(to, load<f32>(a0));
      store<f32>(to, load<f32>(a1), 4);
      store<f32>(to, load<f32>(a2), 8);
      store<f32>(to, load<f32>(a3), 12);
      a0 += next; a1 += next; a2 += next; a3 += next;
    }
    to = block;
  }
}

/** Four rows by a panel: the inner loop. */
// @ts-ignore: decorator
@inline function fourRows(
  a: usize, panel: usize, depth: i32, out: usize, rowOfC: usize, width: i32, accumulate: bool,
): void {
  let c00 = f32x4.splat(0), c01 = c00, c10 = c00, c11 = c00, c20 = c00, c21 = c00, c30 = c00, c31 = c00;
  let b = panel;
  for (const end = panel + <usize>depth * 32; b < end; b += 32, a += 16) {
    const low = v128.load(b), high = v128.load(b, 16);
    const x0 = v128.load32_splat(a), x1 = v128.load32_splat(a, 4);
    c00 = f32x4.add(c00, f32x4.mul(x0, low));
    c01 = f32x4.add(c01, f32x4.mul(x0, high));
    c10 = f32x4.add(c10, f32x4.mul(x1, low));
    c11 = f32x4.add(c11, f32x4.mul(x1, high));
    const x2 = v128.load32_splat(a, 8), x3 = v128.load32_splat(a, 12);
    c20 = f32x4.add(c20, f32x4.mul(x2, low));
    c21 = f32x4.add(c21, f32x4.mul(x2, high));
    c30 = f32x4.add(c30, f32x4.mul(x3, low));
    c31 = f32x4.add(c31, f32x4.mul(x3, high));
  }
  put(out, c00, c01, width, accumulate);
  out += rowOfC;
  put(out, c10, c11, width, accumulate);
  out += rowOfC;
  put(out, c20, c21, width, accumulate);
  out += rowOfC;
  put(out, c30, c31, width, accumulate);
}

/** One row by four panels at once: with one, each sum would wait for the one before. */
function multiplyRow(
  a: usize, next: usize, panels: usize, c: usize, depth: i32, k: i32, n: i32, accumulate: bool,
): void {
  const size = <usize>depth * 32, panelOf = <usize>k * 32;
  let j = 0;
  for (; j + 4 * PANEL <= n; j += 4 * PANEL) {
    let b0 = panels + <usize>j * <usize>k * F, b1 = b0 + panelOf, b2 = b1 + panelOf, b3 = b2 + panelOf;
    let c0 = f32x4.splat(0), c1 = c0, c2 = c0, c3 = c0, c4 = c0, c5 = c0, c6 = c0, c7 = c0;
    let x0 = a;
    for (const end = b0 + size; b0 < end; ) {
      const x = v128.load32_splat(x0);
      c0 = f32x4.add(c0, f32x4.mul(x, v128.load(b0)));
      c1 = f32x4.add(c1, f32x4.mul(x, v128.load(b0, 16)));
      c2 = f32x4.add(c2, f32x4.mul(x, v128.load(b1)));
      c3 = f32x4.add(c3, f32x4.mul(x, v128.load(b1, 16)));
      c4 = f32x4.add(c4, f32x4.mul(x, v128.load(b2)));
      c5 = f32x4.add(c5, f32x4.mul(x, v128.load(b2, 16)));
      c6 = f32x4.add(c6, f32x4.mul(x, v128.load(b3)));
      c7 = f32x4.add(c7, f32x4.mul(x, v128.load(b3, 16)));
      x0 += next; b0 += 32; b1 += 32; b2 += 32; b3 += 32;
    }
    const out = c + <usize>j * F;
    put(out, c0, c1, PANEL, accumulate);
    put(out + 32, c2, c3, PANEL, accumulate);
    put(out + 64, c4, c5, PANEL, accumulate);
    put(out + 96, c6, c7, PANEL, accumulate);
  }
  for (; j < n; j += PANEL) {
    let b = panels + <usize>j * <usize>k * F, x0 = a;
    let c0 = f32x4.splat(0), c1 = c0;
    for (const end = b + size; b < end; b += 32) {
      const x = v128.load32_splat(x0);
      c0 = f32x4.add(c0, f32x4.mul(x, v128.load(b)));
      c1 = f32x4.add(c1, f32x4.mul(x, v128.load(b, 16)));
      x0 += next;
    }
    put(c + <usize>j * F, c0, c1, min(PANEL, n - j), accumulate);
  }
}

/** {@link multiply}, and a row is added to each of c when all else is. */
export function multiplyAndAdd(
  a: usize, step: usize, next: usize, panels: usize, c: usize, ldc: i32, m: i32, k: i32, n: i32, bias: usize,
): void {
  const row = <usize>ldc * F;
  for (let first = 0; first < m; first += ROWS) {
    const rows = min(ROWS, m - first);
    multiply(a + <usize>first * step, step, next, panels, c, ldc, rows, k, n, false);
    for (let i = 0; i < rows; i++, c += row) addTo(c, bias, n);
  }
}

/** `out[j] = Σ_i x[i, j]` for the columns from `first` to `last`, in double precision; at most 64 of them. */
export function sumColumns(x: usize, m: i32, n: i32, out: usize, first: i32, last: i32): void {
  const sums = room, width = last - first, whole = width & ~1, row = <usize>n * F;
  memory.fill(sums, 0, 512);
  let at = x + <usize>first * F;
  for (let i = 0; i < m; i++, at += row) {
    let j = 0;
    for (; j < whole; j += 2) {
      const sum = sums + <usize>j * 8;
      const value = f64x2.promote_low_f32x4(v128.load64_zero(at + <usize>j * F));
      v128.store(sum, f64x2.add(v128.load(sum), value));
    }
    if (j < width) store<f64>(sums + <usize>j * 8, load<f64>(sums + <usize>j * 8) + <f64>load<f32>(at + <usize>j * F));
  }
  for (let j = 0; j < width; j++) store<f32>(out + <usize>(first + j) * F, <f32>load<f64>(sums + <usize>j * 8));
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
