import { createStatistics } from '../../evaluate/statistics.ts';
import type { Study, StudyCorpus } from '../../report/study-data.ts';
import { installedDependencies, packageName, packageVersion } from '../../pipeline/package-version.ts';
import { splitFigures } from './figures.ts';
import type { Plan, PlannedCell } from './plan.ts';
import type { Parts } from './splits.ts';
import type { StudyCorpusData, StudyUnit } from './corpora.ts';
import { describeGrouping } from '../common/sentence-groups.ts';

/** What the folder of an experiment says of it: all of the study but its results, which lie in files of their own. */
export interface ExperimentManifest {
  readonly tool: { readonly name: string; readonly version: string };
  readonly study: Omit<Study, 'cells'>;
  readonly cells: readonly PlannedCell[];
}

/** The manifest as JSON. It holds no paths, no times and no text, and is the same for every shard. */
export function createManifest(plan: Plan): string {
  const { spec, cells, corpora, labels } = plan;
  const [main] = spec.grids;
  const directions = new Map(spec.grids.flatMap((grid) => grid.directions).map((d) => [d.name, d]));
  const { name, description, tokeniser } = spec.metric;
  const manifest: ExperimentManifest = {
    tool: { name: packageName, version: packageVersion },
    study: {
      name: spec.name,
      ...(spec.description !== undefined && { description: spec.description }),
      metric: { name, description, tokeniser },
      metrics: spec.metrics.map((scorer) => scorer.name),
      labels,
      ...(spec.groupBy && { groupBy: describeGrouping(spec.groupBy) }),
      corpora: [...corpora.values()].map((corpus) => describeCorpus(corpus, plan.firstParts.get(corpus.spec.name))),
      directions: [...directions.values()],
      models: spec.models.map((model) => model.name),
      arms: spec.arms.map((arm) => arm.name).toSorted((a, b) => Number(b === 'none') - Number(a === 'none')),
      fractions: sorted(cells.map((cell) => cell.fraction)),
      alphas: sorted(cells.filter((cell) => cell.alpha > 0).map((cell) => cell.alpha)),
      ...(main?.alphas.length === 1 && { alpha: main.alphas[0] as number }),
      seeds: sorted(cells.map((cell) => cell.seed)),
      versions: { [packageName]: packageVersion, node: process.versions.node, ...installedDependencies() },
      notices: [...corpora.values()].flatMap((corpus) => corpus.notices),
    },
    cells,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function describeCorpus({ spec, units, dropped }: StudyCorpusData, parts: Parts | undefined): StudyCorpus {
  const splits = Object.entries(parts ?? {}).map(([split, indices]) => {
    const statistics = createStatistics();
    for (const i of indices) {
      const { gold, size } = units[i] as StudyUnit;
      statistics.add(gold, size);
    }
    return [split, splitFigures(statistics.result())] as const;
  });
  return {
    name: spec.name,
    language: spec.language,
    unit: spec.unit,
    splits: Object.fromEntries(splits),
    droppedLabels: dropped,
  };
}

function sorted(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}
