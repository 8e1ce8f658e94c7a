import type { LanguagePack } from '../pack.ts';
import { institutions } from './institutions.ts';

export const nb: LanguagePack = { code: 'nb', name: 'Norwegian', institutions };
