// Builds the lists of a locale from `compiled-<code>.js` and the registries it names: node scripts/gazetteers/build-locale.js it
import { bandByCommon, Collector, fold, genderPairs, listValues, plain, recordSources, writeList } from './lib-locale-lists.js'; // prettier-ignore
import { distanceKm, placesOf } from './lib-locale-places.js';
import { divisions, fakerNode, fakerPython } from './lib-locale-sources.js';

const code = process.argv[2] ?? '';
const compiled = await import(`./compiled-${code}.js`);
/** With what `more-names.js` added to them. */
const families = listValues(code, 'family-names');
const { faker, country, townSize } = compiled.sources;
const [node, python] = [await fakerNode(faker.node), fakerPython(faker.python, 'person')];
const NAME = new RegExp(`^(?:(?:${compiled.particles ?? '-'}) )*\\p{Lu}\\p{Ll}+(?: ?[-' ]?\\p{Lu}?\\p{Ll}+)*$`, 'u');
const NAMES = 'fakerPython fakerNode compiled';
const MERGED = 'merged, unaccented doubles dropped; band 0 compiled by hand, band 1 where two sources agree';
const keys = (value) => (Array.isArray(value) ? value : Object.keys(value ?? {}));

function names(of, common, drop, keep = () => true) {
  const collector = new Collector();
  for (const [values, options] of of) collector.add(keys(values), options);
  const entries = collector.finish({ keep: (value) => value.length > 2 && NAME.test(value) && keep(value), drop, genders: compiled.givenNameGenders }); // prettier-ignore
  const { moreFamilyNames: more = [], usualGivenNames: usual = [], unusualGivenNames: unusual = [] } = compiled;
  const banded = bandByCommon(entries, common, { next: [...more, ...usual] });
  return banded.map((entry) => (unusual.includes(entry.value) ? { ...entry, band: 2 } : entry));
}

const {
  commonFemale,
  commonMale,
  commonFamilyNames,
  noGivenNames = [],
  noFamilyNames = [],
  moreFamilyNames = [],
  noTown,
} = compiled;
const given = [
  [python.first_names_female, { gender: 'f', source: 'python' }],
  [python.first_names_male, { gender: 'm', source: 'python' }],
  [node.person.first_name.female, { gender: 'f', source: 'node' }],
  [node.person.first_name.male, { gender: 'm', source: 'node' }],
  [commonFemale, { gender: 'f', source: 'compiled' }],
  [commonMale, { gender: 'm', source: 'compiled' }],
];
writeList(code, 'given-names', names(given, [...commonFemale, ...commonMale], noGivenNames, (value) => !value.includes(' ')), NAMES, compiled.usualGivenNames ? `${MERGED}; usual and unusual ones by hand` : MERGED); // prettier-ignore
const family = [
  [python.last_names, { source: 'python' }],
  [node.person.last_name.generic ?? node.person.last_name.male, { source: 'node' }],
  [[...commonFamilyNames, ...moreFamilyNames], { source: 'compiled' }],
];
writeList(code, 'family-names', names(family, commonFamilyNames, noFamilyNames), NAMES, MERGED);
const placesIn = (land, options) =>
  placesOf(land, { ...options, keep: (name, { population }) => population >= (options.minimum ?? 0) && !noTown?.test(name) }); // prettier-ignore
const places = placesIn(country, compiled.places);
// Towns of other countries where the language is at home, by region; what is called as a town or a family is none of them, unless it is a great one.
const { [country]: own, ...kin } = compiled.kin ?? {};
const countries = new Set(listValues(code, 'countries').map(fold));
const { spelt = (name) => name, wordsToo = [], greatTowns = [] } = compiled;
const known = new Set([...places.map(({ value }) => value), ...families]);
// Of a land whose second divisions are its regions the one of the place nearest to each.
const divided = (land, named) => {
  if (named === undefined) return (place) => place;
  const parted = divisions(land).filter(([, division]) => named[division] !== undefined);
  const nearest = (place) => parted.toSorted(([, , a], [, , b]) => distanceKm(place, a) - distanceKm(place, b))[0];
  return (place) => (place.region === undefined ? place : { ...place, region: named[nearest(place)[1]] });
};
// Of a land with parts of another language the regions that are named.
const afar = Object.entries(kin).flatMap(([land, options]) => placesIn(land, options).map(divided(land, options.divisions)).filter(({ region }) => region !== undefined || options.regions === undefined)); // prettier-ignore
const atHome = [...places, ...Object.entries(own?.more ?? {}).flatMap(([region, towns]) => towns.map((value) => ({ value, band: 2, region })))]; // prettier-ignore
const isHamlet = new Map(places.map(({ value, band }) => [value, band === 2])); // "Campinas" is first of all the great town
const isGreat = ({ value, band }) => band === 0 || greatTowns.includes(value);
const isFree = (place) => !known.has(place.value) || (isGreat(place) && isHamlet.get(place.value) !== false);
const also = afar.filter((place) => isFree(place) && !countries.has(fold(place.value)) && !wordsToo.includes(place.value)); // prettier-ignore
const minima = [
  compiled.places.minimum,
  ...Object.entries(kin).map(([land, { minimum }]) => `${minimum.toLocaleString('en-GB')} (${land})`),
];
writeList(code, 'cities', [...also.filter(isGreat), ...atHome, ...also].map((place) => ({ ...place, value: spelt(place.value) })), Object.values(kin).some(({ divisions: parts }) => parts) ? 'geonames geonamesDivisions' : 'geonames', `places of ${minima.join(' or ')} people, quarters left out; band by population`); // prettier-ignore
writeList(
  code,
  'towns',
  places.filter(({ value, population }) => population >= townSize && !compiled.hasArticle?.test(value)).map((place) => ({ ...place, value: spelt(place.value) })), // prettier-ignore
  'geonames',
  `of the cities those with ${townSize.toLocaleString('en-GB')} people, without those with an article`,
);
writeList(code, 'saints', ['m', 'f'].flatMap((gender) => plain(compiled.saints[gender], { gender }))); // prettier-ignore
const { rareProfessions = [], knownProfessions = [] } = compiled;
// Of some the list itself is kept by hand.
if (compiled.professions !== undefined) writeList(code, 'professions', genderPairs(compiled.professions, compiled.feminine, compiled.commonProfessions, { 2: rareProfessions, 3: knownProfessions })); // prettier-ignore
const regions = new Map(Object.values(compiled.places.regions ?? {}).map((name) => [name, country]));
for (const [land, { regions: named, divisions: parts }] of Object.entries(kin)) for (const name of Object.values({ ...named, ...parts })) regions.set(name, land); // prettier-ignore
for (const [list, values] of Object.entries(compiled.lists)) {
  // Of regions whose towns are known: the country that they are of.
  const entries = plain(list === 'regions' ? [...values, ...regions.keys()] : values);
  writeList(code, list, list === 'regions' ? entries.map((entry) => ({ ...entry, region: regions.get(entry.value) })) : entries); // prettier-ignore
}
for (const [list, values] of Object.entries(compiled.ordered)) writeList(code, list, plain(values, { ordered: true }));
recordSources(code);
