import { PalimpsestError } from '../../../core/errors.ts';
import {
  type HistoryEntry,
  iterationCorpusBlob,
  rulesOfEntry,
  compileEntry,
  isEdited,
  recordRules,
} from './history.ts';
import { applyProposal } from './merge-rules.ts';
import type { RuleProject } from '../project.ts';
import { readDocuments } from '../stored-rules.ts';

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

/** What came of going back. */
export interface Reverted {
  /** The new entry: the history only grows. */
  readonly entry: HistoryEntry;
  /** The entry that keeps the working rules as they were edited by hand before, where they were. */
  readonly edited: HistoryEntry | undefined;
}

/**
 * Makes the rules of an entry of the history the working rules again; the corpora stay. Rules that were edited since they were
 * last kept are kept first, so nothing is lost and it can be taken back in the same way.
 *
 * @throws PalimpsestError `bad-project` where the entry's rules are not there; `edited-rules` where edited rules have mistakes.
 */
export async function revertRules(project: RuleProject, to: HistoryEntry): Promise<Reverted> {
  const files = await rulesOfEntry(project, to);
  const rules = await compileEntry(project, to);
  const edited = (await isEdited(project)) ? await keepEdited(project) : undefined;
  await project.saveRuleFiles(files);
  return { entry: await recordRules(project, 'reverted', files, rules, [entryName(to)]), edited };
}

async function keepEdited(project: RuleProject): Promise<HistoryEntry> {
  const { rules, problems } = await project.readRules();
  if (rules === undefined) {
    throw new PalimpsestError('edited-rules', 'the working rules were edited since they were last kept, and have mistakes', {
      hint: 'Put them right (palimpsest rules check), or keep a copy and take them away.',
      cause: problems[0],
    }); // prettier-ignore
  }
  return recordRules(project, 'edited', await project.ruleFiles(), rules, []);
}
