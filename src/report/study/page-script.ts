/** Sets the theme that the reader chose last, before anything is drawn. */
export const THEME_SCRIPT = `
try { const theme = localStorage.getItem('palimpsest-theme'); if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme; } catch {}
`;

/** The page reads well without it: it adds sorting, the switch of theme, and opens the contents on wide screens. */
export const PAGE_SCRIPT = `
const root = document.documentElement;
const toggle = document.getElementById('theme');
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (root.dataset.theme ?? (systemDark.matches ? 'dark' : 'light')) === 'dark';
const nameToggle = () => { toggle.textContent = isDark() ? 'Light theme' : 'Dark theme'; };
toggle.hidden = false;
toggle.addEventListener('click', () => {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  try { localStorage.setItem('palimpsest-theme', root.dataset.theme); } catch {}
  nameToggle();
});
systemDark.addEventListener('change', nameToggle);
nameToggle();

const contents = document.querySelector('.side details');
const wide = matchMedia('(min-width: 1080px)');
const openContents = () => { contents.open = wide.matches; };
wide.addEventListener('change', openContents);
openContents();
contents.addEventListener('click', (event) => { if (event.target.closest('a')) openContents(); });

const valueOf = (row, column) => {
  const cell = row.cells[column];
  return cell.dataset.v === undefined ? cell.textContent.trim() : Number(cell.dataset.v);
};
const isEmpty = (value) => value === '' || value === '–';
const compare = (a, b) => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en', { numeric: true });
};
for (const table of document.querySelectorAll('table')) {
  const body = table.tBodies[0];
  const original = [...body.rows];
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    head.setAttribute('aria-sort', 'none');
    button.addEventListener('click', () => {
      // Figures sort from the highest, names from A; a second press turns round, a third restores the order of the study.
      const first = head.classList.contains('n') ? 'descending' : 'ascending';
      const second = first === 'ascending' ? 'descending' : 'ascending';
      const now = head.getAttribute('aria-sort');
      const next = now === 'none' ? first : now === first ? second : 'none';
      for (const other of heads) other.setAttribute('aria-sort', 'none');
      head.setAttribute('aria-sort', next);
      const sign = next === 'descending' ? -1 : 1;
      const rows = next === 'none' ? original : [...original].sort((x, y) => {
        const a = valueOf(x, column);
        const b = valueOf(y, column);
        if (isEmpty(a) || isEmpty(b)) return isEmpty(a) - isEmpty(b);
        return sign * compare(a, b);
      });
      table.classList.toggle('sorted', next !== 'none');
      body.append(...rows);
    });
  });
}
for (const box of document.querySelectorAll('.scroll')) {
  // Who has no mouse scrolls with the arrow keys: only boxes that do scroll need the focus.
  const focusable = () => { if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0; else box.removeAttribute('tabindex'); };
  new ResizeObserver(focusable).observe(box);
}
addEventListener('beforeprint', () => { for (const part of document.querySelectorAll('main details')) part.open = true; });
`;
