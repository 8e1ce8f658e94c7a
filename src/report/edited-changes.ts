import type { CharSpan, Document, Edit } from '../core/types.ts';
import type { Change, StepEdit } from './changes.ts';

interface Hunk {
  readonly source: CharSpan;
  readonly derived: CharSpan;
  readonly step?: string;
}

/**
 * The changes that lists of edits made, each against the text that the one before it left.
 *
 * @returns undefined where the edits do not lead from the one document to the other.
 */
export function changesOfEdits(
  source: Document,
  derived: Document,
  lists: readonly (readonly StepEdit[])[],
): readonly Change[] | undefined {
  let text = source.text;
  let hunks: readonly Hunk[] = [];
  for (const list of lists) {
    const rewritten = rewrite(text, list);
    if (rewritten === undefined) return undefined;
    hunks = compose(hunks, list);
    text = rewritten;
  }
  if (text !== derived.text) return undefined;
  const touches = (part: CharSpan) => source.entities.some(({ start, end }) => start < part.end && part.start < end);
  return hunks
    .filter((hunk) => source.text.slice(hunk.source.start, hunk.source.end) !== sliceOf(derived.text, hunk.derived))
    .map((hunk) => ({ ...hunk, entity: touches(hunk.source) }));
}

const sliceOf = (text: string, { start, end }: CharSpan) => text.slice(start, end);

/** The text after the edits; undefined where they overlap or lie outside it. */
function rewrite(text: string, sorted: readonly Edit[]): string | undefined {
  let result = '';
  let position = 0;
  for (const { start, end, replacement } of sorted) {
    if (!(start >= position && end >= start && end <= text.length)) return undefined;
    result += text.slice(position, start) + replacement;
    position = end;
  }
  return result + text.slice(position);
}

/** The hunks of two rewritings, the second against the text that the first left. Those that meet inside become one. */
function compose(first: readonly Hunk[], second: readonly StepEdit[]): readonly Hunk[] {
  const result: Hunk[] = [];
  let shiftBack = 0; // from the text between to the source
  let shiftOn = 0; // from the text between to the derived text
  let i = 0;
  let j = 0;
  while (i < first.length || j < second.length) {
    const hunk = first[i];
    const edit = second[j];
    const goesFirst = hunk !== undefined && (edit === undefined || hunk.derived.start <= edit.start);
    const start = goesFirst ? hunk.derived.start : (edit as StepEdit).start;
    let end = start;
    const from = { source: start + shiftBack, derived: start + shiftOn };
    let step: string | undefined;
    let taken = false;
    // Whatever overlaps what was taken so far belongs to the same hunk.
    for (let grown = true; grown;) {
      grown = false;
      const nextHunk = first[i];
      if (nextHunk && (taken ? nextHunk.derived.start < end : goesFirst)) {
        end = Math.max(end, nextHunk.derived.end);
        shiftBack += length(nextHunk.source) - length(nextHunk.derived);
        step ??= nextHunk.step;
        i++;
        grown = taken = true;
      }
      const nextEdit = second[j];
      if (nextEdit && (taken ? nextEdit.start < end : !goesFirst)) {
        end = Math.max(end, nextEdit.end);
        shiftOn += nextEdit.replacement.length - length(nextEdit);
        step = nextEdit.step ?? step;
        j++;
        grown = taken = true;
      }
    }
    const last = result.at(-1);
    if (last && length(last.source) === 0 && last.source.start === end + shiftBack) {
      // Both put something in the same place of the source.
      result.pop();
      from.derived = last.derived.start;
      step ??= last.step;
    }
    result.push({
      source: { start: from.source, end: end + shiftBack },
      derived: { start: from.derived, end: end + shiftOn },
      ...(step !== undefined && { step }),
    });
  }
  return result;
}

const length = ({ start, end }: CharSpan) => end - start;
