import { memoise } from '../../core/caches.ts';
import { obtain } from '../../core/collections.ts';
import { hasWord } from '../../core/has-word.ts';
import { DEFAULT_LOCALE, isUndetermined, regionOf } from '../../languages/locale.ts';
import { packOf } from '../../languages/index.ts';
import type { Names } from '../../languages/pack.ts';
import type { Rng } from '../../core/rng.ts';
import type { GazetteerList, Gender, Partition } from '../../resources/gazetteer.ts';
import { fold, type Casing } from '../case.ts';
import {
  epithetPart,
  explainInitials,
  hanPart,
  letterPart,
  partAbroad,
  partBehind,
  partBehindGiven,
  partStore,
  romanisedPart,
  idOfHalf,
  isSecondHalf,
  wordPart,
  type NamePart,
  type NameSlot,
  type Person,
  type ResolvedName,
} from './name-parts.ts';
import { Usernames } from './usernames.ts';
import {
  findIn,
  lexiconFor,
  listOfOrigin,
  UNLISTED,
  type Home,
  type NameLexicon,
  type NameRole,
  type Origin,
  type Word,
} from './name-lexicon.ts';
import { isLetter, parseName, type Owning, type Group, type Parse, type Piece, type Unit } from './name-parse.ts';
import { assignRoles, type RoleHints, romanisedRoles } from './name-roles.ts';
import { familySigns } from './unlisted-names.ts';
import { peoplesOf } from '../peoples.ts';
import { announcedRole, behindParticles, hanLocaleOf, kinGender, latinLocale, titleGender } from './name-words.ts';
import type { Draw, Mention, Setting } from '../types.ts';

/** What a document's names are: one for each document, shared by its copies. */
export interface NameState {
  readonly lexicon: NameLexicon;
  /** In the order of their first mention. */
  readonly parts: ReadonlySet<NamePart>;
  /** By `nameKey`. */
  readonly resolved: ReadonlyMap<string, ResolvedName>;
  /** All folded name parts of the document. */
  readonly sourceKeys: ReadonlySet<string>;
  /** The surrogates of the parts under the scopes last asked for: a memory of a computation, nothing more. */
  drawn: readonly { readonly scope: Rng; readonly nations: Draw['nations']; readonly values: ReadonlyMap<NamePart, string> }[]; // prettier-ignore
}

type Surroundings = Pick<RoleHints, 'fixed' | 'announced' | 'titled' | 'sex'>;

interface Pending {
  readonly mention: Mention;
  readonly pieces: readonly Piece[];
  readonly groups: readonly Group[];
  /** For each group the role of each unit; empty until known. */
  readonly roles: (readonly NameRole[])[];
}

/** Mentions of one text are one name, but a text labelled as a given name is read as such. */
export function nameKey({ type, text }: Mention): string {
  if (type === 'given-name') return `g${text}`;
  return type === 'family-name' ? `f${text}` : type === 'username' ? `u${text}` : `p${text}`;
}

/** Whether a user name is made of names of the document. */
export function isMadeOfNames(user: Mention, { resolved }: NameState): boolean {
  const slots = resolved.get(nameKey(user))?.slots ?? [];
  return slots.some((slot) => typeof slot !== 'string' && slot.part.role !== 'username');
}

/** Reads all names of a document: first those that explain themselves, then lone parts, then initials and user names. */
export function studyNames(mentions: readonly Mention[], setting: Setting): NameState {
  const lexicon = lexiconFor(setting.gazetteers, latinLocale(setting.locale));
  const study = new NameStudy(lexicon, setting);
  study.notice(mentions);
  for (const mention of mentions) study.add(mention);
  return study.finish();
}

class NameStudy {
  private readonly lexicon: NameLexicon;
  private readonly setting: Setting;
  private readonly spanish: boolean;
  private readonly own: Names;
  private readonly store: object;
  private readonly parts = new Set<NamePart>();
  /** Parts that are the document's own: letters, Han names, and names whose gender a title tells. */
  private ownParts: Map<string, NamePart> | undefined;
  private readonly sourceKeys = new Set<string>();
  private readonly pending = new Map<string, Pending>();
  private readonly evidence = new Map<string, NameRole>();
  private genders: Map<string, Gender> | undefined;
  /** Those of which the ending alone makes a sex likely. */
  private guessed: Set<string> | undefined;
  /** Those of which what stands further on in the sentence tells it, which may be said of somebody else. */
  private aheads: Set<string> | undefined;
  /** Particles of another language by the folded family name that they stand before. */
  private particles: Map<string, string> | undefined;
  /** The languages of the names of people from abroad, by their folded words. */
  private origins: Map<string, Origin> | undefined;
  /** Where people came from whose given name tells it, by their family name that no list has: "Habib Qvorkhis". */
  private guests: Map<string, string> | undefined;
  /** Names of no origin that is told. */
  private strange: { readonly given: string | undefined; readonly families: readonly string[]; readonly keys: readonly string[] }[] | undefined; // prettier-ignore
  /** Folded words of Chinese names in Latin letters. */
  private readonly romanised = new Set<string>();
  private readonly romanFamilies: GazetteerList | undefined;
  private readonly persons: Person[] = [];
  private last: Mention | undefined;
  /** The language of the people of which the text tells the last one to be. */
  private told: string | undefined;
  /** Whether the text calls people by their given names. */
  private familiar = false;
  /** Whether it calls them by their family names. */
  private formal = false;
  /** Texts of mentions that are in no genitive. */
  private readonly free = new Set<string>();
  /** Words of all names in small letters: "Norman Reed" tells of no Normans. */
  private readonly ofNames = new Set<string>();
  /** The last words of all mentions: "Quvins" is that of "Quvin". */
  private readonly lastWords = new Set<string>();
  /** Folded names of saints. */
  private readonly saints = new Set<string>();
  /** Folded given names of those who reign, with their sex. */
  private readonly rulers = new Map<string, 'f' | 'm'>();
  /** By folded names of antiquity that stand alone, those in place of which they may stand. */
  private readonly ancients = new Map<string, readonly string[]>();
  /** Folded words of the names of people of times past. */
  private readonly former = new Set<string>();
  /** Folded last two words of longer names: "vaz teles". */
  private readonly ends = new Set<string>();
  /** By folded words behind a given name and a particle that are of it, others of these, and by nicknames other such: "Maria da Conceição Lopes", "Rui «Tigre» Lopes". */
  private readonly devotions = new Map<string, readonly string[]>();
  /** Keys of given and family names that stand side by side. */
  private readonly pairs: (readonly [string, string])[] = [];

  constructor(lexicon: NameLexicon, setting: Setting) {
    this.lexicon = lexicon;
    this.setting = setting;
    this.store = partStore(lexicon);
    this.romanFamilies = setting.gazetteers.list(setting.locale, 'roman-family');
    this.own = packOf(lexicon.locale)?.names ?? {};
    this.spanish = packOf(lexicon.locale)?.names?.twoSurnames === true;
  }

  add(mention: Mention): void {
    const key = nameKey(mention);
    const { last } = this;
    if (last !== undefined && isOtherPart(last, mention)) this.pairs.push([nameKey(last), key]);
    const isJoined = this.told !== undefined && last !== undefined && JOINT.test(mention.before.slice(last.entity.end - mention.entity.start)); // prettier-ignore
    this.told = originAround(mention, this.lexicon.locale) ?? (isJoined ? this.told : undefined);
    this.last = mention;
    const known = this.pending.get(key);
    if (known !== undefined) {
      this.noteTold(known);
      this.noteGenderAgain(known, mention);
      return;
    }
    const { pieces, groups } =
      mention.type === 'username' ? NOTHING : parseName(mention.text, this.lexicon, this.mayOwn(mention));
    this.noteTold({ pieces, groups });
    const roles: (readonly NameRole[])[] = [];
    for (const group of groups) roles.push(this.firstReading(mention, pieces, group));
    this.pending.set(key, { mention, pieces, groups, roles });
  }

