import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createAppendFile } from '../../src/formats/io/append-file.ts';
import { openReview } from '../../src/rules/review/session.ts';
import { startLoopbackServer } from '../../src/web/loopback-server.ts';
import { createReviewHandler } from '../../src/web/review-server.ts';
import { chromium } from '../helpers/chromium.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { launchChromium, openAddress } from '../helpers/page.ts';

const title = chromium === undefined ? ' (skipped: no Chromium here)' : '';
const blank = (id: string, start: number, replacement: string) => {
  return { id, start, end: start + 2, label: 'PERSON', attributes: { replacement } };
};
const DECISION = createDocument({
  id: 'one',
  text: 'K. sah B. und dann K. noch einmal.',
  entities: [blank('a', 0, 'Krause'), blank('b', 7, 'Bauer'), blank('c', 19, 'Krause')],
});

describe.skipIf(chromium === undefined)(`filling in Chromium${title}`, { timeout: 90_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  /** The page of a review whose corpus is filled, or is not. */
  async function open(fills: boolean) {
    const session = await openReview([DECISION], createAppendFile(path.join(temporaryFolder(), 'journal.jsonl')));
    const labels = [{ name: 'PERSON', hue: 210 }];
    const meta = { title: 'd', reviewer: 'ana', documents: 1, labels, journal: 'j', notes: [], fills };
    const server = await startLoopbackServer({ handle: createReviewHandler(session, meta) });
    const { page, complaints } = await openAddress(browser, server.url);
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    const said = async (selector: string, wanted: string | RegExp) => {
      await expect.poll(() => page.locator(selector).textContent(), { timeout: 15_000 }).toMatch(wanted);
    };
    const close = async () => {
      await page.context().close();
      await server.close();
    };
    return { session, page, complaints, said, close };
  }

  it('shows what is proposed, takes what is typed, and goes on to the next that waits', async () => {
    const { session, page, complaints, said, close } = await open(true);
    await page.keyboard.press('n');
    await said('#at', /“K\.” · PERSON · becomes “Krause” · proposed/u);
    await page.keyboard.press('r');
    await expect.poll(() => page.locator('#menu-replacement').inputValue()).toBe('Krause');
    await page.keyboard.type('Kowalska');
    await page.keyboard.press('Enter');
    await said('#status.saved', 'Saved: chose “Kowalska” for “K.”');
    await said('#at', /“B\.” · PERSON · becomes “Bauer” · proposed/u);
    await page.keyboard.press('a');
    await said('#at', /“K\.” · PERSON · becomes “Kowalska” · proposed/u);
    await page.keyboard.press('Enter');
    await said('#state', '✓ done');
    expect(session.document(0).entities.map(({ replacement }) => replacement)).toEqual([
      'Kowalska',
      'Bauer',
      'Kowalska',
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('says nothing of it where a corpus is not filled', async () => {
    const { page, said, close } = await open(false);
    await page.keyboard.press('n');
    await page.keyboard.press('r');
    await said('#status', 'Nothing is written over the entities of this corpus.');
    expect(await page.locator('#menu-becomes').isVisible()).toBe(false);
    await close();
  });
});
