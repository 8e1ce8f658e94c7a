import type { valueAndGradients } from '../neural/layers/weights.ts';
import type { NamedTensor } from '../neural/safetensors.ts';
import type { Gradient, Parameter } from './adamw.ts';
import { WORDS } from './model.ts';

/** Copies of the weights that training changes, for a checkpoint: each as one row. */
export function readParameters(parameters: readonly Parameter[]): Record<string, NamedTensor> {
  return Object.fromEntries(
    parameters.map(({ name, values }) => [name, { shape: [values.length], values: values.slice() }]),
  );
}

/** Takes what {@link readParameters} gave. */
export function writeParameters(
  parameters: readonly Parameter[],
  weights: Readonly<Record<string, NamedTensor>>,
): void {
  for (const { name, values } of parameters) values.set((weights[name] as NamedTensor).values);
}

/**
 * Fetches loss and gradients, and gives their tensors back.
 *
 * @param rows which rows of the table of words its gradient is of.
 */
export async function readGradients(
  { value, gradients }: ReturnType<typeof valueAndGradients>,
  rows?: Int32Array,
): Promise<{ loss: number; gradients: Record<string, Gradient> }> {
  const [loss] = await value.data<'float32'>();
  value.dispose();
  const found: Record<string, Gradient> = {};
  for (const [name, gradient] of Object.entries(gradients)) {
    const values = await gradient.data<'float32'>();
    gradient.dispose();
    found[name] = name === WORDS && rows ? { values, rows } : { values };
  }
  return { loss: loss as number, gradients: found };
}
