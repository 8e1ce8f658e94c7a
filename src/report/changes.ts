import { diffArrays } from 'diff';
import { appendAll } from '../core/collections.ts';
import type { CharSpan, Document, Edit, Token } from '../core/types.ts';

/** Where a derived document differs from its source: text of the one that stands in place of text of the other. */
export interface Change {
  readonly source: CharSpan;
  readonly derived: CharSpan;
  /** Whether the text of an entity changed. */
  readonly entity: boolean;
  /** The step that made the change, where an edit log tells. */
  readonly step?: string;
}

export interface StepEdit extends Edit {
  readonly step?: string;
}

/** Beyond so many differing words two texts are taken for different altogether: the search for the fewest takes too long. */
const MAX_DIFFERENT = 1500;

/**
 * Compares two documents and says where they differ, in order. Outside the changes the texts are the same, so replacing the
 * source text of each by its derived text gives the derived document.
 *
 * Where both have the same labels in the same order, entity is compared with entity and the words between with the words
 * between, so that a longer surrogate shifts nothing; elsewhere the whole texts are compared, entities as wholes.
 */
export function findChanges(
  source: Document,
  derived: Document,
  tokenise: (text: string) => readonly Token[],
): readonly Change[] {
  if (source.text === derived.text) return [];
  const changes: Change[] = [];
  const left = anchors(source);
  const right = anchors(derived);
  const paired = left.length === right.length && left.every(({ label }, i) => label === right[i]?.label);
  if (!paired) {
    return compare(pieces(source, left, tokenise), pieces(derived, right, tokenise), source.text, derived.text);
  }
  let i = 0;
  let j = 0;
  const addContext = (iEnd: number, jEnd: number) => {
    if (source.text.slice(i, iEnd) === derived.text.slice(j, jEnd)) return;
    const a = tokenPieces(source.text, i, iEnd, tokenise);
    const b = tokenPieces(derived.text, j, jEnd, tokenise);
    appendAll(changes, compare(a, b, source.text, derived.text, i, j));
  };
  for (const [k, anchor] of left.entries()) {
    const other = right[k] as Anchor;
    addContext(anchor.start, other.start);
    if (source.text.slice(anchor.start, anchor.end) !== derived.text.slice(other.start, other.end)) {
      changes.push({ source: span(anchor.start, anchor.end), derived: span(other.start, other.end), entity: true });
    }
    i = anchor.end;
    j = other.end;
  }
  addContext(source.text.length, derived.text.length);
  return changes;
}

interface Anchor extends CharSpan {
  readonly label: string;
}

interface Piece extends CharSpan {
  readonly key: string;
  readonly entity: boolean;
}

const span = (start: number, end: number): CharSpan => ({ start, end });

/** The entities that no entity before them reaches into. */
function anchors(doc: Document): readonly Anchor[] {
  let position = 0;
  return doc.entities.filter(({ start, end }) => {
    if (start < position) return false;
    position = end;
    return true;
  });
}

/** The text of a range as tokens and what is between them, all of it. */
function tokenPieces(
  text: string,
  start: number,
  end: number,
  tokenise: (text: string) => readonly Token[],
): readonly Piece[] {
  const result: Piece[] = [];
  let position = start;
  const add = (until: number) => {
    if (until > position) result.push({ start: position, end: until, key: text.slice(position, until), entity: false });
    position = until;
  };
  for (const token of tokenise(text.slice(start, end))) {
    add(start + token.start);
    add(start + token.end);
  }
  add(end);
  return result;
}

function pieces(
  doc: Document,
  entities: readonly Anchor[],
  tokenise: (text: string) => readonly Token[],
): readonly Piece[] {
  const result: Piece[] = [];
  let position = 0;
  for (const { start, end, label } of entities) {
    appendAll(result, tokenPieces(doc.text, position, start, tokenise));
    result.push({ start, end, key: `\u0000${label}`, entity: true });
    position = end;
  }
  appendAll(result, tokenPieces(doc.text, position, doc.text.length, tokenise));
  return result;
}

/** Compares two lists of pieces, of which the first begin at `i` and `j` of their texts. */
function compare(
  left: readonly Piece[],
  right: readonly Piece[],
  sourceText: string,
  derivedText: string,
  i = 0,
  j = 0,
): readonly Change[] {
  const changes: Change[] = [];
  const keys = (list: readonly Piece[]) => list.map(({ key }) => key);
  const parts = diffArrays(keys(left), keys(right), { maxEditLength: MAX_DIFFERENT }) ?? [
    { removed: true, added: false, count: left.length },
    { removed: false, added: true, count: right.length },
  ];
  let a = 0;
  let b = 0;
  let open: { i: number; j: number; entity: boolean } | undefined;
  const close = () => {
    if (open) changes.push({ source: span(open.i, i), derived: span(open.j, j), entity: open.entity });
    open = undefined;
  };
  for (const part of parts) {
    if (part.removed || part.added) {
      const list = part.removed ? left.slice(a, a + part.count) : right.slice(b, b + part.count);
      open = { i: open?.i ?? i, j: open?.j ?? j, entity: open?.entity === true || list.some((p) => p.entity) };
      if (part.removed) [a, i] = [a + part.count, list.at(-1)?.end ?? i];
      else [b, j] = [b + part.count, list.at(-1)?.end ?? j];
      continue;
    }
    close();
    for (let k = 0; k < part.count; k++) {
      const x = left[a++] as Piece;
      const y = right[b++] as Piece;
      const same = !x.entity || sourceText.slice(x.start, x.end) === derivedText.slice(y.start, y.end);
      if (!same) changes.push({ source: span(x.start, x.end), derived: span(y.start, y.end), entity: true });
      [i, j] = [x.end, y.end];
    }
  }
  close();
  return changes;
}

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
