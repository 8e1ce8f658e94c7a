// Builds the lists of countries and of towns abroad of the locales of compiled-world.js: node scripts/gazetteers/build-world.js
import { countries, LANGUAGES, worldTowns } from './compiled-world.js';
import { listValues, recordSources, writeList } from './lib-locale-lists.js';
import { countryNames, exemplarCities, places } from './lib-locale-sources.js';

/** Exemplar cities of time zones that are towns of some size; the other ones are islands and places of research. */
const SIZE = 50_000;

for (const [language, { homes, near }] of Object.entries(LANGUAGES)) {
  const { spelt, more } = countries[language];
  const names = new Map(countryNames(language).map(([code, name]) => [code, spelt[code] ?? name]));
  writeList(
    language,
    'countries',
    [
      ...[...names].map(([code, value]) => ({ value, band: near.includes(code) ? 0 : 1 })),
      ...more.map((value) => ({ value, band: 2 })),
    ],
    'cldr compiled',
    'names of countries and territories, as running text spells them; band 2 those of the past, of parts, and other names',
  );
  const towns = new Map();
  const atHome = new Set(listValues(language, 'cities'));
  const add = (code, value, band) => {
    if (!homes.includes(code) && !atHome.has(value) && !towns.has(value))
      towns.set(value, { value, band, region: names.get(code) });
  };
  for (const [code, own] of worldTowns(language))
    for (const [i, value] of own.entries()) add(code, value, i === 0 ? 0 : 1);
  const known = new Set(worldTowns(language).map(([code]) => code));
  for (const { code, english, name } of exemplarCities(language)) {
    const isTown = places(code).some((place) => place.name === english && place.population >= SIZE);
    if (!known.has(code) && isTown && names.has(code)) add(code, name, 1);
  }
  writeList(
    language,
    'world-cities',
    [...towns.values()],
    'compiled cldrDates',
    'towns abroad by hand, without those that have a namesake at home; of countries without such the exemplar cities of their time zones; band 0 capitals',
  );
  recordSources(language);
}
