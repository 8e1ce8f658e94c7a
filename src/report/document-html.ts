import type { CharSpan, Document } from '../core/types.ts';
import { escapeHtml } from './html.ts';

/**
 * Renders a document's text as HTML: entities as `<mark>` with their label, changed words as `<u>`. Overlapping and nested
 * entities are cut at each other's borders; every piece names all labels on it.
 */
export function renderDocument(doc: Document, changes: readonly CharSpan[], hues: ReadonlyMap<string, number>): string {
  const borders = new Set([0, doc.text.length]);
  const spans = doc.entities.flatMap((entity) =>
    (entity.fragments ?? [entity]).map(({ start, end }) => ({ start, end, label: entity.label })),
  );
  for (const { start, end } of [...spans, ...changes]) borders.add(start).add(end);
  const offsets = [...borders].toSorted((a, b) => a - b);
  let html = '';
  let open: typeof spans = [];
  let nextSpan = 0;
  let nextChange = 0;
  spans.sort((a, b) => a.start - b.start);
  for (let i = 0; i + 1 < offsets.length; i++) {
    const start = offsets[i] as number;
    const end = offsets[i + 1] as number;
    open = open.filter((span) => span.end > start);
    while (nextSpan < spans.length && (spans[nextSpan] as CharSpan).start <= start)
      open.push(spans[nextSpan++] as (typeof spans)[0]);
    while (nextChange < changes.length && (changes[nextChange] as CharSpan).end <= start) nextChange++;
    const text = escapeHtml(doc.text.slice(start, end));
    const change = changes[nextChange];
    const inner = open.at(-1);
    if (inner) {
      const labels = open.map((span) => span.label);
      // The label is shown once, at the end of the mention.
      const tag = inner.end === end ? `<i>${escapeHtml(labels.join(' + '))}</i>` : '';
      const hue = hues.get(inner.label) ?? 0;
      html += `<mark style="--h:${hue}" data-l="${escapeHtml(inner.label)}">${text}${tag}</mark>`;
    } else if (change && change.start <= start) html += `<u>${text}</u>`;
    else html += text;
  }
  return html;
}
