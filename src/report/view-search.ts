// What a view searches, the same in the page and in the server: nothing here may need a browser or Node.
import { fold } from '../text/fold.ts';
import type { ViewRowData } from './view-data.ts';

const ONLY = ['', 'changed', 'unchanged', 'kept', 'entities', 'plain', 'new'] as const;

/** The choice that an address names; all documents where it names none. */
export const readOnly = (named: string | null): Criteria['only'] => ONLY.find((only) => only === named) ?? '';

/** Which documents are wanted, and what of them is marked. */
export interface Criteria {
  /** As typed. */
  readonly q: string;
  readonly scope: 'text' | 'entities';
  /** Indices of labels, of which a document has at least one; all where empty. */
  readonly labels: readonly number[];
  /** Indices of steps, of which at least one changed the document. */
  readonly steps: readonly number[];
  readonly only: (typeof ONLY)[number];
}

export const wantsAll = ({ q, labels, steps, only }: Criteria) =>
  q.trim() === '' && labels.length === 0 && steps.length === 0 && only === '';

/** Whether a document fits all but the search. */
export function fitsRow(row: ViewRowData, { labels, steps, only }: Criteria) {
  if (labels.length > 0 && !labels.some((label) => row.labels.includes(label))) return false;
  if (steps.length > 0 && !steps.some((step) => row.steps.includes(step))) return false;
  switch (only) {
    case 'changed':
      return row.changes > 0;
    case 'unchanged':
      return row.changes === 0 && row.isNew !== true;
    case 'kept':
      return row.kept > 0;
    case 'entities':
      return row.entities > 0;
    case 'plain':
      return row.entities === 0;
    case 'new':
      return row.isNew === true;
    default:
      return true;
  }
}

/** The folded text, and for each of its units where the text that it stands for begins and ends. */
export function foldWithOffsets(text: string) {
  let folded = '';
  let last = ''; // looked at in its place: to look into a text that grows is to copy it
  const starts: number[] = [];
  const ends: number[] = [];
  for (let i = 0; i < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(i) as number);
    const next = i + character.length;
    const isSpace = /\s/.test(character);
    const part = isSpace ? ' ' : fold(character);
    // A mark belongs to the letter before it, and white space to the white space before it.
    if (part === '' || (isSpace && last === ' ')) {
      if (ends.length > 0) ends[ends.length - 1] = next;
    } else {
      for (let unit = 0; unit < part.length; unit++) {
        starts.push(i);
        ends.push(next);
      }
      folded += part;
      last = part;
    }
    i = next;
  }
  return { folded, starts, ends };
}

/** Where a folded needle occurs in a text, without overlaps. */
export function findHits(text: string, needle: string): { start: number; end: number }[] {
  if (needle === '') return [];
  const { folded, starts, ends } = foldWithOffsets(text);
  const hits = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + needle.length)) {
    hits.push({
      start: starts[at] as number,
      end: ends[at + needle.length - 1] as number,
    });
  }
  return hits;
}
