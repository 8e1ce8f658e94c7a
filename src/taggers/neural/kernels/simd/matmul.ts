import { tf } from '../../backend/tensorflow.ts';
import { heapOf, type WasmBackend } from '../heaps.ts';
import { simdKernel } from './kernel.ts';
import type { Task } from './team.ts';

/** A left operand: row i begins at `address + i · step`, its numbers lie `next` bytes apart. */
interface LeftOperand {
  readonly address: number;
  readonly step: number;
  readonly next: number;
}

/** A right operand, `[k, n]`, packed. */
interface RightOperand {
  readonly panels: number;
  readonly k: number;
  readonly n: number;
}

/** Rows of a task: as many of the left operand as stay in the caches beside a panel. */
const ROWS = 64;

/** A product with more terms to a sum than this is divided by columns too: rows alone make few and long tasks. */
const MOST_TERMS = 512;

/** Columns of a task then, whole panels: so many that its rows, which each task lays out anew, are worth it; */
const MOST_COLUMNS = 384;

/** fewer where there would be too few tasks for threads to share. */
export const COLUMNS = 104;
const LEAST_TASKS = 24;

/** The tasks of a product `[m, k] · [k, n]`, some rows each. @param bias a row that is added to each of the product. */
export function productTasks(
  { address, step, next }: LeftOperand,
  { panels, k, n }: RightOperand,
  c: number,
  m: number,
  bias?: number,
): Task[] {
  const width = k > MOST_TERMS ? columnsOf(m, n) : n;
  return starts(n, width).flatMap((column) =>
    starts(m, ROWS).map((row): Task => {
      const [rows, columns] = [Math.min(ROWS, m - row), Math.min(width, n - column)];
      const [a, b, out] = [address + row * step, panels + column * k * 4, c + (row * n + column) * 4];
      const task = [a, step, next, b, out, n, rows, k, columns];
      return bias === undefined ? ['multiply', ...task] : ['multiplyAndAdd', ...task, bias + column * 4];
    }),
  );
}

function columnsOf(m: number, n: number): number {
  return Math.ceil(m / ROWS) * Math.ceil(n / MOST_COLUMNS) < LEAST_TASKS ? COLUMNS : MOST_COLUMNS;
}

function starts(count: number, size: number): number[] {
  return Array.from({ length: Math.ceil(count / size) }, (_, i) => i * size);
}

/**
 * Products of matrices by the kernel: either operand turned at no cost, and divided among threads. What TensorFlow.js's own does
 * not compute in one way, batches that broadcast along some axes only and other types, is left to it.
 */
export function matMulByKernel(base: tf.KernelFunc): tf.KernelFunc {
  return (call) => {
    const { inputs, attrs } = call;
    const [a, b] = [inputs['a'] as tf.TensorInfo, inputs['b'] as tf.TensorInfo];
    const [turnsA, turnsB] = [attrs?.['transposeA'] === true, attrs?.['transposeB'] === true];
    const [outerA, outerB] = [a.shape.slice(0, -2), b.shape.slice(0, -2)];
    const [batchA, batchB] = [tf.util.sizeFromShape(outerA), tf.util.sizeFromShape(outerB)];
    const [m, k] = lastTwo(a.shape, turnsA);
    const [kOfB, n] = lastTwo(b.shape, turnsB);
    const alike = batchA === 1 || batchB === 1 || outerA.join() === outerB.join();
    if (!alike || a.dtype !== 'float32' || b.dtype !== 'float32' || k !== kOfB) return base(call);
    const outer = tf.broadcast_util.assertAndGetBroadcastShape(outerA, outerB);
    const wasm = call.backend as WasmBackend;
    const info = wasm.makeOutput([...outer, m, n], 'float32');
    const out = heapOf(wasm, info) as Float32Array;
    if (out.length === 0) return info;
    if (k === 0) {
      out.fill(0);
      return info;
    }
    const batch = Math.max(batchA, batchB);
    const kernel = simdKernel();
    const panelSize = kernel.panelSize(k, n);
    const left = { key: a.dataId, values: heapOf(wasm, a) as Float32Array };
    const right = { key: b.dataId, values: heapOf(wasm, b) as Float32Array };
    const places = kernel.layOut({ a: left, b: right, panels: panelSize * batchB, c: out.length });
    const packs = Array.from({ length: batchB }, (_, i): Task => [
      turnsB ? 'packTransposed' : 'packPanels',
      places.b + i * k * n * 4,
      k,
      n,
      places.panels + i * panelSize * 4,
    ]);
    const [step, next] = turnsA ? [4, m * 4] : [k * 4, 4];
    kernel.run(packs, batchB * k * n);
    const products = Array.from({ length: batch }, (_, i) =>
      productTasks(
        { address: places.a + (batchA === 1 ? 0 : i) * m * k * 4, step, next },
        { panels: places.panels + (batchB === 1 ? 0 : i) * panelSize * 4, k, n },
        places.c + i * m * n * 4,
        m,
      ),
    ).flat();
    kernel.run(products, batch * m * k * n);
    out.set(kernel.floats(places.c, out.length));
    return info;
  };
}

