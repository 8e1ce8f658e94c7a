import { setImmediate } from 'node:timers/promises';
import { toCorpus } from '../core/document.ts';
import type { Corpus, Document, Taken } from '../core/types.ts';
import {
  createCorpusWriter,
  type PendingCorpus,
  type WriteCorpusOptions as WriterOptions,
} from '../formats/write-corpus.ts';
import { commitTogether, type PendingWrite } from '../formats/io/output.ts';
import { type AccountedCorpus, createManifest } from './manifest.ts';

/** Characters after which signals are heard: documents in memory, or one long one after the other, leave no time for them. */
const BREATH = 100_000;

export interface WriteCorpusOptions extends WriterOptions {
  /** Called after each document that was written. */
  readonly onDocument?: (doc: Document) => void;
  /** What appears with the corpus, such as a log of its edits: none of it before all is complete. */
  readonly with?: readonly PendingWrite[];
}

/** A corpus that can be made in worker threads. */
export interface PartedCorpus {
  /** Writes it there. @returns whether it did; where it did not, its documents are to be written one by one. */
  readonly writeParts: ((writer: PendingCorpus) => Promise<boolean>) | undefined;
}

/**
 * Writes a corpus, an augmented or concealed one with its manifest beside it. It appears under its name when it is complete; where
 * anything fails, nothing is left behind. The corpus is told of each document whether it was written, so that it accounts for what there is.
 *
 * @param target a file or folder, or an output already prepared.
 * @returns the number of documents written.
 * @throws PalimpsestError `output-exists`, `unknown-format`, `disk-full`, …; whatever reading the corpus throws.
 */
export async function writeCorpus(
  corpus: Corpus | (Corpus & AccountedCorpus & Partial<PartedCorpus>) | readonly Document[],
  target: string | PendingCorpus,
  options: WriteCorpusOptions = {},
): Promise<number> {
  const writer = typeof target === 'string' ? await createCorpusWriter(target, options) : target;
  try {
    const inParts = 'writeParts' in corpus && !options.onDocument ? corpus.writeParts : undefined;
    if (!(await inParts?.(writer))) await writeAll(corpus, (doc) => writer.write(doc), options.onDocument);
    if ('job' in corpus) await writer.addFile('manifest.json', await createManifest(corpus));
    await commitTogether([writer, ...(options.with ?? [])]);
  } catch (error) {
    await writer.abort();
    throw error;
  }
  return writer.count;
}

/** Writes documents one after the other and tells who makes them whether each was written. */
export async function writeAll(
  corpus: Corpus | readonly Document[],
  write: (doc: Document) => Promise<boolean>,
  onDocument?: (doc: Document) => void,
): Promise<void> {
  const documents = toCorpus(corpus)[Symbol.asyncIterator]();
  try {
    let characters = 0;
    let isTaken: Taken;
    for (;;) {
      const next = await documents.next(isTaken);
      if (next.done === true) break;
      const doc = next.value;
      characters += doc.text.length;
      if (characters >= BREATH) {
        characters = 0;
        await setImmediate();
      }
      isTaken = await write(doc);
      if (isTaken) onDocument?.(doc);
    }
  } catch (error) {
    await documents.return?.();
    throw error;
  }
}
