/** Before what belongs to a profession rather than being said of who has it: "médicos de família". */
const COMPLEMENT = /^(?:d[aeo]s?|n[ao]s?|em|aos?|às?|à|a)$/u;

function pluralOf(word: string): string {
  if (/(?:escriv|tabeli|capit|capel|sacrist)ão$/u.test(word)) return word.replace(/ão$/u, 'ães');
  if (word.endsWith('artesão')) return `${word}s`;
  if (word.endsWith('ão')) return word.replace(/ão$/u, 'ões');
  if (word.endsWith('vel')) return word.replace(/l$/u, 'is');
  if (/[áéíóúâê]\p{L}*il$/u.test(word)) return word.replace(/il$/u, 'eis'); // "contábil"
  if (word.endsWith('il')) return word.replace(/l$/u, 's');
  if (/[aeou]l$/u.test(word)) return word.replace(/l$/u, 'is').replace(/eis$/u, 'éis');
  if (word.endsWith('ês')) return word.replace(/ês$/u, 'eses');
  if (/[rz]$/u.test(word)) return `${word.replace(/iz$/u, (end) => (word.endsWith('juiz') ? 'íz' : end))}es`;
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`;
  return /[sx]$/u.test(word) ? word : `${word}s`;
}

/** Several who have a profession: "técnicos oficiais de contas". */
export function plural(noun: string): string {
  const words = noun.split(' ');
  const at = words.findIndex((word) => COMPLEMENT.test(word));
  return words
    .map((word, i) =>
      at >= 0 && i >= at
        ? word
        : word
            .split('-')
            .map((part) => pluralOf(part))
            .join('-'),
    ) // prettier-ignore
    .join(' ');
}
