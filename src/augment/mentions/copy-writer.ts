import type { Kept, KeptReason, Proposed, Streams } from '../../core/augmenter.ts';
import { rememberLast } from '../../core/caches.ts';
import type { Rng } from '../../core/rng.ts';
import type { Document, Edit, Entity } from '../../core/types.ts';
import { agreeBehind, undoubled } from '../../languages/agreement.ts';
import { packOf } from '../../languages/index.ts';
import { obtain } from '../../core/collections.ts';
import { drawApart } from '../../surrogates/apart.ts';
import { articleBefore } from '../../surrogates/articles.ts';
import { applyCasing, casingOf, fold } from '../../surrogates/case.ts';
import { familyOf } from '../../surrogates/index.ts';
import { homesIn } from '../../surrogates/persons/name-study.ts';
import { inScriptOf, OTHER_SCRIPT } from '../../surrogates/other-script.ts';
import { memoiseByLocale, otherBodies } from '../../surrogates/institutions/class-words.ts';
import { areReordered, initialsOf } from '../../surrogates/institutions/letters.ts';
import { coinedNameIn } from '../../surrogates/institutions/coined-party.ts';
import { liesOf } from '../../surrogates/places/location-state.ts';
import { regionsByAdjective } from '../../surrogates/places/surroundings.ts';
import { coinTitle } from '../../surrogates/titles.ts';
import { fillReading, peopleLike } from '../../surrogates/fill-slots.ts';
import { peoplesOf } from '../../surrogates/peoples.ts';
import { sharedLexicon } from '../../surrogates/lexicon.ts';
import { slot } from '../../surrogates/template-words.ts';
import type { Draw, Mention, Setting, SurrogateFamily } from '../../surrogates/types.ts';
import type { MentionDraw } from '../mention-pool.ts';
import { ABBREVIATION, abbreviate } from './abbreviations.ts';
import { inflectedLike, isArticledTwice, LONGEST_NOUN, noteTown, ofTownHere } from './class-words.ts';
import { designationLike, namesOf, occasionLike, stemOf, strangeLike, withoutParty } from './corpus-names.ts';
import { isKinAmiss } from './kin.ts';
import { fitLettered, fitZip, fitZipsWithin } from './postcodes.ts';
import { standingOf } from './standing.ts';
import { beginsEntity } from './words-beside.ts';
import { isOfNames, type Study } from './study.ts';
import type { Standing, Work } from './work.ts';
import { countryOf, isCountry, worldOf } from './worlds.ts';
import { type Held, moveYears, YEARS } from './years.ts';

/** How far behind a town its postcode stands. */
const BESIDE_TOWN = 4;

/** Over what a mention keeps its surrogate; `mention` draws each anew, as PHICON does. */
export type Consistency = 'mention' | 'document' | 'patient' | 'corpus';

const SCOPES: Record<Consistency, (streams: Streams) => Rng> = {
  mention: (streams) => streams.document,
  document: (streams) => streams.source,
  patient: (streams) => streams.patient,
  corpus: (streams) => streams.corpus,
};

/** How all copies of a corpus are written. */
export interface Writing {
  readonly setting: Setting;
  readonly consistency: Consistency;
  /** `false`: any entry of the type's list takes the place of a mention. */
  readonly isModelled: boolean;
  /** Of labels whose mentions come from the corpus. */
  readonly draws: ReadonlyMap<string, MentionDraw>;
  readonly held: Held;
  readonly namesAround: (text: string, start: number, end: number) => readonly string[];
  /** Words for countries and peoples, with the country of each. */
  readonly words: ReadonlyMap<string, string>;
}

/** A mention that was written, or stayed. */
interface Written {
  readonly end: number;
  readonly label: string;
  readonly family: Work['family'];
  readonly source: string;
  /** Absent where it stayed. */
  readonly written: string | undefined;
}

/** Draws from the corpus for one mention, given how many times it was drawn before. */
type DrawNext = (again: number) => string | undefined;

/** Writes a surrogate over each mention of a document, and what agrees with it beside it, for one copy. */
export class CopyWriter {
  private readonly doc: Document;
  private readonly study: Study;
  private readonly writing: Writing;
  private readonly streams: Streams;
  private readonly scope: Rng;
  private readonly draw: Draw;
  /** Whether what its text and its other mentions tell counts: what other documents have cannot be asked where a surrogate holds in all of them. */
  private readonly readsDocument: boolean;

