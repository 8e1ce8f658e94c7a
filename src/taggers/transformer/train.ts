import { PalimpsestError } from '../../core/errors.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import { openBackend } from '../neural/backend.ts';
import { fingerprint } from '../neural/checkpoint.ts';
import { createBatchDivider, type BatchDivider, type EpochMeter } from '../neural/memory.ts';
import { spanF1, trainEpochs, diverged, type EpochResult } from '../neural/training-loop.ts';
import { collectTrainingData } from '../neural/training-data.ts';
import { schemeTags } from '../neural/vocabulary.ts';
import type { FamilyContext } from '../types.ts';
import {
  type AdamW,
  type BatchGradients,
  type Parameter,
  createAdamW,
  discardGradients,
  readParameters,
  writeParameters,
} from './adamw.ts';
import type { EncoderConfig } from './config.ts';
import { createEncoderDecoder, cacheStates, encodeExamples, divideExamples, type Example } from './decode.ts';
import { readEncoderFolder } from './folder.ts';
import { findEncoder } from './hub.ts';
import { createEncoder } from './model.ts';
import type { EncoderSettings } from './settings.ts';
import type { EncoderTaggerParts } from './model-files.ts';
import { assignParameters, createTaggingModel, parametersOf, longestOf, type TaggingModel } from './tagging-model.ts';
import { openTokenizer, type PieceTokenizer } from './tokenizer/tokenizer.ts';
import { createClipTally } from '../neural/layers/optimiser.ts';

/** Dropout before the head, as `transformers` has it. */
const HEAD_DROPOUT = 0.1;

/** What the passes over the training sentences go by. */
interface EncoderEpochPlan {
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
    const counts: number[] = [];
    steps++;
    for (const [index, batch] of some.entries()) {
      signal?.throwIfAborted();
      const dropping = { rate: settings.dropout ?? HEAD_DROPOUT, rng: rng.fork('dropout', from + index) };
      const length = batch.reduce((most, { window }) => Math.max(most, window.ids.length), 1);
      const longest = longestOf(batch.map(({ window }) => window));
      const partOf = (start: number, end: number) => batch.slice(start, end);
      await divider.inParts<BatchGradients>(batch.length, length, {
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
          // Each token of the step counts alike, however batches and parts of them divide them.
          optimiser.add(found, own / all);
          counts.push(own);
        },
        discard: discardGradients,
      });
      meter.sample();
    }
    const { losses, norm } = await optimiser.step();
    if (!losses.every(Number.isFinite)) throw diverged('the loss is not a finite number', epoch, steps, false);
    if (!Number.isFinite(norm)) throw diverged('the gradients are not finite numbers', epoch, steps, false);
    losses.forEach((one, i) => (loss += one * (counts[i] as number)));
    tokens += all;
    tally.add(norm);
    assignParameters(model, parameters);
  }
  return { loss: loss / Math.max(1, tokens), steps, figures: tally.figures() };
}

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
        read: () => readParameters(parameters),
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
    ).finally(() => optimiser.dispose());
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
