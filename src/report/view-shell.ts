import { escapeHtml, renderKeys, renderNotes, clientScript, pagePolicy } from './html.ts';
import { formatCount, plural } from './pages/format.ts';
import type { ViewMeta } from './view-data.ts';

const LIGHT =
  'color-scheme:light;--bg:#fbfaf7;--fg:#22211e;--card:#fff;--line:#e3dfd6;--soft:#68645b;--link:#0b5c8f;--sel:#eef3f7;--hit:#ffe27a;--hitfg:#22211e;--now:#b3461f;--ml:.915;--mc:.058;--tl:.43;--tc:.11;' +
  '--s0:#b3461f;--s1:#0b6e99;--s2:#3d7a1f;--s3:#8a3fa0;--s4:#8a6a00;--s5:#5c5c5c';
const DARK =
  'color-scheme:dark;--bg:#191816;--fg:#e9e5dc;--card:#22211e;--line:#3a3832;--soft:#aaa496;--link:#8cc6ee;--sel:#2b3238;--hit:#7a5c00;--hitfg:#fff6da;--now:#ff9d73;--ml:.36;--mc:.07;--tl:.86;--tc:.09;' +
  '--s0:#ff9d73;--s1:#7cc7ea;--s2:#a3d483;--s3:#dba4ec;--s4:#e3c260;--s5:#bdbdbd';