  private readonly edits: Edit[] = [];
  private readonly kept: Kept[];
  /** Mentions in parts, of which one has become another. */
  private readonly changed: Entity[] = [];
  /** Whether an edit stands before one that a mention between them has. */
  private isOutOfOrder = false;
  /** Whether a mention is in parts. */
  private hasParts = false;
  /** By surrogate from the corpus, what it replaces. */
  private readonly taken: Map<string, string>;
  /** The same without the names of the document that nothing became. */
  private readonly written = new Map<string, string>();
  /** By number. */
  private readonly surrogates: (string | undefined)[] = [];
  /** What clubs became that are called without their letters too: "Lindow" behind "SV Lindow". */
  private readonly clubs = new Map<string, string>();
  /** By number, what names that something abbreviates became. */
  private readonly became = new Map<number, string | undefined>();
  /** By abbreviation, what stands before it in brackets abbreviated. */
  private readonly short = new Map<string, string | undefined>();
  /** By world, what a mention of a country became. */
  private readonly countries = new Map<string, string>();
  /** By world, the country of what a word for its people became. */
  private readonly peoples = new Map<string, string>();
  /** By what is of it, what is of the town that a mention of one became. */
  private readonly towns = new Map<string, string | undefined>();
  /** Words for peoples in names that stayed, in lower case: they stay by themselves too. */
  private readonly ofKept = new Set<string>();
  /** By a name in another script, what it becomes. */
  private readonly spelling = new Map<string, string>();
  /** Letters of what stayed. */
  private readonly spelt = new Set<string>();
  /** By the bare name of what a body became, the first that did. */
  private readonly owners = new Map<string, Work>();
  private moved: ReadonlyMap<string, string> | undefined;
  private ofPersons: Draw | undefined;
  private last: Written | undefined;
  /** What the last place that has no number became, and where it ends. */
  private town: { readonly end: number; readonly text: string } | undefined;
  private earlier: Written | undefined;

  constructor(doc: Document, study: Study, streams: Streams, writing: Writing) {
    const { consistency, isModelled } = writing;
    this.doc = doc;
    this.study = study;
    this.writing = writing;
    this.streams = streams;
    this.scope = SCOPES[consistency](streams);
    const isOfDocument = consistency === 'document';
    this.readsDocument = isOfDocument && isModelled;
    this.draw = this.readsDocument ? { scope: this.scope, mayStay: true, latest: study.latest, earliest: study.earliest, places: new Map(study.staying()) } : { scope: this.scope }; // prettier-ignore
    this.taken = new Map(isOfDocument ? study.names() : []);
    this.kept = [...study.kept];
  }

  write(): Proposed {
    const { work, inOrder, abbreviated } = this.study;
    for (const each of inOrder) {
      const { segment, text: source } = each;
      const stays = each.isWordless || (this.readsDocument && (each.isUnique || this.isOfStaying(each)));
      if (!stays && this.readsDocument && (each.isAbbreviation || this.isShortParty(each))) this.noteAbbreviation(each);
      const replacement = stays
        ? undefined
        : this.inCapitals(this.withZip(each, this.undoubled(each, this.replacementOf(each))));
      this.earlier = this.last;
      this.last = { end: segment.end, label: segment.entity.label, family: each.family, source, written: replacement === source ? undefined : replacement }; // prettier-ignore
      if (!stays && abbreviated.size > 0) this.became.set(each.number, replacement);
      const isKept = replacement === undefined || replacement === '' || replacement === source;
      if (isKept && source.includes(' '))
        for (const [word] of source.matchAll(NAMED))
          if (this.writing.words.has(word.toLowerCase())) this.ofKept.add(word.toLowerCase());
      this.fitZipBefore(each, replacement ?? source);
      if (isKept) this.kept.push({ entity: segment.entity, reason: this.whyKept(each, stays) });
      else this.edit(each, replacement);
      const isPart = segment.entity.fragments !== undefined || segment.isPart === true;
      this.hasParts ||= isPart;
      if (!isKept && isPart) this.changed.push(segment.entity);
    }
    if (this.isOutOfOrder || inOrder !== work) this.edits.sort((a, b) => a.start - b.start);
    return { edits: this.edits, kept: this.wholeKept() };
  }

  /** A mention in parts once, and only where all of its parts stay. */
  private wholeKept(): readonly Kept[] {
    if (!this.hasParts) return this.kept;
    const once = new Map(this.kept.map((one) => [one.entity, one]));
    for (const entity of this.changed) once.delete(entity);
    return [...once.values()];
  }

  private whyKept({ mention, segment, standing, isUnknownAdjective }: Work, stays: boolean): KeptReason {
    if (stays) return segment.entity.fragments === undefined ? 'unique' : 'no-surrogate';
    return mention?.stays === true || standing?.isHeld === true || isUnknownAdjective ? 'told' : 'no-surrogate';
  }

  private edit({ segment, reach, mention, family, text: source }: Work, replacement: string): void {
    const { setting, isModelled } = this.writing;
    const { text } = this.doc;
    const { start, end, entity } = segment;
    const isBegun = isModelled && beginsEntity(segment);
    const article = isBegun ? articleBefore(text, { start, reach, mention, family }, source, replacement, setting) : undefined; // prettier-ignore
    if (article !== undefined) this.edits.push(...withinBorder(article, text, entity.start));
    this.edits.push({ start, end, replacement });
    const isLast = end === entity.end || segment.isOwner === true;
    const behind = this.readsDocument && isLast ? agreeBehind(text, end, source, replacement, setting.locale) : undefined; // prettier-ignore
    if (behind !== undefined) this.edits.push(segment.isOwner === true ? fromBorder(behind, text, end) : behind);
    const inLetters = this.readsDocument && behind === undefined && isLast ? this.inLettersBehind(end, replacement) : undefined; // prettier-ignore
    if (inLetters === undefined) return;
    this.edits.push(inLetters);
    this.isOutOfOrder = true;
  }

