import type { LanguagePack } from '../pack.ts';

export const hi: LanguagePack = {
  code: 'hi',
  name: 'Hindi',
  // prettier-ignore
  lacks: ['dates', 'holidays', 'numbers', 'names', 'institutions', 'places', 'contact', 'sentences', 'tagger', 'synonyms', 'wording', 'morphology', 'eponyms'],
};
