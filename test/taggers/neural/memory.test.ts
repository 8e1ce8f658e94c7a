import { afterEach, describe, expect, it } from 'vitest';
import type { TrainingStep } from '../../../src/core/tagger.ts';
import { openBackend, tf } from '../../../src/taggers/neural/backend.ts';
import { deepaffix, neuroner } from '../../../src/taggers/neural/families.ts';
import { CRF } from '../../../src/taggers/neural/kernels/crf/operation.ts';
import { RECURRENCE, RECURRENCE_GRADIENT } from '../../../src/taggers/neural/kernels/recurrence/operation.ts';
import { createBatchDivider, isOutOfMemory } from '../../../src/taggers/neural/memory.ts';
import { readTensors } from '../../../src/taggers/neural/safetensors.ts';
import type { TrainedTagger } from '../../../src/taggers/types.ts';
import { memoryStore, train } from './fixture.ts';
import { limitMemory, restoreMemory } from './limit-memory.ts';

afterEach(restoreMemory);

async function outcome(
  family: typeof neuroner,
  settings: object,
): Promise<{
  readonly steps: TrainingStep[];
  readonly notices: string[];
  readonly weights: Record<string, Float32Array>;
}> {
  const steps: TrainingStep[] = [];
  const notices: string[] = [];
  const tagger: TrainedTagger = await train(family, settings, {
    onStep: (step) => void steps.push(step),
    onNotice: (code) => void notices.push(code),
  });
  const store = memoryStore();
  await tagger.save(store);
  await tagger.dispose?.();
  const { tensors } = readTensors(store.blobs.get('weights.safetensors') as Uint8Array);
  return { steps, notices, weights: Object.fromEntries(Object.entries(tensors).map(([n, { values }]) => [n, values])) };
}

describe('a batch that the memory does not hold', () => {
  // Way forward and way back: the latter fails when much has been computed already.
  it.each([
    { family: neuroner, kernel: CRF, input: 'scores', most: 2, mode: 'batched' },
    { family: neuroner, kernel: RECURRENCE_GRADIENT, input: 'dy', most: 45, mode: 'batched' },
    { family: deepaffix, kernel: CRF, input: 'scores', most: 2, mode: 'batched' },
    { family: deepaffix, kernel: RECURRENCE_GRADIENT, input: 'dy', most: 45, mode: 'faithful' },
  ])(
    'is learned from in parts, to the same weights: $family.name, $mode, $kernel',
    async ({ family, kernel, input, most, mode }) => {
      await openBackend('wasm');
      // A single batch of all sentences.
      const settings = { mode, epochs: 3, batchTokens: 400, dropout: 0.5 };
      const whole = await outcome(family, settings);
      const before = tf.memory().numTensors;
      const count = limitMemory(kernel, input, most);
      const parts = await outcome(family, settings);
      expect(tf.memory().numTensors).toBe(before);
      expect(count.failures).toBeGreaterThan(0);
      expect(parts.notices.filter((code) => code === 'smaller-batches')).toHaveLength(count.failures);
      expect(whole.notices).not.toContain('smaller-batches');
      expect(parts.steps.map(({ devF1 }) => devF1)).toEqual(whole.steps.map(({ devF1 }) => devF1));
      // Sums of single-precision numbers in another order.
      whole.steps.forEach(({ loss }, i) => expect(((parts.steps[i]?.loss ?? NaN) - loss) / loss).toBeCloseTo(0, 4));
      for (const [name, values] of Object.entries(whole.weights)) {
        const other = parts.weights[name] as Float32Array;
        const apart = values.map((value, i) => Math.abs(value - (other[i] as number)));
        // Adam divides a gradient by its own size: of one that is nearly nothing, rounding decides where the weight goes.
        const [share, furthest] = [apart.filter((by) => by > 1e-4).length / apart.length, Math.max(...apart)];
        expect({ name, close: share < 0.005 && furthest < 1e-3 }).toEqual({ name, close: true });
      }
    },
  );

  it('of one sentence ends training with advice', async () => {
    await openBackend('wasm');
    limitMemory(RECURRENCE, 'x', 2);
    await expect(outcome(neuroner, { epochs: 1 })).rejects.toMatchObject({ code: 'out-of-memory' });
  });

  it('is not tried again', async () => {
    const [tried, taken]: [number[], string[]] = [[], []];
    const divider = createBatchDivider();
    const work = {
      compute(from: number, to: number): Promise<string> {
        tried.push(to - from);
        return to - from > 3 ? Promise.reject(new Error('out of memory')) : Promise.resolve(`${from}-${to}`);
      },
      take: (found: string) => void taken.push(found),
    };
    await divider.inParts(8, 10, work);
    expect(taken.splice(0)).toEqual(['0-2', '2-4', '4-6', '6-8']);
    expect(tried.splice(0)).toEqual([8, 4, 2, 2, 2, 2]);
    await divider.inParts(5, 10, work);
    expect(taken.splice(0)).toEqual(['0-2', '2-3', '3-5']);
    // Shorter sentences: more of them.
    await divider.inParts(3, 5, work);
    expect(taken).toEqual(['0-3']);
    expect(tried).toEqual([2, 1, 2, 3]);
  });

  it('other errors pass, of taking what was computed too', async () => {
    const divider = createBatchDivider();
    const take = () => Promise.reject(new Error('out of memory'));
    await expect(
      divider.inParts(4, 1, { compute: () => Promise.reject(new TypeError('wrong shape')), take }),
    ).rejects.toThrow('wrong shape');
    await expect(divider.inParts(4, 1, { compute: () => Promise.resolve(1), take })).rejects.toThrow('out of memory');
  });
});

describe('isOutOfMemory', () => {
  it('knows how backends say it', () => {
    for (const message of [
      'Out of memory',
      'OOM when allocating tensor with shape[512,1024]',
      'ResourceExhaustedError: failed to allocate memory',
      'createBuffer failed, size (17179869184) is too large for the implementation when mappedAtCreation == true',
      'Array buffer allocation failed',
      'std::bad_alloc',
    ]) {
      expect(isOutOfMemory(new Error(message))).toBe(true);
    }
    expect(isOutOfMemory(new Error('the shapes do not fit: room for 3'))).toBe(false);
    expect(isOutOfMemory('out of memory')).toBe(false);
  });
});
