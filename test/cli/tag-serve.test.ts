import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { run } from '../../src/cli/run.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));

describe('palimpsest tag --serve', () => {
  it('serves a saved model until it is interrupted', async () => {
    const model = path.join(temporaryFolder(), 'model');
    expect((await runCli(['train', sample, model, '--model', 'dictionary', '--quiet'])).code).toBe(0);
    const [stdout, stderr] = [new PassThrough(), new PassThrough()];
    const io = { stdout, stderr, stdin: Readable.from(['']), env: {} };
    const ended = run(['tag', model, '--serve', '--json'], io);
    const said = await new Promise<string>((resolve) => stdout.setEncoding('utf8').once('data', resolve));
    const { url, model: family } = JSON.parse(said) as { url: string; model: string };
    expect(family).toBe('dictionary');
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const answer = await fetch(`${url}tag`, { method: 'POST', headers, body: '{"id":"n","text":"Nothing here"}\n' });
    expect(JSON.parse(await answer.text())).toMatchObject({ id: 'n', entities: [] });
    process.emit('SIGINT');
    expect(await ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it.each([
    [['in.txt', 'out.txt', '--serve'], /--serve reads no corpus/],
    [['in.txt'], /missing arguments <in> and <out>/],
    [['in.txt', 'out.txt', '--port', '80'], /--port requires --serve/],
  ])('refuses %j', async (args, message) => {
    const { code, stderr } = await runCli(['tag', 'model', ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
