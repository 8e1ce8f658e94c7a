/** @import { Criteria, Prepared, Store } from './types.ts' */
import { prepare } from './prepare.js';

const PREPARED_KEPT = 60;

/** @returns {Criteria} */
export const emptyCriteria = () => ({ q: '', scope: 'text', labels: [], steps: [], only: '' });

/**
 * What is looked at: the documents that fit the criteria, in order, each with a place among them.
 *
 * @param {Store} store
 */
export function createState(store) {
  /** @type {Uint32Array | undefined} */
  let found;
  let criteria = emptyCriteria();
  let copy = 0;
  /** @type {Map<number, Promise<Prepared>>} */
  const ready = new Map();

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
    /** @param {Criteria} wanted @param {Uint32Array | undefined} documents */
    adopt(wanted, documents) {
      criteria = wanted;
      found = documents;
      ready.clear();
    },
    /** The document at a place. @param {number} place */
    indexAt: (place) => found?.[place] ?? place,
    /** The place of a document, or of the first after it that fits. @param {number} index */
    placeOf(index) {
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
    /** @param {number} place @returns {Promise<Prepared>} */
    prepared(place) {
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

/** @typedef {ReturnType<typeof createState>} State */
