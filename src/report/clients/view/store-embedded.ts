import type { Criteria, Store, ViewDocument, ViewMeta, ViewRowData } from './types.ts';
import { fitsRow, foldText, wantsAll } from '../../view-search.ts';

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
  const loaded: Map<number, Promise<readonly ViewDocument[]>> = new Map();
  /** The folded texts of each part that was searched. */
  const folded: Map<string, readonly string[]> = new Map();
  const first = (part: number) => meta.parts[part] ?? meta.documents;

  function load(part: number): Promise<readonly ViewDocument[]> {
    const found = loaded.get(part) ?? inflate(`part-${part}`);
    loaded.delete(part);
    loaded.set(part, found);
    for (const old of loaded.keys()) {
      if (loaded.size <= PARTS_KEPT) break;
      loaded.delete(old);
    }
    return found;
  }

  async function searchable(part: number, scope: Criteria['scope']) {
    const known = folded.get(`${scope} ${part}`);
    if (known) return known;
    const texts = (await load(part)).map((doc) =>
      [doc, ...doc.copies]
        .map(({ text, entities }) => foldText(scope === 'text' ? text : surfaces(text, entities)))
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
      const needle = foldText(criteria.q);
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
            if (texts[i - first(part)]?.includes(needle) || foldText(rows[i]?.id ?? '').includes(needle)) found.push(i);
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
