import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
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
  expect([code, stderr.includes('with all that you may do yourself')]).toEqual([0, args.includes('--plugin')]);
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
    await succeed('augment', at('notes.spans'), at('more.spans'), '--alpha', '1', ...plugin);
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
});
