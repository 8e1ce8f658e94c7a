import type { LanguagePack } from '../pack.ts';
import { agreement } from './agreement.ts';
import { institutions } from './institutions.ts';
import { names } from './names.ts';
import { places } from './places.ts';

export const pt: LanguagePack = { code: 'pt', name: 'Portuguese', agreement, institutions, names, places };