  /** "Lind ( Russian : Линд , born …": the same name in other letters, which no label has. */
  private inLettersBehind(end: number, replacement: string): Edit | undefined {
    const [, lead = '', own = ''] = LETTERS_BEHIND.exec(this.doc.text.slice(end, end + FAR_LETTERS)) ?? [];
    const spelt = own === '' ? undefined : inScriptOf(replacement, own);
    if (spelt === undefined) return undefined;
    const edit = { start: end + lead.length, end: end + lead.length + own.length, replacement: spelt };
    return this.doc.entities.some((entity) => entity.start < edit.end && entity.end > edit.start) ? undefined : edit;
  }

  private inCapitals(replacement: string | undefined): string | undefined {
    return replacement === undefined || !this.readsDocument ? replacement : this.study.inCapitals(replacement);
  }

  private undoubled({ segment: { end }, text: source }: Work, replacement: string | undefined): string | undefined {
    if (replacement === undefined || !this.readsDocument) return replacement;
    return undoubled(replacement, source, this.doc.text.slice(end, end + LONGEST_NOUN), this.writing.setting.locale);
  }

  /** A great town has postcodes of its own, within its mention too. */
  private withZip({ family, segment }: Work, replacement: string | undefined): string | undefined {
    const isPlace = family !== undefined && (family === familyOf('location') || family === familyOf('address') || family === familyOf('zip')); // prettier-ignore
    const { town } = this;
    if (
      replacement !== undefined &&
      this.readsDocument &&
      isPlace &&
      town !== undefined &&
      segment.start - town.end <= BESIDE_TOWN
    ) {
      const lettered = fitLettered(replacement, town.text, this.scope, this.writing.setting.locale);
      if (lettered !== replacement && lettered !== this.doc.text.slice(segment.start, segment.end)) return lettered;
    }
    if (family === familyOf('zip')) return replacement;
    if (replacement === undefined || !this.readsDocument || !isPlace || !/\d{4}/u.test(replacement)) return replacement;
    const written = fitZipsWithin(replacement, this.scope, this.writing.setting);
    return written === this.doc.text.slice(segment.start, segment.end) ? replacement : written;
  }

  private fitZipBefore({ family, segment }: Work, town: string): void {
    if (family === familyOf('location') && !/\p{N}/u.test(town)) this.town = { end: segment.end, text: town };
    const zip = this.edits.at(-1);
    if (this.earlier?.family === familyOf('date')) return; // "in 1991 Lind was"
    if (!this.readsDocument || zip === undefined || family !== familyOf('location') || segment.start - zip.end > 2)
      return;
    if (!/^\P{N}{0,3}(?:\d{3} ?\d{2}|\d{4}(?:-\d{3}| ?\p{Lu}\p{Lu})?)$/u.test(zip.replacement)) return;
    const replacement = fitZip(zip.replacement, town, this.scope, this.writing.setting);
    if (replacement !== this.doc.text.slice(zip.start, zip.end)) this.edits[this.edits.length - 1] = { ...zip, replacement }; // prettier-ignore
  }

  /** Whether only a bracket stands between the last mention and this one. */
  private isBehindBracket({ segment: { start } }: Work): boolean {
    return this.last !== undefined && BRACKET.test(this.doc.text.slice(this.last.end, start));
  }

  /** The letters of what stayed right before them stay too. */
  private isOfStaying(each: Work): boolean {
    const { last } = this;
    const source = each.text;
    if (this.spelt.has(source)) return true;
    // "Pieśń ( 'Song' )": in brackets behind what stayed stands what it is in the language of the text.
    if (last !== undefined && each.mention === undefined && last.written === undefined && last.label === each.segment.entity.label && this.isBehindBracket(each)) return true; // prettier-ignore
    if (each.family === familyOf('person')) return false; // "( McGill": no letters
    if (last === undefined || !ABBREVIATION.test(source) || !this.isBehindBracket(each)) return false;
    // "§ 9 der Abgabenordnung (AO)": behind another section of the same law.
    if (last.written !== undefined) return last.written.replaceAll(/\p{Nd}+/gu, '') === last.source.replaceAll(/\p{Nd}+/gu, ''); // prettier-ignore
    if (last.label !== each.segment.entity.label && !initialsOf(last.source).endsWith(source) && !areReordered(source, last.source)) return false; // prettier-ignore
    this.spelt.add(source);
    return true;
  }

  /** "Party of Free Democrats ( Vagra )": in brackets behind what was coined for a party stands what that is called for short. */
  private isShortParty(each: Work): boolean {
    const { written, label } = this.last ?? {};
    if (each.mention !== undefined || label !== each.segment.entity.label || !WORD_ALONE.test(each.text)) return false;
    const isCoined = written !== undefined && written.includes(' ') && coinedNameIn(written, this.writing.setting.locale) !== undefined; // prettier-ignore
    return isCoined && this.isBehindBracket(each);
  }

