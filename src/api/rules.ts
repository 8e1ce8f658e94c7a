/**
 * Augmented transition networks, and projects that build a corpus and its rules together.
 *
 * @module palimpsest/rules
 */
import { checked, list, needed, object, options, optional } from '../core/shapes.ts';
import * as draw from '../rules/draw.ts';
import * as explain from '../rules/explain.ts';
import * as load from '../rules/load.ts';
import type { TrialCorpora } from '../rules/loop/acceptance.ts';
import type { ProjectSettings } from '../rules/loop/start.ts';
import * as acceptance from '../rules/loop/acceptance.ts';
import * as collectReview from '../rules/loop/collect-review.ts';
import * as collect from '../rules/loop/collect.ts';
import * as errorGroups from '../rules/loop/error-groups.ts';
import * as errors from '../rules/loop/errors.ts';
import * as historyPage from '../rules/loop/history-page.ts';
import * as history from '../rules/loop/history.ts';
import * as iterate from '../rules/loop/iterate.ts';
import * as projectModule from '../rules/loop/project.ts';
import * as propose from '../rules/loop/propose.ts';
import * as rankProjectModule from '../rules/loop/rank-project.ts';
import * as revert from '../rules/loop/revert.ts';
import * as scores from '../rules/loop/scores.ts';
import * as start from '../rules/loop/start.ts';
import * as storedRules from '../rules/loop/stored-rules.ts';
import * as unlabelled from '../rules/loop/unlabelled.ts';
import * as taggerModule from '../rules/tagger.ts';
import {
  analyser,
  callback,
  corpus,
  count,
  docs,
  files,
  flag,
  historyEntry,
  number,
  path,
  project,
  rankingName,
  rules,
  store,
  string,
  strings,
  taggedGold,
  whole,
} from './shapes.ts';

export const collectBatch = checked(collectReview.collectBatch, { project, batch: string }, { close: flag });
export const collectReviewed = checked(
  collect.collectReviewed,
  { project, batchName: string, reviewed: docs },
  { close: flag },
);
export const createHistoryPage = checked(historyPage.createHistoryPage, {
  state: object('the state of a project', { name: string, labels: strings }),
  entries: list('an array of entries of a history', historyEntry),
});
export const createRuleTagger = checked(
  taggerModule.createRuleTagger,
  { rules },
  { report: callback, stepLimit: whole },
);
export const drawFirst = checked(start.drawFirst, { project, corpus }, { onProgress: callback });
export const drawRules = checked(draw.drawRules, { rules, only: optional(strings) });
export const explainRules = checked(explain.explainRules, { rules, text: string }, { failures: count });
export const findOutcomes = checked(errors.findOutcomes, { tagged: taggedGold, labels: strings });
export const groupErrors = checked(errorGroups.groupErrors, {
  outcomes: object('what findOutcomes returns', {
    errors: list('an array', object('an error')),
    correct: list('an array', object('a mention')),
  }),
  analyser,
});
export const isAtTarget = checked(history.isAtTarget, { entry: historyEntry, target: number });
export const learningCorpus = checked(unlabelled.learningCorpus, { project, perPositive: number });
export const loadRules = checked(load.loadRules, { pathOrName: path }, { analyser });
export const openProject = checked(projectModule.openProject, { store }, { analyser });
export const openRules = checked(load.openRules, { pathOrName: path }, { analyser });
export const rankProject = checked(rankProjectModule.rankProject, {
  project,
  wanted: list('an array of names of rankings', rankingName),
});
export const readHistory = checked(history.readHistory, { project });
export const readRuleSource = checked(load.readRuleSource, { pathOrName: path });
export const readSourceFiles = checked(storedRules.readSourceFiles, {
  source: object('what readRuleSource returns', { text: string, readBeside: callback }),
});
export const revertRules = checked(revert.revertRules, { project, to: historyEntry });
export const runProject = checked(
  iterate.runProject,
  { project, corpus },
  { notes: whole, most: whole, least: whole, by: rankingName, report: callback, onProgress: callback },
);
export const scoreRules = checked(scores.scoreRules, { tagged: taggedGold, labels: strings });
export const startProject = checked(
  start.startProject,
  {
    store,
    settings: options<ProjectSettings>({
      name: needed(string),
      sources: needed(strings),
      rules: needed(files),
      queries: files,
      labels: strings,
      seed: needed(whole),
      target: number,
      initial: count,
      validation: count,
    }),
  },
  { analyser },
);
export const tagGold = checked(scores.tagGold, { rules, gold: docs, report: optional(callback) });
export const tryProposal = checked(
  propose.tryProposal,
  { project, proposal: optional(object('a proposal { file, files }', { file: string, files })) },
  { accept: flag },
);
export const tryRules = checked(acceptance.tryRules, {
  current: rules,
  proposed: rules,
  trial: options<TrialCorpora>({
    labels: needed(strings),
    training: needed(docs),
    validation: needed(docs),
    unlabelled: docs,
  }),
});

export type { AnalysedToken, RuleAnalyser } from '../rules/analysis.ts';
export type { RuleSet } from '../rules/compile.ts';
export type { ExplainedFailure, ExplainedMatch, ExplainedStep, Explanation } from '../rules/explain.ts';
export { shippedRuleSets, type OpenRulesOptions, type ReadRules, type RuleSource } from '../rules/load.ts';
export type { AcceptanceTest, Judgement, TrialCorpora, Verdict } from '../rules/loop/acceptance.ts';
export type { Collected } from '../rules/loop/collect.ts';
export type { ErrorGroup } from '../rules/loop/error-groups.ts';
export type { Outcomes, RuleError } from '../rules/loop/errors.ts';
export type { HistoryEntry } from '../rules/loop/history.ts';
export type { ProjectRun, RunProjectOptions } from '../rules/loop/iterate.ts';
export type { ProposedRules, RuleProposal } from '../rules/loop/merge-rules.ts';
export type { CorpusName, RuleProject } from '../rules/loop/project.ts';
export type { Tried } from '../rules/loop/propose.ts';
export { RANKINGS, type ProjectRanking, type RankingName } from '../rules/loop/rank-project.ts';
export type { Reverted } from '../rules/loop/revert.ts';
export type { Scores, TaggedGold } from '../rules/loop/scores.ts';
export type { FirstDraw, ProjectSettings } from '../rules/loop/start.ts';
export type { LearningCorpus } from '../rules/loop/unlabelled.ts';
export type { RuleFiles } from '../rules/loop/stored-rules.ts';
export type { RuleTagger, RuleTaggerOptions } from '../rules/tagger.ts';
