import { removeText } from '../core/remove-text.ts';
import type { Analysis, CharSpan, Document, Edit } from '../core/types.ts';

/** What one augmented copy is a copy of. */
export type Unit = 'document' | 'sentence';

export interface DocumentUnit {
  readonly document: Document;
  /** The edit lists that cut it out of its source: none where it is the whole document. */
  readonly edits: readonly (readonly Edit[])[];
}

/**
 * Cuts a document into the units that are augmented on their own. A sentence border inside an entity is passed over. The
 * sentence units are documents of their own, with the id `<document>#s<number>`; text between sentences belongs to none.
 */
export function divideIntoUnits(doc: Document, analysis: Analysis, unit: Unit): readonly DocumentUnit[] {
  if (unit === 'document') return [{ document: doc, edits: [] }];
  const spans = joinAcrossEntities(analysis.sentences, doc);
  return spans.map((span, i) => {
    const around = [
      { start: 0, end: span.start },
      { start: span.end, end: doc.text.length },
    ].filter(({ start, end }) => start < end);
    const { document } = removeText(doc, around, { id: `${doc.id}#s${i + 1}` });
    return { document, edits: [around.map(({ start, end }) => ({ start, end, replacement: '' }))] };
  });
}

/** Sentences and entities together, each run of overlapping ones made one span: so no border lies inside an entity. */
function joinAcrossEntities(sentences: readonly CharSpan[], doc: Document): readonly CharSpan[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of [...sentences, ...doc.entities].toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
