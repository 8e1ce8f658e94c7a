/** @import { State } from './state.js' */
import { element } from './render.js';

const ROW_HEIGHT = 46;
const MARGIN_ROWS = 8;

/**
 * The list of documents: only the lines in sight are there.
 *
 * @param {HTMLElement} box
 * @param {State} state
 * @param {(place: number) => void} onChoose
 */
export function createList(box, state, onChoose) {
  const sizer = element('div', 'sizer');
  box.append(sizer);
  let current = 0;
  let first = 0;
  let last = 0;
  let version = 0;

  /** @param {number} place */
  function line(place) {
    const index = state.indexAt(place);
    const row = state.store.row(index);
    const item = element('div', 'item');
    item.id = `item-${place}`;
    item.setAttribute('role', 'option');
    item.setAttribute('aria-posinset', String(place + 1));
    item.setAttribute('aria-setsize', String(state.count));
    item.setAttribute('aria-selected', String(place === current));
    item.dataset['place'] = String(place);
    item.style.top = `${place * ROW_HEIGHT}px`;
    const name = element('bdi', 'name', row?.id ?? '…');
    const counts = element('span', 'counts');
    if (row) {
      item.title = row.id;
      counts.append(count(row.entities, 'entity', 'entities'));
      if (row.copies > 0) counts.append(' · ', count(row.changes, 'change', 'changes'));
      if (row.copies > 1) counts.append(' · ', count(row.copies, 'copy', 'copies'));
    }
    item.append(name, counts);
    return item;
  }

  /** @param {number} n @param {string} one @param {string} many */
  const count = (n, one, many) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

  function draw() {
    sizer.style.height = `${state.count * ROW_HEIGHT}px`;
    first = Math.max(0, Math.floor(box.scrollTop / ROW_HEIGHT) - MARGIN_ROWS);
    last = Math.min(state.count, Math.ceil((box.scrollTop + box.clientHeight) / ROW_HEIGHT) + MARGIN_ROWS);
    const lines = [];
    const missing = [];
    for (let place = first; place < last; place++) {
      lines.push(line(place));
      const index = state.indexAt(place);
      if (!state.store.row(index)) missing.push(index);
    }
    sizer.replaceChildren(...lines);
    box.setAttribute('aria-activedescendant', `item-${current}`);
    if (missing.length === 0) return;
    const mine = ++version;
    Promise.all(missing.map((index) => state.store.loadRows(index, index + 1)))
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
    if (item instanceof HTMLElement) onChoose(Number(item.dataset['place']));
  });
  box.addEventListener('keydown', (event) => {
    const page = Math.max(1, Math.floor(box.clientHeight / ROW_HEIGHT) - 1);
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    const move = moves[/** @type {keyof typeof moves} */ (event.key)];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(Math.max(0, Math.min(state.count - 1, current + move)));
  });

  return {
    draw,
    /** @param {number} place */
    select(place) {
      current = place;
      const top = place * ROW_HEIGHT;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (top + ROW_HEIGHT > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW_HEIGHT - box.clientHeight;
      draw();
    },
  };
}
