import { DEFAULT_LAYER } from '../core/document.ts';
import type { Entity } from '../core/types.ts';

/** What a placeholder stands for. OTHER is something that the context does not tell: a post, a unit, a thing. */
export const PLACEHOLDER_LABELS = [
  'ACCOUNT', 'AMOUNT', 'AUTHORISATION', 'BRAND', 'COMPANY', 'CONTRACT', 'DATE', 'EMAIL', 'MEDIA', 'NUMBER', 'ORGANISATION',
  'OTHER', 'PATENT', 'PERSON', 'PHONE', 'PLACE', 'STREET', 'WEB',
] as const; // prettier-ignore

export type PlaceholderLabel = (typeof PLACEHOLDER_LABELS)[number];

const LABELS: ReadonlySet<string> = new Set(PLACEHOLDER_LABELS);

/** Whether an entity is a placeholder of the default layer. */
export function isPlaceholder({ layer, label }: Entity): boolean {
  return (layer === undefined || layer === DEFAULT_LAYER) && LABELS.has(label);
}
