import type { StudyCell } from '../study.ts';
import { joinWords, formatFraction, formatPoints } from '../../../report/pages/format.ts';
import type { ReportCell, Section } from '../../../report/pages/report-model.ts';
import { type StudyIndex, CELL_COLUMNS, cellRecord } from './study-index.ts';
import { countCell, emptyCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';

/** Whether cells are known to have changed nothing: what was added to their training part is the source again, or nothing. */
export function changedNothing(cells: readonly StudyCell[]): boolean {
  return cells.length > 0 && cells.every(({ training }) => training?.augmentation?.changedCopies === 0);
}

/** The name of an arm in a row of a table; an arm that changed nothing in any of its cells is called so. */
export function armCell(index: StudyIndex, direction: string, model: string, arm: string): ReportCell {
  const cells = index.study.fractions.flatMap((fraction) => index.runs(direction, model, arm, fraction).cells);
  return { text: changedNothing(cells) ? `${arm} (changed nothing)` : arm };
}

/** The arms that changed nothing, with where: "in this study", or the directions. */
export function unchangedArms(index: StudyIndex): readonly { readonly arm: string; readonly where: string }[] {
  const { directions } = index.study;
  return index.augmented.flatMap((arm) => {
    const found = directions.filter(({ name }) =>
      changedNothing(doneCells(index, arm).filter(({ direction }) => direction === name)),
    );
    if (found.length === 0) return [];
    const where =
      found.length === directions.length ? 'in this study' : `in ${joinWords(found.map(({ name }) => name))}`;
    return [{ arm, where }];
  });
}

/** Sentences about arms that changed nothing, wholly or in some of their steps. */
export function warnOfUnchanged(index: StudyIndex): readonly string[] {
  const whole = unchangedArms(index).map(
    ({ arm, where }) =>
      `${arm} changed nothing ${where}: its copies are the source again. Its differences are noise, and are not compared.`,
  );
  const byStep = new Map<string, string[]>();
  for (const arm of index.augmented) {
    const edits = addEdits(doneCells(index, arm));
    const idle = [...edits].filter(([, count]) => count === 0).map(([step]) => step);
    if (idle.length === 0 || idle.length === edits.size) continue;
    const steps = joinWords(idle.toSorted());
    byStep.set(steps, [...(byStep.get(steps) ?? []), arm]);
  }
  const parts = [...byStep].map(
    ([steps, arms]) => `${joinWords(arms)}: ${steps} made no edit, only the other steps did.`,
  );
  return [...whole, ...parts];
}

/** Edits of all cells together, by augmenter. */
function addEdits(cells: readonly StudyCell[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { training } of cells) {
    for (const [step, count] of Object.entries(training?.augmentation?.edits ?? {}))
      sums.set(step, (sums.get(step) ?? 0) + count);
  }
  return sums;
}

const doneCells = (index: StudyIndex, arm: string) =>
  index.study.cells.filter((cell) => cell.arm === arm && cell.state === 'done');

/** How much each arm changed; nothing where the cells do not say. */
export function changesSection(index: StudyIndex): Section | undefined {
  const counted = index.study.cells.filter(({ training }) => training?.augmentation !== undefined);
  if (counted.length === 0) return undefined;
  const steps = [...addEdits(counted).keys()].toSorted();
  const lines = index.study.directions.flatMap(({ name }) =>
    index.augmented.flatMap((arm) =>
      index.study.fractions.flatMap((fraction) => {
        const place = (cell: StudyCell) => cell.direction === name && cell.arm === arm && cell.fraction === fraction;
        const cells = counted.filter((cell) => place(cell) && cell.alpha === index.alpha);
        return cells.length === 0 ? [] : [{ direction: name, arm, fraction, cells }];
      }),
    ),
  );
  return {
    id: 'changes',
    title: 'What augmentation changed',
    text: ['Copies in which nothing was changed are the source again: they add weight, and nothing to learn.'],
    tables: [
      {
        id: 'changes-table',
        title: 'Copies and edits',
        scope: `Counted, no metric, no tokeniser, all labels; alpha ${index.alpha}; means over models and seeds.`,
        columns: [...names('Direction', 'Arm', 'Training'), ...numbers('Copies', 'Changed', ...steps)],
        rows: lines.map(({ direction, arm, fraction, cells }) => {
          const copies = mean(cells, (counts) => counts.copies);
          const share = copies === 0 ? 0 : mean(cells, (counts) => counts.changedCopies) / copies;
          const edits = addEdits(cells);
          return [
            nameCell(direction),
            nameCell(arm),
            { text: formatFraction(fraction), value: fraction },
            countCell(copies),
            { text: `${formatPoints(share)} %`, value: share },
            ...steps.map((step) => (edits.has(step) ? countCell((edits.get(step) ?? 0) / cells.length) : emptyCell)),
          ];
        }),
        notes: [
          'Changed: copies with an edit. The other columns: edits by step, – where the arm has no such step.',
          ...warnOfUnchanged(index),
        ],
        records: {
          columns: [...CELL_COLUMNS, 'copies', 'changed_copies', ...steps],
          rows: counted.map((cell) => {
            const { copies, changedCopies, edits } = cell.training?.augmentation ?? {};
            return [...cellRecord(cell), copies, changedCopies, ...steps.map((step) => edits?.[step])];
          }),
        },
      },
    ],
  };
}

type Counts = NonNullable<NonNullable<StudyCell['training']>['augmentation']>;

function mean(cells: readonly StudyCell[], value: (counts: Counts) => number): number {
  const sum = cells.reduce(
    (total, { training }) => total + (training?.augmentation ? value(training.augmentation) : 0),
    0,
  );
  return sum / cells.length;
}
