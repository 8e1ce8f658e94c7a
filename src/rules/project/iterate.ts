import { mentionsOf } from '../../core/document.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import { createRng } from '../../core/rng.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { type HistoryEntry, isEdited, lastEntry, recordRules } from './history/history.ts';
import type { RuleProject } from './project.ts';
import type { Ranking } from './rank/rank.ts';
import { type RankingName, rankNotes } from './rank/rank-project.ts';
import { createSmallest, keyOf, keepSample } from './unlabelled.ts';
import { propose, takenIds } from './start.ts';

export interface RunProjectOptions {
  /** How many unlabelled notes the rules go through, drawn at random; default 20,000. */
  readonly notes?: number;
  /** How the notes are ranked; default `score` (paper §2.2). */
  readonly by?: RankingName;
  readonly most?: BatchSize['most'];
  readonly least?: BatchSize['least'];
  /** Told how many notes were read so far. */
  readonly onProgress?: (notes: number) => void;
  readonly report?: Report;
}

/** How many of the ranked documents are put up for review: those above the elbow of the scores (paper §2.2), but … */
export interface BatchSize {
  /** … this many instead. */
  readonly most?: number | undefined;
  /**
   * … this many at least; default 30 (beyond the paper). The elbow of a curve with few different scores may leave one note, and
   * each iteration costs a pass over the text and new rules.
   */
  readonly least?: number | undefined;
}

const LEAST = 30;

/** What the rules found in unlabelled text. */
export interface ProjectRun {
  /** The entry that says how the rules were that ran; new where they were edited by hand. */
  readonly entry: HistoryEntry;
  /** Whether the working rules were others than those last accepted, and so never went through the tests. */
  readonly edited: boolean;
  /** Unlabelled notes there were, and those that the rules went through. */
  readonly read: number;
  readonly notes: number;
  /** Those in which the rules found something: the pool. */
  readonly positive: number;
  readonly ranking: Ranking;
  readonly batch: { readonly name: string; readonly documents: number } | undefined;
}

const NOTES = 20_000;

/**
 * Runs the rules over a random subset of the unlabelled text and puts up for review what ranks highest (paper §2.1, steps 5 and
 * 6). The notes in which they found something are kept as the pool, in the order they were drawn.
 *
 * @throws PalimpsestError `open-batch` while batches wait for review, `no-training` before the first corpus is collected.
 */
export async function runProject(
  project: RuleProject,
  corpus: Corpus | readonly Document[],
  options: RunProjectOptions = {},
): Promise<ProjectRun> {
  const { labels, seed, iteration } = project.state;
  const [open] = project.openBatches;
  if (open) {
    throw new PalimpsestError('open-batch', `the batch ${JSON.stringify(open.name)} is under review`, {
      hint: 'Review it, then take it in: palimpsest rules collect (--close, where the rest is not to be reviewed).',
    });
  }
  const training = await project.corpus('training');
  if (training.length === 0) {
    throw new PalimpsestError('no-training', 'the project has no reviewed documents yet', {
      hint: 'palimpsest rules init draws the first ones.',
    });
  }
  const rules = await project.rules();
  const edited = await isEdited(project);
  const entry = edited
    ? await recordRules(project, 'edited', await project.ruleFiles(), rules, [])
    : await lastEntry(project);
  const taken = await takenIds(project);
  const rng = createRng(seed).fork('run', iteration);
  const subset = createSmallest(options.notes ?? NOTES);
  let read = 0;
  for await (const doc of keepSample(project, corpus)) {
    options.onProgress?.(++read);
    if (!taken.has(doc.id)) subset.offer({ key: keyOf(rng, doc), document: doc });
  }
  const drawn = subset.result().map(({ document }) => document);
  const wanted = new Set(labels);
  const pool = (await propose(rules, drawn, options.report)).filter((doc) => mentionsOf(doc, wanted).length > 0);
  await project.savePool(iteration + 1, pool);
  const by = options.by ?? 'score';
  const ranking = (await rankNotes(project, pool, [by])).rankings[by];
  if (ranking === undefined) throw new TypeError('the ranking that is asked for is made');
  const batch = await addRanked(project, pool, ranking, options);
  return { entry, edited, read, notes: drawn.length, positive: pool.length, ranking, batch };
}

/** Puts the first documents of a ranking up for review, the highest first. */
export async function addRanked(
  project: RuleProject,
  pool: readonly Document[],
  ranking: Ranking,
  { most, least = LEAST }: BatchSize,
): Promise<ProjectRun['batch']> {
  const byId = new Map(pool.map((doc) => [doc.id, doc]));
  const documents = ranking.documents
    .slice(0, most ?? Math.max(least, ranking.selected))
    .flatMap(({ id }) => byId.get(id) ?? []);
  if (documents.length === 0) return undefined;
  const iteration = project.state.iteration + 1;
  const number =
    project.state.batches.filter((batch) => batch.iteration === iteration && batch.kind === 'iteration').length + 1;
  const name = `iteration-${iteration}${number === 1 ? '' : `-${number}`}`;
  await project.addBatch({ name, kind: 'iteration', iteration }, documents);
  return { name, documents: documents.length };
}
