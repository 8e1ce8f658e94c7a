import { memoise, perObject } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { nameGenders } from '../../languages/agreement.ts';
import { packOf } from '../../languages/index.ts';
import { fold, genitiveEnding, mapShape } from '../case.ts';
import { fillReading, isOfHome, staysHere } from '../fill-slots.ts';
import {
  FUNCTION_WORDS,
  isOrganisationKind,
  LEGAL_FORMS,
  nameInCompound,
  ROOM_WORDS,
  UNIT_WORDS,
} from '../kind-words.ts';
import { type Lexicon, readOnce, sharedLexicon } from '../lexicon.ts';
import { peoplesOf } from '../peoples.ts';
import { type Frame, perMention } from '../per-mention.ts';
import { titleGender } from '../persons/name-words.ts';
import { seatsIn } from '../places/seats.ts';
import type { Reading, Surroundings } from '../slots.ts';
import { slot } from '../template-words.ts';
import type { Draw, Mention, Setting, SurrogateFamily } from '../types.ts';
import {
  isSharedByBodies,
  ordinaryBodies,
  otherAcronyms,
  otherBodies,
  otherClassWords,
  otherKeptKinds,
  otherKinds,
  otherStances,
  ownsWithS,
} from './class-words.ts';
import { createPartyCoiner, isNativeParty, type PartyDraw, stancesIn } from './coined-party.ts';
import { knownBefore } from './headed.ts';
import {
  BLEND,
  blendOf,
  bracketedIn,
  describedIn,
  explainedIn,
  inParts,
  isBesideLetters,
  isKnownByLetters,
  isSpelt,
  isSpoken,
  JOINED,
  knownIn,
  letters,
  lettersOf,
  SHORTENED,
  shortenedIn,
} from './letters-of-body.ts';
import { initialsOf, lettersLike } from './letters.ts';
import {
  afterElision,
  aroundOf,
  inGenitive,
  isBehindGender,
  isOfOtherGender,
  isOfSameGender,
  isOfWords,
  isToldByNothing,
  isUntold,
  readCapitals,
  readHere,
  readWhole,
  STARTS_UPPER,
} from './organisation-here.ts';
import { genderOf, gendersOf, isCommonNoun, kindsOf } from './organisation-kinds.ts';
import { ACRONYM, isAcronym, isCallSign, isKindHere } from './organisation-run.ts';
import { isListedPlace, type OrganisationState } from './organisation-state.ts';
import { isName } from './places-in-name.ts';
import { isOffice, isOfNouns, readOrganisation } from './read-organisation.ts';

const TRIES = 24;

/** "X GmbH", "A. AG": who is not to be known, by a letter. */
const PLACEHOLDER = /^\p{Lu}(?:\.{1,3}|…)? (\p{L}+)$/u;

/** What is called by its address. */
const SITE = /^(\p{L}[\p{L}\p{N}-]{2,})\.\p{Ll}{2,4}$/u;

/** Letters before a hyphen and what somebody or something of them is. */
const COMPOUND = /^(\p{Lu}[\p{L}\p{N}]+)(-\p{L}{4,}|['’]ers?)$/u;

/** "Galler", "St . Galler" */
const FIRST_NAME = /^(?:\p{Lu}\p{Ll} ?\. ?)?[^ ]+/u;

const OWNING_LETTERS = /^\p{Lu}{2,6}(?=s$)/u; // prettier-ignore

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

const apartIn = memoise((locale): readonly (readonly [melted: string, parted: string])[] => Object.entries(packOf(locale)?.agreement?.apart ?? {})); // prettier-ignore
const replaceAllOf = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((all, [from, to]) => all.replaceAll(` ${from} `, ` ${to} `), text);

/** A name with its prepositions and articles in one word, where it has each by itself, and the other way round. */
const meltedIn = (text: string, locale: string): string =>
  / \p{Ll}{1,3} \p{Ll}{1,2} /u.test(text) ? replaceAllOf(text, apartIn(locale).map(([melted, parted]) => [parted, melted] as const)) : text; // prettier-ignore
const partedIn = (text: string, locale: string): string => replaceAllOf(text, apartIn(locale));

const BEFORE_NAME = /^[ -]\p{Lu}/u;
const hasGenders = ({ locale }: Setting): boolean => nameGenders(locale) !== undefined;

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
        isOfWords(mention, state, setting) ||
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

/** "en Europaregering", "de Zuidelijke Tuinbouworganisatie": behind such an article stands no name of one word, nor of several that tell nothing else, but for those that everybody knows. */
function isNoun(mention: Mention, state: OrganisationState, setting: Setting): boolean {
  const { text, before } = mention;
  const { keptBehind } = packOf(setting.locale)?.institutions ?? {};
  if (keptBehind?.test(before) !== true || otherBodies(text, setting.locale) !== undefined) return false;
  return text.includes(' ') ? isToldByNothing(mention, state, setting) : ONE_NOUN.test(text);
}

const ONE_NOUN = /^(?:\p{Lu}\p{Ll}{5,}|\p{Ll}{4,})$/u;

/** "Forsmarks" before what it has, in a language whose genitive any name may take at its end. */
function isOwner({ text, after }: Mention, { locale }: Setting): boolean {
  return ownsWithS(locale) && /\p{L}s$/u.test(text) && packOf(locale)?.names?.genitive?.owned?.test(after) === true;
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
