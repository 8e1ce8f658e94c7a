import { PalimpsestError } from '../../core/errors.ts';
import type { TrainingStep, TrainingEnd } from '../../core/tagger.ts';
import type { FamilyContext } from '../types.ts';
import { readCheckpoint, writeCheckpoint, type Checkpoint, type Tensors } from './checkpoint.ts';
import type { OptimiserState } from './layers/optimiser.ts';
import { startMeter, type EpochMeter } from './memory.ts';
import type { TagScheme } from '../../core/corpus-format.ts';
import { tagsToSpans, type TagSpan } from '../../text/tags.ts';

/** Epochs without a lower loss after which a higher one is told of. */
const LONG = 3;
/** How much higher: as a share of the lowest loss, and of the first. */
const RISE = { ofLowest: 0.05, ofFirst: 0.02 };
/** Share of an epoch's steps. */
const MOST = 0.5;
/** Mean norm of the gradients as a multiple of what they are clipped to: below, clipping is what it is meant to be. */
const FAR = 10;

/**
 * Looks at a learning curve as it grows, and says once what is wrong with it and what to do: `loss-rises` and
 * `gradients-clipped`. What it says depends on the steps alone, so a training that goes on after a stop says the same.
 *
 * @param clipLimit the norm to which gradients are clipped.
 */
export function watchCurve(
  onNotice: ((code: string, message: string) => void) | undefined,
  clipLimit: number | undefined,
): (step: TrainingStep) => void {
  let first: TrainingStep | undefined;
  let lowest: TrainingStep | undefined;
  const told = new Set<string>();
  const tell = (code: string, message: string) => {
    if (told.has(code)) return;
    told.add(code);
    onNotice?.(code, message);
  };
  return (step) => {
    const { loss, figures = {} } = step;
    first ??= step;
    if (!lowest || loss < lowest.loss) lowest = step;
    const rise = loss - lowest.loss;
    const isHigher = rise > RISE.ofLowest * Math.abs(lowest.loss) && rise > RISE.ofFirst * Math.abs(first.loss);
    if (step.step - lowest.step >= LONG && isHigher) {
      tell(
        'loss-rises',
        `the training loss rises: ${short(lowest.loss)} in epoch ${lowest.step}, ${short(loss)} in epoch ${step.step}; choose a smaller learningRate (it was ${short(figures['learningRate'] ?? 0)})`,
      );
    }
    const { clippedShare, gradientNorm } = figures;
    if (clipLimit === undefined || clippedShare === undefined || gradientNorm === undefined) return;
    // In the first epoch gradients are large whatever the rate.
    if (step.step > 1 && clippedShare > MOST && gradientNorm > FAR * clipLimit) {
      tell(
        'gradients-clipped',
        `the gradients were cut in ${Math.round(100 * clippedShare)} % of the steps of epoch ${step.step}, from a norm of ${short(gradientNorm)} on the mean to ${short(clipLimit)}: steps go by their direction alone; choose a smaller learningRate or larger batches, and look for wrong labels`,
      );
    }
  };
}

