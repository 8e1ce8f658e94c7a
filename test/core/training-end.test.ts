import { describe, expect, it } from 'vitest';
import { describeTrainingEnd, warnOfCap, warnOfCaps } from '../../src/core/tagger.ts';

describe('how a training ended', () => {
  it('is told in words', () => {
    expect(describeTrainingEnd({ reason: 'little-progress', steps: 212 })).toBe(
      'ended after 212 steps: it converged (the loss hardly fell any more)',
    );
  });

  it('is a warning where a cap stopped it, and nowhere else', () => {
    expect(warnOfCap({ reason: 'cap', steps: 40 })).toContain('its cap of 40 steps');
    for (const reason of ['converged', 'little-progress', 'line-search-failed', 'patience', 'all-steps'] as const) {
      expect(warnOfCap({ reason, steps: 40 })).toBeUndefined();
    }
    expect(warnOfCap(undefined)).toBeUndefined();
  });

  it('says of how many trainings it is so, among those whose end is known', () => {
    const cap = (steps: number) => ({ reason: 'cap', steps }) as const;
    const done = { reason: 'converged', steps: 99 } as const;
    expect(warnOfCaps([cap(40), undefined, done, cap(60)])).toMatch(/^2 of 3 trainings .* cap of 40 to 60 steps/);
    expect(warnOfCaps([done, undefined])).toBeUndefined();
    expect(warnOfCaps([])).toBeUndefined();
  });
});
