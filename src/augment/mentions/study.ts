import type { Kept } from '../../core/augmenter.ts';
import { memoise, memoiseWithin, once, rememberLast } from '../../core/caches.ts';
import { cut } from '../../core/narrow.ts';
import { createReach } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import { hasWord } from '../../core/has-word.ts';
import type { Document, Entity } from '../../core/types.ts';
import { fold } from '../../surrogates/case.ts';
import { FUNCTION_WORDS, isOrganisationKind } from '../../surrogates/kind-words.ts';
import {
  isField,
  isListedWord,
  otherBodies,
  otherClassWords,
  otherStances,
} from '../../surrogates/institutions/class-words.ts';
import { familyOf } from '../../surrogates/index.ts';
import { initialsOf } from '../../surrogates/institutions/letters.ts';
import { packOf } from '../../languages/index.ts';
import { languageOf } from '../../languages/locale.ts';
import { codeGroup } from '../../surrogates/places/place-lexicon.ts';
import { regionNamed } from '../../surrogates/places/world.ts';
import type { Title } from '../../surrogates/titles.ts';
import { peoplesOf } from '../../surrogates/peoples.ts';
import { sharedLexicon } from '../../surrogates/lexicon.ts';
import { homesIn } from '../../surrogates/persons/name-study.ts';
import { mentionAt, studyMentions } from '../../surrogates/mentions.ts';
import { isUsualFamily } from '../../surrogates/persons/name.ts';
import type { Mention, Setting, SurrogateFamily, SurrogateType } from '../../surrogates/types.ts';
import type { LabelPlans } from '../label-plan.ts';
import { namesOfPlaces, wordsOfWorlds } from '../mention-pool.ts';
import { cutLongSegments, divideIntoSegments, type Segment } from '../segments.ts';
import { namesOf, placeIn, stemOf, titlesIn, toldOf, venueIn, withoutParty } from './corpus-names.ts';
import { abbreviatedIn } from './abbreviations.ts';
import { isBirth, latestYear } from '../../surrogates/dates/date.ts';
import { isKin } from './kin.ts';
import { NOTHING_TOLD, ToldBeside } from './told-beside.ts';
import {
  CAPITALS,
  countryOf,
  homesOfTowns,
  isCountry,
  isForeigner,
  isOfAntiquity,
  tellsOf,
  partsOfTowns,
  regionHeldIn,
  worldOf,
} from './worlds.ts';
import { otherLanguagesOf, othersOf } from './class-words.ts';
import type { Work } from './work.ts';
import { YEARS } from './years.ts';

const WORD = /[\p{L}\p{N}]/u;

/** A year by itself. */
const YEAR = /^(?:1[5-9]|20)\d\d$/u;

const NAMES_OF: ReadonlySet<SurrogateFamily> = new Set((['person', 'organisation', 'location'] as const).map(familyOf));

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

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What is labelled a person and is a day: "October 5th 2001". */
function datesAsDates(mention: Mention, { locale }: Setting): Mention {
  if (familyOf(mention.type) !== familyOf('person') || !/\p{N}/u.test(mention.text)) return mention;
  const months = packOf(locale)?.dates?.months?.[0]?.split(' ') ?? [];
  return mention.text.split(' ').some((word) => months.includes(word)) ? { ...mention, type: 'date' } : mention;
}

/** Whoever writes in a forum is called by words, whatever that was labelled as: "pirineus_77". */
const usersAsUsers = (mention: Mention): Mention => mention.type === 'id' && USER.test(mention.text) ? { ...mention, type: 'username' } : mention; // prettier-ignore

const USER = /^(?=.*[._\d])(?![a-f\d]+$)\p{Ll}{4,}(?:[._-]?\p{Ll}{3,})*[._-]?\d{0,4}$/u;

