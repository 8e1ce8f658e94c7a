import type { Band, DrawFilter, Gender, Partition } from '../resources/gazetteer.ts';
import type { Rng } from '../core/rng.ts';
import { fold, type Casing } from './case.ts';
import { announcedRole, titleGender } from './name-words.ts';
import { lexiconFor, type NameLexicon, type NameRole, type Word } from './name-lexicon.ts';
import { isLetter, parseName, type Group, type Parse, type Piece } from './name-parse.ts';
import { assignRoles, type RoleHints } from './name-roles.ts';
import type { Mention, Setting } from './types.ts';

/** A name part of the document, drawn once and used wherever it occurs. */
export interface NamePart {
  readonly role: NameRole;
  /** `letter`: an initial that no name of the document explains. `shape`: drawn letter by letter. */
  readonly kind: 'name' | 'letter' | 'han' | 'shape' | 'username';
  readonly key: string;
  readonly filter: DrawFilter;
  /** "Mc" and the like, kept by drawing among names that have it. */
  readonly prefix: string | undefined;
}

/** A place in a mention that a part fills. */
export interface NameSlot {
  readonly part: number;
  readonly casing: Casing;
  /** Only its first letters, of an initial or an abbreviation ("Th."); 0 for all of it. */
  readonly letters: number;
  /** Without accents and apostrophes, as in user names. */
  readonly plain: boolean;
}

/** How a mention is written: what is kept, and what is filled. */
export interface ResolvedName {
  readonly slots: readonly (string | NameSlot)[];
  /** True where nothing but initials, or nothing at all, is filled, so that the surrogate may come out as the source. */
  readonly weak: boolean;
}

type Surroundings = Pick<RoleHints, 'fixed' | 'announced' | 'titled'>;

interface Person {
  readonly parts: readonly number[];
}

interface Pending {
  readonly text: string;
  readonly mention: Mention;
  readonly pieces: readonly Piece[];
  readonly groups: readonly Group[];
  /** For each group the role of each unit, once known. */
  readonly roles: (readonly NameRole[])[];
}

/** What a document's names are: one for each document, shared by its copies. */
export interface NameState {
  readonly lexicon: NameLexicon;
  readonly parts: NamePart[];
  /** By type group and text. */
  readonly resolved: Map<string, ResolvedName>;
  /** All folded name parts of the document. */
  readonly sourceKeys: ReadonlySet<string>;
  /** The surrogates of the parts under the scope last asked for: a memory of a computation, nothing more. */
  drawn: { readonly scope: Rng; readonly values: readonly string[] } | undefined;
}

/** Mentions of one text are one name, but a text labelled as a given name is read as such. */
export function nameKey(mention: Mention): string {
  const { type } = mention;
  const group = type === 'given-name' ? 'g' : type === 'family-name' ? 'f' : type === 'username' ? 'u' : 'p';
  return group + mention.text;
}

/** Reads all names of a document: first those that explain themselves, then lone parts, then initials and user names. */
export function studyNames(mentions: readonly Mention[], setting: Setting): NameState {
  const locale = setting.locale.startsWith('zh') ? 'en' : setting.locale;
  const lexicon = lexiconFor(setting.gazetteers, locale);
  const study = new NameStudy(lexicon, setting);
  for (const mention of mentions) study.add(mention);
  return study.finish();
}

class NameStudy {
  private readonly lexicon: NameLexicon;
  private readonly setting: Setting;
  private readonly spanish: boolean;
  private readonly parts: NamePart[] = [];
  private readonly partIndex = new Map<string, number>();
  private readonly sourceKeys = new Set<string>();
  private readonly resolved = new Map<string, ResolvedName>();
  private readonly pending = new Map<string, Pending>();
  private readonly evidence = new Map<string, NameRole>();
  private readonly genders = new Map<string, Gender>();
  private readonly persons: Person[] = [];

