/**
 * @typedef {object} Actions
 * @property {(direction: 1 | -1) => void} document
 * @property {(direction: 1 | -1) => void} change
 * @property {(direction: 1 | -1) => void} entity
 * @property {(direction: 1 | -1) => void} hit
 * @property {(direction: 1 | -1) => void} copy
 * @property {(direction: 1 | -1) => void} page
 * @property {() => void} layout
 * @property {() => void} theme
 * @property {() => void} help
 * @property {() => void} search
 * @property {() => void} escape
 */

/** @param {Actions} actions */
export function listenToKeys(actions) {
  /** @type {Record<string, () => void>} */
  const keys = {
    j: () => actions.document(1),
    k: () => actions.document(-1),
    n: () => actions.change(1),
    p: () => actions.change(-1),
    e: () => actions.entity(1),
    E: () => actions.entity(-1),
    g: () => actions.hit(1),
    G: () => actions.hit(-1),
    ']': () => actions.copy(1),
    '[': () => actions.copy(-1),
    ' ': () => actions.page(1),
    v: actions.layout,
    t: actions.theme,
    '?': actions.help,
    '/': actions.search,
  };
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || document.querySelector('dialog[open]'))
      return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.key === 'Escape') {
      actions.escape();
      return;
    }
    if (target.matches('input')) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      actions.hit(event.shiftKey ? -1 : 1);
      return;
    }
    if (target.matches('select, textarea') || (event.key === ' ' && target.matches('button, summary, a'))) return;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}
