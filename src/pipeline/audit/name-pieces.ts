import { stopWords } from '../../resources/word-lists.ts';
import { HAN_TITLES, isDegree, isParticle, isSuffix, titleGender } from '../../surrogates/persons/name-words.ts';
import type { SurrogateType } from '../../surrogates/types.ts';
import { fold } from '../../text/fold.ts';
import { languageOf } from '../../languages/locale.ts';

const NAMES: ReadonlySet<SurrogateType> = new Set(['patient', 'doctor', 'person', 'given-name', 'family-name']);

/** Whether the mentions of a type are names of people, known by their parts too. */
export function isNameType(type: SurrogateType | undefined): boolean {
  return type !== undefined && NAMES.has(type);
}

/**
 * The parts of a name by which a person may be known: no titles, degrees or particles, no stop words, no single letters. Of a
 * Chinese name it is the given name, where that has two characters.
 */
export function namePieces(name: string, locale: string): readonly string[] {
  const stops = stopWords(languageOf(locale));
  const pieces = new Set<string>();
  for (const [word] of name.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    if (/\p{Script=Han}/u.test(word)) {
      const title = HAN_TITLES.find((ending) => word.endsWith(ending)) ?? '';
      const given = Array.from(word.slice(0, word.length - title.length)).slice(-2);
      if (given.length === 2) pieces.add(given.join(''));
      continue;
    }
    const key = fold(word);
    if (Array.from(word).length < 2 || stops.has(key) || stops.has(word.toLowerCase())) continue;
    if (titleGender(key, locale) !== undefined || isSuffix(key) || isDegree(key) || isParticle(key, true)) continue;
    if (word !== name) pieces.add(word);
  }
  return [...pieces];
}
