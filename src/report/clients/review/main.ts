import { formatCount } from '../../pages/format.ts';
import type { ReviewMeta, Stretch } from './types.ts';
import { byId, element, messageOf, readMeta, recall, remember, setPressed, switchTheme } from '../shared/dom.ts';
import { showDirections } from '../../names.ts';
import { listenToKeys, createChips, createMenu } from './menu.ts';
import { createNotes } from './notes.ts';
import { listenToPointer, createTextBox } from './text.ts';
import { createReview } from './review.ts';
import { createServer, Refused, Unreachable } from './server.ts';

const POLL_MS = 3000;
const HINT = 'Select text to mark it, press an entity to change it; ? lists the keys.';
const GONE =
  'The server does not answer. All that was shown as saved is on the disk; what you did after that is not. Start ' +
  'the command again and open the address that it prints.';

async function start() {
  const meta = readMeta() as ReviewMeta;
  const status = byId('status', HTMLElement);
  const alert = byId('alert', HTMLElement);
  const alertText = byId('alert-text', HTMLElement);
  const help = byId('help', HTMLDialogElement);
  const box = byId('text', HTMLElement);
  const card = byId('card', HTMLElement);
  const server = createServer();
  const text = createTextBox(box, meta);

  const say = (message: string, isSaved = false) => {
    status.textContent = showDirections(message);
    status.classList.toggle('saved', isSaved);
    if (isSaved) dismiss();
  };
  const warn = (message: string) => {
    alertText.textContent = showDirections(message);
    alert.hidden = false;
    status.classList.remove('saved');
    status.textContent = '';
  };
  const dismiss = () => {
    alert.hidden = true;
  };
  const fail = (error: unknown) => {
    review.setFocus(review.focus);
    if (error instanceof Unreachable) warn(GONE);
    else if (error instanceof Refused) warn(`${error.isDrive ? 'Not saved' : 'Not done'}: ${error.message}`);
    else warn(`Something went wrong in this page: ${messageOf(error)}`);
  };

  const name = byId('reviewer', HTMLInputElement);
  name.value = recall('reviewer') ?? meta.reviewer;
  name.addEventListener('change', () => {
    if (name.value.trim() === '') name.value = meta.reviewer;
    remember('reviewer', name.value.trim());
  });

  const { seen: first, rows } = await server.rows();
  let seen = first;
  const notes = createNotes(meta, rows, (place) => open(place));
  const review = createReview(server, notes, {
    draw,
    say,
    warn,
    fail,
    reveal: () => text.scrollToFocus(),
    reviewer: () => name.value.trim() || meta.reviewer,
  });
  const menu = createMenu(meta, {
    onLabel: (label) => review.run(() => review.label(label)),
    onAccept: () => review.run(() => review.accept()),
    onRemove: () => review.run(() => review.remove()),
    onMove: (border, direction) => review.run(() => review.border(border, direction)),
    onReplace: (replacement) => review.run(() => review.replace(replacement)),
    onClose: () => menu.close(),
  });
  const chips = createChips(meta, (label) => review.run(() => review.label(label)));
  byId('labels', HTMLElement).append(...chips);

  function draw(moved?: Stretch) {
    const { doc, focus } = review;
    if (!doc) return;
    menu.close();
    text.draw(doc, focus, moved);
    card.hidden = false;
    card.classList.toggle('is-done', doc.done);
    byId('name', HTMLElement).textContent = showDirections(doc.id);
    const proposed = doc.entities.filter(({ accepted }) => !accepted).length;
    const where = `${doc.place + 1} of ${formatCount(meta.documents)}`;
    byId('where', HTMLElement).textContent = where;
    byId('state', HTMLElement).textContent = doc.done ? '✓ done' : proposed > 0 ? `${proposed} proposed` : '';
    byId('accept-all', HTMLButtonElement).hidden = proposed === 0;
    byId('undo', HTMLButtonElement).title = doc.undo
      ? `Undo (u): last decided by ${showDirections(doc.undo.reviewer)}`
      : 'Undo (u)';
    byId('done-word', HTMLElement).textContent = doc.done ? 'Next to do' : 'Done, next';
    byId('reopen', HTMLButtonElement).hidden = !doc.done;
    const label = review.inFocus()?.label;
    for (const chip of chips) setPressed(chip, chip.dataset['label'] === label);
    byId('at', HTMLElement).textContent = showDirections(review.describe()) || HINT;
    history.replaceState(null, '', `#${new URLSearchParams({ note: doc.id })}`);
  }

  async function load(place: number) {
    await review.load(place);
    byId('pane', HTMLElement).scrollTop = 0;
  }
  function open(place: number) {
    document.body.classList.remove('drawer');
    dismiss();
    return review.run(() => load(place));
  }
  const openMenu = (toType: 'label' | 'replacement' | undefined) => {
    const { doc, focus } = review;
    if (doc && focus) menu.open(focus, doc, text.focusRects(), toType);
  };

  listenToPointer(box, text, {
    onSelect: (stretch, isTouch) =>
      review.run(() => {
        if (!review.select(stretch)) return;
        if (!isTouch) draw();
        openMenu(undefined);
      }),
    onEntity: (id) =>
      review.run(() => {
        review.setFocus({ kind: 'entity', id });
        openMenu(undefined);
      }),
    onNothing: () =>
      review.run(() => {
        if (review.focus) review.setFocus(undefined);
        else menu.close();
      }),
    onDrag: (border, offset, isOver) =>
      isOver ? review.run(() => review.drag(border, offset, true)) : review.drag(border, offset, false),
    onCancel: () => draw(),
  });

  const setByCharacter = (wanted: boolean) => {
    review.setByCharacter(wanted);
    const button = byId('units', HTMLButtonElement);
    setPressed(button, wanted);
    say(
      review.doc?.wholeTokens
        ? 'This corpus holds whole words: mentions begin and end with one.'
        : `Mentions begin and end with a ${wanted ? 'character' : 'word'}.`,
    );
  };
  /** One line up or down, to what stands there. */
  const moveLine = (direction: 1 | -1) => {
    const rects = text.focusRects();
    const rect = direction > 0 ? rects.at(-1) : rects[0];
    if (!rect) {
      review.word(1);
      return;
    }
    const pane = byId('pane', HTMLElement);
    const height = Number.parseFloat(getComputedStyle(box).lineHeight);
    const y = rect.top + rect.height / 2 + direction * height;
    const bounds = pane.getBoundingClientRect();
    const before = pane.scrollTop;
    if (y > bounds.bottom - 2 * height || y < bounds.top + height) pane.scrollTop += direction * 3 * height;
    review.to(text.offsetAt(rect.left + 2, y - (pane.scrollTop - before)));
  };
  const actions = {
    label: (i: number) => {
      const chosen = meta.labels[i];
      return chosen && review.label(chosen.name);
    },
    typeLabel: () => {
      if (review.focus) openMenu('label');
      else say('Select text first, with the mouse or the arrow keys.');
    },
    typeReplacement: () => {
      if (meta.fills !== true) say('Nothing is written over the entities of this corpus.');
      else if (review.inFocus()) openMenu('replacement');
      else say('Select an entity first: n goes to the next one.');
    },
    entity: (direction: 1 | -1) => review.entity(direction),
    word: (direction: 1 | -1) => review.word(direction),
    line: moveLine,
    border: (border: 'start' | 'end', direction: 1 | -1) => review.border(border, direction),
    accept: () => review.accept(),
    acceptAll: () => review.acceptAll(),
    remove: () => review.remove(),
    done: async () => {
      const before = review.doc?.place;
      await review.done();
      if (review.doc?.place !== before) byId('pane', HTMLElement).scrollTop = 0;
    },
    toggleDone: review.toggleDone,
    note: async (direction: 1 | -1) => {
      const place = notes.neighbour(direction);
      if (place !== undefined) await load(place);
      else say(direction > 0 ? 'This is the last note of the list.' : 'This is the first note of the list.');
    },
    undo: review.undo,
    redo: review.redo,
    byCharacter: () => setByCharacter(!review.byCharacter),
  };
  /** What waits for no decision. */
  const atOnce = {
    filter: notes.focusFilter,
    theme: switchTheme,
    help: () => help.showModal(),
    escape: () => {
      if (document.body.classList.contains('drawer')) document.body.classList.remove('drawer');
      else if (!alert.hidden) dismiss();
      else if (menu.isOpen()) menu.close();
      else if (document.activeElement instanceof HTMLSelectElement || document.activeElement === name) box.focus();
      else review.setFocus(undefined);
    },
  };
  listenToKeys(actions, atOnce, review.run);
  const buttons: Record<string, () => unknown> = {
    undo: () => review.run(actions.undo),
    redo: () => review.run(actions.redo),
    units: () => review.run(actions.byCharacter),
    theme: atOnce.theme,
    ask: atOnce.help,
    previous: () => review.run(() => actions.note(-1)),
    next: () => review.run(() => actions.note(1)),
    'accept-all': () => review.run(actions.acceptAll),
    done: () => review.run(actions.done),
    reopen: () => review.run(actions.toggleDone),
    dismiss,
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

  async function poll() {
    if (document.visibilityState !== 'visible' || server.isBusy()) return;
    try {
      const changes = await server.changes(seen);
      if (changes.seen > seen) review.changed(changes);
      seen = changes.seen;
      if (alertText.textContent === GONE) dismiss();
    } catch (error) {
      fail(error);
    }
  }
  setInterval(() => void poll(), POLL_MS);
  document.addEventListener('visibilitychange', () => void poll());
  addEventListener('beforeunload', (event) => {
    if (server.isBusy()) event.preventDefault();
  });

  const follow = () => {
    const id = new URLSearchParams(location.hash.slice(1)).get('note');
    const place = id === null ? -1 : notes.placeOf(id);
    return place >= 0 ? place : (notes.nextOpen() ?? 0);
  };
  addEventListener('hashchange', () => void open(follow()));
  if (meta.documents > 0) await open(follow());
  else card.replaceWith(element('p', 'empty', 'There are no notes.'));
  document.documentElement.dataset['ready'] = 'true';
}

start().catch((error: unknown) => {
  const alert = document.getElementById('alert');
  const text = document.getElementById('alert-text');
  if (!alert || !text) return;
  alert.hidden = false;
  text.textContent = `This page could not be read: ${messageOf(error)}`;
});
