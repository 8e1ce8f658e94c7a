import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const LINES = [
  '{"id":"one","text":"Seen by Éva.","entities":[{"id":"a","start":8,"end":11,"label":"PERSON"}]}',
  '{"id":"two","text":"Nothing.","entities":[]}',
];

function corpus(...lines: readonly string[]): string {
  const file = path.join(temporaryFolder(), 'notes.jsonl');
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return file;
}
const lastLine = (stdout: string): unknown => JSON.parse(stdout.trim().split('\n').at(-1) ?? '');

describe('palimpsest rules review', () => {
  it('serves until it is interrupted, then writes the notes that are done; the corpus stays as it was', async () => {
    const file = corpus(...LINES);
    const out = path.join(path.dirname(file), 'gold.jsonl');
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    let said = '';
    stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    const io = { stdout, stderr, stdin: Readable.from(['']), env: {} };
    const ended = run(['rules', 'review', file, '--reviewer', 'ana', '--out', out, '--json'], io);
    await expect.poll(() => said, { timeout: 20_000 }).toMatch(/\n$/);
    const { url, reviewer } = JSON.parse(said) as { url: string; reviewer: string };
    expect(reviewer).toBe('ana');
    const decide = (base: number, action: unknown) =>
      fetch(`${url}decide`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ place: 0, reviewer, base, action }),
      });
    expect((await decide(0, { type: 'change', entity: 'a', start: 8, end: 12, label: 'PERSON' })).status).toBe(200);
    expect((await decide(1, { type: 'done' })).status).toBe(200);
    process.emit('SIGINT');
    expect(await ended).toBe(0);
    expect(lastLine(said)).toMatchObject({ documents: 2, done: 1, out: { documents: 1, entities: 1 } });
    expect(readFileSync(out, 'utf8')).toBe(`${LINES[0]?.replace('"end":11', '"end":12')}\n`);
    expect(readFileSync(file, 'utf8')).toBe(`${LINES.join('\n')}\n`);

    const again = path.join(path.dirname(file), 'all.conll');
    const exported = await runCli(['rules', 'review', file, '--export', '--all', '--out', again, '--json']);
    expect(lastLine(exported.stdout)).toMatchObject({ done: 1, out: { documents: 2 } });
    expect(existsSync(again)).toBe(true);
  });

  it('needs to be told the labels of a corpus without entities', async () => {
    const { code, stderr } = await runCli(['rules', 'review', corpus(LINES[1] ?? '')]);
    expect(code).not.toBe(0);
    expect(stderr).toContain('--labels PERSON,LOCATION');
  });

  it('refuses an output that is there before anybody has reviewed', async () => {
    const file = corpus(...LINES);
    const { code, stderr } = await runCli(['rules', 'review', file, '--out', file]);
    expect(code).not.toBe(0);
    expect(stderr).toContain('[output-exists]');
  });

  it.each([
    [['--export'], /--export requires --out/],
    [['--all'], /require --out/],
    [['--export', '--out', 'x.jsonl', '--open'], /serves no page/],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await runCli(['rules', 'review', 'notes.jsonl', ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
