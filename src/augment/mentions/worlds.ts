import { memoise, memoiseWithin, perObject, rememberLast } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import type { Document } from '../../core/types.ts';
import { fold } from '../../surrogates/case.ts';
import { isListedWord } from '../../surrogates/institutions/class-words.ts';
import { packOf } from '../../languages/index.ts';
import { peoplesOf } from '../../surrogates/peoples.ts';
import { codeGroup, isCode } from '../../surrogates/places/place-lexicon.ts';
import { regionNamed } from '../../surrogates/places/world.ts';
import { type Lexicon, sharedLexicon } from '../../surrogates/lexicon.ts';
import type { Setting } from '../../surrogates/types.ts';
import { lineAround } from '../../text/line-around.ts';
import type { LabelPlans } from '../label-plan.ts';
import { wordsOfWorlds } from '../mention-learner.ts';
import type { Segment } from '../segments.ts';
import { hasYears } from './years.ts';

/** "European" */
export const isContinental = (word: string, { locale }: Setting): boolean =>
  hasWord(packOf(locale)?.places?.continents, word);

/** Whether a line is of history: other peoples and faiths would make it untrue. */
export function isOfHistory(all: string, segment: Segment, { locale }: Setting): boolean {
  const { history } = packOf(locale)?.places ?? {};
  return history !== undefined && lineAround(all, segment, HISTORY).some((side) => history.test(side));
}

/** So many characters around a word for a people may tell the time. */
const ERA = 400;

/** "gotisch" beside a century: a style, or an ancient people, of which no other is true there. */
export function isOfEra(all: string, segment: Segment, { locale }: Setting): boolean {
  const text = all.slice(segment.start, segment.end);
  const told = packOf(locale)?.places?.eras?.filter(([words]) => words.test(text)) ?? [];
  if (told.length === 0) return false;
  const line = lineAround(all, segment, ERA).join(text);
  return told.some(([, beside]) => beside.test(line));
}

/** Whether a line tells of antiquity or myth. */
export const isOfAntiquity = (all: string, segment: Segment, { locale }: Setting): boolean =>
  tellsBeside(packOf(locale)?.places?.antiquity, all, segment);

const tellsBeside = (told: RegExp | undefined, all: string, segment: Segment): boolean =>
  told !== undefined && told.test(lineAround(all, segment, HISTORY).join(all.slice(segment.start, segment.end)));

/** Whether a sentence tells how places lie to each other, or what is known to everybody. */
export function tellsOf(
  what: 'relations' | 'known',
  all: string,
  { start, end }: Segment,
  { locale }: Setting,
): boolean {
  const told = packOf(locale)?.places?.[what];
  if (told === undefined) return false;
  const before =
    all
      .slice(Math.max(0, start - HISTORY), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const [after = ''] = all.slice(end, end + HISTORY).split(SENTENCE_END, 1);
  return told.test(before + all.slice(start, end) + after);
}

const SENTENCE_END = /[.!?] (?=\p{Lu})|\n/u;

/** Whether a line names a state that is no more. */
export const isOfBygone = (all: string, segment: Segment, { locale }: Setting): boolean =>
  tellsBeside(packOf(locale)?.places?.bygone, all, segment);

/** Whether the text before a name says that somebody is of another country, where names of here fit nobody: "der syrische Botschafter". */
export function isForeigner(all: string, { start }: Segment, setting: Setting): boolean {
  const { institutions, places } = packOf(setting.locale) ?? {};
  if (places?.antiquity === undefined || institutions?.titleCase === true) return false;
  const before = all.slice(Math.max(0, start - LONGEST_OFFICE), start);
  const found = OF_PEOPLE.exec(before)?.groups;
  const country = wordsOfWorlds(setting.locale).get(
    (found?.['code'] ?? found?.['people'] ?? found?.['one'] ?? '').toLowerCase(),
  );
  return country !== undefined && !sharedLexicon(setting).world.homes.has(fold(country));
}

/** The folded home countries in which towns lie that the mentions of a document name, be it by what is of them: "Berliner". */
export function homesOfTowns(doc: Document, segments: readonly Segment[], setting: Setting): ReadonlySet<string> {
  const { places, world } = sharedLexicon(setting);
  const { ofTowns } = packOf(setting.locale)?.institutions ?? {};
  const found = new Set<string>();
  for (const { start, end } of segments) {
    const text = doc.text.slice(start, end);
    const names = ofTowns?.pattern.test(text) === true ? [text.slice(0, -2), text.slice(0, -1)] : [text];
    for (const name of names) {
      const town = name.length < 3 ? undefined : places.list('city')?.find(name);
      const country = town?.region === undefined ? undefined : homeOf(town.region, world.home, setting);
      if (country !== undefined && world.homes.has(country)) found.add(country);
    }
  }
  return found;
}

/** The folded worlds of the parts of a home country in which towns of a document lie: "Welsh" stays beside Cardiff. */
export function partsOfTowns(doc: Document, segments: readonly Segment[], setting: Setting): ReadonlySet<string> {
  const towns = sharedLexicon(setting).places.list('city');
  const found = new Set<string>();
  for (const { start, end } of segments) {
    const region = end - start < 3 ? undefined : towns?.find(doc.text.slice(start, end))?.region;
    const part = region === undefined || isCode(region) ? undefined : worldOf(region, setting.locale);
    if (part !== undefined) found.add(fold(part));
  }
  return found;
}

/** The folded country of a region of the list of towns at home, which may be its name. */
function homeOf(region: string, home: string, { locale, gazetteers }: Setting): string {
  const code = gazetteers.list(locale, 'regions')?.find(region)?.region;
  if (code === undefined) return fold(region.length === 2 ? home : region);
  return fold(countryNames(locale)(code));
}

const countryNames = memoise((locale) => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (code: string) => names.of(code) ?? code;
});

