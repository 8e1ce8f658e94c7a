import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { inProcess } from '../../src/studies/engine/executor.ts';
import { type Plan, planExperiment } from '../../src/studies/augmentation/plan.ts';
import { runExperiment, type RunExperimentOptions } from '../../src/studies/engine/run.ts';
import { parseSpec } from '../../src/studies/augmentation/spec.ts';

export const sampleFolder = fileURLToPath(new URL('../../data/sample/', import.meta.url));

/** A small study with the dictionary: two directions, two arms, two seeds. */
export const SMALL = `name: Small
corpora:
  first: { path: '\${SAMPLES}/notes.txt', labels: coarse, language: en }
  second: { path: '\${SAMPLES}/second-hospital.xml', labels: coarse, language: en }
directions:
  - { train: first, test: second }
  - { train: second, test: first }
models: [dictionary]
arms: [none, { name: sentences, recipe: palimpsest, context: false }]
fractions: [0.5, 1]
alphas: [1]
seeds: [1, 2]
drop-rarer-than: 0
split: { ratio: [6, 2, 2] }
metric: token
metrics: [strict]
tests: [cross, cross-dev, own]
`;

export function planOf(yaml: string): Promise<Plan> {
  return parseSpec(yaml, 'spec.yaml', { SAMPLES: sampleFolder }).then((spec) => planExperiment(spec));
}

/** Runs in this process. */
export function runHere(plan: Plan, folder: string, options: RunExperimentOptions = {}) {
  return runExperiment(plan, folder, { executor: inProcess, ...options });
}

/** The results of an experiment by name: all files of its cells, byte for byte. */
export function resultsOf(folder: string): Record<string, string> {
  const cells = path.join(folder, 'cells');
  const names = readdirSync(cells).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(path.join(cells, name), 'utf8')]));
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-experiment-'));
  folders.push(folder);
  return folder;
}
