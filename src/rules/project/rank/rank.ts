import { mentionsOf } from '../../../core/document.ts';
import { addCount, obtain, ownValue } from '../../../core/collections.ts';
import type { Rng } from '../../../core/rng.ts';
import type { Document } from '../../../core/types.ts';
import { goldCount, ratiosOf, type ScoreCounts } from '../../../evaluate/counts.ts';

/**
 * The elbow of a falling curve: the place after which more does not add much. It is the point furthest below the chord from the
 * first value to the last one (Satopää et al. 2011, Finding a "Kneedle" in a Haystack, §II and III, whose normalised
 * difference is greatest at the same point: scaling either axis does not move it). Of equally far points the first.
 *
 * @param values never rising.
 * @returns its index; `undefined` where no value is below the chord: a straight line, or fewer than three values.
 */
export function findElbow(values: readonly number[]): number | undefined {
  const last = values.length - 1;
  const first = values[0] ?? 0;
  const fall = first - (values[last] ?? 0);
  let elbow: number | undefined;
  let furthest = fall * 1e-12; // what rounding puts below a straight line is on it
  for (let i = 1; i < last; i++) {
    const below = first - (fall * i) / last - (values[i] as number);
    if (below <= furthest) continue;
    furthest = below;
    elbow = i;
  }
  return elbow;
}

export interface ClassWeight {
  readonly label: string;
  /** F1(i): of the rules on the validation set; 0 where it holds no mention of the class, found or labelled. */
  readonly f1: number;
  /** Mentions of the class in the training set. */
  readonly instances: number;
  /** p_i: its share of the mentions of all classes there, as a fraction. */
  readonly share: number;
  /** (1 − F1(i)) · (1 − p_i). */
  readonly weight: number;
}

/** A document with its score; `found` are the mentions by class, N_i(d). */
export interface RankedDocument {
  readonly id: string;
  readonly score: number;
  readonly found: Readonly<Record<string, number>>;
}

/** Documents by falling score, and which of them are to be reviewed. */
export interface Ranking {
  /** Those with a score above 0: "documents with no entities are ignored" (§2.4). */
  readonly documents: readonly RankedDocument[];
  /** How many, from the first on, are selected. */
  readonly selected: number;
  /** The score at the elbow, which those selected are above; `undefined` where there is no elbow and all are selected. */
  readonly threshold: number | undefined;
}

/**
 * The weights of §2.2: classes that the rules find badly on the validation set and that are rare in the training set weigh more.
 *
 * @param validation counts of the rules on the validation set.
 * @param training gold documents.
 */
export function weighClasses(
  labels: readonly string[],
  validation: ScoreCounts,
  training: Iterable<Document>,
): readonly ClassWeight[] {
  const instances = new Map<string, number>();
  let all = 0;
  const wanted = new Set(labels);
  for (const doc of training) {
    for (const { label } of mentionsOf(doc, wanted)) {
      addCount(instances, label);
      all++;
    }
  }
  return labels.toSorted().map((label) => {
    const counts = ownValue(validation.byLabel, label);
    const f1 = counts && goldCount(counts) + counts.spurious > 0 ? ratiosOf(counts).f1 : 0;
    const own = instances.get(label) ?? 0;
    const share = all === 0 ? 0 : own / all;
    return { label, f1, instances: own, share, weight: (1 - f1) * (1 - share) };
  });
}

/** F(d) = Σ_i N_i(d) · (1 − F1(i)) · (1 − p_i) (§2.2). Mentions of classes without a weight add nothing. */
export function scoreDocument(doc: Document, weights: readonly ClassWeight[]): RankedDocument {
  const found = Object.create(null) as Record<string, number>; // labels may be called `__proto__`
  for (const { label } of mentionsOf(doc)) found[label] = (found[label] ?? 0) + 1;
  let score = 0;
  for (const { label, weight } of weights) score += (found[label] ?? 0) * weight;
  return { id: doc.id, score, found };
}

/**
 * Sorts documents by score and selects those above the elbow of the curve of scores ("those that are over the threshold", §2.1
 * step 6). Many notes with one mention of one class have the same score; a threshold on such a plateau leaves all of it out.
 *
 * @param rng orders documents of equal scores, by their ids alone: notes of one patient or one day, which ids put side by side,
 *   are alike.
 */
export function rankDocuments(scored: Iterable<RankedDocument>, rng: Rng): Ranking {
  const documents = [...scored]
    .filter(({ score }) => score > 0)
    .map((one) => ({ one, key: rng.fork(one.id).float() }))
    .toSorted((a, b) => b.one.score - a.one.score || a.key - b.key || (a.one.id < b.one.id ? -1 : 1))
    .map(({ one }) => one);
  const elbow = findElbow(documents.map(({ score }) => score));
  const threshold = elbow === undefined ? undefined : (documents[elbow] as RankedDocument).score;
  const selected = documents.filter(({ score }) => threshold === undefined || score > threshold).length;
  return { documents, selected, threshold };
}

/**
 * A ranking whose shares p_i follow the notes chosen so far, as if what the rules found in them were right (beyond the paper).
 * By F(d) alone the notes with one mention of one class all come before those with one of another, so that a batch may be of one
 * class, until the shares are counted anew. As many are selected as by F(d).
 */
export function balanceRanking({ documents, selected, threshold }: Ranking, weights: readonly ClassWeight[]): Ranking {
  const counts = new Map(weights.map(({ label, instances }) => [label, instances]));
  let all = weights.reduce((sum, { instances }) => sum + instances, 0);
  // Notes with the same mentions are worth the same at any time.
  const groups = new Map<string, RankedDocument[]>();
  for (const doc of documents) {
    const key = weights.map(({ label }) => doc.found[label] ?? 0).join();
    obtain(groups, key, () => []).push(doc);
  }
  const queues = [...groups.values()].map((queue) => ({ queue, next: 0 }));
  const chosen: RankedDocument[] = [];
  while (chosen.length < documents.length) {
    const worth = (doc: RankedDocument) =>
      weights.reduce((sum, { label, f1 }) => {
        const share = all === 0 ? 0 : (counts.get(label) ?? 0) / all;
        return sum + (doc.found[label] ?? 0) * (1 - f1) * (1 - share);
      }, 0);
    let best: { readonly from: (typeof queues)[number]; readonly doc: RankedDocument; readonly score: number } | undefined; // prettier-ignore
    for (const from of queues) {
      const doc = from.queue[from.next];
      if (doc === undefined) continue;
      const score = worth(doc);
      if (best === undefined || score > best.score) best = { from, doc, score };
    }
    if (best === undefined) break;
    best.from.next++;
    chosen.push({ ...best.doc, score: best.score });
    for (const { label } of weights) {
      const found = best.doc.found[label] ?? 0;
      addCount(counts, label, found);
      all += found;
    }
  }
  return { documents: chosen, selected, threshold };
}