const LONGEST_OFFICE = 60;

/** "der Franzose ", "US-Präsident ", "die britische Premierministerin " */
const OF_PEOPLE =
  /(?<!\p{L})(?:(?<code>US)-\p{L}+|(?<people>\p{Ll}{4,}) \p{Lu}[\p{L}-]+|(?<one>\p{Lu}[\p{L}-]{3,}))(?: Dr ?\.)? $/u;

const HISTORY = 160;

const ANY_WORD = /(?<!\p{L})(?:\p{L}{3,}|\p{Lu}{2}(?!\p{L}))/gu;

/** "Britain", "UK", "U.S." */
const NAME_OR_CODE = /(?<!\p{L})(?:\p{Lu}\p{L}{2,}|\p{Lu}\.?\p{Lu}(?!\p{L}))/gu;

/** What may tell of a country: names, two of them in a row, and in languages that write the words for peoples small any word. */
function tellingWords(text: string, locale: string): readonly string[] {
  if (packOf(locale)?.places?.smallPeoples === true) return text.match(ANY_WORD) ?? [];
  const words: string[] = [];
  let last: { readonly end: number; readonly word: string } | undefined;
  for (const { 0: found, index } of text.matchAll(NAME_OR_CODE)) {
    if (last !== undefined && text.slice(last.end, index) === ' ') words.push(`${last.word} ${found}`);
    words.push(found.replace('.', ''));
    last = { end: index + found.length, word: found };
  }
  return words;
}

/** The countries of which a text tells by its names or peoples. */
export function worldsIn(text: string, locale: string): readonly string[] {
  const words = wordsOfWorlds(locale);
  return tellingWords(text, locale).flatMap((word) => words.get(word.toLowerCase()) ?? []);
}

/** The countries to which words for divisions in a text belong: "a commune in the département of". */
export function worldsOfDivisions(text: string, locale: string): readonly string[] {
  if (anyDivision(locale)?.test(text) !== true) return [];
  const { divisions = [] } = packOf(locale)?.places ?? {};
  return divisions.flatMap(([word, countries]) => (word.test(text) ? countries.split('|') : []));
}

/** All of these words at once: hardly a text has one. Not by Unicode's rules of case, which take twenty times as long. */
const anyDivision = rememberLast((locale: string): RegExp | undefined => {
  const words = packOf(locale)?.places?.divisions?.map(([{ source }]) => source);
  return words && new RegExp(words.join('|'), 'i');
});

/** {@link worldsIn} of what many documents have. */
export const worldsOfMention = memoiseWithin(worldsIn);

/** The first country of which a text tells. */
export const worldOf = (text: string, locale: string): string | undefined =>
  worldsOfMention(text, locale).find(Boolean);

