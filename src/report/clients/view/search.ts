import { formatCount } from '../../pages/format.ts';
import { byId } from '../shared/dom.ts';
import type { Reader } from './reader.ts';
import type { State } from './state.ts';
import type { Criteria } from './types.ts';

/**
 * Shows the documents that fit what is asked for. Where another search begins, the one before it is given up.
 *
 * @returns applies criteria; `wanted` is the document to show, by its index.
 */
export function createSearch(
  state: State,
  reader: Reader,
  { say, fail }: { readonly say: (text: string) => void; readonly fail: (error: unknown) => void },
) {
  const { store } = state;
  const title = byId('found', HTMLElement);
  let search = new AbortController();
  return async (criteria: Criteria, wanted?: number) => {
    search.abort();
    const { signal } = (search = new AbortController());
    const start = wanted ?? (state.count > 0 ? state.indexAt(reader.here()) : 0);
    try {
      const found = await store.find(criteria, signal, (share) => say(`Searching… ${Math.floor(share * 100)} %`));
      if (signal.aborted) return;
      state.adopt(criteria, found);
      const some = found === undefined ? '' : `${formatCount(found.length)} of `;
      title.textContent = `${some}${formatCount(store.meta.documents)}`;
      say('');
      const place = state.placeOf(start);
      reader.list.select(place);
      await reader.open(place);
      if (criteria.q.trim() !== '' && wanted === undefined && found && found.length > 0) await reader.jump('hit', 1);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };
}
