import type { CharSpan, Entity } from './types.ts';

/** Spans and entities together, each run of overlapping ones made one span: so no border lies inside an entity. */
export function joinAcrossEntities(spans: readonly CharSpan[], entities: readonly Entity[]): readonly CharSpan[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans, ...entities].toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
