import type { ReviewMeta, Stretch } from './types.ts';
import { byId, element, messageOf, readMeta, recall, remember } from '../shared/dom.ts';
import { listen, showNote } from './actions.ts';
import { drawCard } from './card.ts';
import { createChips, createMenu } from './menu.ts';
import { createMessages, type Messages } from './messages.ts';
import { createNotes } from './notes.ts';
import { listenToPointer, createTextBox, type TextBox } from './text.ts';
import { createReview, type Review } from './review.ts';
import { createServer, type Server } from './server.ts';

const POLL_MS = 3000;

async function start() {
  const meta = readMeta() as ReviewMeta;
  const server = createServer();
  const text = createTextBox(byId('text', HTMLElement), meta);
  const messages = createMessages();
  const reviewer = listenToReviewer(meta);
  const { seen, rows } = await server.rows();
  const notes = createNotes(meta, rows, (place) => open(place));
  const review = createReview(server, notes, {
    draw,
    say: messages.say,
    warn: messages.warn,
    fail,
    reveal: () => text.scrollToFocus(),
    reviewer,
  });
  const { note, run } = review;
  const menu = createMenu(meta, {
    onLabel: (label) => run(() => review.label(label)),
    onAccept: () => run(() => review.accept()),
    onRemove: () => run(() => review.remove()),
    onMove: (border, direction) => run(() => review.border(border, direction)),
    onReplace: (replacement) => run(() => review.replace(replacement)),
    onClose: () => menu.close(),
  });
  const chips = createChips(meta, (label) => run(() => review.label(label)));
  byId('labels', HTMLElement).append(...chips);

  function draw(moved?: Stretch) {
    if (!note.doc) return;
    menu.close();
    text.draw(note.doc, note.focus, moved);
    drawCard(note.doc, note, meta, chips);
    history.replaceState(null, '', `#${new URLSearchParams({ note: note.doc.id })}`);
  }
  function fail(error: unknown) {
    draw();
    messages.fail(error);
  }
  function open(place: number) {
    document.body.classList.remove('drawer');
    messages.dismiss();
    return run(() => showNote(review, place));
  }
  const openMenu = (toType: 'label' | 'replacement' | undefined) => {
    if (note.doc && note.focus) menu.open(note.focus, note.doc, text.focusRects(), toType);
  };

  pointAt(text, review, menu, openMenu);
  listen({ meta, review, notes, text, menu, messages, openMenu });
  poll(server, review, messages, seen);

  const follow = () => {
    const id = new URLSearchParams(location.hash.slice(1)).get('note');
    const place = id === null ? -1 : notes.placeOf(id);
    return place >= 0 ? place : (notes.nextOpen() ?? 0);
  };
  addEventListener('hashchange', () => void open(follow()));
  if (meta.documents > 0) await open(follow());
  else byId('card', HTMLElement).replaceWith(element('p', 'empty', 'There are no notes.'));
  document.documentElement.dataset['ready'] = 'true';
}

/** Who decides, as the page was told last. */
function listenToReviewer(meta: ReviewMeta): () => string {
  const name = byId('reviewer', HTMLInputElement);
  name.value = recall('reviewer') ?? meta.reviewer;
  name.addEventListener('change', () => {
    if (name.value.trim() === '') name.value = meta.reviewer;
    remember('reviewer', name.value.trim());
  });
  return () => name.value.trim() || meta.reviewer;
}

/** What is pressed, selected and dragged in the text. */
function pointAt(text: TextBox, review: Review, menu: { close: () => void }, openMenu: (toType: undefined) => void) {
  const { note, run } = review;
  listenToPointer(byId('text', HTMLElement), text, {
    onSelect: (stretch, isTouch) =>
      run(() => {
        if (!review.select(stretch)) return;
        if (!isTouch) note.page.draw();
        openMenu(undefined);
      }),
    onEntity: (id) =>
      run(() => {
        note.setFocus({ kind: 'entity', id });
        openMenu(undefined);
      }),
    onNothing: () => run(() => (note.focus ? note.setFocus(undefined) : menu.close())),
    onDrag: (border, offset, isOver) =>
      isOver ? run(() => review.drag(border, offset, true)) : review.drag(border, offset, false),
    onCancel: () => note.page.draw(),
  });
}

/** Asks from time to time what others decided. */
function poll(server: Server, review: Review, messages: Messages, first: number) {
  let seen = first;
  async function ask() {
    if (document.visibilityState !== 'visible' || server.isBusy()) return;
    try {
      const changes = await server.changes(seen);
      if (changes.seen > seen) review.changed(changes);
      seen = changes.seen;
      messages.answered();
    } catch (error) {
      review.note.page.fail(error);
    }
  }
  setInterval(() => void ask(), POLL_MS);
  document.addEventListener('visibilitychange', () => void ask());
  addEventListener('beforeunload', (event) => {
    if (server.isBusy()) event.preventDefault();
  });
}

start().catch((error: unknown) => {
  const alert = document.getElementById('alert');
  const text = document.getElementById('alert-text');
  if (!alert || !text) return;
  alert.hidden = false;
  text.textContent = `This page could not be read: ${messageOf(error)}`;
});
