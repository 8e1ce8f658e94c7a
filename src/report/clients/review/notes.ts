import type { Filter, ReviewMeta, ReviewRow } from './types.ts';
import { shortName, showDirections } from '../../names.ts';
import { formatCount, plural } from '../../pages/format.ts';
import { byId, element, createList } from '../shared/dom.ts';

const FITS: Record<Filter, (row: ReviewRow) => boolean> = {
  '': () => true,
  open: (row) => !row.done,
  done: (row) => row.done,
  proposed: (row) => row.proposed > 0,
  entities: (row) => row.entities > 0,
  plain: (row) => row.entities === 0,
};

/** The notes: which are listed, which is shown, how many are done. */
export function createNotes(meta: ReviewMeta, rows: ReviewRow[], onChoose: (place: number) => unknown) {
  const which = byId('which', HTMLSelectElement);
  const label = byId('label', HTMLSelectElement);
  const found = byId('found', HTMLElement);
  const progress = byId('progress', HTMLProgressElement);
  const told = byId('told', HTMLElement);
  let current = -1;
  let done = rows.filter((row) => row.done).length;
  let listed: number[] = [];
  const list = createList(byId('list', HTMLElement), {
    count: () => listed.length,
    fill,
    choose: (at) => onChoose(listed[at] ?? 0),
  });
  for (const { name } of meta.labels) label.append(new Option(shortName(name), name));

  function fill(at: number, item: HTMLElement) {
    const row = rows[listed[at] ?? -1];
    if (!row) return undefined;
    item.title = showDirections(row.id);
    item.classList.toggle('is-done', row.done);
    const name = element('bdi', 'name', item.title);
    const entities = plural(row.entities, 'entity', 'entities');
    const counts = element('span', 'counts', row.proposed > 0 ? `${entities} · ${row.proposed} proposed` : entities);
    const tick = element('span', 'tick', row.done ? '✓' : '');
    if (row.done) tick.setAttribute('aria-label', 'done');
    item.append(name, counts, tick);
    return undefined;
  }

  function isListed(row: ReviewRow) {
    return FITS[which.value as Filter](row) && (label.value === '' || row.labels.includes(label.value));
  }

  function sift() {
    listed = [...rows.keys()].filter((place) => {
      const row = rows[place];
      return row && isListed(row);
    });
    const some = listed.length === rows.length ? '' : `${formatCount(listed.length)} of `;
    found.textContent = `${some}${formatCount(rows.length)}`;
    tell();
    list.select(listed.indexOf(current));
  }

  function tell() {
    progress.max = Math.max(1, rows.length);
    progress.value = done;
    told.textContent = `${formatCount(done)} of ${formatCount(rows.length)} done`;
  }

  which.addEventListener('change', sift);
  label.addEventListener('change', sift);
  sift();

  return {
    list,
    /** The next note listed, in a direction; undefined where there is none. */
    neighbour(direction: 1 | -1) {
      return direction > 0 ? listed.find((place) => place > current) : listed.findLast((place) => place < current);
    },
    /** The next one of those listed that is not done, from the current one on and then from the first. */
    nextOpen() {
      const open = listed.filter((place) => place !== current && rows[place] && !rows[place].done);
      return open.find((place) => place > current) ?? open[0];
    },
    placeOf: (id: string) => rows.findIndex((row) => row.id === id),
    isAllDone: () => done === rows.length,
    select(place: number) {
      current = place;
      list.select(listed.indexOf(place));
    },
    update(changes: readonly (readonly [number, ReviewRow])[]) {
      for (const [place, row] of changes) {
        done += Number(row.done) - Number(rows[place]?.done ?? false);
        rows[place] = row;
      }
      // A note that no longer fits stays listed while it is looked at: it does not vanish under the hand.
      const kept = listed;
      if (changes.every(([place, row]) => place === current || isListed(row) === kept.includes(place))) {
        tell();
        list.draw();
      } else sift();
    },
    focusFilter: () => which.focus(),
  };
}

export type Notes = ReturnType<typeof createNotes>;
