import type { LanguagePack } from '../pack.ts';
import { dates } from './dates.ts';
import { numbers } from './numbers.ts';

export const de: LanguagePack = { code: 'de', name: 'German', dates, numbers };
