import { escapeHtml, renderKeys, renderNotes, clientScript, pagePolicy } from './html.ts';
import { plural } from './pages/format.ts';
import type { ReviewMeta } from './review-data.ts';
import { VIEW_STYLE } from './view-shell.ts';

const OPEN = 'oklch(var(--tl) var(--tc) var(--h))';
const FULL = 'oklch(var(--ml) var(--mc) var(--h))';

/** The look of a review: that of the view, and what it lacks. */
const REVIEW_STYLE = `${VIEW_STYLE}
.top .line:first-child{justify-content:space-between}
h1{flex:0 1 auto}
.progress{display:flex;align-items:center;gap:10px;flex:1 1 220px;font-size:13px;color:var(--soft);font-variant-numeric:tabular-nums;white-space:nowrap}
progress{appearance:none;flex:1 1 80px;max-width:340px;height:8px;border:0;border-radius:99px;background:var(--line);overflow:hidden}
progress::-webkit-progress-bar{background:var(--line)}
progress::-webkit-progress-value{background:var(--link);border-radius:99px}
progress::-moz-progress-bar{background:var(--link);border-radius:99px}
.who{display:flex;align-items:center;gap:6px;font-size:13px;color:var(--soft)}
.who input{width:130px;min-height:28px;padding:2px 8px}
#labels,#menu .chips{padding:5px}
#labels{max-height:96px;align-items:center;margin:-3px -5px}
.chip kbd{font-size:10px;padding:1px 4px;background:none;border-color:currentColor;border-bottom-width:1px;color:inherit;opacity:.85;margin-inline-start:2px}
.chips:has([aria-pressed=true]) .label[aria-pressed=false]{background:${FULL};border-color:transparent;color:${OPEN}}
.spring{flex:1}
.item{padding-inline-end:34px}
.tick{position:absolute;right:14px;top:12px;color:var(--link);font-weight:700}
.is-done .name{color:var(--soft);font-weight:400}
#pane{padding:0;display:flex;flex-direction:column}
#alert{position:sticky;top:0;z-index:3;display:flex;gap:12px;align-items:flex-start;padding:10px 20px;background:var(--card);border-bottom:1px solid var(--line);border-left:4px solid var(--now);font-size:14px;line-height:1.5}
#alert p{margin:0;flex:1;max-width:90ch}
#card{flex:1;display:flex;flex-direction:column;width:100%;max-width:92ch;margin:0 auto;padding:16px 20px 0}
.head{display:flex;align-items:baseline;gap:4px 12px;flex-wrap:wrap;background:none;border:0;padding:0 2px 6px}
.head h2{padding:0;color:var(--fg);font-size:13px}
#where,#state{font-size:12.5px;color:var(--soft);font-variant-numeric:tabular-nums}
#state{margin-inline-start:auto;font-weight:600}
.is-done #state{color:var(--link)}
#text{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:18px 22px 22px;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;font-size:16.5px;line-height:2.05;cursor:text;flex:0 1 auto;min-height:9em}
#text:focus{outline:none}#text:focus-visible{outline:2px solid var(--link);outline-offset:1px}
.is-done #text{border-color:var(--link)}
#text::selection,#text ::selection{background:var(--hit);color:var(--hitfg)}
mark.entity{cursor:pointer;padding:2px 4px;position:relative;border:1.5px solid transparent;border-radius:5px}
mark.entity.accepted{border-color:${FULL}}
mark.entity.proposed{background:none;border:1.5px dashed ${OPEN}}
mark.entity.proposed::after{content:attr(data-l) " ?"}
mark.entity.proposed:not([data-l])::after{content:none}
mark.entity[data-l]::after{font-size:10px;letter-spacing:.03em;font-weight:700}
mark.entity:hover{filter:brightness(.97)}
mark.chosen{outline:2px solid var(--now);outline-offset:0;z-index:1}
.stretch{background:var(--hit);color:var(--hitfg);border-radius:3px;box-shadow:0 0 0 3px var(--hit)}
mark .stretch{box-shadow:none}
.grip{position:absolute;top:-4px;bottom:-4px;width:14px;cursor:ew-resize;touch-action:none}
.grip::before{content:"";position:absolute;top:0;bottom:0;left:5px;width:4px;border-radius:2px;background:var(--now)}
.grip.start{inset-inline-start:-10px}.grip.end{inset-inline-end:-10px}
.dragging,.dragging *{cursor:ew-resize!important;user-select:none}
.foot{position:sticky;bottom:0;display:flex;flex-wrap:wrap;align-items:center;gap:6px 8px;padding:10px 0 12px;background:var(--bg);margin-top:auto}
.primary{background:var(--link);border-color:var(--link);color:var(--bg);font-weight:600}
.primary:hover{color:var(--bg);border-color:var(--fg)}
.primary kbd{background:none;border-color:currentColor;color:inherit}
.bottom{grid-column:1/-1;border-top:1px solid var(--line);display:flex;gap:16px;align-items:baseline;min-height:31px;padding:5px 20px;font-size:12.5px;line-height:1.6;color:var(--soft);overflow:hidden}
#at,#status{border:0;padding:0;min-height:0;font-size:inherit;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
#at{color:var(--fg);flex:1 1 50%}
#status{flex:0 1 auto;margin-inline-start:auto;text-align:end}
#status.saved{color:var(--link)}#status.saved::before{content:"✓ ";font-weight:700}
#menu{position:fixed;z-index:6;max-width:min(440px,92vw);background:var(--card);border:1px solid var(--line);border-radius:12px;box-shadow:0 8px 30px rgb(0 0 0/.18),0 1px 4px rgb(0 0 0/.12);padding:10px;display:grid;gap:8px}
#menu .chips{max-height:190px}
#menu .chip{padding:7px 11px;font-size:12.5px}
#menu-entity{display:flex;flex-wrap:wrap;gap:6px;border-top:1px solid var(--line);padding-top:8px}
#menu-entity .tool{min-height:30px}
.borders{display:inline-flex;align-items:center;gap:3px;font-size:12px;color:var(--soft)}
.borders .tool{padding:2px 8px;min-width:28px}
.legend{font-size:12.5px;color:var(--soft);margin:0}
dialog{max-width:min(640px,94vw);max-height:92vh;overflow:auto}
@media(max-width:760px){
.progress{order:3;flex:1 1 100%}
.about{display:none}h1{font-size:16px}.who input{width:92px;font-size:16px}
.who span{display:none}
.top>#labels{display:none}
#which,#label{flex:1 1 60px;min-width:0}#theme{display:none}.line{gap:6px 5px}
.tools .spring{display:none}
#card{padding:10px 10px 0}#text{padding:12px 14px;font-size:16px;border-radius:8px}
#menu{left:0;right:0;bottom:0;top:auto;max-width:none;border-radius:14px 14px 0 0;padding:12px 12px calc(12px + env(safe-area-inset-bottom))}
#menu .chip{min-height:36px;padding:9px 14px;font-size:13.5px}
#menu .chips{flex-wrap:wrap;max-height:38vh}
#menu kbd,.foot kbd,.tool kbd{display:none}
#menu-entity .tool{min-height:40px}
.foot{padding:8px 0}.foot .tool{min-height:40px;flex:1 1 auto}
.bottom{padding:4px 12px}#at{display:none}#status{margin:0;text-align:start}
}
@media print{.foot,#menu,.bottom{display:none!important}}
`;

