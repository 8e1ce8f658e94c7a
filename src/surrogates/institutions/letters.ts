import { memoise } from '../../core/caches.ts';
import { fold } from '../case.ts';
import { FUNCTION_WORDS } from '../kind-words.ts';
import { cutTokens } from '../template-words.ts';

/** Where the letters of an abbreviation stand in a name: a word and a place in it. */
type Place = readonly [word: number, at: number];

const wordsOf = (name: string): readonly string[] => name.split(/[ -]/u);

/** Finds the letters of an abbreviation one after the other in a name, at the beginnings of words before their middles; the first begins the name. */
function placesOf(letters: string, words: readonly string[]): readonly Place[] | undefined {
  const [letter = '', ...rest] = letters;
  const find = (own: string, more: readonly string[], word: number, at: number): readonly Place[] | undefined => {
    for (const isStart of [true, false])
      for (let w = word; w < words.length; w++)
        for (let i = w === word ? at : 0; i < (isStart ? 1 : (words[w]?.length ?? 0)); i++) {
          if (words[w]?.charAt(i).toLowerCase() !== own.toLowerCase()) continue;
          // "BaFin" has none of "für".
          if (own !== own.toLowerCase() && FUNCTION_WORDS.has(fold(words[w] ?? ''))) continue;
          const [next, ...others] = more;
          const after = next === undefined ? [] : find(next, others, w, i + 1);
          if (after !== undefined) return [[w, i], ...after];
        }
    return undefined;
  };
  if (words[0]?.charAt(0).toLowerCase() !== letter.toLowerCase()) return undefined;
  const [next, ...others] = rest;
  const after = next === undefined ? [] : find(next, others, 0, 1);
  return after === undefined ? undefined : [[0, 0], ...after];
}

/** Whether letters may stand for a name: "BAG" for "Bundesamt für Gesundheit". */
export const standsFor = (letters: string, name: string): boolean => placesOf(letters, wordsOf(name)) !== undefined;

/**
 * The letters that stand for another name as some stand for one: those of words that both have stay, those of others follow them.
 *
 * @returns `undefined` where the names have not as many words.
 */
export function lettersLike(letters: string, name: string, other: string): string | undefined {
  const [words, others] = [wordsOf(name), wordsOf(other)];
  const places = words.length === others.length ? placesOf(letters, words) : undefined;
  return places
    ?.map(([word, at], i) => {
      const own = ((others[word] === words[word] ? words[word] : others[word]) ?? '').charAt(at);
      return /\p{Ll}/u.test(letters.charAt(i)) ? own.toLowerCase() : own.toUpperCase(); // "BaFin"
    })
    .join('');
}

/** The capitals that stand for a name: first letters of the words that count: not those of "of" and "de la". */
export const initialsOf = memoise((text): string => {
  let initials = '';
  for (const { kind, key, text: word } of cutTokens(text)) {
    if (kind === 'word' && !FUNCTION_WORDS.has(key) && STARTS_UPPER.test(word)) initials += word.charAt(0);
  }
  return initials;
});

const STARTS_UPPER = /^\p{Lu}/u;
