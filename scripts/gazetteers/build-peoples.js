// Builds the lists of names of people from elsewhere, by people: node scripts/gazetteers/build-peoples.js
import { LETTERS, NAMES } from './compiled-peoples.js';
import { clean, fold, recordSources, words, writeList } from './lib-locale-lists.js';
import { fakerPython } from './lib-locale-sources.js';

/** Peoples, with the locale of Faker, what its names are called there, and the letters that they are written in. */
const FAKER = {
  polish: { locale: 'pl_PL', family: { u: 'unisex_last_names', m: 'male_last_names' }, most: 400 },
  czech: { locale: 'cs_CZ' },
  slovak: { locale: 'sk_SK', most: 250 },
  hungarian: { locale: 'hu_HU' },
  croatian: { locale: 'hr_HR', most: 400 },
  slovene: { locale: 'sl_SI' },
  romanian: { locale: 'ro_RO', band: 2 },
  russian: { locale: 'ru_RU', letters: 'cyrillic' },
  ukrainian: { locale: 'uk_UA', letters: 'ukrainian', family: { u: 'last_names_common' }, most: 300 },
  bulgarian: { locale: 'bg_BG', letters: 'cyrillic', band: 2 },
  macedonian: { locale: 'mk_MK', letters: 'cyrillic' },
  greek: { locale: 'el_GR', letters: 'greek', most: 300 },
  georgian: { locale: 'ka_GE', letters: 'georgian', most: 300 },
  armenian: { locale: 'hy_AM', letters: 'armenian', most: 300 },
  turkish: { locale: 'tr_TR', band: 2 },
  finnish: { locale: 'fi_FI' },
  danish: { locale: 'da_DK' },
  norwegian: { locale: 'no_NO' },
  estonian: { locale: 'et_EE', given: { m: 'first_names_male_est', f: 'first_names_female_est' }, family: { u: 'last_names_est' } }, // prettier-ignore
  latvian: { locale: 'lv_LV' },
  lithuanian: { locale: 'lt_LT', given: { u: 'first_names' }, ofSex: lithuanian },
  indian: { locale: 'en_IN' },
  indonesian: { locale: 'id_ID' },
  yoruba: { locale: 'yo_NG' },
  igbo: { locale: 'ig_NG' },
  ghanaian: { locale: 'tw_GH' },
  zulu: { locale: 'zu_ZA', given: { m: 'first_names_male', f: 'first_names_female' }, family: { u: 'last_names_male' }, most: 200 }, // prettier-ignore
};

/** Family names of the lists by people that are given names of women there, behind a man's as well. */
const GIVEN_ONLY = {
  croatian: 'Slavica Mavra',
  slovak: 'Dorota Marta Rosa Kunka',
  greek: 'Mara Zoi',
  indian: 'Anne Aurora Devi Tara Kata',
  tibetan: 'Dolma Lhamo Yangchen Choden',
  vietnamese: 'Châu Kiều',
  kenyan: 'Achieng',
  indonesian: 'Rahayu',
  polish: 'Linda',
};
/** What a source has misspelt. */
const MISSPELT = { Vsiliauskas: 'Vasiliauskas' };

/** The sex that a Lithuanian given name tells, or a family name with what daughters and wives are called: "Urbonas", "Urbonaitė", "Urbonienė". */
function lithuanian(name, list) {
  if (list === 'given-names') return [[name, name.endsWith('s') ? 'm' : 'f']];
  const [, stem, ending] = /^(.+?)(as|is|ys|i?us)$/u.exec(name) ?? [];
  if (stem === undefined) return [[name, 'u']];
  const daughter = stem + { as: 'aitė', is: 'ytė', ys: 'ytė', us: 'utė', ius: 'iūtė' }[ending];
  const isUsual = ending === 'as' && /(?:ausk|[ūėo]n)$/u.test(stem);
  return [[name, 'm'], [daughter, 'f'], ...(isUsual ? [[`${stem}ienė`, 'f']] : [])]; // prettier-ignore
}

