import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Document } from '../../src/core/types.ts';
import { createAppendFile } from '../../src/formats/io/append-file.ts';
import { toJsonLine } from '../../src/formats/jsonl/writer.ts';
import { shortName } from '../../src/report/names.ts';
import { openReview } from '../../src/rules/review/session.ts';
import { type LoopbackServer, startLoopbackServer } from '../../src/web/loopback-server.ts';
import { createReviewHandler } from '../../src/web/review-server.ts';
import { chromium } from '../helpers/chromium.ts';
import { temporaryFolder } from '../helpers/cli.ts';
import { launchChromium, openAddress, type OpenPageOptions, overflowOf, readContrast } from '../helpers/page.ts';

const title = chromium === undefined ? ' (skipped: no Chromium here)' : '';
const main = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const LABELS = ['PERSON', 'PLACE', 'DATE'];

const first = 'Seen by Dr. Anna Puig in Vic.\nDaughter: Núria <b>Soler</b>, tel. 934-416.';
const at = (text: string, surface: string, label: string, id: string) => {
  const start = text.indexOf(surface);
  return { id, start, end: start + surface.length, label };
};
const NOTES = [
  createDocument({
    id: 'one',
    text: first,
    entities: [at(first, 'Anna', 'PERSON', 'a'), at(first, 'Vic', 'PERSON', 'v'), at(first, 'tel', 'PERSON', 't')],
  }),
  createDocument({ id: 'two', text: 'Fever since Monday.', entities: [] }),
  createDocument({ id: 'three', text: 'Pau went home.', entities: [at('Pau went home.', 'Pau', 'PERSON', 'p')] }),
];

