import { escapeHtml, clientScript, pagePolicy } from '../html.ts';
import { SERIES_COLOURS } from '../charts/palette.ts';

const colours = (theme: 'light' | 'dark') => SERIES_COLOURS[theme].map((colour, i) => `--c${i}:${colour}`).join(';');

const LIGHT = `color-scheme:light;--bg:#fbfaf7;--fg:#22211e;--card:#fff;--line:#e3dfd6;--soft:#68645b;--link:#0b5c8f;--good:#00694c;--bad:#a8321b;--good-bg:#e3f2ea;--bad-bg:#fbe7e1;--none-bg:#efece5;--head:#f4f1ea;--heat:.55;${colours('light')}`;
const DARK = `color-scheme:dark;--bg:#191816;--fg:#e9e5dc;--card:#22211e;--line:#3a3832;--soft:#aaa496;--link:#8cc6ee;--good:#6fd3ab;--bad:#f39a80;--good-bg:#17352a;--bad-bg:#43231b;--none-bg:#2f2d28;--head:#2a2925;--heat:.4;${colours('dark')}`;

// --heat: how strong the strongest shade of a heat map is. The figure on it must be read in both themes.
/** The look of the study page: the reader's theme or the one chosen, phones, print. */
const PAGE_STYLE = `
:root{${LIGHT}}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%;text-size-adjust:100%}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.6 system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:break-word}
a{color:var(--link);text-underline-offset:2px;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:3px}
.page{display:grid;grid-template-columns:minmax(0,1fr);max-width:1240px;margin:0 auto;padding:0 20px 80px;column-gap:56px}
header,main{min-width:0}
.top{display:flex;justify-content:space-between;align-items:baseline;gap:16px;padding:22px 0 0}
.top p{margin:0;color:var(--soft);font-size:13px}
#theme{font:inherit;font-size:13px;color:var(--soft);background:none;border:1px solid var(--line);border-radius:99px;padding:4px 14px;cursor:pointer;white-space:nowrap}
#theme:hover{color:var(--fg);border-color:var(--soft)}
h1,h2,.answer{font-family:Georgia,"Times New Roman",serif;text-wrap:balance}
h1{font-size:18px;font-weight:600;line-height:1.35;margin:18px 0 0}
.about{margin:2px 0 0;color:var(--soft);max-width:72ch;font-size:14.5px}
h2{font-size:25px;font-weight:600;line-height:1.25;margin:68px 0 8px;scroll-margin-top:16px}
h3{font-size:16px;font-weight:600;line-height:1.35;margin:40px 0 2px;scroll-margin-top:16px}
main p{max-width:72ch;margin:8px 0}
.scope,.note{color:var(--soft);font-size:13px;line-height:1.5}
main p.scope{margin:0 0 10px}main p.note{margin:8px 0 0}
.question{margin:34px 0 0;color:var(--soft);font:600 13px/1.4 system-ui,sans-serif;letter-spacing:.02em}
.answer{font-size:clamp(22px,3.1vw,31px);line-height:1.3;margin:6px 0 20px;max-width:32em}
main p.answer{margin:6px 0 22px;max-width:30em}
.bar{display:flex;height:12px;border-radius:6px;overflow:hidden;gap:2px;max-width:640px;background:var(--card)}
.bar i{display:block;min-width:4px}.bar .helps{background:var(--good)}.bar .none{background:var(--c0);opacity:.45}.bar .hurts{background:var(--bad)}
.counts{display:flex;flex-wrap:wrap;gap:4px 22px;margin:10px 0 0;padding:0;list-style:none;font-size:14.5px}
.counts b{font-variant-numeric:tabular-nums}
.caution{border-left:3px solid var(--bad);padding:2px 0 2px 12px;font-size:14.5px}
.findings{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr));gap:14px;margin:26px 0 0}
.findings article{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:14px 18px 16px}
.findings h3{margin:0 0 6px;font-size:15px}
.findings ul{margin:0;padding:0;list-style:none;display:grid;gap:8px;font-size:14.5px;line-height:1.5}
.findings li{display:grid;grid-template-columns:minmax(18px,auto) 1fr;gap:6px}
.details{margin:14px 0;padding:0 0 0 18px;max-width:72ch}.details li{margin:2px 0}
.up{color:var(--good)}.down{color:var(--bad)}.same{color:var(--soft)}
nav{font-size:14px}
nav ol{margin:0;padding:0;list-style:none}
nav a{display:block;padding:4px 0;color:var(--soft);text-decoration:none;line-height:1.4}
nav a:hover{color:var(--fg);text-decoration:underline}
nav summary,details>summary{cursor:pointer;color:var(--link);font-size:14.5px;padding:4px 0}
.side{margin-top:22px}
.scroll{overflow:auto;border:1px solid var(--line);border-radius:8px;background:var(--card);max-width:100%;width:fit-content}
.long{max-height:min(78vh,760px)}
rect.heat{opacity:var(--heat)}
table{border-collapse:separate;border-spacing:0;font-size:14px;line-height:1.4;font-variant-numeric:tabular-nums}
th,td{padding:6px 12px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
tr:last-child>*{border-bottom:0}
td.n,th.n{text-align:right}td.n{white-space:nowrap}
td.t{min-width:7em}td.w{min-width:17em}
.cut{display:inline-block;max-width:15em;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;vertical-align:bottom}
.more{display:none;margin:4px 0 0;color:var(--soft);font-size:13px}.scroll.wide+.more{display:block}
thead th{position:sticky;top:0;z-index:1;background:var(--head);font-weight:600;font-size:13px;vertical-align:bottom}
thead button{position:relative;font:inherit;color:inherit;background:none;border:0;padding:0;margin:0;cursor:pointer;text-align:inherit}
thead button::after{position:absolute;right:-11px;bottom:0;color:var(--link)}
thead th.n button::after{right:auto;left:-11px}
th[aria-sort=ascending] button::after{content:"↑"}th[aria-sort=descending] button::after{content:"↓"}
thead button:hover{text-decoration:underline;text-underline-offset:3px}
tbody tr.group>*{border-top:1px solid var(--soft)}
tbody tr:hover>*{background:var(--head)}
td b{font-weight:700}
td small{font-size:11px;color:var(--soft);margin-right:3px}
td .m{display:inline-block;width:1.1em;text-align:right;font-size:.8em}
td.helps{background:var(--good-bg)}td.hurts{background:var(--bad-bg)}
td.good{color:var(--good)}td.bad{color:var(--bad);font-weight:600}
.panels{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,330px),1fr));gap:18px 22px;margin:10px 0 0}
figure{margin:0}
.panels figure{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:10px 6px 4px;break-inside:avoid;min-width:0}
.panels figcaption{font-size:13px;font-weight:600;padding:0 10px 2px}
svg{display:block;max-width:100%;height:auto;font-family:system-ui,-apple-system,"Segoe UI",sans-serif}
.panels svg{width:100%;max-width:430px;margin:0 auto}
.key{display:flex;flex-wrap:wrap;gap:2px 18px;margin:4px 0 0;padding:0;list-style:none;font-size:13.5px}
.key li{display:flex;align-items:center;gap:6px}
.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:8px;background:var(--card);padding:6px 12px;z-index:3}
@media(min-width:1080px){
.page{grid-template-columns:190px minmax(0,1fr)}
header{grid-column:2}
.side{grid-column:1;grid-row:1/span 2;position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:26px 0;margin:0}
.side summary{display:none}
main{grid-column:2}
}
@media(max-width:560px){
body{font-size:15.5px}
.page{padding:0 14px 60px}
h2{font-size:22px;margin-top:52px}
th,td{padding:6px 9px}
.long{max-height:72vh}
tbody td:first-child{max-width:38vw}.cut{max-width:34vw}
}
@media print{
:root,:root[data-theme=dark],:root:not([data-theme=light]){${LIGHT};--bg:#fff}
body{font-size:10pt}
#theme,.skip,.side,.scroll.wide+.more{display:none}.cut{max-width:none;white-space:normal;overflow-wrap:anywhere}
.page{display:block;max-width:none;padding:0}
.scroll,.long{overflow:visible;max-height:none;border:0;width:auto}
table{font-size:8pt;width:100%}th,td{padding:3px 6px}thead th{font-size:8pt}td small,.scope,.note{font-size:8pt}.findings ul,.counts,.caution{font-size:9pt}td.n{white-space:normal}
thead th{position:static}
tr,.panels figure,.findings article{break-inside:avoid}
h2,h3,.scope{break-after:avoid}
h2{margin-top:28px;font-size:16pt}h3{margin-top:18px;font-size:11pt}
.panels{grid-template-columns:repeat(2,1fr);gap:10px}
.findings{grid-template-columns:1fr 1fr}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
@page{margin:16mm}
}
`;

/** What stands in a page besides its look. */
interface PageParts {
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
  const [theme, own] = [clientScript('theme'), `${clientScript('report')}${script}`];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy(undefined, [theme, own], false)}">
<title>${name}</title>
<style>${PAGE_STYLE}${style}</style>
<script>${theme}</script>
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
<script>${own}</script>
</body>
</html>
`;
}
