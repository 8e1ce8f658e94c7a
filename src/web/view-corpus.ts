import { createHash } from 'node:crypto';
import type { Corpus, Document, Entity } from '../core/types.ts';
import { createLinker } from '../evaluate/pair-documents.ts';
import type { EditLog } from '../pipeline/edit-log.ts';
import type { ViewIndex } from '../report/view-index.ts';

export interface ViewCorpora {
  readonly source: Corpus;
  readonly derived?: Corpus;
  readonly edits?: EditLog;
}

/** How much of a corpus is taken. All when absent. */
export interface ViewLimits {
  readonly documents?: number;
  /** UTF-16 units of the source texts. */
  readonly characters?: number;
}

/** What there was, of which the index may hold less. */
export interface ViewAccount {
  readonly total: number;
  /** Documents of the derived corpus that were made from no source document, as far as can be told. */
  readonly unlinked: number;
}

/**
 * Reads a corpus, and the one derived from it, into an index. Of documents that the index does not hold, and of all texts,
 * only fingerprints stay in memory.
 *
 * @param observe told of each document taken, source or copy, with the place of its source.
 */
export async function collectView(
  { source, derived, edits }: ViewCorpora,
  index: ViewIndex,
  limits: ViewLimits = {},
  observe: (place: number, doc: Document) => void = () => undefined,
): Promise<ViewAccount> {
  const labels = new Map<string, Entity>();
  const places = new Map<Document, number>();
  const byId = new Map<string, Document>();
  const thins: Document[] = [];
  let characters = 0;
  let isFull = false;
  for await (const doc of source) {
    characters += doc.text.length;
    isFull ||= index.size >= (limits.documents ?? Infinity);
    isFull ||= index.size > 0 && characters > (limits.characters ?? Infinity);
    const thin = thinOut(doc, labels);
    thins.push(thin);
    byId.set(doc.id, thin);
    if (isFull) continue;
    places.set(thin, index.size);
    observe(index.size, doc);
    index.addSource(doc);
  }
  let unlinked = 0;
  if (derived) {
    const link = createLinker(thins);
    for await (const doc of derived) {
      const thin = thinOut(doc, labels);
      const found = link(thin);
      if (found.kind === 'original') continue;
      // A document of the same id with another text is another version of it: concealed, say.
      const origin = found.kind === 'copy' ? found.source : byId.get(doc.id);
      if (origin === undefined) unlinked++;
      const place = origin && places.get(origin);
      if (place === undefined) continue;
      observe(place, doc);
      const { copies } = index.row(place);
      index.addCopy(place, doc, edits?.find(index.source(place), doc, copies + 1));
    }
  }
  return { total: thins.length, unlinked };
}

/** What a reader must know of how the corpora fit. */
export function notesOf({ unlinked }: ViewAccount): readonly string[] {
  if (unlinked === 0) return [];
  return [`${unlinked} documents of the derived corpus are copies of no source document, and are left out.`];
}

/** The document as far as linking needs it: a fingerprint for its text, one shared object for each label. */
function thinOut({ id, text, entities, derivedFrom }: Document, labels: Map<string, Entity>): Document {
  const thin = entities.map(({ label }) => {
    const shared = labels.get(label) ?? { id: '', start: 0, end: 0, label };
    labels.set(label, shared);
    return shared;
  });
  const fingerprint = createHash('sha256').update(text).digest('base64').slice(0, 22);
  return { id, text: fingerprint, entities: thin, ...(derivedFrom && { derivedFrom }) };
}
