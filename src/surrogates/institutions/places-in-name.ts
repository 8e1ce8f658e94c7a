import { hasWord } from '../../core/has-word.ts';
import { packOf } from '../../languages/index.ts';
import { wordNet } from '../../resources/wordnet.ts';
import { fold } from '../case.ts';
import { BEGINNINGS, FUNCTION_WORDS, HONOURS, isOrganisationKind, nameInCompound, SAINTS } from '../kind-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { titleGender } from '../persons/name-words.ts';
import type { Place } from '../places/place-lexicon.ts';
import { OF_TOWN, ONE, type Slot } from '../slots.ts';
import { cutTokens, slot, type TextToken } from '../template-words.ts';
import { isField, isListedWord, isOrdinaryWord, memoiseByLocale, otherClassWords } from './class-words.ts';
import { isAcronym, isKeptInRun, ROMAN } from './organisation-run.ts';

export const STARTS_UPPER = /^\p{Lu}/u;

/** The band of names that hardly anybody bears. */
export const RARE = 2;

/** "Kalmars" before "universitet": a name, listed or in the genitive, right before a word of kind in small letters is a town's. */
export function readOwner(
  text: string,
  tokens: readonly TextToken[],
  end: number,
  lexicon: Lexicon,
  locale: string,
): Slot[] | undefined {
  if (packOf(locale)?.institutions?.ofTown === undefined || / /u.test(text)) return undefined;
  const next = tokens[tokens[end]?.kind === 'gap' ? end + 1 : end];
  if (next?.kind !== 'word' || next.text !== next.text.toLowerCase() || !isOrganisationKind(next.key)) return undefined;
  const place = findPlace(text, lexicon);
  // Towns that end in a vowel have no other form before what is theirs, and no noun with its article behind it: "Birkala kommun".
  const isGenitive = (text.endsWith('s') || (packOf(locale)?.institutions?.ofTown?.(text) === text && !WITH_ARTICLE.test(next.text))) && !isAcronym(text); // prettier-ignore
  if (place === undefined ? !isGenitive : place.kind !== 'city' && place.kind !== 'world-city') return undefined;
  const core = text.slice(0, text.length - (place?.ending.length ?? (text.endsWith('s') ? 1 : 0)));
  return [slot('city', core, { band: place?.band ?? 2, ending: OF_TOWN, region: place?.kind === 'city' ? place.region : undefined })]; // prettier-ignore
}

const WITH_ARTICLE = /(?:en|et|an|na)$/u;

/** "Thames Valley" before "Police": no person's name, though no list of places has it. */
export function readPlaceOf(
  text: string,
  next: TextToken | undefined,
  { places }: Lexicon,
  locale: string,
): Slot[] | undefined {
  const { ofPlaces } = packOf(locale)?.institutions ?? {};
  if (!hasWord(ofPlaces, next?.key ?? '') || otherClassWords(text, locale) !== undefined) return undefined; // prettier-ignore
  const place = places.find(fold(text), 'city');
  const { band, region } = place?.kind === 'city' ? place : { band: 1 as const, region: undefined };
  return isAcronym(text)
    ? undefined
    : [slot('city', text, { casing: text === text.toUpperCase() ? 'upper' : 'title', band, region, grammar: ONE })];
}

export function isName(text: string, { names }: Lexicon): boolean {
  const { given, family } = names.word(text);
  return given !== undefined || family !== undefined;
}

