import { describe, expect, it } from 'vitest';
import { allSettledOrThrow, mapAhead } from '../../src/core/concurrent.ts';

async function* count(until: number) {
  for (let i = 0; i < until; i++) yield i;
}

/** Ends when it is told to. */
function createTask() {
  const waiting = new Map<number, (error?: Error) => void>();
  const running = new Set<number>();
  let most = 0;
  return {
    waiting,
    running,
    most: () => most,
    run: async (item: number) => {
      running.add(item);
      most = Math.max(most, running.size);
      await new Promise<void>((resolve, reject) =>
        waiting.set(item, (error) => (error ? reject(error) : resolve())),
      ).finally(() => running.delete(item));
      return item * 10;
    },
  };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work on several items at a time', () => {
  it('gives results in the order of the items, whichever ends first', async () => {
    const task = createTask();
    const results: number[] = [];
    const done = (async () => {
      for await (const result of mapAhead(count(5), 3, task.run)) results.push(result);
    })();
    await turn();
    expect([...task.running]).toEqual([0, 1, 2]);
    task.waiting.get(2)?.();
    task.waiting.get(1)?.();
    await turn();
    expect(results).toEqual([]);
    task.waiting.get(0)?.();
    await turn();
    await turn();
    expect(results).toEqual([0, 10, 20]);
    task.waiting.get(3)?.();
    task.waiting.get(4)?.();
    await done;
    expect(results).toEqual([0, 10, 20, 30, 40]);
    expect(task.most()).toBe(3);
  });

  it('tells a failure in its turn, after what was begun has ended', async () => {
    const task = createTask();
    const results: number[] = [];
    const done = (async () => {
      for await (const result of mapAhead(count(9), 3, task.run)) results.push(result);
    })();
    let told: unknown;
    void done.catch((error: unknown) => (told = error));
    await turn();
    task.waiting.get(1)?.(new Error('second'));
    await turn();
    task.waiting.get(0)?.();
    await turn();
    await turn();
    expect(results).toEqual([0]);
    expect(told).toBeUndefined();
    for (const item of task.running) task.waiting.get(item)?.();
    await expect(done).rejects.toThrow('second');
    expect(task.running.size).toBe(0);
  });

  it('waits for all before it tells that one failed', async () => {
    const task = createTask();
    const both = allSettledOrThrow([task.run(0), task.run(1)]);
    let told: unknown;
    void both.catch((error: unknown) => (told = error));
    task.waiting.get(0)?.(new Error('first'));
    await turn();
    expect(told).toBeUndefined();
    task.waiting.get(1)?.();
    await expect(both).rejects.toThrow('first');
  });
});
