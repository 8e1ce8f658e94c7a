import type { tf } from '../../backend/tensorflow.ts';
import { heapOf, type WasmBackend } from '../wasm-heap.ts';
import { RecurrenceKernel, type LayerGradients, type LayerInputs, type LayerShape, type LayerTrace } from './kernel.ts';

/** The names under which the two operations are registered; only for the backends that have a kernel of ours. */
export const RECURRENCE = 'PalimpsestRecurrence';
export const RECURRENCE_GRADIENT = 'PalimpsestRecurrenceGradient';

const INPUTS = ['x', 'input', 'recurrent', 'bias', 'initialC', 'initialH'] as const;
const TRACE = ['gates', 'c', 'tanhC', 'h'] as const;
const GRADIENTS = ['dx', 'dInput', 'dRecurrent', 'dBias', 'dInitialC', 'dInitialH'] as const;

let kernel: RecurrenceKernel | undefined;

/**
 * A recurrent layer in one direction, for the wasm backend: rows and weights → h, gates, c and tanh c, by packed row; and back
 * through time → the gradients of rows and weights.
 */
export const wasmRecurrence: readonly tf.KernelConfig[] = [
  {
    kernelName: RECURRENCE,
    backendName: 'wasm',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const wasm = backend as WasmBackend;
      const shape = attrs as unknown as LayerShape;
      const rows = (inputs['x'] as tf.TensorInfo).shape[0] as number;
      const infos = TRACE.map((name) =>
        wasm.makeOutput([rows, name === 'gates' ? shape.columns : shape.hidden], 'float32'),
      );
      const out = viewsOf(wasm, TRACE, infos) as LayerTrace;
      kernel ??= new RecurrenceKernel();
      kernel.forward(shape, read(wasm, INPUTS, inputs) as LayerInputs, out);
      return infos;
    },
  },
  {
    kernelName: RECURRENCE_GRADIENT,
    backendName: 'wasm',
    kernelFunc: ({ inputs, backend, attrs }) => {
      const wasm = backend as WasmBackend;
      const infos = GRADIENTS.map((_, i) =>
        wasm.makeOutput((inputs[INPUTS[i] as string] as tf.TensorInfo).shape, 'float32'),
      );
      const out = viewsOf(wasm, GRADIENTS, infos) as LayerGradients;
      kernel ??= new RecurrenceKernel();
      kernel.backward(
        attrs as unknown as LayerShape,
        read(wasm, INPUTS, inputs) as LayerInputs,
        read(wasm, TRACE, inputs) as LayerTrace,
        heapOf(wasm, inputs['dy'] as tf.TensorInfo) as Float32Array,
        out,
      );
      return infos;
    },
  },
];

function read(wasm: WasmBackend, names: readonly string[], inputs: tf.NamedTensorInfoMap) {
  return viewsOf(
    wasm,
    names,
    names.map((name) => inputs[name] as tf.TensorInfo),
  );
}

function viewsOf(wasm: WasmBackend, names: readonly string[], infos: readonly tf.TensorInfo[]) {
  return Object.fromEntries(names.map((name, i) => [name, heapOf(wasm, infos[i] as tf.TensorInfo) as Float32Array]));
}
