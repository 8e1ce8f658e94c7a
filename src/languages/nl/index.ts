import type { LanguagePack } from '../pack.ts';
import { contact } from './contact.ts';
import { institutions } from './institutions.ts';
import { names } from './names.ts';
import { text } from './text.ts';

export const nl: LanguagePack = {
  code: 'nl',
  name: 'Dutch',
  lacks: ['dates', 'numbers', 'names', 'places', 'contact', 'sentences', 'tagger', 'synonyms', 'morphology', 'eponyms'],
  contact,
  institutions,
  names,
  text,
};
