import type { tf } from '../../backend/tensorflow.ts';
import { valuesOf, type CpuBackend } from '../heaps.ts';
import {
  forwardShapes,
  gradientShapes,
  RECURRENCE,
  RECURRENCE_GRADIENT,
  WEIGHTS,
  type LayerShape,
} from './operation.ts';
import { recurrenceBackward, recurrenceForward } from './reference.ts';

/** The recurrence on the cpu backend: the reference in single precision. */
export const cpuRecurrence: readonly tf.KernelConfig[] = [
  {
    kernelName: RECURRENCE,
    backendName: 'cpu',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const shape = attrs as unknown as LayerShape;
      const { h, traces } = recurrenceForward(shape, valuesOf(backend as CpuBackend, inputs));
      const values = [h, ...traces.flatMap(({ gates, c, tanhC }) => [gates, c, tanhC])];
      return tensors(backend as CpuBackend, forwardShapes(rowsOf(inputs), shape), values);
    },
  },
  {
    kernelName: RECURRENCE_GRADIENT,
    backendName: 'cpu',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const shape = attrs as unknown as LayerShape;
      const gradients = recurrenceBackward(shape, valuesOf(backend as CpuBackend, inputs));
      const values = gradients.flatMap((own) => (['gates', ...WEIGHTS] as const).map((name) => own[name]));
      return tensors(backend as CpuBackend, gradientShapes(rowsOf(inputs), shape), values);
    },
  },
];

function rowsOf(inputs: tf.NamedTensorInfoMap): number {
  return (inputs['x'] as tf.TensorInfo).shape[0] as number;
}

function tensors(
  cpu: CpuBackend,
  shapes: readonly number[][],
  values: readonly (Float32Array | Float64Array)[],
): tf.TensorInfo[] {
  return shapes.map((shape, i) => cpu.makeTensorInfo(shape, 'float32', values[i] as Float32Array));
}
