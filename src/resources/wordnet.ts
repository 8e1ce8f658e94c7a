import { readFileSync } from 'node:fs';

export type WordClass = 'noun' | 'verb' | 'adjective' | 'adverb';

/** A member of a set of synonyms. */
export interface Synonym {
  /** As WordNet writes it, with spaces for its underscores: `blood pressure`, `Paris`. */
  readonly word: string;
  /** WordNet says how it is used (slang, dated, offensive, …), so that it stands for its synonyms only at times. */
  readonly marked: boolean;
  /** An adjective that stands only after a noun or a verb, as `afloat`. */
  readonly predicative: boolean;
}

/** One sense of a word. */
export interface Sense {
  /** Identifies the set of synonyms within its word class. */
  readonly id: number;
  /** The number of the lexicographers' file it is in: a rough topic, such as 8 for the body (see `lexnames` in WordNet). */
  readonly topic: number;
  /** All words with this sense, the one looked up included. */
  readonly synonyms: readonly Synonym[];
  /** How often the word looked up has this sense in the texts that WordNet's makers tagged by hand (`tag_cnt`). */
  readonly count: number;
}

/**
 * WordNet 3.1, what is read of it (`scripts/lexicon/build-wordnet.js` says how it lies in `data/lexicon/wordnet`): looked up by binary
 * search in the files' bytes, so that it is ready at once.
 */
export interface WordNet {
  /** The senses of a lemma in lower case, the most frequent first; none where it is unknown. Not cached. */
  senses(lemma: string, wordClass: WordClass): readonly Sense[];
  has(lemma: string, wordClass: WordClass): boolean;
  /** How often a lemma occurs as that class in the tagged texts, in all its senses. */
  count(lemma: string, wordClass: WordClass): number;
  /** Whether a lemma of two words or more, such as `blood pressure` or `look up`, is in WordNet. */
  hasPhrase(phrase: string): boolean;
  /** All lemmas of two words or more. */
  phrases(): ReadonlySet<string>;
  /** All lemmas of one word, of lower-case letters alone. */
  words(wordClass: WordClass): readonly string[];
}

const EXTENSION: Readonly<Record<WordClass, string>> = { noun: 'noun', verb: 'verb', adjective: 'adj', adverb: 'adv' };
export const WORD_CLASSES: readonly WordClass[] = ['noun', 'verb', 'adjective', 'adverb'];
const LINE_FEED = 10;
const SPACE = 32;

let loaded: WordNet | undefined;

/** WordNet; its files (7 MB) are read on first use of each, and stay outside the heap. */
export function wordNet(): WordNet {
  loaded ??= openWordNet();
  return loaded;
}

function openWordNet(): WordNet {
  const files = new Map<string, Buffer>();
  function file(name: string): Buffer {
    let buffer = files.get(name);
    if (buffer === undefined) {
      buffer = readFileSync(new URL(`../../data/lexicon/wordnet/${name}`, import.meta.url));
      files.set(name, buffer);
    }
    return buffer;
  }
  let phrases: ReadonlySet<string> | undefined;

  /** Where each sense of a lemma begins in the file of its class, and how often the lemma has it. */
  function places(lemma: string, wordClass: WordClass): readonly (readonly [place: number, count: number])[] {
    const buffer = file(`index.${EXTENSION[wordClass]}`);
    const line = findLine(buffer, `${lemma.replaceAll(' ', '_')} `);
    if (line < 0) return [];
    const [, ...senses] = readLine(buffer, line).split(' ');
    return senses.map((sense) => {
      const [place, count = '0'] = sense.split(':') as [string, string?];
      return [Number.parseInt(place, 36), Number(count)];
    });
  }

  function allPhrases(): ReadonlySet<string> {
    phrases ??= new Set(
      WORD_CLASSES.flatMap((wordClass) => lemmas(file(`index.${EXTENSION[wordClass]}`), '_')).map((lemma) =>
        lemma.replaceAll('_', ' '),
      ),
    );
    return phrases;
  }

  return {
    senses(lemma, wordClass) {
      const own = places(lemma, wordClass);
      if (own.length === 0) return [];
      const data = file(`data.${EXTENSION[wordClass]}`);
      return own.map(([place, count]) => new LazySense(place, count, data));
    },
    has: (lemma, wordClass) => findLine(file(`index.${EXTENSION[wordClass]}`), `${lemma.replaceAll(' ', '_')} `) >= 0,
    count: (lemma, wordClass) => places(lemma, wordClass).reduce((sum, [, count]) => sum + count, 0),
    hasPhrase: (phrase) => allPhrases().has(phrase),
    phrases: allPhrases,
    words: (wordClass) => lemmas(file(`index.${EXTENSION[wordClass]}`)).filter((lemma) => /^[a-z]+$/.test(lemma)),
  };
}

