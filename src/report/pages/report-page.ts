import { escapeHtml } from '../html.ts';
import { renderPage } from './page-shell.ts';
import type { Report, Headline, ReportCell, ReportTable, RichText, Section, Verdict } from './report-model.ts';
import { drawMark, styleSeries } from '../charts/palette.ts';
import { drawFigure } from '../charts/draw-figure.ts';
import type { Figure } from '../charts/figure.ts';

/** The answer first, then the counts, what to beware of, and the findings for each direction and model. */
function renderHeadline({ question, answer, details, counts, findings, note, cautions }: Headline): string {
  const total = counts ? counts.helps + counts.none + counts.hurts : 0;
  const share = (kind: string, count: number) => (count === 0 ? '' : `<i class="${kind}" style="flex:${count}"></i>`);
  const bar =
    !counts || total === 0
      ? ''
      : `<div class="bar" aria-hidden="true">${share('helps', counts.helps)}${share('none', counts.none)}${share('hurts', counts.hurts)}</div>
<ul class="counts"><li><span class="up">▲</span> <b>${counts.helps}</b> helps</li><li><span class="same">○</span> <b>${counts.none}</b> no significant difference</li><li><span class="down">▼</span> <b>${counts.hurts}</b> hurts</li></ul>`;
  const cards = findings.map(
    ({ title, lines }) =>
      `<article><h3>${escapeHtml(title)}</h3><ul>${lines
        .map(({ verdicts, text }) => `<li>${signs(verdicts)}<span>${renderText(text)}</span></li>`)
        .join('')}</ul></article>`,
  );
  return `<p class="question">${escapeHtml(question)}</p>
<p class="answer">${escapeHtml(answer)}</p>
${bar}
${details.length > 0 ? `<ul class="details">${details.map((line) => `<li>${renderText(line)}</li>`).join('')}</ul>` : ''}
${cautions.map((caution) => `<p class="caution">${escapeHtml(caution)}</p>`).join('\n')}
${cards.length > 0 ? `<div class="findings">${cards.join('\n')}</div>` : ''}
<p class="note">${escapeHtml(note)}</p>`;
}

export function renderSection({ id, title, text = [], figures = [], tables = [] }: Section): string {
  const scopes = tables.map(({ scope }) => scope);
  const shared = scopes.find((scope, i) => scope !== '' && scopes.indexOf(scope) !== i);
  const drawn = figures.filter(({ panels }) => panels.length > 0).map(renderFigure);
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(title)}</h2>
${shared === undefined ? '' : `<p class="scope" id="${id}-scope">${escapeHtml(shared)}${/[.!?]$/.test(shared) ? '' : '.'} This holds for all tables of the section that say nothing else.</p>`}
${text.map((paragraph) => `<p>${renderText(paragraph)}</p>`).join('\n')}
${drawn.join('\n')}
${tables.map((table) => renderTable(table, table.scope === shared ? id : undefined)).join('\n')}
</section>`;
}

function renderFigure(figure: Figure): string {
  const drawings = drawFigure(figure);
  const panels = figure.panels.map(
    ({ title }, i) => `<figure><figcaption>${escapeHtml(title)}</figcaption>${drawings[i] ?? ''}</figure>`,
  );
  return `<h3 id="${figure.id}">${escapeHtml(figure.title)}</h3>
<p class="scope">${escapeHtml(figure.scope)}</p>
${renderKey(figure)}
<div class="panels">${panels.join('\n')}</div>`;
}

/** Line charts name their lines at the ends and heat maps have titles; dots and points need a key. */
function renderKey({ series, panels, neutral }: Figure): string {
  if (panels.every(({ chart }) => chart.kind !== 'dots' && chart.kind !== 'scatter')) return '';
  const items = [...styleSeries(series, neutral === true)].map(
    ([name, style]) =>
      `<li><svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">${drawMark(style, 6, 6)}</svg>${escapeHtml(name)}</li>`,
  );
  return `<ul class="key">${items.join('')}</ul>`;
}

/** Tables of more rows scroll within the page, under their header. */
const LONG = 24;

