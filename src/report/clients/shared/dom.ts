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
  const chip = createButton(className, onClick, element('span', 'word', name));
  for (const node of beside) chip.append(' ', node);
  setHue(chip, hue);
  return chip;
}

export const setHue = (node: HTMLElement, hue: number | undefined) => node.style.setProperty('--h', String(hue ?? 0));

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
