import { CELL_COLUMNS, cellRecord } from './scores.ts';
import type { StudyCell } from '../study.ts';
import { addEdits, warnOfUnchanged } from './changes.ts';
import { formatFraction, formatPoints } from '../../../report/pages/format.ts';
import { countCell, emptyCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import type { StudyIndex } from './study-index.ts';

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
    figures: [],
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
