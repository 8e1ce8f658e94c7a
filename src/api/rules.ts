import { checked, list, object, optional } from '../core/shapes.ts';
import * as drawModule from '../rules/draw.ts';
import * as explainModule from '../rules/explain.ts';
import * as rulesLoadModule from '../rules/load.ts';
import * as acceptanceModule from '../rules/loop/acceptance.ts';
import * as collectReviewModule from '../rules/loop/collect-review.ts';
import * as collectModule from '../rules/loop/collect.ts';
import * as errorGroupsModule from '../rules/loop/error-groups.ts';
import * as errorsModule from '../rules/loop/errors.ts';
import * as historyPageModule from '../rules/loop/history-page.ts';
import * as historyModule from '../rules/loop/history.ts';
import * as iterateModule from '../rules/loop/iterate.ts';
import * as projectModule from '../rules/loop/project.ts';
import * as proposeModule from '../rules/loop/propose.ts';
import * as rankProjectModule from '../rules/loop/rank-project.ts';
import * as revertModule from '../rules/loop/revert.ts';
import * as scoresModule from '../rules/loop/scores.ts';
import * as startModule from '../rules/loop/start.ts';
import * as storedRulesModule from '../rules/loop/stored-rules.ts';
import * as unlabelledModule from '../rules/loop/unlabelled.ts';
import * as rulesTaggerModule from '../rules/tagger.ts';
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
  options,
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

export const drawRules: typeof drawModule.drawRules = checked(drawModule.drawRules, { rules, only: optional(strings) });
export const explainRules: typeof explainModule.explainRules = checked(explainModule.explainRules, {
  rules,
  text: string,
  options: options({ failures: count }),
});
export const loadRules: typeof rulesLoadModule.loadRules = checked(rulesLoadModule.loadRules, {
  pathOrName: path,
  options: options({ analyser }),
});
export const openRules: typeof rulesLoadModule.openRules = checked(rulesLoadModule.openRules, {
  pathOrName: path,
  options: options({ analyser }),
});
export const readRuleSource: typeof rulesLoadModule.readRuleSource = checked(rulesLoadModule.readRuleSource, {
  pathOrName: path,
});
export const tryRules: typeof acceptanceModule.tryRules = checked(acceptanceModule.tryRules, {
  current: rules,
  proposed: rules,
  trial: object('corpora to try rules on', {
    labels: strings,
    training: docs,
    validation: docs,
    unlabelled: optional(docs),
  }),
});
export const collectBatch: typeof collectReviewModule.collectBatch = checked(collectReviewModule.collectBatch, {
  project,
  batch: string,
  options: options({ close: flag }),
});
export const collectReviewed: typeof collectModule.collectReviewed = checked(collectModule.collectReviewed, {
  project,
  batchName: string,
  reviewed: docs,
  options: options({ close: flag }),
});
export const groupErrors: typeof errorGroupsModule.groupErrors = checked(errorGroupsModule.groupErrors, {
  outcomes: object('what findOutcomes returns', {
    errors: list('an array', object('an error')),
    correct: list('an array', object('a mention')),
  }),
  analyser,
});
export const findOutcomes: typeof errorsModule.findOutcomes = checked(errorsModule.findOutcomes, {
  tagged: taggedGold,
  labels: strings,
});
export const createHistoryPage: typeof historyPageModule.createHistoryPage = checked(
  historyPageModule.createHistoryPage,
  {
    state: object('the state of a project', { name: string, labels: strings }),
    entries: list('an array of entries of a history', historyEntry),
  },
);
export const isAtTarget: typeof historyModule.isAtTarget = checked(historyModule.isAtTarget, {
  entry: historyEntry,
  target: number,
});
export const readHistory: typeof historyModule.readHistory = checked(historyModule.readHistory, { project });
export const runProject: typeof iterateModule.runProject = checked(iterateModule.runProject, {
  project,
  corpus,
  options: options({
    notes: whole,
    most: whole,
    least: whole,
    by: rankingName,
    report: callback,
    onProgress: callback,
  }),
});
export const openProject: typeof projectModule.openProject = checked(projectModule.openProject, {
  store,
  options: options({ analyser }),
});
export const tryProposal: typeof proposeModule.tryProposal = checked(proposeModule.tryProposal, {
  project,
  proposal: optional(object('a proposal { file, files }', { file: string, files })),
  options: options({ accept: flag }),
});
export const rankProject: typeof rankProjectModule.rankProject = checked(rankProjectModule.rankProject, {
  project,
  wanted: list('an array of names of rankings', rankingName),
});
export const revertRules: typeof revertModule.revertRules = checked(revertModule.revertRules, {
  project,
  to: historyEntry,
});
export const scoreRules: typeof scoresModule.scoreRules = checked(scoresModule.scoreRules, {
  tagged: taggedGold,
  labels: strings,
});
export const tagGold: typeof scoresModule.tagGold = checked(scoresModule.tagGold, {
  rules,
  gold: docs,
  report: optional(callback),
});
export const drawFirst: typeof startModule.drawFirst = checked(startModule.drawFirst, {
  project,
  corpus,
  options: options({ onProgress: callback }),
});
export const startProject: typeof startModule.startProject = checked(startModule.startProject, {
  store,
  settings: object('settings of a project', {
    name: string,
    sources: strings,
    rules: files,
    queries: optional(files),
    labels: optional(strings),
    seed: whole,
    target: optional(number),
    initial: optional(count),
    validation: optional(count),
  }),
  options: options({ analyser }),
});
export const readSourceFiles: typeof storedRulesModule.readSourceFiles = checked(storedRulesModule.readSourceFiles, {
  source: object('what readRuleSource returns', { text: string, readBeside: callback }),
});
export const learningCorpus: typeof unlabelledModule.learningCorpus = checked(unlabelledModule.learningCorpus, {
  project,
  perPositive: number,
});
export const createRuleTagger: typeof rulesTaggerModule.createRuleTagger = checked(rulesTaggerModule.createRuleTagger, {
  rules,
  options: options({ report: callback, stepLimit: whole }),
});
