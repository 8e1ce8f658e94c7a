import type { Agreement } from '../pack.ts';

export const agreement: Agreement = {
  genders: { f: /(?:[^t]a|triz)$/u, m: /(?:o|or)$/u },
  articles: 'la las los el',
  contractions: 'del',
  leads: 'de al a',
  beforeNouns: 'del los por para contra',
  beforePlaces: 'de en',
  beforeProfessions: 'un la el',
  sounds(first) {
    if (first === 'y') return (following) => /^h?i(?![aeou])/.test(following);
    return first === 'o' ? (following) => /^(?:h?o|8|11(?!\d))/.test(following) : undefined;
  },
};
