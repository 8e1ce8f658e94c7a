import { obtain } from '../../../core/collections.ts';
import { createCounter } from '../../../core/counter.ts';
import type { Document, Entity } from '../../../core/types.ts';
import type { TraceFinding } from './values.ts';

export interface Shifted {
  /** Days by which all dates of a document may have been moved: several where day and month may stand in either order. */
  readonly shifts: readonly number[];
  readonly owner: string;
  readonly finding: TraceFinding;
}

/** So many people's documents moved alike, and this share of all, are no draws. */
const FEWEST = 10;
const SHARE = 0.5;

/**
 * Dates of all documents that were moved by as many days: whoever knows one day of one patient knows all days of all.
 *
 * @param daysOf the days that a mention may tell, by their keys.
 */
export function createShifts(daysOf: (doc: Document, entity: Entity) => readonly string[]) {
  const counter = createCounter(() => ({ dated: 0, kept: [] as Shifted[] }));
  return {
    /** @param partners by mention of the copy, that of the source. */
    add(source: Document, copy: Document, partners: ReadonlyMap<Entity, Entity>): void {
      let shifts: readonly number[] | undefined;
      let first: readonly [Entity, Entity] | undefined;
      // One document after the other: what tells how its days are read is remembered of the last one.
      const befores = Array.from(partners.values(), (own) => daysOf(source, own).flatMap(dayNumber));
      const afters = Array.from(partners.keys(), (mention) => daysOf(copy, mention).flatMap(dayNumber));
      for (const [i, [mention, own]] of [...partners].entries()) {
        const [before, after] = [befores[i] ?? [], afters[i] ?? []];
        if (before.length === 0 || after.length === 0) continue;
        const differences = new Set(after.flatMap((day) => before.map((other) => day - other)));
        shifts = shifts === undefined ? [...differences] : shifts.filter((shift) => differences.has(shift));
        first ??= [mention, own];
      }
      if (shifts === undefined || first === undefined) return;
      const { counts } = counter;
      counts.dated++;
      const [{ start, end, label }, { id: entity }] = first;
      const finding = { document: copy.id, start, end, label, disguise: 'moved by as many days as all', labelled: true, source: source.id, entity }; // prettier-ignore
      const owner = JSON.stringify(source.meta?.['patient'] ?? source.id);
      shifts = shifts.filter((shift) => shift !== 0);
      if (shifts.length > 0) counts.kept.push({ shifts, owner, finding });
    },
    take: counter.take,
    merge: counter.merge,
    telling(): readonly TraceFinding[] {
      const { dated, kept } = counter.counts;
      const owners = new Map<number, Set<string>>();
      for (const { shifts, owner } of kept)
        for (const shift of shifts) obtain(owners, shift, () => new Set<string>()).add(owner);
      const [most] = [...owners].toSorted((a, b) => b[1].size - a[1].size);
      if (most === undefined || most[1].size < FEWEST) return [];
      const found = kept.flatMap(({ shifts, finding }) => (shifts.includes(most[0]) ? [finding] : []));
      return found.length >= SHARE * dated ? found : [];
    },
  };
}

/** A day by its key, counted; months without a day are none. */
export function dayNumber(key: string): readonly number[] {
  const [, year, month, day] = /^(\d+)-(\d+)-(\d+)$/.exec(key) ?? [];
  return day === undefined ? [] : [Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000];
}
