import type { Rng } from '../../core/rng.ts';
import type { Architecture } from './architecture.ts';
import { bucketByLength, createBatch, partOf, shuffle, type Batch, type EncodedSentence } from './batches.ts';
import type { FormTable } from './vocabulary.ts';
import { createAccumulation, disposeGradients, type Optimiser, createClipTally } from './layers/optimiser.ts';
import type { BatchDivider, EpochMeter } from './memory.ts';
import type { Differentiated, NeuralModel, StepDropout } from './model.ts';
import type { NeuralSettings } from './settings.ts';
import { diverged, type EpochResult } from './training-loop.ts';

/** What the passes over the training sentences go by. */
export interface EpochPlan {
  readonly architecture: Architecture;
  readonly settings: NeuralSettings;
  /** All that an epoch draws is forked by its number. */
  readonly rng: Rng;
  readonly sentences: readonly EncodedSentence[];
  readonly table: FormTable;
  /** By word id. */
  readonly singletons: Uint8Array;
  /** Whether each epoch that is done is kept as a checkpoint. */
  readonly keepsEpochs: boolean;
  readonly divider: BatchDivider;
}

/**
 * One pass over the training sentences.
 *
 * @param epoch 1-based.
 * @returns the mean negative log-likelihood of a sentence, as the weights were when its turn came; as figures, where gradients are
 *   clipped by their norm, that norm on the mean and the share of steps that were clipped.
 * @throws PalimpsestError `training-diverged` at the first step whose loss is not a finite number.
 */
export async function runEpoch(
  plan: EpochPlan,
  epoch: number,
  model: NeuralModel,
  optimiser: Optimiser,
  meter: EpochMeter,
  signal?: AbortSignal,
): Promise<EpochResult> {
  const { sentences, table, settings, rng } = plan;
  const batches = divide(plan, epoch);
  const hide = hideSingletons(plan, epoch);
  const tally = createClipTally(optimiser.clipLimit);
  let total = 0;
  for (const [index, chosen] of batches.entries()) {
    signal?.throwIfAborted();
    const step = index + 1;
    const batch = createBatch(sentences, chosen, table, hide);
    const drop = { rate: settings.dropout, rng: rng.fork('dropout', epoch, step) };
    const { loss, update, dispose } = await differentiate(model, batch, drop, plan.divider);
    try {
      if (!Number.isFinite(loss)) throw diverged('the loss is not a finite number', epoch, step, plan.keepsEpochs);
      meter.sample();
      tally.add(await optimiser.step(update));
    } finally {
      dispose();
    }
    total += loss * chosen.length;
  }
  return { loss: total / sentences.length, steps: batches.length, figures: tally.figures() };
}

/** Loss and gradients of a batch; where the memory does not hold it, of its parts, added up. */
async function differentiate(
  model: NeuralModel,
  batch: Batch,
  drop: StepDropout,
  divider: BatchDivider,
): Promise<Differentiated> {
  const sum = createAccumulation();
  let whole: Differentiated | undefined;
  let loss = 0;
  await divider.inParts<Differentiated>(batch.sentences, batch.longest, {
    compute: (from, to) => model.differentiate(partOf(batch, from, to), { ...drop, sentencesBefore: from }),
    async take(found, from, to) {
      const weight = (to - from) / batch.sentences;
      loss += found.loss * weight;
      if (weight === 1) {
        whole = found;
        return;
      }
      try {
        await sum.add(found.update, weight);
      } finally {
        found.dispose();
      }
    },
    discard: ({ dispose }) => dispose(),
  });
  if (whole) return whole;
  const update = sum.sum();
  return { loss, update, dispose: () => disposeGradients(update) };
}

function divide({ architecture, settings, rng, sentences }: EpochPlan, epoch: number): number[][] {
  const stream = rng.fork('batches', epoch);
  if (settings.mode === 'batched') {
    return bucketByLength(sentences.map(({ forms }) => forms.length), settings.batchTokens, stream); // prettier-ignore
  }
  const { batchSize, shuffles } = architecture.original;
  const order = sentences.map((_, s) => s);
  if (shuffles) shuffle(order, stream);
  const batches: number[][] = [];
  for (let i = 0; i < order.length; i += batchSize) batches.push(order.slice(i, i + batchSize));
  return batches;
}

/**
 * Which words are taken for unknown ones in an epoch: with probability ½, those that occur once. Each sentence has a stream
 * of its own; `createBatch` asks for its tokens in order.
 */
function hideSingletons({ architecture, settings, rng, sentences, table, singletons }: EpochPlan, epoch: number) {
  const forGood = settings.mode === 'faithful' && architecture.original.hidesForGood;
  let current = -1;
  let stream = rng;
  return (s: number, token: number): boolean => {
    const form = sentences[s]?.forms[token] as number;
    if (singletons[table.words[form] as number] !== 1) return false;
    if (s !== current) {
      current = s;
      stream = forGood ? rng.fork('hidden', s) : rng.fork('hidden', epoch, s);
    }
    if (!forGood) return stream.chance(0.5);
    // The epoch in which it is hidden: the same draws in every epoch.
    let from = 1;
    while (!stream.chance(0.5)) from++;
    return from <= epoch;
  };
}
