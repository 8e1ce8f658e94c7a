import { createButton, isDark, switchTheme } from './shared/dom.ts';

// A report reads well without this: it adds sorting, the switch of theme, and opens the contents on wide screens.

const toggle = document.querySelector<HTMLButtonElement>('#theme');
if (toggle) {
  const nameToggle = () => (toggle.textContent = isDark() ? 'Light theme' : 'Dark theme');
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    switchTheme();
    nameToggle();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', nameToggle);
  nameToggle();
}

const contents = document.querySelector<HTMLDetailsElement>('.side details');
if (contents) {
  const wide = matchMedia('(min-width: 1080px)');
  const openContents = () => (contents.open = wide.matches);
  wide.addEventListener('change', openContents);
  openContents();
  contents.addEventListener(
    'click',
    ({ target }) => target instanceof Element && target.closest('a') && openContents(),
  );
}

for (const table of document.querySelectorAll('table')) sortOnClick(table);

for (const box of document.querySelectorAll<HTMLElement>('.scroll')) {
  const hint = document.createElement('p');
  hint.className = 'more';
  hint.textContent = '→ The table has more columns: scroll it sideways.';
  hint.setAttribute('aria-hidden', 'true');
  box.after(hint);
  // Who has no mouse scrolls with the arrow keys: only boxes that do scroll need the focus.
  new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
    box.classList.toggle('wide', box.scrollWidth > box.clientWidth);
  }).observe(box);
}
addEventListener('beforeprint', () => {
  for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
});

/** Figures sort from the highest, names from A; a second press turns round, a third restores the order of the study. */
function sortOnClick(table: HTMLTableElement) {
  const body = table.tBodies[0];
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  if (!body) return;
  const original = [...body.rows];
  for (const [column, head] of heads.entries()) {
    const sort = () => {
      const first = head.classList.contains('n') ? 'descending' : 'ascending';
      const second = first === 'ascending' ? 'descending' : 'ascending';
      const now = head.getAttribute('aria-sort');
      const next = now === 'none' ? first : now === first ? second : 'none';
      for (const other of heads) other.setAttribute('aria-sort', 'none');
      head.setAttribute('aria-sort', next);
      const sign = next === 'descending' ? -1 : 1;
      const sorted = original.toSorted((x, y) => compare(valueOf(x, column), valueOf(y, column), sign));
      table.classList.toggle('sorted', next !== 'none');
      body.append(...(next === 'none' ? original : sorted));
    };
    head.append(createButton('', sort, ...head.childNodes));
    head.setAttribute('aria-sort', 'none');
  }
}

function valueOf(row: HTMLTableRowElement, column: number): string | number {
  const cell = row.cells[column];
  return cell?.dataset['v'] === undefined ? (cell?.textContent ?? '').trim() : Number(cell.dataset['v']);
}

const isEmpty = (value: string | number) => value === '' || value === '–';

/** What is empty comes last either way. */
function compare(a: string | number, b: string | number, sign: 1 | -1): number {
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * String(a).localeCompare(String(b), 'en', { numeric: true });
}
