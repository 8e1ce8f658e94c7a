import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { train } from '../../src/pipeline/training/train.ts';
import { exportModel, saveModel } from '../../src/taggers/model-folder.ts';
import { readTensors } from '../../src/taggers/neural/safetensors.ts';
import { temporaryFolder } from '../helpers/cli.ts';

const producer = { name: 'palimpsest', version: 'test' };

const training = ['Zacharias saw Rome.', 'She left Rome.'].map((text, i) =>
  createDocument({
    id: `d${i}`,
    text,
    entities: [{ id: 'T1', start: text.indexOf('Rome'), end: text.indexOf('Rome') + 4, label: 'LOC' }],
  }),
);

async function save(model: string, settings: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const folder = path.join(temporaryFolder(), 'model');
  const { tagger, info } = await train(training, { model, settings });
  await saveModel(folder, tagger, info);
  await tagger.dispose?.();
  return folder;
}

const json = (folder: string, name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown;

describe('exportModel', () => {
  it('writes the model, its weights, its lists and a program that reads them; twice the same bytes', async () => {
    const model = await save('deepaffix', { epochs: 1, backend: 'wasm', wordDimension: 4 });
    const [first, second] = ['first', 'second'].map((name) => path.join(temporaryFolder(), name)) as [string, string];
    const { family, files } = await exportModel(model, first, { producer });
    await exportModel(model, second, { producer });
    expect(family).toBe('deepaffix');
    expect(readdirSync(first)).toEqual(Object.keys(files));
    for (const [name, bytes] of Object.entries(files)) {
      const content = readFileSync(path.join(first, name));
      expect(content.length).toBe(bytes);
      expect(readFileSync(path.join(second, name)).equals(content)).toBe(true);
    }
    expect(json(first, 'config.json')).toMatchObject({ family: 'deepaffix', scheme: 'IOB2', affixLength: 3 });
    const lists = json(first, 'vocabulary.json') as { words: string[]; tags: string[] };
    expect(lists.tags).toEqual(['O', 'B-LOC', 'I-LOC']);
    const saved = readTensors(readFileSync(path.join(model, 'weights.safetensors'))).tensors;
    const exported = readTensors(readFileSync(path.join(first, 'model.safetensors'))).tensors;
    expect(Object.keys(exported)).toEqual(Object.keys(saved));
    for (const [name, { shape, values }] of Object.entries(saved)) {
      expect(exported[name]?.shape).toEqual(shape);
      // Not toEqual: of long arrays it takes seconds.
      expect(values.every((value, at) => exported[name]?.values[at] === value)).toBe(true);
    }
    expect(saved['words']?.shape).toEqual([lists.words.length + 1, 4]);
  });

  it('writes an encoder as a folder that transformers reads, with what it does not know beside', async () => {
    const encoder = fileURLToPath(new URL('../fixtures/encoders/bert', import.meta.url));
    const model = await save('bert', { encoder, epochs: 1, backend: 'wasm', window: 32, overlap: 8, crf: true });
    const out = path.join(temporaryFolder(), 'out');
    const { files } = await exportModel(model, out, { producer });
    expect(Object.keys(files)).toEqual(readdirSync(out));
    expect(json(out, 'config.json')).toMatchObject({
      architectures: ['BertForTokenClassification'],
      id2label: { 0: 'O', 1: 'B-LOC', 2: 'I-LOC' },
      palimpsest: { family: 'bert', scheme: 'IOB2', window: 32, overlap: 8, begin: 2, end: 3 },
    });
    expect(json(out, 'tokenizer.json')).toEqual(json(encoder, 'tokenizer.json'));
    const saved = readTensors(readFileSync(path.join(model, 'encoder', 'model.safetensors'))).tensors;
    const exported = readTensors(readFileSync(path.join(out, 'model.safetensors'))).tensors;
    expect(Object.keys(exported)).toEqual([...Object.keys(saved), 'crf.transitions', 'crf.start', 'crf.end']);
    for (const [name, { values }] of Object.entries(saved)) {
      expect(values.every((value, at) => exported[name]?.values[at] === value)).toBe(true);
    }
  });

  it('refuses a model without such a form, and a folder that is there', async () => {
    const folder = path.join(temporaryFolder(), 'out');
    await expect(exportModel(await save('dictionary'), folder, { producer })).rejects.toMatchObject({
      code: 'no-export',
    });
    const taken = await save('dictionary');
    await expect(exportModel(taken, taken, { producer })).rejects.toMatchObject({ code: 'output-exists' });
  });
});
