import { closeSync, createReadStream, openSync, readSync } from 'node:fs';
import { applyEdits } from '../core/apply-edits.ts';
import type { Document } from '../core/types.ts';
import { createCodePointMap } from '../formats/io/code-points.ts';
import type { PersonLink } from '../conceal/vault.ts';
import type { AugmentedCopy } from './augmentation/engine.ts';
import { PalimpsestError } from '../core/errors.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import type { StepEdit } from '../report/changes.ts';

/** What became of a document, and by which edits. */
type LoggedCopy = Pick<AugmentedCopy, 'document' | 'edits' | 'steps'> & {
  /** The step of all lists of edits but the last. Default `unit`. */
  readonly before?: string;
  /** Which mentions were taken for which persons of a vault. */
  readonly links?: readonly PersonLink[] | undefined;
};

/** The step of the edits that cut a copy's unit out of its source. */
const UNIT_STEP = 'unit';

/**
 * A line of a log of what was done to each copy, so that anybody can check that nothing else changed:
 * `{"id", "source", "copy", "edits": [[{"start", "end", "replacement", "step"}, …], …]}`. Each list of edits applies to
 * the text that the list before it left, the first to the source. The step is the augmenter that made the edit, or `unit`
 * where a sentence was cut out of the source. Of a concealed corpus it is the strategy, after `leftover:` where no label covered the place. Offsets count code points. It holds no text of the source.
 */
export function formatEdits(source: Document, copy: LoggedCopy): string {
  const { document, links } = copy;
  let current: Document = { id: source.id, text: source.text, entities: [] };
  const lists = stepEditsOf(copy).map((list) => {
    const map = createCodePointMap(current.text);
    const converted = list.map(({ start, end, replacement, step }) => ({
      start: map.toCodePoints(start),
      end: map.toCodePoints(end),
      replacement,
      step,
    }));
    current = applyEdits(current, list);
    return converted;
  });
  return `${JSON.stringify({ id: document.id, source: source.id, copy: document.derivedFrom?.copy, edits: lists, links })}\n`;
}

/** The edit lists of a copy, in UTF-16 units, each edit with its step. */
export function stepEditsOf({
  edits,
  steps,
  before = UNIT_STEP,
}: Pick<LoggedCopy, 'edits' | 'steps' | 'before'>): readonly (readonly StepEdit[])[] {
  return edits.map((list, i) =>
    list.map((edit, j) => ({ ...edit, step: (i === edits.length - 1 ? steps[j] : undefined) ?? before })),
  );
}

/** The edit log of a derived corpus (`--edits` of `augment` and `conceal`): only where its lines are is held in memory. */
export interface EditLog {
  /**
   * The edits that made a copy, in UTF-16 units, each list against the text that the one before it left. Formats without ids are told by the
   * number of the copy.
   */
  find(source: Document, copy: Document, number: number): readonly (readonly StepEdit[])[] | undefined;
  close(): void;
}

interface Line {
  readonly offset: number;
  readonly length: number;
}

interface LogRecord {
  readonly id: string;
  readonly source: string;
  readonly copy?: number;
  readonly edits: readonly (readonly StepEdit[])[];
}

const NEWLINE = 0x0a;

/** @throws PalimpsestError `bad-edit-log`, naming the line; `no-such-corpus`, `unreadable-corpus`. */
export async function readEditLog(file: string): Promise<EditLog> {
  const byId = new Map<string, Line>();
  const byNumber = new Map<string, Line>();
  let number = 0;
  const add = (line: Buffer, offset: number) => {
    number++;
    const text = line.toString();
    if (text.trim() === '') return;
    const { id, source, copy } = parse(text, file, number);
    const place = { offset, length: line.length };
    byId.set(id, place);
    if (copy !== undefined && !byNumber.has(keyOf(source, copy))) byNumber.set(keyOf(source, copy), place);
  };
  try {
    let rest: Buffer[] = [];
    let start = 0;
    let position = 0;
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
        add(Buffer.concat([...rest, chunk.subarray(from, end)]), start);
        rest = [];
        from = end + 1;
        start = position + from;
      }
      rest.push(chunk.subarray(from));
      position += chunk.length;
    }
    add(Buffer.concat(rest), start);
  } catch (error) {
    throw describeFileError(error, file);
  }
  const handle = openSync(file, 'r');
  return {
    find(source, copy, copyNumber) {
      const place = byId.get(copy.id) ?? byNumber.get(keyOf(source.id, copy.derivedFrom?.copy ?? copyNumber));
      if (place === undefined) return undefined;
      const bytes = Buffer.alloc(place.length);
      readSync(handle, bytes, 0, place.length, place.offset);
      return toUtf16(source.text, parse(bytes.toString(), file, 0).edits);
    },
    close: () => closeSync(handle),
  };
}

const keyOf = (source: string, copy: number) => `${copy} ${source}`;

function parse(text: string, file: string, line: number): LogRecord {
  try {
    const record = JSON.parse(text) as Partial<LogRecord>;
    if (typeof record.id === 'string' && typeof record.source === 'string' && Array.isArray(record.edits)) {
      if (record.edits.every(isEditList)) return record as LogRecord;
    }
  } catch {
    // Told below: what JSON.parse says would quote the text.
  }
  throw new PalimpsestError('bad-edit-log', 'the line is not a record of an edit log', {
    place: { file, ...(line > 0 && { line }) },
    hint: 'An edit log is what --edits of augment and conceal wrote.',
  });
}

function isEditList(list: unknown): list is readonly StepEdit[] {
  const isEdit = (edit: Partial<StepEdit> | null) =>
    typeof edit?.start === 'number' &&
    typeof edit.end === 'number' &&
    typeof edit.replacement === 'string' &&
    (edit.step === undefined || typeof edit.step === 'string');
  return Array.isArray(list) && list.every(isEdit);
}

/** The edits in UTF-16 units; those of a later list, of the text that the lists before it left. */
function toUtf16(source: string, lists: readonly (readonly StepEdit[])[]): readonly (readonly StepEdit[])[] {
  let text = source;
  return lists.map((list) => {
    const map = createCodePointMap(text);
    const converted = list.map((edit) => ({ ...edit, start: map.toUtf16(edit.start), end: map.toUtf16(edit.end) }));
    let next = '';
    let position = 0;
    for (const { start, end, replacement } of converted) {
      next += text.slice(position, start) + replacement;
      position = end;
    }
    text = next + text.slice(position);
    return converted;
  });
}
