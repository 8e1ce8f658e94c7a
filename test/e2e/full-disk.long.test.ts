import { createHash } from 'node:crypto';
import type * as nodeFs from 'node:fs';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { reviewedProject } from '../helpers/rules-project.ts';

/** A disk with room for so many more bytes. It takes what fits of a write, as real ones do, and fails at the next. */
const disk = vi.hoisted(() => ({ room: Infinity, written: 0 }));

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof nodeFs>();
  const writeSync = (
    handle: number,
    bytes: Uint8Array,
    from = 0,
    length = bytes.length - from,
    at: number | null = null,
  ) => {
    const fits = Math.min(length, disk.room);
    if (length > 0 && fits === 0)
      throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' });
    disk.room -= fits;
    disk.written += fits;
    return fs.writeSync(handle, bytes, from, fits, at);
  };
  return { ...fs, default: { ...fs, writeSync }, writeSync };
});

const words = 'She was seen on the ward and given the small tablet, then left for home at noon. ';
const NOTES = 12;

const STUDY = `name: tiny
corpora:
  first: { path: notes.jsonl, labels: coarse, language: en }
  second: { path: concealed.jsonl, labels: coarse, language: en }
directions: [{ train: first, test: second }]
models: [dictionary]
arms: [none]
fractions: [1]
alphas: [1]
seeds: [1]
drop-rarer-than: 0
shared-sentences: allow
split: { ratio: [6, 2, 2] }
metric: token
metrics: [strict]
tests: [cross]
`;

/** A corpus, a concealed one, and what other commands need, made while there was room; each run works on a copy. */
const prepared = mkdtempSync(path.join(tmpdir(), 'palimpsest-test-'));
/** Projects know where their notes lie, which must stay there. */
const reviewed = mkdtempSync(path.join(tmpdir(), 'palimpsest-test-'));
afterAll(() => [prepared, reviewed].forEach((folder) => rmSync(folder, { recursive: true })));

beforeAll(async () => {
  const inFolder = (name: string) => path.join(prepared, name);
  const lines = Array.from({ length: NOTES }, (_, i) => {
    const text = `Dr. Eva Lind met Ola Ek. ${words.repeat(1 + (i % 3))}`;
    const entities = [
      { id: 'T1', start: 4, end: 12, label: 'DOCTOR' },
      { id: 'T2', start: 17, end: 23, label: 'PATIENT' },
    ];
    return JSON.stringify({ id: `note${i}`, text, entities });
  });
  writeFileSync(inFolder('notes.jsonl'), `${lines.join('\n')}\n`);
  writeFileSync(inFolder('towns.txt'), 'Lund\nUppsala\nKiruna\n');
  mkdirSync(inFolder('plain'));
  for (let i = 0; i < 5; i++) writeFileSync(inFolder(`plain/${i}.txt`), `Dr. Eva Lind came. ${words}`);
  writeFileSync(inFolder('decision.txt'), 'Der Kläger K. wohnt in der A-Straße in B. und klagt gegen die C. GmbH.\n');
  const made = [
    ['conceal', inFolder('notes.jsonl'), inFolder('concealed.jsonl'), '--strategy', 'mask'],
    ['train', inFolder('notes.jsonl'), inFolder('model'), '--model', 'dictionary'],
    ['train', inFolder('notes.jsonl'), inFolder('crf'), '--model', 'crf', '--set', 'maxIterations=3'],
  ];
  for (const args of made) expect((await runCli([...args, '--quiet'])).code).toBe(0);
  const { project } = await reviewedProject(reviewed);
  cpSync(project, inFolder('project'), { recursive: true });
  for (const name of ['notes', 'rules'] as const) {
    const file = name === 'notes' ? 'notes.jsonl' : 'rules.yaml';
    cpSync(path.join(path.dirname(project), file), inFolder(`of-project-${file}`));
  }
  writeFileSync(inFolder('study.yaml'), STUDY);
});

/** Names and hashes of all that is there, wherever that is. */
function contents(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }) as string[];
  const hash = (file: string) => {
    const content = readFileSync(file, 'latin1').replaceAll(folder, '');
    return createHash('sha256').update(content).digest('hex').slice(0, 16);
  };
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const file = path.join(folder, name);
      return [name, statSync(file).isFile() ? hash(file) : ''];
    }),
  );
}

const TINY = ['vocabularySize=100', 'layers=1', 'hiddenSize=16', 'heads=2', 'window=32', 'epochs=1'].flatMap((text) => ['--set', text]); // prettier-ignore