/** Columns whose sums a task takes: see gemm.as. */
const SUMMED = 64;

/** x · kernel + bias, `[m, k] · [k, n]`, and the gradients of kernel and bias. */
export const affineByKernel: Readonly<Record<'Affine' | 'AffineGradient', tf.KernelFunc>> = {
  Affine({ inputs, backend }) {
    const [x, weights, bias] = ['x', 'kernel', 'bias'].map((name) => inputs[name]) as [Info, Info, Info];
    const [m, k, n] = [...x.shape, bias.shape[0]] as [number, number, number];
    const wasm = backend as WasmBackend;
    const info = wasm.makeOutput([m, n], 'float32');
    const kernel = simdKernel();
    const places = kernel.layOut({
      x: { key: x.dataId, values: heapOf(wasm, x) as Float32Array },
      weights: heapOf(wasm, weights) as Float32Array,
      bias: heapOf(wasm, bias) as Float32Array,
      panels: kernel.panelSize(k, n),
      c: m * n,
    });
    kernel.run([['packPanels', places.weights, k, n, places.panels]], k * n);
    const left = { address: places.x, step: k * 4, next: 4 };
    kernel.run(productTasks(left, { panels: places.panels, k, n }, places.c, m, places.bias), m * k * n);
    (heapOf(wasm, info) as Float32Array).set(kernel.floats(places.c, m * n));
    return info;
  },
  AffineGradient({ inputs, backend, attrs }) {
    const [x, dy] = ['x', 'dy'].map((name) => inputs[name]) as [Info, Info];
    const [rows, m, n] = [...x.shape, dy.shape[1]] as [number, number, number];
    const wasm = backend as WasmBackend;
    const info = wasm.makeOutput([m, n], 'float32');
    const kernel = simdKernel();
    const places = kernel.layOut({
      x: { key: x.dataId, values: heapOf(wasm, x) as Float32Array },
      dy: heapOf(wasm, dy) as Float32Array,
      panels: kernel.panelSize(rows, n),
      c: m * n,
      sums: n,
    });
    const sums = starts(n, SUMMED).map((first): Task => [
      'sumColumns',
      places.dy,
      rows,
      n,
      places.sums,
      first,
      Math.min(n, first + SUMMED),
    ]);
    kernel.run([['packPanels', places.dy, rows, n, places.panels], ...sums], 2 * rows * n);
    const left = { address: places.x, step: 4, next: m * 4 };
    kernel.run(productTasks(left, { panels: places.panels, k: rows, n }, places.c, m), m * rows * n);
    (heapOf(wasm, info) as Float32Array).set(kernel.floats(places.c, m * n));
    (attrs as unknown as AffineSums).bias.set(kernel.floats(places.sums, n));
    return info;
  },
};

type Info = tf.TensorInfo;

/** The gradient of the bias, which comes with that of the kernel but may be asked for later, or never: not a tensor. */
export interface AffineSums {
  readonly bias: Float32Array;
}

function lastTwo(shape: readonly number[], turned: boolean): [number, number] {
  const [rows, columns] = shape.slice(-2) as [number, number];
  return turned ? [columns, rows] : [rows, columns];
}
