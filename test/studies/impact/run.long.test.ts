import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeCounts, ratiosOf, totalCounts } from '../../../src/evaluate/counts.ts';
import { type Executor, inProcess, type ExperimentEvent, runStudy } from '../../../src/studies/engine/run.ts';
import { readSource } from '../../../src/studies/common/sources.ts';
import { readClinical } from '../../../src/studies/impact/corpora.ts';
import type { Impact } from '../../../src/studies/impact/study.ts';
import type { ImpactSpec } from '../../../src/studies/impact/spec.ts';
import { report } from '../../../src/studies/impact/report.ts';
import { ALL, indexImpact } from '../../../src/studies/impact/report/impact-index.ts';
import type { StudyPlan } from '../../../src/studies/engine/task.ts';
import { gatherStudy, joinStudies } from '../../../src/studies/kinds.ts';
import { foundIn, newFolder, resultsOf } from '../helpers.ts';
import { planOf, SMALL, specOf } from './helpers.ts';

const phiKeyOf = ({ tasks }: StudyPlan) => tasks.find(({ name }) => name === 'PHI model')?.key;

const run = (plan: StudyPlan, folder: string, options: object = {}) =>
  runStudy(plan, folder, { executor: inProcess, ...options });

/** A copy of a study whose corpus has another name. */
function renamed(folder: string): string {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    const place = path.join(copy, file);
    if (file.endsWith('.json')) writeFileSync(place, readFileSync(place, 'utf8').replaceAll('"notes"', '"letters"'));
  }
  return copy;
}

