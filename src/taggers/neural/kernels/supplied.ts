import { tf } from '../backend/tensorflow.ts';
import { type CpuBackend, heapOf, type WasmBackend } from './heaps.ts';

interface Attributes {
  readonly strides: [number, number] | number;
  readonly pad: tf.backend_util.ExplicitPadding | 'same' | 'valid' | number;
  readonly dataFormat: 'NHWC' | 'NCHW';
  readonly dimRoundingMode?: 'floor' | 'round' | 'ceil';
  readonly filterShape: [number, number, number, number];
}

/**
 * The gradient of a convolution by its filter, which the wasm backend has not: at each place of the filter the product of the
 * inputs that it met with what comes back.
 */
export const composedConv2DBackpropFilter = (backendName: string): tf.KernelConfig => ({
  kernelName: 'Conv2DBackpropFilter',
  backendName,
  kernelFunc: ({ inputs, attrs }) =>
    tf.tidy(() => {
      const { x, dy } = inputs as unknown as { x: tf.Tensor4D; dy: tf.Tensor4D };
      const { strides, pad, dataFormat, dimRoundingMode, filterShape } = attrs as unknown as Attributes;
      if (dataFormat !== 'NHWC') throw new TypeError(`this convolution takes NHWC, not ${dataFormat}`);
      const info = tf.backend_util.computeConv2DInfo(x.shape, filterShape, strides, 1, pad, dimRoundingMode);
      const { padInfo, filterHeight, filterWidth, inChannels, outChannels, outHeight, outWidth } = info;
      const { top, bottom, left, right } = padInfo;
      const padded = tf.pad(x, [[0, 0], [top, bottom], [left, right], [0, 0]]); // prettier-ignore
      const [places, back] = [info.batchSize * outHeight * outWidth, tf.reshape(dy, [-1, outChannels])];
      const products: tf.Tensor[] = [];
      for (let r = 0; r < filterHeight; r++) {
        for (let c = 0; c < filterWidth; c++) {
          const ends = [
            r + (outHeight - 1) * info.strideHeight + 1,
            c + (outWidth - 1) * info.strideWidth + 1,
          ] as const;
          const met = tf.stridedSlice(
            padded,
            [0, r, c, 0],
            [info.batchSize, ...ends, inChannels],
            [1, info.strideHeight, info.strideWidth, 1],
          );
          products.push(tf.matMul(tf.reshape(met, [places, inChannels]), back, true));
        }
      }
      return tf.reshape(tf.stack(products), filterShape);
    }),
});

interface Inputs {
  readonly x: tf.TensorInfo;
  readonly segmentIds: tf.TensorInfo;
}

/** `out[segmentIds[n]] += x[n]` over rows: the gradient of a look-up. `out` starts at zero. */
function addRows(out: Float32Array, x: Float32Array, segmentIds: Int32Array, width: number): void {
  for (let n = 0; n < segmentIds.length; n++) {
    const to = (segmentIds[n] as number) * width;
    const from = n * width;
    for (let d = 0; d < width; d++) out[to + d] = (out[to + d] as number) + (x[from + d] as number);
  }
}

function outputShape(x: tf.TensorInfo, numSegments: number): [number[], number] {
  const inner = x.shape.slice(1);
  return [[numSegments, ...inner], tf.util.sizeFromShape(inner)];
}

/** The wasm backend has none. */
export const wasmUnsortedSegmentSum: tf.KernelConfig = {
  kernelName: 'UnsortedSegmentSum',
  backendName: 'wasm',
  kernelFunc: ({ inputs, backend, attrs }) => {
    const { x, segmentIds } = inputs as unknown as Inputs;
    const wasm = backend as WasmBackend;
    const [shape, width] = outputShape(x, attrs?.['numSegments'] as number);
    const info = wasm.makeOutput(shape, 'float32');
    const out = heapOf(wasm, info) as Float32Array;
    out.fill(0);
    addRows(out, heapOf(wasm, x) as Float32Array, heapOf(wasm, segmentIds) as Int32Array, width);
    return info;
  },
};

/** The cpu backend's own compares all rows with every segment: quadratic. */
export const cpuUnsortedSegmentSum: tf.KernelConfig = {
  kernelName: 'UnsortedSegmentSum',
  backendName: 'cpu',
  kernelFunc: ({ inputs, backend, attrs }) => {
    const { x, segmentIds } = inputs as unknown as Inputs;
    const cpu = backend as CpuBackend;
    const [shape, width] = outputShape(x, attrs?.['numSegments'] as number);
    const out = new Float32Array(tf.util.sizeFromShape(shape));
    addRows(
      out,
      cpu.data.get(x.dataId).values as Float32Array,
      cpu.data.get(segmentIds.dataId).values as Int32Array,
      width,
    );
    return cpu.makeTensorInfo(shape, 'float32', out);
  },
};

/** For a backend whose memory this code cannot reach: a product with the one-hot matrix of the segments. */
export function composedUnsortedSegmentSum(backendName: string): tf.KernelConfig {
  return {
    kernelName: 'UnsortedSegmentSum',
    backendName,
    kernelFunc: ({ inputs, attrs }) =>
      tf.tidy(() => {
        const { x, segmentIds } = inputs as unknown as { x: tf.Tensor; segmentIds: tf.Tensor1D };
        const numSegments = attrs?.['numSegments'] as number;
        const [shape, width] = outputShape(x, numSegments);
        const oneHot = tf.cast(tf.oneHot(segmentIds, numSegments), 'float32');
        return tf.reshape(tf.matMul(oneHot, tf.reshape(x, [x.shape[0], width]), true), shape);
      }),
  };
}