interface Country {
  readonly name: string;
  readonly isHome: boolean;
}

const countriesIn = perObject((lexicon: Lexicon) => memoise((text) => countryIn(text, lexicon)));

/** Where a town of the lists lies: in a home country, of which the regions have codes, or in another. */
export const countryOf = (text: string, setting: Setting): Country | undefined =>
  countriesIn(sharedLexicon(setting))(text);

/** The same for a region abroad too, where the lists know of which country alone: "Ain". */
export function countryOfPlace(text: string, setting: Setting): string | undefined {
  const town = countryOf(text, setting);
  if (town !== undefined || text.length < 3) return town?.name;
  const nation = sharedLexicon(setting).places.nationOf(fold(text));
  return nation === undefined ? undefined : peoplesOf(setting.locale).get(nation)?.[0];
}

function countryIn(text: string, { places, world }: Lexicon): Country | undefined {
  const place = text.length < 3 ? undefined : places.find(fold(text), 'location');
  if (place === undefined || place.kind === 'country') return undefined;
  const isAbroad = place.kind === 'city' && world.abroad.has(fold(place.region)); // of another country that speaks the language
  if (place.kind === 'world-city' || isAbroad) return { name: place.region, isHome: false };
  return place.kind === 'state' || /^\p{Lu}{2}$/u.test(place.region) ? { name: world.home, isHome: true } : undefined;
}

/** The region in which the towns of a document lie, as names with years tell ("2007 Quebec general election"). */
export function regionHeldIn(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  setting: Setting,
): string | undefined {
  const { locale } = setting;
  const { heldIn, heldInNamed } = packOf(locale)?.places ?? {};
  if (heldIn === undefined) return undefined;
  const names = segments.flatMap(({ start, end, entity }) => {
    const name = plans[entity.label]?.policy === 'from-corpus' ? doc.text.slice(start, end) : '';
    return name.includes(' ') && hasYears(name) ? [name] : [];
  });
  const told = heldIn.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1];
  if (told !== undefined || heldInNamed === undefined) return told;
  const { world } = sharedLexicon(setting);
  for (const name of names) {
    if (!heldInNamed.test(name)) continue;
    for (const run of runsOf(name)) {
      const region = regionNamed(run, world);
      if (region !== undefined) return region;
    }
  }
  return undefined;
}

/** The home country whose words a document has, where it has twice as many of them as of others. */
export function landWritten(text: string, locale: string): string | undefined {
  const counts = Object.entries(packOf(locale)?.places?.landWords ?? {}).map(([land, words]) => [land, text.match(words)?.length ?? 0] as const); // prettier-ignore
  const [first, second] = counts.toSorted((a, b) => b[1] - a[1]);
  return first !== undefined && first[1] > 2 * (second?.[1] ?? 0) ? first[0] : undefined;
}

/** Up to three words with capitals that stand together, the longest first at each place. */
function* runsOf(name: string): Iterable<string> {
  for (const [run] of name.matchAll(CAPITALS)) {
    const words = run.split(' ');
    for (let from = 0; from < words.length; from++)
      for (let to = Math.min(words.length, from + 3); to > from; to--) yield words.slice(from, to).join(' ');
  }
}

/** The countries of towns in the name of something. */
export function countriesOfTowns(text: string, setting: Setting): readonly string[] {
  return [...text.matchAll(CAPITALS)].flatMap(([run]) => {
    // "North Korea-United States Hanoi Summit"
    const names = [run, ...run.split(' ').filter((word) => !isListedWord(word, setting.locale))];
    return names.flatMap((name) => {
      const town = countryOf(name, setting);
      return town === undefined || town.isHome ? [] : [town.name];
    });
  });
}

/** Whether a name is a country's, so that what comes for it tells what its people become; a town's is none. */
export function isCountry(text: string, setting: Setting): boolean {
  if (codeGroup(text, true) !== undefined) return true;
  const { places } = sharedLexicon(setting);
  return (places.alike(fold(text)) !== undefined && worldOf(text, setting.locale) !== undefined) || places.find(fold(text), 'country')?.kind === 'country'; // prettier-ignore
}

export const CAPITALS = /\p{Lu}[\p{L}\p{M}-]+(?: \p{Lu}[\p{L}\p{M}-]+)*/gu;
