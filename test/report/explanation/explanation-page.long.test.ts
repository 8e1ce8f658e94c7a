import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'node-html-parser';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Explanation } from '../../../src/core/explanation.ts';
import type { CorpusExplanation } from '../../../src/report/explanation-data.ts';
import { corpusSections } from '../../../src/report/explanation/corpus-sections.ts';
import { createExplanationPage } from '../../../src/report/explanation/explanation-page.ts';
import { chromium } from '../../helpers/chromium.ts';
import { launchChromium, openPage, overflowOf, readContrast } from '../../helpers/page.ts';

const words = ['Seen', 'by', 'Dr.', '<Holm>', 'in', '八里'];
const pieces = ['[CLS]', ...words.slice(0, 5), '[UNK]', '[SEP]'];

/** Two heads: the first looks at the piece itself, the second at the last one, mostly. */
function weights(): Float32Array {
  const size = pieces.length;
  return Float32Array.from({ length: 2 * size * size }, (_, at) => {
    const [head, from, to] = [Math.floor(at / size ** 2), Math.floor(at / size) % size, at % size];
    return to === (head === 0 ? from : size - 1) ? 0.93 : 0.01;
  });
}

const sentence: Explanation = {
  span: { start: 0, end: 27 },
  tokens: words.map((text, t) => ({
    text,
    start: words.slice(0, t).join(' ').length + Math.min(t, 1),
    end: words.slice(0, t + 1).join(' ').length,
    tag: t === 3 ? 'U-DOCTOR' : 'O',
    probability: 0.9,
  })),
  mentions: [
    {
      label: 'DOCTOR',
      first: 3,
      end: 4,
      probability: 0.9,
      importance: [0.1, -0.2, 2, 3, 0, 0],
      reduction: { steps: [{ removed: 4, probability: 0.9 }, { removed: 0, probability: 0.8 }], kept: [1, 2, 3, 5] },
      unknown: { tags: ['U-DOCTOR'], probability: 0.7 },
    },
  ], // prettier-ignore
  importanceBy: 'gradient',
  pieces: pieces.map((name, p) => ({
    name,
    isUnknown: name === '[UNK]',
    ...(p > 0 && p < pieces.length - 1 && { token: p - 1 }),
  })),
  attention: { heads: 2, layers: [{ layer: 1, weights: weights() }, { layer: 2, weights: weights() }] }, // prettier-ignore
};

const ratios = { precision: 0.5, recall: 0.5, f1: 0.5 };
const counts = { documents: 1, sentences: 4, byLabel: {} };
const group = (name: string, errorRate: number) => ({
  name,
  counts,
  micro: ratios,
  sentences: { count: 4, errorRate },
});
const outcome = { ...ratios, correct: 1, incorrect: 0, partial: 0, missed: 1, spurious: 1 };
const row = { mentions: 4, right: 2, within: 1, across: 0, missed: 1 };
const corpus: CorpusExplanation = {
  documents: 3,
  micro: ratios,
  byMixing: [group('0', 0.25), group('10–20', 0.5)],
  byLanguages: [group('en', 0.25), group('mixed', 0.5)],
  ambiguity: {
    byType: { NAME: row },
    total: row,
    fine: ratios,
    coarse: { ...ratios, f1: 0.75 },
    confusions: [
      { gold: 'DOCTOR', predicted: 'DOCTOR', count: 2 },
      { gold: 'DOCTOR', predicted: 'PATIENT', count: 1 },
      { gold: 'DOCTOR', predicted: '–', count: 1 },
    ],
  },
  vocabulary: { words: 100, rows: { DOCTOR: { mentions: 4, rate: 0.5, known: outcome, unknown: outcome }, '': { mentions: 4, rate: 0.5, known: outcome, unknown: outcome } } }, // prettier-ignore
  representation: {
    labels: ['DOCTOR', 'PATIENT'],
    otherLabels: 2,
    perplexity: 3,
    points: Array.from({ length: 12 }, (_, i) => ({
      label: i % 2 === 0 ? 'DOCTOR' : 'PATIENT',
      isKnown: i % 3 > 0,
      after: { x: i, y: i % 5 },
      before: { x: i % 4, y: i },
    })),
  },
};

const make = () =>
  createExplanationPage({ title: 'bert in model', description: 'A test.', sentences: [sentence], sections: corpusSections(corpus) }); // prettier-ignore

describe('the page of an explanation', () => {
  it('shows the sentence safely, what its mention rests on, and the analyses of a corpus without its text', () => {
    const html = make();
    const root = parse(html);
    expect(root.querySelector('.sentence')?.text).toBe('Seen by Dr. <Holm>DOCTOR in 八里');
    expect(html).not.toContain('<Holm>');
    expect(root.querySelectorAll('del').map(({ text }) => text)).toEqual(['Seen2', 'in1']);
    expect(root.querySelectorAll('main h2').map(({ id }) => id)).toEqual(['sentence-1', 'code-mixing', 'vocabulary', 'ambiguity', 'representation']); // prettier-ignore
    expect(root.querySelector('article.mention')?.text).toContain('Still found, by what stands around it');
    const figures = root.querySelectorAll('.panels figcaption').map(({ text }) => text);
    expect(figures).toEqual(expect.arrayContaining(['Before fine-tuning', 'After fine-tuning', 'Gold by row, predicted by column'])); // prettier-ignore
    expect(root.querySelectorAll('.panels svg path[fill="none"]')).toHaveLength(8);
    expect(make()).toBe(html);
  });
});

const title = chromium === undefined ? ' (skipped: no Chromium here)' : '';
describe.skipIf(chromium === undefined)(`the page of an explanation in Chromium${title}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-explanation-'));
  const file = path.join(folder, 'page.html');
  let browser: Browser;
  beforeAll(async () => {
    writeFileSync(file, make());
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
        expect((await readContrast(page)).faint).toEqual([]);
        expect(await page.locator('.sides path').count()).toBeGreaterThan(0);
        expect(complaints).toEqual([]);
      });
    }
  }

  it('draws the attention of the piece, the heads and the layer that are chosen', async () => {
    const { page } = await openPage(browser, file);
    const status = page.locator('[data-attention] [role=status]');
    // It begins with the mention.
    expect(await status.textContent()).toContain('<Holm> looks most at <Holm> (47 %), [SEP] (47 %)');
    expect(await page.locator('.sides path').count()).toBe(2);
    await page.locator('.heads button').first().click();
    expect(await status.textContent()).toContain('looks most at [SEP] (93 %)');
    await page.locator('.from button').nth(1).click();
    await page.mouse.move(0, 0);
    expect(await status.textContent()).toContain('Seen looks most at');
    await page.locator('[data-attention] select').selectOption('0');
    expect(await status.textContent()).toContain('layer 1');
    await page.locator('.from button').nth(1).click();
    await page.mouse.move(0, 0);
    expect(await status.textContent()).toContain('All pieces');
  });

  it('tells without scripts where each piece looks most', async () => {
    const { page } = await openPage(browser, file, { scripts: false });
    expect(await page.locator('noscript').count()).toBeGreaterThan(0);
    expect(await page.locator('main').textContent()).toContain('looks most at (layer 2, mean of 2 heads)');
  });
});
