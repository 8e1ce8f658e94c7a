import type { z } from 'zod';
import type { Report } from '../core/errors.ts';
import type { Resolver } from './common/resolver.ts';
import type { PlannedCell, PlannedStudy, Costs, Runners } from './engine/task.ts';
import type { ExperimentStore, Manifest } from './engine/store.ts';

/**
 * A kind of study: what a specification of it says, what it computes, and what its report tells. The engine runs it and knows no more.
 * The module that exports it is loaded in the process of every task, so the parts are loaded when they are asked for.
 */
export interface StudyKind<
  Raw = unknown,
  Spec = unknown,
  Cell extends PlannedCell = PlannedCell,
  Found = unknown,
> extends Runners {
  /** What `kind` of a specification may be. */
  readonly names: readonly string[];
  /** `kind` of the manifest, where it is not the first of the names. */
  readonly folder?: string;
  /** The columns of `--dry-run`, after the key, and before what became of the cell. */
  readonly columns: readonly CellColumn<Cell>[];
  specification(): Promise<Specification<Raw, Spec>>;
  /**
   * Reads the corpora and lists tasks and cells.
   *
   * @param report receives what the readers of the corpora refuse.
   */
  plan(spec: Spec, report?: Report): Promise<PlannedStudy<Cell>>;
  /** What the folder of a study has: cells done, failed and missing. The corpora are not needed. */
  gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<Found>>;
  /** What several studies found as one, where studies of the kind have a mean. At least two are given. */
  join?(found: readonly Found[]): Promise<Found>;
  /** The files of the report by name: a page, Markdown, tables as CSV. */
  report(gathered: Gathered<Found>): Promise<ReadonlyMap<string, string>>;
}

export interface Specification<Raw, Spec> {
  /** As it is written: names are not yet looked up. */
  readonly schema: z.ZodType<Raw>;
  /** Looks up what it names; `undefined` where something is wrong, which the resolver was told. */
  resolve(this: void, raw: Raw, resolver: Resolver): Promise<Spec | undefined>;
}

export interface CellColumn<Cell> {
  readonly title: string;
  readonly isNumber?: boolean;
  text(this: void, cell: Cell): string;
}

export type CellState = 'done' | 'failed' | 'missing';

/** What was found, and what became of every task that the report rests on. */
export interface Gathered<Found> {
  readonly found: Found;
  /** Costs by key. */
  readonly timings: Readonly<Record<string, Costs>>;
  readonly states: readonly CellState[];
}
