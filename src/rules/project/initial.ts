import type { Rng } from '../../core/rng.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { mentionsOf } from '../../evaluate/scorer.ts';
import type { RuleSet } from '../networks/compile.ts';
import { createRuleTagger } from '../networks/tagger.ts';
import { compareDrawn, createSmallest, type Drawn, keyOf } from './sample.ts';
import { withoutEntities } from './scores.ts';

/** Notes that the queries of each category found, to choose from. */
export interface QueryHits {
  /** Notes that were read. */
  readonly notes: number;
  /** By label: how many notes its queries found. */
  readonly found: Readonly<Record<string, number>>;
  /** By label: some of them, drawn at random, in the order they were drawn. */
  readonly drawn: ReadonlyMap<string, readonly Drawn[]>;
}

export interface QueryOptions {
  readonly labels: readonly string[];
  /** How many notes to keep for each label. */
  readonly keep: number;
  readonly rng: Rng;
  /** Ids of documents that are not to be drawn. */
  readonly taken?: ReadonlySet<string>;
  /** Told after each note how many were read. */
  readonly onProgress?: (notes: number) => void;
}

/** Looks for notes of every category by queries (paper §2.1), in one pass. */
export async function queryNotes(corpus: Corpus, queries: RuleSet, options: QueryOptions): Promise<QueryHits> {
  const { labels, keep, rng, taken, onProgress } = options;
  const wanted = new Set(labels);
  const found: Record<string, number> = Object.fromEntries(labels.map((label) => [label, 0]));
  const drawn = new Map(labels.map((label) => [label, createSmallest(keep)]));
  let notes = 0;
  for await (const hit of createRuleTagger(queries).tag(plain(corpus))) {
    onProgress?.(++notes);
    if (taken?.has(hit.id)) continue;
    const own = new Set(mentionsOf(hit, wanted).map(({ label }) => label));
    if (own.size === 0) continue;
    const note = { key: keyOf(rng, hit), document: hit };
    for (const label of own) {
      found[label] = (found[label] ?? 0) + 1;
      drawn.get(label)?.offer(note);
    }
  }
  return { notes, found, drawn: new Map([...drawn].map(([label, smallest]) => [label, smallest.result()])) };
}

async function* plain(corpus: Corpus): AsyncGenerator<Document> {
  for await (const doc of corpus) yield withoutEntities(doc);
}

/**
 * Chooses notes so that all categories are covered: again and again, of the category that fewest of the chosen notes have, the
 * next one drawn. A note counts for all categories that it was found for.
 *
 * @param but ids of notes that are not to be chosen.
 */
export function chooseCovering(
  hits: QueryHits,
  count: number,
  but: ReadonlySet<string> = new Set(),
): readonly Document[] {
  const queues = [...hits.drawn].map(([label, drawn]) => ({
    label,
    next: 0,
    notes: drawn.filter(({ document }) => !but.has(document.id)),
  }));
  const covered = new Map<string, number>();
  const chosen = new Map<string, Drawn>();
  while (chosen.size < count) {
    for (const queue of queues) while (chosen.has(queue.notes[queue.next]?.document.id ?? '')) queue.next++;
    const [queue] = queues
      .filter(({ next, notes }) => next < notes.length)
      .toSorted((a, b) => (covered.get(a.label) ?? 0) - (covered.get(b.label) ?? 0));
    const note = queue?.notes[queue.next];
    if (note === undefined) break;
    chosen.set(note.document.id, note);
    for (const label of new Set(note.document.entities.map((entity) => entity.label))) {
      covered.set(label, (covered.get(label) ?? 0) + 1);
    }
  }
  return [...chosen.values()].toSorted(compareDrawn).map(({ document }) => document);
}