/** A place beside words of the dictionary, "Chicago Bulls": the place alone becomes another. */
export function readPlaceIn(text: string, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
  const tokens = cutTokens(text);
  const template: (string | Slot)[] = [];
  let places = 0;
  // "Berliner Kurier": behind an adjective stands a noun, whatever it is.
  const isTown = isOfUnknownTown(tokens, 0, lexicon, locale);
  const isNoun = tokens.length === 3 && packOf(locale)?.institutions?.titleCase !== true && (isTown || otherClassWords(tokens[0]?.text ?? '', locale) !== undefined); // prettier-ignore
  for (let i = 0; i < tokens.length; i++) {
    const { kind, text: word } = tokens[i] as TextToken;
    if (isNoun && i === 0) {
      template.push(slot('class-word', (isTown ? packOf(locale)?.institutions?.ofTowns?.example : undefined) ?? word));
      places++;
      continue;
    }
    const end = kind === 'word' && !isNoun ? endOfListed(tokens, i, lexicon, locale) : undefined;
    if (end === undefined) {
      if (kind === 'number' || (kind === 'word' && !isNoun && !isListedWord(word, locale))) return readTeam(template, tokens.slice(i), lexicon, locale); // prettier-ignore
      template.push(word);
      continue;
    }
    const place = tokens.slice(i, end).map((each) => each.text).join(''); // prettier-ignore
    template.push(...(readListed(place, lexicon, locale) ?? []));
    places++;
    i = end - 1;
  }
  return places === 1 && template.length > 1 ? template : undefined;
}

/** "Los Angeles Lakers": behind a great city stands what a team is called by. */
function readTeam(
  [city, ...between]: readonly (string | Slot)[],
  rest: readonly TextToken[],
  lexicon: Lexicon,
  locale: string,
): (string | Slot)[] | undefined {
  if (packOf(locale)?.institutions?.titleCase !== true || typeof city !== 'object' || city.kind !== 'city' || city.band !== 0) return undefined; // prettier-ignore
  const words = between.filter((part) => typeof part === 'string');
  if (words.length < between.length) return undefined;
  const name = [...words, ...rest.map(({ text }) => text)].join('').trim();
  const last = lexicon.names.word(rest.at(-1)?.text ?? '');
  if (!TEAM.test(name) || (last.family ?? 2) < 2) return undefined;
  return [city, ' ', slot('grammar', name, { grammar: 'organisation-team-plural' })];
}

/** One word or two, the last a plural: "Red Sox". */
const TEAM = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?<=\p{Ll}[sx])$/u;

/** "Quarzheimer" before "Tageblatt": what is of a town that no list has, and nobody's name. */
export function isOfUnknownTown(
  tokens: readonly TextToken[],
  index: number,
  lexicon: Lexicon,
  locale: string,
): boolean {
  const { text } = tokens[index] as TextToken;
  const isBeforeNoun = tokens[index + 1]?.text === ' ' && STARTS_UPPER.test(tokens[index + 2]?.text ?? '');
  if (!isBeforeNoun || packOf(locale)?.institutions?.ofTowns?.pattern.test(text) !== true) return false;
  return otherClassWords(text, locale) === undefined && !isName(text, lexicon) && !isKept(tokens, index, locale);
}

/** "Deutsch" before "Französische" */
const isPeopleStem = (word: string, next: string, locale: string): boolean =>
  otherClassWords(next, locale) !== undefined && otherClassWords(`${word}e`, locale) !== undefined;

export function isKept(tokens: readonly TextToken[], index: number, locale: string): boolean {
  const { key, text } = tokens[index] as TextToken;
  if (index > 3 && text === 'I' && index === tokens.length - 1) return true; // "Landgericht München I"
  if (text.length === 1 && text !== text.toLowerCase()) return false;
  if (index > 0 && ROMAN.test(text)) return true;
  // "Deutsch-Französische", "Presse-Agentur"
  const next = tokens[index + 1]?.text === '-' ? tokens[index + 2]?.text : undefined;
  if (next !== undefined && (BEGINNINGS.has(key) || isPeopleStem(text, next, locale))) return true;
  return isOrganisationKind(key) || FUNCTION_WORDS.has(key) || SAINTS.has(key) || HONOURS.has(key);
}

