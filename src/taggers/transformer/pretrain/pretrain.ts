import { PalimpsestError } from '../../../core/errors.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import type { Document } from '../../../core/types.ts';
import { openBackend } from '../../neural/backend.ts';
import { fingerprint } from '../../neural/checkpoint.ts';
import { trainEpochs, type EpochResult } from '../../neural/training-loop.ts';
import type { FamilyContext } from '../../types.ts';
import { createAdamW, type AdamW, type Parameter, readParameters, writeParameters } from '../adamw.ts';
import { parseEncoderConfig } from '../config.ts';
import { divideByLength } from '../decode.ts';
import { createEncoder } from '../model.ts';
import { assignParameters, parametersOf } from '../tagging-model.ts';
import { type PretrainedEncoder, freshEncoder, freshHead } from './folder.ts';
import { createMaskedModel, type MaskedModel, maskSequence, type MaskedSequence } from './masked-model.ts';
import type { PretrainSettings } from './settings.ts';
import { preparePretraining, type PretrainingText } from './text.ts';

export interface PretrainContext extends Pick<
  FamilyContext,
  'seed' | 'checkpoints' | 'onNotice' | 'onStep' | 'signal'
> {
  /** Held-out documents; without them a share of the text is held out. */
  readonly heldOut?: readonly Document[];
  /** Called after each step of the optimiser. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Reports of a training, unless they would be farther apart than so many steps. */
const REPORTS = 20;
const MOST_STEPS_BETWEEN = 500;

/**
 * Pretrains a small BERT on unlabelled text by predicting hidden pieces (Devlin et al. 2019, §3.1, task 1; without the next
 * sentence, and hidden anew in every pass, as Liu et al. 2019, §4): its vocabulary is learned from the text, its weights start
 * at random. A step of the learning curve is a report: the mean loss of the steps since the last one, and the loss and
 * perplexity of held-out text; with a store of checkpoints, a training that was stopped goes on after the last report to the
 * same weights as one never stopped.
 *
 * @throws PalimpsestError `empty-training`, `bad-settings`, `training-diverged`, `backend-unavailable`.
 */
export async function pretrainEncoder(
  documents: readonly Document[],
  settings: PretrainSettings,
  context: PretrainContext,
): Promise<PretrainedEncoder> {
  const { onNotice } = context;
  const rng = createRng(context.seed).fork('pretrain');
  const rawConfig = configOf(settings);
  const text = preparePretraining(documents, context.heldOut, settings, rng.fork('text'));
  const { vocabulary, train, heldOut, unigramLoss } = text;
  rawConfig['vocab_size'] = vocabulary.length;
  const config = parseEncoderConfig(rawConfig, 'config.json');
  const pieces = train.reduce((sum, { length }) => sum + length - 2, 0);
  onNotice?.(
    'vocabulary',
    `${vocabulary.length} pieces learned; ${pieces} pieces of text in ${train.length} windows, ${heldOut.length} windows held out`,
  );
  if (unigramLoss !== undefined) {
    const perplexity = Math.exp(unigramLoss).toFixed(1);
    onNotice?.('unigram', `held-out perplexity from the pieces' frequencies alone: ${perplexity}`);
  }
  const backend = await openBackend(settings.backend);
  onNotice?.('backend', backend.why);

  const encoder = createEncoder(config, freshEncoder(config, rng.fork('encoder')));
  const model = createMaskedModel(encoder, freshHead(config, rng.fork('head')));
  try {
    const { epochs, batchSize, accumulation } = settings;
    const stepsOfEpoch = Math.ceil(Math.ceil(train.length / batchSize) / accumulation);
    const totalSteps = stepsOfEpoch * epochs;
    const every = stepsBetweenReports(settings, totalSteps);
    const parameters = await parametersOf(model, false, 1);
    const optimiser = createAdamW(parameters, {
      rate: settings.learningRate,
      weightDecay: settings.weightDecay,
      clip: settings.clip,
      warmupSteps: Math.round(settings.warmup * totalSteps),
      totalSteps,
    });
    const plan: Plan = { model, text, settings, parameters, optimiser, rng, stepsOfEpoch, totalSteps, context };
    const takeStep = createStepper(plan);
    let last: { readonly heldOutLoss?: number } = {};
    await trainEpochs(
      {
        async runEpoch(report) {
          const from = (report - 1) * every;
          const result = await runSteps(plan, takeStep, from, Math.min(totalSteps, from + every));
          const heldOutLoss = await evaluate(model, heldOut, batchSize);
          last = heldOutLoss === undefined ? {} : { heldOutLoss };
          const figures = { ...result.figures, ...last, ...(heldOutLoss !== undefined && { perplexity: Math.exp(heldOutLoss) }) }; // prettier-ignore
          return { ...result, figures };
        },
        optimiser,
        read: () => readParameters(parameters),
        write(weights) {
          writeParameters(parameters, weights);
          assignParameters(model, parameters);
        },
      },
      {
        epochs: Math.ceil(totalSteps / every),
        patience: Infinity,
        scheduled: true,
        tokens: (pieces / stepsOfEpoch) * every,
        key: () => fingerprint(documents, context.heldOut, [], [settings, context.seed, backend.name]),
        context: { ...context, onNotice: (code, message) => onNotice?.(code, sayReport(code, message)) },
      },
    ).finally(() => optimiser.dispose());
    // A finished training that is resumed takes no step more.
    if (last.heldOutLoss === undefined && heldOut.length > 0) {
      last = { heldOutLoss: (await evaluate(model, heldOut, batchSize)) as number };
    }
    return {
      config,
      rawConfig,
      vocabulary,
      tokenizerFiles: text.tokenizerFiles,
      weights: await encoder.read(),
      head: await model.readHead(),
      figures: { documents: documents.length, pieces, windows: train.length, steps: totalSteps, ...last, ...(unigramLoss !== undefined && { unigramLoss }) }, // prettier-ignore
    };
  } finally {
    model.dispose();
  }
}

interface Plan {
  readonly model: MaskedModel;
  readonly text: PretrainingText;
  readonly settings: PretrainSettings;
  readonly parameters: readonly Parameter[];
  readonly optimiser: AdamW;
  readonly rng: Rng;
  readonly stepsOfEpoch: number;
  readonly totalSteps: number;
  readonly context: PretrainContext;
}

/** Takes one step of the optimiser. @param step 0-based. */
type Stepper = (step: number) => Promise<{ readonly loss: number; readonly norm: number; readonly hidden: number }>;

function createStepper({ model, text, settings, parameters, optimiser, rng, stepsOfEpoch, context }: Plan): Stepper {
  const { batchSize, accumulation, masked, wholeWords } = settings;
  const { train, masks } = text;
  let batches: { readonly epoch: number; readonly list: readonly (readonly number[])[] } | undefined;
  return async (step) => {
    const epoch = Math.floor(step / stepsOfEpoch);
    const own = rng.fork('epoch', epoch);
    if (batches?.epoch !== epoch) {
      const numbers = train.map((_, i) => i);
      const lengthOf = (block: number) => (train[block] as Int32Array).length;
      batches = { epoch, list: divideByLength(numbers, lengthOf, batchSize, own.fork('batches')) };
    }
    const first = (step % stepsOfEpoch) * accumulation;
    const some = batches.list.slice(first, first + accumulation).map((blocks) =>
      blocks.map((block) => {
        const ids = train[block] as Int32Array;
        return maskSequence(ids, masks, { share: masked, wholeWords }, own.fork('masks', block));
      }),
    );
    const hidden = some.reduce((sum, batch) => sum + countHidden(batch), 0);
    const shares = some.map((batch) => countHidden(batch) / hidden);
    for (const [index, batch] of some.entries()) {
      context.signal?.throwIfAborted();
      const found = await model.differentiate(batch, own.fork('dropout', first + index));
      optimiser.add(found, shares[index] as number);
    }
    const { losses, norm } = await optimiser.step();
    if (!losses.every(Number.isFinite)) throw diverged('the loss is not a finite number', step);
    if (!Number.isFinite(norm)) throw diverged('the gradients are not finite numbers', step);
    assignParameters(model, parameters);
    const loss = losses.reduce((sum, one, i) => sum + (shares[i] as number) * one, 0);
    return { loss, norm, hidden };
  };
}

async function runSteps(plan: Plan, takeStep: Stepper, from: number, to: number): Promise<EpochResult> {
  let [loss, norm, hidden] = [0, 0, 0];
  for (let step = from; step < to; step++) {
    const one = await takeStep(step);
    loss += one.loss * one.hidden;
    hidden += one.hidden;
    norm += one.norm;
    plan.context.onProgress?.(step + 1, plan.totalSteps);
  }
  return { loss: loss / hidden, steps: to - from, figures: { gradientNorm: norm / (to - from) } };
}

/** Such that the last report is of hardly fewer steps than the others. */
function stepsBetweenReports({ reportSteps }: PretrainSettings, totalSteps: number): number {
  const most = reportSteps ?? Math.min(MOST_STEPS_BETWEEN, Math.ceil(totalSteps / REPORTS));
  return Math.ceil(totalSteps / Math.ceil(totalSteps / most));
}

/** The mean loss of all hidden pieces. */
async function evaluate(
  model: MaskedModel,
  sequences: readonly MaskedSequence[],
  batchSize: number,
): Promise<number | undefined> {
  let [loss, hidden] = [0, 0];
  const byLength = sequences.toSorted((a, b) => b.ids.length - a.ids.length);
  for (let from = 0; from < byLength.length; from += batchSize) {
    const batch = byLength.slice(from, from + batchSize);
    loss += (await model.evaluate(batch)) * countHidden(batch);
    hidden += countHidden(batch);
  }
  return hidden > 0 ? loss / hidden : undefined;
}

function countHidden(batch: readonly MaskedSequence[]): number {
  return batch.reduce((sum, { places }) => sum + places.length, 0);
}

/** `config.json` as `transformers` has it, but for the size of the vocabulary, which is learned. */
function configOf(settings: PretrainSettings): Record<string, unknown> {
  const { hiddenSize, heads, dropout } = settings;
  if (hiddenSize % heads !== 0) {
    throw new PalimpsestError('bad-settings', `hiddenSize=${hiddenSize} cannot be divided over heads=${heads}`, {
      hint: 'Choose a hiddenSize that is a multiple of heads.',
    });
  }
  return {
    architectures: ['BertForMaskedLM'],
    model_type: 'bert',
    vocab_size: settings.vocabularySize,
    hidden_size: hiddenSize,
    num_hidden_layers: settings.layers,
    num_attention_heads: heads,
    intermediate_size: settings.intermediateSize ?? 4 * hiddenSize,
    hidden_act: 'gelu',
    hidden_dropout_prob: dropout,
    attention_probs_dropout_prob: dropout,
    max_position_embeddings: settings.window,
    type_vocab_size: 2,
    initializer_range: 0.02,
    layer_norm_eps: 1e-12,
    pad_token_id: 0,
    position_embedding_type: 'absolute',
    tie_word_embeddings: true,
  };
}

function diverged(what: string, step: number): PalimpsestError {
  return new PalimpsestError('training-diverged', `${what} in step ${step + 1}: pretraining stopped`, {
    hint: 'Choose a smaller learningRate.',
  });
}

/** What the loop calls an epoch is a report here. */
function sayReport(code: string, message: string): string {
  return code === 'resumed' ? message.replace('epoch', 'report') : message;
}
