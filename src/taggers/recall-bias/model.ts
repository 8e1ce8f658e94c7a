import { z } from 'zod';
import { PalimpsestError } from '../../core/errors.ts';
import { requireLabels } from '../../core/label-names.ts';
import type { Store } from '../../core/store.ts';
import type { BoostedTrees } from './boosted-trees.ts';
import { CONTEXT_FEATURES, type ContextModel } from './context.ts';
import {
  type TunedBias,
  NO_THRESHOLDS,
  PAPER_THRESHOLDS,
  thresholdsFor,
  type RecallBias,
  type Thresholds,
} from './search.ts';

/** What tuning a tagger gave: kept in the model's folder, in files of its own. */
export interface RecallBiasModel {
  /** One for each beta, by beta. */
  readonly tuned: readonly TunedBias[];
  readonly tuning: TuningFigures;
  /** Corrects probabilities before the thresholds; absent where tuning did without. */
  readonly context?: ContextModel;
}

/** What the thresholds were tuned on: binary tokens. */
export interface TuningFigures {
  readonly documents: number;
  readonly tokens: number;
  /** Sensitive tokens. */
  readonly gold: number;
  /** `paper`: Table 3 of Berg et al. (2020). */
  readonly grid: string;
  /** Of cross-validation on the training corpus; absent where it was a held-out corpus. */
  readonly folds?: number;
}

/** The files of a model's folder. */
export const BIAS_FILE = 'recall-bias.json';
export const CONTEXT_FILE = 'recall-bias-context.json';

const thresholdsSchema = z.strictObject({ main: z.number(), alternative: z.number() });

const biasSchema = z.object({
  version: z.literal(1),
  tuned: z.array(
    z.object({
      beta: z.number().positive(),
      thresholds: thresholdsSchema,
      byLabel: z.record(z.string(), thresholdsSchema).optional(),
      fBeta: z.number(),
      precision: z.number(),
      recall: z.number(),
      f1: z.number(),
    }),
  ),
  tuning: z.object({
    documents: z.int(),
    tokens: z.int(),
    gold: z.int(),
    grid: z.string(),
    folds: z.int().optional(),
  }),
});

const contextSchema = z.object({
  version: z.literal(1),
  features: z.array(z.string()),
  trees: z.array(z.object({ features: z.array(z.int()), limits: z.array(z.number()), others: z.array(z.int()) })),
  words: z.array(z.tuple([z.string(), z.int(), z.int()])),
});

/** The files that keep it. The same model gives the same bytes. */
export function writeRecallBias({ tuned, tuning, context }: RecallBiasModel): ReadonlyMap<string, Uint8Array> {
  const encode = (value: unknown, indent?: number) =>
    new TextEncoder().encode(`${JSON.stringify(value, undefined, indent)}\n`);
  const files = new Map([[BIAS_FILE, encode({ version: 1, tuning, tuned }, 2)]]);
  if (!context) return files;
  const words = [...context.counts].map(([word, { inside, outside }]) => [word, inside, outside] as const);
  const sorted = words.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return files.set(
    CONTEXT_FILE,
    encode({ version: 1, features: CONTEXT_FEATURES, trees: context.trees.trees, words: sorted }),
  );
}

/**
 * Reads what {@link writeRecallBias} wrote.
 *
 * @param files those of the model's folder.
 * @returns `undefined` where the model was never tuned.
 * @throws PalimpsestError `damaged-model`.
 */
export async function readRecallBias(files: Pick<Store, 'read'>): Promise<RecallBiasModel | undefined> {
  const bias = await readJson(files, BIAS_FILE, biasSchema);
  if (!bias) return undefined;
  const context = await readJson(files, CONTEXT_FILE, contextSchema);
  const tuned = bias.tuned.map(({ byLabel, ...rest }) => ({ ...rest, ...(byLabel && { byLabel }) }));
  const { folds, ...tuning } = bias.tuning;
  return {
    tuned,
    tuning: { ...tuning, ...(folds !== undefined && { folds }) },
    ...(context && { context: openContext(context) }),
  };
}

function openContext({ features, trees, words }: z.output<typeof contextSchema>): ContextModel {
  const isSound =
    features.join() === CONTEXT_FEATURES.join() && trees.every((tree) => isTree(tree, CONTEXT_FEATURES.length));
  if (!isSound) throw damaged(CONTEXT_FILE);
  return {
    trees: { trees },
    counts: new Map(words.map(([word, inside, outside]) => [word, { inside, outside }])),
  };
}

/** Whether each way through the tree ends: nodes lead to later ones only. */
function isTree({ features, limits, others }: BoostedTrees['trees'][number], width: number): boolean {
  const size = features.length;
  if (size === 0 || limits.length !== size || others.length !== size) return false;
  return features.every((feature, node) => {
    if (feature < 0) return true;
    const other = others[node] as number;
    return feature < width && node + 1 < size && other > node + 1 && other < size;
  });
}

async function readJson<T>(files: Pick<Store, 'read'>, name: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const bytes = await files.read(name);
  if (!bytes) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw damaged(name);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw damaged(name);
  return parsed.data;
}

function damaged(name: string): PalimpsestError {
  return new PalimpsestError('damaged-model', `${name} does not hold what it should`);
}

/** The strength of a bias as a user states it: one beta for all labels, others for some. */
export interface BiasRequest {
  /** Absent: only the labels of `byLabel` are biased. */
  readonly beta?: number;
  readonly byLabel?: Readonly<Record<string, number>>;
}

/** The thresholds of the paper's models: for taggers that were never tuned. */
export const PAPER_TUNED: readonly BetaThresholds[] = [...PAPER_THRESHOLDS].map(([beta, thresholds]) => ({
  beta,
  thresholds,
}));

type BetaThresholds = RecallBias & { readonly beta: number };

/**
 * The thresholds for betas.
 *
 * @param labels those that the tagger can give.
 * @throws PalimpsestError `beta-not-tuned`, `unknown-label`, naming those there are.
 */
export function chooseBias(
  tuned: readonly BetaThresholds[],
  { beta, byLabel = {} }: BiasRequest,
  labels: readonly string[],
): RecallBias {
  requireLabels({ by: '--recall-bias', named: Object.keys(byLabel), known: labels });
  const find = (wanted: number): BetaThresholds => {
    const found = tuned.find((bias) => bias.beta === wanted);
    if (found) return found;
    throw new PalimpsestError('beta-not-tuned', `the model has no thresholds for beta ${wanted}`, {
      hint: `It has some for ${tuned.map((bias) => bias.beta).join(', ')}. Tune it for others: palimpsest tune --betas.`,
    });
  };
  const shared = beta === undefined ? undefined : find(beta);
  const own = Object.entries(byLabel).map(([label, wanted]): [string, Thresholds] => [
    label,
    thresholdsFor(find(wanted), label),
  ]);
  return {
    thresholds: shared?.thresholds ?? NO_THRESHOLDS,
    byLabel: { ...shared?.byLabel, ...Object.fromEntries(own) },
  };
}
