import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { inProcess, runStudy, type RunStudyOptions } from '../../src/studies/engine/run.ts';
import { report } from '../../src/studies/augmentation/report.ts';
import type { Study, StudyTimings } from '../../src/studies/augmentation/study.ts';
import { parseResolved } from '../../src/studies/common/resolver.ts';
import type { Variables } from '../../src/studies/common/fields.ts';
import type { StudyPlan } from '../../src/studies/engine/task.ts';
import type { StudyKind } from '../../src/studies/kind.ts';
import { gatherStudy, planStudy } from '../../src/studies/kinds.ts';

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
arms: [none, { name: sentences, recipe: palimpsest, context: false, generated: false }]
fractions: [0.5, 1]
alphas: [1]
seeds: [1, 2]
drop-rarer-than: 0
split: { ratio: [6, 2, 2] }
metric: token
metrics: [strict]
tests: [cross, cross-dev, own]
`;

/** A specification of a kind, with what it names looked up. */
export async function specOf<Raw, Spec>(
  kind: Pick<StudyKind<Raw, Spec>, 'specification'>,
  yaml: string,
  file: string,
  variables: Variables,
): Promise<Spec> {
  const { schema, resolve } = await kind.specification();
  return parseResolved(yaml, file, schema, variables, resolve);
}

export const planOf = (yaml: string) => planStudy(yaml, 'spec.yaml', { SAMPLES: sampleFolder });

/** What the folder of a study has. */
export async function foundIn<Found>(folder: string): Promise<Found> {
  return (await gatherStudy(folder)).found as Found;
}

/** Runs in this process. */
export function runHere(plan: StudyPlan, folder: string, options: RunStudyOptions = {}) {
  return runStudy(plan, folder, { executor: inProcess, ...options });
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

/** The files of a study of augmentation; made once for a study, since its tests of significance take a while. */
export function filesOf(study: Study, timings?: StudyTimings): ReadonlyMap<string, string> {
  const known = timings ? undefined : made.get(study);
  const files = known ?? report(study, timings);
  if (!timings) made.set(study, files);
  return files;
}

const made = new WeakMap<Study, ReadonlyMap<string, string>>();

export const pageOf = (study: Study, timings?: StudyTimings) => filesOf(study, timings).get('report.html') ?? '';
export const markdownOf = (study: Study, timings?: StudyTimings) => filesOf(study, timings).get('report.md') ?? '';
/** The tables as CSV. */
export const csvOf = (study: Study, timings?: StudyTimings): ReadonlyMap<string, string> =>
  new Map([...filesOf(study, timings)].filter(([name]) => name.endsWith('.csv')));
