import { joinAcrossEntities } from '../core/join-across.ts';
import { removeText } from '../core/remove-text.ts';
import type { Analysis, CharSpan, Document, Edit } from '../core/types.ts';

/** What is dealt with on its own: augmented, or dealt out to a split. Paragraphs are set apart by blank lines. */
export type Unit = 'document' | 'paragraph' | 'sentence';

export interface DocumentUnit {
  readonly document: Document;
  /** The edit lists that cut it out of its source: none where it is the whole document. */
  readonly edits: readonly (readonly Edit[])[];
}

/**
 * Cuts a document into units. A border inside an entity is passed over. Sentences and paragraphs become documents of their
 * own, with the ids `<document>#s<number>` and `#p<number>`; the white space between them belongs to none.
 */
export function divideIntoUnits(doc: Document, analysis: Analysis, unit: Unit): readonly DocumentUnit[] {
  if (unit === 'document') return [{ document: doc, edits: [] }];
  const spans = joinAcrossEntities(unit === 'sentence' ? analysis.sentences : findParagraphs(doc.text), doc.entities);
  return spans.map((span, i) => {
    const around = [
      { start: 0, end: span.start },
      { start: span.end, end: doc.text.length },
    ].filter(({ start, end }) => start < end);
    const { document } = removeText(doc, around, { id: `${doc.id}#${unit[0]}${i + 1}` });
    return { document, edits: [around.map(({ start, end }) => ({ start, end, replacement: '' }))] };
  });
}

/** Stretches of text between blank lines. */
function findParagraphs(text: string): readonly CharSpan[] {
  return [...text.matchAll(/\S(?:(?!\r?\n[ \t]*\r?\n)[\s\S])*/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
}
