import type { LanguagePack } from '../pack.ts';
import { contact } from './contact.ts';
import { institutions } from './institutions.ts';
import { names } from './names.ts';

export const nl: LanguagePack = { code: 'nl', name: 'Dutch', contact, institutions, names };
