import type { Document } from '../core/types.ts';

/** What a document of a derived corpus is to the source corpus. */
export type Link =
  | { readonly kind: 'original'; readonly source: Document }
  | { readonly kind: 'copy'; readonly source: Document }
  | { readonly kind: 'unlinked' };

/**
 * Finds out which source document each derived one was made from. Where the format keeps the provenance, or the id with its
 * `-aug1`, those tell; formats without ids (CoNLL) are told by order: copies follow their original, with the same labels.
 * Call it for the derived documents in their order. It holds the source documents in memory.
 *
 * @param copies how many copies of each source document there are, where nothing else is in the corpus: then the order tells of
 *   copies without their originals too.
 */
export function createLinker(sources: Iterable<Document>, copies = 0): (derived: Document) => Link {
  const byId = new Map<string, Document>();
  const byText = new Map<string, Document>();
  for (const source of sources) {
    byId.set(source.id, source);
    if (!byText.has(source.text)) byText.set(source.text, source);
  }
  const inOrder = copies > 0 ? [...byId.values()] : [];
  let position = -1;
  let last: Document | undefined;
  return (derived) => {
    position++;
    const stated = derived.derivedFrom?.id ?? /^(.*?)(?:#[sp]\d+)?-aug\d+$/s.exec(derived.id)?.[1];
    const named = stated === undefined ? undefined : byId.get(stated);
    if (named) return { kind: 'copy', source: named };
    const same = byText.get(derived.text);
    if (same) {
      last = same;
      return { kind: 'original', source: same };
    }
    if (last && sameLabels(last, derived)) return { kind: 'copy', source: last };
    const placed = last === undefined ? inOrder[Math.floor(position / copies)] : undefined;
    if (placed && sameLabels(placed, derived)) return { kind: 'copy', source: placed };
    return { kind: 'unlinked' };
  };
}

function sameLabels(a: Document, b: Document): boolean {
  return (
    a.entities.length === b.entities.length && a.entities.every((entity, i) => entity.label === b.entities[i]?.label)
  );
}
