import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { deepaffixArchitecture, neuronerArchitecture } from '../../../src/taggers/neural/architecture.ts';
import { openBackend } from '../../../src/taggers/neural/backend.ts';
import { createBatch } from '../../../src/taggers/neural/batches.ts';
import { createDecoder } from '../../../src/taggers/neural/decode.ts';
import { createFormTable, type Vocabulary } from '../../../src/taggers/neural/vocabulary.ts';
import { createModel, sizesOf } from '../../../src/taggers/neural/model.ts';
import { createExporter } from '../../../src/taggers/neural/tagger.ts';
import type { NeuralSettings } from '../../../src/taggers/neural/settings.ts';
import { joinTables } from '../../../src/taggers/neural/model-files.ts';

interface Fixture {
  readonly scheme: 'BIOES' | 'IOB2';
  readonly sizes: object;
  readonly seed: number;
  readonly wordDimension: number;
  readonly vocabulary: Vocabulary;
  readonly extraWords: readonly string[];
  readonly sentences: readonly (readonly string[])[];
  readonly sha256: string;
  readonly tags: readonly (readonly string[])[];
  readonly scores: readonly (readonly (readonly number[])[])[];
}

describe.each([neuronerArchitecture, deepaffixArchitecture])('the ONNX form of $name', (original) => {
  const fixture = JSON.parse(
    readFileSync(new URL(`../../fixtures/onnx/${original.name}.json`, import.meta.url), 'utf8'),
  ) as Fixture;
  const { vocabulary, wordDimension, scheme } = fixture;
  const architecture = { ...original, ...fixture.sizes };

  async function build() {
    await openBackend('cpu');
    const model = createModel(architecture, sizesOf(vocabulary, wordDimension), createRng(fixture.seed), false);
    const extra = {
      words: fixture.extraWords,
      values: new Float32Array(fixture.extraWords.length * wordDimension).fill(0.25),
    };
    return { model, extra, settings: { scheme } as NeuralSettings };
  }

  it('is, byte for byte, the file that onnxruntime was given', async () => {
    const { model, extra, settings } = await build();
    const exporter = createExporter({
      architecture,
      model,
      vocabulary,
      extra,
      settings,
      language: 'en',
      lookups: {},
      marks: {},
    });
    const onnx = await exporter.onnx({ name: 'palimpsest', version: 'fixture' });
    expect(createHash('sha256').update(onnx).digest('hex')).toBe(fixture.sha256);
    model.dispose();
  });

  it('has in onnxruntime the scores and tags that the tagger has here', async () => {
    const { model, extra, settings } = await build();
    const words = joinTables(model.tables.words, extra);
    const decoder = await createDecoder(model, vocabulary.tags, settings.scheme, words);
    const table = createFormTable(vocabulary, extra.words, architecture.words);
    const encoded = fixture.sentences.map((sentence) => ({
      forms: Int32Array.from(sentence, (token) => table.idOf(token)),
      tags: new Int32Array(0),
    }));
    const paths = await decoder.decode(encoded, table);
    expect(paths.map((path) => Array.from(path, (tag) => vocabulary.tags[tag]))).toEqual(fixture.tags);

    const batch = createBatch(encoded, [0, 1, 2], table);
    const scores = await model.score(batch, words);
    const width = vocabulary.tags.length;
    fixture.scores.forEach((sentence, s) =>
      sentence.forEach((token, t) => {
        const at = (s * batch.longest + t) * width;
        token.forEach((score, tag) => expect(scores[at + tag]).toBeCloseTo(score, 5));
      }),
    );
    model.dispose();
  });
});
