import type { TrainingEnd } from '../../core/tagger.ts';
import type { Architecture } from './architecture.ts';
import type { NeuralModel } from './model.ts';
import type { NeuralSettings } from './settings.ts';
import type { ExtraWords } from './vectors.ts';
import type { Vocabulary } from './vocabulary.ts';

/** All that a neural tagger is made of. */
export interface NeuralParts {
  readonly architecture: Architecture;
  readonly model: NeuralModel;
  readonly vocabulary: Vocabulary;
  readonly extra: ExtraWords;
  readonly settings: NeuralSettings;
  readonly language: string;
  readonly trainingEnd?: TrainingEnd;
}
