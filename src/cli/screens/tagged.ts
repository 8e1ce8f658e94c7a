import type { TagResult } from '../actions/tag.ts';
import { formatTable } from './table.ts';

/** What a tagging found, for a terminal. */
export function formatTagged({ documents, entities, byLabel, replaced, output }: TagResult): string {
  const count = (number: number) => number.toLocaleString('en-GB');
  const rows = Object.entries(byLabel).map(([label, mentions]) => [label, count(mentions)]);
  const table = rows.length > 0 ? `${formatTable(['label', 'found'], rows)}\n` : '';
  const over = replaced > 0 ? `, in place of the ${count(replaced)} that the input had` : '';
  return `${table}${count(entities)} entities found in ${count(documents)} documents${over} → ${output}\n`;
}
