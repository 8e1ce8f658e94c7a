import { hasOwnMemory, tf } from '../neural/backend.ts';
import {
  adamOnTensors,
  addRows,
  createMoments,
  normOfTensors,
  readMoments,
} from '../neural/kernels/adam-on-tensors.ts';
import { adamWByKernel, type AdamUpdate, type AdamWUpdate } from '../neural/kernels/simd/adam.ts';
import { readTogether, type OptimiserState } from '../neural/layers/optimiser.ts';
import type { valueAndGradients } from '../neural/layers/weights.ts';
import { watchDevice } from '../neural/memory.ts';
import type { NamedTensor } from '../neural/safetensors.ts';
import { WORDS } from './model.ts';

/** Weights that AdamW trains. All of an optimiser's are of one kind: arrays of ours, or variables of a backend with a memory of its own. */
export interface Parameter {
  readonly name: string;
  /** Written in place. */
  readonly values: Float32Array | tf.Variable;
  /** Factor of the rate. */
  readonly scale: number;
  /** Whether weight decay applies: not to biases and norms. */
  readonly decays: boolean;
}

/** Gradients of one batch: of all weights, or of some rows of a table. Of the kind of the weights. */
export interface Gradient {
  readonly values: Float32Array | tf.Tensor;
  /** Rows of a table, in the order of `values`, each once; absent where `values` are of all weights. */
  readonly rows?: Int32Array;
}

/** What a batch comes to. Tensors are not read yet, and whoever adds them up disposes of them. */
export interface BatchGradients {
  readonly loss: number | tf.Scalar;
  readonly gradients: Readonly<Record<string, Gradient>>;
}

/** What a step found before it changed anything. */
interface AdamWStep {
  /** Of each batch that was added, in order. */
  readonly losses: readonly number[];
  /** That of all gradients, before they were clipped. */
  readonly norm: number;
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
  /** Adds what a batch came to. @param weight of the batch among those of the step. */
  add(batch: BatchGradients, weight: number): void;
  /**
   * Takes a step with what was added. Where the norm or a loss is not a finite number, nothing is changed.
   *
   * @throws PalimpsestError as the device says: `out-of-memory`, `device-lost`, `device-refused`.
   */
  step(): Promise<AdamWStep>;
  /** The rate that the next step takes. */
  readonly rate: number;
  /** {@link AdamWOptions.clip} */
  readonly clipLimit: number;
  state(): Promise<OptimiserState>;
  restore(state: OptimiserState): void;
  /** Gives back what it holds, the weights apart. */
  dispose(): void;
}

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;

/** The numbers of a step for one of the weights. */
type Numbers = Omit<AdamWUpdate, keyof AdamUpdate>;

/** Where weights, gradients and moments lie. */
interface Store {
  add(gradients: Readonly<Record<string, Gradient>>, weight: number): void;
  /** The norm of what was added, with the losses. */
  measure(losses: readonly (number | tf.Scalar)[]): Promise<AdamWStep>;
  /** Changes all weights and moments and forgets what was added. */
  change(numbersOf: (parameter: Parameter) => Numbers): void;
  /** Copies of the moments, `<name>.m` and `<name>.v`. */
  read(): Promise<Record<string, Float32Array>>;
  write(moments: Readonly<Record<string, Float32Array>>): void;
  dispose(): void;
}

/**
 * Adam with decoupled weight decay (Loshchilov and Hutter 2019, algorithm 2), as PyTorch's `AdamW` computes it; the rate goes
 * as in `get_linear_schedule_with_warmup`.
 */
export function createAdamW(parameters: readonly Parameter[], options: AdamWOptions): AdamW {
  const { rate: highest, weightDecay, clip, warmupSteps, totalSteps, epsilon = EPSILON } = options;
  const onTensors = parameters.some(({ values }) => values instanceof tf.Variable);
  const store = onTensors ? createTensorStore(parameters) : createArrayStore(parameters);
  let steps = 0;
  let losses: (number | tf.Scalar)[] = [];
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
    add({ loss, gradients }, weight) {
      store.add(gradients, weight);
      losses.push(loss);
    },
    step: () =>
      watchDevice(async () => {
        const found = await store.measure(losses);
        losses = [];
        const { norm } = found;
        if (!Number.isFinite(norm) || !found.losses.every(Number.isFinite)) return found;
        const factor = norm > clip ? clip / (norm + 1e-6) : 1;
        const rate = rateOf(steps);
        steps++;
        const correction = Math.sqrt(1 - BETA2 ** steps);
        store.change(({ scale, decays }) => ({
          factor,
          correction,
          epsilon,
          beta1: BETA1,
          beta2: BETA2,
          keep: decays ? 1 - rate * scale * weightDecay : 1,
          rate: (rate * scale) / (1 - BETA1 ** steps),
        }));
        return found;
      }),
    state: async () => ({ numbers: { steps }, arrays: await store.read() }),
    restore({ numbers, arrays }) {
      steps = numbers['steps'] as number;
      store.write(arrays);
    },
    dispose() {
      tf.dispose(losses.filter((loss) => loss instanceof tf.Tensor));
      store.dispose();
    },
  };
}

