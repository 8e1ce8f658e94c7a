import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parseSettings } from '../../../src/taggers/settings.ts';
import { readTensors, writeTensors, type NamedTensor } from '../../../src/taggers/neural/safetensors.ts';
import { bert } from '../../../src/taggers/transformer/families.ts';
import { readEncoderFolder } from '../../../src/taggers/transformer/folder.ts';
import { notes } from '../neural/fixture.ts';
import { fixtureFolder } from './fixture.ts';

const made: string[] = [];

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of a fixture to spoil. */
function copy(name = 'bert'): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'encoder-'));
  made.push(folder);
  cpSync(fixtureFolder(name), folder, { recursive: true });
  return folder;
}

function changeJson(file: string, change: (json: Record<string, unknown>) => void): void {
  const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(json);
  writeFileSync(file, JSON.stringify(json));
}

function changeTensors(folder: string, change: (tensors: Record<string, NamedTensor>) => void): void {
  const file = path.join(folder, 'model.safetensors');
  const tensors = { ...readTensors(new Uint8Array(readFileSync(file))).tensors };
  change(tensors);
  writeFileSync(file, writeTensors({ tensors, metadata: {} }));
}

const train = (encoder: string) =>
  bert.train(notes, parseSettings(bert, { encoder, epochs: 1 }), { seed: 1, language: 'en', dev: notes });

