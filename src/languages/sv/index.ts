import type { LanguagePack } from '../pack.ts';
import { dates } from './dates.ts';

export const sv: LanguagePack = { code: 'sv', name: 'Swedish', dates };
