import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { openInBrowser } from '../../src/cli/browser.ts';
import { chromium } from '../helpers/chromium.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { launchChromium } from '../helpers/page.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const sample = fileURLToPath(new URL('../../data/sample/notes.txt', import.meta.url));

/** A folder of corpora: 40 notes, and two copies of each with their edit log. */
async function augmented(folder: string) {
  const [source, derived, edits] = ['notes.jsonl', 'augmented.jsonl', 'edits.jsonl'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const text = (i: number) => `Note ${i}: Eva Lind has a <b>severe</b> fever.\nSeen by Dr. Tom Berg in Rome.`;
  const spans = (t: string) =>
    [
      ['Eva Lind', 'PATIENT'],
      ['Tom Berg', 'DOCTOR'],
      ['Rome', 'CITY'],
    ].map(([surface = '', label], n) => {
      const start = t.indexOf(surface);
      return { id: `T${n}`, start, end: start + surface.length, label };
    });
  const records = Array.from({ length: 40 }, (_, i) => ({ id: `note-${i}`, text: text(i), entities: spans(text(i)) }));
  writeFileSync(source, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const { code } = await runCli([
    'augment',
    source,
    derived,
    '--alpha',
    '2',
    '--no-generated',
    '--edits',
    edits,
    '--quiet',
  ]);
  expect(code).toBe(0);
  return { source, derived, edits };
}

describe('view', () => {
  it('writes the page, with the steps of the edit log', async () => {
    const folder = temporaryFolder();
    const { source, derived, edits } = await augmented(folder);
    const out = path.join(folder, 'view.html');
    const { code, stdout } = await runCli(['view', source, derived, '--edits', edits, '--out', out, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ out, documents: 40, total: 40, unlinked: 0, copies: 80, notes: [] });
    expect(readFileSync(out, 'utf8')).toContain('{"name":"phi-replacement","logged":true,');
  });

  it.each(['--alpha 2', '--unit sentence', '--recipe phicon --alpha 1'])(
    'counts under the name of an augmenter what the augmentation counted, and without its log says what the texts show: %s',
    async (options) => {
      const folder = temporaryFolder();
      const [derived, edits, out] = ['o.jsonl', 'e.jsonl', 'v.html'].map((name) => path.join(folder, name)) as [
        string,
        string,
        string,
      ];
      const augmentation = await runCli([
        'augment',
        sample,
        derived,
        '--edits',
        edits,
        '--json',
        ...options.split(' '),
      ]);
      const { summary } = JSON.parse(augmentation.stdout) as { summary: { edits: Record<string, number> } };
      const made = Object.entries(summary.edits).filter(([, count]) => count > 0);
      expect(made.map(([name]) => name)).toContain(options.includes('phicon') ? 'synonym-replacement' : 'wording');
      const stepsOf = async (...more: string[]) => {
        await runCli(['view', sample, derived, '--out', out, '--overwrite', '--quiet', ...more]);
        const [, steps = ''] = /"steps":(\[\{.*?\}\])/u.exec(readFileSync(out, 'utf8')) ?? [];
        return JSON.parse(steps) as { name: string; count: number }[];
      };
      const logged = new Map((await stepsOf('--edits', edits)).map(({ name, count }) => [name, count]));
      for (const [name, count] of made) expect([name, logged.get(name)]).toEqual([name, count]);
      const names = (await stepsOf()).map(({ name }) => name);
      expect(names).toContain('words replaced');
      expect(names.filter((name) => name in summary.edits || name === 'unit')).toEqual([]);
    },
  );

  it('says what it leaves out', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'view.html');
    const { stderr } = await runCli(['view', sample, '--out', out, '--limit', '5']);
    expect(stderr).toContain('This page leaves out 7 of 12 documents (its limit): --limit shows more, --serve all.');
    expect(stderr).toContain('5 of 12 documents');
    expect(readFileSync(out, 'utf8')).toContain('This page leaves out 7 of 12 documents');
  });

  it.each([
    [['view', sample, '--serve', '--out', 'x.html'], '--serve writes no file'],
    [['view', sample, '--out', 'x.html', '--port', '1'], '--port requires --serve'],
    [['view', sample, '--out', 'x.html', '--edits', 'e'], 'needs a derived corpus'],
  ])('refuses options that do not go together: %j', async (args, message) => {
    const { code, stderr } = await runCli(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: /);
    expect(stderr).toContain(message);
  });

  it.each([[['--open']], [[]]])(
    'opens a page that only the user can read; where there is no display, it says where the page is: %j',
    async (options) => {
      const { code, stderr, stdout } = await runCli(['view', sample, '--json', ...options]);
      const { out, opened } = JSON.parse(stdout) as { out: string; opened: boolean };
      expect([code, opened]).toEqual([0, false]);
      expect(stderr).toContain(`there is no display here. Open ${out}`);
      expect(statSync(out).mode & 0o777).toBe(0o600);
      expect(statSync(path.dirname(out)).mode & 0o777).toBe(0o700);
      rmSync(path.dirname(out), { recursive: true });
    },
  );
});

