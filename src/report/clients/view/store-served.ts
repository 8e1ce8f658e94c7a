import type { Store, ViewDocument, ViewMeta, ViewRowData } from './types.ts';
import { wantsAll } from '../../view-search.ts';

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
