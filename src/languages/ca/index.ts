import type { LanguagePack } from '../pack.ts';
import { dates } from './dates.ts';

export const ca: LanguagePack = { code: 'ca', name: 'Catalan', dates };
