import { tf } from '../backend.ts';
import { clip, disposeGradients, type Clipping, type Optimiser } from './optimiser.ts';

/** What the momentum of a row has fallen to when it is taken for 0: less than a 32-bit float resolves beside the value. */
const NEGLIGIBLE = 1e-9;

/** What is remembered of a weight, or of the rows of a table. */
interface Moments {
  readonly m: Float32Array;
  readonly v: Float32Array;
  /** By row: the last step that had a gradient for it, 0 where none had. */
  readonly last: Float32Array;
}

/**
 * Adam (Kingma and Ba 2015, algorithm 1). A row of an embedding table without a gradient in a step is updated as for a
 * gradient of 0, as in every framework's dense Adam: what is rare goes on moving for a while after it was seen, without which
 * it would learn some ten times more slowly than the rest. A row whose momentum has faded waits for its next gradient, so a
 * step costs what was lately seen, not the vocabulary.
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
  const moments = new Map<string, Moments>();
  const memory = beta1 > 0 ? Math.ceil(Math.log(NEGLIGIBLE) / Math.log(beta1)) : 0;

  const momentsOf = (name: string, size: number, rows: number): Moments => {
    let found = moments.get(name);
    if (!found) {
      found = { m: new Float32Array(size), v: new Float32Array(size), last: new Float32Array(rows) };
      moments.set(name, found);
    }
    return found;
  };

  return {
    get rate() {
      return rate;
    },
    async step(update) {
      const clipped = clip(update, clipping);
      steps++;
      const scaledRate = (rate * Math.sqrt(1 - beta2 ** steps)) / (1 - beta1 ** steps);
      const scaledEpsilon = epsilon * Math.sqrt(1 - beta2 ** steps);
      /** @param places by row of `values`, the row of `gradient`, or −1 for a gradient of 0. */
      const adjust = (name: string, values: Float32Array, gradient: Float32Array, places: Int32Array): void => {
        const width = values.length / places.length;
        const { m, v, last } = momentsOf(name, values.length, places.length);
        for (let row = 0; row < places.length; row++) {
          const place = places[row] as number;
          const seen = last[row] as number;
          const idle = steps - seen - 1;
          if (place < 0 && (seen === 0 || idle >= memory)) continue;
          const start = row * width;
          const end = start + width;
          if (place >= 0) {
            if (seen > 0 && idle > memory) {
              for (let i = start; i < end; i++) {
                m[i] = 0;
                v[i] = (v[i] as number) * beta2 ** (idle - memory);
              }
            }
            last[row] = steps;
          }
          for (let i = start, from = place * width; i < end; i++, from++) {
            const g = place < 0 ? 0 : (gradient[from] as number);
            const mean = (m[i] = beta1 * (m[i] as number) + (1 - beta1) * g);
            const square = (v[i] = beta2 * (v[i] as number) + (1 - beta2) * g * g);
            values[i] = (values[i] as number) - (scaledRate * mean) / (Math.sqrt(square) + scaledEpsilon);
          }
        }
      };
      for (const { name, weight, gradient } of clipped.dense) {
        const values = (await weight.data<'float32'>()).slice();
        adjust(name, values, await gradient.data<'float32'>(), new Int32Array(1));
        tf.tidy(() => weight.assign(tf.tensor(values, weight.shape)));
      }
      for (const { name, table, rows, gradient } of clipped.rows) {
        const places = new Int32Array(table.size).fill(-1);
        rows.forEach((row, place) => (places[row] = place));
        adjust(name, table.values, await gradient.data<'float32'>(), places);
      }
      disposeGradients(clipped);
    },
    endEpoch() {
      rate *= decay;
    },
    async state() {
      const arrays: Record<string, Float32Array> = {};
      for (const [name, { m, v, last }] of moments) {
        arrays[`${name}.m`] = m.slice();
        arrays[`${name}.v`] = v.slice();
        arrays[`${name}.last`] = last.slice();
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
        const part = (which: string) => (arrays[`${name}.${which}`] as Float32Array).slice();
        moments.set(name, { m: m.slice(), v: part('v'), last: part('last') });
      }
    },
  };
}
