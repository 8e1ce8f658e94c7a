import type { SealSummary } from '../../conceal/seal-document.ts';

/** What documents that leave the house go without, a line for each kind of thing. */
export function sealNotes({ metaDropped, metaRefused, tellingIds }: SealSummary): readonly string[] {
  const list = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts).map(([key, count]) => `${printable(key)} (${count})`).join(', '); // prettier-ignore
  const notes: string[] = [];
  if (Object.keys(metaDropped).length > 0)
    notes.push(`\nmeta data dropped, by documents: ${list(metaDropped)}; --keep-meta KEY writes one\n`);
  if (Object.keys(metaRefused).length > 0)
    notes.push(`\nmeta data not kept, since they hold a mention of their document: ${list(metaRefused)}\n`);
  if (tellingIds > 0)
    notes.push(
      `\nnote: the ids of ${tellingIds} documents, by which files are named, hold a mention: give them others before you share this\n`,
    );
  return notes;
}

/** A key as a terminal may show it. */
function printable(key: string): string {
  return JSON.stringify(key).slice(1, -1);
}
