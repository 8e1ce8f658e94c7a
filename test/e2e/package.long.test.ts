import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const given24 = process.env['PALIMPSEST_NODE24'];
const node24 = given24 === undefined ? undefined : path.resolve(root, given24);
const isWindows = process.platform === 'win32';

function run(command: string, args: readonly string[], cwd: string) {
  // npm and npx are scripts there, which only a shell starts.
  const shell = isWindows && (command === 'npm' || command === 'npx');
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell });
  return { status, stdout, stderr };
}

describe('the packed package', () => {
  let folder = '';
  let tarball = '';
  let files: ReadonlySet<string> = new Set();

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'palimpsest-package-'));
    const { status, stdout } = run('npm', ['pack', root, '--ignore-scripts', '--json'], folder);
    expect(status).toBe(0);
    const [packed] = JSON.parse(stdout) as readonly { readonly filename: string; readonly files: readonly { readonly path: string }[] }[]; // prettier-ignore
    tarball = path.join(folder, packed?.filename ?? '');
    files = new Set(packed?.files.map((file) => file.path));
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('holds every page and picture that its pages link to, but for those of the repository alone', () => {
    const pages = [...files].filter(
      (name) => name.endsWith('.md') && !/^(?:CHANGELOG|gazetteers|templates|data)/u.test(name),
    );
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/formats.md', 'docs/decisions/README.md', 'python/README.md'])); // prettier-ignore
    const missing = pages.flatMap((page) =>
      [...readFileSync(path.join(root, page), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]*[./][^)#\s]*)/gu)].flatMap(([, link = '']) => {
        const target = path.posix.join(path.posix.dirname(page), link).replace(/\/$/u, '');
        const isOfRepository = /^(?:bench|test|src|scripts)\//u.test(target);
        const isThere = files.has(target) || [...files].some((name) => name.startsWith(`${target}/`));
        return isOfRepository || isThere ? [] : [`${page}: ${link}`];
      }),
    ); // prettier-ignore
    expect(missing).toEqual([]);
  });

  it('holds nothing that only who works on it needs', () => {
    const strange = [...files].filter((name) => /^(?:src|test|bench|scripts|node_modules|docs\/api|\.)/u.test(name) || /\.(?:pyc|tgz|log)$/u.test(name)); // prettier-ignore
    expect(strange).toEqual([]);
  });

  it(`installs in an empty folder, runs there by npx, and writes the same on ${node24 === undefined ? 'every Node (not tried on 24: PALIMPSEST_NODE24 is not set)' : 'Node 24'}`, ({ skip }) => {
    const empty = path.join(folder, 'empty with a space');
    mkdirSync(empty);
    writeFileSync(path.join(empty, 'package.json'), '{ "name": "mine", "private": true, "type": "module" }');
    const installed = run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', isWindows ? `"${tarball}"` : tarball], empty); // prettier-ignore
    const isOffline = /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENOTCACHED/u.test(installed.stderr);
    skip(installed.status !== 0 && isOffline, 'no registry can be reached to install the dependencies from');
    expect([installed.status, installed.stderr.includes('ERR!')]).toEqual([0, false]);

    const palimpsest = (...args: readonly string[]) => run('npx', ['--no-install', 'palimpsest', ...args], empty);
    expect(palimpsest('--version').stdout).toMatch(/^\d+\.\d+\.\d+/u);
    expect(palimpsest('generate', 'en-clinical', 'notes.jsonl', '--count', '10').status).toBe(0);
    expect(palimpsest('augment', 'notes.jsonl', 'copies.jsonl').status).toBe(0);
    expect(palimpsest('convert', 'copies.jsonl', 'copies.spacy').status).toBe(0);
    expect(palimpsest('convert', 'copies.jsonl', 'set', '--to', 'parquet').status).toBe(0);
    expect(palimpsest('convert', 'set', 'again.jsonl').status).toBe(0);
    const read = (name: string) => readFileSync(path.join(empty, name), 'utf8');
    expect(read('copies.jsonl').split('\n').length).toBeGreaterThan(30);
    const texts = (name: string) => read(name).trimEnd().split('\n').map((line) => (JSON.parse(line) as { text: string }).text); // prettier-ignore
    expect(texts('again.jsonl')).toEqual(texts('copies.jsonl'));

    if (node24 !== undefined) {
      const main = path.join(empty, 'node_modules', 'palimpsest', 'dist', 'cli', 'main.js');
      expect(run(node24, [main, 'augment', 'notes.jsonl', 'copies24.jsonl'], empty).status).toBe(0);
      expect(read('copies24.jsonl')).toBe(read('copies.jsonl'));
    }

    // What its dependencies declare is checked too.
    writeFileSync(path.join(empty, 'main.ts'), `import { augment, readCorpus, type Document } from 'palimpsest';
export async function first(place: string): Promise<Document | undefined> {
  for await (const doc of await augment(await readCorpus(place), { alpha: 1 })) return doc;
  return undefined;
}
`); // prettier-ignore
    const compilerOptions = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, target: 'es2023', types: [], module: 'nodenext' }; // prettier-ignore
    writeFileSync(path.join(empty, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }));
    const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    expect(run(process.execPath, [tsc, '-p', '.'], empty)).toMatchObject({ status: 0, stdout: '' });
  }, 600_000); // prettier-ignore
});

describe('the checkout', () => {
  const listed = run('git', ['ls-files', '--eol', '-z'], root);
  const isCheckout = existsSync(path.join(root, '.git')) && listed.status === 0;
  const entries = listed.stdout
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [state = '', name = ''] = line.split('\t');
      return { name, stored: state.split(/\s+/u)[0] };
    });

  it.skipIf(!isCheckout)('has LF in every text file, and names that every system can hold', () => {
    expect(entries.length).toBeGreaterThan(1000);
    expect(entries.filter(({ stored }) => stored === 'i/crlf' || stored === 'i/mixed')).toEqual([]);
    const folded = entries.map(({ name }) => name.toLowerCase());
    expect(folded.filter((name, i) => folded.indexOf(name) !== i)).toEqual([]);
    const forbidden = /[<>:"\\|?*\u0000-\u001f]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/iu;
    expect(entries.filter(({ name }) => forbidden.test(name))).toEqual([]);
    expect(entries.filter(({ name }) => name.length > 180)).toEqual([]);
  });

  it('imports every file by its name as it is spelt, so that a system that tells case apart finds it', () => {
    const spelt = new Set(readdirSync(path.join(root, 'src'), { recursive: true }).map((name) => String(name).split(path.sep).join('/'))); // prettier-ignore
    const wrong = [...spelt]
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) =>
        [...readFileSync(path.join(root, 'src', name), 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/gu)]
          .map(([, link = '']) => path.posix.join(path.posix.dirname(name), link))
          .filter((target) => !target.startsWith('..') && !spelt.has(target)),
      );
    expect(wrong).toEqual([]);
  });
});
