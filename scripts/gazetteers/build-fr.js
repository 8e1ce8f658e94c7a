// Builds the French lists: node scripts/gazetteers/build-fr.js
import * as compiled from './compiled-fr.js';
import { bandByCommon, Collector, plain, recordSources, writeList } from './lib-locale-lists.js';
import { placesOf } from './lib-locale-places.js';
import { fakerNode, fakerPython, mimesis } from './lib-locale-sources.js';

const [fr, be] = [await fakerNode('fr'), await fakerNode('fr_BE')];
const person = (locale) => fakerPython(locale, 'person');

function givenNames() {
  const collector = new Collector();
  for (const [gender, plural] of [
    ['f', 'female'],
    ['m', 'male'],
  ]) {
    collector.add(person('fr_FR')[`first_names_${plural}`], { gender, source: 'fr_FR' });
    collector.add(person('fr_CA')[`first_names_${plural}`], { gender, source: 'fr_CA' });
    collector.add(Object.keys(person('fr_BE')[`first_names_${plural}`]), { gender, source: 'fr_BE' });
    collector.add(mimesis('fr', 'person').names[plural], { gender, source: 'mimesis' });
    collector.add(fr.person.first_name[plural], { gender, source: 'faker fr' });
    collector.add(be.person.first_name[plural], { gender, source: 'faker fr_BE' });
  }
  collector.add([...compiled.commonFemale, ...compiled.moreFemale], { gender: 'f', source: 'compiled' });
  collector.add([...compiled.commonMale, ...compiled.moreMale], { gender: 'm', source: 'compiled' });
  // The lists of mimesis hold English names, those of Belgium Flemish ones: what two sources have is French enough.
  const keep = (value, { sources }) =>
    value.length > 2 &&
    !/[.\d]/u.test(value) &&
    (sources.size > 1 || ['fr_FR', 'compiled'].some((source) => sources.has(source)));
  const entries = collector.finish({
    keep,
    drop: compiled.noGivenNames,
    genders: compiled.givenNameGenders,
    protect: ['Eric'],
  });
  return bandByCommon(entries, [...compiled.commonFemale, ...compiled.commonMale]);
}

function familyNames() {
  const ranked = person('fr_FR').last_names;
  const collector = new Collector();
  collector.add(ranked, { source: 'fr_FR' });
  collector.add(fr.person.last_name.generic, { source: 'faker fr' });
  collector.add(mimesis('fr', 'person').surnames, { source: 'mimesis' });
  collector.add(person('fr_CA').last_names, { source: 'fr_CA' });
  const keep = (value) =>
    !/^(?:Ma?c\p{Lu}|Ste?-)/u.test(value) &&
    /^\p{Lu}[\p{L}']+(?:[ -]\p{L}[\p{L}']+)*$/u.test(value) &&
    value.length > 2;
  const entries = collector.finish({ keep, drop: compiled.noFamilyNames });
  return bandByCommon(entries, ranked.slice(0, 150), { next: ranked.slice(150) });
}

const NAMES = 'fakerPython fakerNode mimesis compiled';
const MERGED =
  'merged, unaccented doubles dropped; band 0 compiled by hand or the first ranks, band 1 where two sources agree';
const startsWithVowel = (name) => /^[AEIOUYÀÂÉÈÊËÎÏÔÖÛÜŒÆ]/u.test(name);
const takesPlainDe = (name) => !/^(?:Les? |H)/u.test(name);
const cities = placesOf('FR', {
  minimum: 2000,
  quarters: {
    Paris: 5,
    Lyon: 3.5,
    Marseille: 10,
    Toulouse: 4,
    Nice: 4,
    Strasbourg: 3,
    Bordeaux: 3,
    Montpellier: 4,
    Lille: 3,
    Rennes: 3,
  },
  known: fr.location.city_name,
  regions: compiled.regionCodes,
  keep: (name) => !compiled.noTown.test(name),
});
const towns = cities.filter(({ value, population }) => population >= 9000 && takesPlainDe(value));

writeList('fr', 'given-names', givenNames(), NAMES, MERGED);
writeList('fr', 'family-names', familyNames(), 'fakerPython fakerNode mimesis', MERGED);
writeList(
  'fr',
  'cities',
  cities,
  'geonames',
  'places of France with 2,000 people, quarters left out; band by population',
);
const TOWNS = 'places of 9,000 people, parted by what "de" before them becomes, without those with an article';
writeList(
  'fr',
  'towns-consonant',
  towns.filter(({ value }) => !startsWithVowel(value)),
  'geonames',
  TOWNS,
);
writeList(
  'fr',
  'towns-vowel',
  towns.filter(({ value }) => startsWithVowel(value)),
  'geonames',
  TOWNS,
);
const departments = fakerPython('fr_FR', 'address').departments.map(([, name]) => name);
writeList(
  'fr',
  'regions',
  [
    ...Object.entries(compiled.regions).flatMap(([region, names]) =>
      names.map((value) => ({ value, band: region === 'FR' ? 0 : 2, region })),
    ),
    ...departments.map((value) => ({ value, band: 1, region: 'FR' })),
  ],
  'compiled fakerPython',
  'regions by hand, departments from Faker',
);
writeList(
  'fr',
  'saints',
  ['m', 'f'].flatMap((gender) => plain(compiled.saints[gender], { gender })),
);
writeList('fr', 'houses', plain(compiled.houses));
writeList('fr', 'street-kinds', plain(compiled.streetKinds, { ordered: true }));
writeList('fr', 'street-cores', plain(compiled.streetCores));
const specialties = plain(compiled.specialties);
writeList(
  'fr',
  'specialties-consonant',
  specialties.filter(({ value }) => !startsWithVowel(value) && !/^H[éô]/u.test(value)),
);
writeList(
  'fr',
  'specialties-vowel',
  specialties.filter(({ value }) => startsWithVowel(value) || /^H[éô]/u.test(value)),
);
writeList('fr', 'company-kinds', plain(compiled.companyKinds));
writeList('fr', 'company-forms', plain(compiled.companyForms));
writeList('fr', 'causes', plain(compiled.causes));
// The list of professions itself is kept by hand.
writeList('fr', 'email-domains', plain(compiled.emailDomains, { ordered: true }));
writeList('fr', 'url-words', plain(compiled.urlWords));
recordSources('fr');
