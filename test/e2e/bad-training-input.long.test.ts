import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../src/core/types.ts';
import { loadModel } from '../../src/taggers/model-folder.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { labelled } from '../taggers/neural/fixture.ts';

const jsonl = (docs: readonly Document[]) =>
  docs.map(({ id, text, entities }) => `${JSON.stringify({ id, text, entities })}\n`).join('');

const notes = jsonl([
  labelled('a', 'Dr [Eva Lind|NAME] saw [Tom Ray|NAME] in [Hull|PLACE].'),
  labelled('b', '[Ann Smith|NAME] left [Leeds|PLACE] on [3 May|DATE].'),
  labelled('c', 'On [7 June|DATE] [Kate Lowe|NAME] came to [Hull|PLACE].'),
]);

/** Settings with which a neural tagger learns a few sentences in a second. */
const SMALL: Readonly<Record<string, readonly string[]>> = {
  dictionary: [],
  crf: ['--set', 'maxIterations=20'],
  neuroner: ['--set', 'wordDimension=8', '--set', 'epochs=2', '--set', 'gazetteers=false', '--backend', 'wasm'],
  deepaffix: ['--set', 'wordDimension=8', '--set', 'epochs=2', '--set', 'gazetteers=false', '--backend', 'wasm'],
};
const FAMILIES = Object.keys(SMALL);

/** Writes files into a new folder and gives their paths by name. */
function write(files: Readonly<Record<string, string>>): (name: string) => string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return (name) => path.join(folder, name);
}

const mentionsOf = (line: string) =>
  (JSON.parse(line) as { entities: readonly { start: number; end: number; label: string }[] }).entities.map(
    ({ start, end, label }) => `${start}-${end} ${label}`,
  );

async function tag(model: string, input: string, ...args: string[]): Promise<readonly (readonly string[])[]> {
  const { code, stdout } = await runCli(['tag', model, input, '-', '--quiet', ...args]);
  expect(code).toBe(0);
  return stdout.trimEnd().split('\n').map(mentionsOf);
}

const study = (changes: Readonly<Record<string, string>> = {}) => {
  const lines = {
    corpora: 'corpora:\n  first: { path: first.jsonl, language: en }\n  second: { path: second.jsonl, language: en }',
    directions: 'directions: [{ train: first, test: second }]',
    models: 'models: [dictionary]',
    arms: 'arms: [none]',
    rest: 'labels: [NAME, PHONE, WARD]\nfractions: [1]\nseeds: [1]\ndrop-rarer-than: 0\ntests: [cross]',
    ...changes,
  };
  return `name: Bad input\n${Object.values(lines).join('\n')}\n`;
};

const studyFiles = {
  'first.jsonl': jsonl([1, 2, 3, 4, 5].map((day) => labelled(`f${day}`, `Dr [Eva Lind|NAME] left on day ${day}.`))),
  'second.jsonl': jsonl([1, 2].map((i) => labelled(`s${i}`, `[Ann Ray|NAME] of [W${i}|WARD] rang [55${i}|PHONE].`))),
};

