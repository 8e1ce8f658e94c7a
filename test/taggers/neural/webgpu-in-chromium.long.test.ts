import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWebGpuPage, openWebGpuPage, type WebGpuPage } from './webgpu-page.ts';
import { documents, expectAlike, type Outcome, settings, trainHere } from './webgpu-sample.ts';

interface PageOutcome extends Outcome {
  readonly backend: string;
  readonly readsSynchronously: boolean;
  readonly replaced: readonly string[];
}

/** Trains and tags in the page, with the compiled package. */
const IN_PAGE = `async ({ settings, documents }) => {
  const { neuroner } = await import('/dist/taggers/neural/families.js');
  const { openBackend, tf } = await import('/dist/taggers/neural/backend.js');
  const { readsSynchronously, replaced } = await openBackend(settings.backend);
  const losses = [];
  const onStep = ({ loss }) => losses.push(loss);
  const tagger = await neuroner.train(documents, neuroner.settings.parse(settings), { seed: 1, language: 'en', onStep });
  const found = [];
  for await (const { entities } of tagger.tag((async function* () { yield* documents; })())) {
    found.push(entities.map(({ start, end, label }) => start + '-' + end + ' ' + label));
  }
  return { backend: tf.getBackend(), readsSynchronously, replaced, losses, found };
}`;

const title = 'webgpu in Chromium, on a software GPU';

// SwiftShader computes on the processor what a graphics card would: by the same rules, and slowly.
describe.skipIf(noWebGpuPage !== undefined)(
  noWebGpuPage === undefined ? title : `${title} (skipped: ${noWebGpuPage})`,
  () => {
    let opened: WebGpuPage;
    beforeAll(async () => {
      opened = await openWebGpuPage();
    });
    afterAll(() => opened?.close());

    it('neuroner learns and tags as with wasm', { timeout: 400_000 }, async ({ skip }) => {
      const { page, complaints } = opened;
      if (!(await opened.hasWebGpu())) skip('this Chromium has no WebGPU');
      const given = JSON.stringify({ settings: { ...settings, backend: 'webgpu' }, documents });
      const outcome = await page.evaluate<PageOutcome>(`(${IN_PAGE})(${given})`);
      expect(complaints).toEqual([]);
      expect(outcome).toMatchObject({ backend: 'webgpu', readsSynchronously: false, replaced: ['AddN'] });
      expectAlike(outcome, await trainHere('wasm'));
    });
  },
);
