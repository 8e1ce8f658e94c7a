// Builds the lists of Taiwan: node scripts/gazetteers/build-zh-tw.js
import * as compiled from './compiled-zh-tw.js';
import { bandByWeight, Collector, plain, recordSources, writeList } from './lib-locale-lists.js';
import { countryNames, fakerNode, fakerPython } from './lib-locale-sources.js';

const tw = await fakerNode('zh_TW');
const person = fakerPython('zh_TW', 'person');
const han = (value) => /^\p{Script=Han}+$/u.test(value);

function familyNames() {
  const collector = new Collector();
  collector.add(person.last_names, { source: 'zh_TW' }).add(tw.person.last_name.generic, { source: 'faker zh_TW' });
  return bandByWeight(collector.finish({ keep: han, drop: compiled.noFamilyNames, foldAccents: false }));
}

/** Names of registers first, then the combinations of characters that parents in Taiwan choose from, as rarer names. */
function givenNames() {
  const collector = new Collector();
  collector.add(person.first_names_female, { gender: 'f' });
  collector.add(person.first_names_male, { gender: 'm' });
  const listed = collector.finish({ keep: (value) => han(value) && value.length <= 2, foldAccents: false });
  const known = new Set([...listed.map(({ value }) => value), ...compiled.noGivenNames]);
  const combined = [];
  for (const [gender, firsts, seconds, singles] of [
    ['f', compiled.femaleFirst, compiled.femaleSecond, compiled.singleFemale],
    ['m', compiled.maleFirst, compiled.maleSecond, compiled.singleMale],
  ]) {
    combined.push(...singles.map((value) => ({ value, gender, band: 2 })));
    firsts.forEach((first, i) => {
      // Every third combination of a row: the lists stay of one size with those of other languages.
      seconds.forEach((second, j) => {
        if (first !== second && (i + j) % 3 === 0) combined.push({ value: first + second, gender, band: 2 });
      });
    });
  }
  const genders = new Map();
  for (const { value, gender } of combined) genders.set(value, genders.has(value) ? 'u' : gender);
  const extra = combined
    .filter(({ value }) => !known.has(value))
    .map((entry) => ({ ...entry, gender: genders.get(entry.value) }));
  // What is listed at all is common: the first half of its weight is band 0, the rest band 1.
  const ranked = bandByWeight(listed).map((entry) => ({ ...entry, band: Math.min(entry.band, 1) }));
  return [...ranked, ...extra];
}

const counties = Object.keys(compiled.districts);
const big = new Set(compiled.bigCities);
const older = (name) => (name.includes('台') ? [name, name.replace('台', '臺')] : [name]);
const cities = [
  ...counties.flatMap(older).map((value) => ({ value, band: big.has(value.replace('臺', '台')) ? 0 : 1 })),
  ...compiled.shortNames.flatMap(older).map((value, i) => ({ value, band: i < 10 ? 0 : 1 })),
  ...Object.values(compiled.districts)
    .flat()
    .filter((value) => value.length > 2)
    .map((value) => ({ value, band: 2 })),
];
const localities = Object.entries(compiled.districts).flatMap(([county, districts]) =>
  districts.map((district) => ({ value: county + district, band: big.has(county) ? 0 : 1, region: county })),
);

writeList('zh-TW', 'family-names', familyNames(), 'fakerPython fakerNode', 'bands by frequency in Taiwan');
writeList('zh-TW', 'given-names', givenNames(), 'fakerPython compiled', 'band 2 are combinations of common characters');
writeList('zh-TW', 'cities', cities);
writeList('zh-TW', 'localities', localities);
writeList('zh-TW', 'regions', plain(counties.flatMap(older)));
writeList(
  'zh-TW',
  'countries',
  countryNames('zh-Hant').map(([code, value]) => ({ value, band: compiled.nearCountries.includes(code) ? 0 : 1 })),
  'cldr',
  'names of countries and territories',
);
writeList('zh-TW', 'roads', plain(compiled.roads, { ordered: true }));
writeList('zh-TW', 'hospital-names', plain(compiled.hospitalNames));
writeList('zh-TW', 'departments', plain(compiled.departments));
writeList('zh-TW', 'company-names', plain(compiled.companyNames));
writeList('zh-TW', 'company-kinds', plain(compiled.companyKinds));
const commonProfessions = new Set(compiled.commonProfessions);
writeList(
  'zh-TW',
  'professions',
  compiled.professions.map((value) => ({ value, band: commonProfessions.has(value) ? 0 : 1 })),
);
writeList('zh-TW', 'email-domains', plain(compiled.emailDomains, { ordered: true }));
writeList('zh-TW', 'url-words', plain(compiled.urlWords));
writeList('zh-TW', 'roman-cities', plain(compiled.romanCities, { ordered: true }));
writeList('zh-TW', 'roman-family', plain(compiled.romanFamily, { ordered: true }));
writeList('zh-TW', 'roman-given', plain(compiled.romanGiven));
recordSources('zh-TW');
