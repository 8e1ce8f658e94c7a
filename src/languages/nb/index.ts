import type { LanguagePack } from '../pack.ts';
import { institutions } from './institutions.ts';
import { text } from './text.ts';

export const nb: LanguagePack = {
  code: 'nb',
  name: 'Norwegian',
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
  institutions,
  text,
};
