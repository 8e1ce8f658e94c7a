import type { Criteria, Prepared, Store, ViewMeta } from './types.ts';
import { prepare } from './prepare.ts';

const PREPARED_KEPT = 60;

const emptyCriteria = (): Criteria => ({ q: '', scope: 'text', labels: [], steps: [], only: '' });

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

const ONLY = ['', 'changed', 'unchanged', 'kept', 'entities', 'plain'];

/** What is looked at, as the part of the address after `#`: so that a link leads there, and a reload too. */
export function writeAddress(
  { doc, copy, criteria }: { doc: string | undefined; copy: number; criteria: Criteria },
  meta: ViewMeta,
) {
  const parameters = new URLSearchParams();
  if (doc !== undefined) parameters.set('doc', doc);
  if (criteria.q.trim() !== '') parameters.set('q', criteria.q);
  if (criteria.scope !== 'text') parameters.set('in', criteria.scope);
  for (const label of criteria.labels) parameters.append('label', meta.labels[label]?.name ?? '');
  for (const step of criteria.steps) parameters.append('step', meta.steps[step]?.name ?? '');
  if (criteria.only !== '') parameters.set('only', criteria.only);
  if (copy > 0) parameters.set('copy', String(copy + 1));
  return parameters.toString();
}

export function readAddress(hash: string, meta: ViewMeta) {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const numbers = (key: string, known: readonly { readonly name: string }[]) => {
    const names = new Set(parameters.getAll(key));
    return [...known.keys()].filter((i) => names.has(known[i]?.name ?? ''));
  };
  const only = parameters.get('only') ?? '';
  const copy = Number(parameters.get('copy') ?? 1);
  return {
    doc: parameters.get('doc') ?? undefined,
    copy: Number.isInteger(copy) && copy > 0 ? copy - 1 : 0,
    criteria: {
      ...emptyCriteria(),
      q: parameters.get('q') ?? '',
      scope: parameters.get('in') === 'entities' ? 'entities' : 'text',
      labels: numbers('label', meta.labels),
      steps: numbers('step', meta.steps),
      only: ONLY.includes(only) ? only : '',
    } as Criteria,
  };
}
