import { addCount, obtain } from '../../core/collections.ts';
import { addCounts, createCounter } from '../../core/counter.ts';
import type { Document } from '../../core/types.ts';
import { coveredSpans } from './cover.ts';
import type { Vocabulary, Words } from './vocabulary.ts';

/** The words of a document without signs, each stretch of mentions one word that stands for any. */
export interface ContextSequence {
  readonly ids: Int32Array;
  /** The id of a mention. */
  readonly mention: number;
}

/** So that a copy with other names is as near to its source as its wording is. */
export function contextSequence(doc: Document, words: Words, vocabulary: Vocabulary): ContextSequence {
  const spans = coveredSpans(doc);
  const mention = vocabulary.mark('mention');
  const ids: number[] = [];
  let next = 0;
  let written = -1;
  for (let i = 0; i < words.length; i++) {
    const start = words.offsets[2 * i] as number;
    while (next < spans.length && (spans[next] as { end: number }).end <= start) next++;
    const span = spans[next];
    if (span !== undefined && span.start < (words.offsets[2 * i + 1] as number)) {
      if (written !== next) ids.push(mention);
      written = next;
    } else if (vocabulary.isWord(words.ids[i] as number)) ids.push(words.ids[i] as number);
  }
  return { ids: Int32Array.from(ids), mention };
}

/**
 * Keys of the n-grams of a sequence, of 52 bits, so that two of some millions hardly ever share one. One key for each place;
 * the whole sequence is one n-gram where it is shorter and `orWhole`.
 *
 * @param excluded an id that no n-gram may have in it.
 */
export function gramKeys(ids: Int32Array, n: number, excluded: number | undefined, orWhole: boolean): Float64Array {
  const keys: number[] = [];
  const length = ids.length >= n || !orWhole ? n : ids.length;
  let free = 0;
  for (let i = 0; i < ids.length; i++) {
    free = ids[i] === excluded ? 0 : free + 1;
    if (free < length || i + 1 < length) continue;
    let a = 0x9e3779b9;
    let b = 0x85ebca6b;
    for (let j = i + 1 - length; j <= i; j++) {
      a = Math.imul(a ^ (ids[j] as number), 0x9e3779b1);
      a ^= a >>> 15;
      b = Math.imul(b + (ids[j] as number), 0xc2b2ae3d);
      b ^= b >>> 13;
    }
    keys.push((a >>> 0) * 2 ** 20 + (b >>> 12));
  }
  return Float64Array.from(keys);
}

/** How many words make up an n-gram that is told of: shorter ones are common phrases. */
const GRAM = 5;
const SEVERAL = -1;
const WORST = 10;

export interface CopiedGrams {
  /** Words of an n-gram. */
  readonly n: number;
  /** N-grams of words outside mentions that only one source document has. */
  readonly rare: number;
  /** Those that the derived corpus has word by word. */
  readonly copied: number;
  /** Derived documents looked at, and those with at least one of them. */
  readonly documents: number;
  readonly withCopied: number;
  /** Of the n-grams of a derived document, the share that are rare ones of the source: median over documents. */
  readonly medianShare: number;
  /** The documents with the largest number. */
  readonly worst: readonly { readonly id: string; readonly copied: number; readonly of: number }[];
}

/** Finds wording that only one source document has, copied word by word. */
export function createContextGrams() {
  const owner = new Map<number, number>();
  const counter = createCounter(
    () => ({ copied: new Set<number>(), shares: [] as number[], worst: [] as CopiedGrams['worst'][number][], withCopied: 0 }),
    (counts, more) => {
      addCounts(counts, more);
      if (counts.worst.length > 10 * WORST) keepWorst(counts.worst);
    },
  ); // prettier-ignore
  let sources = 0;

  function countRare(): number {
    let rare = 0;
    for (const number of owner.values()) if (number !== SEVERAL) rare++;
    return rare;
  }

  return {
    addSource({ ids, mention }: ContextSequence): void {
      const number = sources++;
      for (const key of gramKeys(ids, GRAM, mention, false)) {
        const known = owner.get(key);
        if (known === undefined) owner.set(key, number);
        else if (known !== number) owner.set(key, SEVERAL);
      }
    },
    addDerived(id: string, { ids, mention }: ContextSequence): void {
      const { counts } = counter;
      const own = new Set(gramKeys(ids, GRAM, mention, false));
      let count = 0;
      for (const key of own) {
        const known = owner.get(key);
        if (known === undefined || known === SEVERAL) continue;
        counts.copied.add(key);
        count++;
      }
      counts.shares.push(own.size === 0 ? 0 : count / own.size);
      if (count === 0) return;
      counts.withCopied++;
      counts.worst.push({ id, copied: count, of: own.size });
      if (counts.worst.length > 10 * WORST) keepWorst(counts.worst);
    },
    /** N-grams of words outside mentions that only one of the sources has. */
    countRare,
    take: counter.take,
    merge: counter.merge,
    /** @param rare see {@link countRare}; where the sources are known elsewhere. */
    result(rare = countRare()): CopiedGrams {
      const { copied, shares, worst, withCopied } = counter.counts;
      keepWorst(worst);
      return {
        n: GRAM,
        rare,
        copied: copied.size,
        documents: shares.length,
        withCopied,
        medianShare: quantile(shares.toSorted((a, b) => a - b), 0.5), // prettier-ignore
        worst: [...worst],
      };
    },
  };
}

