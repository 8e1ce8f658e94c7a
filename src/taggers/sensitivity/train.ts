import { PalimpsestError } from '../../core/errors.ts';
import { createRng, type Rng, shuffle } from '../../core/rng.ts';
import type { Document, Entity } from '../../core/types.ts';
import { openBackend } from '../neural/backend.ts';
import { fingerprint } from '../neural/checkpoint.ts';
import { trainEpochs } from '../neural/training-loop.ts';
import { createAdamW, readParameters, writeParameters } from '../transformer/adamw.ts';
import { readEncoderFolder } from '../transformer/folder.ts';
import { findEncoder } from '../transformer/hub.ts';
import { createEncoder } from '../transformer/model.ts';
import { openTokenizer } from '../transformer/tokenizer/tokenizer.ts';
import type { TokenizerFiles } from '../transformer/tokenizer/files.ts';
import type { FamilyContext } from '../types.ts';
import { architectures, type Architecture } from './architectures.ts';
import { maskingSchemes, type Regime, collectSequences, type Element, type ElementSequence } from './elements.ts';
import { createEncoderSource, type TokenSource } from './tokens.ts';
import { runEpoch, validate, type EpochPlan } from './epochs.ts';
import { createSensitivityModel, widthOf, type ModelInput } from './model.ts';
import type { SensitivityModel, Validation } from './rating-model.ts';
import { countRatings, bestThreshold, type Threshold } from './measures.ts';
import { createNetwork } from './network.ts';
import type { SensitivitySettings } from './settings.ts';
import { createVectorSource, learnVectors } from './vectors.ts';

/** What the thesis sets. */
export const THESIS = {
  /** Share of the training text that is held out where no dev documents are given (§5.4.4.3). */
  heldOut: 0.1,
  /** The most tokens of a sequence, of vectors (§5.4.1.3) and of an encoder (§5.4.1.2). */
  budget: { vectors: 2048, encoder: 512 },
  /** Pieces of an element on average (Table 5.1), until the vocabulary of pieces is learned. */
  piecesOfElement: 1.4,
  /** Sequences in a batch, and where the encoder learns (§5.4.4.1). */
  batchSize: 16,
  fineTunedBatchSize: 6,
  /** Share of the other elements that are candidates in training (§5.4.2.1). */
  candidates: 0.02,
  /** Of a network, and of one with many weights (§5.4.2.3). */
  dropout: { few: 0.1, many: 0.3 },
  /** Table 5.5. */
  warmupRate: 1e-2,
  initialRate: 1e-5,
  epsilon: 1e-6,
} as const;
/** Steps of an epoch below which batches are smaller. */
const FEWEST_STEPS = 50;
/** From so many weights on there are many; the thesis does not say how many it means. */
const MANY_WEIGHTS = 1_000_000;

/** All that a sensitivity tagger is made of. */
export interface SensitivityParts {
  readonly model: SensitivityModel;
  readonly source: TokenSource;
  readonly settings: SensitivitySettings;
  readonly language: string;
  /** Most tokens of a sequence, those around it not counted. */
  readonly budget: number;
  /** Logits above it are sensitive. */
  readonly threshold: number;
  /** Of the encoder, where there is one. */
  readonly encoderFiles?: { readonly tokenizer: TokenizerFiles; readonly rawConfig: Readonly<Record<string, unknown>> };
}

/** A trained model with what it was validated on. */
export interface Trained extends SensitivityParts {
  readonly heldOut: readonly ElementSequence[];
}

export function architectureOf({ architecture }: SensitivitySettings): Architecture {
  const found = architectures.get(architecture);
  if (!found) throw new TypeError(`there is no architecture ${architecture}`);
  return found;
}

/** A network that cannot see an element needs no candidates (§5.4.2.1); what is known of contextual states is M3 (§7.2). */
export function regimeOf(settings: SensitivitySettings): Regime {
  const { blind } = architectureOf(settings);
  const share = settings.candidates ?? (blind ? 0 : THESIS.candidates);
  return {
    share: share === 0 ? undefined : share,
    scheme: maskingSchemes[settings.masking ?? (blind ? 'M1' : 'M3')],
  };
}

export function isSensitiveBy({ labels }: SensitivitySettings): (entity: Entity) => boolean {
  return ({ label }) => labels === undefined || labels.includes(label);
}

/**
 * Trains a model of contextual sensitivity (Schamberger 2019, §5.4): which elements of a text are sensitive, told by their
 * context. The documents' entities are what is sensitive: placeholders that were found, or names. Their text is never read.
 *
 * Which weights are kept, and how a stopped training goes on, is told in training-loop.ts; epochs are compared by the loss or the
 * F1 on held-out text, in which elements are masked as in training, once and for all.
 *
 * @throws PalimpsestError `empty-training`, `no-encoder` where an architecture reads one and none is given, `no-mask-piece`,
 *   `training-diverged`, `backend-unavailable`; those of `findEncoder`, `readEncoderFolder` and `loadWordVectors`.
 */
