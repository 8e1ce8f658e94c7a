import type { PlaceholderLabel } from '../labels.ts';

/** What an element may be: nothing hidden, or something of a kind. */
export const KINDS = ['NONE', 'PERSON', 'PLACE', 'ORGANISATION', 'STREET', 'DATE', 'NUMBER', 'OTHER'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Partial<Readonly<Record<PlaceholderLabel, Kind>>> = {
  COMPANY: 'ORGANISATION', AMOUNT: 'NUMBER', PHONE: 'NUMBER', ACCOUNT: 'NUMBER', PATENT: 'NUMBER', CONTRACT: 'NUMBER', AUTHORISATION: 'NUMBER',
  WEB: 'OTHER', EMAIL: 'OTHER', BRAND: 'OTHER', MEDIA: 'OTHER',
}; // prettier-ignore

/** The kind of a label. */
export const kindOf = (label: PlaceholderLabel): Kind => KIND_OF[label] ?? (label as Kind);
