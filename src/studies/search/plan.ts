import type { Report } from '../../core/errors.ts';
import { plural } from '../../report/pages/format.ts';
import { plan as planStudy } from '../augmentation/plan.ts';
import type { DirectionSpec } from '../augmentation/spec.ts';
import type { PlannedCell } from '../augmentation/study.ts';
import type { StudyManifest } from '../augmentation/describe.ts';
import type { PlannedStudy, Task } from '../engine/task.ts';
import { climb, type Climb } from './halving.ts';
import { createScores, describeSearch, indexCells, type SearchManifest } from './search.ts';
import { formatCost, type SearchSpec } from './spec.ts';
import { describeValues, sizeOf } from './space.ts';

/**
 * Plans every cell that a search may come to, and hands out those that it has come to: of the first rung, then of each further one once the
 * trials of the one before are ranked, at last those of the pairs that judge.
 *
 * @throws PalimpsestError what planning the study throws.
 */
export async function plan(spec: SearchSpec, report?: Report): Promise<PlannedStudy<PlannedCell>> {
  const { study, course } = spec;
  const planned = await planStudy(study, report);
  const { tasks, cells } = planned;
  const taskOf = new Map(tasks.map((task) => [task.key, task]));
  const cellAt = indexCells(cells);
  const tasksOf = ({ wanted }: Climb): readonly Task[] => {
    const found = new Map<string, Task>();
    for (const stand of wanted) {
      const key = cellAt(stand)?.key ?? '';
      found.set(key, taskOf.get(key) as Task);
    }
    return [...found.values()];
  };
  const metric = study.metrics[0]?.name ?? '';
  const warnings = warnOfShared(spec, cells, taskOf);
  return {
    tasks: tasksOf(await climb(course, () => Promise.resolve(undefined))),
    cells,
    further: async (read) => tasksOf(await climb(course, createScores(cells, metric, read))),
    outlook: describeOutlook(spec, warnings),
    manifest: () =>
      ({
        kind: 'search',
        ...(planned.manifest() as Pick<StudyManifest, 'study'>),
        search: describeSearch(spec, warnings),
      }) satisfies Partial<SearchManifest>,
  };
}

function describeOutlook({ course, options, trials, eta, judged }: SearchSpec, warnings: readonly string[]): string {
  const { rungs, judge } = course;
  const places = rungs.map(({ trials: left, fraction, seeds, pairs }, i) => `rung ${i + 1}: ${plural(left, 'trial')} on ${Number((100 * fraction).toFixed(2))} % of ${pairs.join(', ')}, ${plural(seeds.length, 'seed')}`); // prettier-ignore
  return [
    ...trials.map((trial) => `${trial.name}: ${describeValues(trial)}`),
    `${plural(course.trials.length, 'trial')} of ${plural(sizeOf(options), 'combination')}, one of ${eta} goes on; with none and the default beside them ${formatCost(course)} full trainings`,
    ...places,
    `then the one found on ${judge.pairs.join(', ')}${judged.length > 0 ? '' : ', which it was searched on'}, ${plural(judge.seeds.length, 'seed')}`,
    ...warnings.map((warning) => `warning: ${warning}`),
  ].join('\n');
}

/** Corpora are told by what they hold and by where they lie: one may have two names, and be read in two ways. */
function warnOfShared(
  { study, searched, judged }: SearchSpec,
  cells: readonly PlannedCell[],
  taskOf: ReadonlyMap<string, Task>,
): readonly string[] {
  if (judged.length === 0) {
    return ['No pair was kept back: what was found is judged on the pairs it was searched on, which flatters it. Give "judge" pairs of other corpora.']; // prettier-ignore
  }
  const placesOf = new Map(study.corpora.map(({ name, paths }) => [name, Object.values(paths) as readonly string[]]));
  const textsOf = ({ name, train: from, test: to }: DirectionSpec): readonly [train: Text, dev: Text] => {
    const cell = cells.find(({ direction }) => direction === name) as PlannedCell;
    const { train, test } = (taskOf.get(cell.key) as Task).inputs as Hashed;
    return [
      [train.corpus, ...(placesOf.get(from) ?? [])],
      [test.corpus, ...(placesOf.get(to) ?? [])],
    ];
  };
  const seen = searched.map((pair) => ({ name: pair.name, texts: textsOf(pair) }));
  return judged.flatMap((pair) => {
    const { name, test } = pair;
    const [train, dev] = textsOf(pair);
    const same = seen.find(({ texts }) => isShared(texts[0], train) && isShared(texts[1], dev));
    if (same) return [`The pair ${name} judges and was searched on${same.name === name ? '' : ` as ${same.name}`}: its figures flatter what was found.`]; // prettier-ignore
    const other = seen.find(({ texts }) => texts.some((text) => isShared(text, dev)));
    return other ? [`${test} judges in ${name}, and the search saw its text in ${other.name}: the figures flatter what was found.`] : []; // prettier-ignore
  });
}

/** The hash of a corpus and where it lies. */
type Text = readonly string[];
const isShared = (one: Text, other: Text) => one.some((mark) => other.includes(mark));

/** What of the inputs of a cell tells which texts it is about. */
interface Hashed {
  readonly train: { readonly corpus: string };
  readonly test: { readonly corpus: string };
}
