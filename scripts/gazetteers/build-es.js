// Builds the Spanish lists: node scripts/gazetteers/build-es.js
import * as compiled from './compiled-es.js';
import { bandByCommon, Collector, plain, recordSources, writeList } from './lib-locale-lists.js';
import { placesOf } from './lib-locale-places.js';
import { fakerNode, fakerPython } from './lib-locale-sources.js';

const [es, mx] = [await fakerNode('es'), await fakerNode('es_MX')];
const person = (locale) => fakerPython(locale, 'person');
const keys = (value) => (Array.isArray(value) ? value : Object.keys(value));

function givenNames() {
  const american = ['es_MX', 'es_AR', 'es_CL', 'es_CO'];
  const collector = new Collector();
  for (const [gender, plural] of [
    ['f', 'female'],
    ['m', 'male'],
  ]) {
    collector.add(person('es_ES')[`first_names_${plural}`], { gender, source: 'es_ES' });
    collector.add(es.person.first_name[plural], { gender, source: 'faker es' });
    collector.add(mx.person.first_name[plural], { gender, source: 'faker es_MX' });
    for (const locale of american)
      collector.add(keys(person(locale)[`first_names_${plural}`]), { gender, source: locale });
  }
  collector.add([...compiled.commonFemale, ...compiled.moreFemale], { gender: 'f', source: 'compiled' });
  collector.add([...compiled.commonMale, ...compiled.moreMale], { gender: 'm', source: 'compiled' });
  // A name that only one American list has is often a spelling of one register office.
  const keep = (value, { sources }) =>
    value.length > 2 &&
    !/[.\d]/u.test(value) &&
    (sources.size > 1 || ['es_ES', 'faker es', 'compiled'].some((s) => sources.has(s)));
  const entries = collector.finish({ keep, drop: compiled.noGivenNames, genders: compiled.givenNameGenders });
  return bandByCommon(entries, [...compiled.commonFemale, ...compiled.commonMale]);
}

function familyNames() {
  const collector = new Collector();
  for (const locale of ['es_ES', 'es_MX', 'es_AR', 'es_CL', 'es_CO']) {
    collector.add(keys(person(locale).last_names), { source: locale });
  }
  collector
    .add(es.person.last_name.generic, { source: 'faker es' })
    .add(mx.person.last_name.generic, { source: 'faker es_MX' });
  collector.add(compiled.commonFamilyNames, { source: 'compiled' });
  const keep = (value) =>
    !/[kw]/iu.test(value) && /^(?:\p{Lu}\p{Ll}+)(?: ?[-' ]?\p{Lu}\p{Ll}+)*$/u.test(value) && value.length > 2;
  const entries = collector.finish({ keep, drop: compiled.noFamilyNames });
  return bandByCommon(entries, compiled.commonFamilyNames);
}

function cities() {
  const known = [...es.location.city_name, ...compiled.commonTowns];
  const quarters = {
    Madrid: 9,
    Barcelona: 8,
    Valencia: 5,
    Sevilla: 5,
    Zaragoza: 6,
    Málaga: 7,
    Bilbao: 4,
    Palma: 6,
    Murcia: 5,
  };
  const spain = placesOf('ES', {
    minimum: 1000,
    quarters,
    known,
    regions: compiled.communities,
    spell: compiled.townSpellings,
    keep: (name) => !compiled.noTown.test(name),
  });
  const america = Object.entries(compiled.america).flatMap(([country, region]) =>
    placesOf(country, { minimum: 150_000, keep: (name) => !compiled.noTown.test(name) }).map(({ value }) => ({
      value,
      band: 1,
      region,
    })),
  );
  return { spain, america };
}

const given = givenNames();
const family = familyNames();
const { spain, america } = cities();

const NAMES = 'fakerPython fakerNode compiled';
const MERGED = 'merged, unaccented doubles dropped; band 0 compiled by hand, band 1 where two sources agree';
writeList('es', 'given-names', given, NAMES, MERGED);
writeList('es', 'family-names', family, NAMES, MERGED);
writeList(
  'es',
  'cities',
  [...spain, ...america],
  'geonames',
  'places of 1,000 people (Spain) or 150,000 (Spanish America), quarters left out; band by population',
);
writeList(
  'es',
  'towns',
  spain.filter(({ population }) => population >= 10_000),
  'geonames',
  'places of Spain with 10,000 people',
);
writeList(
  'es',
  'regions',
  Object.entries(compiled.regions).flatMap(([region, names]) =>
    names.map((value) => ({ value, band: region === 'ES' ? 0 : 2, region })),
  ),
);
writeList(
  'es',
  'saints',
  ['m', 'f'].flatMap((gender) => plain(compiled.saints[gender], { gender })),
);
writeList(
  'es',
  'advocations',
  plain(compiled.advocations).map((entry) =>
    compiled.ofOneTown.includes(entry.value) ? { ...entry, band: 3 } : entry,
  ),
);
writeList('es', 'street-kinds', plain(compiled.streetKinds, { ordered: true }));
writeList('es', 'street-cores', plain(compiled.streetCores));
writeList('es', 'specialties', plain(compiled.specialties));
writeList('es', 'company-kinds', plain(compiled.companyKinds));
writeList('es', 'company-forms', plain(compiled.companyForms));
writeList('es', 'causes', plain(compiled.causes));
// The list of professions itself is kept by hand.
writeList('es', 'email-domains', plain(compiled.emailDomains, { ordered: true }));
writeList('es', 'url-words', plain(compiled.urlWords));
recordSources('es');
