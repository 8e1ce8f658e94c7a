import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Document } from '../../core/types.ts';
import { createCodePointMap } from '../../formats/io/code-points.ts';
import { actionSchema, replacementOf, type ReviewAction } from './action.ts';

/** One line of a journal. In the file, offsets count code points, as they do in a JSONL corpus. */
export interface JournalRecord {
  /** Number of the record as its writer counted; two processes may write the same one. */
  readonly n: number;
  /** The id of the document. */
  readonly document: string;
  /** {@link documentMark} of the document that was decided about. */
  readonly of: string;
  readonly reviewer: string;
  /** The version of the document that the reviewer saw: the record counts only where it follows that one. */
  readonly base: number;
  readonly action: ReviewAction;
}

const recordSchema = z.object({
  n: z.int().min(0),
  document: z.string(),
  of: z.string(),
  reviewer: z.string(),
  base: z.int().min(0),
  action: actionSchema,
});

/** A fingerprint of the text and the entities of a document: those that decisions speak of. */
export function documentMark({ text, entities }: Document): string {
  const spans = entities.map((entity) => {
    const { id, start, end, label } = entity;
    return [id, start, end, label, ...[replacementOf(entity)].filter((value) => value !== undefined)];
  });
  return createHash('sha256')
    .update(JSON.stringify([text, spans]))
    .digest('base64url')
    .slice(0, 12);
}

/** The record as a line, without its end. */
export function formatRecord(record: JournalRecord, text: string): string {
  const map = createCodePointMap(text);
  return JSON.stringify({ ...record, action: moveOffsets(record.action, (at) => map.toCodePoints(at)) });
}

/**
 * @param textOf the text of the document of that id, where there is one.
 * @returns undefined where the line is no record.
 */
export function parseRecord(line: string, textOf: (id: string) => string | undefined): JournalRecord | undefined {
  const parsed = recordSchema.safeParse(parseJson(line));
  if (!parsed.success) return undefined;
  const record = parsed.data;
  const text = textOf(record.document);
  if (text === undefined) return record;
  const map = createCodePointMap(text);
  return { ...record, action: moveOffsets(record.action, (at) => map.toUtf16(at)) };
}

function moveOffsets(action: ReviewAction, move: (offset: number) => number): ReviewAction {
  return 'start' in action ? { ...action, start: move(action.start), end: move(action.end) } : action;
}

/** What was read of a growing file of lines. */
export interface JournalPart {
  readonly lines: readonly string[];
  /** Bytes that need not be read again. */
  readonly used: number;
  /**
   * How the bytes end: with a whole line, with one that lacks only its end, or with half of one, which its writer may yet
   * complete or which a killed one left.
   */
  readonly end: 'line' | 'unended' | 'half';
}

const LINE_END = 10;

/** Splits bytes into lines. The last is taken without its end where it is JSON: half an object never is. */
export function splitJournal(bytes: Uint8Array): JournalPart {
  const end = bytes.lastIndexOf(LINE_END) + 1;
  const decode = (part: Uint8Array) => new TextDecoder().decode(part);
  const lines = end === 0 ? [] : decode(bytes.subarray(0, end - 1)).split('\n');
  if (end === bytes.length) return { lines: lines.filter(Boolean), used: end, end: 'line' };
  const last = decode(bytes.subarray(end));
  if (parseJson(last) === undefined) return { lines: lines.filter(Boolean), used: end, end: 'half' };
  return { lines: [...lines, last].filter(Boolean), used: bytes.length, end: 'unended' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
