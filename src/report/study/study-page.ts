import { escapeHtml } from '../html.ts';
import type { Study, StudyTimings } from '../study-data.ts';
import { buildReport } from './build-report.ts';
import { renderHeadline, renderSection } from './page-parts.ts';
import { PAGE_SCRIPT, THEME_SCRIPT } from './page-script.ts';
import { PAGE_STYLE } from './page-style.ts';

/**
 * A self-contained HTML page (no network, no external file) with the tables and figures of a study: the answer to "does
 * augmentation help?" first. Charts are SVG, drawn here; tables sort on click. The same study gives the same bytes.
 */
export async function createStudyPage(study: Study, timings?: StudyTimings): Promise<string> {
  const report = buildReport(study, timings);
  const sections: string[] = [];
  for (const section of report.sections) sections.push(await renderSection(section));
  const title = escapeHtml(report.title);
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
<div class="top"><p>Palimpsest study</p><button id="theme" type="button" hidden>Dark theme</button></div>
<h1>${title}</h1>
${report.description === undefined ? '' : `<p class="about">${escapeHtml(report.description)}</p>`}
</header>
<nav class="side" aria-label="Contents"><details open><summary>Contents</summary><ol><li><a href="#answer">Does augmentation help?</a></li>${entries.join('')}</ol></details></nav>
<main>
<section id="answer" aria-label="Does augmentation help?">
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
