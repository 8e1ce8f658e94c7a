// Builds data/lexicon/en.json: npm run build && node scripts/lexicon/build.js
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { computeLexicon } from './compute.js';

/** JSON with a line for each word, so that a change shows. */
function render({ synonyms, phrases, insertable }) {
  const list = (items) => `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
  const object = (entries, value) =>
    `{\n${entries.map(([key, item]) => `${JSON.stringify(key)}:${value(item)}`).join(',\n')}\n}`;
  const parts = [
    ['synonyms', object(Object.entries(synonyms), (rows) => object(Object.entries(rows), JSON.stringify))],
    ['phrases', list(phrases)],
    ['insertable', object(Object.entries(insertable), list)],
  ];
  return `${object(parts, (part) => part)}\n`;
}

const folder = fileURLToPath(new URL('../../data/lexicon/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}en.json`, render(computeLexicon()));