  constructor(lexicon: NameLexicon, setting: Setting) {
    this.lexicon = lexicon;
    this.setting = setting;
    this.spanish = lexicon.locale.startsWith('es') || lexicon.locale.startsWith('ca');
  }

  add(mention: Mention): void {
    const key = nameKey(mention);
    if (this.pending.has(key)) return;
    const { pieces, groups } = mention.type === 'username' ? NOTHING : parseName(mention.text, this.lexicon);
    const roles: (readonly NameRole[])[] = [];
    for (const group of groups) roles.push(this.firstReading(mention, pieces, group));
    this.pending.set(key, { text: mention.text, mention, pieces, groups, roles });
  }

  finish(): NameState {
    for (const pending of this.pending.values()) this.readLoneParts(pending);
    for (const pending of this.pending.values()) this.collect(pending);
    for (const [key, pending] of this.pending) {
      const reading = pending.mention.type === 'username' ? this.writeUsername(pending) : this.writeName(pending);
      this.resolved.set(key, reading);
    }
    const { lexicon, parts, resolved, sourceKeys } = this;
    return { lexicon, parts, resolved, sourceKeys, drawn: undefined };
  }

  /** Roles as far as the mention itself tells; empty for a lone part. What it tells is kept as evidence for lone parts. */
  private firstReading(mention: Mention, pieces: readonly Piece[], group: Group): readonly NameRole[] {
    const fixed = mention.type === 'given-name' || mention.type === 'family-name' ? mention.type : undefined;
    const names = group.units.filter((unit) => unit.kind !== 'initials');
    const word = (index: number): Word => pieces[index]?.word as Word;
    for (const unit of names) {
      for (const index of unit.pieces) {
        this.sourceKeys.add(word(index).key);
        const signs = unit.kind === 'han' ? [...word(index).text] : [];
        if (signs.length > 2) this.evidence.set(signs.slice(this.surnameLength(signs)).join(''), 'given-name');
      }
    }
    const announced = announcedRole(mention.before);
    const unsure = names.some((unit) => unit.pieces.some((index) => word(index).gender === 'u'));
    const gender = unsure ? this.genderOfTitles(mention, group) : 'u';
    if (fixed === undefined && names.length < 2 && !group.inverted && announced === undefined) {
      if (gender !== 'u')
        for (const unit of names) for (const index of unit.pieces) this.noteGender(word(index), gender);
      return [];
    }
    const roles = this.rolesOf(group, pieces, { fixed, announced, titled: false });
    group.units.forEach((unit, i) => {
      if (unit.kind === 'initials') return;
      for (const index of unit.pieces) {
        const role = roles[i] as NameRole;
        if (!this.evidence.has(word(index).key)) this.evidence.set(word(index).key, role);
        if (role === 'given-name') this.noteGender(word(index), gender);
      }
    });
    return roles;
  }

  /** The roles that a group has by itself and its surroundings, computed once for each kind of surroundings. */
  private rolesOf(group: Group, pieces: readonly Piece[], around: Surroundings): readonly NameRole[] {
    const id = `${around.fixed} ${around.announced} ${around.titled}`;
    let roles = group.roles.get(id);
    if (roles === undefined) {
      roles = assignRoles(group, pieces, { ...around, spanish: this.spanish, evidence: NO_EVIDENCE });
      group.roles.set(id, roles);
    }
    return roles;
  }

