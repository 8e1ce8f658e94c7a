/** @import { Criteria, ViewMeta } from './types.ts' */
import { byId, element } from './dom.js';
import { describeStep } from './render.js';

/**
 * The search box, the choice of documents and the chips of labels and steps.
 *
 * @param {ViewMeta} meta
 * @param {(criteria: Criteria) => void} onChange
 */
export function createControls(meta, onChange) {
  const search = byId('search', HTMLInputElement);
  const scope = byId('scope', HTMLSelectElement);
  const only = byId('only', HTMLSelectElement);
  const clear = byId('clear', HTMLButtonElement);
  const labels = chips(
    byId('labels', HTMLElement),
    [...meta.labels.entries()]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([i, { name, count, hue }]) => ({ i, name, count, hue, className: 'chip label', title: '' })),
  );
  const steps = chips(
    byId('steps', HTMLElement),
    [...meta.steps.entries()]
      .sort(([, a], [, b]) => b.count - a.count)
      .map(([i, { name, count }]) => {
        return { i, name, count, hue: 0, className: `chip stepchip s${i % 6}`, title: describeStep(meta, i) };
      }),
  );

  /** @returns {Criteria} */
  const read = () => ({
    q: search.value,
    scope: scope.value === 'entities' ? 'entities' : 'text',
    labels: labels.pressed(),
    steps: steps.pressed(),
    only: /** @type {Criteria['only']} */ (only.value),
  });
  const changed = () => {
    const criteria = read();
    const { q, labels: l, steps: s, only: o } = criteria;
    clear.hidden = q === '' && l.length === 0 && s.length === 0 && o === '';
    onChange(criteria);
  };

  let timer = 0;
  search.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(changed, 120);
  });
  for (const select of [scope, only]) select.addEventListener('change', changed);
  labels.box.addEventListener('change', changed);
  steps.box.addEventListener('change', changed);

  /** @param {Criteria} criteria */
  function write(criteria) {
    search.value = criteria.q;
    scope.value = criteria.scope;
    only.value = criteria.only;
    labels.press(criteria.labels);
    steps.press(criteria.steps);
    changed();
  }
  clear.addEventListener('click', () => write({ q: '', scope: read().scope, labels: [], steps: [], only: '' }));
  return { search, read, write, isClear: () => clear.hidden, clear: () => clear.click() };
}

/**
 * @param {HTMLElement} box
 * @param {readonly { i: number, name: string, count: number, hue: number, className: string, title: string }[]} items
 */
function chips(box, items) {
  /** @type {Map<number, HTMLElement>} */
  const buttons = new Map();
  for (const { i, name, count, hue, className, title } of items) {
    const button = element('button', className);
    button.setAttribute('type', 'button');
    button.setAttribute('aria-pressed', 'false');
    button.style.setProperty('--h', String(hue));
    button.title = title;
    button.append(element('span', 'word', name), ' ', element('span', 'n', count.toLocaleString('en')));
    button.addEventListener('click', () => {
      button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
      box.dispatchEvent(new Event('change'));
    });
    buttons.set(i, button);
    box.append(button);
  }
  if (items.length === 0) box.hidden = true;
  const pressed = () =>
    [...buttons].flatMap(([i, button]) => (button.getAttribute('aria-pressed') === 'true' ? [i] : []));
  return {
    box,
    pressed,
    /** @param {readonly number[]} wanted */
    press: (wanted) => {
      for (const [i, button] of buttons) button.setAttribute('aria-pressed', String(wanted.includes(i)));
    },
  };
}
