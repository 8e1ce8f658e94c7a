import { tf } from '../../neural/backend.ts';

/** The operations of an encoder that a backend may have a kernel of ours for. */
export type EncoderOperation =
  'Activate' | 'ActivateGradient' | 'Attention' | 'AttentionGradient' | 'LayerNorm' | 'LayerNormGradient';

/** The name under which an operation is registered. */
export function kernelName(operation: EncoderOperation): string {
  return `Palimpsest${operation}`;
}

/** Runs an operation by the current backend's kernel of ours; `undefined` where it has none. */
export function runOn(
  operation: EncoderOperation,
  inputs: Readonly<Record<string, tf.Tensor>>,
  attributes: object = {},
): tf.Tensor[] | undefined {
  const name = kernelName(operation);
  if ((tf.getKernel(name, tf.getBackend()) as tf.KernelConfig | undefined) === undefined) return undefined;
  return tf.engine().runKernel(name, inputs, attributes as tf.NamedAttrMap) as unknown as tf.Tensor[];
}
