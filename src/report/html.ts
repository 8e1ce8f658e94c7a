import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { showDirections } from './names.ts';

/** Makes text safe as HTML content and as a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return showDirections(text).replaceAll(/[&<>"']/g, (character) => ESCAPES[character] as string);
}

/** Text as text in Markdown: no markup, no HTML, no cell borders, no line breaks. */
export function escapeMarkdown(text: string): string {
  return showDirections(text)
    .replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_[\]|#~]/g, String.raw`\$&`)
    .replace(/^(\s*)([-+](?=\s))|^(\s*\d+)([.)](?=\s))/, String.raw`$1$3\$2$4`);
}

/** What stands in HTML and XML for the characters that mean something there. */
export const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What a reader must know. However much it is, it leaves room for what the page is about. */
export const renderNotes = (notes: readonly string[]): string =>
  notes.length === 0
    ? ''
    : `<div class="notes" role="note" tabindex="0">${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}</div>`;

/** Keys, those of a line with blanks between, and what they do: the content of a `dl`. */
export function renderKeys(keys: readonly (readonly [keys: string, what: string])[]): string {
  return keys
    .map(([names, what]) => {
      const each = names.split(' ').map((key) => `<kbd>${escapeHtml(key)}</kbd>`);
      return `<dt>${each.join(' ')}</dt><dd>${escapeHtml(what)}</dd>`;
    })
    .join('');
}

const scripts = new Map<string, string>();

/**
 * The script of a page: a module of `clients/` with all that it imports, bundled by `scripts/bundle-clients.js` when the package is
 * built and before tests. It is the same place from `src` and from `dist`.
 */
export function clientScript(name: 'theme' | 'report' | 'attention' | 'view' | 'review'): string {
  const known = scripts.get(name);
  if (known !== undefined) return known;
  const script = readFileSync(new URL(`../../dist/clients/${name}.js`, import.meta.url), 'utf8').trimEnd();
  scripts.set(name, script);
  return script;
}

/**
 * The content security policy of a page of ours: nothing from elsewhere, and no style or script but its own.
 *
 * @param styles undefined where elements have styles of their own, which cannot be told from others.
 * @param connects whether its script may ask the server that the page came from.
 */
export function pagePolicy(
  styles: readonly string[] | undefined,
  scripts: readonly string[],
  connects: boolean,
): string {
  return [
    "default-src 'none'",
    `style-src ${styles?.map(hashOf).join(' ') ?? "'unsafe-inline'"}`,
    `script-src ${scripts.map(hashOf).join(' ')}`,
    ...(connects ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
