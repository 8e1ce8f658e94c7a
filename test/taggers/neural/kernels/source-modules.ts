import * as rng from '../../../../src/core/rng.ts';
import * as backend from '../../../../src/taggers/neural/backend.ts';
import * as adam from '../../../../src/taggers/neural/layers/adam.ts';
import * as crf from '../../../../src/taggers/neural/layers/crf.ts';
import * as embedding from '../../../../src/taggers/neural/layers/embedding.ts';
import * as recurrent from '../../../../src/taggers/neural/layers/recurrent.ts';
import * as weights from '../../../../src/taggers/neural/layers/weights.ts';
import * as adamw from '../../../../src/taggers/transformer/adamw.ts';
import * as activation from '../../../../src/taggers/transformer/layers/operations.ts';
import * as attention from '../../../../src/taggers/transformer/layers/attention.ts';
import * as crossEntropy from '../../../../src/taggers/transformer/layers/operations.ts';
import * as layerNorm from '../../../../src/taggers/transformer/layers/operations.ts';
import * as model from '../../../../src/taggers/transformer/model.ts';
import * as taggingModel from '../../../../src/taggers/transformer/tagging-model.ts';
import * as encoderWeights from '../../../../src/taggers/transformer/weights.ts';
import type { Modules } from './operations.ts';

/** What the operations are made of, from the sources. */
export const modules: Modules = {
  ...rng, ...backend, ...adam, ...adamw, ...crf, ...embedding, ...recurrent, ...weights, ...activation, ...attention, ...crossEntropy,
  ...layerNorm, ...model, ...taggingModel, ...encoderWeights,
}; // prettier-ignore
