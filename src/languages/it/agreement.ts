import type { Agreement } from '../pack.ts';

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
