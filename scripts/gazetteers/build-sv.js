// Builds the Swedish lists: node scripts/gazetteers/build-sv.js
import * as compiled from './compiled-sv.js';
import { bandByPopulation, bandByWeight, Collector, plain, recordSources, writeList } from './lib-locale-lists.js';
import { placesOf } from './lib-locale-places.js';
import { fakerNode, fakerPython, mimesis } from './lib-locale-sources.js';

const sv = await fakerNode('sv');
const person = fakerPython('sv_SE', 'person');

function givenNames() {
  const collector = new Collector();
  for (const [gender, plural] of [
    ['f', 'female'],
    ['m', 'male'],
  ]) {
    collector.add(person[`first_names_${plural}`], { gender, source: 'sv_SE' });
    collector.add(sv.person.first_name[plural], { gender, source: 'faker sv' });
  }
  const keep = (value) => value.length > 1;
  return bandByWeight(
    collector.finish({ keep, drop: compiled.noGivenNames, genders: compiled.givenNameGenders, foldAccents: false }),
  );
}

function familyNames() {
  const collector = new Collector();
  collector.add(person.last_names, { source: 'sv_SE' });
  collector.add(sv.person.last_name.generic, { source: 'faker sv' });
  collector.add(mimesis('sv', 'person').surnames, { source: 'mimesis' });
  const keep = (value) => /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$/u.test(value) && !value.endsWith('dotter');
  return bandByWeight(collector.finish({ keep, drop: compiled.noFamilyNames }));
}

function cities() {
  const listed = new Set([...mimesis('sv', 'address').city, ...fakerPython('sv_SE', 'address').cities]);
  const found = placesOf('SE', {
    quarters: { Stockholm: 5, Göteborg: 5, Malmö: 4 },
    known: ['Solna', 'Sundbyberg', 'Lidingö', 'Nacka', 'Mölndal', 'Partille'],
    spell: compiled.townSpellings,
    regions: compiled.regionCodes,
    keep: (name, { population }) => !compiled.noTown.test(name) && (population >= 500 || listed.has(name)),
  });
  const bandOf = ({ value, band }) =>
    compiled.greatTowns.includes(value) ? 0 : compiled.suburbs.includes(value) ? 1 : band;
  const banded = found.map((town) => ({ ...town, band: bandOf(town) }));
  const seen = new Set(found.map(({ value }) => value));
  const small = [...listed].filter((value) => !seen.has(value) && !compiled.noTown.test(value));
  return [...banded, ...small.map((value) => ({ value, population: 0, band: bandByPopulation(0) }))];
}

function streets() {
  const endings = /(?:gatan|vägen|gränd|torget|allén|stigen|backen|väg|esplanaden|kajen)$/u;
  const kept = mimesis('sv', 'address').street.name.filter(
    (name) => endings.test(name) && !/\d|M\/S|Fäjö|Skärgård|Stockholm/u.test(name),
  );
  const common = new Set(compiled.commonStreets);
  return [...kept, ...common].map((value) => ({
    value: value.replace(/ Väg$/u, ' väg'),
    band: common.has(value) ? 0 : 2,
  }));
}

const places = cities();
const towns = places.filter(({ population }) => population >= 4000);
const bare = ({ value }) => /[sxzaeiouyåäö]$/u.test(value);
writeList('sv', 'given-names', givenNames(), 'fakerPython fakerNode', 'bands by frequency in Sweden');
writeList('sv', 'family-names', familyNames(), 'fakerPython fakerNode mimesis', 'bands by frequency in Sweden');
writeList('sv', 'cities', places, 'geonames mimesis fakerPython', 'localities, quarters left out; band by population');
const TOWNS = 'localities of 4,000 people, parted by whether an s stands between them and what belongs to them';
writeList('sv', 'towns-bare', towns.filter(bare), 'geonames', TOWNS);
writeList(
  'sv',
  'towns-with-s',
  towns.filter((entry) => !bare(entry)),
  'geonames',
  TOWNS,
);
writeList(
  'sv',
  'regions',
  plain(compiled.regions).map((entry) => ({ ...entry, region: 'SE' })),
);
writeList(
  'sv',
  'streets',
  streets(),
  'mimesis compiled',
  'streets of Stockholm whose names could stand anywhere; band 0 by hand',
);
writeList('sv', 'saints', plain(compiled.saints));
writeList('sv', 'houses', plain(compiled.houses));
writeList('sv', 'specialties', plain(compiled.specialties));
writeList('sv', 'clinics', plain(compiled.clinics));
writeList('sv', 'company-kinds', plain(compiled.companyKinds));
writeList('sv', 'associations', plain(compiled.associations));
// The list of professions itself is kept by hand.
writeList('sv', 'email-domains', plain(compiled.emailDomains, { ordered: true }));
writeList('sv', 'url-words', plain(compiled.urlWords));
recordSources('sv');
