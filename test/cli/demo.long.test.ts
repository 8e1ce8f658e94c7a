import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type * as kinds from '../../src/studies/kinds.ts';
import { runCli, temporaryFolder } from '../helpers/cli.ts';

// The study that ships, with one seed and trainings that end early.
vi.mock('../../src/studies/kinds.ts', async (original) => {
  const real = await original<typeof kinds>();
  const planFile: typeof real.planFile = (file, variables, report) => {
    const text = readFileSync(file, 'utf8');
    const small = text.replace('seeds: [1, 2]', 'seeds: [1]').replace(/family: crf$/mu, '$&\n    settings: { maxIterations: 20 }'); // prettier-ignore
    expect(small).toMatch(/seeds: \[1\]$/mu);
    expect(small).toContain('maxIterations: 20');
    return real.planStudy(small, file, variables, report);
  };
  return { ...real, planFile };
});

describe('palimpsest', () => {
  it('demo augments the sample, shows sentences, trains taggers and writes corpus and pages', async () => {
    const out = path.join(temporaryFolder(), 'demo');
    const { code, stdout } = await runCli(['demo', '--out', out]);
    expect(code).toBe(0);
    expect(stdout.match(/^\S+→\S+ +(?:none|palimpsest) +\d\d\.\d$/gm)).toHaveLength(2);
    expect(stdout).toContain('Not answered: each comparison has a single training');
    expect(existsSync(path.join(out, 'study', 'report.html'))).toBe(true);
    expect(stdout).toMatch(/before +after/);
    // What was generated is in what came out, not in what was there.
    const [, generated] = /two copies of each, and (\d+) documents generated/.exec(stdout) ?? [];
    expect(stdout).toMatch(new RegExp(`^documents +12 +${(36 + Number(generated)).toLocaleString('en-US')}$`, 'm'));
    expect(stdout.match(/^ {2}source {2}/gm)).toHaveLength(3);
    expect(existsSync(path.join(out, 'notes-augmented.jsonl'))).toBe(true);
    expect(existsSync(path.join(out, 'view.html'))).toBe(true);
    expect(stdout).toMatch(/Everything took \d+ s\.\n/);
    // The trainings are kept: their time is not in what everything took.
    const again = (await runCli(['demo', '--out', out])).stdout;
    expect(again).toMatch(/All \d+ trainings were reused from an earlier run; the rest took \d+ s\.\n/);
  }, 1_800_000);
});
