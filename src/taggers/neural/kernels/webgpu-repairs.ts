import { tf } from '../backend/tensorflow.ts';

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