export async function trainSensitivity(
  documents: readonly Document[],
  settings: SensitivitySettings,
  context: FamilyContext,
): Promise<Trained> {
  const { language, onNotice } = context;
  const rng = createRng(context.seed).fork('sensitivity');
  const architecture = architectureOf(settings);
  const backend = await openBackend(settings.backend);
  onNotice?.('backend', backend.why);
  const opened = architecture.input === 'encoder' ? await openInput(settings, context) : undefined;
  const isSensitive = isSensitiveBy(settings);
  const collect = (docs: readonly Document[], countTokens: (text: string) => number, budget: number) =>
    collectSequences(docs, { language, countTokens, budget, isSensitive });

  // Before pieces are learned, about how many an element will have (table 5.1).
  const count = opened ? (text: string) => opened.source.tokenise(text).length : () => THESIS.piecesOfElement;
  const budget = opened?.budget ?? settings.budget ?? THESIS.budget.vectors;
  const dev = context.dev && context.dev.length > 0 ? collect(context.dev, count, budget) : undefined;
  const parts = divide(collect(documents, count, budget), dev, rng.fork('held-out'));
  if (parts.train.length === 0) {
    throw new PalimpsestError('empty-training', 'the training documents hold no text', {
      hint: 'Give documents with text.',
    });
  }
  tellWhatThereIs(parts, dev !== undefined, onNotice);

  const input: ModelInput = opened?.input ?? {
    kind: 'vectors',
    tables: await learnVectors(parts.train, settings, rng.fork('vectors'), context),
  };
  const source = opened?.source ?? createVectorSource((input as Extract<ModelInput, { kind: 'vectors' }>).tables);
  const network = createNetwork(architecture, widthOf(input), rng.fork('network'), baseRateOf(parts.train, settings));
  const model = createSensitivityModel(architecture, input, network);
  try {
    const batchSize = settings.batchSize ?? batchSizeOf(architecture, parts.train.length);
    const totalSteps = Math.ceil(parts.train.length / batchSize) * settings.epochs;
    const parameters = await model.parameters();
    const optimiser = createAdamW(parameters, { ...scheduleOf(settings, architecture, totalSteps), totalSteps });
    const plan: EpochPlan = {
      model,
      source,
      sequences: parts.train,
      regime: regimeOf(settings),
      positiveWeight: settings.positiveWeight,
      dropout: settings.dropout ?? (model.size > MANY_WEIGHTS ? THESIS.dropout.many : THESIS.dropout.few),
      batchSize,
      parameters,
      optimiser,
      rng,
      signal: context.signal,
    };
    let quality = 0;
    const judge = async (): Promise<number> => {
      const found = await validate(plan, parts.heldOut);
      const { f1 } = thresholdOf(found, settings);
      quality = qualityOf(settings.best, found.loss, f1);
      return f1;
    };
    const decisive = [{ ...settings, encoder: undefined, download: undefined, vectors: undefined }, context.seed, language, backend.name, opened?.files ?? null]; // prettier-ignore
    await trainEpochs(
      {
        runEpoch: (epoch, meter) => runEpoch(plan, epoch, meter),
        evaluate: parts.heldOut.length > 0 ? judge : undefined,
        rank: () => quality,
        optimiser,
        read: () => readParameters(parameters),
        write(weights) {
          writeParameters(parameters, weights);
          model.assign(parameters);
        },
      },
      {
        epochs: settings.epochs,
        patience: settings.patience,
        scheduled: true,
        tokens: parts.train.reduce((sum, { elements }) => sum + elements.length, 0),
        key: () => fingerprint(documents, context.dev, initialOf(input), decisive),
        context,
      },
    ).finally(() => optimiser.dispose());
    const { threshold } =
      settings.threshold === 'half' ? { threshold: 0 } : thresholdOf(await validate(plan, parts.heldOut), settings);
    return {
      model,
      source,
      settings,
      language,
      budget,
      threshold,
      ...(opened && { encoderFiles: opened.files }),
      heldOut: parts.heldOut,
    };
  } catch (error) {
    model.dispose();
    throw error;
  }
}

/**
 * What epochs are compared by. Where there are few sensitive elements the loss is lowest as long as none is predicted; by F1, the
 * loss decides until one is found.
 */
export function qualityOf(best: SensitivitySettings['best'], loss: number, f1: number): number {
  return best === 'f1' && f1 > 0 ? f1 : -loss;
}

/**
 * Where elements are parted, and the F1 there. With candidates, others were rated in part only: for a tagger that rates every
 * element, each of them stands for those that were not drawn.
 */
export function thresholdOf({ logits, labels }: Omit<Validation, 'loss'>, settings: SensitivitySettings): Threshold {
  if (settings.threshold === 'half') return { threshold: 0, f1: countRatings(logits, labels, 0).f1 };
  const share = settings.judge === 'all' ? regimeOf(settings).share : undefined;
  return bestThreshold(logits, labels, 1 / (share ?? 1));
}

