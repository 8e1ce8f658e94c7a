/** Before what belongs to a profession rather than being said of who has it: "mestres d'escola". */
const COMPLEMENT = /^(?:del?s?|d['’].*|als?|a|en)$/u;
const SOFTENED: Readonly<Record<string, string>> = { c: 'qu', g: 'gu', j: 'g', ç: 'c' };
const UNSTRESSED: Readonly<Record<string, string>> = { à: 'a', è: 'e', é: 'e', í: 'i', ò: 'o', ó: 'o', ú: 'u' };

function pluralOf(word: string): string {
  const last = word.slice(-1);
  const bare = UNSTRESSED[last];
  if (bare !== undefined) return `${word.slice(0, -1)}${bare}ns`;
  if (last === 'a') {
    const before = word.slice(-2, -1);
    return `${word.slice(0, -2)}${SOFTENED[before] ?? before}es`;
  }
  const open = word.replace(/[àèéíòóú](?=s$)/u, (vowel) => UNSTRESSED[vowel] ?? vowel);
  if (word.endsWith('às')) return `${open}sos`;
  return /[sçx]$/u.test(word) ? `${open}os` : `${word}s`;
}

/** Several who have a profession: "treballadores socials". */
export function plural(noun: string): string {
  const words = noun.split(' ');
  const at = words.findIndex((word) => COMPLEMENT.test(word));
  return words.map((word, i) => (at >= 0 && i >= at ? word : pluralOf(word))).join(' ');
}
