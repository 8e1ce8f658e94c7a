import type { PosTag } from '../../core/types.ts';
import { type WordClass, wordNet } from '../../resources/wordnet.ts';
import { guessLemma } from '../../text/inflect.ts';
import { memoise } from '../../core/caches.ts';
import { createWordFilter, isFunctionWord } from '../../text/stop-words.ts';
import type { ContextWords } from '../context.ts';
import { isHead, SLOT_KINDS, type SlotKind } from './insertion-words.ts';

/** A place before a token where a word of that kind may be inserted. */
export interface Slot {
  readonly kind: SlotKind;
  /** The word it goes before, reduced to what is likely its lemma. */
  readonly head: string;
  /** Whether the word before it says that it is known which one it is: "the organisation" that was named is no "political organisation". */
  readonly isKnown?: boolean;
}

/** A way of finding the slots of a document. */
export interface SlotFinder {
  /** The tokens that a slot may be before. */
  readonly find: (words: ContextWords) => readonly number[];
  /** What the slot before such a token may be, whatever the tagger says of it: cheaper than `slotAt`, which gives one of these or none. */
  readonly possible: (words: ContextWords, index: number) => readonly Slot[];
  /** The slot before such a token. Tags the sentence. */
  readonly slotAt: (words: ContextWords, index: number) => Slot | undefined;
}

/**
 * Where words are inserted.
 * - `all`: before every verb, adjective and noun that is no function word, as PHICON §2 does.
 * - `fitting`: only where the word before tells that one fits, see {@link slotAt}.
 */
export type Places = 'fitting' | 'all';

const SUBJECTS: ReadonlySet<string> = new Set('i he she it we they you who which'.split(' '));
const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the this that these those his her its their my your our some any each every another'.split(' '),
);
const DEFINITE: ReadonlySet<string> = new Set('the this that these those his her its their my your our'.split(' '));
const FORMS_OF_BE: ReadonlySet<string> = new Set('is are was were be been being'.split(' '));
const AUXILIARIES: ReadonlySet<string> = new Set(
  "am 's 're 'm have has had having 've 'd do does did will would 'll wo shall sha should can could ca may might must ought"
    .split(' ')
    .concat(...FORMS_OF_BE),
);
const PRECEDERS: ReadonlySet<string> = new Set([...SUBJECTS, ...DETERMINERS, ...AUXILIARIES]);
const mayPrecede = createWordFilter(PRECEDERS);
const PRECEDERS_OF: Readonly<Record<SlotKind, ReadonlySet<string>>> = {
  'adverb-verb': PRECEDERS,
  'adverb-adjective': new Set([...DETERMINERS, ...FORMS_OF_BE]),
  'adjective-noun': DETERMINERS,
};

/**
 * Finds the tokens of a document that a slot may be before, by the word before them: ordinary words in running text outside
 * entities, none of them a name or between a title and a name. Which have a slot, {@link slotAt} tells.
 */
function findPlaces(words: ContextWords): readonly number[] {
  const places: number[] = [];
  for (let index = 1; index < words.count; index++) {
    if (!words.passes(index - 1, mayPrecede)) continue;
    if (!PRECEDERS.has(words.lower(index - 1)) || !words.isOrdinary(index)) continue;
    if (words.isFollowed(index - 1) && words.isPlainlyWritten(index - 1)) places.push(index);
  }
  return places;
}

/**
 * The slot before a token: a main verb after its subject pronoun or auxiliary (so no imperative), an adjective after a
 * determiner or a form of "be", or a noun that stands alone after a determiner. Tags the sentence.
 */
function slotAt(words: ContextWords, index: number): Slot | undefined {
  const kind = kindOf(words, index);
  const head = kind && headOf(words.lower(index), kind);
  return kind && head !== undefined ? { kind, head, isKnown: isKnown(words, index) } : undefined;
}

const isKnown = (words: ContextWords, index: number): boolean => DEFINITE.has(words.lower(index - 1));

function kindOf(words: ContextWords, index: number): SlotKind | undefined {
  const tag = words.tagAt(index);
  if (tag !== 'VERB' && tag !== 'ADJ' && tag !== 'NOUN') return undefined;
  const before = words.lower(index - 1);
  const next: PosTag = words.endsSentence(index) ? 'PUNCT' : words.tagAt(index + 1);
  switch (tag) {
    case 'VERB':
      if (next === 'ADV' || next === 'PART') return undefined;
      return SUBJECTS.has(before) || words.tagAt(index - 1) === 'AUX' ? 'adverb-verb' : undefined;
    case 'ADJ':
      return DETERMINERS.has(before) || FORMS_OF_BE.has(before) ? 'adverb-adjective' : undefined;
    case 'NOUN':
      if (next === 'NOUN' || next === 'PROPN' || next === 'ADJ' || next === 'NUM') return undefined;
      return DETERMINERS.has(before) ? 'adjective-noun' : undefined;
  }
}

/**
 * What the slot before a token may be, whatever the tagger says of it: cheaper than {@link slotAt}, which gives one of these or
 * none.
 */
export function possibleSlots(words: ContextWords, index: number): readonly Slot[] {
  const before = words.lower(index - 1);
  const word = words.lower(index);
  const slots: Slot[] = [];
  for (const kind of SLOT_KINDS) {
    if (!PRECEDERS_OF[kind].has(before)) continue;
    const head = headOf(word, kind);
    if (head !== undefined) slots.push({ kind, head, isKnown: isKnown(words, index) });
  }
  return slots;
}

const finders = {} as Record<SlotKind, (word: string) => string | undefined>;

/** What collocations of the kind are counted by, likely the lemma; `undefined` where the word takes none. */
export function headOf(word: string, kind: SlotKind): string | undefined {
  finders[kind] ??= memoise((head) => findHead(head, kind));
  return finders[kind](word);
}

function findHead(word: string, kind: SlotKind): string | undefined {
  if (!isHead(word, kind)) return undefined;
  if (kind === 'adverb-adjective')
    return /(?:er|est)$/.test(word) && !wordNet().has(word, 'adjective') ? undefined : word;
  const head = guessLemma(word, kind === 'adverb-verb' ? 'verb' : 'noun');
  return isHead(head, kind) ? head : undefined;
}

const KIND_BEFORE: Readonly<Partial<Record<WordClass, SlotKind>>> = {
  verb: 'adverb-verb',
  adjective: 'adverb-adjective',
  noun: 'adjective-noun',
};

function findEveryPlace(words: ContextWords): readonly number[] {
  const places: number[] = [];
  for (let index = 0; index < words.count; index++) {
    if (words.isFree(index) && !isFunctionWord(words.lower(index))) places.push(index);
  }
  return places;
}

function slotOfKind(words: ContextWords, index: number, kind: SlotKind): Slot {
  const word = words.lower(index);
  return { kind, head: headOf(word, kind) ?? word };
}

export const slotFinders: Readonly<Record<Places, SlotFinder>> = {
  fitting: { find: findPlaces, possible: possibleSlots, slotAt },
  all: {
    find: findEveryPlace,
    possible: (words, index) => SLOT_KINDS.map((kind) => slotOfKind(words, index, kind)),
    slotAt: (words, index) => {
      const wordClass = words.classAt(index);
      const kind = wordClass && KIND_BEFORE[wordClass];
      return kind && slotOfKind(words, index, kind);
    },
  },
};
