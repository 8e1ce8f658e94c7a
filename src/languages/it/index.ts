import type { LanguagePack, Agreement, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';

export const text: Text = {
  functionWords:
    'di e il la che in un a per è una sono del non con i si da le dei nel alla della come più lo gli anche al ha dal ma delle nella sul suo questo essere o se stato dalla',
  neverLast: 'dott sig prof avv ing arch geom rag art artt pag pagg cap es tel cell cfr n nr lett sez vol ca sigg',
};

/** The numbers eight and eleven begin with one too: l'8 marzo, l'11 marzo. */
const VOWEL = /^(?:h?[aeiou]|8|11(?!\d))/;

export const agreement: Agreement = {
  genders: { f: /(?:[^t]a|trice|essa)$/u, m: /(?:o|ore|iere)$/u },
  articles: 'il lo la gli le',
  contractions: 'del dello della dei degli delle',
  leads: 'di da',
  beforeNouns: 'della dello dei degli delle per',
  beforePlaces: 'di in',
  beforeProfessions: 'un una uno il la',
  sounds(first) {
    // "ed" and "ad" stand before their own vowel alone.
    if (first === 'e' || first === 'a') return (following) => following.startsWith(first);
    return (following) => VOWEL.test(following);
  },
};

export const it: LanguagePack = {
  code: 'it',
  name: 'Italian',
  lacks: ['tagger', 'synonyms', 'morphology', 'eponyms'],
  agreement,
  contact,
  dates,
  institutions,
  names,
  numbers,
  places,
  text,
};
