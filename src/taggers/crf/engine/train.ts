import { setImmediate } from 'node:timers/promises';
import { PalimpsestError } from '../../../core/errors.ts';
import type { TrainingStep, TrainingEnd } from '../../../core/tagger.ts';
import type { CrfWeights, LabelledCrfData } from '../data.ts';
import { checkData, checkOptions, type CrfTrainingOptions } from './options.ts';
import { collectFeatures, toWeights, type FeatureSet } from './features.ts';
import { createObjective } from './objective.ts';
import { type Ending, LBFGS_DEFAULTS, minimise, type LbfgsOptions } from './optimise/lbfgs.ts';
import type { Evaluate } from './optimise/line-search.ts';
import { trainPerceptron } from './perceptron.ts';

/** Passes of the averaged perceptron where no number is given; CRFsuite's. */
const PERCEPTRON_PASSES = 100;

/** What training may use and whom it tells. */
export interface CrfTrainingHooks {
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
    throw new PalimpsestError('crf-no-features', 'no feature is as frequent as the least frequency asks for', {
      hint: 'lower minFrequency',
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
