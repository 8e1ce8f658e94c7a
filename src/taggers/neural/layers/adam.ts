import { tf } from '../backend.ts';
import { clip, disposeGradients, normLimit, readNorm, type Clipping, type Optimiser } from './optimiser.ts';

/**
 * Adam (Kingma and Ba 2015, algorithm 1). The rows of an embedding table are updated only in steps that have a gradient for
 * them, with the bias correction of that step ("lazy" Adam), so a step does not cost the whole vocabulary.
 *
 * @param options.decay what the rate is multiplied by after each epoch; 1 when absent.
 */
export function createAdam(options: {
  readonly rate: number;
  readonly decay?: number;
  readonly beta1?: number;
  readonly beta2?: number;
  readonly epsilon?: number;
  readonly clipping?: Clipping;
}): Optimiser {
  const { decay = 1, beta1 = 0.9, beta2 = 0.999, epsilon = 1e-8, clipping } = options;
  let rate = options.rate;
  let steps = 0;
  const moments = new Map<string, { readonly m: Float32Array; readonly v: Float32Array }>();

  const momentsOf = (name: string, size: number) => {
    let found = moments.get(name);
    if (!found) moments.set(name, (found = { m: new Float32Array(size), v: new Float32Array(size) }));
    return found;
  };

  return {
    clipLimit: normLimit(clipping),
    get rate() {
      return rate;
    },
    async step(update) {
      const clipped = clip(update, clipping);
      steps++;
      const scaledRate = (rate * Math.sqrt(1 - beta2 ** steps)) / (1 - beta1 ** steps);
      const scaledEpsilon = epsilon * Math.sqrt(1 - beta2 ** steps);
      const adjust = (
        name: string,
        values: Float32Array,
        gradient: Float32Array,
        rows: Int32Array,
        width: number,
      ): void => {
        const { m, v } = momentsOf(name, values.length);
        for (let r = 0; r < rows.length; r++) {
          const from = r * width;
          const to = (rows[r] as number) * width;
          for (let d = 0; d < width; d++) {
            const g = gradient[from + d] as number;
            const mean = (m[to + d] = beta1 * (m[to + d] as number) + (1 - beta1) * g);
            const square = (v[to + d] = beta2 * (v[to + d] as number) + (1 - beta2) * g * g);
            values[to + d] = (values[to + d] as number) - (scaledRate * mean) / (Math.sqrt(square) + scaledEpsilon);
          }
        }
      };
      for (const { name, weight, gradient } of clipped.dense) {
        const values = (await weight.data<'float32'>()).slice();
        adjust(name, values, await gradient.data<'float32'>(), Int32Array.of(0), values.length);
        tf.tidy(() => weight.assign(tf.tensor(values, weight.shape)));
      }
      for (const { name, table, rows, gradient } of clipped.rows) {
        adjust(name, table.values, await gradient.data<'float32'>(), rows, table.width);
      }
      const norm = await readNorm(clipped);
      disposeGradients(clipped);
      return norm;
    },
    endEpoch() {
      rate *= decay;
    },
    async state() {
      const arrays: Record<string, Float32Array> = {};
      for (const [name, { m, v }] of moments) {
        arrays[`${name}.m`] = m.slice();
        arrays[`${name}.v`] = v.slice();
      }
      return { numbers: { rate, steps }, arrays };
    },
    restore({ numbers, arrays }) {
      rate = numbers['rate'] as number;
      steps = numbers['steps'] as number;
      moments.clear();
      for (const [key, m] of Object.entries(arrays)) {
        if (!key.endsWith('.m')) continue;
        const name = key.slice(0, -2);
        moments.set(name, { m: m.slice(), v: (arrays[`${name}.v`] as Float32Array).slice() });
      }
    },
  };
}
