import type { TagCounts } from '../actions/tag.ts';
import { formatTable } from './table.ts';

/** What a tagging found, for a terminal. */
export function formatTagged(result: TagCounts): string {
  const { documents, entities, byLabel, replaced, widened, dropped, output } = result;
  const count = (number: number) => number.toLocaleString('en-GB');
  const rows = Object.entries(byLabel).map(([label, mentions]) => [label, count(mentions)]);
  const table = rows.length > 0 ? `${formatTable(['label', 'found'], rows)}\n` : '';
  const over = replaced > 0 ? `, in place of the ${count(replaced)} that the input had` : '';
  const tokens = [
    ...(widened > 0 ? [`${count(widened)} were widened to whole tokens of the file`] : []),
    ...(dropped > 0 ? [`${count(dropped)} left out, because their token was taken`] : []),
  ];
  const note = tokens.length > 0 ? `${tokens.join(', ')}\n` : '';
  return `${table}${note}${count(entities)} entities found in ${count(documents)} documents${over} → ${output}\n`;
}
