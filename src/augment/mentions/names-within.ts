import { memoise, memoiseWithin, once } from '../../core/caches.ts';
import { cut } from '../../core/narrow.ts';
import type { Document } from '../../core/types.ts';
import { packOf } from '../../languages/index.ts';
import { languageOf } from '../../languages/locale.ts';
import { fold } from '../../surrogates/case.ts';
import { peoplesOf } from '../../surrogates/peoples.ts';
import type { Setting } from '../../surrogates/types.ts';
import type { LabelPlans } from '../label-plan.ts';
import { wordsOfWorlds } from '../mention-learner.ts';
import { namesOfPlaces } from '../mention-traits.ts';
import type { Segment } from '../segments.ts';
import { toldOf, venueIn } from './corpus-names.ts';
import type { ToldBeside } from './told-beside.ts';
import type { Work } from './work.ts';
import { CAPITALS } from './worlds.ts';

/** Names of places and peoples within what is drawn from the corpus, with those of which the document tells beside it or without: a town in the name of an election stays what it is. */
export function namesWithin(
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

/** Shorter names begin words that have nothing to do with them. */
const SHORTEST_NAME = 4;
/** "TPP" of "TPP-Fraktion" */
const LETTERS = /^\p{Lu}{2,3}$/u;

/** What is called after somebody, somewhere or something else of the document, by the longest such name. */
export function calledAfterIn(work: readonly Work[]): ReadonlyMap<number, Work> {
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
