import { pageOf } from '../helpers.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromium } from '../../helpers/chromium.ts';
import { launchChromium, openPage, overflowOf, readContrast } from '../../helpers/page.ts';
import { createStudy, createTimings } from '../../helpers/study.ts';

const title = chromium === undefined ? ' (skipped: no Chromium here)' : '';

const column = (page: Page, table: string, number: number) =>
  page.locator(`[aria-labelledby="${table}"] tbody td:nth-child(${number})`).allTextContents();

describe.skipIf(chromium === undefined)(`the study page in Chromium${title}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-study-'));
  const file = path.join(folder, 'study.html');
  let browser: Browser;

  beforeAll(async () => {
    const study = createStudy({
      units: 60,
      seeds: [13, 14],
      fractions: [0.2, 0.4, 1],
      alphas: [1, 2],
      stateOf: ({ seed, fraction, model }) => (model === 'crf' && seed === 14 && fraction === 0.4 ? 'failed' : 'done'),
      gainOf: (arm, _, direction) => (arm === 'phi' ? 0.3 : arm === 'context' && direction === 1 ? -0.25 : 0),
    });
    writeFileSync(file, pageOf(study, createTimings(study)));
    browser = await launchChromium();
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
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
        expect(seen).toBeGreaterThan(800);
        expect(faint).toEqual([]);
        expect(await page.locator('.panels svg').count()).toBeGreaterThan(15);
        expect(complaints).toEqual([]);
      });
    }
  }

  it('answers on the first screen, of a phone too', async () => {
    for (const width of [1280, 390]) {
      const { page } = await openPage(browser, file, { width, height: 844 });
      const box = await page.locator('.answer').boundingBox();
      expect(box && box.y + box.height).toBeLessThan(500);
      expect(await page.locator('.answer').textContent()).toMatch(/^Inconclusive: none of 40 comparisons/);
    }
  });

  it('draws charts in the colours of the theme, and changes them with it', async () => {
    const { page } = await openPage(browser, file);
    const stroke = () =>
      page
        .locator('#figure-fractions ~ .panels path[stroke^="var("]')
        .first()
        .evaluate((path) => {
          return (globalThis as unknown as { getComputedStyle(e: unknown): { stroke: string } }).getComputedStyle(path)
            .stroke;
        });
    expect(await stroke()).toBe('rgb(102, 99, 92)');
    await page.locator('#theme').click();
    expect(await stroke()).toBe('rgb(170, 165, 153)');
  });

  it('remembers the theme that was chosen, against that of the system', async () => {
    const { page } = await openPage(browser, file, { theme: 'dark' });
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const dark = await background();
    await page.getByRole('button', { name: 'Light theme' }).click();
    const light = await background();
    expect(light).not.toBe(dark);
    await page.reload();
    expect(await background()).toBe(light);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await background()).toBe(dark);
  });

  it('sorts by a column on a press of its head: figures from the highest, back to the study’s order on the third', async () => {
    const { page } = await openPage(browser, file);
    const table = page.locator('[aria-labelledby="gains-1"]');
    const before = await column(page, 'gains-1', 3);
    const head = table.locator('th').nth(2);
    const values = async () =>
      (await column(page, 'gains-1', 3)).map((text) => Number(text.replace('\u2212', '-').replace(/[▲▼]/, '')));
    await head.locator('button').click();
    expect(await head.getAttribute('aria-sort')).toBe('descending');
    const falling = await values();
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    await head.locator('button').click();
    expect(await head.getAttribute('aria-sort')).toBe('ascending');
    const rising = await values();
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    await head.locator('button').click();
    expect(await head.getAttribute('aria-sort')).toBe('none');
    expect(await column(page, 'gains-1', 3)).toEqual(before);
  });

  it('sorts with the keyboard alone, one column at a time', async () => {
    const { page } = await openPage(browser, file);
    const heads = page.locator('[aria-labelledby="f1-1"] th');
    await heads.nth(1).locator('button').focus();
    await page.keyboard.press('Enter');
    const arms = await column(page, 'f1-1', 2);
    expect(arms).toEqual(arms.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    expect(arms[0]).toBe('context');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await heads.evaluateAll((all) => all.map((head) => head.getAttribute('aria-sort')))).toEqual([
      'none', 'none', 'descending', 'none', 'none',
    ]); // prettier-ignore
  });

  it('keeps the head of a long table in sight while it scrolls', async () => {
    const { page } = await openPage(browser, file);
    await page.locator('main details summary').click();
    const box = page.locator('[aria-labelledby="costs-cells"]');
    await box.scrollIntoViewIfNeeded();
    const top = async () => (await box.locator('th').first().boundingBox())?.y;
    const before = await top();
    await box.evaluate((element) => (element.scrollTop = 600));
    expect(await box.evaluate((element) => element.scrollTop)).toBe(600);
    expect(await top()).toBeCloseTo(before as number, 0);
    expect(await box.getAttribute('tabindex')).toBe('0');
  });

  it('reads well without scripts', async () => {
    const { page } = await openPage(browser, file, { scripts: false });
    expect(await page.locator('#theme').isVisible()).toBe(false);
    expect(await page.locator('[aria-labelledby="f1-1"] tbody tr').count()).toBe(10);
    expect(await page.locator('nav a').first().isVisible()).toBe(true);
    expect(await page.locator('.panels svg text').count()).toBeGreaterThan(100);
  });

  it('prints in light colours, with whole tables and no controls', async () => {
    const { page } = await openPage(browser, file, { theme: 'dark', width: 720 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await page.locator('#theme').isVisible()).toBe(false);
    const cut = await page
      .locator('.scroll')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2).length);
    expect(cut).toBe(0);
    const { faint } = await readContrast(page);
    expect(faint).toEqual([]);
  });

  it('leads from the contents to every section, and gives no id twice', async () => {
    const { page } = await openPage(browser, file);
    const missing = await page.evaluate(
      `[...document.querySelectorAll('a[href^="#"]')].filter((a) => !document.getElementById(a.hash.slice(1))).length`,
    );
    const doubled = await page.evaluate(
      `(() => { const ids = [...document.querySelectorAll('[id]')].map((e) => e.id); return ids.filter((id, i) => ids.indexOf(id) !== i); })()`,
    );
    expect(missing).toBe(0);
    expect(doubled).toEqual([]);
    expect(await page.getByRole('img', { name: 'crf, wikigold→uner', exact: false }).count()).toBeGreaterThan(3);
  });

  it('shows markup in names, labels, notices and errors as text, and runs none of it', async () => {
    const script = '<script>window.broken = true</script>';
    const image = '"><img src=x onerror="window.broken = true">';
    const hostile = createStudy({
      name: `</title>${script}`,
      units: 12,
      seeds: [13, 14],
      fractions: [0.5, 1],
      labels: [script, image, '</desc></svg><b>ORG</b>'],
      models: [`crf${image}`],
      arms: ['none', `phi${script}`, `a'b&amp;${image}`],
      stateOf: ({ seed, arm }) => (seed === 14 && arm !== 'none' ? 'failed' : 'done'),
    });
    const everywhere = {
      ...hostile,
      description: script,
      metric: { name: 'strict', description: image, tokeniser: script },
      notices: [script, image],
      versions: { [script]: image },
      corpora: hostile.corpora.map((corpus) => ({ ...corpus, language: image, droppedLabels: { [script]: 3 } })),
      cells: hostile.cells.map((cell) =>
        cell.state === 'failed' ? { ...cell, error: { code: script, message: image } } : cell,
      ),
    };
    const other = path.join(folder, 'hostile.html');
    writeFileSync(other, pageOf(everywhere, createTimings(everywhere)));
    const { page, complaints } = await openPage(browser, other, { width: 390 });
    expect(await page.evaluate('window.broken')).toBeUndefined();
    expect(await page.locator('img, b:text-is("ORG")').count()).toBe(0);
    expect(await page.title()).toBe(`</title>${script}`);
    expect(await page.locator('h1').textContent()).toBe(`</title>${script}`);
    expect(await page.locator('td', { hasText: script }).count()).toBeGreaterThan(4);
    expect(await page.locator('svg text', { hasText: '<script>' }).count()).toBeGreaterThan(0);
    expect(await overflowOf(page)).toBe(0);
    expect(complaints).toEqual([]);
  });
});
