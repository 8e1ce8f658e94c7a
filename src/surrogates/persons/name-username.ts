import { fold } from '../case.ts';
import type { NameLexicon } from './name-lexicon.ts';
import { usernamePart, type NamePart, type NameSlot, type Person, type ResolvedName } from './name-parts.ts';
import type { Setting } from '../types.ts';

const RUNS = /(\d+|[^\p{L}\d]+)/u;
const SEPARATOR = /^[^\p{L}\d]/u;

/** A user name is made of name parts of the document, whole or as initials; other letters and all digits are drawn. */
export function resolveUsername(
  text: string,
  parts: ReadonlySet<NamePart>,
  persons: readonly Person[],
  lexicon: NameLexicon,
  setting: Setting,
): ResolvedName {
  const slots = text.split(RUNS).flatMap((run): (string | NameSlot)[] => {
    if (run === '') return [];
    if (SEPARATOR.test(run)) return [run];
    const key = fold(run);
    const own = lexicon.word(run).casing;
    const made = madeOf(key, parts, persons);
    if (made === undefined) return [{ part: usernamePart(key, setting), letters: 0, casing: own, plain: true }];
    const casing = own === 'none' ? 'lower' : own;
    return made.map(([part, letters]) => ({ part, letters, casing, plain: true }));
  });
  return { slots, weak: true };
}

/** The parts that spell a folded stretch, each with the number of its letters used (0 for all). */
function madeOf(
  key: string,
  parts: ReadonlySet<NamePart>,
  persons: readonly Person[],
): readonly (readonly [NamePart, number])[] | undefined {
  for (const part of parts) if (part.kind === 'name' && plain(part) === key) return [[part, 0]];
  if (key.length === 1) {
    const named = new Set(persons.flatMap((person) => person.filter((part) => plain(part).startsWith(key))));
    const [only] = named;
    return named.size === 1 && only !== undefined ? [[only, 1]] : undefined;
  }
  for (const person of persons) {
    for (const first of person) {
      for (const second of person) {
        if (first === second) continue;
        const [a, b] = [plain(first), plain(second)];
        if (a + b === key) return [[first, 0], [second, 0]]; // prettier-ignore
        if (a.charAt(0) + b === key) return [[first, 1], [second, 0]]; // prettier-ignore
        if (a + b.charAt(0) === key) return [[first, 0], [second, 1]]; // prettier-ignore
      }
    }
  }
  return undefined;
}

function plain(part: NamePart): string {
  return part.key.replaceAll("'", '');
}