async function openInput(settings: SensitivitySettings, { onNotice }: FamilyContext) {
  if (settings.encoder === undefined) {
    throw new PalimpsestError('no-encoder', `the architecture ${settings.architecture} needs an encoder`, {
      hint: 'Set encoder to a folder, as palimpsest pretrain writes one, or take LOConv2, which needs none.',
    });
  }
  const folder = await findEncoder(settings.encoder, { download: settings.download, onNotice });
  const { config, rawConfig, weights, tokenizer } = await readEncoderFolder(folder);
  const source = createEncoderSource(openTokenizer(tokenizer, folder), folder);
  const room = config.positions - config.firstPosition - 2;
  return {
    source,
    budget: Math.min(room, settings.budget ?? THESIS.budget.encoder - 2),
    input: { kind: 'encoder', encoder: createEncoder(config, weights) } as const,
    files: { tokenizer, rawConfig },
  };
}

/**
 * The share of sensitive elements among those rated in training, as their weights count: where a network starts, lest its first
 * epochs learn that nearly nothing is sensitive and no more (Lin et al. 2017, "Focal Loss for Dense Object Detection", §3.3).
 */
export function baseRateOf(sequences: readonly ElementSequence[], settings: SensitivitySettings): number {
  const all = sequences.reduce((sum, { elements }) => sum + elements.length, 0);
  const count = (some: readonly Element[]) => some.filter(({ sensitive }) => sensitive).length;
  const sensitive = sequences.reduce((sum, { elements }) => sum + count(elements), 0);
  const others = (all - sensitive) * (regimeOf(settings).share ?? 1);
  const weighted = settings.positiveWeight * sensitive;
  // Half an element more of each: neither 0 nor 1.
  return (weighted + 0.5) / (weighted + others + 1);
}

/** That of the thesis (§5.4.4.1), and of a small corpus less: an epoch of few steps learns little. */
function batchSizeOf({ fineTuned }: Architecture, sequences: number): number {
  return Math.max(
    1,
    Math.min(fineTuned ? THESIS.fineTunedBatchSize : THESIS.batchSize, Math.floor(sequences / FEWEST_STEPS)),
  );
}

/** Rates by step (table 5.5, or as an encoder is fine-tuned today). */
export function scheduleOf(
  { schedule, learningRate, warmup, weightDecay, clip }: SensitivitySettings,
  { fineTuned }: Architecture,
  totalSteps: number,
) {
  const warmupSteps = Math.round(warmup * totalSteps);
  const common = { weightDecay, clip, warmupSteps };
  if (schedule === 'linear') return { ...common, rate: learningRate ?? (fineTuned ? 5e-5 : 1e-3) };
  const rate = learningRate ?? THESIS.initialRate;
  const rateOf = (step: number) =>
    step < warmupSteps
      ? THESIS.warmupRate
      : (rate * Math.max(0, totalSteps - step)) / Math.max(1, totalSteps - warmupSteps);
  return { ...common, rate, rateOf, epsilon: THESIS.epsilon };
}

/** Holds out whole documents where there are several, else sequences; of those with sensitive elements as many as of the others. */
function divide(
  all: readonly ElementSequence[],
  dev: readonly ElementSequence[] | undefined,
  rng: Rng,
): { readonly train: readonly ElementSequence[]; readonly heldOut: readonly ElementSequence[] } {
  if (dev) return { train: all, heldOut: dev };
  const documents = new Set(all.map(({ document }) => document));
  const groupOf: (sequence: ElementSequence) => unknown =
    documents.size >= 1 / THESIS.heldOut ? ({ document }) => document : (sequence) => sequence;
  const hasSensitive = ({ elements }: ElementSequence) => elements.some(({ sensitive }) => sensitive);
  const groups = new Set(all.map(groupOf));
  const sensitive = new Set(all.filter(hasSensitive).map(groupOf));
  const held = new Set(
    [sensitive, new Set([...groups].filter((group) => !sensitive.has(group)))].flatMap((some, i) =>
      shuffle([...some], rng.fork(i)).slice(0, Math.round(some.size * THESIS.heldOut)),
    ),
  );
  return {
    train: all.filter((sequence) => !held.has(groupOf(sequence))),
    heldOut: all.filter((sequence) => held.has(groupOf(sequence))),
  };
}

function tellWhatThereIs(
  { train, heldOut }: ReturnType<typeof divide>,
  given: boolean,
  onNotice: FamilyContext['onNotice'],
): void {
  const count = (sequences: readonly ElementSequence[]) => {
    const elements = sequences.flatMap((sequence) => sequence.elements);
    return `${elements.length} elements, ${elements.filter(({ sensitive }) => sensitive).length} of them sensitive`;
  };
  onNotice?.('elements', `training text: ${count(train)}`);
  if (heldOut.length > 0) onNotice?.('held-out', `${given ? 'dev documents' : 'held out'}: ${count(heldOut)}`);
  else onNotice?.('held-out', 'no dev documents and too little text to hold any out: trained for all epochs');
  if (!train.some(({ elements }) => elements.some(({ sensitive }) => sensitive))) {
    onNotice?.('no-entities', 'the training documents hold no sensitive entity: the tagger will find none');
  }
}

function initialOf(input: ModelInput): Float32Array[] {
  if (input.kind === 'vectors') return [input.tables.wordVectors, input.tables.pieceVectors];
  return [input.encoder.words.values];
}
