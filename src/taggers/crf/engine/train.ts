import { setImmediate } from 'node:timers/promises';
import { PalimpsestError } from '../../../core/errors.ts';
import type { TrainingStep, TrainingEnd } from '../../../core/tagger.ts';
import type { CrfWeights, LabelledCrfData } from '../data.ts';
import { checkData, checkOptions, type CrfTrainingOptions } from './options.ts';
import { collectFeatures, toWeights, type FeatureSet } from './features.ts';
import { createObjective } from './objective.ts';
import { type Ending, LBFGS_DEFAULTS, minimise, type LbfgsOptions } from './optimise/lbfgs.ts';
import { type Evaluate, norm } from './optimise/line-search.ts';
import { createRng, shuffle } from '../../../core/rng.ts';
import { instantiateKernel, kernelModule, rowLength } from '../kernel/kernel.ts';
import { createArena, layOutRecords } from './arena.ts';
import { createMemoryFor } from './plan.ts';
import { reserveViterbi, runViterbi, writeTransitions } from './viterbi.ts';

/** Passes of the averaged perceptron where no number is given; CRFsuite's. */
const PERCEPTRON_PASSES = 100;

/** What training may use and whom it tells. */
interface CrfTrainingHooks {
  /** Threads beside this one. The weights do not depend on it. */
  readonly workers?: number;
  /** Is told of every iteration: the objective, and as figures `norm` of the weights and `active` features at least. */
  readonly onStep?: (step: TrainingStep) => void;
  /** Is told once, when training is over. */
  readonly onEnd?: (end: TrainingEnd) => void;
  readonly signal?: AbortSignal;
}

/**
 * Trains a linear-chain CRF. This thread computes too, and is free for events between iterations only.
 *
 * @throws PalimpsestError `crf-no-data` without a token, `crf-diverged` where the objective is no finite number.
 * @throws the signal's reason when it is aborted.
 */
export async function trainCrf(
  data: LabelledCrfData,
  options: CrfTrainingOptions = {},
  hooks: CrfTrainingHooks = {},
): Promise<CrfWeights> {
  checkData(data);
  checkOptions(options);
  hooks.signal?.throwIfAborted();
  const features = collectFeatures(data, options);
  if (features.observed.length === 0) {
    throw new PalimpsestError('crf-no-features', 'no feature occurs as often as minFrequency requires', {
      hint: 'Lower minFrequency: --set minFrequency=1.',
    });
  }
  const vector =
    options.algorithm === 'ap'
      ? await runPerceptron(data, features, options, hooks)
      : await runLbfgs(data, features, options, hooks);
  return toWeights(features, vector);
}

async function runLbfgs(
  data: LabelledCrfData,
  features: FeatureSet,
  options: CrfTrainingOptions,
  hooks: CrfTrainingHooks,
): Promise<Float64Array> {
  const { c2 = 1 } = options;
  const objective = createObjective(data, features, hooks.workers ?? 0);
  const evaluate: Evaluate = (x, gradient) => {
    let value = objective.evaluate(x, gradient);
    if (c2 === 0) return value;
    let squares = 0;
    for (let k = 0; k < x.length; k++) {
      const weight = x[k] as number;
      gradient[k]! += 2 * c2 * weight;
      squares += weight * weight;
    }
    value += c2 * squares;
    return value;
  };
  const settings = { ...LBFGS_DEFAULTS, ...withoutUndefined(options) } as LbfgsOptions;
  const x = new Float64Array(features.observed.length);
  try {
    const iterations = minimise(evaluate, x, settings);
    let steps = 0;
    for (let next = iterations.next(); ; next = iterations.next()) {
      if (next.done) {
        hooks.onEnd?.({ reason: REASONS[next.value], steps });
        break;
      }
      const { step, value, norm, gradientNorm, trials, stepLength } = next.value;
      steps = step;
      const figures = { norm, gradientNorm, trials, stepLength, active: countActive(x) };
      hooks.onStep?.({ ...stepOf(step, options.maxIterations), loss: value, figures });
      await pause(hooks.signal);
    }
  } finally {
    await objective.close();
  }
  return x;
}

const REASONS: Readonly<Record<Ending, TrainingEnd['reason']>> = {
  converged: 'converged',
  'little-progress': 'little-progress',
  'max-iterations': 'cap',
  'line-search-failed': 'line-search-failed',
};

async function runPerceptron(
  data: LabelledCrfData,
  features: FeatureSet,
  options: CrfTrainingOptions,
  hooks: CrfTrainingHooks,
): Promise<Float64Array> {
  const { maxIterations = PERCEPTRON_PASSES, epsilon = 0, seed = 13 } = options;
  const sequences = data.sequenceStarts.length - 1;
  let steps = 0;
  let isDone = false;
  let averaged: Float64Array = new Float64Array(features.observed.length);
  for (const { step, value, norm, weights } of trainPerceptron(data, features, { maxIterations, epsilon, seed })) {
    averaged = weights;
    steps = step;
    isDone = value / sequences < epsilon;
    const figures = { norm, active: countActive(weights) };
    hooks.onStep?.({ ...stepOf(step, maxIterations), loss: value, figures });
    await pause(hooks.signal);
  }
  // Without an error to reach, the number of passes is a part of the method: the average is over them.
  hooks.onEnd?.({ reason: isDone ? 'converged' : epsilon > 0 ? 'cap' : 'all-steps', steps });
  return averaged;
}

/** Lets events happen, among them an abortion. */
async function pause(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}

function stepOf(step: number, steps: number | undefined): Pick<TrainingStep, 'step' | 'steps'> {
  return steps === undefined ? { step } : { step, steps };
}