  private readLoneParts(pending: Pending): void {
    const { mention, pieces, groups } = pending;
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g] as Group;
      if ((pending.roles[g] as readonly NameRole[]).length > 0) continue;
      const titled = group.titles.length > 0 || genderOfWordBefore(mention.before, this.lexicon.locale) !== undefined;
      const around = { fixed: undefined, announced: undefined, titled };
      const { evidence, spanish } = this;
      const known = group.units.some((unit) => unit.pieces.some((i) => evidence.has(pieces[i]?.word?.key ?? '')));
      pending.roles[g] = known
        ? assignRoles(group, pieces, { ...around, spanish, evidence })
        : this.rolesOf(group, pieces, around);
    }
  }

  /** Registers the name parts of a mention and, where it has both a given and a family name, the person. */
  private collect(pending: Pending): void {
    pending.groups.forEach((group, g) => {
      const roles = pending.roles[g] as readonly NameRole[];
      const given: number[] = [];
      const family: number[] = [];
      group.units.forEach((unit, i) => {
        if (unit.kind === 'initials' || unit.kind === 'han') return;
        for (const index of unit.pieces) {
          const role = roles[i] as NameRole;
          (role === 'given-name' ? given : family).push(this.namePart(pending.pieces[index]?.word as Word, role));
        }
      });
      if (given.length > 0 && family.length > 0) this.persons.push({ parts: [...given, ...family] });
    });
  }

  private writeName(pending: Pending): ResolvedName {
    const slots: (string | NameSlot | NameSlot[])[] = pending.pieces.map(({ text }) => text);
    let weak = true;
    pending.groups.forEach((group, g) => {
      const roles = pending.roles[g] as readonly NameRole[];
      const explained = group.units.some((unit) => unit.kind === 'initials')
        ? this.explainInitials(pending, group, roles)
        : [];
      const caps = group.units.some((unit) => unit.pieces.some((i) => pending.pieces[i]?.word?.casing === 'upper'));
      let initial = 0;
      group.units.forEach((unit, i) => {
        const role = roles[i] as NameRole;
        for (const index of unit.pieces) {
          const word = pending.pieces[index]?.word as Word;
          if (unit.kind === 'initials') {
            slots[index] = [...word.text].map((letter) => this.initialSlot(letter, explained[initial++]));
            continue;
          }
          weak = false;
          if (unit.kind === 'han') slots[index] = this.hanSlots(word);
          else
            slots[index] = {
              part: this.namePart(word, role),
              casing: ownCasing(word, caps),
              letters: isAbbreviation(word, pending.pieces[index + 1]) ? word.text.length : 0,
              plain: false,
            };
        }
      });
    });
    return { slots: slots.flat(), weak };
  }

  private initialSlot(letter: string, part: number | undefined): NameSlot {
    const casing: Casing = letter === letter.toLowerCase() ? 'lower' : 'upper';
    const key = fold(letter);
    const from = part ?? this.intern({ role: 'given-name', kind: 'letter', key, filter: NO_FILTER, prefix: undefined });
    return { part: from, casing, letters: 1, plain: false };
  }

  /**
   * The parts that the initials of a group stand for, in order; `undefined` for each that no name of the document, or more
   * than one, explains.
   */
  private explainInitials(pending: Pending, group: Group, roles: readonly NameRole[]): (number | undefined)[] {
    const letters: string[] = [];
    const wanted: (NameRole | undefined)[] = [];
    const known = new Set<number>();
    group.units.forEach((unit, i) => {
      for (const index of unit.pieces) {
        const word = pending.pieces[index]?.word as Word;
        if (unit.kind === 'initials') for (const letter of word.key) (letters.push(letter), wanted.push(roles[i]));
        else if (unit.kind === 'name') known.add(this.namePart(word, roles[i] as NameRole));
      }
    });
    const lone = known.size === 0;
    let found: number[] | undefined;
    for (const { parts } of this.persons) {
      const match = this.matchInitials(parts, known, letters, lone && letters.length > 1 ? undefined : wanted);
      if (match === undefined) continue;
      if (found !== undefined && found.join() !== match.join()) return [];
      found = match;
    }
    if (found !== undefined || !lone || letters.length > 1) return found ?? [];
    const candidates = this.parts.flatMap((part, i) =>
      part.kind === 'name' && part.role === wanted[0] && part.key.startsWith(letters[0] as string) ? [i] : [],
    );
    return candidates.length === 1 ? candidates : [];
  }

  private matchInitials(
    parts: readonly number[],
    known: ReadonlySet<number>,
    letters: readonly string[],
    wanted: readonly (NameRole | undefined)[] | undefined,
  ): number[] | undefined {
    for (const part of known) if (!parts.includes(part)) return undefined;
    const match: number[] = [];
    for (let i = 0; i < letters.length; i++) {
      const part = parts.find((candidate) => {
        const { key, role } = this.parts[candidate] as NamePart;
        if (known.has(candidate) || match.includes(candidate) || !key.startsWith(letters[i] as string)) return false;
        return wanted === undefined || role === wanted[i];
      });
      if (part === undefined) return undefined;
      match.push(part);
    }
    return match;
  }

  /** A Han name is its surname, of one sign or two, and a given name. */
  private hanSlots(word: Word): NameSlot[] {
    const signs = [...word.text];
    const surname = signs.length === 2 && this.evidence.get(word.key) === 'given-name' ? 0 : this.surnameLength(signs);
    if (signs.length > 4) return [this.plainSlot(this.hanPart('given-name', word.text, 'shape'))];
    const slots: NameSlot[] = [];
    const family = signs.slice(0, surname).join('');
    const given = signs.slice(surname).join('');
    if (family !== '') slots.push(this.plainSlot(this.hanPart('family-name', family, 'han')));
    if (given !== '') slots.push(this.plainSlot(this.hanPart('given-name', given, 'han')));
    return slots;
  }

  private surnameLength(signs: readonly string[]): number {
    if (signs.length < 3) return 1;
    const surnames = this.setting.gazetteers.list('zh-TW', 'family-names');
    return signs.length === 4 || surnames?.find(signs.slice(0, 2).join('')) !== undefined ? 2 : 1;
  }

  private hanPart(role: NameRole, key: string, kind: 'han' | 'shape'): number {
    const gender = this.setting.gazetteers.list('zh-TW', 'given-names')?.find(key)?.gender ?? 'u';
    const filter = filterFor(this.setting, role === 'given-name' ? gender : 'u', undefined);
    return this.intern({ role, kind, key, filter, prefix: undefined });
  }

  private plainSlot(part: number): NameSlot {
    return { part, casing: 'none', letters: 0, plain: false };
  }

  /** A user name is made of name parts of the document, whole or as initials; other letters and all digits are drawn. */
  private writeUsername(pending: Pending): ResolvedName {
    const slots = pending.text.split(/(\d+|[^\p{L}\d]+)/u).flatMap((run): (string | NameSlot)[] => {
      if (run === '') return [];
      const key = fold(run);
      const casing = this.lexicon.word(run).casing;
      if (/^[^\p{L}\d]/u.test(run)) return [run];
      const made = this.madeOf(key);
      if (made !== undefined) {
        return made.map(({ part, initial }) => ({
          part,
          letters: initial ? 1 : 0,
          casing: casing === 'none' ? 'lower' : casing,
          plain: true,
        }));
      }
      const kind = key.length > 3 && !/\d/.test(run) ? 'username' : 'shape';
      const filter = filterFor(this.setting, 'u', 1);
      const part = this.intern({ role: 'username', kind, key, filter, prefix: undefined });
      return [{ part, letters: 0, casing, plain: true }];
    });
    return { slots, weak: true };
  }

  private madeOf(key: string): { part: number; initial: boolean }[] | undefined {
    for (let part = 0; part < this.parts.length; part++) {
      if (this.plainKey(part) === key && this.parts[part]?.kind === 'name') return [{ part, initial: false }];
    }
    if (key.length === 1) {
      const named = this.persons.flatMap(({ parts }) => parts.filter((part) => this.plainKey(part).startsWith(key)));
      return new Set(named).size === 1 ? [{ part: named[0] as number, initial: true }] : undefined;
    }
    for (const { parts } of this.persons) {
      for (const first of parts) {
        for (const second of parts) {
          if (first === second) continue;
          const [a, b] = [this.plainKey(first), this.plainKey(second)];
          for (const [x, y] of [
            [false, false],
            [true, false],
            [false, true],
          ] as const) {
            if ((x ? a.charAt(0) : a) + (y ? b.charAt(0) : b) !== key) continue;
            return [{ part: first, initial: x }, { part: second, initial: y }]; // prettier-ignore
          }
        }
      }
    }
    return undefined;
  }

  private plainKey(part: number): string {
    return (this.parts[part] as NamePart).key.replaceAll("'", '');
  }

  private namePart(word: Word, role: NameRole): number {
    const kind = word.kind === 'foreign' ? 'shape' : 'name';
    const id = `${role} ${kind} ${word.key}`;
    const known = this.partIndex.get(id);
    if (known !== undefined) return known;
    const prefix = role === 'family-name' ? /^(?:Mc|Mac|O['’]|D['’])(?=\p{Lu})/u.exec(word.text)?.[0] : undefined;
    const given = role === 'given-name';
    const gender = !given ? 'u' : word.gender === 'u' ? (this.genders.get(word.key) ?? 'u') : word.gender;
    const filter = filterFor(this.setting, gender, (given ? word.given : word.family) ?? 2);
    return this.intern({ role, kind, key: word.key, filter, prefix: prefix?.replace('’', "'") }, id);
  }

  private intern(part: NamePart, id = `${part.role} ${part.kind} ${part.key}`): number {
    let index = this.partIndex.get(id);
    if (index === undefined) {
      index = this.parts.length;
      this.parts.push(part);
      this.partIndex.set(id, index);
    }
    return index;
  }

  private genderOfTitles(mention: Mention, group: Group): Gender {
    for (const title of group.titles) if (title.gender !== 'u') return title.gender;
    return genderOfWordBefore(mention.before, this.lexicon.locale) ?? 'u';
  }

  private noteGender(word: Word, gender: Gender): void {
    if (gender !== 'u' && !this.genders.has(word.key)) this.genders.set(word.key, gender);
  }
}

