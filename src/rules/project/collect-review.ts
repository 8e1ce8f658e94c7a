import { readReview } from '../review/replay.ts';
import { type Collected, collectReviewed } from './collect.ts';
import { journalBlob, type RuleProject } from './project.ts';

/** What came of taking in one batch, and what was left out of its journal. */
export interface CollectedBatch extends Collected {
  readonly notes: readonly string[];
}

/**
 * Takes in the documents of a batch that reviewers are done with, as its journal tells.
 *
 * @throws PalimpsestError `no-such-batch`
 */
export async function collectBatch(
  project: RuleProject,
  batch: string,
  options: { readonly close?: boolean } = {},
): Promise<CollectedBatch> {
  const documents = await project.batch(batch);
  const { reviewed, notes } = readReview(documents, await project.store.read(journalBlob(batch)));
  const done = reviewed.flatMap(({ document, done: isDone }) => (isDone ? [document] : []));
  return { ...(await collectReviewed(project, batch, done, options)), notes };
}
