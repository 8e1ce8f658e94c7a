import { CLINICAL_LAYER, nameOfModel } from './job.ts';
import { createStatistics, mentionsByLabel } from '../../evaluate/statistics.ts';
import type { Impact, ImpactCorpus, PhiDescription } from '../../report/impact-data.ts';
import { createAnalyser } from '../../text/analyse.ts';
import { languageOf } from '../../languages/locale.ts';
import { installedDependencies, packageName, packageVersion } from '../../pipeline/package-version.ts';
import type { ClinicalData } from './corpora.ts';
import { describeGrouping } from '../common/sentence-groups.ts';
import { goldPhi } from './overlap.ts';
import type { ImpactPlan, PlannedVariant } from './plan.ts';

/** What the folder of an impact study says of it: all but the results, which lie in files of their own. */
export interface ImpactManifest {
  readonly tool: { readonly name: string; readonly version: string };
  readonly kind: 'impact';
  readonly impact: Omit<Impact, 'cells' | 'levels'>;
  /** The cell of the PHI model. */
  readonly phi: string;
  readonly cells: readonly PlannedVariant[];
}

/** The manifest as JSON. It holds no paths, no times and no text, and is the same for every shard. */
export function createImpactManifest(plan: ImpactPlan): string {
  const { spec, corpora, cells, phiKey } = plan;
  const [metric] = spec.metrics;
  const phi = describePhi(plan);
  const manifest: ImpactManifest = {
    tool: { name: packageName, version: packageVersion },
    kind: 'impact',
    impact: {
      name: spec.name,
      ...(spec.description !== undefined && { description: spec.description }),
      metric: {
        name: metric?.name ?? '',
        description: metric?.description ?? '',
        tokeniser: metric?.tokeniser ?? '',
      },
      metrics: spec.metrics.map(({ name }) => name),
      ...(spec.groupBy && { groupBy: describeGrouping(spec.groupBy) }),
      corpora: corpora.map(describeCorpus),
      classes: [...new Set(corpora.flatMap(({ classes }) => classes))].toSorted(),
      models: spec.models.map(nameOfModel),
      strategies: spec.strategies,
      protectEponyms: spec.protectEponyms,
      folds: spec.folds,
      seeds: spec.seeds,
      ...(phi && { phi }),
      tagger: { family: spec.tagger.family, settings: withoutPaths(spec.tagger.settings) },
      versions: { [packageName]: packageVersion, node: process.versions.node, ...installedDependencies() },
      notices: corpora.flatMap(({ notices }) => notices),
    },
    phi: phiKey,
    cells,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function describePhi({ spec: { phi }, phiParts }: ImpactPlan): PhiDescription | undefined {
  if (!phi) return undefined;
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
    ...(phiParts && {
      documents: { train: phiParts.train.length, dev: phiParts.dev.length, test: phiParts.test.length },
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

/** The last two names of a path: they tell a corpus from others, and not whose machine it lies on. */
function nameOfPath(place: string): string {
  return place.split(/[/\\]/).filter(Boolean).slice(-2).join('/');
}

function withoutPaths(value: unknown): unknown {
  if (typeof value === 'string') return /[/\\]/.test(value) ? nameOfPath(value) : value;
  if (Array.isArray(value)) return value.map(withoutPaths);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutPaths(inner)]));
}
