import { memoise } from '../../core/caches.ts';
import { englishLexicon } from '../../resources/lexicon.ts';
import { wordFrequencies } from '../../resources/word-lists.ts';
import { wordNet } from '../../resources/wordnet.ts';
import { createWordFilter, type WordFilter, isStopWord } from '../../text/stop-words.ts';

/** What may be inserted: an adverb before a verb or an adjective, an adjective before a noun. */
export type SlotKind = 'adverb-verb' | 'adverb-adjective' | 'adjective-noun';
export const SLOT_KINDS: readonly SlotKind[] = ['adverb-verb', 'adverb-adjective', 'adjective-noun'];

/** Adjectives that bind a noun to what was said before, order or count it, or stand only in set phrases. */
export const UNFIT_ADJECTIVES = new Set(
  (
    'former latter previous present current recent next following subsequent initial final last first second third various ' +
    'several numerous many few different same similar certain particular respective individual single sole only other own ' +
    'whole entire full total main major such due able unable available aware alone alive asleep sorry glad sure ready like ' +
    'unlike worth else dead pregnant male female devoid favorite perfect excellent huge wonderful unlikely likely single'
  ).split(' '),
);

/** Nouns that an adjective before them would break: parts of set phrases ("a lot of", "the kind of", "in the course of"). */
const UNFIT_NOUNS = new Set(
  (
    'lot lots kind sort type bit touch couple number pair majority rest fact way time times thing things course order case ' +
    'end beginning start middle top bottom side front back part point end basis cause reason same other others day year ' +
    'morning evening afternoon night week month hour minute moment present past future event sake extent process use help ' +
    'need place purpose result matter deal plenty variety series range set world'
  ).split(' '),
);

const insertable = {} as Record<SlotKind, ReadonlySet<string>>;
let mayBe: WordFilter | undefined;

/** Whether a word, in lower case, may be inserted in a slot of the kind. */
export function isInsertable(word: string, kind: SlotKind): boolean {
  return insertableWords(kind).has(word);
}

/** Tells of most words, whatever their case, that they may be inserted nowhere: cheaper than {@link isInsertable}. */
export function insertableFilter(): WordFilter {
  mayBe ??= createWordFilter(SLOT_KINDS.flatMap((kind) => [...insertableWords(kind)]));
  return mayBe;
}

function insertableWords(kind: SlotKind): ReadonlySet<string> {
  return (insertable[kind] ??= new Set(englishLexicon().insertable[kind]));
}

/** Whether a word, in lower case, may get another before it in a slot of the kind. */
export function isHead(word: string, kind: SlotKind): boolean {
  if (!/^[a-z]{3,}$/.test(word) || isStopWord(word)) return false;
  if (kind === 'adjective-noun') return !UNFIT_NOUNS.has(word);
  return kind === 'adverb-verb' || !(UNFIT_ADJECTIVES.has(word) || isRelational(word));
}

/** Adjectives that classify and have no degrees, such as "renal": WordNet's `adj.pert` (1). */
export function isRelational(adjective: string): boolean {
  return wordNet().senses(adjective, 'adjective')[0]?.topic === 1;
}

/** Whether an adjective, in any of its senses, tells one sort of a thing from others: "political". */
export const isClassifying = memoise((adjective): boolean =>
  wordNet()
    .senses(adjective, 'adjective')
    .some(({ topic }) => topic === 1),
);

/** How frequent a word of the lexicon must be, on the Zipf scale: rarer ones fit nearly nothing. */
const LEAST_ADVERB = 3.5;
const LEAST_ADJECTIVE = 4;

const lexicons = new Map<SlotKind, readonly string[]>();

/** WordNet's frequent adverbs or adjectives that may be inserted, sorted. */
export function lexiconFor(kind: SlotKind): readonly string[] {
  let words = lexicons.get(kind);
  if (words === undefined) {
    const [wordClass, least] =
      kind === 'adjective-noun' ? (['adjective', LEAST_ADJECTIVE] as const) : (['adverb', LEAST_ADVERB] as const);
    words = [...insertableWords(kind)].filter(
      (word) =>
        wordFrequencies().zipf(word) >= least && wordNet().has(word, wordClass) && !isPredicative(word, wordClass),
    );
    lexicons.set(kind, words);
  }
  return words;
}

function isPredicative(word: string, wordClass: 'adjective' | 'adverb'): boolean {
  const [first] = wordNet().senses(word, wordClass);
  return first?.synonyms.some((synonym) => synonym.word === word && synonym.predicative) === true;
}
