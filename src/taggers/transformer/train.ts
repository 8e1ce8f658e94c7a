import { PalimpsestError } from '../../core/errors.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { Document } from '../../core/types.ts';
import { openBackend } from '../neural/backend.ts';
import { bucketByLength, shuffle } from '../neural/batches.ts';
import { spanF1 } from '../neural/span-f1.ts';
import { collectTrainingData } from '../neural/training-data.ts';
import { schemeTags } from '../neural/vocabulary.ts';
import type { LabelledSequence } from '../sequences.ts';
import type { FamilyContext } from '../types.ts';
import { createAdamW, type AdamW } from './adamw.ts';
import type { EncoderConfig } from './config.ts';
import { createEncoderDecoder, windowsOf } from './decode.ts';
import { readEncoderFolder } from './folder.ts';
import { findEncoder } from './hub.ts';
import { createEncoder } from './model.ts';
import type { EncoderSettings } from './settings.ts';
import type { EncoderTaggerParts } from './tagger.ts';
import { assignParameters, createTaggingModel, parametersOf, type TaggingModel } from './tagging-model.ts';
import { openTokenizer, type PieceTokenizer } from './tokenizer/tokenizer.ts';
import type { Window } from './windows.ts';

/** Rate of a head on an encoder that stays as it is. */
const FROZEN_RATE = 1e-3;
/** Dropout before the head, as `transformers` has it. */
const HEAD_DROPOUT = 0.1;

/** A window with the tags to learn. */
interface Example {
  readonly window: Window;
  readonly tags: Int32Array;
  /** Of its tokens, where the encoder is frozen. */
  states?: Float32Array;
}

/**
 * Fine-tunes an encoder as a tagger (Devlin et al. 2019, §5.3): a linear layer, and perhaps a conditional random field, over the
 * state of each token's first piece. The weights of the epoch with the best F1 on the dev sentences are kept; without any, the
 * last ones.
 *
 * All that is random is forked by seed, epoch and batch.
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
  const { language, onNotice, onStep, signal } = context;
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
  const model = createTaggingModel(createEncoder(config, source.weights), tags.length, settings.crf, rng.fork('head'));
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
    const gold = data.dev.map((sentence) => sentence.tags);
    const tokens = data.train.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
    let best: { readonly f1: number; readonly values: readonly Float32Array[] } | undefined;
    for (let epoch = 1; epoch <= epochs; epoch++) {
      const started = process.cpuUsage();
      const learningRate = optimiser.rate;
      const plan = { model, examples, settings, optimiser, rng: rng.fork('epoch', epoch), signal };
      const { loss, norm } = await runEpoch(plan, () => assignParameters(model, parameters));
      const { user, system } = process.cpuUsage(started);
      const processorSeconds = (user + system) / 1e6;
      let devF1: number | undefined;
      if (gold.length > 0) {
        const decoder = await createEncoderDecoder(model, tokenizer, tags, scheme, settings);
        const paths = await decoder.decode(data.dev);
        devF1 = spanF1(
          gold,
          paths.map((path) => Array.from(path, (tag) => tags[tag] as string)),
          scheme,
        );
        if (!best || devF1 > best.f1) best = { f1: devF1, values: parameters.map(({ values }) => values.slice()) };
      }
      onStep?.({
        step: epoch,
        steps: epochs,
        loss,
        ...(devF1 !== undefined && { devF1 }),
        figures: { learningRate, gradientNorm: norm, processorSeconds, tokensPerSecond: tokens / processorSeconds },
      });
    }
    if (best) {
      best.values.forEach((values, i) => parameters[i]?.values.set(values));
      assignParameters(model, parameters);
    }
    const { tokenizer: tokenizerFiles, rawConfig } = source;
    return { family, model, tokenizer, tokenizerFiles, rawConfig, tags, settings, language };
  } catch (error) {
    model.dispose();
    throw error;
  }
}

interface EpochPlan {
  readonly model: TaggingModel;
  readonly examples: readonly Example[];
  readonly settings: EncoderSettings;
  readonly optimiser: AdamW;
  readonly rng: Rng;
  readonly signal: AbortSignal | undefined;
}

/** @returns the mean loss of a token, and the mean norm of the gradients of a step. */
async function runEpoch(
  plan: EpochPlan,
  assign: () => void,
): Promise<{ readonly loss: number; readonly norm: number }> {
  const { model, examples, settings, optimiser, rng, signal } = plan;
  const batches = divideExamples(examples, settings.batchSize, rng.fork('batches'));
  let [loss, tokens, norm, steps] = [0, 0, 0, 0];
  for (let from = 0; from < batches.length; from += settings.accumulation) {
    const some = batches.slice(from, from + settings.accumulation);
    const count = (batch: readonly Example[]) => batch.reduce((sum, { tags }) => sum + tags.length, 0);
    const all = some.reduce((sum, batch) => sum + count(batch), 0);
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
      if (!Number.isFinite(found.loss)) {
        throw new PalimpsestError('training-diverged', 'the loss is not a finite number: training stopped', {
          hint: 'Choose a smaller learningRate.',
        });
      }
      // Each token of the step counts alike, however the batches divide them.
      optimiser.add(found.gradients, count(batch) / all);
      loss += found.loss * count(batch);
      tokens += count(batch);
    }
    norm += optimiser.step();
    steps++;
    assign();
  }
  return { loss: loss / Math.max(1, tokens), norm: norm / Math.max(1, steps) };
}

/** Batches of so many windows of similar length, in random order. */
function divideExamples(examples: readonly Example[], batchSize: number, rng: Rng): Example[][] {
  const order = shuffle(examples.map((_, i) => i), rng); // prettier-ignore
  // Sorted within stretches of some batches: little padding, and yet other batches in every epoch.
  const stretch = batchSize * 16;
  const batches: Example[][] = [];
  for (let from = 0; from < order.length; from += stretch) {
    const own = order.slice(from, from + stretch).map((i) => examples[i] as Example);
    own.sort((a, b) => b.window.ids.length - a.window.ids.length);
    for (let at = 0; at < own.length; at += batchSize) batches.push(own.slice(at, at + batchSize));
  }
  return shuffle(batches, rng);
}

function encodeExamples(
  sentences: readonly LabelledSequence[],
  tags: readonly string[],
  tokenizer: PieceTokenizer,
  settings: EncoderSettings,
): Example[] {
  const ids = new Map(tags.map((tag, id) => [tag, id]));
  return sentences.flatMap((sentence, s) =>
    windowsOf(sentence, s, tokenizer, settings).map((window) => {
      const own = sentence.tags.slice(window.from, window.from + window.places.length);
      return { window, tags: Int32Array.from(own, (tag) => ids.get(tag) ?? 0) };
    }),
  );
}

async function cacheStates(model: TaggingModel, examples: readonly Example[], batchSize: number): Promise<void> {
  const lengths = examples.map(({ window }) => window.ids.length);
  for (const chosen of bucketByLength(lengths, batchSize * 128)) {
    const batch = chosen.map((i) => examples[i] as Example);
    const states = await model.states(batch.map(({ window }) => window));
    batch.forEach((example, i) => (example.states = states[i] as Float32Array));
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
