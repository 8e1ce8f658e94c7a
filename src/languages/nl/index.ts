import type { LanguagePack } from '../pack.ts';
import { agreement } from './agreement.ts';
import { contact } from './contact.ts';
import { dates } from './dates.ts';
import { institutions } from './institutions.ts';
import { names } from './names.ts';
import { numbers } from './numbers.ts';
import { places } from './places.ts';
import { text } from './text.ts';

export const nl: LanguagePack = {
  code: 'nl',
  name: 'Dutch',
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