  /** What a name became tells what its letters become. */
  private noteAbbreviation(each: Work): void {
    const source = each.text;
    if (this.short.has(source)) return;
    const full = this.study.abbreviated.get(each.number);
    if (otherBodies(source, this.writing.setting.locale)?.length === 0)
      this.short.set(source, undefined); // "( TD )"
    else if (this.last?.label === each.segment.entity.label && this.isBehindBracket(each))
      this.short.set(source, abbreviate(this.last.written, source));
    else if (full !== undefined) this.short.set(source, abbreviate(this.became.get(full.number), source));
  }

  private replacementOf(each: Work): string | undefined {
    const { mention, family, place, text: source } = each;
    const { setting, consistency, isModelled } = this.writing;
    const spelt = this.inOtherScript(each);
    if (spelt !== undefined) return spelt;
    if (mention === undefined && this.short.has(source)) return this.short.get(source);
    if (mention === undefined || family === undefined || place !== undefined) return this.fromCorpus(each);
    if (this.readsDocument && each.hasYears) return String(Number(source) - 1 - this.scope.fork('years').int(MOST_YEARS)); // prettier-ignore
    if (!isModelled) return family.fresh(mention.type, this.streams.document.fork('fresh', each.number), setting);
    if (consistency === 'mention') return family.write(mention, each.state, { scope: this.scope.fork('mention', each.number) }, setting); // prettier-ignore
    const draw = isOfNames(family) ? this.drawOfPersons() : this.draw;
    const club = this.readsDocument && family === familyOf('organisation') ? this.clubs.get(source) : undefined;
    if (club !== undefined) return club;
    const replacement = each.like === undefined ? this.apartFromOthers(each, family.write(mention, each.state, draw, setting)) : this.surrogates[each.like]; // prettier-ignore
    this.surrogates[each.number] = replacement;
    const letters = CLUB_LETTERS.exec(source)?.[0];
    if (letters !== undefined && replacement?.startsWith(letters) === true) obtain(this.clubs, source.slice(letters.length), () => replacement.slice(letters.length)); // prettier-ignore
    if (family === familyOf('location')) this.notePlace(each, replacement ?? source);
    return replacement;
  }

  /** "Lind, a Polish miner": who is called of a people is of that which it became. Persons are written when all countries are. */
  private drawOfPersons(): Draw {
    if (!this.readsDocument || (this.countries.size === 0 && this.peoples.size === 0)) return this.draw;
    return (this.ofPersons ??= { ...this.draw, nations: new Map([...this.countries, ...this.peoples]) });
  }

  /** "Krupanj ( Serbian Cyrillic : Крупањ )": the same name in other letters follows what it became. */
  private inOtherScript(each: Work): string | undefined {
    // "Krupanj ( [Serbian Cyrillic] : Крупањ )"
    const last = this.last?.written === undefined ? this.earlier : this.last;
    if (!this.readsDocument || !OTHER_SCRIPT.test(each.text)) return undefined;
    const between = last === undefined ? '' : this.doc.text.slice(last.end, each.segment.start);
    if (last?.written !== undefined && IN_LETTERS.test(between) && !this.spelling.has(each.text)) {
      const spelt = inScriptOf(last.written, each.text);
      if (spelt !== undefined && fold(spelt) !== fold(each.text)) this.spelling.set(each.text, spelt);
    }
    return this.spelling.get(each.text);
  }

  /** What a body became; drawn again where another became that, or is that and stays: "the Council" for "the Parliament", beside the Council. What has no other stays. */
  private apartFromOthers(each: Work, written: string | undefined): string | undefined {
    const { mention, family, state } = each;
    const { setting } = this.writing;
    if (!this.readsDocument || mention === undefined || family === undefined || !ONE_EACH.has(family)) return written;
    for (let again = 0, drawn = written; again < MOST_APART; again++) {
      if (again > 0) drawn = family.write(mention, state, { ...this.draw, scope: this.scope.fork('apart', again) }, setting); // prettier-ignore
      if (drawn === undefined) return undefined;
      const key = bareName(drawn, setting.locale);
      const other = this.owners.get(key);
      if ((other !== undefined && areTwo(other, each, setting.locale)) || this.isNamedElsewhere(each, key)) continue;
      this.owners.set(key, each);
      return drawn;
    }
    return undefined;
  }

  /** Whether another body of the document is called so and stays. */
  private isNamedElsewhere(each: Work, key: string): boolean {
    const { setting } = this.writing;
    const other = bodiesNamed(this.study, setting.locale).get(key);
    if (other?.mention === undefined || other.family !== each.family || !areTwo(other, each, setting.locale)) return false; // prettier-ignore
    if (other.isUnique || other.isWordless) return true;
    const becomes = other.family?.write(other.mention, other.state, this.draw, setting);
    return becomes === undefined || bareName(becomes, setting.locale) === key;
  }