/** The end of the longest known place that starts at a word and is no word of kind. */
export function endOfListed(
  tokens: readonly TextToken[],
  start: number,
  lexicon: Lexicon,
  locale: string,
): number | undefined {
  let text = '';
  let end: number | undefined;
  if (isSaint(tokens, start, lexicon) || isSaint(tokens, start - 2, lexicon))
    return isGreatTown(tokens.slice(start, start + 3), lexicon, locale) ? start + 3 : isSaintsTown(tokens, start, lexicon, locale) ? tokens.length : undefined; // prettier-ignore
  for (let i = start; i < tokens.length && i < start + MAX_PLACE_TOKENS; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number' || (token.kind === 'gap' && !/^[ -]$/.test(token.text))) break;
    text += token.text;
    if (token.kind !== 'word' || text.length < 3 || !STARTS_UPPER.test(text)) continue;
    if (i === start && isKept(tokens, i, locale) && !isOwnTown(token, lexicon, locale)) continue;
    // "Bad Quarz": one name, be it in no list.
    if (i === start + 2 && isBeginningOfTown(tokens, start, locale)) end = i + 1;
    // "State College" is a town too.
    if (
      i > start &&
      tokens.slice(start, i + 1).every((each, at) => each.kind === 'gap' || isKept(tokens, start + at, locale))
    )
      continue;
    const place = findPlace(text, lexicon, isSeat(tokens, start, locale));
    if (place === undefined && i > start && otherClassWords(text, locale) !== undefined) end = i + 1; // "East Germany", "Herz-Jesu"
    if (place === undefined || (i === start && isNoPlaceHere(text, place, tokens, start, lexicon, locale))) continue;
    end = i + 1;
  }
  return end;
}

/** A town at home whose name is a word of kind in another language alone: "Stade". */
const isOwnTown = ({ key, text }: TextToken, lexicon: Lexicon, locale: string): boolean =>
  packOf(locale)?.institutions?.heads !== undefined &&
  lexicon.places.list('city')?.find(text) !== undefined &&
  !isKindOf(key, locale);

export const isKindOf = memoiseByLocale((word, locale) => {
  const { kinds = '', functionWords = '', legalForms = '', heads } = packOf(locale)?.institutions ?? {};
  return `${kinds} ${functionWords} ${legalForms}`.split(/\s+/u).includes(word) || heads?.test(word) === true;
});

/** Words that names of towns begin with and nothing else. */
const isBeginningOfTown = (tokens: readonly TextToken[], start: number, locale: string): boolean =>
  packOf(locale)
    ?.places?.townBeginnings?.split(' ')
    .includes(tokens[start]?.key ?? '') === true && tokens[start + 1]?.text === ' ';

/** A field ("Commerce"), a common word that is a small town too, or a country within a longer name ("Beth Israel"). */
function isNoPlaceHere(
  text: string,
  place: Place,
  tokens: readonly TextToken[],
  start: number,
  lexicon: Lexicon,
  locale: string,
): boolean {
  const isShouted = tokens.every((each) => each.kind !== 'word' || each.text === each.text.toUpperCase());
  if (isField(text, locale) || (isAcronym(text) && !(isShouted && tokens.length > 1))) return true; // "OSPEDALE DI BARI"
  const before = tokens[start - 2];
  if (place.kind === 'world-city' && SAINTS.has(before?.key ?? '')) return true; // "St. Gallen"
  // "Woodrow Wilson"
  const [given, family] = [
    lexicon.names.word(text).given,
    lexicon.names.word(tokens[start + 2]?.text ?? '').family ?? 2,
  ];
  // "Institut Montserrat Lindes": a usual given name before a surname is no island.
  const isOfPerson = given !== undefined && given < 2 && tokens[start + 1]?.text === ' ' && family < 2;
  if ((place.kind === 'country' || place.kind === 'world-city') && isOfPerson) return true;
  // "George Washington University"
  const isBehindGiven = before?.kind === 'word' && tokens[start - 1]?.text === ' ' && (lexicon.names.word(before.text).given ?? RARE) < RARE && (lexicon.names.word(text).family ?? 2) < 2; // prettier-ignore
  if (isBehindGiven && packOf(locale)?.institutions?.titleCase === true && isProperName(tokens, start - 2, lexicon, locale)) return true; // prettier-ignore
  if (place.kind === 'country') {
    return (
      before?.kind === 'word' && tokens[start - 1]?.text === ' ' && isProperName(tokens, start - 2, lexicon, locale)
    );
  }
  const preceded = before !== undefined && FUNCTION_WORDS.has(before.key);
  // "American Enterprise Institute"
  const isOfPeople = packOf(locale)?.institutions?.dictionary === 'wordnet' && otherClassWords(before?.text ?? '', locale) !== undefined; // prettier-ignore
  if (place.kind === 'city' && isOfPeople && isOrdinaryWord(text, locale)) return true;
  // "Global Enterprise Forum": behind an adjective a word of the dictionary is no town.
  if (place.kind === 'city' && packOf(locale)?.institutions?.titleCase === true && isDescriptive(before?.text ?? '', locale) && isOrdinaryWord(text, locale)) return true; // prettier-ignore
  if (place.kind === 'city' && place.band > 0 && given !== undefined && tokens[start + 1]?.text === ' ' && family < 2) return true; // prettier-ignore
  return place.kind === 'city' && place.band > 0 && !preceded && isOrdinaryWord(text, locale);
}

