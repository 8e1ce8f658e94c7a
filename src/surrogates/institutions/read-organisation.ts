import { memoise } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { packOf, unionOf, wordsOf } from '../../languages/index.ts';
import { capitalise, fold } from '../case.ts';
import {
  genitiveBehindArticle,
  isField,
  isFieldOfState,
  memoiseByLocale,
  isGroupWord,
  isKindWord,
  isListedBody,
  isListedWord,
  isWordOfLanguage,
  otherAcronyms,
  otherBodies,
  otherClassWords,
  otherReaches,
  otherStances,
  isOrdinaryWord,
} from './class-words.ts';
import { isNameless, readDefinite, readHeaded, readSeated } from './headed.ts';
import {
  BEGINNINGS,
  FUNCTION_WORDS,
  HONOURS,
  isOrganisationKind,
  LEGAL_FORMS,
  nameInCompound,
  ROOM_WORDS,
  SAINTS,
  splitStreetCompound,
  STREET_KINDS,
  UNIT_WORDS,
} from '../kind-words.ts';
import { ACRONYM, acronymSlot, type Fields, isAcronym, isKeptInRun, readPartners, readRun, ROMAN } from './organisation-run.ts'; // prettier-ignore
import { codeGroup, regionCodesOf, regionOfPart, type Place } from '../places/place-lexicon.ts';
import { NEAR_NUMBER, GREAT, ONE, OF_TOWN, SPECIALTY, type Slot, type SlotKind, type Template } from '../slots.ts';
import { peoplesOf } from '../peoples.ts';
import { readOnce, type Lexicon } from '../lexicon.ts';
import { wordNet } from '../../resources/wordnet.ts';
import { titleGender } from '../persons/name-words.ts';
import { namedDay, readPerson, readRoom, readStreet, saintSlot } from '../places/street.ts';
import { cutTokens, isPlaceholder, slot, type TextToken } from '../template-words.ts';
import type { SurrogateType } from '../types.ts';

