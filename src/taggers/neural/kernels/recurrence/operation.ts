import { tf } from '../../backend/tensorflow.ts';
import { differentiable } from '../differentiable.ts';

/** The names under which every backend has the operation and its gradient. */
export const RECURRENCE = 'PalimpsestRecurrence';
export const RECURRENCE_GRADIENT = 'PalimpsestRecurrenceGradient';

/** Recurrent layers over the same rows: their sizes, and how the sequences are packed (see layers/packing.ts). */
export interface LayerShape {
  readonly inputSize: number;
  readonly hidden: number;
  /** Gates, 4 or 3, times `hidden`: of the ordinary or of the coupled cell (see layers/recurrent.ts). */
  readonly columns: number;
  /** Of each layer. */
  readonly directions: readonly ('forward' | 'backward')[];
  readonly counts: Int32Array;
  readonly offsets: Int32Array;
}

/** Weights of a layer: `[D, G·H]`, `[H, G·H]`, `[G·H]`, `[H]` and `[H]`. */
export const WEIGHTS = ['input', 'recurrent', 'bias', 'initialC', 'initialH'] as const;
export type WeightName = (typeof WEIGHTS)[number];

/**
 * What the way forward leaves of each layer for the way back, by packed row: the gates after their activation, `[N, G·H]`, c
 * after each step and its tanh, `[N, H]`.
 */
export const TRACE = ['gates', 'c', 'tanhC'] as const;
export type TraceName = (typeof TRACE)[number];

export function nameOf(name: WeightName | TraceName, layer: number): string {
  return name + layer;
}

/** The tensors of a layer among those of the operation. */
export function partsOf<N extends WeightName | TraceName, T>(
  names: readonly N[],
  layer: number,
  all: Readonly<Record<string, T>>,
): Record<N, T> {
  return Object.fromEntries(names.map((name) => [name, all[nameOf(name, layer)]])) as Record<N, T>;
}

/**
 * Names of the tensors of a trace that is a backend's own: one that computes by an operation of a library leaves what that
 * wants back, in any number but that of {@link TRACE}.
 */
export function ownTraceNames(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `own${i}`);
}

/** What the way forward gave, under the names by which the way back is given it. */
export function namesOfOutputs(outputs: readonly tf.Tensor[], { directions }: LayerShape): tf.NamedTensorMap {
  const count = outputs.length - 1;
  const standard = directions.flatMap((_, layer) => TRACE.map((name) => nameOf(name, layer)));
  const names = ['h', ...(count === standard.length ? standard : ownTraceNames(count))];
  return Object.fromEntries(names.map((name, i) => [name, outputs[i] as tf.Tensor]));
}

/** Tensors that the kernel of the gradient gives for a layer. */
const PER_LAYER = 1 + WEIGHTS.length;

/** The gradient by x, from what the kernel of the gradient was given and gave. */
export function inputGradient(
  gradients: readonly tf.Tensor[],
  all: tf.NamedTensorMap,
  { directions }: LayerShape,
): tf.Tensor {
  const parts = directions.map((_, layer) => {
    const first = gradients[layer * PER_LAYER] as tf.Tensor;
    return 'own0' in all ? first : tf.matMul(first, all[nameOf('input', layer)] as tf.Tensor, false, true);
  });
  return parts.reduce((sum, part) => tf.add(sum, part));
}

/**
 * Runs recurrent layers over packed rows: `[N, D]` → h of all of them side by side, `[N, layers · H]`.
 *
 * The kernel gives h and, layer by layer, what {@link TRACE} lists; that of the gradient, from the inputs, h, the trace and
 * `dy`, gives layer by layer the gradients of the gates' sums and of what {@link WEIGHTS} lists. After a trace of the
 * backend's own it gives the gradient by x in the place of that of the gates' sums.
 */
export function recurrence(
  x: tf.Tensor2D,
  weights: readonly Readonly<Record<WeightName, tf.Tensor>>[],
  shape: LayerShape,
): tf.Tensor2D {
  const inputs: tf.NamedTensorMap = { x };
  weights.forEach((own, layer) => WEIGHTS.forEach((name) => (inputs[nameOf(name, layer)] = own[name])));
  const attributes = shape as unknown as tf.NamedAttrMap;
  const inputNames = Object.keys(inputs);
  return differentiable<tf.Tensor2D>(
    inputs,
    (save) => {
      const outputs = tf.engine().runKernel(RECURRENCE, inputs, attributes) as unknown as tf.Tensor[];
      save([...Object.values(inputs), ...outputs]);
      return outputs[0] as tf.Tensor2D;
    },
    (dy, saved) => {
      const all: tf.NamedTensorMap = { dy, ...namesOfOutputs(saved.slice(inputNames.length), shape) };
      inputNames.forEach((name, i) => (all[name] = saved[i] as tf.Tensor));
      const outputs = tf.engine().runKernel(RECURRENCE_GRADIENT, all, attributes) as unknown as tf.Tensor[];
      const gradients: Record<string, () => tf.Tensor> = { x: () => inputGradient(outputs, all, shape) };
      weights.forEach((_, layer) =>
        WEIGHTS.forEach((name, i) => {
          gradients[nameOf(name, layer)] = () => outputs[layer * PER_LAYER + 1 + i] as tf.Tensor;
        }),
      );
      return gradients;
    },
  );
}

/** The shapes of h and the trace, in the order in which a kernel gives them. */
export function forwardShapes(rows: number, { hidden, columns, directions }: LayerShape): number[][] {
  return [
    [rows, directions.length * hidden],
    ...directions.flatMap(() => [
      [rows, columns],
      [rows, hidden],
      [rows, hidden],
    ]),
  ];
}

/** The shapes of the gradients, in the order in which a kernel gives them. */
export function gradientShapes(rows: number, { inputSize, hidden, columns, directions }: LayerShape): number[][] {
  return directions.flatMap(() => [[rows, columns], [inputSize, columns], [hidden, columns], [columns], [hidden], [hidden]]); // prettier-ignore
}
