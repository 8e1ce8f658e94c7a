import { PalimpsestError } from '../../core/errors.ts';
import { createRng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import type { LabelledSequence } from '../sequences.ts';
import type { FamilyContext } from '../types.ts';
import type { Architecture } from './architecture.ts';
import { openBackend } from './backend.ts';
import { fingerprint, readCheckpoint, writeCheckpoint, type Checkpoint } from './checkpoint.ts';
import { createDecoder } from './decode.ts';
import { diverged, runEpoch, type EpochPlan } from './epochs.ts';
import { createFormTable } from './forms.ts';
import { createAdam } from './layers/adam.ts';
import type { Optimiser } from './layers/optimiser.ts';
import { createSgd } from './layers/sgd.ts';
import { createModel, sizesOf } from './model.ts';
import type { NeuralSettings } from './settings.ts';
import { spanF1 } from './span-f1.ts';
import type { NeuralParts } from './tagger.ts';
import { collectTrainingData, encodeSentence } from './training-data.ts';
import { adoptVectors, joinTables, noExtraWords } from './vectors.ts';
import { buildVocabulary } from './vocabulary.ts';

/** Rate of Adam in `batched` mode. */
const BATCHED_RATE = 0.002;

/**
 * Trains a bidirectional LSTM-CRF. The weights of the epoch with the best F1 of whole mentions on the dev sentences are
 * kept; without dev sentences, the last ones.
 *
 * All that an epoch draws is forked by its number, so a checkpoint holds no state of a generator. Checkpoints are left in
 * the store at the end; whoever gave it clears it once the tagger is saved.
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
  const { language, onNotice, onStep, checkpoints } = context;
  const { scheme } = settings;
  const rng = createRng(context.seed).fork(architecture.name);
  const data = collectTrainingData(documents, scheme, rng.fork('held-out'), context);
  const { vocabulary, singletons } = buildVocabulary(data.train, data.labels, scheme, architecture.words);
  const backend = await openBackend(settings.backend);
  onNotice?.('backend', backend.why);
  const sizes = sizesOf(vocabulary, settings.wordDimension);
  const model = createModel(architecture, sizes, rng.fork('weights'), settings.trainVectors);
  const optimiser = createOptimiser(architecture, settings);
  try {
    const words = model.tables.words;
    const extra =
      settings.vectors === undefined
        ? noExtraWords
        : await adoptVectors(settings.vectors, vocabulary.words, words, architecture.words, settings, onNotice);
    const table = createFormTable(vocabulary, extra.words, architecture.words);
    const encode = encodeSentence(table, vocabulary.tags);
    const keepsEpochs = checkpoints !== undefined;
    const sentences = data.train.map(encode);
    const plan: EpochPlan = { architecture, settings, rng, sentences, table, singletons, keepsEpochs };
    const dev = { gold: data.dev.map(({ tags }) => tags), sentences: data.dev.map(encode) };
    const evaluate = async (): Promise<number> => {
      const decoder = await createDecoder(model, vocabulary.tags, scheme, joinTables(words, extra));
      const paths = await decoder.decode(dev.sentences, table);
      const named = paths.map((path) => Array.from(path, (tag) => vocabulary.tags[tag] as string));
      return spanF1(dev.gold, named, scheme);
    };

    const tokens = data.train.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
    // Not the number of epochs: an epoch is the same however many are to follow.
    const decisive = [architecture.name, { ...settings, epochs: undefined }, context.seed, language, backend.name];
    const key = fingerprint(documents, context.dev, words.values, decisive);
    let checkpoint = checkpoints && (await findCheckpoint(checkpoints, key, settings.epochs, onNotice));
    if (checkpoint) {
      model.write(checkpoint.weights);
      optimiser.restore(checkpoint.optimiser);
      for (const step of checkpoint.steps) onStep?.(step);
    }
    while (!checkpoint || !isOver(checkpoint, settings, dev.gold)) {
      const epoch: number = (checkpoint?.epoch ?? 0) + 1;
      const learningRate = optimiser.rate;
      const clock = startClock();
      const { loss, steps } = await runEpoch(plan, epoch, model, optimiser, context.signal);
      const time = clock();
      optimiser.endEpoch();
      const f1 = dev.gold.length > 0 ? await evaluate() : undefined;
      const step = {
        step: epoch,
        steps: settings.epochs,
        loss,
        ...(f1 !== undefined && { devF1: f1 }),
        figures: { learningRate, tokensPerSecond: tokens / time.seconds, processorSeconds: time.processorSeconds },
      };
      const weights = await model.read();
      if (!areFinite(weights)) throw diverged('weights are not finite numbers', epoch, steps, keepsEpochs);
      const best: Checkpoint['best'] | undefined = checkpoint?.best;
      checkpoint = {
        epoch,
        weights,
        optimiser: await optimiser.state(),
        best: best && f1 !== undefined && f1 <= best.f1 ? best : { epoch, f1: f1 ?? 0, weights },
        steps: [...(checkpoint?.steps ?? []), step],
      };
      if (checkpoints) await writeCheckpoint(checkpoints, key, checkpoint);
      onStep?.(step);
    }
    model.write(checkpoint.best.weights);
    return { architecture, model, vocabulary, extra, settings, language };
  } catch (error) {
    model.dispose();
    throw error;
  }
}

/** For the figures of the learning curve only; what is learned never depends on it. */
function startClock(): () => { readonly seconds: number; readonly processorSeconds: number } {
  const [wall, processor] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(processor);
    return { seconds: (performance.now() - wall) / 1000, processorSeconds: (user + system) / 1e6 };
  };
}

function isOver(
  { epoch, best }: Checkpoint,
  { epochs, patience }: NeuralSettings,
  dev: readonly LabelledSequence['tags'][],
): boolean {
  return epoch >= epochs || (dev.length > 0 && epoch - best.epoch >= patience);
}

/** A checkpoint that is written stands in the place of a good one. */
function areFinite(weights: Checkpoint['weights']): boolean {
  return Object.values(weights).every(({ values }) => values.every(Number.isFinite));
}

function createOptimiser({ original }: Architecture, { mode, learningRate }: NeuralSettings): Optimiser {
  if (mode === 'batched') return createAdam({ rate: learningRate ?? BATCHED_RATE, clipping: { by: 'norm', limit: 5 } });
  return createSgd({ rate: learningRate ?? original.learningRate, decay: original.decay, clipping: original.clipping });
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