  /** What a place became, for the words for its people and for what is of it. */
  private notePlace(each: Work, written: string): void {
    const { setting } = this.writing;
    const { demonym, ofTown, smallPeoples } = packOf(setting.locale)?.places ?? {};
    const { world, isCountry: isNamed } = demonym === undefined ? NO_NATION : this.nationOf(each);
    if (world !== undefined && isNamed) this.countries.set(world, written);
    else if (demonym === undefined && isCountry(each.text, setting))
      this.countries.set(each.text.toLowerCase(), written);
    const told = smallPeoples === true ? liesOf(each.state)?.get(fold(each.text))?.country : undefined;
    const there = told === undefined ? undefined : countryOf(written, setting);
    if (there?.isHome === false)
      for (const own of this.writing.words.values()) if (fold(own) === told) this.peoples.set(own, there.name);
    if (ofTown !== undefined) noteTown(this.towns, each.text, written, ofTown, setting);
  }

  private nationOf(each: Work): NonNullable<Work['nation']> {
    if (each.nation !== undefined) return each.nation;
    const { setting } = this.writing;
    const world = worldOf(each.text, setting.locale);
    return (each.nation = { world, isCountry: world !== undefined && isCountry(each.text, setting) });
  }

  /** For what no list has: another name of the corpus, or what its text tells that it becomes. */
  private fromCorpus(each: Work): string | undefined {
    const { number, text: source, segment } = each;
    const { setting, consistency, isModelled } = this.writing;
    const rng = this.scope.fork('from-corpus', segment.entity.label, consistency === 'mention' ? number : source);
    const drawNext = this.drawerOf(each, rng);
    if (!isModelled) return this.another(each, drawNext);
    const standing = this.standingOf(each);
    const modelled = this.modelled(each, standing, rng, drawNext);
    // "speaks German", where Germany became Austria
    if (each.isLanguage === true && isModelled && modelled !== undefined && each.others?.includes(modelled) !== true) return undefined; // prettier-ignore
    const replacement = inflectedLike(source, modelled, drawNext, setting.locale);
    return replacement ?? this.coined(each, rng) ?? this.withOtherPlace(each, standing);
  }

  private drawerOf(each: Work, rng: Rng): DrawNext {
    const { text: source, segment } = each;
    const { text } = this.doc;
    const { setting, isModelled, draws, namesAround } = this.writing;
    const { told } = this.study;
    const mayCoin = this.readsDocument && !each.hasYears && each.others === undefined;
    const coin = mayCoin ? (each.coin ??= { draw: occasionLike(source, setting) }).draw : undefined;
    if (coin !== undefined) return (again) => coin(rng.fork('occasion', again), again === 0 ? this.asSurname : undefined); // prettier-ignore
    const money = mayCoin ? this.moneyFor(source) : undefined;
    if (money !== undefined) return (again) => (again === 0 && money.length > 0 ? rng.fork('money').pick(money) : undefined); // prettier-ignore
    const drawNext: DrawNext = (again) => {
      const { start, end, entity } = segment;
      const beside = () => ({
        before: text.slice(Math.max(0, start - 5), start),
        after: text.slice(end, end + 12),
        stances: () => told.stances(),
        writtenStances: () => told.writtenStances(),
      });
      each.draw ??= draws.get(entity.label)?.(source, () => namesAround(text, start, end), beside());
      const drawn = each.draw?.(again === 0 ? rng : rng.fork('apart', again));
      const isAmiss = (other: string) => isKinAmiss(other, text, segment, setting) || isArticledTwice(other, text.slice(Math.max(0, start - LONGEST_NOUN), start), setting.locale); // prettier-ignore
      if (drawn === undefined || !isModelled || !isAmiss(drawn)) return drawn;
      return again < MOST_KIN ? drawNext(again + 1) : undefined;
    };
    return drawNext;
  }

  /** Other money where the document tells of trade and of nothing at home; `undefined` for what is no money. */
  private moneyFor(source: string): readonly string[] | undefined {
    const { setting } = this.writing;
    const { money } = packOf(setting.locale)?.institutions ?? {};
    if (money?.names.includes(source) !== true) return undefined;
    const { text } = this.doc;
    const isAbroad = (name: string): boolean =>
      isCountry(name, setting) ? !sharedLexicon(setting).world.homes.has(fold(name)) : countryOf(name, setting)?.isHome === false; // prettier-ignore
    const isOfHome = () => this.study.work.some(({ text: name, family }) => family === familyOf('location') && !isAbroad(name)); // prettier-ignore
    if (!money.trade.test(text) || money.home.test(text) || isOfHome()) return NO_MONEY;
    return money.names.filter((name) => name !== source && !text.includes(name));
  }

  /** What a surname becomes that somebody of the document has. */
  private readonly asSurname = (name: string): string | undefined => {
    const { setting } = this.writing;
    const { family: band = 2 } = sharedLexicon(setting).names.word(name);
    return fillReading({ template: [slot('family-name', name, { band })], key: fold(name), upper: true }, this.draw, sharedLexicon(setting), setting); // prettier-ignore
  };

