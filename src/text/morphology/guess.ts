import type { Reading } from './lexicon.ts';

/** What endings say of words that no lexicon has: Spanish and Catalan, Latin and Greek words of medicine among them. */
const ENDINGS: readonly (readonly [RegExp, readonly (readonly [pos: string, weight: number])[]])[] = [
  [/ment[e]?$/, [['ADV', -0.3], ['NOUN', -1.5]]],
  [/(?:ci[oó]n|ciones|ció|cions|si[oó]n|siones|dad|dades|tat|tats|itis|osis|oma|omas|emia|patía|grafía|scopia|ectomía|miento|mientos|ments?|aje|ismo|isme|eza|ura|uras)$/, [['NOUN', -0.1], ['ADJ', -3]]],
  [/(?:ic[oa]s?|oid[ea]s?|al(?:es|s)?|os[oa]s?|iv[oa]s?|ar(?:es|s)|ble(?:s)?|ante?s?|ari[oa]s?|ic|ica|iques|al|als)$/, [['ADJ', -0.4], ['NOUN', -1.2]]],
  [/(?:ad[oa]s?|id[oa]s?)$/, [['ADJ', -0.7], ['VERB', -0.8], ['NOUN', -1.6]]],
  [/(?:ando|iendo|yendo|ar|er|ir|aron|ieron|aba|aban|ía|ían|ó)$/, [['VERB', -0.5], ['NOUN', -1.3]]],
]; // prettier-ignore

const ANY: readonly (readonly [pos: string, weight: number])[] = [
  ['NOUN', -0.4],
  ['ADJ', -1.6],
  ['VERB', -3],
];

/** The readings of a form, in lower case, that no lexicon has. */
export function guessReadings(form: string): readonly Reading[] {
  const found = ENDINGS.find(([ending]) => ending.test(form))?.[1] ?? ANY;
  return found.map(([pos, weight]) => ({
    pos,
    lemma: guessLemma(form, pos),
    features: guessFeatures(form, pos),
    weight,
  }));
}

const guessFeatures = (form: string, pos: string): string =>
  (pos === 'NOUN' || pos === 'ADJ') && isPlural(form) ? 'Number=Plur' : '';

/** Greek nouns in -sis and -itis are no plurals. */
const isPlural = (form: string): boolean => /[^siu]s$/.test(form) && form.length > 3;

/** The singular of what looks like a plural, and the masculine of an adjective. */
function guessLemma(form: string, pos: string): string {
  if (pos !== 'NOUN' && pos !== 'ADJ') return form;
  const singular = isPlural(form)
    ? form.endsWith('ciones') || form.endsWith('siones')
      ? `${form.slice(0, -4)}ón`
      : form.replace(/(?<=[^aeiou][aeiouáéíóú]?[lrnd])es$|s$/u, '')
    : form;
  return pos === 'ADJ' ? singular.replace(/(?<=[tsvcndrl])a$/, 'o') : singular;
}
