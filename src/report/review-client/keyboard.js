import { keyOf } from './menu.js';

/**
 * What keys do, one after the other.
 *
 * @typedef {object} KeyActions
 * @property {(i: number) => unknown} label by its number
 * @property {() => unknown} typeLabel
 * @property {() => unknown} typeReplacement
 * @property {(direction: 1 | -1) => unknown} entity
 * @property {(direction: 1 | -1) => unknown} word
 * @property {(direction: 1 | -1) => unknown} line
 * @property {(border: 'start' | 'end', direction: 1 | -1) => unknown} border
 * @property {() => unknown} accept
 * @property {() => unknown} acceptAll
 * @property {() => unknown} remove
 * @property {() => unknown} done
 * @property {() => unknown} toggleDone
 * @property {(direction: 1 | -1) => unknown} note
 * @property {() => unknown} undo
 * @property {() => unknown} redo
 * @property {() => unknown} byCharacter
 */

/**
 * What keys do that waits for nothing.
 *
 * @typedef {object} KeyActionsAtOnce
 * @property {() => void} filter
 * @property {() => void} theme
 * @property {() => void} help
 * @property {() => void} escape
 */

const LABEL_KEYS = Array.from({ length: 10 }, (_, i) => keyOf(i));

/**
 * @param {KeyActions} actions
 * @param {KeyActionsAtOnce} atOnce
 * @param {(action: () => unknown) => unknown} run
 */
export function listenToKeys(actions, atOnce, run) {
  /** @type {Record<string, () => void>} */
  const keysAtOnce = { f: atOnce.filter, t: atOnce.theme, '?': atOnce.help };
  /** @type {Record<string, () => unknown>} */
  const keys = {
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

  /** @param {KeyboardEvent} event @returns {(() => unknown) | undefined} */
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
