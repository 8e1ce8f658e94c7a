import { keyOf } from './menu.js';

/**
 * @typedef {object} KeyActions
 * @property {(i: number) => void} label by its number
 * @property {() => void} typeLabel
 * @property {(direction: 1 | -1) => void} entity
 * @property {(direction: 1 | -1) => void} word
 * @property {(direction: 1 | -1) => void} line
 * @property {(border: 'start' | 'end', direction: 1 | -1) => void} border
 * @property {() => void} accept
 * @property {() => void} acceptAll
 * @property {() => void} remove
 * @property {() => void} done
 * @property {() => void} toggleDone
 * @property {(direction: 1 | -1) => void} note
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} byCharacter
 * @property {() => void} filter
 * @property {() => void} theme
 * @property {() => void} help
 * @property {() => void} escape
 */

const LABEL_KEYS = Array.from({ length: 10 }, (_, i) => keyOf(i));

/** @param {KeyActions} actions */
export function listenToKeys(actions) {
  /** @type {Record<string, () => void>} */
  const keys = {
    n: () => actions.entity(1),
    p: () => actions.entity(-1),
    a: actions.accept,
    A: actions.acceptAll,
    x: actions.remove,
    Delete: actions.remove,
    Backspace: actions.remove,
    l: actions.typeLabel,
    Enter: actions.done,
    d: actions.toggleDone,
    j: () => actions.note(1),
    k: () => actions.note(-1),
    u: actions.undo,
    U: actions.redo,
    c: actions.byCharacter,
    f: actions.filter,
    t: actions.theme,
    '?': actions.help,
    ArrowRight: () => actions.word(1),
    ArrowLeft: () => actions.word(-1),
    ArrowDown: () => actions.line(1),
    ArrowUp: () => actions.line(-1),
  };

  /** @param {KeyboardEvent} event @returns {(() => void) | undefined} */
  function actionOf(event) {
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
      actions.escape();
      return;
    }
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.matches('input, select, textarea')) return;
    // The list has arrow keys of its own, and Enter presses a button.
    if (event.key.startsWith('Arrow') && target.closest('#list')) return;
    if (event.key === 'Enter' && target.matches('button, a, summary')) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
}
