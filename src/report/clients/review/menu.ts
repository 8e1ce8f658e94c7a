import type { Focus, OpenDocument, ReviewMeta } from './types.ts';
import { byId, createChip, element, setPressed } from '../shared/dom.ts';

const KEYS = '1234567890';
/** More labels than this are found by typing. */
const MANY = 10;
const GAP = 8;

/** The key of a label; '' where it has none. */
const keyOf = (i: number) => KEYS.charAt(i);

export function createChips(meta: ReviewMeta, onLabel: (label: string) => unknown) {
  return meta.labels.map(({ name, hue }, i) => {
    const key = keyOf(i) === '' ? [] : [element('kbd', '', keyOf(i))];
    const chip = createChip('chip label', name, hue, key, () => onLabel(name));
    chip.dataset['label'] = name;
    return chip;
  });
}

/** What opens beside a stretch or an entity: its labels, and what else can be done with it. */
export function createMenu(
  meta: ReviewMeta,
  events: {
    onLabel: (label: string) => unknown;
    onAccept: () => unknown;
    onRemove: () => unknown;
    onClose: () => void;
    onReplace: (replacement: string) => unknown;
    onMove: (border: 'start' | 'end', direction: 1 | -1) => unknown;
  },
) {
  const box = byId('menu', HTMLElement);
  const filter = byId('menu-filter', HTMLInputElement);
  const chips = createChips(meta, events.onLabel);
  byId('menu-labels', HTMLElement).append(...chips);
  const forEntity = byId('menu-entity', HTMLElement);
  const accept = byId('menu-accept', HTMLButtonElement);
  accept.addEventListener('click', events.onAccept);
  byId('menu-remove', HTMLButtonElement).addEventListener('click', events.onRemove);
  for (const button of box.querySelectorAll('[data-move]')) {
    const [border, direction] = (button.getAttribute('data-move') ?? '').split(' ');
    button.addEventListener('click', () =>
      events.onMove(border === 'start' ? 'start' : 'end', direction === '1' ? 1 : -1),
    );
  }
  const becomes = byId('menu-becomes', HTMLElement);
  const replacement = byId('menu-replacement', HTMLInputElement);
  replacement.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') events.onReplace(replacement.value);
    else if (event.key === 'Escape') events.onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const shown = () => chips.filter((chip) => !chip.hidden);
  const sift = () => {
    const wanted = filter.value.trim().toLowerCase();
    for (const chip of chips) chip.hidden = !(chip.dataset['label'] ?? '').toLowerCase().includes(wanted);
  };
  filter.addEventListener('input', sift);
  filter.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') shown()[0]?.click();
    else if (event.key === 'Escape') events.onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  function place(rects: readonly DOMRect[]) {
    const [first, last] = [rects[0], rects.at(-1)];
    if (!first || !last || matchMedia('(max-width: 760px)').matches) {
      box.style.left = box.style.top = '';
      return;
    }
    const { width, height } = box.getBoundingClientRect();
    const below = last.bottom + GAP;
    const top = below + height < innerHeight - GAP ? below : first.top - height - GAP;
    box.style.top = `${Math.max(GAP, top)}px`;
    box.style.left = `${Math.max(GAP, Math.min(last.left, innerWidth - width - GAP))}px`;
  }

  return {
    isOpen: () => !box.hidden,
    /**
     * @param rects where the focus is
     * @param toType what is to be typed
     */
    open(focus: Focus, doc: OpenDocument, rects: readonly DOMRect[], toType?: 'label' | 'replacement') {
      const entity = focus.kind === 'entity' ? doc.entities.find(({ id }) => id === focus.id) : undefined;
      forEntity.hidden = entity === undefined;
      accept.hidden = entity?.accepted ?? true;
      becomes.hidden = entity === undefined || meta.fills !== true;
      replacement.value = entity?.replacement ?? '';
      for (const node of box.querySelectorAll('.borders')) {
        if (node instanceof HTMLElement) node.hidden = entity?.fragments !== undefined;
      }
      for (const chip of chips) setPressed(chip, chip.dataset['label'] === entity?.label);
      filter.hidden = toType !== 'label' && meta.labels.length <= MANY;
      filter.value = '';
      sift();
      box.hidden = false;
      place(rects);
      if (toType === 'label') filter.focus();
      else if (toType === 'replacement' && !becomes.hidden) replacement.select();
    },
    close() {
      if (box.contains(document.activeElement)) byId('text', HTMLElement).focus({ preventScroll: true });
      box.hidden = true;
    },
  };
}

