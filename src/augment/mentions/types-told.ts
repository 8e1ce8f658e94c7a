import { memoise, rememberLast } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { cut } from '../../core/narrow.ts';
import type { Document } from '../../core/types.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../../surrogates/case.ts';
import { familyOf } from '../../surrogates/index.ts';
import { isField, isListedWord } from '../../surrogates/institutions/class-words.ts';
import { FUNCTION_WORDS } from '../../surrogates/kind-words.ts';
import { sharedLexicon } from '../../surrogates/lexicon.ts';
import { codeGroup } from '../../surrogates/places/place-lexicon.ts';
import { regionNamed } from '../../surrogates/places/world.ts';
import type { Mention, Setting } from '../../surrogates/types.ts';
import type { Segment } from '../segments.ts';
import { stemOf } from './corpus-names.ts';
import { NOTHING_TOLD } from './told-beside.ts';
import type { Work } from './work.ts';
import { countryOf, isCountry, worldOf } from './worlds.ts';

/** A year by itself. */
export const YEAR = /^(?:1[5-9]|20)\d\d$/u;

export type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** What is labelled a person and is a day: "October 5th 2001". */
export function datesAsDates(mention: Mention, { locale }: Setting): Mention {
  if (familyOf(mention.type) !== familyOf('person') || !/\p{N}/u.test(mention.text)) return mention;
  const months = packOf(locale)?.dates?.months?.[0]?.split(' ') ?? [];
  return mention.text.split(' ').some((word) => months.includes(word)) ? { ...mention, type: 'date' } : mention;
}

/** Who says something is nobody's town, whatever it was labelled as: 'sagte Lind.' */
export function speakersAsPersons(mention: Mention, setting: Setting): Mention {
  const { said } = packOf(setting.locale)?.names ?? {};
  if (mention.type !== 'location' || said?.test(mention.before) !== true || !/^\p{Lu}\p{Ll}+$/u.test(mention.text)) return mention; // prettier-ignore
  return /^ ?(?:[.,;:–"“«]|$)/u.test(mention.after) && !isListedPlace(mention, setting) ? { ...mention, type: 'person' } : mention; // prettier-ignore
}

/** What a noble is called after is a place: "Duke of [Lind]". */
export function fiefsAsPlaces(mention: Mention, { locale }: Setting): Mention {
  const { fiefs } = packOf(locale)?.names ?? {};
  if (fiefs === undefined || familyOf(mention.type) !== familyOf('person')) return mention;
  const lead = mention.before.slice(mention.before.search(LAST_TITLE));
  return lead !== '' && fiefs.test(`${lead}X`) ? { ...mention, type: 'location' } : mention;
}

/** "Duke of " at the end of what stands before. */
const LAST_TITLE = /\p{Lu}\p{Ll}+ of $/u;

/** What a minister is for is nobody, whatever it was labelled as: "Minister for [Agriculture]". */
export function portfoliosAsBodies(mention: Mention, setting: Setting): Mention {
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
export function bodiesAsBodies(mention: Mention, { locale }: Setting): Mention {
  const bodies = mention.type === 'location' ? packOf(locale)?.places?.bodies : undefined;
  if (bodies === undefined) return mention;
  const type = bodies.hospital.test(mention.text) ? 'hospital' : bodies.organisation.test(mention.text) ? 'organisation' : undefined; // prettier-ignore
  return type === undefined ? mention : { ...mention, type };
}

/** The folded country that a town lies in, where the text tells of it: it stays there. */
export function toldCountryOf(
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
export function isNumbered(all: string, { start, end }: Segment, { locale }: Setting): boolean {
  const numbered = packOf(locale)?.institutions?.numbered;
  return numbered !== undefined && numbered.test(all.slice(Math.max(0, start - NEAR_NUMBER), end + NEAR_NUMBER));
}

/** So near a name stands which of its kind it is. */
const NEAR_NUMBER = 40;

/** A country that stays where wars or what is bygone are told stays in the whole document. */
export function stayTogether(work: readonly Work[], setting: Setting): void {
  const mentions = work.flatMap(({ mention }) => (mention === undefined ? [] : [mention]));
  const staying = new Set(
    mentions.flatMap(({ stays, text }) => (stays === true && isCountry(text, setting) ? [fold(text)] : [])),
  );
  if (staying.size === 0) return;
  for (const mention of mentions as Writable<Mention>[]) if (staying.has(fold(mention.text))) mention.stays = true;
}

/** Whether a mention is a country of which the document tells beside it: such a one stays. */
export function staysHere(
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
export function isOfNation(
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
export function nationsTold(
  { text }: Document,
  segments: readonly Segment[],
  { locale }: Setting,
): ReadonlySet<string> {
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
export function isListedPlace({ text, type }: Mention, setting: Setting): boolean {
  if (text.length < SHORTEST_PLACE) return false;
  return sharedLexicon(setting).places.find(fold(text), type) !== undefined;
}

export const isOfPlaces = ({ type }: Mention): boolean => familyOf(type) === familyOf('location');

export function stemsBeside({ text }: Document, work: readonly Work[], { locale }: Setting): ReadonlySet<string> {
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

export const SHORTEST_PLACE = 4;

/** Folded places that stay since the text names a seat that is there: Washington beside the White House. */
export function placesAtSeats(text: string, { locale }: Setting): ReadonlySet<string> {
  const { seats = [] } = packOf(locale)?.places ?? {};
  return new Set(seats.flatMap(([seat, places]) => (seat.test(text) ? foldedPlaces(places) : [])));
}

const foldedPlaces = memoise((places): readonly string[] => places.split('|').map(fold));

/** All places that have a seat, of whatever text. */
export const placesWithSeats = rememberLast(
  (locale: string): ReadonlySet<string> =>
    new Set((packOf(locale)?.places?.seats ?? []).flatMap(([, places]) => foldedPlaces(places))),
);

/** "Seattle, Washington": behind a town stands the state, whatever seat the text names. */
export const isStateOfTown = ({ text, before }: Mention, setting: Setting): boolean =>
  BEHIND_TOWN.test(before) && regionNamed(text, sharedLexicon(setting).world) !== undefined && codeGroup(text, false) === undefined; // prettier-ignore

const BEHIND_TOWN = /\p{Ll} ?, $/u;
