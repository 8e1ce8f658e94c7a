import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { memoise } from '../../src/core/caches.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));
const node24 = process.env['PALIMPSEST_NODE24'];
const others = node24 !== undefined && existsSync(node24) ? [node24] : [];

async function palimpsest(...args: string[]): Promise<void> {
  const { code, stderr } = await runCli([...args, '--quiet']);
  expect([code, stderr]).toEqual([0, expect.not.stringMatching(/error|unrecognized/i)]);
}

async function augment(input: string, ...args: string[]): Promise<Record<string, string>> {
  const out = path.join(temporaryFolder(), path.basename(input));
  await palimpsest('augment', input, out, ...args);
  return contents(out);
}

/** The same by another version of Node. */
function augmentWith(node: string, input: string, ...args: string[]): Record<string, string> {
  const out = path.join(temporaryFolder(), path.basename(input));
  const { status, stderr } = spawnSync(node, [main, 'augment', input, out, '--quiet', ...args], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/error|unrecognized/i)]);
  return contents(out);
}

/** The files of a corpus by name, but for the manifest, which names the version of Node. */
function contents(corpus: string): Record<string, string> {
  if (!existsSync(path.join(corpus, 'manifest.json'))) return { '': readFileSync(corpus, 'utf8') };
  const files = readdirSync(corpus, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.relative(corpus, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    names
      .filter((name) => name !== 'manifest.json')
      .map((name) => [name, readFileSync(path.join(corpus, name), 'utf8')]),
  );
}

/** What a recipe makes of the sample in one thread, here: made once. */
const ofSample = memoise((recipe): Promise<Record<string, string>> => augment(sample, '--recipe', recipe));

describe('the same seed', () => {
  it.each(['palimpsest', 'phicon'])('writes the same bytes with one worker and with two (%s)', async (recipe) => {
    const alone = await ofSample(recipe);
    expect(await augment(sample, '--recipe', recipe, '--workers', '2')).toEqual(alone);
    expect(await augment(sample, '--recipe', recipe, '--seed', '14')).not.toEqual(alone);
  });

  it('writes the same bytes with one worker and with two (code-mixing, with a lexicon of the user beside the recipe)', async () => {
    const folder = temporaryFolder();
    const notes = path.join(folder, 'notes.jsonl');
    await palimpsest('generate', 'zh-en-deid', notes, '--count', '12');
    writeFileSync(path.join(folder, 'mine.tsv'), '#en\tzh\nfever\t發燒\npain\t疼痛\nadmitted\t住院\nfollow-up\t追蹤\n');
    const recipe = path.join(folder, 'mixed.yaml');
    writeFileSync(
      recipe,
      'name: mixed\naugmenters:\n  - phi-replacement: {}\n  - one-of:\n      - code-mixing: { lexicon: mine.tsv, target: 40 }\n      - code-mixing: { target: 10 }\n',
    );
    const [key = '', alone = ''] = Object.entries(await augment(notes, '--recipe', recipe))[0] ?? [];
    expect(await augment(notes, '--recipe', recipe, '--workers', '2')).toEqual({ [key]: alone });
    // Both lexicons have done something: the one of the user can write no other words than its own.
    const steps = alone.split('\n').filter((line) => line.includes('code-mixing'));
    expect(steps.length).toBeGreaterThan(12);
  });

  it.each([
    ['en-clinical', 80, []],
    ['es-primary-care', 80, ['--no-generated']],
    ['de-general', 80, ['--no-generated']],
  ] as const)(
    'writes the same copies of notes in the opposite order, when what is learned is the same (%s)',
    async (set, count, options) => {
      const folder = temporaryFolder();
      const [notes, turned] = [path.join(folder, 'notes.jsonl'), path.join(folder, 'turned.jsonl')];
      await palimpsest('generate', set, notes, '--count', `${count}`);
      writeFileSync(turned, `${readFileSync(notes, 'utf8').trimEnd().split('\n').toReversed().join('\n')}\n`);
      const learned = path.join(folder, 'learned');
      const locale = ['--locale', set.slice(0, 2)];
      await palimpsest('learn', notes, learned, ...locale);
      const linesOf = async (input: string) =>
        Object.values(await augment(input, '--learned', learned, ...locale, ...options)).flatMap((text) => text.split('\n').toSorted()); // prettier-ignore
      const there = await linesOf(notes);
      expect(there.length).toBeGreaterThan(2.5 * count);
      expect(await linesOf(turned)).toEqual(there);
    },
  );

  it('writes the same copies of a file wherever it comes among the files of a folder', async () => {
    const folder = path.join(temporaryFolder(), 'brat');
    mkdirSync(folder);
    for (const [name, person] of [
      ['a', 'Eva Lind'],
      ['b', 'Tom Ek'],
      ['c', 'Ada Holm'],
    ] as const) {
      writeFileSync(path.join(folder, `${name}.txt`), `Dr. ${person} came on 03/04/2020 and was seen.`);
      const end = 4 + person.length;
      writeFileSync(
        path.join(folder, `${name}.ann`),
        `T1\tDOCTOR 4 ${end}\t${person}\nT2\tDATE ${end + 9} ${end + 19}\t03/04/2020\n`,
      );
    }
    const whole = await augment(folder, '--no-context', '--no-generated');
    const alone = path.join(temporaryFolder(), 'brat');
    mkdirSync(alone);
    cpSync(path.join(folder, 'b.txt'), path.join(alone, 'b.txt'));
    cpSync(path.join(folder, 'b.ann'), path.join(alone, 'b.ann'));
    expect(whole).toMatchObject(await augment(alone, '--no-context', '--no-generated'));
    renameSync(path.join(folder, 'a.txt'), path.join(folder, 'z.txt'));
    renameSync(path.join(folder, 'a.ann'), path.join(folder, 'z.ann'));
    const moved = await augment(folder, '--no-context', '--no-generated');
    expect(moved['b-aug1.txt']).toBe(whole['b-aug1.txt']);
    expect(moved['c-aug2.ann']).toBe(whole['c-aug2.ann']);
  });

  it.skipIf(others.length === 0)('writes the same bytes on Node 24 (skipped without PALIMPSEST_NODE24)', async () => {
    for (const recipe of ['palimpsest', 'phicon']) {
      for (const node of others) expect(augmentWith(node, sample, '--recipe', recipe)).toEqual(await ofSample(recipe));
    }
  });
});

describeWithCorpus('meddocan', (corpus) => {
  it.skipIf(others.length === 0)('gives the same bytes on Node 24, with two workers', async () => {
    const here = await augment(path.join(corpus, 'dev'), '--alpha', '1');
    // 250 notes and as many copies, a text and an annotation each, and generated ones.
    expect(Object.keys(here).length).toBeGreaterThan(900);
    for (const node of others) {
      expect(augmentWith(node, path.join(corpus, 'dev'), '--alpha', '1', '--workers', '2')).toEqual(here);
    }
  });
});

describeWithCorpus('wikigold/wikigold.conll.txt', (corpus) => {
  it.skipIf(others.length === 0)('gives the same bytes on Node 24, with two workers', async () => {
    const here = await augment(corpus, '--alpha', '1');
    for (const node of others) expect(augmentWith(node, corpus, '--alpha', '1', '--workers', '2')).toEqual(here);
  });
});
