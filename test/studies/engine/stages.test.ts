import { expect, it } from 'vitest';
import { type Executor, runStudy } from '../../../src/studies/engine/run.ts';
import { type StudyPlan, type Task, tasksOfShard } from '../../../src/studies/engine/task.ts';
import { newFolder } from '../helpers.ts';

const task = (key: string, ...needs: readonly string[]): Task => ({
  key,
  inputs: {},
  needs,
  work: 1,
  name: `task ${key}`,
  run: 'nothing',
  job: () => ({}),
});

const plan: StudyPlan = {
  kind: { module: import.meta.url, runners: {} },
  text: 'kind: test\n',
  manifest: () => ({}),
  tasks: [
    task('x1', 'm1', 'm2'),
    task('m1', 'e1', 'e2'),
    task('e1'),
    task('x2', 'm1', 'm2'),
    task('m2', 'e1', 'e2'),
    task('e2'),
    task('y1', 'e1'),
  ],
  cells: [],
};

const keysOf = (tasks: readonly Task[]) => tasks.map(({ key }) => key);
const costs = { trainSeconds: 0, tagSeconds: 0, peakMegabytes: 0, remarks: [] };

it('tasks of a stage are done side by side, and wait for all that they need, however many workers there are', async () => {
  const events: string[] = [];
  const begun: Record<string, number> = { e: 0, m: 0, x: 0, y: 0 };
  let open: Record<string, () => void> = {};
  const bothBegun = Object.fromEntries(
    Object.keys(begun).map((stage) => [stage, new Promise<void>((resolve) => (open = { ...open, [stage]: resolve }))]),
  );
  const executor: Executor = {
    async run({ job: { key, inputs } }) {
      const stage = key[0] as string;
      events.push(`${key} begins`);
      // Ends when the other of its stage is under way, however long its claim took: side by side is not left to chance.
      if (++(begun[stage] as number) === (stage === 'y' ? 1 : 2)) open[stage]?.();
      await bothBegun[stage];
      for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
      events.push(`${key} ends`);
      return { result: { key, inputs }, costs };
    },
  };
  expect(await runStudy(plan, newFolder(), { workers: 7, executor })).toMatchObject({ done: 7, failed: 0 });
  const at = (event: string) => events.indexOf(event);
  for (const { key, needs } of plan.tasks) {
    for (const need of needs) expect(at(`${key} begins`)).toBeGreaterThan(at(`${need} ends`));
  }
});

it('a shard has its share of the tasks that no other needs, and what these need', () => {
  expect(keysOf(tasksOfShard(plan.tasks, [1, 1]))).toEqual(keysOf(plan.tasks));
  expect(keysOf(tasksOfShard(plan.tasks, [1, 3]))).toEqual(['x1', 'm1', 'e1', 'm2', 'e2']);
  expect(keysOf(tasksOfShard(plan.tasks, [3, 3]))).toEqual(['e1', 'y1']);
});

it('a task is handed the results that it needs; where one failed, its own failure names it', async () => {
  const folder = newFolder();
  const seen: unknown[] = [];
  const needing: Task = {
    ...task('n', 'e1'),
    job: ({ resultOf }) => {
      seen.push(resultOf('e1'));
      return {};
    },
  };
  const small = { ...plan, tasks: [needing, task('e1')] };
  const executor: Executor = { run: async ({ job: { key, inputs } }) => ({ result: { key, inputs }, costs }) };
  const failing: Executor = { run: () => Promise.resolve({ failure: { code: 'broken', message: 'no paper' } }) };
  const failures: unknown[] = [];
  const onEvent = (event: object) => void ('failure' in event && failures.push(event.failure));
  expect(await runStudy(small, folder, { executor: failing, onEvent })).toMatchObject({ done: 0, failed: 2 });
  expect(failures).toEqual([
    { code: 'broken', message: 'no paper' },
    { code: 'need-not-done', message: 'the cell "task e1" is not done, which this one needs' },
  ]);
  expect(await runStudy(small, folder, { executor })).toMatchObject({ done: 2, failed: 0 });
  expect(seen).toEqual([{ key: 'e1', inputs: {} }]);
});

it('a result whose files are gone is computed again where an open task reads them, and only there', async () => {
  const folder = newFolder();
  const leaving = (key: string): Task => ({ ...task(key), leaves: `encoders/${key}` });
  const tasks = [leaving('e1'), leaving('e2'), task('m1', 'e1'), task('m2', 'e2')];
  const computed: string[] = [];
  const executor: Executor = {
    run: ({ job: { key, inputs } }) => {
      if (key === 'm1' && computed.length < 4) return Promise.resolve({ failure: { code: 'broken', message: '' } });
      computed.push(key);
      return Promise.resolve({ result: { key, inputs }, costs });
    },
  };
  const small = { ...plan, tasks };
  expect(await runStudy(small, folder, { executor })).toMatchObject({ done: 3, failed: 1 });
  expect(computed).toEqual(['e1', 'e2', 'm2']);
  // Nothing was written under encoders/: e1 is read by m1, which is open; e2 by none.
  computed.push('-');
  expect(await runStudy(small, folder, { executor })).toMatchObject({ found: 2, done: 2, failed: 0 });
  expect(computed.slice(4)).toEqual(['e1', 'm1']);
});

it('where a result cannot be kept, the run ends when the cells that were begun have ended, and none is begun after', async () => {
  const ended: string[] = [];
  const executor: Executor = {
    async run({ job: { key, inputs } }) {
      if (key === 'e1') return { result: { key, inputs: { unwritable: 1n } }, costs };
      await new Promise((resolve) => setTimeout(resolve, 50));
      ended.push(key);
      return { result: { key, inputs }, costs };
    },
  };
  const wide = { ...plan, tasks: ['e1', 'e2', 'e3', 'e4'].map((key) => task(key)) };
  await expect(runStudy(wide, newFolder(), { workers: 2, executor })).rejects.toThrow(TypeError);
  const before = [...ended];
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(ended).toEqual(before);
  expect(ended.length).toBeLessThanOrEqual(1);
});
