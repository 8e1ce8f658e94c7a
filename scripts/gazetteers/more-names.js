// Adds the names of names-<locale>.tsv, compiled for this project from general knowledge (MIT), to the name lists that are there: node scripts/gazetteers/more-names.js
// What a list has already stays as it is; names that differ in diacritics alone are one, family names that are commonly given names are left out.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold, recordSources, writeList } from './lib-locale-lists.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const lists = fileURLToPath(new URL('../../gazetteers/', import.meta.url));

const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([value, gender, band]) => ({ value, gender, band: Number(band) }));

/** The entries of a list, and those of others that it has not; none of them is among the hundred best known. */
function merge(own, more, isKept) {
  const known = new Set(own.map(({ value }) => fold(value)));
  const added = [];
  for (const entry of more) {
    if (known.has(fold(entry.value)) || !isKept(entry)) continue;
    known.add(fold(entry.value));
    added.push({ ...entry, band: Math.max(1, entry.band) });
  }
  return [...own, ...added];
}

const table = readFileSync(`${lists}SOURCES.md`, 'utf8').split('\n');
const ORIGINS = { census: 'US Census', fakerPython: 'PyPI Faker', fakerNode: '@faker-js/faker', mimesis: 'mimesis' };
const ADDED = '; more names compiled';

for (const file of readdirSync(here).filter((name) => /^names-.*\.tsv$/u.test(name))) {
  const locale = file.slice('names-'.length, -'.tsv'.length);
  const more = rowsOf(readFileSync(here + file, 'utf8'));
  const read = (list) => rowsOf(readFileSync(`${lists}${locale}/${list}.tsv`, 'utf8'));
  const given = merge(read('given-names'), more.filter(({ gender }) => gender !== '-'), () => true); // prettier-ignore
  const bands = new Map(given.map(({ value, band }) => [fold(value), band]));
  const isFamily = ({ value, band }) => band < (bands.get(fold(value)) ?? 4);
  const family = merge(read('family-names'), more.filter(({ gender }) => gender === '-').map((entry) => ({ ...entry, gender: 'u' })), isFamily); // prettier-ignore
  for (const [list, entries] of Object.entries({ 'given-names': given, 'family-names': family })) {
    const [, , , origin, , how] = table.find((row) => row.startsWith(`| ${locale}/${list}.tsv |`)).split(' | ').join('|').split('|'); // prettier-ignore
    const sources = Object.entries(ORIGINS).flatMap(([source, name]) => (origin.includes(name) ? [source] : []));
    const told = how.trim().replace(ADDED, '');
    writeList(locale, list, entries, [...sources, 'compiled'].join(' '), told + ADDED);
  }
  recordSources(locale);
}
