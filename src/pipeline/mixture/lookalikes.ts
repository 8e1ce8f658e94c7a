import { addCount, obtain } from '../../core/collections.ts';
import type { LabelCensus } from './label-census.ts';

/** Which of some labels a corpus gives to what looks like a text; `undefined` where it does not tell. */
export type Lookalikes = (text: string, labels: readonly string[]) => { readonly label: string } | undefined;

/** Different texts of one form, and the share of them that has the label: fewer are exceptions. */
const LEAST = 3;
const MOST_OF_THEM = 0.9;

/** A text without letters, such as a postcode, in zeros and signs. */
const formOf = (text: string) =>
  /\p{L}/u.test(text) || !/\p{N}/u.test(text) ? undefined : text.replace(/\p{N}/gu, '0');

/**
 * Tells labels by the form of numbers. A scheme without a label of its own for postcodes may have them as places, as parts of addresses or not
 * at all: its mentions show it.
 */
export function createLookalikes(census: Pick<LabelCensus, 'mentions' | 'textsOf'>): Lookalikes {
  const counts = new Map<string, Map<string, number>>();
  for (const label of census.mentions.keys()) {
    for (const text of census.textsOf(label)) {
      const form = formOf(text);
      if (form !== undefined)
        addCount(
          obtain(counts, form, () => new Map()),
          label,
        );
    }
  }
  return (text, among) => {
    const form = formOf(text);
    const labels = form === undefined ? undefined : counts.get(form);
    const found = among.map((label) => ({ label, count: labels?.get(label) ?? 0 }));
    const all = found.reduce((sum, { count }) => sum + count, 0);
    const { label, count } = found.toSorted((a, b) => b.count - a.count)[0] ?? { label: '', count: 0 };
    return count >= LEAST && count >= MOST_OF_THEM * all ? { label } : undefined;
  };
}