/** An adjective that tells no part of a town: "Radical", but "Upper" and "North". */
const isDescriptive = memoiseByLocale((word, locale) => wordNet().has(word.toLowerCase(), 'adjective') && !hasWord(packOf(locale)?.places?.partsOfTowns, fold(word))); // prettier-ignore

function isProperName(tokens: readonly TextToken[], index: number, lexicon: Lexicon, locale: string): boolean {
  const { key, text } = tokens[index] as TextToken;
  if (!STARTS_UPPER.test(text) || isAcronym(text) || titleGender(key, locale) !== undefined) return false; // "Miss Norway"
  return !isKept(tokens, index, locale) && !isKeptInRun(text, false, lexicon, locale);
}

/** "CH de Saint-Brieuc": behind what says where it is, a town of the list. */
function isSaintsTown(tokens: readonly TextToken[], start: number, { places }: Lexicon, locale: string): boolean {
  const { seated } = packOf(locale)?.institutions ?? {};
  if (seated?.test(tokens[0]?.key ?? '') !== true || !FUNCTION_WORDS.has(tokens[start - 2]?.key ?? '')) return false;
  const town = tokens.slice(start).map(({ text }) => text).join(''); // prettier-ignore
  const listed = places.list('city')?.find(town);
  return listed !== undefined && listed.band < VILLAGE && places.find(fold(town), 'city')?.kind === 'city';
}

/** Towns so small are called as many a house is. */
const VILLAGE = 2;

/** "San Diego", where no saint's name is one of the language. */
const isGreatTown = (tokens: readonly TextToken[], { places }: Lexicon, locale: string): boolean =>
  packOf(locale)?.institutions?.titleCase === true && places.list('city')?.find(tokens.map(({ text }) => text).join(''))?.band === 0; // prettier-ignore

/** "Hospital de São José", whatever town is called so. */
export const isOfSaint = (tokens: readonly TextToken[], index: number, lexicon: Lexicon, locale: string): boolean =>
  isSaint(tokens, index, lexicon) && packOf(locale)?.institutions?.ofSaints?.test(tokens.slice(0, index).map(({ text }) => text).join('')) === true; // prettier-ignore

/** "San" and the like before a given name, which it makes a saint's and no place's. */
function isSaint(tokens: readonly TextToken[], index: number, lexicon: Lexicon): boolean {
  if (!SAINTS.has(tokens[index]?.key ?? '')) return false;
  return lexicon.names.word(tokens[index + 2]?.text ?? '').given !== undefined;
}

export const ORDINAL = /^(?:st|nd|rd|th)$/iu;
const MAX_PLACE_TOKENS = 9;

/** How many letters of a compound are a name, in a language that has such: none of "Democrats", which ends as a German council does. */
export const borderInCompound = (key: string, locale: string, lexicon?: Lexicon): number =>
  packOf(locale)?.institutions?.titleCase === true || isNameHere(key, locale, lexicon) ? 0 : nameInCompound(key);

/** "Montserrat" ends as a German council does, and is a name where there are no compounds. */
const isNameHere = (key: string, locale: string, lexicon: Lexicon | undefined): boolean =>
  lexicon !== undefined && packOf(locale)?.institutions?.heads === undefined && isName(key, lexicon);