/** Who says something is nobody's town, whatever it was labelled as: 'sagte Lind.' */
function speakersAsPersons(mention: Mention, setting: Setting): Mention {
  const { said } = packOf(setting.locale)?.names ?? {};
  if (mention.type !== 'location' || said?.test(mention.before) !== true || !/^\p{Lu}\p{Ll}+$/u.test(mention.text)) return mention; // prettier-ignore
  return /^ ?(?:[.,;:–"“«]|$)/u.test(mention.after) && !isListedPlace(mention, setting) ? { ...mention, type: 'person' } : mention; // prettier-ignore
}

/** What a noble is called after is a place: "Duke of [Lind]". */
function fiefsAsPlaces(mention: Mention, { locale }: Setting): Mention {
  const { fiefs } = packOf(locale)?.names ?? {};
  if (fiefs === undefined || familyOf(mention.type) !== familyOf('person')) return mention;
  const lead = mention.before.slice(mention.before.search(LAST_TITLE));
  return lead !== '' && fiefs.test(`${lead}X`) ? { ...mention, type: 'location' } : mention;
}

/** "Duke of " at the end of what stands before. */
const LAST_TITLE = /\p{Lu}\p{Ll}+ of $/u;

/** What a minister is for is nobody, whatever it was labelled as: "Minister for [Agriculture]". */
function portfoliosAsBodies(mention: Mention, setting: Setting): Mention {
  const { portfolios } = packOf(setting.locale)?.names ?? {};
  const { text, type, before } = mention;
  if (portfolios === undefined || (type !== 'organisation' && familyOf(type) !== familyOf('person'))) return mention;
  const lead = endBehind(portfolios, before) === before.length ? 0 : endBehind(portfolios, text);
  const words =
    lead === undefined
      ? []
      : text
          .slice(lead)
          .split(/,? /u)
          .filter((word) => !FUNCTION_WORDS.has(fold(word)));
  if (words.length === 0) return mention;
  if (words.every((word) => isField(word, setting.locale))) return { ...mention, type: 'department' };
  // "Water Resources"
  return words.length > 1 && words.every((word) => isListedWord(word, setting.locale)) ? { ...mention, type: 'organisation', stays: true } : mention; // prettier-ignore
}

/** Where the last match of a pattern ends. */
const endBehind = (pattern: RegExp, text: string): number | undefined =>
  [...text.matchAll(pattern)].map(({ index, 0: match }) => index + match.length).at(-1);

/** A hospital or a court is nobody's town, whatever it was labelled as: "le [CHU de Nantes]". */
function bodiesAsBodies(mention: Mention, { locale }: Setting): Mention {
  const bodies = mention.type === 'location' ? packOf(locale)?.places?.bodies : undefined;
  if (bodies === undefined) return mention;
  const type = bodies.hospital.test(mention.text) ? 'hospital' : bodies.organisation.test(mention.text) ? 'organisation' : undefined; // prettier-ignore
  return type === undefined ? mention : { ...mention, type };
}

/** The folded country that a town lies in, where the text tells of it: it stays there. */
function toldCountryOf(
  { type, text }: Mention,
  worlds: () => ReadonlySet<string>,
  nations: () => ReadonlySet<string>,
  setting: Setting,
) {
  const country = type === 'location' || type === 'city' ? countryOf(text, setting) : undefined;
  if (country?.isHome === false && nations().has(fold(country.name))) return fold(country.name);
  if (country === undefined || country.isHome || !worlds().has(worldOf(country.name, setting.locale) ?? '')) return undefined; // prettier-ignore
  return fold(country.name);
}

/** "The 2018 BRICS summit is the tenth annual summit" */
function isNumbered(all: string, { start, end }: Segment, { locale }: Setting): boolean {
  const numbered = packOf(locale)?.institutions?.numbered;
  return numbered !== undefined && numbered.test(all.slice(Math.max(0, start - NEAR_NUMBER), end + NEAR_NUMBER));
}

/** So near a name stands which of its kind it is. */
const NEAR_NUMBER = 40;

/** A country that stays where wars or what is bygone are told stays in the whole document. */
function stayTogether(work: readonly Work[], setting: Setting): void {
  const mentions = work.flatMap(({ mention }) => (mention === undefined ? [] : [mention]));
  const staying = new Set(
    mentions.flatMap(({ stays, text }) => (stays === true && isCountry(text, setting) ? [fold(text)] : [])),
  );
  if (staying.size === 0) return;
  for (const mention of mentions as Writable<Mention>[]) if (staying.has(fold(mention.text))) mention.stays = true;
}

/** Whether a mention is a country of which the document tells beside it: such a one stays. */
function staysHere(
  { text, type, before, after, line = '' }: Mention,
  worlds: () => ReadonlySet<string>,
  setting: Setting,
): boolean {
  if (type !== 'country' && type !== 'location') return false;
  const {
    history,
    keptBehind,
    keptBefore,
    seatsOfPower,
    bygone,
    wars,
    eras = [],
  } = packOf(setting.locale)?.places ?? {};
  // "Kingdom of León"; "present-day Uruguay", "modern Lindby, Uruguay"; "the Munich Olympics"
  const lead = before.replace(TOWN_BEFORE, '');
  if (history?.test(text) === true || keptBehind?.test(lead) === true || keptBefore?.test(after) === true) return true;
  if (eras.some(([words, beside]) => words.test(text) && beside.test(sentenceOf(line, text)))) return true; // "die A 7 bis zum Kreuz Lind"
  if (hasWord(seatsOfPower, text.replaceAll(' ', '_'))) return true;
  // "Republic of Ireland": no other home country is one.
  const state = OF_STATE.exec(text)?.[1];
  if (state !== undefined && sharedLexicon(setting).world.homes.has(fold(state))) return true;
  const world = worldOf(text, setting.locale);
  if (world !== undefined && wars?.test(line) === true && isCountry(text, setting)) return true;
  if (bygone !== undefined && [before, text, after].some((part) => bygone.test(part))) return true; // prettier-ignore
  if (world === undefined || !worlds().has(world)) return false;
  return (
    type === 'country' ||
    codeGroup(text, true) !== undefined ||
    sharedLexicon(setting).places.find(fold(text), 'country')?.kind === 'country'
  );
}

/** The sentence of a line that has a text, as far as full stops tell. */
function sentenceOf(line: string, text: string): string {
  const at = line.indexOf(text);
  const end = line.indexOf('. ', at + text.length);
  return line.slice(line.lastIndexOf('. ', at) + 1, end < 0 ? undefined : end);
}

/** Whether a mention is a country of whose people the text tells beside the mentions, or a town there of which the lists have no others. */
function isOfNation(
  { type, text }: Mention,
  staysIn: string | undefined,
  nations: () => ReadonlySet<string>,
  setting: Setting,
): boolean {
  if (type !== 'country' && type !== 'location' && type !== 'city') return false;
  const { places, world } = sharedLexicon(setting);
  const folded = fold(text);
  if (staysIn !== undefined && staysIn !== folded) return nations().has(staysIn) && !world.abroad.has(staysIn);
  return places.find(folded, 'country')?.kind === 'country' && !world.homes.has(folded) && nations().has(folded);
}

/** The folded countries of whose people the text beside the mentions tells: "de nationalité marocaine". */
function nationsTold({ text }: Document, segments: readonly Segment[], { locale }: Setting): ReadonlySet<string> {
  const nationals = packOf(locale)?.places?.nationals;
  if (nationals === undefined) return NOTHING_TOLD;
  const found = new Set<string>();
  let from = 0;
  for (const { start, end } of [...segments, { start: text.length, end: text.length }]) {
    for (const [word] of text.slice(from, Math.max(from, start)).matchAll(LONG_WORD)) {
      const country = nationals.get(word);
      if (country !== undefined) found.add(fold(country));
    }
    from = Math.max(from, end);
  }
  return found;
}

const LONG_WORD = /(?<!\p{L})\p{L}[\p{Ll}-]{3,}(?!\p{L})/gu;

/** A town before its region or country. */
const TOWN_BEFORE = /\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)* ?, $/u;

const OF_STATE = /^(?:Republic|Commonwealth|Dominion|Kingdom) of (\p{Lu}.*)$/u;

/** Whether a mention is a place of the lists. */
function isListedPlace({ text, type }: Mention, setting: Setting): boolean {
  if (text.length < SHORTEST_PLACE) return false;
  return sharedLexicon(setting).places.find(fold(text), type) !== undefined;
}

const isOfPlaces = ({ type }: Mention): boolean => familyOf(type) === familyOf('location');

/** "PEI", which stays beside the "1951 Prince Edward Island general election". */
const SPELT = /^\p{Lu}{3,4}$/u;

/** "The Bill": behind the article one word of the dictionary is nobody's name, but "the Smiths" are a family. */
const isNounBehindArticle = (mention: Mention, setting: Setting): boolean => {
  const { text, type, before, after } = mention;
  if (familyOf(type) !== familyOf('person') || !/(?<!\p{L})the $/iu.test(before) || !/^\p{Lu}\p{Ll}+$/u.test(text)) return false; // prettier-ignore
  const { institutions, names } = packOf(setting.locale) ?? {};
  // "the Lind / Ek ticket", "the Lind administration"
  if (/^ ?[/–-] ?\p{Lu}/u.test(after) || names?.families?.one?.test(after) === true) return false;
  return institutions?.titleCase === true && isListedWord(text, setting.locale) && !isUsualFamily(mention, setting);
};

/** An organisation of which a name that stays tells too: a constituency in the name of an election. */
const isOfSeveralWords = ({ type, text }: Mention): boolean => type === 'organisation' && text.includes(' ');

function stemsBeside({ text }: Document, work: readonly Work[], { locale }: Setting): ReadonlySet<string> {
  const found = new Set<string>();
  let at = 0;
  const note = (part: string) => {
    for (const [word] of part.matchAll(NAMES_HERE)) found.add(stemOf(word, locale));
  };
  for (const { segment, mention, text: name } of work) {
    if (mention !== undefined || !/^\p{L}+$/u.test(name)) continue;
    note(cut(text, at, Math.max(at, segment.start)));
    at = segment.end;
  }
  note(text.slice(at));
  return found;
}

const NAMES_HERE = /\p{Lu}\p{Ll}{3,}/gu;

/** The first year of a text. */
function firstYear(text: string): number | undefined {
  const years = (text.match(YEARS) ?? []).map(Number);
  return years.length === 0 ? undefined : years.reduce((first, year) => Math.min(first, year));
}

const SHORTEST_PLACE = 4;

/** Folded places that stay since the text names a seat that is there: Washington beside the White House. */
function placesAtSeats(text: string, { locale }: Setting): ReadonlySet<string> {
  const { seats = [] } = packOf(locale)?.places ?? {};
  return new Set(seats.flatMap(([seat, places]) => (seat.test(text) ? foldedPlaces(places) : [])));
}

const foldedPlaces = memoise((places): readonly string[] => places.split('|').map(fold));

/** All places that have a seat, of whatever text. */
const placesWithSeats = rememberLast(
  (locale: string): ReadonlySet<string> =>
    new Set((packOf(locale)?.places?.seats ?? []).flatMap(([, places]) => foldedPlaces(places))),
);

/** "Seattle, Washington": behind a town stands the state, whatever seat the text names. */
const isStateOfTown = ({ text, before }: Mention, setting: Setting): boolean =>
  BEHIND_TOWN.test(before) && regionNamed(text, sharedLexicon(setting).world) !== undefined && codeGroup(text, false) === undefined; // prettier-ignore

const BEHIND_TOWN = /\p{Ll} ?, $/u;

/** Names of places and peoples within what is drawn from the corpus, with those of which the document tells beside it or without: a town in the name of an election stays what it is. */
function namesWithin(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  told: ToldBeside,
  homes: () => ReadonlySet<string>,
  setting: Setting,
) {
  const { locale } = setting;
  const places = new Set<string>();
  const peoples = new Set<string>();
  const replaced = once(() => new Set(segments.flatMap(({ start, end, entity }) => (plans[entity.label]?.policy === 'replace' ? [cut(doc.text, start, end)] : [])))); // prettier-ignore
  for (const { start, end, entity } of wordsOfWorlds(locale).size === 0 ? [] : segments) {
    if (plans[entity.label]?.policy !== 'from-corpus') continue;
    const text = doc.text.slice(start, end);
    const own = namesInName(text, locale);
    const lead = fold(venueIn(text, setting) ?? leadIn(text, replaced(), locale) ?? '');
    for (const name of own.places) if (name !== lead) places.add(name);
    for (const word of own.peoples) peoples.add(word);
  }
  const within = new Set(peoples);
  for (const world of told.worlds()) {
    places.add(world);
    for (const word of peoplesOf(locale).get(world) ?? []) peoples.add(word.toLowerCase());
  }
  for (const word of told.writtenClasses()) peoples.add(word);
  for (const home of packOf(locale)?.places?.smallPeoples === true ? [] : homes())
    for (const word of peoplesOf(locale).get(home) ?? []) peoples.add(word.toLowerCase());
  return { places, peoples, within, stances: told.stances(), games: once(() => gamesIn(doc.text, locale)) };
}

/** The mention that a name begins with, which is called after it and becomes what it becomes: "Lindby" of "Lindby Hinkleys"; but a party keeps its place. */
function leadIn(text: string, mentions: ReadonlySet<string>, locale: string): string | undefined {
  const { isUnique, hasYears } = toldOf(text, locale);
  const parties = packOf(locale)?.institutions?.partyKinds?.split(' ');
  if (isUnique || hasYears || text.split(' ').some((word) => parties?.includes(word) === true)) return undefined;
  return [...text.matchAll(/ /gu)].map(({ index }) => text.slice(0, index)).findLast((lead) => lead.length >= SHORTEST_NAME && mentions.has(lead)); // prettier-ignore
}

/** Words for games that a text has in small letters, be they in a name too. */
const gamesIn = (text: string, locale: string): ReadonlySet<string> =>
  new Set(
    packOf(locale)
      ?.institutions?.games?.split(' ')
      .filter((game) => text.includes(game)),
  );

/** Runs of words with capitals within a name, folded, and all words for those of them that are peoples. */
const namesInName = memoiseWithin((text, locale: string) => {
  const { titleCase: isTitled = false, partyKinds } = packOf(locale)?.institutions ?? {};
  const places = new Set<string>();
  const ofWhole = new Set<string>(); // of names that become others of their countries and regions
  const kinds = new Set(partyKinds?.split(' '));
  for (const [run] of text.matchAll(CAPITALS)) {
    // The name of a party keeps its place: "Alberta Reform Party".
    const isWhole = run.length === text.length;
    if (isWhole && !run.split(' ').some((word) => kinds.has(word))) {
      if (isTitled) addRuns(ofWhole, fold(run).split(' '), true);
      const owner = isTitled ? undefined : OWNER.exec(fold(run))?.[1];
      if (owner !== undefined && namesOfPlaces(languageOf(locale)).has(owner)) places.add(owner);
      continue;
    }
    addRuns(places, fold(run).split(' '), isWhole);
    // "Russia-United States"
    if (isTitled && run.includes('-')) addRuns(places, fold(run).split(/[ -]/u), true);
  }
  if (isTitled) for (const [name] of text.matchAll(JOINED)) places.add(fold(name));
  const worlds = wordsOfWorlds(locale);
  const named = namesOfPlaces(languageOf(locale));
  const peoples = [...places].flatMap((name) => (worlds.has(name) ? [name, ...(peoplesOf(locale).get(name) ?? [])] : [])).map((word) => word.toLowerCase()); // prettier-ignore
  return {
    places: [...places, ...[...ofWhole].filter((name) => named.has(name) || placesAlike(locale).has(name))],
    peoples,
  };
});

/** Folded names of regions abroad that the language's pack has: "Shanxi". */
const placesAlike = memoise((locale): ReadonlySet<string> => new Set((packOf(locale)?.places?.alike ?? []).flatMap((line) => line.split(' ')).map((name) => fold(name.replaceAll('_', ' '))))); // prettier-ignore

/** "Alte Literatur Griechenlands" */
const OWNER = / (\p{L}+)s$/u;
/** "the 1999 Kensington and Chelsea by-election" */
const JOINED = /(?<!\p{L})\p{Lu}[\p{L}'’-]*(?: (?:and|of|upon|on|the)){1,2} \p{Lu}[\p{L}'’-]*/gu;
const MOST_WORDS = 3;

/** Adds what stands together of some words, but for all of them where told so. */
function addRuns(runs: Set<string>, words: readonly string[], isWhole: boolean): void {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++)
      if (!isWhole || to - from < words.length) runs.add(words.slice(from, to).join(' '));
}

