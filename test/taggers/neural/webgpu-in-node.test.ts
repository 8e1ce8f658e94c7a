import { beforeAll, describe, expect, it } from 'vitest';
import { describeBackends, openBackend, readsSynchronously, tf } from '../../../src/taggers/neural/backend.ts';
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
});
