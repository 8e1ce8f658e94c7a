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

export const sv: LanguagePack = {
  code: 'sv',
  name: 'Swedish',
  lacks: ['tagger', 'synonyms', 'morphology'],
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
