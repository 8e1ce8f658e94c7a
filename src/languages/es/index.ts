import type { LanguagePack } from '../pack.ts';
import { dates } from './dates.ts';
import { numbers } from './numbers.ts';

export const es: LanguagePack = { code: 'es', name: 'Spanish', dates, numbers };
