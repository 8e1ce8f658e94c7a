import type { Document, Entity } from '../../core/types.ts';
import type { StudyCell, StudyTest } from './study.ts';
import type { LabelMap } from '../../resources/label-map.ts';
import type { MeasuresOfJob } from '../common/measures.ts';
import type { CountRow } from '../common/count-pairs.ts';
import type { TaggerOfJob } from '../common/train.ts';
import type { JobHead, TaskResult } from '../engine/task.ts';
import type { Arm } from './arms.ts';
import { DEFAULT_LAYER, freezeDocument, isGap } from '../../core/document.ts';

/** How the labels of a source become the categories of the study. Plain data: workers are sent it. */
export interface Mapping {
  /** By source label. Mentions of labels that are not here are not gold: they are context like any other text. */
  readonly categories: Readonly<Record<string, string>>;
  /** Categories whose adjacent mentions are joined. */
  readonly mergeAdjacent: readonly string[];
}

/** The gold document of the study: mentions of the default layer, under their category. */
export function mapDocument(doc: Document, { categories, mergeAdjacent }: Mapping): Document {
  const entities: Entity[] = [];
  for (const entity of doc.entities) {
    if ((entity.layer ?? DEFAULT_LAYER) !== DEFAULT_LAYER || !Object.hasOwn(categories, entity.label)) continue;
    const label = categories[entity.label] as string;
    const last = entities.at(-1);
    if (last?.label === label && mergeAdjacent.includes(label) && isGap(doc.text, last.end, entity.start)) {
      entities[entities.length - 1] = join(last, entity);
    } else entities.push(label === entity.label ? entity : { ...entity, label });
  }
  return freezeDocument({ ...doc, entities });
}

function join(first: Entity, second: Entity): Entity {
  const { fragments: _, ...rest } = first;
  return { ...rest, end: second.end };
}

/** All that a worker needs for one cell. */
export interface CellJob extends JobHead, MeasuresOfJob {
  /** The part to train on, with the labels of the source. */
  readonly train: readonly Document[];
  readonly mapping: Mapping;
  /** For early stopping, with the categories of the study. */
  readonly dev: readonly Document[];
  readonly language: string;
  readonly model: TaggerOfJob;
  readonly augmentation?: NonNullable<Arm['augmentation']> & { readonly labelMap?: LabelMap; readonly locale: string };
  readonly alpha: number;
  readonly seed: number;
  /** What is tagged, with gold labels. */
  readonly targets: readonly TestTarget[];
}

/** Documents that are tagged once, for one test or two. */
export interface TestTarget {
  readonly language: string;
  readonly documents: readonly Document[];
  /** By test: which of the documents; all when absent. `cross-dev` is part of `cross`. */
  readonly tests: readonly { readonly name: string; readonly indices?: readonly number[] }[];
}

export interface CellResult extends TaskResult {
  readonly training: NonNullable<StudyCell['training']>;
  readonly tests: Readonly<Record<string, StoredTest>>;
}

/** As {@link StudyTest}; the counts of each unit as a row. */
export type StoredTest = Omit<StudyTest, 'byUnit'> & {
  readonly byUnit: readonly CountRow[];
};
