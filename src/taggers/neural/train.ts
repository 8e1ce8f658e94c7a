import { createRng, type Rng, shuffle } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import type { FamilyContext } from '../types.ts';
import type { Architecture } from './architecture.ts';
import { openBackend } from './backend.ts';
import { fingerprint } from './checkpoint.ts';
import { createDecoder } from './decode.ts';
import { createFormTable, buildVocabulary, type FormTable } from './vocabulary.ts';
import { createAdam } from './layers/adam.ts';
import {
  type Optimiser,
  createSgd,
  createAccumulation,
  disposeGradients,
  createClipTally,
} from './layers/optimiser.ts';
import { createBatchDivider, type BatchDivider, type EpochMeter } from './memory.ts';
import { createModel, sizesOf, type Differentiated, type NeuralModel, type StepDropout } from './model.ts';
import type { NeuralSettings } from './settings.ts';
import { spanF1, trainEpochs, diverged, type EpochResult } from './training-loop.ts';
import { type NeuralParts, adoptVectors, joinTables, noExtraWords } from './model-files.ts';
import { collectTrainingData, encodeSentence } from './training-data.ts';
import { openLookups } from '../lookups/lookups.ts';
import { createWordMarks, withoutSomeWords } from './word-marks.ts';
import { bucketByLength, createBatch, partOf, type Batch, type EncodedSentence } from './batches.ts';

/** Words of training that are taken for unknown ones, as both programs have it: those that occur so often, with this probability. */
export const HIDDEN = { occurrences: 1, share: 0.5 } as const;
/** Rate of Adam in `batched` mode. */
const BATCHED_RATE = 0.002;

/**
 * Trains a bidirectional LSTM-CRF; which weights are kept, and how a stopped training goes on, is told in training-loop.ts.
 *
 * @throws PalimpsestError `empty-training`; `training-diverged` with epoch and step where loss or weights are not finite any
 *   more: the checkpoint of the epoch before stays, and a training of so many epochs goes on from it to its model; `bad-vectors`, `unreadable-vectors`, `vector-dimension`; `backend-unavailable`.
 */
export async function trainNeural(
  architecture: Architecture,
  documents: readonly Document[],
  settings: NeuralSettings,
  context: FamilyContext,
): Promise<NeuralParts> {
  const { language, onNotice } = context;
  const { scheme } = settings;
  const rng = createRng(context.seed).fork(architecture.name);
  const data = collectTrainingData(documents, scheme, rng.fork('held-out'), context);
  const { vocabulary, singletons } = buildVocabulary(data.train, data.labels, scheme, architecture.words);
  const backend = await openBackend(settings.backend, 'recurrent');
  onNotice?.('backend', backend.why);
  const { gazetteers = settings.mode === 'batched', clusters, gazetteerDropout = 0.1 } = settings;
  const lookups = await openLookups({ gazetteers, clusters }, context);
  const marks = createWordMarks(lookups);
  const sizes = sizesOf(vocabulary, settings.wordDimension, marks);
  const model = createModel(architecture, sizes, rng.fork('weights'), settings.trainVectors);
  const optimiser = createOptimiser(architecture, settings);
  try {
    const words = model.tables.words;
    const extra =
      settings.vectors === undefined
        ? noExtraWords
        : await adoptVectors(settings.vectors, vocabulary.words, words, architecture.words, settings, onNotice);
    const seen = withoutSomeWords(marks, gazetteerDropout, rng.fork('gazetteer-dropout'));
    const table = createFormTable(vocabulary, extra.words, architecture.words, seen);
    const encode = encodeSentence(table, vocabulary.tags);
    const keepsEpochs = context.checkpoints !== undefined;
    const sentences = data.train.map(encode);
    const plan: EpochPlan = {
      architecture,
      settings,
      rng,
      sentences,
      table,
      singletons,
      keepsEpochs,
      divider: createBatchDivider(onNotice),
    };
    // Encoded as in training, without some words of the lists: the surrogates in copies that were held out are of the same lists.
    const dev = { gold: data.dev.map(({ tags }) => tags), sentences: data.dev.map(encode) };
    const evaluate = async (): Promise<number> => {
      const decoder = await createDecoder(model, vocabulary.tags, scheme, joinTables(words, extra));
      const paths = await decoder.decode(dev.sentences, table);
      const named = paths.map((path) => Array.from(path, (tag) => vocabulary.tags[tag] as string));
      return spanF1(dev.gold, named, scheme);
    };

    // Not the number of epochs: an epoch is the same however many are to follow.
    const decisive = [architecture.name, { ...settings, epochs: undefined }, context.seed, language, backend.name];
    const looked = () => [marks.lists, marks.clusters].map((mark) => [...(mark?.ids ?? [])]);
    const trainingEnd = await trainEpochs(
      {
        runEpoch: (epoch, meter) => runEpoch(plan, epoch, model, optimiser, meter, context.signal),
        evaluate: dev.gold.length > 0 ? evaluate : undefined,
        optimiser,
        read: () => model.read(),
        write: (weights) => model.write(weights),
      },
      {
        epochs: settings.epochs,
        patience: settings.patience,
        scheduled: false,
        tokens: data.train.reduce((sum, sentence) => sum + sentence.tokens.length, 0),
        key: () => fingerprint(documents, context.dev, [words.values], [...decisive, looked()]),
        context,
      },
    );
    return { architecture, model, vocabulary, extra, settings, language, lookups, marks, trainingEnd };
  } catch (error) {
    model.dispose();
    throw error;
  } finally {
    optimiser.dispose();
  }
}

function createOptimiser({ original }: Architecture, { mode, learningRate }: NeuralSettings): Optimiser {
  if (mode === 'batched') return createAdam({ rate: learningRate ?? BATCHED_RATE, clipping: { by: 'norm', limit: 5 } });
  return createSgd({ rate: learningRate ?? original.learningRate, decay: original.decay, clipping: original.clipping });
}

/** What the passes over the training sentences go by. */
interface EpochPlan {
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
async function runEpoch(
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
      const check = (found: number) => {
        if (!Number.isFinite(found)) throw diverged('the loss is not a finite number', epoch, step, plan.keepsEpochs);
        return found;
      };
      const known = typeof loss === 'number' ? check(loss) : undefined;
      meter.sample();
      const found = await optimiser.step(update);
      total += (known ?? check(found.loss as number)) * chosen.length;
      tally.add(found.norm);
    } finally {
      dispose();
    }
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
      if (weight === 1) {
        whole = found;
        return;
      }
      try {
        loss += (typeof found.loss === 'number' ? found.loss : ((await found.loss.data())[0] as number)) * weight;
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
 * Which words are taken for unknown ones in an epoch: see {@link HIDDEN}. Each sentence has a stream
 * of its own; `createBatch` asks for its tokens in order.
 */
function hideSingletons({ architecture, settings, rng, sentences, table, singletons }: EpochPlan, epoch: number) {
  const forGood = settings.mode === 'faithful' && architecture.original.hidesForGood;
  let current = -1;
  let stream = rng;
  return (s: number, token: number): boolean => {
    const form = sentences[s]?.forms[token] as number;
    if (singletons[table.words[form] as number] !== HIDDEN.occurrences) return false;
    if (s !== current) {
      current = s;
      stream = forGood ? rng.fork('hidden', s) : rng.fork('hidden', epoch, s);
    }
    if (!forGood) return stream.chance(HIDDEN.share);
    // The epoch in which it is hidden: the same draws in every epoch.
    let from = 1;
    while (!stream.chance(HIDDEN.share)) from++;
    return from <= epoch;
  };
}
