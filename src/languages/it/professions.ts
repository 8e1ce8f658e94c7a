/** Before what belongs to a profession rather than being said of who has it: "vigili del fuoco". */
const COMPLEMENT = /^(?:d[aei]l?|d[aeio]|de(?:i|gli|ll[aeo])|d['’].*|dell['’].*|all?[aeo]?|a|in|per)$/u;
const INVARIANT = /(?:[^aeo]|[àèéìòù])$|^porta\p{L}+re$/u;

function pluralOf(word: string, gender: 'f' | 'm'): string {
  if (INVARIANT.test(word)) return word;
  if (/^capo\p{L}/u.test(word)) return gender === 'f' ? word : word.replace(/^capo/u, 'capi');
  if (word.endsWith('a')) {
    const stem = word.slice(0, -1);
    const isHard = /[cg]$/u.test(stem);
    return stem + (isHard ? 'h' : '') + (gender === 'f' ? 'e' : 'i');
  }
  if (word.endsWith('e')) return `${word.slice(0, -1)}i`;
  if (word.endsWith('io')) return word.slice(0, -1);
  const isHard = /(?:[^aeio]c|uoc|[^o]g|[^l]og)o$/u.test(word);
  return `${word.slice(0, -1)}${isHard ? 'h' : ''}i`;
}

/** Several who have a profession: "assistenti sociali". */
export function plural(noun: string, gender: 'f' | 'm'): string {
  const words = noun.split(' ');
  const at = words.findIndex((word) => COMPLEMENT.test(word));
  return words.map((word, i) => (at >= 0 && i >= at ? word : pluralOf(word, gender))).join(' ');
}