describe('a folder of an encoder', () => {
  it('is refused with the names and shapes of weights that are missing or of another shape', async () => {
    const folder = copy();
    changeTensors(folder, (tensors) => {
      delete tensors['encoder.layer.1.output.dense.bias'];
      tensors['embeddings.LayerNorm.weight'] = { shape: [3], values: new Float32Array(3) };
    });
    await expect(readEncoderFolder(folder)).rejects.toMatchObject({
      code: 'encoder-weights',
      message: expect.stringMatching(
        /missing 1: encoder\.layer\.1\.output\.dense\.bias \[16\].*embeddings\.LayerNorm\.weight is \[3\], not \[16\]/,
      ) as string,
    });
  });

  it('is refused where the architecture is not computed here, with those that are', async () => {
    for (const [key, value] of [
      ['model_type', 't5'],
      ['model_type', 'constructor'],
      ['model_type', 3],
      ['hidden_act', 'silu'],
      ['position_embedding_type', 'relative_key'],
      ['is_decoder', true],
    ] as const) {
      const folder = copy();
      changeJson(path.join(folder, 'config.json'), (json) => (json[key] = value));
      await expect(readEncoderFolder(folder)).rejects.toMatchObject({ code: 'unsupported-architecture' });
    }
  });

  it('is refused where its config lacks a size or has one that cannot be', async () => {
    for (const [key, value] of [
      ['hidden_size', undefined],
      ['num_hidden_layers', -1],
      ['num_attention_heads', 5],
      ['vocab_size', 1e12],
    ] as const) {
      const folder = copy();
      changeJson(path.join(folder, 'config.json'), (json) => (json[key] = value));
      await expect(readEncoderFolder(folder)).rejects.toMatchObject({ code: 'bad-encoder-config' });
    }
  });

  it('with weights in a pickle alone is refused with the line that converts them', async () => {
    const folder = copy();
    renameSync(path.join(folder, 'model.safetensors'), path.join(folder, 'pytorch_model.bin'));
    await expect(readEncoderFolder(folder)).rejects.toMatchObject({
      code: 'pickled-weights',
      hint: expect.stringContaining('safe_serialization=True') as string,
    });
  });

  it('with a spoilt file of weights is refused, whatever its header claims', async () => {
    const header = (json: string, length = json.length) => {
      const bytes = new Uint8Array(8 + json.length + 16);
      new DataView(bytes.buffer).setBigUint64(0, BigInt(length), true);
      bytes.set(new TextEncoder().encode(json), 8);
      return bytes;
    };
    const tensor = (dtype: string, shape: number[], from: number, to: number) =>
      JSON.stringify({ a: { dtype, shape, data_offsets: [from, to] } });
    const spoilt = [
      new Uint8Array(0),
      new Uint8Array(5),
      header('{}', 2 ** 52),
      header('{}', 1000),
      header('no JSON'),
      header('[1]'),
      header(tensor('F32', [4], 0, 2 ** 40)),
      header(tensor('F32', [4], 16, 0)),
      header(tensor('F32', [2 ** 30, 2 ** 30], 0, 16)),
      header(tensor('F32', [3], 0, 16)),
      header(tensor('F7', [4], 0, 16)),
    ];
    for (const bytes of spoilt) {
      const folder = copy();
      writeFileSync(path.join(folder, 'model.safetensors'), bytes);
      await expect(readEncoderFolder(folder)).rejects.toMatchObject({ code: 'damaged-weights' });
    }
  });

  it('without config.json, tokenizer or weights says which', async () => {
    for (const [file, code] of [
      ['config.json', 'no-such-encoder'],
      ['tokenizer.json', 'bad-tokenizer'],
      ['model.safetensors', 'no-such-encoder'],
    ] as const) {
      const folder = copy();
      rmSync(path.join(folder, file));
      await expect(readEncoderFolder(folder)).rejects.toMatchObject({ code });
    }
    await expect(readEncoderFolder(path.join(tmpdir(), 'no-such-folder'))).rejects.toMatchObject({
      code: 'no-such-encoder',
    });
  });

  it('with a tokenizer of more pieces than the encoder has vectors is refused', async () => {
    const folder = copy();
    for (const name of ['tokenizer.json', 'tokenizer_config.json']) {
      cpSync(path.join(fixtureFolder('roberta'), name), path.join(folder, name));
    }
    await expect(train(folder)).rejects.toMatchObject({
      code: 'bad-tokenizer',
      message: expect.stringMatching(/339.*150/) as string,
    });
  });

  it('with a tokenizer that is damaged or of another kind is refused', async () => {
    const changes: ((json: Record<string, unknown>) => void)[] = [
      (json) => (json['model'] = { type: 'Unheard' }),
      (json) => (json['normalizer'] = { type: 'Unheard' }),
      (json) => delete json['model'],
      (json) => (json['post_processor'] = null),
    ];
    for (const change of changes) {
      const folder = copy();
      changeJson(path.join(folder, 'tokenizer.json'), change);
      await expect(train(folder)).rejects.toMatchObject({ code: 'bad-tokenizer' });
    }
  });

  it('gives the same tokenizer from the files that were before tokenizer.json', async () => {
    const { openTokenizer } = await import('../../../src/taggers/transformer/tokenizer/tokenizer.ts');
    const text = 'Seen by Dr. Anna Holm, café 東京 on 12/03/2021.';
    for (const name of ['bert', 'roberta']) {
      const folder = copy(name);
      const whole = openTokenizer((await readEncoderFolder(folder)).tokenizer, folder).encode(text);
      const json = JSON.parse(readFileSync(path.join(folder, 'tokenizer.json'), 'utf8')) as {
        model: { vocab: Record<string, number>; merges?: (string | string[])[] };
      };
      const pieces = Object.entries(json.model.vocab).sort((a, b) => a[1] - b[1]);
      if (name === 'bert')
        writeFileSync(path.join(folder, 'vocab.txt'), pieces.map(([piece]) => `${piece}\n`).join(''));
      else {
        writeFileSync(path.join(folder, 'vocab.json'), JSON.stringify(Object.fromEntries(pieces)));
        const merges = (json.model.merges ?? []).map((pair) => (typeof pair === 'string' ? pair : pair.join(' ')));
        writeFileSync(path.join(folder, 'merges.txt'), `#version: 0.2\n${merges.join('\n')}\n`);
      }
      rmSync(path.join(folder, 'tokenizer.json'));
      expect(openTokenizer((await readEncoderFolder(folder)).tokenizer, folder).encode(text)).toEqual(whole);
    }
  });

  it('reads weights with the prefix of a model with a head, and with names of old', async () => {
    const folder = copy();
    changeTensors(folder, (tensors) => {
      for (const [name, tensor] of Object.entries(tensors)) {
        delete tensors[name];
        tensors[
          `bert.${name.replace('LayerNorm.weight', 'LayerNorm.gamma').replace('LayerNorm.bias', 'LayerNorm.beta')}`
        ] = tensor;
      }
    });
    expect((await readEncoderFolder(folder)).weights).toEqual((await readEncoderFolder(fixtureFolder('bert'))).weights);
  });
});
