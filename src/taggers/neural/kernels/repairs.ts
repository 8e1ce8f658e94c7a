import { tf } from '../backend/tensorflow.ts';
import { affineByKernel, matMulByKernel } from './simd/matmul.ts';
import { heapOf, type WasmBackend } from './heaps.ts';

type KernelArguments = Parameters<tf.KernelFunc>[0];

/**
 * Replaces kernels of TensorFlow.js 4.22's wasm backend that are right but slow.
 *
 * - `Slice`, and through it `Unpack` and `SplitV`, copies its whole source for every slice.
 * - `BatchMatMul` leaves the fast path when an operand is transposed, as in every gradient of a dense layer, and has one thread.
 * - `GatherV2` copies number by number, some thirty times slower than row by row.
 * - `Identity` copies: so all that a training step saves for the way back was there twice.
 * - `Sum` over leading axes, as of a bias's gradient, transposes all first.
 *
 * @returns their names.
 */
export function repairWasmKernels(): string[] {
  const repairs: readonly [string, (base: tf.KernelFunc) => tf.KernelFunc][] = [
    ['Slice', repairedSlice],
    ['Unpack', () => unpack],
    ['SplitV', () => splitV],
    ['BatchMatMul', matMulByKernel],
    ['GatherV2', repairedGather],
    ['Identity', identityByReference],
    ['Sum', repairedSum],
  ];
  for (const [kernelName, repair] of repairs) {
    const base = tf.getKernel(kernelName, 'wasm');
    tf.unregisterKernel(kernelName, 'wasm');
    tf.registerKernel({ ...base, kernelFunc: repair(base.kernelFunc) });
  }
  for (const [name, kernelFunc] of Object.entries(affineByKernel)) {
    tf.registerKernel({ kernelName: `Palimpsest${name}`, backendName: 'wasm', kernelFunc });
  }
  return repairs.map(([name]) => name);
}

function repairedSlice(base: tf.KernelFunc): tf.KernelFunc {
  return (call) => {
    const x = call.inputs['x'] as tf.TensorInfo;
    if (x.dtype === 'string') return base(call);
    const [begin, size] = tf.slice_util.parseSliceParams(
      x,
      call.attrs?.['begin'] as number[],
      call.attrs?.['size'] as number[],
    ) as [number[], number[]];
    return copyBlock(call.backend as WasmBackend, x, begin, size);
  };
}

/** Copies a block of a tensor in runs as long as the block's inner axes are whole. */
function copyBlock(backend: WasmBackend, x: tf.TensorInfo, begin: number[], size: number[]): tf.TensorInfo {
  const info = backend.makeOutput(size, x.dtype);
  const out = heapOf(backend, info);
  const source = heapOf(backend, x);
  if (out.length === 0) return info;
  const strides = [...tf.util.computeStrides(x.shape), 1];
  // The innermost axis that is cut; those inside it are whole, so a run covers this axis's part and all of them.
  let cut = x.shape.length - 1;
  while (cut > 0 && size[cut] === x.shape[cut]) cut--;
  let start = 0;
  begin.forEach((from, axis) => (start += from * (strides[axis] as number)));
  const run = cut < 0 ? 1 : (size[cut] as number) * (strides[cut] as number);
  const counter: number[] = Array.from({ length: Math.max(cut, 0) }, () => 0);
  for (let to = 0; to < out.length; to += run) {
    out.set(source.subarray(start, start + run), to);
    for (let axis = cut - 1; axis >= 0; axis--) {
      start += strides[axis] as number;
      counter[axis] = (counter[axis] as number) + 1;
      if ((counter[axis] as number) < (size[axis] as number)) break;
      start -= (size[axis] as number) * (strides[axis] as number);
      counter[axis] = 0;
    }
  }
  return info;
}

function unpack({ inputs, backend, attrs }: KernelArguments): tf.TensorInfo[] {
  const value = inputs['value'] as tf.TensorInfo;
  const axis = tf.util.parseAxisParam(attrs?.['axis'] as number, value.shape)[0] as number;
  const shape = value.shape.filter((_, a) => a !== axis);
  const size = value.shape.map((length, a) => (a === axis ? 1 : length));
  return Array.from({ length: value.shape[axis] as number }, (_, i) => {
    const begin = value.shape.map((_length, a) => (a === axis ? i : 0));
    return { ...copyBlock(backend as WasmBackend, value, begin, size), shape };
  });
}

function splitV({ inputs, backend, attrs }: KernelArguments): tf.TensorInfo[] {
  const x = inputs['x'] as tf.TensorInfo;
  const axis = tf.util.parseAxisParam(attrs?.['axis'] as number, x.shape)[0] as number;
  const sizes = tf.backend_util.prepareSplitSize(x, attrs?.['numOrSizeSplits'] as number[] | number, axis);
  let from = 0;
  return sizes.map((length) => {
    const begin = x.shape.map((_, a) => (a === axis ? from : 0));
    from += length;
    return copyBlock(
      backend as WasmBackend,
      x,
      begin,
      x.shape.map((whole, a) => (a === axis ? length : whole)),
    );
  });
}

