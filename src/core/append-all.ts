/** Adds items to a list. `list.push(...items)` puts each on the stack, which some 120,000 of them overflow. */
export function appendAll<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item);
}
