import type { RecallBiasModel } from '../../taggers/recall-bias/model.ts';
import { formatTable } from '../screen.ts';

/** What a tuning found, for a terminal. */
export function formatTuning({ tuned, tuning, context }: RecallBiasModel, folder: string): string {
  const percent = (share: number) => (100 * share).toFixed(2);
  const count = (number: number) => number.toLocaleString('en-GB');
  const rows = tuned.map(({ beta, thresholds, byLabel, precision, recall, f1, fBeta }) => [
    `F${beta}`,
    String(thresholds.main),
    String(thresholds.alternative),
    ...(tuned.some((one) => one.byLabel) ? [String(Object.keys(byLabel ?? {}).length)] : []),
    percent(precision),
    percent(recall),
    percent(f1),
    percent(fBeta),
  ]);
  const header = [
    '',
    'P(O) below',
    'P(label) above',
    ...(tuned.some((one) => one.byLabel) ? ['own labels'] : []),
    'precision',
    'recall',
    'F1',
    'F-beta',
  ];
  const how = tuning.folds === undefined ? 'held-out documents' : `documents in ${tuning.folds} folds`;
  return (
    formatTable(header, rows) +
    `binary tokens, in percent; ${count(tuning.gold)} sensitive of ${count(tuning.tokens)} in ${count(tuning.documents)} ${how}` +
    `${context ? ', with their context' : ''} → ${folder}\n`
  );
}
