import type { CharSpan, Document, Entity, Analysis, Edit } from '../core/types.ts';
import { cutLongMention, joinAcrossEntities } from '../core/document.ts';
import { removeText } from '../core/apply-edits.ts';

/** A stretch of text within one entity that may be written over in one edit. */
export interface Segment extends CharSpan {
  readonly entity: Entity;
  /** Whether only an article of the entity's own stands before it. */
  readonly isBehindArticle?: true;
  /** Whether only the ending of an owner stands behind it in the entity: "'s". */
  readonly isOwner?: true;
  /** Whether it is one of several of a mention that is longer than any name. */
  readonly isPart?: true;
}

/** The segments, of which what is longer than any name is several. */
export function cutLongSegments(
  { text }: Document,
  segments: readonly Segment[],
  isCut: (entity: Entity) => boolean,
): readonly Segment[] {
  return segments.flatMap((segment) => {
    const spans = isCut(segment.entity) ? cutLongMention(text, segment) : [];
    return spans.length > 1 ? spans.map((span) => ({ ...segment, ...span, isPart: true as const })) : [segment];
  });
}

/**
 * Divides the text of the chosen entities into segments that no entity border crosses, so that an edit on a segment never
 * half-covers anything. Each segment belongs to the shortest chosen entity around it: of nested mentions the inner one is
 * written over, and then what is left of the outer one. Segments without a letter or digit are left out.
 *
 * @param chosen whether an entity's text is to be written over; the borders of the others are respected all the same.
 */
export function divideIntoSegments(doc: Document, chosen: (entity: Entity) => boolean): readonly Segment[] {
  const { entities } = doc;
  let reach = 0;
  const simple = entities.every((entity) => {
    const free = entity.fragments === undefined && entity.start >= reach;
    reach = Math.max(reach, entity.end);
    return free;
  });
  if (simple) {
    return entities.filter(chosen).map((entity) => ({ start: entity.start, end: entity.end, entity }));
  }
  const parts = entities.flatMap((entity) =>
    (entity.fragments ?? [entity]).map((part) => ({ entity, start: part.start, end: part.end })),
  );
  const borders = [...new Set(parts.flatMap((part) => [part.start, part.end]))].toSorted((a, b) => a - b);
  const wanted = parts.filter((part) => chosen(part.entity)).toSorted((a, b) => a.start - b.start);
  const segments: Segment[] = [];
  let active: typeof wanted = [];
  let next = 0;
  for (let i = 0; i + 1 < borders.length; i++) {
    const start = borders[i] as number;
    const end = borders[i + 1] as number;
    active = active.filter((part) => part.end > start);
    while (next < wanted.length && (wanted[next] as Segment).start <= start) active.push(wanted[next++] as Segment);
    let owner: Segment | undefined;
    for (const part of active) if (!owner || part.end - part.start < owner.end - owner.start) owner = part;
    if (!owner) continue;
    const whole = owner.start === start && owner.end === end;
    const trimmed = whole ? { start, end } : trim(doc.text, start, end);
    if (trimmed) segments.push({ ...trimmed, entity: owner.entity });
  }
  return segments;
}

function trim(text: string, start: number, end: number): CharSpan | undefined {
  const piece = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(piece)) return undefined;
  return {
    start: start + (piece.length - piece.trimStart().length),
    end: end - (piece.length - piece.trimEnd().length),
  };
}

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
  const entities = doc.entities.toSorted((a, b) => a.start - b.start);
  let next = 0;
  return spans.map((span, i) => {
    // No border cuts an entity: each unit takes those that begin in it, and looks at no other, since long documents have many of both.
    const first = next;
    while (next < entities.length && (entities[next] as Entity).start < span.end) next++;
    const own = { ...doc, entities: entities.slice(first, next) };
    const around = [
      { start: 0, end: span.start },
      { start: span.end, end: doc.text.length },
    ].filter(({ start, end }) => start < end);
    const { document } = removeText(own, around, { id: `${doc.id}#${unit[0]}${i + 1}` });
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
