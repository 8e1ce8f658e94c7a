import { mentionsOf } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';
import { type HistoryEntry, recordCorpus } from './history/history.ts';
import { type CorpusName, type RuleProject, journalBlob } from './project.ts';
import { readReview } from '../review/replay.ts';

/** What came of taking reviewed documents into the corpora. */
export interface Collected {
  readonly batch: string;
  /** Documents of the batch that a person is done with. */
  readonly reviewed: number;
  /** Documents of the batch that nobody has been through. */
  readonly waiting: number;
  readonly closed: boolean;
  /** Of the reviewed ones: by the corpus they went to. A validation note without a mention goes to the training corpus. */
  readonly training: number;
  readonly validation: number;
  readonly entry: HistoryEntry;
}

/**
 * Takes reviewed documents of a batch into the corpora. It can be repeated: a document that is there already is replaced by what
 * its review says now. A batch is closed when all of it is reviewed, or on demand; then the rest may be drawn again.
 *
 * @param reviewed those that a person is done with, with the entities after all decisions.
 * @throws PalimpsestError `no-such-batch`, `not-of-batch`.
 */
export async function collectReviewed(
  project: RuleProject,
  batchName: string,
  reviewed: readonly Document[],
  options: { readonly close?: boolean } = {},
): Promise<Collected> {
  const batch = await project.batch(batchName);
  checkBelong(batch, reviewed);
  const info = project.state.batches.find(({ name }) => name === batchName);
  if (info === undefined) throw new TypeError('a batch that can be read is in the record');
  const labels = new Set(project.state.labels);
  const isPositive = (doc: Document) => mentionsOf(doc, labels).length > 0;
  const forValidation = info.kind === 'validation' ? reviewed.filter(isPositive) : [];
  const forTraining = info.kind === 'validation' ? reviewed.filter((doc) => !isPositive(doc)) : reviewed;
  if (reviewed.length > 0 && info.iteration > project.state.iteration)
    await project.update({ iteration: info.iteration });
  // A second review may have changed on which side a validation note is.
  await merge(project, 'validation', forValidation, forTraining);
  await merge(project, 'training', forTraining, forValidation);
  if (info.kind === 'initial') await merge(project, 'initial', forTraining, []);
  const entry = await recordCorpus(project);
  const waiting = batch.length - reviewed.length;
  const closed = info.closed || waiting === 0 || options.close === true;
  // Last: a batch that is open is collected again where this was stopped.
  const batches = project.state.batches.map((other) => (other.name === batchName ? { ...other, closed } : other));
  await project.update({ batches });
  const counts = { training: forTraining.length, validation: forValidation.length };
  return { batch: batchName, reviewed: reviewed.length, waiting, closed, ...counts, entry };
}

function checkBelong(batch: readonly Document[], reviewed: readonly Document[]): void {
  const texts = new Map(batch.map(({ id, text }) => [id, text]));
  for (const { id, text } of reviewed) {
    if (texts.get(id) === text && texts.delete(id)) continue;
    throw new PalimpsestError('not-of-batch', 'a reviewed document is not one of the batch, or is given twice', {
      place: { documentId: id },
      hint: 'Its id and its text must be those of the batch.',
    });
  }
}

/** Replaces documents where they stand, adds the others at the end, and takes some out. */
async function merge(
  project: RuleProject,
  name: CorpusName,
  documents: readonly Document[],
  out: readonly Document[],
): Promise<void> {
  const byId = new Map((await project.corpus(name)).map((doc) => [doc.id, doc]));
  const size = byId.size;
  for (const doc of documents) byId.set(doc.id, doc);
  let removed = 0;
  for (const { id } of out) if (byId.delete(id)) removed++;
  if (documents.length > 0 || removed > 0 || size === 0) await project.saveCorpus(name, [...byId.values()]);
}

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

/** A batch that waits for a person. */
export interface BatchToReview {
  readonly name: string;
  readonly documents: readonly Document[];
  /** Where its decisions are kept, within the store of the project. */
  readonly journal: string;
}

/**
 * The batch that is to be reviewed.
 *
 * @param name when absent, that of the first open batch with a note that is not done, else of the last one that is open.
 * @throws PalimpsestError `nothing-to-review` where none is open, `no-such-batch`.
 */
export async function batchToReview(project: RuleProject, name?: string): Promise<BatchToReview> {
  const chosen = name ?? (await firstUndone(project));
  return { name: chosen, documents: await project.batch(chosen), journal: journalBlob(chosen) };
}

async function firstUndone(project: RuleProject): Promise<string> {
  for (const { name } of project.openBatches) {
    const { reviewed } = readReview(await project.batch(name), await project.store.read(journalBlob(name)));
    if (reviewed.some(({ done }) => !done)) return name;
  }
  const last = project.openBatches.at(-1);
  if (last) return last.name;
  throw new PalimpsestError('nothing-to-review', 'no batch of the project waits for a person', {
    hint: 'palimpsest rules rank chooses the next one; --batch <name> opens one that is closed.',
  });
}