const NO_EVIDENCE: ReadonlyMap<string, NameRole> = new Map();
const NO_FILTER: DrawFilter = {};
const NOTHING: Parse = { pieces: [], groups: [] };
const FILTERS = new Map<Partition, DrawFilter[]>();
const GENDERS: readonly Gender[] = ['u', 'f', 'm'];

/** One object for each combination, so that a document with a thousand names does not hold a thousand filters. */
function filterFor(setting: Setting, gender: Gender, band: Band | undefined): DrawFilter {
  let filters = FILTERS.get(setting.partition);
  if (filters === undefined) FILTERS.set(setting.partition, (filters = []));
  const id = GENDERS.indexOf(gender) * 4 + (band ?? 3);
  filters[id] ??= {
    partition: setting.partition,
    ...(gender === 'u' ? {} : { gender }),
    // Names in Latin script are replaced word by word; Han names are cut to length.
    ...(band === undefined ? {} : { band, tokens: 1 }),
  };
  return filters[id];
}

/** The gender that the word of address right before a mention tells, `u` for "Dr."; `undefined` where there is none. */
function genderOfWordBefore(before: string, locale: string): Gender | undefined {
  let end = before.length;
  while (end > 0 && (before[end - 1] === ' ' || before[end - 1] === '.')) end--;
  let start = end;
  while (start > 0 && isLetter(before, start - 1)) start--;
  return start === end || end - start > 12 ? undefined : titleGender(fold(before.slice(start, end)), locale);
}

/** "Th." and the like stand for a name of which they are the first letters. */
function isAbbreviation(word: Word, next: Piece | undefined): boolean {
  if (word.text.length > 3 || word.casing !== 'title' || next?.text.startsWith('.') !== true) return false;
  return word.given === undefined && word.family === undefined;
}

/** A single letter is written as the words around it: upper in "LIND E". */
function ownCasing(word: Word, caps: boolean): Casing {
  return word.casing === 'title' && word.key.length === 1 && caps ? 'upper' : word.casing;
}
