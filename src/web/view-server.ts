import { closeSync, openSync, readSync } from 'node:fs';
import type { ViewStore, ViewIndex } from '../report/view-index.ts';
import { describeFileError } from '../resources/files/file-error.ts';
import { writeAll } from '../resources/files/write-all.ts';
import { createHash } from 'node:crypto';
import { lowerBound } from '../core/collections.ts';
import type { Corpus, Document, Entity } from '../core/types.ts';
import { createLinker } from '../evaluate/pair-documents.ts';
import type { EditLog } from '../pipeline/edit-log.ts';
import { type Criteria, fitsRow, readOnly, wantsAll } from '../report/view-search.ts';
import { fold } from '../text/fold.ts';
import type { ViewMeta } from '../report/view-data.ts';
import { renderViewShell } from '../report/view-shell.ts';
import type { LoopbackReply, LoopbackRequest } from './loopback-server.ts';

/** Records in a file that only this user can read. */
interface Spool extends ViewStore {
  /** Numbers of the records that contain the text, in order, each once. */
  scan(text: string): number[];
  close(): void;
}

const BUFFER = 2 ** 20;
const END = 0x00;

/** Creates the file. Records hold no NUL character: it ends them. */
export function createSpool(file: string): Spool {
  const handle = openSync(file, 'wx+', 0o600);
  let offsets = new Float64Array(1024);
  let count = 0;
  let written = 0;
  let pending: Buffer[] = [];
  let pendingSize = 0;

  function flush(): void {
    if (pendingSize === 0) return;
    const bytes = Buffer.concat(pending);
    try {
      writeAll(handle, bytes, written);
    } catch (error) {
      throw describeFileError(error, file);
    }
    written += bytes.length;
    [pending, pendingSize] = [[], 0];
  }

  function read(from: number, length: number): Buffer {
    flush();
    const bytes = Buffer.alloc(length);
    let done = 0;
    while (done < length) {
      const more = readSync(handle, bytes, done, length - done, from + done);
      if (more === 0) break;
      done += more;
    }
    return bytes.subarray(0, done);
  }

  const startOf = (record: number) => (record < count ? (offsets[record] as number) : written + pendingSize);

  /** The last record that starts at or before an offset. */
  const recordAt = (offset: number) => lowerBound(offsets.subarray(0, count), (start) => start <= offset) - 1;

  return {
    append(record) {
      if (count === offsets.length) {
        const larger = new Float64Array(2 * count);
        larger.set(offsets);
        offsets = larger;
      }
      offsets[count] = written + pendingSize;
      const bytes = Buffer.from(`${record.replaceAll('\u0000', ' ')}\u0000`);
      pending.push(bytes);
      pendingSize += bytes.length;
      if (pendingSize >= BUFFER) flush();
      return count++;
    },
    read(record) {
      const start = startOf(record);
      return read(start, startOf(record + 1) - start - 1).toString();
    },
    scan(text) {
      flush();
      const needle = Buffer.from(text);
      const found: number[] = [];
      if (needle.length === 0 || needle.includes(END)) return found;
      for (let from = 0; from < written; from += BUFFER) {
        // What crosses the border to the next piece is found in this one.
        const bytes = read(from, Math.min(BUFFER + needle.length - 1, written - from));
        for (let at = bytes.indexOf(needle); at >= 0;) {
          const record = recordAt(from + at);
          if (found.at(-1) !== record) found.push(record);
          // On with the next record: one hit is enough.
          const next = startOf(record + 1) - from;
          if (next >= bytes.length) break;
          at = bytes.indexOf(needle, next);
        }
      }
      return found;
    },
    close: () => closeSync(handle),
  };
}

export interface ViewCorpora {
  readonly source: Corpus;
  readonly derived?: Corpus;
  readonly edits?: EditLog;
}

/** How much of a corpus is taken. All when absent. */
interface ViewLimits {
  readonly documents?: number;
  /** UTF-16 units of the source texts. */
  readonly characters?: number;
}

/**
 * Reads a corpus, and the one derived from it, into an index. Of documents that the index does not hold, and of all texts,
 * only fingerprints stay in memory.
 *
 * @param observe told of each document taken, source or copy, with the place of its source.
 * @returns how many documents there were, copies apart, of which the index may hold less.
 */
