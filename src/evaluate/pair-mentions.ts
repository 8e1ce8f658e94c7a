import { overlap } from '../core/document.ts';
import type { CharSpan, Entity } from '../core/types.ts';

/** Whether two mentions cover the same characters: fragment by fragment, where they are discontinuous. */
export function samePlace(a: Entity, b: Entity): boolean {
  if (a.start !== b.start || a.end !== b.end) return false;
  const own = a.fragments ?? [a];
  const others = b.fragments ?? [b];
  return own.length === others.length && own.every(({ start, end }, i) => sameSpan({ start, end }, others[i]));
}

function sameSpan(a: CharSpan, b: CharSpan | undefined): boolean {
  return a.start === b?.start && a.end === b.end;
}

/** How many characters (UTF-16 units) a mention has, gaps left out. */
export function lengthOf(entity: Entity): number {
  return (entity.fragments ?? [entity]).reduce((sum, { start, end }) => sum + end - start, 0);
}

/** How many characters two mentions share. */
export function sharedLength(a: Entity, b: Entity): number {
  let shared = 0;
  for (const x of a.fragments ?? [a]) {
    for (const y of b.fragments ?? [b]) shared += Math.max(0, Math.min(x.end, y.end) - Math.max(x.start, y.start));
  }
  return shared;
}

/**
 * For each predicted mention, in order, the gold mentions (their indices, in order) that share a character with it. Both
 * sorted by start.
 */
export function findOverlaps(gold: readonly Entity[], predicted: readonly Entity[]): number[][] {
  // The furthest end among the first mentions up to each one: those before `from` all end before the predicted one starts.
  const reach: number[] = [];
  for (const { end } of gold) reach.push(Math.max(reach.at(-1) ?? 0, end));
  let from = 0;
  return predicted.map((mention) => {
    while (from < gold.length && (reach[from] as number) <= mention.start) from++;
    const found: number[] = [];
    for (let i = from; i < gold.length && (gold[i] as Entity).start < mention.end; i++) {
      if (overlap(gold[i] as Entity, mention)) found.push(i);
    }
    return found;
  });
}

/**
 * Pairs mentions that overlap and match, one to one, as many as possible. Returns for each gold mention the index of its
 * predicted one, or −1. Both sorted by start.
 *
 * @param further predicted mentions, also sorted, that come after the others: with them every gold mention that had a
 *   partner has one still. Their indices go on from those of the others.
 */
export function pairOverlapping(
  gold: readonly Entity[],
  predicted: readonly Entity[],
  match: (predicted: Entity, gold: Entity) => boolean,
  further: readonly Entity[] = [],
): Int32Array {
  const candidatesOf = (mentions: readonly Entity[]) =>
    findOverlaps(gold, mentions).map((overlaps, p) =>
      overlaps.filter((g) => match(mentions[p] as Entity, gold[g] as Entity)),
    );
  return pairMost([...candidatesOf(predicted), ...candidatesOf(further)], gold.length);
}

/**
 * A largest set of pairs in which nobody stands twice (by augmenting paths). Returns for each gold mention the index of its
 * predicted one, or −1.
 *
 * @param candidates for each predicted mention the gold ones that it may be paired with.
 */
export function pairMost(candidates: readonly (readonly number[])[], golds: number): Int32Array {
  const partner = new Int32Array(golds).fill(-1);
  const given = new Int32Array(candidates.length).fill(-1);
  const askedBy = new Int32Array(golds);
  const askedFor = new Int32Array(golds).fill(-1);
  for (let first = 0; first < candidates.length; first++) {
    const asking = [first];
    let free = -1;
    for (let i = 0; i < asking.length && free < 0; i++) {
      const one = asking[i] as number;
      for (const gold of candidates[one] as readonly number[]) {
        if (askedFor[gold] === first) continue;
        askedFor[gold] = first;
        askedBy[gold] = one;
        if (partner[gold] === -1) {
          free = gold;
          break;
        }
        asking.push(partner[gold] as number);
      }
    }
    // Along the path each takes the gold mention that it asked for and leaves its old one to who asked it.
    while (free >= 0) {
      const one = askedBy[free] as number;
      const old = given[one] as number;
      partner[free] = one;
      given[one] = free;
      free = old;
    }
  }
  return partner;
}
