/** Adds items to a list. `list.push(...items)` puts each on the stack, which some 120,000 of them overflow. */
export function appendAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}

/** The index of the first item for which the test no longer holds, in a list where it holds for the first items and for no other. */
export function lowerBound<T>(items: ArrayLike<T>, isBefore: (item: T, index: number) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(items[middle] as T, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What a table has under a key, and nothing that it inherits: labels, fields and words may be called `constructor` or
 * `__proto__`.
 */
export function ownValue<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** What a map has by a key; where it has nothing, what is created is put there. */
export function obtain<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  create: () => NoInfer<Value>,
): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = create()));
  return value;
}

/** Adds to what is counted under a key. */
export function addCount<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Lists in lists deeper than this are nothing that anybody wrote; what walks through them would overflow the stack. */
export const MOST_DEPTH = 100;

/** Whether a parsed value has lists and objects in one another deeper than {@link MOST_DEPTH}. */
export function isTooDeep(value: unknown, left = MOST_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (left === 0) return true;
  for (const inner of Object.values(value)) if (isTooDeep(inner, left - 1)) return true;
  return false;
}

/** The value, or `undefined` where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same entries in the order of their keys. */
export function sortKeys<Value>(table: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The sum of two accounts of the same shape, such as those of two parts of a corpus: numbers are added, words are the same in both. */
export function addAccounts<Account extends object>(one: Account, other: Account): Account {
  const sum = new Map<string, unknown>(Object.entries(one));
  for (const [key, value] of Object.entries(other)) {
    const own = sum.get(key);
    if (typeof own === 'number') sum.set(key, own + (value as number));
    else sum.set(key, typeof own === 'object' && own !== null ? addAccounts(own, value as object) : (own ?? value));
  }
  return Object.fromEntries(sum) as Account;
}
