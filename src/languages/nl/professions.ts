/** Endings, and what several have in their place; the first that fits. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/man$/u, 'mannen'],
  [/baas$/u, 'bazen'],
  [/matroos$/u, 'matrozen'],
  [/(ein|clown|consul|accountant|consultant|expert|vaandrig|jockey|postdoc|ër)$/u, '$1s'],
  [/in$/u, 'innen'],
  [/coach$/u, 'coaches'],
  [/aat-generaal$/u, 'aten-generaal'],
  [/eur-generaal$/u, 'eurs-generaal'],
  [/is-generaal$/u, 'issen-generaal'],
  [/(generaal|korporaal)$/u, '$1s'],
  [/(?<=ic|nd)us$/u, 'i'],
  [/([aiou]|dj)$/u, "$1's"],
  [/heer$/u, 'heren'],
  [/boer$/u, 'boeren'],
  [/(?<=scho)p$|(?<=pa)s$|(?<=ju)f$|(?<=no)n$|(?<=geze)l$/u, '$&$&en'],
  [/lid$/u, 'leden'],
  [/smid$/u, 'smeden'],
  [/(?<=ler|ambten)aar$/u, 'aren'],
  [/officier$/u, 'officieren'],
  [/((?:nd|ig|eerd|loz|schikt|igd|lijk)e|esse)$/u, '$1n'],
  [/([ei]s)$/u, '$1sen'],
  [/(e|ee|er|el|em|en|aar|air|eur|ier|or|kok|chef|imam|steward)$/u, '$1s'],
  [/([aeo])\1([dfgklmnprt])$/u, '$1$2en'],
];

const pluralOf = (word: string): string => {
  const [ending, replacement] = PLURALS.find(([each]) => each.test(word)) ?? [/$/u, 'en'];
  return word.replace(ending, replacement);
};

/** Several who have a profession: "maatschappelijk werkers", "officieren van justitie"; `undefined` where it is not told what changes. */
export function plural(noun: string): string | undefined {
  const words = noun.split(' ');
  const led = words.findIndex((word) => /^(?:van|in|des)$/u.test(word));
  const isLed = led > 0;
  // "leraar Nederlands", "hoofd personeelszaken"
  if (!isLed && words.length > 1 && !/(?:ijk|ief|eel|isch|ige?|end|al|een)$/u.test(words[0] ?? '')) return undefined;
  const at = isLed ? led - 1 : words.length - 1;
  return words.map((word, i) => (i === at ? pluralOf(word) : word)).join(' ');
}

/** "brandweerlieden", beside "brandweermannen". */
export const inflections = [
  { form: (noun: string) => (noun.endsWith('man') ? noun.replace(/man$/u, 'lieden') : plural(noun)) },
];