/** A folder with an opener in it, which writes what it is asked to open. */
function opener(name: string, exit = 0) {
  const folder = temporaryFolder();
  const bin = path.join(folder, 'bin');
  const log = path.join(folder, 'log');
  mkdirSync(bin);
  writeFileSync(path.join(bin, name), `#!/bin/sh\nprintf '%s\\n' "$#" "$@" > '${log}'\nexit ${exit}\n`);
  chmodSync(path.join(bin, name), 0o755);
  return { env: { DISPLAY: ':0', PATH: bin }, log };
}

describe('openInBrowser', () => {
  const address = 'file:///a b/$(touch x);"view".html';

  it('hands the address to the opener as one argument, past no shell', async () => {
    const { env, log } = opener('xdg-open');
    expect(await openInBrowser(address, env, 'linux')).toEqual({ opened: true });
    expect(readFileSync(log, 'utf8')).toBe(`1\n${address}\n`);
  });

  it('tries the next, and says when none is there or none works', async () => {
    const { env, log } = opener('gio');
    expect(await openInBrowser(address, env, 'linux')).toEqual({ opened: true });
    expect(readFileSync(log, 'utf8')).toBe(`2\nopen\n${address}\n`);
    expect(await openInBrowser(address, opener('xdg-open', 3).env, 'linux')).toEqual({
      opened: false,
      reason: 'xdg-open could not open it',
    });
    expect(await openInBrowser(address, { DISPLAY: ':0', PATH: 'relative' }, 'linux')).toMatchObject({
      reason: 'none of xdg-open, wslview, gio is installed',
    });
    expect(await openInBrowser(address, {}, 'linux')).toMatchObject({ reason: 'there is no display here' });
  });
});

