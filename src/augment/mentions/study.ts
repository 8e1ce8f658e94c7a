import type { Kept } from '../../core/augmenter.ts';
import { once } from '../../core/caches.ts';
import { createReach } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { cut } from '../../core/narrow.ts';
import type { Document } from '../../core/types.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../../surrogates/case.ts';
import { isBirth, latestYear } from '../../surrogates/dates/date.ts';
import { familyOf } from '../../surrogates/index.ts';
import { initialsOf } from '../../surrogates/institutions/letters.ts';
import { sharedLexicon } from '../../surrogates/lexicon.ts';
import { mentionAt, studyMentions } from '../../surrogates/mentions.ts';
import { homesIn } from '../../surrogates/persons/name-study.ts';
import type { Title } from '../../surrogates/titles.ts';
import type { Mention, Setting, SurrogateFamily, SurrogateType } from '../../surrogates/types.ts';
import type { LabelPlans } from '../label-plan.ts';
import { cutLongSegments, divideIntoSegments, type Segment } from '../segments.ts';
import { abbreviatedIn } from './abbreviations.ts';
import { isAge, labelsOfAges, tellsAge } from './ages-told.ts';
import { otherLanguagesOf, othersOf } from './class-words.ts';
import { namesOf, placeIn, titlesIn, toldOf, venueIn, withoutParty } from './corpus-names.ts';
import { isKin } from './kin.ts';
import { calledAfterIn, namesWithin } from './names-within.ts';
import { ToldBeside } from './told-beside.ts';
import {
  bodiesAsBodies,
  datesAsDates,
  fiefsAsPlaces,
  isListedPlace,
  isNumbered,
  isOfNation,
  isOfPlaces,
  isStateOfTown,
  nationsTold,
  placesAtSeats,
  placesWithSeats,
  portfoliosAsBodies,
  SHORTEST_PLACE,
  speakersAsPersons,
  staysHere,
  stayTogether,
  stemsBeside,
  toldCountryOf,
  type Writable,
  YEAR,
} from './types-told.ts';
import {
  beforePossessives,
  beginsEntity,
  behindArticles,
  behindOffices,
  followersOf,
  headsOf,
  isNounBehindArticle,
  isOfficeAlone,
  NAMES_OF,
  WORD,
} from './words-beside.ts';
import type { Work } from './work.ts';
import {
  homesOfTowns,
  isForeigner,
  isOfAntiquity,
  landWritten,
  partsOfTowns,
  regionHeldIn,
  tellsOf,
  worldOf,
} from './worlds.ts';
import { YEARS } from './years.ts';

export interface Study {
  readonly work: readonly Work[];
  /** Those for one word of a class last: they follow what countries and towns became. */
  readonly inOrder: readonly Work[];
  /** Folded places that stay, each by itself, and countries that its text names beside the mentions: nothing else becomes one of them. */
  readonly staying: () => ReadonlyMap<string, string>;
  /** Names of the document that are drawn from the corpus, by what tells them apart: none becomes what another is, so that two do not change places. */
  readonly names: () => ReadonlyMap<string, string>;
  /** By the number of an abbreviation, what it abbreviates. */
  readonly abbreviated: ReadonlyMap<number, Work>;
  /** By the number of a name that comes from the corpus, the mention whose name it begins with: "Halcyon" of "Halcyon 10". */
  readonly calledAfter: ReadonlyMap<number, Work>;
  /** What its text tells to be titles. */
  readonly titles: () => ReadonlyMap<string, Title>;
  /** Years, countries and what parties stand for of which its text tells beside the mentions: what is of them stays of them. */
  readonly told: ToldBeside;
  /** Folded names of places and peoples that its names have. */
  readonly heldNames: () => ReturnType<typeof namesWithin>;
  /** The folded home countries of which its towns and seats tell: a word for their people is of no other. */
  readonly homes: () => ReadonlySet<string>;
  /** The latest year that its dates show. */
  readonly latest: number | undefined;
  /** The first year of which its text tells. */
  readonly earliest: () => number | undefined;
  /** The words of its text, without the ending of several, but for those that are all of a name drawn from the corpus. */
  readonly wordsBeside: () => ReadonlySet<string>;
  /** A text as its words in capitals stand in the document: "HOPITAL", where none of that has an accent. */
  readonly inCapitals: (text: string) => string;
  readonly kept: readonly Kept[];
}

