import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';
import { resultsOf, sampleFolder, SMALL } from '../studies/helpers.ts';

const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
// Context augmentation loads WordNet in each process: too slow for a test that starts many.
const QUICK = SMALL.replaceAll('${SAMPLES}', sampleFolder.replace(/\/$/, '')).replace('seeds: [1, 2]', 'seeds: [1]');

function specIn(folder: string, yaml = QUICK): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'study.yaml');
  writeFileSync(file, yaml);
  return file;
}

/** A process of its own, as a user starts it. */
function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [main, 'experiment', 'run', ...args, '--quiet'], { stdio: 'ignore' });
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** Whether a run works on a cell, or worked on one when it was killed. */
function hasClaim(folder: string): boolean {
  const claims = path.join(folder, 'claims');
  return existsSync(claims) && readdirSync(claims).length > 0;
}

describe('experiment run', () => {
  it('ends with the same bytes when killed at random moments and started again', async () => {
    const folder = temporaryFolder();
    const spec = specIn(folder);
    const [whole, killed] = [path.join(folder, 'whole'), path.join(folder, 'killed')];
    expect(await ended(start(spec, whole, '--workers', '2'))).toBe(0);
    const rng = createRng(Number(process.env['FC_SEED'] ?? 20261121));
    // By what the run has done and not by the clock, which says little of it on a busy machine: the first is killed when it
    // claims its first cell, the others anywhere: the claims of the killed are still there.
    for (let attempt = 0; attempt < 3; attempt++) {
      const child = start(spec, killed, '--workers', '2');
      const end = ended(child);
      let looks = attempt === 0 ? 0 : rng.int(400);
      while (child.exitCode === null && (!hasClaim(killed) || looks-- > 0)) {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      child.kill('SIGKILL');
      const code = await end;
      if (attempt === 0) expect(code).toBe(null);
    }
    expect(await ended(start(spec, killed))).toBe(0);
    const results = resultsOf(whole);
    expect(Object.keys(results)).toHaveLength(8);
    expect(resultsOf(killed)).toEqual(results);
    expect(readdirSync(path.join(killed, 'claims'))).toEqual([]);
    for (const name of readdirSync(path.join(killed, 'timings'))) {
      const timing = JSON.parse(readFileSync(path.join(killed, 'timings', name), 'utf8')) as { peakMegabytes: number };
      expect(timing.peakMegabytes).toBeGreaterThan(20);
    }
    const report = await runCli(['experiment', 'report', killed, '--json']);
    expect(report.code).toBe(0);
    const { files, cells } = JSON.parse(report.stdout) as { files: string[]; cells: unknown };
    expect(cells).toEqual({ done: 8, failed: 0, missing: 0 });
    expect(files).toEqual(expect.arrayContaining(['report.html', 'report.md']));
    expect(files.some((file) => file.endsWith('.csv'))).toBe(true);
    for (const file of files) expect(existsSync(path.join(killed, file))).toBe(true);
  });

  it('lists the cells, and computes none, with --dry-run', async () => {
    const folder = temporaryFolder();
    const out = path.join(folder, 'out');
    const yaml = SMALL.replaceAll('${SAMPLES}', '${NOTES}');
    const args = ['experiment', 'run', specIn(folder, yaml), out, '--set', `NOTES=${sampleFolder}`, '--dry-run'];
    const { code, stdout } = await runCli([...args, '--json']);
    expect(code).toBe(0);
    const fromHere = args.map((arg) => (arg.startsWith('NOTES=') ? `NOTES=${path.relative('.', sampleFolder)}` : arg));
    expect((await runCli([...fromHere, '--json'])).stdout).toBe(stdout);
    const { cells } = JSON.parse(stdout) as { cells: readonly { key: string; state: string }[] };
    expect(cells).toHaveLength(16);
    for (const { key, state } of cells)
      expect([key, state]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), 'missing']);
    expect(existsSync(out)).toBe(false);
    const shards = await Promise.all(
      ['1/3', '2/3', '3/3'].map((shard) => runCli([...args, '--json', '--shard', shard])),
    );
    const parts = shards.flatMap((shard) => (JSON.parse(shard.stdout) as { cells: { key: string }[] }).cells);
    expect(parts.map(({ key }) => key).toSorted()).toEqual(cells.map(({ key }) => key).toSorted());
    const { stdout: table } = await runCli(args);
    expect(table).toMatch(/first→second +dictionary +sentences +1 +50 % +2 +missing/);
  });

  it('tells what is wrong with a specification, with its line, and exits with 2', async () => {
    const folder = temporaryFolder();
    const spec = specIn(folder, QUICK.replace('[dictionary]', '[dictionnaire]'));
    const { code, stderr } = await runCli(['experiment', 'run', spec, path.join(folder, 'out')]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/study\.yaml:8:\d+: .*"dictionnaire".*dictionary/);
    const unset = specIn(folder, SMALL);
    expect((await runCli(['experiment', 'run', unset, path.join(folder, 'out')])).stderr).toContain('--set SAMPLES=');
    expect((await runCli(['experiment', 'run', unset, 'out', '--shard', '3/2'])).code).toBe(2);
    expect((await runCli(['experiment', 'report', folder])).stderr).toContain('[no-such-experiment]');
  });
});
