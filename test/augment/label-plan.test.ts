import { describe, expect, it } from 'vitest';
import { planLabels } from '../../src/augment/label-plan.ts';
import { PalimpsestError } from '../../src/core/errors.ts';

describe('planLabels', () => {
  it('replaces a label with a type, and lets an explicit policy win', () => {
    const settings = {
      A: { type: 'patient' },
      B: { type: 'date', policy: 'keep' as const },
      C: { policy: 'from-corpus' as const },
    };
    expect(planLabels(['C', 'A', 'B'], settings)).toEqual({
      A: { policy: 'replace', type: 'patient' },
      B: { policy: 'keep' },
      C: { policy: 'from-corpus' },
    });
  });

  it('refuses labels about which nothing is stated, naming each and the line to add', () => {
    try {
      planLabels(['PER', 'WEAPON', 'constructor'], { PER: { type: 'person' } });
      expect.unreachable();
    } catch (error) {
      const { code, message, hint } = error as PalimpsestError;
      expect(code).toBe('no-policy');
      expect(message).toContain('WEAPON, constructor');
      expect(hint).toContain('--policy WEAPON=from-corpus');
      expect(hint).toContain('WEAPON: { type:');
    }
  });

  it('does with labels about which nothing is stated what it is told to, and with others what is stated', () => {
    const plans = planLabels(['A', 'B', 'C'], { A: { type: 'person' } }, { B: { policy: 'keep' } }, 'from-corpus');
    expect(plans).toEqual({ A: { policy: 'replace', type: 'person' }, B: { policy: 'keep' }, C: { policy: 'from-corpus', isUntold: true } }); // prettier-ignore
    expect(() => planLabels(['A'], { A: { policy: 'replace' } }, {}, 'from-corpus')).toThrow(PalimpsestError);
  });

  it('refuses a type that no surrogate writer knows, and a replacement without a type', () => {
    expect(() => planLabels(['A'], { A: { type: 'persn' } })).toThrow(/persn/);
    expect(() => planLabels(['A'], { A: { policy: 'replace' } })).toThrow(PalimpsestError);
  });
});