  finish(): NameState {
    const { lexicon, parts, persons, sourceKeys, pending, setting } = this;
    // "Sen. Lind" tells what "Lind" is.
    for (const each of pending.values()) if (each.groups.some(({ titles }) => titles.length > 0)) this.readLoneParts(each); // prettier-ignore
    this.readManner();
    for (const each of pending.values()) this.readLoneParts(each);
    this.findHomes();
    const collected = new Map<string, readonly NamePart[]>();
    for (const [key, each] of pending) collected.set(key, this.collect(each));
    for (const each of pending.values()) this.collectInitialled(each);
    for (const pair of this.pairs) persons.push(pair.flatMap((key) => collected.get(key) ?? []));
    const resolved = new Map<string, ResolvedName>();
    let usernames: Usernames | undefined;
    for (const [key, each] of pending) {
      const { type, text } = each.mention;
      const name = type === 'username' ? (usernames ??= new Usernames(parts, persons, lexicon, setting)).resolve(text) : this.resolveOnce(each); // prettier-ignore
      for (const slot of name.slots)
        if (typeof slot !== 'string') {
          parts.add(slot.part);
          usernames?.add(slot.part);
        }
      resolved.set(key, name);
    }
    return { lexicon, parts, resolved, sourceKeys, drawn: [] };
  }

  /** Strange names are of a people of which several others of the document are. */
  private findHomes(): void {
    if (this.strange === undefined || this.origins === undefined) return;
    const names = new Map<string, Home[]>();
    for (const origin of this.origins.values()) obtain(names, `${origin.code} ${origin.people}`, () => []).push(origin);
    const told = new Set([...names.values()].flatMap(([home, , ...more]) => (more.length > 0 && home ? [home] : [])));
    if (told.size === 0) return;
    for (const { given, families, keys } of this.strange) {
      const home = this.lexicon.homeAmong(told, given, families);
      if (home !== undefined && keys.every((key) => this.origins?.has(key) !== true)) this.setOrigin(keys, { ...home, isTold: false }); // prettier-ignore
    }
  }

  /** "la enfermera Pilar": a usual given name that is hardly a family name. */
  private isGivenAlone(pieces: readonly Piece[], { units, titles }: Group): boolean {
    const [index, ...more] = units[0]?.pieces ?? [];
    if (index === undefined || more.length > 0 || titles.length > 0) return false;
    const { given, family = 2 } = wordAt(pieces, index);
    return given === 0 && family === 2;
  }

  /** Roles as far as the mention itself tells; empty for a lone part. What it tells is kept as evidence for lone parts. */
  private firstReading(mention: Mention, pieces: readonly Piece[], group: Group): readonly NameRole[] {
    const fixed = mention.type === 'given-name' || mention.type === 'family-name' ? mention.type : undefined;
    // "En Lind" who is "Jordi Lind" too is called by his family name.
    const isNamed = () => this.evidence.get(wordAt(pieces, group.units[0]?.pieces[0] ?? 0).key) !== 'family-name';
    const isCalled = group.numbered || genderOfKin(mention.before, this.lexicon.locale) !== undefined || (this.own.called?.test(mention.before) === true && isNamed()); // prettier-ignore
    const isGiven =
      (this.own.givenAfter?.test(mention.before) === true && group.titles.length === 0) || // but "Liebe [Frau Lind]"
      (group.units.length === 1 && group.titles.length === 0 && (isCalled || this.isBornOtherwise(mention)));
    const isFamily =
      group.units.length === 1 &&
      !this.isGivenAlone(pieces, group) &&
      (this.own.familyAfter?.test(mention.before) === true || this.own.familyBefore?.test(mention.after) === true);
    const told = announcedRole(mention.before);
    const announced =
      (group.units.length > 1 || told !== 'family-first' ? told : undefined) ??
      (isFamily || this.isEnd(pieces, group) ? 'family-name' : isGiven ? 'given-name' : undefined);
    let names = 0;
    let unsure = false;
    for (const unit of group.units) {
      if (unit.kind === 'initials' || unit.kind === 'epithet') continue;
      names++;
      this.noteParticles(pieces, unit.pieces[0] as number);
      this.noteNickname(pieces, unit.pieces[0] as number);
      if (unit === group.units[1] && group.units.length > 2) this.noteDevotion(pieces, unit.pieces[0] as number);
      for (const index of unit.pieces) {
        const word = wordAt(pieces, index);
        this.sourceKeys.add(word.key);
        unsure ||= word.gender === 'u';
        if (unit.kind === 'han') this.noteHan(word);
      }
    }
    const said = this.genderSaid(mention, group);
    const around = unsure || this.own.overruled === true ? this.genderAround(mention, group) : said;
    const lone = fixed === undefined && names < 2 && !group.inverted && announced === undefined;
    const chinese = this.romanFamilies && romanisedRoles(group, pieces, this.romanFamilies);
    if (chinese) {
      for (const { pieces: own } of group.units) for (const index of own) this.romanised.add(wordAt(pieces, index).key);
    }
    const sex = this.spanish && names === 2 && announced === undefined ? this.genderAround(mention, group) : 'u';
    const titled = this.spanish && names === 2 && genderOfWordBefore(mention.before, this.lexicon.locale) !== undefined;
    const read = lone ? [] : (chinese ?? this.rolesOf(group, pieces, { fixed, announced, titled, sex }));
    const roles = chinese ? read : this.noteOrigin(group, pieces, read, mention);
    const gender = this.genderOf(group, pieces, roles, around, mention);
    const first = pieces[group.units[roles.indexOf('given-name')]?.pieces[0] ?? -1]?.word?.gender ?? 'u';
    for (let i = 0; i < group.units.length; i++) {
      const unit = group.units[i] as Unit;
      if (unit.kind === 'initials' || unit.kind === 'epithet') continue;
      for (const index of unit.pieces) {
        const word = wordAt(pieces, index);
        const role = roles[i];
        if (role === 'family-name') {
          this.noteSex(word, gender === 'u' ? first : gender);
          // Hector Delgado, who is "Hector" later, is nobody of old.
          if ((word.family ?? 2) < 2) for (const at of group.units[roles.indexOf('given-name')]?.pieces ?? []) this.ancients.delete(wordAt(pieces, at).key); // prettier-ignore
        }
        if (role !== undefined && !this.evidence.has(word.key)) this.evidence.set(word.key, role);
        const isFirst = names === 1 || (role === 'given-name' && i === roles.indexOf('given-name'));
        const isOpen = word.gender === 'u' || (word.gender !== gender && (this.own.overruled === true || (isFirst && said === gender))); // prettier-ignore
        if (gender !== 'u' && isOpen && role !== 'family-name') this.noteGender(word, gender);
      }
    }
    return roles;
  }

  /** "Dr. Vaz Teles", who is "Rui Vaz Teles" elsewhere: two family names, whatever the first might be. */
  private isEnd(pieces: readonly Piece[], { units }: Group): boolean {
    const [first, second, more] = units.flatMap(({ pieces: own }) => own.map((index) => wordAt(pieces, index)));
    if (first === undefined || second === undefined || more !== undefined) return false;
    return this.ends.has(`${first.key} ${second.key}`) && (first.family ?? UNLISTED) < (first.given ?? UNLISTED);
  }

  /** Of a given name of which neither lists nor its first mention tell the sex, a later one may. */
  private noteGenderAgain({ pieces, groups: [group], roles: [roles] }: Pending, mention: Mention): void {
    const at = roles?.indexOf('given-name') ?? -1;
    const index = at < 0 ? undefined : group?.units[at]?.pieces[0];
    const word = index === undefined ? undefined : pieces[index]?.word;
    if (group === undefined || word?.gender !== 'u' || (this.genders?.has(word.key) === true && this.guessed?.has(word.key) !== true)) return; // prettier-ignore
    const around = this.genderAround(mention, group);
    const gender = around === 'u' ? genderAhead(mention, this.own) : around;
    if (gender === 'u') return;
    this.guessed?.delete(word.key);
    (this.genders ??= new Map()).set(word.key, gender);
  }

