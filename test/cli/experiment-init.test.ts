import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { initExperiment } from '../../src/cli/experiment/init.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

function corpora() {
  const folder = temporaryFolder();
  const write = (name: string, word: string) => {
    const file = path.join(folder, name);
    const sentences = Array.from({ length: 12 }, (_, i) => `Anna B-PER\n${word}${i} O\nOslo B-LOC\n`);
    writeFileSync(file, sentences.join('\n'));
    return file;
  };
  return { folder, ours: write('ours.conll', 'saw'), theirs: write('theirs.conll', 'left') };
}

describe('experiment init', () => {
  it('writes a specification that experiment run takes, and never over another', async () => {
    const { folder, ours, theirs } = corpora();
    const spec = path.join(folder, 'studies.yaml');
    const argv = ['experiment', 'init', spec, '--corpus', `ours=${ours}`, '--corpus', `theirs=${theirs}`, '--language', 'en', '--model', 'dictionary', '--arms', 'none,phi', '--fractions', '1', '--seeds', '2', '--rarest', '0']; // prettier-ignore
    const { code, stderr } = await runCli(argv);
    expect([code, stderr]).toEqual([0, expect.stringContaining('4 cells')]);
    expect(readFileSync(spec, 'utf8')).toContain('path: ours.conll');
    const run = await runCli(['experiment', 'run', spec, path.join(folder, 'results'), '--dry-run']);
    expect([run.code, run.stdout]).toEqual([0, expect.stringContaining('ours→theirs')]);
    const before = readFileSync(spec, 'utf8');
    const again = await runCli([...argv, '--name', 'other']);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('never overwritten')]);
    expect(readFileSync(spec, 'utf8')).toBe(before);
  });

  it('writes nothing that could not be run', async () => {
    const { folder, ours, theirs } = corpora();
    const spec = path.join(folder, 'study.yaml');
    const base = ['experiment', 'init', spec, '--corpus', `a=${ours}`, '--language', 'en'];
    for (const [more, why] of [
      [[], /trains on one corpus and tests on another/],
      [['--corpus', `b=${theirs}`, '--arms', 'phicorn', '--rarest', '0'], /phicorn/],
      [['--corpus', `b=${path.join(folder, 'nowhere')}`], /nowhere/],
      [['--corpus', `b=${theirs}`, '--test', 'c', '--rarest', '0'], /there is no corpus "c"/],
    ] as const) {
      const { code, stderr } = await runCli([...base, ...more]);
      expect([code, stderr]).toEqual([2, expect.stringMatching(why)]);
    }
    const silent = await runCli(['experiment', 'init', spec]);
    expect([silent.code, silent.stderr]).toEqual([2, expect.stringContaining('Give --corpus NAME=PATH')]);
    expect(existsSync(spec)).toBe(false);
  });

  it('asks on a terminal for what is missing', async () => {
    const { folder, ours, theirs } = corpora();
    const spec = path.join(folder, 'asked.yaml');
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const stderr = Object.assign(new PassThrough(), { isTTY: true });
    stdin.end(`ours=${ours}, theirs=${theirs}\n\nen\n`);
    const told: string[] = [];
    stderr.on('data', (chunk: Buffer) => told.push(chunk.toString()));
    const io = { stdin, stderr, stdout: new PassThrough(), env: {} };
    const code = await initExperiment(spec, { model: ['dictionary'], fractions: [1], seeds: 1, rarest: 0 }, io); // prettier-ignore
    expect(code).toBe(0);
    expect(told.join('').match(/Their language/g)).toHaveLength(2); // an empty answer is none
    expect(readFileSync(spec, 'utf8')).toContain('language: en');
  });
});
