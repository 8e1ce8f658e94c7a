import { describe, expect, it } from 'vitest';
import { corpusShardArgument, resolveShard } from '../../src/cli/arguments.ts';

const shardOf = (argument: string, env: Record<string, string>) => resolveShard(corpusShardArgument(argument), env);

/** What Slurm sets in a task of an array, by its documentation. */
const slurm = (id: number, [min, max, step = 1]: readonly number[], count: number) => ({
  SLURM_ARRAY_JOB_ID: '90',
  SLURM_ARRAY_TASK_ID: String(id),
  SLURM_ARRAY_TASK_MIN: String(min),
  SLURM_ARRAY_TASK_MAX: String(max),
  SLURM_ARRAY_TASK_STEP: String(step),
  SLURM_ARRAY_TASK_COUNT: String(count),
});

describe('the share that the environment names', () => {
  it.each([
    ['--array=1-4', [1, 2, 3, 4], [1, 4]],
    ['--array=0-3', [0, 1, 2, 3], [0, 3]],
    ['--array=3-6', [3, 4, 5, 6], [3, 6]],
    ['--array=1-7:2', [1, 3, 5, 7], [1, 7, 2]],
  ])('is each of a Slurm array once: %s', (_, ids, range) => {
    const shares = ids.map((id) => shardOf('auto', slurm(id, range, ids.length)));
    expect(shares).toEqual(ids.map((__, i) => [i + 1, ids.length]));
  });

  it('is each of an indexed Kubernetes job once, which must be told of how many', () => {
    const shares = [0, 1, 2].map((index) => shardOf('auto/3', { JOB_COMPLETION_INDEX: String(index) }));
    expect(shares).toEqual([[1, 3], [2, 3], [3, 3]]); // prettier-ignore
    expect(() => shardOf('auto', { JOB_COMPLETION_INDEX: '0' })).toThrow('the number of shards');
  });

  it('is Slurm\u2019s where both are there, such as in a pod that starts an array', () => {
    expect(shardOf('auto', { ...slurm(2, [1, 2], 2), JOB_COMPLETION_INDEX: '0' })).toEqual([2, 2]);
  });

  it('is none where a number is missing, is no number or lies beyond the count', () => {
    expect(() => shardOf('auto/4', {})).toThrow('neither');
    expect(() => shardOf('auto/4', { JOB_COMPLETION_INDEX: '' })).toThrow('neither');
    expect(() => shardOf('auto/4', { JOB_COMPLETION_INDEX: '4' })).toThrow('number 5 of 4');
    // --array=1,2,9: the third task is the ninth by its number.
    expect(() => shardOf('auto', slurm(9, [1, 9], 3))).toThrow('number 9 of 3');
  });

  it('is the one that is given, whatever the environment', () => {
    expect(shardOf('2/5', slurm(1, [1, 2], 2))).toEqual([2, 5]);
  });
});
