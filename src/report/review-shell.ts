import { escapeHtml, renderKeys } from './html.ts';
import { pagePolicy } from './page-policy.ts';
import type { ReviewMeta } from './review-data.ts';
import { REVIEW_STYLE } from './review-style.ts';
import { clientScript } from './client-script.ts';

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
  'Press an entity to accept, relabel or remove it; drag its grips to move its borders.',
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
${meta.notes.map((note) => `<p class="notes">${escapeHtml(note)}</p>`).join('\n')}
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
