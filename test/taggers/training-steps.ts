import { createRng } from '../../src/core/rng.ts';
import { neuronerArchitecture } from '../../src/taggers/neural/architecture.ts';
import { createBatch } from '../../src/taggers/neural/batches.ts';
import { createAdam } from '../../src/taggers/neural/layers/adam.ts';
import { createModel, sizesOf } from '../../src/taggers/neural/model.ts';
import { collectTrainingData, encodeSentence } from '../../src/taggers/neural/training-data.ts';
import { buildVocabulary, createFormTable } from '../../src/taggers/neural/vocabulary.ts';
import { createAdamW } from '../../src/taggers/transformer/adamw.ts';
import type { EncoderConfig } from '../../src/taggers/transformer/config.ts';
import { createEncoder } from '../../src/taggers/transformer/model.ts';
import { assignParameters, createTaggingModel, parametersOf } from '../../src/taggers/transformer/tagging-model.ts';
import { encoderWeights } from '../../src/taggers/transformer/weights.ts';
import { notes } from './neural/fixture.ts';

/** A training in single steps, on the backend that is open. */
export interface Training {
  /** @returns the loss and the norm of the gradients. */
  step(): Promise<readonly number[]>;
  /** Numbers of all weights that are trained. */
  readonly size: number;
  /** Numbers of the rows that a step needs of tables that live outside the backend. */
  readonly rows: number;
  dispose(): void;
}

const config: EncoderConfig = {
  family: 'bert', modelType: 'bert', vocabularySize: 60, embeddingSize: 16, hiddenSize: 16, layers: 2, heads: 2,
  intermediateSize: 24, activation: 'gelu', normEpsilon: 1e-12, positions: 16, firstPosition: 0, types: 2,
  hiddenDropout: 0.1, attentionDropout: 0.1,
}; // prettier-ignore

/** Fine-tuning of a small encoder. */
export async function startEncoder(): Promise<Training> {
  const rng = createRng(7);
  const draw = (name: string, size: number) =>
    Float32Array.from({ length: size }, () => (name.endsWith('gamma') ? 1 : 0) + 0.2 * (rng.float() - 0.5));
  const weights = Object.fromEntries(
    encoderWeights(config).map(({ name, shape }) => [name, { shape, values: draw(name, shape.reduce((a, b) => a * b, 1)) }]), // prettier-ignore
  );
  const model = createTaggingModel(createEncoder(config, weights), 5, false, rng.fork('head'));
  const parameters = await parametersOf(model, false, 1);
  const optimiser = createAdamW(parameters, { rate: 0.01, weightDecay: 0.1, clip: 1, warmupSteps: 2, totalSteps: 20 });
  const windows = [11, 4, 7].map((length, sequence) => ({
    sequence,
    from: 0,
    ids: Int32Array.from({ length }, (_, i) => (7 * sequence + 3 * i) % 60),
    places: Int32Array.from({ length: Math.ceil(length / 2) }, (_, i) => 2 * i),
  }));
  const tags = windows.map(({ places }) => places.map((place) => place % 5));
  let step = 0;
  return {
    size: Object.values(weights).reduce((sum, { values }) => sum + values.length, 16 * 5 + 5),
    rows: 0,
    async step() {
      optimiser.add(await model.differentiate(windows, tags, { rate: 0.1, rng: rng.fork('dropout', step++) }), 1);
      const { losses, norm } = await optimiser.step();
      assignParameters(model, parameters);
      return [...losses, norm];
    },
    dispose() {
      optimiser.dispose();
      model.dispose();
    },
  };
}

/** Training of a small NeuroNER. */
export async function startNeuroner(): Promise<Training> {
  const rng = createRng(7);
  const context = { seed: 7, language: 'en', dev: notes };
  const { train, labels } = collectTrainingData(notes, 'BIOES', rng, context);
  const { vocabulary } = buildVocabulary(train, labels, 'BIOES', neuronerArchitecture.words);
  const model = createModel(neuronerArchitecture, sizesOf(vocabulary, 8), rng.fork('weights'), true);
  const table = createFormTable(vocabulary, [], neuronerArchitecture.words);
  const sentences = train.map(encodeSentence(table, vocabulary.tags));
  const batch = createBatch(sentences, [...sentences.keys()], table);
  const optimiser = createAdam({ rate: 0.002, clipping: { by: 'norm', limit: 5 } });
  const { update, dispose } = await model.differentiate(batch, { rate: 0, rng });
  const rows = update.rows.reduce((sum, { rows: own, table: { width } }) => sum + own.length * width, 0);
  dispose();
  const size = Object.values(await model.read()).reduce((sum, { values }) => sum + values.length, 0);
  let step = 0;
  return {
    size,
    rows,
    async step() {
      const found = await model.differentiate(batch, { rate: 0.5, rng: rng.fork('dropout', step++) });
      const { loss, norm } = await optimiser.step(found.update);
      const own = typeof found.loss === 'number' ? found.loss : (loss as number);
      found.dispose();
      return [own, norm as number];
    },
    dispose() {
      optimiser.dispose();
      model.dispose();
    },
  };
}
