import type { TrainingEnd } from '../../core/tagger.ts';
import type { EncoderSettings } from './settings.ts';
import type { TaggingModel } from './tagging-model.ts';
import type { TokenizerFiles } from './tokenizer/files.ts';
import type { PieceTokenizer } from './tokenizer/tokenizer.ts';

/** All that a tagger on an encoder is made of. */
export interface EncoderTaggerParts {
  readonly family: string;
  readonly model: TaggingModel;
  readonly tokenizer: PieceTokenizer;
  readonly tokenizerFiles: TokenizerFiles;
  readonly rawConfig: Readonly<Record<string, unknown>>;
  /** `O` first. */
  readonly tags: readonly string[];
  readonly settings: EncoderSettings;
  readonly language: string;
  readonly trainingEnd?: TrainingEnd;
}
