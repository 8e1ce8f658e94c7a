import type * as nodeFs from 'node:fs';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

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

/** A corpus, a concealed one, and what other commands need, made while there was room. */
async function prepare(): Promise<string> {
  disk.room = Infinity;
  const folder = temporaryFolder();
  const inFolder = (name: string) => path.join(folder, name);
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
  ];
  for (const args of made) expect((await runCli([...args, '--quiet'])).code).toBe(0);
  return folder;
}

/** Names and contents of all that is there. */
function contents(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }) as string[];
  return Object.fromEntries(
    names
      .toSorted()
      .map((name) => [
        name,
        statSync(path.join(folder, name)).isFile() ? readFileSync(path.join(folder, name), 'latin1') : '',
      ]),
  );
}

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
  ['the data card of an audit', ['audit', '@notes.jsonl', '@concealed.jsonl', '--card', '@card.md']],
  ['view', ['view', '@notes.jsonl', '--out', '@view.html']],
  ['train', ['train', '@notes.jsonl', '@trained', '--model', 'dictionary']],
  ['train with a log', ['train', '@notes.jsonl', '@trained', '--model', 'crf', '--set', 'maxIterations=3']],
  ['templates derive', ['templates', 'derive', '@notes.jsonl', '@out']],
  ['gazetteers import', ['gazetteers', 'import', '@towns.txt', '--label', 'cities', '--into', '@lists']],
  [
    'placeholders fill',
    ['placeholders', 'fill', '@decision.txt', '@out.jsonl', '--to', 'jsonl', '--decisions', '@decisions.jsonl'],
  ],
];

beforeEach(() => {
  disk.room = Infinity;
  return () => {
    disk.room = Infinity;
  };
});

describe('a disk that fills up', () => {
  it.each(attacks)('makes %s fail, name what could not be written, and leave what was there', async (_, args) => {
    const prepared = await prepare();
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
      expect(stderr).toMatch(new RegExp(`palimpsest: ${folder}/(out|edits|card|view|trained|lists|decisions)`));
      expect(contents(folder)).toEqual(contents(prepared));
    }
  });
});
