import { showDirections } from '../../names.ts';
import { plural } from '../../pages/format.ts';
import { byId, createList, element } from '../shared/dom.ts';
import { createJumper, createPane } from './pane.ts';
import { describeStep } from './render.ts';
import type { State } from './state.ts';
import type { Prepared, Store, TargetKind, ViewMeta } from './types.ts';

const NOUNS = { change: 'change', entity: 'entity', hit: 'hit' };

/** Where the reader is: in the list, in the documents one under the other, and at what was jumped to. */
export function createReader(
  state: State,
  events: { say: (text: string) => void; fail: (error: unknown) => void; onMove: () => void },
) {
  const { say, fail, onMove } = events;
  const { store } = state;
  const box = byId('pane', HTMLElement);
  /** The document that was chosen, until the reader scrolls. */
  let chosen: number | undefined;

  const list = createList(byId('list', HTMLElement), {
    count: () => state.count,
    fill: (place, item) => fillLine(store, state.indexAt(place), item),
    choose: (place) => void open(place),
  });
  const pane = createPane(box, state, {
    onMove: () => {
      list.select(here());
      onMove();
    },
    onError: fail,
    onCopy: (step) => void stepCopy(step > 0 ? 1 : -1),
  });
  for (const event of ['wheel', 'touchmove', 'pointerdown']) {
    box.addEventListener(event, () => choose(undefined), { passive: true });
  }
  const jumper = createJumper(state, pane, (at, kind) => {
    if (!at) {
      say(`No further ${NOUNS[kind]}.`);
      return;
    }
    choose(at.place);
    list.select(at.place);
    say(describeTarget(store.meta, at));
    onMove();
  });

  function choose(place: number | undefined) {
    chosen = place;
    pane.highlight(place);
  }
  /** The place that is looked at: of what was jumped to, of what was chosen, else at the top of the window. */
  const here = () => jumper.place() ?? chosen ?? pane.current();

  async function open(place: number, block?: number, y?: number) {
    document.body.classList.remove('drawer');
    try {
      jumper.forget();
      choose(place);
      await pane.show(place, block, y);
      list.select(place);
      onMove();
    } catch (error) {
      fail(error);
    }
  }

  /** Draws what is in sight, where it is; the document that is looked at stays chosen. */
  async function show({ place, block, y }: ReturnType<typeof pane.position>) {
    const looked = here();
    await open(place, block, y);
    choose(looked);
    list.select(looked);
  }

  async function stepCopy(step: 1 | -1) {
    if (state.count === 0) return;
    const copies = (await state.prepared(here())).document.copies.length;
    if (copies < 2) return;
    state.copy = (Math.min(state.copy, copies - 1) + step + copies) % copies;
    await show(pane.position());
  }

  return {
    list,
    pane,
    here,
    open,
    show,
    jump: jumper.jump,
    stepCopy,
    page: (direction: 1 | -1) => {
      choose(undefined);
      pane.page(direction);
    },
  };
}

export type Reader = ReturnType<typeof createReader>;

/** A line of the list. @returns what is to be waited for, where the document is not loaded yet. */
function fillLine(store: Store, index: number, item: HTMLElement) {
  const row = store.row(index);
  const counts = element('span', 'counts');
  if (row) {
    item.title = showDirections(row.id);
    counts.append(plural(row.entities, 'entity', 'entities'));
    if (row.copies > 0) counts.append(' · ', plural(row.changes, 'change'));
    if (row.copies > 1) counts.append(' · ', plural(row.copies, 'copy', 'copies'));
  }
  item.append(element('bdi', 'name', row ? item.title : '…'), counts);
  return row ? undefined : store.loadRows(index, index + 1);
}

function describeTarget(
  meta: ViewMeta,
  { prepared, kind, number, key }: { prepared: Prepared; kind: TargetKind; number: number; key: string },
) {
  const text = `${NOUNS[kind]} ${number} of ${prepared.targets[kind].length}`;
  const at = Number(key.replace(/^\D+/, ''));
  if (kind === 'change') {
    const change = prepared.document.copies[prepared.copy]?.changes[at];
    return `${text} · ${change ? describeStep(meta, change[4]) : ''}`;
  }
  const label = prepared.document.entities[at]?.[0] ?? -1;
  return kind === 'entity' ? `${text} · ${meta.labels[label]?.name ?? ''}` : text;
}
