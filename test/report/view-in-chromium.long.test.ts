import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import type { StepEdit } from '../../src/report/changes.ts';
import { shortName } from '../../src/report/names.ts';
import { createViewPage, type ViewRow } from '../../src/report/view-page.ts';
import { tokenise } from '../../src/text/tokenise.ts';
import { chromium } from '../helpers/chromium.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { launchChromium, openPage, type OpenPageOptions, overflowOf } from '../helpers/page.ts';

const title = chromium === undefined ? ' (skipped: no Chromium here)' : '';

function doc(id: string, text: string, ...mentions: [surface: string, label: string][]): Document {
  const entities = mentions.map(([surface, label], i) => {
    const start = text.indexOf(surface);
    return { id: String(i), start, end: start + surface.length, label };
  });
  return createDocument({ id, text, entities: entities.toSorted((a, b) => a.start - b.start) });
}

function row(source: Document, ...copies: readonly (readonly [word: string, replacement: string, step: string])[][]) {
  const edits = copies.map((list): StepEdit[] =>
    list.map(([word, replacement, step]) => {
      const start = source.text.indexOf(word);
      return { start, end: start + word.length, replacement, step };
    }),
  );
  const made = edits.map((list, i) => applyEdits(source, list, { id: `${source.id}-aug${i + 1}` }));
  return { source, copies: made, edits: edits.map((list) => [list]) };
}

const PHI = 'phi-replacement';
const ROWS: readonly ViewRow[] = [
  row(
    doc('one', 'Admitted: Éva  Müller\n\tfever, cough\n\nSeen by Tom.', ['Éva  Müller', 'NAME'], ['Tom', 'STAFF']),
    [
      ['Éva  Müller', 'Anna Lind', PHI],
      ['cough', 'coughing', 'synonym-replacement'],
    ],
    [['Tom', 'Tim', PHI]],
  ),
  { source: doc('plain', 'Nothing to see, nor to change.'), copies: [] },
  row(doc('three', 'EVA went to Rome.', ['EVA', 'NAME'], ['Rome', 'CITY']), [['EVA', 'Ida', PHI]]),
];