describe('view --serve', () => {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  /** Starts the command and waits for its address. */
  async function serve(args: readonly string[], tmp: string, env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [main, 'view', ...args, '--serve', '--json'], {
      env: { PATH: process.env['PATH'], TMPDIR: tmp, ...env },
    });
    children.push(child);
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
    await expect.poll(() => output.stdout, { timeout: 30_000 }).toContain('\n');
    const started = JSON.parse(output.stdout) as { url: string; documents: number; copies: number };
    return { child, output, ended, ...started };
  }

  it(
    'serves rows, documents and searches, keeps its files private, and ends with Ctrl-C',
    { timeout: 60_000 },
    async () => {
      const folder = temporaryFolder();
      const { source, derived, edits } = await augmented(folder);
      const tmp = path.join(folder, 'tmp');
      mkdirSync(tmp);
      const served = await serve([source, derived, '--edits', edits], tmp);
      expect(served).toMatchObject({ documents: 40, copies: 80 });
      const ask = async (query: string): Promise<unknown> => {
        const response = await fetch(served.url + query);
        return response.ok ? await response.json() : response.status;
      };
      expect(await ask('rows?from=38&to=50')).toMatchObject([
        { id: 'note-38' },
        { id: 'note-39', entities: 3, copies: 2 },
      ]);
      expect(await ask('documents?from=3&to=4')).toMatchObject([
        { id: 'note-3', copies: [{ name: 'copy 1' }, { name: 'copy 2' }] },
      ]);
      expect(await ask('find?q=NOTE%2017%3A')).toEqual([17]);
      expect(await ask('find?q=note&scope=entities')).toHaveLength(40); // by their ids
      expect(await ask('find?q=rome&scope=entities')).toEqual([0, ...Array<number>(39).fill(1)]);
      expect(await ask('find?only=unchanged')).toEqual([]);
      expect(await ask('locate?id=note-7')).toBe(7);
      const wrong = ['rows?from=5&to=2', 'documents?from=-1&to=3', 'documents', 'find'];
      expect(await Promise.all(wrong.map(ask))).toEqual([400, 400, 400, 400]);
      expect(await ask('../etc/passwd')).toBe(404);
      const [own = ''] = readdirSync(tmp).filter((name) => name.startsWith('palimpsest-serve-'));
      expect(statSync(path.join(tmp, own)).mode & 0o777).toBe(0o700);
      served.child.kill('SIGINT');
      expect(await served.ended).toBe(0);
      expect(existsSync(path.join(tmp, own))).toBe(false);
      expect(served.output.stderr).toBe('');
    },
  );

  it('leaves its address off the command line of the browser, which other users can read', async () => {
    const { env, log } = opener('xdg-open');
    const folder = temporaryFolder();
    const served = await serve([sample, '--open'], folder, env);
    await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8')).toMatch(/^1\nhttp.*\n$/);
    const [, handed = ''] = readFileSync(log, 'utf8').split('\n');
    expect(handed).not.toContain(new URL(served.url).pathname);
    expect((await fetch(handed)).url).toBe(served.url);
    expect((await fetch(handed)).status).toBe(404);
  });

  const where = chromium === undefined ? ' (skipped: no Chromium here)' : '';
  it.skipIf(chromium === undefined)(
    `is a view like that of the page, in Chromium${where}`,
    { timeout: 90_000 },
    async () => {
      const folder = temporaryFolder();
      const { source, derived, edits } = await augmented(folder);
      const served = await serve([source, derived, '--edits', edits], folder);
      const browser = await launchChromium();
      try {
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('console', (message) => complaints.push(message.text()));
        page.on('request', (request) => {
          if (!request.url().startsWith(served.url)) complaints.push(request.url());
        });
        await page.goto(served.url);
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        const textOf = (selector: string) => page.locator(selector).first().textContent();
        expect((await page.locator('article').first().locator('.source').allTextContents()).join('')).toContain(
          '<b>severe</b>',
        );
        await page.keyboard.press('n');
        await expect.poll(() => textOf('#status')).toMatch(/^change 1 of \d+ · phi-replacement$/);
        await page.fill('#search', 'nóte 33:');
        await expect.poll(() => textOf('#found')).toBe('1 of 40');
        await expect.poll(() => textOf('.now')).toBe('Note 33:');
        await page.locator('#labels button', { hasText: 'CITY' }).click();
        await expect.poll(() => page.locator('mark:not(.off)').count()).toBe(2);
        // The address follows when nothing moves any more.
        await expect.poll(() => decodeURIComponent(page.url())).toMatch(/CITY/);
        expect(decodeURIComponent(page.url())).not.toMatch(/n[oó]te 33/i); // browsers keep addresses
        await page.reload();
        await page.waitForSelector('html[data-ready]', { state: 'attached' });
        await expect.poll(() => textOf('#found')).toBe('1 of 40');
        served.child.kill('SIGINT');
        expect(await served.ended).toBe(0);
        await page.fill('#search', 'gone');
        await expect.poll(() => textOf('#status')).toContain('is the server still running?');
        expect(complaints.filter((complaint) => !complaint.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
      } finally {
        await browser.close();
      }
    },
  );
});
