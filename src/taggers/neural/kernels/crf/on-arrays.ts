import { tf } from '../../backend/tensorflow.ts';
import { chainShapes, CRF, type Observed } from './operation.ts';
import { forwardBackward } from './reference.ts';

/** The operation by the reference, for a backend whose values can be read at once. */
export function crfOnArrays(backendName: 'cpu' | 'tensorflow'): tf.KernelConfig {
  return {
    kernelName: CRF,
    backendName,
    kernelFunc: ({ inputs, attrs }) => {
      const { scores, transitions, start, end } = inputs as unknown as Record<string, tf.Tensor>;
      const { tags, lengths } = attrs as unknown as Observed;
      const shape = (scores as tf.Tensor).shape as [number, number, number];
      const read = (tensor: tf.Tensor | undefined) => (tensor as tf.Tensor).dataSync<'float32'>();
      const { losses, dScores, dChain } = forwardBackward({
        scores: read(scores),
        tags,
        lengths,
        steps: shape[1],
        labels: shape[2],
        transitions: read(transitions),
        start: read(start),
        end: read(end),
      });
      const [ofLosses, ofScores, ofChain] = chainShapes(shape) as [number[], number[], number[]];
      return [tf.tensor(losses, ofLosses), tf.tensor(dScores, ofScores), tf.tensor(dChain, ofChain)];
    },
  };
}
