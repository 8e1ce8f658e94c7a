// Scrapes the pages that PHICON (§2 and Table 1) built its lists from, and writes them as lists of ours.
//
//   node scripts/gazetteers/scrape.js KIND OUT-FOLDER page.html …     pages saved from a browser
//   node scripts/gazetteers/scrape.js KIND OUT-FOLDER --fetch         the pages themselves, from the web
//
// KIND is one of hospitals, hospital-safety-grade, given-names, family-names, cities, main-street, organisations. The list goes
// to OUT-FOLDER/en/<list>.tsv, for `gazetteerFolders` of a run or for `loadGazetteers`; what such pages say is under their own
// licence (Wikipedia: CC BY-SA 4.0), so no list made from them ships with the package.
//
// Nothing is fetched without --fetch; then one page at a time, with --delay milliseconds between two (2000), at most --limit
// pages (200) of an index. Needs `npm run build` before, for the library's own cleaning and writing of lists.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { formatGazetteer } from '../../dist/resources/gazetteer-file.js';
import { cleanEntries } from '../../dist/resources/gazetteer-import.js';
import { listLinks, pages } from './lib-pages.js';

const USER_AGENT = 'palimpsest-gazetteers/0.1 (building word lists; one request at a time)';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fetch: { type: 'boolean', default: false },
    delay: { type: 'string', default: '2000' },
    limit: { type: 'string', default: '200' },
  },
});
const [kind, out, ...files] = positionals;
const page = pages[kind];
if (page === undefined || out === undefined || options.fetch === files.length > 0) {
  console.error(`usage: scrape.js ${Object.keys(pages).join('|')} OUT-FOLDER (PAGE.html … | --fetch)`);
  process.exit(2);
}

async function get(url) {
  const response = await fetch(url, { headers: { 'user-agent': USER_AGENT } });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.text();
}

async function* fetched() {
  const queue = [...page.urls];
  const limit = Number(options.limit);
  for (let i = 0; i < queue.length && i < limit; i++) {
    if (i > 0) await sleep(Number(options.delay));
    const html = await get(queue[i]);
    if (page.index && page.urls.includes(queue[i])) queue.push(...listLinks(html, queue[i]));
    else yield html;
  }
}

function* saved() {
  for (const file of files) yield readFileSync(file, 'utf8');
}

const found = [];
for await (const html of options.fetch ? fetched() : saved()) found.push(...page.extract(html));
const { entries, dropped } = cleanEntries(found.map((entry) => ({ gender: 'u', band: 1, ...entry })));
if (entries.length === 0) {
  console.error('no name was found: is it the kind of page it is said to be, or has the page been rebuilt?');
  process.exit(1);
}
const file = path.join(out, 'en', `${page.list}.tsv`);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, formatGazetteer(entries));
const why = Object.entries(dropped).flatMap(([reason, count]) => (count > 0 ? [`${count} ${reason}`] : []));
console.log(
  `${file}: ${entries.length} entries of ${found.length} found${why.length > 0 ? ` (left out: ${why.join(', ')})` : ''}`,
);
