import { PalimpsestError } from '../../core/errors.ts';
import type { Store } from '../../core/store.ts';
import type { Document } from '../../core/types.ts';
import { readJsonlChunks } from '../../formats/jsonl/reader.ts';
import { toJsonLine } from '../../formats/jsonl/writer.ts';

/**
 * The documents of a JSONL blob, in order; none where there is no such blob.
 *
 * @throws PalimpsestError with the code and line of the first record that is damaged: a corpus that a person made is read
 *   whole or not at all.
 */
export async function readDocuments(store: Store, blob: string): Promise<readonly Document[]> {
  const bytes = await store.read(blob);
  if (bytes === undefined) return [];
  const found: Document[] = [];
  const documents = readJsonlChunks(only(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)), blob, {
    options: { overlaps: 'keep' },
    report: ({ severity, code, message, place }) => {
      if (severity === 'error') throw new PalimpsestError(code, message, { place });
    },
  });
  for await (const doc of documents) found.push(doc);
  return found;
}

/** Writes a corpus whole: a killed process leaves the former one. */
export async function writeDocuments(store: Store, blob: string, documents: readonly Document[]): Promise<void> {
  await store.write(blob, Buffer.from(documents.map((doc) => toJsonLine(doc)).join('')));
}

/** What of a document goes into a project: what its source's format adds is not needed, and repeats the text. */
export function plainDocument({ id, text, entities, meta }: Document): Document {
  return { id, text, entities, ...(meta && { meta }) };
}

export async function readText(store: Store, blob: string): Promise<string | undefined> {
  const bytes = await store.read(blob);
  return bytes && new TextDecoder().decode(bytes);
}

export async function writeText(store: Store, blob: string, text: string): Promise<void> {
  await store.write(blob, new TextEncoder().encode(text));
}

async function* only<T>(item: T): AsyncGenerator<T> {
  yield item;
}
