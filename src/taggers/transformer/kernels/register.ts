import { tf } from '../../neural/backend.ts';
import { heapOf, type WasmBackend } from '../../neural/kernels/wasm-heap.ts';
import type { Activation } from '../config.ts';
import type { AttentionShape } from '../layers/attention.ts';
import { activateInto, activationGradientInto } from './activation-table.ts';
import { WasmAttention } from './attention.ts';
import { layerNormGradientInto, layerNormInto } from './layer-norm.ts';
import { kernelName, type EncoderOperation } from './names.ts';

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
  Attention({ query, key, value, mask }, backend, attributes) {
    const [q, k, v] = [query, key, value] as [tf.TensorInfo, tf.TensorInfo, tf.TensorInfo];
    return new WasmAttention(backend, attributes as AttentionShape, q.shape[1] as number).forward(q, k, v, mask);
  },
  AttentionGradient({ dy, query, key, value, probabilities, mask }, backend, attributes) {
    const inputs = [query, key, value] as [tf.TensorInfo, tf.TensorInfo, tf.TensorInfo];
    return new WasmAttention(backend, attributes as AttentionShape, inputs[0].shape[1] as number).backward(
      dy as tf.TensorInfo,
      inputs,
      probabilities as tf.TensorInfo,
      mask,
    );
  },
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
