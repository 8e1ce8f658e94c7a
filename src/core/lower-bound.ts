/** The index of the first item for which the test no longer holds, in a list where it holds for the first items and for no other. */
export function lowerBound<T>(items: readonly T[], isBefore: (item: T, index: number) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(items[middle] as T, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
