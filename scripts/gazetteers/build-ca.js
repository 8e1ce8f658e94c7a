// Builds the Catalan lists: node scripts/gazetteers/build-ca.js
import * as compiled from './compiled-ca.js';
import { plain, recordSources, writeList } from './lib-locale-lists.js';
import { placesOf } from './lib-locale-places.js';

const VALENCIAN_CITIES = 10;

function givenNames() {
  const banded = (values, gender, band) => values.map((value) => ({ value, gender, band }));
  return [
    ...banded(compiled.commonFemale, 'f', 0),
    ...banded(compiled.commonMale, 'm', 0),
    ...banded(compiled.femaleNames, 'f', 1),
    ...banded(compiled.maleNames, 'm', 1),
  ];
}

function cities() {
  const catalan = placesOf('ES', {
    quarters: { Barcelona: 8, Palma: 6 },
    spell: { Llardecáns: 'Llardecans' },
    known: [
      "L'Hospitalet de Llobregat",
      'Badalona',
      'Santa Coloma de Gramenet',
      'Sant Adrià de Besòs',
      'Esplugues de Llobregat',
      'Cornellà de Llobregat',
      'Sant Just Desvern',
      'El Prat de Llobregat',
    ],
    keep: (name, { admin1code, population }) =>
      ['56', '07'].includes(admin1code) && population >= 300 && !compiled.noTown.test(name) && !name.includes('ñ'),
  });
  const andorran = placesOf('AD', { keep: (name) => !/\b(?:les|la) (?:Bons|Cortals)/u.test(name) });
  const valencian = compiled.valencianTowns.map((value, i) => ({
    value,
    population: 10_000,
    band: i < VALENCIAN_CITIES ? 0 : 1,
  }));
  const regions = new Map(Object.entries(compiled.comarques).flatMap(([region, own]) => own.split(', ').map((town) => [town, region]))); // prettier-ignore
  return [...catalan, ...andorran, ...valencian].map((town) => ({ ...town, region: regions.get(town.value) }));
}

/** How "de" joins a name: "d'Olot", "de Vic"; names with an article are left out. */
const hasArticle = (name) => /^(?:el|la|els|les|l'|es|sa|ses|s'|L'|El|La|Els|Les|Es|Sa|Ses)(?: |(?<='))/u.test(name);
const startsWithVowel = (name) => /^[AEIOUÀÈÉÍÒÓÚH]/u.test(name);

const places = cities();
const towns = places.filter(({ value, population }) => population >= 5000 && !hasArticle(value));
writeList('ca', 'given-names', givenNames());
writeList('ca', 'family-names', [
  ...compiled.commonFamilyNames.map((value) => ({ value, band: 0 })),
  ...compiled.familyNames.map((value) => ({ value, band: 1 })),
]);
writeList(
  'ca',
  'cities',
  places,
  'geonames compiled',
  'places of Catalonia, the Balearic Islands and Andorra; Valencian towns by hand; band by population',
);
const TOWNS = 'places of 5,000 people, parted by what "de" before them becomes, without those with an article';
writeList(
  'ca',
  'towns-consonant',
  towns.filter(({ value }) => !startsWithVowel(value)),
  'geonames compiled',
  TOWNS,
);
writeList(
  'ca',
  'towns-vowel',
  towns.filter(({ value }) => startsWithVowel(value)),
  'geonames compiled',
  TOWNS,
);
writeList('ca', 'regions', plain(compiled.regions).map((entry) => ({ ...entry, region: entry.value in compiled.comarques ? 'ES' : undefined }))); // prettier-ignore
writeList(
  'ca',
  'saints',
  ['m', 'f'].flatMap((gender) => plain(compiled.saints[gender], { gender })),
);
writeList('ca', 'advocations', plain(compiled.advocations));
writeList('ca', 'street-kinds', plain(compiled.streetKinds, { ordered: true }));
writeList('ca', 'street-cores', plain(compiled.streetCores));
const specialties = plain(compiled.specialties);
writeList(
  'ca',
  'specialties-consonant',
  specialties.filter(({ value }) => !startsWithVowel(value)),
);
writeList(
  'ca',
  'specialties-vowel',
  specialties.filter(({ value }) => startsWithVowel(value)),
);
writeList('ca', 'company-kinds', plain(compiled.companyKinds));
writeList('ca', 'company-forms', plain(compiled.companyForms));
writeList('ca', 'causes', plain(compiled.causes));
// The list of professions itself is kept by hand.
writeList('ca', 'email-domains', plain(compiled.emailDomains, { ordered: true }));
writeList('ca', 'url-words', plain(compiled.urlWords));
recordSources('ca');