function short(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** What a pass over the training sentences came to. */
export interface EpochResult {
  /** The mean of the objective, as the weights were when each batch had its turn. */
  readonly loss: number;
  /** Steps of the optimiser. */
  readonly steps: number;
  /** Further figures for the learning curve, by name. */
  readonly figures?: Readonly<Record<string, number>>;
}

/** What is trained epoch by epoch. All that an epoch draws is forked by its number, so there is no generator's state to keep. */
interface Trainable {
  /**
   * @param epoch 1-based.
   * @param meter wants to sample each step.
   */
  runEpoch(epoch: number, meter: EpochMeter): Promise<EpochResult>;
  /** Micro F1 of the dev sentences with the weights as they are; absent where there are none. */
  readonly evaluate?: (() => Promise<number>) | undefined;
  /** What epochs are compared by in place of that F1, once it is known: higher is better. */
  readonly rank?: () => number;
  readonly optimiser: {
    /** The rate that the next step takes. */
    readonly rate: number;
    /** The norm that the gradients of a step are scaled down to; absent where they are not clipped so. */
    readonly clipLimit?: number | undefined;
    /** Lets a rate decay that does so by epochs. */
    endEpoch?(): void;
    state(): Promise<OptimiserState>;
    restore(state: OptimiserState): void;
  };
  /** Copies of all weights that training changes. */
  read(): Promise<Tensors>;
  write(weights: Tensors): void;
}

interface LoopOptions {
  /** Most passes. */
  readonly epochs: number;
  /** Stop after so many epochs without a better F1 on the dev sentences. */
  readonly patience: number;
  /** Whether rates go by the number of epochs: then a training of fewer epochs is another one, not the beginning of this. */
  readonly scheduled: boolean;
  /** Of all training sentences: for the speed in the learning curve. */
  readonly tokens: number;
  /** The fingerprint of the training (checkpoint.ts); asked for where there is a store of checkpoints. */
  readonly key: () => string;
  readonly context: Pick<FamilyContext, 'checkpoints' | 'onNotice' | 'onStep'>;
}

/**
 * Trains epoch after epoch, and leaves in the model the weights of the epoch with the best F1 on the dev sentences; without
 * any, the last ones. With a store of checkpoints, each epoch is kept, and a training that was stopped goes on after the last
 * to the same weights as one never stopped. Checkpoints are left in the store at the end; whoever gave it clears it once the
 * tagger is saved.
 *
 * @returns how it ended: by its cap where held-out sentences should have ended it and did not. Where rates fall to nothing by
 *   the last epoch, the number of epochs is a part of the method.
 * @throws PalimpsestError `training-diverged` where weights are not finite any more: the checkpoint of the epoch before stays.
 */
export async function trainEpochs(trainable: Trainable, options: LoopOptions): Promise<TrainingEnd> {
  const { epochs, patience, context } = options;
  const { checkpoints, onNotice, onStep } = context;
  const { optimiser, evaluate } = trainable;
  const watch = watchCurve(onNotice, optimiser.clipLimit);
  const tell = (step: TrainingStep) => {
    onStep?.(step);
    watch(step);
  };
  const key = checkpoints ? options.key() : '';
  let done: Pick<Checkpoint, 'epoch' | 'best' | 'steps'> | undefined;
  const found = checkpoints && (await findCheckpoint(checkpoints, key, epochs, onNotice));
  if (found) {
    trainable.write(found.weights);
    optimiser.restore(found.optimiser);
    for (const step of found.steps) tell(step);
    // Not its weights and state, which may be large.
    done = { epoch: found.epoch, best: found.best, steps: found.steps };
  }
  const isPast = () => evaluate !== undefined && done !== undefined && done.epoch - done.best.epoch >= patience;
  const isOver = () => isPast() || (done !== undefined && done.epoch >= epochs);
  while (!isOver()) {
    const epoch: number = (done?.epoch ?? 0) + 1;
    const learningRate = optimiser.rate;
    const meter = startMeter();
    const { loss, steps, figures } = await trainable.runEpoch(epoch, meter);
    const { seconds, ...costs } = meter.read();
    optimiser.endEpoch?.();
    const f1 = await evaluate?.();
    const step = {
      step: epoch,
      steps: epochs,
      loss,
      ...(f1 !== undefined && { devF1: f1 }),
      figures: {
        learningRate,
        ...figures,
        tokensPerSecond: options.tokens / Math.max(seconds, 1e-3), // no infinity where a clock is coarse: a checkpoint could not hold it
        ...costs,
      },
    };
    const weights = await trainable.read();
    if (!areFinite(weights)) {
      const keepsEpochs = checkpoints !== undefined && !options.scheduled;
      throw diverged('weights are not finite numbers', epoch, steps, keepsEpochs);
    }
    const best: Checkpoint['best'] | undefined = done?.best;
    const rank = f1 === undefined ? undefined : (trainable.rank?.() ?? f1);
    done = {
      epoch,
      best: best && rank !== undefined && rank <= best.f1 ? best : { epoch, f1: rank ?? 0, weights },
      steps: [...(done?.steps ?? []), step],
    };
    if (checkpoints) {
      await writeCheckpoint(checkpoints, key, { ...done, weights, optimiser: await optimiser.state() });
    }
    tell(step);
  }
  if (done) trainable.write(done.best.weights);
  const hasRule = evaluate !== undefined && !options.scheduled;
  return { reason: isPast() ? 'patience' : hasRule ? 'cap' : 'all-steps', steps: done?.epoch ?? 0 };
}

/**
 * @param what is wrong at that step.
 * @param keepsEpochs whether the model of the epoch before can be had from its checkpoint.
 */
export function diverged(what: string, epoch: number, step: number, keepsEpochs: boolean): PalimpsestError {
  const last = epoch - 1;
  const kept =
    keepsEpochs && last > 0
      ? ` The checkpoint of epoch ${last} is kept: to have its model, resume with the setting epochs=${last}.`
      : '';
  return new PalimpsestError('training-diverged', `${what} in epoch ${epoch}, step ${step}: training stopped`, {
    hint: `Choose a smaller learningRate.${kept}`,
  });
}

/** A checkpoint that is written stands in the place of a good one. */
function areFinite(weights: Tensors): boolean {
  return Object.values(weights).every(({ values }) => values.every(Number.isFinite));
}

async function findCheckpoint(
  store: NonNullable<FamilyContext['checkpoints']>,
  key: string,
  epochs: number,
  onNotice: FamilyContext['onNotice'],
): Promise<Checkpoint | undefined> {
  try {
    const found = await readCheckpoint(store, key);
    if (found && found.epoch > epochs) return undefined;
    if (found) onNotice?.('resumed', `training goes on after epoch ${found.epoch}`);
    return found;
  } catch (error) {
    if (!(error instanceof PalimpsestError && error.code === 'damaged-model')) throw error;
    onNotice?.('damaged-checkpoint', 'the checkpoint is damaged: training starts anew');
    return undefined;
  }
}

/** Micro F1 of whole mentions: a predicted one counts where label, first and last token are those of a gold one. */
export function spanF1(
  gold: readonly (readonly string[])[],
  predicted: readonly (readonly string[])[],
  scheme: TagScheme,
): number {
  let correct = 0;
  let total = 0;
  gold.forEach((tags, s) => {
    const expected = new Set(tagsToSpans(tags, { scheme }).map(key));
    const found = tagsToSpans(predicted[s] as readonly string[], { scheme });
    total += expected.size + found.length;
    for (const span of found) if (expected.has(key(span))) correct++;
  });
  return total === 0 ? 1 : (2 * correct) / total;
}

function key({ start, end, label }: TagSpan): string {
  return `${start} ${end} ${label}`;
}
