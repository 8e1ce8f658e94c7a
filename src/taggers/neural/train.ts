import { createRng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import type { FamilyContext } from '../types.ts';
import type { Architecture } from './architecture.ts';
import { openBackend } from './backend.ts';
import { fingerprint } from './checkpoint.ts';
import { createDecoder } from './decode.ts';
import { runEpoch, type EpochPlan } from './epochs.ts';
import { createFormTable, buildVocabulary } from './vocabulary.ts';
import { createAdam } from './layers/adam.ts';
import { type Optimiser, createSgd } from './layers/optimiser.ts';
import { createBatchDivider } from './memory.ts';
import { createModel, sizesOf } from './model.ts';
import type { NeuralSettings } from './settings.ts';
import { spanF1, trainEpochs } from './training-loop.ts';
import { type NeuralParts, adoptVectors, joinTables, noExtraWords } from './model-files.ts';
import { collectTrainingData, encodeSentence } from './training-data.ts';

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
    const dev = { gold: data.dev.map(({ tags }) => tags), sentences: data.dev.map(encode) };
    const evaluate = async (): Promise<number> => {
      const decoder = await createDecoder(model, vocabulary.tags, scheme, joinTables(words, extra));
      const paths = await decoder.decode(dev.sentences, table);
      const named = paths.map((path) => Array.from(path, (tag) => vocabulary.tags[tag] as string));
      return spanF1(dev.gold, named, scheme);
    };

    // Not the number of epochs: an epoch is the same however many are to follow.
    const decisive = [architecture.name, { ...settings, epochs: undefined }, context.seed, language, backend.name];
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
        key: () => fingerprint(documents, context.dev, [words.values], decisive),
        context,
      },
    );
    return { architecture, model, vocabulary, extra, settings, language, trainingEnd };
  } catch (error) {
    model.dispose();
    throw error;
  }
}

function createOptimiser({ original }: Architecture, { mode, learningRate }: NeuralSettings): Optimiser {
  if (mode === 'batched') return createAdam({ rate: learningRate ?? BATCHED_RATE, clipping: { by: 'norm', limit: 5 } });
  return createSgd({ rate: learningRate ?? original.learningRate, decay: original.decay, clipping: original.clipping });
}
