import { appendAll } from './collections.ts';

/** Counts in one thread what is merged in another. */
export interface Counter<Counts> {
  /** The counts since the last call, as structured-cloneable data; here they begin anew. */
  readonly take: () => Counts;
  /** @param more counts of documents that come after those counted here; they are left as they are. */
  readonly merge: (more: Counts) => void;
}

/**
 * A counter whose whole state is one object: `take` hands it on and puts a new one in its place, so that no field of it can be forgotten.
 *
 * @param begin the counts of nothing.
 * @param merge adds later counts to earlier ones.
 */
export function createCounter<Counts extends object>(
  begin: () => Counts,
  merge: (counts: Counts, more: Counts) => void = addCounts,
): Counter<Counts> & {
  /** What they are now: after `take` another object. */
  readonly counts: Counts;
} {
  let counts = begin();
  return {
    get counts() {
      return counts;
    },
    take() {
      const taken = counts;
      counts = begin();
      return taken;
    },
    merge: (more) => merge(counts, more),
  };
}

/** Several counters as one, of which some may be absent. */
export function joinCounters<Counts extends object>(counters: {
  readonly [Key in keyof Counts]: Counter<Counts[Key]> | undefined;
}): Counter<Counts> {
  const keys = Object.keys(counters) as (keyof Counts)[];
  return {
    take: () => Object.fromEntries(keys.map((key) => [key, counters[key]?.take()])) as Counts,
    merge(more) {
      for (const key of keys) counters[key]?.merge(more[key]);
    },
  };
}

/** The first items of a list that may be very long, and how many came after them. Plain data, so that {@link addCounts} can add it. */
export interface CappedList<Item> {
  readonly most: number;
  readonly items: Item[];
  leftOut: number;
}

export function createCappedList<Item>(most: number): CappedList<Item> {
  return { most, items: [], leftOut: 0 };
}

export function addCapped<Item>(list: CappedList<Item>, item: Item): void {
  if (list.items.length < list.most) list.items.push(item);
  else list.leftOut++;
}

const isCapped = (value: object): value is CappedList<unknown> => 'most' in value && 'leftOut' in value;

/**
 * Adds counts to others of the same shape: numbers are summed, sets united, lists appended to, maps and objects added key by key. What is counted by
 * label or word is in maps: names of fields are the program's own.
 */
export function addCounts<Counts extends object>(counts: Counts, more: Counts): void {
  if (counts instanceof Set) for (const item of more as Set<unknown>) counts.add(item);
  else if (counts instanceof Map)
    for (const [key, value] of more as Map<unknown, unknown>) counts.set(key, sumOf(counts.get(key), value));
  else if (Array.isArray(counts)) appendAll(counts, more as unknown[]);
  else if (isCapped(counts)) {
    const { items, leftOut } = more as CappedList<unknown>;
    for (const item of items) addCapped(counts, item);
    counts.leftOut += leftOut;
  } else for (const key of Object.keys(more) as (keyof Counts)[]) counts[key] = sumOf(counts[key], more[key]) as never;
}

/** What was not counted yet is copied: it stays the other's to change. */
function sumOf(own: unknown, more: unknown): unknown {
  if (typeof more === 'number') return ((own as number | undefined) ?? 0) + more;
  if (typeof more !== 'object' || more === null) return own ?? more;
  const sum = (own as object | undefined) ?? noneOf(more);
  addCounts(sum, more);
  return sum;
}

function noneOf(counts: object): object {
  if (counts instanceof Set) return new Set();
  if (counts instanceof Map) return new Map();
  if (Array.isArray(counts)) return [];
  return isCapped(counts) ? createCappedList(counts.most) : {};
}
