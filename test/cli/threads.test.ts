import { truncateSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { inSession } from '../../src/cli/session.ts';
import { threadsWorth, trainingHelpers, WORTH_A_THREAD, worthOf } from '../../src/cli/threads.ts';
import type { PartOptions } from '../../src/cli/options.ts';
import { temporaryFolder } from '../helpers/cli.ts';

const processors = availableParallelism();

/** The threads that a session gives a run. */
async function threadsOf(options: PartOptions, worth: number): Promise<number | undefined> {
  let workers: number | undefined;
  const io = { stdout: new PassThrough(), stderr: new PassThrough(), stdin: Readable.from([]), env: {} };
  await inSession({}, io, async ({ parts }) => {
    ({ workers } = (await parts(options, worth)).run);
  });
  return workers;
}

describe('threads that nobody asked for', () => {
  it('are as many as the work is worth and the machine has', async () => {
    expect(await threadsOf({}, 0.2)).toBe(1);
    expect(await threadsOf({}, 1.9)).toBe(1);
    expect(await threadsOf({}, 2)).toBe(Math.min(2, processors));
    expect(await threadsOf({}, 1e6)).toBe(threadsWorth(1e6));
    expect(threadsWorth(1e6)).toBeLessThanOrEqual(processors);
  });

  it('are one for a share, and as many as were asked for where they were', async () => {
    expect(await threadsOf({ shard: [1, 2] }, 1e6)).toBe(1);
    expect(await threadsOf({ workers: 3 }, 0.1)).toBe(3);
    expect(await threadsOf({ workers: 3, shard: [1, 2] }, 1e6)).toBe(3);
  });

  it('go by the bytes of all files of a corpus', async () => {
    const folder = temporaryFolder();
    const files = ['a.txt', 'b.txt'].map((relative) => ({ path: path.join(folder, relative), relative }));
    for (const { path: file } of files) {
      writeFileSync(file, '');
      truncateSync(file, WORTH_A_THREAD.worked);
    }
    expect(await worthOf({ files }, WORTH_A_THREAD.worked)).toBe(2);
    expect(await worthOf({ files }, WORTH_A_THREAD.copied)).toBeLessThan(1);
  });

  it('help to train on all processors but the first', () => {
    expect(trainingHelpers()).toBe(threadsWorth(Infinity) - 1);
    expect(trainingHelpers(1)).toBe(1);
  });
});
