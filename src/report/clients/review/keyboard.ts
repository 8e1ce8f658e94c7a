import { keyOf } from './menu.ts';

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
export interface KeyActionsAtOnce {
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
