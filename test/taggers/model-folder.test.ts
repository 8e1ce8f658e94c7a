import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Corpus, Document } from '../../src/core/types.ts';
import { train } from '../../src/pipeline/training/train.ts';
import { loadModel, saveModel } from '../../src/taggers/model-folder.ts';
import type { TrainedTagger } from '../../src/taggers/types.ts';
import { temporaryFolder } from '../helpers/cli.ts';

const training = ['Zacharias saw Rome.', 'She left \ud800 Rome.', 'Ze\u0301lie and 😀 left.'].map((text, i) => {
  const entities =
    i === 2 ? [] : [{ id: 'T1', start: text.indexOf('Rome'), end: text.indexOf('Rome') + 4, label: 'LOC' }];
  return createDocument({ id: `d${i}`, text, entities });
});

async function save(overwrite = false, folder = path.join(temporaryFolder(), 'model')) {
  const { tagger, info } = await train(training, { model: 'dictionary', settings: { foldCase: true } });
  await saveModel(folder, tagger, info, { overwrite });
  return { folder, tagger };
}

async function tagAll(tagger: TrainedTagger): Promise<readonly Document[]> {
  const tagged: Document[] = [];
  const corpus: Corpus = (async function* () {
    yield* training;
  })();
  for await (const doc of tagger.tag(corpus)) tagged.push(doc);
  return tagged;
}

const configOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8')) as Record<string, unknown>;
/** @param signs with the hash of the config as it is now: what a faulty release might write. */
function changeConfig(folder: string, changes: Record<string, unknown>, signs = false): void {
  const { sha256, ...rest } = { ...configOf(folder), ...changes };
  const own = signs ? createHash('sha256').update(JSON.stringify(rest)).digest('hex') : sha256;
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ ...rest, sha256: own }));
}

describe('a model folder', () => {
  it('gives back a tagger that tags alike, and saves to the same bytes', async () => {
    const { folder, tagger } = await save();
    const loaded = await loadModel(folder);
    expect(await tagAll(loaded)).toEqual(await tagAll(tagger));
    expect(loaded.labels).toEqual(tagger.labels);
    const { info } = await train(training, { model: 'dictionary', settings: { foldCase: true } });
    const again = path.join(temporaryFolder(), 'again');
    await saveModel(again, loaded, info);
    expect(readdirSync(again)).toEqual(readdirSync(folder));
    for (const name of readdirSync(folder)) {
      expect(readFileSync(path.join(again, name))).toEqual(readFileSync(path.join(folder, name)));
    }
  });

  it('says what it is: family, version, seed, labels, settings, training figures, hashes, a notice', async () => {
    const { folder } = await save();
    expect(configOf(folder)).toMatchObject({
      format: 'palimpsest-model',
      version: 5,
      family: 'dictionary',
      package: { name: 'palimpsest' },
      seed: 13,
      language: 'en',
      labels: ['LOC'],
      tagger: { settings: { foldCase: true } },
      training: { documents: 3, sentences: 3, entities: { LOC: 2 } },
      files: { 'counts.json': { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    expect(readFileSync(path.join(folder, 'NOTICE.txt'), 'utf8')).toContain('CONFIDENTIAL');
  });

  it.each([
    [
      'another version',
      'model-version',
      (folder: string) => changeConfig(folder, { version: 1 }),
      /version 1 .*reads version 5/,
    ],
    [
      'a family that is not known',
      'unknown-model',
      (folder: string) => changeConfig(folder, { family: 'oracle' }),
      /oracle/,
    ],
    [
      'the config of something else',
      'not-a-model',
      (folder: string) => changeConfig(folder, { format: 'x' }),
      /palimpsest train/,
    ],
    ['no config', 'no-such-model', (folder: string) => rmSync(path.join(folder, 'config.json')), /config\.json/],
    [
      'a config cut short',
      'damaged-model',
      (folder: string) => writeFileSync(path.join(folder, 'config.json'), '{"format'),
      /no JSON/,
    ],
    [
      'a config without its files',
      'damaged-model',
      (folder: string) => changeConfig(folder, { files: undefined }),
      /lacks files/,
    ],
    [
      'a file missing',
      'damaged-model',
      (folder: string) => rmSync(path.join(folder, 'counts.json')),
      /counts\.json is missing/,
    ],
    [
      'a file missing from its list',
      'damaged-model',
      (folder: string) => changeConfig(folder, { files: {} }, true),
      /counts\.json is missing/,
    ],
    [
      'a byte changed',
      'damaged-model',
      (folder: string) => {
        const file = path.join(folder, 'counts.json');
        writeFileSync(file, readFileSync(file, 'utf8').replace('Zacharias', 'Zachariaz'));
      },
      /counts\.json is not as it was saved/,
    ],
    [
      'a config changed',
      'damaged-model',
      (folder: string) => changeConfig(folder, { language: 'de' }),
      /config\.json is not as it was saved/,
    ],
    [
      'settings that do not fit',
      'damaged-model',
      (folder: string) => changeConfig(folder, { tagger: {} }, true),
      /do not fit/,
    ],
  ])('with %s is refused: %s', async (_, code, spoil, message) => {
    const { folder } = await save();
    spoil(folder);
    const error: unknown = await loadModel(folder).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      name: 'PalimpsestError',
      code,
      message: expect.stringMatching(message),
      hint: expect.any(String),
    });
    expect(String(error)).toContain(folder);
    expect(String(error)).not.toContain('Zacharia');
  });

  it('that is not there is refused', async () => {
    await expect(loadModel(path.join(temporaryFolder(), 'none'))).rejects.toMatchObject({ code: 'no-such-model' });
  });

  it('is not written over, unless asked', async () => {
    const { folder } = await save();
    await expect(save(false, folder)).rejects.toMatchObject({ code: 'output-exists' });
    writeFileSync(path.join(folder, 'stale'), '');
    await save(true, folder);
    expect(existsSync(path.join(folder, 'stale'))).toBe(false);
    expect(readdirSync(path.dirname(folder))).toEqual(['model']);
  });

  it('stays as it was, without a trace of the other, where saving fails', async () => {
    const { folder, tagger } = await save();
    const before = readFileSync(path.join(folder, 'config.json'));
    const failing = {
      ...tagger,
      save: async (store: Parameters<TrainedTagger['save']>[0]) => {
        await store.write('half', new Uint8Array(3));
        throw new TypeError('no more');
      },
    };
    const { info } = await train(training, { model: 'dictionary' });
    await expect(saveModel(folder, failing, info, { overwrite: true })).rejects.toThrow('no more');
    expect(readFileSync(path.join(folder, 'config.json'))).toEqual(before);
    expect(readdirSync(path.dirname(folder))).toEqual(['model']);
  });

  it('takes the place of an empty folder', async () => {
    const folder = path.join(temporaryFolder(), 'empty');
    mkdirSync(folder);
    await save(false, folder);
    expect(existsSync(path.join(folder, 'config.json'))).toBe(true);
  });
});
