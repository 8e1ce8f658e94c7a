import type { Document, Token } from '../core/types.ts';
import { findContextChanges } from './changes.ts';
import { renderDocument } from './document-html.ts';
import { escapeHtml } from './html.ts';
import { assignHues } from './label-colours.ts';
import { VIEW_SCRIPT, VIEW_STYLE } from './view-assets.ts';

/** A source document with the copies to show beside it. */
export interface ViewRow {
  readonly source: Document;
  readonly copies: readonly Document[];
}

export interface ViewPageOptions {
  readonly title: string;
  /** How many documents there are, where not all are shown. */
  readonly total: number;
  readonly tokenise: (text: string) => readonly Token[];
}

/**
 * A self-contained HTML page (no network, no external file): each document with its entities coloured by label and, beside
 * it, its copies, with the changed words of the context underlined. Text that contains markup is shown as text.
 */
export function createViewPage(rows: readonly ViewRow[], options: ViewPageOptions): string {
  const counts = new Map<string, number>();
  for (const { source } of rows) {
    for (const { label } of source.entities) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const labels = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([label]) => label);
  const hues = assignHues(labels);
  const legend = labels
    .map(
      (label) =>
        `<button type="button" aria-pressed="true" style="--h:${hues.get(label)}" data-l="${escapeHtml(label)}">` +
        `${escapeHtml(label)} <span>${counts.get(label)}</span></button>`,
    )
    .join('');
  const most = Math.max(0, ...rows.map((row) => row.copies.length));
  const shown =
    rows.length < options.total ? `first ${rows.length} of ${options.total} documents` : `${rows.length} documents`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeHtml(options.title)}</title>
<style>${VIEW_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(options.title)}</h1>
<p>${shown}${most > 0 ? `, each with ${most === 1 ? 'an augmented copy' : `up to ${most} augmented copies`}. Words changed around the entities are <u>underlined</u>.` : '.'}
This page holds the text of the corpus: treat it as you treat the corpus.</p>
<nav aria-label="Labels">${legend}</nav>
<input type="search" placeholder="Filter documents by text or id" aria-label="Filter documents">
</header>
<main>
${rows.map((row) => renderRow(row, hues, options)).join('\n')}
</main>
<script>${VIEW_SCRIPT}</script>
</body>
</html>
`;
}

function renderRow({ source, copies }: ViewRow, hues: ReadonlyMap<string, number>, options: ViewPageOptions): string {
  const compared = copies.map((copy) => ({ copy, changes: findContextChanges(source, copy, options.tokenise) }));
  const left = compared[0]?.changes.source ?? [];
  const cells = [
    cell(source, 'source', renderDocument(source, left, hues)),
    ...compared.map(({ copy, changes }, i) =>
      cell(copy, `copy ${copy.derivedFrom?.copy ?? i + 1}`, renderDocument(copy, changes.derived, hues)),
    ),
  ];
  return `<section style="--n:${cells.length}">${cells.join('')}</section>`;
}

function cell(doc: Document, kind: string, html: string): string {
  return `<article><h2>${escapeHtml(doc.id)} <span>${kind}</span></h2><div class="t">${html}</div></article>`;
}
