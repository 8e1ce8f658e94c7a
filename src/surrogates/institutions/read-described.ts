import { hasWord } from '../../core/has-word.ts';
import { packOf } from '../../languages/index.ts';
import { wordNet } from '../../resources/wordnet.ts';
import { capitalise, fold } from '../case.ts';
import { FUNCTION_WORDS, isOrganisationKind } from '../kind-words.ts';
import { type Lexicon, readOnce } from '../lexicon.ts';
import { peoplesOf } from '../peoples.ts';
import { codeGroup, regionOfPart } from '../places/place-lexicon.ts';
import { ONE, type Slot, type SlotKind, type Template } from '../slots.ts';
import { slot } from '../template-words.ts';
import {
  isField,
  isGroupWord,
  isListedWord,
  memoiseByLocale,
  otherBodies,
  otherClassWords,
  otherReaches,
} from './class-words.ts';
import { isJoin, isPhrase, NUMBERED, numberSlot } from './name-passes.ts';
import { findPlace, readListed } from './places-in-name.ts';
import { readAim, readKnownFirm, readOrganisation } from './read-organisation.ts';

/** Words that say what kind of thing an organisation is, or what it is for, and no more: other words would only make it untrue. */
const DESCRIBES: ReadonlySet<SlotKind> = new Set<SlotKind>(['field', 'class-word', 'body', 'stance', 'shape']);

/** "Bundesamt für Gesundheit" becomes the one of a state: its line tells what it is for. */
function readLevel(text: string, locale: string): Template {
  const [whole = '', head = ''] = OF_LEVEL.exec(text) ?? [];
  return otherReaches(head, locale) === undefined ? [] : [slot('reach', head, { grammar: text }), text.slice(head.length, whole.length), text.slice(whole.length)]; // prettier-ignore
}

const OF_LEVEL = /^(\p{Lu}\p{Ll}{5,}) (?:für|der|des|zur|zum) /u;

/**
 * Reads the name of an organisation that is made of words which tell its kind: "American Academy of Sciences". A family name takes the place of
 * how far it reaches, and the rest stays, so that it is still what its line says of it. What a country has one of stays as a whole.
 *
 * @returns nothing for any other name.
 */
