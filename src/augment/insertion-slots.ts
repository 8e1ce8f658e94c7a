import type { PosTag } from '../core/types.ts';
import { wordNet } from '../resources/wordnet.ts';
import { guessLemma } from '../text/inflect.ts';
import { memoise } from '../text/memoise.ts';
import type { ContextWords } from './context.ts';
import { isHead, type SlotKind } from './insertion-words.ts';

/** A place before the token at the index where a word of that kind may be inserted. */
export interface Slot {
  readonly index: number;
  readonly kind: SlotKind;
  /** The word it goes before, reduced to what is likely its lemma. */
  readonly head: string;
}

const SUBJECTS: ReadonlySet<string> = new Set('i he she it we they you who which'.split(' '));
const DETERMINERS: ReadonlySet<string> = new Set(
  'a an the this that these those his her its their my your our some any each every another'.split(' '),
);
const FORMS_OF_BE: ReadonlySet<string> = new Set('is are was were be been being'.split(' '));

/**
 * Finds the slots of a document: before a main verb after its subject pronoun or auxiliary (so no imperative), before an
 * adjective after a determiner or a form of "be", and before a noun that stands alone after a determiner. All are in running
 * text outside entities; none is before a name or between a title and a name.
 */
export function findSlots(words: ContextWords): readonly Slot[] {
  const slots: Slot[] = [];
  for (let index = 1; index < words.tokens.length; index++) {
    const kind = kindOf(words, index);
    if (kind === undefined || !words.isFollowed(index - 1) || !words.isPlainlyWritten(index - 1)) continue;
    if (!words.isOrdinary(index)) continue;
    const head = headOf(words.lower(index), kind);
    if (head !== undefined) slots.push({ index, kind, head });
  }
  return slots;
}

function kindOf(words: ContextWords, index: number): SlotKind | undefined {
  const tag = words.tags[index];
  if (tag !== 'VERB' && tag !== 'ADJ' && tag !== 'NOUN') return undefined;
  const before = words.lower(index - 1);
  const next: PosTag = words.tags[index + 1] ?? 'PUNCT';
  switch (tag) {
    case 'VERB':
      if (next === 'ADV' || next === 'PART') return undefined;
      return SUBJECTS.has(before) || words.tags[index - 1] === 'AUX' ? 'adverb-verb' : undefined;
    case 'ADJ':
      return DETERMINERS.has(before) || FORMS_OF_BE.has(before) ? 'adverb-adjective' : undefined;
    case 'NOUN':
      if (next === 'NOUN' || next === 'PROPN' || next === 'ADJ' || next === 'NUM') return undefined;
      return DETERMINERS.has(before) ? 'adjective-noun' : undefined;
  }
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
