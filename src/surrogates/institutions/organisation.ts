import { memoise, perObject } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { nameGenders } from '../../languages/agreement.ts';
import { packOf } from '../../languages/index.ts';
import { fold, genitiveEnding, mapShape } from '../case.ts';
import {
  otherAcronyms,
  isSharedByBodies,
  otherBodies,
  otherClassWords,
  otherKeptKinds,
  otherKinds,
  otherStances,
  isOrdinaryWord,
  isListedWord,
  isSmallNoun,
  ordinaryBodies,
  ownsWithS,
} from './class-words.ts';
import { createPartyCoiner, isNativeParty, type PartyDraw, stancesIn } from './coined-party.ts';
import {
  FUNCTION_WORDS,
  genderBefore,
  isOrganisationKind,
  LEGAL_FORMS,
  nameInCompound,
  ROOM_WORDS,
  SAINTS,
  UNIT_WORDS,
} from '../kind-words.ts';
import { areReordered, initialsOf, lettersLike, standsFor } from './letters.ts';
import { ACRONYM, isAcronym, isCallSign, isKindHere } from './organisation-run.ts'; // prettier-ignore
import { coinAcronym } from '../signs.ts';
import { fillReading, isOfHome, staysHere } from '../fill-slots.ts';
import { peoplesOf } from '../peoples.ts';
import { ONE, type Reading, type Slot, type Surroundings, type Template } from '../slots.ts';
import { readOnce, sharedLexicon, type Lexicon } from '../lexicon.ts';
import { knownBefore } from './headed.ts';
import { isName, isOffice, readDescribed, readOrganisation, isOfNouns } from './read-organisation.ts';
import { type Frame, perMention } from '../per-mention.ts';
import { seatsIn } from '../places/seats.ts';
import { titleGender } from '../persons/name-words.ts';
import { slot } from '../template-words.ts';
import type { Draw, Mention, Setting, SurrogateFamily, SurrogateType } from '../types.ts';

const TRIES = 24;
const STARTS_UPPER = /^\p{Lu}/u;

