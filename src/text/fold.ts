const MARKS = /\p{M}+/gu;

/**
 * The form in which mentions and name parts are compared: lower case, without accents, spaces collapsed. "LEFÈVRE",
 * "Lefevre" and "lefèvre" are one key, and so are 臺北 and 台北.
 */
export function fold(text: string): string {
  let plain = true;
  let lower = true;
  let space = true;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const gap = unit === 0x20;
    if (unit < 0x20 || unit > 0x7e || (gap && space)) {
      plain = false;
      break;
    }
    if (unit >= 65 && unit <= 90) lower = false;
    space = gap;
  }
  if (plain && !(space && text !== '')) return lower ? text : text.toLowerCase();
  return collapse(
    text
      .normalize('NFD')
      .replace(MARKS, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('’', "'")
      .replaceAll('臺', '台'),
  );
}

/** Lower case, spaces collapsed; accents stay: the same word for whoever reads it. */
export function foldCase(text: string): string {
  return collapse(text.toLowerCase());
}

/** Lower case without a change of length, so that offsets stay true ("İ" has a lower-case form of two units). */
export function foldInPlace(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from({ length: text.length }, (_, i) => {
    const unit = text[i] as string;
    const folded = unit.toLowerCase();
    return folded.length === 1 ? folded : unit;
  }).join('');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
