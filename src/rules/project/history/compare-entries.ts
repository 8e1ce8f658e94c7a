import { PalimpsestError } from '../../../core/errors.ts';
import { type HistoryEntry, iterationCorpusBlob, rulesOfEntry } from './history.ts';
import { applyProposal } from './merge-rules.ts';
import type { RuleProject } from '../project.ts';
import { readDocuments } from '../stored-documents.ts';

/** What changed from one entry of the history to another. */
export interface ComparedEntries {
  readonly from: HistoryEntry;
  readonly to: HistoryEntry;
  /** Networks and gazetteers that were added, changed or taken away. */
  readonly networks: readonly string[];
  readonly gazetteers: readonly string[];
  /** Ids of training documents that came between the iterations of the two. */
  readonly documents: readonly string[];
}

/** The name by which an entry is asked for: `1.3` is update 3 of iteration 1. */
export function entryName({ iteration, update }: HistoryEntry): string {
  return `${iteration}.${update}`;
}

/** @param name as {@link entryName} gives it, or an iteration for its last entry. @throws PalimpsestError `no-such-entry`. */
export function findEntry(entries: readonly HistoryEntry[], name: string): HistoryEntry {
  const found = entries.findLast((entry) => entryName(entry) === name || String(entry.iteration) === name);
  if (found) return found;
  throw new PalimpsestError('no-such-entry', `the history has no entry ${JSON.stringify(name)}`, {
    hint: `There are: ${entries.map(entryName).join(', ')}.`,
  });
}

export async function compareEntries(
  project: RuleProject,
  from: HistoryEntry,
  to: HistoryEntry,
): Promise<ComparedEntries> {
  const files = await rulesOfEntry(project, to);
  const { networks, gazetteers } = applyProposal(await rulesOfEntry(project, from), { file: to.rules, files });
  const idsAt = async ({ iteration }: HistoryEntry) =>
    (await readDocuments(project.store, iterationCorpusBlob(iteration))).map(({ id }) => id);
  const known = new Set(await idsAt(from));
  const documents = (await idsAt(to)).filter((id) => !known.has(id));
  return { from, to, networks, gazetteers, documents };
}
