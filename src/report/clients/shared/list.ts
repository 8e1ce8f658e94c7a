import { element } from './dom.ts';

const ROW_HEIGHT = 46;
const MARGIN_ROWS = 8;

export interface ListSource {
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