const keysOf = (fills: boolean): readonly (readonly [string, string])[] => [
  ['← → ↑ ↓', 'walk over the words and entities of the note'],
  ['Shift+→ Shift+←', 'select more or fewer words; at an entity, move its end'],
  ['Ctrl+Shift+→ Ctrl+Shift+←', 'move the start of the entity (also with Alt)'],
  ['1 … 9 0', 'give what is selected that label, or the entity another one'],
  ['l', 'choose the label by typing'],
  ...(fills
    ? ([['r', 'type what is to be written over the entity; those with the same proposal follow']] as const)
    : []),
  ['n p', 'next, previous entity'],
  ['a', 'accept the entity and go to the next that is only proposed'],
  ['A', 'accept all entities of the note'],
  ['x Del', 'remove the entity'],
  ['u U', 'undo, do again (also Ctrl+Z, Ctrl+Y); after a reload too'],
  ['Enter', 'the note is done: accept what is proposed, go to the next note to do'],
  ['d', 'done, or not done, without leaving the note'],
  ['j k', 'next, previous note of the list'],
  ['c', 'begin and end mentions at characters, or at words'],
  ['f', 'which notes are listed'],
  ['t', 'light or dark'],
  ['?', 'this help'],
  ['Esc', 'close, or deselect'],
];

const MOUSE = [
  'Select text, or double-click a word, and press a label.',
  'Press an entity to accept, relabel or remove it; drag its handles to move its boundaries.',
  'A dashed entity is only proposed; a filled one was accepted or marked by a person.',
  'A new entity takes the place of those it overlaps. Every decision is saved before it is shown.',
];

