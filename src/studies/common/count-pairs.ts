import type { Document, Entity } from '../../core/types.ts';
import { type LabelCounts, mergeCounts, type ScoreCounts, totalCounts } from '../../evaluate/counts.ts';
import { findScorer } from '../../evaluate/scorers.ts';
import type { TrainingEnd } from '../../core/tagger.ts';
import type { PlannedCell, Costs, Failure } from '../engine/task.ts';
import type { ExperimentStore } from '../engine/store.ts';
import type { CellState } from '../kind.ts';

/** Counts of a unit as cells keep them, `[correct, incorrect, partial, missed, spurious]`, to save room. */
export type CountRow = readonly [number, number, number, number, number];

function packCounts({ correct, incorrect, partial, missed, spurious }: LabelCounts): CountRow {
  return [correct, incorrect, partial, missed, spurious];
}

export function unpackCounts([correct, incorrect, partial, missed, spurious]: CountRow): LabelCounts {
  return { correct, incorrect, partial, missed, spurious };
}

/**
 * What a cell keeps of a test: counts by measure, and of each document by the main one.
 *
 * @param pairs gold and predicted.
 * @param metrics the main one first.
 * @param language by which sentences are counted; English when absent.
 */
export function countPairs(
  pairs: readonly (readonly [Document, Document])[],
  metrics: readonly string[],
  language?: string,
): { readonly counts: Readonly<Record<string, ScoreCounts>>; readonly byUnit: readonly CountRow[] } {
  const counts: Record<string, ScoreCounts> = {};
  let byUnit: readonly LabelCounts[] = [];
  for (const [i, metric] of metrics.entries()) {
    const scorer = findScorer(metric);
    const each = pairs.map(([gold, predicted]) => scorer.count(gold, predicted, language));
    counts[metric] = mergeCounts(each);
    if (i === 0) byUnit = each.map(totalCounts);
  }
  return { counts, byUnit: byUnit.map(packCounts) };
}

/** Mentions of the documents of a corpus, in their order: `[label, start, end, label, …]`, labels as places in `labels`. */
export interface StoredMentions {
  readonly labels: readonly string[];
  /** By the name of the model that found them. */
  readonly models: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** The mentions of documents without their text, three numbers each: see {@link StoredMentions}. */
export function packMentions(found: readonly (readonly Entity[])[], labels: readonly string[]): readonly number[][] {
  const places = new Map(labels.map((label, i) => [label, i]));
  return found.map((mentions) =>
    mentions.flatMap(({ label, start, end }) => [places.get(label) as number, start, end]),
  );
}

/** Predictions as documents: the texts of the corpus with the mentions that were kept. */
export function unpackPredictions(
  documents: readonly Document[],
  { labels, models }: StoredMentions,
  model: string,
): readonly Document[] {
  const rows = models[model];
  if (rows?.length !== documents.length) throw new TypeError(`the predictions of ${model} are of other documents`);
  return documents.map((doc, d) => {
    const row = rows[d] as readonly number[];
    const entities: Entity[] = [];
    for (let i = 0; i < row.length; i += 3) {
      const [label, start, end] = [row[i], row[i + 1], row[i + 2]] as [number, number, number];
      entities.push({ id: `T${i / 3 + 1}`, start, end, label: labels[label] as string });
    }
    return { id: doc.id, text: doc.text, entities };
  });
}

/** What became of the task of a cell. */
export interface CellOutcome {
  readonly state: CellState;
  /** Of a failed one: what the error said (it never holds document text). */
  readonly error?: Failure;
  /** How training ended, where the tagger is one that says. */
  readonly end?: TrainingEnd;
}

/**
 * Reads what the folder has of each cell.
 *
 * @param read what the report needs of a result.
 * @returns the cells in their order, and the costs of those done by key.
 */
export async function gatherCells<Cell extends PlannedCell, Found extends object>(
  store: ExperimentStore,
  cells: readonly Cell[],
  read: (result: never, cell: Cell) => Found,
): Promise<{
  readonly cells: readonly (Cell & CellOutcome & Partial<Found>)[];
  readonly timings: Readonly<Record<string, Costs>>;
}> {
  const timings: Record<string, Costs> = {};
  const found: (Cell & CellOutcome & Partial<Found>)[] = [];
  for (const cell of cells) {
    const { key } = cell;
    const result = await store.result(key);
    if (result) {
      const { end } = result;
      found.push({ ...cell, state: 'done', ...(end && { end }), ...read(result as never, cell) });
      const costs = await store.costs(key);
      if (costs) timings[key] = costs;
    } else {
      const error = await store.failure(key);
      found.push({ ...cell, ...(error ? { state: 'failed', error } : { state: 'missing' }) } as (typeof found)[number]);
    }
  }
  return { cells: found, timings };
}
