import { obtain } from '../../../core/collections.ts';
import { hasOwnMemory, tf } from '../backend.ts';
import { adamOnTensors, createMoments, readMoments } from '../kernels/adam-on-tensors.ts';
import { adamByKernel, type AdamRates, type AdamUpdate } from '../kernels/simd/adam.ts';
import {
  type Clipping,
  type Optimiser,
  type Update,
  clip,
  disposeGradients,
  mayStep,
  normLimit,
  readStep,
} from './optimiser.ts';

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

  /** Of weights, where the backend has a memory of its own. */
  const tensors = new Map<string, tf.Variable>();

  const momentsOf = (name: string, size: number) =>
    obtain(moments, name, () => ({ m: new Float32Array(size), v: new Float32Array(size) }));

  const tensorsOf = (name: string, size: number) => {
    let found = tensors.get(name);
    if (!found) {
      tensors.set(name, (found = createMoments(size, moments.get(name))));
      moments.delete(name);
    }
    return found;
  };

  const changeArrays = async (dense: Update['dense'], rates: AdamRates): Promise<void> => {
    const updates: (AdamUpdate & { readonly weight: tf.Variable })[] = [];
    for (const { name, weight, gradient } of dense) {
      const values = (await weight.data<'float32'>()).slice();
      const update = { values, gradient: await gradient.data<'float32'>() };
      updates.push({ weight, ...update, ...momentsOf(name, values.length) });
    }
    if (tf.getBackend() === 'wasm') adamByKernel(updates, rates);
    else for (const update of updates) adjust(update, Int32Array.of(0), update.values.length, rates);
    for (const { weight, values } of updates) tf.tidy(() => weight.assign(tf.tensor(values, weight.shape)));
  };

  const changeTensors = (dense: Update['dense'], rates: AdamRates): void => {
    const numbers = { ...rates, factor: 1, keep: 1, correction: 1 };
    adamOnTensors(
      dense.map(({ name, weight, gradient }) => ({
        weight,
        gradient,
        moments: tensorsOf(name, weight.size),
        ...numbers,
      })),
    );
  };

  return {
    clipLimit: normLimit(clipping),
    get rate() {
      return rate;
    },
    async step(update) {
      const clipped = clip(update, clipping);
      const { rows: rowGradients, ...found } = await readStep(clipped);
      if (!mayStep(found)) {
        disposeGradients(clipped);
        return found;
      }
      steps++;
      const rates: AdamRates = {
        beta1,
        beta2,
        rate: (rate * Math.sqrt(1 - beta2 ** steps)) / (1 - beta1 ** steps),
        epsilon: epsilon * Math.sqrt(1 - beta2 ** steps),
      };
      if (hasOwnMemory()) changeTensors(clipped.dense, rates);
      else await changeArrays(clipped.dense, rates);
      for (const [i, { name, table, rows }] of clipped.rows.entries()) {
        const update = { values: table.values, gradient: rowGradients[i] as Float32Array };
        adjust({ ...update, ...momentsOf(name, table.values.length) }, rows, table.width, rates);
      }
      disposeGradients(clipped);
      return found;
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
      for (const [name, both] of tensors) {
        const { m, v } = await readMoments(both);
        arrays[`${name}.m`] = m;
        arrays[`${name}.v`] = v;
      }
      return { numbers: { rate, steps }, arrays };
    },
    restore({ numbers, arrays }) {
      rate = numbers['rate'] as number;
      steps = numbers['steps'] as number;
      this.dispose();
      moments.clear();
      for (const [key, m] of Object.entries(arrays)) {
        if (!key.endsWith('.m')) continue;
        const name = key.slice(0, -2);
        moments.set(name, { m: m.slice(), v: (arrays[`${name}.v`] as Float32Array).slice() });
      }
    },
    dispose() {
      tf.dispose([...tensors.values()]);
      tensors.clear();
    },
  };
}

/** Changes some rows of the values by a gradient that has these rows alone. */
function adjust(
  { values, gradient, m, v }: AdamUpdate,
  rows: Int32Array,
  width: number,
  { beta1, beta2, rate, epsilon }: AdamRates,
): void {
  for (let r = 0; r < rows.length; r++) {
    const from = r * width;
    const to = (rows[r] as number) * width;
    for (let d = 0; d < width; d++) {
      const g = gradient[from + d] as number;
      const mean = (m[to + d] = beta1 * (m[to + d] as number) + (1 - beta1) * g);
      const square = (v[to + d] = beta2 * (v[to + d] as number) + (1 - beta2) * g * g);
      values[to + d] = (values[to + d] as number) - (rate * mean) / (Math.sqrt(square) + epsilon);
    }
  }
}
