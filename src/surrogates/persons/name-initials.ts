import type { NameRole } from './name-lexicon.ts';
import type { NamePart, Person } from './name-parts.ts';

/** The initials of a mention, and the name parts that it writes out. */
export interface Initials {
  /** Folded letters, in order. */
  readonly letters: readonly string[];
  readonly roles: readonly NameRole[];
  readonly known: readonly NamePart[];
}

/**
 * The parts that initials stand for, in order; empty where no name of the document explains them, or more than one does.
 *
 * @param parts all parts of the document, for a lone initial: a family name rather than a given one, unless its label says.
 */
export function explainInitials(
  initials: Initials,
  persons: readonly Person[],
  parts: Iterable<NamePart>,
): readonly NamePart[] {
  const { letters, roles, known } = initials;
  const lone = known.length === 0;
  let found: readonly NamePart[] | undefined;
  for (const person of persons) {
    const match = matchInitials(person, initials, !lone || letters.length === 1);
    if (match === undefined) continue;
    if (found !== undefined && match.some((part, i) => part !== found?.[i])) return [];
    found = match;
  }
  if (found !== undefined || !lone || letters.length > 1) return found ?? [];
  const candidates = [...parts].filter((part) => part.kind === 'name' && part.key.startsWith(letters[0] as string));
  const fitting = candidates.filter((part) => part.role === roles[0]);
  const only = fitting.length > 0 ? fitting : candidates;
  return only.length === 1 ? only : [];
}

function matchInitials(person: Person, { letters, roles, known }: Initials, byRole: boolean): NamePart[] | undefined {
  for (const part of known) if (!person.includes(part)) return undefined;
  const match: NamePart[] = [];
  for (let i = 0; i < letters.length; i++) {
    const part = person.find(
      (each) =>
        each.key.startsWith(letters[i] as string) &&
        (!byRole || each.role === roles[i]) &&
        !known.includes(each) &&
        !match.includes(each),
    );
    if (part === undefined) return undefined;
    match.push(part);
  }
  return match;
}
