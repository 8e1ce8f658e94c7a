import type { Document } from '../../core/types.ts';
import { initialsOf } from '../../surrogates/institutions/letters.ts';
import type { Work } from './work.ts';

/** "UUP", "PDeCAT", "NSh" */
export const ABBREVIATION = /^\p{Lu}(?=[\p{L}-]*\p{Lu})[\p{L}-]{1,6}$/u;

const SHORTEST_SHORT = 2;

const LONGEST_SHORT = 3;

/** The capitals that stand for a name, of one word its first letters; `undefined` where it has too few, or they would be what they replace. */
export function abbreviate(name: string | undefined, source: string): string | undefined {
  const initials = initialsOf(name ?? '');
  const size = Math.max(SHORTEST_SHORT, Math.min(source.length, LONGEST_SHORT));
  const letters = initials.length === 1 ? (name ?? '').slice(0, size).toUpperCase() : initials;
  return letters.length < SHORTEST_SHORT || letters === source ? undefined : letters;
}

/** Of the abbreviations among what is drawn from the corpus, the mention whose initials each has: "FP = Farmers Party". */
export function abbreviatedIn({ text }: Document, work: readonly Work[]): ReadonlyMap<number, Work> {
  const found = new Map<number, Work>();
  const short = work.filter(({ mention, isAbbreviation }) => mention === undefined && isAbbreviation);
  if (short.length === 0) return found;
  const byInitials = new Map<string, Work>();
  for (const each of work) {
    const { start, end, entity } = each.segment;
    const name = text.slice(start, end);
    if (each.mention !== undefined || each.isAbbreviation || !name.includes(' ')) continue;
    const key = `${entity.label} ${initialsOf(name).toUpperCase()}`;
    if (!byInitials.has(key)) byInitials.set(key, each);
  }
  for (const { number, segment } of short) {
    const full = byInitials.get(`${segment.entity.label} ${text.slice(segment.start, segment.end).toUpperCase()}`);
    if (full !== undefined) found.set(number, full);
  }
  return found;
}
