import type { LanguagePack } from '../pack.ts';

export const hi: LanguagePack = {
  code: 'hi',
  name: 'Hindi',
  lacks: [
    'dates',
    'numbers',
    'names',
    'institutions',
    'places',
    'contact',
    'sentences',
    'tagger',
    'synonyms',
    'wording',
    'morphology',
    'eponyms',
  ],
};
