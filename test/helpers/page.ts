import { type Browser, chromium as driver, type Page } from 'playwright-core';
import { chromium } from './chromium.ts';

/** Starts the Chromium that {@link chromium} found, headless. Close it in `afterAll`. */
export function launchChromium(): Promise<Browser> {
  return driver.launch({
    executablePath: chromium as string,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

export interface OpenPageOptions {
  readonly theme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  /** True when absent. */
  readonly scripts?: boolean;
}

export interface OpenedPage {
  readonly page: Page;
  /** Errors of scripts, messages of the console at level error, and every request to elsewhere: all should be none. */
  readonly complaints: readonly string[];
}

/** Shows a file in a tab of its own. */
export async function openPage(browser: Browser, file: string, options: OpenPageOptions = {}): Promise<OpenedPage> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
    colorScheme: options.theme ?? 'light',
    javaScriptEnabled: options.scripts ?? true,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith('file://')) complaints.push(`request: ${request.url()}`);
  });
  await page.goto(`file://${file}`);
  return { page, complaints };
}

/** How far the page is wider than the window, in pixels: 0 where nothing scrolls sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
