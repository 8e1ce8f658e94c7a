import type { LanguagePack } from '../pack.ts';
import { contact } from './contact.ts';
import { dates } from './dates.ts';
import { names } from './names.ts';
import { numbers } from './numbers.ts';
import { places } from './places.ts';

export const zh: LanguagePack = {
  code: 'zh',
  name: 'Traditional Chinese',
  locale: 'zh-TW',
  contact,
  dates,
  names,
  numbers,
  places,
};
