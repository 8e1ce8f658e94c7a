import { PalimpsestError } from '../../../core/errors.ts';
import { compileEntry, type HistoryEntry, isEdited, recordRules, rulesOfEntry } from './history.ts';
import { entryName } from './compare-entries.ts';
import type { RuleProject } from '../project.ts';

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