/**
 * Where the line that starts with the prefix begins in a file whose lines are sorted by bytes, the first one where there are
 * several; -1 where there is none.
 */
function findLine(buffer: Buffer, prefix: string): number {
  if (prefix.charCodeAt(0) === SPACE) return -1; // so do the lines of the licence, and no other
  let low = 0; // every line before this one is less
  let high = buffer.length; // every line from this one on is not
  while (low < high) {
    const middle = buffer.lastIndexOf(LINE_FEED, (low + high) >>> 1) + 1;
    const line = middle < low ? low : middle;
    if (compare(buffer, line, prefix) < 0) {
      const end = buffer.indexOf(LINE_FEED, line);
      low = end < 0 ? buffer.length : end + 1;
    } else high = line;
  }
  return low < buffer.length && compare(buffer, low, prefix) === 0 ? low : -1;
}

/** How the line at `line`, cut to the length of the prefix, compares to it. A letter beyond ASCII is greater than all. */
function compare(buffer: Buffer, line: number, prefix: string): number {
  for (let i = 0; i < prefix.length; i++) {
    const difference = (buffer[line + i] ?? 0) - prefix.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return 0;
}

function readLine(buffer: Buffer, start: number): string {
  const end = buffer.indexOf(LINE_FEED, start);
  return buffer.toString('latin1', start, end < 0 ? buffer.length : end);
}

/** The lemmas of an index file, or those that hold a character. */
function lemmas(buffer: Buffer, having?: string): string[] {
  const found: string[] = [];
  let line = 0;
  while (line < buffer.length) {
    if (buffer[line] !== SPACE) {
      const lemma = buffer.toString('latin1', line, buffer.indexOf(SPACE, line));
      if (having === undefined || lemma.includes(having)) found.push(lemma);
    }
    const end = buffer.indexOf(LINE_FEED, line);
    line = end < 0 ? buffer.length : end + 1;
  }
  return found;
}

/** Reads its line of the data file when asked: most senses are only counted. */
class LazySense implements Sense {
  readonly id: number;
  readonly count: number;
  private readonly data: Buffer;
  private parsed: readonly Synonym[] | undefined;

  constructor(id: number, count: number, data: Buffer) {
    this.id = id;
    this.count = count;
    this.data = data;
  }

  get topic(): number {
    return Number(this.data.toString('latin1', this.id, this.id + 2));
  }

  get synonyms(): readonly Synonym[] {
    this.parsed ??= parseSynonyms(readLine(this.data, this.id));
    return this.parsed;
  }
}

/** Reads the words of one line of a data file. */
function parseSynonyms(line: string): readonly Synonym[] {
  const [, ...words] = line.split(' ');
  return words.map((raw) => {
    const marked = raw.startsWith('*');
    const predicative = raw.endsWith('(p)');
    const word = raw.slice(marked ? 1 : 0, predicative ? -3 : undefined).replaceAll('_', ' ');
    return { word, marked, predicative };
  });
}
