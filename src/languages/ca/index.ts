import type { Faults, LanguagePack, Agreement, AgreementCheck, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';
import { determiners, genderOfName } from './organisations.ts';
import { classOfCountry } from './places.ts';
import { behind } from '../classes.ts';
import { plural } from './professions.ts';

export const text: Text = {
  functionWords:
    'de la i el que a en els les per un amb del una es al no és com se més dels seva als seu són va pel ha han aquest aquesta també però o on ser entre sobre fins quan ho li perquè seves molt cap sense hi té pels',
  fixed:
    'mai res ningú gens tampoc excepte amb prou nega neguen absència absent negatiu negativa negatius negatives positiu positiva positius positives descarta possible possibles probable probables sospita esquerre esquerra dret dreta ambdós ambdues primer primera segon segona meitat doble',
  neverLast: 'av c dr dra exp núm pàg pàgs pl pça sr sra srta tel tfn aprox',
  wording: true,
  telling:
    'i amb els les una uns unes per sense però molt més fins des cap on quan perquè també ho hi li seu seva seus seves aquest aquesta aquests aquestes és són està estan van vaig ha té tenen fa segons dia dies dolor pacient anys demà nit esquerra dreta febre no es que o nou avui ahir diu refereix mare pare fill filla germà dona home nen nena bé millor pel pels dels als al del l’ l d’ d n s’ amb això allò doncs ja',
  morphology: true,
};

/** "l'1 d'octubre", "l'11" */
const SPOKEN = /^11?(?![\dr])/;
const VOWEL = /^h?(?:[aeo]|i(?![aeou])|ies(?!\p{L})|u(?![aeio]))/u;

const plainStart = (text: string): string =>
  text
    .slice(0, 24)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const checks: readonly AgreementCheck[] = [
  {
    name: "el/l'",
    site: "(?:e?l|la|del|al|pel) (?=\\p{L}{2})|(?:d?e?|a|per )l['’] ?(?=\\p{L})",
    isWrong: (word, next) => {
      const start = plainStart(next);
      if (/^\p{Lu}{2}/u.test(next)) return false;
      if (/['’]/u.test(word)) return !/^h?[aeiou]/u.test(start);
      return word.toLowerCase() === 'la' ? /^h?[aeo]/u.test(start) : VOWEL.test(start);
    },
  },
  {
    name: 'del',
    site: '(?:(?:de|a|per) els? |dels? |als? |pels? )(?=\\p{L})',
    isWrong: (word, next) => word.includes(' ') && !/^h?[aeiou]/u.test(plainStart(next)),
  },
];

export const agreement: Agreement = {
  classOfCountry,
  ownArticles: "el la els les l'",
  determiners,
  genderOfName,
  checks,
  articlesOf: { f: 'la una les unes', m: 'el un del al pel els uns dels als pels' },
  nouns: {
    f: 'clínica fundació farmàcia residència ciutat plaça comarca mútua botiga',
    m: 'centre consorci laboratori servei departament carrer barri poble museu',
  },
  genders: { f: /(?:[^t]a|triu)$/u, m: /(?:er|or)$/u },
  elision: { d: 'de', l: 'el' },
  articles: 'la les el els l',
  contracting: 'el els',
  contractions: 'del dels',
  melted: { 'de el': 'del', 'de els': 'dels', 'a el': 'al', 'a els': 'als' },
  uncontracted: { des: 'de', DES: 'DE', DEL: 'DE', del: 'de', dels: 'de', al: 'a', als: 'a', pel: 'per' },
  leads: 'a',
  beforeNouns: 'dels per',
  beforePlaces: 'i',
  inflections: [
    { form: plural, after: behind('els les dels als pels ets ses dos dues tres quatre cinc alguns algunes uns unes') },
  ],
  soundPairs: [['de', "d'"]],
  untold: 'm',
  articleForms: [
    ['el', 'el', "l'", 'la'],
    ['del', 'del', "de l'", 'de la'],
    ['al', 'al', "a l'", 'a la'],
    ['pel', 'pel', "per l'", 'per la'],
    ['cal', 'cal', "ca l'", 'ca la'],
    ['en', 'en', "l'", 'la'],
    // Of the islands: "na Clara", "n'Ona".
    ['en', 'en', "n'", 'na'],
    ['es', 'es', "s'", 'sa'],
    ['des', 'des', "de s'", 'de sa'],
  ],
  personal: /(?<!\p{L})en $/iu,
  // What belongs to a profession holds for no other: "metge de capçalera", "collidora de taronja", "president de la Generalitat".
  workplaces:
    /^ (?:de (?:capçalera|família|guàrdia|referència|zona|ràdio|taronja|fruita|raïm|olives|compres|vendes|cursa|camp|torn|sala|planta)|de la (?:Generalitat|República|Diputació|Mancomunitat)|del (?:Govern|Parlament|Senat|Congrés)|a la (?:Universitat|Facultat)|al (?:Parlament|Congrés|Senat))(?!\p{L})/u,
  beforeTowns: {
    el: '', la: '', "l'": '', els: '', les: '', del: 'de', dels: 'de', 'de la': 'de', 'de les': 'de', "de l'": 'de', al: 'a', als: 'a', 'a la': 'a', 'a les': 'a', "a l'": 'a', pel: 'per', 'per la': 'per', "per l'": 'per',
  }, // prettier-ignore
  sounds: (first) =>
    // "la" is kept before an unstressed i or u, which nearly all are: la infermera, la història.
    /(?:^| )[ln]a$/u.test(first)
      ? (following) => /^h?[aeo]/.test(following)
      : (following) => VOWEL.test(following) || SPOKEN.test(following),
};

/** What tells faults of generated text. */
export const faults: Faults = {
  events: {
    birth: /data de naixement|nascud[ao] el/,
  },
  retired: /jubilat/,
  pressure: /TA/,
  isMixed: true,
};

export const ca: LanguagePack = {
  code: 'ca',
  name: 'Catalan',
  lacks: ['tagger', 'synonyms', 'eponyms'],
  agreement,
  contact,
  dates,
  numbers,
  faults,
  institutions,
  names,
  places,
  text,
};
