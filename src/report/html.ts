/** Makes text safe as HTML content and as a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] as string);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Keys, those of a line with blanks between, and what they do: the content of a `dl`. */
export function renderKeys(keys: readonly (readonly [keys: string, what: string])[]): string {
  return keys
    .map(([names, what]) => {
      const each = names.split(' ').map((key) => `<kbd>${escapeHtml(key)}</kbd>`);
      return `<dt>${each.join(' ')}</dt><dd>${escapeHtml(what)}</dd>`;
    })
    .join('');
}
