import { ownValue } from '../../../core/collections.ts';
import { NO_COUNTS, ratiosOf } from '../../../evaluate/counts.ts';
import { countCell, emptyCell, nameCell, names, numbers } from '../../../report/pages/parts.ts';
import type { Section } from '../../../report/pages/report-model.ts';
import { type ImpactIndex, pointsCell } from './impact-index.ts';

/** The paper's Table 1 and Table 4: how the PHI models do on what they have not seen, and their thresholds. */
export function phiModelSection({ impact }: ImpactIndex): Section | undefined {
  const { phi, levels, models } = impact;
  if (!phi || !levels) return undefined;
  const own = models.filter((model) => model !== 'gold');
  const ratios = own.map((model) => {
    const counts = ownValue(levels.table, model);
    return { model, counts, ratios: counts && ratiosOf(counts), thresholds: levels.thresholds[model] };
  });
  const parts = phi.documents
    ? `trained on ${phi.documents['train']} documents, thresholds tuned on ${phi.documents['dev']} others, measured here on ${phi.documents['test']} that neither saw`
    : 'no part of its corpus is held out, so it was not measured';
  return {
    id: 'phi-models',
    title: 'The PHI models',
    text: [
      `One ${phi.family} tagger from ${phi.source}: ${parts}. “base” is that tagger as it is; the others turn tokens tagged O into PHI by two thresholds, chosen for F with that beta.`,
    ],
    figures: [],
    tables: [
      {
        id: 'phi-models-table',
        title: 'Precision and recall of the PHI models',
        scope:
          'Binary tokens (PHI or not), × 100; tokeniser palimpsest; the held-out part of the PHI corpus. The paper’s Table 1, with the thresholds of its Table 4.',
        columns: [
          ...names('PHI model'),
          ...numbers('P', 'R', 'F1', 'Missed tokens', 'Spurious tokens', 'P(O) below', 'P(PHI) above'),
        ],
        rows: ratios.map((row) => [
          nameCell(row.model),
          pointsCell(row.ratios?.precision),
          pointsCell(row.ratios?.recall),
          pointsCell(row.ratios?.f1),
          row.counts ? countCell(row.counts.missed) : emptyCell,
          row.counts ? countCell(row.counts.spurious) : emptyCell,
          row.thresholds ? { text: String(row.thresholds.main), value: row.thresholds.main } : emptyCell,
          row.thresholds ? { text: String(row.thresholds.alternative), value: row.thresholds.alternative } : emptyCell,
        ]),
        notes: phi.documents ? [] : ['A saved model: its corpus is not known here.'],
        records: {
          columns: ['model', 'precision', 'recall', 'f1', 'correct', 'missed', 'spurious', 'main', 'alternative'],
          rows: ratios.map(({ model, counts = NO_COUNTS, ratios: found, thresholds }) => [
            model,
            found?.precision,
            found?.recall,
            found?.f1,
            counts.correct,
            counts.missed,
            counts.spurious,
            thresholds?.main,
            thresholds?.alternative,
          ]),
        },
      },
    ],
  };
}
