import { tf } from '../../neural/backend.ts';
import type { WasmBackend } from '../../neural/kernels/heaps.ts';
import type { Activation } from '../config.ts';
import { kernelName, type EncoderOperation } from './run-on.ts';
import { attendBackByKernel, attendByKernel, type AttentionAttributes } from './attention.ts';
import { activateBackOnHeap, activateOnHeap, normOnHeap, type NormOptions } from './heap/kernel.ts';

type Inputs = Readonly<Record<string, tf.TensorInfo>>;
type Kernel = (inputs: Inputs, backend: WasmBackend, attributes: unknown) => tf.TensorInfo[];

const shapeOf = (info: tf.TensorInfo | undefined) => (info as tf.TensorInfo).shape.slice();

/** All outputs are made before anything is computed: making one may move the memory. */
const kernels: Readonly<Record<EncoderOperation, Kernel>> = {
  Activate({ x }, backend, attributes) {
    const y = backend.makeOutput(shapeOf(x), 'float32');
    activateOnHeap(backend, (attributes as { activation: Activation }).activation, x as tf.TensorInfo, y);
    return [y];
  },
  ActivateGradient({ dy, x }, backend, attributes) {
    const dx = backend.makeOutput(shapeOf(x), 'float32');
    const { activation } = attributes as { activation: Activation };
    activateBackOnHeap(backend, activation, { dy: dy as tf.TensorInfo, x: x as tf.TensorInfo, dx });
    return [dx];
  },
  LayerNorm(inputs, backend, attributes) {
    const shape = shapeOf(inputs['x']);
    const outputs = [shape, shape, [shape[0] as number, 1]].map((own) => backend.makeOutput(own, 'float32'));
    const [y, normed, inverse] = outputs as [tf.TensorInfo, tf.TensorInfo, tf.TensorInfo];
    normOnHeap(backend, 'norm', attributes as NormOptions, { ...inputs, y, normed, inverse });
    return outputs;
  },
  LayerNormGradient({ dy, ...inputs }, backend, attributes) {
    const options = attributes as NormOptions;
    const [width, whole] = [shapeOf(inputs['gamma']), shapeOf(dy)];
    const shapes = [whole, width, width, ...(options.mask ? [whole] : [])];
    const outputs = shapes.map((own) => backend.makeOutput(own, 'float32'));
    const room = backend.makeOutput([2, ...width], 'float32');
    const [dx, dGamma, dBeta, dAdded] = outputs as [tf.TensorInfo, tf.TensorInfo, tf.TensorInfo, tf.TensorInfo?];
    const given = { ...inputs, y: dy as tf.TensorInfo, dx, dGamma, dBeta, ...(dAdded && { dAdded }), room };
    normOnHeap(backend, 'normBack', options, given);
    backend.disposeData(room.dataId);
    return outputs;
  },
  Attention: (inputs, backend, attributes) => attendByKernel(backend, attributes as AttentionAttributes, inputs),
  AttentionGradient: (inputs, backend, attributes) =>
    attendBackByKernel(backend, attributes as AttentionAttributes, inputs),
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