/** Slots by name. @throws TypeError at a name that is none of the weights, or of gradients of another kind than they. */
function bySlot<S, V>(
  slots: ReadonlyMap<string, S>,
  gradients: Readonly<Record<string, Gradient>>,
  isOfKind: (values: Gradient['values']) => values is V & Gradient['values'],
): { readonly slot: S; readonly values: V; readonly rows: Int32Array | undefined }[] {
  return Object.entries(gradients).map(([name, { values, rows }]) => {
    const slot = slots.get(name);
    if (!slot) throw new TypeError(`no weights ${name} are trained`);
    if (!isOfKind(values)) throw new TypeError(`the gradient of ${name} does not lie where the weights do`);
    return { slot, values, rows };
  });
}

const isArray = (values: Gradient['values']): values is Float32Array => values instanceof Float32Array;
const isTensor = (values: Gradient['values']): values is tf.Tensor => values instanceof tf.Tensor;

function createArrayStore(parameters: readonly Parameter[]): Store {
  const slots = parameters.map((parameter) => {
    const values = parameter.values as Float32Array;
    const fresh = () => new Float32Array(values.length);
    // Clean: nothing was added since the last step, so that the first addition is a copy.
    return { parameter, values, gradient: fresh(), m: fresh(), v: fresh(), isClean: true };
  });
  const byName = new Map(slots.map((slot) => [slot.parameter.name, slot]));
  return {
    add(gradients, weight) {
      for (const { slot, values, rows } of bySlot(byName, gradients, isArray)) {
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
    async measure(losses) {
      for (const slot of slots) {
        if (slot.isClean) slot.gradient.fill(0);
        slot.isClean = true;
      }
      const norm = Math.sqrt(slots.reduce((sum, { gradient }) => sum + squareSum(gradient), 0));
      return { losses: losses as readonly number[], norm };
    },
    change(numbersOf) {
      adamWByKernel(
        slots.map(({ parameter, values, gradient, m, v }) => ({ values, gradient, m, v, ...numbersOf(parameter) })),
      );
    },
    async read() {
      const arrays: Record<string, Float32Array> = {};
      for (const { parameter, m, v } of slots) {
        arrays[`${parameter.name}.m`] = m.slice();
        arrays[`${parameter.name}.v`] = v.slice();
      }
      return arrays;
    },
    write(arrays) {
      for (const { parameter, m, v } of slots) {
        m.set(arrays[`${parameter.name}.m`] as Float32Array);
        v.set(arrays[`${parameter.name}.v`] as Float32Array);
      }
    },
    dispose: () => undefined,
  };
}

function squareSum(values: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] as number) * (values[i] as number);
  return sum;
}

/** All stays in the backend's memory; a step reads the losses and the norm, at once. */
function createTensorStore(parameters: readonly Parameter[]): Store {
  const slots = parameters.map((parameter) => {
    const weight = parameter.values as tf.Variable;
    return { parameter, weight, moments: undefined as tf.Variable | undefined, gradient: undefined as tf.Tensor | undefined }; // prettier-ignore
  });
  const byName = new Map(slots.map((slot) => [slot.parameter.name, slot]));
  // Not before they are needed: then a step says where there is no memory for them.
  const momentsOf = (slot: (typeof slots)[number]) => (slot.moments ??= createMoments(slot.weight.size));
  const forget = () => {
    for (const slot of slots) {
      slot.gradient?.dispose();
      slot.gradient = undefined;
    }
  };
  return {
    add(gradients, weight) {
      for (const { slot, values, rows } of bySlot(byName, gradients, isTensor)) {
        const before = slot.gradient;
        slot.gradient = tf.tidy(() => {
          if (rows) return addRows(before ?? tf.zerosLike(slot.weight), values, rows, weight);
          const own = weight === 1 ? values : tf.mul(values, weight);
          return before ? tf.add(before, own) : tf.clone(own);
        });
        tf.dispose([values, ...(before ? [before] : [])]);
      }
    },
    async measure(losses) {
      const found = slots.flatMap(({ gradient }) => gradient ?? []);
      const scalars = tf.tidy(() => [
        normOfTensors(found),
        ...losses.map((loss) => (typeof loss === 'number' ? tf.scalar(loss) : tf.clone(loss))),
      ]);
      const [norm, ...read] = (await readTogether(scalars)).map((values) => values[0] as number);
      tf.dispose([scalars, losses.filter((loss) => loss instanceof tf.Tensor)]);
      return { norm: norm as number, losses: read };
    },
    change(numbersOf) {
      tf.tidy(() =>
        adamOnTensors(
          slots.map((slot) => ({
            weight: slot.weight,
            moments: momentsOf(slot),
            gradient: slot.gradient ?? tf.zerosLike(slot.weight),
            ...numbersOf(slot.parameter),
          })),
        ),
      );
      forget();
    },
    async read() {
      const arrays: Record<string, Float32Array> = {};
      for (const slot of slots) {
        const { m, v } = await readMoments(momentsOf(slot));
        arrays[`${slot.parameter.name}.m`] = m;
        arrays[`${slot.parameter.name}.v`] = v;
      }
      return arrays;
    },
    write(arrays) {
      for (const slot of slots) {
        const [m, v] = ['m', 'v'].map((moment) => arrays[`${slot.parameter.name}.${moment}`] as Float32Array);
        slot.moments?.dispose();
        slot.moments = createMoments(slot.weight.size, { m: m as Float32Array, v: v as Float32Array });
      }
    },
    dispose() {
      forget();
      tf.dispose(slots.flatMap(({ moments }) => moments ?? []));
    },
  };
}

