import { escapeHtml } from '../html.ts';
import { renderHeadline, renderSection } from './page-parts.ts';
import { PAGE_SCRIPT, THEME_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';
import type { Report } from './report-model.ts';

/**
 * A self-contained HTML page (no network, no external file) of a report: the answer to its question first. Charts are SVG, drawn
 * here; tables sort on click. The same report gives the same bytes.
 *
 * @param kind what the page is called above its title.
 */
export async function createReportPage(report: Report, kind: string): Promise<string> {
  const sections: string[] = [];
  for (const section of report.sections) sections.push(await renderSection(section));
  const title = escapeHtml(report.title);
  const question = escapeHtml(report.headline.question);
  const entries = report.sections.map(({ id, title: name }) => `<li><a href="#${id}">${escapeHtml(name)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
<script>${THEME_SCRIPT}</script>
</head>
<body>
<a class="skip" href="#answer">To the answer</a>
<div class="page">
<header>
<div class="top"><p>${escapeHtml(kind)}</p><button id="theme" type="button" hidden>Dark theme</button></div>
<h1>${title}</h1>
${report.description === undefined ? '' : `<p class="about">${escapeHtml(report.description)}</p>`}
</header>
<nav class="side" aria-label="Contents"><details open><summary>Contents</summary><ol><li><a href="#answer">${question}</a></li>${entries.join('')}</ol></details></nav>
<main>
<section id="answer" aria-label="${question}">
${renderHeadline(report.headline)}
</section>
${sections.join('\n')}
</main>
</div>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}