describe.skipIf(chromium === undefined)(`the view page in Chromium${title}`, { timeout: 60_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  async function show(rows: readonly ViewRow[], options: OpenPageOptions = {}) {
    const file = path.join(temporaryFolder(), 'view.html');
    writeFileSync(file, createViewPage(rows, { title: 'whole', total: rows.length, tokenise }));
    const opened = await openPage(browser, file, options);
    await ready(opened.page);
    return opened;
  }
  // Not waitForFunction: the policy of the page allows no eval.
  const until = async (page: Page, expression: string) => {
    await expect.poll(() => page.evaluate(expression), { timeout: 15_000, interval: 50 }).toBe(true);
  };
  const ready = (page: Page) => page.waitForSelector('html[data-ready]', { state: 'attached' });
  const found = (page: Page, text: string) =>
    until(page, `document.getElementById('found').textContent === ${JSON.stringify(text)}`);
  const status = (page: Page, text: string) =>
    until(page, `document.getElementById('status').textContent.startsWith(${JSON.stringify(text)})`);
  const now = (page: Page) => page.locator('.now').allTextContents();

  it('shows text as it is: white space, line breaks, source beside copy, each line beside its line', async () => {
    const { page, complaints } = await show(ROWS);
    const first = page.locator('article').first();
    expect((await first.locator('.source').allTextContents()).join('')).toBe(ROWS[0]?.source.text);
    expect((await first.locator('.derived').allTextContents()).join('')).toBe(ROWS[0]?.copies[0]?.text);
    const cells = await first.locator('.row').nth(3).locator('.cell').all();
    const [left, right] = await Promise.all(cells.map((cell) => cell.boundingBox()));
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    expect(await first.locator('.derived ins.c').allTextContents()).toEqual(['Anna Lind', 'coughing']);
    expect(await first.locator('.derived ins.c').first().getAttribute('title')).toBe(PHI);
    expect(await page.locator('#steps button').allTextContents()).toEqual([`${PHI} 3`, 'synonym-replacement 1']);
    expect(complaints).toEqual([]);
  });

  it('goes from change to change by keyboard, over documents, and says which step made each', async () => {
    const { page } = await show(ROWS);
    await page.keyboard.press('n');
    await status(page, `change 1 of 2 · ${PHI}`);
    expect(await now(page)).toEqual(['Éva  Müller', 'Anna Lind']);
    await page.keyboard.press('n');
    await status(page, 'change 2 of 2 · synonym-replacement');
    await page.keyboard.press('n');
    await status(page, 'change 1 of 1');
    expect(await now(page)).toEqual(['EVA', 'Ida']);
    await page.keyboard.press('n');
    await status(page, 'No further change');
    await page.keyboard.press('p');
    await status(page, 'change 2 of 2');
    await page.keyboard.press('e');
    await status(page, 'entity 1 of 2 · NAME');
  });

  it('shows the other copies of a document', async () => {
    const { page } = await show(ROWS);
    expect(await page.locator('article .of').first().textContent()).toBe('1 of 2');
    await page.keyboard.press(']');
    await until(page, `document.querySelector('article .of').textContent === '2 of 2'`);
    expect(await page.locator('article').first().locator('ins.c').allTextContents()).toEqual(['Tim']);
  });

  it('searches without regard to case and accents, marks the hits and goes through them', async () => {
    const { page } = await show(ROWS);
    await page.keyboard.press('/');
    await page.keyboard.type('eva');
    await found(page, '2 of 3');
    await page.waitForSelector('.hit.now');
    expect(await now(page)).toEqual(['Éva']);
    await page.keyboard.press('Enter');
    await until(page, `document.querySelector('.now')?.textContent === 'EVA'`);
    await page.keyboard.press('Escape');
    await found(page, '3');
    expect(await page.locator('.hit').count()).toBe(0);
    await page.selectOption('#scope', 'entities');
    await page.fill('#search', 'fever');
    await found(page, '0 of 3');
    expect(await page.locator('#pane').textContent()).toContain('No document fits');
  });

  it('filters by label, by step and by what changed', async () => {
    const { page } = await show(ROWS);
    await page.locator('#labels button', { hasText: 'CITY' }).click();
    await found(page, '1 of 3');
    expect(await page.locator('mark:not(.off)').allTextContents()).toEqual(['Rome', 'Rome']);
    await page.keyboard.press('Escape');
    await found(page, '3');
    await page.locator('#steps button', { hasText: 'synonym' }).click();
    await found(page, '1 of 3');
    await page.keyboard.press('Escape');
    for (const [only, count] of [
      ['changed', '2 of 3'],
      ['unchanged', '1 of 3'],
      ['kept', '2 of 3'],
      ['plain', '1 of 3'],
    ] as const) {
      await page.selectOption('#only', only);
      await found(page, count);
    }
  });

  it('comes back to the same place after a reload, and opens a link to a document', async () => {
    const { page } = await show(ROWS, { height: 500 });
    await page.fill('#search', 'eva');
    await found(page, '2 of 3');
    await page.keyboard.press('Enter');
    await until(page, `location.hash.includes('doc=three')`);
    await page.reload();
    await ready(page);
    await found(page, '2 of 3');
    expect(await page.inputValue('#search')).toBe('eva');
    expect(await page.locator('.item[aria-selected=true] .name').textContent()).toBe('three');
    await page.evaluate(`location.hash = 'doc=one&copy=2'`);
    await until(page, `document.querySelector('article .of')?.textContent === '2 of 2'`);
  });

  it('has help, and a list that the arrow keys move through', async () => {
    const { page } = await show(ROWS);
    await page.keyboard.press('?');
    expect(await page.locator('dialog').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('dialog').isVisible()).toBe(false);
    await page.focus('#list');
    await page.keyboard.press('End');
    await until(page, `document.querySelector('.item[aria-selected=true] .name').textContent === 'three'`);
    expect(await page.locator('[role=listbox] [role=option]').count()).toBe(3);
  });

  it('runs no script of the text, and shows it as text', async () => {
    const text =
      'Eva <img src="x" onerror="document.title=\'broken\'"> <script>document.title = "broken"</script> Tom.';
    const hostile = doc('</script><script>document.title="broken"</script>', text, ['Eva', '</script><b>']);
    const { page, complaints } = await show([{ source: hostile, copies: [] }]);
    expect(await page.title()).toBe('whole');
    expect((await page.locator('.source').allTextContents()).join('')).toBe(text);
    expect(await page.locator('#pane img, #pane script, #pane b').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('holds 5,000 documents with few elements, wherever one looks', async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => {
      const source = doc(`note-${i}`, `Patient ${i} is Eva Lind.\nShe was seen on day ${i}.`, ['Eva Lind', 'NAME']);
      return row(source, [['Eva Lind', `Ida Berg`, PHI]]);
    });
    const { page, complaints } = await show(rows);
    const elements = () => page.evaluate<number>(`document.querySelectorAll('*').length`);
    expect(await elements()).toBeLessThan(2500);
    await page.focus('#list');
    await page.keyboard.press('End');
    await until(page, `document.querySelector('.item[aria-selected=true] .name').textContent === 'note-4999'`);
    await page.waitForSelector('article[data-place="4999"]');
    expect(await elements()).toBeLessThan(2500);
    for (let i = 0; i < 12; i++) await page.locator('#pane').evaluate(`node => { node.scrollTop -= 3000 }`);
    expect(await elements()).toBeLessThan(2500);
    await page.fill('#search', 'PATIENT 4321 ');
    await found(page, '1 of 5,000');
    expect(await now(page)).toEqual(['Patient 4321', 'Patient 4321'].slice(0, 1));
    expect(complaints).toEqual([]);
  });

  it('cuts a document of many pages into pieces, all of which can be reached', async () => {
    const text = Array.from({ length: 6000 }, (_, i) => `Line ${i} of a long story.`).join('\n');
    const { page } = await show([{ source: doc('long', `${text}\nThe end: Eva.`, ['Eva', 'NAME']), copies: [] }]);
    const elements = () => page.evaluate<number>(`document.querySelectorAll('*').length`);
    expect(await elements()).toBeLessThan(4000);
    await page.keyboard.press('n');
    await status(page, 'entity 1 of 1');
    expect(await now(page)).toEqual(['Eva']);
    expect(await elements()).toBeLessThan(4000);
  });

  it.each(['light', 'dark'] as const)('has readable colours for every label in the %s theme', async (theme) => {
    const labels = Array.from({ length: 30 }, (_, i) => `L${i}`);
    const text = labels.map((label) => `word-${label}`).join(' ');
    const source = doc('x', text, ...labels.map((label): [string, string] => [`word-${label}`, label]));
    const { page } = await show([{ source, copies: [] }], { theme });
    // Colours are asked of a canvas, which gives them in sRGB whatever space they are written in.
    const worst = await page.evaluate<number>(`(() => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const rgb = (colour) => { context.fillStyle = colour; context.fillRect(0, 0, 1, 1); return [...context.getImageData(0, 0, 1, 1).data]; };
      const luminance = (colour) => rgb(colour).slice(0, 3).map((c) => c / 255).map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4).reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
      const contrast = (a, b) => { const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
      const all = [];
      for (const mark of document.querySelectorAll('mark')) {
        const style = getComputedStyle(mark);
        all.push(contrast(style.color, style.backgroundColor), contrast(getComputedStyle(mark, '::after').color, style.backgroundColor));
      }
      for (const chip of document.querySelectorAll('.label')) { const style = getComputedStyle(chip); all.push(contrast(style.color, style.backgroundColor)); }
      return Math.min(...all);
    })()`);
    expect(worst).toBeGreaterThan(4.5);
    const before = await page.evaluate(`getComputedStyle(document.body).backgroundColor`);
    await page.keyboard.press('t');
    expect(await page.evaluate(`getComputedStyle(document.body).backgroundColor`)).not.toBe(before);
  });

  it('puts the copy under the source on a phone, and the list in a drawer', async () => {
    const { page, complaints } = await show(ROWS, { width: 390, height: 800 });
    expect(await overflowOf(page)).toBe(0);
    const [left, right] = await Promise.all(
      ['source', 'derived'].map((side) => page.locator(`.row:not(.same) .${side}`).first().boundingBox()),
    );
    expect(left?.x).toBe(right?.x);
    expect(left?.y).toBeLessThan(right?.y ?? 0);
    expect(await page.locator('#list').isVisible()).toBe(false);
    await page.click('#drawer');
    await page.locator('.item', { hasText: 'three' }).click();
    expect(await page.locator('#list').isVisible()).toBe(false);
    await until(page, `location.hash.includes('doc=three')`);
    expect(complaints).toEqual([]);
  });

  it.each([390, 1280])('keeps room for the text beside many notes and long labels, %i pixels wide', async (width) => {
    const label = 'A_LABEL_WITHOUT_A_BREAK_'.repeat(12);
    const labels = [label, '\u202eLOC'];
    const source = doc('\u202eone', 'Eva went to Rome.', ['Eva', labels[0] as string], ['Rome', labels[1] as string]);
    const file = path.join(temporaryFolder(), 'view.html');
    const notes = Array.from({ length: 60 }, (_, i) => `LABEL_${i}: 3 of 4 entities unchanged: kept by policy.`);
    writeFileSync(file, createViewPage([{ source, copies: [] }], { title: 'whole', total: 1, tokenise, notes }));
    const { page, complaints } = await openPage(browser, file, { width, height: 800 });
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    expect(await overflowOf(page)).toBe(0);
    expect(await page.evaluate(`document.querySelector('#pane').scrollWidth - document.querySelector('#pane').clientWidth`)).toBe(0); // prettier-ignore
    expect((await page.locator('#pane').boundingBox())?.height).toBeGreaterThan(400);
    expect(await page.locator('mark').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-l')))).toEqual(
      labels.map(shortName),
    );
    expect(await page.locator('.about').textContent()).toContain('This page contains text of the corpus');
    expect(await page.locator('.about').isVisible()).toBe(true);
    expect(await page.locator('bdi').allTextContents()).toEqual(['<202e>one', '<202e>one']);
    await page.keyboard.press('e');
    await page.keyboard.press('e');
    expect(await page.locator('#status').textContent()).toBe('entity 2 of 2 · <202e>LOC');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lets each line have its own direction', async () => {
    const { page } = await show([{ source: doc('rtl', 'שלום עולם\nEnglish line'), copies: [] }]);
    const directions = await page.evaluate(
      `[...document.querySelectorAll('.cell')].map((cell) => getComputedStyle(cell).direction)`,
    );
    expect(directions).toEqual(['rtl', 'ltr']);
  });
});
