import { PalimpsestError } from '../../core/errors.ts';
import { createRng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import { openBackend } from '../neural/backend.ts';
import { fingerprint } from '../neural/checkpoint.ts';
import { createBatchDivider } from '../neural/memory.ts';
import { spanF1 } from '../neural/span-f1.ts';
import { collectTrainingData } from '../neural/training-data.ts';
import { trainEpochs } from '../neural/training-loop.ts';
import { schemeTags } from '../neural/vocabulary.ts';
import type { FamilyContext } from '../types.ts';
import { createAdamW } from './adamw.ts';
import type { EncoderConfig } from './config.ts';
import { createEncoderDecoder } from './decode.ts';
import { runEpoch } from './epochs.ts';
import { cacheStates, encodeExamples } from './examples.ts';
import { readEncoderFolder } from './folder.ts';
import { findEncoder } from './hub.ts';
import { createEncoder } from './model.ts';
import type { EncoderSettings } from './settings.ts';
import type { EncoderTaggerParts } from './parts.ts';
import { readParameters, writeParameters } from './parameters.ts';
import { assignParameters, createTaggingModel, parametersOf } from './tagging-model.ts';
import { openTokenizer, type PieceTokenizer } from './tokenizer/tokenizer.ts';

/** Rate of a head on an encoder that stays as it is. */
const FROZEN_RATE = 1e-3;

/**
 * Fine-tunes an encoder as a tagger (Devlin et al. 2019, §5.3): a linear layer, and perhaps a conditional random field, over the
 * state of each token's first piece. Which weights are kept, and how a stopped training goes on, is told in training-loop.ts.
 *
 * @throws PalimpsestError as `readEncoderFolder` and `findEncoder`; `empty-training`, `bad-tokenizer`, `training-diverged`,
 *   `backend-unavailable`.
 */
export async function trainEncoder(
  family: string,
  documents: readonly Document[],
  settings: EncoderSettings,
  context: FamilyContext,
): Promise<EncoderTaggerParts> {
  const { language, onNotice } = context;
  const { scheme, epochs, batchSize, accumulation } = settings;
  const rng = createRng(context.seed).fork(family);
  const data = collectTrainingData(documents, scheme, rng.fork('held-out'), context);
  const folder = await findEncoder(settings.encoder, { download: settings.download, onNotice });
  const source = await readEncoderFolder(folder);
  const config = withDropout(source.config, settings.dropout);
  const tokenizer = openTokenizer(source.tokenizer, folder);
  checkVocabulary(tokenizer, config, folder);
  checkWindow(settings, config);
  const backend = await openBackend(settings.backend);
  onNotice?.('backend', backend.why);

  const tags = schemeTags(data.labels, scheme);
  const model = createTaggingModel(
    createEncoder(config, source.weights, settings.gradientCheckpointing),
    tags.length,
    settings.crf,
    rng.fork('head'),
  );
  try {
    const examples = encodeExamples(data.train, tags, tokenizer, settings);
    if (settings.frozen) await cacheStates(model, examples, batchSize);
    const stepsOfEpoch = Math.ceil(Math.ceil(examples.length / batchSize) / accumulation);
    const totalSteps = stepsOfEpoch * epochs;
    const headRate = settings.headLearningRate ?? (settings.frozen ? FROZEN_RATE : settings.learningRate);
    const parameters = await parametersOf(model, settings.frozen, headRate / settings.learningRate);
    const optimiser = createAdamW(parameters, {
      rate: settings.learningRate,
      weightDecay: settings.weightDecay,
      clip: settings.clip,
      warmupSteps: Math.round(settings.warmup * totalSteps),
      totalSteps,
    });
    const divider = createBatchDivider(onNotice);
    const plan = { model, examples, settings, parameters, optimiser, rng, divider, signal: context.signal };
    const gold = data.dev.map((sentence) => sentence.tags);
    const evaluate = async (): Promise<number> => {
      const decoder = await createEncoderDecoder(model, tokenizer, tags, scheme, settings);
      const paths = await decoder.decode(data.dev);
      const named = paths.map((path) => Array.from(path, (tag) => tags[tag] as string));
      return spanF1(gold, named, scheme);
    };
    // Where the weights come from does not matter, but what they are.
    const decisive = [family, { ...settings, encoder: undefined, download: undefined }, context.seed, language, backend.name, source.rawConfig, source.tokenizer]; // prettier-ignore
    const initial = Object.values(source.weights).map(({ values }) => values);
    const trainingEnd = await trainEpochs(
      {
        runEpoch: (epoch, meter) => runEpoch(plan, epoch, meter),
        evaluate: gold.length > 0 ? evaluate : undefined,
        optimiser,
        read: async () => readParameters(parameters),
        write(weights) {
          writeParameters(parameters, weights);
          assignParameters(model, parameters);
        },
      },
      {
        epochs,
        patience: settings.patience,
        scheduled: true,
        tokens: data.train.reduce((sum, sentence) => sum + sentence.tokens.length, 0),
        key: () => fingerprint(documents, context.dev, initial, decisive),
        context,
      },
    );
    const { tokenizer: tokenizerFiles, rawConfig } = source;
    return { family, model, tokenizer, tokenizerFiles, rawConfig, tags, settings, language, trainingEnd };
  } catch (error) {
    model.dispose();
    throw error;
  }
}

function withDropout(config: EncoderConfig, dropout: number | undefined): EncoderConfig {
  return dropout === undefined ? config : { ...config, hiddenDropout: dropout, attentionDropout: dropout };
}

/** @throws PalimpsestError `bad-tokenizer` where a piece has an id that the encoder has no vector for. */
function checkVocabulary(tokenizer: PieceTokenizer, config: EncoderConfig, folder: string): void {
  if (tokenizer.size <= config.vocabularySize) return;
  throw new PalimpsestError(
    'bad-tokenizer',
    `the tokenizer has ids up to ${tokenizer.size - 1}, the encoder vectors for ${config.vocabularySize}`,
    { place: { file: folder }, hint: 'Tokenizer and weights must come from the same model.' },
  );
}

function checkWindow({ window, overlap }: EncoderSettings, { positions, firstPosition }: EncoderConfig): void {
  const most = positions - firstPosition;
  if (window > most) {
    throw new PalimpsestError('bad-settings', `window=${window} is more than the encoder's ${most} positions`, {
      hint: `Set window to at most ${most}.`,
    });
  }
  if (overlap >= window - 2) {
    throw new PalimpsestError('bad-settings', `overlap=${overlap} leaves a window of ${window} no piece of its own`, {
      hint: 'Set overlap to less than window - 2.',
    });
  }
}
