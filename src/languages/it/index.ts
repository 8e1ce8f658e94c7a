import type { LanguagePack } from '../pack.ts';
import { institutions } from './institutions.ts';
import { names } from './names.ts';

export const it: LanguagePack = { code: 'it', name: 'Italian', institutions, names };