type Step = (direction: 1 | -1) => unknown;
type Act = () => unknown;

/** What keys do, one after the other. */
export interface KeyActions {
  /** By its number. */
  label(i: number): unknown;
  border(border: 'start' | 'end', direction: 1 | -1): unknown;
  readonly entity: Step;
  readonly word: Step;
  readonly line: Step;
  readonly note: Step;
  readonly typeLabel: Act;
  readonly typeReplacement: Act;
  readonly accept: Act;
  readonly acceptAll: Act;
  readonly remove: Act;
  readonly done: Act;
  readonly toggleDone: Act;
  readonly undo: Act;
  readonly redo: Act;
  readonly byCharacter: Act;
}

/** What keys do that waits for nothing. */
interface KeyActionsAtOnce {
  readonly filter: () => void;
  readonly theme: () => void;
  readonly help: () => void;
  readonly escape: () => void;
}

const LABEL_KEYS = Array.from({ length: 10 }, (_, i) => keyOf(i));

export function listenToKeys(actions: KeyActions, atOnce: KeyActionsAtOnce, run: (action: () => unknown) => unknown) {
  const keysAtOnce: Record<string, () => void> = { f: atOnce.filter, t: atOnce.theme, '?': atOnce.help };
  const keys: Record<string, () => unknown> = {
    n: () => actions.entity(1),
    p: () => actions.entity(-1),
    a: actions.accept,
    A: actions.acceptAll,
    x: actions.remove,
    Delete: actions.remove,
    Backspace: actions.remove,
    l: actions.typeLabel,
    r: actions.typeReplacement,
    Enter: actions.done,
    d: actions.toggleDone,
    j: () => actions.note(1),
    k: () => actions.note(-1),
    u: actions.undo,
    U: actions.redo,
    c: actions.byCharacter,
    ArrowRight: () => actions.word(1),
    ArrowLeft: () => actions.word(-1),
    ArrowDown: () => actions.line(1),
    ArrowUp: () => actions.line(-1),
  };

  function actionOf(event: KeyboardEvent): (() => unknown) | undefined {
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const horizontal = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
    if (event.shiftKey && horizontal) {
      return () => actions.border(isCommand || event.altKey ? 'start' : 'end', horizontal);
    }
    if (isCommand && !event.altKey) {
      const letter = key.toLowerCase();
      if (letter === 'z') return event.shiftKey ? actions.redo : actions.undo;
      return letter === 'y' ? actions.redo : undefined;
    }
    if (isCommand || event.altKey) return undefined;
    const label = LABEL_KEYS.indexOf(key);
    return label >= 0 ? () => actions.label(label) : keys[key];
  }

  document.addEventListener('keydown', (event) => {
    if (event.isComposing || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') {
      atOnce.escape();
      return;
    }
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.matches('input, select, textarea')) return;
    // The list has arrow keys of its own, and Enter presses a button.
    if (event.key.startsWith('Arrow') && target.closest('#list')) return;
    if (event.key === 'Enter' && target.matches('button, a, summary')) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const direct = isPlain ? keysAtOnce[event.key] : undefined;
    const action = direct ?? actionOf(event);
    if (!action) return;
    event.preventDefault();
    if (direct) direct();
    else run(action);
  });
}
