import { byId, setPressed, switchTheme } from '../shared/dom.ts';
import { type KeyActions, listenToKeys } from './menu.ts';
import type { Messages } from './messages.ts';
import type { Notes } from './notes.ts';
import type { Review } from './review.ts';
import type { TextBox } from './text.ts';
import type { ReviewMeta } from './types.ts';

/** What is on the page. */
export interface Parts {
  readonly meta: ReviewMeta;
  readonly review: Review;
  readonly notes: Notes;
  readonly text: TextBox;
  readonly menu: { readonly isOpen: () => boolean; readonly close: () => void };
  readonly messages: Messages;
  /** @param toType what is to be typed */
  readonly openMenu: (toType: 'label' | 'replacement' | undefined) => void;
}

const toTop = () => {
  byId('pane', HTMLElement).scrollTop = 0;
};

/** Shows another note from its beginning. */
export async function showNote(review: Review, place: number) {
  await review.load(place);
  toTop();
}

/** What keys and buttons do, one after the other. */
function createActions({ meta, review, notes, text, messages: { say }, openMenu }: Parts): KeyActions {
  const { note } = review;
  return {
    label: (i) => {
      const chosen = meta.labels[i];
      return chosen && review.label(chosen.name);
    },
    typeLabel: () => {
      if (note.focus) openMenu('label');
      else say('Select text first, with the mouse or the arrow keys.');
    },
    typeReplacement: () => {
      if (meta.fills !== true) say('Nothing is written over the entities of this corpus.');
      else if (note.inFocus()) openMenu('replacement');
      else say('Select an entity first: n goes to the next one.');
    },
    entity: review.entity,
    word: review.word,
    line: (direction) => moveLine(review, text, direction),
    border: review.border,
    accept: review.accept,
    acceptAll: review.acceptAll,
    remove: review.remove,
    done: async () => {
      const before = note.doc?.place;
      await review.done();
      if (note.doc?.place !== before) toTop();
    },
    toggleDone: review.toggleDone,
    note: async (direction) => {
      const place = notes.neighbour(direction);
      if (place !== undefined) await showNote(review, place);
      else say(direction > 0 ? 'This is the last note of the list.' : 'This is the first note of the list.');
    },
    undo: review.undo,
    redo: review.redo,
    byCharacter: () => {
      note.setByCharacter(!note.byCharacter);
      setPressed(byId('units', HTMLButtonElement), note.byCharacter);
      say(
        note.doc?.wholeTokens
          ? 'This corpus holds whole words: mentions begin and end with one.'
          : `Mentions begin and end with a ${note.byCharacter ? 'character' : 'word'}.`,
      );
    },
  };
}

/** One line up or down, to what stands there. */
function moveLine(review: Review, text: TextBox, direction: 1 | -1) {
  const rects = text.focusRects();
  const rect = direction > 0 ? rects.at(-1) : rects[0];
  if (!rect) {
    review.word(1);
    return;
  }
  const pane = byId('pane', HTMLElement);
  const height = Number.parseFloat(getComputedStyle(byId('text', HTMLElement)).lineHeight);
  const y = rect.top + rect.height / 2 + direction * height;
  const bounds = pane.getBoundingClientRect();
  const before = pane.scrollTop;
  if (y > bounds.bottom - 2 * height || y < bounds.top + height) pane.scrollTop += direction * 3 * height;
  review.to(text.offsetAt(rect.left + 2, y - (pane.scrollTop - before)));
}

/** Listens to keys and buttons. */
export function listen(parts: Parts) {
  const { review, notes, menu, messages } = parts;
  const { run, note } = review;
  const box = byId('text', HTMLElement);
  const actions = createActions(parts);
  const help = () => byId('help', HTMLDialogElement).showModal();
  const escape = () => {
    const { activeElement } = document;
    if (document.body.classList.contains('drawer')) document.body.classList.remove('drawer');
    else if (messages.isWarning()) messages.dismiss();
    else if (menu.isOpen()) menu.close();
    else if (activeElement instanceof HTMLSelectElement || activeElement?.id === 'reviewer') box.focus();
    else note.setFocus(undefined);
  };
  listenToKeys(actions, { filter: notes.focusFilter, theme: switchTheme, help, escape }, run);
  const buttons: Record<string, () => unknown> = {
    undo: () => run(actions.undo),
    redo: () => run(actions.redo),
    units: () => run(actions.byCharacter),
    theme: switchTheme,
    ask: help,
    previous: () => run(() => actions.note(-1)),
    next: () => run(() => actions.note(1)),
    'accept-all': () => run(actions.acceptAll),
    done: () => run(actions.done),
    reopen: () => run(actions.toggleDone),
    dismiss: messages.dismiss,
    drawer: () => {
      const isOpen = document.body.classList.toggle('drawer');
      byId('drawer', HTMLButtonElement).setAttribute('aria-expanded', String(isOpen));
      notes.list.draw();
    },
  };
  for (const [id, action] of Object.entries(buttons)) {
    byId(id, HTMLButtonElement).addEventListener('click', (event) => {
      action();
      // Pressed by mouse, the keys go on to belong to the text.
      if (event.detail > 0) box.focus({ preventScroll: true });
    });
  }
  byId('pane', HTMLElement).addEventListener('scroll', () => menu.isOpen() && menu.close(), { passive: true });
}
