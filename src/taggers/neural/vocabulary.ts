import type { TagScheme } from '../../core/corpus-format.ts';
import { markOf, type WordMarks } from './word-marks.ts';

/** How an architecture reads words: what it looks up, and in which order. */
export interface WordStyle {
  /**
   * The spellings under which a token is looked up, best first. A word of training has the first as its own entry; an
   * unseen one takes the first that has an entry.
   */
  readonly spellings: (token: string) => readonly string[];
  /** Length of prefixes and suffixes in code points; 0 where the architecture has none. */
  readonly affixLength: number;
}

/** What a neural tagger knows of its training text. In every list the id of an entry is its index + 1; 0 is unknown. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** Code points. */
  readonly characters: readonly string[];
  /** Prefixes and suffixes in one list. */
  readonly affixes: readonly string[];
  /** `O` first; here ids are plain indices. Every prefix of the scheme for every label, seen in training or not. */
  readonly tags: readonly string[];
}

/** Longest run of code points of a token that is read, one half from each end: the middle of a token says little. */
export const MAX_CHARACTERS = 64;

/**
 * The code points that the character network reads of a token: all of them, or for one longer than 64 its first and last 32.
 */
export function readCharacters(token: string): readonly string[] {
  const all = Array.from(token);
  if (all.length <= MAX_CHARACTERS) return all;
  return [...all.slice(0, MAX_CHARACTERS / 2), ...all.slice(-MAX_CHARACTERS / 2)];
}

/**
 * The first and the last `length` code points of a token. As in DeepAffix (`data_utils.py`) a shorter token is padded with
 * `_`, on the left for the prefix and on the right for the suffix, and case is kept.
 */
export function affixesOf(token: string, length: number): { readonly prefix: string; readonly suffix: string } {
  const all = Array.from(token);
  const padding = '_'.repeat(Math.max(0, length - all.length));
  return { prefix: padding + all.slice(0, length).join(''), suffix: all.slice(-length).join('') + padding };
}

/** NeuroNER's order of look-up: as written, in lower case, with every digit 0, both. */
export function neuronerSpellings(token: string): readonly string[] {
  const lower = token.toLowerCase();
  return [token, lower, zeroDigits(token), zeroDigits(lower)];
}

/** DeepAffix's: lower case, and one word for all numbers. */
export function deepaffixSpellings(token: string): readonly string[] {
  return [/^\p{Nd}+$/u.test(token) ? '$NUM$' : token.toLowerCase()];
}

function zeroDigits(token: string): string {
  return token.replace(/\p{Nd}/gu, '0');
}

/** All tags that a scheme has for these labels, `O` first, then by label. */
export function schemeTags(labels: readonly string[], scheme: TagScheme): string[] {
  const prefixes: Readonly<Record<TagScheme, string>> = {
    IO: 'I',
    IOB1: 'BI',
    IOB2: 'BI',
    BIOES: 'BIES',
    BILOU: 'BILU',
  };
  return ['O', ...labels.flatMap((label) => Array.from(prefixes[scheme], (prefix) => `${prefix}-${label}`))];
}

/** A sentence to learn from. Those of a document follow each other. */
interface VocabularySentence {
  readonly tokens: readonly { readonly text: string }[];
  /** Id of its document. */
  readonly document: string;
  /** Id of the document that it is a copy of, else of its own. */
  readonly source: string;
}

/**
 * Collects the vocabulary of the training tokens, each list in the order of first appearance.
 *
 * @param labels sorted.
 * @returns `singletons`: by word id, 1 where training holds the word once. Copies of a document say nothing new about how
 *   rare a word is: it occurs once as well where it does in a document and in copies of it. (Counted by occurrence, no word
 *   would be rare in a corpus with copies, and nothing would teach the tagger what an unknown word is like.)
 */
