import { existsSync } from 'node:fs';
import { type Browser, chromium as driver, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openModulePage, packageFolder } from '../../helpers/browser-modules.ts';
import { chromium } from '../../helpers/chromium.ts';
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

const absent =
  chromium === undefined
    ? 'there is no Chromium'
    : packageFolder('@tensorflow/tfjs-backend-webgpu') === undefined
      ? 'the optional package @tensorflow/tfjs-backend-webgpu is not installed'
      : undefined;
const title = 'webgpu in Chromium, on a software GPU';

// SwiftShader computes on the processor what a graphics card would: by the same rules, and slowly.
describe.skipIf(absent !== undefined)(absent === undefined ? title : `${title} (skipped: ${absent})`, () => {
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const vulkan = '/usr/lib/chromium/vk_swiftshader_icd.json';
    browser = await driver.launch({
      executablePath: chromium as string,
      args: ['--no-sandbox', '--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader', '--enable-features=Vulkan'],
      env: { ...(process.env as Record<string, string>), ...(existsSync(vulkan) && { VK_ICD_FILENAMES: vulkan }) },
    });
    page = await browser.newPage();
    // What a device refuses it says on the console alone, and goes on with wrong numbers.
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await openModulePage(page);
  });
  afterAll(() => browser?.close());

  it('neuroner learns and tags as with wasm', { timeout: 400_000 }, async ({ skip }) => {
    const adapter = 'navigator.gpu?.requestAdapter().then((found) => found !== null) ?? false';
    if ((await page.evaluate(adapter)) !== true) skip('this Chromium has no WebGPU');
    const given = JSON.stringify({ settings: { ...settings, backend: 'webgpu' }, documents });
    const outcome = await page.evaluate<PageOutcome>(`(${IN_PAGE})(${given})`);
    expect(complaints).toEqual([]);
    expect(outcome).toMatchObject({ backend: 'webgpu', readsSynchronously: false, replaced: ['AddN'] });
    expectAlike(outcome, await trainHere('wasm'));
  });
});
