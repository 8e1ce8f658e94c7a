import type { LanguagePack } from '../pack.ts';
import { agreement } from './agreement.ts';
import { contact } from './contact.ts';
import { dates } from './dates.ts';
import { institutions } from './institutions.ts';
import { names } from './names.ts';
import { places } from './places.ts';
import { text } from './text.ts';

export const ca: LanguagePack = {
  code: 'ca',
  name: 'Catalan',
  lacks: ['numbers', 'tagger', 'synonyms', 'eponyms'],
  agreement,
  contact,
  dates,
  institutions,
  names,
  places,
  text,
};
