import { escapeHtml, renderKeys, clientScript, pagePolicy } from './html.ts';
import type { ViewMeta } from './view-data.ts';
import { VIEW_STYLE } from './view-style.ts';

/** A block of data in the page, which is never run as a script. */
export interface DataBlock {
  readonly id: string;
  /** Base64. */
  readonly content: string;
}

const KEYS: readonly (readonly [string, string])[] = [
  ['j k', 'next, previous document'],
  ['n p', 'next, previous change (entity, where there are no copies)'],
  ['e E', 'next, previous entity'],
  ['g G', 'next, previous hit of the search; also Enter, Shift + Enter in the search box'],
  ['] [', 'next, previous copy of the document'],
  ['/', 'search'],
  ['v', 'copy beside the source, or under it'],
  ['t', 'light or dark'],
  ['?', 'this help'],
  ['Esc', 'close, or clear the search and the filters'],
];

/**
 * The HTML of a view around its data. It needs nothing from elsewhere, and its policy lets no script run but its own.
 *
 * @param data what the script reads besides `meta`.
 * @param connects whether the script may ask the server that the page came from.
 */
export function renderViewShell(meta: ViewMeta, data: readonly DataBlock[], connects: boolean): string {
  const [theme, script] = [clientScript('theme'), clientScript('view')];
  const policy = pagePolicy([VIEW_STYLE], [theme, script], connects);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(meta.title)}</title>
<script>${theme}</script>
<style>${VIEW_STYLE}</style>
</head>
<body>
<header class="top">
<a class="skip" href="#pane">To the documents</a>
<div class="line"><h1 dir="auto">${escapeHtml(meta.title)}</h1>
<p class="about">${escapeHtml(describe(meta))}</p></div>
${meta.notes.map((note) => `<p class="notes">${escapeHtml(note)}</p>`).join('\n')}
<div class="line tools" role="search">
<button type="button" class="tool" id="drawer" aria-expanded="false" aria-controls="side">☰<span class="long"> Documents</span></button>
<input type="search" id="search" placeholder="Search (press /)" aria-label="Search" autocomplete="off" spellcheck="false">
<select id="scope" aria-label="Search in"><option value="text">in all text</option><option value="entities">in entities</option></select>
<select id="only" aria-label="Which documents">${choices(meta)}</select>
<button type="button" class="tool" id="clear" hidden>Clear <kbd>Esc</kbd></button>
<button type="button" class="tool" id="previous" aria-label="Previous ${nounOf(meta)}">↑<span class="long"> <kbd>p</kbd></span></button>
<button type="button" class="tool" id="next" aria-label="Next ${nounOf(meta)}">↓<span class="long"> ${nounOf(meta)} <kbd>n</kbd></span></button>
<button type="button" class="tool" id="layout" aria-pressed="false" title="Copy under the source (v)">⬓<span class="long"> Stacked</span></button>
<button type="button" class="tool" id="theme" aria-label="Light or dark" title="Light or dark (t)">◐</button>
<button type="button" class="tool" id="ask" aria-label="Keys" title="Keys (?)">?</button>
</div>
<div class="chips" id="labels" role="group" aria-label="Labels: press to see these only"></div>
<div class="chips" id="steps" role="group" aria-label="Steps that changed the copies: press to see these only"></div>
</header>
<nav class="side" id="side" aria-label="Documents">
<p><span id="found"></span> documents</p>
<div id="list" role="listbox" tabindex="0" aria-label="Documents"></div>
</nav>
<main id="pane" tabindex="0" aria-label="Texts"><noscript>This page needs JavaScript; it runs in this browser and asks nobody else.</noscript></main>
<div id="status" role="status" aria-live="polite">Reading…</div>
<dialog id="help" aria-label="Keys">
<h2>Keys</h2>
<dl>${renderKeys(KEYS)}</dl>
<p>Search takes no notice of case and accents. Press labels or steps to see the documents that have them, and only those marked. The address of the page leads back to what you see.</p>
<form method="dialog"><button class="tool">Close <kbd>Esc</kbd></button></form>
</dialog>
${data.map(({ id, content }) => `<script type="application/octet-stream" id="${id}">${content}</script>`).join('\n')}
<script type="application/json" id="meta">${JSON.stringify(meta).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>
`;
}

const nounOf = (meta: ViewMeta) => (meta.copies > 0 ? 'change' : 'entity');

function describe({ documents, total, copies }: ViewMeta): string {
  const shown = documents < total ? `The first ${format(documents)} of ${format(total)} documents` : count(documents);
  const beside = copies > 0 ? `, with ${format(copies)} ${copies === 1 ? 'copy' : 'copies'} made from them` : '';
  return `${shown}${beside}. This page shows the text of the corpus: treat it as you treat the corpus.`;
}

const format = (n: number) => String(n).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
const count = (n: number) => `${format(n)} ${n === 1 ? 'document' : 'documents'}`;

function choices({ copies }: ViewMeta): string {
  const general = [
    ['', 'all documents'],
    ['entities', 'with entities'],
    ['plain', 'without entities'],
  ];
  const compared = [
    ['changed', 'changed'],
    ['unchanged', 'not changed'],
    ['kept', 'with an entity that a copy kept'],
  ];
  return (copies > 0 ? [...general, ...compared] : general)
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('');
}