/** The same values under another name, as the other backends have it: they are given back with the last name. */
function identityByReference(base: tf.KernelFunc): tf.KernelFunc {
  return (call) => {
    const { dataId, shape, dtype } = call.inputs['x'] as tf.TensorInfo;
    if (dtype === 'string') return base(call);
    (call.backend as WasmBackend).incRef(dataId);
    return { dataId, shape, dtype };
  };
}

/** Over the first axes, row after row; the rest is left to the original. */
function repairedSum(base: tf.KernelFunc): tf.KernelFunc {
  return (call) => {
    const x = call.inputs['x'] as tf.TensorInfo;
    const { axis, keepDims } = call.attrs as { axis: number[] | number; keepDims?: boolean };
    const axes = tf.util.parseAxisParam(axis, x.shape).toSorted((a, b) => a - b);
    const leads = axes.length > 0 && axes.length < x.shape.length && axes.every((own, i) => own === i);
    if (x.dtype !== 'float32' || !leads) return base(call);
    const wasm = call.backend as WasmBackend;
    const kept = x.shape.slice(axes.length);
    const info = wasm.makeOutput(keepDims ? x.shape.map((size, i) => (i < axes.length ? 1 : size)) : kept, 'float32');
    const from = heapOf(wasm, x) as Float32Array;
    const width = tf.util.sizeFromShape(kept);
    const sums = new Float64Array(width);
    for (let at = 0; at < from.length; at += width) {
      for (let d = 0; d < width; d++) sums[d] = (sums[d] as number) + (from[at + d] as number);
    }
    (heapOf(wasm, info) as Float32Array).set(sums);
    return info;
  };
}

/** Rows along the first axis, of what is neither text nor gathered batch by batch; the rest is left to the original. */
function repairedGather(base: tf.KernelFunc): tf.KernelFunc {
  return (call) => {
    const x = call.inputs['x'] as tf.TensorInfo;
    const indices = call.inputs['indices'] as tf.TensorInfo;
    const { axis, batchDims } = call.attrs as { axis: number; batchDims?: number };
    const [first] = tf.util.parseAxisParam(axis, x.shape) as [number];
    if (x.dtype === 'string' || indices.dtype !== 'int32' || first !== 0 || (batchDims ?? 0) !== 0) return base(call);
    const wasm = call.backend as WasmBackend;
    const inner = x.shape.slice(1);
    const width = tf.util.sizeFromShape(inner);
    const rows = x.shape[0] as number;
    const info = wasm.makeOutput([...indices.shape, ...inner], x.dtype);
    const out = heapOf(wasm, info);
    const from = heapOf(wasm, x);
    // Both lie in one memory: moving bytes there needs no view of every row.
    const heap = new Uint8Array(from.buffer);
    const bytes = width * from.BYTES_PER_ELEMENT;
    let to = out.byteOffset;
    for (const row of heapOf(wasm, indices) as Int32Array) {
      if (!(row >= 0 && row < rows)) throw new RangeError(`there are ${rows} rows, and no row ${row}`);
      const start = from.byteOffset + row * bytes;
      heap.copyWithin(to, start, start + bytes);
      to += bytes;
    }
    return info;
  };
}

/** Tensors that one program may take: WebGPU promises eight buffers to a program, and the sum needs one of them. */
const MOST_INPUTS = 7;

/** What of TensorFlow.js's WebGPU backend its core does not declare. */
interface WebGpuBackend {
  disposeData(dataId: object): unknown;
}

/**
 * The WebGPU backend adds all tensors of `AddN` in one program. Where they are more than the device has buffers for, the
 * program is refused, which nobody is told but the console, and the sum is wrong: that of the squares of all gradients, by
 * which they are clipped. Here they are added a few at a time.
 *
 * @returns the names of the kernels replaced.
 */
export function repairWebGpuKernels(): readonly string[] {
  const original = tf.getKernel('AddN', 'webgpu');
  tf.unregisterKernel('AddN', 'webgpu');
  tf.registerKernel({
    ...original,
    kernelFunc: ({ inputs, backend, attrs }) => {
      const tensors = inputs as unknown as readonly tf.TensorInfo[];
      const add = (some: readonly tf.TensorInfo[]) =>
        original.kernelFunc({
          inputs: some as unknown as tf.NamedTensorInfoMap,
          backend,
          ...(attrs && { attrs }),
        }) as tf.TensorInfo;
      let sum = add(tensors.slice(0, MOST_INPUTS));
      for (let at = MOST_INPUTS; at < tensors.length; at += MOST_INPUTS - 1) {
        const next = add([sum, ...tensors.slice(at, at + MOST_INPUTS - 1)]);
        (backend as WebGpuBackend).disposeData(sum.dataId);
        sum = next;
      }
      return sum;
    },
  });
  return ['AddN'];
}
