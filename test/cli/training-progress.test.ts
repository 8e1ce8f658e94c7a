import { describe, expect, it } from 'vitest';
import { createTrainingProgress } from '../../src/cli/screen.ts';
import type { CliIo } from '../../src/cli/io.ts';

/** What a training of 120 steps writes to standard error. */
function shown(isTTY: boolean): string {
  let text = '';
  const stderr = { isTTY, write: (part: string) => void (text += part) };
  const progress = createTrainingProgress({ stderr } as unknown as CliIo, false);
  for (let step = 1; step <= 120; step++) progress.step({ step, loss: 120 - step, figures: { norm: 1 } });
  progress.clear();
  return text;
}

describe('the progress of a training', () => {
  it('is one line on a terminal', () => {
    expect(shown(true).split('\n')).toHaveLength(1);
    expect(shown(true)).toMatch(/\r.*Training 1 steps.* {2}loss 119/u);
  });

  it('is ever fewer lines elsewhere, without the figures of the method', () => {
    const steps = shown(false).trimEnd().split('\n');
    const numbers = [1, 2, 5, 10, 20, 50, 100];
    expect(steps).toEqual(numbers.map((step) => `step ${step}  loss ${120 - step}`));
  });
});
