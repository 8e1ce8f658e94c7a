import type { LanguagePack } from '../pack.ts';
import { agreement } from './agreement.ts';
import { institutions } from './institutions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { text } from './text.ts';

export const pt: LanguagePack = {
  code: 'pt',
  name: 'Portuguese',
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
  agreement,
  institutions,
  names,
  places,
  text,
};