/** The page of a review, for the server that answers its script. It needs nothing from elsewhere. */
export function renderReviewShell(meta: ReviewMeta): string {
  const [theme, script] = [clientScript('theme'), clientScript('review')];
  const title = escapeHtml(meta.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy([REVIEW_STYLE], [theme, script], true)}">
<meta name="referrer" content="no-referrer">
<title>Review: ${title}</title>
<script>${theme}</script>
<style>${REVIEW_STYLE}</style>
</head>
<body>
<header class="top">
<a class="skip" href="#text">To the note</a>
<div class="line"><h1 dir="auto">${title}</h1>
<div class="progress"><progress id="progress" max="1" value="0" aria-labelledby="told"></progress><span id="told"></span></div>
<label class="who"><span>Reviewer</span><input id="reviewer" aria-label="Reviewer" maxlength="60" autocomplete="off" spellcheck="false"></label></div>
<p class="about">Accept, correct and mark what is to be found in ${plural(meta.documents, 'note')}. This page shows their text: treat it as you treat the corpus.</p>
${renderNotes(meta.notes)}
<div class="line tools">
<button type="button" class="tool" id="drawer" aria-expanded="false" aria-controls="side">☰<span class="long"> Notes</span></button>
<select id="which" aria-label="Which notes (f)"><option value="">all notes</option><option value="open">to do</option><option value="done">done</option><option value="proposed">with proposals</option><option value="entities">with entities</option><option value="plain">without entities</option></select>
<select id="label" aria-label="With label"><option value="">any label</option></select>
<span class="spring"></span>
<button type="button" class="tool" id="undo" title="Undo (u)" aria-label="Undo">↶<span class="long"> Undo <kbd>u</kbd></span></button>
<button type="button" class="tool" id="redo" title="Do again (U)" aria-label="Do again">↷</button>
<button type="button" class="tool" id="units" aria-pressed="false" title="Borders at characters, not only at words (c)">ab<span class="long">|c By character <kbd>c</kbd></span></button>
<button type="button" class="tool" id="theme" aria-label="Light or dark" title="Light or dark (t)">◐</button>
<button type="button" class="tool" id="ask" aria-label="Keys" title="Keys (?)">?</button>
</div>
<div class="chips" id="labels" role="group" aria-label="Labels: press to label what is selected"></div>
</header>
<nav class="side" id="side" aria-label="Notes">
<p><span id="found"></span> notes</p>
<div id="list" role="listbox" tabindex="0" aria-label="Notes"></div>
</nav>
<main id="pane">
<div id="alert" role="alert" hidden><p id="alert-text"></p><button type="button" class="tool" id="dismiss">Close <kbd>Esc</kbd></button></div>
<article id="card" hidden>
<header class="head"><h2><bdi id="name"></bdi></h2><span id="where"></span><span id="state"></span></header>
<div id="text" tabindex="0" dir="auto" role="textbox" aria-readonly="true" aria-multiline="true" aria-label="Text of the note"></div>
<footer class="foot">
<button type="button" class="tool" id="previous">← Previous <kbd>k</kbd></button>
<button type="button" class="tool" id="next">Next → <kbd>j</kbd></button>
<span class="spring"></span>
<button type="button" class="tool" id="reopen" hidden>Not done <kbd>d</kbd></button>
<button type="button" class="tool" id="accept-all">Accept all <kbd>A</kbd></button>
<button type="button" class="tool primary" id="done"><span id="done-word">Done, next</span> <kbd>Enter</kbd></button>
</footer>
</article>
<noscript>This page needs JavaScript; it runs in this browser and asks nobody but the server on this machine.</noscript>
</main>
<div class="bottom"><span id="at" role="status" aria-live="polite"></span><span id="status" role="status" aria-live="polite"></span></div>
<div id="menu" role="group" aria-label="Label" hidden>
<input id="menu-filter" type="text" placeholder="Type a label, then Enter" aria-label="Type a label" autocomplete="off" spellcheck="false">
<div class="chips" id="menu-labels"></div>
<label id="menu-becomes" hidden>becomes <input id="menu-replacement" type="text" maxlength="200" autocomplete="off" spellcheck="false"> <kbd>r</kbd></label>
<div id="menu-entity">
<button type="button" class="tool" id="menu-accept">✓ Accept <kbd>a</kbd></button>
<button type="button" class="tool" id="menu-remove">✕ Remove <kbd>x</kbd></button>
<span class="borders">start <button type="button" class="tool" data-move="start -1" aria-label="Start earlier">‹</button><button type="button" class="tool" data-move="start 1" aria-label="Start later">›</button></span>
<span class="borders">end <button type="button" class="tool" data-move="end -1" aria-label="End earlier">‹</button><button type="button" class="tool" data-move="end 1" aria-label="End later">›</button></span>
</div>
</div>
<dialog id="help" aria-label="Keys">
<h2>Reviewing</h2>
${MOUSE.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<dl>${renderKeys(keysOf(meta.fills === true))}</dl>
<p>Decisions are kept in ${escapeHtml(meta.journal)}.</p>
<form method="dialog"><button class="tool">Close <kbd>Esc</kbd></button></form>
</dialog>
<script type="application/json" id="meta">${JSON.stringify(meta).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>
`;
}