  private standingOf(each: Work): Standing {
    if (!this.readsDocument || each.others === undefined) return NOT_STANDING;
    return (each.standing ??= standingOf(this.doc, each, this.study, this.writing));
  }

  /** By the first rule that holds of it. */
  private modelled(each: Work, { stands, isHeld }: Standing, rng: Rng, drawNext: DrawNext): string | undefined {
    const { setting } = this.writing;
    const { others, text: source } = each;
    const { calledAfter } = this.study;
    if (this.readsDocument && each.age !== undefined) return familyOf('age').write(each.age, undefined, this.draw, setting); // prettier-ignore
    if (each.place !== undefined && isOfBattle(each, this.readsDocument)) return this.endingIn(each, each.place);
    if (this.readsDocument && each.hasYears) {
      return (this.moved ??= this.movedYears()).get(source);
    }
    const followed =
      (others && ofTownHere(this.towns, source)) ??
      (this.readsDocument ? this.calledAfter(each, calledAfter.get(each.number)) : undefined) ??
      (this.readsDocument && others ? this.ofTownBehind(each) : undefined);
    if (followed !== undefined) return followed;
    const { demonym } = packOf(setting.locale)?.places ?? {};
    const { world = '' } = others === undefined ? NO_NATION : this.nationOf(each);
    if (isHeld || (this.readsDocument && others !== undefined && this.ofKept.has(source.toLowerCase())))
      return demonym?.(source, this.countries.get(world) ?? '', stands);
    if (others === undefined) return this.readsDocument && each.isUnknownAdjective ? undefined : this.another(each, drawNext); // prettier-ignore
    if (this.readsDocument && this.isOfTitle(source)) return undefined;
    // What another word for the same people became says what this one becomes: "zypriotisch" beside "Zyprer".
    const nation = this.peoples.get(world);
    const other = nation === undefined ? undefined : demonym?.(source, nation, stands);
    // "a Somali, who speaks Somali"
    if (each.isLanguage === true && this.study.work.some(({ text, others: alike, mention }) => text === source && alike === undefined && mention === undefined)) return undefined; // prettier-ignore
    if (each.isLanguage === true && (other === undefined || !others.includes(other))) return this.turned(each, others);
    return other ?? this.classWord(each, others, stands, rng);
  }

  /** An event of which there was one keeps its year, and what else is of that year stays of it. */
  private movedYears(): ReadonlyMap<string, string> {
    const { told, work } = this.study;
    const once = namesOf(this.doc, work.filter(({ isUnique }) => isUnique)); // prettier-ignore
    const others = namesOf(this.doc, work.filter(({ isUnique }) => !isUnique)); // prettier-ignore
    const fixed = new Set([...told.years(), ...once.flatMap((name) => name.match(YEARS) ?? [])]);
    return moveYears(others, fixed, this.writing.held, this.scope, this.writing.setting.locale);
  }

  /** What is called after another mention follows it: "Halcyon 10" becomes "Osprey 10" where Halcyon becomes Osprey. */
  private calledAfter({ text: source }: Work, named: Work | undefined): string | undefined {
    if (named?.mention === undefined) return undefined;
    const other = named.family?.write(named.mention, named.state, this.draw, this.writing.setting);
    return other === undefined || other === named.text ? undefined : other + source.slice(named.text.length);
  }

  /** "im englischen Wexcombe": right before a town stands a word for the country where the one lies that it became. */
  private ofTownBehind({ number, text: source, segment }: Work): string | undefined {
    const { setting } = this.writing;
    const { demonym } = packOf(setting.locale)?.places ?? {};
    const next = this.study.work[number + 1];
    if (demonym === undefined || next?.family !== familyOf('location') || next.segment.start - 1 !== segment.end) return undefined; // prettier-ignore
    // "im hessischen Wexheim"
    if (regionsByAdjective(setting.locale).has(source)) return source;
    const there = countryOf(this.surrogates[next.number] ?? next.text, setting);
    return there === undefined || there.isHome ? undefined : demonym(source, there.name);
  }

  /** Another word of its class: all move by as many places, so that no two become one, in whatever form they stand. */
  private classWord(each: Work, others: readonly string[], stands: Standing['stands'], rng: Rng): string | undefined {
    const { text: source } = each;
    const { setting } = this.writing;
    const { demonym, smallPeoples } = packOf(setting.locale)?.places ?? {};
    const turns = demonym !== undefined && smallPeoples !== true ? String(others.length) : others.length; // as in names of organisations there
    const turn = () => this.bySea(each, others, this.scope.fork('class-word', turns).int(others.length));
    // Where peoples have no capitals the class has the ending; elsewhere names of organisations tell of the country that one would become.
    const pick = () =>
      this.readsDocument && smallPeoples === true
        ? turn()
        : (peopleLike(source, this.draw, setting, stands) ?? (this.readsDocument ? turn() : rng.pick(others)));
    const drawn = others.length === 0 ? undefined : pick();
    const nation = peoplesOf(setting.locale).get(drawn?.toLowerCase() ?? '')?.[0];
    const { world } = this.nationOf(each);
    if (demonym !== undefined && world !== undefined && nation !== undefined) this.peoples.set(world, nation);
    const inForm = stands !== undefined && nation !== undefined ? demonym?.(source, nation, stands) : undefined;
    const other = inForm ?? drawn;
    return other === undefined ? undefined : applyCasing(other, casingOf(source));
  }

