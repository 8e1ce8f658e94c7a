import type { Rng } from '../../core/rng.ts';
import { createClipTally } from '../neural/layers/optimiser.ts';
import type { EpochMeter } from '../neural/memory.ts';
import { diverged, type EpochResult } from '../neural/training-loop.ts';
import type { AdamW, Parameter } from '../transformer/adamw.ts';
import { divideByLength } from '../transformer/decode.ts';
import { drawView, type Regime, type View, type ElementSequence } from './elements.ts';
import type { LearningModel } from './model.ts';
import type { SensitivityModel, Validation } from './rating-model.ts';
import { viewTokens, type TokenSequence, type TokenSource } from './tokens.ts';

/** What the passes over the training text go by. */
export interface EpochPlan {
  readonly model: LearningModel;
  readonly source: TokenSource;
  readonly sequences: readonly ElementSequence[];
  readonly regime: Regime;
  readonly positiveWeight: number;
  readonly dropout: number;
  readonly batchSize: number;
  readonly parameters: readonly Parameter[];
  readonly optimiser: AdamW;
  /** All that an epoch draws is forked by its number. */
  readonly rng: Rng;
  readonly signal: AbortSignal | undefined;
}

/** A sequence as it is shown, with what is to be said of what is rated. */
interface Shown {
  readonly tokens: TokenSequence;
  readonly labels: Uint8Array;
}

function show(source: TokenSource, { elements }: ElementSequence, view: View, rng: Rng): Shown {
  return {
    tokens: viewTokens(source, elements, view, rng),
    labels: Uint8Array.from(view.rated, (e) => (elements[e]?.sensitive === true ? 1 : 0)),
  };
}

/**
 * One pass over the training text; candidates and masks are drawn anew.
 *
 * @param epoch 1-based.
 * @returns the mean loss of a rated element.
 * @throws PalimpsestError `training-diverged` at the first step whose loss or gradients are not finite numbers.
 */
export async function runEpoch(plan: EpochPlan, epoch: number, meter: EpochMeter): Promise<EpochResult> {
  const { model, source, sequences, regime, optimiser, parameters, signal } = plan;
  const rng = plan.rng.fork('epoch', epoch);
  const tally = createClipTally(optimiser.clipLimit);
  const numbers = sequences.map((_, s) => s);
  const lengthOf = (s: number) => sequences[s]?.elements.length ?? 0;
  const batches = divideByLength(numbers, lengthOf, plan.batchSize, rng.fork('batches'));
  let [loss, count] = [0, 0];
  for (const [index, chosen] of batches.entries()) {
    signal?.throwIfAborted();
    const step = index + 1;
    const shown = chosen.flatMap((s) => {
      const sequence = sequences[s] as ElementSequence;
      const view = drawView(sequence.elements, regime, rng.fork('view', s));
      return view.rated.length === 0 ? [] : [show(source, sequence, view, rng.fork('random', s))];
    });
    const own = shown.reduce((sum, { labels }) => sum + labels.length, 0);
    if (own > 0) {
      const found = await model.differentiate(
        shown.map(({ tokens }) => tokens),
        join(shown),
        { positiveWeight: plan.positiveWeight, dropout: plan.dropout, rng: rng.fork('dropout', index) },
      );
      optimiser.add(found, 1);
      count += own;
      meter.sample();
    }
    // Also where nothing is rated: the schedule goes by the number of batches.
    const { losses, norm } = await optimiser.step();
    if (!losses.every(Number.isFinite)) throw diverged('the loss is not a finite number', epoch, step, false);
    if (!Number.isFinite(norm)) throw diverged('the gradients are not finite numbers', epoch, step, false);
    for (const one of losses) loss += one * own;
    tally.add(norm);
    model.assign(parameters);
  }
  return { loss: loss / Math.max(1, count), steps: batches.length, figures: { rated: count, ...tally.figures() } };
}

/**
 * Loss and ratings on held-out text, in which elements are chosen and masked as in training: the validation of Table 7.1. What is
 * drawn is the same at every call.
 */
export async function validate(
  {
    model,
    source,
    regime,
    positiveWeight,
    batchSize,
    rng,
  }: Pick<EpochPlan, 'source' | 'regime' | 'positiveWeight' | 'batchSize' | 'rng'> & {
    readonly model: SensitivityModel;
  },
  sequences: readonly ElementSequence[],
): Promise<Validation> {
  const own = rng.fork('validation');
  const all: { readonly logits: number[]; readonly labels: number[] } = { logits: [], labels: [] };
  let [loss, weight] = [0, 0];
  const numbers = sequences.map((_, s) => s);
  for (let from = 0; from < numbers.length; from += batchSize) {
    const shown = numbers.slice(from, from + batchSize).flatMap((s) => {
      const sequence = sequences[s] as ElementSequence;
      const view = drawView(sequence.elements, regime, own.fork('view', s));
      return view.rated.length === 0 ? [] : [show(source, sequence, view, own.fork('random', s))];
    });
    if (shown.length === 0) continue;
    const labels = join(shown);
    const logits = await model.rate(shown.map(({ tokens }) => tokens));
    logits.forEach((logit, i) => {
      const sensitive = labels[i] === 1;
      all.logits.push(logit);
      all.labels.push(sensitive ? 1 : 0);
      const share = sensitive ? positiveWeight : 1;
      const wrong = sensitive ? -logit : logit;
      loss += share * (Math.max(wrong, 0) + Math.log1p(Math.exp(-Math.abs(wrong))));
      weight += share;
    });
  }
  return {
    loss: loss / Math.max(1, weight),
    logits: Float32Array.from(all.logits),
    labels: Uint8Array.from(all.labels),
  };
}

function join(shown: readonly Shown[]): Uint8Array {
  return Uint8Array.from(shown.flatMap(({ labels }) => [...labels]));
}
