import { addCount, obtain } from '../../core/collections.ts';
import { addCounts, createCounter } from '../../core/counter.ts';
import { createRng, type Rng } from '../../core/rng.ts';
import type { SourceText } from './leak-index.ts';

/** What somebody knows of a document of the source and looks for in the derived corpus. */
export const LINKAGE_WAYS = ['words', 'rare', 'dates', 'mentions'] as const;
export type LinkageWay = (typeof LINKAGE_WAYS)[number];

/** How many source documents can be told by one kind of knowledge. */
export interface LinkageRow {
  readonly by: LinkageWay;
  /** Source documents of which there is something to know, and whose derived documents are known. */
  readonly documents: number;
  /** Those whose best match is a document made from them, and no other document matches as well. */
  readonly told: number;
  /** The share of documents that can be told, at most: upper end of the one-sided 95 % interval of Clopper and Pearson (1934). */
  readonly bound: number;
  /** Mean of those told when the matches are permuted over the documents, and the number that 99.9 % of the permutations do not exceed. */
  readonly byChance: number;
  readonly atMost: number;
  readonly isAbove: boolean;
}

export interface Linkage {
  /** Source documents that were looked for: all, or as many as are drawn. */
  readonly documents: number;
  /** Words that are known of a document in the way `words`. */
  readonly words: number;
  readonly rows: readonly LinkageRow[];
}

/** What stands in a document, for both corpora. */
export interface Traits {
  /** Words outside mentions, by number, and perhaps one that stands for the mentions. */
  readonly words: Iterable<number>;
  /** Days between one dated mention and the next, as a key; `undefined` where fewer than two have a date. */
  readonly gaps: string | undefined;
  /** Of a source document its labelled texts, of a derived one those of the source that stand in its mentions. */
  readonly texts: Iterable<number>;
}

const KNOWN_WORDS = 4;
const DOCUMENTS_AT_MOST = 2000;
const PERMUTATIONS = 2000;
const LEVEL = 0.999;

export interface Best {
  score: number;
  /** The source of what matches best. */
  origin: string | undefined;
  isTied: boolean;
}

/** A source document that is looked for, and by what it can be. */
export interface LinkageTarget {
  readonly id: string;
  readonly can: Readonly<Record<LinkageWay, boolean>>;
}

/** By way, and by number of the target. */
type Matches = Readonly<Record<LinkageWay, Map<number, Best>>>;

const noMatches = (): Matches => ({ words: new Map(), rare: new Map(), dates: new Map(), mentions: new Map() });

/**
 * Linkage of documents by what is left, told by what somebody knows of a source document:
 *
 * - `words`: {@link KNOWN_WORDS} words outside mentions, drawn at random from those that at most half of the documents have: unicity
 *   (de Montjoye et al. 2013, "Unique in the crowd", with words for points);
 * - `rare`: the rarest word of it;
 * - `dates`: all days between its dates;
 * - `mentions`: all its labelled texts. The nearest derived document is that with the largest sum of inverse document frequencies.
 *
 * A match is judged against permutations of the matches over the documents.
 */
