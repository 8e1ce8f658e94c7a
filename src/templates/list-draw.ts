import type { Rng } from '../core/rng.ts';
import type { Partition } from '../resources/gazetteer.ts';
import { partitionOf } from '../resources/gazetteer-list.ts';
import type { TemplateList, TemplateSet } from './plan.ts';

/** Draws entries of a list without repeating one until all were drawn. */
export interface ListDraw {
  /** @param drawn the indices drawn before; it is added to, and emptied when all were drawn. */
  draw(rng: Rng, drawn: number[]): string;
}

/** Draws that hit an entry drawn before, until the next free entry is taken instead. */
const TRIES = 12;

/**
 * @param partition labelled lists give the entries of this share only, as gazetteers do; a list with none in it gives all.
 */
export function listDraw(set: TemplateSet, name: string, partition: Partition): ListDraw {
  const list = set.lists.get(name) as TemplateList;
  let draws = known.get(list);
  if (draws === undefined) known.set(list, (draws = new Map()));
  let draw = draws.get(partition);
  if (draw === undefined) draws.set(partition, (draw = createListDraw(list, partition)));
  return draw;
}

/** Many slots draw from one list. */
const known = new WeakMap<TemplateList, Map<Partition, ListDraw>>();

function createListDraw(list: TemplateList, partition: Partition): ListDraw {
  const all = list.entries.map((_, i) => i);
  const share = (entry: number): boolean => partitionOf(list.entries[entry] as string) === partition;
  const held = partition === 'all' || !list.isLabelled ? all : all.filter(share);
  const pool = held.length === 0 ? all : held;
  const entries = pool.map((i) => list.entries[i] as string);
  const { weights } = list;
  const limits: number[] = [];
  if (weights !== undefined) for (const i of pool) limits.push((limits.at(-1) ?? 0) + (weights[i] as number));
  const total = limits.at(-1) ?? 0;
  const pick = (rng: Rng): number => {
    if (weights === undefined) return rng.int(entries.length);
    const point = rng.float() * total;
    let low = 0;
    let high = limits.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (point < (limits[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    draw(rng, drawn) {
      if (drawn.length >= entries.length) drawn.length = 0;
      let at = pick(rng);
      for (let i = 0; i < TRIES && drawn.includes(at); i++) at = pick(rng);
      while (drawn.includes(at)) at = (at + 1) % entries.length;
      drawn.push(at);
      return entries[at] as string;
    },
  };
}
