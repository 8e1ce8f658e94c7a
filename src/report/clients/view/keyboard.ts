type Step = (direction: 1 | -1) => void;
type Act = () => void;

export interface Actions {
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
