// Builds the German lists: node scripts/gazetteers/build-de.js
import * as compiled from './compiled-de.js';
import { bandByCommon, Collector, plain, recordSources, writeList } from './lib-locale-lists.js';
import { placesOf } from './lib-locale-places.js';
import { fakerNode, fakerPython, mimesis } from './lib-locale-sources.js';

const [de, at] = [await fakerNode('de'), await fakerNode('de_AT')];
const person = (locale) => fakerPython(locale, 'person');

function givenNames() {
  const collector = new Collector();
  for (const [gender, plural] of [
    ['f', 'female'],
    ['m', 'male'],
  ]) {
    collector.add(person('de_DE')[`first_names_${plural}`], { gender, source: 'de_DE' });
    collector.add(person('de_AT')[`first_names_${plural}`], { gender, source: 'de_AT' });
    collector.add(de.person.first_name[plural], { gender, source: 'faker de' });
    collector.add(mimesis('de', 'person').names[plural], { gender, source: 'mimesis' });
  }
  collector.add(compiled.commonFemale, { gender: 'f', source: 'compiled' });
  collector.add(compiled.commonMale, { gender: 'm', source: 'compiled' });
  const keep = (value, { sources }) =>
    value.length > 2 &&
    /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(value) &&
    (sources.size > 1 || ['de_DE', 'compiled'].some((source) => sources.has(source)));
  const common = [...compiled.commonFemale, ...compiled.commonMale];
  return bandByCommon(
    collector.finish({ keep, drop: compiled.noGivenNames, genders: compiled.givenNameGenders, protect: common }),
    common,
  );
}

function familyNames() {
  const collector = new Collector();
  collector.add(person('de_DE').last_names, { source: 'de_DE' });
  collector.add(person('de_AT').last_names, { source: 'de_AT' });
  collector.add(de.person.last_name.generic, { source: 'faker de' });
  collector.add(mimesis('de', 'person').surnames, { source: 'mimesis' });
  collector.add(compiled.commonFamilyNames, { source: 'compiled' });
  // What only the telephone book of one source has must look German.
  const keep = (value, { sources }) =>
    /^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}\p{Ll}+)?$/u.test(value) &&
    (sources.size > 1 || sources.has('de_AT') || sources.has('compiled') || compiled.familyNameEnding.test(value));
  const entries = collector.finish({ keep, drop: compiled.noFamilyNames, protect: compiled.commonFamilyNames });
  return bandByCommon(entries, compiled.commonFamilyNames);
}

function cities() {
  const listed = new Set([
    ...mimesis('de', 'address').city.map((name) => name.split('/')[0]),
    ...de.location.city_name,
    ...compiled.realTowns,
  ]);
  const keep = (name, { population }) =>
    compiled.realTowns.includes(name) || (!compiled.noTown.test(name) && (population >= 3000 || listed.has(name)));
  const germany = placesOf('DE', {
    quarters: {
      Berlin: 18,
      Hamburg: 13,
      München: 9,
      Köln: 9,
      'Frankfurt am Main': 8,
      Stuttgart: 7,
      Düsseldorf: 8,
      Dortmund: 9,
      Essen: 8,
      Leipzig: 8,
      Bremen: 9,
      Dresden: 9,
      Hannover: 7,
      Nürnberg: 7,
      Duisburg: 8,
      Bochum: 6,
      Wuppertal: 6,
      Bielefeld: 6,
      Bonn: 6,
      Münster: 6,
      Mannheim: 5,
      Karlsruhe: 5,
      Braunschweig: 6,
      Trier: 6,
      Kassel: 5,
      Augsburg: 5,
    },
    known: listed,
    spell: compiled.townSpellings,
    regions: compiled.regionCodes,
    keep,
  });
  const towns = new Set([
    ...at.location.city_name,
    ...fakerPython('de_AT', 'address').cities,
    ...mimesis('de-at', 'address').city,
  ]);
  const austria = placesOf('AT', {
    regions: compiled.austria,
    spell: compiled.townSpellings,
    keep: (name) => towns.has(name),
  });
  const swiss = new Set(fakerPython('de_CH', 'address').cities);
  // Its French- and Italian-speaking cantons are left out.
  const romance = new Set(['VD', 'GE', 'NE', 'JU', 'TI']);
  const switzerland = placesOf('CH', {
    minimum: 3000,
    spell: compiled.townSpellings,
    keep: (name, { admin1code }) =>
      swiss.has(name) &&
      (name === 'Genf' || !romance.has(admin1code)) &&
      !/^(?:Crans|La |Le |Monthey|Martigny|Bulle|Bienne)/u.test(name),
  });
  const full = [...germany, ...austria, ...switzerland.map((entry) => ({ ...entry, region: 'Schweiz' }))];
  const short = Object.entries(compiled.shortNames).flatMap(([value, name]) =>
    full.flatMap((entry) => (entry.value === name ? [{ ...entry, value }] : [])),
  );
  return [...full, ...short];
}

/** Streets of Berlin whose names could stand anywhere. */
function streets() {
  const endings =
    /(?:straße|Straße|weg|Weg|platz|Platz|allee|Allee|gasse|damm|ring|Ring|ufer|chaussee|pfad|zeile|steig)$/u;
  const berlin = mimesis('de', 'address').street.name;
  const kept = berlin.filter(
    (name) =>
      endings.test(name.trim()) &&
      !/\d|^(?:Kolonie|Straße|Weg|Stichweg|Siedlung|Privat|Verbindung)|Berlin|Kladow|Rampe|["()]/u.test(name),
  );
  const common = new Set(compiled.commonStreets);
  return [...kept, ...common].map((value) => ({ value, band: common.has(value.trim()) ? 0 : 2 }));
}

const NAMES = 'fakerPython fakerNode mimesis compiled';
const MERGED = 'merged, unaccented doubles dropped; band 0 compiled by hand, band 1 where two sources agree';
const places = cities();
writeList('de', 'given-names', givenNames(), NAMES, MERGED);
writeList('de', 'family-names', familyNames(), NAMES, MERGED);
writeList(
  'de',
  'cities',
  places,
  'geonames mimesis fakerPython',
  'towns of the lists, and places of Germany with 3,000 people, quarters left out; band by population',
);
writeList(
  'de',
  'towns',
  places.filter(({ population, value }) => population >= 12_000 && !Object.hasOwn(compiled.shortNames, value)),
  'geonames mimesis',
  'of the cities those with 12,000 people',
);
writeList(
  'de',
  'regions',
  Object.entries(compiled.regions).flatMap(([region, names]) =>
    names.map((value) => ({ value, band: region === 'DE' ? 0 : 2, region: region === 'landscape' ? 'DE' : region })),
  ),
);
writeList(
  'de',
  'streets',
  streets(),
  'mimesis compiled',
  'streets of Berlin without garden colonies, bridges and numbered streets; band 0 by hand',
);
writeList(
  'de',
  'saints',
  ['m', 'f'].flatMap((gender) => plain(compiled.saints[gender], { gender })),
);
writeList('de', 'houses', plain(compiled.houses));
writeList('de', 'specialties', plain(compiled.specialties));
writeList('de', 'company-kinds', plain(compiled.companyKinds));
writeList('de', 'company-forms', plain(compiled.companyForms));
writeList('de', 'associations', plain(compiled.associations));
// The list of professions itself is kept by hand.
writeList('de', 'email-domains', plain(compiled.emailDomains, { ordered: true }));
writeList('de', 'url-words', plain(compiled.urlWords));
recordSources('de');
