// Case and accents do not matter in a search, nor how much white space there is: the fold of src/text/fold.ts, with offsets.

const MARKS = /\p{M}+/gu;

/** @param {string} part */
const foldPart = (part) =>
  part
    .normalize('NFD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .replaceAll('臺', '台')
    .replaceAll('ς', 'σ');

/**
 * @param {string} text
 * @returns {string}
 */
export function foldText(text) {
  return foldPart(text).replace(/\s+/g, ' ').trim();
}

/**
 * The folded text, and for each of its units where the text that it stands for begins and ends.
 *
 * @param {string} text
 */
export function foldWithOffsets(text) {
  let folded = '';
  /** @type {number[]} */
  const starts = [];
  /** @type {number[]} */
  const ends = [];
  for (let i = 0; i < text.length;) {
    const character = String.fromCodePoint(/** @type {number} */ (text.codePointAt(i)));
    const next = i + character.length;
    const isSpace = /\s/.test(character);
    const part = isSpace ? ' ' : foldPart(character);
    // A mark belongs to the letter before it, and white space to the white space before it.
    if (part === '' || (isSpace && folded.endsWith(' '))) {
      if (ends.length > 0) ends[ends.length - 1] = next;
    } else {
      for (let unit = 0; unit < part.length; unit++) {
        starts.push(i);
        ends.push(next);
      }
      folded += part;
    }
    i = next;
  }
  return { folded, starts, ends };
}

/**
 * Where a folded needle occurs in a text, without overlaps.
 *
 * @param {string} text
 * @param {string} needle
 * @returns {{ start: number, end: number }[]}
 */
export function findHits(text, needle) {
  if (needle === '') return [];
  const { folded, starts, ends } = foldWithOffsets(text);
  const hits = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    hits.push({
      start: /** @type {number} */ (starts[at]),
      end: /** @type {number} */ (ends[at + needle.length - 1]),
    });
  }
  return hits;
}
