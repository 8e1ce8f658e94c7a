import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { openBackend } from '../../../src/taggers/neural/backend.ts';
import type { Sequence } from '../../../src/taggers/sequences.ts';
import { createEncoderDecoder, windowsOf } from '../../../src/taggers/transformer/decode.ts';
import { createEncoderExporter } from '../../../src/taggers/transformer/tagger.ts';
import { readEncoderFolder } from '../../../src/taggers/transformer/folder.ts';
import { createEncoder } from '../../../src/taggers/transformer/model.ts';
import type { EncoderTaggerParts } from '../../../src/taggers/transformer/model-files.ts';
import type { EncoderSettings } from '../../../src/taggers/transformer/settings.ts';
import { createTaggingModel } from '../../../src/taggers/transformer/tagging-model.ts';
import { openTokenizer } from '../../../src/taggers/transformer/tokenizer/tokenizer.ts';
import { fixtureFolder, fixtureNames } from './fixture.ts';

interface Fixture {
  readonly settings: Pick<EncoderSettings, 'scheme' | 'window' | 'overlap'>;
  readonly seed: number;
  readonly crf: boolean;
  readonly tagNames: readonly string[];
  /** A text with the places of its tokens, in code points. */
  readonly sentences: readonly (readonly [string, readonly (readonly [number, number])[]])[];
  readonly sha256: string;
  /** What Python says with onnxruntime. */
  readonly tags: readonly (readonly string[])[];
  readonly scores: readonly (readonly (readonly number[])[])[];
}

describe.each(fixtureNames)('the ONNX form of a tagger on %s', (name) => {
  const file = new URL(`../../fixtures/onnx/${name}.json`, import.meta.url);
  const fixture = JSON.parse(readFileSync(file, 'utf8')) as Fixture;
  const { tagNames: tags } = fixture;
  const settings = fixture.settings as EncoderSettings;

  async function build(): Promise<EncoderTaggerParts> {
    await openBackend('cpu');
    const { config, rawConfig, weights, tokenizer: tokenizerFiles } = await readEncoderFolder(fixtureFolder(name));
    const tokenizer = openTokenizer(tokenizerFiles, name);
    const encoder = createEncoder(config, weights);
    const model = createTaggingModel(encoder, tags.length, fixture.crf, createRng(fixture.seed));
    return { family: 'bert', model, tokenizer, tokenizerFiles, rawConfig, tags, settings, language: 'en' };
  }

  it('is, byte for byte, the file that onnxruntime was given', async () => {
    const parts = await build();
    const onnx = await createEncoderExporter(parts).onnx({ name: 'palimpsest', version: 'fixture' });
    expect(createHash('sha256').update(onnx).digest('hex')).toBe(fixture.sha256);
    parts.model.dispose();
  });

  it('has in onnxruntime, with the pieces of Python, the scores and tags that the tagger has here', async () => {
    const { model, tokenizer } = await build();
    const sequences = fixture.sentences.map(([text, places]) => toSequence(text, places));
    const decoder = await createEncoderDecoder(model, tokenizer, tags, settings.scheme, settings);
    const paths = await decoder.decode(sequences);
    expect(paths.map((path) => Array.from(path, (tag) => tags[tag]))).toEqual(fixture.tags);

    const windows = sequences.flatMap((sequence, s) => windowsOf(sequence, s, tokenizer, settings));
    expect(windows.length).toBeGreaterThan(sequences.length);
    const scores = await model.score(windows);
    windows.forEach(({ sequence, from, places }, w) => {
      const expected = fixture.scores[sequence]?.slice(from, from + places.length).flat() as number[];
      expected.forEach((score, i) => expect((scores[w] as Float32Array)[i]).toBeCloseTo(score, 5));
    });
    model.dispose();
  });
});

function toSequence(text: string, places: readonly (readonly [number, number])[]): Sequence {
  const characters = [...text];
  const unit = (point: number) => characters.slice(0, point).join('').length;
  return {
    tokens: places.map(([from, to]) => ({
      start: unit(from),
      end: unit(to),
      text: characters.slice(from, to).join(''),
    })),
  };
}
