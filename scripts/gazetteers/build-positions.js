// Builds the lists of where towns lie, so that what becomes of neighbours lies near each other: node scripts/gazetteers/build-positions.js
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fold, recordSources, writeList } from './lib-locale-lists.js';
import { distanceKm } from './lib-locale-places.js';
import { places } from './lib-locale-sources.js';

/** The countries of the lists of towns. */
const COUNTRIES = {
  ca: 'ES AD FR IT',
  de: 'DE AT CH LI',
  en: 'US GB IE CA AU NZ',
  es: 'ES AR MX CO CL PE VE EC BO UY PY CR PA GT HN SV NI CU DO PR',
  fr: 'FR BE CH LU CA',
  it: 'IT CH SM',
  nl: 'NL BE',
  pt: 'PT BR',
  sv: 'SE FI',
};
/** Of the towns of a region whose name one place alone has, so many lie in what the region is taken for. */
const MOST = 0.6;

const CITIES = fileURLToPath(new URL('../../gazetteers/', import.meta.url));

for (const [language, codes] of Object.entries(COUNTRIES)) {
  const byName = new Map();
  for (const place of codes.split(' ').flatMap((code) => places(code))) {
    for (const name of new Set([place.name, ...place.alternatenames].map(fold)))
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  const lines = readFileSync(`${CITIES}${language}/cities.tsv`, 'utf8').trimEnd().split('\n');
  const columns = lines[0].slice(1).split('\t');
  const towns = lines.slice(1).map((line) => {
    const cells = line.split('\t');
    return { value: cells[0], region: cells[columns.indexOf('region')] ?? '' };
  });
  // What GeoNames calls a region, or the country that it is, told by towns whose name no other place has.
  const told = new Map();
  for (const { value, region } of towns) {
    const found = byName.get(fold(value)) ?? [];
    if (region !== '' && found.length === 1) told.set(region, [...(told.get(region) ?? []), found[0]]);
  }
  const liesIn = new Map([...told].map(([region, found]) => [region, most(found.map(divisionOf)) ?? most(found.map(countryOf))])); // prettier-ignore
  const known = towns.flatMap(({ value, region }) => {
    const found = byName.get(fold(value)) ?? [];
    const within = liesIn.get(region);
    const there = within === undefined ? found : found.filter((place) => divisionOf(place) === within || countryOf(place) === within); // prettier-ignore
    // Of several the one that the list means is the greatest, as long as it is that by far.
    const [first, second] = there.toSorted((a, b) => b.population - a.population);
    if (first === undefined || (region !== '' && within === undefined)) return [];
    if (second !== undefined && second.population * 3 > first.population && distanceKm(first, second) > 30) return [];
    return [{ value, region: positionOf(first) }];
  });
  writeList(language, 'town-positions', known, 'geonames', 'of the cities those that one place of the region is called, or the greatest by far; region: degrees north and east'); // prettier-ignore
  recordSources(language);
  console.log(language, towns.length, known.length);
}

function divisionOf({ countrycode, admin1code }) {
  return `${countrycode}.${admin1code}`;
}

function countryOf({ countrycode }) {
  return countrycode;
}

function most(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] >= MOST * values.length ? best[0] : undefined;
}

function positionOf({ latitude, longitude }) {
  return `${latitude.toFixed(1)} ${longitude.toFixed(1)}`;
}
