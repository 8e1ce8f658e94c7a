import type { LanguagePack } from '../pack.ts';
import { text } from './text.ts';

export const da: LanguagePack = {
  code: 'da',
  name: 'Danish',
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
    'morphology',
    'eponyms',
  ],
  text,
};
