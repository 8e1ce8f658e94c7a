import { shortName, showDirections } from '../../names.ts';

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  text?: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

export function createButton(className: string, onClick: () => unknown, ...content: readonly (Node | string)[]) {
  const made = element('button', className);
  made.type = 'button';
  made.append(...content);
  made.addEventListener('click', () => onClick());
  return made;
}

export const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true';
export const setPressed = (button: Element, isOn: boolean) => button.setAttribute('aria-pressed', String(isOn));

/** A chip of a label or a step: its name in its colour, and what stands beside it. */
export function createChip(
  className: string,
  name: string,
  hue: number,
  beside: readonly Node[],
  onClick: () => unknown,
) {
  const chip = createButton(className, onClick, element('span', 'word', shortName(name)));
  chip.title = showDirections(name);
  for (const node of beside) chip.append(' ', node);
  setHue(chip, hue);
  return chip;
}

const setHue = (node: HTMLElement, hue: number | undefined) => node.style.setProperty('--h', String(hue ?? 0));

/** A place of a text that an entity covers, nested where another one is around it. */
export function createMark(
  className: string,
  hue: number | undefined,
  outer: { readonly hue: number | undefined } | undefined,
) {
  const mark = element('mark', `${className}${outer ? ' nested' : ''}`.trim());
  setHue(mark, hue);
  if (outer) mark.style.setProperty('--o', String(outer.hue ?? 0));
  return mark;
}

/** What the page was made with. */
export const readMeta = (): unknown => JSON.parse(byId('meta', HTMLScriptElement).textContent ?? '');

export const messageOf = (error: unknown, otherwise = 'unknown error') =>
  error instanceof Error ? error.message : otherwise;

/** The first element of a selector, which the page must have. */
export function find<T extends Element>(within: ParentNode, selector: string, type: new () => T): T {
  const found = within.querySelector(selector);
  if (!(found instanceof type)) throw new TypeError(`the page has no ${selector}`);
  return found;
}

export const byId = <T extends HTMLElement>(id: string, type: new () => T): T => find(document, `#${id}`, type);

/** Keeps a choice of the reader's for the next time. */
export function remember(key: string, value: string) {
  try {
    localStorage.setItem(`palimpsest-${key}`, value);
  } catch {
    // A browser that keeps nothing is no obstacle.
  }
}

export function recall(key: string) {
  try {
    return localStorage.getItem(`palimpsest-${key}`);
  } catch {
    return null;
  }
}

export const isDark = () =>
  (document.documentElement.dataset['theme'] ??
    (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';

/** From light to dark or back, and for the next time. */
export function switchTheme() {
  const theme = isDark() ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  remember('theme', theme);
}

const ROW_HEIGHT = 46;
const MARGIN_ROWS = 8;

interface ListSource {
  count(): number;
  /** Writes a line; where it is not loaded yet, it returns when it will be. */
  fill(place: number, item: HTMLElement): Promise<unknown> | undefined;
  choose(place: number): void;
}

/** A list of documents, of any length: only the lines in sight are there. */
export function createList(box: HTMLElement, source: ListSource) {
  const sizer = element('div', 'sizer');
  box.append(sizer);
  let current = 0;
  let first = 0;
  let last = 0;
  let version = 0;

  function line(place: number) {
    const item = element('div', 'item');
    item.id = `item-${place}`;
    item.setAttribute('role', 'option');
    item.setAttribute('aria-posinset', String(place + 1));
    item.setAttribute('aria-setsize', String(source.count()));
    item.setAttribute('aria-selected', String(place === current));
    item.dataset['place'] = String(place);
    item.style.top = `${place * ROW_HEIGHT}px`;
    const missing = source.fill(place, item);
    return { item, missing };
  }

  function draw() {
    sizer.style.height = `${source.count() * ROW_HEIGHT}px`;
    first = Math.max(0, Math.floor(box.scrollTop / ROW_HEIGHT) - MARGIN_ROWS);
    last = Math.min(source.count(), Math.ceil((box.scrollTop + box.clientHeight) / ROW_HEIGHT) + MARGIN_ROWS);
    const lines = Array.from({ length: Math.max(0, last - first) }, (_, i) => line(first + i));
    sizer.replaceChildren(...lines.map(({ item }) => item));
    box.setAttribute('aria-activedescendant', `item-${current}`);
    const missing = lines.flatMap((each) => each.missing ?? []);
    if (missing.length === 0) return;
    const mine = ++version;
    Promise.all(missing)
      .then(() => {
        if (mine === version) draw();
      })
      .catch(() => undefined);
  }

  let pending = false;
  box.addEventListener('scroll', () => {
    if (pending) return;
    pending = true;
    requestAnimationFrame(() => {
      pending = false;
      draw();
    });
  });
  new ResizeObserver(() => draw()).observe(box);
  box.addEventListener('click', (event) => {
    const item = event.target instanceof Element ? event.target.closest('.item') : null;
    if (item instanceof HTMLElement) source.choose(Number(item.dataset['place']));
  });
  box.addEventListener('keydown', (event) => {
    const page = Math.max(1, Math.floor(box.clientHeight / ROW_HEIGHT) - 1);
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    const move = moves[event.key as keyof typeof moves];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    source.choose(Math.max(0, Math.min(source.count() - 1, current + move)));
  });

  return {
    draw,
    select(place: number) {
      current = place;
      const top = place * ROW_HEIGHT;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (top + ROW_HEIGHT > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW_HEIGHT - box.clientHeight;
      draw();
    },
  };
}