export function buildVocabulary(
  sentences: Iterable<VocabularySentence>,
  labels: readonly string[],
  scheme: TagScheme,
  style: WordStyle,
): { readonly vocabulary: Vocabulary; readonly singletons: Uint8Array } {
  const wordOf = new Map<string, string>();
  /** Where a word was met last; `undefined` once it is known to occur more than once. */
  const words = new Map<string, { document: string; readonly source: string } | undefined>();
  const characters = new Set<string>();
  const affixes = new Set<string>();
  for (const { tokens, document, source } of sentences) {
    for (const { text } of tokens) {
      let word = wordOf.get(text);
      if (word === undefined) {
        wordOf.set(text, (word = style.spellings(text)[0] as string));
        for (const character of readCharacters(text)) characters.add(character);
        if (style.affixLength > 0) {
          const { prefix, suffix } = affixesOf(text, style.affixLength);
          affixes.add(prefix).add(suffix);
        }
      }
      const met = words.get(word);
      if (!met) {
        if (!words.has(word)) words.set(word, { document, source });
      } else if (met.source === source && met.document !== document) met.document = document;
      else words.set(word, undefined);
    }
  }
  return {
    vocabulary: {
      words: [...words.keys()],
      characters: [...characters],
      affixes: [...affixes],
      tags: schemeTags(labels, scheme),
    },
    singletons: Uint8Array.from([0, ...[...words.values()].map((met) => (met ? 1 : 0))]),
  };
}

/** What a vector is looked up for at each token besides its characters, in the order in which the network gets them. */
export const columns = ['words', 'prefixes', 'suffixes', 'lists', 'clusters'] as const;
export type Column = (typeof columns)[number];

/**
 * What a word form is to the network. Forms are numbered as they come; each is encoded once. By form, each column has an id (words: those of
 * extra words follow those of training), 0 where there is none; a column that the network does not have is empty.
 */
export interface FormTable extends Readonly<Record<Column, readonly number[]>> {
  /** The number of a form, which is encoded if it is new. */
  idOf(token: string): number;
  /** Forgets all forms once there are many: a long stream of texts must not fill the memory. Ids given before lapse. */
  trim(): void;
  /** By form: character ids, at least one. */
  readonly characters: readonly Int32Array[];
  /** How often all forms were forgotten: what somebody keeps by form belongs to one generation. */
  readonly generation: number;
}

const MOST_FORMS = 200_000;

/** @param extraWords words that have a fixed vector although training did not have them. */
export function createFormTable(
  vocabulary: Vocabulary,
  extraWords: readonly string[],
  style: WordStyle,
  marks: WordMarks = {},
): FormTable {
  const number = (entries: readonly string[], first: number) => new Map(entries.map((entry, i) => [entry, i + first]));
  const wordIds = number([...vocabulary.words, ...extraWords], 1);
  const characterIds = number(vocabulary.characters, 1);
  const affixIds = number(vocabulary.affixes, 1);
  const ids = new Map<string, number>();
  const ofForms = Object.fromEntries(columns.map((column) => [column, []])) as unknown as Record<Column, number[]>;
  const characters: Int32Array[] = [];
  let generation = 0;

  const add = (token: string): void => {
    const spelling = style.spellings(token).find((candidate) => wordIds.has(candidate));
    ofForms.words.push(spelling === undefined ? 0 : (wordIds.get(spelling) as number));
    const read = readCharacters(token);
    characters.push(read.length === 0 ? new Int32Array(1) : Int32Array.from(read, (c) => characterIds.get(c) ?? 0));
    if (marks.lists) ofForms.lists.push(markOf(marks.lists, token));
    if (marks.clusters) ofForms.clusters.push(markOf(marks.clusters, token));
    if (style.affixLength === 0) return;
    const { prefix, suffix } = affixesOf(token, style.affixLength);
    ofForms.prefixes.push(affixIds.get(prefix) ?? 0);
    ofForms.suffixes.push(affixIds.get(suffix) ?? 0);
  };

  return {
    ...ofForms,
    characters,
    get generation() {
      return generation;
    },
    idOf(token) {
      let id = ids.get(token);
      if (id === undefined) {
        id = characters.length;
        add(token);
        ids.set(token, id);
      }
      return id;
    },
    trim() {
      if (characters.length < MOST_FORMS) return;
      ids.clear();
      generation++;
      for (const column of [characters, ...Object.values(ofForms)]) column.length = 0;
    },
  };
}
