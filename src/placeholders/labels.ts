/** What a placeholder stands for. OTHER is something that the context does not tell: a post, a unit, a thing. */
export const PLACEHOLDER_LABELS = [
  'ACCOUNT', 'AMOUNT', 'AUTHORISATION', 'BRAND', 'COMPANY', 'CONTRACT', 'DATE', 'EMAIL', 'MEDIA', 'NUMBER', 'ORGANISATION',
  'OTHER', 'PATENT', 'PERSON', 'PHONE', 'PLACE', 'STREET', 'WEB',
] as const; // prettier-ignore

export type PlaceholderLabel = (typeof PLACEHOLDER_LABELS)[number];
