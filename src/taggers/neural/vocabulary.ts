import type { TagScheme } from '../../core/corpus-format.ts';

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
export interface VocabularySentence {
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