/** A name with the hyphen of a compound that it begins, in brackets, or capitals with the stop of a sentence. */
const JOINED =
  /^(?<open>\(?)(?<inner>(?<!\()\p{Lu}[^-]+(?=-)|\p{Lu}{3,}(?=\.)|(?<=\()\p{L}[^()]*(?=\)))(?<close>[-).])$/u;
/** A name with its letters in brackets behind it. */
const SHORTENED = /^(?<name>\p{L}[\p{L} -]+) \((?<letters>\p{Lu}{2,5})\)$/u;
/** The letters of a name with that behind them or before: "SNV, Statens Naturvårdsverk". */
const SPELT_OUT = [
  /^(?<letters>\p{Lu}{2,6})(?<joint> ?, )(?<name>\p{L}[\p{L}-]* [\p{L} -]+)$/u,
  /^(?<name>\p{L}[\p{L}-]* [\p{L} -]+)(?<joint> ?, )(?<letters>\p{Lu}{2,6})$/u,
];

/** A word of the beginnings of those that a name has: "Agede" for "Agência de Desenvolvimento". */
function blendOf(name: string): string {
  const words = name.split(/[ -]/u).filter((word) => word !== '' && !FUNCTION_WORDS.has(fold(word)));
  const size = words.length > 2 ? 2 : 3;
  const beginnings = words.map((word) => fold(word).slice(0, size)).join('');
  return beginnings.charAt(0).toUpperCase() + beginnings.slice(1);
}

/** "folkhälso institut" */
function inParts(name: string, locale: string): string {
  const { parts } = packOf(locale)?.institutions ?? {};
  return parts === undefined ? name : name.replaceAll(parts, ' ');
}

/** Letters for a name: those that its words begin with, and where these are few the next consonants of its last word until there are enough. */
function lettersOf(name: string, size: number, { locale }: Setting): string {
  const words = inParts(name, locale)
    .split(/[ -]/u)
    .filter((word) => word !== '' && !FUNCTION_WORDS.has(fold(word)));
  const first = words.map((word) => word.charAt(0)).join('');
  if (first.length >= FEW_LETTERS) return first.toUpperCase();
  return (
    first +
    fold(words.at(-1) ?? '')
      .slice(1)
      .replaceAll(/[aeiouy]/gu, '')
  )
    .slice(0, Math.max(size, first.length))
    .toUpperCase();
}

/** Of beginnings of words: "Funasa" for "Fundação Nacional de Saúde". */
const BLEND = /^\p{Lu}\p{Ll}{3,9}$/u;

/** What stands for a name in brackets behind it: "OKBn", "3rd TAF", "IMechE". */
const SHORT = /^(?=(?:.*\p{Lu}){2})(?!.*\p{Ll}{5})[\p{L}\p{N}][\p{L}\p{N} ]{1,7}$/u;

/** "X GmbH", "A. AG": who is not to be known, by a letter. */
const PLACEHOLDER = /^\p{Lu}(?:\.{1,3}|…)? (\p{L}+)$/u;

/** What is called by its address. */
const SITE = /^(\p{L}[\p{L}\p{N}-]{2,})\.\p{Ll}{2,4}$/u;

/** Letters before a hyphen and what somebody or something of them is. */
const COMPOUND = /^(\p{Lu}[\p{L}\p{N}]+)(-\p{L}{4,}|['’]ers?)$/u;

/** "Galler", "St . Galler" */
const FIRST_NAME = /^(?:\p{Lu}\p{Ll} ?\. ?)?[^ ]+/u;

const OWNING_LETTERS = /^\p{Lu}{2,6}(?=s$)/u;

const WORD_IN_CAPITALS = /^\p{Lu}{5,}$/u;
/** Capitals that are said as a word, not by their letters: "HALCYON", not "NAACP". */
const isSpoken = (text: string): boolean =>
  WORD_IN_CAPITALS.test(text) && /[AEIOUY]/u.test(text.slice(1, -1)) && !/[^AEIOUY]{4}|[AEIOU]{3}|^(?:[^AEIOUY]{3}|[AEIOU]{2})/u.test(fold(text).toUpperCase()); // prettier-ignore

/** Letters that everybody knows, where a text has no capitals. */
const ofMessage = (text: string, { locale }: Setting): string | undefined =>
  /^\p{Ll}{2,6}$/u.test(text) && otherBodies(text, locale) === undefined && otherAcronyms(text.toUpperCase(), locale) !== undefined ? text.toUpperCase() : undefined; // prettier-ignore

/** "KENT", "ST LOUIS": in capitals, as a headline and a table have names that stand otherwise below. */
const isShouted = (text: string): boolean => text.length > 2 && text === text.toUpperCase();

/** Names that others begin with or end with, which become what these have in their place. */
function partsIn(mentions: readonly Mention[]): Pick<OrganisationState, 'heads' | 'tails'> {
  const short = new Map(mentions.map((mention) => [mention.text, mention]));
  const heads = new Map<string, Mention>();
  const whole = [...short.values()].filter(({ text, type }) => type === 'organisation' && text.includes(' '));
  for (const mention of whole)
    for (const { index } of mention.text.matchAll(/,? /gu)) {
      const head = mention.text.slice(0, index);
      if (short.has(head) && !heads.has(head) && !ACRONYM.test(head)) heads.set(head, mention);
    }
  const tails = new Map<string, Mention>();
  for (const { text } of whole)
    for (const { index } of text.matchAll(/ /gu)) {
      const tail = short.get(text.slice(index + 1));
      const isOf = FUNCTION_WORDS.has(/(?<= )\S+$/u.exec(text.slice(0, index))?.[0] ?? ''); // "Bombers de la Generalitat"
      if (tail !== undefined && !isOf && !heads.has(tail.text) && !tails.has(text)) tails.set(text, tail);
    }
  return { heads, tails };
}

/** "BALTIMORE" of a table: a club is called as its town is. */
const isListedPlace = (text: string, { lexicon: { places } }: OrganisationState): boolean =>
  places.find(fold(text), 'city') !== undefined || places.alike(fold(text)) !== undefined;

const apartIn = memoise((locale): readonly (readonly [melted: string, parted: string])[] => Object.entries(packOf(locale)?.agreement?.apart ?? {})); // prettier-ignore
const replaceAllOf = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((all, [from, to]) => all.replaceAll(` ${from} `, ` ${to} `), text);

/** A name with its prepositions and articles in one word, where it has each by itself, and the other way round. */
const meltedIn = (text: string, locale: string): string =>
  / \p{Ll}{1,3} \p{Ll}{1,2} /u.test(text) ? replaceAllOf(text, apartIn(locale).map(([melted, parted]) => [parted, melted] as const)) : text; // prettier-ignore
const partedIn = (text: string, locale: string): string => replaceAllOf(text, apartIn(locale));

const BEFORE_NAME = /^[ -]\p{Lu}/u;
const hasGenders = ({ locale }: Setting): boolean => nameGenders(locale) !== undefined;

interface OrganisationState {
  /** What the places of the document tell. */
  readonly places: Surroundings | undefined;
  readonly lexicon: Lexicon;
  /** Full mentions of the document by their initials: "mgh" to "Marlow General Hospital". */
  readonly expansions: ReadonlyMap<string, Mention>;
  /** By the folded letters that stand in brackets right behind them: "bag" to "Bundesamt für Gesundheit". */
  readonly bracketed: ReadonlyMap<string, Mention>;
  /** The texts of these: letters would stand for them twice. */
  readonly spelt: ReadonlySet<string>;
  /** The full mentions whose initials are a mention too. */
  readonly abbreviated: ReadonlySet<string>;
  /** The genders of the articles before mentions, by their text; empty where one stands without. */
  readonly genders: ReadonlyMap<string, string>;
  /** Those that stand with an article somewhere, by their text. */
  readonly articled: ReadonlySet<string>;
  /** What the text around them tells of the kind of mentions that do not tell it themselves, by their text: a grammar. */
  readonly kinds: ReadonlyMap<string, string>;
  /** Those with letters that everybody knows in brackets behind them, and these letters. */
  readonly explained: ReadonlySet<string>;
  /** Names that are not in capitals, by their folded text: "Halcyon", which stands as "HALCYON" too. */
  readonly cased: ReadonlyMap<string, Mention>;
  /** What letters of bodies that everybody knows stand for, by these in lower case: it stays, and they do beside it. */
  readonly known: ReadonlyMap<string, string>;
  /** The texts of all mentions, where the language owns with an s. */
  readonly texts: ReadonlySet<string>;
  /** By a name that others of the document begin with, the first of these: "Silver Fern" of "Silver Fern Haulage, Inc.". */
  readonly heads: ReadonlyMap<string, Mention>;
  /** By a name, what it ends with and is a mention too: "Wolves" of "Lindby Wolves". */
  readonly tails: ReadonlyMap<string, Mention>;
  /** The texts of names that are being written for what stands for them. */
  readonly open: Set<string>;
}

/**
 * Organisations, hospitals and departments. Words that tell the kind ("Hospital Universitario", "GmbH", "Institute of") and
 * other common words stay. Places, saints and people that the lists know become others, a field after "of" another field, a
 * nationality another, and what no list knows a family name. Where none of these is there, it is what the institution is for
 * that changes, or the word in front, or the organisation as a whole. An abbreviation follows the full name that the document
 * has for it.
 */
/** A ward by a letter of its house and a number: "R73". */
const WARD = /^\p{Lu}{1,2} ?\d{1,3}$/u;

export const organisationFamily: SurrogateFamily<OrganisationState> = {
  types: ['organisation', 'hospital', 'department'],

  study(mentions, setting, _names, places) {
    const expansions = new Map<string, Mention>();
    if (mentions.some(({ text }) => ACRONYM.test(text))) {
      for (const mention of mentions) {
        const initials = initialsOf(mention.text).toLowerCase();
        if (initials.length > 1 && !expansions.has(initials)) expansions.set(initials, mention);
      }
    }
    const bracketed = bracketedIn(mentions, setting);
    return {
      lexicon: sharedLexicon(setting),
      places: (places as { readonly around: Surroundings } | undefined)?.around ?? { seats: seatsIn(mentions, sharedLexicon(setting), setting) }, // prettier-ignore
      expansions,
      bracketed,
      spelt: new Set([...bracketed.values()].map(({ text }) => text)),
      abbreviated: new Set(mentions.flatMap(({ text }) => (ACRONYM.test(text) ? (expansions.get(text.toLowerCase())?.text ?? []) : []))), // prettier-ignore
      kinds: kindsOf(mentions, sharedLexicon(setting), setting),
      explained: explainedIn(mentions, setting),
      known: knownIn(mentions, setting),
      cased: new Map(mentions.flatMap((mention) => (STARTS_UPPER.test(mention.text) && !isShouted(mention.text) ? [[fold(mention.text), mention] as const] : []))), // prettier-ignore
      ...partsIn(mentions),
      texts: new Set(ownsWithS(setting.locale) ? mentions.map(({ text }) => text) : []),
      open: new Set(),
      genders: gendersOf(mentions, setting),
      articled: new Set(
        // "the Honda Civic": the article is that of another name.
        mentions.flatMap(({ text, before, after }) => (genderOf(before, setting.locale) === '' || (!hasGenders(setting) && BEFORE_NAME.test(after)) ? [] : [text])), // prettier-ignore
      ),
    };
  },

  write(mention, state, draw, setting) {
    const written = writeOne(mention, state, draw, setting);
    // "Er arbeitet bei Lind Ltd.": the full stop of the sentence is that of the legal form too.
    return mention.after.startsWith('.') && !mention.text.endsWith('.') ? written?.replace(/\.$/u, '') : written;
  },

  around: ({ before }, { locale }) =>
    nameGenders(locale) === undefined && packOf(locale)?.agreement?.genitive === undefined ? '' : before,

  keeps: (key, type, setting, token) =>
    isKindHere(key, token, setting) ||
    (type !== 'organisation' && (ROOM_WORDS.has(key) || UNIT_WORDS.has(key))) || // "Ebene 4, Station 41"
    isSharedByBodies(key, setting.locale) ||
    isOffice(token, setting.locale) ||
    isCommonNoun(token, setting),

  mayStand: (token, { text, type }, setting) => {
    const { plainWords } = packOf(setting.locale)?.institutions ?? {};
    if (plainWords?.test(token) === true && text !== token && !isName(token, sharedLexicon(setting))) return true;
    const [, own = '', behind = ''] = COMPOUND.exec(text) ?? [];
    if (behind.slice(1) === token && otherBodies(own, setting.locale) !== undefined) return true;
    if (type === 'organisation' && packOf(setting.locale)?.institutions?.foreign?.test(text) === true) return true;
    const { clubs, ordinary, definite, aims, quarters, titleCase } = packOf(setting.locale)?.institutions ?? {};
    if (clubs?.exec(text)?.[0].split(/[ .]+/u).includes(token) === true) return true; // "1. FC Lind"
    // "Kita Regenbogen", "Deutsch-Spanisch"
    if (titleCase !== true && aims?.some(([before]) => before.exec(text)?.[0].split(/[ -]/u).includes(token))) return true; // prettier-ignore
    if (text.includes(`${token}.`) && titleGender(fold(token), setting.locale) !== undefined) return true; // "Praxis Dr. med. Lind"
    if (text.includes(` ${token}`) && nameInCompound(fold(token)) > 0 && packOf(setting.locale)?.institutions?.ofTowns?.pattern.test(FIRST_NAME.exec(text)?.[0] ?? '') === true) return true; // prettier-ignore
    if (text.endsWith(` ${token}`) && hasWord(quarters, token)) return true;
    if (text.includes(`${token}-`) && otherClassWords(`${token}e`, setting.locale) !== undefined) return true;
    if (definite?.test(`${token} A`) === true)
      return text.startsWith(`${token} `) && !isName(token, sharedLexicon(setting));
    if (type !== 'organisation' || ordinary === undefined) return false;
    if (knownBefore(text, setting.locale).split(' ').includes(token)) return true;
    return token === token.toLowerCase() || (text.startsWith(`${token} `) && !isName(token, sharedLexicon(setting)));
  },

  whole(mention, state, draw, setting) {
    const { text, type, before } = mention;
    if (type !== 'organisation') return undefined;
    if (isBehindGender(mention, state, setting)) return untold(mention, state, draw, setting);
    const around = aroundOf(mention, state, setting);
    const written = afterElision(fillReading(readWhole(text, type), draw, state.lexicon, setting, around), mention, draw); // prettier-ignore
    return written === undefined ? undefined : inGenitive(written, text, before, setting);
  },

  fresh(type, rng, setting) {
    return setting.gazetteers.render(setting.locale, type, rng, { partition: setting.partition });
  },
};

function writeOne(mention: Mention, state: OrganisationState, draw: Draw, setting: Setting): string | undefined {
  const { text, type, before } = mention;
  const frame = frameOf(mention, state, setting, draw.mayStay);
  if (frame !== undefined) {
    const inner = organisationFamily.write(frame.inner, state, draw, setting);
    return inner === undefined ? undefined : frame.asHere(inner);
  }
  const head = headWithin(mention, state, draw, setting);
  if (head !== undefined) return head;
  const { shortened, isOnly, isKept, hasNoKind, described, party, site, ...long } = factsOf(mention, state, setting, draw.mayStay); // prettier-ignore
  const [full, named] = [closed(long.full, state), closed(long.named, state)];
  // "lind.example", who is called by the address
  const called = site === undefined ? undefined : coinedWord(site, draw, setting);
  if (called !== undefined) return (STARTS_UPPER.test(text) ? called : called.toLowerCase()) + text.slice(site?.length);
  // What an authority is for the text tells as well.
  const ofKind = draw.mayStay === true && type === 'organisation' ? oneOfKinds(otherKinds(text, setting.locale), draw) : undefined; // prettier-ignore
  if (ofKind !== undefined) return ofKind;
  if (shortened !== undefined) {
    const other = organisationFamily.write(shortened.whole, state, draw, setting);
    return other === undefined ? undefined : shortened.written(other, lettersOf(other, shortened.letters, setting));
  }
  if (isKept) return undefined;
  if (isOnly) return letters(text, draw, setting);
  const other = named === undefined ? undefined : writeLong(named, state, draw, setting);
  const short = full !== undefined ? abbreviate(mention, full, state, draw, setting) : named && other && (SHORTENED.exec(other)?.groups?.['letters'] ?? lettersLike(text, inParts(named.text, setting.locale), inParts(other, setting.locale)) ?? (state.spelt.has(named.text) ? (BLEND.test(text) ? blendOf(other) : lettersOf(other, text.length, setting)) : undefined)); // prettier-ignore
  if (short !== undefined) return short === text ? undefined : short;
  // What stands for a name that stays does so too.
  if (draw.mayStay === true && ((full !== undefined && writeLong(full, state, draw, setting) === undefined) || (named !== undefined && other === undefined))) return undefined; // prettier-ignore
  // "NATO Response Force (NRF)": letters with other letters behind them would stand for nothing.
  const spelt = full ?? (state.abbreviated.has(text) ? mention : undefined);
  if (spelt !== undefined && draw.mayStay === true && isUntold(spelt, state, setting)) return undefined;
  if (hasNoKind && state.spelt.has(text)) {
    const around = aroundOf(mention, state, setting);
    return fillReading(readWhole(text, type), draw, state.lexicon, setting, around) ?? letters(text, draw, setting);
  }
  if (hasNoKind) return untold(mention, state, draw, setting);
  if (type === 'organisation' && otherAcronyms(text, setting.locale) !== undefined)
    return fillReading(readCapitals(text), draw, state.lexicon, setting);
  const household = packOf(setting.locale)?.institutions?.households?.exec(text);
  if (household && draw.mayStay === true) {
    const [, name] = household;
    if (name === undefined) return undefined; // "the Royal Family"
    const template = [slot('family-name', name, { band: 1 }), text.slice(name.length)];
    return fillReading({ template, key: fold(text), upper: false }, draw, state.lexicon, setting);
  }
  if (described === 'stays') return oneOfKinds(otherKeptKinds(text, setting.locale), draw);
  if (described !== undefined && party !== undefined) {
    // "Texas Republicans" beside the party that stays stay, but for their state.
    const coined = party(draw.scope.fork('party', text), stancesIn((mention.line ?? '').replace(text, ''), setting.locale)); // prettier-ignore
    const other = followingPlace(coined ?? text, mention, state, draw, setting);
    return other === text ? undefined : other;
  }
  if (described !== undefined && described.template.length > 0) {
    const other = fillReading(besidePlaces(described, mention, state, setting), draw, state.lexicon, setting, aroundOf(mention, state, setting, mention.held?.())); // prettier-ignore
    if (other !== undefined) return other;
  }
  if (
    type === 'organisation' &&
    isSpoken(text) &&
    !isListedPlace(text, state) &&
    !state.articled.has(text) &&
    otherBodies(text, setting.locale) === undefined &&
    otherAcronyms(text, setting.locale) === undefined
  ) {
    const word = coinedWord(text, draw, setting, SHORT_WORD);
    if (word !== undefined) return word.toUpperCase();
  }
  if (type !== 'organisation' && WARD.test(text))
    return mapShape(text, (draw.document ?? draw.scope).fork('shape', fold(text)));
  if (type === 'organisation' && !isAcronym(text) && isCallSign(text, mention.line ?? '') && otherBodies(text, setting.locale) === undefined) return ACRONYM.test(text) ? letters(text, draw, setting) : mapShape(text, (draw.document ?? draw.scope).fork('shape', fold(text))); // prettier-ignore
  const written = afterElision(writeFull(mention, state, draw, setting), mention, draw);
  if (
    written !== undefined &&
    (!text.includes(' ') || written.split(' ', 1)[0] !== text.split(' ', 1)[0]) &&
    !isOfSameGender(written, text, setting) &&
    isOfOtherGender(written, state.genders.get(text), setting)
  ) {
    const others = otherBodies(text, setting.locale);
    if (others === undefined) return untold(mention, state, draw, setting);
    // "eines Airbus"
    const fitting = others.filter((name) => !isOfOtherGender(name, state.genders.get(text), setting));
    if (fitting.length > 0) return draw.scope.fork('body-gender', text).pick(fitting);
    return draw.mayStay === true ? undefined : untold(mention, state, draw, setting);
  }
  if (written !== undefined && isOwner(mention, setting) && !/[sxz]$/u.test(written)) return `${written}${/\p{Lu}$/u.test(written) ? ':' : ''}s`; // prettier-ignore
  if (written === undefined) return draw.mayStay === true ? oneOfKinds(otherKeptKinds(text, setting.locale), draw) : undefined; // prettier-ignore
  return inGenitive(written, text, before, setting);
}

/** "Lind Hall of Fame", for "Badminton Hall of Fame" beside places: it need lie in none of them, as one of another town would. */
function besidePlaces(
  reading: Reading,
  { text }: Mention,
  { places }: OrganisationState,
  { locale }: Setting,
): Reading {
  const [town, ...rest] = reading.template;
  const isOfWhole =
    typeof town === 'object' && (town.kind === 'city' || town.kind === 'world-city') && town.text === text;
  if (!isOfWhole || rest.length === 0 || (places?.allTowns?.length ?? 0) + (places?.regionsTold ?? 0) === 0)
    return reading;
  if (!hasWord(packOf(locale)?.institutions?.founded, fold(text.slice(text.lastIndexOf(' ') + 1)))) return reading;
  return { ...reading, template: [slot('family-name', text, { casing: town.casing, band: 1 }), ...rest] };
}

/** One of other kinds of body: all that are of one of so many kinds move alike. */
const oneOfKinds = (kinds: readonly string[], { scope }: Draw): string | undefined =>
  kinds.length === 0 ? undefined : kinds[scope.fork('body-kind', String(kinds.length)).int(kinds.length)];

/** What is a name of a body with something to it. */
const frameOf = perMention('frame', (mention, state: OrganisationState, setting, mayStay): Frame | undefined => {
  const { text } = mention;
  const { locale } = setting;
  const of = (inner: string, asHere: Frame['asHere']): Frame => ({ inner: { ...mention, text: inner }, asHere });
  const isBody = otherBodies(text, locale) !== undefined;
  // "FDP-" before "und Grünen-Politiker", "(s)"
  const { open = '', inner = '', close = '' } = JOINED.exec(text)?.groups ?? {};
  if (inner !== '') return of(inner, (other) => open + other + close);
  if (mayStay && isPlaceholder(text)) return undefined;
  // "FDP-Politiker"
  const [, own = '', behind = ''] = COMPOUND.exec(text) ?? [];
  if (own !== '' && !isBody && otherBodies(own, locale) !== undefined) return of(own, (other) => other + behind);
  // "Assembleia de a República"
  const melted = meltedIn(text, locale);
  if (melted !== text) return of(melted, (other) => partedIn(other, locale));
  const cased = isShouted(text) ? state.cased.get(fold(text)) : undefined;
  if (cased !== undefined) return { inner: cased, asHere: (other) => other.toUpperCase() };
  // "nasa" of a message
  const shouted = ofMessage(text, setting);
  if (shouted !== undefined) return of(shouted, (other) => other.toLowerCase());
  if (isBody || !text.endsWith('s')) return undefined;
  // "Forsmarks kraftstation" beside "Forsmark"
  const owner = text.slice(0, -1);
  if (/[^sxz]$/u.test(owner) && state.texts.has(owner))
    return of(owner, (other) => (/[sxz]$/u.test(other) ? other : `${other}${/\p{Lu}$/u.test(other) ? ':' : ''}s`));
  // "SPDs" before what it has
  const genitive = packOf(locale)?.names?.genitive;
  const capitals = genitive?.ending === 's' ? OWNING_LETTERS.exec(text)?.[0] : undefined;
  if (genitive === undefined || capitals === undefined) return undefined;
  return of(capitals, (other) => other + genitiveEnding(other, genitive));
});

/** A name, where it is not being written: "FDP" stands for "FDP-Politiker" in "FDP-Politiker (FDP)", which has it as its head. */
const closed = (name: Mention | undefined, { open }: OrganisationState): Mention | undefined =>
  name === undefined || open.has(name.text) ? undefined : name;

/** What a name becomes that another stands for, or that another has in it. */
function writeLong(name: Mention, state: OrganisationState, draw: Draw, setting: Setting): string | undefined {
  state.open.add(name.text);
  try {
    return organisationFamily.write(name, state, draw, setting);
  } finally {
    state.open.delete(name.text);
  }
}

/** "A… GmbH" */
const isPlaceholder = (text: string): boolean => LEGAL_FORMS.has(fold(PLACEHOLDER.exec(text)?.[1] ?? ''));

/** A name and its letters in one mention. */
interface Shortened {
  /** The mention without its letters. */
  readonly whole: Mention;
  readonly letters: number;
  /** How another and its own letters are written in place of them. */
  written(other: string, letters: string): string;
}

function shortenedIn(mention: Mention, { locale }: Setting): Shortened | undefined {
  const { text } = mention;
  const { name = '', letters: own = '' } = SHORTENED.exec(text)?.groups ?? {}; // "Statens strålskyddsinstitut (SSI)"
  if (otherBodies(name, locale)?.length)
    return {
      whole: { ...mention, text: name },
      letters: own.length,
      written: (other, letters) => `${other} (${letters})`,
    };
  const spelt = speltOut(text, locale);
  if (spelt === undefined) return undefined;
  const isBehind = text.endsWith(spelt.letters);
  const written = (other: string, letters: string) =>
    (isBehind ? [other, letters] : [letters, other]).join(spelt.joint);
  return { whole: { ...mention, text: spelt.name }, letters: spelt.letters.length, written };
}

function speltOut(text: string, locale: string): { name: string; letters: string; joint: string } | undefined {
  for (const pattern of text.includes(',') ? SPELT_OUT : []) {
    const { name = '', letters = '', joint = '' } = pattern.exec(text)?.groups ?? {};
    // "Subministraments Lind, SL" ends in its legal form.
    if (letters !== '' && !LEGAL_FORMS.has(fold(letters)) && standsFor(letters, inParts(name, locale)))
      return { name, letters, joint };
  }
  return undefined;
}

/** What an organisation is, as far as no draw decides. */
const factsOf = perMention('facts', (mention, state: OrganisationState, setting, mayStay) => {
  const { text, type } = mention;
  // What is the only one of its kind stays: "Vereinte Nationen".
  const isOnly = otherBodies(text, setting.locale)?.length === 0;
  const isKnown = isKnownByLetters(text, setting.locale);
  const full = ACRONYM.test(text) ? state.expansions.get(text.toLowerCase()) : undefined;
  const described = mayStay && type === 'organisation' ? describedIn(mention, state.lexicon, setting) : undefined;
  const isOfLevel = typeof described === 'object' && described.template.some((part) => typeof part === 'object' && part.kind === 'reach'); // prettier-ignore
  let read: ReturnType<typeof readHere> | undefined;
  return {
    shortened: shortenedIn(mention, setting),
    isOnly,
    isKept:
      mayStay &&
      (isOnly ||
        mention.stays === true ||
        isPlaceholder(text) ||
        state.explained.has(text) ||
        (state.known.size > 0 && isBesideLetters(mention, isKnown, state)) ||
        (!state.bracketed.has(text.toLowerCase()) && isSpelt(mention, setting)) ||
        isNoun(mention, state, setting) ||
        (type === 'organisation' && isOfNouns(text, setting.locale) && isToldByNothing(mention, state, setting)) ||
        packOf(setting.locale)?.institutions?.sole?.test(mention.before) === true ||
        packOf(setting.locale)?.institutions?.keptBefore?.test(mention.after) === true ||
        packOf(setting.locale)?.institutions?.unlike?.test(text) === true),
    full,
    named: full === undefined ? state.bracketed.get(text.toLowerCase()) : undefined,
    hasNoKind: !isOfLevel && isUntold(mention, state, setting),
    described,
    party: ofParty(text, state.lexicon, setting),
    site: type === 'organisation' && otherBodies(text, setting.locale) === undefined ? SITE.exec(text)?.[1] : undefined,
    read: () => (read ??= readHere(mention, state, setting)),
  };
});

/** "UNO", "Efta": by whose letters others of their kind are told. */
const isKnownByLetters = (text: string, locale: string): boolean => KNOWN_LETTERS.test(text) && (otherBodies(text, locale)?.length ?? 0) > 0; // prettier-ignore

/** Names that the document has beside letters that everybody knows, wherever these stand. */
function knownIn(mentions: readonly Mention[], { locale }: Setting): ReadonlyMap<string, string> {
  const letters = new Set(mentions.flatMap(({ text }) => (isKnownByLetters(text, locale) ? [text.toLowerCase()] : [])));
  if (letters.size === 0) return NO_NAMES;
  return new Map(
    mentions.flatMap(({ text }) => {
      const initials =
        text.includes(' ') && otherBodies(text, locale) === undefined ? initialsOf(text).toLowerCase() : '';
      return letters.has(initials) ? [[initials, text] as const] : [];
    }),
  );
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** "Efta: European Free Trade Association": the name, and the letters right beside it. */
function isBesideLetters({ text, before, after }: Mention, isKnown: boolean, { known }: OrganisationState): boolean {
  if (!isKnown) return known.get(initialsOf(text).toLowerCase()) === text;
  const name = known.get(text.toLowerCase());
  return name !== undefined && (before.replace(/[ (:]+$/u, '').endsWith(name) || after.replace(/^[ (:]+/u, '').startsWith(name)); // prettier-ignore
}

const KNOWN_LETTERS = /^(?:\p{Lu}{3,6}|\p{L}\p{Ll}{2,4})$/u;

/** "en Europaregering", "de Zuidelijke Tuinbouworganisatie": behind such an article stands no name of one word, nor of several that tell nothing else, but for those that everybody knows. */
function isNoun(mention: Mention, state: OrganisationState, setting: Setting): boolean {
  const { text, before } = mention;
  const { keptBehind } = packOf(setting.locale)?.institutions ?? {};
  if (keptBehind?.test(before) !== true || otherBodies(text, setting.locale) !== undefined) return false;
  return text.includes(' ') ? isToldByNothing(mention, state, setting) : ONE_NOUN.test(text);
}

const ONE_NOUN = /^(?:\p{Lu}\p{Ll}{5,}|\p{Ll}{4,})$/u;

/** "Europäische Fußball-Union (UEFA)": others would not stand for each other. */
function explainedIn(mentions: readonly Mention[], { locale }: Setting): ReadonlySet<string> {
  return new Set(
    mentions.flatMap(({ text, before, entity }, i) => {
      const last = mentions[i - 1];
      const isBehind = last !== undefined && entity.start - last.entity.end <= BRACKET && /\p{L} ?\( ?$/u.test(before);
      return isBehind && isAcronym(text) && !isAcronym(last.text) && otherBodies(text, locale) !== undefined && !standsFor(text, last.text) ? [text, last.text] : []; // prettier-ignore
    }),
  );
}

/** An organisation as its words describe it; `stays` where they are of what stays. */
function describedIn({ text, held }: Mention, lexicon: Lexicon, { locale }: Setting): Reading | 'stays' {
  const own = readOnce(lexicon, 'described', text, (all) => readDescribed(all, lexicon, locale));
  if (own.template.length === 1 && own.template[0] === text) return 'stays';
  const around = { held: held?.() };
  // "Canadian House of Commons" beside the name of an election there
  return own.template.some((part) => typeof part !== 'string' && staysHere(part, around)) ? 'stays' : own;
}

/** "Forsmarks" before what it has, in a language whose genitive any name may take at its end. */
function isOwner({ text, after }: Mention, { locale }: Setting): boolean {
  return ownsWithS(locale) && /\p{L}s$/u.test(text) && packOf(locale)?.names?.genitive?.owned?.test(after) === true;
}

/** Names right behind which, in brackets, or beside which, parted by a comma, stand letters of theirs. */
function bracketedIn(mentions: readonly Mention[], { locale }: Setting): ReadonlyMap<string, Mention> {
  const isWithin = packOf(locale)?.institutions?.parts !== undefined;
  return new Map(
    mentions.flatMap((mention, i) => {
      const { text, before, entity } = mention;
      const { name = '', letters: own = '' } = (isWithin && SHORTENED.exec(text)?.groups) || {};
      if (otherBodies(name, locale)?.length) return [[own.toLowerCase(), mention] as const];
      const spelt = speltOut(text, locale);
      if (spelt !== undefined) return [[spelt.letters.toLowerCase(), { ...mention, text: spelt.name }] as const];
      if (!SHORT.test(text) && !BLEND.test(text)) return [];
      const last = mentions[i - 1];
      const isBehind = last !== undefined && !SHORT.test(last.text) && entity.start - last.entity.end <= BRACKET;
      if (isBehind && /\p{L} ?\( ?$/u.test(before) && (standsFor(text.replaceAll(' ', ''), last.text) || areReordered(text, last.text))) return [[text.toLowerCase(), last] as const]; // prettier-ignore
      // "SNV, Statens Naturvårdsverk", "Statens Naturvårdsverk, SNV"
      const beside = [isBehind && /\p{L} ?, ?$/u.test(before) ? last : undefined, nextIn(mentions, i)];
      const full = beside.find((other) => other !== undefined && ACRONYM.test(text) && other.text.includes(' ') && (standsFor(text, other.text) || areReordered(text, other.text))); // prettier-ignore
      return full === undefined ? [] : [[text.toLowerCase(), full] as const];
    }),
  );
}

/** The mention that follows another behind a comma alone, or in brackets. */
function nextIn(mentions: readonly Mention[], at: number): Mention | undefined {
  const [own, next] = [mentions[at], mentions[at + 1]];
  const gap = own === undefined || next === undefined ? 0 : next.entity.start - own.entity.end;
  return gap > 0 && gap <= FAR_BRACKET && NEXT_TO.test(next?.before.slice(-gap) ?? '') ? next : undefined;
}

/** "Member of the Legislative Assembly (MLA)": the letters of an office in brackets behind the words that they stand for, where these are no mention. */
function isSpelt({ text, line = '' }: Mention, { locale }: Setting): boolean {
  if (!isOffice(text, locale)) return false;
  const before = /^.*\p{L}(?= ?\($)/u.exec(line.slice(0, Math.max(0, line.indexOf(text))).trimEnd())?.[0];
  return before !== undefined && initialsOf(before).endsWith(text);
}

/** The most that stands between a name and letters in brackets. */
const BRACKET = 3;
/** The same where an article stands in the brackets. */
const FAR_BRACKET = 8;
const NEXT_TO = /^(?: ?,| ?\( ?\p{Ll}{0,4}) ?$/u;

/** Whether a word tells what an institution is by its ending, where capitals do not tell names from nouns. */
function isCommonNoun(token: string, setting: Setting): boolean {
  const isCommon = isOrdinaryWord(token, setting.locale) || isSmallNoun(token, setting.locale);
  if (packOf(setting.locale)?.institutions?.titleCase === true || !isCommon) return false;
  return !isName(token, sharedLexicon(setting));
}

/**
 * Kinds that names look like, else those that lines tell, by a vote of those of each mention; the first of the language's table where several
 * are told as often.
 */
function kindsOf(mentions: readonly Mention[], lexicon: Lexicon, { locale }: Setting): ReadonlyMap<string, string> {
  const { cues = {}, named = {} } = packOf(locale)?.institutions ?? {};
  const kinds = Object.entries(cues);
  const looks = Object.entries(named);
  const votes = new Map<string, Map<string, number>>();
  const abroad = new Set<string>();
  const silent = new Set<string>();
  for (const { text, type, line, before } of kinds.length + looks.length === 0 ? [] : mentions) {
    if (type !== 'organisation') continue;
    const look = looks.find(([, pattern]) => pattern.test(text))?.[0] ?? kindListed(text, lexicon);
    if (look !== undefined) {
      votes.set(text, new Map([[look, 1]]));
      continue;
    }
    if (line === undefined) continue;
    const { template } = readOnce(lexicon, type, text, (own) => readOrganisation(own, type, lexicon, locale));
    if (!tellsNothing(template) && !template.some((part) => typeof part !== 'string' && part.grammar === type))
      continue; // it tells its kind itself
    const noun = NOUN_BEFORE.exec(before)?.[0];
    const [country] = peoplesOf(locale).get(PEOPLE_BEFORE.exec(line.slice(0, line.indexOf(text)))?.[1] ?? '') ?? [];
    if (country !== undefined && !lexicon.world.homes.has(fold(country))) abroad.add(text);
    const at = line.indexOf(text);
    const told = kinds.flatMap(([kind, cue]) => {
      const distance = nearest(cue, line, at, at + text.length) ?? (cue.test(before) ? before.length : undefined); // "i Forsmark"
      return distance === undefined ? [] : [{ kind, distance, weight: noun !== undefined && cue.test(noun) ? APPOSED : 1 }]; // prettier-ignore
    });
    if (told.length === 0) silent.add(text);
    const least = Math.min(...told.map(({ distance }) => distance));
    for (const { kind, distance, weight } of told) {
      const own = votes.get(text) ?? new Map<string, number>();
      votes.set(text, own.set(kind, (own.get(kind) ?? 0) + weight + (distance === least ? NEAREST : 0)));
    }
  }
  const most = kindOfAll(votes);
  for (const text of silent) if (most !== undefined && !votes.has(text)) votes.set(text, new Map([[most, 1]]));
  return new Map(
    [...votes].flatMap(([text, own]) => {
      const kind = firstOf(own);
      const grammars = [...(abroad.has(text) ? [`organisation-${kind}-abroad`] : []), `organisation-${kind}`];
      const grammar = grammars.find((one) => lexicon.grammars.has(one));
      return grammar === undefined ? [] : [[text, grammar] as const];
    }),
  );
}

/** The kind with most votes, the first of several. */
const firstOf = (votes: ReadonlyMap<string, number>): string =>
  [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';

/** The kind of more than half of the names of a document, where that are several: a club beside clubs. */
function kindOfAll(votes: ReadonlyMap<string, ReadonlyMap<string, number>>): string | undefined {
  const counts = new Map<string, number>();
  for (const own of votes.values()) counts.set(firstOf(own), (counts.get(firstOf(own)) ?? 0) + 1);
  const kind = firstOf(counts);
  const count = counts.get(kind) ?? 0;
  return count > 1 && 2 * count > votes.size ? kind : undefined;
}

/** What stands right before a name. */
const NOUN_BEFORE = /\p{L}{4,}(?= $)/u;
/** "dem spanischen Erstligisten" */
const PEOPLE_BEFORE = /(?<!\p{L})(\p{Ll}{4,}) \p{Lu}\p{L}+ $/u;
/** The noun right before a name tells of it, and the rest of the line of others too. */
const APPOSED = 3;
/** What tells a kind nearest to a name tells more than the rest of its line: "an interview with the head of the software company Halcyon". */
const NEAREST = 1;

/** How far from a place in a line its nearest match of a pattern is; `undefined` where there is none. */
function nearest(pattern: RegExp, line: string, start: number, end: number): number | undefined {
  let least: number | undefined;
  const anywhere = everywhere(pattern);
  anywhere.lastIndex = 0; // without `matchAll`, which copies the pattern: most lines have none of most kinds
  for (let found = anywhere.exec(line); found !== null; found = anywhere.exec(line)) {
    const [{ length }] = found;
    const distance = found.index < start ? start - found.index - length : found.index - end;
    least = Math.min(least ?? Infinity, Math.max(0, distance));
    if (length === 0) anywhere.lastIndex++;
  }
  return least;
}

const everywhere = perObject((pattern: RegExp) => new RegExp(pattern, `${pattern.flags}g`));

/** The kind of a name whose first or last word is in one list of such words alone: "Pelletteria Toso", "Rosén Fisk". */
function kindListed(text: string, { kindOfWord }: Lexicon): string | undefined {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const [first, last] = [kindOfWord.get(words[0] ?? ''), kindOfWord.get(words.at(-1) ?? '')];
  return words.length < 2 || (first !== undefined && last !== undefined && first !== last)
    ? undefined
    : (first ?? last);
}

/** What the article before a name says of its gender, be there an adjective between them: "eine weitere Zephyria". */
const genderOf = (before: string, locale: string): string =>
  genderBefore(before, locale) || genderBefore(before.replace(packOf(locale)?.agreement?.attribute ?? NEVER, ' '), locale); // prettier-ignore

const NEVER = /(?!)/u;

/** What the articles before mentions say of the gender of a name there, and what their own heads say. */
function gendersOf(mentions: readonly Mention[], { locale }: Setting): ReadonlyMap<string, string> {
  const known = nameGenders(locale);
  const genders = new Map<string, string>();
  if (known === undefined) return genders;
  for (const { text, before } of mentions) {
    const here = genderOf(before, locale);
    const own = known.genderOf(text);
    const elsewhere = genders.get(text);
    const both = elsewhere === undefined ? here : [...elsewhere].filter((gender) => here.includes(gender)).join('');
    // Behind "des" and "im" stands the one as well as the other.
    genders.set(text, own !== undefined && both !== 'mn' && both.includes(own) ? own : both);
  }
  return genders;
}

/** A mention read with what stands around it. */
function readHere(mention: Mention, state: OrganisationState, setting: Setting) {
  const { lexicon } = state;
  const { text, type } = mention;
  const read = readOnce(lexicon, type, text, (own) => readOrganisation(own, type, lexicon, setting.locale));
  // "Essex" bats against other counties.
  const isOfKind = (tellsNothing(read.template) || isOrdinary(read.template)) && state.kinds.has(text) && lexicon.places.alike(fold(text)) === undefined; // prettier-ignore
  const known = inTown(behindArticle(mention, ofLand(read, mention, state, setting), setting.locale), state);
  const town = isOfKind && state.kinds.get(text)?.startsWith(TEAM) === true && !state.articled.has(text) && packOf(setting.locale)?.institutions?.ordinary !== undefined ? lexicon.places.list('city')?.find(text) : undefined; // prettier-ignore
  // "Lens - Lille": called as its town is.
  if (town !== undefined) return { reading: { ...read, template: [slot('city', text, { band: town.band, region: town.region ?? '' })] }, around: aroundOf(mention, state, setting, mention.held?.()) }; // prettier-ignore
  // "Espanol", where towns of the document lie in Spain: called as one there is.
  const land = (isOfKind || isToldByNothing(mention, state, setting)) && SIDE.test(state.kinds.get(text) ?? '') && (formOf(text, state, setting) ?? 'named') === 'named' ? (landOfAll(state) ?? landOfText(mention, state, setting)) : undefined; // prettier-ignore
  if (land !== undefined) return { reading: { ...read, template: [slot(land.kind, text, { band: 0, region: land.region, casing: 'title', grammar: ONE })] }, around: aroundOf(mention, state, setting, mention.held?.()) }; // prettier-ignore
  // "trattoria Belvedere": behind its word of kind stands no other.
  const reading = readBehindKind(mention, isOfKind ? readWhole(text, type) : known, lexicon, setting.locale) ?? (isOfKind ? readWhole(text, type) : known); // prettier-ignore
  const around = aroundOf(mention, state, setting, mention.held?.());
  return { reading, around: type === 'hospital' ? atAddress(mention, reading, around, state) : around };
}

/** "Lindler University in Izmir": where nobody has the name of a family here it is called after a town of that country. */
function ofLand(reading: Reading, { text, after }: Mention, state: OrganisationState, { locale }: Setting): Reading {
  const { template } = reading;
  if (packOf(locale)?.institutions?.titleCase !== true) return reading;
  const [first, ...more] = template;
  const { places, world } = state.lexicon;
  const town = IN_TOWN.exec(after)?.[1] ?? '';
  const country = places.find(fold(town), 'city')?.kind === 'world-city' ? fold(places.list('world-city')?.find(town)?.region ?? '') : ''; // prettier-ignore
  // "University of Lind in Izmir", of which no list tells where it is.
  const [only, ...others] = template.filter((part) => typeof part !== 'string');
  if (only?.kind === 'city' && !only.region && others.length === 0 && world.abroad.has(country))
    return { ...reading, template: template.map((part) => (part === only ? { ...only, kind: 'world-city', region: country } : part)) }; // prettier-ignore
  if (typeof first !== 'object' || first.kind !== 'family-name' || first.band < 2 || more.some((part) => typeof part !== 'string')) return reading; // prettier-ignore
  if (!isOrganisationKind(fold(text.slice(text.lastIndexOf(' ') + 1)))) return reading;
  const land = world.abroad.has(country) ? { kind: 'world-city' as const, region: country } : landOfAll(state);
  if (land?.kind !== 'world-city') return reading;
  return { ...reading, template: [slot(land.kind, first.text, { band: 0, region: land.region, casing: 'title', grammar: ONE }), ...more] }; // prettier-ignore
}

const IN_TOWN = /^ ?,? \p{Ll}{2} (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u;

const TEAM = 'organisation-team';
/** The same and clubs. */
const SIDE = /^organisation-(?:team|club)/u;

/** The only country or region that the towns of a document lie in. */
function landOfAll({
  places,
  lexicon: { world },
}: OrganisationState): { readonly kind: 'city' | 'world-city'; readonly region: string } | undefined {
  // prettier-ignore
  const [only, ...more] = [...(places?.peopled ?? [])].filter((country) => world.abroad.has(country));
  if (only !== undefined) return more.length === 0 && places?.isHome !== true ? { kind: 'world-city', region: only } : undefined; // prettier-ignore
  // Teams of a state of America play those of others.
  return places?.nearby !== undefined && /\p{Ll}/u.test(places.nearby) && world.townsIn(places.nearby) ? { kind: 'city', region: places.nearby } : undefined; // prettier-ignore
}

/** "St Leonard's Hospital", in place of "St Thomas' Hospital". */
function owning(written: string, source: string, { locale }: Setting): string {
  const { owner } = packOf(locale)?.agreement ?? {};
  if (owner === undefined || owner.isJoined === true || !BARE_OWNER.test(source)) return written;
  return written.replace(BARE_OWNER, (mark, at: number) => (owner.sibilant.test(written.slice(0, at)) ? mark : mark + owner.ending)); // prettier-ignore
}

/** An apostrophe alone behind who owns something. */
const BARE_OWNER = /(?<=\p{L})['’](?= )/u;

/** "Silver Fern" beside "Silver Fern Haulage, Inc.": as that begins, where it goes on as before. */
function headWithin({ text }: Mention, state: OrganisationState, draw: Draw, setting: Setting): string | undefined {
  const whole = closed(state.heads.get(text), state);
  const rest = whole?.text.slice(text.length) ?? '';
  const other = whole === undefined ? undefined : writeLong(whole, state, draw, setting);
  if (whole === undefined || other === undefined) return undefined;
  if (other.endsWith(rest) && other.length > rest.length) return other.slice(0, -rest.length);
  if (otherBodies(whole.text, setting.locale) !== undefined && isListedPlace(text, state)) return townOf(other, state); // "Denver" of its team
  // "Silver Fern Haulage" may have become three names.
  const [words, own] = [other.split(/,? /u), whole.text.split(/,? /u)];
  const isWhole = words.length === own.length && LEGAL_FORMS.has(fold(own.at(-1) ?? '').replace(/\.$/u, ''));
  return isWhole && words.at(-1) === own.at(-1) ? words.slice(0, text.split(' ').length).join(' ') : undefined;
}

/** "Lindby Wolves" beside "Wolves": called as the text calls it for short. */
function withTail(written: string, text: string, state: OrganisationState, draw: Draw, setting: Setting): string {
  const tail = closed(state.tails.get(text), state);
  if (tail === undefined) return written;
  const town = written.endsWith(` ${tail.text}`) ? written.slice(0, -tail.text.length - 1) : teamTown(written, text, state, setting); // prettier-ignore
  const other = town === undefined ? undefined : writeLong(tail, state, draw, setting);
  return other === undefined ? written : `${town} ${other}`;
}

/** The town of a team that everybody knows, in place of another such. */
const teamTown = (written: string, text: string, state: OrganisationState, { locale }: Setting): string | undefined =>
  otherBodies(text, locale)?.includes(written) === true ? townOf(written, state) : undefined;

/** "Boston" of "Boston Red Sox": as far as the lists have a place of the name, else all but the last word. */
function townOf(team: string, state: OrganisationState): string {
  const words = team.split(' ');
  const end = words.findLastIndex((_, i) => i > 0 && isListedPlace(words.slice(0, i).join(' '), state));
  return words.slice(0, end).join(' ');
}

function writeFull(mention: Mention, state: OrganisationState, draw: Draw, setting: Setting): string | undefined {
  const { text, type } = mention;
  const { reading, around: told } = factsOf(mention, state, setting, draw.mayStay).read();
  // "United States District Court" beside places there
  const around = draw.mayStay === true && state.places?.isHome === true ? { ...told, isHome: true } : told;
  const written = fillReading(reading, draw, state.lexicon, setting, around);
  if (written !== undefined) return withTail(owning(written, text, setting), text, state, draw, setting);
  if (
    draw.mayStay === true &&
    reading.template.every((part) => typeof part === 'string' || part.kind === 'ordinary' || part.kind === 'stance')
  )
    return undefined;
  if (reading.template.every((part) => typeof part === 'string' || staysHere(part, around) || (around.isHome === true && isOfHome(part, state.lexicon, setting)))) return undefined; // prettier-ignore
  if (draw.mayStay === true && /\p{Ll} \p{L}/u.test(text)) return undefined; // letters that are no words read worse
  const rng = (draw.document ?? draw.scope).fork('organisation-shape', text);
  const shaped = mapShape(text, rng);
  if (fold(shaped) !== fold(text)) return shaped;
  for (let tries = 0; tries < TRIES; tries++) {
    const value = organisationFamily.fresh(type, rng, setting);
    if (value === undefined || fold(value) !== fold(text)) return value;
  }
  return undefined;
}

/** "Coronado School" in Coronado is called by the town, be that a surname too. */
function ofTownHere(reading: Reading, places: Surroundings | undefined): Reading {
  const at = reading.template.findIndex((part) => typeof part !== 'string' && part.kind === 'family-name');
  const name = reading.template[at];
  const town = typeof name !== 'object' ? undefined : places?.allTowns?.find(([, { key }]) => key === name.key)?.[1];
  return town === undefined ? reading : { ...reading, template: reading.template.with(at, town) };
}

/** A hospital that is called by a town of the document follows it, be it of a kind that great towns have alone. */
function inTown(own: Reading, { lexicon, places }: OrganisationState): Reading {
  const reading = ofTownHere(own, places);
  const isHere = (part: string | Slot): part is Slot => typeof part !== 'string' && part.kind === 'city' && places?.lies?.has(part.key) === true; // prettier-ignore
  if (!reading.template.some(isHere)) return reading;
  const ofTown = (part: Slot): Slot => ({ ...part, grammar: '', band: lexicon.places.find(part.key, 'city')?.band ?? part.band }); // prettier-ignore
  return { ...reading, template: reading.template.map((part) => (isHere(part) ? ofTown(part) : part)) };
}

/** "Centre de Santé de Qvirville, 88 boulevard Gwex, 75020 Paris": what a hospital is called by lies where its address does. */
function atAddress(
  { after, entity: { end } }: Mention,
  { template }: Reading,
  around: Surroundings,
  { lexicon: { world }, places }: OrganisationState,
): Surroundings {
  const own = template.flatMap((part) => (typeof part !== 'string' && part.kind === 'city' ? [part.key] : []));
  if (own.length === 0 || !BEFORE_ADDRESS.test(after)) return around;
  const town = places?.towns?.find(([at]) => at >= end && at <= end + LONGEST_ADDRESS)?.[1];
  if (town === undefined) return around;
  const there = around.lies?.get(town.key) ?? { region: town.region ?? '', zip: world.areaOf(town.text) };
  return { ...around, lies: new Map([...(around.lies ?? []), ...own.map((key) => [key, there] as const)]) };
}

/** What begins an address behind a name, up to a number of it. */
const BEFORE_ADDRESS = /^(?:\s*[,\n–-]|\s+[\p{Lu}\p{Nd}])[^;:()]*\p{Nd}/u;
const LONGEST_ADDRESS = 80;

/** "Hôpital de la [Croix-Zwexel]": behind an article of the text stands none of a house. */
function behindArticle({ before }: Mention, reading: Reading, locale: string): Reading {
  const { agreement, institutions: { hospitalNames } = {} } = packOf(locale) ?? {};
  const [first] = reading.template;
  if (
    agreement?.articles === undefined ||
    hospitalNames === undefined ||
    typeof first !== 'object' ||
    first.grammar !== hospitalNames
  )
    return reading;
  const named = { ...reading, upper: false }; // "des Cèdres"
  const word = /(?<!\p{L})(\p{Ll}+)(?: |['’])$/u.exec(before)?.[1] ?? '';
  return FUNCTION_WORDS.has(fold(word)) ? { ...reading, template: [slot('city', first.text), ...reading.template.slice(1)] } : named; // prettier-ignore
}

const isOrdinary = ([only, ...more]: Template): boolean =>
  typeof only === 'object' && more.length === 0 && only.kind === 'ordinary';

/** "collège [Victor-Hugo]": a name that tells nothing by itself is read with the word of kind before it, where names begin with one. */
function readBehindKind(
  { text, type, before }: Mention,
  { template: [only, ...more], ...reading }: Reading,
  lexicon: Lexicon,
  locale: string,
): Reading | undefined {
  if (packOf(locale)?.institutions?.ordinary === undefined || typeof only !== 'object' || more.length > 0) return undefined; // prettier-ignore
  if (only.grammar === packOf(locale)?.institutions?.hospitalNames) return undefined;
  const isSaint = only.kind === 'city' && SAINTS.has(fold(text).split(' ', 1)[0] ?? '');
  if (only.kind !== 'grammar' && only.kind !== 'ordinary' && !isSaint) return undefined;
  const kind = /(?<!\p{L})\p{Ll}{4,} $/u.exec(before)?.[0];
  if (kind === undefined || !isOrganisationKind(fold(kind.trimEnd()))) return undefined;
  const both = readOnce(lexicon, type, kind + text, (own) => readOrganisation(own, type, lexicon, locale)).template;
  const at = both.findIndex((part) => typeof part !== 'string');
  const lead = both
    .slice(0, Math.max(0, at))
    .filter((part) => typeof part === 'string')
    .join('');
  if (at < 0 || !lead.startsWith(kind)) return undefined;
  return { ...reading, template: [lead.slice(kind.length), ...both.slice(at)].filter((part) => part !== '') };
}

/** Called by one word that is a small town too, as "Yale", or a field, as "Athletics": it does not tell what it is. */
const tellsNothing = ([only, ...more]: Template): boolean =>
  typeof only === 'object' && more.length === 0 && ((only.kind === 'city' && only.band > 0) || only.kind === 'field');

/** "des Amtsgerichts Ulm": the first word takes the ending where it tells the gender. */
function inGenitive(written: string, source: string, before: string, { locale }: Setting): string {
  const genitive = packOf(locale)?.agreement?.genitive;
  if (genitive?.after.test(before) !== true) return written;
  const [first = ''] = written.split(' ', 1);
  const gender = nameGenders(locale)?.genderOf(first);
  if (/s$|\p{Lu}$/u.test(first) || source.startsWith(first) || (gender !== 'm' && gender !== 'n')) return written;
  return first + genitiveEnding(first, genitive) + written.slice(first.length);
}

/** "UNESCO" */
function readCapitals(text: string): Reading {
  return { template: [slot('shape', text)], key: fold(text), upper: true };
}

/** A mention of which nothing is understood. */
function readWhole(text: string, type: SurrogateType): Reading {
  return { template: [slot('grammar', text, { grammar: type })], key: fold(text), upper: STARTS_UPPER.test(text) };
}

/** @param held what is known of the places that a name has in it. */
function aroundOf(
  { text, before, toldIn }: Mention,
  state: OrganisationState,
  setting: Setting,
  held?: Surroundings['held'],
): Surroundings {
  const { lies, nearby, abroad, isFarOff = false, named, seats, regionsTold } = state.places ?? {};
  const told = nearby === undefined && abroad === undefined ? toldIn?.()?.country : undefined;
  const land = told === undefined ? undefined : landTold(told, state.lexicon, setting.locale);
  return {
    held,
    lies,
    nearby: nearby ?? land?.region,
    abroad: abroad ?? land?.country,
    isFarOff,
    named,
    seats,
    ...(regionsTold !== undefined && { regionsTold }),
    isElided: ELIDED.test(before),
    kind: state.kinds.get(text),
    genders: state.genders.get(text),
    form: formOf(text, state, setting),
  };
}

/** "Coburg" of a text that tells of Australia alone: a region of the only home country of which it tells, but of the first, whose teams need no town; or the only country abroad. */
function landOfText({ toldIn }: Mention, { lexicon, places }: OrganisationState, { locale }: Setting) {
  const told = places?.nearby === undefined && places?.abroad === undefined ? toldIn?.()?.country : undefined;
  const { region, country } = told === undefined || told === fold(lexicon.world.home) ? {} : landTold(told, lexicon, locale); // prettier-ignore
  if (country !== undefined) return { kind: 'world-city' as const, region: country };
  return region === undefined ? undefined : { kind: 'city' as const, region };
}

/** Where a body lies of which only a country tells that its document names: abroad, or in a region of a home country. */
function landTold(
  told: string,
  { world }: Lexicon,
  locale: string,
): { readonly country?: string | undefined; readonly region?: string | undefined } {
  const names = [told, ...(peoplesOf(locale).get(told)?.map(fold) ?? [])];
  const country = names.find((name) => world.abroad.has(name));
  return country === undefined ? { region: names.flatMap((name) => world.regionIn.get(name) ?? [])[0] } : { country };
}

/** "l'", "all’" */
const ELIDED = /l['’]$/iu;

/** Letters behind an article without its vowel begin with one. */
function afterElision(written: string | undefined, { before }: Mention, draw: Draw): string | undefined {
  if (written === undefined || !ELIDED.test(before) || !/^(?=\p{Lu}{2,}$)[^AEIOU]/u.test(written)) return written;
  return draw.scope.fork('elided', written).pick([...'AEIOU']) + written.slice(1);
}

/** For a name of which nothing is told: another body of its gender, a coined name, or letters. */
function untold(mention: Mention, state: OrganisationState, draw: Draw, setting: Setting): string {
  const { text, type } = mention;
  const { lexicon } = state;
  const around = aroundOf(mention, state, setting);
  const isCoinable = type === 'organisation' && packOf(setting.locale)?.institutions?.ordinary !== undefined;
  if (!isCoinable || isAcronym(text)) return letters(text, draw, setting);
  const [head = ''] = text.split(' ', 1);
  const isTold = isOrganisationKind(fold(head)) || nameGenders(setting.locale)?.genderOf(head) !== undefined;
  if (isTold && text.includes(' ') && ordinaryBodies(text, around.genders, around.isElided === true, setting.locale, draw.mayStay).length > 0)
    return fillReading({ template: [slot('ordinary', text)], key: fold(text), upper: STARTS_UPPER.test(text) }, draw, lexicon, setting, around) ?? letters(text, draw, setting); // prettier-ignore
  // "l'Enerval" for "l'Alitalia": no article has to be known.
  return (
    coinedWord(text, draw, setting, around.isElided === true ? VOWEL_FIRST : ANY_FORM, around.genders) ??
    letters(text, draw, setting)
  );
}

/** A name of one word that tells nothing, where the lists have such and it is another. */
function coinedWord(
  text: string,
  draw: Draw,
  { gazetteers, locale, partition }: Setting,
  form = ANY_FORM,
  genders = '',
): string | undefined {
  const rng = (draw.document ?? draw.scope).fork('coined', text);
  for (let tries = 0; tries < TRIES; tries++) {
    const value = gazetteers.render(locale, 'coined-word', rng, { partition });
    // "la Fenice", "il Faro"
    const own = value === undefined ? undefined : nameGenders(locale)?.genderOf(value);
    if (own !== undefined && genders !== '' && !genders.includes(own) && tries < TRIES - 1) continue;
    if (value === undefined || (fold(value) !== fold(text) && form.test(value))) return value;
  }
  return undefined;
}

const ANY_FORM = /^/u;
const VOWEL_FIRST = /^[AEIOUÀÈÉÍÒÓ]/u;
/** What may stand in capitals alone. */
const SHORT_WORD = /^\p{L}{4,9}$/u;

/** Whether it stands behind an article that tells a gender, and the text does not tell of what kind it is. */
function isBehindGender({ text, type }: Mention, { articled, kinds }: OrganisationState, { locale }: Setting): boolean {
  return type === 'organisation' && articled.has(text) && !kinds.has(text) && hasFeminine(locale);
}

/** Whether articles of the language tell a gender. */
const hasFeminine = memoise((locale) =>
  Object.values(packOf(locale)?.agreement?.determiners ?? {}).some((genders) => genders.includes('f')),
);

/** Whether its own words tell nothing either, so that another as a whole would be of another kind: a foundation does not fit where a navy stands. */
function isUntold(mention: Mention, state: OrganisationState, setting: Setting): boolean {
  return isBehindGender(mention, state, setting) && isToldByNothing(mention, state, setting);
}

function isToldByNothing({ text, type }: Mention, state: OrganisationState, setting: Setting): boolean {
  const { template } = readOnce(state.lexicon, type, text, (own) =>
    readOrganisation(own, type, state.lexicon, setting.locale),
  );
  return template.length === 1 && template.every((part) => typeof part !== 'string' && part.kind === 'grammar');
}

/** Whether the articles before a name do not fit another. */
function isOfOtherGender(name: string, genders: string | undefined, { locale }: Setting): boolean {
  const known = nameGenders(locale);
  const own = genders === undefined || genders === '' || known?.isOpen !== false ? undefined : known.genderOf(name);
  return own !== undefined && genders?.includes(own) === false;
}

/** Whether a name has the gender that the head of another tells, which stands behind its article whatever that looks like: "Der Polizei Lind zufolge". */
function isOfSameGender(name: string, other: string, { locale }: Setting): boolean {
  const known = nameGenders(locale);
  const own = known?.genderOf(other);
  return own !== undefined && own === known?.genderOf(name);
}

/** Coins another for the name of a party. */
function ofParty(text: string, lexicon: Lexicon, { locale }: Setting): PartyDraw | undefined {
  const { party } = packOf(locale)?.institutions ?? {};
  if (party === undefined) return undefined;
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const areMembers = words.length > 1 && last.endsWith('s') && otherStances(last, locale) !== undefined; // "Liberal Democrats"
  const [stance = '', kind = ''] = words;
  const isOfStance =
    words.length === 2 &&
    otherStances(stance, locale) !== undefined &&
    hasWord(packOf(locale)?.institutions?.partyKinds, kind); // "Democratic Alliance"
  if (!words.includes(party) && !areMembers && !isOfStance && !isNativeParty(text)) return undefined;
  return partyCoiner(lexicon, locale)(text, true);
}

const partyCoiner = perObject(({ places }: Lexicon, locale: string) => {
  // "Independence Party": a town is no land of its party.
  const isLand = (folded: string, kind: 'country' | 'region') => (places.find(folded, kind)?.kind ?? 'city') !== 'city'; // prettier-ignore
  const isPlace = (folded: string) => peoplesOf(locale).has(folded) || isLand(folded, 'country') || isLand(folded, 'region'); // prettier-ignore
  return createPartyCoiner(locale, isPlace);
});

const MOST_PLACE_WORDS = 3;

/** "Alberta Reform Party": a place that a name begins with becomes what it becomes elsewhere, where it does not stay. */
function followingPlace(
  coined: string,
  { text, type, held }: Mention,
  { lexicon }: OrganisationState,
  draw: Draw,
  setting: Setting,
): string {
  // prettier-ignore
  const words = text.split(' ');
  for (let size = MOST_PLACE_WORDS; size > 0; size--) {
    const name = words.slice(0, size).join(' ');
    const kind = coined.startsWith(`${name} `) ? lexicon.places.find(fold(name), 'country')?.kind : undefined;
    const isTold = kind === 'country' && peoplesOf(setting.locale).has(name.toLowerCase()); // such a country stays
    if (kind === undefined || kind === 'city' || kind === 'world-city' || isTold) continue;
    const reading = readOnce(lexicon, type, name, (own) => readOrganisation(own, type, lexicon, setting.locale));
    const other = fillReading(reading, draw, lexicon, setting, { held: held?.() });
    return other === undefined ? coined : other + coined.slice(name.length);
  }
  return coined;
}

const FEW_LETTERS = 3;

/** Capitals may stand for a name of any kind and gender. */
function letters(text: string, draw: Draw, { locale }: Setting): string {
  const initials = initialsOf(text);
  const all = text.replaceAll(/[^\p{L}]/gu, '');
  const own = ACRONYM.test(text) ? all : initials.length < FEW_LETTERS ? all.slice(0, FEW_LETTERS) : initials;
  const capitals = own.toUpperCase().slice(0, 2 * FEW_LETTERS);
  const rng = (draw.document ?? draw.scope).fork('organisation-letters', text);
  const isCoined = draw.mayStay === true && packOf(locale)?.institutions?.acronyms !== undefined;
  return isCoined ? coinAcronym(capitals, rng, locale) : mapShape(capitals, rng);
}

/** Several are called "the Pirates", one by its name or with what it is: "the Horizon Group". */
function formOf(
  text: string,
  { articled, kinds, lexicon }: OrganisationState,
  { locale }: Setting,
): Surroundings['form'] {
  const isTown = lexicon.places.find(fold(text), 'city') !== undefined;
  // "He played for Ravens": what members of a team are called, without its town.
  const isTeam = kinds.get(text)?.startsWith(TEAM) === true && !isName(text, lexicon); // "Knicks"
  const [first = '', ...more] = text.split(' ');
  if (isTeam && more.length === 1 && PLURAL.test(more[0] ?? '') && isListedWord(first, locale) && lexicon.places.find(fold(first), 'city') === undefined) return 'plural'; // prettier-ignore
  const isNickname = PLURAL.test(text) && !isTown && (isTeam || isListedWord(text, locale)) && packOf(locale)?.agreement?.singulars !== undefined; // prettier-ignore
  if (!articled.has(text)) return isNickname ? 'plural' : text.includes(' ') && !isTown ? 'named' : undefined;
  const isPlural = PLURAL.test(text) || (isTeam && /^\p{Lu}\p{Ll}+s$/u.test(text)); // "the Cosmos"
  return packOf(locale)?.agreement?.singulars !== undefined && isPlural ? 'plural' : 'articled';
}

const PLURAL = /^\p{Lu}\p{Ll}+[^aeious]s$|^\p{Lu}\p{Ll}+es$/u;

/** The initials of the surrogate of the full name; `undefined` where they would be the source's. */
function abbreviate(
  mention: Mention,
  full: Mention,
  state: OrganisationState,
  draw: Draw,
  setting: Setting,
): string | undefined {
  if (ACRONYM.test(full.text)) return undefined;
  const surrogate = writeLong(full, state, draw, setting);
  const own = surrogate === undefined ? '' : initialsOf(surrogate).toUpperCase();
  // "GM" beside "General Motors", which becomes "Chrysler": nobody knows that by letters.
  if (own.length === 1 && otherBodies(mention.text, setting.locale) !== undefined) return undefined;
  const initials =
    own.length === 1 && surrogate !== undefined ? lettersOf(surrogate, mention.text.length, setting) : own; // "Primus"
  return initials.length > 1 && (initials !== mention.text || draw.mayStay === true) ? initials : undefined;
}
