import type { ScoreCounts } from '../../evaluate/counts.ts';
import type { CorpusMixing } from '../../evaluate/code-mixing.ts';
import type { Explanation } from '../../core/explanation.ts';
import type { CorpusExplanation } from '../../report/explanation-data.ts';
import type { CellOutcome } from '../common/count-pairs.ts';
import type { StudyHead } from '../common/measures.ts';

/**
 * What a study of code-mixed text found (Lee et al. 2024): of taggers trained on all sentences and on those of one group, of a
 * translated corpus, and of a language model on what the others missed. It holds no text of the corpus and no timings.
 */
export interface CodeMixingStudy extends StudyHead {
  /** Where the documents were made up: from what. */
  readonly synthetic?: string;
  readonly mixed: readonly [string, string];
  readonly corpus: MixedCorpus;
  readonly encoders: readonly MixedEncoder[];
  /** In the order of the tables. */
  readonly models: readonly MixedModel[];
  /** Groups that a model was trained on alone. */
  readonly trainingGroups?: { readonly model: string; readonly groups: readonly string[] };
  readonly seeds: readonly number[];
  /** Share of the mixed sentences that a translation must leave in one language for its model to be judged. */
  readonly leastTranslated?: number;
  readonly notices: readonly string[];
  readonly cells: readonly MixedCell[];
  readonly llm?: MixedLlm;
}

/** The documents, their labels and how their languages are mixed (Tables 1 and 2). */
export interface MixedCorpus {
  /** Labels that occur, those of one coarse type together. */
  readonly labels: readonly string[];
  readonly coarse: Readonly<Record<string, string>>;
  readonly train: MixedPart;
  readonly test: MixedPart;
}

export interface MixedPart {
  readonly documents: number;
  readonly sentences: number;
  readonly tokens: number;
  readonly mixing: CorpusMixing;
}

export interface MixedEncoder {
  readonly name: string;
  /** What it is: a folder, or pretrained on sentences of these groups. */
  readonly origin: { readonly folder: string } | { readonly groups: readonly string[]; readonly text: string };
  readonly state: CellState;
  readonly figures?: EncoderFigures;
}

export interface EncoderFigures {
  readonly documents: number;
  readonly pieces: number;
  readonly steps: number;
  readonly vocabulary: number;
  readonly layers: number;
  readonly hiddenSize: number;
  readonly heads: number;
  /** In nats, of hidden held-out pieces; and what the pieces' frequencies alone come to. */
  readonly heldOutLoss?: number;
  readonly unigramLoss?: number;
}

export interface MixedModel {
  readonly name: string;
  readonly family: string;
  readonly settings: unknown;
  readonly encoder?: string;
  /** How the text was translated. */
  readonly translated?: string;
}

export type CellState = 'done' | 'failed' | 'missing';

export interface TrainingSize {
  readonly documents: number;
  readonly sentences: number;
  readonly mentions: number;
}

/** Sentences of the documents trained and tested on; those of several languages, and what became of them. */
export interface TranslationFigures {
  readonly sentences: number;
  readonly mixed: number;
  readonly translated: number;
  /** Translated, and not the same text afterwards. Absent in cells of earlier versions. */
  readonly changed?: number;
  readonly failed: number;
  /** Translated, but still of several languages. */
  readonly stillMixed: number;
}

/** One training. */
export interface MixedCell extends CellOutcome {
  readonly key: string;
  readonly model: string;
  /** Of sentences trained on; all where absent. */
  readonly group?: string;
  readonly seed: number;
  readonly training?: TrainingSize;
  readonly explanation?: CorpusExplanation;
  readonly translation?: TranslationFigures;
  readonly explained?: readonly { readonly text: string; readonly sentences: readonly Explanation[] }[];
}

export interface MixedLlm extends CellOutcome {
  readonly remark?: string;
  readonly model: string;
  readonly queries: number;
  readonly votes: number;
  /** Models that missed the mention. */
  readonly missed: readonly string[];
  readonly hard?: HardSubset;
}

/** Sentences with a mention that every other model missed, and what a language model makes of them. */
export interface HardSubset {
  readonly sentences: number;
  readonly mentions: number;
  /** By system: strict, and approximate (any overlap with the right label). */
  readonly scores: Readonly<Record<string, { readonly strict: ScoreCounts; readonly approximate: ScoreCounts }>>;
  readonly account: LlmFigures;
}

/** Of the run with votes; requests are those of this run, answers of earlier ones are `cached`. */
interface LlmFigures {
  readonly texts: number;
  readonly requests: number;
  readonly cached: number;
  readonly retries: number;
  readonly throttled: number;
  readonly refusals: number;
  readonly malformed: number;
  readonly unanswered: number;
  readonly claims: number;
  readonly unknownLabels: number;
  readonly notInText: number;
  readonly given: number;
  readonly kept: number;
  readonly unanimous: number;
}

/** One training as it is planned. */
export type PlannedMixedCell = Pick<MixedCell, 'key' | 'model' | 'group' | 'seed'>;

/** An encoder that is pretrained in the study. */
export interface PlannedEncoder {
  readonly key: string;
  readonly groups: readonly string[];
}

/** What such an encoder is called. */
export const nameOfEncoder = (groups: readonly string[]): string => `pretrained on ${groups.join(', ')}`;

export const nameOfMixedCell = ({ model, group, seed }: Omit<PlannedMixedCell, 'key'>): string =>
  `${model}${group === undefined ? '' : ` on ${group}`}, seed ${seed}`;
