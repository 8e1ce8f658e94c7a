import { ownValue } from '../core/collections.ts';
import { PalimpsestError } from '../core/errors.ts';
import { nearestName } from '../core/edit-distance.ts';
import type { Document } from '../core/types.ts';

/** The group of a document: those with the same value of a field of `meta`; without a value, itself. */
export function groupOf({ id, meta }: Document, field: string | undefined): string {
  const value = field === undefined ? undefined : ownValue(meta, field);
  return value === undefined || value === null ? `id=${id}` : `${field}=${JSON.stringify(value)}`;
}

/** Which fields of `meta` the documents of a corpus have, gathered while it is read. */
export interface MetaFields {
  add(doc: Document): void;
  /**
   * A field that no document has would part what belongs together, unsaid.
   *
   * @throws PalimpsestError `unknown-field`, naming the nearest and those there are.
   */
  require(field: string): void;
}

export function createMetaFields(): MetaFields {
  const seen = new Set<string>();
  return {
    add({ meta }) {
      if (meta) for (const key of Object.keys(meta)) seen.add(key);
    },
    require(field) {
      if (seen.has(field)) return;
      const nearest = nearestName(field, seen);
      throw new PalimpsestError('unknown-field', `no document has ${JSON.stringify(field)} in its meta`, {
        hint:
          nearest === undefined
            ? 'No document has any meta: its format may have none.'
            : `Did you mean ${nearest}? The fields are: ${[...seen].toSorted().join(', ')}.`,
      });
    },
  };
}
