import { escapeHtml } from '../html.ts';
import { clientScript } from '../client-script.ts';
import { PAGE_STYLE } from './page-style.ts';

/** What stands in a page besides its look. */
export interface PageParts {
  /** What the page is called above its title. */
  readonly kind: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** Where what is, for the table of contents and its link past it. The first is what the page is about. */
  readonly contents: readonly { readonly id: string; readonly title: string }[];
  /** HTML. */
  readonly main: string;
  /** Besides those of every page. */
  readonly style?: string;
  readonly script?: string;
}

/** A self-contained HTML page (no network, no external file). The same parts give the same bytes. */
export function renderPage({ kind, title, description, contents, main, style = '', script = '' }: PageParts): string {
  const name = escapeHtml(title);
  const entries = contents.map((entry) => `<li><a href="#${entry.id}">${escapeHtml(entry.title)}</a></li>`);
  const [first] = contents;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${name}</title>
<style>${PAGE_STYLE}${style}</style>
<script>${clientScript('theme')}</script>
</head>
<body>
<a class="skip" href="#${first?.id ?? ''}">To the ${first?.id === 'answer' ? 'answer' : 'content'}</a>
<div class="page">
<header>
<div class="top"><p>${escapeHtml(kind)}</p><button id="theme" type="button" hidden>Dark theme</button></div>
<h1>${name}</h1>
${description === undefined ? '' : `<p class="about">${escapeHtml(description)}</p>`}
</header>
<nav class="side" aria-label="Contents"><details open><summary>Contents</summary><ol>${entries.join('')}</ol></details></nav>
<main>
${main}
</main>
</div>
<script>${clientScript('report')}${script}</script>
</body>
</html>
`;
}
