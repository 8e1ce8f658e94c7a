/**
 * How many letters must be put in, taken out, changed or swapped with their neighbour to turn one name into the other; the case
 * of a letter does not count.
 */
export function editDistance(a: string, b: string): number {
  const [from, to] = [[...a.toLowerCase()], [...b.toLowerCase()]];
  let before: number[] = [];
  let last = to.map((_, j) => j).concat(to.length);
  from.forEach((letter, i) => {
    const row = [i + 1];
    to.forEach((other, j) => {
      const isSwap = i > 0 && j > 0 && letter === to[j - 1] && other === from[i - 1];
      row.push(
        Math.min(
          (last[j + 1] as number) + 1,
          (row[j] as number) + 1,
          (last[j] as number) + (letter === other ? 0 : 1),
          isSwap ? (before[j - 1] as number) + 1 : Infinity,
        ),
      );
    });
    [before, last] = [last, row];
  });
  return last[to.length] as number;
}

/** Whether two words differ by one typing error at most: quick, for many words. */
export function isOneErrorApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  if (shorter - start - end > 2) return false;
  return editDistance(a.slice(start, a.length - end), b.slice(start, b.length - end)) <= 1;
}

/** The name that is most like another, and of several the first of the alphabet; `undefined` where there are none. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const one of [...known].toSorted()) {
    const distance = editDistance(name, one) + (one.toLowerCase() === name.toLowerCase() ? 0 : 0.5);
    if (best === undefined || distance < best.distance) best = { name: one, distance };
  }
  return best?.name;
}
