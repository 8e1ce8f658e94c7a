import { gramKeys, type ContextSequence } from './context-sequence.ts';
import { quantile } from './context-grams.ts';

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
  const values: number[] = [];
  const nearest: { id: string; source: string; similarity: number }[] = [];

  function findNearest(shingles: ReadonlySet<number>): readonly [source: number, similarity: number] {
    const shared = new Map<number, number>();
    for (const key of shingles) {
      const list = postings.get(key);
      if (list === undefined || list.length > COMMON) continue;
      for (const source of list) shared.set(source, (shared.get(source) ?? 0) + 1);
    }
    // Where all that is shared is common, the first that have it are as good as any.
    if (shared.size === 0)
      for (const key of shingles)
        for (const source of (postings.get(key) ?? []).slice(0, COMMON)) shared.set(source, 1);
    const candidates = [...shared].toSorted(([a, x], [b, y]) => y - x || a - b).slice(0, CANDIDATES);
    let best: readonly [number, number] = [-1, 0];
    for (const [source] of candidates) {
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
      for (const key of shingles) {
        const list = postings.get(key);
        if (list) list.push(number);
        else postings.set(key, [number]);
      }
    },
    /** @returns which source is nearest, and how near. */
    addDerived(id: string, { ids }: ContextSequence): Nearest {
      const [source, similarity] = findNearest(shinglesOf(ids));
      values.push(similarity);
      if (source < 0) return { source: undefined, similarity: 0 };
      const sourceId = (sources[source] as (typeof sources)[number]).id;
      nearest.push({ id, source: sourceId, similarity });
      if (nearest.length > 10 * NEAREST) keepNearest(nearest);
      return { source: sourceId, similarity };
    },
    result(): Similarity {
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

function keepNearest(list: { id: string; similarity: number }[]): void {
  list.sort((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
  list.splice(NEAREST);
}
