import { tf } from '../../../src/taggers/neural/backend.ts';

/** Undoes what {@link limitMemory} has done. */
export function restoreMemory(): void {
  for (const restore of restores.splice(0)) restore();
}

const restores: (() => void)[] = [];

/** Lets a kernel fail as the native library does where it is given more rows than that; counts how often it did. */
export function limitMemory(kernelName: string, input: string, rows: number): { failures: number } {
  const count = { failures: 0 };
  const original = tf.getKernel(kernelName, 'wasm');
  const replace = (kernel: tf.KernelConfig) => {
    tf.unregisterKernel(kernelName, 'wasm');
    tf.registerKernel(kernel);
  };
  replace({
    ...original,
    kernelFunc: (call) => {
      const given = (call.inputs[input] as tf.TensorInfo).shape;
      if ((given[0] as number) > rows) {
        count.failures++;
        throw new Error(`OOM when allocating tensor with shape[${given.join(',')}] and type float`);
      }
      return original.kernelFunc(call);
    },
  });
  restores.push(() => replace(original));
  return count;
}
