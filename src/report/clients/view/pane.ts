import type { Prepared, TargetKind } from './types.ts';
import type { State } from './state.ts';
import { showDirections } from '../../names.ts';
import { createButton, element } from '../shared/dom.ts';
import { renderBlock } from './render.ts';

/** How far beyond the window documents are drawn ahead, and how far they are kept, in heights of the window. */
const AHEAD = 1;
const KEPT = 3;
const MAX_BLOCKS = 60;
/** Pixels above a document that begins at the top of the window. */
const GAP = 10;

interface Shown {
  readonly place: number;
  readonly block: number;
  readonly node: HTMLElement;
}

/** The documents, one under the other. Only blocks near the window are there; others are drawn when they come near. */
export function createPane(
  box: HTMLElement,
  state: State,
  events: { onMove: (place: number) => void; onError: (error: unknown) => void; onCopy: (step: number) => void },
) {
  let shown: Shown[] = [];
  let generation = 0;
  let chosen: number | undefined;
  let filling: Promise<void> | undefined;

  function draw(place: number, prepared: Prepared, block: number): Shown {
    const node = element('article', prepared.derived ? 'doc pair' : 'doc');
    node.dataset['place'] = String(place);
    node.classList.toggle('chosen', place === chosen);
    if (block === 0) node.append(heading(place, prepared));
    else node.classList.add('more');
    node.classList.toggle('goes-on', block + 2 < prepared.blocks.length);
    node.append(renderBlock(prepared, block, state.criteria, state.store.meta));
    return { place, block, node };
  }

  function heading(place: number, prepared: Prepared) {
    const { document, copy } = prepared;
    const head = element('header', 'head');
    const left = element('h2', '');
    const kind = document.isNew === true ? 'new' : copy < 0 ? `${place + 1}` : 'source';
    left.append(element('bdi', '', showDirections(document.id)), element('span', 'kind', kind));
    head.append(left);
    const chosen = document.copies[copy];
    if (chosen) {
      const right = element('h2', '');
      right.append(element('bdi', '', showDirections(chosen.id)), element('span', 'kind', chosen.name));
      if (document.copies.length > 1) {
        const group = element('span', 'copies');
        for (const [step, sign, name] of [
          [-1, '‹', 'Previous copy'],
          [1, '›', 'Next copy'],
        ] as const) {
          const button = createButton('step', () => events.onCopy(step), sign);
          button.setAttribute('aria-label', name);
          button.title = name;
          group.append(button);
        }
        group.append(element('span', 'of', `${copy + 1} of ${document.copies.length}`));
        right.append(group);
      }
      head.append(right);
    } else if (state.store.meta.copies > 0)
      head.append(element('h2', 'none', document.isNew === true ? 'made from none of the source' : 'no copy'));
    return head;
  }

  async function neighbour({ place, block }: Shown, direction: 1 | -1): Promise<Shown | undefined> {
    const own = await state.prepared(place);
    const next = block + direction;
    if (next >= 0 && next + 1 < own.blocks.length) return draw(place, own, next);
    const other = place + direction;
    if (other < 0 || other >= state.count) return undefined;
    const prepared = await state.prepared(other);
    return draw(other, prepared, direction > 0 ? 0 : prepared.blocks.length - 2);
  }

  const top = (node: HTMLElement) => node.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const bottom = (node: HTMLElement) => node.getBoundingClientRect().bottom - box.getBoundingClientRect().top;

  async function fillUp(mine: number) {
    for (let budget = MAX_BLOCKS; budget > 0; budget--) {
      const first = shown[0];
      const last = shown.at(-1);
      if (!first || !last) return;
      const height = box.clientHeight || 800;
      const wantsBelow = bottom(last.node) < height * (1 + AHEAD);
      const wantsAbove = !wantsBelow && top(first.node) > -height * AHEAD;
      if (!wantsBelow && !wantsAbove) return;
      let added = wantsBelow ? await neighbour(last, 1) : await neighbour(first, -1);
      let below = wantsBelow;
      if (!added && wantsBelow && top(first.node) > -height * AHEAD) {
        added = await neighbour(first, -1);
        below = false;
      }
      if (mine !== generation || !added) return;
      if (below) {
        shown.push(added);
        box.append(added.node);
        while (shown.length > 2 && shown[0] && bottom(shown[0].node) < -height * KEPT) dropFirst();
        while (shown.length > MAX_BLOCKS && shown[0] && bottom(shown[0].node) < 0) dropFirst();
      } else {
        const before = top(first.node);
        shown.unshift(added);
        box.prepend(added.node);
        box.scrollTop += top(first.node) - before;
        const isFar = (item: Shown | undefined) => item && top(item.node) > height * (1 + KEPT);
        while (shown.length > 2 && isFar(shown.at(-1))) shown.pop()?.node.remove();
      }
    }
  }

  function dropFirst() {
    const [gone, next] = shown;
    if (!gone || !next) return;
    const before = top(next.node);
    gone.node.remove();
    shown.shift();
    box.scrollTop += top(next.node) - before;
  }

  function fill() {
    const mine = generation;
    filling ??= fillUp(mine)
      .catch(events.onError)
      .finally(() => {
        filling = undefined;
        if (mine !== generation) void fill();
      });
    return filling;
  }

  /** The place at the top of the window. */
  function current() {
    const line = Math.min(80, box.clientHeight / 3);
    return (shown.find(({ node }) => bottom(node) > line) ?? shown[0])?.place ?? 0;
  }

  let pending = false;
  box.addEventListener('scroll', () => {
    if (pending) return;
    pending = true;
    requestAnimationFrame(() => {
      pending = false;
      events.onMove(current());
      void fill();
    });
  });
  new ResizeObserver(() => void fill()).observe(box);

  return {
    current,
    /** Shows a document from a block on. @param y how many pixels of it lie above the window */
    async show(place: number, block: number = 0, y: number = block === 0 ? -GAP : 0) {
      const mine = ++generation;
      if (state.count === 0) {
        shown = [];
        box.replaceChildren(element('p', 'empty', 'No document fits. Esc clears the search and the filters.'));
        return;
      }
      const prepared = await state.prepared(place);
      if (mine !== generation) return;
      const item = draw(place, prepared, Math.min(block, prepared.blocks.length - 2));
      shown = [item];
      box.replaceChildren(item.node);
      box.scrollTop = 0;
      await fill();
      if (mine === generation && shown.includes(item)) box.scrollTop += top(item.node) + y;
    },
    /** Whether the block is on the page. */
    has: (place: number, block: number) => shown.some((item) => item.place === place && item.block === block),
    find: (place: number, key: string) =>
      shown
        .filter((item) => item.place === place)
        .flatMap(({ node }) => [...node.querySelectorAll(`[data-k~="${key}"]`)]),
    highlight(place: number | undefined) {
      chosen = place;
      for (const item of shown) item.node.classList.toggle('chosen', item.place === place);
    },
    /** What is at the top, and how far it is scrolled: to come back to it. */
    position() {
      const place = current();
      const item = shown.find((candidate) => candidate.place === place);
      return { place, block: item?.block ?? 0, y: item ? Math.round(-top(item.node)) : 0 };
    },
    page: (direction: 1 | -1) => box.scrollBy({ top: direction * box.clientHeight * 0.85 }),
  };
}

type Pane = ReturnType<typeof createPane>;

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
    jump: async (kind: TargetKind, direction: 1 | -1) => {
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