export async function collectView(
  { source, derived, edits }: ViewCorpora,
  index: ViewIndex,
  limits: ViewLimits = {},
  observe: (place: number, doc: Document) => void = () => undefined,
): Promise<number> {
  const labels = new Map<string, Entity>();
  const places = new Map<Document, number>();
  const byId = new Map<string, Document>();
  const thins: Document[] = [];
  let characters = 0;
  let isFull = false;
  const hasRoom = (doc: Document): boolean => {
    characters += doc.text.length;
    isFull ||= index.size >= (limits.documents ?? Infinity);
    isFull ||= index.size > 0 && characters > (limits.characters ?? Infinity);
    return !isFull;
  };
  for await (const doc of source) {
    const thin = thinOut(doc, labels);
    thins.push(thin);
    byId.set(doc.id, thin);
    if (!hasRoom(doc)) continue;
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
      if (origin === undefined) {
        unlinked++;
        if (!hasRoom(doc)) continue;
        observe(index.size, doc);
        index.addUnlinked(doc);
        continue;
      }
      const place = places.get(origin);
      if (place === undefined) continue;
      observe(place, doc);
      const { copies } = index.row(place);
      index.addCopy(place, doc, edits?.find(index.source(place), doc, copies + 1));
    }
  }
  return thins.length + unlinked;
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

/** Finds documents by what their texts say. */
interface ViewSearch {
  /** @returns places of documents, in no order, perhaps more than once. */
  find(needle: string, scope: Criteria['scope']): Iterable<number>;
}

const MAX_ROWS = 1000;
const MAX_DOCUMENTS = 32;

/**
 * Answers the script of the view: the page at `''`; lines of the list at `rows`, documents at `documents`, both
 * `?from=&to=`; the place of an id at `locate`; and what fits the criteria at `find`, as distances from one to the next.
 */
export function createViewHandler(
  index: ViewIndex,
  meta: ViewMeta,
  search: ViewSearch,
): (request: LoopbackRequest) => LoopbackReply | undefined {
  const page = renderViewShell(meta, [], true);
  let places: Map<string, number> | undefined;

  function locate(id: string): number {
    places ??= new Map(Array.from({ length: index.size }, (_, i) => [index.row(i).id, i]));
    return places.get(id) ?? -1;
  }

  function find(criteria: Criteria): readonly number[] {
    const needle = fold(criteria.q);
    const hits = needle === '' ? undefined : new Set(search.find(needle, criteria.scope));
    const distances: number[] = [];
    let last = 0;
    for (let i = 0; i < index.size; i++) {
      const row = index.row(i);
      if (!fitsRow(row, criteria)) continue;
      if (hits && !hits.has(i) && !fold(row.id).includes(needle)) continue;
      distances.push(i - last);
      last = i;
    }
    return distances;
  }

  return ({ method, path, query }) => {
    if (method !== 'GET') return undefined;
    switch (path) {
      case '':
        return { type: 'text/html', body: page };
      case 'rows':
        return listOf(query, index.size, MAX_ROWS, (i) => index.row(i));
      case 'documents':
        return listOf(query, index.size, MAX_DOCUMENTS, (i) => index.document(i));
      case 'locate':
        return json(locate(query.get('id') ?? ''));
      case 'find': {
        const criteria = readCriteria(query);
        return wantsAll(criteria) ? BAD_REQUEST : json(find(criteria));
      }
      default:
        return undefined;
    }
  };
}

const BAD_REQUEST: LoopbackReply = { status: 400, type: 'text/plain', body: '' };
const json = (value: unknown): LoopbackReply => ({ type: 'application/json', body: JSON.stringify(value) });

function listOf(query: URLSearchParams, size: number, most: number, item: (i: number) => unknown): LoopbackReply {
  const from = Number(query.get('from') ?? Number.NaN);
  const to = Math.min(size, Number(query.get('to') ?? Number.NaN));
  const isRange = Number.isInteger(from) && Number.isInteger(to) && from >= 0 && to >= from && to - from <= most;
  return isRange ? json(Array.from({ length: to - from }, (_, i) => item(from + i))) : BAD_REQUEST;
}

function readCriteria(query: URLSearchParams): Criteria {
  const numbers = (key: string) => (query.get(key) ?? '').split(',').filter(Boolean).map(Number);
  return {
    q: query.get('q') ?? '',
    scope: query.get('scope') === 'entities' ? 'entities' : 'text',
    labels: numbers('labels'),
    steps: numbers('steps'),
    only: readOnly(query.get('only')),
  };
}
