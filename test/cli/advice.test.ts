import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../helpers/cli.ts';

const NAMES = ['Holm', 'Vega', 'Lind', 'Zorn', 'Berg'];
let folder: string;
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-advice-'));
  const note = (name: string, i: number) =>
    JSON.stringify({ id: `n${i}`, text: `Dr. ${name} saw him on the ward.`, entities: [{ id: 'T1', start: 4, end: 4 + name.length, label: 'NAME' }] }); // prettier-ignore
  const notes = Array.from({ length: 40 }, (_, i) => note(NAMES[i % 5] as string, i));
  writeFileSync(at('notes.jsonl'), `${notes.join('\n')}\n`);
  writeFileSync(at('dev.jsonl'), `${notes.slice(0, 5).join('\n')}\n`);
  writeFileSync(at('letters.txt'), 'Dr. Moreau closed the ledger. Dr. Vega saw the harbour. No fever at all today.\n');
  writeFileSync(at('weather.txt'), 'no wind at all. it rained in the night.\n');
  const { code } = await runCli(['train', at('notes.jsonl'), at('model'), '--model', 'crf', '--locale', 'en', '--quiet']); // prettier-ignore
  expect(code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('palimpsest advise', () => {
  it('tells drift, gains and the commands, and no word of the text', async () => {
    const { code, stdout } = await runCli(['advise', at('notes.jsonl'), '--target', at('letters.txt')]);
    expect(code).toBe(0);
    expect(stdout).toContain('words not in the corpus');
    expect(stdout).toMatch(/expected gain there \(strict F1\)/);
    expect(stdout).toMatch(/palimpsest train /);
    expect(stdout).toMatch(/palimpsest augment .* --target-sample twenty/);
    expect(stdout).not.toMatch(/Moreau|Vega|ledger|ward/);
  });

  it('gives all of it as JSON', async () => {
    const { code, stdout } = await runCli(['advise', at('notes.jsonl'), '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ language: 'en', home: { gains: [{ way: 'copies' }, {}, {}] } });
  });
});

describe('palimpsest expect', () => {
  it('tells recall and precision to expect, with their error', async () => {
    const { code, stdout } = await runCli(['expect', at('model'), at('letters.txt')]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/recall\s+\d+ %\s+\d+ % to \d+ %\s+\d+ %\s+\d+ points/);
    expect(stdout).toMatch(/precision\s+\d+ %/);
  });
});

describe('palimpsest adapt', () => {
  const adapt = (text: string, out: string) =>
    runCli(['adapt', at('model'), at(text), at(out), '--training', at('notes.jsonl'), '--dev', at('dev.jsonl')]);

  it('writes a model that tags, and says what it learned from', async () => {
    const { code, stderr } = await adapt('letters.txt', 'adapted');
    expect(stderr).toMatch(/\d+ sentences? of 3 added to the training text/);
    expect(code).toBe(0);
    expect((await runCli(['tag', at('adapted'), at('letters.txt'), at('tagged.jsonl'), '--to', 'jsonl'])).code).toBe(0);
    expect((await adapt('letters.txt', 'adapted')).stderr).toContain('[output-exists]');
  });

  it('refuses, with what to do, and writes nothing, where there is nothing to agree on', async () => {
    const { code, stderr } = await adapt('weather.txt', 'none');
    expect(code).not.toBe(0);
    expect(stderr).toContain('[weak-tagger]');
    expect(stderr).toContain('palimpsest label');
    expect(existsSync(at('none'))).toBe(false);
  });

  it('needs the training text and the dev text', async () => {
    expect((await runCli(['adapt', at('model'), at('letters.txt'), at('x')])).code).toBe(2);
  });
});
