import { createStatistics, mentionsByLabel } from '../../evaluate/statistics.ts';
import type { Impact, ImpactCorpus, PhiDescription } from './study.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { describeHead, describeMeasures } from '../common/measures.ts';
import { nameOfPath, withoutPaths } from '../common/sources.ts';
import type { Manifest } from '../engine/store.ts';
import { nameOfModel, type PlannedVariant } from './cells.ts';
import type { ClinicalData } from './corpora.ts';
import type { PhiJob } from './job.ts';
import { CLINICAL_LAYER, goldPhi } from './overlap.ts';
import type { ImpactSpec, PhiSpec } from './spec.ts';

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
