import type { Agreement } from '../pack.ts';

const VOWEL = /^h?(?:[aeo]|i(?![aeou])|u(?![aeio]))/;

export const agreement: Agreement = {
  genders: { f: /(?:[^t]a|triu)$/u, m: /(?:er|or)$/u },
  elision: { d: 'de', l: 'el' },
  articles: 'la les el els l',
  leads: 'a',
  beforeNouns: 'dels per',
  beforePlaces: 'i',
  sounds: (first) =>
    // "la" is kept before an unstressed i or u, which nearly all are: la infermera, la història.
    first === 'la' ? (following) => /^h?[aeo]/.test(following) : (following) => VOWEL.test(following),
};
