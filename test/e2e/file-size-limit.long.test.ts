import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../helpers/cli.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const hasShell = process.platform !== 'win32';

/** Runs the command line in `folder` where no file may grow beyond so many blocks of 512 or 1,024 bytes. */
function limited(folder: string, blocks: number, args: string): { code: number | null; stderr: string } {
  const script = `ulimit -f ${blocks}; exec "${process.execPath}" "${main}" ${args}`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
  return { code: status, stderr };
}

/** Documents of about 2,500 bytes, in one file and as a folder of BRAT files. */
function corpus(documents: number): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'brat'));
  const text = `Dr. Eva Lind came. ${'She was given the tablet on the ward and left for home at noon. '.repeat(38)}`;
  let lines = '';
  for (let i = 0; i < documents; i++) {
    lines += `${JSON.stringify({ id: `d${i}`, text, entities: [{ id: 'T1', start: 4, end: 12, label: 'DOCTOR' }] })}\n`;
    writeFileSync(path.join(folder, 'brat', `d${i}.txt`), text);
    writeFileSync(path.join(folder, 'brat', `d${i}.ann`), 'T1\tDOCTOR 4 12\tEva Lind\n');
  }
  writeFileSync(path.join(folder, 'notes.jsonl'), lines);
  const syllables = ['Lun', 'Upp', 'Kir', 'Mal', 'Bor', 'Ska', 'Vax', 'Tro'];
  const towns = syllables.flatMap((a) =>
    syllables.flatMap((b) => syllables.map((c) => `${a}${b.toLowerCase()}${c.toLowerCase()}`)),
  );
  writeFileSync(path.join(folder, 'towns.txt'), `${towns.join('\n')}\n`);
  return folder;
}

describe.runIf(hasShell)('where no file may grow further', () => {
  it.each([
    ['conceal', 'conceal notes.jsonl out.jsonl --strategy mask', 'out.jsonl'],
    ['conceal of a folder', 'conceal brat out --strategy mask', 'out'],
    ['convert to i2b2-2014', 'convert notes.jsonl out --to i2b2-2014', 'out'],
    ['split', 'split notes.jsonl out', 'out/train.jsonl'],
    ['augment', 'augment notes.jsonl out.jsonl --no-context', 'out.jsonl'],
    ['view', 'view notes.jsonl --out page.html', 'page.html'],
    ['templates derive', 'templates derive notes.jsonl out --locale en', 'out'],
    ['train', 'train notes.jsonl out --model crf --set maxIterations=2', 'out'],
    ['gazetteers import', 'gazetteers import towns.txt --label cities --into lists', 'lists/en/cities.tsv'],
  ])('%s fails, says which output and what to do, and leaves nothing', (_, args, output) => {
    const folder = corpus(40);
    const { code, stderr } = limited(folder, 2, args);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('[file-too-large]') });
    expect(stderr).toContain(`palimpsest: ${output}: a file may not become as large as this`);
    expect(stderr).toContain('ulimit -f');
    expect(readdirSync(folder).toSorted()).toEqual(['brat', 'notes.jsonl', 'towns.txt']);
  });

  it('standard output that leads to a file fails as well, even where only its end did not fit', () => {
    const folder = corpus(2);
    const whole = limited(folder, 1000, 'convert notes.jsonl - --quiet > whole.jsonl');
    expect(whole).toEqual({ code: 0, stderr: '' });
    const { length } = readFileSync(path.join(folder, 'whole.jsonl'));
    expect(length).toBeGreaterThan(4096);
    const { code, stderr } = limited(folder, 4, 'convert notes.jsonl - --quiet > cut.jsonl');
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('standard output: a file may not') });
    expect(readFileSync(path.join(folder, 'cut.jsonl')).length).toBeLessThan(length);
  });

  it.runIf(process.platform === 'linux')('a full device as standard output makes every kind of command fail', () => {
    const folder = corpus(2);
    for (const args of ['stats notes.jsonl', 'stats notes.jsonl --json', 'convert --help', '--version', 'doctor']) {
      const { code, stderr } = limited(folder, 1000, `${args} > /dev/full`);
      expect({ args, code, stderr }).toEqual({ args, code: 2, stderr: expect.stringContaining('the disk is full') });
    }
  });
});
