import type { AppendLog } from '../../core/store.ts';
import { DEFAULT_LAYER, layerOf, overlap } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { CharSpan, Document, Entity } from '../../core/types.ts';
import { sourceTokens } from '../../formats/source-tokens.ts';
import type {
  ReviewChanges,
  ReviewDocument,
  ReviewOutcome,
  ReviewRequest,
  ReviewRow,
  ReviewState,
} from '../../report/review-data.ts';
import { tokeniseNotes } from '../../text/token-conventions.ts';
import { replacementOf, type ReviewAction } from './action.ts';
import {
  advance,
  type DocumentReview,
  createReplay,
  notesOf,
  reviewedDocument,
  type ReviewedDocument,
  formatRecord,
  type JournalPart,
  splitJournal,
} from './replay.ts';

export interface ReviewOptions {
  /** In the order in which a reviewer sees them; others that occur follow, the more frequent first. */
  readonly labels?: readonly string[];
  /** `keep` lets new mentions overlap others; `replace`, the default, takes those away. */
  readonly overlaps?: 'replace' | 'keep';
}

/** A decision that somebody wants to make. */
export interface ReviewProposal {
  readonly place: number;
  readonly reviewer: string;
  /** The version of the document that the reviewer sees. */
  readonly base: number;
  readonly action: ReviewRequest;
}

/**
 * The reviewing of a corpus by one or more people. What counts is what the journal holds, in its order: a decision counts
 * where it follows the version that its maker saw. So several sessions, in one process or in many, may share a journal.
 */
export interface ReviewSession {
  readonly size: number;
  readonly labels: readonly string[];
  /** What was left out of the journal as it was found. */
  readonly notes: readonly string[];
  document(place: number): ReviewDocument;
  row(place: number): ReviewRow;
  /** A document as it is now; `stale` where decisions followed the version that is known. */
  look(place: number, base: number): Promise<ReviewOutcome>;
  /** How many documents are done. */
  readonly done: number;
  /** Takes in what other sessions wrote. @param seen from an earlier answer; 0 at first. */
  changes(seen: number): Promise<ReviewChanges>;
  /**
   * Decides, and has it on the disk when it resolves.
   *
   * @throws PalimpsestError where it cannot be decided (`unknown-label`, `overlapping-entities`, `inside-token`,
   *   `offset-out-of-range`, `no-such-entity`, `discontinuous-entity`, `no-change`, `nothing-to-undo`, `nothing-to-redo`) or
   *   not be written (`disk-full`, …): nothing was decided.
   */
  decide(proposal: ReviewProposal): Promise<ReviewOutcome>;
  reviewed(): readonly ReviewedDocument[];
}

/** Bytes before those that are new, by which a journal is known again. */
const SEAM = 256;

