import type { Agreement } from '../pack.ts';

export const agreement: Agreement = { leads: 'da do' };
