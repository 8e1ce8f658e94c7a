import { obtain } from '../../core/collections.ts';
import { fold } from '../case.ts';
import type { NameLexicon } from './name-lexicon.ts';
import { type NamePart, type NameSlot, type Person, type ResolvedName, usernamePart } from './name-parts.ts';
import { isParticle, withoutSpelling } from './name-words.ts';
import type { Setting } from '../types.ts';

const RUNS = /(\d+|[^\p{L}\d]+)/u;
const SEPARATOR = /^[^\p{L}\d]/u;

const PARTICLE_LENGTHS = [2, 3, 4];
/** The fewest letters of a name that is found inside other letters. */
const INSIDE = 4;
/** The fewest letters of a name by which it is known where they are not all. */
const SHORT_FORM = 3;

/** Parts of names, each with the number of its letters that are used (0 for all). */
type Spelt = readonly (readonly [part: NamePart, letters: number])[];

/**
 * Reads user names by the names of their document: whole, or as initials; other letters and all digits are drawn. Names are looked up by their
 * letters, so that thousands of people with an address each take no time that grows with the square of their number.
 */
export class Usernames {
  private readonly named = new Map<string, NamePart[]>();
  private readonly order = new Map<NamePart, number>();
  private readonly bearers = new Map<NamePart, Person[]>();
  /** Places of persons by the first letters of each name, of which there are as many as a short form has. */
  private readonly byStart = new Map<string, number[]>();
  private readonly byInitials = new Map<string, { readonly spelt: Spelt | undefined }>();
  private readonly persons: readonly Person[];
  private readonly lexicon: NameLexicon;
  private readonly setting: Setting;

  /** @param persons which do not change any more. */
  constructor(parts: Iterable<NamePart>, persons: readonly Person[], lexicon: NameLexicon, setting: Setting) {
    this.persons = persons;
    this.lexicon = lexicon;
    this.setting = setting;
    for (const part of parts) this.add(part);
    for (const [i, person] of persons.entries())
      for (const part of new Set(person)) {
        obtain(this.bearers, part, () => []).push(person);
        obtain(this.byStart, plain(part).slice(0, SHORT_FORM), () => []).push(i);
      }
  }

  /** Tells of a part that the document has too. */
  add(part: NamePart): void {
    if (part.kind !== 'name' || this.order.has(part)) return;
    this.order.set(part, this.order.size);
    obtain(this.named, plain(part), () => []).push(part);
  }

  resolve(text: string): ResolvedName {
    const runs = this.joinParted(text.split(RUNS));
    const spellings = (key: string) => this.madeOf(key) ?? this.madeOf(withoutSpelling(key, this.setting.locale));
    // "p.roux": of several whose name begins with P the one who is called so.
    const told = runs.flatMap((run) => (run.length < 2 ? [] : (spellings(fold(run)) ?? []).map(([part]) => part)));
    const [first] = told;
    const bearers = first === undefined ? [] : (this.bearers.get(first) ?? []).filter((person) => told.every((part) => person.includes(part))); // prettier-ignore
    const slots = runs.flatMap((run): (string | NameSlot)[] => {
      if (run === '') return [];
      if (SEPARATOR.test(run)) return [run];
      const key = fold(run);
      const own = this.lexicon.word(run).casing;
      const casing = own === 'none' ? 'lower' : own;
      const slotsOf = (spelt: Spelt): NameSlot[] => spelt.map(([part, letters]) => ({ part, letters, casing, plain: true })); // prettier-ignore
      const whole = (key.length === 1 && bearers.length > 0 ? byInitial(key, bearers) : undefined) ?? spellings(key);
      // "legall" of Le Gall: the particle stays, as it does in the name.
      const lead = whole === undefined ? PARTICLE_LENGTHS.find((length) => isParticle(key.slice(0, length), true) && (spellings(key.slice(length))?.[0]?.[1] ?? 1) === 0) : undefined; // prettier-ignore
      if (lead !== undefined) return [run.slice(0, lead), ...slotsOf(spellings(key.slice(lead)) ?? [])];
      const made = whole ?? this.holding(key);
      return made === undefined ? [{ part: usernamePart(key, this.setting), letters: 0, casing: own, plain: true }] : slotsOf(made); // prettier-ignore
    });
    return { slots, weak: true };
  }

  /** "m.le.roy" of Leroy: what stands apart and is a name together is one run. */
  private joinParted(runs: readonly string[]): readonly string[] {
    return runs.reduce<string[]>((joined, run) => {
      const [first = '', separator = ''] = joined.slice(-2);
      const isParted = SEPARATOR.test(separator) && first.length > 1 && run.length > 1 && this.named.has(fold(first + run)) && !this.named.has(fold(run)); // prettier-ignore
      return isParted ? [...joined.slice(0, -2), first + run] : [...joined, run];
    }, []);
  }

