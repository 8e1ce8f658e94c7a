import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { formats } from '../../src/formats/index.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What a newcomer reads first: the README, and the pages that it sends them to whose examples a test can run. */
const PAGES = [
  'README.md',
  ...['formats', 'augmentation', 'taggers', 'studies', 'sharing', 'typescript'].map((name) => `docs/${name}.md`),
];
const text = PAGES.map((page) => readFileSync(path.join(root, page), 'utf8')).join('\n');

const filesBelow = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

/** A page without its examples, in which brackets mean something else. */
const prose = (page: string) => readFileSync(path.join(root, page), 'utf8').replace(/```[^]*?```|`[^`\n]*`/g, '');

const blocks = (language: string) =>
  [...text.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map((m) => m[1] as string);

it.skipIf(process.platform === 'win32')('is built as a file that npx may run, in a checkout too', () => {
  expect(statSync(path.join(root, 'dist/cli/main.js')).mode & 0o111).toBe(0o111);
});

it('is built before it is packed', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
  expect(scripts).toMatchObject({ prepack: expect.stringContaining('run --silent build') });
});

describe('README and first pages', () => {
  it.each(blocks('ts').map((code, i) => [i + 1, code] as const))('has TypeScript that runs: block %i', (_, code) => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'node_modules'));
    symlinkSync(root, path.join(folder, 'node_modules', 'palimpsest'));
    writeFileSync(
      path.join(folder, 'wikigold.conll.txt'),
      'Eva I-PER\nLind I-PER\nlives O\nin O\nRome I-LOC\n. O\n\nShe O\nwalked O\n. O\n',
    );
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    writeFileSync(path.join(folder, 'block.mjs'), outputText);
    const printed = execFileSync(process.execPath, ['block.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(printed).not.toBe('');
    const written = [...code.matchAll(/writeCorpus\(\w+, '([^']+)'/g)].map(([, name]) => name as string);
    const manifests = written.filter((name) => name.includes('augmented')).map((name) => `${name}.manifest.json`);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...written, ...manifests]));
  });

  it('links only to files that there are', () => {
    const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...filesBelow('docs')];
    let links = 0;
    for (const page of pages.filter((name) => name.endsWith('.md'))) {
      for (const [, target] of prose(page).matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/g)) {
        links++;
        expect(existsSync(path.join(root, path.dirname(page), target as string)), `${page} → ${target}`).toBe(true);
      }
    }
    expect(links).toBeGreaterThan(10);
  });

  it('names every format', () => {
    const page = readFileSync(path.join(root, 'docs/formats.md'), 'utf8');
    expect(formats.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('has a label map that loads', async () => {
    const folder = temporaryFolder();
    const yaml = blocks('yaml').find((block) => block.startsWith('# labels.yaml'));
    writeFileSync(path.join(folder, 'labels.yaml'), yaml as string);
    const doc = {
      id: 'a',
      text: 'Eva has gout.',
      entities: [
        { id: '1', start: 0, end: 3, label: 'NAME' },
        { id: '2', start: 8, end: 12, label: 'DISEASE' },
      ],
    };
    writeFileSync(path.join(folder, 'in.jsonl'), `${JSON.stringify(doc)}\n`);
    const args = [
      'augment',
      path.join(folder, 'in.jsonl'),
      '-',
      '--labels',
      path.join(folder, 'labels.yaml'),
      '--alpha',
      '1',
      '--quiet',
    ];
    const { code, stdout } = await runCli(args);
    expect(code).toBe(0);
    expect(stdout.split('\n')[1]).toContain('gout');
  });

  it('names only commands and options that there are', async () => {
    const pages = ['README.md', ...filesBelow('docs')].filter((name) => name.endsWith('.md'));
    const commands = pages.flatMap((page) => [
      ...readFileSync(path.join(root, page), 'utf8').matchAll(
        /(?:^|`|\$ |&& )(?:npx )?palimpsest ((?:experiment|gazetteers|placeholders|rules|templates) [a-z]+|[a-z-]+)([^\n#`&]*)/gm,
      ),
    ]);
    expect(commands.length).toBeGreaterThan(60);
    for (const [, command, rest] of commands) {
      const words = (command as string).trim().split(' ');
      const { code, stdout } = await runCli([...words, '--help']);
      expect(code).toBe(0);
      expect(stdout).toContain(`Usage: palimpsest ${words.join(' ')}`);
      for (const [option] of (rest as string).matchAll(/--[a-z-]+/g)) expect(stdout).toContain(option);
    }
  });
});