function countActive(weights: Float64Array): number {
  let active = 0;
  for (const weight of weights) if (weight !== 0) active++;
  return active;
}

function withoutUndefined<T extends object>(options: T): Partial<T> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** CRFsuite's settings of the averaged perceptron. */
interface PerceptronOptions {
  readonly maxIterations: number;
  /** Ends when the mean share of wrong labels of a sequence is below this. */
  readonly epsilon: number;
  /** Decides the order of the sequences in each epoch. */
  readonly seed: number;
}

/** An epoch: its loss, the sum over sequences of the share of wrong labels, and the averaged weights. */
interface PerceptronEpoch {
  readonly step: number;
  readonly value: number;
  readonly norm: number;
  readonly weights: Float64Array;
}

/**
 * The averaged perceptron of Collins (2002), "Discriminative training methods for hidden Markov models": each sequence that the
 * weights label wrongly moves them toward its features and away from those of the labels found. Yields after each epoch.
 */
export function* trainPerceptron(
  data: LabelledCrfData,
  features: FeatureSet,
  options: PerceptronOptions,
): Generator<PerceptronEpoch, void> {
  const { sequenceStarts } = data;
  const sequences = sequenceStarts.length - 1;
  const { labelCount, stateLabels } = features;
  const model = createModel(data, features);
  // The transition features, as averaged weights have them after those of the states.
  const weights = new Float64Array(features.transitions.length);
  const late = new Float64Array(features.transitions.length);
  const featureOfPair = new Int32Array(labelCount * labelCount).fill(-1);
  for (const [i, pair] of features.transitions.entries()) featureOfPair[pair] = i;
  let seen = 1;

  const moveTransition = (from: number, to: number, change: number): void => {
    const k = featureOfPair[from * labelCount + to] as number;
    if (k < 0) return;
    weights[k]! += change;
    late[k]! += change * seen;
    model.setTransition(from, to, weights[k] as number);
  };

  for (let epoch = 1; epoch <= options.maxIterations; epoch++) {
    const order = shuffle([...Array(sequences).keys()], createRng(options.seed).fork('perceptron', epoch));
    let loss = 0;
    for (const sequence of order) {
      const first = sequenceStarts[sequence] as number;
      const length = (sequenceStarts[sequence + 1] as number) - first;
      if (length > 0) {
        const gold = data.labels.subarray(first, first + length);
        const found = model.best(first, length);
        let wrong = 0;
        for (let t = 0; t < length; t++) {
          const right = gold[t] as number;
          const label = found[t] as number;
          if (right !== label) {
            wrong++;
            model.moveToken(first + t, right, label, seen);
          }
          if (t === 0 || (right === label && gold[t - 1] === found[t - 1])) continue;
          moveTransition(gold[t - 1] as number, right, 1);
          moveTransition(found[t - 1] as number, label, -1);
        }
        loss += wrong / length;
      }
      seen++;
    }
    const averaged = new Float64Array(features.observed.length);
    model.average(seen, averaged);
    weights.forEach((weight, k) => {
      averaged[stateLabels.length + k] = weight - (late[k] as number) / seen;
    });
    yield { step: epoch, value: loss, norm: norm(averaged), weights: averaged };
    if (loss / sequences < options.epsilon) return;
  }
}

/** The weights in the kernel's memory, and what it does with them. */
function createModel(data: LabelledCrfData, features: FeatureSet) {
  const { labelCount } = features;
  const row = rowLength(labelCount);
  const longest = data.sequenceStarts.reduce((most, end, i, starts) => Math.max(most, end - (starts[i - 1] ?? 0)), 1);
  const arena = createArena();
  const task = arena.reserve(7 * 4);
  const lists = [data.groupStarts, data.tokenGroups, data.attributeStarts, data.groupAttributes].map(({ byteLength }) =>
    arena.reserve(byteLength),
  );
  const records = layOutRecords(features, arena);
  const late = arena.reserve(records.bytes);
  const space = reserveViterbi(arena, labelCount, longest);
  const memory = createMemoryFor(arena.size);
  records.write(memory);
  const words = new Uint32Array(memory.buffer);
  const doubles = new Float64Array(memory.buffer);
  const attributes = data.groupAttributes.map((attribute) => records.recordOf[attribute] as number);
  [data.groupStarts, data.tokenGroups, data.attributeStarts, attributes].forEach((values, i) =>
    words.set(values, (lists[i] as number) / 4),
  );
  const toLate = late - records.address;
  words.set([labelCount, toLate, ...lists, space.rows], task / 4);
  const kernel = instantiateKernel(kernelModule(), memory);
  const found = new Uint16Array(memory.buffer, space.labels, longest);
  writeTransitions(memory, space, new Float64Array(labelCount * labelCount), labelCount);
  return {
    /** The best labels of the tokens; good until the next call. */
    best(first: number, length: number): Uint16Array {
      kernel.scoreSequence(task, first, first + length);
      runViterbi(kernel, space, labelCount, length);
      return found;
    },
    moveToken(token: number, right: number, wrong: number, seen: number): void {
      kernel.moveToken(task, token, 8 * right, 8 * wrong, seen);
    },
    setTransition(from: number, to: number, weight: number): void {
      doubles[space.transitions / 8 + from * row + to] = weight;
      doubles[space.transposed / 8 + to * row + from] = weight;
    },
    /** The averaged weights of the state features. */
    average(seen: number, into: Float64Array): void {
      for (const [k, at] of records.weightOf.entries()) {
        into[k] = (doubles[at] as number) - (doubles[at + toLate / 8] as number) / seen;
      }
    },
  };
}
