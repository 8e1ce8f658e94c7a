import type { Prepared, TargetKind } from './types.ts';
import type { State } from './state.ts';
import type { Pane } from './pane.ts';

const ROWS_AHEAD = 400;

/**
 * Goes to the next or the previous change, entity or hit, over the borders of documents.
 *
 * @param announce told where it went, or that there is no more
 */
export function createJumper(
  state: State,
  pane: Pane,
  announce: (
    at: { prepared: Prepared; place: number; kind: TargetKind; number: number; key: string } | undefined,
    kind: TargetKind,
  ) => void,
) {
  let cursor: { place: number; kind: TargetKind; at: number; elements: Element[] } | undefined;

  /** Whether a document may hold such a thing, as far as its line in the list tells. */
  async function mayHold(place: number, kind: TargetKind) {
    if (kind === 'hit') return true;
    const index = state.indexAt(place);
    if (!state.store.row(index))
      await state.store.loadRows(index, Math.min(index + ROWS_AHEAD, state.store.meta.documents));
    const row = state.store.row(index);
    return !row || (kind === 'change' ? row.changes : row.entities) > 0;
  }

  const isInSight = () => {
    const box = cursor?.elements.find((node) => node.isConnected)?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < innerHeight;
  };

  function forget() {
    for (const node of cursor?.elements ?? []) node.classList.remove('now');
    cursor = undefined;
  }

  async function go(place: number, prepared: Prepared, kind: TargetKind, at: number) {
    const target = prepared.targets[kind][at];
    if (!target) return;
    const block = prepared.blocks.findLastIndex((row) => row <= target.row);
    if (!pane.has(place, block)) await pane.show(place, block);
    forget();
    const elements = pane.find(place, target.key);
    for (const node of elements) node.classList.add('now');
    cursor = { place, kind, at, elements };
    elements[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
    announce({ prepared, place, kind, number: at + 1, key: target.key }, kind);
  }

  let busy = false;
  return {
    forget,
    /** The place of what was jumped to last, while it is in sight. */
    place: () => (isInSight() ? cursor?.place : undefined),
    async jump(kind: TargetKind, direction: 1 | -1) {
      if (busy) return;
      busy = true;
      try {
        const isHere = cursor?.kind === kind && isInSight();
        let place = (isInSight() ? cursor?.place : undefined) ?? pane.current();
        for (let first = true; place >= 0 && place < state.count; place += direction, first = false) {
          if (!first && !(await mayHold(place, kind))) continue;
          const prepared = await state.prepared(place);
          const count = prepared.targets[kind].length;
          const from = first && isHere && cursor ? cursor.at : direction > 0 ? -1 : count;
          const at = from + direction;
          if (at >= 0 && at < count) {
            await go(place, prepared, kind, at);
            return;
          }
        }
        announce(undefined, kind);
      } finally {
        busy = false;
      }
    },
  };
}
