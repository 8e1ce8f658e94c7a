import { goldCount, microRatios, type Ratios, type ScoreCounts, totalCounts } from '../../evaluate/counts.ts';
import { mentionsOf, overlap } from '../../core/document.ts';
import type { RuleSet } from '../networks/compile.ts';
import { compareErrors, findOutcomes, type RuleError } from './error-groups.ts';
import { type Compared, compareScores, scoreRules, tagGold } from './scores.ts';
import type { Document } from '../../core/types.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { compileEntry, type HistoryEntry, lastEntry, recordRules, rulesOfEntry, sameFiles } from './history/history.ts';
import { applyProposal, type RuleProposal, type ProposedRules } from './history/merge-rules.ts';
import type { RuleProject } from './project.ts';
import { checkStorable, readRuleFiles } from './stored-rules.ts';
import { unreviewedSample } from './unlabelled.ts';

/**
 * What becomes of a proposal. `revise`: it finds more on the validation set, but is too imprecise there; it is to be made more
 * precise on the training set, and tried again.
 */
export type Verdict = 'accept' | 'revise' | 'discard';

/** The tests of the paper and one of ours, in their order; the first that does not hold decides. */
export type AcceptanceTest =
  | 'covers-more-than-one-error'
  | 'keeps-training-f1'
  | 'raises-recall-or-keeps-validation-f1'
  | 'keeps-validation-precision-or-f1'
  | 'finds-no-more-than-expected';

/** Of one corpus: the counts before and after, and how each figure moved. */
export interface Change {
  readonly before: ScoreCounts;
  readonly after: ScoreCounts;
  readonly moved: Readonly<Record<keyof Ratios, Compared>>;
}

/** What the tests of §2.1 say of a proposal. */
export interface Judgement {
  readonly verdict: Verdict;
  /** The test that failed; absent where the proposal is accepted. */
  readonly failed?: AcceptanceTest;
  readonly training: Change;
  readonly validation: Change;
  /** Errors on the training set that the proposal puts right ("covers"), and those that it makes. */
  readonly covered: readonly RuleError[];
  readonly caused: readonly RuleError[];
  /** What it does to unlabelled notes; absent without any. */
  readonly unlabelled?: UnlabelledChange;
}

/** What a proposal finds in notes that nobody reviewed, beside what is expected of it. */
export interface UnlabelledChange {
  readonly notes: number;
  /** Mentions that the rules find before it, and those that it adds. */
  readonly found: number;
  readonly added: number;
  /** How many right ones are expected of it: as many, for all there are, as it finds of those on the reviewed documents. */
  readonly expected: number;
  /** The most it may add. */
  readonly most: number;
}

/** The reviewed documents that a proposal is tried on. */
export interface TrialCorpora {
  readonly labels: readonly string[];
  readonly training: readonly Document[];
  readonly validation: readonly Document[];
  /** A random sample of unlabelled text, without the reviewed documents. */
  readonly unlabelled?: readonly Document[];
}

/**
 * Tries a rule set in place of another (paper §2.1):
 *
 * - step 2: it must put right more than one error of the training set, and not lower F1 there;
 * - step 4: on the validation set, where recall is not increased and F1 decreases, it is discarded; where both precision and F1
 *   decrease, it is to be revised.
 *
 * What is accepted lowers F1 on neither set (§2.4): F1 can only fall where precision or recall does, so a rise of recall with
 * a fall of F1 comes with a fall of precision, and is to be revised.
 *
 * Beyond the paper, {@link countUnlabelled}: the reviewed documents are those that rules or queries chose, and do not show what
 * a rule invents elsewhere.
 */
export async function tryRules(current: RuleSet, proposed: RuleSet, trial: TrialCorpora): Promise<Judgement> {
  const { labels } = trial;
  const own = await tagGold(current, trial.training);
  const other = await tagGold(proposed, trial.training);
  const training = changeOf(scoreRules(own, labels), scoreRules(other, labels));
  const { gone, added } = compareErrors(findOutcomes(own, labels).errors, findOutcomes(other, labels).errors);
  const validation = changeOf(
    scoreRules(await tagGold(current, trial.validation), labels),
    scoreRules(await tagGold(proposed, trial.validation), labels),
  );
  const { unlabelled: notes = [] } = trial;
  const unlabelled = notes.length > 0 ? await countUnlabelled(current, proposed, notes, { labels, training, validation }) : undefined; // prettier-ignore
  const failed = judge(gone.length, training, validation, unlabelled);
  const facts = { training, validation, covered: gone, caused: added, ...(unlabelled && { unlabelled }) };
  if (failed === undefined) return { verdict: 'accept', ...facts };
  return { verdict: REVISED.has(failed) ? 'revise' : 'discard', failed, ...facts };
}

