/**
 * @param {string} tag
 * @param {string} className
 * @param {string} [text]
 */
export function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new TypeError(`the page has no ${id}`);
  return found;
}

/**
 * Keeps a choice of the reader's for the next time.
 *
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(`palimpsest-${key}`, value);
  } catch {
    // A browser that keeps nothing is no obstacle.
  }
}

/** @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(`palimpsest-${key}`);
  } catch {
    return null;
  }
}

/** From light to dark or back, and for the next time. */
export function switchTheme() {
  const { dataset } = document.documentElement;
  const isDark =
    (dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  dataset['theme'] = isDark ? 'light' : 'dark';
  remember('theme', dataset['theme']);
}
