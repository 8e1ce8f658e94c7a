import type { Learner } from '../core/augmenter.ts';
import type { PosTag } from '../core/types.ts';
import { ContextWords } from './context.ts';
import { headOf } from './insertion-slots.ts';
import { isInsertable, SLOT_KINDS, type SlotKind } from './insertion-words.ts';

/** The words that were seen before a head, with how often. */
export interface Collocates {
  readonly words: readonly string[];
  readonly counts: readonly number[];
}

/** What a learner of collocations hands on: plain data, in an order that depends on the words alone. */
export type Collocations = Readonly<Record<SlotKind, readonly (readonly [head: string, collocates: Collocates])[]>>;

export interface CollocationOptions {
  /** At most so many distinct pairs are remembered; 200,000 when absent. */
  readonly mostPairs?: number;
}

const LEAST_COUNT = 2;

/**
 * Learns which adverbs stand before which verbs and adjectives, and which adjectives before which nouns, outside the entities
 * of the documents observed. What is handed on are pairs seen twice or more, and more often than the two words' frequencies
 * alone would bring them together (pointwise mutual information above 0).
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
    finish: () => selectCollocations(counts),
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

function selectCollocations(counts: ReadonlyMap<string, ReadonlyMap<string, number>>): Collocations {
  const selected: Record<SlotKind, [string, Collocates][]> = {
    'adverb-verb': [],
    'adverb-adjective': [],
    'adjective-noun': [],
  };
  for (const kind of SLOT_KINDS) {
    const heads = [...counts].filter(([key]) => key.startsWith(`${kind} `)).toSorted(byName);
    const ofWord = new Map<string, number>();
    let all = 0;
    for (const [, collocates] of heads) {
      for (const [word, count] of collocates) {
        ofWord.set(word, (ofWord.get(word) ?? 0) + count);
        all += count;
      }
    }
    for (const [key, collocates] of heads) {
      let ofHead = 0;
      for (const count of collocates.values()) ofHead += count;
      const kept = [...collocates].toSorted(byName).filter(([word, count]) => {
        return count >= LEAST_COUNT && count * all > (ofWord.get(word) as number) * ofHead;
      });
      if (kept.length === 0) continue;
      const found = { words: kept.map(([word]) => word), counts: kept.map(([, count]) => count) };
      selected[kind].push([key.slice(kind.length + 1), found]);
    }
  }
  return selected;
}

function byName(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}
