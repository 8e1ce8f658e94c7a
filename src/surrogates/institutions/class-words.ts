import { packOf, PACKS, unionOf } from '../../languages/index.ts';
import type { Paradigm } from '../../languages/pack.ts';

const NONE: readonly Paradigm[] = [];
const indexes = new WeakMap<readonly Paradigm[], ReadonlyMap<string, readonly string[]>>();

/** The other words of the class of a word, such as demonyms or continents, in the same form; `undefined` for a word of no class. */
export function otherClassWords(word: string, locale: string): readonly string[] | undefined {
  return indexOf(packOf(locale)?.institutions?.nationalities).get(word.toLowerCase());
}

const FIELD_ENDING = new RegExp(`${unionOf(({ institutions }) => institutions?.fieldEnding)}$`, 'iu');

/** Whether a word names what an institution is for. */
export function isField(word: string, locale: string): boolean {
  const fields = packOf(locale)?.institutions?.fields;
  return indexOf(fields).has(word.toLowerCase()) || (word.length > 6 && FIELD_ENDING.test(word));
}

/** Fields other than one, in its form. */
export function otherFields(text: string, locale: string): readonly string[] {
  const own = packOf(locale)?.institutions?.fields;
  const fields = own ?? PACKS[0].institutions?.fields;
  return indexOf(own).get(text.toLowerCase()) ?? fields?.[0]?.[0].split(' ') ?? [];
}

/**
 * The others of every word of a table, by the word in lower case, beginning with the one after it; the first class that has a
 * word is its own.
 */
function indexOf(paradigms: readonly Paradigm[] = NONE): ReadonlyMap<string, readonly string[]> {
  const known = indexes.get(paradigms);
  if (known !== undefined) return known;
  const words = new Map<string, readonly string[]>();
  for (const [stems, endings] of paradigms) {
    for (const ending of endings.split(' ')) {
      const forms = stems.split(' ').map((stem) => stem.replaceAll('_', ' ') + (ending === '-' ? '' : ending));
      for (const [at, form] of forms.entries()) {
        const word = form.toLowerCase();
        if (!words.has(word)) words.set(word, [...forms.slice(at + 1), ...forms.slice(0, at)]);
      }
    }
  }
  indexes.set(paradigms, words);
  return words;
}
