import { afterEach, describe, expect, it } from 'vitest';
import type { TrainingStep } from '../../../src/core/tagger.ts';
import { openBackend, tf } from '../../../src/taggers/neural/backend.ts';
import { parseSettings } from '../../../src/taggers/settings.ts';
import { bert } from '../../../src/taggers/transformer/families.ts';
import { kernelName } from '../../../src/taggers/transformer/kernels/run-on.ts';
import { notes } from '../neural/fixture.ts';
import { limitMemory, restoreMemory } from '../neural/limit-memory.ts';
import { fixtureFolder } from './fixture.ts';

afterEach(restoreMemory);

async function outcome(settings: object): Promise<{ readonly steps: TrainingStep[]; readonly notices: string[] }> {
  const steps: TrainingStep[] = [];
  const notices: string[] = [];
  const quick = { epochs: 4, batchSize: 5, learningRate: 0.01, window: 64, overlap: 8, backend: 'wasm' };
  const chosen = parseSettings(bert, { encoder: fixtureFolder('bert'), ...quick, ...settings });
  const tagger = await bert.train(notes, chosen, {
    seed: 13,
    language: 'en',
    dev: notes,
    onStep: (step) => void steps.push(step),
    onNotice: (code) => void notices.push(code),
  });
  await tagger.dispose?.();
  return { steps, notices };
}

describe('a batch of windows that the memory does not hold', () => {
  it.each([{ dropout: 0.2 }, { dropout: 0.2, crf: true }])(
    'is learned from in parts with the same masks, to the same losses: $dropout, $crf',
    async (settings) => {
      await openBackend('wasm');
      const whole = await outcome(settings);
      const before = tf.memory().numTensors;
      // Way back: much has been computed already.
      const count = limitMemory(kernelName('AttentionGradient'), 'dy', 60);
      const parts = await outcome(settings);
      expect(tf.memory().numTensors).toBe(before);
      expect(count.failures).toBeGreaterThan(0);
      expect(parts.notices.filter((code) => code === 'smaller-batches')).toHaveLength(count.failures);
      expect(whole.notices).not.toContain('smaller-batches');
      whole.steps.forEach(({ loss, figures }, i) => {
        expect(parts.steps[i]?.loss).toBeCloseTo(loss, 4);
        expect(parts.steps[i]?.figures?.['gradientNorm']).toBeCloseTo(figures?.['gradientNorm'] as number, 3);
      });
    },
  );
});
