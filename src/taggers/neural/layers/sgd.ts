import { tf } from '../backend.ts';
import { clip, disposeGradients, normLimit, readNorm, type Clipping, type Optimiser } from './optimiser.ts';

/**
 * Stochastic gradient descent without momentum: w ← w − rate · gradient.
 *
 * @param options.decay what the rate is multiplied by after each epoch; 1 when absent.
 */
export function createSgd(options: {
  readonly rate: number;
  readonly decay?: number;
  readonly clipping?: Clipping;
}): Optimiser {
  const { decay = 1, clipping } = options;
  let rate = options.rate;
  return {
    clipLimit: normLimit(clipping),
    get rate() {
      return rate;
    },
    async step(update) {
      const clipped = clip(update, clipping);
      tf.tidy(() => {
        for (const { weight, gradient } of clipped.dense) weight.assign(tf.sub(weight, tf.mul(gradient, rate)));
      });
      for (const { table, rows, gradient } of clipped.rows) {
        const values = await gradient.data<'float32'>();
        const { width, values: vectors } = table;
        rows.forEach((row, place) => {
          const to = row * width;
          const from = place * width;
          for (let d = 0; d < width; d++) {
            vectors[to + d] = (vectors[to + d] as number) - rate * (values[from + d] as number);
          }
        });
      }
      const norm = await readNorm(clipped);
      disposeGradients(clipped);
      return norm;
    },
    endEpoch() {
      rate *= decay;
    },
    state: async () => ({ numbers: { rate }, arrays: {} }),
    restore({ numbers }) {
      rate = numbers['rate'] as number;
    },
  };
}
