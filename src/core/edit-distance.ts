import { unitAt } from './units.ts';

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

/**
 * Whether so many typing errors at most turn one word into the other, counted as {@link editDistance} does but for case: quick, for many words.
 */
export function isWithinErrors(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && unitAt(a, start) === unitAt(b, start)) start++;
  let end = 0;
  while (end < shorter - start && unitAt(a, a.length - 1 - end) === unitAt(b, b.length - 1 - end)) end++;
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  if (rows === 0 || columns === 0) return Math.max(rows, columns) <= most;
  if (most === 1)
    return rows === columns && (rows === 1 || (rows === 2 && a[start] === b[start + 1] && a[start + 1] === b[start]));
  // Only cells so near the diagonal can hold so few errors.
  let before: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, j) => j);
  for (let i = 1; i <= rows; i++) {
    const row = Array<number>(columns + 1).fill(most + 1);
    if (i <= most) row[0] = i;
    let least = row[0] as number;
    const letter = unitAt(a, start + i - 1);
    for (let j = Math.max(1, i - most); j <= Math.min(columns, i + most); j++) {
      const other = unitAt(b, start + j - 1);
      let errors = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (letter === other ? 0 : 1)); // prettier-ignore
      const isSwap = i > 1 && j > 1 && letter === unitAt(b, start + j - 2) && other === unitAt(a, start + i - 2);
      if (isSwap) errors = Math.min(errors, (before[j - 2] as number) + 1);
      row[j] = errors;
      least = Math.min(least, errors);
    }
    if (least > most) return false;
    [before, last] = [last, row];
  }
  return (last[columns] as number) <= most;
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
