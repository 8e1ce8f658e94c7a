import type { Criteria, Prepared, Store } from './types.ts';
import { prepare } from './prepare.ts';

const PREPARED_KEPT = 60;

export const emptyCriteria = (): Criteria => ({ q: '', scope: 'text', labels: [], steps: [], only: '' });

/** What is looked at: the documents that fit the criteria, in order, each with a place among them. */
export function createState(store: Store) {
  let found: Uint32Array | undefined;
  let criteria = emptyCriteria();
  let copy = 0;
  const ready: Map<number, Promise<Prepared>> = new Map();

  return {
    store,
    get criteria() {
      return criteria;
    },
    get copy() {
      return copy;
    },
    set copy(value) {
      copy = value;
      ready.clear();
    },
    /** How many documents fit. */
    get count() {
      return found?.length ?? store.meta.documents;
    },
    adopt(wanted: Criteria, documents: Uint32Array | undefined) {
      criteria = wanted;
      found = documents;
      ready.clear();
    },
    /** The document at a place. */
    indexAt: (place: number) => found?.[place] ?? place,
    /** The place of a document, or of the first after it that fits. */
    placeOf(index: number) {
      if (!found) return index;
      let low = 0;
      let high = found.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((found[middle] ?? 0) < index) low = middle + 1;
        else high = middle;
      }
      return Math.min(low, Math.max(0, found.length - 1));
    },
    prepared(place: number): Promise<Prepared> {
      const index = found?.[place] ?? place;
      const known = ready.get(index);
      if (known) return known;
      const wanted = criteria;
      const made = store.document(index).then((document) => prepare(index, document, copy, wanted));
      ready.set(index, made);
      made.catch(() => ready.delete(index));
      for (const old of ready.keys()) {
        if (ready.size <= PREPARED_KEPT) break;
        ready.delete(old);
      }
      return made;
    },
  };
}

export type State = ReturnType<typeof createState>;