/** Whoever writes in a forum is called by words, whatever that was labelled as: "pirineus_77". */
const usersAsUsers = (mention: Mention): Mention => mention.type === 'id' && USER.test(mention.text) ? { ...mention, type: 'username' } : mention; // prettier-ignore

const USER = /^(?=.*[._\d])(?![a-f\d]+$)\p{Ll}{4,}(?:[._-]?\p{Ll}{3,})*[._-]?\d{0,4}$/u;

/** "PEI", which stays beside the "1951 Prince Edward Island general election". */
const SPELT = /^\p{Lu}{3,4}$/u;

/** An organisation of which a name that stays tells too: a constituency in the name of an election. */
const isOfSeveralWords = ({ type, text }: Mention): boolean => type === 'organisation' && text.includes(' ');

/** The first year of a text. */
function firstYear(text: string): number | undefined {
  const years = (text.match(YEARS) ?? []).map(Number);
  return years.length === 0 ? undefined : years.reduce((first, year) => Math.min(first, year));
}

/** Tells who and what has no like in the language's lists: of antiquity, foreigners, and places that lie so to others; wherever they are named in the document. */
function namesWithoutLike(doc: Document, segments: readonly Segment[], plans: LabelPlans, setting: Setting) {
  const names = new Set<string>();
  for (const segment of segments) {
    const plan = plans[segment.entity.label];
    const family = plan?.policy === 'replace' ? familyOf(plan.type) : undefined;
    const [isPerson, isPlace] = [family === familyOf('person'), family === familyOf('location')];
    const isDate = family === familyOf('date');
    if (!isPerson && !isPlace && !isDate && family !== familyOf('organisation')) continue;
    const text = doc.text.slice(segment.start, segment.end);
    // Who is told of by one word alone is known to nobody.
    const isKnown = (isDate || text.includes(' ') || !isPerson) && tellsOf('known', doc.text, segment, setting);
    if (isKnown) names.add(text);
    if (isDate) continue;
    const isStrange = () => !isPlace && isForeigner(doc.text, segment, setting) && !(isPerson && isOfKnownPeople(text, doc.text.slice(Math.max(0, segment.start - TOLD_BEFORE), segment.start), setting)); // prettier-ignore
    const isOfOld = (isPerson || isPlace) && isOfAntiquity(doc.text, segment, setting);
    if (!isOfOld && !(isPlace && tellsOf('relations', doc.text, segment, setting)) && !isStrange()) continue;
    names.add(text);
    if (isPerson) for (const word of text.split(' ')) names.add(word);
  }
  return ({ text }: Mention): boolean => names.size > 0 && (names.has(text) || text.split(' ').every((word) => names.has(word) || names.has(word.replace(/['’]?s$/u, '')))); // prettier-ignore
}

/** Whether names are written in mentions of a family: of persons, in addresses, in numbers that are made of them. */
export const isOfNames = (family: SurrogateFamily): boolean =>
  (['person', 'email', 'id'] as const).some((type) => familyOf(type) === family);

/** Whether lists have names like that of somebody from elsewhere, be it by what stands before it, so that another of there comes. */
function isOfKnownPeople(name: string, before: string, setting: Setting): boolean {
  const words = name.split(/[ -]/u).map(fold);
  const { names } = sharedLexicon(setting);
  const [given, families] = words.length > 1 ? [words[0], words.slice(1)] : [undefined, words];
  if (given !== undefined && names.originOf(given, families) !== undefined) return true;
  const homes = homesIn(before.slice(before.lastIndexOf('\n') + 1), names);
  return homes.size > 0 && names.homeAmong(homes, given, families) !== undefined;
}

const TOLD_BEFORE = 80;

/** Whether the text around a mention names what it begins with, where no mention does. */
function isBeside({ text }: Document, segments: readonly Segment[], name: string, own: Segment): boolean {
  const from = Math.max(0, own.start - NEAR);
  const around = text.slice(from, own.end + NEAR);
  for (let at = around.indexOf(name); at >= 0; at = around.indexOf(name, at + 1)) {
    const here = from + at;
    if (segments.every(({ start, end }) => here < start || here >= end)) return true;
  }
  return false;
}

const NEAR = 160;

const CAPITALS_MARKED = /(?<!\p{Ll})(?=\p{Lu}*[À-ÖØ-ÝŒ])\p{Lu}{2,}(?!\p{Ll})/u;
const WORDS_IN_CAPITALS = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu;
/** So many words in capitals without a mark tell that these have none. */
const ENOUGH_BARE = 4;

function hasBareCapitals(text: string, { locale }: Setting): boolean {
  const marks = packOf(locale)?.text?.bareCapitals;
  if (marks === undefined) return false;
  const words = new Set(text.match(WORDS_IN_CAPITALS));
  return words.size >= ENOUGH_BARE && [...words].every((word) => word.normalize('NFD').search(marks) < 0);
}

function withoutMarks(text: string, { locale }: Setting): string {
  const marks = packOf(locale)?.text?.bareCapitals;
  return marks === undefined ? text : text.replaceAll(/(?<!\p{Ll})\p{Lu}{2,}(?!\p{Ll})/gu, (word) => word.normalize('NFD').replaceAll(marks, '').normalize()); // prettier-ignore
}

/** @param isModelled `false`: any entry of its list takes the place of a mention, so that nothing need be known of it but its type. */
export function studyDocument(doc: Document, plans: LabelPlans, setting: Setting, isModelled = true): Study {
  const kept: Kept[] = [];
  for (const entity of doc.entities) {
    const policy = plans[entity.label]?.policy;
    if (policy === undefined) {
      throw new PalimpsestError(
        'unplanned-label',
        `there is no plan for the label ${entity.label}: the corpus that the run was planned for has no such mention`,
        {
          place: { documentId: doc.id },
          hint: 'With --learned: learn from all of the corpus.',
        },
      );
    }
    if (policy === 'keep') kept.push({ entity, reason: 'policy' });
  }
  const reachOf = createReach(doc.entities);
  const follows = followersOf(doc, plans);
  const whole = divideIntoSegments(doc, (entity) => plans[entity.label]?.policy !== 'keep' && !follows.has(entity));
  const divided = cutLongSegments(doc, whole, ({ label }) => plans[label]?.policy === 'replace');
  const segments = beforePossessives(doc, behindArticles(doc, behindOffices(doc, divided, plans, setting), plans, setting), plans, setting); // prettier-ignore
  const told = new ToldBeside(doc, plans, segments, setting);
  const worlds = () => told.worlds();
  const atSeats = once(() => placesAtSeats(doc.text, setting));
  const held = once(() => (packOf(setting.locale)?.places?.regionsHeld ?? []).flatMap(([told, region]) => (told.test(doc.text) ? [region] : []))); // prettier-ignore
  const heldNames = once(() => namesWithin(doc, segments, plans, told, homes, setting));
  const homes = once(() => packOf(setting.locale)?.places?.smallPeoples === true ? new Set([...homesOfTowns(doc, segments, setting), ...atSeats()]) : partsOfTowns(doc, segments, setting)); // prettier-ignore
  const ofAges = labelsOfAges(doc, segments, plans, setting);
  const heldIn = once(() => regionHeldIn(doc, segments, plans, setting));
  const writtenIn = once(() => landWritten(doc.text, setting.locale));
  const toldIn = once(() => {
    const beside = [...new Set([...worlds(), ...told.written()])];
    const all = beside.length > 0 ? beside : new Set(segments.flatMap(({ start, end }) => worldOf(cut(doc.text, start, end), setting.locale) ?? [])); // prettier-ignore
    const [only, ...more] = all;
    return only === undefined || more.length > 0 ? undefined : { country: fold(only), stays: beside.length > 0 };
  });
  const nations = once(() => nationsTold(doc, segments, setting));
  const ageStays = once(() => tellsAge(doc, segments, setting));
  const mentionOf = (segment: Segment, type: SurrogateType): Mention => {
    const read: Writable<Mention> = portfoliosAsBodies(bodiesAsBodies(fiefsAsPlaces(speakersAsPersons(datesAsDates(usersAsUsers(mentionAt(doc, segment, segment.entity, type)), setting), setting), setting), setting), setting); // prettier-ignore
    if (!isModelled) return read;
    if (type === 'date') {
      read.ageStays = isBirth(read) && ageStays();
      return read;
    }
    const folded = fold(read.text);
    const staysIn = toldCountryOf(read, worlds, nations, setting);
    const isHere =
      isOfNation(read, staysIn, nations, setting) ||
      (placesWithSeats(setting.locale).has(folded) &&
        atSeats().has(folded) &&
        (held().length > 0 || !isStateOfTown(read, setting))) ||
      staysHere(read, worlds, setting) ||
      ((isOfPlaces(read) || isOfSeveralWords(read)) &&
        read.text.length >= SHORTEST_PLACE &&
        heldNames().places.has(folded)) || // prettier-ignore
      (isOfPlaces(read) &&
        SPELT.test(read.text) &&
        [...heldNames().places].some((name) => name.includes(' ') && initialsOf(name.toUpperCase()) === read.text)) || // prettier-ignore
      (isListedPlace(read, setting) && homes().has(folded));
    if (isHere) read.stays = true;
    else {
      read.staysIn = staysIn;
      read.held = heldNames;
      read.heldIn = heldIn();
      read.writtenIn = writtenIn();
      read.toldIn = toldIn;
    }
    return read;
  };
  // "aannemer Lind Waterbouw": what stands before the name of a firm says what that is, and not who somebody is.
  const isOfBody = ({ type }: Mention, { end }: Segment, next: Segment | undefined): boolean => {
    if (type !== 'profession' || next?.start !== end + 1 || doc.text.charAt(end) !== ' ') return false;
    const plan = plans[next.entity.label];
    return plan?.policy === 'replace' && plan.type === 'organisation';
  };
  const withoutLike = namesWithoutLike(doc, segments, plans, setting);
  const heads = once(() => headsOf(doc, segments, plans, setting));
  const work = segments.map((segment, number): Work => {
    const { entity } = segment;
    const plan = plans[entity.label];
    const mention = plan?.policy === 'replace' ? mentionOf(segment, plan.type) : undefined;
    const text = mention?.text ?? cut(doc.text, segment.start, segment.end);
    const place = mention === undefined ? placeIn(doc, { segment, entity }, setting) : undefined;
    const type = (mention ?? place)?.type;
    const family = type && familyOf(type);
    const own = mention === undefined ? toldOf(text, setting.locale) : undefined;
    const languages = own && otherLanguagesOf(doc.text, segment, setting);
    const isAged = own !== undefined && ofAges.has(entity.label) && /^\p{Nd}{1,3}(?!\p{Nd})/u.test(text) && isAge(text, setting); // prettier-ignore
    return {
      number,
      segment,
      text,
      reach: reachOf(beginsEntity(segment) ? entity.start : segment.start),
      mention,
      place,
      family,
      state: undefined,
      // Another mention of the corpus stands for all of one, not for a part of it between others.
      isWordless: !WORD.test(text) || (mention === undefined && entity.fragments !== undefined),
      age: isAged ? mentionAt(doc, segment, entity, 'age') : undefined,
      isAbbreviation: own?.isAbbreviation === true,
      hasYears: own?.hasYears ?? (family !== undefined && NAMES_OF.has(family) && YEAR.test(text)), // a year, whatever it was labelled as
      isUnique:
        (own &&
          (own.isUnique ||
            (own.hasYears && isNumbered(doc.text, segment, setting)) ||
            (/^\p{Lu}\p{Ll}+$/u.test(text) && heads().has(text)))) ??
        (mention !== undefined &&
          (isKin(mention, setting) ||
            isOfBody(mention, segment, segments[number + 1]) ||
            isOfficeAlone(mention, setting) ||
            isNounBehindArticle(mention, setting) ||
            withoutLike(mention))),
      field: own?.field,
      isUnknownAdjective: own?.isUnknownAdjective === true,
      others: languages ?? (own && othersOf(doc.text, segment, setting)),
      isLanguage: languages !== undefined,
      like: undefined,
      draw: undefined,
      standing: undefined,
      nation: undefined,
      coin: undefined,
    };
  });
  stayTogether(work, setting);
  // "Lind" beside the "Eva Lind 2004 presidential campaign", which stays but for its year.
  const onlyOnes = work.flatMap(({ mention, isUnique, hasYears, text }) => (mention === undefined && (isUnique || hasYears) && text.includes(' ') ? ` ${text} ` : [])); // prettier-ignore
  for (const each of onlyOnes.length === 0 ? [] : (work as Writable<Work>[]))
    if (each.mention !== undefined && each.family === familyOf('person')) each.isUnique ||= onlyOnes.some((name) => name.includes(` ${each.text} `)); // prettier-ignore
  const venues = new Map<number, Mention>();
  for (const { number, mention, others, text, segment } of isModelled ? work : []) {
    const name = mention === undefined && others === undefined ? venueIn(text, setting) : undefined;
    // "The Lind Film Festival is held in Lind"
    if (name === undefined || isBeside(doc, segments, name, segment)) continue;
    const read: Writable<Mention> = { ...mentionAt(doc, segment, segment.entity, 'location'), text: name };
    read.staysIn = toldCountryOf(read, worlds, nations, setting);
    venues.set(number, read);
  }
  const studied = isModelled ? work : [];
  const states = studyMentions(
    studied.flatMap(({ mention, place, number }) => mention ?? place ?? venues.get(number) ?? []),
    setting,
  );
  const dated = states.get(familyOf('date'));
  const latest = dated === undefined ? undefined : latestYear(dated);
  const first = new Map<string, number>();
  for (const [number, each] of work.entries()) {
    const { family, mention } = each;
    if (family === undefined) continue;
    each.state = states.get(family);
    if (mention === undefined || family.around === undefined) continue;
    const { type, text, stays = '', staysIn = '' } = mention;
    const key = `${type}\n${stays}\n${staysIn}\n${family.around(mention, setting)}\n${text}`;
    each.like = first.get(key);
    if (each.like === undefined) first.set(key, number);
  }
  const abbreviated = abbreviatedIn(doc, work);
  const calledAfter = new Map(calledAfterIn(work));
  for (const [number, mention] of venues) {
    const family = familyOf('location');
    if (!calledAfter.has(number)) calledAfter.set(number, { ...(work[number] as Work), mention, family, state: states.get(family), text: mention.text }); // prettier-ignore
  }
  const demonym = packOf(setting.locale)?.places?.demonym;
  // What follows another is written after it.
  // Names, and what is made of them, follow what countries and words for peoples became.
  const isOfNations = demonym !== undefined && work.some(({ text }) => worldOf(text, setting.locale) !== undefined); // prettier-ignore
  const turnOf = ({ number, others, family }: Work): number => {
    if (others && demonym !== undefined) return 1;
    if (family !== undefined && isOfNames(family) && isOfNations) return 2;
    return (abbreviated.get(number)?.number ?? -1) > number ? 3 : 0;
  };
  const turns = work.map(turnOf);
  const inOrder = turns.every((turn) => turn === 0) ? work : [0, 1, 2, 3].flatMap((turn) => work.filter((_, i) => turns[i] === turn)); // prettier-ignore
  const titles = once(() => titlesIn(doc.text, work, setting));
  const location = familyOf('location');
  const staying = once(() => {
    const beside = work.some(({ family }) => family === location) ? [...worlds()].map(fold) : [];
    const own = work.flatMap(({ mention }) => (mention?.stays === true ? [fold(mention.text)] : []));
    return new Map([
      ...own.map((place) => [place, place] as const),
      ...beside.map((world) => [world, `~${world}`] as const),
      ...held().map((region) => [`region ${region}`, region] as const),
    ]);
  });
  const names = once(
    () =>
      new Map(
        namesOf(doc, work).flatMap((name) =>
          [true, false].map((isStrict) => [withoutParty(name, setting, isStrict), name] as const),
        ),
      ),
  );
  const wordsBeside = once(() => stemsBeside(doc, work, setting));
  const isBare = once(() => hasBareCapitals(doc.text, setting));
  const inCapitals = (text: string): string => (CAPITALS_MARKED.test(text) && isBare() ? withoutMarks(text, setting) : text); // prettier-ignore
  return {
    inCapitals,
    work,
    inOrder,
    abbreviated,
    calledAfter,
    staying,
    names,
    titles,
    told,
    heldNames,
    homes,
    latest,
    wordsBeside,
    earliest: once(() => firstYear(doc.text)),
    kept,
  };
}
