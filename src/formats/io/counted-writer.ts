import type { CorpusFormat, CorpusOutput, FileStates, TextSink, WriteContext } from '../../core/corpus-format.ts';
import type { Report } from '../../core/errors.ts';
import type { Document } from '../../core/types.ts';

/** The writer of a format that tells what became of each document. */
export interface CountedWriter {
  /** How many documents were written. */
  readonly count: number;
  /** Whether the document was written: the format may be unable to hold it, which was reported. */
  write(doc: Document): Promise<boolean>;
  close(): Promise<void>;
  /** Closes what is open, for another writer that goes on. */
  pause(): Promise<FileStates>;
}

/**
 * Half a character (a lone surrogate, which JSON can state as `\ud800`) has no form in UTF-8. It is written as U+FFFD, one for one, so that
 * no offset moves, and reported with the document.
 */
export function createCountedWriter(format: CorpusFormat, output: CorpusOutput, context: WriteContext): CountedWriter {
  let current: Document | undefined;
  let told: Document | undefined;
  let isToldOfMentions = false;
  const tell = () => {
    if (current === undefined || told === current) return;
    told = current;
    reportHalfCharacter(current, context.report);
  };
  const tellOfMeta = createMetaReport(format, context.report);
  const writer = format.createWriter(
    { kind: output.kind, open: async (relative) => watch(await output.open(relative), tell) },
    context,
  );
  let count = 0;
  return {
    get count() {
      return count;
    },
    async write(doc) {
      current = doc;
      if (format.holdsMentions === false && doc.entities.length > 0 && !isToldOfMentions) {
        isToldOfMentions = true;
        const message = `files of ${format.name} hold no entities: the text is written without labels; write a second copy with --to jsonl to keep them`;
        context.report({ severity: 'warning', code: 'mentions-not-written', message, place: { documentId: doc.id }, once: true }); // prettier-ignore
      }
      tellOfMeta(doc);
      const isWritten = (await writer.write(doc)) !== 'refused';
      if (isWritten) count++;
      return isWritten;
    },
    close: () => writer.close(),
    async pause() {
      if (writer.pause) return writer.pause();
      await writer.close();
      return new Map();
    },
  };
}

/** Tells, once for each field, what documents that were read say of themselves and a format has no place for. */
function createMetaReport({ name, holdsMeta = [] }: CorpusFormat, report: Report): (doc: Document) => void {
  const told = new Set<string>(holdsMeta === true ? [] : holdsMeta);
  return ({ id, meta, envelope }) => {
    // What a template says of a text that it made is nothing that somebody knew of a document.
    if (holdsMeta === true || !meta || !envelope || envelope.format === name) return;
    const lost = Object.keys(meta).filter((field) => !told.has(field));
    if (lost.length === 0) return;
    for (const field of lost) told.add(field);
    const fields = lost.map((field) => JSON.stringify(field)).join(', ');
    const message = `the meta data ${fields} of documents is not written: files of ${name} have no place for it; --to jsonl, spacy, parquet and others keep it`;
    report({ severity: 'warning', code: 'meta-not-written', message, place: { documentId: id }, once: true });
  };
}

/** Says that a document has half a character where UTF-8 is written. */
export function reportHalfCharacter({ id, text }: Document, report: Report | undefined): void {
  const start = text.search(/\p{Surrogate}/u);
  report?.({
    severity: 'warning',
    code: 'lone-surrogate',
    message: 'half a character (a lone surrogate) is written as U+FFFD, since UTF-8 cannot hold it; offsets stay',
    place: { documentId: id, ...(start >= 0 && { start, end: start + 1 }) },
  });
}

function watch(sink: TextSink, tell: () => void): TextSink {
  let half = ''; // the first half of a character, whose second may come with the next piece
  return {
    write(text) {
      const whole = half + text;
      half = /[\uD800-\uDBFF]$/.exec(whole)?.[0] ?? '';
      if (!whole.slice(0, whole.length - half.length).isWellFormed()) tell();
      return sink.write(text);
    },
    writeBytes: (bytes) => sink.writeBytes(bytes),
    close() {
      if (half !== '') tell();
      return sink.close();
    },
  };
}
