import type { Reader } from './reader.ts';
import { readAddress, type State, writeAddress } from './state.ts';
import type { Criteria } from './types.ts';

/** What the history of the browser keeps of where the reader was. */
interface Kept {
  readonly hash: string;
  readonly index: number;
  readonly block: number;
  readonly y: number;
  readonly q: string;
}

/** Keeps in the address where the reader is, soon after the last move. */
export function createAddress(state: State, reader: () => Reader) {
  let saving = 0;
  function save() {
    const { store } = state;
    const doc = state.count > 0 ? store.row(state.indexAt(reader().here()))?.id : undefined;
    const hash = writeAddress({ doc, copy: state.copy, criteria: state.criteria }, store.meta);
    const { place, block, y } = reader().pane.position();
    // What was searched, a name as a rule, is no part of the address: browsers keep those, and some send them to an account.
    const kept: Kept = { hash, index: state.indexAt(place), block, y, q: state.criteria.q };
    history.replaceState(kept, '', `#${hash}`);
  }
  return () => {
    clearTimeout(saving);
    saving = window.setTimeout(save, 150);
  };
}

/** Goes where the address says; on a reload, to the line that was at the top. */
export async function followAddress(
  state: State,
  reader: Reader,
  page: {
    say: (text: string) => void;
    write: (criteria: Criteria) => void;
    apply: (criteria: Criteria, wanted?: number) => Promise<void>;
  },
) {
  const { store } = state;
  const hash = location.hash.replace(/^#/, '');
  const kept = history.state as Kept | null;
  const at = readAddress(hash, store.meta, kept?.hash === hash ? kept.q : '');
  const index = at.doc === undefined ? -1 : await store.locate(at.doc);
  state.copy = at.copy;
  page.write(at.criteria);
  await page.apply(at.criteria, index < 0 ? undefined : index);
  if (at.doc !== undefined && index < 0) page.say('The document of this link is not here.');
  if (kept && kept.hash === hash && hash !== '' && state.count > 0) {
    await reader.show({ place: state.placeOf(kept.index), block: kept.block, y: kept.y });
  }
}
