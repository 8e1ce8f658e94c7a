/** Before what belongs to a profession rather than being said of who has it: "vigili del fuoco". */
const COMPLEMENT =
  /^(?:d[aei]l?|d[aeio]|de(?:i|gli|ll[aeo])|d['’].*|(?:a|de)ll['’].*|all?[aeo]?|a|in|per|senza|fuori|paghe|vendite|acquisti)$/u;
/** "Capi cantiere", but "capi magazzinieri"; "ispettori capo". */
const HEAD_OF = /^capo (?!\p{L}+(?:iere|iera|cuoco)$)|(?<= )capo$/u;
/** Of other languages: "project manager". */
const FOREIGN = /(?:manager|scientist|designer)$/u;
const INVARIANT =
  /(?:[^aeo]|[àèéìòù])$|^(?:porta\p{L}+(?:re|ce)|guarda(?!rob)\p{L}+|guardia(?:caccia|marina|parco)|\p{L}+legna|aiuto|vice|fuoriclasse|metronotte|judoka|manicure|ferramenta|maître|concierge|elettrauto|cambiavalute)$/u;
/** Those that stand for a man or a woman alike. */
const ALWAYS_FEMININE = /^(?:guida|guardia|donna|recluta|maschera)(?!\p{L})/u;

const IRREGULAR: Readonly<Record<string, string>> = { uomo: 'uomini', proboviro: 'probiviri' };

function pluralOf(word: string, gender: 'f' | 'm'): string {
  if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word] ?? word;
  if (INVARIANT.test(word)) return word;
  if (/^capo(?!redatt|cuoc|com|camer|mastr|oper|magaz|rale$)\p{L}/u.test(word))
    return gender === 'f' ? word : word.replace(/^capo/u, 'capi');
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
  if (FOREIGN.test(noun)) return noun;
  const words = noun.split(' ');
  const at = HEAD_OF.test(noun) ? 1 : words.findIndex((word) => COMPLEMENT.test(word));
  const own = ALWAYS_FEMININE.test(noun) ? 'f' : gender;
  return words.map((word, i) => (at >= 0 && i >= at ? word : pluralOf(word, own))).join(' ');
}
