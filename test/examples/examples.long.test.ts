import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { augment, type Document, evaluateCorpora, readCorpus, train, writeCorpus } from '../../src/index.ts';
import { loadPlugins } from '../../src/api/plugins.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const folder = fileURLToPath(new URL('../../examples/', import.meta.url));
const example = (name: string) => path.join(folder, name);

const TEXT = 'Eva Lind came from Rome yesterday and stayed under observation until Thursday morning.';
const entities = [
  { id: 'T1', start: 0, end: 8, label: 'PATIENT' },
  { id: 'T2', start: 19, end: 23, label: 'CITY' },
];
const documents: readonly Document[] = ['a', 'b', 'c'].map((id) => ({ id, text: TEXT, entities }));
const jsonl = documents.map((doc) => `${JSON.stringify(doc)}\n`).join('');

/** A folder with the corpus as JSONL. */
function corpusFolder() {
  const at = (...names: readonly string[]) => path.join(temporary, ...names);
  const temporary = temporaryFolder();
  writeFileSync(at('notes.jsonl'), jsonl);
  return at;
}

async function succeed(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runCli(args);
  expect([code, stderr.includes('with your permissions')]).toEqual([0, args.includes('--plugin')]);
  return stdout;
}

it.each(readdirSync(folder))('%s has at most 60 lines', (name) => {
  expect(readFileSync(example(name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

describe('a format from outside', () => {
  it('is written, told by its content and read back', async () => {
    const at = corpusFolder();
    const plugin = ['--plugin', example('format.js')];
    await succeed('convert', at('notes.jsonl'), at('notes.spans'), '--to', 'spans', ...plugin);
    expect(readFileSync(at('notes.spans'), 'utf8').split('\n')[0]).toBe(
      `a\t${JSON.stringify(TEXT)}\t0-8:PATIENT,19-23:CITY`,
    );
    await succeed('convert', at('notes.spans'), at('back.jsonl'), ...plugin);
    const back = readFileSync(at('back.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Document);
    expect(back.map(({ id, text }) => ({ id, text }))).toEqual(documents.map(({ id, text }) => ({ id, text })));
    await succeed('augment', at('notes.spans'), at('more.spans'), '--alpha', '1', '--no-generated', ...plugin);
    expect(readFileSync(at('more.spans'), 'utf8').trimEnd().split('\n')).toHaveLength(6);
  });

  it('may be given as an object', async () => {
    const at = corpusFolder();
    const { spans } = (await import(example('format.js'))) as { spans: never };
    await writeCorpus(documents, at('notes.txt'), { to: spans });
    const read: string[] = [];
    for await (const { id, text } of await readCorpus(at('notes.txt'), { from: spans })) read.push(`${id} ${text}`);
    expect(read).toEqual(documents.map(({ id, text }) => `${id} ${text}`));
  });
});

describe('an augmenter from outside', () => {
  it('is named by recipes, works in workers, and its code is told in the manifest', async () => {
    const at = corpusFolder();
    writeFileSync(
      at('typing.yaml'),
      'name: typing\naugmenters:\n  - phi-replacement: {}\n  - typing-errors: { rate: 0.5 }\n',
    );
    const options = ['--recipe', at('typing.yaml'), '--plugin', example('augmenter.js')];
    await succeed('augment', at('notes.jsonl'), at('one.jsonl'), ...options);
    await succeed('augment', at('notes.jsonl'), at('two.jsonl'), '--workers', '2', ...options);
    expect(readFileSync(at('two.jsonl'), 'utf8')).toBe(readFileSync(at('one.jsonl'), 'utf8'));
    const manifest = JSON.parse(readFileSync(at('one.jsonl.manifest.json'), 'utf8')) as {
      readonly plugins: Readonly<Record<string, { readonly sha256: string }>>;
      readonly summary: { readonly augmenters?: unknown };
    };
    const sha256 = createHash('sha256')
      .update(readFileSync(example('augmenter.js')))
      .digest('hex');
    expect(manifest.plugins['augmenter.js']).toEqual({ sha256 });
    const copies = readFileSync(at('one.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line.includes('-aug'));
    expect(copies.some((line) => !line.includes('came from'))).toBe(true);
    await succeed('augment', at('notes.jsonl'), at('plain.jsonl'), '--no-phi', '--no-context', ...options);
  });

  it('may be given as an object, in this thread', async () => {
    const { typingErrors } = (await import(`${example('augmenter.js')}?object`)) as { typingErrors: { name: string } };
    const augmenter = { ...typingErrors, name: 'more-typing-errors' } as never;
    const recipe = {
      name: 'own',
      unit: 'document' as const,
      'only-with-entities': false,
      augmenters: [{ augmenter, settings: { rate: 1 } }],
    };
    const texts: string[] = [];
    for await (const { text } of await augment(documents, { recipe, alpha: 1, augmentedOnly: true })) texts.push(text);
    expect(texts).toHaveLength(3);
    expect(texts.every((text) => text !== TEXT && text.startsWith('Eva Lind '))).toBe(true);
    await expect(augment(documents, { recipe, workers: 2 })).rejects.toThrow('loadPlugins');
    const misset = { ...recipe, augmenters: [{ augmenter, settings: { rat: 1 } }] };
    await expect(augment(documents, { recipe: misset })).rejects.toMatchObject({
      code: 'bad-settings',
      hint: expect.stringContaining('rate') as string,
    });
  });
});

describe('a tagger from outside', () => {
  it('is trained, saved, loaded and scored', async () => {
    const at = corpusFolder();
    const plugin = ['--plugin', example('tagger.js')];
    await succeed(
      'train',
      at('notes.jsonl'),
      at('model'),
      '--model',
      'seen-mentions',
      '--set',
      'shortest=4',
      ...plugin,
    );
    await succeed('tag', at('model'), at('notes.jsonl'), at('tagged.jsonl'), ...plugin);
    const scores = await succeed('evaluate', at('notes.jsonl'), at('tagged.jsonl'), '--json');
    expect(scores).toContain('"f1":1');
  });

  it('may be given as an object', async () => {
    const { seenMentions } = (await import(example('tagger.js'))) as { seenMentions: never };
    const { tagger } = await train(documents, { model: seenMentions });
    const stream = async function* () {
      yield* documents;
    };
    const { measurements } = await evaluateCorpora(documents, tagger.tag({ [Symbol.asyncIterator]: stream }), [
      'strict',
    ]);
    expect(measurements[0]?.micro.f1).toBe(1);
  });
});

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

describe('a language from outside', () => {
  const NOTE = 'Sinjoro Karlo Verda venis la 3-an de majo 2019.';
  const mentions = [
    { id: '1', start: 8, end: 19, label: 'NAME' },
    { id: '2', start: 29, end: 46, label: 'DATE' },
  ];
  const LISTS = { 'given-names': 'Karlo\tm\t1\nLuko\tm\t1\nEva\tf\t1', 'family-names': 'Verda\tu\t1\nNigra\tu\t1' };

  it('writes its dates, in workers too', async () => {
    const at = corpusFolder();
    writeFileSync(at('eo.jsonl'), `${JSON.stringify({ id: 'a', text: NOTE, entities: mentions })}\n`);
    mkdirSync(at('lists', 'eo'), { recursive: true });
    for (const [name, rows] of Object.entries(LISTS))
      writeFileSync(at('lists', 'eo', `${name}.tsv`), `#value\tgender\tband\n${rows}\n`);
    const written: string[] = [];
    for (const workers of ['1', '2']) {
      // In a process of its own: in this one languages are in use already.
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [
        main, 'augment', at('eo.jsonl'), '-', '--augmented-only', '--alpha', '4', '--workers', workers, '--locale', 'eo',
        '--gazetteers', at('lists'), '--policy', 'NAME=person', '--policy', 'DATE=date', '--plugin', example('language.js'),
      ]); // prettier-ignore
      expect(stderr).toContain('Esperanto has no numbers in this package');
      written.push(stdout);
    }
    expect(written[1]).toBe(written[0]);
    const texts = (written[0] as string)
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as Document).text);
    expect(texts).toHaveLength(4);
    for (const text of texts) {
      expect(text).toMatch(/^Sinjoro Luko Nigra venis la \d{1,2}-an de \p{Ll}{4,} 20\d\d\.$/u);
      expect(text).not.toContain(' 3-an de majo 2019');
    }
  });

  it('is refused where others are in use, or where it does not say what it lacks', async () => {
    for await (const _ of await augment(documents, { alpha: 1 }));
    await expect(loadPlugins([example('language.js')])).rejects.toMatchObject({ code: 'late-language' });
    const file = path.join(temporaryFolder(), 'plugin.mjs');
    writeFileSync(file, 'export default { languages: [{ code: "xx", name: "Invented", lacks: ["dates"] }] };');
    await expect(loadPlugins([file])).rejects.toMatchObject({
      code: 'bad-plugin',
      hint: expect.stringContaining('dates, holidays, numbers, names') as string,
    });
  });
});

describe('a kind of study from outside', () => {
  it('is planned, computed in workers, gathered and told', async () => {
    const at = corpusFolder();
    writeFileSync(at('others.jsonl'), jsonl.replaceAll('Rome', 'Oslo'));
    writeFileSync(at('seen.yaml'), 'kind: seen-mentions\ntrain: notes.jsonl\ntest: others.jsonl\nshares: [0.5, 1]\n');
    const plugin = ['--plugin', example('study.js')];
    const run = ['experiment', 'run', at('seen.yaml'), at('seen'), ...plugin];
    expect(JSON.parse(await succeed(...run, '--workers', '2', '--json'))).toMatchObject({
      cells: 2,
      done: 2,
      failed: 0,
    });
    expect(await succeed(...run, '--dry-run')).toMatch(/50 % +done\n.*100 % +done\n/);
    await succeed('experiment', 'report', at('seen'), ...plugin);
    expect(readFileSync(at('seen', 'report.md'), 'utf8')).toBe('- of 50 %: 50 %\n- of 100 %: 50 %\n');
  });
});

describe('a study', () => {
  const SPEC = (at: (name: string) => string, models: string) => `name: small
corpora:
  a: { path: ${at('notes.jsonl')}, labels: { PATIENT: NAME, CITY: CITY }, language: en, unit: document }
  b: { path: ${at('others.jsonl')}, labels: { PATIENT: NAME, CITY: CITY }, language: en, unit: document }
directions: [{ train: a, test: b }]
models: [${models}]
arms: [none, { name: typing, recipe: ./typing.yaml }]
labels: [NAME, CITY]
fractions: [1]
seeds: [1, 2]
split: { ratio: [1, 0, 1] }
drop-rarer-than: 0
shared-sentences: allow
metrics: [strict]
tests: [cross]
`;
  const files = (at: (name: string) => string) => {
    writeFileSync(at('others.jsonl'), jsonl);
    writeFileSync(at('typing.yaml'), 'name: typing\naugmenters:\n  - typing-errors: { rate: 1 }\n');
  };

  it('has arms and models of plugins, which the process of every cell loads', async () => {
    const at = corpusFolder();
    files(at);
    writeFileSync(at('study.yaml'), SPEC(at, '{ name: seen, family: seen-mentions, settings: { shortest: 4 } }'));
    const plugins = ['augmenter.js', 'tagger.js'].flatMap((name) => ['--plugin', example(name)]);
    const run = ['experiment', 'run', at('study.yaml'), at('out'), '--workers', '2', '--json', ...plugins];
    expect(JSON.parse(await succeed(...run))).toMatchObject({ cells: 4, done: 4, failed: 0 });
    await succeed('experiment', 'report', at('out'), ...plugins);
    expect(readFileSync(at('out', 'report.md'), 'utf8')).toContain('typing');
  });

  it('says once what is wrong with all its cells', async () => {
    const at = corpusFolder();
    files(at);
    writeFileSync(at('study.yaml'), SPEC(at, '{ name: seen, family: dictionary }'));
    writeFileSync(at('plugin.mjs'), 'if (process.send) throw new Error("not here");\nexport default {};\n');
    const own = ['--plugin', at('plugin.mjs'), '--plugin', example('augmenter.js')];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      main, 'experiment', 'run', at('study.yaml'), at('out'), ...own,
    ]).catch((error: { readonly stdout: string; readonly stderr: string }) => error); // prettier-ignore
    expect(stdout).toBe('');
    expect(stderr.match(/^failed: .*$/gmu)).toEqual([expect.stringContaining('[bad-plugin]')]);
    expect(stderr).toContain('4 failed');
  });
});

describe('a file that is no plugin', () => {
  it.each([
    ['export default null;', 'default export is not an object of options'],
    ['export default { formts: [] };', 'did you mean formats?'],
    ['export const x = 1;', 'default export is not an object of options'],
    [
      'export default { augmenters: [{ name: "x", description: "", phase: "later", create() {} }] };',
      '.augmenters[0].phase is not one of mentions, context',
    ],
    [
      'export default { taggers: [{ name: "crf", description: "", settings: { safeParse() {} }, train() {}, load() {} }] };',
      'already one of the name "crf"',
    ],
    ['import "./missing.js";', 'could not be loaded'],
  ])('is refused with what is wrong: %s', async (code, message) => {
    const file = path.join(temporaryFolder(), 'plugin.mjs');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
    const loading = loadPlugins([file]);
    await expect(loading).rejects.toThrow(message);
  });

  it('is told to install the package beside it where it does not find it', async () => {
    const file = path.join(temporaryFolder(), 'plugin.mjs');
    writeFileSync(file, 'import "palimpsest/plugins";');
    await expect(loadPlugins([file])).rejects.toMatchObject({
      hint: expect.stringContaining('Install palimpsest') as string,
    });
  });
});
