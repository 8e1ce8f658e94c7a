import type { Document } from '../../core/types.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { advance, beginReview, type DocumentReview } from './history.ts';
import { documentMark, parseRecord, splitJournal } from './journal.ts';

/** A document with the entities that it has after all decisions. */
export interface ReviewedDocument {
  readonly document: Document;
  readonly done: boolean;
}

/** Lines of a journal that decided nothing. */
export interface LostLines {
  /** Half-written or damaged. */
  unreadable: number;
  /** About documents that the corpus does not hold, or holds otherwise. */
  foreign: number;
  /** Written at the same time as another about the same version, which came first: their writer was told. */
  late: number;
}

/** What is decided by lines of a journal, one after the other. */
export interface Replay {
  readonly size: number;
  readonly lost: Readonly<LostLines>;
  /** Lines taken in that were records. */
  readonly records: number;
  review(place: number): DocumentReview;
  /** @returns -1 where there is none. */
  placeOf(id: string): number;
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
    placeOf: (id) => places.get(id) ?? -1,
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
          `${count(damaged, 'line')} of the journal ${damaged === 1 ? 'is' : 'are'} half-written or damaged, and left out.`,
        ]
      : []),
    ...(foreign > 0
      ? [
          `${count(foreign, 'decision')} of the journal ${foreign === 1 ? 'is' : 'are'} left out: about notes that are not in ` +
            'this corpus, or whose text or proposals were changed since.',
        ]
      : []),
  ];
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

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
