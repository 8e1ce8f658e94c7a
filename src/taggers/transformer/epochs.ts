import type { Rng } from '../../core/rng.ts';
import { diverged, type EpochResult } from '../neural/training-loop.ts';
import type { AdamW, Parameter } from './adamw.ts';
import { divideExamples, type Example } from './examples.ts';
import type { EncoderSettings } from './settings.ts';
import { assignParameters, type TaggingModel } from './tagging-model.ts';

/** Dropout before the head, as `transformers` has it. */
const HEAD_DROPOUT = 0.1;

/** What the passes over the training sentences go by. */
export interface EncoderEpochPlan {
  readonly model: TaggingModel;
  readonly examples: readonly Example[];
  readonly settings: EncoderSettings;
  readonly parameters: readonly Parameter[];
  readonly optimiser: AdamW;
  /** All that an epoch draws is forked by its number. */
  readonly rng: Rng;
  readonly signal: AbortSignal | undefined;
}

/**
 * One pass over the training sentences.
 *
 * @param epoch 1-based.
 * @returns the mean loss of a token; as a figure, the mean norm of the gradients of a step before they were clipped.
 * @throws PalimpsestError `training-diverged` at the first step whose loss or gradients are not finite numbers.
 */
export async function runEpoch(plan: EncoderEpochPlan, epoch: number): Promise<EpochResult> {
  const { model, examples, settings, parameters, optimiser, signal } = plan;
  const rng = plan.rng.fork('epoch', epoch);
  const batches = divideExamples(examples, settings.batchSize, rng.fork('batches'));
  let [loss, tokens, norm, steps] = [0, 0, 0, 0];
  for (let from = 0; from < batches.length; from += settings.accumulation) {
    const some = batches.slice(from, from + settings.accumulation);
    const count = (batch: readonly Example[]) => batch.reduce((sum, { tags }) => sum + tags.length, 0);
    const all = some.reduce((sum, batch) => sum + count(batch), 0);
    steps++;
    for (const [index, batch] of some.entries()) {
      signal?.throwIfAborted();
      const states = settings.frozen ? batch.map((example) => example.states as Float32Array) : undefined;
      const dropping = { rate: settings.dropout ?? HEAD_DROPOUT, rng: rng.fork('dropout', from + index) };
      const found = await model.differentiate(
        batch.map(({ window }) => window),
        batch.map((example) => example.tags),
        dropping,
        states,
      );
      if (!Number.isFinite(found.loss)) throw diverged('the loss is not a finite number', epoch, steps, false);
      // Each token of the step counts alike, however the batches divide them.
      optimiser.add(found.gradients, count(batch) / all);
      loss += found.loss * count(batch);
      tokens += count(batch);
    }
    const own = optimiser.step();
    if (!Number.isFinite(own)) throw diverged('the gradients are not finite numbers', epoch, steps, false);
    norm += own;
    assignParameters(model, parameters);
  }
  return { loss: loss / Math.max(1, tokens), steps, figures: { gradientNorm: norm / Math.max(1, steps) } };
}
