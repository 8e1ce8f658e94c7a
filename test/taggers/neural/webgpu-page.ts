import { existsSync } from 'node:fs';
import { chromium as driver, type Browser, type Page } from 'playwright-core';
import { openModulePage, packageFolder } from '../../helpers/browser-modules.ts';
import { chromium } from '../../helpers/chromium.ts';

/** Why no page with WebGPU can be had here; `undefined` where one can. */
export const noWebGpuPage: string | undefined =
  chromium === undefined
    ? 'there is no Chromium'
    : packageFolder('@tensorflow/tfjs-backend-webgpu') === undefined
      ? 'the optional package @tensorflow/tfjs-backend-webgpu is not installed'
      : undefined;

/** A page that imports the compiled package, in a Chromium that computes on the processor what a graphics card would. */
export interface WebGpuPage {
  readonly page: Page;
  /** What the console said: a device says there alone what it refuses, and goes on with wrong numbers. */
  readonly complaints: readonly string[];
  hasWebGpu(): Promise<boolean>;
  close(): Promise<void>;
}

export async function openWebGpuPage(): Promise<WebGpuPage> {
  const vulkan = '/usr/lib/chromium/vk_swiftshader_icd.json';
  const browser: Browser = await driver.launch({
    executablePath: chromium as string,
    args: ['--no-sandbox', '--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader', '--enable-features=Vulkan'],
    env: { ...(process.env as Record<string, string>), ...(existsSync(vulkan) && { VK_ICD_FILENAMES: vulkan }) },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await openModulePage(page);
  const adapter = 'navigator.gpu?.requestAdapter().then((found) => found !== null) ?? false';
  return {
    page,
    complaints,
    hasWebGpu: async () => (await page.evaluate(adapter)) === true,
    close: () => browser.close(),
  };
}
