/**
 * Augmented transition networks, and projects that build a corpus and its rules together.
 *
 * @module palimpsest/rules
 */
import { checked, list, needed, object, options, optional } from '../core/shapes.ts';
import * as ruleProject from '../pipeline/rule-project.ts';
import * as draw from '../rules/networks/draw.ts';
import * as explain from '../rules/networks/explain.ts';
import * as load from '../rules/networks/load.ts';
import type { TrialCorpora } from '../rules/project/acceptance.ts';
import type { ProjectSettings } from '../rules/project/start.ts';
import * as acceptance from '../rules/project/acceptance.ts';
import * as collect from '../rules/project/collect.ts';
import * as errorGroups from '../rules/project/error-groups.ts';
import * as errors from '../rules/project/error-groups.ts';
import * as historyPage from '../rules/project/history/history-page.ts';
import * as history from '../rules/project/history/history.ts';
import * as iterate from '../rules/project/iterate.ts';
import * as projectModule from '../rules/project/project.ts';
import * as propose from '../rules/project/acceptance.ts';
import * as rankProjectModule from '../rules/project/rank/rank-project.ts';
import * as revert from '../rules/project/history/history.ts';
import * as scores from '../rules/project/scores.ts';
import * as start from '../rules/project/start.ts';
import * as storedRules from '../rules/project/stored-rules.ts';
import * as suggestProject from '../rules/project/suggest/suggest-project.ts';
import * as unlabelled from '../rules/project/unlabelled.ts';
import * as taggerModule from '../rules/networks/tagger.ts';
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

export const batchToReview = checked(collect.batchToReview, { project, name: optional(string) });
export const collectBatch = checked(collect.collectBatch, { project, batch: string }, { close: flag });
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
export const initProject = checked(
  ruleProject.initProject,
  { folder: path, sources: strings },
  {
    rules: path,
    queries: path,
    labels: strings,
    seed: whole,
    target: number,
    initial: count,
    validation: count,
  },
);
export const isAtTarget = checked(history.isAtTarget, { entry: historyEntry, target: number });
export const learningCorpus = checked(unlabelled.learningCorpus, { project, perPositive: number });
export const loadRules = checked(load.loadRules, { pathOrName: path }, { analyser });
export const openProject = checked(projectModule.openProject, { store }, { analyser });
export const openProjectFolder = checked(ruleProject.openProjectFolder, { folder: path });
export const openRules = checked(load.openRules, { pathOrName: path }, { analyser });
export const projectErrors = checked(errorGroups.projectErrors, { project }, { labels: strings, validation: flag });
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
export const suggestForProject = checked(
  suggestProject.suggestForProject,
  { project },
  { most: whole, only: strings, all: flag },
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

export const withProjectLock = checked(ruleProject.withProjectLock, {
  folder: path,
  work: callback,
  onTakenOver: optional(callback),
});

export type { InitProjectOptions } from '../pipeline/rule-project.ts';
export type { AnalysedToken, RuleAnalyser } from '../rules/networks/analysis.ts';
export type { RuleSet } from '../rules/networks/compile.ts';
export type { ExplainedFailure, ExplainedMatch, ExplainedStep, Explanation } from '../rules/networks/explain.ts';
export { shippedRuleSets, type OpenRulesOptions, type ReadRules, type RuleSource } from '../rules/networks/load.ts';
export type { AcceptanceTest, Judgement, TrialCorpora, Verdict } from '../rules/project/acceptance.ts';
export type { BatchToReview, Collected } from '../rules/project/collect.ts';
export type { ErrorGroup, ProjectErrors } from '../rules/project/error-groups.ts';
export type { Outcomes, RuleError } from '../rules/project/error-groups.ts';
export type { HistoryEntry } from '../rules/project/history/history.ts';
export type { ProjectRun, RunProjectOptions } from '../rules/project/iterate.ts';
export type { ProposedRules, RuleProposal } from '../rules/project/history/merge-rules.ts';
export type { CorpusName, RuleProject } from '../rules/project/project.ts';
export type { Tried } from '../rules/project/acceptance.ts';
export { RANKINGS, type ProjectRanking, type RankingName } from '../rules/project/rank/rank-project.ts';
export type { Reverted } from '../rules/project/history/history.ts';
export type { Scores, TaggedGold } from '../rules/project/scores.ts';
export type { FirstDraw, ProjectSettings } from '../rules/project/start.ts';
export type { ProjectSuggestions, SuggestForProjectOptions } from '../rules/project/suggest/suggest-project.ts';
export type { LearningCorpus } from '../rules/project/unlabelled.ts';
export type { RuleFiles } from '../rules/project/stored-rules.ts';
export type { RuleTagger, RuleTaggerOptions } from '../rules/networks/tagger.ts';
