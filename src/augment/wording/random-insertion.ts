import { z } from 'zod';
import type { Augmenter, Streams } from '../../core/augmenter.ts';
import { rememberLast, memoise } from '../../core/caches.ts';
import type { Rng } from '../../core/rng.ts';
import type { Analysis, Document, Edit } from '../../core/types.ts';
import { hasTagger } from '../../text/pos.ts';
import {
  createCollocationLearner,
  topicOf,
  type Collocates,
  type CollocationTables,
  type LearnedCollocations,
} from './collocations.ts';
import { type ContextWords, contextWords } from '../context.ts';
import { type AugmenterDefinition, probability } from '../definition.ts';
import { type Places, type Slot, type SlotFinder, slotFinders } from './insertion-slots.ts';
import { isClassifying, lexiconFor, SLOT_KINDS, type SlotKind } from './insertion-words.ts';

export interface RandomInsertionOptions {
  /** BCP 47 code of the corpus's language. */
  readonly language: string;
  /**
   * Where the words come from. `learned` (default): from collocations of the training corpus itself, each as often as it was
   * seen there. `lexicon`: any frequent adverb or adjective of WordNet's, as PHICON has it.
   */
  readonly source?: 'learned' | 'lexicon';
  /** `fitting` (default), or `all`, as PHICON has it; see {@link Places}. */
  readonly places?: Places;
  /** The probability with which a word is inserted at each of these places; 0.1 when absent. */
  readonly rate?: number;
}

/** Draws a word to insert. */
type Draw = (rng: Rng) => string | undefined;

/** Gives what draws the words for a slot; `undefined` where none is known to fit. */
type WordSource = (slot: Slot) => Draw | undefined;

/**
 * Inserts adverbs before verbs and adjectives, and adjectives before nouns, outside entities (PHICON §2, "random
 * insertion"), with the right article before them. `learned` needs a pass over the training corpus first: see `createLearner`.
 *
 * Where the language has no part-of-speech tagger ({@link supportsLanguage}) it proposes nothing.
 *
 * @throws TypeError when an option has no legal value; `propose` does when `learned` words were not adopted before.
 */
export function createRandomInsertion(options: RandomInsertionOptions): Augmenter {
  const { language, source = 'learned', places = 'fitting', rate = 0.1 } = options;
  if (source !== 'learned' && source !== 'lexicon') throw new TypeError("source is 'learned' or 'lexicon'");
  if (!Object.hasOwn(slotFinders, places)) throw new TypeError("places is 'fitting' or 'all'");
  if (!(rate >= 0 && rate <= 1)) throw new TypeError(`rate is a probability from 0 to 1, not ${rate}`);
  const name = 'random-insertion';
  if (!supportsLanguage(language)) return { name, propose: () => ({ edits: [] }) };
  const finder = slotFinders[places];
  const placesOf = rememberLast((words: ContextWords) => ({
    indices: finder.find(words),
    draws: new Map<number, Draw | undefined>(), // of the places drawn, for all copies of a document
  }));

  function insert(doc: Document, analysis: Analysis, drawsOf: WordSource, streams: Streams): readonly Edit[] {
    const words = contextWords(analysis, doc);
    const { indices, draws } = placesOf(words);
    if (indices.length === 0) return [];
    const edits: Edit[] = [];
    const rng = streams.document;
    for (const index of indices) {
      if (!rng.chance(rate)) continue; // before the question what the word is: see synonym-replacement.ts
      if (!draws.has(index)) draws.set(index, drawAt(words, index, finder, drawsOf));
      const word = draws.get(index)?.(rng);
      const edit = word === undefined ? undefined : words.insertBefore(index, word);
      if (edit !== undefined) edits.push(edit);
    }
    return edits;
  }

  if (source === 'lexicon') {
    const drawsOf: WordSource =
      ({ kind }) =>
      (rng) =>
        rng.pick(lexiconFor(kind));
    return { name, propose: (doc, analysis, streams) => ({ edits: insert(doc, analysis, drawsOf, streams) }) };
  }
  let drawsOf: WordSource | undefined;
  return {
    name,
    createLearner: ({ characters }) => createCollocationLearner({ characters }),
    adopt(learned) {
      drawsOf = drawFrom(learned as LearnedCollocations);
    },
    propose(doc, analysis, streams) {
      if (drawsOf === undefined)
        throw new TypeError('random insertion has learned nothing yet: call adopt before propose');
      return { edits: insert(doc, analysis, drawsOf, streams) };
    },
  };
}

/** Whether words can be inserted in the language: in English alone. */
export function supportsLanguage(language: string): boolean {
  return hasTagger(language);
}

/** What draws the words that fit before a token. Asks for tags only where some slot that may be there has words. */
function drawAt(words: ContextWords, index: number, finder: SlotFinder, drawsOf: WordSource): Draw | undefined {
  if (!finder.possible(words, index).some((slot) => drawsOf(slot) !== undefined)) return undefined;
  const slot = finder.slotAt(words, index);
  return slot && drawsOf(slot);
}

function drawFrom(learned: LearnedCollocations): WordSource {
  const byHead = tablesOf(learned.byHead);
  const byTopic = tablesOf(learned.byTopic);
  const all = {} as Record<SlotKind, (head: string) => Collocates | undefined>;
  for (const kind of SLOT_KINDS) all[kind] = (head) => byHead[kind].get(head) ?? byTopic[kind].get(topicOf(head, kind) ?? ''); // prettier-ignore
  const draws = {} as Record<SlotKind, (head: string) => Draw | undefined>;
  for (const kind of SLOT_KINDS) draws[kind] = memoise((head) => drawOne(all[kind](head)));
  const ofKnown = memoise((head) => drawOne(withoutClassifying(all['adjective-noun'](head))));
  return ({ kind, head, isKnown }) => (kind === 'adjective-noun' && isKnown === true ? ofKnown : draws[kind])(head);
}

function withoutClassifying(collocates: Collocates | undefined): Collocates | undefined {
  if (collocates === undefined) return undefined;
  const { words, counts } = collocates;
  const kept = words.map((word) => !isClassifying(word));
  return { words: words.filter((_, i) => kept[i]), counts: counts.filter((_, i) => kept[i]) };
}

/** Draws a word as often as it was counted. */
function drawOne(collocates: Collocates | undefined): Draw | undefined {
  if (collocates === undefined || collocates.words.length === 0) return undefined;
  const { words, counts } = collocates;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (rng) => {
    let at = rng.int(total);
    return words.find((_, i) => (at -= counts[i] as number) < 0);
  };
}

function tablesOf(tables: CollocationTables): Record<SlotKind, ReadonlyMap<string, Collocates>> {
  const maps = {} as Record<SlotKind, ReadonlyMap<string, Collocates>>;
  for (const kind of SLOT_KINDS) maps[kind] = new Map(tables[kind]);
  return maps;
}

const settings = z.strictObject({
  source: z.enum(['learned', 'lexicon']).default('learned'),
  places: z.enum(['fitting', 'all']).default('fitting'),
  rate: probability.default(0.1),
});

export const randomInsertion: AugmenterDefinition<z.output<typeof settings>, z.input<typeof settings>> = {
  name: 'random-insertion',
  description: 'adverbs and adjectives put in around the mentions',
  phase: 'context',
  settings,
  lacks: (language) =>
    supportsLanguage(language)
      ? undefined
      : `No part-of-speech tagger for language "${language}"; the word-insertion step is skipped.`,
  create: (chosen, { language }) => createRandomInsertion({ language, ...chosen }),
};