/** "65 años", and "65" beside such. */
function isAge(text: string, { locale }: Setting, needsUnit = false): boolean {
  const [, number = '', rest = ''] = /^(\p{Nd}{1,3})( ?\p{L}*)$/u.exec(text) ?? [];
  return (
    number !== '' && Number(number) <= OLDEST && (rest === '' ? !needsUnit : rest === packOf(locale)?.dates?.years)
  );
}

const OLDEST = 120;

/** Whether the text beside the mentions tells how old somebody is: "Lind, 65 años". */
function tellsAge({ text }: Document, segments: readonly Segment[], { locale }: Setting): boolean {
  const ages = agesIn(locale);
  if (ages === undefined) return false;
  let from = 0;
  for (const { start, end } of [...segments, { start: text.length, end: text.length }]) {
    if (start > from && ages.test(text.slice(from, start))) return true;
    from = Math.max(from, end);
  }
  return false;
}

const agesIn = memoise((locale): RegExp | undefined => {
  const unit = packOf(locale)?.dates?.years?.trim() ?? '';
  return unit === '' ? undefined : new RegExp(`(?<!\\p{N})\\p{Nd}{1,3}[ -]${unit.replace(/s$/u, 's?')}(?!\\p{L})`, 'u');
});

/** Labels of what is drawn from the corpus that ages have in a document. */
function labelsOfAges(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  setting: Setting,
): ReadonlySet<string> {
  const isOne = ({ start, end, entity }: Segment): boolean => plans[entity.label]?.policy === 'from-corpus' && isAge(doc.text.slice(start, end), setting, true); // prettier-ignore
  return new Set(segments.filter(isOne).map(({ entity }) => entity.label));
}

