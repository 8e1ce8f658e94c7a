import { readFile } from 'node:fs/promises';
import type { FormatOptions } from '../../core/corpus-format.ts';
import type { Scorer } from '../../evaluate/scorer.ts';
import { describeFileError } from '../../resources/files/file-error.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { Unit } from '../../augment/units.ts';
import type { Arm } from './arms.ts';
import { parseResolved } from '../common/resolver.ts';
import { resolveSpec } from './resolve-spec.ts';
import { specSchema, type TestName } from './schema.ts';
import type { Variables } from '../common/variables.ts';
import type { SentenceGrouping } from '../common/sentence-groups.ts';

/** Where a corpus is and how it enters the study. */
export interface CorpusSpec {
  readonly name: string;
  /** One path, or one for each official split. */
  readonly paths: { readonly all: string } | { readonly train?: string; readonly dev?: string; readonly test?: string };
  readonly format?: string;
  readonly options: FormatOptions;
  /** Absent: the shipped map that fits. */
  readonly labelMap?: LabelMap;
  /** By source label: the study's category, or that it is dropped. `coarse`: as the label map says. */
  readonly labels: 'coarse' | Readonly<Record<string, string | { readonly drop: true }>>;
  readonly mergeAdjacent: readonly string[];
  readonly language: string;
  readonly unit: Unit;
  readonly group?: string;
}

export interface ModelSpec {
  readonly name: string;
  readonly family: string;
  /** Complete, defaults included. */
  readonly settings: unknown;
}

export interface DirectionSpec {
  /** `wikigold→uner`. */
  readonly name: string;
  readonly train: string;
  readonly test: string;
}

/** Every combination of what it lists is a cell. */
export interface Grid {
  readonly directions: readonly DirectionSpec[];
  readonly models: readonly ModelSpec[];
  readonly arms: readonly Arm[];
  readonly fractions: readonly number[];
  readonly alphas: readonly number[];
  readonly seeds: readonly number[];
}

/** An experiment, checked, with every name looked up. */
export interface ExperimentSpec {
  readonly name: string;
  readonly description?: string;
  /** The YAML as it was written. */
  readonly text: string;
  readonly corpora: readonly CorpusSpec[];
  readonly models: readonly ModelSpec[];
  readonly arms: readonly Arm[];
  /** Absent: the categories that every corpus has. */
  readonly labels?: readonly string[];
  /** The main one first. */
  readonly grids: readonly Grid[];
  readonly split: { readonly ratio: readonly [number, number, number]; readonly seed: number | 'run' };
  readonly dropRarerThan: number;
  readonly metric: Scorer;
  /** The main one first. */
  readonly metrics: readonly Scorer[];
  readonly tests: readonly TestName[];
  readonly groupBy?: SentenceGrouping;
}

/** @throws PalimpsestError `no-such-file`, … */
export async function readSpecText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw describeFileError(error, file);
  }
}

/**
 * Reads a specification.
 *
 * @param variables what `${NAME}` stands for.
 * @throws PalimpsestError `no-such-file`, and what {@link parseSpec} throws.
 */
export async function loadSpec(file: string, variables: Variables): Promise<ExperimentSpec> {
  return parseSpec(await readSpecText(file), file, variables);
}

/**
 * Parses a specification and looks up what it names: corpora, model families and their settings, arms, measures.
 *
 * @param file named in errors; paths are relative to its folder.
 * @throws PalimpsestError `bad-experiment` with the line and column of the first thing that is wrong, and the legal names.
 */
export async function parseSpec(text: string, file: string, variables: Variables): Promise<ExperimentSpec> {
  return parseResolved(text, file, specSchema, variables, (raw, resolver, problems) =>
    resolveSpec(raw, text, resolver, problems),
  );
}
