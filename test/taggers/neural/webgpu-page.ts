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

/** A page that imports the compiled package. */
export interface WebGpuPage {
  readonly page: Page;
  /** What the console said: a device says there alone what it refuses, and goes on with wrong numbers. */
  readonly complaints: readonly string[];
  /** Of Chromium. */
  readonly version: string;
  hasWebGpu(): Promise<boolean>;
  close(): Promise<void>;
}

/** SwiftShader: computes on the processor what a graphics card would, by the same rules, and slowly. */
const SOFTWARE = ['--use-webgpu-adapter=swiftshader', '--enable-features=Vulkan'];
/** Chromium trusts few cards and drivers on its own. On Linux, WebGPU is on Vulkan. */
const HARDWARE = [
  '--ignore-gpu-blocklist',
  '--disable-dawn-features=disallow_unsafe_apis',
  ...(process.platform === 'linux'
    ? ['--enable-features=Vulkan,VulkanFromANGLE,DefaultANGLEVulkan', '--use-angle=vulkan']
    : []),
];

/** @param adapter `hardware` takes whatever graphics card there is; a test wants the same everywhere. */
export async function openWebGpuPage(adapter: 'software' | 'hardware' = 'software'): Promise<WebGpuPage> {
  const vulkan = '/usr/lib/chromium/vk_swiftshader_icd.json';
  const isSoftware = adapter === 'software';
  const browser: Browser = await driver.launch({
    executablePath: chromium as string,
    args: ['--no-sandbox', '--enable-unsafe-webgpu', ...(isSoftware ? SOFTWARE : HARDWARE)],
    env: {
      ...(process.env as Record<string, string>),
      ...(isSoftware && existsSync(vulkan) && { VK_ICD_FILENAMES: vulkan }),
    },
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await openModulePage(page);
  const hasAdapter = 'navigator.gpu?.requestAdapter().then((found) => found !== null) ?? false';
  return {
    page,
    complaints,
    version: browser.version(),
    hasWebGpu: async () => (await page.evaluate(hasAdapter)) === true,
    close: () => browser.close(),
  };
}
