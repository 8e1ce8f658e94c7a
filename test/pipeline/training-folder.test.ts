import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTrainingFolder } from '../../src/pipeline/training/training-folder.ts';
import { temporaryFolder } from '../helpers/cli.ts';

const stepsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { step: number; loss: number }).loss);

/** A training that wrote a checkpoint after its second step, and was killed while it logged the fourth. */
async function interrupted(): Promise<string> {
  const model = path.join(temporaryFolder(), 'model');
  const first = openTrainingFolder(model, false, false);
  first.log({ step: 1, loss: 9 });
  first.log({ step: 2, loss: 8 });
  await first.checkpoints.write('state', Uint8Array.of(1));
  first.log({ step: 3, loss: 7 });
  writeFileSync(`${model}.training/training.jsonl`, `${first.text()}{"step":4,"lo`);
  return model;
}

describe('the folder of a training that runs', () => {
  it('keeps a log of the steps, each with the seconds since the start', () => {
    const model = path.join(temporaryFolder(), 'model');
    const folder = openTrainingFolder(model, false, false);
    folder.log({ step: 1, loss: 2, devF1: 0.5, figures: { norm: 3 } });
    const text = readFileSync(`${model}.training/training.jsonl`, 'utf8');
    expect(text).toBe(folder.text());
    expect(JSON.parse(text)).toEqual({
      step: 1,
      loss: 2,
      devF1: 0.5,
      figures: { norm: 3 },
      seconds: expect.any(Number),
    });
    expect(readFileSync(`${model}.training/NOTICE.txt`, 'utf8')).toContain('CONFIDENTIAL');
    folder.remove();
    expect(existsSync(`${model}.training`)).toBe(false);
  });

  it('goes on where the interrupted one was: steps trained again take the place of the earlier ones', async () => {
    const model = await interrupted();
    const folder = openTrainingFolder(model, true, false);
    expect(folder.earlier.map(({ step, loss }) => [step, loss])).toEqual([[1, 9], [2, 8], [3, 7]]); // prettier-ignore
    expect(Array.from((await folder.checkpoints.read('state')) ?? [])).toEqual([1]);
    folder.log({ step: 3, loss: 6 });
    folder.log({ step: 4, loss: 5 });
    expect(stepsOf(readFileSync(`${model}.training/training.jsonl`, 'utf8'))).toEqual([9, 8, 6, 5]);
    expect(stepsOf(folder.text())).toEqual([9, 8, 6, 5]);
  });

  it('keeps the lines of steps that are told again as they were', async () => {
    const model = await interrupted();
    const folder = openTrainingFolder(model, true, false);
    const before = folder.text();
    folder.log({ step: 1, loss: 9 });
    folder.log({ step: 2, loss: 8 });
    expect(folder.text()).toBe(before);
    folder.log({ step: 3, loss: 7 });
    folder.log({ step: 4, loss: 5 });
    expect(stepsOf(readFileSync(`${model}.training/training.jsonl`, 'utf8'))).toEqual([9, 8, 7, 5]);
  });

  it('is not thrown away unasked', async () => {
    const model = await interrupted();
    expect(() => openTrainingFolder(model, false, false)).toThrow(
      expect.objectContaining({ code: 'unfinished-training', hint: expect.stringMatching(/--resume.*--overwrite/) }),
    );
    const anew = openTrainingFolder(model, false, true);
    expect(anew.earlier).toEqual([]);
    expect(await anew.checkpoints.read('state')).toBeUndefined();
  });

  it('begins anew where there is no checkpoint to go on from, also when asked to go on', () => {
    const model = path.join(temporaryFolder(), 'model');
    mkdirSync(`${model}.training`);
    writeFileSync(`${model}.training/training.jsonl`, '{"step":1,"loss":1}\n');
    expect(openTrainingFolder(model, true, false).earlier).toEqual([]);
  });
});
