import { describe, expect, it } from 'vitest';
import { watchCurve } from '../../../src/taggers/neural/training-loop.ts';
import { train } from './fixture.ts';
import { neuroner } from '../../../src/taggers/neural/families.ts';

function told(losses: readonly number[], figures: Readonly<Record<string, number>> = {}, limit?: number): string[] {
  const notices: string[] = [];
  const watch = watchCurve((code, message) => void notices.push(`${code}: ${message}`), limit);
  losses.forEach((loss, i) => watch({ step: i + 1, loss, figures: { learningRate: 0.02, ...figures } }));
  return notices;
}

describe('watchCurve', () => {
  it('tells once of a loss that rises for long, from where to where, and what to do', () => {
    const notices = told([9, 4, 3, 3.5, 3.8, 4.4, 5, 6]);
    expect(notices).toEqual([
      'loss-rises: the training loss rises: 3 in epoch 3, 4.4 in epoch 6; choose a smaller learningRate (it was 0.02)',
    ]);
  });

  it('says nothing of a loss that falls, stands, wavers, or rises for a moment', () => {
    expect(told([9, 4, 3, 2, 1.5, 1.2, 1.1])).toEqual([]);
    expect(told([9, 3, 3, 3, 3, 3, 3])).toEqual([]);
    expect(told([9, 4, 3, 5, 2.5, 4, 2.4, 2.3])).toEqual([]);
    // Near the end, by much of nearly nothing.
    expect(told([9, 4, 0.02, 0.05, 0.06, 0.05, 0.04])).toEqual([]);
  });

  it('tells of gradients that are cut to a fraction in most steps, but not in the first epoch', () => {
    const figures = { clippedShare: 0.9, gradientNorm: 300 };
    expect(told([9], figures, 5)).toEqual([]);
    expect(told([9, 8, 7], figures, 5)).toEqual([
      expect.stringMatching(
        /^gradients-clipped: the gradients were cut in 90 % of the steps of epoch 2, from a norm of 300 on the mean to 5/,
      ),
    ]);
    expect(told([9, 8, 7], { clippedShare: 0.9, gradientNorm: 20 }, 5)).toEqual([]);
    expect(told([9, 8, 7], { clippedShare: 0.2, gradientNorm: 300 }, 5)).toEqual([]);
    expect(told([9, 8, 7], figures)).toEqual([]);
  });

  it('is heard in training with a rate that is far too large', async () => {
    const codes: string[] = [];
    const tagger = await train(
      neuroner,
      { learningRate: 3, epochs: 12, patience: 12 },
      { onNotice: (code) => void codes.push(code) },
    );
    await tagger.dispose?.();
    expect(codes.filter((code) => code === 'loss-rises')).toHaveLength(1);
  });
});
