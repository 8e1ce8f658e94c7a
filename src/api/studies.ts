/**
 * Experiments: plans of trainings and their tests, run by content, and the reports of what they found.
 *
 * @module palimpsest/studies
 */
import { checked, optional } from '../core/shapes.ts';
import * as codeMixingPlan from '../studies/code-mixing/plan.ts';
import * as codeMixingSpecs from '../studies/code-mixing/spec.ts';
import * as codeMixingStudies from '../studies/code-mixing/gather.ts';
import * as impactPlan from '../studies/impact/plan.ts';
import * as impactSpecs from '../studies/impact/spec.ts';
import * as impactStudies from '../studies/impact/gather.ts';
import * as load from '../studies/kinds.ts';
import * as experimentPlan from '../studies/augmentation/plan.ts';
import * as run from '../studies/engine/run.ts';
import * as experimentSpecs from '../studies/augmentation/spec.ts';
import * as experimentStudies from '../studies/augmentation/gather.ts';
import * as codeMixingFiles from '../report/code-mixing/code-mixing-files.ts';
import * as impactFiles from '../report/impact/impact-files.ts';
import * as studyMarkdown from '../report/study/study-markdown.ts';
import * as studyPage from '../report/study/study-page.ts';
import * as studyTables from '../report/study/study-tables.ts';
import {
  callback,
  codeMixingSpec,
  codeMixingStudy,
  experimentSpec,
  impact,
  impactSpec,
  numbers,
  path,
  plan,
  string,
  study,
  timings,
  variables,
  whole,
} from './shapes.ts';

export const codeMixingFromFolder = checked(codeMixingStudies.codeMixingFromFolder, { folder: path });
export const impactFromFolder = checked(impactStudies.impactFromFolder, { folder: path });
export const loadSpec = checked(experimentSpecs.loadSpec, { file: path, variables });
export const parseCodeMixingSpec = checked(codeMixingSpecs.parseCodeMixingSpec, {
  text: string,
  file: string,
  variables,
});
export const parseImpactSpec = checked(impactSpecs.parseImpactSpec, { text: string, file: string, variables });
export const planCodeMixing = checked(codeMixingPlan.planCodeMixing, {
  spec: codeMixingSpec,
  report: optional(callback),
});
export const planExperiment = checked(experimentPlan.planExperiment, {
  spec: experimentSpec,
  report: optional(callback),
});
export const planFile = checked(load.planFile, { file: path, variables, report: optional(callback) });
export const planImpact = checked(impactPlan.planImpact, { spec: impactSpec, report: optional(callback) });
export const runExperiment = checked(
  run.runExperiment,
  { plan, folder: path },
  { workers: whole, shard: numbers, executor: callback, onEvent: callback },
);
export const studyFromFolder = checked(experimentStudies.studyFromFolder, { folder: path });
export const createCodeMixingFiles = checked(codeMixingFiles.createCodeMixingFiles, { study: codeMixingStudy });
export const createImpactFiles = checked(impactFiles.createImpactFiles, { impact, timings: optional(timings) });
export const createStudyMarkdown = checked(studyMarkdown.createStudyMarkdown, { study, timings: optional(timings) });
export const createStudyPage = checked(studyPage.createStudyPage, { study, timings: optional(timings) });
export const createStudyTables = checked(studyTables.createStudyTables, { study, timings: optional(timings) });

export type { CodeMixingPlan } from '../studies/code-mixing/plan.ts';
export type { ImpactPlan } from '../studies/impact/plan.ts';
export type { ImpactFromFolder } from '../studies/impact/gather.ts';
export type { AnyPlan } from '../studies/kinds.ts';
export type { Plan, PlannedCell } from '../studies/augmentation/plan.ts';
export type { Study, StudyCell, StudyTest, StudyTimings } from '../report/study-data.ts';
