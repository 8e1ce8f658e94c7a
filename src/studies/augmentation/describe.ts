import { createStatistics, mentionsByLabel, type CorpusStatistics } from '../../evaluate/statistics.ts';
import type { SplitFigures, Study, StudyCorpus, PlannedCell, CellResult } from './study.ts';
import { describeHead, describeMeasures } from '../common/measures.ts';
import type { Manifest, ExperimentStore } from '../engine/store.ts';
import type { StudyCorpusData, StudyUnit, Parts } from './corpora.ts';
import type { ExperimentSpec } from './spec.ts';
import { unpackCounts, gatherCells } from '../common/count-pairs.ts';
import type { Gathered } from '../kind.ts';

/** What the folder says of a study: all but the results. */
export interface StudyManifest extends Manifest {
  readonly study: Omit<Study, 'cells'>;
  readonly cells: readonly PlannedCell[];
}

/** @param parts the splits of each corpus in the first run: what statistics describe. */
export function describeStudy(
  spec: ExperimentSpec,
  labels: readonly string[],
  corpora: ReadonlyMap<string, StudyCorpusData>,
  parts: ReadonlyMap<string, Parts>,
  cells: readonly PlannedCell[],
): StudyManifest['study'] {
  const [main] = spec.grids;
  const directions = new Map(spec.grids.flatMap((grid) => grid.directions).map((d) => [d.name, d]));
  return {
    ...describeHead(spec),
    ...describeMeasures(spec),
    labels,
    corpora: [...corpora.values()].map((corpus) => describeCorpus(corpus, parts.get(corpus.spec.name))),
    directions: [...directions.values()],
    models: spec.models.map((model) => model.name),
    arms: spec.arms.map((arm) => arm.name).toSorted((a, b) => Number(b === 'none') - Number(a === 'none')),
    fractions: sorted(cells.map((cell) => cell.fraction)),
    alphas: sorted(cells.filter((cell) => cell.alpha > 0).map((cell) => cell.alpha)),
    ...(main?.alphas.length === 1 && { alpha: main.alphas[0] as number }),
    seeds: sorted(cells.map((cell) => cell.seed)),
    notices: [...corpora.values()].flatMap((corpus) => corpus.notices).concat(sampleNotice(spec)),
  };
}

function sampleNotice({ targetSample, arms }: ExperimentSpec): readonly string[] {
  if (targetSample === undefined) return [];
  const names = arms.flatMap(({ name, conventions }) => (conventions ? [name] : []));
  const seen = names.length === 0 ? 'no arm saw their labels' : `their labels were seen by: ${names.join(', ')}`;
  return [`${targetSample} units of the other corpus are scored in no arm; ${seen}.`];
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

/** What a study says of a part of a corpus; each of its units was counted as a document. */
export function splitFigures(statistics: CorpusStatistics): SplitFigures {
  const { documents, sentences, tokens } = statistics;
  return { units: documents, sentences, tokens, entitiesByLabel: mentionsByLabel(statistics) };
}

function sorted(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

export async function gather(store: ExperimentStore, manifest: Manifest): Promise<Gathered<Study>> {
  const { study, cells: planned } = manifest as StudyManifest;
  const notices = new Set<string>(study.notices);
  const { cells, timings } = await gatherCells(store, planned, ({ training, tests }: CellResult, cell: PlannedCell) => {
    for (const [test, { unknownLabels }] of Object.entries(tests)) {
      const labels = Object.entries(unknownLabels).map(([label, count]) => `${label} (${count})`);
      if (labels.length > 0)
        notices.add(`${cell.direction}, ${test}: labels that training never saw: ${labels.join(', ')}`);
    }
    const unpacked = Object.entries(tests).map(([name, { byUnit, ...test }]) => [
      name,
      { ...test, byUnit: byUnit.map(unpackCounts) },
    ]);
    return { training, tests: Object.fromEntries(unpacked) as NonNullable<Study['cells'][number]['tests']> };
  });
  const found = { ...study, notices: [...notices], cells };
  return { found, timings, states: cells.map(({ state }) => state) };
}
