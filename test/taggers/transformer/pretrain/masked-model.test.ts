import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { createRng } from '../../../../src/core/rng.ts';
import { openBackend } from '../../../../src/taggers/neural/backend.ts';
import { readTensors } from '../../../../src/taggers/neural/safetensors.ts';
import { parseEncoderConfig } from '../../../../src/taggers/transformer/config.ts';
import { createEncoder, WORDS } from '../../../../src/taggers/transformer/model.ts';
import { exportHead, freshHead, importHead } from '../../../../src/taggers/transformer/pretrain/folder.ts';
import {
  createMaskedModel,
  type MaskedModel,
  type MaskedSequence,
} from '../../../../src/taggers/transformer/pretrain/masked-model.ts';
import { assignParameters, parametersOf } from '../../../../src/taggers/transformer/tagging-model.ts';
import { exportEncoderWeights, importEncoderWeights } from '../../../../src/taggers/transformer/weights.ts';
import { fixture, maskedWeightsFile } from './fixture.ts';

const { masked } = fixture;
const { tensors } = readTensors(new Uint8Array(readFileSync(maskedWeightsFile)));

const sequences: readonly MaskedSequence[] = masked.ids.map((row, i) => {
  const labels = masked.labels[i] as readonly number[];
  const places = Int32Array.from(labels.keys()).filter((place) => labels[place] !== -100);
  return {
    ids: Int32Array.from(row.slice(0, masked.lengths[i])),
    places,
    originals: places.map((place) => labels[place] as number),
  };
});

/** Without dropout, the loss is a plain function of the weights. */
async function create(backend: 'cpu' | 'wasm'): Promise<MaskedModel> {
  await openBackend(backend);
  const raw = { ...masked.config, hidden_dropout_prob: 0, attention_probs_dropout_prob: 0 };
  const config = parseEncoderConfig(raw, 'config.json');
  return createMaskedModel(createEncoder(config, importEncoderWeights(tensors, config)), importHead(tensors, config));
}

const norm = ({ values }: { readonly values: Float32Array }) => Math.hypot(...values);

describe.each(['cpu', 'wasm'] as const)('the model of hidden pieces, on %s', (backend) => {
  it('has the loss and the gradients of BertForMaskedLM', async () => {
    const model = await create(backend);
    expect(await model.evaluate(sequences)).toBeCloseTo(masked.loss, 5);
    const { loss, gradients } = await model.differentiate(sequences, createRng(1));
    expect(loss).toBeCloseTo(masked.loss, 5);

    const predicted = await model.predict(sequences);
    const wanted = sequences.flatMap(({ originals }) => [...originals]);
    const size = model.encoder.config.vocabularySize;
    const losses = wanted.map((id, row) => -Math.log(predicted[row * size + id] as number));
    expect(losses.reduce((a, b) => a + b) / losses.length).toBeCloseTo(masked.loss, 5);

    const { config } = model.encoder;
    const shaped = Object.fromEntries(
      (await parametersOf(model, false, 1)).map(({ name }) => {
        const { shape } = model.encoder.variables[name] ?? model.head[name] ?? { shape: [config.vocabularySize, 12] };
        return [name, { shape, values: gradients[name]?.values as Float32Array }];
      }),
    );
    const theirs = { ...exportEncoderWeights(shaped, config), ...exportHead(shaped, config) };
    expect(Object.keys(theirs).toSorted()).toEqual(Object.keys(masked.gradientNorms).toSorted());
    for (const [name, gradient] of Object.entries(theirs)) {
      expect(norm(gradient)).toBeCloseTo(masked.gradientNorms[name] as number, 4);
    }
    model.dispose();
  });
});

describe('the gradients of the head', () => {
  it('are those of finite differences, that of the table of words with both its uses', async () => {
    const model = await create('cpu');
    const parameters = await parametersOf(model, false, 1);
    const { gradients } = await model.differentiate(sequences, createRng(1));
    const step = 4e-3; // in 32-bit floats, errors of rounding and of the quotient are about equal
    for (const { name, ...own } of parameters) {
      const values = own.values as Float32Array;
      if (!name.startsWith('mlm.') && name !== WORDS) continue;
      const gradient = gradients[name]?.values as Float32Array;
      // The steepest component, and those of one piece that is read and predicted.
      const steepest = gradient.reduce(
        (best, g, i) => (Math.abs(g) > Math.abs(gradient[best] as number) ? i : best),
        0,
      );
      for (const at of name === WORDS ? [steepest, 8 * 12, 8 * 12 + 5] : [steepest]) {
        const kept = values[at] as number;
        const lossAt = async (value: number) => {
          values[at] = value;
          assignParameters(model, parameters);
          return model.evaluate(sequences);
        };
        const slope = ((await lossAt(kept + step)) - (await lossAt(kept - step))) / (2 * step);
        await lossAt(kept);
        const expected = gradient[at] as number;
        expect(Math.abs(slope - expected)).toBeLessThan(2e-3 * (1 + Math.abs(expected)));
      }
    }
    model.dispose();
  });
});

it.each([
  ['roberta', ['lm_head.dense.weight', 'lm_head.dense.bias', 'lm_head.layer_norm.weight', 'lm_head.layer_norm.bias', 'lm_head.bias']],
  ['distilbert', ['vocab_transform.weight', 'vocab_transform.bias', 'vocab_layer_norm.weight', 'vocab_layer_norm.bias', 'vocab_projector.bias']],
  ['electra', []],
])('the head of %s is called as transformers calls it', (model_type, names) => {
  const sizes = { hidden_size: 4, num_hidden_layers: 1, num_attention_heads: 1, intermediate_size: 4 };
  const others = { dim: 4, n_layers: 1, n_heads: 1, hidden_dim: 4, vocab_size: 9, max_position_embeddings: 8 };
  const config = parseEncoderConfig({ model_type, ...sizes, ...others }, 'config.json');
  expect(Object.keys(exportHead(freshHead(config, createRng(1)), config))).toEqual(names);
}); // prettier-ignore
