import type { Rng } from '../core/rng.ts';

/** So many random figures. */
export function figures(count: number, rng: Rng): string {
  let text = '';
  for (let i = 0; i < count; i++) text += String(rng.int(10));
  return text;
}

/** A random number of a range, both ends included, with zeros in front up to a width. */
export function between(first: number, last: number, rng: Rng, width = 1): string {
  return String(first + rng.int(last - first + 1)).padStart(width, '0');
}
