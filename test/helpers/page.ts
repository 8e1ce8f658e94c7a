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
export const openPage = (browser: Browser, file: string, options: OpenPageOptions = {}): Promise<OpenedPage> =>
  openAddress(browser, `file://${file}`, options);

/** Shows a page in a tab of its own, as one that nobody has opened before. */
export async function openAddress(
  browser: Browser,
  address: string,
  options: OpenPageOptions = {},
): Promise<OpenedPage> {
  const own = address.startsWith('file://') ? 'file://' : new URL('/', address).href;
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
    if (!request.url().startsWith(own)) complaints.push(`request: ${request.url()}`);
  });
  await page.goto(address);
  return { page, complaints };
}

/** How far the page is wider than the window, in pixels: 0 where nothing scrolls sideways. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

/** Texts that are shown, and those of them whose contrast with what is behind them is below 4.5, as WCAG 2 reckons it. */
export const readContrast = (page: Page): Promise<{ readonly seen: number; readonly faint: readonly string[] }> =>
  page.evaluate(CONTRAST);

/** Runs in the page. Behind a text of a chart are the boxes before it in its group, each with its opacity. */
const CONTRAST = `(() => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  // A canvas gives in sRGB what is written in any space.
  const channels = (colour) => {
    if (colour.startsWith('rgb')) return (colour.match(/[\\d.]+/g) ?? []).map(Number);
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const [r, g, b, a = 1] = channels(getComputedStyle(at).backgroundColor);
      if (a === 1) return [r, g, b];
    }
    return [255, 255, 255];
  };
  const behind = (element) => {
    let colour = ground(element);
    if (element.tagName !== 'text' || element.parentElement.tagName !== 'g') return colour;
    for (const box of element.parentElement.querySelectorAll(':scope > rect')) {
      const style = getComputedStyle(box);
      if (style.fill === 'none') continue;
      const share = Number(style.fillOpacity) * Number(style.opacity);
      const fill = channels(style.fill);
      colour = colour.map((c, i) => c * (1 - share) + fill[i] * share);
    }
    return colour;
  };
  const faint = [];
  let seen = 0;
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    if (!own || ['SCRIPT', 'STYLE', 'title', 'desc'].includes(element.tagName) || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const colour = channels(element.namespaceURI.endsWith('svg') ? style.fill : style.color).slice(0, 3);
    const [a, b] = [light(colour), light(behind(element))];
    seen++;
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5) faint.push(element.textContent.slice(0, 40));
  }
  return { seen, faint: [...new Set(faint)] };
})()`;