describe('an impact study', () => {
  it('computes the PHI model, then the original and every variant of every fold, and is a report', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    const order: string[] = [];
    const onEvent = (event: ExperimentEvent) => void (event.kind === 'done' && order.push(event.key));
    // 2 folds × (2 levels × 2 strategies + the original), and the PHI model.
    expect(await run(plan, folder, { onEvent })).toMatchObject({ cells: 11, done: 11, failed: 0 });
    expect(order[0]).toBe(phiKeyOf(plan));
    const impact = await foundIn<Impact>(folder);
    await expect(joinStudies([folder, folder])).rejects.toMatchObject({ code: 'studies-differ' });
    await expect(joinStudies([folder])).rejects.toMatchObject({ code: 'studies-differ' });
    expect((await joinStudies([folder, renamed(folder)])).files.get('report.md')).toContain('mean of the corpora');
    expect((await gatherStudy(folder)).states).toEqual(Array(11).fill('done'));
    expect(impact.cells.filter(({ state }) => state === 'done')).toHaveLength(10);
    for (const cell of impact.cells) {
      // Where a model takes every sentence for PHI, remove leaves nothing, and a tagger that learns nothing finds nothing.
      const isEmptied = cell.concealment?.emptied === 12;
      expect((cell.training?.documents ?? 0) > 0).toBe(!isEmptied);
      if (isEmptied) expect(totalCounts(cell.counts?.['strict'] as never)).toMatchObject({ correct: 0, spurious: 0 });
      if (cell.strategy === 'original') expect(cell.concealment).toBeUndefined();
      else expect(cell.concealment?.documents).toBe(12);
      if (cell.model === 'gold') expect(cell.concealment?.gold).toBeUndefined();
      if (cell.model === 'F40') expect(cell.concealment?.gold?.mentions).toBe(impact.corpora[0]?.goldPhi);
      if (cell.strategy === 'pseudo') expect(cell.concealment?.sentencesRemoved).toBe(0);
      if (cell.strategy === 'remove') expect(cell.concealment?.sentencesRemoved).toBeGreaterThan(0);
    }
    // Gold PHI of these notes touches no clinical mention: pseudo takes none away, remove those beside it.
    const gold = impact.levels?.overlap['notes']?.['gold'];
    expect(Object.values(gold?.touchedMentions ?? {})).toEqual([]);
    const removed = impact.cells.find(({ model, strategy }) => model === 'gold' && strategy === 'remove')?.concealment;
    const gone = Object.values(removed?.clinical ?? {}).reduce((sum, row) => sum + (row['removed'] ?? 0), 0);
    const beside = Object.values(gold?.mentionsBesidePhi ?? {}).reduce((sum, count) => sum + count, 0);
    expect(gone).toBe(beside);
    // A model biased to recall misses less and is wrong more often than gold, which is never wrong.
    expect(impact.levels?.table['F40']).toBeDefined();
    const { phiTokens = {} } = impact.levels?.overlap['notes']?.['F40'] ?? {};
    const tokens = (counts: object) => Object.values(counts).reduce((sum: number, count: number) => sum + count, 0);
    expect(tokens(phiTokens)).toBeGreaterThan(tokens(gold?.phiTokens ?? {}));
    // The figures of the report are those of the cells, worked out anew.
    const index = indexImpact(impact);
    const f1 = (model: string, strategy: string) => {
      const cells = readdirSync(path.join(folder, 'cells')).map((name) =>
        JSON.parse(readFileSync(path.join(folder, 'cells', name), 'utf8')),
      ) as { inputs: { concealment?: { model: unknown; strategy: string } | null }; counts?: Record<string, never> }[];
      const mine = cells.filter(({ counts, inputs: { concealment: c } }) =>
        counts === undefined
          ? false
          : strategy === 'original'
            ? c === null
            : c?.model === model && c.strategy === strategy,
      );
      expect(mine).toHaveLength(2);
      return ratiosOf(totalCounts(mergeCounts(mine.map(({ counts }) => counts?.['strict'] as never)))).f1;
    };
    const variant = { model: 'gold', strategy: 'remove', protectEponyms: false };
    const expected = f1('gold', 'remove') / f1('none', 'original') - 1;
    expect(index.loss('notes', variant, ALL)?.relative).toBeCloseTo(expected, 12);
    const csv = report(impact).get('losses.csv') ?? '';
    const row = csv.split('\n').find((line) => line.startsWith('notes,remove,gold,no,all,'));
    expect(Number(row?.split(',')[8])).toBeCloseTo(expected, 12);
  });

  it('says in the report how many trainings a cap stopped, and which documents each tested', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    const { ends } = await run(plan, folder);
    // The specification caps the PHI model at 6 iterations, and the tagger not at all.
    const capped = ends.filter(({ reason }) => reason === 'cap');
    expect(capped).toEqual([{ reason: 'cap', steps: 6 }]);
    const again = await run(plan, folder);
    expect(again.ends).toHaveLength(ends.length);
    const impact = await foundIn<Impact>(folder);
    expect(impact.levels?.end).toEqual(capped[0]);
    const markdown = report(impact).get('report.md') ?? '';
    expect(markdown).toContain(`1 of ${ends.length} trainings were stopped by their cap of 6 steps`);
    const tested = impact.cells.filter(({ strategy }) => strategy === 'original').flatMap(({ units = [] }) => units);
    expect(tested.toSorted((a, b) => a - b)).toEqual(impact.corpora.flatMap(({ documents }) => [...Array(documents).keys()])); // prettier-ignore
  });

  it('that was killed goes on and ends with the same bytes, in shards too', async () => {
    const [whole, killed] = [newFolder(), newFolder()];
    const plan = await planOf(SMALL);
    await run(plan, whole);
    const results = resultsOf(whole);
    // As a kill leaves it: some cells done, one half-written.
    await run(plan, killed, { shard: [1, 2] });
    const [damaged] = Object.keys(resultsOf(killed)).filter((name) => name !== `${phiKeyOf(plan)}.json`) as [string];
    writeFileSync(path.join(killed, 'cells', damaged), (results[damaged] as string).slice(0, 50));
    const again = await run(await planOf(SMALL), killed);
    expect(again).toMatchObject({ found: 5, done: 6, failed: 0 });
    expect(resultsOf(killed)).toEqual(results);
  });

  it('scores every variant by sentences of one language or both, in cells of their own', async () => {
    const folder = newFolder();
    const plan = await planOf(`${SMALL}group-by: { mixed: [en, zh] }\n`);
    await run(plan, folder);
    const impact = await foundIn<Impact>(folder);
    for (const { counts, groups = {} } of impact.cells) {
      const total = totalCounts(counts?.['strict'] as never);
      for (const name of ['correct', 'incorrect', 'missed', 'spurious'] as const) {
        expect(Object.values(groups).reduce((sum, one) => sum + one.counts[name], 0)).toBe(total[name]);
      }
    }
    const files = report(impact);
    expect(files.get('report.md')).toContain('## Sentences by language');
    expect(files.get('report.md')).toMatch(/\| Corpus \| Strategy \| PHI model \| en only \|/);
    expect(files.get('sentence-groups-table.csv')).toMatch(/^notes,original,none,no,en,\d+,/m);
    const others = new Set((await planOf(SMALL)).cells.map(({ key }) => key));
    expect(plan.cells.some(({ key }) => others.has(key))).toBe(false);
    expect(phiKeyOf(plan)).toBe(phiKeyOf(await planOf(SMALL)));
  });

  it('keeps the variants of a corpus when another level is added, and computes the PHI model anew', async () => {
    const folder = newFolder();
    await run(await planOf(SMALL), folder);
    const changed = await planOf(SMALL.replace('[gold, 40]', '[gold, base, 40]'));
    expect(await run(changed, folder)).toMatchObject({ cells: 15, found: 10, done: 5 });
  });

  it('tells of a PHI model that failed in every variant that needs it', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    const broken: Executor = {
      run: (task, ...rest) =>
        task.run === 'phi' ? Promise.reject(new RangeError('out of paper')) : inProcess.run(task, ...rest),
    };
    // The original and what conceals gold PHI need no model.
    expect(await run(plan, folder, { executor: broken })).toMatchObject({ done: 6, failed: 5 });
    const impact = await foundIn<Impact>(folder);
    expect((await gatherStudy(folder)).states[0]).toBe('failed');
    const failed = impact.cells.filter(({ state }) => state === 'failed');
    expect(new Set(failed.map(({ error }) => error?.code))).toEqual(new Set(['need-not-done']));
    expect(report(impact).get('report.md')).toContain('4 failed');
    rmSync(path.join(folder, 'failed'), { recursive: true });
  });

  it('refuses a PHI corpus that has documents on which the impact is measured, by id and by text', async () => {
    const same = SMALL.replace('style: a, documents: 40, seed: 1', 'style: b, documents: 12, seed: 2');
    await expect(planOf(same)).rejects.toMatchObject({ code: 'documents-in-common' });
    const folder = newFolder();
    const [doc] = await readSource({
      generated: { set: 'en-clinical', style: 'b', documents: 12, seed: 2, partition: 'all' },
    });
    const file = path.join(folder, 'phi.jsonl');
    const entities = doc?.entities.filter(({ layer }) => layer === undefined);
    writeFileSync(file, `${JSON.stringify({ id: 'another-id', text: doc?.text, entities })}\n`);
    const byText = SMALL.replace(/generated: \{ set: en-clinical, style: a.*\}/, `path: ${file}`);
    const error = await planOf(byText).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'documents-in-common' });
    expect((error as Error).message).toContain('1 of the 12 documents');
  });

  it('takes only documents that another corpus has, and refuses more folds than documents', async () => {
    await expect(planOf(SMALL.replace('folds: 2', 'folds: 20'))).rejects.toMatchObject({ code: 'too-few-units' });
    const folder = newFolder();
    const docs = await readSource({
      generated: { set: 'en-clinical', style: 'b', documents: 12, seed: 2, partition: 'all' },
    });
    const lines = docs.slice(3, 8).map(({ id }) => JSON.stringify({ id, text: 'other text', entities: [] }));
    writeFileSync(path.join(folder, 'others.jsonl'), `${lines.join('\n')}\n`);
    const only = SMALL.replace(
      '    layer: clinical',
      `    layer: clinical\n    only-documents-of: ${folder}/others.jsonl`,
    );
    const [spec] = (await specOf(only)).corpora;
    const corpus = await readClinical(spec as ImpactSpec['corpora'][number]);
    expect(corpus.documents.map(({ id }) => id)).toEqual(docs.slice(3, 8).map(({ id }) => id));
    const [few] = (await specOf(only.replace('layer: clinical', 'layer: clinical\n    first: 2'))).corpora;
    const { documents } = await readClinical(few as ImpactSpec['corpora'][number]);
    expect(documents.map(({ id }) => id)).toEqual(docs.slice(3, 5).map(({ id }) => id));
  });
});
