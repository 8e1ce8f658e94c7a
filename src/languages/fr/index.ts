import type { LanguagePack } from '../pack.ts';
import { dates } from './dates.ts';
import { numbers } from './numbers.ts';

export const fr: LanguagePack = { code: 'fr', name: 'French', dates, numbers };