  /** Another language, as far from it in all mentions as any other is from its own. */
  private turned({ text }: Work, others: readonly string[]): string | undefined {
    if (others.length === 0) return undefined;
    const { setting } = this.writing;
    const other = others[this.scope.fork('class-word', String(others.length)).int(others.length)];
    const [world, nation] = [worldOf(text, setting.locale), peoplesOf(setting.locale).get(other?.toLowerCase() ?? '')?.[0]]; // prettier-ignore
    if (world !== undefined && nation !== undefined && !this.peoples.has(world)) this.peoples.set(world, nation);
    return other;
  }

  /** One of the others of a class, from a place on: beside words of the sea none of a country without one. */
  private bySea({ segment: { start, end } }: Work, others: readonly string[], from: number): string | undefined {
    const { setting } = this.writing;
    const { sea } = packOf(setting.locale)?.places ?? {};
    if (!this.readsDocument || sea === undefined) return others[from];
    const around = [this.doc.text.slice(Math.max(0, start - BY_SEA), start), this.doc.text.slice(end, end + BY_SEA)];
    if (!around.some((beside) => sea.test(beside))) return others[from];
    const { landlocked } = sharedLexicon(setting).world;
    const hasNone = (word: string) =>
      landlocked.has(fold(peoplesOf(setting.locale).get(word.toLowerCase())?.[0] ?? ''));
    return [...others.slice(from), ...others.slice(0, from)].find((word) => !hasNone(word));
  }

  /** Another mention of the corpus, which no other one of the document became. */
  private another({ text: source }: Work, drawNext: DrawNext): string | undefined {
    if (this.writing.consistency !== 'document') return drawNext(0);
    const { setting } = this.writing;
    const draws: (string | undefined)[] = [];
    const drawOnce: DrawNext = (again) => (again < draws.length ? draws[again] : (draws[again] = drawNext(again)));
    const drawn =
      drawApart(this.taken, source, drawOnce, (name) => withoutParty(name, setting, true)) ??
      drawApart(this.taken, source, drawOnce, (name) => withoutParty(name, setting));
    if (drawn !== undefined) this.written.set(drawn, source);
    return drawn ?? (IS_ONE.test(source) ? undefined : this.exchanged(source, drawOnce));
  }

  /** Where each that the corpus has is named in the document: two may change places, but a name becomes no second of one list. */
  private exchanged(source: string, drawNext: DrawNext): string | undefined {
    if (!/^\p{Lu}/u.test(source)) return drawNext(0);
    const other = drawApart(this.written, source, drawNext);
    // "Chronicle" beside "The Chronicle of the Hills" is that.
    return other !== undefined && (hasAllWords(other, source) || hasAllWords(source, other)) ? undefined : other;
  }

  /** Where the corpus has none like it: by its words alone; of what its text tells to be a title, a title; another number of its series. */
  private coined(each: Work, rng: Rng): string | undefined {
    const { setting } = this.writing;
    const { text: source } = each;
    if (!this.readsDocument || each.others !== undefined || each.hasYears || isOfBattle(each, true)) return undefined;
    const { draw } = (each.coinOfWords ??= { draw: occasionLike(source, setting, true) });
    const title = this.study.titles().get(source);
    const coinNext = (again: number) => title && coinTitle(source, title, rng.fork('title', again), setting);
    return draw?.(rng.fork('words')) ?? (title === undefined ? (designationLike(source, this.scope, setting) ?? this.strange(source)) : drawApart(this.taken, source, coinNext)); // prettier-ignore
  }

  /** What nobody knows, where its text does not have it in other names, or without a label. */
  private strange(source: string): string | undefined {
    const { setting } = this.writing;
    const other = strangeLike(source, this.scope, setting);
    return other === undefined || this.study.wordsBeside().has(stemOf(source, setting.locale)) ? undefined : other;
  }

  /** "French" beside a title in French, which becomes another such. */
  private isOfTitle(source: string): boolean {
    const { setting } = this.writing;
    const foreign = new Set([...this.study.titles().values()].flatMap(({ locale }) => (locale === setting.locale ? [] : locale))); // prettier-ignore
    return foreign.size > 0 && [...homesIn(source, sharedLexicon(setting).names)].some(({ code, people }) => people === undefined && foreign.has(code)); // prettier-ignore
  }