  /** "Wibke, geb. Kranz": what is no family name of the lists is who was born with another. */
  private isBornOtherwise({ text, after }: Mention): boolean {
    return this.own.givenBefore?.test(after) === true && this.lexicon.word(text).family === undefined;
  }

  /** The roles that a group has by itself and its surroundings, computed once for each kind of surroundings. */
  private rolesOf(group: Group, pieces: readonly Piece[], around: Surroundings): readonly NameRole[] {
    const id = `${around.fixed} ${around.announced} ${around.titled} ${around.sex}`;
    let roles = group.roles.get(id);
    if (roles === undefined) {
      roles = assignRoles(group, pieces, {
        ...around,
        spanish: this.spanish,
        familyFirst: this.own.familyFirst,
        calledByGiven: this.own.calledByGiven,
        evidence: NO_EVIDENCE,
      });
      group.roles.set(id, roles);
    }
    return roles;
  }

  /** Whether the names that stand alone without a title, as far as lists and fuller mentions tell what they are, are given names, and whether they are family names. */
  private readManner(): void {
    const told = [...this.pending.values()].flatMap(({ mention: { type, before }, pieces, groups: [group, more] }) => {
      const word = type === 'username' || more ? undefined : this.loneWord(group, pieces, before);
      if (word === undefined) return [];
      const { key, given = 3, family = 3 } = word;
      const listed = given < family ? 'given-name' : family < 2 ? (given === 3 ? 'family-name' : 'either') : [];
      return this.evidence.get(key) ?? listed;
    });
    this.familiar = told.length > 0 && told.every((role) => role === 'given-name');
    this.formal = told.includes('family-name') && !told.includes('given-name');
  }

  /** The only word of a mention, which stands without a title; rulers and saints are called by given names in any text. */
  private loneWord(group: Group | undefined, pieces: readonly Piece[], before: string): Word | undefined {
    const [unit, more] = group?.units ?? [];
    if (group?.numbered === true || this.own.givenAfter?.test(before) === true) return undefined;
    if (unit?.kind !== 'name' || more !== undefined || pieces.filter(({ word }) => word).length > 1) return undefined;
    return genderOfWordBefore(before, this.lexicon.locale) === undefined ? wordAt(pieces, unit.pieces[0] as number) : undefined; // prettier-ignore
  }

