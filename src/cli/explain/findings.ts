import { formatCount } from '../../report/pages/format.ts';
import { type Ambiguity, NO_MENTION } from '../../evaluate/ambiguity.ts';
import type { VocabularyRow } from '../../evaluate/out-of-vocabulary.ts';
import { formatPercent, formatTable } from '../screen.ts';

// What `evaluate` tells too, which needs no model.

/** Mentions whose words training had, and those with other words. */
export function formatVocabulary(vocabulary: Readonly<Record<string, VocabularyRow>>): string {
  const rows = Object.entries(vocabulary).map(([label, { mentions, rate, known, unknown }]) => [
    label === '' ? 'all' : label,
    formatCount(mentions),
    formatPercent(rate),
    formatPercent(known.f1),
    formatPercent(unknown.f1),
  ]);
  return formatTable(['label', 'entities', 'out of vocabulary, %', 'F1 seen', 'F1 unseen'], rows);
}

/** Labels taken for each other: within and across coarse types, and the most frequent pairs. */
export function formatAmbiguity({ byType, total, confusions }: Ambiguity): string {
  const types = formatTable(
    ['coarse type', 'entities', 'correct', 'other label, same type', 'other type', 'not found'],
    [...Object.entries(byType), ['all', total] as const].map(([type, row]) => [
      type,
      ...[row.mentions, row.right, row.within, row.across, row.missed].map(formatCount),
    ]),
  );
  const wrong = confusions
    .filter(({ gold, predicted }) => gold !== predicted && gold !== NO_MENTION && predicted !== NO_MENTION)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 10);
  if (wrong.length === 0) return types;
  const rows = wrong.map(({ gold, predicted, count: number }) => [gold, predicted, formatCount(number)]);
  return `${types}\n${formatTable(['gold', 'predicted', 'entities'], rows, ['left', 'left', 'right'])}`;
}