/** A name that begins with @ is one in the folder of the attack. */
const attacks: readonly (readonly [name: string, args: readonly string[]])[] = [
  ...['jsonl', 'brat', 'i2b2-2014', 'conll', 'csv', 'hf', 'spacy'].flatMap((format) => [
    [`convert to ${format}`, ['convert', '@notes.jsonl', '@out', '--to', format]] as const,
  ]),
  ...['jsonl', 'brat', 'i2b2-2014'].flatMap((format) => [
    [`augment to ${format}`, ['augment', '@notes.jsonl', '@out', '--to', format]] as const,
    [`conceal to ${format}`, ['conceal', '@notes.jsonl', '@out', '--strategy', 'mask', '--to', format]] as const,
    [`split to ${format}`, ['split', '@notes.jsonl', '@out', '--to', format]] as const,
    [`tag to ${format}`, ['tag', '@model', '@notes.jsonl', '@out', '--to', format]] as const,
    [`generate to ${format}`, ['generate', 'en-clinical', '@out', '--count', '5', '--to', format]] as const,
  ]),
  ['augment with a log of its edits', ['augment', '@notes.jsonl', '@out.jsonl', '--edits', '@edits.jsonl']],
  [
    'augment in workers, with dead letters',
    ['augment', '@notes.jsonl', '@out.jsonl', '--workers', '2', '--dead-letters', '@letters.jsonl'],
  ],
  ['conceal in workers', ['conceal', '@notes.jsonl', '@out', '--strategy', 'mask', '--workers', '2', '--to', 'brat']],
  ['learn', ['learn', '@notes.jsonl', '@out']],
  ['the data card of an audit', ['audit', '@notes.jsonl', '@concealed.jsonl', '--card', '@card.md']],
  ['view', ['view', '@notes.jsonl', '--out', '@view.html']],
  ['train', ['train', '@notes.jsonl', '@trained', '--model', 'dictionary']],
  ['train with a log', ['train', '@notes.jsonl', '@trained', '--model', 'crf', '--set', 'maxIterations=3']],
  ['templates derive', ['templates', 'derive', '@notes.jsonl', '@out']],
  ['gazetteers import', ['gazetteers', 'import', '@towns.txt', '--label', 'cities', '--into', '@lists']],
  ['rules export', ['rules', 'export', '@project', '@out.jsonl']],
  ['rules export to a folder', ['rules', 'export', '@project', '@out', '--to', 'brat']],
  ['tune', ['tune', '@crf', '@notes.jsonl', '--betas', '1']],
  [
    'placeholders fill',
    ['placeholders', 'fill', '@decision.txt', '@out.jsonl', '--to', 'jsonl', '--decisions', '@decisions.jsonl'],
  ],
];

beforeEach(() => {
  disk.room = Infinity;
  // Logs hold times: with a clock that stands still, a run writes as many bytes as the run before it.
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  return () => {
    disk.room = Infinity;
    vi.useRealTimers();
  };
});

describe('a disk that fills up', () => {
  it.each(attacks)('makes %s fail, name what could not be written, and leave what was there', async (_, args) => {
    const inCopy = () => {
      const folder = path.join(temporaryFolder(), 'work');
      cpSync(prepared, folder, { recursive: true });
      return { folder, run: () => runCli(args.map((arg) => arg.replace(/^@/, `${folder}/`))) };
    };
    disk.written = 0;
    const { stderr, code } = await inCopy().run();
    expect({ stderr, code }).toMatchObject({ code: 0 });
    const needed = disk.written;
    expect(needed).toBeGreaterThan(0);
    for (const share of [0, 0.3, 0.9, 1]) {
      const { folder, run } = inCopy();
      disk.room = Math.max(0, Math.floor(needed * share) - 1);
      const { code, stderr } = await run();
      disk.room = Infinity;
      expect({ share, code, stderr }).toEqual({ share, code: 2, stderr: expect.stringContaining('[disk-full]') });
      expect(stderr).toMatch(new RegExp(`palimpsest: ${folder}/(out|edits|card|view|trained|lists|decisions|crf)`));
      expect(stderr).not.toContain('.partial');
      expect(contents(folder)).toEqual(contents(prepared));
    }
  });

  it.each([
    ['rules init', ['rules', 'init', '@new', '@of-project-notes.jsonl', '--rules', '@of-project-rules.yaml']],
    ['rules run', ['rules', 'run', '@project', '--most', '5']],
    ['experiment run', ['experiment', 'run', '@study.yaml', '@study']],
    ['pretrain', ['pretrain', '@notes.jsonl', '@out', ...TINY, '--resume']],
  ])('makes %s fail, which goes on where it stopped once there is room', async (_, args) => {
    const inCopy = () => {
      const folder = path.join(temporaryFolder(), 'work');
      cpSync(prepared, folder, { recursive: true });
      return { folder, run: () => runCli(args.map((arg) => arg.replace(/^@/, `${folder}/`))) };
    };
    // How long it took, and when, is another matter in each run.
    const result = (folder: string) =>
      Object.fromEntries(Object.entries(contents(folder)).filter(([name]) => !/timings|training\.jsonl/.test(name)));
    disk.written = 0;
    const whole = inCopy();
    expect(await whole.run()).toMatchObject({ code: 0 });
    const needed = disk.written;
    for (const share of [0, 0.3, 0.7, 0.95]) {
      const { folder, run } = inCopy();
      disk.room = Math.max(0, Math.floor(needed * share) - 1);
      const { code, stderr } = await run();
      disk.room = Infinity;
      expect({ share, code, stderr }).toEqual({ share, code: 2, stderr: expect.stringContaining('[disk-full]') });
      const again = await run();
      expect({ share, ...again }).toMatchObject({ share, code: 0 });
      expect(result(folder)).toEqual(result(whole.folder));
    }
  });
});
