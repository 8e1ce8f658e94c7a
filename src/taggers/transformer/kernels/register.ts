import { tf } from '../../neural/backend.ts';
import { heapOf, type WasmBackend } from '../../neural/kernels/heaps.ts';
import type { Activation } from '../config.ts';
import { activateInto, activationGradientInto, kernelName, type EncoderOperation } from './activation-table.ts';
import { attendBackByKernel, attendByKernel, type AttentionAttributes } from './attention.ts';

/** y = normed · gamma + beta, row by row; normed = (x − mean) · inverse. */
function layerNormInto(
  out: { readonly y: Float32Array; readonly normed: Float32Array; readonly inverse: Float32Array },
  x: Float32Array,
  gamma: Float32Array,
  beta: Float32Array,
  epsilon: number,
): void {
  const width = gamma.length;
  const { y, normed, inverse } = out;
  for (let row = 0; row < inverse.length; row++) {
    const from = row * width;
    let sum = 0;
    for (let d = 0; d < width; d++) sum += x[from + d] as number;
    const mean = sum / width;
    let squares = 0;
    for (let d = 0; d < width; d++) {
      const centred = (x[from + d] as number) - mean;
      squares += centred * centred;
    }
    const scale = 1 / Math.sqrt(squares / width + epsilon);
    inverse[row] = scale;
    for (let d = 0; d < width; d++) {
      const own = ((x[from + d] as number) - mean) * scale;
      normed[from + d] = own;
      y[from + d] = own * (gamma[d] as number) + (beta[d] as number);
    }
  }
}

/** The gradients of {@link layerNormInto}. */
function layerNormGradientInto(
  out: { readonly dx: Float32Array; readonly dGamma: Float32Array; readonly dBeta: Float32Array },
  dy: Float32Array,
  normed: Float32Array,
  inverse: Float32Array,
  gamma: Float32Array,
): void {
  const width = gamma.length;
  // In double precision: the sums go over all rows.
  const dGamma = new Float64Array(width);
  const dBeta = new Float64Array(width);
  for (let row = 0; row < inverse.length; row++) {
    const from = row * width;
    let sum = 0;
    let along = 0;
    for (let d = 0; d < width; d++) {
      const own = dy[from + d] as number;
      const place = normed[from + d] as number;
      const scaled = own * (gamma[d] as number);
      sum += scaled;
      along += scaled * place;
      dGamma[d] = (dGamma[d] as number) + own * place;
      dBeta[d] = (dBeta[d] as number) + own;
    }
    const mean = sum / width;
    const slope = along / width;
    const scale = inverse[row] as number;
    for (let d = 0; d < width; d++) {
      const scaled = (dy[from + d] as number) * (gamma[d] as number);
      out.dx[from + d] = scale * (scaled - mean - (normed[from + d] as number) * slope);
    }
  }
  out.dGamma.set(dGamma);
  out.dBeta.set(dBeta);
}

type Inputs = Readonly<Record<string, tf.TensorInfo>>;
type Kernel = (inputs: Inputs, backend: WasmBackend, attributes: unknown) => tf.TensorInfo[];

/** Views are taken when all outputs have been made: making one may move them all. */
const view = (backend: WasmBackend, tensor: tf.TensorInfo | undefined) =>
  heapOf(backend, tensor as tf.TensorInfo) as Float32Array;

const kernels: Readonly<Record<EncoderOperation, Kernel>> = {
  Activate({ x }, backend, attributes) {
    const y = backend.makeOutput((x as tf.TensorInfo).shape, 'float32');
    activateInto(view(backend, y), view(backend, x), (attributes as { activation: Activation }).activation);
    return [y];
  },
  ActivateGradient({ dy, x }, backend, attributes) {
    const dx = backend.makeOutput((x as tf.TensorInfo).shape, 'float32');
    const { activation } = attributes as { activation: Activation };
    activationGradientInto(view(backend, dx), view(backend, dy), view(backend, x), activation);
    return [dx];
  },
  LayerNorm({ x, gamma, beta }, backend, attributes) {
    const shape = (x as tf.TensorInfo).shape;
    const outputs = [shape, shape, [shape[0] as number, 1]].map((own) => backend.makeOutput(own, 'float32'));
    const [y, normed, inverse] = outputs.map((info) => view(backend, info)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const { epsilon } = attributes as { epsilon: number };
    layerNormInto({ y, normed, inverse }, view(backend, x), view(backend, gamma), view(backend, beta), epsilon);
    return outputs;
  },
  LayerNormGradient({ dy, normed, inverse, gamma }, backend) {
    const width = (gamma as tf.TensorInfo).shape;
    const outputs = [(dy as tf.TensorInfo).shape, width, width].map((own) => backend.makeOutput(own, 'float32'));
    const [dx, dGamma, dBeta] = outputs.map((info) => view(backend, info)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const [own, places, scales, factors] = [dy, normed, inverse, gamma].map((one) => view(backend, one)) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    layerNormGradientInto({ dx, dGamma, dBeta }, own, places, scales, factors);
    return outputs;
  },
  Attention: (inputs, backend, attributes) =>
    attendByKernel(backend, attributes as AttentionAttributes, inputs as Parameters<typeof attendByKernel>[2]),
  AttentionGradient: (inputs, backend, attributes) =>
    attendBackByKernel(backend, attributes as AttentionAttributes, inputs as Parameters<typeof attendBackByKernel>[2]),
};

let registered = false;

/**
 * Registers kernels of ours for what an encoder computes on TensorFlow.js's wasm backend, which has each as a dozen passes over
 * all numbers, or very slowly. On other backends the operations are composed of the library's own.
 */
export function registerEncoderKernels(): void {
  if (registered) return;
  registered = true;
  for (const [operation, kernel] of Object.entries(kernels) as [EncoderOperation, Kernel][]) {
    tf.registerKernel({
      kernelName: kernelName(operation),
      backendName: 'wasm',
      kernelFunc: ({ inputs, backend, attrs }) => kernel(inputs as Inputs, backend as WasmBackend, attrs),
    });
  }
}