/** @param within the section that says the scope of the table, where it is that of several. */
function renderTable(
  { id, title, scope, columns, rows, notes = [], isFolded }: ReportTable,
  within: string | undefined,
): string {
  const head = columns
    .map((column) => `<th scope="col"${column.kind === 'number' ? ' class="n"' : ''}>${escapeHtml(column.title)}</th>`)
    .join('');
  const hasVerdicts = columns.map((_, column) => rows.some((row) => row[column]?.verdict !== undefined));
  const firsts = rows.map((row) => row[0]?.text);
  const hasGroups = new Set(firsts).size < rows.length;
  const body = rows.map((row, i) => {
    const begins = hasGroups && i > 0 && firsts[i] !== firsts[i - 1];
    const cells = row.map((cell, column) =>
      renderCell(cell, columns[column]?.kind === 'number', hasVerdicts[column] === true),
    );
    return `<tr${begins ? ' class="group"' : ''}>${cells.join('')}</tr>`;
  });
  const table =
    rows.length === 0
      ? '<p class="note">Nothing to show.</p>'
      : `<div class="scroll${rows.length > LONG ? ' long' : ''}" role="region" aria-labelledby="${id}"><table aria-describedby="${within ?? id}-scope"><thead><tr>${head}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`;
  const folded = isFolded ? `<details><summary>Show ${rows.length} rows</summary>${table}</details>` : table;
  return `<h3 id="${id}">${escapeHtml(title)}</h3>
${within === undefined ? `<p class="scope" id="${id}-scope">${escapeHtml(scope)}</p>` : ''}
${folded}
${notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('\n')}`;
}

function renderCell(cell: ReportCell, isNumber: boolean, hasVerdicts: boolean): string {
  const { text, value, best, remark, verdict, tone } = cell;
  const classes = [
    isNumber ? 'n' : text.length > SENTENCE ? 't w' : 't',
    verdict === 'helps' || verdict === 'hurts' ? verdict : '',
    tone ?? '',
  ].filter(Boolean);
  const shown = isNumber ? escapeHtml(text) : cut(text);
  const figure = best ? `<b>${shown}</b>` : shown;
  const before = remark === undefined ? '' : `<small>${escapeHtml(remark)}</small> `;
  const data = value === undefined ? '' : ` data-v="${value}"`;
  return `<td class="${classes.join(' ')}"${data}>${before}${figure}${hasVerdicts ? markInCell(verdict) : ''}</td>`;
}

/** Longer texts are wrapped, and need room for some words a line. */
const SENTENCE = 40;
/** Characters of a word, such as a label, that is shown whole. */
const WORD = 24;

/** Labels too long for a column are cut where they end; the whole is a tooltip, and what is copied and read out. */
function cut(text: string): string {
  return text
    .split(' ')
    .map((word) =>
      word.length <= WORD
        ? escapeHtml(word)
        : `<span class="cut" title="${escapeHtml(word)}">${escapeHtml(word)}</span>`,
    ) // prettier-ignore
    .join(' ');
}

const CLASSES: Readonly<Record<Verdict, readonly [string, string]>> = {
  helps: ['up', '▲'],
  'no difference': ['same', '○'],
  hurts: ['down', '▼'],
};

/** The marks of a line of findings: gain, loss, or both; that of no difference where there is neither. */
function signs(verdicts: readonly Verdict[]): string {
  const shown = verdicts.filter((verdict) => verdict !== 'no difference' || verdicts.length === 1);
  const marks = shown.map((verdict) => `<span class="${CLASSES[verdict][0]}">${CLASSES[verdict][1]}</span>`);
  return `<span aria-hidden="true">${marks.join('')}</span>`;
}

/** In a column with marks every cell keeps room for one, so that figures stand under each other. */
function markInCell(verdict: Verdict | undefined): string {
  if (verdict !== 'helps' && verdict !== 'hurts') return '<span class="m"></span>';
  const [kind, sign] = CLASSES[verdict];
  return `<span class="m ${kind}" role="img" aria-label="${verdict}">${sign}</span>`;
}

function renderText(text: RichText): string {
  if (typeof text === 'string') return escapeHtml(text);
  return text
    .map((part) => (typeof part === 'string' ? escapeHtml(part) : `<b>${escapeHtml(part.strong)}</b>`))
    .join('');
}

/**
 * A self-contained HTML page (no network, no external file) of a report: the answer to its question first. Charts are SVG, drawn
 * here; tables sort on click. The same report gives the same bytes.
 *
 * @param kind what the page is called above its title.
 */
export function createReportPage(report: Report, kind: string): string {
  const { question } = report.headline;
  return renderPage({
    kind,
    title: report.title,
    description: report.description,
    contents: [{ id: 'answer', title: question }, ...report.sections],
    main: `<section id="answer" aria-label="${escapeHtml(question)}">
${renderHeadline(report.headline)}
</section>
${report.sections.map(renderSection).join('\n')}`,
  });
}
