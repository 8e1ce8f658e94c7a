import type { Placeholder } from './detect.ts';
import { isEllipsis } from './ellipsis.ts';

/** Rules of letters that something beside them speaks for: a title, a legal form, a part in the proceedings. */
const VOUCHED = new Set([
  'letter-by-cue',
  'letter-by-title',
  'letter-by-legal-form',
  'letter-by-head',
  'letters-and-legal-form',
  'letter-and-head',
  'letter-and-number',
]);

/** In a shorter text nothing is missed where there is no witness. */
const LEAST_ELEMENTS = 300;

/**
 * Tells bare letters that nothing speaks for, beside them or elsewhere: most decisions keep to one way of blacking out ("K …",
 * "K." or "K"), so in one that writes "K …" throughout the "C" of a claim is no placeholder. A witness is another bare letter
 * after "Herr" or before "GmbH", or a letter in "A-GmbH".
 *
 * @param elements text elements of the document.
 */
export function findUnvouched<P extends Placeholder & { readonly surface: string }>(
  found: readonly P[],
  elements: number,
): ReadonlySet<P> {
  if (elements < LEAST_ELEMENTS) return new Set();
  const bare = found.filter(({ surface }) => isBareLetter(surface));
  if (bare.some(({ rule }) => VOUCHED.has(rule))) return new Set();
  return new Set(bare);
}

/** "K", "K1" and "K P", and as a witness "A-GmbH"; neither "K." nor "K …". */
function isBareLetter(surface: string): boolean {
  const [first = '', second = ''] = surface.split(/\s+/u);
  return (/^\p{Lu}\d{0,2}$/u.test(first) && !isEllipsis(second)) || /^\p{Lu}-\p{L}/u.test(first);
}
