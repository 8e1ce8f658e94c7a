import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWebGpuPage, openWebGpuPage, type WebGpuPage } from '../webgpu-page.ts';
import { distance, MODULE_FILES, operations, type Outcome } from './operations.ts';
import { modules } from './source-modules.ts';

/** The same modules as they are compiled. */
const IN_PAGE = `async (name, files) => {
  const modules = Object.assign({}, ...(await Promise.all(files.map((file) => import('/dist/' + file + '.js')))));
  await modules.openBackend('webgpu');
  return (${operations.toString()})(modules)[name]();
}`;

const title = 'what training computes, on WebGPU, on a software GPU';

describe.skipIf(noWebGpuPage !== undefined)(
  noWebGpuPage === undefined ? title : `${title} (skipped: ${noWebGpuPage})`,
  () => {
    let opened: WebGpuPage;
    beforeAll(async () => {
      opened = await openWebGpuPage();
    });
    afterAll(() => opened?.close());

    it.each(Object.keys(operations(modules)))('as on cpu: %s', { timeout: 400_000 }, async (name) => {
      const { page, complaints } = opened;
      // Not to be skipped where a Chromium is found: an adapter in software comes with it.
      expect(await opened.hasWebGpu()).toBe(true);
      const found = await page.evaluate<Outcome>(
        `(${IN_PAGE})(${JSON.stringify(name)}, ${JSON.stringify(MODULE_FILES)})`,
      );
      expect(complaints).toEqual([]);
      await modules.openBackend('cpu');
      const expected = await (operations(modules)[name] as () => Promise<Outcome>)();
      expect(Object.keys(found)).toEqual(Object.keys(expected));
      expect(distance(found, expected)).toBeLessThan(2e-5);
    });
  },
);