const GIVEN = { m: 'first_names_male', f: 'first_names_female' };
const FAMILY = { m: 'last_names_male', f: 'last_names_female', u: 'last_names' };
const capitalised = (name) => name.replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
/** What names have between letters that stand for one sound together. */
const DIGRAPHS = {
  greek: [[/ου/gu, 'ou'], [/αυ(?=[βγδζλμνραεηιοω])/gu, 'av'], [/αυ/gu, 'af'], [/ευ(?=[βγδζλμνραεηιοω])/gu, 'ev'], [/ευ/gu, 'ef'], [/(?<!\p{L})μπ/gu, 'b'], [/μπ/gu, 'mb'], [/(?<!\p{L})ντ/gu, 'd'], [/γγ/gu, 'ng'], [/(?<!\p{L})γκ/gu, 'g'], [/γκ/gu, 'gk']],
  cyrillic: [[/(?:ий|ый)(?!\p{L})/gu, 'y'], [/ье/gu, 'ye'], [/ьё/gu, 'yo']],
  ukrainian: [[/ий(?!\p{L})/gu, 'y'], [/ьо/gu, 'io']],
  georgian: [],
  armenian: [[/ու/gu, 'u'], [/(?<!\p{L})ե(?!վ)/gu, 'ye'], [/(?<!\p{L})ո(?!վ)/gu, 'vo']],
}; // prettier-ignore

function inLatin(name, letters) {
  if (letters === undefined) return name;
  const plain = letters === 'greek' ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name;
  const joined = DIGRAPHS[letters].reduce((text, [from, to]) => text.replaceAll(from, to), plain.toLowerCase());
  return capitalised([...joined].map((letter) => LETTERS[letters][letter] ?? letter).join(''));
}

/** A name of one word or of two, in Latin letters; no initials and no pair of names. */
const PLAIN = /^[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}'-]+(?: [\p{Script=Latin}\p{M}'-]+)?$/u;

/** Peoples whose names may differ from those of their neighbours by accents alone: "Ásta". */
const BY_ACCENTS = new Set(['icelandic']);

const lists = { 'given-names': new Map(), 'family-names': new Map() };

function add(list, names, gender, band, region) {
  for (const raw of names) {
    const cleaned = clean(raw);
    const value = MISSPELT[cleaned] ?? cleaned;
    if (list === 'family-names' && GIVEN_ONLY[region]?.split(' ').includes(value)) continue;
    if (!PLAIN.test(value) || value.length < 2 || !/^\p{Lu}/u.test(value)) continue;
    const key = BY_ACCENTS.has(region) ? value : fold(value);
    const known = lists[list].get(key);
    if (known === undefined) lists[list].set(key, { value, gender, band, region });
    else if (known.region === region && known.gender !== gender) known.gender = 'u';
  }
}

for (const [people, { family, ...given }] of Object.entries(NAMES)) {
  for (const [gender, names] of Object.entries(given))
    add('given-names', names.includes('|') ? words(names) : names.split(' '), gender, 1, people);
  for (const [gender, names] of Object.entries(typeof family === 'string' ? { u: family } : family))
    add('family-names', names.includes('|') ? words(names) : names.split(' '), gender, 1, people);
}
const evenly = (names, most = names.length) => names.filter((_, i) => Math.floor(((i + 1) * most) / names.length) > Math.floor((i * most) / names.length)); // prettier-ignore
for (const [people, { locale, letters, given = GIVEN, family = FAMILY, most, band = 1, ofSex }] of Object.entries(
  FAKER,
)) {
  const names = fakerPython(locale, 'person');
  const valuesOf = (list = []) => (Array.isArray(list) ? list : Object.keys(list)); // with weights
  const read = (key) => [...new Set(valuesOf(names[key]).map((name) => inLatin(name, letters)))];
  const addAll = (list, values, gender) => {
    if (ofSex === undefined) add(list, values, gender, band, people);
    else for (const [name, sex] of values.flatMap((value) => ofSex(value, list))) add(list, [name], sex, band, people);
  };
  for (const [gender, key] of Object.entries(given)) addAll('given-names', evenly(read(key), most), gender);
  // Of whom only men are listed, women end otherwise.
  if (people === 'polish') add('family-names', evenly(read(family.m).filter((name) => /[sc]ki$|dzki$/u.test(name)), 100).map((name) => `${name.slice(0, -1)}a`), 'f', band, people); // prettier-ignore
  const hasBoth = names[family.m] !== undefined && names[family.f] !== undefined;
  for (const [gender, key] of Object.entries(family))
    if (gender !== 'u' || !hasBoth) addAll('family-names', evenly(read(key), most), gender);
}

for (const [list, entries] of Object.entries(lists))
  writeList('en', `people-${list}`, [...entries.values()], 'compiled fakerPython', 'names of peoples that have no language here, as European texts write them; from Cyrillic, Greek, Georgian and Armenian letters by table; of several peoples the first; region: the people'); // prettier-ignore
recordSources('en');
