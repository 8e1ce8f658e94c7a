import { beforeAll, describe, expect, it } from 'vitest';
import { describeBackends, openBackend, readsSynchronously, tf } from '../../../src/taggers/neural/backend.ts';
import { startEncoder, startNeuroner } from '../training-steps.ts';
import { countTraffic } from './traffic.ts';
import { expectAlike, trainHere } from './webgpu-sample.ts';

// With the packages webgpu and @tensorflow/tfjs-backend-webgpu. On a machine without a graphics card, Debian's Chromium
// brings one in software: LD_LIBRARY_PATH=/usr/lib/chromium VK_ICD_FILENAMES=/usr/lib/chromium/vk_swiftshader_icd.json.
describe('webgpu in Node, through Dawn', () => {
  let missing: string | undefined;
  beforeAll(async () => {
    const webgpu = (await describeBackends()).find(({ name }) => name === 'webgpu');
    missing = webgpu?.available === true ? undefined : webgpu?.why;
  });

  it('neuroner learns and tags as with wasm', { timeout: 400_000 }, async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    expect((await openBackend('webgpu')).replaced).toEqual(['AddN']);
    expect(readsSynchronously()).toBe(false);
    const outcome = await trainHere('webgpu');
    expect(tf.getBackend()).toBe('webgpu');
    expectAlike(outcome, await trainHere('wasm'));
  });

  it.each([
    ['an encoder', startEncoder],
    ['neuroner', startNeuroner],
  ])(
    'a step of %s reads once, sends what it looks up and no weights, and learns as with wasm',
    { timeout: 400_000 },
    async (_, start) => {
      if (missing !== undefined) return;
      const steps: number[][] = [];
      for (const backend of ['wasm', 'webgpu'] as const) {
        await openBackend(backend);
        const training = await start();
        const traffic = backend === 'webgpu' ? countTraffic() : undefined;
        const found: number[] = [];
        for (let step = 0; step < 4; step++) {
          traffic?.reset();
          found.push(...(await training.step()));
          if (traffic === undefined) continue;
          expect(traffic.read).toEqual([4 * (2 + training.rows)]);
          // In the first step the weights are sent, once.
          const sent = traffic.written.reduce((a, b) => a + b, 0);
          if (step > 0) expect(sent - 4 * training.rows).toBeLessThan(training.size);
        }
        traffic?.stop();
        training.dispose();
        steps.push(found);
      }
      const [wasm, webgpu] = steps as [number[], number[]];
      wasm.forEach((value, i) => expect(Math.abs((webgpu[i] ?? NaN) / value - 1)).toBeLessThan(1e-4));
    },
  );
});
