import { affixesOf, readCharacters, type Vocabulary, type WordStyle } from './vocabulary.ts';

/** What a word form is to the network. Forms are numbered as they come; each is encoded once. */
export interface FormTable {
  /** The number of a form, which is encoded if it is new. */
  idOf(token: string): number;
  /** Forgets all forms once there are many: a long stream of texts must not fill the memory. Ids given before lapse. */
  trim(): void;
  /** By form: word id; those of extra words follow those of training. 0 where neither has any of its spellings. */
  readonly words: readonly number[];
  /** By form: character ids, at least one. */
  readonly characters: readonly Int32Array[];
  readonly prefixes: readonly number[];
  readonly suffixes: readonly number[];
  /** How often all forms were forgotten: what somebody keeps by form belongs to one generation. */
  readonly generation: number;
}

const MOST_FORMS = 200_000;

/** @param extraWords words that have a fixed vector although training did not have them. */
export function createFormTable(vocabulary: Vocabulary, extraWords: readonly string[], style: WordStyle): FormTable {
  const number = (entries: readonly string[], first: number) => new Map(entries.map((entry, i) => [entry, i + first]));
  const wordIds = number([...vocabulary.words, ...extraWords], 1);
  const characterIds = number(vocabulary.characters, 1);
  const affixIds = number(vocabulary.affixes, 1);
  const ids = new Map<string, number>();
  const words: number[] = [];
  const characters: Int32Array[] = [];
  const prefixes: number[] = [];
  const suffixes: number[] = [];
  let generation = 0;

  const add = (token: string): void => {
    const spelling = style.spellings(token).find((candidate) => wordIds.has(candidate));
    words.push(spelling === undefined ? 0 : (wordIds.get(spelling) as number));
    const read = readCharacters(token);
    characters.push(read.length === 0 ? new Int32Array(1) : Int32Array.from(read, (c) => characterIds.get(c) ?? 0));
    if (style.affixLength === 0) return;
    const { prefix, suffix } = affixesOf(token, style.affixLength);
    prefixes.push(affixIds.get(prefix) ?? 0);
    suffixes.push(affixIds.get(suffix) ?? 0);
  };

  return {
    words,
    characters,
    prefixes,
    suffixes,
    get generation() {
      return generation;
    },
    idOf(token) {
      let id = ids.get(token);
      if (id === undefined) {
        id = words.length;
        add(token);
        ids.set(token, id);
      }
      return id;
    },
    trim() {
      if (words.length < MOST_FORMS) return;
      ids.clear();
      generation++;
      for (const column of [words, characters, prefixes, suffixes]) column.length = 0;
    },
  };
}
