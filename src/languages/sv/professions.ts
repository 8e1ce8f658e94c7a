/** Endings, and what one who is known, several, and several who are known have in their place; the first that fits. */
const FORMS: readonly (readonly [ending: RegExp, known: string, several: string, all: string])[] = [
  [/are$/u, 'aren', 'are', 'arna'],
  [/man$/u, 'mannen', 'män', 'männen'],
  [/a$/u, 'an', 'or', 'orna'],
  [/ledamot$/u, 'ledamoten', 'ledamöter', 'ledamöterna'],
  [/(ande)$/u, '$1n', '$1', '$1na'],
  [/(rie)$/u, '$1n', '$1r', '$1rna'],
  [/(iker)$/u, '$1n', '$1', '$1na'],
  [/minister$/u, 'ministern', 'ministrar', 'ministrarna'],
  [/bonde$/u, 'bonden', 'bönder', 'bönderna'],
  [/biträde$/u, 'biträdet', 'biträden', 'biträdena'],
  [/(bud|råd|ombud|befäl)$/u, '$1et', '$1', '$1en'],
  [/(kock|värd|smed|biskop)$/u, '$1en', '$1ar', '$1arna'],
  [/((?:t|s)or|ier)$/u, '$1n', '$1er', '$1erna'],
  [/([^e])$/u, '$1en', '$1er', '$1erna'],
];

/** @param column of {@link FORMS}. Adjectives would change too. */
const formIn = (column: 1 | 2 | 3) => (noun: string): string | undefined => {
  const found = noun.includes(' ') ? undefined : FORMS.find(([ending]) => ending.test(noun));
  return found && noun.replace(found[0], found[column]);
}; // prettier-ignore

export const plural = formIn(2);
/** "läkaren", "läkarna". */
export const definite = [{ form: formIn(1) }, { form: formIn(3) }];
