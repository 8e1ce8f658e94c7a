import type { AugmentedCorpus } from '../../pipeline/augment.ts';
import type { AugmentSummary } from '../../pipeline/summary.ts';
import { sealNotes } from '../conceal/seal-notes.ts';
import { formatTable } from '../screen.ts';

/** The account of an augmentation for a terminal. */
export function formatAugmentSummary(
  summary: AugmentSummary,
  augmented: AugmentedCorpus,
  output: string,
  seconds: number,
): string {
  const { job, labelMap } = augmented;
  const rows = Object.entries(summary.labels).map(([label, row]) => [
    label,
    row.type ?? row.policy,
    String(row.source),
    String(row.copies),
    String(Object.values(row.kept).reduce((sum, count) => sum + count, 0)),
  ]);
  const edits = Object.entries(summary.edits).map(([name, count]) => `${name} ${count}`);
  const gaveWay = Object.values(summary.dropped).reduce((sum, count) => sum + count, 0);
  const lines = [
    formatTable(['label', 'written as', 'source', 'in copies', 'unchanged'], rows, ['left', 'left']),
    `Edits: ${edits.join(', ') || 'none'}${gaveWay > 0 ? ` (${gaveWay} gave way to an earlier augmenter)` : ''}\n`,
    ...(summary.generated
      ? [`Generated: ${summary.generated.documents} documents with ${summary.generated.entities} mentions\n`]
      : []),
    ...(summary.sealed ? [...sealNotes(summary.sealed), '\n'] : []),
    `${summary.sourceDocuments} documents and ${summary.copies} augmented copies (${summary.changedCopies} changed) in ${seconds.toFixed(1)} s ` +
      `(recipe ${job.recipe.name}, alpha ${job.alpha}, seed ${job.seed}, locale ${job.locale}, ` +
      `labels ${labelMap?.name ?? 'by --policy'}) → ${output === '-' ? 'standard output' : output}\n`,
  ];
  return lines.join('');
}