  /** "Treaty of Warsaw", where nothing else of it can become another. */
  private withOtherPlace(each: Work, { isHeld }: Standing): string | undefined {
    const { place } = each;
    if (place === undefined || isHeld || (this.readsDocument && each.hasYears)) return undefined;
    const world = worldOf(place.text, this.writing.setting.locale) ?? '';
    return this.study.told.places().has(world) ? undefined : this.endingIn(each, place);
  }

  /** The name of something that ends in the name of a place, with another place. */
  private endingIn({ family, state, text: source }: Work, place: Mention): string | undefined {
    const other = family?.write(place, state, this.draw, this.writing.setting);
    return other === undefined ? undefined : source.slice(0, -place.text.length) + other;
  }
}

/** In brackets behind a name, with the language or alphabet. */
const LETTERS_BEHIND =
  /^( ?\( ?(?:\p{Lu}\p{L}+(?: \p{L}+)? ?: ?)?)(\p{Lu}[\p{Script=Cyrillic}\p{Script=Greek}\p{M} .-]*[\p{Script=Cyrillic}\p{Script=Greek}])(?= ?[,;)])/u;
const FAR_LETTERS = 80;

/** An edit of an article, cut where a mention begins with that: "à [l'hôpital]" becomes "à [la clinique]", and "au [CHU]". */
function withinBorder(edit: Edit, text: string, border: number): readonly Edit[] {
  const { start, end, replacement } = edit;
  if (start >= border || end <= border) return [edit];
  const before = text.slice(start, border);
  if (replacement.startsWith(before)) return [{ start: border, end, replacement: replacement.slice(before.length) }];
  return [
    { start, end: border, replacement },
    { start: border, end, replacement: '' },
  ];
}

/** An edit behind a name, begun right behind it: what is written at the end of an entity is of that. */
const fromBorder = ({ start, end, replacement }: Edit, text: string, border: number): Edit => ({
  start: border,
  end,
  replacement: text.slice(border, start) + replacement,
});

/** Whether it is called after where it was, and that is a place of the lists. */
const isOfBattle = (each: Work, readsDocument: boolean): boolean =>
  each.place !== undefined && each.field === each.place.text && !(readsDocument && each.hasYears);

/** Families of which no two of a document become one. */
const ONE_EACH: ReadonlySet<SurrogateFamily> = new Set((['organisation'] as const).map(familyOf));

/** By their bare names, the bodies of a document. */
const bodiesNamed = rememberLast(
  ({ work }: Study, locale: string): ReadonlyMap<string, Work> =>
    new Map(work.flatMap((one) => (one.family && ONE_EACH.has(one.family) ? [[bareName(one.text, locale), one] as const] : []))), // prettier-ignore
);

/** So often another body is drawn. */
const MOST_APART = 4;

/** A name without the endings that its words have in a language that declines them: "Europäischen Rates" is no other than "Europäischer Rat". */
const bareName = memoiseByLocale((name, locale) => {
  const { inflected, genitive } = packOf(locale)?.agreement ?? {};
  if (inflected === undefined && genitive === undefined) return fold(name);
  const bare = (word: string): string => (word.length < SHORTEST_DECLINED ? word : word.replace(/e?s$/u, '').replace(inflected ?? '', '')); // prettier-ignore
  return fold(name).split(' ').map(bare).join(' ');
});

/** Shorter words are letters of bodies, and articles. */
const SHORTEST_DECLINED = 5;

/** Whether two names are not of one: one has no more words than those of the other. */
function areTwo({ text, family }: Work, other: Work, locale: string): boolean {
  if (family !== other.family) return false;
  const [own, others] = [text, other.text].map((name) => new Set(bareName(name, locale).split(/[ -]/u))) as [Set<string>, Set<string>]; // prettier-ignore
  return ![...own].every((word) => others.has(word)) && ![...others].every((word) => own.has(word));
}

/** Whether a name has all words of another. */
function hasAllWords(name: string, other: string): boolean {
  const words = name.split(' ');
  return other.split(' ').every((word) => words.includes(word));
}

const NO_MONEY: readonly string[] = [];

const NO_NATION = { world: undefined, isCountry: false };

const NOT_STANDING: Standing = { stands: undefined, isHeld: false };

/** So often another word for kin is drawn than one that does not fit its line. */
const MOST_KIN = 12;

const MOST_YEARS = 6;

/** So far from a word for a people what tells of the sea tells of it. */
const BY_SEA = 60;

/** "QX3": two numbers of a document are not one. */
const IS_ONE = /^\p{Lu}[^ ]*\p{N}$/u;

const NAMED = /\p{Lu}\p{L}{2,}/gu;

/** "( Serbian Cyrillic : " */
const IN_LETTERS = /^\s?[([]\s?(?:\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?\s?[:;,]?\s?)?["“'‘]?$/u;

/** A word with one capital. */
/** "SV " */
const CLUB_LETTERS = /^\p{Lu}{2,4} (?=\p{L})/u;
const WORD_ALONE = /^\p{Lu}\p{Ll}+$/u;

const BRACKET = /^\s?\(\s?["“'‘]?\s?$/u;