export function readDescribed(text: string, lexicon: Lexicon, locale: string): Template {
  const { scopes = '', sentences, state, titleCase, worldBodies } = packOf(locale)?.institutions ?? {};
  if (titleCase !== true || state === undefined) return readLevel(text, locale);
  if (worldBodies?.test(text) === true && otherBodies(text, locale) === undefined) return [text];
  const words = text.split(' ');
  const isOfDictionary = (word: string) => FUNCTION_WORDS.has(fold(word)) || isListedWord(word, locale) || isOrganisationKind(fold(word)); // prettier-ignore
  const number = NUMBERED.exec(text)?.[0];
  // "65 Air Division (Defense)"
  if (
    number !== undefined &&
    words.slice(1).every((word) => isOfDictionary(word.replaceAll(/[()]/gu, '')) || /^[()]$/u.test(word))
  )
    return [numberSlot(number, words[1], locale), text.slice(number.length)];
  // "national unity government", "inter-party government"
  if ((text === text.toLowerCase() || /^\p{Ll}{2,}[ -].* \p{Ll}+$/u.test(text)) && words.every((word) => isOfDictionary(word) || (word.includes('-') && word.split('-').some(isOfDictionary)))) return [text]; // prettier-ignore
  // "U.S. Departments of State, Defense and Commerce"
  if (/^\p{Lu}\.\p{Lu}\.?$/u.test(words[0] ?? '') && codeGroup(words[0] ?? '', true) !== undefined && state.test(text) && !words.some((word) => lexicon.places.find(fold(word), 'region')?.kind === 'region')) return [text]; // prettier-ignore
  if (readKnownFirm(text, locale) !== undefined) return [];
  const listed = readListOfFields(text, words, isOfDictionary, locale);
  if (listed !== undefined) return listed;
  if (!/^\p{Lu}[\p{L} '’-]+$/u.test(text)) return [];
  if (isOfPeopleAlone(words, isOfDictionary, state, lexicon, locale)) return [text];
  if (
    words.length > 1 &&
    (otherBodies(text, locale) ??
      (/['’]s$/u.test(words[0] ?? '') ? otherBodies(words[0] ?? '', locale) : undefined)) !== undefined
  )
    return []; // "Arab League", "King's School"
  const described = readReach(text, isOfDictionary, lexicon, locale) ?? readAim(text, locale);
  if (described !== undefined) return described;
  if (sentences?.test(text) === true) return [slot('grammar', text, { grammar: 'organisation' })];
  if (words.length === 2 && words.every((word, i) => (i === 0 ? isField(word, locale) : otherReaches(word, locale) !== undefined))) return [slot('field', words[0] ?? ''), ` ${words[1]}`]; // prettier-ignore
  if (words.length === 1) {
    const isOther = otherBodies(text, locale) !== undefined && !state.test(text);
    return !isOther && (isOrganisationKind(fold(text)) || state.test(text)) ? [text] : [];
  }
  const { template } = readOnce(lexicon, 'organisation', text, (own) => readOrganisation(own, 'organisation', lexicon, locale)); // prettier-ignore
  const slots = template.filter((part) => typeof part !== 'string');
  if (slots.some(({ kind, text: own }) => kind === 'class-word' && own.includes(' '))) return []; // "West Germany"
  const ranges = scopes.split(' ');
  const isScope = (word = '') => ranges.includes(word) || otherClassWords(word, locale) !== undefined;
  // "Hull City Council", "Crescent City High School": a town is no word of the dictionary where places have what it is, or are called so.
  const isOfWords = ({ text: own, grammar }: Slot) => own.split(' ').every((word) => isScope(word) || isOfDictionary(word)) && !((grammar === ONE || own.includes(' ')) && lexicon.places.find(fold(own), 'city')?.kind === 'city'); // prettier-ignore
  const isWhole = slots.length === 1 && (slots[0]?.kind === 'grammar' || (slots[0]?.kind === 'city' && (slots[0].region === undefined || slots[0].band > 0))) && isOfWords(slots[0]); // prettier-ignore
  const isUnread = slots.length === 1 && slots[0]?.kind === 'grammar';
  // "Benevolent and Protective Order": what the first of two words was read as would not stand beside the other.
  const isPaired = isJoin(words[1], locale) && words.every(isOfDictionary);
  if (
    !isWhole &&
    !isUnread &&
    !isPaired &&
    !slots.every(
      ({ kind, text: own }) =>
        DESCRIBES.has(kind) ||
        (kind === 'country' && state.test(text)) ||
        // "Ground Observer Corps", "Sector Operations Centres", "Ratepayers' Association": nobody is called so.
        (kind === 'family-name' &&
          (!text.startsWith(own) ||
            own.includes(' ') ||
            isOfSeveral(words.at(-1) ?? '', locale) ||
            (isLocal(words.at(-1) ?? '', locale) &&
              (own.endsWith('s') || wordNet().has(own.toLowerCase(), 'adjective')))) &&
          isPhrase(own, lexicon, locale)),
    )
  )
    return [];
  if (state.test(text)) return [text];
  if (!isWhole && isUnread) return [];
  const inner = words.findIndex((word, i) => i > 0 && FUNCTION_WORDS.has(fold(word)) && !(isPaired && isJoin(word, locale))); // prettier-ignore
  const headAt = inner > 0 ? inner - 1 : words.length - 1;
  const kept = words.filter((word, i) => i >= headAt || !isScope(word));
  const head = words[headAt] ?? '';
  if (kept.length === words.length && slots.some(({ kind }) => kind === 'shape')) return [];
  // "Independent Sector": what no word of kind tells lies in no town.
  if (kept.length === words.length && inner < 0 && isGroupWord(head, locale) && !isOrganisationKind(fold(head)) && !isScope(head)) return [slot('grammar', text, { grammar: 'organisation' })]; // prettier-ignore
  if (isOrganisationKind(fold(head)) || isGroupWord(head, locale) || isScope(head))
    return FUNCTION_WORDS.has(fold(kept[0] ?? '')) ? [] : calledAfter(text, words, headAt, kept, lexicon, locale);
  // "Literary Supplement": its words are no fields of which others would do.
  return slots.some(({ kind, text: own }) => kind === 'field' && !isField(own, locale)) ? [slot('grammar', text, { grammar: 'organisation' })] : []; // prettier-ignore
}

/** "Department of Justice, Mines and Water": fields become others of their class, and nothing else is one's name. */
function readListOfFields(
  text: string,
  words: readonly string[],
  isOfDictionary: (word: string) => boolean,
  locale: string,
): Template | undefined {
  const { state } = packOf(locale)?.institutions ?? {};
  if (!text.includes(',') || state?.test(text) !== true) return undefined;
  if (!words.every((word) => word === ',' || isOfDictionary(word.replace(/,$/u, '')))) return undefined;
  const parts = text.split(/([ ,]+)/u).filter((part) => part !== '');
  return parts.map((part): string | Slot => (isField(part, locale) ? slot('field', part) : part));
}

/**
 * In place of how far it reaches: another faith or people where it is called after one, so that it is still what its line says; a town, of the same
 * country, where each has such ("Institute").
 */
function calledAfter(
  text: string,
  words: readonly string[],
  headAt: number,
  kept: readonly string[],
  lexicon: Lexicon,
  locale: string,
): Template {
  const isOfTown = isLocal(words[headAt] ?? '', locale);
  // "Congress of European Farmers" lies in no town either.
  const isOfPeople = headAt === 0 && !isOfTown;
  const people = words.find((word, i) => (i < headAt || isOfPeople) && otherClassWords(word, locale) !== undefined);
  const nation = people === undefined ? undefined : peoplesOf(locale).get(people.toLowerCase());
  if (people !== undefined && (nation === undefined || !isOfTown)) {
    const [before, after] = [text.slice(0, text.indexOf(people)), text.slice(text.indexOf(people) + people.length)];
    return [before, slot('class-word', people), after].filter((part) => part !== '');
  }
  // Nobody writes a town before "Council of the Revolution", "Astronomy Section of the American Association".
  if (!isOfTown && words[headAt + 2] === 'the') return [text];
  if (isOfPeople && kept.length === words.length) return [text];
  // Nor before "Direction Centers", which are in several.
  if (headAt === words.length - 1 && isOfSeveral(words[headAt] ?? '', locale)) return [text];
  const country = nation?.find((name) => lexicon.world.abroad.has(fold(name)));
  const region = country ?? nation?.find((name) => lexicon.world.townsIn(name)) ?? nation?.flatMap((name) => regionOfPart(fold(name), locale) ?? [])[0] ?? regionOfHome(nation, text, lexicon, locale); // prettier-ignore
  const town = slot(country === undefined ? 'city' : 'world-city', text, { casing: text === text.toUpperCase() ? 'upper' : 'title', band: 0, grammar: ONE, region }); // prettier-ignore
  return [town, ` ${kept.join(' ')}`];
}

/** Whether a word tells of several bodies, each somewhere else. */
const isOfSeveral = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.institutions?.several, fold(word))); // prettier-ignore

/** For "American": any region of the first home country, whose regions have no part that is called as it is. */
function regionOfHome(
  nation: readonly string[] | undefined,
  text: string,
  { world }: Lexicon,
  locale: string,
): string | undefined {
  if (nation?.includes(world.home) !== true) return undefined;
  const [code = ''] = packOf(locale)?.places?.countries?.split(' ') ?? [];
  const regions = [...world.regions.keys()].filter((region) => world.landOf(region) === code);
  return regions[text.length % regions.length];
}

/** Whether each town has such: "Institute". */
const isLocal = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.institutions?.local, fold(word)));

/** "Soviet army", "Palestinian Liberation Organization": of a people that no other stands for, a state has what it has, and so has what words alone tell. */
function isOfPeopleAlone(
  [people = '', ...rest]: readonly string[],
  isWord: (word: string) => boolean,
  state: RegExp,
  { places }: Lexicon,
  locale: string,
): boolean {
  if (rest.length === 0 || !peoplesOf(locale).has(people.toLowerCase()) || otherClassWords(people, locale) !== undefined) return false; // prettier-ignore
  if (rest.length === 1 && state.test(capitalise(rest[0] ?? ''))) return true;
  return rest.every(isWord) && places.find(fold(people), 'location') === undefined; // not "Ontario Farmers Party"
}

/** "World Bank", "Royal Opera", "First Government of Malta": how far it reaches is told otherwise, where no word beside it is a name. */
function readReach(
  text: string,
  isOfDictionary: (word: string) => boolean,
  lexicon: Lexicon,
  locale: string,
): Template | undefined {
  const { scopes = '', state } = packOf(locale)?.institutions ?? {};
  const country = countryAtEnd(text, lexicon);
  const words = text.slice(0, text.length - country.length).trimEnd().split(' '); // prettier-ignore
  const at = words.findIndex((word) => otherReaches(word, locale) !== undefined);
  if (at < 0 || at > LATEST_REACH || at === words.length - 1) return undefined;
  const own = words[at] ?? '';
  // "Royal Navy": a country has one; "Eighth Army": it has several.
  if (state?.test(text) === true && hasWord(scopes, own)) return undefined;
  // "World Anti-Slavery Society"
  const isPlain = (word: string): boolean =>
    isOfDictionary(word) || otherClassWords(word, locale) !== undefined || (word.includes('-') && word.split('-').every(isPlain)); // prettier-ignore
  if (!words.every((word, i) => i === at || isPlain(word))) return undefined;
  const both = `${own} ${words[at + 1] ?? ''}`;
  const reach = otherReaches(both, locale) === undefined ? own : both; // "World Wide"
  const before = words.slice(0, at).map((word) => `${word} `).join(''); // prettier-ignore
  const after = text.slice(before.length + reach.length, text.length - country.length);
  const place = country === '' ? [] : (readListed(country, lexicon, locale) ?? [country]);
  return [before, slot('reach', reach, { grammar: text }), after, ...place].filter((part) => part !== '');
}

/** "New Zealand" of "Fifth Government of New Zealand". */
function countryAtEnd(text: string, lexicon: Lexicon): string {
  const name = OF_COUNTRY.exec(text)?.groups?.['name'] ?? '';
  return name !== '' && findPlace(name, lexicon)?.kind === 'country' ? name : '';
}

const OF_COUNTRY = / of (?:the )?(?<name>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)$/u;

const LATEST_REACH = 2;
