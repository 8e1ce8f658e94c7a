import type { Rng } from '../../core/rng.ts';
import { createClipTally } from '../neural/layers/clip-tally.ts';
import type { BatchDivider } from '../neural/memory.ts';
import type { EpochMeter } from '../neural/meter.ts';
import { diverged, type EpochResult } from '../neural/training-loop.ts';
import type { AdamW, Parameter } from './adamw.ts';
import { divideExamples, type Example } from './examples.ts';
import type { EncoderSettings } from './settings.ts';
import { assignParameters, longestOf, type TaggingModel } from './tagging-model.ts';

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
  readonly divider: BatchDivider;
  readonly signal: AbortSignal | undefined;
}

/**
 * One pass over the training sentences.
 *
 * @param epoch 1-based.
 * @returns the mean loss of a token; as figures, the mean norm of the gradients of a step before they were clipped, and
 *   the share of steps in which they were.
 * @throws PalimpsestError `training-diverged` at the first step whose loss or gradients are not finite numbers.
 */
export async function runEpoch(plan: EncoderEpochPlan, epoch: number, meter: EpochMeter): Promise<EpochResult> {
  const { model, examples, settings, parameters, optimiser, divider, signal } = plan;
  const tally = createClipTally(settings.clip);
  const rng = plan.rng.fork('epoch', epoch);
  const batches = divideExamples(examples, settings.batchSize, rng.fork('batches'));
  let [loss, tokens, steps] = [0, 0, 0];
  for (let from = 0; from < batches.length; from += settings.accumulation) {
    const some = batches.slice(from, from + settings.accumulation);
    const count = (batch: readonly Example[]) => batch.reduce((sum, { tags }) => sum + tags.length, 0);
    const all = some.reduce((sum, batch) => sum + count(batch), 0);
    steps++;
    for (const [index, batch] of some.entries()) {
      signal?.throwIfAborted();
      const dropping = { rate: settings.dropout ?? HEAD_DROPOUT, rng: rng.fork('dropout', from + index) };
      const length = batch.reduce((most, { window }) => Math.max(most, window.ids.length), 1);
      const longest = longestOf(batch.map(({ window }) => window));
      const partOf = (start: number, end: number) => batch.slice(start, end);
      await divider.inParts<Awaited<ReturnType<TaggingModel['differentiate']>>>(batch.length, length, {
        compute(start, end) {
          const own = partOf(start, end);
          return model.differentiate(
            own.map(({ window }) => window),
            own.map((example) => example.tags),
            { ...dropping, whole: { length, longest, windowsBefore: start } },
            settings.frozen ? own.map((example) => example.states as Float32Array) : undefined,
          );
        },
        take(found, start, end) {
          const own = count(partOf(start, end));
          if (!Number.isFinite(found.loss)) throw diverged('the loss is not a finite number', epoch, steps, false);
          // Each token of the step counts alike, however batches and parts of them divide them.
          optimiser.add(found.gradients, own / all);
          loss += found.loss * own;
          tokens += own;
        },
      });
      meter.sample();
    }
    const own = optimiser.step();
    if (!Number.isFinite(own)) throw diverged('the gradients are not finite numbers', epoch, steps, false);
    tally.add(own);
    assignParameters(model, parameters);
  }
  return { loss: loss / Math.max(1, tokens), steps, figures: tally.figures() };
}
