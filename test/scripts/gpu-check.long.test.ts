import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { distance } from '../taggers/neural/kernels/operations.ts';
import { noWebGpuPage } from '../taggers/neural/webgpu-page.ts';

const script = fileURLToPath(new URL('../../scripts/gpu-check', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'gpu-check-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: readonly string[]) {
  const out = path.join(folder, 'record.json');
  // No Python: what it would say differs by machine.
  const given = [script, '--out', out, '--python', path.join(folder, 'no-python'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  const read = () => JSON.parse(readFileSync(out, 'utf8')) as GpuRecord;
  return { status, output: stdout + stderr, read };
}

interface GpuRecord {
  readonly software: boolean;
  readonly checked: readonly {
    readonly host: string;
    readonly software: boolean;
    readonly operations: readonly { readonly name: string; readonly ok: boolean; readonly distance: number }[];
  }[];
  readonly benchmark: {
    readonly results: Readonly<
      Record<string, { readonly medians: Readonly<Record<string, number>>; readonly ratios: object }>
    >;
  };
  readonly skipped: readonly { readonly what: string; readonly why: string }[];
}

describe('distance', () => {
  it('is relative to the largest number of a kind, and infinite where numbers are missing or none', () => {
    expect(distance({ a: [1, 2], b: [100] }, { a: [1, 2], b: [100] })).toBe(0);
    expect(distance({ a: [0, 0.5] }, { a: [0, 0.25] })).toBe(0.25);
    expect(distance({ a: [0, 101] }, { a: [0, 100] })).toBeCloseTo(0.01, 12);
    expect(distance({ a: [1] }, { a: [1, 2] })).toBe(Infinity);
    expect(distance({}, { a: [1] })).toBe(Infinity);
    expect(distance({ a: [1], b: [1] }, { a: [1] })).toBe(Infinity);
    expect(distance({ a: [NaN] }, { a: [1] })).toBe(Infinity);
  });
});

const title = 'scripts/gpu-check';

describe.skipIf(noWebGpuPage !== undefined)(
  noWebGpuPage === undefined ? title : `${title} (skipped: ${noWebGpuPage})`,
  () => {
    it('refuses a renderer in software, and says why nothing was checked', { timeout: 300_000 }, () => {
      const { status, output, read } = run('--operations', '^tanh$', '--no-benchmark');
      // A machine with a graphics processor has one to check.
      if (status === 0) expect(read().software).toBe(false);
      else {
        expect(status).toBe(2);
        expect(output).toMatch(/webgpu in Chromium: not run: \S/);
        expect(output).toContain('No graphics processor could be checked.');
        expect(read).toThrow('ENOENT');
      }
    });

    it('takes one where told to, compares, trains, and says in the record what it was', { timeout: 600_000 }, () => {
      const { status, output, read } = run('--allow-software', '--small', '--rounds', '1', '--operations', '^(tanh|matMul: AB, 33)', '--jobs', 'BiLSTM|BERT'); // prettier-ignore
      expect(output).toContain('(SOFTWARE)');
      expect(status).toBe(0);
      const { software, checked, benchmark, skipped } = read();
      expect(software).toBe(true);
      const page = checked.find(({ host }) => host === 'webgpu in Chromium');
      expect(page?.operations.map(({ name, ok }) => ({ name, ok }))).toEqual([
        { name: 'matMul: AB, 33 × 65 × 17', ok: true },
        { name: 'tanh', ok: true },
      ]);
      expect(Object.keys(benchmark.results)).toEqual(['BiLSTM, batch 4', 'BERT of two layers, 2 × 8']);
      for (const { medians, ratios } of Object.values(benchmark.results)) {
        expect(medians['webgpu in Chromium']).toBeGreaterThan(0);
        expect(ratios).toEqual({}); // nothing to compare with
      }
      expect(skipped.map(({ what }) => what)).toEqual(expect.arrayContaining(['operations', 'PyTorch', 'tensorflow in Node'])); // prettier-ignore
    });
  },
);