  private readLoneParts({ mention, pieces, groups, roles }: Pending): void {
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g] as Group;
      if ((roles[g] as readonly NameRole[]).length > 0) continue;
      const { evidence, spanish } = this;
      const titled = group.titles.length > 0 || genderOfWordBefore(mention.before, this.lexicon.locale) !== undefined;
      const known = group.units.some((unit) => unit.pieces.some((index) => evidence.has(wordAt(pieces, index).key)));
      const lone = (this.familiar || this.formal) && !known ? this.loneWord(group, pieces, mention.before) : undefined;
      // "Paisley": whom others would call by the one name as well as by the other.
      const isFamily = this.formal && (lone?.family ?? 3) <= (lone?.given ?? -1);
      const isUnlisted = this.familiar && lone !== undefined && lone.given === undefined && lone.family === undefined && !lone.familyAbroad; // prettier-ignore
      const around = {
        fixed: undefined,
        announced: isUnlisted ? ('given-name' as const) : isFamily ? ('family-name' as const) : undefined,
        titled,
        sex: 'u' as const,
      };
      const own = known ? assignRoles(group, pieces, { ...around, spanish, familyFirst: this.own.familyFirst, calledByGiven: this.own.calledByGiven, evidence }) : this.rolesOf(group, pieces, around); // prettier-ignore
      roles[g] = own;
      for (const [i, { pieces: [index] }] of group.titles.length > 0 ? group.units.entries() : []) if (index !== undefined && own[i] === 'family-name') this.evidence.set(wordAt(pieces, index).key, 'family-name'); // prettier-ignore
      this.noteHome(mention, group, pieces, own[0]);
      const gender = isUnlisted ? this.genderOf(group, pieces, own, 'u', mention) : 'u';
      if (lone !== undefined && gender !== 'u') this.noteGender(lone, gender);
    }
  }

  /** One name by itself of which the lists know little is of the people that its line tells. */
  private noteHome(
    { line, before }: Mention,
    group: Group,
    pieces: readonly Piece[],
    role: NameRole | undefined,
  ): void {
    const only = onlyFamily(group, pieces, role) ?? this.loneWord(group, pieces, before);
    const key = only?.key ?? '';
    const own = only === undefined ? undefined : role === 'given-name' ? this.lexicon.homeHere(key, []) : this.lexicon.homeHere(undefined, [key]); // prettier-ignore
    if (own !== undefined && this.origins?.has(key) !== true) return this.setOrigin([key], own);
    const lone = line === undefined || this.own.homes === undefined ? undefined : this.loneWord(group, pieces, before);
    const word = lone ?? (this.own.homes === undefined ? undefined : onlyFamily(group, pieces, role));
    if (word === undefined || line === undefined || this.origins?.has(word.key) === true) return;
    const [given, families] = role === 'given-name' ? [word.key, []] : [undefined, [word.key]];
    if (this.lexicon.isOfOwnEnding(given, families)) return;
    const homes = this.homesTold(line);
    if (homes.size === 0 && ((word.given ?? 2) < 2 || (word.family ?? 2) < 2)) return;
    const told = homes.size === 0 ? undefined : this.lexicon.homeAmong(homes, given, families);
    const home = told ?? (given === undefined ? this.lexicon.homeOfFamily(undefined, word.key) : undefined);
    if (home !== undefined) this.setOrigin([word.key], home);
    else (this.strange ??= []).push({ given, families, keys: [word.key] });
  }

  /** Registers the name parts of a mention and, where it has both a given and a family name, the person. */
  private collect({ pieces, groups, roles }: Pending): readonly NamePart[] {
    const all: NamePart[] = [];
    for (let g = 0; g < groups.length; g++) {
      const given: NamePart[] = [];
      const family: NamePart[] = [];
      const { units } = groups[g] as Group;
      for (let i = 0; i < units.length; i++) {
        const unit = units[i] as Unit;
        if (unit.kind !== 'name' && unit.kind !== 'foreign') continue;
        const role = roles[g]?.[i] as NameRole;
        for (const index of unit.pieces) {
          const part = this.partAt(index, unit, pieces, units, roles[g] ?? [], role);
          this.parts.add(part);
          (role === 'given-name' ? given : family).push(part);
        }
      }
      if (given.length > 0 && family.length > 0) this.persons.push([...given, ...family]);
      all.push(...given, ...family);
    }
    return all;
  }

  /** Who has letters for given names in every mention: "M. Stone", whom "MS" and "mstone" stand for. */
  private collectInitialled({ pieces, groups, roles }: Pending): void {
    for (const [g, { units }] of groups.entries()) {
      const own = roles[g] ?? [];
      const [unit, ...more] = units.filter(({ kind }, i) => kind === 'name' && own[i] === 'family-name');
      const [first] = units.filter(isInitials);
      if (unit === undefined || first === undefined || more.length > 0 || units.some(({ kind }, i) => kind !== 'initials' && own[i] !== 'family-name')) continue; // prettier-ignore
      if (this.explain(pieces, units, own).length > 0) continue;
      const family = unit.pieces.map((index) => this.partOf(wordAt(pieces, index), 'family-name', undefined, 'u')); // prettier-ignore
      const letter = wordAt(pieces, first.pieces[0] as number).key.charAt(0);
      this.persons.push([this.ownPart(`.${letter}`, () => letterPart(letter)), ...family]);
    }
  }

  /** What no other mention of the document has a say in is resolved once for all documents. */
  private resolveOnce(pending: Pending): ResolvedName {
    const { groups, roles } = pending;
    const { store, setting } = this;
    const own = roles[0];
    const alone =
      groups.length === 1 &&
      this.genders === undefined &&
      this.saints.size === 0 &&
      this.ancients.size === 0 &&
      this.devotions.size === 0 &&
      this.former.size === 0 &&
      this.particles === undefined &&
      this.origins === undefined &&
      this.guests === undefined &&
      this.romanised.size === 0 &&
      groups[0]?.units.every(isPlain) === true;
    if (!alone || own === undefined) return this.resolve(pending);
    const known = RESOLVED.get(own);
    if (known !== undefined && known.store === store && known.partition === setting.partition) return known.name;
    const name = this.resolve(pending);
    const isOfDocument = name.slots.some((slot) => typeof slot !== 'string' && isSecondHalf(slot.part.half));
    if (!isOfDocument) RESOLVED.set(own, { store, partition: setting.partition, name });
    return name;
  }

  private resolve({ pieces, groups, roles }: Pending): ResolvedName {
    const slots: (string | NameSlot | NameSlot[])[] = [];
    for (const { text } of pieces) slots.push(text);
    let weak = true;
    for (let g = 0; g < groups.length; g++) {
      const { units } = groups[g] as Group;
      const own = roles[g] as readonly NameRole[];
      const explained = units.some(isInitials) ? this.explain(pieces, units, own) : [];
      const isBare = this.isWithoutAccents(pieces, units);
      const shouted = units.some((unit) => unit.pieces.some((index) => wordAt(pieces, index).casing === 'upper'));
      let initial = 0;
      for (let i = 0; i < units.length; i++) {
        const unit = units[i] as Unit;
        weak &&= isInitials(unit);
        for (const index of unit.pieces) {
          const word = wordAt(pieces, index);
          if (isInitials(unit))
            slots[index] = [...word.text].map((each) => this.letterSlot(each, explained[initial++]));
          else if (unit.kind === 'han') slots[index] = this.hanSlots(word);
          else if (unit.kind === 'epithet') {
            const ending = this.own.epithets?.articles[pieces[index - 2]?.text ?? ''] ?? '';
            slots[index] = { part: epithetPart(word.key, ending), casing: word.casing, letters: 0, plain: false };
            if (pieces[index + 1]?.text === this.own.genitive?.ending) slots[index + 1] = ''; // "des Kappadokers"
          } else {
            const part = this.partAt(index, unit, pieces, units, own, own[i] as NameRole);
            const letters = isAbbreviation(word, pieces[index + 1]) ? word.text.length : 0;
            const isSecond = word.casing === 'lower' && index !== unit.pieces[0]; // "Kar-wai"
            slots[index] = {
              part,
              casing: isSecond ? 'title' : ownCasing(word, shouted),
              letters,
              plain: false,
              bare: isBare,
            };
          }
        }
      }
    }
    return { slots: slots.flat(), weak };
  }

  /** "Nguyen Thuy": whether a name from abroad is written in plain letters that has accents where it comes from. */
  private isWithoutAccents(pieces: readonly Piece[], units: readonly Unit[]): boolean {
    if (this.origins === undefined) return false;
    let isBare = false;
    for (const unit of units)
      for (const index of unit.kind === 'name' ? unit.pieces : []) {
        const { text, key } = wordAt(pieces, index);
        if (!ASCII.test(text)) return false;
        const origin = this.origins.get(key);
        const lists = (['given-name', 'family-name'] as const).map((role) => origin && listOfOrigin(origin, role, this.setting.gazetteers, this.lexicon.locale)); // prettier-ignore
        isBare ||= lists.some((list) => !ASCII.test(findIn(list, key)?.value ?? ''));
      }
    return isBare;
  }

  private explain(pieces: readonly Piece[], units: readonly Unit[], own: readonly NameRole[]): readonly NamePart[] {
    const letters: string[] = [];
    const roles: NameRole[] = [];
    const known: NamePart[] = [];
    units.forEach((unit, i) => {
      const role = own[i] as NameRole;
      for (const index of unit.pieces) {
        const word = wordAt(pieces, index);
        if (unit.kind === 'name') known.push(this.partAt(index, unit, pieces, units, own, role));
        if (!isInitials(unit)) continue;
        for (const letter of word.key) {
          letters.push(letter);
          roles.push(role);
        }
      }
    });
    return explainInitials({ letters, roles, known }, this.persons, this.parts);
  }

  private letterSlot(letter: string, explained: NamePart | undefined): NameSlot {
    const casing: Casing = letter === letter.toLowerCase() ? 'lower' : 'upper';
    const key = fold(letter);
    return { part: explained ?? this.ownPart(`.${key}`, () => letterPart(key)), casing, letters: 1, plain: false };
  }

  /** A Han name is its surname, of one sign or two, and a given name. */
  private hanSlots(word: Word): NameSlot[] {
    const signs = [...word.text];
    const lone = signs.length > 4 || (signs.length === 2 && this.evidence.get(word.key) === 'given-name');
    const length = lone ? 0 : this.surnameLength(signs);
    const slotOf = (role: NameRole, key: string): NameSlot => {
      const part = this.ownPart(role + key, () => hanPart(role, key, this.setting));
      return { part, casing: 'none', letters: 0, plain: false };
    };
    const slots: NameSlot[] = [];
    if (length > 0) slots.push(slotOf('family-name', signs.slice(0, length).join('')));
    if (length < signs.length) slots.push(slotOf('given-name', signs.slice(length).join('')));
    return slots;
  }

  /** The given name in a full Han name is evidence for the same signs alone. */
  private noteHan(word: Word): void {
    const signs = [...word.text];
    if (signs.length > 2) this.evidence.set(signs.slice(this.surnameLength(signs)).join(''), 'given-name');
  }

  private surnameLength(signs: readonly string[]): number {
    if (isUndetermined(this.lexicon.locale) || /\p{Script=Hangul}/u.test(signs[0] ?? '')) return familySigns(signs);
    if (signs.length < 3) return 1;
    const surnames = this.setting.gazetteers.list(hanLocaleOf(this.setting.locale), 'family-names');
    return signs.length === 4 || surnames?.find(signs.slice(0, 2).join('')) !== undefined ? 2 : 1;
  }

  /** The part of a piece of a unit: the second half of a given name with a hyphen knows the first. */
  private partAt(
    index: number,
    unit: Unit,
    pieces: readonly Piece[],
    units: readonly Unit[],
    roles: readonly NameRole[],
    role: NameRole,
  ): NamePart {
    const word = wordAt(pieces, index);
    const [first = index] = unit.pieces;
    const half =
      unit.pieces.length !== 2 || role !== 'given-name'
        ? undefined
        : index === first
          ? 0
          : this.partAt(first, unit, pieces, units, roles, role);
    return this.partOf(word, role, half, sexBefore(word, units, pieces, roles));
  }

  private partOf(word: Word, role: NameRole, half: NamePart['half'], sex: Gender): NamePart {
    if (this.saints.has(word.key)) return this.ownPart(`saint ${role} ${word.key}`, () => ({ ...wordPart(word, role, 'u', this.lexicon, this.setting), isSaint: true })); // prettier-ignore
    const ancient = this.ancients.get(word.key);
    if (ancient !== undefined) return this.ownPart(`ancient ${role} ${word.key}`, () => ({ ...wordPart(word, role, 'u', this.lexicon, this.setting), among: ancient })); // prettier-ignore
    const ruler = this.rulers.get(word.key);
    if (ruler !== undefined && this.own.reigning !== undefined) {
      const among = this.own.reigning[ruler].split(' ');
      return this.ownPart(`ruler ${role} ${word.key}`, () => ({ ...wordPart(word, role, ruler, this.lexicon, this.setting), among })); // prettier-ignore
    }
    const devotions = this.devotions.get(word.key);
    if (devotions !== undefined) return this.ownPart(`devotion ${word.key}`, () => ({ ...wordPart(word, role, 'u', this.lexicon, this.setting), among: devotions })); // prettier-ignore
    if (this.romanised.has(word.key)) {
      return this.ownPart(`${role}~${word.key}`, () => romanisedPart(word, role, this.setting));
    }
    const gender = this.genders?.get(word.key) ?? 'u';
    const particles = this.particles?.get(word.key);
    const origin = this.origins?.get(word.key);
    const isBehind = particles !== undefined && origin?.people === undefined;
    if (
      isBehind &&
      (origin?.isTold !== true || typeof behindParticles(particles, this.lexicon.locale, word.key) === 'object')
    )
      return this.ownPart(`${particles} ${word.key}`, () => partBehind(particles, word, this.setting));
    if (origin !== undefined)
      return this.ownPart(`${origin.code} ${origin.people} ${role}-${word.key}`, () => partAbroad(origin, word, role, { gender, isGuess: this.guessed?.has(word.key) === true || this.aheads?.has(word.key) === true }, this.lexicon, this.setting)); // prettier-ignore
    const guest = role === 'family-name' ? this.guests?.get(word.key) : undefined;
    if (guest !== undefined) return this.ownPart(`guest ${guest} ${word.key}`, () => ({ ...wordPart(word, role, gender, this.lexicon, this.setting), guest })); // prettier-ignore
    const former = this.former.has(word.key) ? this.formerPart(word, role, gender) : undefined;
    if (former !== undefined) return former;
    const isBehindOther = sex !== 'u' && role === 'given-name' && gender === 'u';
    const make = (): NamePart => isBehindOther ? partBehindGiven(word, sex, this.lexicon, this.setting, half) : wordPart(word, role, gender, this.lexicon, this.setting, half); // prettier-ignore
    return gender === 'u' && !isSecondHalf(half)
      ? make()
      : this.ownPart(`${role}${idOfHalf(half)}-${word.key}${isBehindOther ? ` behind ${sex}` : ''}`, make);
  }

  /** Of somebody of times past: a given name of these, or no rare family name where the own is. */
  private formerPart(word: Word, role: NameRole, sex: Gender): NamePart | undefined {
    const { former } = this.own;
    const gender = sex === 'u' ? word.gender : sex;
    const make = (): NamePart => wordPart(word, role, gender, this.lexicon, this.setting);
    if (role === 'family-name') return this.ownPart(`former ${role} ${word.key}`, () => ofUsual(make()));
    if (former === undefined) return undefined;
    return this.ownPart(`former ${role} ${gender} ${word.key}`, () => ({
      ...make(),
      among: former[gender === 'u' ? 'm' : gender].split(' '),
    }));
  }

  private ownPart(id: string, make: () => NamePart): NamePart {
    this.ownParts ??= new Map();
    return obtain(this.ownParts, id, make);
  }

  /** The sex that a form of address or a word of kinship tells: "a neta Rayane", whatever the lists of others have of that name. */
  private genderSaid({ before }: Mention, group: Group): Gender {
    const own = genderWithin(group);
    if (own !== undefined) return own;
    const { locale } = this.lexicon;
    return genderOfWordBefore(before, locale) ?? genderOfKin(before, locale) ?? 'u';
  }

  private genderAround(mention: Mention, group: Group): Gender {
    const own = genderWithin(group);
    if (own !== undefined) return own;
    const { told } = this.own;
    const { before, after, beyond = '' } = mention;
    for (const gender of ['f', 'm'] as const) if (told?.[gender].before.test(before)) return gender;
    for (const gender of ['f', 'm'] as const) if (told?.[gender].after.test(after)) return gender;
    for (const gender of ['f', 'm'] as const) if (beyond !== '' && told?.[gender].after.test(beyond)) return gender;
    const { locale } = this.lexicon;
    const female = group.units.some(({ kind }) => kind === 'epithet') ? this.own.epithets?.female : undefined;
    if (female !== undefined) return mention.text.includes(` ${female} `) ? 'f' : 'm'; // "Ludwigs des Frommen"
    if (group.units.length > 1 && FATHER_AND_SON.test(mention.text)) return 'm';
    return genderOfWordBefore(before, locale) ?? genderOfKin(before, locale) ?? genderOfArticle(before, locale);
  }

  /** What stands anywhere but before or behind what tells a genitive is the name itself. */
  notice(mentions: readonly Mention[]): void {
    for (const mention of mentions) {
      if (this.own.saintAfter?.test(mention.before) === true && !mention.text.includes(' ')) this.saints.add(fold(mention.text)); // prettier-ignore
      this.noteRuler(mention);
      const words = fold(mention.text.replaceAll('.', '')).split(' ').filter((word) => titleGender(word, this.lexicon.locale) === undefined); // prettier-ignore
      if (words.length > 2) this.ends.add(words.slice(-2).join(' '));
      if (this.own.former?.line.test(mention.line ?? '') === true && this.setting.partition === 'all') for (const word of mention.text.split(/[ -]/u)) this.former.add(fold(word)); // prettier-ignore
      if (mention.type !== 'username')
        for (const word of mention.text.toLowerCase().split(/[ -]/u)) this.ofNames.add(word);
      if (!this.isOwned(mention)) this.free.add(mention.text);
      this.lastWords.add(mention.text.slice(mention.text.lastIndexOf(' ') + 1));
    }
  }

  /** "Kaiser Franz Joseph", "Im Jahr 1136 starb Gottfried": whose names are given names that the language has. */
  private noteRuler({ text, before, line = '' }: Mention): void {
    const { reigning, ancients } = this.own;
    const group = ancients?.find((names) => hasWord(names, text));
    // "her husband Hector"
    if (group !== undefined && genderOfKin(before, this.lexicon.locale) === undefined) this.ancients.set(fold(text), group.split(' ')); // prettier-ignore
    // "Queen Victoria", where the title may be of the mention
    const [title = ''] =
      reigning?.isWithin === true ? (/^\p{Lu}\p{Ll}+ (?=\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$)/u.exec(text) ?? []) : [];
    const name = text.slice(title.length);
    if (reigning?.after.test(before + title) !== true && (name.includes(' ') || reigning?.line?.test(line) !== true)) return; // prettier-ignore
    const words = name.split(' ').map((word) => this.lexicon.word(word));
    // "Emperor Franz Joseph"; "Prince Harry Cole" has a surname.
    const areGiven = words.length > 1 && words.every(({ given = 3, family = 3 }) => given <= family + 1);
    if (reigning.isWithin === true && !areGiven && !`${reigning.m} ${reigning.f}`.split(' ').includes(name)) return;
    // "König Qvladislav": behind the title stands no surname.
    const isTitled = words.length === 1 && reigning.isWithin !== true && reigning.after.test(before);
    if (words.some(({ given, family }) => given === undefined && (!isTitled || family !== undefined))) return;
    const sex = words.some(({ gender }) => gender === 'f') ? 'f' : 'm';
    for (const { key } of words) this.rulers.set(key, sex);
  }

  /** Whether a name is in a genitive, as far as is told. */
  private mayOwn(mention: Mention): Owning {
    const isOwner = this.isOwned(mention);
    if (!isOwner && this.own.genitive?.never?.test(mention.before) === true) return 'never';
    return isOwner || this.isOfOther(mention.text);
  }

  private isOfOther(text: string): boolean {
    const { ending } = this.own.genitive ?? {};
    const word = text.slice(text.lastIndexOf(' ') + 1);
    return ending !== undefined && word.endsWith(ending) && this.lastWords.has(word.slice(0, -ending.length));
  }

  private isOwned({ text, before, after }: Mention): boolean {
    const { owned, ownedBy } = this.own.genitive ?? {};
    return !this.free.has(text) && (owned?.test(after) === true || ownedBy?.test(before) === true);
  }

  /** The gender of all given names of a person: that of the first which has one, where the text does not tell; else what their endings make likely. */
  private genderOf(
    { units }: Group,
    pieces: readonly Piece[],
    roles: readonly NameRole[],
    around: Gender,
    mention: Mention,
  ): Gender {
    if (around !== 'u') return around;
    // Of one name by itself the lists tell the sex as well.
    const given = units.flatMap(({ kind, pieces: own }, i) => kind === 'name' && (roles[i] === 'given-name' || roles.length === 0) ? own.map((index) => wordAt(pieces, index)) : []); // prettier-ignore
    const known = given.find(({ gender }) => gender !== 'u')?.gender;
    if (known !== undefined) return given.length > 1 ? known : 'u';
    const ahead = genderAhead(mention, this.own);
    if (ahead !== 'u') {
      for (const { key } of given) (this.aheads ??= new Set()).add(key);
      return ahead;
    }
    const { givenEndings } = this.own;
    const unlisted = roles.length === 0 ? undefined : given.find((word) => word.given === undefined);
    const likely = (['f', 'm'] as const).find((gender) => unlisted !== undefined && givenEndings?.[gender].test(unlisted.key) === true); // prettier-ignore
    if (likely !== undefined) for (const { key } of given) (this.guessed ??= new Set()).add(key);
    return likely ?? 'u';
  }

  private noteParticles(pieces: readonly Piece[], index: number): void {
    let first = index;
    while (pieces[first - 2]?.word?.kind === 'particle') first -= 2;
    if (first === index) return;
    const words = pieces.slice(first, index).flatMap(({ word }) => word?.key ?? []).join(' '); // prettier-ignore
    if (behindParticles(words, this.lexicon.locale) === undefined) return;
    this.particles ??= new Map();
    this.particles.set(wordAt(pieces, index).key, words);
  }

  private noteNickname(pieces: readonly Piece[], index: number): void {
    const { nicknames } = this.own;
    if (nicknames !== undefined && /["«“]$/u.test(pieces[index - 1]?.text ?? '')) this.devotions.set(wordAt(pieces, index).key, nicknames.split(' ')); // prettier-ignore
  }

  private noteDevotion(pieces: readonly Piece[], index: number): void {
    const particle = pieces[index - 2]?.word;
    const { key } = wordAt(pieces, index);
    const others = particle?.kind === 'particle' ? this.own.devotions?.[particle.key]?.split(' ') : undefined;
    if (others?.some((name) => fold(name) === key) === true) this.devotions.set(key, others);
  }

  /** "Karel van Mander": of one who has a given name from here too, whatever people has families of the name. */
  private hasOwnParticle(pieces: readonly Piece[]): boolean {
    const behind = Object.keys(this.own.afterParticles ?? {});
    return pieces.some(
      ({ word }) => word?.kind === 'particle' && behind.some((key) => key.split(' ').includes(word.key)),
    );
  }

  /** Who is from elsewhere: a Belgian has no Swedish name. Gives the roles of the name's parts, the other way round where it stands so. */
  private noteOrigin(
    { units }: Group,
    pieces: readonly Piece[],
    roles: readonly NameRole[],
    mention: Mention,
  ): readonly NameRole[] {
    const people = this.peopleOfParticles(pieces);
    if (people !== undefined) {
      // Behind a particle that the language has families for, the family is one of those.
      const isOfList = this.hasOwnParticle(pieces);
      const all = units.flatMap(({ kind, pieces: at }, i) => (kind === 'name' && !(isOfList && roles[i] === 'family-name') ? at.map((index) => wordAt(pieces, index).key) : [])); // prettier-ignore
      this.setOrigin(all, { code: DEFAULT_LOCALE, people, gender: 'u', isSure: false, isTold: true });
      return roles;
    }
    const keysOf = (own: NameRole): readonly string[] =>
      units.flatMap(({ kind, pieces: at }, i) => (kind === 'name' && roles[i] === own ? at.map((index) => wordAt(pieces, index).key) : [])); // prettier-ignore
    const [given, ...more] = keysOf('given-name');
    const families = keysOf('family-name');
    const keys = given === undefined ? families : [given, ...more, ...families];
    if (keys.length === 0 || (given === undefined && families.length > 1)) return roles;
    // "Maria Beatrice Lindi": a second given name of the language is no family name of another.
    const others = isDouble(units, pieces) ? [] : more.filter((key) => !this.isGivenHere(key));
    if (this.isWholeHere(units, pieces, roles) || (given !== undefined && this.isGivenHere(given) && this.hasOwnParticle(pieces))) return roles; // prettier-ignore
    const athome = this.lexicon.homeHere(given, families);
    if (athome !== undefined) {
      this.setOrigin(keys, athome);
      return athome.isReversed === true ? roles.map((role) => TURNED[role] ?? role) : roles;
    }
    if (this.lexicon.isOfOwnEnding(given, families)) return roles;
    const own = given === undefined || families.length === 0 ? undefined : this.lexicon.originOf(given, [...others, ...families]); // prettier-ignore
    const told = this.homesTold(mention.line);
    // "Jan Kowalski, a Polish national": many a German has these names too.
    const isOther = own !== undefined && told.size > 0 && ![...told].some(({ code, people: theirs }) => own.code === code && own.people === theirs); // prettier-ignore
    // "Maria Albertina" beside France
    const areGiven =
      families.length === 0 && more.length > 0 && keys.every((key) => (this.lexicon.word(key).given ?? 2) < 2);
    // "Luís Cordeiro Afonso" beside Paris: of usual names here, be another surname in no list.
    const isUsual = given !== undefined && families.length > 1 && (this.lexicon.word(given).given ?? UNLISTED) < 2 && families.some((key) => (this.lexicon.word(key).family ?? UNLISTED) < 2); // prettier-ignore
    const ofLine = told.size > 0 && !areGiven && !isUsual && (own === undefined || isOther) ? this.lexicon.homeAmong(told, given, families) : undefined; // prettier-ignore
    const beside = !isUsual && (own === undefined || isOther) ? this.homeBeside(mention, given, families) : undefined;
    const origin =
      (isOther ? (ofLine ?? beside) : undefined) ?? own ?? beside ?? ofLine ?? (isUsual ? undefined : this.lexicon.homeOfFamily(given, families.at(-1) ?? '')); // prettier-ignore
    const isStrange = this.own.homes !== undefined && (this.lexicon.word(families.at(-1) ?? '').family ?? 2) === 2;
    if (origin === undefined && isStrange) (this.strange ??= []).push({ given, families, keys });
    if (origin === undefined) {
      const from = given === undefined ? undefined : this.lexicon.guestOf(given);
      for (const key of from === undefined ? [] : families) {
        const { given: first = UNLISTED, family = UNLISTED } = this.lexicon.word(key);
        if (Math.min(first, family) === UNLISTED) (this.guests ??= new Map()).set(key, from);
      }
      return roles;
    }
    this.setOrigin(keys, origin);
    return origin.isReversed === true ? roles.map((role) => TURNED[role] ?? role) : roles;
  }

  /** "Otieno Ouma, a Luo": whose names are not usual here is of the one people of which the words right beside tell. */
  private homeBeside(
    { before, after, line }: Mention,
    given: string | undefined,
    families: readonly string[],
  ): Origin | undefined {
    if (line === undefined || this.own.homes === undefined) return undefined;
    const called = this.own.homeEndings === undefined ? CALLED_BEFORE : CALLED_IN_SMALL;
    const beside = [called.exec(before)?.[1], CALLED_BEHIND.exec(after)?.[1]].filter((word) => word !== undefined); // prettier-ignore
    const [home, ...more] = beside.length === 0 ? [] : homesIn(beside.join(' '), this.lexicon, this.ofNames);
    if (home === undefined || more.length > 0) return undefined;
    const known = this.lexicon.homeAmong(new Set([home]), given, families);
    if (known !== undefined) return known;
    const first = given === undefined ? UNLISTED : (this.lexicon.word(given).given ?? UNLISTED);
    const last = Math.min(...families.map((key) => this.lexicon.word(key).family ?? UNLISTED));
    const isStrange = Math.max(first, last) > 1 && (last > 1 || Math.min(first, last) > 0);
    return isStrange ? { ...home, gender: 'u', isSure: false, isTold: true } : undefined;
  }

  /** Whose names people have of whom a line tells, else those of the region of the text. */
  private homesTold(line: string | undefined): ReadonlySet<Home> {
    const told = line === undefined ? NO_HOMES : homesIn(line, this.lexicon, this.ofNames);
    return told.size > 0 ? told : homesOfRegion(this.setting.locale);
  }

  /** "al-": of whom a particle tells. */
  private peopleOfParticles(pieces: readonly Piece[]): string | undefined {
    const all = Object.entries(this.own.particlesOf ?? {});
    // "Al Gore" begins with a given name, "al-Sayed" does not.
    const isGiven = (key: string, i: number) => i === 0 && hasWord(this.own.alsoNames, key) && pieces[1]?.text.startsWith(' ') === true; // prettier-ignore
    return all.find(([, words]) => pieces.some(({ word }, i) => word !== undefined && (word.kind === 'particle' || (i > 0 && i < pieces.length - 1)) && words.split(' ').includes(word.key) && !isGiven(word.key, i)))?.[0]; // prettier-ignore
  }

  /** Whether a word is a given name of the language rather than a family name. */
  private isGivenHere(key: string): boolean {
    const { given = UNLISTED, family = UNLISTED } = this.lexicon.word(key);
    return given < family;
  }

  /** "De Caro": a family name that the language's list has with its particle, whatever another has of it. */
  private isWholeHere(units: readonly Unit[], pieces: readonly Piece[], roles: readonly NameRole[]): boolean {
    return units.some(({ kind, pieces: [at = 0] }, i) => {
      if (kind !== 'name' || roles[i] !== 'family-name' || pieces[at - 2]?.word?.kind !== 'particle') return false;
      const whole = [at - 2, at - 1, at].map((index) => pieces[index]?.text ?? '').join('');
      return findIn(this.lexicon.family, fold(whole)) !== undefined;
    });
  }

  /** The name is of the people that was told of. */
  private noteTold({ pieces, groups: [group] }: Parse): void {
    const code = this.told;
    if (code === undefined) return;
    const names = (group?.units ?? []).filter(({ kind }) => kind === 'name');
    this.setOrigin(names.flatMap((unit) => unit.pieces.map((index) => wordAt(pieces, index).key)), { code, gender: 'u', isSure: true }); // prettier-ignore
  }

  private setOrigin(keys: readonly string[], origin: Origin): void {
    this.origins ??= new Map();
    for (const key of keys) this.origins.set(key, origin);
  }

  /** "Marjania Zaluska": whose family name is of a sex where she comes from, is of the one that her given name tells. */
  private noteSex({ key }: Word, gender: Gender): void {
    const origin = this.origins?.get(key);
    if (gender !== 'u' && origin?.gender === 'u') this.setOrigin([key], { ...origin, gender });
  }

  private noteGender(word: Word, gender: Gender): void {
    this.genders ??= new Map();
    if (!this.genders.has(word.key)) this.genders.set(word.key, gender);
  }
}

/** Roles the other way round. */
const TURNED: Readonly<Partial<Record<NameRole, NameRole>>> = {
  'given-name': 'family-name',
  'family-name': 'given-name',
};

/** "Anna-Lisa": two given names of the lists, of which the second is nobody's family name. */
const isDouble = ([first]: readonly Unit[], pieces: readonly Piece[]): boolean =>
  first !== undefined &&
  first.pieces.length > 1 &&
  first.pieces.every((index) => wordAt(pieces, index).given !== undefined);

/** The most that stands between the given and the family name of a person that are labelled apart. */
const BETWEEN_PARTS = 3;

function isOtherPart(a: Mention, b: Mention): boolean {
  const are = (first: string, second: string): boolean => a.type === first && b.type === second;
  const gap = b.entity.start - a.entity.end;
  return (are('given-name', 'family-name') || are('family-name', 'given-name')) && gap >= 0 && gap <= BETWEEN_PARTS && !a.after.slice(0, gap).includes('\n'); // prettier-ignore
}

/** "the Uyghur Khan", "the Mongolian wrestler Bat", "Chinese Premier Lu" */
const CALLED_BEFORE = /(\p{Lu}[\p{L}-]+(?: \p{L}[\p{L}-]+){0,2}) $/u;
/** "o ciclista dinamarquês", where peoples have adjectives in small letters */
const CALLED_IN_SMALL = /((?:\p{L}[\p{L}-]+ )?\p{Ll}[\p{Ll}-]+) $/u;
/** ", a Luo", "of Mongolia" */
const CALLED_BEHIND = /^(?: ?, (?:an?|the) (?:\p{Ll}[\p{Ll}-]+ ){0,2}| of )(\p{Lu}[\p{L}-]+)/u;

const ASCII = /^[\x20-\x7e]*$/u;
const NO_HOMES: ReadonlySet<Home> = new Set();
const NO_EVIDENCE: ReadonlyMap<string, NameRole> = new Map();
const NOTHING: Parse = { pieces: [], groups: [] };

const RESOLVED = new WeakMap<
  readonly NameRole[],
  { readonly store: object; readonly partition: Partition; readonly name: ResolvedName }
>();

function isPlain(unit: Unit): boolean {
  return unit.kind === 'name' || unit.kind === 'foreign';
}

function wordAt(pieces: readonly Piece[], index: number): Word {
  return (pieces[index] as Piece).word as Word;
}

/** The sex that the first of several given names tells, where a later one by itself would tell the other. */
function sexBefore(word: Word, units: readonly Unit[], pieces: readonly Piece[], roles: readonly NameRole[]): Gender {
  if (word.gender === 'u') return 'u';
  const at = units.findIndex(({ kind }, i) => kind === 'name' && roles[i] === 'given-name');
  const first = at < 0 ? undefined : pieces[units[at]?.pieces[0] ?? -1]?.word;
  return first === undefined || first.kind === 'title' || first.gender === word.gender ? 'u' : first.gender;
}

function isInitials(unit: Unit): boolean {
  return unit.kind === 'initials';
}

/** The family name of "Mr Nowak" and of "M. Nowak". */
function onlyFamily({ units }: Group, pieces: readonly Piece[], role: NameRole | undefined): Word | undefined {
  const [unit, more] = units.filter(({ kind }) => kind !== 'initials');
  const isFamily = (role === 'family-name' || units.length > 1) && !pieces.some(({ word }) => word?.kind === 'particle'); // prettier-ignore
  return unit?.kind === 'name' && more === undefined && isFamily && unit.pieces.length === 1 ? wordAt(pieces, unit.pieces[0] as number) : undefined; // prettier-ignore
}

/** "Ira Madison III": of a mention of several names, a man's. */
const FATHER_AND_SON = /[ ,](?:[JS]r\.?|Jun(?:ior)?|I{2,3}|IV)$/u;

/** The gender that the first word of the rest of the sentence tells which tells one. */
function genderAhead({ ahead }: Mention, { told }: Names): Gender {
  if (ahead === undefined || told === undefined) return 'u';
  const [f = Infinity, m = Infinity] = (['f', 'm'] as const).map((gender) => told[gender].ahead?.exec(ahead)?.index);
  return f === m ? 'u' : f < m ? 'f' : 'm';
}

/** Between names of which the same is told: "de amerikanska forskarna Brown och Miller". */
const JOINT = /^(?:,| \p{Ll}{1,3}) $/u;

/** What tells a people before a name or behind it, by its language: "den amerikanske läkaren", ", en känd fransk forskare". */
const originsOf = memoise((locale: string): readonly (readonly [language: string, before: RegExp, after: RegExp])[] =>
  Object.entries(packOf(locale)?.names?.origins ?? {}).map(([language, words]) => {
    const people = String.raw`(?<!\p{L})(?:${words.replaceAll(' ', '|')})\p{Ll}{0,2} `;
    const before = new RegExp(String.raw`${people}\p{Ll}+(?:,| (?:dr|prof|doc)\.?)? $`, 'u');
    return [language, before, new RegExp(String.raw`^, \p{Ll}{2,3} (?:\p{Ll}+ )?${people}`, 'u')];
  }),
);

const originAround = ({ before, after }: Mention, locale: string): string | undefined =>
  originsOf(locale).find(([, told, behind]) => told.test(before) || behind.test(after))?.[0];

/** Whose names those have of whom a line tells by its words. */
export function homesIn(line: string, lexicon: NameLexicon, names: ReadonlySet<string> = NO_WORDS): ReadonlySet<Home> {
  const byWord = homesByWord(lexicon.locale);
  const homes = { size: byWord.size, get: (word: string) => (names.has(word) ? undefined : byWord.get(word)) };
  if (homes.size === 0) return NO_HOMES;
  if (packOf(lexicon.locale)?.names?.homeEndings === undefined) {
    const words = line.match(NAMES_IN_LINE) ?? [];
    const found = new Set(words.flatMap((word) => homes.get(word.toLowerCase()) ?? []));
    if (found.size > 0) return found;
    const ofTowns = new Set(words.flatMap((word) => homes.get(lexicon.countryOfTown(word)?.toLowerCase() ?? '') ?? []));
    return ofTowns.size === 1 ? ofTowns : NO_HOMES; // several towns tell of nobody
  }
  // "Adelaide" is a town too.
  const words = (line.match(WORDS_IN_LINE) ?? []).filter((word) => !names.has(word.toLowerCase()));
  return new Set(
    words.flatMap(
      (word) => homes.get(word.toLowerCase()) ?? homes.get(lexicon.countryOfTown(word)?.toLowerCase() ?? '') ?? [],
    ),
  );
}

/** By the language and people of names, whose names they become where countries become others; not where two of a home do not become one. */
export function homesMoved(nations: ReadonlyMap<string, string>, { locale }: NameLexicon): ReadonlyMap<string, Home> {
  const homes = homesByWord(locale);
  const moved = new Map<string, Home | undefined>();
  for (const [own, other] of nations) {
    const [from, to] = [homes.get(own), homes.get(other.toLowerCase())];
    if (from === undefined) continue;
    const known = moved.get(homeKey(from));
    const isOne = !moved.has(homeKey(from)) || (known !== undefined && to !== undefined && homeKey(known) === homeKey(to)); // prettier-ignore
    moved.set(homeKey(from), isOne ? to : undefined);
  }
  return new Map([...moved].flatMap(([key, home]) => (home === undefined ? [] : [[key, home] as const])));
}

export const homeKey = ({ code, people = '' }: Home): string => `${code} ${people}`;

const NO_WORDS: ReadonlySet<string> = new Set();

const homesOfRegion = memoise((locale): ReadonlySet<Home> => {
  const region = regionOf(locale);
  const own = packOf(locale)?.names?.homesOfRegions?.split('|').find((each) => each.startsWith(`${region} `))?.slice(3); // prettier-ignore
  if (own === undefined) return NO_HOMES;
  return new Set([own.startsWith(':') ? { code: DEFAULT_LOCALE, people: own.slice(1) } : { code: own }]);
});

const NAMES_IN_LINE = /(?<!\p{L})\p{Lu}[\p{L}-]{2,}/gu;
// "Glasgow 15" is a score.
const WORDS_IN_LINE = /(?<!\p{L})[\p{L}-]{3,}(?![\p{L}-]| \d{1,2}(?!\d))/gu;

const homesByWord = memoise((locale): ReadonlyMap<string, Home> => {
  const { names: { homes = {}, homeEndings = '' } = {}, places: { capitals = '' } = {} } = packOf(locale) ?? {};
  const endings = ['', ...(homeEndings === '' ? [] : homeEndings.split(' '))];
  const seats = new Map(capitals.split('|').map((pair) => pair.split(' ') as [string, string]));
  return new Map(
    Object.entries(homes).flatMap(([name, words]) => {
      const home = name.startsWith(':') ? { code: DEFAULT_LOCALE, people: name.slice(1) } : { code: name };
      const all = words.split(' ').flatMap((word) => {
        const named = word.replaceAll('_', ' ');
        const group = peoplesOf(locale).get(named.toLowerCase());
        return [...(group?.[0] === named ? group : [named]), seats.get(word) ?? named]; // a country, or what is a part of one
      });
      return all.flatMap((word) => endings.map((ending) => [word.toLowerCase() + ending, home] as const));
    }),
  );
});

/** The gender that an article right before a mention tells, in languages whose names have one. */
/** The sex that a form of address or a word of kinship in the mention tells. */
function genderWithin({ titles, kin }: Group): 'f' | 'm' | undefined {
  for (const gender of [...titles.map((title) => title.gender), kin]) if (gender === 'f' || gender === 'm') return gender; // prettier-ignore
  return undefined;
}

function genderOfArticle(before: string, locale: string): Gender {
  const articles = packOf(locale)?.names?.articles;
  const word = articles === undefined ? undefined : /(?<!\p{L})(\p{L}+) $/u.exec(before)?.[1]?.toLowerCase();
  if (articles === undefined || word === undefined) return 'u';
  return (['f', 'm'] as const).find((gender) => articles[gender].split(' ').includes(word)) ?? 'u';
}

/** The gender that the word of address right before a mention tells, `u` for "Dr."; `undefined` where there is none. */
function genderOfWordBefore(before: string, locale: string): Gender | undefined {
  let end = before.length;
  while (end > 0 && (before[end - 1] === ' ' || before[end - 1] === '.')) end--;
  let start = end;
  while (start > 0 && isLetter(before, start - 1)) start--;
  return start === end || end - start > 12 ? undefined : titleGender(fold(before.slice(start, end)), locale);
}

/** The gender of somebody whose kinship is told right before the name: "her daughter Joan", where families call each other by given names. */
function genderOfKin(before: string, locale: string): Gender | undefined {
  const found = /(?<!\p{L})(?:(\p{L}[\p{L}-]*) )?(\p{L}[\p{L}-]*)[,:]? $/u.exec(before.slice(-LONGEST_KIN));
  if (found === null) return undefined;
  const [, first = '', last = ''] = found;
  return kinGender(fold(hasWord(packOf(locale)?.names?.ownersBehind, fold(last)) ? first : last), locale);
}

const LONGEST_KIN = 20;

/** "Th." and the like stand for a name of which they are the first letters. */
function isAbbreviation(word: Word, next: Piece | undefined): boolean {
  if (word.text.length > 3 || word.casing !== 'title' || next?.text.startsWith('.') !== true) return false;
  return word.given === undefined && word.family === undefined;
}

/** A single letter is written as the words around it: upper in "LIND E". */
function ownCasing(word: Word, shouted: boolean): Casing {
  return word.casing === 'title' && word.key.length === 1 && shouted ? 'upper' : word.casing;
}

/** Of a family name that is no rare one. */
const ofUsual = (part: NamePart): NamePart =>
  part.filter.band === 2 ? { ...part, filter: { ...part.filter, band: 1 } } : part;
