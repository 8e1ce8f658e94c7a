import type { Explanation } from '../../core/explanation.ts';
import type { Document } from '../../core/types.ts';
import type { HardSubset, TranslationFigures, TrainingSize } from './study.ts';
import type { CorpusExplanation } from '../../report/explanation-data.ts';
import type { LlmSettings } from '../../taggers/llm/settings.ts';
import type { TaggerOfJob } from '../common/train.ts';
import type { JobHead, TaskResult } from '../engine/task.ts';

interface Result<Kind extends string> extends TaskResult {
  readonly kind: Kind;
  readonly notices: readonly string[];
}

/** How sentences of two languages become sentences of one. */
export type TranslateBy = { readonly lexicon: string } | { readonly llm: LlmSettings };

/** Trains a tagger and looks at what it does on the test documents. */
export interface MixedModelJob extends JobHead, TaggerOfJob {
  readonly seed: number;
  readonly train: readonly Document[];
  readonly test: readonly Document[];
  readonly mixed: readonly [string, string];
  readonly language: string;
  /** The coarse type of each label. */
  readonly coarse: Readonly<Record<string, string>>;
  readonly translate?: TranslateBy;
  /** Folder of the encoder before fine-tuning; with it, tokens are represented and `sentences` explained. */
  readonly before?: string;
  readonly sentences: readonly string[];
  readonly points: number;
}

export interface MixedModelResult extends Result<'code-mixing-model'> {
  readonly training: TrainingSize;
  readonly explanation: CorpusExplanation;
  /** Of each test document, in order: the places of gold mentions (sorted) that were not found with their label. */
  readonly missed: readonly (readonly number[])[];
  /** What was found in each, `[label, start, end, …]`, labels as places in `labels`; absent where the text was translated. */
  readonly predicted?: { readonly labels: readonly string[]; readonly mentions: readonly (readonly number[])[] };
  readonly translation?: TranslationFigures;
  readonly explained: readonly StoredExplanation[];
}

/** An explained sentence as JSON has it. */
export interface StoredExplanation {
  readonly text: string;
  readonly sentences: readonly (Omit<Explanation, 'attention'> & {
    readonly attention?: {
      readonly heads: number;
      readonly layers: readonly { readonly layer: number; readonly weights: readonly number[] }[];
    };
  })[];
}

/** Asks a language model about sentences, each a document, in which every other model missed something. */
export interface HardSubsetJob extends JobHead {
  readonly seed: number;
  /** Of these it takes the labels; nothing is learned. */
  readonly train: readonly Document[];
  readonly sentences: readonly Document[];
  /** What other models found there. */
  readonly others: Readonly<Record<string, readonly Document[]>>;
  readonly settings: LlmSettings;
  readonly language: string;
}

export interface HardSubsetResult extends Result<'code-mixing-hard'> {
  readonly hard: HardSubset;
}
