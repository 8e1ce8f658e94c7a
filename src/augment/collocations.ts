import type { Learner } from '../core/augmenter.ts';
import type { PosTag } from '../core/types.ts';
import { wordNet } from '../resources/wordnet.ts';
import { ContextWords } from './context.ts';
import { headOf } from './insertion-slots.ts';
import { isInsertable, isRelational, SLOT_KINDS, type SlotKind } from './insertion-words.ts';

/** The words that were seen before a head, with how often. */
export interface Collocates {
  readonly words: readonly string[];
  readonly counts: readonly number[];
}

/** What a learner of collocations hands on: plain data, in an order that depends on the words alone. */
export interface LearnedCollocations {
  readonly byHead: CollocationTables;
  /** By the topic of the head, for heads without collocates of their own. */
  readonly byTopic: CollocationTables;
}

export type CollocationTables = Readonly<Record<SlotKind, readonly (readonly [key: string, collocates: Collocates])[]>>;

export interface CollocationOptions {
  /** At most so many distinct pairs are remembered; 200,000 when absent. */
  readonly mostPairs?: number;
}

const LEAST_COUNT = 2;
/** With how many heads of a topic a word must have been seen to be thought to fit the others. */
const LEAST_HEADS = 3;
/** A topic with fewer such words would put the same ones everywhere. */
const LEAST_WORDS = 4;

/**
 * Learns which adverbs stand before which verbs and adjectives, and which adjectives before which nouns, outside the entities
 * of the documents observed. What is handed on are pairs seen twice or more, and more often than the two words' frequencies
 * alone would bring them together (pointwise mutual information above 0); and, to fall back on, words seen with several
 * heads of one topic.
 *
 * Memory is bounded: each time there are too many pairs, half of the heads, chosen by hash, are forgotten for good. Counts of
 * the others stay exact, so what is learned does not depend on the order of the documents.
 */
export function createCollocationLearner(options: CollocationOptions = {}): Learner {
  const { mostPairs = 200_000 } = options;
  const counts = new Map<string, Map<string, number>>(); // by kind and head, then by collocate
  let pairs = 0;
  let level = 0; // heads whose hash ends in so many zero bits are remembered

  function add(kind: SlotKind, head: string, word: string): void {
    const key = `${kind} ${head}`;
    if (!isRemembered(key, level)) return;
    let collocates = counts.get(key);
    if (collocates === undefined) counts.set(key, (collocates = new Map()));
    const count = collocates.get(word);
    collocates.set(word, (count ?? 0) + 1);
    if (count !== undefined) return;
    pairs++;
    while (pairs > mostPairs) forgetHalf();
  }

  function forgetHalf(): void {
    level++;
    for (const [key, collocates] of counts) {
      if (isRemembered(key, level)) continue;
      pairs -= collocates.size;
      counts.delete(key);
    }
  }

  return {
    observe(doc, analysis) {
      const words = new ContextWords(doc, analysis);
      for (let i = 0; i + 1 < words.tokens.length; i++) {
        const kind = pairKind(words.tags[i], words.tags[i + 1]);
        if (kind === undefined || !isInsertable(words.lower(i), kind)) continue;
        if (!words.isFollowed(i) || !words.isOrdinary(i) || !words.isOrdinary(i + 1)) continue;
        const head = headOf(words.lower(i + 1), kind);
        if (head !== undefined) add(kind, head, words.lower(i));
      }
    },
    finish: () => ({ byHead: selectByHead(counts), byTopic: selectByTopic(counts) }) satisfies LearnedCollocations,
  };
}

function pairKind(tag: PosTag | undefined, next: PosTag | undefined): SlotKind | undefined {
  if (tag === 'ADJ') return next === 'NOUN' ? 'adjective-noun' : undefined;
  if (tag !== 'ADV') return undefined;
  return next === 'VERB' ? 'adverb-verb' : next === 'ADJ' ? 'adverb-adjective' : undefined;
}

/** FNV-1a, of which the low bits are well mixed. */
function isRemembered(key: string, level: number): boolean {
  if (level === 0) return true;
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return ((hash ^ (hash >>> 15)) & (2 ** level - 1)) === 0;
}

type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

function selectByHead(counts: Counts): CollocationTables {
  return forEachKind((kind) => {
    const heads = headsOf(counts, kind);
    const ofWord = new Map<string, number>();
    let all = 0;
    for (const [, collocates] of heads) {
      for (const [word, count] of collocates) {
        ofWord.set(word, (ofWord.get(word) ?? 0) + count);
        all += count;
      }
    }
    return heads.map(([head, collocates]) => {
      let ofHead = 0;
      for (const count of collocates.values()) ofHead += count;
      const kept = [...collocates].filter(
        ([word, count]) => count >= LEAST_COUNT && count * all > (ofWord.get(word) as number) * ofHead,
      );
      return [head, kept];
    });
  });
}

function selectByTopic(counts: Counts): CollocationTables {
  return forEachKind((kind) => {
    const topics = new Map<string, Map<string, { heads: number; count: number }>>();
    for (const [head, collocates] of headsOf(counts, kind)) {
      const topic = topicOf(head, kind);
      if (topic === undefined) continue;
      let words = topics.get(topic);
      if (words === undefined) topics.set(topic, (words = new Map()));
      for (const [word, count] of collocates) {
        if (kind === 'adjective-noun' && isRelational(word)) continue; // fits that noun, not its topic: "renal"
        const sum = words.get(word) ?? { heads: 0, count: 0 };
        words.set(word, { heads: sum.heads + 1, count: sum.count + count });
      }
    }
    return [...topics].map(([topic, words]) => {
      const kept = [...words].filter(([, { heads }]) => heads >= LEAST_HEADS);
      if (kept.length < LEAST_WORDS) return [topic, []];
      return [topic, kept.map(([word, { count }]) => [word, count])];
    });
  });
}

/**
 * The file of WordNet's lexicographers that a noun or verb is in. Adjectives have none, because only some have degrees ("very
 * economic").
 */
export function topicOf(head: string, kind: SlotKind): string | undefined {
  if (kind === 'adverb-adjective') return undefined;
  const [sense] = wordNet().senses(head, kind === 'adverb-verb' ? 'verb' : 'noun');
  return sense && String(sense.topic);
}

function headsOf(counts: Counts, kind: SlotKind): (readonly [string, ReadonlyMap<string, number>])[] {
  const heads: (readonly [string, ReadonlyMap<string, number>])[] = [];
  for (const [key, collocates] of counts)
    if (key.startsWith(`${kind} `)) heads.push([key.slice(kind.length + 1), collocates]);
  return heads;
}

/** Makes the tables of all kinds: sorted, and without keys that have no words. */
function forEachKind(
  select: (kind: SlotKind) => readonly (readonly [string, readonly (readonly [string, number])[]])[],
): CollocationTables {
  const tables = {} as Record<SlotKind, (readonly [string, Collocates])[]>;
  for (const kind of SLOT_KINDS) {
    tables[kind] = select(kind)
      .filter(([, words]) => words.length > 0)
      .toSorted(byName)
      .map(([key, words]) => {
        const sorted = words.toSorted(byName);
        return [key, { words: sorted.map(([word]) => word), counts: sorted.map(([, count]) => count) }];
      });
  }
  return tables;
}

function byName(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}
