import { wordNet } from '../resources/wordnet.ts';
import { isField, otherClassWords } from './class-words.ts';

/** Endings of common nouns and adjectives, in languages of which there is no word list at hand. Names may have them too. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  es: /(?:ci[oó]n(?:es)?|si[oó]n(?:es)?|dad(?:es)?|miento|ismo|encia|ancia|logía|grafía|[aá]ticas?|ísticas?|[ií]fic[oa]s?|[óo]nic[oa]s?|[óo]gic[oa]s?|[éeáaóoíi]dic[oa]s?|[éeáaóoíi]utic[oa]s?|[éá]tric[oa]s?|[íi]nic[oa]s?|ari[oa]s?|iales|ional(?:es)?|tiv[oa]s?|tor(?:a|es)?|istas?|ad[oa]s)$/iu,
  ca: /(?:ci[oó](?:ns)?|si[oó](?:ns)?|tats?|ment|isme|ència|ància|logia|grafia|[íi]fics?|[íi]fic[ae]s?|[óò]gic(?:s|a)?|ogiques|[àa]ri(?:s|a)?|[àa]ries|ionals?|istes?)$/iu,
  fr: /(?:tions?|sions?|ités?|ales?|ments?|ismes?|ences?|ances?|logies?|graphies?|iques?|aires?|ionnel(?:le)?s?|ifs?|ives?|istes?|eurs|ières?|é[es]s?)$/iu,
  de: /(?:ung(?:en|s)?|heit(?:en)?|keit(?:en)?|schaft(?:en)?|tion(?:en)?|ismus|wesens?|tät|rechts?|schutz(?:es)?|hilfe|arbeit|politik|lich(?:e[nrms]?)|isch(?:e[nrms]?)|ige[nrms]?|rat(?:es|s)?|ämter|verbände|logie|pädie|iatrie)$/iu,
  sv: /(?:ning(?:en|ar)?|het(?:en)?|skap(?:et)?|tion(?:en)?|iska?|liga?|logi|vård(?:en)?|tjänst(?:en)?|råd(?:et)?)$/iu,
};

/** Common words of institutions' names without such an ending. */
const WORDS: Readonly<Record<string, string>> = {
  es: 'administrativo administrativa apelación seguridad magistrados penitenciaria comandante comunista liberación justicia dolor mediterráneo aplicada aplicadas mujer mujeres niño niños infancia juventud trabajo empleo deporte vivienda hacienda interior turismo transporte comercio industria energía agua mar sangre mayores menores familia familias forense forenses médico médica legal transfusión sanguínea sangre hemodiálisis pericias asistencial ancianos sureste suroeste noreste noroeste edificio juzgados española español españoles europeo europea',
  ca: 'justícia dolor mediterrània aplicada dona dones nen nens infància joventut treball esport habitatge interior comerç indústria energia aigua sang família famílies',
  fr: 'administratif municipal communal pénitentiaire détention provisoire travail enfants enfance jeunesse femmes famille familles sport logement intérieur commerce industrie tourisme eau mer sang santé recherche justice',
  de: 'arbeit arbeitgeber kinder frauen jugend familie sport wohnen innern auswärtigen inneren handel industrie verkehr energie wasser blut umwelt natur kirche diakonie caritas fernsehen rundfunk patent marken städte länder technik verbraucher beamte beamten ersten zweiten freien',
  sv: 'arbete barn kvinnor ungdom familj idrott handel industri trafik vatten blod natur kyrka',
};

const words = new Map<string, ReadonlySet<string>>();

/**
 * Whether a word is, as far as can be told, a common noun or adjective and no name: by WordNet in English, by its ending in the
 * other languages. Whether it is a name too is for the caller to ask of the lists of names.
 */
export function isCommonWord(word: string, locale: string): boolean {
  return isListedWord(word, locale) || (word.length > 5 && ENDINGS[locale.slice(0, 2)]?.test(word) === true);
}

/** Whether a list has a word as a common noun or adjective; its ending does not count, since a name may have it too. */
export function isListedWord(word: string, locale: string): boolean {
  if (otherClassWords(word, locale) !== undefined || isField(word, locale)) return true;
  const lower = word.toLowerCase();
  const language = locale.slice(0, 2);
  if (language === 'en') return word.length > 2 && isEnglish(lower);
  let known = words.get(language);
  if (known === undefined) words.set(language, (known = new Set((WORDS[language] ?? '').split(' '))));
  return known.has(lower);
}

function isEnglish(lower: string): boolean {
  const net = wordNet();
  const lemmas = [lower, lower.replace(/s$/, ''), lower.replace(/ies$/, 'y'), lower.replace(/e[sd]$/, '')];
  if (/e?d$/.test(lower) && [/d$/, /ed$/].some((ending) => net.has(lower.replace(ending, ''), 'verb'))) return true;
  return lemmas.some(
    (lemma, i) =>
      (i === 0 || lemma !== lower) &&
      // WordNet's index has names in lower case as well ("lincoln"); the sets of synonyms spell them.
      (net.senses(lemma, 'noun').some(({ synonyms }) => synonyms.some(({ word }) => word === lemma)) ||
        net.has(lemma, 'adjective')),
  );
}
