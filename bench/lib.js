// Shared by the benchmarks: corpora, machine, medians, results.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of real corpora, from `PALIMPSEST_CORPORA`. */
export function corporaFolder() {
  const folder = process.env.PALIMPSEST_CORPORA;
  if (!folder) {
    console.error('Set PALIMPSEST_CORPORA to the folder that holds the real corpora.');
    process.exit(2);
  }
  return folder;
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Runs the contenders in turn, A B C A B C …, and returns each one's values. */
export async function interleave(contenders, rounds) {
  const values = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) values[name].push(await run());
  }
  return values;
}

/** Quantiles of Student's t at 97.5 %, by degrees of freedom from 1 on. */
const T = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101, 2.093]; // prettier-ignore

/** Mean of differences with its 95 % interval by Student's t, and the least of them. */
export function pairedInterval(differences) {
  const n = differences.length;
  const mean = differences.reduce((sum, one) => sum + one, 0) / n;
  const round = (value) => Math.round(100 * value) / 100;
  if (n < 2) return { mean: round(mean), seeds: n };
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1);
  const half = (T[n - 2] ?? 1.96) * Math.sqrt(variance / n);
  return { mean: round(mean), interval95: [round(mean - half), round(mean + half)], least: round(Math.min(...differences)), seeds: n }; // prettier-ignore
}

/** When, where and of what a result is. */
export function describeRun() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  return {
    date: new Date().toISOString(),
    commit: git('rev-parse', 'HEAD'),
    // A record that is written anew as it grows does not make its own run unclean.
    clean: git('status', '--porcelain', '--', '.', ':!bench/results') === '',
    machine: { cpu: cpus()[0]?.model, cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30) },
    versions: { node: process.versions.node, v8: process.versions.v8 },
  };
}

/** Writes `bench/results/<date>-<what>.json` with machine, versions and commit. */
export function record(what, result) {
  const file = path.join(root, 'bench', 'results', `${new Date().toISOString().slice(0, 10)}-${what}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ what, ...describeRun(), ...result }, null, 2)}\n`);
  console.log(`wrote ${path.relative(root, file)}`);
}
