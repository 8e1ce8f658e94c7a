import type { LanguagePack, Text } from '../pack.ts';
import { contact, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';

export const text: Text = {
  isHan: true,
};

export const zh: LanguagePack = {
  code: 'zh',
  name: 'Traditional Chinese',
  locale: 'zh-TW',
  simplified: 'zh-CN',
  lacks: ['holidays', 'tagger', 'synonyms', 'wording', 'morphology', 'eponyms'],
  contact,
  dates,
  names,
  numbers,
  places,
  text,
};
