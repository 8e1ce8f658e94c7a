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

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
