import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { type ScoreCounts, totalCounts } from '../../../src/evaluate/counts.ts';
import type { Evaluation } from '../../../src/studies/rules/study.ts';
import { planStudy } from '../../../src/studies/kinds.ts';
import type { PlannedEvaluation } from '../../../src/studies/rules/corpora.ts';
import type { EvaluationJob } from '../../../src/studies/rules/run.ts';
import { inProcess, runStudy } from '../../../src/studies/engine/run.ts';
import { CROSS_VALIDATION } from '../../../src/studies/rules/spec.ts';
import { report } from '../../../src/studies/rules/report.ts';
import { summaryOf } from '../../../src/studies/rules/report/scores.ts';
import { foundIn, newFolder } from '../helpers.ts';
import { note, writeNotes } from './helpers.ts';

const SPEC = `kind: indirect
name: Small
labels: [PERSON, LOCATION]
training:
  iterative: { path: training.jsonl }
sample: { path: sample.jsonl }
folds: 3
seeds: [5]
tagger: { settings: { maxIterations: 12 } }
`;

const NAMES = ['Anna', 'Pere', 'Marta', 'Jordi', 'Laia', 'Oriol'];
const PLACES = ['Reus', 'Lleida', 'Vic', 'Girona', 'Olot', 'Falset'];

/** Invented notes, some without a mention. */
const invent = (count: number, seed: number) =>
  Array.from({ length: count }, (_, i) => {
    const rng = createRng(seed).fork(i);
    const person = `[${rng.pick(NAMES)}](PERSON)`;
    const place = `[${rng.pick(PLACES)}](LOCATION)`;
    const text = rng.pick([
      `Hablo con ${person}, que vive en ${place}.`,
      `Derivado a ${place} por ${person}.`,
      'Refiere dolor en la mano.',
    ]);
    return note(`n${seed}-${i}`, `${text} Control en ${20 * seed + i} semanas.`);
  });

function folderWithNotes(): string {
  const folder = newFolder();
  const sample = invent(18, 1);
  writeNotes(folder, 'sample.jsonl', sample);
  // Two notes of the sample were reviewed in the loop as well.
  writeNotes(folder, 'training.jsonl', [
    ...invent(10, 2),
    ...sample.slice(0, 2).map((doc, i) => ({ ...doc, id: `x${i}` })),
  ]);
  return folder;
}

const planIn = (folder: string, spec = SPEC) => planStudy(spec, path.join(folder, 'indirect.yaml'), {});

describe('an indirect evaluation', () => {
  it('says so where the sample holds all documents of a corpus', async () => {
    const folder = folderWithNotes();
    await expect(planIn(folder, SPEC.replace('path: training.jsonl', 'path: sample.jsonl'))).rejects.toMatchObject({
      code: 'all-in-sample',
      message: expect.stringContaining('"iterative"') as string,
    });
  });

  it('tests each fold with a tagger of the other folds and with the one of the corpus compared', async () => {
    const folder = folderWithNotes();
    const plan = await planIn(folder);
    const out = path.join(folder, 'out');
    const cells = plan.cells as readonly PlannedEvaluation[];
    expect(cells.map(({ system, fold }) => [system, fold])).toEqual([
      [CROSS_VALIDATION, 0],
      [CROSS_VALIDATION, 1],
      [CROSS_VALIDATION, 2],
      ['iterative', undefined],
    ]);
    const nothing = () => {
      throw new Error('no task needs another');
    };
    const found = await Promise.all(plan.tasks.map(async (task) => task.job({ folder: out, resultOf: nothing })));
    const jobs = found as unknown as readonly EvaluationJob[];
    const idsOf = (documents: readonly { id: string }[]) => documents.map(({ id }) => id);
    const training = jobs.map(({ system }) => ('train' in system ? idsOf(system.train) : []));
    const tested = jobs.map(({ tests }) => tests.flatMap(({ documents }) => idsOf(documents)));
    for (const f of [0, 1, 2]) {
      expect(tested[f]).toHaveLength(6);
      expect([...(training[f] ?? []), ...(tested[f] ?? [])].toSorted()).toEqual(tested[3]?.toSorted());
    }
    // Those of the sample are not learned from.
    expect(training[3]).toEqual(idsOf(invent(10, 2)));
    expect(await runStudy(plan, out, { executor: inProcess })).toMatchObject({ done: 4, failed: 0 });
    expect(await runStudy(plan, out, { executor: inProcess })).toMatchObject({ done: 0, found: 4 });
    const evaluation = await foundIn<Evaluation>(out);
    expect(evaluation.tagger).toMatchObject({ family: 'crf', settings: { analysis: true, maxIterations: 12 } });
    const markdown = report(evaluation).get('report.md');
    expect(markdown).toContain('4 of 4 trainings were stopped by their cap of 12 steps');
    for (const system of [CROSS_VALIDATION, 'iterative']) {
      const summary = summaryOf(evaluation, system, 'ALL', 'f1');
      expect(summary?.runs).toBe(3);
      expect(summary?.mean).toBeGreaterThan(0.5); // the names are few, and most are in both corpora
    }
  });

  it('scores every fold by sentences of one language or both', async () => {
    const folder = folderWithNotes();
    const out = path.join(folder, 'out');
    const spec = `${SPEC}group-by: { sentences: cmi, mixed: [es, ca] }\n`;
    await runStudy(await planIn(folder, spec), out, { executor: inProcess });
    const evaluation = await foundIn<Evaluation>(out);
    for (const { counts, groups = {} } of evaluation.cells.flatMap(({ tests = [] }) => tests)) {
      const total = totalCounts(counts['strict'] as ScoreCounts);
      for (const name of ['correct', 'incorrect', 'missed', 'spurious'] as const) {
        expect(Object.values(groups).reduce((sum, one) => sum + one.counts[name], 0)).toBe(total[name]);
      }
    }
    const files = report(evaluation);
    expect(files.get('report.md')).toContain('## Sentences by code-mixing');
    const [header, ...rows] = (files.get('sentence-groups-table.csv') ?? '').trim().split('\n');
    expect(header).toBe('system,seed,fold,group,measure,sentences,wrong,correct,incorrect,partial,missed,spurious,f1');
    // Each fold has every sentence once: of the taggers of the other folds, and of the one of the corpus compared.
    const sentencesOf = (system: string) =>
      rows.reduce((sum, row) => sum + (row.startsWith(`${system},`) ? Number(row.split(',')[5]) : 0), 0);
    expect(sentencesOf('iterative')).toBe(2 * 18);
    expect(sentencesOf(CROSS_VALIDATION)).toBe(2 * 18);
  });

  it('refuses a corpus called as the random sample is, and more folds than notes', async () => {
    const folder = folderWithNotes();
    await expect(planIn(folder, SPEC.replace('iterative:', `${CROSS_VALIDATION}:`))).rejects.toMatchObject({
      code: 'bad-experiment',
      place: { line: 5 },
    });
    await expect(planIn(folder, SPEC.replace('folds: 3', 'folds: 19'))).rejects.toMatchObject({
      code: 'too-few-units',
    });
  });
});
