import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { microRatios } from '../../../src/evaluate/counts.ts';
import { type Executor, inProcess, type ExperimentEvent } from '../../../src/studies/engine/run.ts';
import type { Study } from '../../../src/studies/augmentation/study.ts';
import { loadStudyCorpora } from '../../../src/studies/augmentation/corpora.ts';
import { kind } from '../../../src/studies/augmentation/kind.ts';
import { gatherStudy } from '../../../src/studies/kinds.ts';
import { foundIn, newFolder, planOf, resultsOf, runHere, sampleFolder, SMALL, specOf } from '../helpers.ts';

describe('an experiment', () => {
  it('computes every cell, once, and is a study', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    const events: ExperimentEvent[] = [];
    const outcome = await runHere(plan, folder, { onEvent: (event) => events.push(event) });
    expect(outcome).toMatchObject({ cells: 16, found: 0, done: 16, failed: 0, running: 0 });
    expect(outcome.share).toBeCloseTo(1);
    expect(events.filter(({ kind }) => kind === 'started')).toHaveLength(16);
    expect(readdirSync(path.join(folder, 'claims'))).toEqual([]);
    const { found, timings } = await gatherStudy(folder);
    const study = found as Study;
    expect(study).toMatchObject({
      name: 'Small',
      metric: { name: 'token' },
      metrics: ['token', 'strict'],
      directions: [{ name: 'first→second' }, { name: 'second→first' }],
      models: ['dictionary'],
      arms: ['none', 'sentences'],
      fractions: [0.5, 1],
      alphas: [1],
      alpha: 1,
      seeds: [1, 2],
    });
    expect(Object.keys(timings).toSorted()).toEqual(plan.tasks.map((task) => task.key).toSorted());
    for (const cell of study.cells) {
      expect(cell.state).toBe('done');
      expect(Object.keys(cell.tests ?? {}).toSorted()).toEqual(['cross', 'cross-dev', 'own']);
      const cross = cell.tests?.['cross'];
      const total = study.corpora.find(({ name }) => cell.direction.endsWith(`→${name}`))?.splits;
      const units = Object.values(total ?? {}).reduce((sum, split) => sum + split.units, 0);
      expect(cross?.byUnit).toHaveLength(units); // the test is all of the other corpus
      const seen = Object.values(cross?.seen ?? {}).reduce((sum, row) => sum + row.mentions, 0);
      const gold = Object.values(total ?? {}).flatMap((split) => Object.values(split.entitiesByLabel));
      expect(seen).toBe(gold.reduce((sum, count) => sum + count, 0));
    }
    // A dictionary knows words of its own hospital better than those of the other one.
    const f1 = (test: string) =>
      study.cells.map((cell) => microRatios(cell.tests?.[test]?.counts['token'] as never).f1);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(f1('own'))).toBeGreaterThan(mean(f1('cross')));
  });

  it('brings what it trains on to the conventions of the target sample in the arms that ask for it', async () => {
    const folder = newFolder();
    const arms =
      'arms: [{ name: followed, recipe: palimpsest, generated: false, conventions: true }, { name: both, recipe: palimpsest, generated: false, sample: true }, ';
    const yaml = SMALL.replace('arms: [none, ', `target-sample: 6\n${arms}`).replace(
      'fractions: [0.5, 1]',
      'fractions: [1]',
    );
    await runHere(await planOf(yaml.replace('context: false, ', '')), folder);
    const study = await foundIn<Study>(folder);
    const tokens = (arm: string) => study.cells.filter((cell) => cell.arm === arm && cell.direction === 'first→second').map(({ tests }) => tests?.['cross']?.counts['token']?.byLabel['NAME']); // prettier-ignore
    const [followed, plain] = [tokens('followed'), tokens('sentences')];
    expect(followed).toHaveLength(2);
    // The second hospital's titles stand inside its names: who learned that finds more tokens of them.
    for (const [i, counts] of followed.entries())
      expect(counts?.correct).toBeGreaterThan(plain[i]?.correct ?? Infinity);
    const unitsOf = (arm: string) => study.cells.filter((cell) => cell.arm === arm).map(({ training }) => training?.units ?? 0); // prettier-ignore
    for (const [i, units] of unitsOf('both').entries())
      expect(units - (unitsOf('followed')[i] ?? units)).toBeGreaterThanOrEqual(6 * 2); // each unit of the sample as it is, and at least once with surrogates
  }, 120_000);

  it('trains on copies with new mentions in the arms that augment, on the source alone in none', async () => {
    const folder = newFolder();
    await runHere(await planOf(SMALL), folder);
    const study = await foundIn<Study>(folder);
    const find = (arm: string) => study.cells.find((cell) => cell.arm === arm && cell.fraction === 1)?.training;
    const [none, augmented] = [find('none'), find('sentences')];
    expect(augmented?.units).toBe(2 * (none?.units ?? 0));
    const counts = Object.entries(none?.entitiesByLabel ?? {}).map(([label, count]) => [label, 2 * count]);
    expect(augmented?.entitiesByLabel).toEqual(Object.fromEntries(counts));
  });

  it('trains on generated text too where a recipe mixes it in, with the labels of the corpus', async () => {
    const folder = newFolder();
    const yaml = SMALL.replace('generated: false', 'generated: true').replace(/fractions: .*/, 'fractions: [1]');
    await runHere(await planOf(yaml.replace(/seeds: .*/, 'seeds: [1]')), folder);
    const { cells } = await foundIn<Study>(folder);
    const of = (arm: string) => cells.find((cell) => cell.arm === arm)?.training;
    const [none, mixed] = [of('none'), of('sentences')];
    expect(mixed?.units).toBeGreaterThan(2 * (none?.units ?? 0));
    expect(Object.keys(mixed?.entitiesByLabel ?? {}).toSorted()).toEqual(
      Object.keys(none?.entitiesByLabel ?? {}).toSorted(),
    );
  });

  it('counts what each arm changed, and so tells an arm that changed nothing', async () => {
    const folder = newFolder();
    const yaml = SMALL.replace('arms: [none,', 'arms: [context, none,')
      .replaceAll('language: en', 'language: sv')
      .replace(/fractions: .*/, 'fractions: [1]')
      .replace(/seeds: .*/, 'seeds: [1]');
    await runHere(await planOf(yaml), folder);
    const study = await foundIn<Study>(folder);
    const of = (arm: string) => study.cells.find((cell) => cell.arm === arm)?.training;
    expect(of('none')?.units).toBeGreaterThan(0);
    expect(of('none')).not.toHaveProperty('augmentation');
    expect(of('context')?.augmentation).toMatchObject({ changedCopies: 0 });
    expect(of('context')?.augmentation?.copies).toBeGreaterThan(0);
    expect(Object.values(of('context')?.augmentation?.edits ?? {})).toEqual([0, 0]);
    const { copies, changedCopies, edits } = of('sentences')?.augmentation ?? {};
    expect(copies).toBe(of('none')?.units);
    expect(changedCopies).toBe(copies);
    expect(edits?.['phi-replacement']).toBeGreaterThan(0);
  });

  it('holds no text of the corpora', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    await runHere(plan, folder);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
    const written = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'utf8'));
    const all = written.join('\n');
    const { corpora } = await loadStudyCorpora(await specOf(kind, SMALL, 'spec.yaml', { SAMPLES: sampleFolder }));
    for (const { units } of corpora.values()) {
      for (const { source } of units) {
        for (const { start, end } of source.entities) {
          const mention = source.text.slice(start, end);
          if (/^\p{L}{5,}/u.test(mention)) expect(all).not.toContain(mention);
        }
      }
    }
  });

  it('computes what is missing and nothing else', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    await runHere(plan, folder);
    const whole = resultsOf(folder);
    const [gone, damaged, kept] = Object.keys(whole) as [string, string, string];
    const file = (name: string) => path.join(folder, 'cells', name);
    rmSync(file(gone));
    writeFileSync(file(damaged), (whole[damaged] as string).slice(0, 100));
    const before = statSync(file(kept)).mtimeMs;
    const started: string[] = [];
    const outcome = await runHere(plan, folder, {
      onEvent: (event) => event.kind === 'started' && started.push(`${event.key}.json`),
    });
    expect(outcome).toMatchObject({ found: 14, done: 2 });
    expect(started.toSorted()).toEqual([gone, damaged].toSorted());
    expect(resultsOf(folder)).toEqual(whole);
    expect(statSync(file(kept)).mtimeMs).toBe(before);
  });

  it('gives the same bytes in shards whose folders are copied together, and with two cells at a time', async () => {
    const [whole, first, second, pair] = [newFolder(), newFolder(), newFolder(), newFolder()];
    const plan = await planOf(SMALL);
    await runHere(plan, whole);
    const one = await runHere(plan, first, { shard: [1, 2] });
    const two = await runHere(plan, second, { shard: [2, 2] });
    expect([one.done, two.done]).toEqual([8, 8]);
    expect((await foundIn<Study>(first)).cells.filter(({ state }) => state === 'missing')).toHaveLength(8);
    cpSync(second, first, { recursive: true });
    expect(resultsOf(first)).toEqual(resultsOf(whole));
    expect(await foundIn(first)).toEqual(await foundIn(whole));
    await runHere(plan, pair, { workers: 2 });
    expect(resultsOf(pair)).toEqual(resultsOf(whole));
  });

  it('records a cell that fails, does the others, and tries it again', async () => {
    const folder = newFolder();
    // A hundredth of seven notes is none: nothing to train on.
    const plan = await planOf(SMALL.replace('[0.5, 1]', '[0.01, 1]'));
    const failures: ExperimentEvent[] = [];
    const onEvent = (event: ExperimentEvent) => void (event.kind === 'failed' && failures.push(event));
    expect(await runHere(plan, folder, { onEvent })).toMatchObject({ done: 8, failed: 8 });
    expect(failures).toHaveLength(8);
    const study = await foundIn<Study>(folder);
    for (const cell of study.cells) {
      expect(cell.state).toBe(cell.fraction === 1 ? 'done' : 'failed');
      if (cell.state === 'failed') expect(cell.error?.code).toBe('empty-training-set');
    }
    expect(await runHere(plan, folder)).toMatchObject({ found: 8, done: 0, failed: 8 });
  });

  it('forgets the failure of a cell that succeeds later', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    const broken: Executor = { run: () => Promise.reject(new RangeError('out of paper')) };
    expect(await runHere(plan, folder, { executor: broken })).toMatchObject({ done: 0, failed: 16 });
    const study = await foundIn<Study>(folder);
    expect(study.cells[0]?.error).toMatchObject({ code: 'internal-error' });
    expect(study.cells[0]?.error?.message).toMatch(/^RangeError: out of paper/);
    expect(await runHere(plan, folder)).toMatchObject({ done: 16, failed: 0 });
    expect(readdirSync(path.join(folder, 'failed'))).toEqual([]);
  });

  it('that runs twice at a time computes each cell once', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    const keys: string[] = [];
    const counting: Executor = {
      run: (task, ...rest) => {
        keys.push(task.job.key);
        return inProcess.run(task, ...rest);
      },
    };
    const outcomes = await Promise.all([1, 2].map(() => runHere(plan, folder, { executor: counting })));
    expect(keys.toSorted()).toEqual(plan.tasks.map((task) => task.key).toSorted());
    // One may have begun to look when the other had kept a cell already: then it found that one.
    for (const { done, found } of outcomes) expect(done + found).toBe(16);
  });

  it('takes over the claim of a process that is gone', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    await runHere(plan, folder);
    const [key] = plan.tasks.map((task) => task.key) as [string];
    rmSync(path.join(folder, 'cells', `${key}.json`));
    const { pid } = await exitedProcess();
    const claim = path.join(folder, 'claims', `${key}.json`);
    const { hostname } = await import('node:os');
    writeFileSync(claim, JSON.stringify({ host: hostname(), pids: [pid] }));
    expect(await runHere(plan, folder)).toMatchObject({ found: 15, done: 1 });
    expect(existsSync(claim)).toBe(false);
  });

  it('removes the claim of a process that was killed when it had just kept its cell', async () => {
    const folder = newFolder();
    const plan = await planOf(SMALL);
    await runHere(plan, folder);
    const [mine, theirs] = plan.tasks.map((task) => path.join(folder, 'claims', `${task.key}.json`)) as [
      string,
      string,
    ];
    const { hostname } = await import('node:os');
    writeFileSync(mine, JSON.stringify({ host: hostname(), pids: [(await exitedProcess()).pid] }));
    writeFileSync(theirs, JSON.stringify({ host: `not-${hostname()}`, pids: [1] }));
    await runHere(plan, folder);
    expect([existsSync(mine), existsSync(theirs)]).toEqual([false, true]);
  });

  it('goes on with a changed specification, and keeps the cells that are in both', async () => {
    const folder = newFolder();
    await runHere(await planOf(SMALL), folder);
    const changed = await planOf(SMALL.replace('seeds: [1, 2]', 'seeds: [2, 3]'));
    expect(await runHere(changed, folder)).toMatchObject({ cells: 16, found: 8, done: 8 });
    expect((await foundIn<Study>(folder)).seeds).toEqual([2, 3]);
  });

  it('is looked for in a folder that has none: an error says so', async () => {
    await expect(gatherStudy(newFolder())).rejects.toMatchObject({ code: 'no-such-experiment' });
  });
});

/** A process that has ended: nothing has its id. */
async function exitedProcess(): Promise<{ pid: number }> {
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('exit', resolve));
  return { pid: child.pid as number };
}
