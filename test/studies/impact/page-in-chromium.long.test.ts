import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { report } from '../../../src/studies/impact/report.ts';
import { chromium } from '../../helpers/chromium.ts';
import { createImpact } from '../../helpers/impact.ts';
import { launchChromium, openPage, overflowOf, readContrast } from '../../helpers/page.ts';

const title = chromium === undefined ? ' (skipped: no Chromium here)' : '';

describe.skipIf(chromium === undefined)(`the page of an impact study in Chromium${title}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-impact-'));
  const file = path.join(folder, 'impact.html');
  let browser: Browser;

  beforeAll(async () => {
    writeFileSync(file, report(createImpact('<b>Drug</b>')).get('report.html') ?? '');
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      it(`shows everything in the ${theme} theme, ${width} pixels wide: nothing faint, nothing too wide, no complaint`, async () => {
        const { page, complaints } = await openPage(browser, file, { theme, width });
        await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
        expect(await overflowOf(page)).toBe(0);
        const { seen, faint } = await readContrast(page);
        expect(seen).toBeGreaterThan(150);
        expect(faint).toEqual([]);
        // The strongest shade is there: what is lost altogether.
        expect(await page.locator('rect.heat[fill-opacity="1"]').count()).toBeGreaterThan(0);
        expect(complaints).toEqual([]);
        await page.context().close();
      });
    }
  }
});
