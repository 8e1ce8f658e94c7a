import { expect, it } from 'vitest';
import type { Executor } from '../../../src/studies/engine/executor.ts';
import type { AnyJob, AnyResult } from '../../../src/studies/any-cell.ts';
import { runExperiment } from '../../../src/studies/engine/run.ts';
import { keysOfShard, type RunnablePlan } from '../../../src/studies/engine/task.ts';
import { newFolder } from '../helpers.ts';

const plan: RunnablePlan = {
  text: 'kind: test\n',
  manifest: () => '{}\n',
  needed: ['e1', 'e2', 'm1', 'm2'],
  stages: [
    ['e1', 'e2'],
    ['m1', 'm2'],
  ],
  work: new Map(['x1', 'm1', 'e1', 'x2', 'm2', 'e2'].map((key) => [key, 1])),
  job: (key) => Promise.resolve({ key } as AnyJob),
};

interface Stage {
  begun: number;
  readonly bothBegun: Promise<void>;
  readonly open: () => void;
}

function stagesOf(...names: readonly string[]): ReadonlyMap<string, Stage> {
  const stage = (): Stage => {
    let open: () => void = () => undefined;
    const bothBegun = new Promise<void>((resolve) => (open = resolve));
    return { begun: 0, bothBegun, open };
  };
  return new Map(names.map((name) => [name, stage()]));
}

it('cells of a stage are done side by side, and wait for all of the one before, however many workers there are', async () => {
  const events: string[] = [];
  const all = stagesOf('e', 'm', 'x');
  const executor: Executor = {
    async run({ key }) {
      const stage = all.get(key[0] as string) as Stage;
      events.push(`${key} begins`);
      // Ends when the other of its stage is under way, however long its claim took: side by side is not left to chance.
      if (++stage.begun === 2) stage.open();
      await stage.bothBegun;
      for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
      events.push(`${key} ends`);
      const costs = { trainSeconds: 0, tagSeconds: 0, peakMegabytes: 0, remarks: [] };
      return { result: { key } as AnyResult, costs };
    },
  };
  expect(await runExperiment(plan, newFolder(), { workers: 6, executor })).toMatchObject({ done: 6, failed: 0 });
  const at = (event: string) => events.indexOf(event);
  for (const later of ['m1', 'm2', 'x1', 'x2']) {
    for (const earlier of ['e1', 'e2']) expect(at(`${later} begins`)).toBeGreaterThan(at(`${earlier} ends`));
  }
  for (const later of ['x1', 'x2']) {
    for (const earlier of ['m1', 'm2']) expect(at(`${later} begins`)).toBeGreaterThan(at(`${earlier} ends`));
  }
});

it('every shard has the cells of all stages, and its share of the others', () => {
  expect(keysOfShard(plan, [1, 2])).toEqual(['e1', 'e2', 'm1', 'm2', 'x1']);
  expect(keysOfShard(plan, [2, 2])).toEqual(['e1', 'e2', 'm1', 'm2', 'x2']);
});
