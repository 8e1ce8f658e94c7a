import type { Document } from '../../core/types.ts';
import { PACKS } from '../../languages/index.ts';
import { elementsOf } from '../../taggers/sensitivity/elements.ts';

/** Kinds of elements that are not sensitive, the first that fits. */
export const ELEMENT_KINDS = {
  role: 'A word for a role',
  name: 'Found by the tagger of names',
  number: 'With a digit',
  capital: 'Other in capitals',
  other: 'Other',
} as const;

export type ElementKind = keyof typeof ELEMENT_KINDS;

function kindOf(text: string, isNamed: boolean): ElementKind {
  if (PACKS.some(({ placeholders }) => placeholders?.roles.test(text))) return 'role';
  if (isNamed) return 'name';
  if (/\d/.test(text)) return 'number';
  return /^[^\p{L}]*\p{Lu}/u.test(text) ? 'capital' : 'other';
}

/**
 * What the elements that are not sensitive are, as shares of those that are chosen (Schamberger 2019, §7.3).
 *
 * @param named the same documents with what a tagger of names found.
 * @param isChosen is asked with the number of the element, counted through all documents.
 */
export function kindShares(
  documents: readonly Document[],
  named: readonly Document[],
  isChosen: (number: number) => boolean = () => true,
): Readonly<Record<ElementKind, number>> {
  const counts: Record<ElementKind, number> = { role: 0, name: 0, number: 0, capital: 0, other: 0 };
  let [all, number] = [0, 0];
  documents.forEach((doc, d) => {
    const names = elementsOf(named[d] as Document);
    elementsOf(doc).forEach(({ text, sensitive }, e) => {
      if (!isChosen(number++) || sensitive) return;
      counts[kindOf(text, names[e]?.sensitive === true)]++;
      all++;
    });
  });
  const shares = Object.entries(counts).map(([kind, count]) => [kind, all === 0 ? 0 : count / all]);
  return Object.fromEntries(shares) as Record<ElementKind, number>;
}