/** Opens a review, with all decisions there are. */
export async function openReview(
  documents: readonly Document[],
  journal: AppendLog,
  options: ReviewOptions = {},
): Promise<ReviewSession> {
  const replay = createReplay(documents);
  const changed: number[] = []; // the place of each decision, in their order
  const taken: Uint8Array[] = []; // of a journal that is taken away, the only copy
  let offset = 0;
  let end: JournalPart['end'] = 'line';
  const done = new Set<number>();
  let turn: Promise<unknown> = Promise.resolve();

  /**
   * What was added to the journal. One that was taken away from under the review is written again.
   *
   * @throws PalimpsestError `journal-lost` where it is another file by now.
   */
  async function readNew(): Promise<Uint8Array> {
    const seam = taken.at(-1)?.slice(-SEAM) ?? new Uint8Array();
    let bytes = await journal.readFrom(offset - seam.length);
    if (bytes.length === 0 && offset > 0 && (await journal.readFrom(0)).length === 0) {
      await journal.append(Buffer.concat(taken));
      bytes = await journal.readFrom(offset - seam.length);
    }
    if (seam.every((byte, i) => byte === bytes[i])) return bytes.subarray(seam.length);
    throw new PalimpsestError('journal-lost', 'the journal was cut short or replaced while the review went on', {
      hint: 'Move what is there away: all that was decided is then written again.',
    });
  }

  /** Takes in what was added to the journal, and tells which lines. */
  async function refresh(): Promise<readonly { readonly line: string; readonly place: number | undefined }[]> {
    const bytes = await readNew();
    if (bytes.length === 0) return [];
    const part = splitJournal(bytes);
    if (part.used > 0) taken.push(bytes.slice(0, part.used));
    offset += part.used;
    end = part.end;
    return part.lines.map((line) => ({ line, place: take(line) }));
  }

  function take(line: string): number | undefined {
    const place = replay.take(line);
    if (place === undefined) return undefined;
    changed.push(place);
    if (replay.review(place).current.done) done.add(place);
    else done.delete(place);
    return place;
  }

  const isHalf = () => end === 'half';

  /** One after the other: each sees what the one before it wrote. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  const labels = [...new Set([...(options.labels ?? []), ...byFrequency(documents)])];

  async function decide({ place, reviewer, base, action }: ReviewProposal): Promise<ReviewOutcome> {
    await refresh();
    const before = replay.review(place);
    if (before.decisions.length !== base) return outcomeOf(before, base, 'stale');
    const complete = completeAction(before, action, labels, options.overlaps ?? 'replace');
    advance(before, reviewer, complete); // what cannot be decided is not written
    const { id, text } = before.document;
    const record = { n: replay.records + 1, document: id, of: replay.markOf(place), reviewer, base, action: complete };
    const line = formatRecord(record, text);
    await journal.append(new TextEncoder().encode(`${end === 'line' ? '' : '\n'}${line}\n`));
    const mine = (await refresh()).find((taken) => taken.line === line);
    if (mine) return outcomeOf(replay.review(place), base, mine.place === undefined ? 'stale' : 'saved');
    throw new PalimpsestError('journal-lost', 'the journal does not hold what was written to it', {
      hint: 'Is it on a drive that loses what several machines write at once? Nothing was decided: try again.',
    });
  }

  await refresh();
  const notes = notesOf(replay.lost, isHalf());
  for (let place = 0; place < replay.size; place++) {
    for (const { label } of replay.review(place).current.entities) if (!labels.includes(label)) labels.push(label);
  }
  return {
    size: replay.size,
    labels,
    notes,
    get done() {
      return done.size;
    },
    document(place) {
      const review = replay.review(place);
      const { document } = review;
      const stated = sourceTokens(document);
      const tokens = (stated ?? tokeniseNotes(document.text)).flatMap(({ start, end: stop }) => [start, stop]);
      return { id: document.id, text: document.text, tokens, wholeTokens: stated !== undefined, ...stateOf(review) };
    },
    row: (place) => rowOf(replay.review(place)),
    look: (place, base) =>
      inTurn(async () => {
        await refresh();
        const review = replay.review(place);
        return outcomeOf(review, base, review.decisions.length === base ? 'saved' : 'stale');
      }),
    changes: (seen) =>
      inTurn(async () => {
        await refresh();
        const places = [...new Set(changed.slice(seen))];
        return { seen: changed.length, rows: places.map((place) => [place, rowOf(replay.review(place))] as const) };
      }),
    decide: (proposal) => inTurn(() => decide(proposal)),
    reviewed: () => documents.map((_, place) => reviewedDocument(replay.review(place))),
  };
}

function byFrequency(documents: readonly Document[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { entities } of documents) {
    for (const { label } of entities) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([label]) => label);
}

function stateOf({ current, decisions, past, future }: DocumentReview): ReviewState {
  const { entities, accepted, done } = current;
  const [undo, redo] = [past.at(-1), future.at(-1)];
  return {
    version: decisions.length,
    done,
    entities: entities.map((entity) => {
      const { id, start, end, label, fragments } = entity;
      const replacement = replacementOf(entity);
      const more = { ...(fragments && { fragments }), ...(replacement !== undefined && { replacement }) };
      return { id, start, end, label, ...more, accepted: accepted.has(id) };
    }),
    ...(undo && { undo: { reviewer: undo.reviewer, action: undo.action } }),
    ...(redo && { redo: { reviewer: redo.reviewer, action: redo.action } }),
  };
}

function outcomeOf(review: DocumentReview, base: number, kind: ReviewOutcome['kind']): ReviewOutcome {
  return { kind, state: stateOf(review), since: review.decisions.slice(base) };
}

function rowOf({ document, current: { entities, accepted, done } }: DocumentReview): ReviewRow {
  return {
    id: document.id,
    entities: entities.length,
    proposed: entities.filter(({ id }) => !accepted.has(id)).length,
    done,
    labels: [...new Set(entities.map(({ label }) => label))].toSorted(),
  };
}

/** The action with all that it means, so that the journal says it. @throws PalimpsestError where it may not be. */
function completeAction(
  { document, current, decisions }: DocumentReview,
  action: ReviewRequest,
  labels: readonly string[],
  overlaps: 'replace' | 'keep',
): ReviewAction {
  if (action.type !== 'add' && action.type !== 'change') return action;
  const { start, end, label } = action;
  const own = action.type === 'change' ? current.entities.find(({ id }) => id === action.entity) : undefined;
  if (label !== own?.label && !labels.includes(label)) {
    throw new PalimpsestError('unknown-label', `there is no label ${JSON.stringify(label)}`);
  }
  if (start !== own?.start || end !== own.end) checkBorders(document, action);
  const layer = own?.layer ?? DEFAULT_LAYER;
  const inTheWay = (span: Entity) =>
    overlaps === 'keep'
      ? []
      : current.entities.filter((other) => other !== own && layerOf(other) === layer && overlap(span, other));
  if (action.type === 'change') {
    if (own && inTheWay({ ...own, start, end }).length > 0) {
      throw new PalimpsestError('overlapping-entities', 'another mention is in the way', {
        hint: 'Remove that one first.',
      });
    }
    return action;
  }
  const taken = new Set(current.entities.map(({ id }) => id));
  let id = `r${decisions.length + 1}`;
  while (taken.has(id)) id += 'r';
  return { ...action, id, replaces: inTheWay({ id, start, end, label }).map((other) => other.id) };
}

function checkBorders(document: Document, { start, end }: CharSpan): void {
  const { text } = document;
  if (/^\s|\s$/u.test(text.slice(start, end))) {
    throw new PalimpsestError('blank-border', 'a mention begins and ends with a character that is seen');
  }
  const tokens = sourceTokens(document);
  if (!tokens) return;
  if (tokens.some((token) => token.start === start) && tokens.some((token) => token.end === end)) return;
  throw new PalimpsestError('inside-token', 'the corpus holds whole tokens: a mention cannot begin or end inside one');
}
