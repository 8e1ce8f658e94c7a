import type { Kept } from '../../core/augmenter.ts';
import { memoise, rememberLast } from '../../core/caches.ts';
import { cut } from '../../core/narrow.ts';
import { createReach } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Document, Entity } from '../../core/types.ts';
import { fold } from '../../surrogates/case.ts';
import { familyOf } from '../../surrogates/index.ts';
import { packOf } from '../../languages/index.ts';
import { languageOf } from '../../languages/locale.ts';
import { liesOf } from '../../surrogates/places/location.ts';
import { codeGroup } from '../../surrogates/places/place-lexicon.ts';
import { regionNamed } from '../../surrogates/places/world.ts';
import { peoplesOf, sharedLexicon } from '../../surrogates/slots.ts';
import { mentionAt, studyMentions } from '../../surrogates/mentions.ts';
import type { Mention, Setting } from '../../surrogates/types.ts';
import type { LabelPlans } from '../label-plan.ts';
import { namesOfPlaces, wordsOfWorlds } from '../mention-pool.ts';
import { divideIntoSegments, type Segment } from '../segments.ts';
import { placeIn, titlesIn, toldOf } from './corpus-names.ts';
import { abbreviatedIn } from './abbreviations.ts';
import { NOTHING_TOLD, ToldBeside } from './told-beside.ts';
import { CAPITALS, countryOf, regionHeldIn, worldOf } from './worlds.ts';
import { othersOf } from './class-words.ts';
import type { Work } from './work.ts';

const WORD = /[\p{L}\p{N}]/u;

export interface Study {
  readonly work: readonly Work[];
  /** Those for one word of a class last: they follow what countries and towns became. */
  readonly inOrder: readonly Work[];
  /** Folded places that stay, each by itself: nothing else becomes one of them. */
  readonly staying: ReadonlyMap<string, string>;
  /** By the number of an abbreviation, what it abbreviates. */
  readonly abbreviated: ReadonlyMap<number, Work>;
  /** What its text tells to be titles. */
  readonly titles: () => ReadonlySet<string>;
  /** Years, countries and what parties stand for of which its text tells beside the mentions: what is of them stays of them. */
  readonly told: ToldBeside;
  /** Folded countries that its text names beside the mentions, and what stays of these. */
  readonly beside: () => ReadonlySet<string>;
  /** Folded names of places and peoples that its names have. */
  readonly heldNames: () => ReturnType<typeof namesWithin>;
  readonly kept: readonly Kept[];
}

function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: compute() }).value;
}

/** What is labelled a person and is a day: "October 5th 2001". */
function datesAsDates(mention: Mention, { locale }: Setting): Mention {
  if (familyOf(mention.type) !== familyOf('person') || !/\p{N}/u.test(mention.text)) return mention;
  const months = packOf(locale)?.dates?.months?.[0]?.split(' ') ?? [];
  return mention.text.split(' ').some((word) => months.includes(word)) ? { ...mention, type: 'date' } : mention;
}

