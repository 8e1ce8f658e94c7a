import { piecesOf } from '../../core/document.ts';
import { firstEndingAfter } from '../../core/spans.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';

/** The text of a mention; of a discontinuous one its fragments, with a blank between them. */
export function textOf(doc: Document, entity: Entity): string {
  if (entity.fragments === undefined) return doc.text.slice(entity.start, entity.end);
  return entity.fragments.map(({ start, end }) => doc.text.slice(start, end)).join(' ');
}

/** The stretches of a text that entities cover, in order; those that overlap or touch, or have only blanks between them, joined. */
export function coveredSpans({ text, entities }: Document): readonly CharSpan[] {
  return joinSpans(text, entities.flatMap(piecesOf));
}

/** Stretches of a text in order; those that overlap or touch, or have only blanks between them, joined. */
export function joinSpans(text: string, parts: readonly CharSpan[]): readonly CharSpan[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last !== undefined && (start <= last.end || text.slice(last.end, start).trim() === ''))
      last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
}

/** What is left of stretches without others; both in text order. */
export function outsideOf(stretches: readonly CharSpan[], others: readonly CharSpan[]): readonly CharSpan[] {
  return stretches.flatMap(({ start, end }) => {
    const rest: CharSpan[] = [];
    let from = start;
    for (let i = firstEndingAfter(others, start); i < others.length && (others[i] as CharSpan).start < end; i++) {
      const other = others[i] as CharSpan;
      if (other.start > from) rest.push({ start: from, end: other.start });
      from = Math.max(from, other.end);
    }
    return from < end ? [...rest, { start: from, end }] : rest;
  });
}

/** Whether labels cover all of a stretch of text. */
export function isCovered(spans: readonly CharSpan[], { start, end }: CharSpan): boolean {
  const span = spans[firstEndingAfter(spans, start)];
  return span !== undefined && span.start <= start && end <= span.end;
}
