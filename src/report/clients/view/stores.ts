import type { Criteria, Store, ViewDocument, ViewMeta, ViewRowData } from './types.ts';
import { fitsRow, wantsAll } from '../../view-search.ts';
import { fold } from '../../../text/fold.ts';

const PARTS_KEPT = 24;
const SLICE_MS = 14;

async function inflate(id: string) {
  const base64 = document.getElementById(id)?.textContent ?? '';
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return JSON.parse(await new Response(stream).text());
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The documents that this page holds: compressed, in parts that are unpacked when they are looked at.
 *
 * @param meta `parts`: the first document of each part.
 */
export async function createEmbeddedStore(meta: ViewMeta & { readonly parts: readonly number[] }): Promise<Store> {
  const rows: readonly ViewRowData[] = await inflate('rows');
  const load = createCache(PARTS_KEPT, (part): Promise<readonly ViewDocument[]> => inflate(`part-${part}`));
  /** The folded texts of each part that was searched: of all, as the next search asks for all of them again. */
  const folded: Map<string, readonly string[]> = new Map();
  const first = (part: number) => meta.parts[part] ?? meta.documents;

  async function searchable(part: number, scope: Criteria['scope']) {
    const known = folded.get(`${scope} ${part}`);
    if (known) return known;
    const texts = (await load(part)).map((doc) =>
      [doc, ...doc.copies]
        .map(({ text, entities }) => fold(scope === 'text' ? text : surfaces(text, entities)))
        .join('\n'),
    );
    folded.set(`${scope} ${part}`, texts);
    return texts;
  }

  return {
    meta,
    row: (index) => rows[index],
    loadRows: async () => undefined,
    document: async (index) => {
      let part = meta.parts.findIndex((start) => start > index) - 1;
      if (part < 0) part = meta.parts.length - 1;
      const doc = (await load(part))[index - first(part)];
      if (!doc) throw new RangeError(`no document ${index}`);
      return doc;
    },
    locate: async (id) => rows.findIndex((row) => row.id === id),
    async find(criteria, signal, onProgress) {
      if (wantsAll(criteria)) return undefined;
      const needle = fold(criteria.q);
      const found: number[] = [];
      let started = performance.now();
      for (let part = 0; part < meta.parts.length; part++) {
        const wanted = [];
        for (let i = first(part); i < first(part + 1); i++) {
          const row = rows[i];
          if (row && fitsRow(row, criteria)) wanted.push(i);
        }
        if (needle === '') for (const i of wanted) found.push(i);
        else if (wanted.length > 0) {
          const texts = await searchable(part, criteria.scope);
          for (const i of wanted) {
            if (texts[i - first(part)]?.includes(needle) || fold(rows[i]?.id ?? '').includes(needle)) found.push(i);
          }
        }
        if (performance.now() - started > SLICE_MS) {
          onProgress(part / meta.parts.length);
          await pause();
          started = performance.now();
        }
        signal.throwIfAborted();
      }
      return Uint32Array.from(found);
    },
  };
}

function surfaces(text: string, entities: readonly (readonly number[])[]) {
  return entities.map((entity) => text.slice(entity[1], entity.at(-1))).join('\n');
}

const ROWS_AT_ONCE = 500;
const DOCUMENTS_AT_ONCE = 16;
const DOCUMENTS_KEPT = 24;

/** Keeps what was asked for last. */
function createCache<T>(size: number, load: (key: number) => Promise<T>) {
  const cache: Map<number, Promise<T>> = new Map();
  return (key: number) => {
    const found = cache.get(key) ?? load(key);
    cache.delete(key);
    cache.set(key, found);
    found.catch(() => cache.delete(key));
    for (const old of cache.keys()) {
      if (cache.size <= size) break;
      cache.delete(old);
    }
    return found;
  };
}

/** The documents of the server that this page came from. */
export function createServedStore(meta: ViewMeta): Store {
  async function ask(path: string, query: Record<string, string | number>, signal?: AbortSignal) {
    const parameters = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const response = await fetch(`${path}?${parameters}`, signal ? { signal } : {});
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return response;
  }

  const rows: Map<number, ViewRowData> = new Map();
  const rowPages = createCache(Infinity, async (page) => {
    const from = page * ROWS_AT_ONCE;
    const to = Math.min(from + ROWS_AT_ONCE, meta.documents);
    const loaded: ViewRowData[] = await (await ask('rows', { from, to })).json();
    for (const [i, row] of loaded.entries()) rows.set(from + i, row);
  });
  const documents = createCache(DOCUMENTS_KEPT, async (page) => {
    const from = page * DOCUMENTS_AT_ONCE;
    const to = Math.min(from + DOCUMENTS_AT_ONCE, meta.documents);
    return (await (await ask('documents', { from, to })).json()) as ViewDocument[];
  });

  return {
    meta,
    row: (index) => rows.get(index),
    async loadRows(from, to) {
      const pages = [];
      for (let page = Math.floor(from / ROWS_AT_ONCE); page * ROWS_AT_ONCE < to; page++) {
        if (!rows.has(Math.max(from, page * ROWS_AT_ONCE))) pages.push(rowPages(page));
      }
      await Promise.all(pages);
    },
    async document(index) {
      const page = await documents(Math.floor(index / DOCUMENTS_AT_ONCE));
      const doc = page[index % DOCUMENTS_AT_ONCE];
      if (!doc) throw new RangeError(`no document ${index}`);
      return doc;
    },
    locate: async (id) => Number(await (await ask('locate', { id })).json()),
    async find(criteria, signal) {
      if (wantsAll(criteria)) return undefined;
      const { q, scope, labels, steps, only } = criteria;
      const query = { q, scope, labels: labels.join(','), steps: steps.join(','), only };
      // Distances from one document found to the next: small numbers, where there are many.
      const distances: number[] = await (await ask('find', query, signal)).json();
      let at = 0;
      return Uint32Array.from(distances, (distance) => (at += distance));
    },
  };
}