/** The look of the view: the reader's theme or the one chosen, phones, print. */
export const VIEW_STYLE = `
:root{${LIGHT}}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box}
html,body{height:100%}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--fg);font:15.5px/1.65 system-ui,-apple-system,"Segoe UI",sans-serif;display:grid;grid-template:auto minmax(0,1fr) auto/300px minmax(0,1fr);height:100dvh}
:focus-visible{outline:2px solid var(--link);outline-offset:1px;border-radius:4px}
[hidden]{display:none!important}
.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:8px;z-index:9;background:var(--card);padding:6px 12px;color:var(--link)}
.top{grid-column:1/-1;border-bottom:1px solid var(--line);padding:12px 20px 10px;display:grid;grid-template-columns:minmax(0,1fr);gap:8px}
.line{display:flex;flex-wrap:wrap;align-items:center;gap:6px 10px}
h1{font:600 19px/1.3 Georgia,"Times New Roman",serif;margin:0;overflow-wrap:anywhere}
.about{color:var(--soft);font-size:13px;line-height:1.45;margin:0;flex:1 1 300px}
.notes{color:var(--fg);font-size:13px;line-height:1.45;padding:4px 10px;border-left:3px solid var(--now);max-height:18dvh;overflow:auto}
.notes p{margin:0 0 4px}
input,select,.tool{font:inherit;font-size:13.5px;line-height:1.3;min-height:32px;padding:4px 10px;border:1px solid var(--line);border-radius:7px;background:var(--card);color:var(--fg)}
#search{flex:1 1 200px;max-width:420px;min-width:0}
.tool{cursor:pointer;color:var(--soft);white-space:nowrap}
.tool:hover,select:hover{border-color:var(--soft);color:var(--fg)}
.tool[aria-pressed=true]{background:var(--sel);color:var(--fg)}
kbd{font:600 11px/1 ui-monospace,Menlo,Consolas,monospace;border:1px solid var(--line);border-bottom-width:2px;border-radius:4px;padding:2px 5px;background:var(--bg);color:var(--soft)}
.chips{display:flex;flex-wrap:wrap;gap:5px;max-height:72px;overflow:auto;padding:2px}
.chip{font:600 11.5px/1 system-ui,-apple-system,"Segoe UI",sans-serif;border:1px solid transparent;border-radius:99px;padding:5px 10px;min-height:24px;cursor:pointer;overflow-wrap:anywhere}
.chip .n{font-weight:400}
.label{background:oklch(var(--ml) var(--mc) var(--h));color:oklch(var(--tl) var(--tc) var(--h))}
.chips:has([aria-pressed=true]) .label[aria-pressed=false]{background:none;border-color:var(--line);color:var(--soft)}
.chip[aria-pressed=true]{box-shadow:0 0 0 2px var(--bg),0 0 0 4px currentColor}
.stepchip{background:var(--card);border-color:var(--line);color:var(--fg)}
.stepchip .word{border-bottom:3px solid;padding-bottom:1px}
.side{border-right:1px solid var(--line);display:flex;flex-direction:column;min-height:0}
.side p{margin:0;padding:8px 16px;font-size:12.5px;color:var(--soft);border-bottom:1px solid var(--line)}
#list{flex:1;overflow-y:auto;position:relative;outline-offset:-3px;contain:strict;min-height:0}
.sizer{position:relative;overflow:hidden}
.item{position:absolute;left:0;right:0;height:46px;padding:6px 16px;cursor:pointer;border-bottom:1px solid var(--line);overflow:hidden}
.item:hover{background:var(--card)}
.item[aria-selected=true]{background:var(--sel);box-shadow:inset 3px 0 var(--link)}
.item>*{display:block;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.name{font:600 12px/1.45 ui-monospace,Menlo,Consolas,monospace}
.counts{font-size:11.5px;line-height:1.4;color:var(--soft);font-variant-numeric:tabular-nums}
#pane{overflow-y:auto;min-width:0;padding:16px 20px;outline-offset:-3px;overflow-anchor:none;position:relative}
.doc{background:var(--card);border:1px solid var(--line);border-radius:10px;margin:0 auto 12px;max-width:74ch;overflow:hidden}
.chosen{border-color:var(--link)}
.pair{max-width:1500px}
.goes-on{margin-bottom:0;border-bottom:0;border-bottom-left-radius:0;border-bottom-right-radius:0}
.more{border-top:0;border-top-left-radius:0;border-top-right-radius:0}
.head,.row{display:grid;grid-template-columns:minmax(0,1fr)}
.pair .head,.pair .row{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
.head{border-bottom:1px solid var(--line);background:var(--bg)}
h2{font:600 12px/1.5 ui-monospace,Menlo,Consolas,monospace;color:var(--soft);margin:0;padding:6px 16px;overflow-wrap:anywhere}
h2.none{font-weight:400}
.kind,.of{font-weight:400;border:1px solid var(--line);border-radius:4px;padding:0 5px;margin-inline-start:6px;white-space:nowrap}
.of{border:0;padding:0}.copies{white-space:nowrap}
.step{font:600 15px/1 system-ui,sans-serif;min-width:28px;min-height:26px;margin-inline-start:6px;border:1px solid var(--line);border-radius:6px;background:var(--card);color:var(--fg);cursor:pointer}
.cell{padding:0 16px;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;min-height:1.65em}
.row:first-child .cell{padding-top:9px}.row:last-child .cell{padding-bottom:10px}
.more .row:first-child .cell{padding-top:0}.goes-on .row:last-child .cell{padding-bottom:0}
.pair .derived,.pair h2+h2{border-inline-start:1px solid var(--line)}
mark{background:oklch(var(--ml) var(--mc) var(--h));color:var(--fg);border-radius:4px;padding:1px 3px;unicode-bidi:isolate;-webkit-box-decoration-break:clone;box-decoration-break:clone}
mark.nested{box-shadow:inset 0 -3px oklch(var(--tl) var(--tc) var(--o))}
mark[data-l]::after{content:attr(data-l);font:600 9.5px/1 system-ui,sans-serif;letter-spacing:.02em;color:oklch(var(--tl) var(--tc) var(--h));margin-inline-start:5px;vertical-align:1px;white-space:nowrap}
mark.off{background:none;padding:0}mark.off::after{display:none}
ins,del{text-decoration:underline 2px;text-underline-offset:3px;text-decoration-skip-ink:none}
del{text-decoration-style:dotted}
.s0{text-decoration-color:var(--s0)}.s1{text-decoration-color:var(--s1)}.s2{text-decoration-color:var(--s2)}.s3{text-decoration-color:var(--s3)}.s4{text-decoration-color:var(--s4)}.s5{text-decoration-color:var(--s5)}
.s0 .word{border-color:var(--s0)}.s1 .word{border-color:var(--s1)}.s2 .word{border-color:var(--s2)}.s3 .word{border-color:var(--s3)}.s4 .word{border-color:var(--s4)}.s5 .word{border-color:var(--s5)}
.gap::before{content:"\\25B4";font-size:.6em;vertical-align:-.35em;margin:0 -.18em;user-select:none}
.gap.s0{color:var(--s0)}.gap.s1{color:var(--s1)}.gap.s2{color:var(--s2)}.gap.s3{color:var(--s3)}.gap.s4{color:var(--s4)}.gap.s5{color:var(--s5)}
.hit{background:var(--hit);color:var(--hitfg);border-radius:2px;box-shadow:0 0 0 1px var(--hit)}
.now{outline:2px solid var(--now);outline-offset:2px;border-radius:3px}
.empty{color:var(--soft);text-align:center;margin-top:18vh}
#status{grid-column:1/-1;border-top:1px solid var(--line);min-height:31px;padding:5px 20px;font-size:12.5px;line-height:1.6;color:var(--soft);font-variant-numeric:tabular-nums;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
dialog{border:1px solid var(--line);border-radius:12px;background:var(--card);color:var(--fg);padding:18px 24px 20px;max-width:min(560px,92vw)}
dialog::backdrop{background:rgb(0 0 0/.45)}
dialog h2{font:600 17px/1.4 Georgia,"Times New Roman",serif;color:var(--fg);padding:0 0 8px}
dialog dl{display:grid;grid-template-columns:max-content 1fr;gap:5px 16px;margin:0 0 14px;font-size:14px;line-height:1.5}
dialog dt,dialog dd{margin:0}
dialog p{font-size:13px;color:var(--soft);margin:0 0 12px;line-height:1.5}
#drawer{display:none}
.stacked .pair .head,.stacked .pair .row{grid-template-columns:minmax(0,1fr)}
.stacked .pair{max-width:80ch}
.stacked .pair .derived,.stacked .pair h2+h2{border-inline-start:3px solid var(--line)}
.stacked .same .derived{display:none}
.stacked .row:not(.same){margin-bottom:7px}
@media(max-width:760px){
body{grid-template-columns:minmax(0,1fr);font-size:15px}
#drawer{display:inline-block}
.top{padding:8px 12px;gap:6px}.about{font-size:12px}
#search{flex:1 1 calc(100% - 50px);max-width:none;order:-1;font-size:16px}
.chips{flex-wrap:nowrap;overflow-x:auto;max-height:none}.chip{flex:none}
.line{gap:6px}.tool .long,#layout{display:none}
#drawer{order:-2}#scope,#only{flex:1 1 70px;min-width:0}.tool,select{padding:4px 8px}
.side{display:none;position:fixed;inset:0 20% 0 0;z-index:5;background:var(--bg);box-shadow:0 0 40px rgb(0 0 0/.4)}
.drawer .side{display:flex}
#pane{padding:10px}.cell{padding:0 12px}h2{padding:6px 12px}
.pair .head,.pair .row{grid-template-columns:minmax(0,1fr)}
.pair .derived,.pair h2+h2{border-inline-start:3px solid var(--line)}
.same .derived{display:none}.row:not(.same){margin-bottom:7px}
}
@media(prefers-reduced-motion:no-preference){.now{transition:outline-offset .15s}}
@media print{
html,body{height:auto}body{display:block;background:#fff}
.side,.tools,.chips,#status,.skip{display:none!important}.notes{max-height:none}
#pane{overflow:visible;padding:0}.doc{border-radius:0;break-inside:auto}.row,.head{break-inside:avoid}
mark,.hit{-webkit-print-color-adjust:exact;print-color-adjust:exact}
}
`;

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
${renderNotes(meta.notes)}
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
<p>Search takes no notice of case and accents. Press labels or steps to see the documents that have them, and only those marked. The address of the page leads back to what you see, but for what you search, which it does not tell.</p>
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

function describe({ documents, total, copies, unlinked }: ViewMeta): string {
  const left = documents < total && unlinked === 0 ? `${formatCount(documents)} of ` : '';
  const shown = `${left}${plural(unlinked === 0 ? total : documents - unlinked, 'document')}`;
  const beside = copies > 0 ? `, with ${plural(copies, 'copy', 'copies')} made from them` : '';
  const made = unlinked > 0 ? `, plus ${formatCount(unlinked)} new documents` : '';
  return `${shown}${beside}${made}. This page contains text of the corpus: treat it as confidential.`;
}

function choices({ copies, unlinked }: ViewMeta): string {
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
  return [
    ...general,
    ...(copies > 0 ? compared : []),
    ...(unlinked > 0 ? [['new', 'made from none of the source']] : []),
  ]
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('');
}
