import type { CharSpan, Entity } from '../../core/types.ts';

/** Whether two lists of entities, in whatever order, state the same mentions with the same ids and labels. */
export function sameEntities(a: readonly Entity[], b: readonly Entity[]): boolean {
  if (a.length !== b.length) return false;
  const byId = new Map(a.map((entity) => [entity.id, entity]));
  return b.every((entity) => {
    const other = byId.get(entity.id);
    return other !== undefined && other.label === entity.label && sameSpans(spansOf(other), spansOf(entity));
  });
}

function spansOf(entity: Entity): readonly CharSpan[] {
  return entity.fragments ?? [entity];
}

/** Whether two mentions have the same fragments. */
export function sameSpans(a: readonly CharSpan[], b: readonly CharSpan[]): boolean {
  return a.length === b.length && a.every((span, i) => span.start === b[i]?.start && span.end === b[i]?.end);
}
