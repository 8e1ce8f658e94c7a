import { createStatistics, mentionsByLabel } from '../../evaluate/statistics.ts';
import {
  type Impact,
  type ImpactCorpus,
  type PhiDescription,
  nameOfModel,
  type PlannedVariant,
  type PhiJob,
  type PhiResult,
  type VariantResult,
} from './study.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { describeHead, describeMeasures } from '../common/measures.ts';
import { nameOfPath, withoutPaths } from '../common/sources.ts';
import type { Manifest, ExperimentStore } from '../engine/store.ts';
import type { ClinicalData } from './corpora.ts';
import { CLINICAL_LAYER, goldPhi } from './overlap.ts';
import type { ImpactSpec, PhiSpec } from './spec.ts';
import { unpackCounts, gatherCells } from '../common/count-pairs.ts';
import type { Gathered } from '../kind.ts';

/** What the folder says of a study: all but the results. */
export interface ImpactManifest extends Manifest {
  readonly impact: Omit<Impact, 'cells' | 'levels'>;
  /** The cell of the PHI model. */
  readonly phi: string;
  readonly cells: readonly PlannedVariant[];
}

type PhiParts = NonNullable<PhiJob['phi']>['parts'];

/** @param parts the documents of the PHI corpus by what they are for; absent of a saved model and where all PHI is gold. */
export function describeImpact(
  spec: ImpactSpec,
  corpora: readonly ClinicalData[],
  parts: PhiParts,
): ImpactManifest['impact'] {
  const { models, strategies, protectEponyms, folds, seeds, phi, tagger } = spec;
  return {
    ...describeHead(spec),
    ...describeMeasures(spec),
    corpora: corpora.map(describeCorpus),
    classes: [...new Set(corpora.flatMap(({ classes }) => classes))].toSorted(),
    models: models.map(nameOfModel),
    strategies,
    protectEponyms,
    folds,
    seeds,
    ...(phi && { phi: describePhi(phi, parts) }),
    tagger: { family: tagger.family, settings: withoutPaths(tagger.settings) },
    notices: corpora.flatMap(({ notices }) => notices),
  };
}

function describePhi(phi: PhiSpec, parts: PhiParts | undefined): PhiDescription {
  const { source, language, tagger, grid } = phi;
  const made = source && 'generated' in source ? source.generated : undefined;
  const told = made
    ? `generated from the templates ${nameOfPath(made.set)}${made.style === undefined ? '' : `, style ${made.style}`} (seed ${made.seed})`
    : source && 'paths' in source
      ? `the labelled corpus ${source.paths.map(nameOfPath).join(' + ')}`
      : 'a saved model';
  return {
    source: told,
    language,
    family: tagger.family,
    ...(parts && {
      documents: { train: parts.train.length, dev: parts.dev.length, test: parts.test.length },
    }),
    grid,
  };
}

function describeCorpus({ spec: { name, language }, documents }: ClinicalData): ImpactCorpus {
  const analyse = createAnalyser(languageOf(language));
  const statistics = createStatistics();
  let gold = 0;
  for (const doc of documents) {
    gold += goldPhi(doc).length;
    const entities = doc.entities.filter(({ layer }) => layer === CLINICAL_LAYER);
    statistics.add({ ...doc, entities }, analyse(doc));
  }
  const result = statistics.result();
  return {
    name,
    language,
    documents: documents.length,
    sentences: result.sentences,
    tokens: result.tokens,
    mentions: mentionsByLabel(result),
    goldPhi: gold,
  };
}

export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<Impact>> {
  const { impact, phi, cells: planned } = manifest as ImpactManifest;
  const model = await gatherCells(store, [{ key: phi }], ({ figures }: PhiResult) => ({ figures }));
  const [{ state, error, end, figures } = { state: 'missing' as const }] = model.cells;
  const levels = figures && { ...figures, ...(end && { end }) };
  const notices = new Set(impact.notices);
  if (error) notices.add(`The PHI model failed: ${error.message} [${error.code}]`);
  for (const notice of levels?.notices ?? []) notices.add(notice);
  const { cells, timings } = await gatherCells(store, planned, (result: VariantResult, cell) => {
    const { training, concealment, units, counts, groups } = result;
    for (const notice of result.notices) notices.add(`${cell.corpus}, ${cell.model} ${cell.strategy}: ${notice}`);
    return {
      training,
      ...(concealment && { concealment }),
      counts,
      units,
      byUnit: result.byUnit.map(unpackCounts),
      ...(groups && { groups }),
    };
  });
  return {
    found: { ...impact, notices: [...notices], ...(levels && { levels }), cells },
    timings: { ...timings, ...model.timings },
    states: [state, ...cells.map((cell) => cell.state)],
  };
}
