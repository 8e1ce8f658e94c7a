import type { LanguagePack } from '../pack.ts';
import { agreement } from './agreement.ts';
import { contact } from './contact.ts';
import { dates } from './dates.ts';
import { eponyms } from './eponyms.ts';
import { institutions } from './institutions.ts';
import { names } from './names.ts';
import { numbers } from './numbers.ts';
import { places } from './places.ts';
import { text } from './text.ts';

export const es: LanguagePack = {
  code: 'es',
  name: 'Spanish',
  lacks: ['tagger', 'synonyms'],
  agreement,
  contact,
  dates,
  eponyms,
  institutions,
  names,
  numbers,
  places,
  text,
};
