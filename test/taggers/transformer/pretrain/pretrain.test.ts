import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../../src/core/document.ts';
import { parseSettings } from '../../../../src/taggers/settings.ts';
import { bert } from '../../../../src/taggers/transformer/families.ts';
import { readEncoderFolder } from '../../../../src/taggers/transformer/folder.ts';
import { tf } from '../../../../src/taggers/neural/backend.ts';
import { pretrainEncoder, type PretrainContext } from '../../../../src/taggers/transformer/pretrain/pretrain.ts';
import { saveEncoder } from '../../../../src/taggers/transformer/pretrain/folder.ts';
import { pretrainSettings } from '../../../../src/taggers/transformer/pretrain/settings.ts';
import { openTokenizer } from '../../../../src/taggers/transformer/tokenizer/tokenizer.ts';
import { temporaryFolder } from '../../../helpers/cli.ts';
import { memoryStore, notes as labelledNotes } from '../../neural/fixture.ts';
import { notes } from './fixture.ts';

const tiny = {
  vocabularySize: 300,
  layers: 1,
  hiddenSize: 16,
  heads: 2,
  window: 32,
  batchSize: 8,
  dropout: 0,
  learningRate: 5e-3,
  epochs: 2,
  backend: 'wasm',
};

const pretrain = (settings: object = {}, context: Partial<PretrainContext> = {}) =>
  pretrainEncoder(notes, pretrainSettings.parse({ ...tiny, ...settings }), { seed: 13, ...context });

async function filesOf(encoder: Awaited<ReturnType<typeof pretrain>>): Promise<readonly string[]> {
  const folder = path.join(temporaryFolder(), 'encoder');
  await saveEncoder(folder, encoder);
  return ['config.json', 'vocab.txt', 'tokenizer.json', 'model.safetensors'].map((name) =>
    readFileSync(path.join(folder, name)).toString('base64'),
  );
}

describe('pretrainEncoder', () => {
  it('predicts hidden pieces of held-out text better than their frequencies do', async () => {
    const { figures } = await pretrain({ vocabularySize: 100, hiddenSize: 32, window: 64, epochs: 40, heldOut: 0.15 });
    expect(figures.unigramLoss).toBeGreaterThan(2.5);
    expect(figures.heldOutLoss).toBeLessThan((figures.unigramLoss as number) - 0.1);
  });

  it('is the same to the bit for the same seed, and another for another', async () => {
    const first = await filesOf(await pretrain({ dropout: 0.1, wholeWords: true }));
    expect(await filesOf(await pretrain({ dropout: 0.1, wholeWords: true }))).toEqual(first);
    expect(await filesOf(await pretrain({ dropout: 0.1, wholeWords: true }, { seed: 14 }))).not.toEqual(first);
  });

  it('stopped after any report goes on to the same bytes, and tells the reports before again', async () => {
    const settings = { epochs: 3, reportSteps: 2, dropout: 0.1, accumulation: 2 };
    const steps: number[] = [];
    const whole = await pretrain(settings, { onStep: ({ step }) => steps.push(step) });
    const checkpoints = memoryStore();
    const stop = new AbortController();
    const stopped = pretrain(settings, {
      checkpoints,
      signal: stop.signal,
      onStep: ({ step }) => step === 2 && stop.abort(),
    });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    const notices: string[] = [];
    const again: number[] = [];
    const resumed = await pretrain(settings, {
      checkpoints,
      onNotice: (code, message) => code === 'resumed' && notices.push(message),
      onStep: ({ step }) => again.push(step),
    });
    expect(notices).toEqual(['training goes on after report 2']);
    expect(again).toEqual(steps);
    expect(await filesOf(resumed)).toEqual(await filesOf(whole));
    expect(resumed.figures).toEqual(whole.figures);
  });

  it('holds as many tensors after each report, and none at the end', async () => {
    await pretrain({ epochs: 1 });
    const before = tf.memory().numTensors;
    const counts = new Set<number>();
    await pretrain({ reportSteps: 1 }, { onStep: () => counts.add(tf.memory().numTensors) });
    expect(counts.size).toBe(1);
    expect(tf.memory().numTensors).toBe(before);
  });

  it('refuses text without a word, and heads that do not divide the width', async () => {
    const empty = [createDocument({ id: 'e', text: ' \n\u200b', entities: [] })];
    const settings = pretrainSettings.parse(tiny);
    await expect(pretrainEncoder(empty, settings, { seed: 1 })).rejects.toMatchObject({ code: 'empty-training' });
    await expect(pretrain({ heads: 3 })).rejects.toMatchObject({ code: 'bad-settings' });
  });
});

describe('the folder of a pretrained encoder', () => {
  it('is one that is read back, with the same pieces from vocab.txt alone, and that a tagger is trained on', async () => {
    const encoder = await pretrain();
    const folder = path.join(temporaryFolder(), 'encoder');
    await saveEncoder(folder, encoder);
    expect(readFileSync(path.join(folder, 'NOTICE.txt'), 'utf8')).toMatch(/^CONFIDENTIAL/);
    const read = await readEncoderFolder(folder);
    for (const [name, { shape, values }] of Object.entries(encoder.weights)) {
      expect(read.weights[name]?.shape).toEqual(shape);
      expect(read.weights[name]?.values.every((value, i) => value === values[i])).toBe(true);
    }
    const pieces = (files: typeof read.tokenizer) =>
      Array.from(openTokenizer(files, folder).encode(notes.map(({ text }) => text).join('\n')).ids);
    const known = pieces(read.tokenizer);
    expect(pieces(encoder.tokenizerFiles)).toEqual(known);
    expect(known.filter((id) => id === 1).length).toBeLessThan(known.length / 50);
    const vocabulary = readFileSync(path.join(folder, 'vocab.txt'), 'utf8').trimEnd().split('\n');
    expect(vocabulary).toEqual(encoder.vocabulary);

    const losses: number[] = [];
    const settings = parseSettings(bert, { encoder: folder, window: 32, overlap: 8, epochs: 8, learningRate: 0.01, dropout: 0, backend: 'wasm' }); // prettier-ignore
    const context = { seed: 1, language: 'en', dev: labelledNotes, onStep: ({ loss }: { loss: number }) => losses.push(loss) }; // prettier-ignore
    const tagger = await bert.train(labelledNotes, settings, context);
    expect(losses.at(-1)).toBeLessThan(losses[0] as number);
    await tagger.dispose?.();
  });
});