function keepWorst(list: CopiedGrams['worst'][number][]): void {
  list.sort((a, b) => b.copied - a.copied || (a.id < b.id ? -1 : 1));
  list.splice(WORST);
}

/** The value at a share of a sorted list, the lower of two neighbours; 0 for an empty one. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

const SHINGLE = 3;
/** Shingles of more source documents than this (a form's headings) do not by themselves make two documents candidates. */
const COMMON = 200;
const CANDIDATES = 20;
const NEAREST = 10;

export interface Similarity {
  /** Words of a shingle. */
  readonly shingle: number;
  readonly documents: number;
  readonly median: number;
  readonly p95: number;
  readonly maximum: number;
  /** Documents whose nearest source is nearer than 0.5. */
  readonly aboveHalf: number;
  /** The documents nearest to a source. */
  readonly nearest: readonly { readonly id: string; readonly source: string; readonly similarity: number }[];
}

export interface Nearest {
  /** Id of the source document; none where nothing is shared. */
  readonly source: string | undefined;
  readonly similarity: number;
}

/**
 * How near each derived document is to its nearest source document: Jaccard's coefficient of the sets of word 3-grams
 * (Broder 1997, "On the resemblance and containment of documents"), every mention being one word, the same for all. The
 * coefficients are exact; they are computed for the 20 sources that share most shingles, not counting those that more than 200
 * sources have.
 */
export function createSimilarity() {
  const postings = new Map<number, number[]>();
  const sources: { readonly id: string; readonly shingles: ReadonlySet<number> }[] = [];
  const numbers = new Map<string, number>();
  const counter = createCounter(
    () => ({ values: [] as number[], nearest: [] as Similarity['nearest'][number][] }),
    (counts, more) => {
      addCounts(counts, more);
      if (counts.nearest.length > 10 * NEAREST) keepNearest(counts.nearest);
    },
  );

  function findNearest(
    shingles: ReadonlySet<number>,
    own: number | undefined,
  ): readonly [source: number, similarity: number] {
    const shared = new Map<number, number>();
    for (const key of shingles) {
      const list = postings.get(key);
      if (list === undefined || list.length > COMMON) continue;
      for (const source of list) addCount(shared, source);
    }
    // Where all that is shared is common, the first that have it are as good as any.
    if (shared.size === 0)
      for (const key of shingles)
        for (const source of (postings.get(key) ?? []).slice(0, COMMON)) shared.set(source, 1);
    const candidates = [...shared].toSorted(([a, x], [b, y]) => y - x || a - b).slice(0, CANDIDATES);
    let best: readonly [number, number] = [-1, 0];
    // Of two that are as near, as the notes of one form are, the one of the same id is the source.
    for (const source of [...(own === undefined ? [] : [own]), ...candidates.map(([number]) => number)]) {
      const other = (sources[source] as (typeof sources)[number]).shingles;
      let common = 0;
      for (const key of shingles) if (other.has(key)) common++;
      const similarity = common / (shingles.size + other.size - common);
      if (similarity > best[1]) best = [source, similarity];
    }
    return best;
  }

  return {
    addSource(id: string, { ids }: ContextSequence): void {
      const shingles = shinglesOf(ids);
      const number = sources.push({ id, shingles }) - 1;
      numbers.set(id, number);
      for (const key of shingles) {
        obtain(postings, key, () => []).push(number);
      }
    },
    /** @returns which source is nearest, and how near; of several, the one with the same id. */
    addDerived(id: string, { ids }: ContextSequence): Nearest {
      const [source, similarity] = findNearest(shinglesOf(ids), numbers.get(id));
      const { values, nearest } = counter.counts;
      values.push(similarity);
      if (source < 0) return { source: undefined, similarity: 0 };
      const sourceId = (sources[source] as (typeof sources)[number]).id;
      nearest.push({ id, source: sourceId, similarity });
      if (nearest.length > 10 * NEAREST) keepNearest(nearest);
      return { source: sourceId, similarity };
    },
    take: counter.take,
    merge: counter.merge,
    result(): Similarity {
      const { values, nearest } = counter.counts;
      const sorted = values.toSorted((a, b) => a - b);
      keepNearest(nearest);
      return {
        shingle: SHINGLE,
        documents: sorted.length,
        median: quantile(sorted, 0.5),
        p95: quantile(sorted, 0.95),
        maximum: sorted.at(-1) ?? 0,
        aboveHalf: sorted.filter((value) => value > 0.5).length,
        nearest: [...nearest],
      };
    },
  };
}

function shinglesOf(ids: Int32Array): ReadonlySet<number> {
  return new Set(gramKeys(ids, SHINGLE, undefined, true));
}

function keepNearest(list: Similarity['nearest'][number][]): void {
  list.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
  list.splice(NEAREST);
}
