import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../../src/report/clients/review/turns.ts';

describe('what is done in a review', () => {
  it('waits for what was begun before it', async () => {
    const { run } = createTurns(() => undefined);
    const done: number[] = [];
    void run(async () => {
      await Promise.resolve();
      done.push(1);
    });
    await run(() => done.push(2));
    expect(done).toEqual([1, 2]);
  });

  it('is dropped where what it waited for failed, or was refused; what is begun after that is done', async () => {
    const failed: unknown[] = [];
    const { run, dropWaiting } = createTurns((error) => failed.push(error));
    const done: number[] = [];
    void run(() => Promise.reject(new Error('refused')));
    await run(() => done.push(1));
    expect([done, failed.length]).toEqual([[], 1]);
    void run(dropWaiting);
    await run(() => done.push(2));
    await run(() => done.push(3));
    expect(done).toEqual([3]);
  });
});