/** Those that a proposal fails by too little precision. */
const REVISED: ReadonlySet<AcceptanceTest> = new Set([
  'keeps-validation-precision-or-f1',
  'finds-no-more-than-expected',
]);

/** Mentions that any proposal may add: so few say nothing of its precision. */
const SLACK = 3;

/** Counts what a proposal adds to unlabelled notes. */
async function countUnlabelled(
  current: RuleSet,
  proposed: RuleSet,
  notes: readonly Document[],
  { labels, training, validation }: { readonly labels: readonly string[]; readonly training: Change; readonly validation: Change }, // prettier-ignore
): Promise<UnlabelledChange> {
  const wanted = new Set(labels);
  const before = (await tagGold(current, notes)).predicted;
  const after = (await tagGold(proposed, notes)).predicted;
  let found = 0;
  let added = 0;
  after.forEach((doc, i) => {
    const own = mentionsOf(before[i] as Document, wanted);
    found += own.length;
    for (const mention of mentionsOf(doc, wanted)) {
      if (!own.some((other) => other.label === mention.label && overlap(other, mention))) added++;
    }
  });
  return expectOf({ notes: notes.length, found, added }, training, validation);
}

/**
 * What is expected of a proposal on unlabelled notes. Those hold about found · precision / recall mentions, by the figures of the
 * rules on the validation set; of them it should find the share that it newly finds of the reviewed ones. What is added raises F1
 * only where more than F1 / 2 of it is right, so no more may be added than 2 / F1 times what is expected, and a few.
 *
 * @param counts notes, mentions that the rules find without it, and those that it adds.
 */
export function expectOf(
  counts: Pick<UnlabelledChange, 'notes' | 'found' | 'added'>,
  training: Change,
  validation: Change,
): UnlabelledChange {
  const { found, added } = counts;
  const reviewed = [training, validation].map((change) => ({
    gold: goldCount(totalCounts(change.before)),
    fresh: totalCounts(change.after).correct - totalCounts(change.before).correct,
  }));
  const gold = reviewed.reduce((sum, one) => sum + one.gold, 0);
  const fresh = Math.max(0, reviewed.reduce((sum, one) => sum + one.fresh, 0)); // prettier-ignore
  const { precision, recall, f1 } = microRatios(validation.before);
  // Rules that find nothing yet say nothing of how many there are.
  if (recall === 0 || precision === 0) return { ...counts, expected: added, most: Infinity };
  const expected = (((found * precision) / recall) * fresh) / gold;
  return { ...counts, expected, most: SLACK + (2 / f1) * expected };
}

/** The first test that does not hold. */
export function judge(
  covered: number,
  { moved: training }: Pick<Change, 'moved'>,
  { moved: validation }: Pick<Change, 'moved'>,
  unlabelled?: UnlabelledChange,
): AcceptanceTest | undefined {
  if (covered < 2) return 'covers-more-than-one-error';
  if (training.f1 < 0) return 'keeps-training-f1';
  if (validation.recall <= 0 && validation.f1 < 0) return 'raises-recall-or-keeps-validation-f1';
  if (validation.precision < 0 && validation.f1 < 0) return 'keeps-validation-precision-or-f1';
  if (unlabelled && unlabelled.added > unlabelled.most) return 'finds-no-more-than-expected';
  return undefined;
}

/** How the figures moved from one count of the same gold mentions to another. */
export function changeOf(before: ScoreCounts, after: ScoreCounts): Change {
  const moved = {
    precision: compareScores(after, before, 'precision'),
    recall: compareScores(after, before, 'recall'),
    f1: compareScores(after, before, 'f1'),
  };
  return { before, after, moved };
}

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
