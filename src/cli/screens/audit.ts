import type { AuditResult, AuditRow } from '../../evaluate/audit.ts';
import { formatTable } from './table.ts';

/** What of the source is left in the copies, for a terminal. */
export function formatAudit(result: AuditResult): string {
  const share = (count: number, of: number) => `${count} (${of === 0 ? '0' : ((100 * count) / of).toFixed(1)} %)`;
  const cells = (name: string, row: AuditRow) => [
    name,
    String(row.mentions),
    share(row.exact, row.mentions),
    share(row.folded, row.mentions),
    share(row.unlabelled, row.mentions),
  ];
  const rows = Object.entries(result.labels).map(([label, row]) => cells(label, row));
  rows.push(cells('all', result.total));
  const notes = [
    `${result.copies} augmented copies compared with their source; ${result.originals} unchanged originals left out.\n`,
    result.unlinked > 0
      ? `${result.unlinked} derived documents could not be told to belong to any source document and were not compared.\n`
      : '',
    'A mention "still stands" when its text is found, as whole words, anywhere in the copy of its own document:\n' +
      'short and common ones (an age, a sex, a country) do so by chance. "unlabelled" is what no label covers.\n',
  ];
  return `${formatTable(['label', 'mentions', 'still stands', 'ignoring case', 'unlabelled'], rows)}\n${notes.join('')}`;
}
