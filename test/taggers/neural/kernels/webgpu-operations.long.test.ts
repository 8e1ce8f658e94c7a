import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noWebGpuPage, openWebGpuPage, type WebGpuPage } from '../webgpu-page.ts';
import { distance, MODULE_FILES, operations, type Outcome } from './operations.ts';
import { modules } from './source-modules.ts';

/** The same modules as they are compiled. Numbers come as bytes: a million of them one by one take a minute. */
const IN_PAGE = `async (name, files) => {
  const modules = Object.assign({}, ...(await Promise.all(files.map((file) => import('/dist/' + file + '.js')))));
  await modules.openBackend('webgpu');
  const outcome = await (${operations.toString()})(modules)[name]();
  return Object.fromEntries(Object.entries(outcome).map(([name, numbers]) => {
    let bytes = '';
    for (const byte of new Uint8Array(Float32Array.from(numbers).buffer)) bytes += String.fromCharCode(byte);
    return [name, btoa(bytes)];
  }));
}`;

function numbersIn(bytes: string): readonly number[] {
  const buffer = Buffer.from(bytes, 'base64');
  return Array.from({ length: buffer.length / 4 }, (_, i) => buffer.readFloatLE(4 * i));
}

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
      const bytes = await page.evaluate<Readonly<Record<string, string>>>(
        `(${IN_PAGE})(${JSON.stringify(name)}, ${JSON.stringify(MODULE_FILES)})`,
      );
      const found: Outcome = Object.fromEntries(Object.entries(bytes).map(([key, text]) => [key, numbersIn(text)]));
      expect(complaints).toEqual([]);
      await modules.openBackend('cpu');
      const expected = await (operations(modules)[name] as () => Promise<Outcome>)();
      expect(Object.keys(found)).toEqual(Object.keys(expected));
      expect(distance(found, expected)).toBeLessThan(2e-5);
    });
  },
);
