import type { LanguagePack } from '../pack.ts';
import { dates } from './dates.ts';
import { numbers } from './numbers.ts';

export const en: LanguagePack = { code: 'en', name: 'English', dates, numbers };