export function createLinkage(seed: number) {
  const sources: { readonly id: string; readonly words: Int32Array; readonly gaps: string | undefined; readonly texts: Int32Array }[] = []; // prettier-ignore
  const rng = createRng(seed).fork('linkage');
  const counter = createCounter(
    () => ({ present: new Set<string>(), matches: noMatches() }),
    (counts, more) => {
      addCounts(counts.present, more.present);
      for (const way of LINKAGE_WAYS)
        for (const [target, best] of more.matches[way]) keepBest(counts.matches[way], target, best);
    },
  );
  let sought: ReturnType<typeof prepare> | undefined;

  function prepare(texts: readonly SourceText[]) {
    const frequency = new Map<number, number>();
    for (const { words } of sources) for (const word of words) addCount(frequency, word);
    const limit = Math.max(1, sources.length / 2);
    const numbers = draw(sources.map((_, i) => i), DOCUMENTS_AT_MOST, rng.fork('documents')); // prettier-ignore
    const index = { words: new Map<number, number[]>(), rare: new Map<number, number[]>(), dates: new Map<string, number[]>(), mentions: new Map<number, number[]>() }; // prettier-ignore
    const targets = numbers.map((number, target): LinkageTarget => {
      const { id, words, gaps, texts: own } = sources[number] as (typeof sources)[number];
      const telling = words.filter((word) => (frequency.get(word) as number) <= limit);
      const drawn = draw([...telling], KNOWN_WORDS, rng.fork('words', id)); // prettier-ignore
      const rarest = drawn.length === 0 ? undefined : telling.reduce((a, b) => ((frequency.get(b) as number) < (frequency.get(a) as number) ? b : a)); // prettier-ignore
      if (drawn.length === KNOWN_WORDS) for (const word of drawn) add(index.words, word, target);
      if (rarest !== undefined) add(index.rare, rarest, target);
      if (gaps !== undefined) add(index.dates, gaps, target);
      for (const text of own) if ((texts[text] as SourceText).documents < sources.length) add(index.mentions, text, target); // prettier-ignore
      const can = { words: drawn.length === KNOWN_WORDS, rare: rarest !== undefined, dates: gaps !== undefined, mentions: own.length > 0 }; // prettier-ignore
      return { id, can };
    });
    const weightOf = (text: number) => Math.log(sources.length / (texts[text] as SourceText).documents);
    return { targets, index, weightOf };
  }

  /** @param found a match that came after those known; of it a copy is kept. */
  function keepBest(best: Map<number, Best>, target: number, found: Readonly<Best>): void {
    const known = best.get(target);
    if (known === undefined || found.score > known.score) best.set(target, { ...found });
    else if (found.score === known.score && (found.isTied || found.origin === undefined || found.origin !== known.origin)) known.isTied = true; // prettier-ignore
  }

  return {
    addSource(id: string, { words, gaps, texts }: Traits): void {
      sources.push({ id, words: Int32Array.from(new Set(words)), gaps, texts: Int32Array.from(new Set(texts)) });
    },
    /**
     * @param origin id of the source document that it was made from, where known.
     * @param all the labelled texts of the source.
     */
    addDerived(origin: string | undefined, { words, gaps, texts }: Traits, all: readonly SourceText[]): void {
      const { index, weightOf } = (sought ??= prepare(all));
      const { present, matches } = counter.counts;
      if (origin !== undefined) present.add(origin);
      const scores = { words: new Map<number, number>(), rare: new Map<number, number>(), dates: new Map<number, number>(), mentions: new Map<number, number>() }; // prettier-ignore
      for (const word of new Set(words)) {
        for (const target of index.words.get(word) ?? []) addCount(scores.words, target);
        for (const target of index.rare.get(word) ?? []) addCount(scores.rare, target);
      }
      for (const target of (gaps === undefined ? undefined : index.dates.get(gaps)) ?? []) addCount(scores.dates, target); // prettier-ignore
      for (const text of new Set(texts))
        for (const target of index.mentions.get(text) ?? []) addCount(scores.mentions, target, weightOf(text));
      for (const way of LINKAGE_WAYS) {
        for (const [target, score] of scores[way]) {
          if (way === 'words' && score < KNOWN_WORDS) continue;
          keepBest(matches[way], target, { score, origin, isTied: false });
        }
      }
    },
    /** @param all the labelled texts of the source. */
    targets: (all: readonly SourceText[]): readonly LinkageTarget[] => (sought ??= prepare(all)).targets,
    take: counter.take,
    merge: counter.merge,
    /** @param known those of {@link targets}, where the sources are known elsewhere. */
    result(known: readonly LinkageTarget[] = sought?.targets ?? []): Linkage {
      const { present, matches } = counter.counts;
      const targets = known.flatMap(({ id, can }, target) => (present.has(id) ? [{ id, can, target }] : []));
      const rows = LINKAGE_WAYS.map((by): LinkageRow => {
        const able = targets.filter(({ can }) => can[by]);
        const ids = able.map(({ id }) => id);
        const origins = able.map(({ target }) => {
          const best = matches[by].get(target);
          return best?.isTied === true ? undefined : best?.origin;
        });
        const told = agreements(ids, origins);
        const { mean, atMost } = permute(ids, origins, rng.fork('permutation', by));
        return { by, documents: able.length, told, bound: upperBound(told, able.length), byChance: mean, atMost, isAbove: told > atMost }; // prettier-ignore
      });
      return { documents: targets.length, words: KNOWN_WORDS, rows };
    },
  };
}

function add<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  obtain(lists, key, () => []).push(value);
}

/** Draws from a list without putting back, which it reorders. */
function draw<T>(list: T[], count: number, rng: Rng): readonly T[] {
  const drawn = Math.min(count, list.length);
  for (let i = 0; i < drawn; i++) {
    const other = i + rng.int(list.length - i);
    [list[i], list[other]] = [list[other] as T, list[i] as T];
  }
  return list.slice(0, drawn);
}

const agreements = (ids: readonly string[], matches: readonly (string | undefined)[]): number =>
  ids.reduce((sum, id, i) => sum + (matches[i] === id ? 1 : 0), 0);

function permute(ids: readonly string[], matches: readonly (string | undefined)[], rng: Rng) {
  // Who matches nothing agrees with nobody.
  if (ids.length === 0 || matches.every((match) => match === undefined)) return { mean: 0, atMost: 0 };
  const counts = Array.from({ length: PERMUTATIONS }, () => agreements(ids, draw([...matches], matches.length, rng))).toSorted((a, b) => a - b); // prettier-ignore
  const mean = counts.reduce((a, b) => a + b, 0) / PERMUTATIONS;
  return { mean, atMost: counts[Math.ceil(LEVEL * PERMUTATIONS) - 1] as number };
}

/**
 * The upper end of Clopper and Pearson's one-sided 95 % interval for a share: the share with which so few successes, or fewer, have
 * the probability 5 %. 1 of nothing.
 */
export function upperBound(successes: number, of: number): number {
  if (successes >= of) return 1;
  const logChoose = new Float64Array(successes + 1);
  for (let k = 1; k <= successes; k++) logChoose[k] = (logChoose[k - 1] as number) + Math.log((of - k + 1) / k);
  const probability = (share: number) => logChoose.reduce((sum, log, k) => sum + Math.exp(log + k * Math.log(share) + (of - k) * Math.log1p(-share)), 0); // prettier-ignore
  let [low, high] = [successes / of, 1];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (probability(middle) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}