/** Mentions that are drawn from the corpus, within others that get surrogates: nothing tells what they are, and they are what becomes of these. */
function followersOf({ entities }: Document, plans: LabelPlans): ReadonlySet<Entity> {
  const follows = new Set<Entity>();
  let reach = 0;
  for (const entity of entities) {
    const policy = plans[entity.label]?.policy;
    if (policy === 'replace' && entity.fragments === undefined) reach = Math.max(reach, entity.end);
    else if (policy === 'from-corpus' && entity.end <= reach) follows.add(entity);
  }
  return follows;
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

/** Shorter names begin words that have nothing to do with them. */
const SHORTEST_NAME = 4;
/** "TPP" of "TPP-Fraktion" */
const LETTERS = /^\p{Lu}{2,3}$/u;

/** What is called after somebody, somewhere or something else of the document, by the longest such name. */
function calledAfterIn(work: readonly Work[]): ReadonlyMap<number, Work> {
  const named = new Map<string, Work>();
  for (const each of work)
    if (each.mention !== undefined && (each.text.length >= SHORTEST_NAME || LETTERS.test(each.text)) && !named.has(each.text)) named.set(each.text, each); // prettier-ignore
  const found = new Map<number, Work>();
  if (named.size === 0) return found;
  const longest = [...named.keys()].reduce((most, { length }) => Math.max(most, length), 0);
  for (const { number, mention, others, text } of work) {
    if (mention !== undefined || others !== undefined || !/^\p{Lu}/u.test(text)) continue;
    const lead = text.slice(0, longest + 1);
    for (const { index } of lead.matchAll(/(?<=[\p{L}\p{N}])(?=[^\p{L}\p{M}\p{N}])/gu)) {
      const other = named.get(text.slice(0, index));
      if (other !== undefined && (index >= SHORTEST_NAME || text.charAt(index) === '-')) found.set(number, other);
    }
  }
  return found;
}

/** The article that a name begins with, with the blank behind it: "the ", "l'". */
const ownArticle = memoise((locale) => {
  const { ownArticles } = packOf(locale)?.agreement ?? {};
  const forms = ownArticles?.split(' ').map((article) => {
    const either = `[${article.charAt(0).toUpperCase()}${article.charAt(0)}]${article.slice(1)}`;
    return either.endsWith("'") ? `${either.slice(0, -1)}['’] ?` : `${either} `;
  });
  return forms && new RegExp(`^(?:${forms.join('|')})(?=[\\p{L}\\p{N}])`, 'u');
});

/** Whether a segment begins an entity, be it behind an article of its own. */
export const beginsEntity = ({ start, entity, isBehindArticle }: Segment): boolean => start === entity.start || isBehindArticle === true; // prettier-ignore

/**
 * The segments without the article that names begin with, which are written over as names that are labelled without one: "the FBI". What is a place of the lists as a whole
 * keeps it ("La Rochelle"), and so does what has its capital, but where a sentence begins and something tells that it is none of its own.
 */
function behindArticles(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  setting: Setting,
): readonly Segment[] {
  const article = ownArticle(setting.locale);
  if (article === undefined) return segments;
  const { places } = sharedLexicon(setting);
  const isPlace = (text: string) => places.find(fold(text), 'location') !== undefined;
  return segments.map((segment) => {
    const { start, end, entity } = segment;
    const plan = plans[entity.label];
    if (plan?.policy !== 'replace' || !NAMES_OF.has(familyOf(plan.type)) || start !== entity.start || end !== entity.end) return segment; // prettier-ignore
    const text = cut(doc.text, start, end);
    const own = article.exec(text)?.[0];
    if (own === undefined || isPlace(text) || isOrganisationKind(fold(WORD_BEFORE.exec(cut(doc.text, Math.max(0, start - LONGEST_KIND), start))?.[1] ?? ''))) return segment; // prettier-ignore
    const rest = text.slice(own.length);
    const isOwn = /^\p{Lu}/u.test(text) && !(SENTENCE_BEGINS.test(cut(doc.text, Math.max(0, start - 3), start)) && (/^\p{Lu}[\p{Lu}.]+$/u.test(rest) || doc.text.includes(own.toLowerCase() + rest) || isPlace(rest) || isOrganisationKind(fold(FIRST_WORD.exec(rest)?.[0] ?? '')))); // prettier-ignore
    return isOwn ? segment : { start: start + own.length, end, entity, isBehindArticle: true };
  });
}

/** Without the office that somebody's mention begins with ("le ministre des Finances Lind"), and the article, where people stand with one ("en Lind"). */
function behindOffices(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  { locale }: Setting,
): readonly Segment[] {
  const { fiefs, offices = fiefs, ownArticles } = packOf(locale)?.names ?? {};
  if (offices === undefined) return segments;
  return segments.map((segment) => {
    const { start, end, entity } = segment;
    const plan = plans[entity.label];
    if (plan?.policy !== 'replace' || familyOf(plan.type) !== familyOf('person')) return segment;
    const text = cut(doc.text, start, end);
    const lead = offices.exec(text)?.[0] ?? '';
    if (lead !== '' && lead.length < text.length) return { start: start + lead.length, end, entity };
    const article = start === entity.start ? (ownArticles?.exec(text)?.[0] ?? '') : '';
    return article === '' ? segment : { start: start + article.length, end, entity, isBehindArticle: true };
  });
}

/** "le ministre": nobody's name. */
const isOfficeAlone = ({ text, type }: Mention, { locale }: Setting): boolean => familyOf(type) === familyOf('person') && packOf(locale)?.names?.offices?.exec(text)?.[0] === text; // prettier-ignore

/** The last words of names that are drawn from the corpus: "Cup" beside "Stanley Cup" is that and no other. */
function headsOf(
  { text }: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  { locale }: Setting,
): ReadonlySet<string> {
  if (packOf(locale)?.institutions?.titleCase !== true) return NOTHING_TOLD;
  const words = segments.flatMap(({ start, end, entity }) => {
    const [, word] = plans[entity.label]?.policy === 'from-corpus' ? (LAST_OF_SEVERAL.exec(cut(text, start, end)) ?? []) : []; // prettier-ignore
    return word !== undefined && isListedWord(word, locale) && otherClassWords(word, locale) === undefined && otherStances(word, locale) === undefined ? [word] : []; // prettier-ignore
  });
  return new Set(words);
}

const LAST_OF_SEVERAL = / (\p{Lu}\p{Ll}+)$/u;

const FIRST_WORD = /^\p{L}+/u;

/** The segments without the ending of an owner that corpora label with a name: "Lind 's". One that is joined to its word may be of the name: "St. John's". */
function beforePossessives(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  setting: Setting,
): readonly Segment[] {
  const possessive = packOf(setting.locale)?.agreement?.ownPossessive;
  if (possessive === undefined) return segments;
  const texts = once(() => new Set(segments.map(({ start, end }) => cut(doc.text, start, end))));
  return segments.map((segment) => {
    const { start, end, entity } = segment;
    const plan = plans[entity.label];
    const ending = possessive.exec(cut(doc.text, Math.max(start, end - LONGEST_ENDING), end))?.[0];
    if (ending === undefined || end !== entity.end || plan?.policy !== 'replace' || !NAMES_OF.has(familyOf(plan.type))) return segment; // prettier-ignore
    const rest = cut(doc.text, start, end - ending.length);
    if (!/[\p{L}\p{N}]{2}/u.test(rest)) return segment;
    const isOfName = !ending.startsWith(' ') && !texts().has(rest) && isNamedSo(rest, rest + ending, plan.type, setting); // prettier-ignore
    return isOfName ? segment : { ...segment, end: end - ending.length, isOwner: true };
  });
}

const LONGEST_ENDING = 4;

/** Whether what looks like the ending of an owner belongs to a name: "McDonald's", but not "the committee's". */
function isNamedSo(name: string, owner: string, type: SurrogateType, setting: Setting): boolean {
  const { places } = sharedLexicon(setting);
  const family = familyOf(type);
  if (family === familyOf('person')) return false;
  if (family === familyOf('location')) return places.find(fold(owner), 'location') !== undefined || places.find(fold(name), 'location') === undefined; // prettier-ignore
  const last = name.slice(name.lastIndexOf(' ') + 1);
  return otherBodies(name, setting.locale) === undefined && otherBodies(owner, setting.locale) === undefined
    ? !(name.includes(' ') && isOrganisationKind(fold(last)))
    : otherBodies(owner, setting.locale) !== undefined;
}

/** "l'hôpital la Moraine" has the article in its name. */
const WORD_BEFORE = /(\p{L}+) $/u;
const LONGEST_KIND = 24;

const SENTENCE_BEGINS = /(?:^|[.!?:\n"“])\s*$/u;

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
  const person = familyOf('person');
  // Names follow what countries and words for peoples became.
  const isOfNations = demonym !== undefined && work.some(({ text }) => worldOf(text, setting.locale) !== undefined); // prettier-ignore
  const turnOf = ({ number, others, family }: Work): number => {
    if (others && demonym !== undefined) return 1;
    if (family === person && isOfNations) return 2;
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