/** "B" of "B3". */
export const isOfNumber = (tokens: readonly TextToken[], index: number): boolean =>
  /^\p{Lu}$/u.test(tokens[index]?.text ?? '') && tokens[index + 1]?.kind === 'number';

/** Articles that names of places begin with, which contract with the preposition before them. */
export const isNameArticle = memoiseByLocale((word, locale) => {
  const { articles, contracting } = packOf(locale)?.agreement ?? {};
  return contracting !== undefined && hasWord(articles, word.toLowerCase());
});

/** The end of a run of words that no list of kinds knows. Inner "of", "y" and hyphens belong to it. */
export function endOfRun(tokens: readonly TextToken[], start: number, lexicon: Lexicon, locale: string): number {
  let end = start + 1;
  for (let i = start + 1; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number') break;
    if (token.kind === 'gap') {
      if (/^(?:[ -]|\s*(?:…|\.\.\.)\s*|\.\s?|[’'´])$/u.test(token.text)) {
        if (/…|\.\.\./u.test(token.text)) end = i + 1;
        continue;
      }
      break;
    }
    if (
      isKept(tokens, i, locale) ||
      isOfNumber(tokens, i) ||
      borderInCompound(token.key, locale, lexicon) > 0 ||
      (endOfListed(tokens, i, lexicon, locale) !== undefined && !isSecondOfGiven(tokens, i, lexicon))
    )
      break;
    end = i + 1;
  }
  return end;
}

/** "Ferdinand" of "Charles-Ferdinand", be that a town too. */
const isSecondOfGiven = (tokens: readonly TextToken[], index: number, { names }: Lexicon): boolean =>
  tokens[index - 1]?.text === '-' && [index - 2, index].every((at) => names.word(tokens[at]?.text ?? '').given !== undefined); // prettier-ignore

export function readListed(
  text: string,
  lexicon: Lexicon,
  locale: string,
  isSeated = false,
): (string | Slot)[] | undefined {
  if (otherClassWords(text, locale) !== undefined) return [slot('class-word', text)];
  const place = findPlace(text, lexicon, isSeated);
  // "Court of Appeals for the District of Columbia": its article is that of no other.
  if (packOf(locale)?.places?.articled?.some(({ n }) => n === text.replaceAll(' ', '_')) === true) return [text];
  if (place !== undefined) {
    const core = text.slice(0, text.length - place.ending.length);
    return [slot(place.kind, core, { band: place.band, ending: place.ending, region: place.region })];
  }
  return text.includes(' ') && isBeginningOfTown(cutTokens(text), 0, locale) ? [slot('city', text)] : undefined;
}

/** "Complejo Asistencial de Zamora": behind a word of kind and its preposition stands where a hospital is, be that a common surname too. */
export function isSeat(tokens: readonly TextToken[], start: number, locale: string): boolean {
  const { beforePlaces = '' } = packOf(locale)?.agreement ?? {};
  if (packOf(locale)?.institutions?.hospitalNames === undefined || tokens[start - 1]?.text !== ' ') return false;
  const isBehind = hasWord(beforePlaces, tokens[start - 2]?.key ?? '');
  return isBehind && start + 1 === tokens.length && isKept(tokens, 0, locale);
}

/** A place that is not first of all a family name, as many a small town is, unless it is told to be one. */
export function findPlace(text: string, lexicon: Lexicon, isSeated = false): Place | undefined {
  let place = text.length < 3 ? undefined : lexicon.places.find(fold(text), 'city');
  // Small towns are named after states: "University of California".
  if (place?.kind === 'city' && place.band > 0 && !isSeated)
    place = lexicon.places.find(fold(text), 'organisation') ?? place;
  if (place === undefined || place.kind !== 'city' || place.band === 0) return place;
  return !isSeated && (lexicon.names.word(text).family ?? 2) < 2 ? undefined : place;
}

export function wordBefore(tokens: readonly TextToken[], start: number): string {
  const before = tokens[start - 2];
  return before?.kind === 'word' ? before.key : '';
}