/** Who says something is nobody's town, whatever it was labelled as: 'sagte Lind.' */
function speakersAsPersons(mention: Mention, setting: Setting): Mention {
  const { said } = packOf(setting.locale)?.names ?? {};
  if (mention.type !== 'location' || said?.test(mention.before) !== true || !/^\p{Lu}\p{Ll}+$/u.test(mention.text)) return mention; // prettier-ignore
  return /^ ?(?:[.,;:–"“«]|$)/u.test(mention.after) && !isListedPlace(mention, setting) ? { ...mention, type: 'person' } : mention; // prettier-ignore
}

/** The folded country that a town lies in, where the text tells of it: it stays there. */
function toldCountryOf({ type, text }: Mention, worlds: () => ReadonlySet<string>, setting: Setting) {
  const country = type === 'location' || type === 'city' ? countryOf(text, setting) : undefined;
  if (country === undefined || country.isHome || !worlds().has(worldOf(country.name, setting.locale) ?? '')) return undefined; // prettier-ignore
  return fold(country.name);
}

/** Whether a mention is a country of which the document tells beside it: such a one stays. */
function staysHere({ text, type }: Mention, worlds: () => ReadonlySet<string>, setting: Setting): boolean {
  if (type !== 'country' && type !== 'location') return false;
  if (packOf(setting.locale)?.places?.history?.test(text) === true) return true; // "Kingdom of León"
  const world = worldOf(text, setting.locale);
  if (world === undefined || !worlds().has(world)) return false;
  return (
    type === 'country' ||
    codeGroup(text, true) !== undefined ||
    sharedLexicon(setting).places.find(fold(text), 'country')?.kind === 'country'
  );
}

/** Whether a mention is a place of the lists. */
function isListedPlace({ text, type }: Mention, setting: Setting): boolean {
  if (familyOf(type) !== familyOf('location') || text.length < 4) return false;
  return sharedLexicon(setting).places.find(fold(text), type) !== undefined;
}

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

/** Runs of words with capitals within what is drawn from the corpus, folded, and those of them that are peoples, with those of which the document tells beside them or without: a town in the name of an election stays what it is. */
function namesWithin(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  told: ToldBeside,
  { locale }: Setting,
) {
  const places = new Set<string>();
  const ofWhole = new Set<string>(); // of names that become others of their countries and regions
  const worlds = wordsOfWorlds(locale);
  const isTitled = packOf(locale)?.institutions?.titleCase === true;
  const kinds = new Set(packOf(locale)?.institutions?.partyKinds?.split(' '));
  for (const { start, end, entity } of worlds.size === 0 ? [] : segments) {
    if (plans[entity.label]?.policy !== 'from-corpus') continue;
    for (const [run] of doc.text.slice(start, end).matchAll(CAPITALS)) {
      // The name of a party keeps its place: "Alberta Reform Party".
      const isWhole = run.length === end - start;
      if (isWhole && !run.split(' ').some((word) => kinds.has(word))) {
        if (isTitled) addRuns(ofWhole, fold(run).split(' '), true);
        continue;
      }
      addRuns(places, fold(run).split(' '), isWhole);
      // "Russia-United States"
      if (isTitled && run.includes('-')) addRuns(places, fold(run).split(/[ -]/u), true);
    }
  }
  const peoples = new Set([...places].filter((name) => worlds.has(name)));
  for (const name of Array.from(peoples))
    for (const word of peoplesOf(locale).get(name) ?? []) peoples.add(word.toLowerCase());
  const within = new Set(peoples);
  for (const world of told.worlds()) {
    places.add(world);
    for (const word of peoplesOf(locale).get(world) ?? []) peoples.add(word.toLowerCase());
  }
  const named = namesOfPlaces(languageOf(locale));
  for (const name of ofWhole) if (named.has(name)) places.add(name);
  return { places, peoples, within, stances: told.stances() };
}

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
  for (const entity of entities.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const policy = plans[entity.label]?.policy;
    if (policy === 'replace' && entity.fragments === undefined) reach = Math.max(reach, entity.end);
    else if (policy === 'from-corpus' && entity.end <= reach) follows.add(entity);
  }
  return follows;
}

export function studyDocument(doc: Document, plans: LabelPlans, setting: Setting): Study {
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
  const segments = divideIntoSegments(doc, (entity) => plans[entity.label]?.policy !== 'keep' && !follows.has(entity));
  const told = new ToldBeside(doc, plans, segments, setting);
  const worlds = () => told.worlds();
  const atSeats = once(() => placesAtSeats(doc.text, setting));
  const heldNames = once(() => namesWithin(doc, segments, plans, told, setting));
  const ofAges = labelsOfAges(doc, segments, plans, setting);
  const heldIn = once(() => regionHeldIn(doc, segments, plans, setting));
  const lies = () => liesOf(states.get(familyOf('location')));
  const work = segments.map((segment, number): Work => {
    const { entity } = segment;
    const reach = reachOf(segment.start);
    const plan = plans[entity.label];
    const text = cut(doc.text, segment.start, segment.end);
    let isWordless = !WORD.test(text);
    if (plan?.policy !== 'replace') {
      // Another mention of the corpus stands for all of one, not for a part of it between others.
      isWordless ||= entity.fragments !== undefined;
      const place = placeIn(doc, { segment, entity }, setting);
      const family = place === undefined ? undefined : familyOf(place.type);
      const own = toldOf(text, setting.locale);
      return {
        number,
        segment,
        text,
        reach,
        mention: undefined,
        place,
        family,
        state: undefined,
        isWordless,
        age: ofAges.has(entity.label) && /^\p{Nd}{1,3}(?!\p{Nd})/u.test(text) && isAge(text, setting) ? mentionAt(doc, segment, entity, 'age') : undefined, // prettier-ignore
        isAbbreviation: own.isAbbreviation,
        hasYears: own.hasYears,
        isUnique: own.isUnique,
        field: own.field,
        isUnknownAdjective: own.isUnknownAdjective,
        others: othersOf(doc.text, segment, setting),
        like: undefined,
        draw: undefined,
        standing: undefined,
        nation: undefined,
        coin: undefined,
      };
    }
    const read = speakersAsPersons(datesAsDates(mentionAt(doc, segment, entity, plan.type), setting), setting);
    const folded = fold(read.text);
    const isHere =
      (placesWithSeats(setting.locale).has(folded) && atSeats().has(folded) && !isStateOfTown(read, setting)) ||
      staysHere(read, worlds, setting) ||
      (isListedPlace(read, setting) && heldNames().places.has(folded));
    const region = heldIn();
    const mention: Mention = {
      entity: read.entity,
      type: read.type,
      text: read.text,
      before: read.before,
      after: read.after,
      beyond: read.beyond,
      ahead: read.ahead,
      line: read.line,
      stays: isHere ? true : undefined,
      staysIn: isHere ? undefined : toldCountryOf(read, worlds, setting),
      held: isHere ? undefined : heldNames,
      heldIn: isHere ? undefined : region,
      lies: isHere ? undefined : lies,
    };
    const family = familyOf(mention.type);
    return {
      number,
      segment,
      text: mention.text,
      reach,
      mention,
      place: undefined,
      family,
      state: undefined,
      isWordless,
      isAbbreviation: false,
      hasYears: false,
      isUnique: false,
      field: undefined,
      isUnknownAdjective: false,
      others: undefined,
      like: undefined,
      draw: undefined,
      standing: undefined,
      nation: undefined,
      coin: undefined,
    };
  });
  const states = studyMentions(
    work.flatMap(({ mention, place }) => mention ?? place ?? []),
    setting,
  );
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
  const staying = new Map(work.flatMap(({ mention }) => (mention?.stays === true ? [[fold(mention.text), fold(mention.text)] as const] : []))); // prettier-ignore
  const demonym = packOf(setting.locale)?.places?.demonym;
  // What follows another is written after it.
  const turnOf = ({ number, others }: Work): number => {
    if (others && demonym !== undefined) return 1;
    return (abbreviated.get(number)?.number ?? -1) > number ? 2 : 0;
  };
  const turns = work.map(turnOf);
  const inOrder = turns.every((turn) => turn === 0) ? work : [0, 1, 2].flatMap((turn) => work.filter((_, i) => turns[i] === turn)); // prettier-ignore
  const titles = once(() => titlesIn(doc.text, work, setting));
  const location = familyOf('location');
  const beside = once(() => (work.some(({ family }) => family === location) ? new Set([...worlds()].map(fold)) : NOTHING_TOLD)); // prettier-ignore
  return { work, inOrder, abbreviated, staying, titles, told, beside, heldNames, kept };
}
