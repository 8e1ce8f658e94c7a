import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Document } from '../../core/types.ts';
import { createCodePointMap } from '../../formats/io/code-points.ts';
import { actionSchema, replacementOf, type ReviewAction, applyAction, type Reviewed } from './action.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { parseJson } from '../../core/collections.ts';
import { plural } from '../../report/pages/format.ts';

/** One line of a journal. In the file, offsets count code points, as they do in a JSONL corpus. */
interface JournalRecord {
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
function documentMark({ text, entities }: Document): string {
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
function parseRecord(line: string, textOf: (id: string) => string | undefined): JournalRecord | undefined {
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

/** A decision in force or taken back, with what it was made on. */
interface ReviewStep {
  readonly reviewer: string;
  readonly action: ReviewAction;
  readonly before: Reviewed;
  readonly after: Reviewed;
}

/** A document with all that was decided about it. */
export interface DocumentReview {
  readonly document: Document;
  readonly current: Reviewed;
  /** Every decision, undone ones and undoing among them: their number is the version of the document. */
  readonly decisions: readonly { readonly reviewer: string; readonly action: ReviewAction }[];
  /** What undo takes back, the last first. */
  readonly past: readonly ReviewStep[];
  /** What redo brings again, the first last. */
  readonly future: readonly ReviewStep[];
}

function beginReview(document: Document): DocumentReview {
  const current = { entities: document.entities, accepted: new Set<string>(), done: false };
  return { document, current, decisions: [], past: [], future: [] };
}

/**
 * The document after one more decision.
 *
 * @throws PalimpsestError what `applyAction` throws, `nothing-to-undo`, `nothing-to-redo`.
 */
export function advance(review: DocumentReview, reviewer: string, action: ReviewAction): DocumentReview {
  const { document, current, past, future } = review;
  const decisions = [...review.decisions, { reviewer, action }];
  if (action.type === 'undo') {
    const step = past.at(-1);
    if (!step) throw new PalimpsestError('nothing-to-undo', 'nothing was decided about the document');
    return { document, current: step.before, decisions, past: past.slice(0, -1), future: [...future, step] };
  }
  if (action.type === 'redo') {
    const step = future.at(-1);
    if (!step) throw new PalimpsestError('nothing-to-redo', 'nothing was undone');
    return { document, current: step.after, decisions, past: [...past, step], future: future.slice(0, -1) };
  }
  const after = applyAction(document.text, current, action);
  return {
    document,
    current: after,
    decisions,
    past: [...past, { reviewer, action, before: current, after }],
    future: [],
  };
}

/** A document with the entities that it has after all decisions. */
export interface ReviewedDocument {
  readonly document: Document;
  readonly done: boolean;
}

/** Lines of a journal that decided nothing. */
interface LostLines {
  /** Half-written or damaged. */
  unreadable: number;
  /** About documents that the corpus does not hold, or holds otherwise. */
  foreign: number;
  /** Written at the same time as another about the same version, which came first: their writer was told. */
  late: number;
}

/** What is decided by lines of a journal, one after the other. */
interface Replay {
  readonly size: number;
  readonly lost: Readonly<LostLines>;
  /** Lines taken in that were records. */
  readonly records: number;
  review(place: number): DocumentReview;
  /** {@link documentMark} of a document. */
  markOf(place: number): string;
  /** @returns the place of the document that the line decided about; undefined where it decided nothing. */
  take(line: string): number | undefined;
}

/** @throws PalimpsestError `duplicate-document-id` */
export function createReplay(documents: readonly Document[]): Replay {
  const reviews = documents.map(beginReview);
  const places = new Map(documents.map(({ id }, i) => [id, i]));
  if (places.size < documents.length) {
    throw new PalimpsestError('duplicate-document-id', 'two documents of the corpus have the same id');
  }
  const marks = new Map<number, string>();
  const lost: LostLines = { unreadable: 0, foreign: 0, late: 0 };
  let records = 0;

  function markOf(place: number): string {
    const mark = marks.get(place) ?? documentMark(documents[place] as Document);
    marks.set(place, mark);
    return mark;
  }

  return {
    size: documents.length,
    lost,
    get records() {
      return records;
    },
    review: (place) => {
      const found = reviews[place];
      if (found) return found;
      throw new RangeError(`there is no document ${place}`);
    },
    markOf,
    take(line) {
      const record = parseRecord(line, (id) => documents[places.get(id) ?? -1]?.text);
      if (!record) {
        lost.unreadable++;
        return undefined;
      }
      records++;
      const place = places.get(record.document);
      const review = place === undefined ? undefined : reviews[place];
      if (place === undefined || !review || markOf(place) !== record.of) {
        lost.foreign++;
        return undefined;
      }
      if (record.base !== review.decisions.length) {
        lost.late++;
        return undefined;
      }
      try {
        reviews[place] = advance(review, record.reviewer, record.action);
      } catch (error) {
        if (!(error instanceof PalimpsestError)) throw error;
        lost.unreadable++;
        return undefined;
      }
      return place;
    },
  };
}

/** The document as decided; where nothing was decided, the same. */
export function reviewedDocument({ document, current }: DocumentReview): ReviewedDocument {
  const { entities, done } = current;
  return { document: entities === document.entities ? document : { ...document, entities }, done };
}

/**
 * What a person should know of lines that decided nothing.
 *
 * @param endsInHalf whether the journal ends with half of a line, which is not among those lost yet.
 */
export function notesOf(lost: LostLines, endsInHalf: boolean): readonly string[] {
  const { foreign } = lost;
  const damaged = lost.unreadable + Number(endsInHalf);
  return [
    ...(damaged > 0
      ? [
          `${plural(damaged, 'line')} of the journal ${damaged === 1 ? 'is' : 'are'} half-written or damaged, and left out.`,
        ]
      : []),
    ...(foreign > 0
      ? [
          `${plural(foreign, 'decision')} of the journal ${foreign === 1 ? 'is' : 'are'} left out: about notes that are not in ` +
            'this corpus, or whose text or proposals were changed since.',
        ]
      : []),
  ];
}

/**
 * A corpus as a journal's decisions leave it.
 *
 * @param journal its bytes; undefined where there is none yet.
 */
export function readReview(
  documents: readonly Document[],
  journal: Uint8Array | undefined,
): { readonly reviewed: readonly ReviewedDocument[]; readonly notes: readonly string[] } {
  const replay = createReplay(documents);
  const { lines, end } = splitJournal(journal ?? new Uint8Array());
  for (const line of lines) replay.take(line);
  return {
    reviewed: documents.map((_, place) => reviewedDocument(replay.review(place))),
    notes: notesOf(replay.lost, end === 'half'),
  };
}
