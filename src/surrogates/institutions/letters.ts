import { memoise } from '../../core/caches.ts';
import { fold } from '../case.ts';
import { FUNCTION_WORDS } from '../kind-words.ts';
import { cutTokens } from '../template-words.ts';

/** Where the letters of an abbreviation stand in a name: a word and a place in it. */
type Place = readonly [word: number, at: number];

const wordsOf = (name: string): readonly string[] => name.split(/[ -]/u);

/** Where each letter may stand at the latest, so that those after it find a place too; read from the end, so that no name takes long. */
function latestOf(letters: readonly string[], words: readonly string[], stands: Stands): readonly Place[] | undefined {
  const latest: Place[] = [];
  let left = letters.length;
  for (let word = words.length - 1; word >= 0 && left > 0; word--)
    for (let at = (words[word]?.length ?? 0) - 1; at >= (word === 0 ? 1 : 0) && left > 0; at--)
      if (stands(letters[left - 1] as string, word, at)) latest[--left] = [word, at];
  return left === 0 ? latest : undefined;
}

type Stands = (letter: string, word: number, at: number) => boolean;

/** Finds the letters of an abbreviation one after the other in a name, at the beginnings of words before their middles; the first begins the name. */
function placesOf(letters: string, words: readonly string[]): readonly Place[] | undefined {
  const [first = '', ...rest] = letters;
  if (words[0]?.charAt(0).toLowerCase() !== first.toLowerCase()) return undefined;
  const isEmpty = words.map((word) => FUNCTION_WORDS.has(fold(word)));
  const isIn: Stands = (letter, word, at) => words[word]?.charAt(at).toLowerCase() === letter.toLowerCase();
  // "BaFin" has none of "für"; "WSOP" has the first of "of".
  const counts: Stands = (letter, word, at) => isIn(letter, word, at) && (letter === letter.toLowerCase() || isEmpty[word] !== true); // prettier-ignore
  const begins: Stands = (letter, word, at) => counts(letter, word, at) || (at === 0 && isIn(letter, word, at));
  const stands = latestOf(rest, words, counts) === undefined ? begins : counts;
  const latest = latestOf(rest, words, stands);
  if (latest === undefined) return undefined;
  const places: Place[] = [[0, 0]];
  for (const [i, letter] of rest.entries())
    places.push(nextPlace(letter, places.at(-1) as Place, latest[i] as Place, words, stands));
  return places;
}

/** The first word behind a place that begins with a letter, else where the letter stands next. */
function nextPlace(
  letter: string,
  [from, behind]: Place,
  latest: Place,
  words: readonly string[],
  stands: Stands,
): Place {
  const [last, end] = latest;
  for (let word = from + 1; word <= last; word++) if (stands(letter, word, 0)) return [word, 0];
  for (let word = from; word <= last; word++) {
    const size = word === last ? end : (words[word]?.length ?? 0);
    for (let at = word === from ? behind + 1 : 0; at < size; at++) if (stands(letter, word, at)) return [word, at];
  }
  return latest;
}

/** Whether letters may stand for a name: "BAG" for "Bundesamt für Gesundheit". */
export const standsFor = (letters: string, name: string): boolean => placesOf(letters, wordsOf(name)) !== undefined;

/** Whether letters are the initials of a name in the order of its own language: "CBC" of "Brazilian Cycling Confederation". */
export const areReordered = (letters: string, name: string): boolean => letters.length > 1 && sorted(letters) === sorted(initialsOf(name)); // prettier-ignore

const sorted = (letters: string): string => [...letters.toUpperCase()].sort().join('');

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
