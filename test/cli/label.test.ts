import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { runCli } from '../helpers/cli.ts';

const NAMES = ['Holm', 'Vega', 'Lind', 'Zorn', 'Berg'];
let folder: string;
let model: string;
let unlabelled: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-label-'));
  model = path.join(folder, 'model');
  const notes = path.join(folder, 'notes.jsonl');
  const note = (name: string, i: number) =>
    JSON.stringify({ id: `n${i}`, text: `Dr. ${name} saw him.`, entities: [{ id: 'T1', start: 4, end: 4 + name.length, label: 'NAME' }] }); // prettier-ignore
  writeFileSync(notes, `${Array.from({ length: 40 }, (_, i) => note(NAMES[i % 5] as string, i)).join('\n')}\n`);
  unlabelled = path.join(folder, 'letters.txt');
  writeFileSync(unlabelled, 'Seen by Dr. Moreau in May. Referred to Mrs. Ruiz, who was away. No fever at all today.\n');
  const { code, stderr } = await runCli(['train', notes, model, '--model', 'crf', '--locale', 'en', '--quiet']);
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('palimpsest label', () => {
  it('writes the sentences with proposals for a review elsewhere, in the format of its name', async () => {
    const out = path.join(folder, 'two.conll');
    const { code, stderr } = await runCli(['label', model, unlabelled, out, '-n', '2', '--no-review']);
    expect(stderr).toContain('2 sentences with');
    expect(code).toBe(0);
    expect(readFileSync(out, 'utf8').match(/^-DOCSTART-/gmu)).toHaveLength(2);
    expect((await runCli(['label', model, unlabelled, out, '--no-review'])).stderr).toContain('[output-exists]');
  });

  it('serves the review, writes what was done when it ends, and goes on from there', async () => {
    const out = path.join(folder, 'labelled.jsonl');
    const review = async (act: (url: string, reviewer: string) => Promise<void>) => {
      const [stdout, stderr] = [new PassThrough(), new PassThrough()];
      let said = '';
      stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
      stderr.resume();
      const io = { stdout, stderr, stdin: Readable.from(['']), env: {} };
      const ended = run(['label', model, unlabelled, out, '--reviewer', 'ana', '--json', '--overwrite'], io);
      await expect.poll(() => said, { timeout: 20_000 }).toMatch(/\n$/);
      const { url, reviewer } = JSON.parse(said) as { url: string; reviewer: string };
      await act(url, reviewer);
      process.emit('SIGINT');
      expect(await ended).toBe(0);
      return JSON.parse(said.trim().split('\n').at(-1) ?? '') as object;
    };
    expect(await review(async () => {})).toMatchObject({ documents: 0, of: 3 });
    expect(existsSync(out)).toBe(false);
    const decide = async (url: string, reviewer: string, place: number) => {
      const body = JSON.stringify({ place, reviewer, base: 0, action: { type: 'done' } });
      const { status } = await fetch(`${url}decide`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect(status).toBe(200);
    };
    expect(await review((url, reviewer) => decide(url, reviewer, 0))).toMatchObject({ documents: 1, of: 3 });
    expect(await review((url, reviewer) => decide(url, reviewer, 2))).toMatchObject({ documents: 2, of: 3 });
    const written = readFileSync(out, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { id: string; text: string }); // prettier-ignore
    for (const { id, text } of written) {
      expect(id).toMatch(/^letters#s[123]$/u);
      expect(readFileSync(unlabelled, 'utf8')).toContain(text);
    }
  });

  it('needs a name for what a review writes', async () => {
    const { code, stderr } = await runCli(['label', model, unlabelled, '-']);
    expect(code).not.toBe(0);
    expect(stderr).toContain('--no-review');
  });
});
