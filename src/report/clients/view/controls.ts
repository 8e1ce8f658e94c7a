import { formatCount } from '../../pages/format.ts';
import type { Criteria, ViewMeta } from './types.ts';
import { byId, createChip, element, isPressed, setPressed } from '../shared/dom.ts';
import { describeStep } from './render.ts';

/** The search box, the choice of documents and the chips of labels and steps. */
export function createControls(meta: ViewMeta, onChange: (criteria: Criteria) => void) {
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

  const read = (): Criteria => ({
    q: search.value,
    scope: scope.value === 'entities' ? 'entities' : 'text',
    labels: labels.pressed(),
    steps: steps.pressed(),
    only: only.value as Criteria['only'],
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

  function write(criteria: Criteria) {
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

function chips(
  box: HTMLElement,
  items: readonly { i: number; name: string; count: number; hue: number; className: string; title: string }[],
) {
  const buttons: Map<number, HTMLElement> = new Map();
  for (const { i, name, count, hue, className, title } of items) {
    const button = createChip(className, name, hue, [element('span', 'n', formatCount(count))], () => {
      setPressed(button, !isPressed(button));
      box.dispatchEvent(new Event('change'));
    });
    setPressed(button, false);
    if (title !== '') button.title = title;
    buttons.set(i, button);
    box.append(button);
  }
  if (items.length === 0) box.hidden = true;
  const pressed = () => [...buttons].flatMap(([i, button]) => (isPressed(button) ? [i] : []));
  return {
    box,
    pressed,
    press: (wanted: readonly number[]) => {
      for (const [i, button] of buttons) setPressed(button, wanted.includes(i));
    },
  };
}

type Step = (direction: 1 | -1) => void;
type Act = () => void;

interface Actions {
  readonly document: Step;
  readonly change: Step;
  readonly entity: Step;
  readonly hit: Step;
  readonly copy: Step;
  readonly page: Step;
  readonly layout: Act;
  readonly theme: Act;
  readonly help: Act;
  readonly search: Act;
  readonly escape: Act;
}

export function listenToKeys(actions: Actions) {
  const keys: Record<string, () => void> = {
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