/** The variable as an optimiser takes it: itself where the backend has a memory of its own, else a copy of its values. */
export async function parameterOf(name: string, variable: tf.Variable, scale = 1): Promise<Parameter> {
  const values = hasOwnMemory() ? variable : (await variable.data<'float32'>()).slice();
  return { name, values, scale, decays: !/(bias|gamma|beta)$/.test(name) };
}

/** Brings what an optimiser has changed in arrays back into the variables. */
export function assignTo(variables: Readonly<Record<string, tf.Variable>>, parameters: readonly Parameter[]): void {
  tf.tidy(() => {
    for (const { name, values } of parameters) {
      const variable = variables[name];
      if (variable && isArray(values)) variable.assign(tf.tensor(values.slice(), variable.shape));
    }
  });
}

/** Copies of the weights that training changes, for a checkpoint: each as one row. */
export async function readParameters(parameters: readonly Parameter[]): Promise<Record<string, NamedTensor>> {
  const copies = await Promise.all(
    parameters.map(async ({ name, values }) => {
      const copy = isArray(values) ? values.slice() : (await values.data<'float32'>()).slice();
      return [name, { shape: [copy.length], values: copy }] as const;
    }),
  );
  return Object.fromEntries(copies);
}

/** Takes what {@link readParameters} gave. */
export function writeParameters(
  parameters: readonly Parameter[],
  weights: Readonly<Record<string, NamedTensor>>,
): void {
  for (const { name, values } of parameters) {
    const given = (weights[name] as NamedTensor).values;
    if (isArray(values)) values.set(given);
    else tf.tidy(() => values.assign(tf.tensor(given.slice(), values.shape)));
  }
}

/**
 * Loss and gradients as an optimiser adds them up: as they are where the backend has a memory of its own, else read.
 *
 * @param rows which rows of the table of words its gradient is of.
 */
export async function takeGradients(
  found: ReturnType<typeof valueAndGradients>,
  rows?: Int32Array,
): Promise<BatchGradients> {
  const { value, gradients } = hasOwnMemory() ? found : await readGradients(found);
  const named = Object.entries(gradients).map(([name, values]: [string, Gradient['values']]): [string, Gradient] => [
    name,
    name === WORDS && rows ? { values, rows } : { values },
  ]);
  return { loss: value, gradients: Object.fromEntries(named) };
}

/** Gives back what nobody adds up. */
export function discardGradients({ loss, gradients }: BatchGradients): void {
  const all = [loss, ...Object.values(gradients).map(({ values }) => values)];
  tf.dispose(all.filter((one) => one instanceof tf.Tensor));
}

/** The numbers of a loss and its gradients, whose tensors are given back. */
export async function readGradients({ value, gradients }: ReturnType<typeof valueAndGradients>): Promise<{
  readonly value: number;
  readonly gradients: Readonly<Record<string, Float32Array>>;
}> {
  const [loss] = await value.data<'float32'>();
  value.dispose();
  const found: Record<string, Float32Array> = {};
  for (const [name, gradient] of Object.entries(gradients)) {
    found[name] = await gradient.data<'float32'>();
    gradient.dispose();
  }
  return { value: loss as number, gradients: found };
}
