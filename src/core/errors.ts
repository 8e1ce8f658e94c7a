/** Where something went wrong. Never holds document text: the text is confidential. */
export interface Place {
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  /** 1-based. */
  readonly column?: number;
  readonly documentId?: string;
  /** UTF-16 offsets in the document's text. */
  readonly start?: number;
  readonly end?: number;
}

/** One record that was refused, or one thing worth a warning: reported, counted, and never silently passed over. */
export interface Diagnostic {
  /** `error`: a record was refused. `warning`: all of it was kept, but a person should look. */
  readonly severity: 'error' | 'warning';
  /** Stable, kebab-case, for programs: `offset-out-of-range`, `surface-mismatch`, … */
  readonly code: string;
  /** What is wrong, and what to do; without document text. */
  readonly message: string;
  readonly place: Place;
  /** Told once for a corpus, whatever the place: of a setting or a label, not of a record. */
  readonly once?: boolean;
  /** Of things in a file that are counted: the message is the count and what they are. Those of parts of the file are one. */
  readonly tally?: { readonly count: number; readonly what: string };
}

/** What is said of things that were counted. */
export function createTally(
  diagnostic: Omit<Diagnostic, 'message' | 'tally'>,
  tally: NonNullable<Diagnostic['tally']>,
): Diagnostic {
  return { ...diagnostic, message: `${tally.count} ${tally.what}`, tally };
}

/** Receives diagnostics. A strict reader's throws; the ordinary one counts. */
export type Report = (diagnostic: Diagnostic) => void;

/** Passes on what is told once for a corpus the first time only. */
export function tellOnce(report: Report): Report {
  const told = new Set<string>();
  return (diagnostic) => {
    const key = `${diagnostic.code} ${diagnostic.message}`;
    if (diagnostic.once === true && told.has(key)) return;
    if (diagnostic.once === true) told.add(key);
    report(diagnostic);
  };
}

/** Formats a place as `file:line: document "id" [start, end)`, leaving out what is unknown. */
export function formatPlace(place: Place): string {
  const parts: string[] = [];
  if (place.file !== undefined) {
    const line =
      place.line === undefined ? '' : `:${place.line}${place.column === undefined ? '' : `:${place.column}`}`;
    parts.push(`${place.file}${line}`);
  }
  if (place.documentId !== undefined) parts.push(`document ${JSON.stringify(place.documentId)}`);
  if (place.start !== undefined && place.end !== undefined) parts.push(`[${place.start}, ${place.end})`);
  return parts.join(', ');
}

/** The one error class for everything that goes wrong with data, files or settings; misuse of the API is a `TypeError`. */
export class PalimpsestError extends Error {
  readonly code: string;
  readonly place: Place;
  /** What the user can do about it. */
  readonly hint: string | undefined;

  constructor(code: string, message: string, details: { place?: Place; hint?: string; cause?: unknown } = {}) {
    const place = details.place ?? {};
    const where = formatPlace(place);
    super(where === '' ? message : `${where}: ${message}`, details.cause === undefined ? {} : { cause: details.cause });
    this.name = 'PalimpsestError';
    this.code = code;
    this.place = place;
    this.hint = details.hint;
  }
}

/** What is thrown where work on a document failed that nobody foresaw. What it had to do with the text stays in `cause`, whose stack names code alone. */
export function failedIn({ id }: { readonly id: string }, error: unknown): unknown {
  if (error instanceof PalimpsestError || (error instanceof Error && 'code' in error)) return error; // what the system refuses
  return new PalimpsestError(DOCUMENT_FAILED, `work on the document failed (${reasonOf(error)})`, {
    place: { documentId: id },
    hint: 'This is a fault of the program. --dead-letters <file> sets such documents aside and goes on with the rest, where the command takes it.',
    cause: error,
  });
}

/** Does work on a document, and tells which it was where the work fails. */
export function inDocument<T>(doc: { readonly id: string }, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw failedIn(doc, error);
  }
}

const DOCUMENT_FAILED = 'document-failed';

/** Whether it is what {@link failedIn} makes of an error. */
export const isOfDocument = (error: unknown): error is PalimpsestError =>
  error instanceof PalimpsestError && error.code === DOCUMENT_FAILED;

/** The name of an error, without its message, which may hold text. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'no error');
