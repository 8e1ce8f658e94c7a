import type { Analysis, CharSpan, Document } from '../../core/types.ts';
import type { ViewRow } from '../../report/view-page.ts';

const HUES = [31, 32, 33, 34, 35, 36, 91, 92, 93, 94, 95, 96];

/**
 * The sentence of a document with the most entities, and the same sentence of its copies: entities in colour with their
 * labels, in brackets where there is no colour.
 */
export function formatSentencePair(row: ViewRow, analyse: (doc: Document) => Analysis, colour: boolean): string {
  const labels = [...new Set(row.source.entities.map((entity) => entity.label))];
  const inside = (span: CharSpan) => row.source.entities.filter((e) => e.start >= span.start && e.end <= span.end);
  const sentences = analyse(row.source).sentences.filter(({ start, end }) => end - start < 240);
  const best = sentences.toSorted((a, b) => inside(b).length - inside(a).length)[0];
  if (!best) return '';
  // An entity keeps its id in every copy, so the copy's sentence is the one that holds the same entity.
  const anchor = inside(best)[0]?.id;
  const lines = [`  source  ${render(row.source, best, labels, colour)}`];
  for (const copy of row.copies) {
    const entity = copy.entities.find((candidate) => candidate.id === anchor);
    const span = entity && analyse(copy).sentences.find((s) => s.start <= entity.start && entity.end <= s.end);
    if (span) lines.push(`  copy ${copy.derivedFrom?.copy}  ${render(copy, span, labels, colour)}`);
  }
  return `${lines.join('\n')}\n`;
}

function render(doc: Document, span: CharSpan, labels: readonly string[], colour: boolean): string {
  let text = '';
  let position = span.start;
  for (const { start, end, label } of doc.entities) {
    if (start < position || end > span.end) continue;
    const mention = doc.text.slice(start, end);
    const code = HUES[labels.indexOf(label) % HUES.length] ?? 36;
    text += doc.text.slice(position, start);
    text += colour ? `\u001b[1;${code}m${mention}\u001b[0;2;${code}m ${label}\u001b[0m` : `[${mention}](${label})`;
    position = end;
  }
  return (text + doc.text.slice(position, span.end)).replaceAll(/\s+/g, ' ');
}
