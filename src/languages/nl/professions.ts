/** Endings, and what several have in their place; the first that fits. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/man$/u, 'mannen'],
  [/baas$/u, 'bazen'],
  [/in$/u, 'innen'],
  [/coach$/u, 'coaches'],
  [/aat-generaal$/u, 'aten-generaal'],
  [/icus$/u, 'ici'],
  [/lid$/u, 'leden'],
  [/smid$/u, 'smeden'],
  [/(?<=ler|ambten)aar$/u, 'aren'],
  [/officier$/u, 'officieren'],
  [/((?:nd|ig|eerd|loz|schikt|igd)e|esse)$/u, '$1n'],
  [/([ei]s)$/u, '$1sen'],
  [/(e|ee|er|el|em|en|aar|air|eur|ier|or|kok|chef|imam|steward)$/u, '$1s'],
  [/([aeo])\1([fgmtr])$/u, '$1$2en'],
];

const pluralOf = (word: string): string => {
  const [ending, replacement] = PLURALS.find(([each]) => each.test(word)) ?? [/$/u, 'en'];
  return word.replace(ending, replacement);
};

/** Several who have a profession: "maatschappelijk werkers", "officieren van justitie"; `undefined` where it is not told what changes. */
export function plural(noun: string): string | undefined {
  const words = noun.split(' ');
  const isLed = /^(?:van|in|des)$/u.test(words[1] ?? '');
  // "leraar Nederlands", "hoofd personeelszaken"
  if (!isLed && words.length > 1 && !/(?:ijk|ief|eel|isch|ige?|end|al|een)$/u.test(words[0] ?? '')) return undefined;
  const at = isLed ? 0 : words.length - 1;
  return words.map((word, i) => (i === at ? pluralOf(word) : word)).join(' ');
}

/** "brandweerlieden", beside "brandweermannen". */
export const inflections = [
  { form: (noun: string) => (noun.endsWith('man') ? noun.replace(/man$/u, 'lieden') : plural(noun)) },
];
