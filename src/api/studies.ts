/**
 * Studies: what a specification plans, run by content, and the report of what was found; and the interface of a kind of study.
 *
 * @module palimpsest/studies
 */
import { checked, list, object, optional } from '../core/shapes.ts';
import { studyShape } from '../core/open-tables.ts';
import * as keys from '../studies/engine/key.ts';
import * as run from '../studies/engine/run.ts';
import * as kinds from '../studies/kinds.ts';
import { callback, numbers, path, plan, string, variables, whole } from './shapes.ts';

const studyKinds = list('an array of kinds of study', studyShape);

export const gatherStudy = checked(kinds.gatherStudy, { folder: path, kinds: optional(studyKinds) });
export const joinStudies = checked(kinds.joinStudies, {
  folders: list('an array of folders', path),
  kinds: optional(studyKinds),
});
export const keyOf = checked(keys.keyOf, { inputs: object('an object of inputs') });
export const planFile = checked(kinds.planFile, { file: path, variables, report: optional(callback) });
export const planStudy = checked(kinds.planStudy, {
  text: string,
  file: string,
  variables,
  report: optional(callback),
  kinds: optional(studyKinds),
});
export const reportStudy = checked(kinds.reportStudy, { folder: path, kinds: optional(studyKinds) });
export const runStudy = checked(
  run.runStudy,
  { plan, folder: path },
  { workers: whole, shard: numbers, executor: object('an executor { run }', { run: callback }), onEvent: callback },
);

export type { Study, StudyCell, StudyTest, StudyTimings } from '../studies/augmentation/study.ts';
export type { ExperimentEvent, ExperimentProgress, RunStudyOptions } from '../studies/engine/run.ts';
export type { ExperimentStore, Manifest } from '../studies/engine/store.ts';
export type {
  Costs,
  Failure,
  JobHead,
  Outcome,
  ReadCell,
  Runner,
  Runners,
  Task,
  TaskContext,
  TaskResult,
  PlannedCell,
  PlannedStudy,
  StudyPlan,
} from '../studies/engine/task.ts';
export type { CellColumn, CellState, Gathered, Specification, StudyKind } from '../studies/kind.ts';
export type { Resolver } from '../studies/common/resolver.ts';
export type { AnyPlan } from '../studies/kinds.ts';
