import type { Rng } from '../../core/rng.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { Lexicon } from '../lookups/lexicon.ts';

/**
 * What lists and clusters say of words, in numbers: a word that is in no list, and one that is in no cluster, has the id 0.
 *
 * A word has one mark whatever stands beside it, so that what the network makes of it is computed once a form.
 */
export interface WordMarks {
  readonly lists?: {
    readonly ids: Ids;
    /** Numbers of a row: for each type of list whether the word is an entry, then for each whether it is a part of one. */
    readonly width: number;
    /** Row by row; the first, of no list, is 0. */
    readonly values: Float32Array;
  };
  readonly clusters?: { readonly ids: Ids; readonly count: number };
}

/** By word, as it is written or in lower case. */
type Ids = ReadonlyMap<string, number>;

export function markOf({ ids }: { readonly ids: Ids }, word: string): number {
  return ids.get(word) ?? ids.get(word.toLowerCase()) ?? 0;
}

export function createWordMarks({ lexicon, clusters }: Lookups): WordMarks {
  return { ...(lexicon && { lists: markLists(lexicon) }), ...(clusters && { clusters: markClusters(clusters) }) };
}

/**
 * Marks that do not know a share of the listed words. Names in training text, above all surrogates, stand in the lists, and a tagger that
 * never saw one that does not finds none of those either.
 */
export function withoutSomeWords(marks: WordMarks, share: number, rng: Rng): WordMarks {
  const { lists } = marks;
  if (!lists || share === 0) return marks;
  return { ...marks, lists: { ...lists, ids: new Map([...lists.ids].filter(() => !rng.chance(share))) } };
}

function markLists({ types, phrases }: Lexicon): NonNullable<WordMarks['lists']> {
  const entries = new Map<string, number>();
  const parts = new Map<string, number>();
  for (const [phrase, mask] of phrases) {
    const words = phrase.split(' ');
    const found = words.length === 1 ? entries : parts;
    for (const word of words) found.set(word, (found.get(word) ?? 0) | mask);
  }
  const words = [...new Set([...entries.keys(), ...parts.keys()])].toSorted();
  const keyOf = (word: string) => `${entries.get(word) ?? 0} ${parts.get(word) ?? 0}`;
  const rows = [...new Set(words.map(keyOf))].toSorted();
  const width = 2 * types.length;
  const values = new Float32Array((rows.length + 1) * width);
  rows.forEach((row, i) => {
    row.split(' ').forEach((mask, half) => {
      for (let bit = 0; bit < types.length; bit++)
        values[(i + 1) * width + half * types.length + bit] = (Number(mask) >> bit) & 1;
    });
  });
  const idOfRow = new Map(rows.map((row, i) => [row, i + 1]));
  return { ids: new Map(words.map((word) => [word, idOfRow.get(keyOf(word)) as number])), width, values };
}

function markClusters(clusters: ReadonlyMap<string, string>): NonNullable<WordMarks['clusters']> {
  const names = [...new Set(clusters.values())].toSorted();
  const idOfName = new Map(names.map((name, i) => [name, i + 1]));
  const ids = new Map([...clusters].map(([word, name]) => [word, idOfName.get(name) as number]));
  return { ids, count: names.length };
}
