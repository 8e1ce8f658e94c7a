import type { CharSpan, Document } from '../../core/types.ts';
import type { Verdict } from '../../placeholders/detect.ts';

const AROUND = 32;

/** What was decided of one element, with the text around it, which its user gave. */
export function formatVerdict(doc: Document, verdict: Verdict, { start, end }: CharSpan): string {
  const clean = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ');
  const before = clean(doc.text.slice(Math.max(0, start - AROUND), start));
  const after = clean(doc.text.slice(end, end + AROUND));
  const decided =
    verdict.label === undefined
      ? `none: ${verdict.exclusion ?? 'word'} (${verdict.rule})`
      : `${verdict.label}: ${verdict.rule} (${verdict.certainty}, ${verdict.confidence.toFixed(2)})`;
  return `${doc.id} [${start}, ${end}) ${before}«${clean(doc.text.slice(start, end))}»${after}\n    ${decided}\n`;
}

/** How many elements were read, and how much of it was German. */
export function formatGerman(elements: number, share: number | null): string {
  const german = share === null ? '' : `, ${Math.round(100 * share)} % of the lines look German`;
  return `${elements.toLocaleString('en-GB')} text elements${german}.\n`;
}

/** What became of documents that were written one paragraph a line. */
export interface ParagraphCounts {
  readonly output: string;
  documents: number;
  paragraphs: number;
  lines: number;
  edits: number;
  /** Changes left undone for the sake of a mention. */
  kept: number;
}

/** What became of the lines of documents. */
export function formatParagraphs({ output, documents, paragraphs, lines, kept }: ParagraphCounts): string {
  const count = (number: number, what: string) =>
    `${number.toLocaleString('en-GB')} ${number === 1 ? what : `${what}s`}`;
  const split = lines === paragraphs ? '' : ` in ${count(lines, 'line')}`;
  const left = kept === 0 ? '' : `; ${count(kept, 'change')} left undone, for a mention would have been cut or lost`;
  return `${count(documents, 'document')}, ${count(paragraphs, 'paragraph')}${split}${left} → ${output}\n`;
}

/** What was filled. */
export function formatFilled(result: {
  readonly output: string;
  readonly documents: number;
  readonly filled: number;
  readonly left: number;
}): string {
  const left = result.left === 0 ? '' : `; ${result.left} left as they were: nothing tells what they stand for`;
  return `${result.documents} ${result.documents === 1 ? 'document' : 'documents'}, ${result.filled} placeholders filled${left} → ${result.output}\n`;
}

/** That a person has not come to the end, and how to go on. */
export function formatUnfinished(done: number, size: number, journal: string): string {
  return (
    `${done} of ${size} ${size === 1 ? 'document' : 'documents'} done: nothing is written yet. The same command goes on; with ` +
    `--journal ${journal} in place of --ask or --serve it writes what was decided, and what is proposed for the rest.\n`
  );
}
