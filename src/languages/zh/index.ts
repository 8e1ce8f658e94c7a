import type { LanguagePack } from '../pack.ts';
import { dates } from './dates.ts';
import { numbers } from './numbers.ts';

export const zh: LanguagePack = { code: 'zh', name: 'Traditional Chinese', locale: 'zh-TW', dates, numbers };
