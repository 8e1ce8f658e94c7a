import type { Aspect, Fields } from './feature-set.ts';
import { createPairTable, type PairTable, IntMap } from './gram-table.ts';

/** How many tokens before and after a token templates may reach. */
export const REACH = 4;
export const NOTHING = -1;

/** The tokens of a sentence, with a number for each: tokens with the same text and part of speech have the same. */
export interface NumberedSentence {
  readonly words: readonly string[];
  readonly pos: readonly string[] | undefined;
  /** May be longer than the sentence. */
  readonly numbers: Int32Array;
  /** By number. */
  readonly texts: readonly string[];
}

/** Numbers texts (with their parts of speech), once for all aspects. */
export interface TextTable {
  number(words: readonly string[], pos: readonly string[] | undefined): NumberedSentence;
  readonly size: number;
}

export function createTextTable(): TextTable {
  const texts: string[] = [];
  /** By part of speech. */
  const tables = new Map<string | undefined, Map<string, number>>();
  const tableOf = (tag: string | undefined): Map<string, number> => {
    let table = tables.get(tag);
    if (table === undefined) tables.set(tag, (table = new Map()));
    return table;
  };
  const untagged = tableOf(undefined);
  let numbers = new Int32Array(64);
  return {
    number(words, pos) {
      if (words.length > numbers.length) numbers = new Int32Array(2 * words.length);
      for (let i = 0; i < words.length; i++) {
        const table = pos ? tableOf(pos[i]) : untagged;
        let number = table.get(words[i] as string);
        if (number === undefined) {
          const text = detach(words[i] as string);
          table.set(text, (number = texts.length));
          texts.push(text);
        }
        numbers[i] = number;
      }
      return { words, pos, numbers, texts };
    },
    get size() {
      return texts.length;
    },
  };
}

/** V8 makes longer parts of a text views of it: one word kept would keep the whole document. */
const LONGEST_COPIED = 12;

function detach(text: string): string {
  return text.length <= LONGEST_COPIED ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}

/** The tokens of the current sentence in one aspect: their numbers, and those of the runs that begin at them. */
export interface SentenceView {
  /** By number of a token, where runs are longer than one token. */
  readonly fields: readonly Fields[];
  /** By width, then position; a token is at its index plus {@link REACH}. -1 outside the sentence, unless padded. */
  readonly grams: readonly [Int32Array, Int32Array, Int32Array];
  read(sentence: NumberedSentence): void;
  /** Has the fields of each number told, in the order of numbers, before a sentence with it has been read. */
  onNew(learn: (fields: Fields) => void): void;
  /** How many runs of a width have a number. */
  gramCount(width: number): number;
  /** How many runs are remembered. */
  remembered(): number;
}

/** @param width of the longest runs that are asked for. */
export function createSentenceView(aspect: Aspect, width: number): SentenceView {
  const { view, key, observe, keyOfFields, keptFields, padding } = aspect;
  const fields: Fields[] = [];
  const learners: ((fields: Fields) => void)[] = [];
  const ofText = new IntMap();
  const seen = view && createTextTable();
  const byKey = new Map<string, number>();
  const byFields = new Map<string, number>();
  const pairs = createPairTable();
  const triples = createPairTable();
  const grams: [Int32Array, Int32Array, Int32Array] = [new Int32Array(0), new Int32Array(0), new Int32Array(0)];
  let size = 0;

  const add = (observed: Fields): number => {
    if (width > 1) fields.push(keptFields === undefined ? observed : observed.slice(0, keptFields));
    for (const learn of learners) learn(observed);
    return size++;
  };
  const addFields = (observed: Fields): number => {
    if (!keyOfFields) return add(observed);
    const name = keyOfFields(observed);
    let number = byFields.get(name);
    if (number === undefined) byFields.set(name, (number = add(observed)));
    return number;
  };
  const numberOf = (word: string, pos: string | undefined): number => {
    const name = key(word, pos);
    let number = byKey.get(name);
    if (number === undefined) byKey.set(name, (number = addFields(observe(word, pos))));
    return number;
  };
  const outside = padding ? add(padding) : NOTHING;

  return {
    fields,
    grams,
    onNew(learn) {
      if (padding) learn(padding);
      learners.push(learn);
    },
    read(sentence) {
      const { words, pos, numbers, texts } = view && seen ? seen.number(view(sentence.words), sentence.pos) : sentence;
      const length = words.length + 2 * REACH;
      if (length > grams[0].length) for (let w = 0; w < 3; w++) grams[w] = new Int32Array(2 * length);
      const [single, pair, triple] = grams;
      single.fill(outside, 0, length);
      for (let i = 0; i < words.length; i++) {
        const text = numbers[i] as number;
        let number = ofText.get(text);
        if (number === NOTHING) ofText.set(text, (number = numberOf(texts[text] as string, pos?.[i])));
        single[i + REACH] = number;
      }
      if (width > 1) extend(single, single, 1, length, pairs, pair);
      if (width > 2) extend(pair, single, 2, length, triples, triple);
    },
    gramCount: (of) => (of === 1 ? size : of === 2 ? pairs.size : triples.size),
    remembered: () => (seen?.size ?? 0) + pairs.size + triples.size,
  };
}

/** Numbers the runs that are one token longer than those of `runs`. */
function extend(
  runs: Int32Array,
  single: Int32Array,
  width: number,
  length: number,
  table: PairTable,
  into: Int32Array,
): void {
  for (let i = 0; i < length; i++) {
    const run = runs[i] as number;
    const last = i + width < length ? (single[i + width] as number) : NOTHING;
    into[i] = run === NOTHING || last === NOTHING ? NOTHING : table.intern(run, last);
  }
}
