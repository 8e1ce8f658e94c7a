import type { LanguagePack } from '../pack.ts';
import { contact } from './contact.ts';
import { dates } from './dates.ts';
import { names } from './names.ts';
import { numbers } from './numbers.ts';
import { places } from './places.ts';
import { text } from './text.ts';

export const zh: LanguagePack = {
  code: 'zh',
  name: 'Traditional Chinese',
  locale: 'zh-TW',
  lacks: ['tagger', 'synonyms', 'morphology', 'eponyms'],
  contact,
  dates,
  names,
  numbers,
  places,
  text,
};