const STARTS_UPPER = /^\p{Lu}/u;
const HAN = /\p{Script=Han}{2,}/u;
/** Small letters that stand for words: "dpa". */
const AGENCY = /^\p{Ll}{2,4}$/u;
/** "BIDMC": capitals that nobody says as a word. */
const UNSPOKEN = /^(?=\p{Lu}{2,7}$).*[^AEIOU]{3}/u;
/** "Ellison 8": a floor that is called by a name. */
const FLOOR = /^(\p{Lu}\p{L}{2,}) (\p{Nd}{1,2}\p{Lu}?)$/u;
/** "AFL-CIO" */
const BOTH = /^\p{Lu}{2,4}[-/&]\p{Lu}{2,4}$/u;
/** An abbreviation in the genitive, or before a common noun: "NTF:s", "NTF:s arbetsgrupp", "NTF-laboratoriet". */
const OWNER = /^\p{Lu}{2,6}(?=:s(?: \p{Ll}[\p{Ll} -]*)?$|-\p{Ll}[\p{Ll} ]+$)/u;
/** Legal forms that are written with dots, and the ellipsis of a withheld name before any. */
const LEGAL_ENDING = new RegExp(`[\\s,]*${unionOf(({ institutions }) => institutions?.legalEnding)}$`, 'u');
/** Our Lady under one of her names, and other patrons. */
const ADVOCATION = new RegExp(`(?<!\\p{L})${unionOf(({ institutions }) => institutions?.advocation)}`, 'u');
const PURPOSES = [...wordsOf(({ institutions }) => institutions?.purpose)].join('|');
const PURPOSE = new RegExp(`^(?<before>.+\\s(?:${PURPOSES}))\\s(?<purpose>\\p{Lu}[^,;()/]+)$`, 'u');
const ARTICLES = [...wordsOf(({ agreement }) => agreement?.articles)].filter((word) => word.length > 1).join('|');
const ARTICLE = new RegExp(`^(?:${ARTICLES})\\s+|^l['’]`, 'iu');
/** The colon of "NTF:s" parts nothing. */
const QUOTED_PARTS =
  /(\s*(?:(?<!\p{Nd} ?),|,(?! ?\p{Nd})|[;()\n"„“”«»]|(?<!(?<!\p{L})\p{Lu})\/|\/(?!\p{Lu}(?!\p{L}))|:(?!s(?!\p{L})|(?<=(?<!\p{L})\p{Lu}:)\p{Ll}))+\s*|\s+[-–—]\s+)/u;
const WORDLIKE = /[\p{L}\p{Nd}…]|\.\.\./u;

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
  if (words.length > 1 && (otherBodies(text, locale) ?? otherBodies(words[0] ?? '', locale)) !== undefined) return []; // "Arab League", "King's School"
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

/** Whether a run of words is of the dictionary and nobody is called so: "Observer", "Corn Growers". */
const isPhrase = (text: string, lexicon: Lexicon, locale: string): boolean => {
  const words = text.split(/[ -]/u);
  return words.every((word) => isDictionary(word, locale)) && words.some((word) => isNobody(word, lexicon));
};

const isDictionary = (word: string, locale: string): boolean => isListedWord(word, locale) || isOrganisationKind(fold(word)); // prettier-ignore

/** Whether no list has a word as a name that people bear. */
const isNobody = (word: string, { names }: Lexicon): boolean =>
  (names.word(word).family ?? RARE) === RARE && (names.word(word).given ?? RARE) === RARE;

/** The band of names that hardly anybody bears. */
const RARE = 2;

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

/** "and", between words that belong together. */
const isJoin = (word: string | undefined, locale: string): boolean =>
  word !== undefined && hasWord(packOf(locale)?.names?.joins, word);

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

/** "Citizens for Clean Water": the same people want something else. "Kita Regenbogen": such a house is called otherwise. */
function readAim(text: string, locale: string): Template | undefined {
  for (const [before, aims] of packOf(locale)?.institutions?.aims ?? []) {
    const head = before.exec(text)?.[0];
    if (head !== undefined) return [head, slot('aim', text.slice(head.length), { grammar: aims })];
  }
  return undefined;
}

/** "65th Air Division" */
const NUMBERED = /^\p{Nd}+(?:st|nd|rd|th)?(?= |$)/iu;

/** "112th" of "112th Congress": of those there are as many as their number tells. */
const numberSlot = (number: string, next: string | undefined, locale: string): Slot =>
  slot('digits', number, { grammar: packOf(locale)?.institutions?.inTurn?.test(next ?? '') === true ? NEAR_NUMBER : '' }); // prettier-ignore

/** "#MTV" */
const HASHTAG = /^#(\p{L}+)$/u;

/** "Cinema 21": another of the kind has another number. */
const COUNTED = /^(\p{Lu}\p{Ll}{3,}) (\p{Nd}{1,3})$/u;

/** "Ward 7B", "Theatre 2", "3ª planta": another of them is called by another number. */
const ROOM = /^(?=.* )(?:\p{Nd}{1,2}[ªº] )?(\p{L}{3,})(?: (?:\p{Nd}{1,3}[\p{Lu}ªº]?|\p{Lu}\p{Nd}{0,3}))?$/u;

/**
 * Reads a mention of an organisation: names and places are filled and, where there is neither, what the institution is for;
 * else it becomes another as a whole.
 */
export function readOrganisation(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template {
  if (type === 'organisation') return readWhole(text, type, lexicon, locale);
  return (
    readNumbered(text, type, lexicon, locale) ??
    readAtStreet(text, lexicon, locale) ??
    (type === 'department' ? readUnnamed(text, lexicon, locale) : undefined) ??
    withSpecialties(readWhole(text, type, lexicon, locale), text, type, lexicon, locale)
  );
}

/** "Station 4 Ost", "Haus C, Station 7", "Medizinische Klinik I": one of several that are told apart by numbers and letters alone has others. */
function readNumbered(
  text: string,
  type: SurrogateType,
  { grammars, kindWords }: Lexicon,
  locale: string,
): Template | undefined {
  const tokens = cutTokens(text);
  // "Chirurgie 2"
  if (packOf(locale)?.institutions?.heads === undefined && tokens.some(({ text: own }) => isField(own, locale))) return undefined; // prettier-ignore
  const isKind = ({ key }: TextToken, next = '') => isOrganisationKind(key) || ROOM_WORDS.has(key) || UNIT_WORDS.has(key) || (type === 'department' && (kindWords.has(key) || next.startsWith('.'))); // prettier-ignore
  const form = type === 'department' ? SHORT_DEPARTMENT : '';
  const parts = tokens.map((token, i): string | Slot | undefined => {
    const { kind, text: own } = token;
    if (kind === 'number') return slot('digits', own);
    if (kind === 'gap') return own;
    // A house has few of them.
    if (i > 0 && /^[IVX]+$/u.test(own)) return slot('aim', own, { grammar: 'I|II|III|IV|V|VI' });
    // Not "3ª"
    if (/^[\p{Lu}\p{Ll}]$/u.test(own))
      return /\p{Ll}/u.test(own) ? slot('aim', own, { grammar: 'a|b|c|d' }) : slot('letter', own);
    if (own.length === 1 || isKind(token, tokens[i + 1]?.text)) return own;
    return isAcronym(own) && grammars.has(form) ? slot('grammar', own, { grammar: form }) : undefined;
  });
  const template = parts.filter((part) => part !== undefined);
  const isTold = template.some((part) => typeof part !== 'string' && part.kind !== 'grammar');
  const hasWord = tokens.some(({ kind, text: own }, i) => kind === 'word' && own.length > 1 && (typeof parts[i] === 'string' || parts[i]?.kind === 'grammar')); // prettier-ignore
  return isTold && hasWord && template.length === parts.length ? template : undefined;
}

/** "Church Street Surgery", "MVZ Klosterstraße": called after where it stands. */
function readAtStreet(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const words = text.split(' ');
  const { streetHeads, streetKindLast } = packOf(locale)?.places ?? {};
  const last = words.at(-1) ?? '';
  if (streetHeads !== undefined && words.length > 1 && words.slice(0, -1).every((word) => isOrganisationKind(fold(word))) && splitStreetCompound(last) !== undefined && lexicon.places.find(fold(last), 'city') === undefined) return [text.slice(0, -last.length), ...readStreet(last, lexicon, locale)]; // prettier-ignore
  if (streetKindLast !== true) return undefined;
  const at = words.findIndex((word, i) => i > 0 && STREET_KINDS.has(fold(word)));
  const rest = words.slice(at + 1);
  const isStreet = at > 0 && rest.length > 0 && rest.every((word) => isOrganisationKind(fold(word)) || isListedWord(word, locale)); // prettier-ignore
  return isStreet ? [...readStreet(words.slice(0, at + 1).join(' '), lexicon, locale), ` ${rest.join(' ')}`] : undefined; // prettier-ignore
}

/** "Crisis Team", "ITU", "Community Matrons": a department that nobody gives a name becomes another, of its form where many have that. */
function readUnnamed(text: string, { grammars }: Lexicon, locale: string): Template | undefined {
  if (!grammars.has(SPECIALTY)) return undefined;
  const { wards } = packOf(locale)?.institutions ?? {};
  if (wards !== undefined) return readWard(text, wards, grammars, locale);
  const words = text.split(/[ -]/u);
  const head = fold(words.at(-1) ?? '');
  const isJoined = packOf(locale)?.institutions?.heads !== undefined; // "Kinderstation"
  // "Unidad de Ictus": where what it is comes first, and no number tells which.
  const first = DEPARTMENT_FORM + fold(words[0] ?? '');
  if (!isJoined && grammars.has(first) && packOf(locale)?.institutions?.titleCase !== true && !/\p{Nd}/u.test(text)) return [slot('grammar', text, { grammar: first })]; // prettier-ignore
  const isOf = (name: string) => name.startsWith(DEPARTMENT_FORM) && (isJoined ? head.endsWith(name.slice(DEPARTMENT_FORM.length)) : name === DEPARTMENT_FORM + head); // prettier-ignore
  const form = isAcronym(text) ? SHORT_DEPARTMENT : [...grammars].find(isOf);
  const isTold = isJoined ? form !== undefined && (words.length === 1 || isOfNouns(text, locale)) : words.every((word) => isListedWord(word, locale)); // prettier-ignore
  if (!(isAcronym(text) || isTold)) return undefined;
  if (form !== undefined && grammars.has(form)) return [slot('grammar', text, { grammar: form })];
  return words.length > 1 && !isOrganisationKind(head) ? [slot('grammar', text, { grammar: 'department' })] : undefined;
}

/** Where its head comes first: "Service de Médecine interne" is for something else, "Unité mobile" another unit, and "Bloc 4" has another number. */
function readWard(text: string, wards: RegExp, grammars: Lexicon['grammars'], locale: string): Template | undefined {
  const isShouted = text === text.toUpperCase();
  const first = fold(/^\p{L}+/u.exec(text)?.[0] ?? '');
  const forms = isAcronym(text) ? [`short-${first.charAt(0)}`, 'short'] : [first];
  const grammar = forms.map((form) => `department-${form}`).find((form) => grammars.has(form));
  if (isAcronym(text)) return grammar === undefined ? undefined : [slot('grammar', text, { grammar })];
  const found = wards.exec(isShouted ? text.toLowerCase() : text)?.groups;
  if (found === undefined) return undefined;
  const { head = '', field = '', which = '' } = found;
  const number = which === '' ? [] : readRoom(which, locale);
  if (field !== '' && (head !== '' || grammar === undefined)) {
    const own = slot('grammar', text.slice(head.length, head.length + field.length), { grammar: SPECIALTY });
    return [text.slice(0, head.length), { ...own, casing: isAcronym(own.text) && !isShouted ? 'title' : own.casing }, ...number]; // prettier-ignore
  }
  const isNumbered = which !== '' && (grammar !== undefined || ROOM_WORDS.has(first) || isOrganisationKind(first));
  if (isNumbered) return [text.slice(0, -which.length), ...number];
  return which !== '' || grammar === undefined ? undefined : [slot('grammar', text, { grammar })];
}

/** What a hospital or a part of one is for is medicine, and beside a name it stays. */
function withSpecialties(
  template: Template,
  text: string,
  type: SurrogateType,
  { grammars }: Lexicon,
  locale: string,
): Template {
  const fields = template.filter(isFieldSlot);
  // "Trade" is a department of a state.
  if (!grammars.has(SPECIALTY) || fields.length === 0 || (type === 'department' && fields.every((field) => isFieldOfState(field.text, locale)))) return template; // prettier-ignore
  const isNamed = template.some((part) => typeof part !== 'string' && part.kind !== 'field' && part.kind !== 'digits');
  // "Hospital Psiquiátrico" has an adjective, and "Medicina Interna 2" is one specialty.
  if (
    packOf(locale)?.institutions?.titleCase !== true &&
    packOf(locale)?.institutions?.heads === undefined &&
    !isNamed
  ) {
    const number = / \p{Nd}+$/u.exec(text)?.[0] ?? '';
    const name = slot('grammar', text.slice(0, text.length - number.length), { grammar: SPECIALTY });
    return type === 'hospital' ? template : [name, ...(number === '' ? [] : readRoom(number, locale))];
  }
  if (template.some((part) => typeof part !== 'string' && !isFieldSlot(part))) return template.map((part) => (isFieldSlot(part) ? part.text : part)); // prettier-ignore
  // "Rehabilitation Hospital", but not "Department of Surgery", whatever it is labelled as.
  if (type === 'hospital' && typeof template.at(-1) === 'string') return [slot('grammar', text, { grammar: type })];
  // "Chirurgische Klinik" is told by an adjective.
  const { heads } = packOf(locale)?.institutions ?? {};
  const isBeforeNoun = (i: number) => heads !== undefined && /^ \p{Lu}/u.test(template.slice(i + 1).map((part) => (typeof part === 'string' ? part : part.text)).join('')); // prettier-ignore
  return template.map((part, i) => (isFieldSlot(part) && !isBeforeNoun(i) ? slot('grammar', part.text, { grammar: SPECIALTY }) : part)); // prettier-ignore
}

const isFieldSlot = (part: string | Slot): part is Slot => typeof part !== 'string' && part.kind === 'field';

function readWhole(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template {
  if (HAN.test(text)) return [slot('grammar', text, { grammar: type })];
  const office = packOf(locale)?.institutions?.ofRegion?.exec(text)?.[0] ?? '';
  const seat = text.slice(office.length);
  // "Southern District of New York" is of the state.
  const listed = office === '' ? '' : (lexicon.places.withHyphen(seat) ?? seat);
  const state = office === '' ? undefined : lexicon.places.find(fold(listed), 'region');
  const isRegion = state?.kind === 'state' || state?.kind === 'region';
  const region = isRegion ? [slot(state.kind, listed, { band: state.band, region: state.region })] : office === '' ? undefined : readListed(seat, lexicon, locale); // prettier-ignore
  if (region !== undefined) return [office, ...region];
  const tag = HASHTAG.exec(text)?.[1] ?? '';
  if ((otherBodies(tag, locale) ?? otherAcronyms(tag, locale)) !== undefined) return ['#', ...readOrganisation(tag, type, lexicon, locale)]; // prettier-ignore
  if (otherBodies(text, locale) !== undefined) return [slot('body', text)]; // "Parliament"
  const firm = readKnownFirm(text, locale) ?? readOfSaintsTown(text, locale);
  if (firm !== undefined) return firm;
  const ofNamesake = type === 'hospital' ? readNamesake(text, lexicon, locale) : undefined;
  if (ofNamesake !== undefined) return ofNamesake;
  const ofDignitary = readDignitary(text, type, lexicon, locale);
  if (ofDignitary !== undefined) return ofDignitary;
  if (ROOM_WORDS.has(fold(ROOM.exec(text)?.[1] ?? ''))) return readRoom(text, locale);
  const [, counted = '', count = ''] = COUNTED.exec(text) ?? [];
  if (type === 'organisation' && isOrganisationKind(fold(counted))) return [`${counted} `, slot('digits', count)];
  const [, floor = '', level = ''] = type === 'organisation' ? [] : (FLOOR.exec(text) ?? []);
  if (floor !== '' && !isOrganisationKind(fold(floor))) return [...readNameless(floor, 'hospital', lexicon, locale), ' ', slot('shape', level)]; // prettier-ignore
  // "Praxis am Markt"
  const called = packOf(locale)?.institutions?.titleCase === true ? undefined : readAim(text, locale);
  if (called !== undefined) return called;
  const foreign = type === 'organisation' ? readForeign(text, lexicon, locale) : undefined;
  if (foreign !== undefined) return foreign;
  const kept = type === 'organisation' ? readKeeper(text, lexicon, locale) : undefined;
  if (kept !== undefined) return kept;
  const owned = type === 'organisation' ? readOwned(text, lexicon, locale) : undefined;
  if (owned !== undefined) return owned;
  const compound = readStances(text, locale);
  if (compound !== undefined) return compound;
  const member = packOf(locale)?.institutions?.titleCase === true ? MEMBER.exec(text)?.groups : undefined;
  if (member !== undefined && isOffice(member['head'] ?? '', locale))
    return [slot('stance', member['before'] ?? ''), ` ${member['head']}`];
  if (type === 'organisation' && isHonour(text, lexicon, locale)) return [surname(text.split(' ', 1)[0] ?? '', lexicon), text.slice(text.indexOf(' '))]; // prettier-ignore
  const family = type === 'organisation' ? packOf(locale)?.institutions?.ofFamilies?.exec(text)?.groups : undefined;
  if (family !== undefined) return [surname(family['name'] ?? '', lexicon), family['rest'] ?? ''];
  const club = type === 'organisation' ? readClub(text, lexicon, locale) : undefined;
  if (club !== undefined) return club;
  const branch = type === 'department' ? undefined : readBranch(text, lexicon, locale);
  if (branch !== undefined) return branch;
  const hasParties = packOf(locale)?.institutions?.party !== undefined;
  if (hasParties && otherStances(text, locale) !== undefined) return [slot('stance', text)]; // "Labor", "Liberals"
  // "Minister for Agriculture"
  if (packOf(locale)?.institutions?.titleCase === true && isField(text, locale) && !text.split(' ').some((word) => FUNCTION_WORDS.has(fold(word)))) return [slot('field', text)]; // prettier-ignore
  // Another number beside the same words would be no other organisation: "48 Factoring Inc".
  const filled = (template: Template): boolean =>
    template.some((part) => typeof part !== 'string' && part.kind !== 'digits');
  const seated = type === 'organisation' && !ADVOCATION.test(text) ? readSeated(text, lexicon, locale) : undefined;
  if (seated !== undefined) return ofGreatTown(seated, locale);
  const headed = readDefinite(text, lexicon, locale);
  if (headed !== undefined) return headed;
  const hasOrdinary = type === 'organisation' && packOf(locale)?.institutions?.ordinary !== undefined;
  const isOfClasses = type !== 'department' && packOf(locale)?.institutions?.ordinary !== undefined;
  for (const fields of isOfClasses ? FIELDS_OF_CLASSES : ALL_FIELDS) {
    const read = readParts(text, type, fields, lexicon, locale);
    const isMistaken = hasOrdinary && /[ -]/u.test(text) && hasNoNames(read) && isNameless(text, lexicon, locale);
    if (filled(read) && type === 'organisation' && isOfOtherTongue(read, lexicon, locale)) break;
    if (filled(read) && !isMistaken) return read;
  }
  return (
    (type === 'organisation' ? readHeaded(text, lexicon, locale) : undefined) ??
    (isOfClasses ? undefined : readPurpose(text)) ??
    (type === 'organisation' ? readGroup(text, locale) : undefined) ??
    beforeLegalForm(text, type, locale)
  );
}

/** "Assemblea Nacional Catalana", "Organisation Armée Secrète": beside words of another language stands nobody's surname. */
const isOfOtherTongue = (template: Template, lexicon: Lexicon, locale: string): boolean =>
  packOf(locale)?.institutions?.titleCase === true &&
  template.some((part) => typeof part !== 'string' && part.kind === 'family-name') &&
  template.every((part) => typeof part === 'string' || part.kind === 'family-name') &&
  template.some((part) => {
    const [own, word] = typeof part === 'string' ? ['', part.trim()] : [part.text, ''];
    const isStrange =
      /^\p{Lu}\p{L}{3,}$/u.test(word) &&
      !LEGAL_FORMS.has(fold(word)) &&
      !isKindOf(fold(word), locale) &&
      !isListedWord(word, locale);
    return isStrange || (fold(own) !== own.toLowerCase() && !own.split(' ').some((name) => isName(name, lexicon)));
  });

/** "die Staatsanwaltschaft", "das Städtische Krankenhaus": nouns, which name none of them. */
export function isOfNouns(text: string, locale: string): boolean {
  const { heads, plainWords } = packOf(locale)?.institutions ?? {};
  const words = text.split(' ');
  return heads !== undefined && [words[0], words.at(-1)].some((word) => isOrganisationKind(fold(word ?? ''))) && words.every((word) => isOrganisationKind(fold(word)) || plainWords?.test(word) === true); // prettier-ignore
}

/** "General Motors Corp.": what is of words alone becomes another firm of its form. */
function beforeLegalForm(text: string, type: SurrogateType, locale: string): Template {
  const [, core = '', form = ''] = packOf(locale)?.institutions?.titleCase === true ? (FORM.exec(text) ?? []) : [];
  return LEGAL_FORMS.has(fold(form.replace(/^[ ,]+|\.$/gu, ''))) ? [slot('grammar', core, { grammar: type }), form] : [slot('grammar', text, { grammar: type })]; // prettier-ignore
}

const FORM = /^(.+?)(,? \p{L}{2,12}\.?)$/u;

/** "Merrill Lynch & Co.", "HSBC Holdings Plc": what everybody knows, before its legal form. */
function readKnownFirm(text: string, locale: string): Template | undefined {
  if (packOf(locale)?.institutions?.titleCase !== true) return undefined;
  const forms: string[] = [];
  for (let rest = text; ; rest = rest.slice(0, -(forms[0]?.length ?? 0))) {
    const { 0: form = '', groups } = LAST_WORD.exec(rest) ?? {};
    if (form === '' || !LEGAL_FORMS.has(fold(groups?.['word'] ?? ''))) break;
    forms.unshift(form);
  }
  const legal = forms.join('');
  if (forms.length === 0) return text.includes('&') && LETTERS_JOINED.test(text) ? readJoined(text) : undefined;
  const name = text.slice(0, -legal.length);
  if (isListedBody(name, locale) && (otherBodies(name, locale)?.length ?? 0) > 0) return [slot('body', name), legal];
  if (otherAcronyms(name, locale) !== undefined) return [slot('shape', name), legal];
  return LETTERS_JOINED.test(name) ? [...readJoined(name), legal] : undefined;
}

/** "B&SR": letters that a sign joins become others. */
const readJoined = (name: string): Template => name.split(/([&-])/u).map((part) => (/\p{L}/u.test(part) ? slot('shape', part) : part)); // prettier-ignore

/** "St. Quarzener Volkstheater": of a town that is called after a saint. */
function readOfSaintsTown(text: string, locale: string): Template | undefined {
  const { ofTowns } = packOf(locale)?.institutions ?? {};
  const [own = ''] =
    ofTowns === undefined ? [] : (/^\p{Lu}\p{Ll} ?\. ?\p{Lu}\p{Ll}{3,}er(?= \p{Lu}\p{Ll}{3})/u.exec(text) ?? []);
  if (own === '' || ofTowns?.pattern.test(own) !== true) return undefined;
  return [slot('class-word', otherClassWords(own, locale) === undefined ? ofTowns.example : own), text.slice(own.length)]; // prettier-ignore
}

const LAST_WORD = /,? (?:& )?(?<word>\p{Lu}\p{L}{1,11})\.?$/u;
const LETTERS_JOINED = /^\p{Lu}{1,4}[&-]\p{Lu}{1,4}$/u;

/** "Hospital Juan XXIII", "Hospital Marqués de Lindes": no other bears that number, or is of a town or a church. */
function readDignitary(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Template | undefined {
  for (const [name, all] of packOf(locale)?.institutions?.dignitaries ?? []) {
    const { 0: own = '', index = 0 } = name.exec(text) ?? {};
    if (own === '') continue;
    const words = own.split(/[ -]/u).filter((word) => STARTS_UPPER.test(word));
    const others = all.split('|').filter((other) => !other.split(/[ -]/u).some((word) => words.includes(word)));
    const manner = { type, whole: false, several: false, fields: 'kept', locale } as const;
    const read = (part: string) => (WORDLIKE.test(part) ? readComponent(part, manner, lexicon) : [part]);
    const around = [text.slice(0, index), text.slice(index + own.length)];
    const lead = around[0]?.trim() ?? '';
    if (others.length > 0 && (!isAcronym(lead) || isOrganisationKind(fold(lead)))) return [...read(around[0] ?? ''), slot('aim', own, { grammar: others.join('|') }), ...read(around[1] ?? '')]; // prettier-ignore
  }
  return undefined;
}

/** "Hôpital Robert Debré": whom a hospital is called after; others in whose name many are, so that it may lie anywhere. */
function readNamesake(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const known = namesakesOf(locale);
  const { 0: own = '', index = 0 } = known?.exec(text) ?? {};
  if (own === '') return undefined;
  const manner = { type: 'hospital', whole: false, several: false, fields: 'kept', locale } as const;
  const read = (part: string) => (WORDLIKE.test(part) ? readComponent(part, manner, lexicon) : [part]);
  // "Européen Georges Pompidou": what is no word of kind and no place goes with the name.
  const lead = read(text.slice(0, index));
  const isKind = !lead.some((part) => typeof part !== 'string' && part.kind.endsWith('-name'));
  return [...(isKind ? lead : []), ...namesakeSlot(own, locale), ...read(text.slice(index + own.length))];
}

const namesakesOf = memoise((locale): RegExp | undefined => {
  const { many = '', one = '' } = packOf(locale)?.institutions?.namesakes ?? {};
  if (many === '') return undefined;
  const forms = `${many}|${one}`
    .split('|')
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/\p{L}/gu, (letter) => (fold(letter) === letter.toLowerCase() ? letter : `[${letter}${fold(letter)}]`)).replaceAll(' ', '[ -]')); // prettier-ignore
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?![\\p{L}-])`, 'iu');
});

function namesakeSlot(text: string, locale: string): (string | Slot)[] {
  const { many = '' } = packOf(locale)?.institutions?.namesakes ?? {};
  const others = text.includes('-') && !text.includes(' ') ? many.replaceAll(' ', '-') : many;
  return others === '' ? [] : [slot('aim', text, { grammar: others })];
}

function readHouseOf(core: string, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
  if (namesakesOf(locale) === undefined) return undefined;
  const words = core.split(/([ -])/u);
  const [first = '', , last = ''] = words;
  const isPerson = words.length === 3 && lexicon.names.word(first).given !== undefined && lexicon.names.word(last).kind === 'name'; // prettier-ignore
  return isPerson && !isKindWord(last, locale) && !isField(last, locale) ? readPersonOfHouse(words, lexicon, locale) : undefined; // prettier-ignore
}

/** The same for somebody whom no list has, a given name and a surname. */
function readPersonOfHouse(words: readonly string[], lexicon: Lexicon, locale: string): (string | Slot)[] {
  const [first = '', gap = '', last = ''] = words;
  const isNamesake = words.length === 3 && first.length > 1 && last.length > 1 && lexicon.names.word(first).given !== undefined; // prettier-ignore
  const others = isNamesake ? namesakeSlot(first + gap + last, locale) : [];
  return others.length === 0 ? readPerson(words, lexicon) : others;
}

/** "Österås vattendomstol": behind a name in the genitive a noun in small letters tells what it is, be it no word of kind. */
function readOwned(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const { ofTown } = packOf(locale)?.institutions ?? {};
  const [, body = '', part = ''] = /^(\p{Lu}\p{Ll}+)((?: \p{Ll}{3,})+)$/u.exec(text) ?? [];
  if (ofTown !== undefined && body.endsWith('s') && (otherBodies(body, locale)?.length ?? 0) > 0) return [slot('body', body), part]; // prettier-ignore
  // "Uppsala akademiska sjukhus", "Lunds nya teater"
  const seat = ofTown === undefined || !part.trim().includes(' ') ? undefined : findPlace(body, lexicon);
  const own = seat?.kind === 'city' ? body.slice(0, body.length - seat.ending.length) : '';
  if (seat !== undefined && own !== '' && ofTown?.(own) === body) return [slot('city', own, { band: seat.band, ending: OF_TOWN, region: seat.region }), part]; // prettier-ignore
  const [, name = '', noun = ''] = /^(\p{Lu}\p{Ll}{2,})( \p{Ll}{4,})$/u.exec(text) ?? [];
  if (ofTown === undefined || noun === '' || !/[sxz]$/u.test(name) || isName(name, lexicon) || isName(name.slice(0, -1), lexicon)) return undefined; // prettier-ignore
  if (isOrganisationKind(fold(noun.trim())) || otherClassWords(name, locale) !== undefined) return undefined;
  const place = findPlace(name, lexicon);
  if (place !== undefined && place.kind !== 'city') return undefined;
  const core = name.slice(0, name.length - (place?.ending.length ?? 1));
  return [slot('city', core, { band: place?.band ?? 1, ending: OF_TOWN, region: place?.region }), noun];
}

/** "Murphy's Pub", "Ted's Auto Repair": whose house it is, be there a town called so; words of the dictionary tell what it is. */
export function readKeeper(text: string, { names }: Lexicon, locale: string): Template | undefined {
  if (packOf(locale)?.institutions?.titleCase !== true) return undefined;
  const [, owner = '', mark = '', house = ''] = KEEPER.exec(text) ?? [];
  const { given = RARE, family = RARE, gender, key } = names.word(owner);
  // "King's College"
  if (otherBodies(`${owner}'s`, locale) !== undefined && isOrganisationKind(fold(house))) return [slot('body', `${owner}'s`), ` ${house}`]; // prettier-ignore
  if (owner === '' || (given === RARE && family === RARE) || HONOURS.has(key)) return undefined;
  if (!house.split(' ').every((word) => FUNCTION_WORDS.has(fold(word)) || isOrganisationKind(fold(word)) || isListedWord(word, locale))) return undefined; // prettier-ignore
  const isGiven = given <= family;
  return [isGiven ? slot('given-name', owner, { band: given, gender }) : slot('family-name', owner, { band: family }), `${mark} ${house}`]; // prettier-ignore
}

const KEEPER = /^(\p{Lu}\p{Ll}+)( ?['’]s) (\p{Lu}\p{L}+(?:(?: &| and)? \p{Lu}\p{L}+){0,3})$/u;

/** "Soil Survey of Wales" in a text of another language: its word of kind stays, and what is for what comes from that language too. */
function readForeign(text: string, { grammars }: Lexicon, locale: string): Template | undefined {
  const found = packOf(locale)?.institutions?.foreign?.exec(text)?.groups;
  if (found === undefined || !grammars.has('foreign-lead') || !grammars.has('foreign-tail')) return undefined;
  const { lead = '', kind = '', joint, tail = '' } = found;
  if (joint === undefined) return lead === '' ? undefined : [slot('grammar', lead.trimEnd(), { grammar: 'foreign-lead' }), ` ${kind}`]; // prettier-ignore
  // "Relief Fund of the Allied Nations": what it is of is no field.
  if (lead !== '' && tail.startsWith('the ')) return [slot('grammar', lead.trimEnd(), { grammar: 'foreign-lead' }), ` ${kind} ${joint} ${tail}`]; // prettier-ignore
  return [`${lead}${kind} ${joint} `, slot('grammar', tail, { grammar: 'foreign-tail' })];
}

/** "Liberal-Labour": two parties in one. */
function readStances(text: string, locale: string): Template | undefined {
  const { party } = packOf(locale)?.institutions ?? {};
  const words = text.split('-');
  if (party === undefined || words.length < 2 || !words.every((word) => otherStances(word, locale) !== undefined)) return undefined; // prettier-ignore
  const at = words.findIndex((word) => otherStances(word, locale, ' a')?.some((other) => !words.includes(other)) === true); // prettier-ignore
  return words.flatMap((word, i) => [...(i === 0 ? [] : ['-']), i === at ? slot('stance', word) : word]);
}

/** "Registro Civil", "Secretaria de Estado da Saúde": whether its head was taken for a name, or a word that no list has, with more behind it. */
const hasNoNames = (template: Template): boolean =>
  template.some((part, i) => typeof part !== 'string' && (i === 0 || (part.kind === 'city' && part.region === undefined && i < template.length - 1))); // prettier-ignore

const ALL_FIELDS = ['kept', 'of-class', 'any'] as const;
/** Where other bodies are known, what is of no class of fields becomes none of a class. */
const FIELDS_OF_CLASSES = ['kept', 'of-class'] as const;

/** "Stanley Cup": one word that is a surname before what is awarded is somebody's name, but for that of a great town. */
export function isHonour(text: string, { names, places }: Lexicon, locale: string): boolean {
  const [name = '', head = '', ...more] = text.split(' ');
  if (more.length > 0 || !hasWord(packOf(locale)?.institutions?.honours, head)) return false;
  if (isListedWord(name, locale) || names.word(name).family === undefined) return false;
  return places.list('city')?.find(name)?.band !== 0;
}

const surname = (name: string, { names }: Lexicon): Slot => slot('family-name', name, { band: names.word(name).family ?? 2 }); // prettier-ignore

/** "FC Carl Zeiss Jena": what clubs begin with stays, and a town comes for what they are called by. */
function readClub(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const club = packOf(locale)?.institutions?.clubs?.exec(text)?.[0];
  if (club === undefined) return undefined;
  const legal = LEGAL_ENDING.exec(text)?.[0] ?? '';
  const name = text.slice(club.length, text.length - legal.length);
  const last = name.slice(name.search(/[^ /]+$/u));
  return [club, ...(readListed(last, lexicon, locale) ?? [slot('city', name, { casing: 'title' })]), legal];
}

/** "NABU Hessen", "IG Metall Mitte": letters, or a body that everybody knows, before where it is. */
function readBranch(text: string, lexicon: Lexicon, locale: string): Template | undefined {
  const { definite, titleCase } = packOf(locale)?.institutions ?? {};
  if (titleCase === true || definite?.test(text) === true) return undefined;
  const [, head = '', seat = ''] = /^(\p{Lu}.*?\p{L}) (\p{Lu}[\p{L}-]+)$/u.exec(text) ?? [];
  const isListed = isListedBody(head, locale) && otherBodies(head, locale)?.length !== 0;
  if (isOrganisationKind(fold(head)) || (!isListed && !ACRONYM.test(head))) return undefined;
  const places = seat.split(/(-)/u).map((name) => (name === '-' ? [name] : readListed(name, lexicon, locale)));
  const whole = readListed(seat, lexicon, locale) ?? (places.includes(undefined) ? undefined : places.flatMap((part) => part ?? [])); // prettier-ignore
  if (whole !== undefined) return [isListed ? slot('body', head) : acronymSlot(head), ' ', ...whole];
  const isTold = isOrdinaryWord(seat, locale) || peoplesOf(locale).has(seat.toLowerCase()); // "Renault Lindesa"
  const isKept = isTold || LEGAL_FORMS.has(fold(seat)) || hasWord(packOf(locale)?.institutions?.quarters, seat); // prettier-ignore
  return isListed && isKept ? [slot('body', head), ` ${seat}`] : undefined; // prettier-ignore
}

/** "World Anti-Communist League": a word for a group stays at the end, and a name comes for what is before it. */
function readGroup(text: string, locale: string): Template | undefined {
  const found = GROUP.exec(text)?.groups;
  const head = found?.['head'] ?? '';
  if (found === undefined || packOf(locale)?.institutions?.titleCase !== true) return undefined;
  if (!(isGroupWord(head, locale) || isOrganisationKind(fold(head)))) return undefined;
  if (head === packOf(locale)?.institutions?.party) return [slot('stance', found['before'] ?? ''), ` ${head}`];
  const { before = '' } = found;
  // "Anti-Defamation League"
  return [slot(before.includes('-') ? 'family-name' : 'city', before, { casing: 'title' }), ` ${head}`];
}

/** Letters of an office that bodies are named by: "MLA". */
export const isOffice = (token: string, locale: string): boolean =>
  isAcronym(token) && otherBodies(token, locale) !== undefined;

/** "Social Credit MLA" */
const MEMBER = /^(?<before>\p{Lu}[\p{L} -]+) (?<head>\p{Lu}{2,3})$/u;
const GROUP = /^(?<before>\p{Lu}[\p{L} -]+) (?<head>\p{Lu}\p{Ll}{3,})$/u;

/** "Department of State": what stands behind the last preposition is a field, where nothing else could be filled. */
function readPurpose(text: string): Template | undefined {
  const found = PURPOSE.exec(text)?.groups;
  if (found === undefined) return undefined;
  return [`${found['before']} `, slot('field', found['purpose'] ?? '', { casing: 'mixed' })];
}

/** @param fields whether fields are filled, then even where they are words of kind ("Department of Surgery"). */
function readParts(text: string, type: SurrogateType, fields: Fields, lexicon: Lexicon, locale: string): Template {
  const components = text.split(QUOTED_PARTS);
  const names = components.filter((component, i) => i % 2 === 0 && WORDLIKE.test(component));
  if (names.length === 0) return [slot('grammar', text, { grammar: type })];
  const whole = names.every((name) => isWithoutKind(name, locale));
  const template = components.flatMap((component, i): (string | Slot)[] => {
    if (i % 2 === 1 || !WORDLIKE.test(component)) return component === '' ? [] : [component];
    if (i > 0 && isLegalForm(component)) return [component]; // "Livraria Alvim, SA"
    if (components[i - 1] === '/' && regionCodesOf(locale).has(component)) return [slot('region-code', component)]; // "Prefeitura de Varzal/CE"
    return readComponent(component, { type, whole, several: names.length > 1, fields, locale }, lexicon);
  });
  return packOf(locale)?.institutions?.beforeSeat === undefined ? template : withWholeTowns(template, locale);
}

/** "Junta de Lind da Serra", "Hospital do Campo Lindo": of two towns that a preposition joins, or of one with another word, no list has the whole, which is one. */
function withWholeTowns(template: Template, locale: string): Template {
  const isTown = (part: string | Slot | undefined): part is Slot => typeof part === 'object' && part.kind === 'city';
  for (const [at, first] of template.entries()) {
    if (!isTown(first)) continue;
    const next = template.findIndex((part, i) => i > at && typeof part !== 'string');
    const end = next < 0 ? template.length : next;
    const joint = template
      .slice(at + 1, end)
      .flatMap((part) => (typeof part === 'string' ? part : []))
      .join('');
    const second = template[end];
    const word = joint.trim();
    const isJoined = isTown(second) ? FUNCTION_WORDS.has(word) && !isJoin(word, locale) : next < 0 && /^ \p{Lu}\p{Ll}{3,}$/u.test(joint) && !isOrganisationKind(fold(word)); // prettier-ignore
    if (!isJoined) continue;
    const whole = slot('city', first.text + joint + (isTown(second) ? second.text : ''), { casing: first.casing });
    const lead = template[at - 2]; // "do Campo Lindo": another town has no article
    const bare = typeof lead === 'string' ? packOf(locale)?.agreement?.uncontracted?.[lead] : undefined;
    return template.toSpliced(at, end - at + 1, whole).with(Math.max(0, at - 2), bare ?? template[Math.max(0, at - 2)] ?? whole); // prettier-ignore
  }
  return template;
}

/** As in "SA", "S.L." */
const isLegalForm = (text: string): boolean => LEGAL_FORMS.has(fold(text)) || LEGAL_ENDING.exec(text)?.[0] === text;

function isWithoutKind(text: string, locale: string): boolean {
  return cutTokens(text).every(
    ({ kind, key }) =>
      kind !== 'word' || !(isOrganisationKind(key) || borderInCompound(key, locale) > 0 || isField(key, locale)),
  );
}

/** "A-League" */
const LETTER_FIRST = /^(\p{Lu})(-\p{Lu}\p{Ll}{3,})$/u;

interface Manner {
  readonly type: SurrogateType;
  /** No part of the mention has a word of kind. */
  readonly whole: boolean;
  /** The mention has several parts, such as partners. */
  readonly several: boolean;
  readonly fields: Fields;
  readonly locale: string;
}

function readComponent(text: string, manner: Manner, lexicon: Lexicon): (string | Slot)[] {
  const { type, whole, fields, locale } = manner;
  const legal = LEGAL_ENDING.exec(text)?.[0];
  if (legal !== undefined && legal.length < text.length) {
    const core = text.slice(0, -legal.length);
    const read = readComponent(core, manner, lexicon);
    const [only] = read;
    const other = read.length === 1 && typeof only !== 'string' && only?.kind === 'grammar';
    return [...(other ? readBeforeLegal(core, legal, locale) : read), legal];
  }
  if (isPlaceholder(text) && !/\p{Nd}/u.test(text)) {
    return ACRONYM.test(text) ? [slot('shape', text)] : [slot('family-name', text, { casing: 'title' })];
  }
  if (isAcronym(text) || AGENCY.test(text)) return [acronymSlot(text)];
  const [, first = '', rest = ''] = LETTER_FIRST.exec(text) ?? [];
  if (first !== '' && packOf(locale)?.institutions?.titleCase === true) return [slot('letter', first), rest];
  if (manner.several && packOf(locale)?.institutions?.titleCase !== true && (otherBodies(text, locale)?.length ?? 0) > 0) return [slot('body', text)]; // prettier-ignore
  if (BOTH.test(text)) return text.split(/(\P{L})/u).map((part) => (part.length > 1 ? acronymSlot(part) : part));
  const short = packOf(locale)?.institutions?.shortKinds?.exec(text)?.[0] ?? '';
  if (short !== '' && short.length < text.length)
    return [short, ...readComponent(text.slice(short.length), manner, lexicon)];
  const owner = OWNER.exec(text)?.[0];
  if (owner !== undefined) return [otherBodies(owner, locale) === undefined ? acronymSlot(owner) : slot('body', owner), text.slice(owner.length)]; // prettier-ignore
  const saint = SAINTS.has(cutTokens(text)[0]?.key ?? '');
  const listed = saint && type === 'hospital' ? undefined : (namedAbroad(text, type, lexicon, locale) ?? readListed(text, lexicon, locale)); // prettier-ignore
  if (listed !== undefined) return listed;
  if (type === 'organisation' && (ACRONYM.test(text) || MIXED.test(text)) && !isName(text, lexicon))
    return [acronymSlot(text)];
  if (type === 'hospital' && UNSPOKEN.test(text) && !isName(text, lexicon)) return [acronymSlot(text)];
  const patron = lexicon.advocations === undefined ? null : ADVOCATION.exec(text);
  if (patron !== null) {
    const before = withoutLead(text.slice(0, patron.index), locale);
    const after = text.slice(patron.index + patron[0].length);
    return [
      // Letters before it tell the kind: "EMEB Nossa Senhora da Luz".
      ...(WORDLIKE.test(before) && !isAcronym(before.trim()) ? readComponent(before, manner, lexicon) : [before]),
      slot('advocation', patron[0]),
      ...(WORDLIKE.test(after) ? readComponent(after, manner, lexicon) : [after]),
    ];
  }
  if (whole && manner.several && !/\s/u.test(text) && (lexicon.names.word(text).family ?? 2) < 2)
    return [slot('family-name', text, { band: lexicon.names.word(text).family ?? 2 })];
  if (whole) return readPlaceIn(text, lexicon, locale) ?? readNameless(text, type, lexicon, locale);
  const tokens = cutTokens(text);
  const template: (string | Slot)[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    const border = borderInCompound(token.key, locale, lexicon);
    const day = namedDay(tokens, i);
    if (day !== undefined) {
      template.push(slot('street-core', day));
      i += 4;
    } else if (token.kind === 'number') {
      const ordinal = ORDINAL.test(tokens[i + 1]?.text ?? '') ? (tokens[i + 1]?.text ?? '') : ''; // "65th" is one number
      template.push(numberSlot(token.text + ordinal, tokens[i + (ordinal === '' ? 2 : 3)]?.text, locale));
      if (ordinal !== '') i++;
    } else if (token.kind === 'gap' || (token.text === 's' && tokens[i - 1]?.text === ':')) template.push(token.text);
    else if (ROMAN.test(token.text) && i === 0 && tokens.length > 2) template.push(slot('roman', token.text));
    else if (isOfNumber(tokens, i)) template.push(slot('shape', token.text));
    else if (fields !== 'kept' && isField(token.text, locale)) template.push(slot('field', token.text));
    else if (otherClassWords(token.text, locale) !== undefined && border > 0)
      template.push(slot('class-word', token.text)); // "Marienhospital"
    else if (border > 0 && isNounBehindName(token.text.slice(0, border), template, lexicon, locale))
      template.push(token.text);
    else if (border > 0 && token.key.length === token.text.length) {
      template.push(slot('family-name', token.text.slice(0, border), { casing: 'title' }), token.text.slice(border));
    } else {
      if (isOfUnknownTown(tokens, i, lexicon, locale)) {
        template.push(slot('class-word', packOf(locale)?.institutions?.ofTowns?.example ?? ''));
        continue;
      }
      // "Jobcenter Landkreis W": a letter for a name
      if (
        /^\p{Lu}$/u.test(token.text) &&
        i > 0 &&
        i === tokens.length - 1 &&
        !template.some((part) => typeof part !== 'string')
      ) {
        template.push(slot('letter', token.text));
        continue;
      }
      // "A-League"
      if (
        packOf(locale)?.institutions?.titleCase === true &&
        /^\p{Lu}$/u.test(token.text) &&
        tokens[i + 1]?.text === '-'
      ) {
        template.push(slot('letter', token.text));
        continue;
      }
      const listed = isOfSaint(tokens, i, lexicon, locale) ? undefined : endOfListed(tokens, i, lexicon, locale);
      const isWord = listed === undefined && type === 'organisation' && isWordOfLanguage(token.text, locale); // "Pequenas Empresas"
      const end = listed ?? (isWord || isKept(tokens, i, locale) ? i : endOfRun(tokens, i, lexicon, locale));
      if (end === i) template.push(token.text);
      else {
        const run = tokens.slice(i, end).map((each) => each.text).join(''); // prettier-ignore
        const core = run.trimEnd();
        // Behind "für" stand nouns, which are no names for having capitals: "Amt für Migration".
        if (
          listed === undefined &&
          isBehindPurpose(tokens, i, locale) &&
          !core.split(' ').some((word) => isName(word, lexicon))
        ) {
          template.push(run);
          i = end - 1;
          continue;
        }
        const article = tokens[i - 1]?.text === ' ' ? tokens[i - 2]?.text : undefined;
        const bare = packOf(locale)?.agreement?.uncontracted?.[article?.toLowerCase() ?? ''];
        // "San Juan de la Cruz" is one name.
        const hasSaint = template.some((part) => typeof part !== 'string' && (part.kind === 'saint' || part.kind === 'given-name')); // prettier-ignore
        const hasName = listed === undefined && !hasSaint && patronOf(core, type, locale) !== undefined;
        if (bare !== undefined && hasName && !HONOURS.has(fold(core)) && isCalled(core, fields, lexicon, locale)) {
          // "Hospital del Niño": another name has no article, nor the preposition that holds it.
          template.splice(-2, 2, ...(patronOf(core, type, locale) ?? []), run.slice(core.length));
          i = end - 1;
          continue;
        }
        if (bare !== undefined && !isKindWord(core, locale) && !isKeptInRun(core, true, lexicon, locale)) {
          // "del Rosario": another name has no article, and the preposition is left.
          template.splice(-2, 2, bare, ' ', slot('city', core), run.slice(core.length));
          i = end - 1;
          continue;
        }
        const isNamed = article !== undefined && isNameArticle(article, locale) && !isKindWord(core, locale);
        // "Ajuntament de la Bisbal d'Empordà"
        if (isNamed && lexicon.places.find(fold(`${article} ${core}`), 'city')?.kind === 'city') {
          template.splice(-2, 2, slot('city', `${article} ${core}`), run.slice(core.length));
          i = end - 1;
          continue;
        }
        if (listed === undefined && isNamed && !/\s/u.test(core)) {
          // "La Fe", "la Timone" is one name, and what comes for it has its own article or none.
          const named = hasSaint ? undefined : patronOf(`${article} ${core}`, type, locale);
          const lead = template.at(-4);
          const isOf = named !== undefined && template.at(-3) === ' ' && typeof lead === 'string' && OF.test(lead);
          template.splice(isOf ? -4 : -2, isOf ? 4 : 2, ...(named ?? [slot('city', `${article} ${core}`)]), run.slice(core.length)); // prettier-ignore
          i = end - 1;
          continue;
        }
        const [field = '', ...rest] = type === 'hospital' && listed === undefined ? core.split(' ') : [];
        if (rest.length > 0 && isField(field, locale)) {
          // "Hospital de la Defensa Gómez Rey": none is for fishing.
          template.push(`${field} `, ...readRun(rest.join(' '), '', true, fields, lexicon, locale), run.slice(core.length)); // prettier-ignore
          i = end - 1;
          continue;
        }
        const town = i === 0 ? (readOwner(core, tokens, end, lexicon, locale) ?? readPlaceOf(core, tokens[tokens[end]?.kind === 'gap' ? end + 1 : end], lexicon, locale)) : undefined; // prettier-ignore
        const place =
          town ??
          (listed === undefined || isOf(tokens, i) ? undefined : namedAbroad(core, type, lexicon, locale)) ??
          (listed === undefined ? undefined : readListed(core, lexicon, locale, isSeat(tokens, i, locale)));
        template.push(
          ...(place ??
            readLandscape(core, locale) ??
            readFirstSurname(core, tokens[end + 1]?.text, lexicon, locale) ??
            (type === 'hospital' ? readHouseOf(core, lexicon, locale) : undefined) ??
            readRun(core, wordBefore(tokens, i), i > 0, fields, lexicon, locale)),
          run.slice(core.length),
        );
        i = end - 1;
        // The dot of a withheld name ("M. -Klinik") goes with it.
        const after = tokens[end];
        if (isPlaceholder(core) && after?.text.startsWith('.') === true) {
          template.push(after.text.slice(1).trimStart());
          i = end;
        }
      }
    }
  }
  return afterPeopleOfThere(ofGreatTown(withoutEpithet(oneByHyphen(inCapital(asWords(template, lexicon, locale), locale))), locale), lexicon); // prettier-ignore
}

/** "British Embassy in Washington": it stands in a capital, and another country has its own there. */
function inCapital(template: (string | Slot)[], locale: string): (string | Slot)[] {
  const { ofCapitals } = packOf(locale)?.institutions ?? {};
  const at = template.findIndex((part) => typeof part === 'string' && ofCapitals?.test(fold(part)) === true);
  const isOfPeople = template.slice(0, Math.max(0, at)).some((part) => typeof part !== 'string');
  return isOfPeople ? template.map((part, i) => (i > at && typeof part !== 'string' && isTownSlot(part) ? part.text + part.ending : part)) : template; // prettier-ignore
}

/**
 * What was read as a surname and is a word: the first of a name in which something else changes ("Second Lind Ministry", "Woman's Catholic Union"), a run of
 * words there ("Lind Corn Growers Association"), and a field that an adjective stands before ("Foundation for Moral Law").
 */
function asWords(template: (string | Slot)[], lexicon: Lexicon, locale: string): (string | Slot)[] {
  if (packOf(locale)?.institutions?.titleCase !== true) return template;
  const all = withPhrases(template, lexicon, locale);
  const slots = all.filter((part) => typeof part !== 'string');
  return all.map((part, i) => {
    if (typeof part === 'string') return part;
    if (isThing(all, i, locale)) return part.text;
    if (part.kind !== 'family-name') return part;
    if (part.text.includes(' ') && slots.length > 1 && isPhrase(part.text, lexicon, locale)) return part.text;
    if (!isListedWord(part.text, locale)) return part;
    if (i === 0 && isField(part.text, locale)) return slots.length > 1 ? part.text : slot('field', part.text); // "Law Society"
    // "Project for a New Australian Theatre"
    const next = all[i + 1] === ' ' ? all[i + 2] : undefined;
    if (typeof next === 'object' && next.kind === 'class-word') return part.text;
    const before = all.slice(0, i).filter((each) => typeof each !== 'string' || /\p{L}/u.test(each));
    const last = before.at(-1);
    const isDescribed = typeof last === 'string' && !FUNCTION_WORDS.has(fold(last)) && before.some((each) => typeof each === 'string' && FUNCTION_WORDS.has(fold(each))); // prettier-ignore
    if (isDescribed && isField(part.text, locale)) return slot('field', part.text);
    const { given = 2, family = 2 } = lexicon.names.word(part.text);
    if (before.length > 0 || slots.length < 2 || given < 2 || family < 2) return part;
    return otherReaches(part.text, locale) === undefined ? part.text : slot('reach', part.text);
  });
}

/** "The Olive Tree": behind an article two words of the dictionary are nobody, be they names as well. */
function isThing(template: readonly (string | Slot)[], at: number, locale: string): boolean {
  const first = template[at - 2];
  const [given, family] = typeof first === 'object' ? [first, template[at]] : [template[at], template[at + 2]];
  const article = template[typeof first === 'object' ? at - 4 : at - 2];
  if (typeof given !== 'object' || typeof family !== 'object' || typeof article !== 'string') return false;
  if (given.kind !== 'given-name' || family.kind !== 'family-name' || packOf(locale)?.institutions?.works?.article?.test(`${article} `) !== true) return false; // prettier-ignore
  return isListedWord(given.text, locale) && isListedWord(family.text, locale);
}

/** Words beside each other that were read as a name each and are a run of words of the dictionary, as one slot. */
function withPhrases(template: readonly (string | Slot)[], lexicon: Lexicon, locale: string): (string | Slot)[] {
  const isWord = (part: string | Slot | undefined): part is Slot => typeof part === 'object' && part.kind === 'family-name'; // prettier-ignore
  const all: (string | Slot)[] = [];
  for (const [i, part] of template.entries()) {
    const [last, joint] = [all.at(-2), all.at(-1)];
    const isNext = isWord(part) && isWord(last) && (joint === ' ' || joint === '-') && template[i - 1] === joint;
    const run = isNext ? slot('family-name', `${last.text}${joint}${part.text}`, { casing: 'title', band: RARE }) : undefined; // prettier-ignore
    if (run !== undefined && run.text.split(/[ -]/u).every((word) => isDictionary(word, locale)))
      all.splice(-2, 2, run);
    else all.push(part);
  }
  // "Silver Fern Haulage": what no word of kind follows is a name.
  const isBesideKind = all.some((part) => typeof part === 'string' && /\p{L}/u.test(part));
  return isBesideKind && all.every((part) => !isWord(part) || !/[ -]/u.test(part.text) || isPhrase(part.text, lexicon, locale)) ? all : [...template]; // prettier-ignore
}

/** "Magnesit" of "Lindener Magnesitwerke": beside another name what no list of names has is a thing. */
const isNounBehindName = (word: string, template: Template, lexicon: Lexicon, locale: string): boolean =>
  packOf(locale)?.institutions?.ofTowns !== undefined && template.some((part) => typeof part === 'object' && part.kind === 'class-word') && !isName(word, lexicon); // prettier-ignore

/** "Ramón y Cajal": before the "and" between surnames stands one, be it a given name as well. */
const readFirstSurname = (
  text: string,
  next: string | undefined,
  { names }: Lexicon,
  locale: string,
): Slot[] | undefined =>
  packOf(locale)?.names?.twoSurnames === true && /^[eiy]$/u.test(next ?? '') && names.word(text).given !== undefined
    ? [slot('family-name', text, { band: names.word(text).family ?? 2 })]
    : undefined;

/** "Landschaftsverband Rheinland": what stands with an article elsewhere is called after no person. */
function readLandscape(text: string, locale: string): Slot[] | undefined {
  const names = landscapesLike(text, locale);
  if (names === undefined) return undefined;
  if (otherClassWords(text, locale) !== undefined) return [slot('class-word', text)];
  const isOfArticle = packOf(locale)?.places?.classOfRegion !== undefined;
  return [isOfArticle ? slot('aim', text, { grammar: names.replaceAll(' ', '|').replaceAll('_', ' ') }) : slot('region', text)]; // prettier-ignore
}

/** Names that take the same article. */
const landscapesLike = memoiseByLocale((word, locale) => {
  if (packOf(locale)?.institutions?.titleCase === true) return undefined;
  const all = packOf(locale)?.places?.articled?.flatMap(({ f, m, n }) => [f, m, n]);
  return all?.find((names) => hasWord(names, word));
});

/** Whether a word stands behind one for a purpose, in a language whose nouns all have capitals. */
function isBehindPurpose(tokens: readonly TextToken[], index: number, locale: string): boolean {
  const { purpose, aim } = packOf(locale)?.institutions ?? {};
  if (purpose === undefined || aim === undefined) return false;
  return tokens.slice(0, index).some(({ text }) => `${purpose} ${aim}`.split(' ').includes(text));
}

/** "San Juan de la Cruz" is one saint, and another has no such name behind his own. */
function withoutEpithet(template: (string | Slot)[]): (string | Slot)[] {
  const at = template.findIndex((part) => typeof part !== 'string' && part.kind === 'saint');
  const rest = at < 0 ? [] : template.slice(at + 1).filter((part) => part !== '');
  const words = rest.map((part) => (typeof part === 'string' ? part : '')).join('');
  const last = rest.at(-1);
  const isArticled = typeof last === 'object' && ARTICLE.test(last.text); // "la Cruz" was read as one name
  const isEpithet = typeof last === 'object' && (EPITHET.test(words) || (isArticled && PREPOSITION.test(words)));
  return isEpithet ? template.slice(0, at + 1) : template;
}

const EPITHET = new RegExp(
  `^ (?:\\p{Ll}+ (?:${ARTICLES})|${[...wordsOf(({ agreement }) => agreement?.contractions)].join('|')}) $`,
  'u',
);

const PREPOSITION = /^ \p{Ll}+ $/u;

/** "Lind-Quarz": beside a hyphen stands a name of one word. */
const oneByHyphen = (template: (string | Slot)[]): (string | Slot)[] =>
  joinedAbroad(template).map((part, i) => typeof part !== 'string' && part.kind === 'city' && part.grammar === '' && (template[i - 1] === '-' || template[i + 1] === '-') ? { ...part, grammar: ONE } : part); // prettier-ignore

/** "Halle-Wittenberg": what a hyphen joins to a town abroad is no town at home. */
function joinedAbroad(template: (string | Slot)[]): (string | Slot)[] {
  const at = template.findIndex((part, i) => part === '-' && isTownAbroad(behind(template, i, -1)) && isTownSlot(behind(template, i, 1))); // prettier-ignore
  const [first, second] = [behind(template, at, -1), behind(template, at, 1)];
  if (at < 0 || !isTownAbroad(first) || typeof second === 'string') return template;
  const [from, to] = [template.indexOf(first), template.indexOf(second)];
  const { band, region } = first;
  return template.toSpliced(from, to - from + 1, slot('world-city', `${first.text}-${second.text}`, { band, region }));
}

const isTownAbroad = (part: string | Slot): part is Slot => typeof part !== 'string' && part.kind === 'world-city';

/** The nearest part that is not empty, on one side of a place in a template. */
function behind(template: readonly (string | Slot)[], at: number, step: 1 | -1): string | Slot {
  let i = at + step;
  while (template[i] === '') i += step;
  return template[i] ?? '';
}

/** "Lind University of Berlin" is called after somebody of there, be a town at home called so too. */
function afterPeopleOfThere(template: (string | Slot)[], lexicon: Lexicon): (string | Slot)[] {
  const seat = template.find(isTownAbroad)?.region;
  if (seat === undefined) return template;
  return template.map((part) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'family-name' || part.kind === 'given-name') return { ...part, region: seat };
    const isTown = part.kind === 'city' && part.region !== undefined && part.band > 0;
    return isTown && lexicon.names.word(part.text).family !== undefined ? { ...surname(part.text, lexicon), region: seat } : part; // prettier-ignore
  });
}

/** A university is in a great town; called by two places, as "Lind University of Berlin", it has the first from a person. */
function ofGreatTown(own: (string | Slot)[], locale: string): (string | Slot)[] {
  const kinds = packOf(locale)?.institutions?.ofGreatTowns;
  if (kinds === undefined || !own.some((part) => typeof part === 'string' && kinds.test(fold(part)))) return own;
  const [of, first] = [own.findLastIndex((part) => typeof part === 'string' && FUNCTION_WORDS.has(fold(part))), own.findIndex(isTownSlot)]; // prettier-ignore
  const isOfTwo = first >= 0 && first < of && own.slice(of).some(isTownSlot);
  const template = isOfTwo ? own.map((part, i) => (i === first && typeof part !== 'string' ? slot('family-name', part.text, { band: 1, casing: 'title' }) : part)) : own; // prettier-ignore
  return template.map((part) =>
    typeof part !== 'string' && part.kind === 'city' ? { ...part, band: 0, grammar: GREAT } : part,
  );
}

const isTownSlot = (part: string | Slot): boolean =>
  typeof part !== 'string' && (part.kind === 'city' || part.kind === 'world-city');

/** "Kalmars" before "universitet": a name, listed or in the genitive, right before a word of kind in small letters is a town's. */
function readOwner(
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
function readPlaceOf(
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

/** "BdB" */
const MIXED = /^\p{Lu}\p{Ll}\p{Lu}{1,3}$/u;

export function isName(text: string, { names }: Lexicon): boolean {
  const { given, family } = names.word(text);
  return given !== undefined || family !== undefined;
}

/** Another organisation as a whole would bring a legal form of its own. */
function readBeforeLegal(text: string, legal: string, locale: string): (string | Slot)[] {
  if (packOf(locale)?.institutions?.association?.test(legal) !== true)
    return [slot('family-name', text, { casing: 'title' })];
  return [slot('grammar', text, { grammar: 'associations' }), ' ', slot('city', text, { casing: 'mixed', tokens: 1 })];
}

/** A place beside words of the dictionary, "Chicago Bulls": the place alone becomes another. */
function readPlaceIn(text: string, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
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
function isOfUnknownTown(tokens: readonly TextToken[], index: number, lexicon: Lexicon, locale: string): boolean {
  const { text } = tokens[index] as TextToken;
  const isBeforeNoun = tokens[index + 1]?.text === ' ' && STARTS_UPPER.test(tokens[index + 2]?.text ?? '');
  if (!isBeforeNoun || packOf(locale)?.institutions?.ofTowns?.pattern.test(text) !== true) return false;
  return otherClassWords(text, locale) === undefined && !isName(text, lexicon) && !isKept(tokens, index, locale);
}

/** "Black Pepper": words of the dictionary, and no two partners, be they surnames too. */
const areWords = (text: string, locale: string): boolean => /^\p{L}+(?: \p{L}+)+$/u.test(text) && text.split(' ').every((word) => isListedWord(word, locale)); // prettier-ignore

const DEPARTMENT_FORM = 'department-';
const SHORT_DEPARTMENT = `${DEPARTMENT_FORM}short`;
const BARE_HOSPITAL = 'hospital-bare';

/** A name without a word of kind: of a hospital, a person, a place or a saint gives it; else another organisation. */
function readNameless(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): (string | Slot)[] {
  // "Abteilung für [Innere Medizin]": a field and not a house of one.
  const isField = lexicon.grammars.has(SPECIALTY) && /^\p{Lu}\p{L}+(?: \p{L}+)*$/u.test(text);
  if (type === 'department') return [slot('grammar', text, { grammar: isField ? SPECIALTY : type })];
  const ofSaint = readSaint(text, lexicon);
  if (type === 'organisation')
    return ofSaint ?? (areWords(text, locale) ? undefined : readPartners(text, lexicon)) ?? readHeaded(text, lexicon, locale) ?? [slot('grammar', text, { grammar: type, ending: genitiveBehindArticle(text, locale) })]; // prettier-ignore
  if (ofSaint !== undefined) return ofSaint;
  const article = ARTICLE.exec(text)?.[0] ?? '';
  const core = text.slice(article.length);
  const words = core.split(/([ -])/u);
  const first = lexicon.names.word(words[0] ?? '');
  if (SAINTS.has(first.key) && words.length === 3) {
    return [article + (words[0] ?? '') + (words[1] ?? ''), saintSlot(words[2] ?? '', first.key, lexicon)];
  }
  // "C. Lind" is called by an initial.
  const isInitial = words.length === 3 && /^\p{Lu}\.$/u.test(words[0] ?? '') && /^\p{Lu}/u.test(words[2] ?? '');
  if (isInitial) return [slot('letter', (words[0] ?? '').slice(0, 1)), '. ', slot('family-name', words[2] ?? '', { band: lexicon.names.word(words[2] ?? '').family ?? 2 })]; // prettier-ignore
  // "Beth Israel": without a word that tells what it is another person would be read as one.
  if (words.length === 3 && first.given !== undefined && article === '')
    return lexicon.grammars.has(BARE_HOSPITAL) ? [slot('grammar', text, { grammar: BARE_HOSPITAL })] : readPersonOfHouse(words, lexicon, locale); // prettier-ignore
  const ofPatron = first.family !== undefined && words.length === 1 && article === '' ? undefined : patronOf(text, type, locale); // prettier-ignore
  if (words.length === 1 && article === '') return ofPatron ?? [slot('family-name', core, { band: first.family ?? 2 })]; // prettier-ignore
  if (ofPatron !== undefined) return ofPatron;
  return isNameArticle(article.trim(), locale) ? [slot('city', core)] : [article, slot('city', core)];
}

/** For what a hospital is called by that no list knows: the name of a church or a house, which fits wherever it lies, as that of a town would not. */
function patronOf(text: string, type: SurrogateType, locale: string): Slot[] | undefined {
  const { hospitalNames } = packOf(locale)?.institutions ?? {};
  return hospitalNames === undefined || type !== 'hospital'
    ? undefined
    : [slot('grammar', text, { grammar: hospitalNames, ...(text !== text.toUpperCase() && { casing: 'none' }) })];
}

/** "Hospital La Paz": where no preposition says that it lies in a town abroad, a hospital is called as that town is. */
function namedAbroad(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): Slot[] | undefined {
  const place = type === 'hospital' ? findPlace(text, lexicon) : undefined;
  const isAbroad = place?.kind === 'world-city' || (place?.kind === 'city' && lexicon.world.abroad.has(fold(place.region))); // prettier-ignore
  return isAbroad ? patronOf(text, type, locale) : undefined;
}

/** Whether a preposition stands before a word. */
const isOf = (tokens: readonly TextToken[], index: number): boolean =>
  FUNCTION_WORDS.has(tokens[index - 2]?.key ?? '') || /['’]$/u.test(tokens[index - 1]?.text ?? '');

/** "de" */
const OF = /^(?:\p{Ll}{1,2}|\p{Lu}{1,2})$/u;

/** Whether a name would come for words behind an article. */
function isCalled(core: string, fields: Fields, lexicon: Lexicon, locale: string): boolean {
  return readRun(core, '', true, fields, lexicon, locale).some((part) => typeof part !== 'string' && part.kind !== 'field'); // prettier-ignore
}

/** "Hospital del": an advocation stands behind it without the article of another. */
function withoutLead(text: string, locale: string): string {
  const { articles = '', uncontracted = {} } = packOf(locale)?.agreement ?? {};
  const words = text.split(' ');
  if (words.length < 3 || words.at(-1) !== '') return text;
  if (Object.hasOwn(uncontracted, words.at(-2) ?? '')) return text.slice(0, -1 - (words.at(-2) ?? '').length);
  const isArticle = hasWord(articles, words.at(-2) ?? '') && OF.test(words.at(-3) ?? '');
  return isArticle ? words.slice(0, -3).map((word) => `${word} `).join('') : text; // prettier-ignore
}

/** "St. Mary's", "San Carlos": the given name is a saint's, and keeps its possessive. */
function readSaint(text: string, lexicon: Lexicon): (string | Slot)[] | undefined {
  const [, before = '', name = '', owned = ''] = OF_SAINT.exec(text) ?? [];
  const key = fold(before).replace(/[^\p{L}]/gu, '');
  if (!SAINTS.has(key) || lexicon.names.word(name).given === undefined) return undefined;
  return [before, saintSlot(name, key, lexicon), owned];
}

const OF_SAINT = /^(\p{Lu}\p{L}*\.?[ -])(\p{Lu}\p{L}+?)(['’]s?)?$/u;

/** "Deutsch" before "Französische" */
const isPeopleStem = (word: string, next: string, locale: string): boolean =>
  otherClassWords(next, locale) !== undefined && otherClassWords(`${word}e`, locale) !== undefined;

function isKept(tokens: readonly TextToken[], index: number, locale: string): boolean {
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
function endOfListed(
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

const isKindOf = memoiseByLocale((word, locale) => {
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
const isOfSaint = (tokens: readonly TextToken[], index: number, lexicon: Lexicon, locale: string): boolean =>
  isSaint(tokens, index, lexicon) && packOf(locale)?.institutions?.ofSaints?.test(tokens.slice(0, index).map(({ text }) => text).join('')) === true; // prettier-ignore

/** "San" and the like before a given name, which it makes a saint's and no place's. */
function isSaint(tokens: readonly TextToken[], index: number, lexicon: Lexicon): boolean {
  if (!SAINTS.has(tokens[index]?.key ?? '')) return false;
  return lexicon.names.word(tokens[index + 2]?.text ?? '').given !== undefined;
}

const ORDINAL = /^(?:st|nd|rd|th)$/iu;
const MAX_PLACE_TOKENS = 9;

/** How many letters of a compound are a name, in a language that has such: none of "Democrats", which ends as a German council does. */
const borderInCompound = (key: string, locale: string, lexicon?: Lexicon): number =>
  packOf(locale)?.institutions?.titleCase === true || isNameHere(key, locale, lexicon) ? 0 : nameInCompound(key);

/** "Montserrat" ends as a German council does, and is a name where there are no compounds. */
const isNameHere = (key: string, locale: string, lexicon: Lexicon | undefined): boolean =>
  lexicon !== undefined && packOf(locale)?.institutions?.heads === undefined && isName(key, lexicon);

/** "B" of "B3". */
const isOfNumber = (tokens: readonly TextToken[], index: number): boolean =>
  /^\p{Lu}$/u.test(tokens[index]?.text ?? '') && tokens[index + 1]?.kind === 'number';

/** Articles that names of places begin with, which contract with the preposition before them. */
const isNameArticle = memoiseByLocale((word, locale) => {
  const { articles, contracting } = packOf(locale)?.agreement ?? {};
  return contracting !== undefined && hasWord(articles, word.toLowerCase());
});

/** The end of a run of words that no list of kinds knows. Inner "of", "y" and hyphens belong to it. */
function endOfRun(tokens: readonly TextToken[], start: number, lexicon: Lexicon, locale: string): number {
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

function readListed(text: string, lexicon: Lexicon, locale: string, isSeated = false): (string | Slot)[] | undefined {
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
function isSeat(tokens: readonly TextToken[], start: number, locale: string): boolean {
  const { beforePlaces = '' } = packOf(locale)?.agreement ?? {};
  if (packOf(locale)?.institutions?.hospitalNames === undefined || tokens[start - 1]?.text !== ' ') return false;
  const isBehind = hasWord(beforePlaces, tokens[start - 2]?.key ?? '');
  return isBehind && start + 1 === tokens.length && isKept(tokens, 0, locale);
}

/** A place that is not first of all a family name, as many a small town is, unless it is told to be one. */
function findPlace(text: string, lexicon: Lexicon, isSeated = false): Place | undefined {
  let place = text.length < 3 ? undefined : lexicon.places.find(fold(text), 'city');
  // Small towns are named after states: "University of California".
  if (place?.kind === 'city' && place.band > 0 && !isSeated)
    place = lexicon.places.find(fold(text), 'organisation') ?? place;
  if (place === undefined || place.kind !== 'city' || place.band === 0) return place;
  return !isSeated && (lexicon.names.word(text).family ?? 2) < 2 ? undefined : place;
}

function wordBefore(tokens: readonly TextToken[], start: number): string {
  const before = tokens[start - 2];
  return before?.kind === 'word' ? before.key : '';
}
