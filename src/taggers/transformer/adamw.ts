import { adamWByKernel } from '../neural/kernels/simd/adam.ts';
import type { OptimiserState } from '../neural/layers/optimiser.ts';
import type { valueAndGradients } from '../neural/layers/weights.ts';
import type { NamedTensor } from '../neural/safetensors.ts';
import { WORDS } from './model.ts';

/** Weights that AdamW trains: their values lie in an array of ours. */
export interface Parameter {
  readonly name: string;
  /** Written in place. */
  readonly values: Float32Array;
  /** Factor of the rate. */
  readonly scale: number;
  /** Whether weight decay applies: not to biases and norms. */
  readonly decays: boolean;
}

/** Gradients of one batch: of all weights, or of some rows of a table. */
export interface Gradient {
  readonly values: Float32Array;
  /** Rows of a table, and their width; absent where `values` are of all weights. */
  readonly rows?: Int32Array;
}

interface AdamWOptions {
  readonly rate: number;
  readonly weightDecay: number;
  /** Most that the Euclidean norm of all gradients together may be (Pascanu et al. 2013). */
  readonly clip: number;
  /** Steps in which the rate rises linearly, and after which it falls linearly to 0. */
  readonly warmupSteps: number;
  readonly totalSteps: number;
  /** The rate of each step, 0-based, in place of that schedule. */
  readonly rateOf?: (step: number) => number;
  /** ε; default 1e-8. */
  readonly epsilon?: number;
}

/** AdamW with a linear schedule; gradients are added up until a step is taken. */
export interface AdamW {
  /** Adds the gradients of a batch, by name. @param weight of the batch among those of the step. */
  add(gradients: Readonly<Record<string, Gradient>>, weight: number): void;
  /**
   * Takes a step with what was added.
   *
   * @returns the norm of the gradients before they were clipped. Where it is not a finite number, nothing was changed.
   */
  step(): number;
  /** The rate that the next step takes. */
  readonly rate: number;
  /** {@link AdamWOptions.clip} */
  readonly clipLimit: number;
  state(): Promise<OptimiserState>;
  restore(state: OptimiserState): void;
}

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;

/**
 * Adam with decoupled weight decay (Loshchilov and Hutter 2019, algorithm 2), as PyTorch's `AdamW` computes it; the rate goes
 * as in `get_linear_schedule_with_warmup`.
 */
export function createAdamW(parameters: readonly Parameter[], options: AdamWOptions): AdamW {
  const { rate: highest, weightDecay, clip, warmupSteps, totalSteps, epsilon = EPSILON } = options;
  const slots = parameters.map((parameter) => ({
    ...parameter,
    gradient: new Float32Array(parameter.values.length),
    m: new Float32Array(parameter.values.length),
    v: new Float32Array(parameter.values.length),
    /** Whether nothing was added since the last step. */
    isClean: true,
  }));
  const byName = new Map(slots.map((slot) => [slot.name, slot]));
  let steps = 0;
  const linear = (step: number) =>
    highest *
    (step < warmupSteps
      ? step / Math.max(1, warmupSteps)
      : Math.max(0, totalSteps - step) / Math.max(1, totalSteps - warmupSteps));
  const rateOf = options.rateOf ?? linear;

  return {
    clipLimit: clip,
    get rate() {
      return rateOf(steps);
    },
    add(gradients, weight) {
      for (const [name, { values, rows }] of Object.entries(gradients)) {
        const slot = byName.get(name);
        if (!slot) throw new TypeError(`no weights ${name} are trained`);
        const { gradient } = slot;
        if (!rows && slot.isClean && weight === 1) {
          gradient.set(values);
          slot.isClean = false;
          continue;
        }
        if (slot.isClean) gradient.fill(0);
        slot.isClean = false;
        if (!rows) {
          for (let i = 0; i < values.length; i++)
            gradient[i] = (gradient[i] as number) + weight * (values[i] as number);
          continue;
        }
        const width = values.length / rows.length;
        for (let r = 0; r < rows.length; r++) {
          const to = (rows[r] as number) * width;
          for (let d = 0; d < width; d++) {
            gradient[to + d] = (gradient[to + d] as number) + weight * (values[r * width + d] as number);
          }
        }
      }
    },
    step() {
      for (const slot of slots) {
        if (slot.isClean) slot.gradient.fill(0);
        slot.isClean = true;
      }
      const norm = Math.sqrt(slots.reduce((sum, { gradient }) => sum + squareSum(gradient), 0));
      if (!Number.isFinite(norm)) return norm;
      const factor = norm > clip ? clip / (norm + 1e-6) : 1;
      const rate = rateOf(steps);
      steps++;
      const correction = Math.sqrt(1 - BETA2 ** steps);
      adamWByKernel(
        slots.map(({ values, gradient, m, v, scale, decays }) => ({
          values,
          gradient,
          m,
          v,
          factor,
          correction,
          epsilon,
          beta1: BETA1,
          beta2: BETA2,
          keep: decays ? 1 - rate * scale * weightDecay : 1,
          rate: (rate * scale) / (1 - BETA1 ** steps),
        })),
      );
      return norm;
    },
    async state() {
      const arrays: Record<string, Float32Array> = {};
      for (const { name, m, v } of slots) {
        arrays[`${name}.m`] = m.slice();
        arrays[`${name}.v`] = v.slice();
      }
      return { numbers: { steps }, arrays };
    },
    restore({ numbers, arrays }) {
      steps = numbers['steps'] as number;
      for (const { name, m, v } of slots) {
        m.set(arrays[`${name}.m`] as Float32Array);
        v.set(arrays[`${name}.v`] as Float32Array);
      }
    },
  };
}

function squareSum(values: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] as number) * (values[i] as number);
  return sum;
}

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
