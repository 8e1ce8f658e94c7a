import { mixedHashOf } from '../../core/hash.ts';
import { addCount, obtain } from '../../core/collections.ts';
import { ownString } from '../../core/caches.ts';
import type { Learner } from '../../core/augmenter.ts';
import type { PosTag } from '../../core/types.ts';
import { wordNet } from '../../resources/wordnet.ts';
import { ContextWords } from '../context.ts';
import { headOf } from './insertion-slots.ts';
import { insertableFilter, isInsertable, isRelational, SLOT_KINDS, type SlotKind } from './insertion-words.ts';

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
  /** It learns from documents of about so much text together, in UTF-16 units; 1,200,000 (some 200,000 tokens) when absent. */
  readonly mostText?: number;
  /** How much text there is in all: then the share of the documents that will do is known from the start. */
  readonly characters?: number;
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
 * Time and memory are bounded: when the documents observed come to more than `mostText`, half of them, chosen by the hash of
 * their ids, are forgotten and all of that half that follow are passed over untagged; and so on. No document gives more than
 * a quarter of `mostText`. What is learned does not depend on the order of the documents.
 */
export function createCollocationLearner(options: CollocationOptions = {}): Learner {
  const { mostText = 1_200_000, characters = 0 } = options;
  const mostOfOne = Math.ceil(mostText / 4);
  const shares: ({ text: number; readonly counts: Counts } | undefined)[] = []; // by level of the documents
  let text = 0;
  // Documents of a lower level are forgotten. Each level has half of the documents of the one below.
  let least = Math.min(MOST_LEVEL, Math.max(0, Math.ceil(Math.log2(characters / mostText))));
  const take = (level: number, length: number): Counts => {
    const share = (shares[level] ??= { text: 0, counts: new Map() });
    share.text += length;
    text += length;
    return share.counts;
  };
  const forget = (): void => {
    for (; text > mostText && least < MOST_LEVEL; least++) {
      text -= shares[least]?.text ?? 0;
      shares[least] = undefined;
    }
  };

  return {
    observe(doc, analysis) {
      const level = levelOf(doc.id);
      if (level < least) return;
      countPairs(new ContextWords(doc, analysis), mostOfOne, take(level, Math.min(doc.text.length, mostOfOne)));
      forget();
    },
    state: () =>
      shares.flatMap((share, level) =>
        share ? [[level, share.text, [...share.counts].map(([key, words]) => [key, [...words]])]] : [],
      ),
    merge(state) {
      for (const [level, length, pairs] of state as CollocationState) {
        if (level < least) continue;
        const counts = take(level, length);
        for (const [key, words] of pairs) for (const [word, count] of words) add(counts, key, word, count);
      }
      forget();
    },
    finish() {
      const counts: Counts = new Map();
      for (const share of shares) {
        for (const [key, collocates] of share?.counts ?? []) {
          for (const [word, count] of collocates) add(counts, key, word, count);
        }
      }
      return { byHead: selectByHead(counts), byTopic: selectByTopic(counts) } satisfies LearnedCollocations;
    },
  };
}

type CollocationState = readonly [
  level: number,
  text: number,
  pairs: readonly [key: string, words: readonly [word: string, count: number][]][],
][];

const MOST_LEVEL = 24;

/** How many bits at the end of a hash of the id are zero: half of the documents have level 0, a quarter level 1, … */
function levelOf(id: string): number {
  const hash = mixedHashOf(id);
  return hash === 0 ? MOST_LEVEL : Math.min(31 - Math.clz32(hash & -hash), MOST_LEVEL);
}

/** By kind and head, then by collocate. */
type Counts = Map<string, Map<string, number>>;

function countPairs(words: ContextWords, until: number, counts: Counts): void {
  const mayBeInsertable = insertableFilter();
  for (let i = 0; i + 1 < words.count; i++) {
    if (words.end(i + 1) > until) break;
    // What the tagger need not be asked for comes first: it takes longer than all the rest.
    if (!words.passes(i, mayBeInsertable)) continue;
    const lower = words.lower(i);
    if (!SLOT_KINDS.some((kind) => isInsertable(lower, kind))) continue;
    if (!words.isFollowed(i) || !words.isOrdinary(i) || !words.isOrdinary(i + 1) || words.endsSentence(i)) continue;
    const next = words.lower(i + 1);
    if (!SLOT_KINDS.some((kind) => isInsertable(lower, kind) && headOf(next, kind) !== undefined)) continue;
    const kind = pairKind(words.tagAt(i), words.tagAt(i + 1));
    if (kind === undefined || !isInsertable(lower, kind)) continue;
    const head = headOf(next, kind);
    if (head !== undefined) add(counts, `${kind} ${head}`, lower, 1);
  }
}

function add(counts: Counts, key: string, word: string, count: number): void {
  const collocates = obtain(counts, key, () => new Map());
  const known = collocates.get(word);
  collocates.set(known === undefined ? ownString(word) : word, (known ?? 0) + count);
}

function pairKind(tag: PosTag | undefined, next: PosTag | undefined): SlotKind | undefined {
  if (tag === 'ADJ') return next === 'NOUN' ? 'adjective-noun' : undefined;
  if (tag !== 'ADV') return undefined;
  return next === 'VERB' ? 'adverb-verb' : next === 'ADJ' ? 'adverb-adjective' : undefined;
}

function selectByHead(counts: Counts): CollocationTables {
  return forEachKind((kind) => {
    const heads = headsOf(counts, kind);
    const ofWord = new Map<string, number>();
    let all = 0;
    for (const [, collocates] of heads) {
      for (const [word, count] of collocates) {
        addCount(ofWord, word, count);
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
      const words = obtain(topics, topic, () => new Map());
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