describe.skipIf(chromium === undefined)(`the review page in Chromium${title}`, { timeout: 90_000 }, () => {
  let browser: Browser;
  const servers: LoopbackServer[] = [];
  const children: ChildProcess[] = [];
  const pages: Page[] = [];
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
    for (const server of servers.splice(0)) await server.close();
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  /** A review of the notes on this journal, served in this process. */
  async function serve(journal: string, reviewer = 'ana', wanted: readonly string[] = LABELS, documents = NOTES) {
    const session = await openReview(documents, createAppendFile(journal), { labels: wanted });
    const labels = session.labels.map((name, i) => ({ name, hue: 210 + 70 * i }));
    const meta = { title: 'notes', reviewer, documents: session.size, labels, journal: 'j', notes: session.notes };
    const server = await startLoopbackServer({ handle: createReviewHandler(session, meta) });
    servers.push(server);
    return { session, url: server.url };
  }
  async function show(url: string, options: OpenPageOptions = {}) {
    const opened = await openAddress(browser, url, options);
    pages.push(opened.page);
    await opened.page.waitForSelector('html[data-ready]', { state: 'attached' });
    return opened;
  }
  const newJournal = () => path.join(temporaryFolder(), 'notes.journal.jsonl');
  async function start(options: OpenPageOptions = {}) {
    const journal = newJournal();
    const { session, url } = await serve(journal);
    const opened = await show(url, options);
    const entities = () =>
      session.document(0).entities.map(({ start, end, label }) => `${first.slice(start, end)} ${label}`);
    return { journal, session, url, entities, ...opened };
  }
  // Not waitForFunction: the policy of the page allows no eval.
  const eventually = async (read: () => unknown, wanted: unknown) => {
    await expect.poll(read, { timeout: 15_000, interval: 50 }).toEqual(wanted);
  };
  const textOf = (page: Page, selector: string) => page.locator(selector).textContent();
  const saved = (page: Page, wanted: string) => eventually(() => textOf(page, '#status.saved'), wanted);
  const marks = (page: Page) => page.locator('#text mark').allTextContents();

  /** Where a surface is in the window: left, right and middle. */
  const boxOf = (page: Page, surface: string) =>
    page.evaluate<[number, number, number]>(`(() => {
      const walk = document.createTreeWalker(document.getElementById('text'), NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const at = node.data.indexOf(${JSON.stringify(surface)});
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + ${surface.length});
        const { left, right, top, height } = range.getBoundingClientRect();
        return [left, right, top + height / 2];
      }
    })()`);
  async function dragOver(page: Page, surface: string) {
    const [left, right, y] = await boxOf(page, surface);
    await page.mouse.move(left + 2, y);
    await page.mouse.down();
    await page.mouse.move(right - 2, y, { steps: 4 });
    await page.mouse.up();
  }
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  it('labels, relabels, accepts and removes by mouse', async () => {
    const { page, entities, journal, complaints } = await start();
    expect(await textOf(page, '#text')).toBe(first);
    await dragOver(page, 'ria <b>Sol');
    await page.locator('#menu .chip', { hasText: 'PLACE' }).click();
    await saved(page, 'Saved: marked “Núria <b>Soler” as PLACE');
    await page.locator('#text mark', { hasText: 'Vic' }).click();
    await page.locator('#menu .chip', { hasText: 'PLACE' }).click();
    await saved(page, 'Saved: set “Vic” to PLACE');
    await page.locator('#text mark', { hasText: 'tel' }).click();
    await page.locator('#menu-remove').click();
    await saved(page, 'Saved: removed “tel”');
    await page.locator('#text mark', { hasText: 'Anna' }).click();
    await page.locator('#menu-accept').click();
    await saved(page, 'Saved: accepted “Anna”');
    const [left, , y] = await boxOf(page, 'Daughter');
    await page.mouse.dblclick(left + 8, y);
    await page.locator('#labels .chip', { hasText: 'DATE' }).click();
    await saved(page, 'Saved: marked “Daughter” as DATE');
    expect(entities()).toEqual(['Anna PERSON', 'Vic PLACE', 'Daughter DATE', 'Núria <b>Soler PLACE']);
    expect(await page.locator('#text mark.proposed').count()).toBe(0);
    expect(readFileSync(journal, 'utf8').trim().split('\n')).toHaveLength(5);
    await page.locator('#done').click();
    await eventually(() => textOf(page, '#name'), 'two');
    expect(await textOf(page, '#told')).toBe('1 of 3 done');
    expect(complaints).toEqual([]);
  });

  it('moves borders by dragging, by words or by characters', async () => {
    const { page, entities } = await start();
    const drag = async (surface: string, end: 'left' | 'right', to: string) => {
      await page.locator('#text mark', { hasText: surface }).click();
      const grip = await page.locator(`.grip.${end === 'left' ? 'start' : 'end'}`).boundingBox();
      const [, right, y] = await boxOf(page, to);
      await page.mouse.move((grip?.x ?? 0) + 7, (grip?.y ?? 0) + 8);
      await page.mouse.down();
      await page.mouse.move(right - 1, y, { steps: 5 });
      await page.mouse.up();
    };
    await drag('Anna', 'right', 'Pui');
    await saved(page, 'Saved: set “Anna Puig” to PERSON');
    await press(page, 'c');
    await drag('tel', 'right', '. 934');
    await saved(page, 'Saved: set “tel. 934” to PERSON');
    await press(page, 'u', 'u');
    await eventually(entities, ['Anna PERSON', 'Vic PERSON', 'tel PERSON']);
  });

  it('does all of it by keyboard, and undo leads back to the note where it was', async () => {
    const { page, session, entities } = await start();
    await press(page, 'n', 'Shift+ArrowRight');
    await saved(page, 'Saved: set “Anna Puig” to PERSON');
    await press(page, 'Control+Shift+ArrowLeft', 'Control+Shift+ArrowLeft', 'n', '2');
    await saved(page, 'Saved: set “Vic” to PLACE');
    expect(entities()).toEqual(['Dr. Anna Puig PERSON', 'Vic PLACE', 'tel PERSON']);
    await press(page, 'n', 'x');
    await saved(page, 'Saved: removed “tel”');
    // From the start of the text: over “Seen”, “by”, the entity, “in”, the entity and the stop, to “Daughter”.
    await press(page, 'Escape', ...Array.from({ length: 7 }, () => 'ArrowRight'), 'Shift+ArrowRight');
    await eventually(() => textOf(page, '#at'), '“Daughter:”: press a label’s key');
    await press(page, 'l');
    await eventually(() => page.locator('#menu-filter').isVisible(), true);
    await page.keyboard.type('dat');
    await press(page, 'Enter');
    await saved(page, 'Saved: marked “Daughter:” as DATE');
    await press(page, 'Enter');
    await eventually(() => textOf(page, '#name'), 'two');
    expect(session.done).toBe(1);
    await press(page, 'u');
    await eventually(() => textOf(page, '#name'), 'one');
    await saved(page, 'Undone: marked the note as done');
    await press(page, 'U');
    await saved(page, 'Done again: marked the note as done');
    await press(page, 'j', 'j', 'a', 'a');
    await saved(page, 'Saved: accepted “Pau”');
    await press(page, 'k', 'd');
    await eventually(() => session.done, 2);
    await press(page, '?');
    expect(await page.locator('#help').isVisible()).toBe(true);
    await press(page, 'Escape');
    expect(await page.locator('#help').isVisible()).toBe(false);
  });
  it('is the same after a reload, where undo goes on', async () => {
    const { page, session } = await start();
    await press(page, 'n', 'x', 'j', 'd');
    await eventually(() => session.done, 1);
    await press(page, 'k');
    await eventually(() => textOf(page, '#name'), 'one');
    await page.reload();
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    expect(await textOf(page, '#name')).toBe('one');
    expect(await marks(page)).toEqual(['Vic', 'tel']);
    expect(await textOf(page, '#told')).toBe('1 of 3 done');
    await press(page, 'u');
    await eventually(() => marks(page), ['Anna', 'Vic', 'tel']);
  });

  it('loses nothing when the server is killed in mid-review and started again', async () => {
    const folder = temporaryFolder();
    const corpus = path.join(folder, 'notes.jsonl');
    const journal = path.join(folder, 'notes.journal.jsonl');
    writeFileSync(corpus, NOTES.map((doc) => toJsonLine(doc)).join(''));
    const begin = async () => {
      const child = spawn(process.execPath, [main, 'rules', 'review', corpus, '--reviewer', 'ana', '--json'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      children.push(child);
      const [said] = (await once(child.stdout, 'data')) as [Buffer];
      return { child, ...(JSON.parse(said.toString()) as { url: string; notes: readonly string[] }) };
    };
    const before = await begin();
    const { page } = await show(before.url);
    await press(page, 'n', 'a', 'x');
    await saved(page, 'Saved: removed “Vic”');
    const gone = once(before.child, 'exit');
    before.child.kill('SIGKILL');
    await gone;
    await press(page, 'x');
    await eventually(() => page.locator('#alert').isVisible(), true);
    expect(await textOf(page, '#alert-text')).toContain('The server does not answer');
    expect(await marks(page)).toEqual(['Anna', 'tel']); // what is not saved is not shown
    appendFileSync(journal, '{"n":3,"document":"one","of":"'); // as a kill in mid-write leaves it
    const after = await begin();
    expect(after.notes).toEqual([expect.stringContaining('half-written')]);
    const { page: again } = await show(after.url);
    expect(await textOf(again, '.notes')).toContain('half-written');
    expect(await marks(again)).toEqual(['Anna', 'tel']);
    expect(await again.locator('mark.accepted').allTextContents()).toEqual(['Anna']);
    await press(again, 'a', 'a');
    await saved(again, 'Saved: accepted “tel”');
    const kinds = readFileSync(journal, 'utf8').match(/"type":"\w+"/g);
    expect(kinds).toEqual(['"type":"accept"', '"type":"remove"', '"type":"accept"']);
  });

  it('says that another file took the place of the journal, and goes on where that was moved away', async () => {
    const { page, journal, entities } = await start();
    await page.keyboard.press('n');
    await page.keyboard.press('a');
    await eventually(() => textOf(page, '#status'), 'Saved: accepted “Anna”');
    writeFileSync(journal, 'of somebody else\n'.repeat(99));
    await page.keyboard.press('x');
    await eventually(
      () => textOf(page, '#alert-text'),
      'Not saved: the journal was cut short or replaced while the review went on. Move what is there away: all that was ' +
        'decided is then written again.',
    );
    rmSync(journal);
    await page.keyboard.press('x');
    await eventually(() => entities().length, 2);
    expect(readFileSync(journal, 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('shows what another reviewer did in place of writing over it', async () => {
    const journal = newJournal();
    const [ana, ben] = [await serve(journal, 'ana'), await serve(journal, 'ben')];
    const { page: hers } = await show(ana.url);
    const { page: his } = await show(ben.url);
    await press(hers, 'n', 'x');
    await saved(hers, 'Saved: removed “Anna”');
    await press(his, 'n', '2');
    await eventually(
      () => textOf(his, '#alert-text'),
      expect.stringMatching(/Not saved.*ana removed “Anna”|Changed just now: ana removed “Anna”/),
    );
    await eventually(() => marks(his), ['Vic', 'tel']);
    expect(readFileSync(journal, 'utf8').trim().split('\n')).toHaveLength(1);
    await press(his, 'Escape', 'Escape', 'd');
    await eventually(() => textOf(hers, '#alert-text'), 'Changed just now: ben marked the note as done.');
    expect(await textOf(hers, '#told')).toBe('1 of 3 done');
  });

  it('lists the notes that are asked for', async () => {
    const { page } = await start();
    await press(page, 'd');
    await eventually(() => textOf(page, '#told'), '1 of 3 done');
    for (const [which, names] of [
      ['open', ['two', 'three']],
      ['done', ['one']],
      ['proposed', ['three']],
      ['plain', ['two']],
      ['', ['one', 'two', 'three']],
    ] as const) {
      await page.selectOption('#which', which);
      expect(await page.locator('.item .name').allTextContents()).toEqual(names);
    }
    await page.selectOption('#label', 'DATE');
    expect(await page.locator('.item').count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)('has readable colours in the %s theme', async (theme) => {
    const { page, complaints } = await start({ theme });
    await press(page, 'n', 'a', 'd');
    await page.locator('#text mark', { hasText: 'Vic' }).click();
    const { seen, faint } = await readContrast(page);
    expect(seen).toBeGreaterThan(30);
    expect(faint).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it.each([390, 1280])('has long labels and such as turn around in their place, %i pixels wide', async (width) => {
    const label = 'A_LABEL_WITHOUT_A_BREAK_'.repeat(12);
    const [note] = NOTES as [Document];
    const { session, url } = await serve(
      newJournal(),
      'a\u202ena',
      [label, '\u202eLOC', ...LABELS],
      [{ ...note, id: '\u202eone' }],
    );
    const { page, complaints } = await show(url, { width, height: 780 });
    await page.keyboard.press('n');
    await page.keyboard.press('1');
    await eventually(() => session.document(0).entities[0]?.label, label);
    await eventually(() => page.locator('#text mark').first().getAttribute('data-l'), shortName(label));
    expect(await overflowOf(page)).toBe(0);
    await page.keyboard.press('2');
    await eventually(() => textOf(page, '#status'), 'Saved: set “Anna” to <202e>LOC');
    expect(await textOf(page, '#at')).toBe('“Anna” · <202e>LOC · accepted');
    expect([await textOf(page, '#name'), await textOf(page, '.item .name')]).toEqual(['<202e>one', '<202e>one']);
    expect(await page.locator('#undo').getAttribute('title')).toBe('Undo (u): last decided by a<202e>na');
    expect(await page.locator('#labels .word').allTextContents()).toEqual(
      [label, '\u202eLOC', ...LABELS].map(shortName),
    );
    expect(complaints).toEqual([]);
  });

  it('fits a phone, with what can be done at the bottom', async () => {
    const { page, entities, complaints } = await start({ width: 390, height: 780 });
    expect(await overflowOf(page)).toBe(0);
    await page.locator('#text mark', { hasText: 'Vic' }).click();
    const sheet = await page.locator('#menu').boundingBox();
    expect([sheet?.x, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, 780]);
    await page.locator('#menu .chip', { hasText: 'PLACE' }).click();
    await eventually(() => entities()[1], 'Vic PLACE');
    await page.click('#drawer');
    await page.locator('.item', { hasText: 'three' }).click();
    await eventually(() => textOf(page, '#name'), 'three');
    expect(complaints).toEqual([]);
  });
});
