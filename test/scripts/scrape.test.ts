import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const fixtures = fileURLToPath(new URL('../fixtures/scrape', import.meta.url));
const scripts = fileURLToPath(new URL('../../scripts/gazetteers', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'palimpsest-scrape-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]): ReturnType<typeof spawnSync> =>
  spawnSync(process.execPath, [path.join(scripts, 'scrape.js'), ...args], { encoding: 'utf8' });

/** Scrapes saved pages of a kind; the list written. */
function scraped(kind: string, list: string, ...pages: string[]): string {
  const { status, stderr } = run(kind, folder, ...pages.map((page) => path.join(fixtures, page)));
  expect([status, stderr]).toEqual([0, '']);
  return readFileSync(path.join(folder, 'en', `${list}.tsv`), 'utf8');
}

describe('scrape.js', () => {
  it('takes hospitals from the items and the tables of state lists, and from nothing around them', () => {
    expect(scraped('hospitals', 'hospitals', 'hospitals-items.html', 'hospitals-table.html')).toBe(
      "#value\nAshby Hospital\nBirchvale Children's Hospital\nBirchvale Medical Center\nDunmore Clinic\nElmstead Infirmary\n",
    );
  });

  it('takes hospitals from a page of links', () => {
    const list = scraped('hospital-safety-grade', 'hospitals', 'hospital-safety-grade.html');
    expect(list).toBe('#value\nAshby Hospital\nBirchvale Medical Center\n');
  });

  it('takes given names with the gender that the heading tells', () => {
    expect(scraped('given-names', 'given-names', 'given-names.html')).toBe(
      '#value\tgender\nAldo\tm\nBram\tm\nCorin\tm\nDora\tf\nDoria\tf\nElla-Mae\tf\n',
    );
  });

  it('takes family names from the column that holds them', () => {
    expect(scraped('family-names', 'family-names', 'family-names.html')).toBe("#value\nAshworth\nO'Tarn\n");
  });

  it('takes cities with their states', () => {
    const list = scraped('cities', 'cities', 'cities.html');
    expect(list).toBe('#value\tregion\nAshby\tAlphaland\nNorth Birchvale\tBetaland\n');
  });

  it('takes the towns of Main Street programmes, under their states', () => {
    expect(scraped('main-street', 'cities', 'main-street.html')).toBe(
      '#value\tregion\nAshby\tAlphaland\nBirchvale\tAlphaland\nCedarford\tAlphaland\nDunmore\tBetaland\n',
    );
  });

  it('takes organisations from items and tables', () => {
    const list = scraped('organisations', 'organisations', 'organisations.html');
    expect(list).toBe('#value\nAshby Philosophical Club\nGuild of Tinkers\nSociety of Alphaland\n');
  });

  it('follows an index to the lists it names, once each', () => {
    const code = `
      const { listLinks } = await import(${JSON.stringify(pathToFileURL(path.join(scripts, 'lib-pages.js')).href)});
      const { readFileSync } = await import('node:fs');
      const html = readFileSync(${JSON.stringify(path.join(fixtures, 'index.html'))}, 'utf8');
      console.log(JSON.stringify(listLinks(html, 'https://example.org/wiki/Index')));
    `;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual([
      'https://example.org/wiki/List_of_hospitals_in_Alphaland',
      'https://example.org/wiki/List_of_hospitals_in_Betaland',
    ]);
  });

  it('fails on a page with no names, and on misuse, without touching the web', () => {
    writeFileSync(path.join(folder, 'empty.html'), '<html><body><p>Moved.</p></body></html>');
    expect(run('cities', folder, path.join(folder, 'empty.html')).status).toBe(1);
    expect(run('cities', folder).status).toBe(2);
    expect(run('villages', folder, '--fetch').status).toBe(2);
  });
});