describe('experiment, given an unknown name', () => {
  it.each([
    [
      'of a model',
      { models: 'models:\n  - dictionary\n  - hmm' },
      8,
      ['"hmm"', 'dictionary, crf, neuroner, deepaffix'],
    ],
    ['of an arm', { arms: 'arms: [none, phicno]' }, 7, ['"phicno"', 'none, phi, context', 'phicon', 'palimpsest']],
    ['of a corpus', { directions: 'directions: [{ train: first, test: third }]' }, 5, ['"third"', 'first, second']],
    ['of an arm in a further grid', { rest: 'also:\n  - { arms: [phi] }' }, 9, ['no arm "phi"', 'none']],
  ])('%s tells its line and the names there are', async (_, changes, line, words) => {
    const at = write({ ...studyFiles, 'study.yaml': study(changes) });
    const { code, stderr } = await runCli(['experiment', 'run', at('study.yaml'), at('out')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(new RegExp(`study\\.yaml:${line}:\\d+: `));
    for (const word of words) expect(stderr).toContain(word);
    expect(existsSync(at('out'))).toBe(false);
  });
});

describe('a label of the test that training never saw', () => {
  it('is counted and named by evaluate, and before that by train', async () => {
    const at = write({
      'train.jsonl': notes,
      'test.jsonl': jsonl([labelled('t', '[Bob Ray|NAME], ward [7B|WARD], rang [555|PHONE] and [556|PHONE].')]),
    });
    const training = ['train', at('train.jsonl'), at('model'), '--model', 'crf', ...(SMALL['crf'] ?? [])];
    const { stderr: notices } = await runCli([...training, '--dev', at('test.jsonl')]);
    expect(notices).toMatch(/PHONE \(2\), WARD \(1\) \[unseen-labels\]/);
    await runCli(['tag', at('model'), at('test.jsonl'), at('tagged.jsonl'), '--quiet']);
    const { code, stdout, stderr } = await runCli(['evaluate', at('test.jsonl'), at('tagged.jsonl'), '--json']);
    expect(code).toBe(0);
    expect(stderr).toContain('labels that were never predicted: PHONE (2), WARD (1)');
    expect(JSON.parse(stdout)).toMatchObject({
      goldOnly: { PHONE: 2, WARD: 1 },
      byLabel: { PHONE: { gold: 2, missed: 2, recall: 0 }, WARD: { gold: 1, missed: 1 } },
    });
  });

  it("is counted and named in an experiment's results and in its report", async () => {
    const at = write({ ...studyFiles, 'study.yaml': study() });
    expect((await runCli(['experiment', 'run', at('study.yaml'), at('out'), '--quiet'])).code).toBe(0);
    const [name] = readdirSync(at('out/cells')) as [string];
    const cell: unknown = JSON.parse(readFileSync(at(`out/cells/${name}`), 'utf8'));
    expect(cell).toMatchObject({ tests: { cross: { unknownLabels: { PHONE: 2, WARD: 2 } } } });
    await runCli(['experiment', 'report', at('out'), '--quiet']);
    for (const report of ['report.html', 'report.md']) {
      expect(readFileSync(at(`out/${report}`), 'utf8')).toMatch(/training never saw: PHONE \(2\), WARD \(2\)/);
    }
  });
});

describe.each(FAMILIES)('%s', (family) => {
  const settings = SMALL[family] as readonly string[];
  const train = (input: string, model: string, ...args: string[]) =>
    runCli(['train', input, model, '--from', 'jsonl', '--model', family, ...settings, ...args]);

  it.each([
    ['no documents', '', 'empty-corpus'],
    ['a document without text', jsonl([labelled('e', '')]), 'no-entities'],
    ['text without mentions', jsonl([labelled('e', 'Nothing to learn here.')]), 'no-entities'],
  ])('refuses a training set of %s, and leaves nothing behind', async (_, corpus, expected) => {
    const at = write({ 'in.jsonl': corpus });
    const { code, stderr } = await train(at('in.jsonl'), at('model'));
    expect([code, readdirSync(at('.'))]).toEqual([2, ['in.jsonl']]);
    expect(stderr).toContain(`[${expected}]`);
  });

  it('learns, tags and is scored on a corpus of one label', async () => {
    const docs = Array.from({ length: 20 }, (_, i) => labelled(`o${i}`, `Dr [Eva Lind|NAME] saw nobody on day ${i}.`));
    const at = write({ 'in.jsonl': jsonl(docs) });
    expect((await train(at('in.jsonl'), at('model'), '--dev', at('in.jsonl'))).code).toBe(0);
    await runCli(['tag', at('model'), at('in.jsonl'), at('out.jsonl'), '--quiet']);
    const { stdout } = await runCli(['evaluate', '--list-measures', '--json']);
    const measures = (JSON.parse(stdout) as readonly { name: string }[]).map(({ name }) => name);
    const args = ['evaluate', at('in.jsonl'), at('out.jsonl'), '--match', measures.join(','), '--intervals', '--json'];
    const result = await runCli(args);
    // NAME is no label of i2b2's, whose measures judge nothing and say so.
    expect(result.code).toBe(1);
    expect(result.stderr.trimEnd().split('\n').at(-1)).toMatch(/^not judged: .*i2b2/);
    const { measurements } = JSON.parse(result.stdout) as {
      measurements: readonly { match: string; passedOver?: number; micro: { f1: number }; interval: { low: number } }[];
    };
    expect(measurements.map(({ match }) => match)).toEqual(measures);
    for (const { passedOver, micro, interval } of measurements) {
      if (passedOver === docs.length) continue;
      for (const figure of [micro.f1, interval.low]) {
        expect(figure).toBeGreaterThanOrEqual(0);
        expect(figure).toBeLessThanOrEqual(1);
      }
      if (family === 'dictionary' || family === 'crf') expect(micro.f1).toBe(1);
    }
  });

  it('learns and tags a sentence of 20,000 tokens', async () => {
    const words = 'Dr [Eva Lind|NAME] saw Tom again'.split(' ').length;
    const long = labelled('l', 'Dr [Eva Lind|NAME] saw Tom again '.repeat(Math.ceil(20_000 / words)).trim());
    const at = write({ 'in.jsonl': jsonl([long]) });
    const neural = family !== 'dictionary' && family !== 'crf';
    const one = neural ? ['--set', 'epochs=1', '--set', 'batchTokens=8000'] : [];
    const { code, stdout, stderr } = await train(at('in.jsonl'), at('model'), ...one, '--json');
    expect(code).toBe(0);
    const { training } = JSON.parse(stdout) as { training: { sentences: number; tokens: number } };
    expect(training.sentences).toBe(1);
    expect(training.tokens).toBeGreaterThanOrEqual(20_000);
    // The neural taggers have a limit, and say so.
    if (neural) expect(stderr).toContain('sentences of more than 400 tokens, learned in pieces: 1');
    if (neural) {
      // A few steps teach nothing: with a bias that leaves no token out it shows that all of them were tagged.
      const [found = []] = await tag(at('model'), at('in.jsonl'), '--outside-bias', '100000');
      expect(found[0]).toMatch(/^0-/);
      expect(found.at(-1)).toMatch(new RegExp(`-${long.text.length} NAME$`));
    } else {
      const gold = long.entities.map(({ start, end, label }) => `${start}-${end} ${label}`);
      expect(await tag(at('model'), at('in.jsonl'))).toEqual([gold]);
    }
  });
});

describe('a loss that is not a number', () => {
  const training = (at: (name: string) => string, ...args: string[]) =>
    runCli(['train', at('in.jsonl'), at('model'), '--model', 'neuroner', ...(SMALL['neuroner'] ?? []), ...args]);

  it('stops the training, tells the step, and keeps the last good checkpoint, whose model can be had', async () => {
    const at = write({ 'in.jsonl': notes });
    const wild = ['--set', 'learningRate=1e30'];
    const { code, stderr } = await training(at, ...wild, '--set', 'epochs=9');
    expect(code).toBe(2);
    expect(stderr).toMatch(/not a finite number in epoch 2, step 1: training stopped \[training-diverged\]/);
    expect(stderr).toMatch(/smaller learningRate\. The checkpoint of epoch 1 is kept: .*epochs=1/);
    expect(existsSync(at('model'))).toBe(false);
    expect(readdirSync(at('model.training/checkpoints'))).toHaveLength(1);
    const rescue = await training(at, ...wild, '--resume', '--set', 'epochs=1');
    expect(rescue.code).toBe(0);
    expect(rescue.stderr).toContain('training goes on after epoch 1 [resumed]');
    expect(readdirSync(at('.')).toSorted()).toEqual(['in.jsonl', 'model']);
    expect(await tag(at('model'), at('in.jsonl'))).toHaveLength(3);
  });

  it('is told where it comes of the word vectors, and those that 32 bits cannot hold are refused', async () => {
    const vectors = (value: string) => `Eva ${value} 1 1 1\nLind ${value} 1 1 1\nsaw 1 ${value} 1 1\n`;
    const at = write({ 'in.jsonl': notes, 'huge.txt': vectors('3e38'), 'larger.txt': vectors('3e39') });
    // Without lists the layers that read the vectors are small enough for their weights to make them overflow.
    const small = ['--set', 'gazetteers=false', '--set', 'wordDimension=4'];
    const run = (file: string) => training(at, ...small, '--set', `vectors=${at(file)}`);
    const { code, stderr } = await run('huge.txt');
    expect(code).toBe(2);
    expect(stderr).toMatch(/epoch \d+, step \d+: training stopped \[training-diverged\]/);
    rmSync(at('model.training'), { recursive: true, force: true });
    expect((await run('larger.txt')).stderr).toMatch(
      /larger\.txt:1: column 2 is not a number of 32 bits \[bad-vectors\]/,
    );
    expect(existsSync(at('model'))).toBe(false);
  });

  it('fails its cell of an experiment, and no other', async () => {
    const wild = '{ name: wild, family: deepaffix, settings: { learningRate: 1.0e+30, wordDimension: 8, epochs: 3 } }';
    const at = write({ ...studyFiles, 'study.yaml': study({ models: `models: [dictionary, ${wild}]` }) });
    const { code, stderr } = await runCli(['experiment', 'run', at('study.yaml'), at('out')]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/wild.*not a finite number in epoch 2, step 1/s);
    expect(readdirSync(at('out/cells'))).toHaveLength(1);
    await runCli(['experiment', 'report', at('out'), '--quiet']);
    expect(readFileSync(at('out/report.md'), 'utf8')).toMatch(/wild.*training-diverged|training-diverged.*wild/s);
  });
});

describe.each([
  ['dictionary', []],
  ['crf', ['--set', 'clusters=CLUSTERS', '--set', 'gazetteers=true']],
  ['deepaffix', ['--set', 'vectors=VECTORS']],
] as const)('a model of %s', (family, settings) => {
  let at: (name: string) => string;
  let expected: readonly (readonly string[])[];
  // Files of people: what they say decides nothing.
  const unread = new Set(['NOTICE.txt', 'training.jsonl']);

  const prepare = async () => {
    at = write({
      'in.jsonl': notes,
      'clusters.txt': '0010\tHull\t3\n0010\tLeeds\t2\n',
      'vectors.txt': `Hull ${'0.5 '.repeat(8)}\nYork ${'0.25 '.repeat(8)}\n`,
    });
    const given = settings.map((text) =>
      text.replace('CLUSTERS', at('clusters.txt')).replace('VECTORS', at('vectors.txt')),
    );
    const small = SMALL[family] as readonly string[];
    await runCli(['train', at('in.jsonl'), at('model'), '--model', family, ...small, ...given, '--quiet']);
    expected = await tag(at('model'), at('in.jsonl'));
  };

  /** Tags with the model as it is now, and puts the file back. */
  const tagWith = async (name: string, bytes: Uint8Array | undefined) => {
    const file = at(`model/${name}`);
    const whole = readFileSync(file);
    if (bytes) writeFileSync(file, bytes);
    else rmSync(file);
    const result = await runCli(['tag', at('model'), at('in.jsonl'), at('out.jsonl')]);
    writeFileSync(file, whole);
    return result;
  };

  it('of which a file is damaged or missing is refused, by name, and nothing is written', async () => {
    await prepare();
    const names = readdirSync(at('model')).toSorted();
    const read = names.filter((name) => !unread.has(name));
    expect(read.length).toBeGreaterThanOrEqual(family === 'crf' ? 5 : 2);
    for (const name of read) {
      const flipped = readFileSync(at(`model/${name}`));
      const middle = flipped.length >> 1;
      flipped.writeUInt8(flipped.readUInt8(middle) ^ 1, middle);
      const damaged = await tagWith(name, flipped);
      expect([name, damaged.code]).toEqual([name, 2]);
      expect(damaged.stderr).toMatch(/\[damaged-model\]\n.*(?:Copy the folder again|train the model again)/);
      expect(damaged.stderr).toContain(`its ${name === 'config.json' ? '' : 'file '}${name} is`);
      const missing = await tagWith(name, undefined);
      expect([name, missing.code]).toEqual([name, 2]);
      expect(missing.stderr).toMatch(name === 'config.json' ? /\[no-such-model\]/ : `file ${name} is missing`);
      expect(damaged.stderr + missing.stderr).not.toMatch(/Lind|Leeds/);
      expect(existsSync(at('out.jsonl'))).toBe(false);
    }
    for (const name of names.filter((other) => unread.has(other))) rmSync(at(`model/${name}`));
    expect(await tag(at('model'), at('in.jsonl'))).toEqual(expected);
  });

  it('of another version of the format, or of a kind that this release does not know, is refused', async () => {
    await prepare();
    const config = readFileSync(at('model/config.json'), 'utf8');
    const spoilt = (from: RegExp, to: string) => tagWith('config.json', Buffer.from(config.replace(from, to)));
    const newer = await spoilt(/"version": 5,/, '"version": 6,');
    expect(newer.stderr).toMatch(
      /by release \d+\.\d+\.\d+ in version 6 of the model format; this release reads version 5/,
    );
    const other = await spoilt(/"family": "\w+"/, '"family": "oracle"');
    expect(other.stderr).toMatch(/"oracle" \[unknown-model\]\n.*dictionary, crf, neuroner, deepaffix/);
    expect([newer.code, other.code, existsSync(at('out.jsonl'))]).toEqual([2, 2, false]);
  });
});

describe('config.json of a model', () => {
  let bytes: Buffer;
  let folder: string;
  beforeAll(async () => {
    const at = write({ 'in.jsonl': notes });
    await runCli(['train', at('in.jsonl'), at('model'), '--model', 'dictionary', '--quiet']);
    folder = at('model');
    bytes = readFileSync(path.join(folder, 'config.json'));
  });

  it('is refused with a flipped bit in any byte of it', async () => {
    await loadModel(folder);
    for (let i = 0; i < bytes.length; i++) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8((bytes[i] as number) ^ (1 << (i % 8)), i);
      writeFileSync(path.join(folder, 'config.json'), flipped);
      const error: unknown = await loadModel(folder).catch((reason: unknown) => reason);
      expect([i, error]).toEqual([i, expect.objectContaining({ name: 'PalimpsestError' })]);
    }
  });
});
