import { DEFAULT_LAYER, freezeDocument } from '../../core/document.ts';
import { PalimpsestError, type Report } from '../../core/errors.ts';
import type { Document, Entity } from '../../core/types.ts';
import { createStatistics } from '../../evaluate/statistics.ts';
import type { EvaluatedCorpus, EvaluatedSystem, EvaluationCell } from './study.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { hashDocuments, readSource } from '../common/sources.ts';
import type { EvaluationCorpusSpec } from './spec.ts';
import type { EvaluatedBy, EvaluationJob } from './run.ts';

/** A corpus in memory, with the classes of the evaluation in the default layer and nothing else. */
export interface EvaluationData {
  readonly spec: EvaluationCorpusSpec;
  readonly documents: readonly Document[];
  readonly hash: string;
}

/** @throws PalimpsestError of the readers; `empty-corpus`; `no-entities` where none of the classes is in it. */
export async function readEvaluationCorpus(
  spec: EvaluationCorpusSpec,
  classes: readonly string[],
  report?: Report,
): Promise<EvaluationData> {
  const found = await readSource(spec.source, report);
  const name = JSON.stringify(spec.name);
  if (found.length === 0) throw new PalimpsestError('empty-corpus', `the corpus ${name} has no readable document`);
  const labels = new Set<string>();
  const documents = found.map((doc) => {
    const entities = doc.entities.flatMap((entity): Entity[] => {
      if ((entity.layer ?? DEFAULT_LAYER) !== DEFAULT_LAYER) return [];
      labels.add(entity.label);
      const label = spec.labels
        ? Object.hasOwn(spec.labels, entity.label)
          ? (spec.labels[entity.label] as string)
          : undefined
        : entity.label;
      return label !== undefined && classes.includes(label) ? [{ ...entity, label }] : [];
    });
    return freezeDocument({ ...doc, entities });
  });
  if (!documents.some(({ entities }) => entities.length > 0)) {
    throw new PalimpsestError('no-entities', `no mention of ${classes.join(', ')} is in the corpus ${name}`, {
      hint: `Its labels are: ${[...labels].toSorted().join(', ')}. Say under "labels" which class each is.`,
    });
  }
  return { spec, documents, hash: hashDocuments(documents, spec.group) };
}

/** What the report says of a corpus (the paper's Tables 1 and 2). */
export function describeEvaluationCorpus({ spec, documents }: EvaluationData): EvaluatedCorpus {
  const analyse = createAnalyser(languageOf(spec.language));
  const statistics = createStatistics();
  for (const doc of documents) statistics.add(doc, analyse(doc));
  return {
    name: spec.name,
    language: spec.language,
    statistics: statistics.result(),
    positive: documents.filter(({ entities }) => entities.length > 0).length,
  };
}

/** What the cells of an evaluation are made of, whichever it is. */
export interface EvaluationCellSpec extends Omit<PlannedEvaluation, 'key'> {
  readonly by: EvaluatedBy;
  /** What decides the result, beside the tests and the measures. */
  readonly inputs: object;
  readonly tests: EvaluationJob['tests'];
  /** Of the corpus tested on, and how it is dealt out. */
  readonly testInputs: object;
  readonly language: string;
}

export interface Evaluated {
  /** The one tested on first. */
  readonly corpora: readonly EvaluationData[];
  readonly systems: readonly EvaluatedSystem[];
  readonly cells: readonly EvaluationCellSpec[];
}

/** One rule set, or one training. */
export type PlannedEvaluation = Pick<EvaluationCell, 'key' | 'system' | 'fold' | 'seed'>;

export const nameOfEvaluation = ({ system, fold }: Pick<PlannedEvaluation, 'system' | 'fold'>): string =>
  `${system}${fold === undefined ? '' : `, fold ${fold + 1}`}`;
