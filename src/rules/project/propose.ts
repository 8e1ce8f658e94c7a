import { PalimpsestError } from '../../core/errors.ts';
import { type Judgement, tryRules } from './acceptance.ts';
import { compileEntry, type HistoryEntry, lastEntry, recordRules, rulesOfEntry, sameFiles } from './history/history.ts';
import { applyProposal, type RuleProposal, type ProposedRules } from './history/merge-rules.ts';
import type { RuleProject } from './project.ts';
import { checkStorable, readRuleFiles } from './stored-rules.ts';
import { unreviewedSample } from './unlabelled.ts';

/** A proposal with what the tests say of it. */
export interface Tried {
  readonly proposed: ProposedRules;
  readonly judgement: Judgement;
  /** Kept in the history, where it was accepted and was to be. */
  readonly entry?: HistoryEntry;
}

/**
 * Tries rules in place of those last accepted (paper §2.1, steps 2 to 4), on the project's sample of unlabelled text too.
 *
 * @param proposal a rule file, or networks and gazetteers to add to the working rules; absent: the working rules, as they were
 *   edited since.
 * @param options.accept takes it into the working rules where the tests accept it.
 * @throws PalimpsestError `no-training`, `no-change`, `edited-rules`, `bad-proposal`, `bad-gazetteer-file`, or the first thing wrong with the rules.
 */
export async function tryProposal(
  project: RuleProject,
  proposal: RuleProposal | undefined,
  options: { readonly accept?: boolean } = {},
): Promise<Tried> {
  const training = await project.corpus('training');
  if (training.length === 0) {
    throw new PalimpsestError('no-training', 'the project has no reviewed documents yet to try rules on', {
      hint: 'Review the first corpus, then take it in: palimpsest rules collect.',
    });
  }
  const kept = await lastEntry(project);
  const keptFiles = await rulesOfEntry(project, kept);
  const working = await project.ruleFiles();
  const proposed: ProposedRules = proposal
    ? applyProposal(working, proposal)
    : applyProposal(keptFiles, { file: 'rules/rules.yaml', files: working });
  checkStorable(proposed.files);
  if (sameFiles(proposed.files, keptFiles)) {
    throw new PalimpsestError('no-change', 'these are the rules that were accepted last', {
      hint: 'Give a proposal, or edit the working rules of the project first.',
    });
  }
  const overwrites = proposed.files === proposal?.files && !sameFiles(working, proposed.files);
  if (overwrites && options.accept === true && !sameFiles(working, keptFiles)) {
    throw new PalimpsestError('edited-rules', 'the working rules were edited since they were last accepted', {
      hint: 'A whole rule file would take their place. Try them first: palimpsest rules try, with the project alone.',
    });
  }
  const { rules, problems } = readRuleFiles(proposed.files, proposal?.file ?? 'rules/rules.yaml', project);
  if (rules === undefined) throw problems[0] as PalimpsestError;
  const judgement = await tryRules(await compileEntry(project, kept), rules, {
    labels: project.state.labels,
    training,
    validation: await project.corpus('validation'),
    unlabelled: await unreviewedSample(project),
  });
  if (judgement.verdict !== 'accept' || options.accept !== true) return { proposed, judgement };
  await project.saveRuleFiles(proposed.files);
  const names = [...proposed.networks, ...proposed.gazetteers.map((name) => `gazetteer ${name}`)];
  return { proposed, judgement, entry: await recordRules(project, 'accepted', proposed.files, rules, names) };
}