  /** The parts that spell a folded stretch. */
  private madeOf(key: string): Spelt | undefined {
    if (key.length === 1) return obtain(this.byInitials, key, () => ({ spelt: byInitial(key, this.persons) })).spelt;
    const [whole] = this.named.get(key) ?? [];
    if (whole !== undefined) return [[whole, 0]];
    for (const place of this.placesIn(key)) {
      const spelt = spell(key, this.persons[place] ?? []);
      if (spelt !== undefined) return spelt;
    }
    return key.length === 2 ? obtain(this.byInitials, key, () => ({ spelt: byTwoInitials(key, this.persons) })).spelt : undefined; // prettier-ignore
  }

  /** The places of those persons, in order, of whom a name may stand in a stretch as more than its initial. */
  private placesIn(key: string): readonly number[] {
    const places = new Set<number>();
    for (let at = 0; at < key.length; at++)
      for (let length = 1; length <= SHORT_FORM && at + length <= key.length; length++)
        for (const place of this.byStart.get(key.slice(at, at + length)) ?? []) places.add(place);
    return [...places].toSorted((a, b) => a - b);
  }

  /** A stretch in which a name stands among other letters ("drsuarez", "pierresoft"): the longest, and what is left beside it likewise. */
  private holding(key: string): Spelt | undefined {
    const longest = this.longestIn(key);
    if (longest === undefined) return undefined;
    const at = key.indexOf(plain(longest));
    const rest = (piece: string): Spelt =>
      piece === '' ? [] : (this.madeOf(piece) ?? this.holding(piece) ?? [[usernamePart(piece, this.setting), 0]]);
    return [...rest(key.slice(0, at)), [longest, 0], ...rest(key.slice(at + plain(longest).length))];
  }

  private longestIn(key: string): NamePart | undefined {
    for (let { length } = key; length >= SHORT_FORM; length--) {
      const found: NamePart[] = [];
      for (let at = 0; at + length <= key.length; at++)
        found.push(...(this.named.get(key.slice(at, at + length)) ?? []).filter((part) => length >= INSIDE || this.isBehindInitial(key, part))); // prettier-ignore
      const [first] = found.toSorted((a, b) => (this.order.get(a) ?? 0) - (this.order.get(b) ?? 0));
      if (first !== undefined) return first;
    }
    return undefined;
  }

  /** "fgleeradiology" of Frank Lee: behind an initial of its bearer a shorter name is no chance. */
  private isBehindInitial(key: string, part: NamePart): boolean {
    const at = key.indexOf(plain(part));
    if (at < 1 || at > 2) return false;
    return (this.bearers.get(part) ?? []).some((person) => person.some((other) => other !== part && plain(other).startsWith(key.charAt(0)))); // prettier-ignore
  }
}

/** The one name of the persons that begins with a letter. */
function byInitial(key: string, persons: readonly Person[]): Spelt | undefined {
  const named = new Set(persons.flatMap((person) => person.filter((part) => plain(part).startsWith(key))));
  const [only] = named;
  return named.size === 1 && only !== undefined ? [[only, 1]] : undefined;
}

/** "ap" of the one person of the document who begins so. */
function byTwoInitials(key: string, persons: readonly Person[]): Spelt | undefined {
  const pairs = persons.flatMap((person) => {
    const [first, last] = [person[0], person.at(-1)];
    if (first === undefined || last === undefined || first === last) return [];
    return plain(first).startsWith(key.charAt(0)) && plain(last).startsWith(key.charAt(1)) ? [[first, last] as const] : []; // prettier-ignore
  });
  const [own] = pairs;
  if (own === undefined || pairs.some(([first, last]) => first !== own[0] || last !== own[1])) return undefined;
  return [[own[0], 1], [own[1], 1]]; // prettier-ignore
}

/** Reads a stretch as names of one person, each whole, cut short or its first letter; one of them must be more than that. */
function spell(key: string, person: Person, used: readonly NamePart[] = []): Spelt | undefined {
  if (key === '') return [];
  for (const part of person) {
    if (used.includes(part)) continue;
    const name = plain(part);
    let shared = 0;
    while (shared < key.length && shared < name.length && key[shared] === name[shared]) shared++;
    for (const length of new Set([shared, 1])) {
      if (length > shared || (length < SHORT_FORM && length !== 1 && length !== name.length)) continue;
      const rest = spell(key.slice(length), person, [...used, part]);
      if (rest === undefined) continue;
      const spelt = [[part, length === name.length ? 0 : length] as const, ...rest];
      if (used.length > 0 || spelt.some(([, letters]) => letters === 0 || letters >= SHORT_FORM)) return spelt;
    }
  }
  return undefined;
}

const plain = (part: NamePart): string => part.key.replaceAll("'", '');
