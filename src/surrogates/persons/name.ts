import { memoise, perObject } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { isListedWord, isWordOfLanguage, memoiseByLocale, otherClassWords } from '../institutions/class-words.ts';
import { FUNCTION_WORDS, HONOURS } from '../kind-words.ts';
import { packOf } from '../../languages/index.ts';
import { agreeBefore } from '../../languages/sounds.ts';
import { DEFAULT_LOCALE } from '../../languages/locale.ts';
import type { Rng } from '../../core/rng.ts';
import { withPlainLetters } from '../../resources/shape.ts';
import type { GazetteerList } from '../../resources/gazetteer.ts';
import { isNearWord } from '../../text/near-copy.ts';
import { UNLISTED_SCRIPT } from './unlisted-names.ts';
import { perMention } from '../per-mention.ts';
import { peoplesOf } from '../peoples.ts';
import { sharedLexicon } from '../lexicon.ts';
import { inScriptOf, OTHER_SCRIPT } from '../other-script.ts';
import { applyCasing, fold, genitiveEnding, mapShape, otherLetter } from '../case.ts';
import { findIn, listOfOrigin, type Home, type NameLexicon } from './name-lexicon.ts';
import { partElsewhere, type NamePart, type NameSlot, type ResolvedName } from './name-parts.ts';
import { homeKey, homesMoved, nameKey, studyNames, type NameState } from './name-study.ts';
import {
  behindParticles,
  hanLocaleOf,
  HAN_TITLES,
  isDegree,
  isJoin,
  isParticle,
  isHousehold,
  isSuffix,
  kinGender,
  titleGender,
} from './name-words.ts';
import { hidesFamily, isRulersNumber } from './name-parse.ts';
import { spelledOut } from './name-words.ts';
import { drawRomanised } from './name-roles.ts';
import type { Draw, Mention, NameMemory, Setting, SurrogateFamily, SurrogateType } from '../types.ts';

/** Draws that must meet every wish, and further ones that need only differ from the source. */
const WISHFUL_TRIES = 12;
const TRIES = 24;

/**
 * Names of people. Each part of a name is drawn by itself, keyed by its role and folded text: so "Eva Lind", "Lind, Eva",
 * "LIND" and "E.L." of one scope become one other person, without a memory. A surrogate part never starts with the letter
 * that its source starts with, so that initials change too; it is no other name part of the document, and no two parts of
 * a document share one, as far as the lists allow.
 */
export const nameFamily: SurrogateFamily<NameState> = {
  types: ['patient', 'doctor', 'person', 'given-name', 'family-name', 'username'],

  study: studyNames,

  write(mention, state, draw, setting) {
    const { isKept, mayBeSaint, family, resolved } = factsOf(mention, state, setting, draw.mayStay);
    if (isKept) return undefined;
    const saint = mayBeSaint ? otherSaint(mention.text, draw, setting) : undefined;
    if (saint !== undefined) return saint;
    if (family !== undefined) {
      const { ending, afterSibilant, isUnlisted } = packOf(setting.locale)?.names?.families ?? {};
      const other = nameFamily.write(family, state, draw, setting);
      return other === undefined
        ? undefined
        : other + ((isUnlisted === true ? SOURCE_SIBILANT : SIBILANT).test(other) ? afterSibilant : ending);
    }
    if (resolved === undefined) return nameFamily.write(mention, studyNames([mention], setting), draw, setting);
    if (resolved.slots.some((slot) => typeof slot !== 'string')) {
      const values = draw.names
        ? rememberParts(resolved, draw.names, state, draw, setting)
        : drawParts(draw.document !== undefined && state.parts.size > MANY_PARTS ? partsOf(resolved) : state.parts, state, draw, setting); // prettier-ignore
      const written = ofTwoSyllables(beforeEpithet(mention, fill(resolved, values, draw.mayStay === true, setting.locale), setting), mention.text); // prettier-ignore
      if (!resolved.weak || fold(written) !== fold(mention.text)) return written;
    }
    return writeShape(mention, draw, setting);
  },

  around: () => '',

  keeps: (key, _type, { locale }, token) =>
    titleGender(key, locale) !== undefined ||
    isHousehold(key) ||
    isSuffix(key) ||
    packOf(locale)?.names?.honoursBehind?.test(token) === true ||
    isDegree(key) ||
    isRulersNumber(token) ||
    isSaidOfKin(token, key, locale) ||
    isParticle(key, true) ||
    packOf(locale)?.agreement?.determiners?.[token ?? ''] !== undefined ||
    packOf(locale)?.names?.ownedEnding?.test(`’${token}`) === true ||
    isJoin(key) ||
    hasWord(packOf(locale)?.names?.between, key) ||
    HAN_TITLES.some((title) => token.endsWith(title)),

  // "överläkare Farid Haddad", "conde de Lippe"; what the words of the language do not have is a name that somebody wrote small: "zwexla Lind".
  mayStand: (token, { text, type }, { locale }) =>
    (hasWord(packOf(locale)?.names?.ranks, fold(token)) &&
      /^ \p{Ll}/u.test(text.slice(text.indexOf(token) + token.length))) ||
    (HAVE_OFFICES.has(type) &&
      (packOf(locale)?.institutions?.dictionary === undefined ||
        HONOURS.has(fold(token)) ||
        isWordOfLanguage(token, locale)) &&
      /^\p{Ll}{3,}$/u.test(token) &&
      new RegExp(`^${token} (?:\\p{Ll}{1,3} ){0,2}(?:\\p{Ll}{1,2}['’])?\\p{Lu}`, 'u').test(text)),

  fresh(type, rng, setting) {
    const list = type === 'given-name' ? 'given-names' : type === 'family-name' ? 'family-names' : undefined;
    const { gazetteers, locale, partition } = setting;
    const own = gazetteers.render(locale, list ?? type, rng, { partition });
    return own ?? gazetteers.render(DEFAULT_LOCALE, list ?? type, rng, { partition });
  },
};

/** "Chen Shui-bian": the second syllable of a name has a small letter, and a name of more syllables than these no hyphen. */
function ofTwoSyllables(written: string, source: string): string {
  if (!SYLLABLES.test(source) || /-\p{Lu}/u.test(source)) return written;
  return written.replace(
    JOINED,
    (both, first: string, second: string) =>
    SYLLABLE.test(first) && SYLLABLE.test(second) ? `${first}-${second.toLowerCase()}` : both.slice(0, first.length), // prettier-ignore
  );
}

const SYLLABLES = /^(?=.*\p{Lu}\p{Ll}{1,5}-\p{Ll}{2,5}(?!\p{L}))\p{Lu}[\p{L} -]+$/u;
const JOINED = /(\p{Lu}\p{Ll}+)-(\p{Lu}\p{Ll}+)/gu;
const SYLLABLE = /^(?=.{1,5}$)[^aeiouy]*[aeiouy]+[^aeiouy]*$/iu;

/** Of whom it may be said with the name what they are. */
const HAVE_OFFICES: ReadonlySet<string> = new Set(['person', 'doctor']);

/** "his wife": words in small letters that tell whose somebody is, and what. */
const isSaidOfKin = (token: string, key: string, locale: string): boolean =>
  token === token.toLowerCase() && (kinGender(key, locale) !== undefined || FUNCTION_WORDS.has(key) || hasWord(packOf(locale)?.names?.owners, key)); // prettier-ignore

/** What a name is, as far as no draw decides. */
const factsOf = perMention('facts', (mention, { resolved, lexicon }: NameState, { locale }, mayStay) => {
  const family = familyOf(mention, lexicon, locale);
  return {
    // "Jesus", "Petrus": a patient of that name is nobody whom all know by it.
    isKept:
      mayStay &&
      mention.type === 'person' &&
      ((RULER.test(mention.text) && !isHidden(mention, locale)) ||
        isNumbered(mention, resolved) ||
        areNumbered(mention.text, lexicon) ||
        isOfLand(mention.text, lexicon) ||
        isCrown(mention, locale) ||
        isTitledRuler(mention.text, locale) ||
        packOf(locale)?.names?.epithets?.nouns?.test(mention.text) === true ||
        isFigure(mention.text, locale)),
    mayBeSaint: mayStay && isSaint(mention.text, locale),
    family: family === undefined ? undefined : ({ ...mention, type: 'family-name', text: family } as const),
    resolved: resolved.get(nameKey(mention)),
  };
});

/** "Louis XIV", "Vladislaus II of Bohemia": who is numbered reigned, and no other did. */
const RULER =
  /^\p{Lu}[\p{L}\p{M}'-]+ (?:(?:I{1,3}|IV|VI{0,3}|IX|X[IVX]*)\.?$|(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3}) (?:\p{Ll}{1,4} )?\p{Lu}[\p{L}\p{M}' -]*$)/u;

/** "Juan I de Castilla": the letter is a number before what is no family's name. */
const isOfLand = (text: string, lexicon: NameLexicon): boolean => {
  const land = /^\p{Lu}\p{Ll}+ [IV] d(?:['’]|[aei]l? )(\p{Lu}\p{Ll}+)$/u.exec(text)?.[1];
  return land !== undefined && lexicon.word(land).family === undefined;
};

/** "R" of "R v Lind" */
function isCrown({ text, after }: Mention, locale: string): boolean {
  const { crown } = packOf(locale)?.names ?? {};
  return crown?.text.test(text) === true && crown.after.test(after);
}

/** "Alfonso" beside "Alfonso XII", who is called so. */
const isNumbered = ({ text, type }: Mention, names: NameState['resolved']): boolean =>
  type === 'person' && /^\p{Lu}\p{Ll}+$/u.test(text) && [...names.keys()].some((key) => key.startsWith(`p${text} `) && RULER.test(key.slice(1))); // prettier-ignore

/** "Vittorio Amedeo II": several given names before the number, where such a number tells who reigned and no heir of the name. */
function areNumbered(text: string, lexicon: NameLexicon): boolean {
  if (packOf(lexicon.locale)?.names?.rulersLetter === undefined) return false;
  const [, names = ''] = /^((?:\p{Lu}\p{Ll}+ ){2,3})[IVX]+$/u.exec(text) ?? [];
  return (
    names !== '' &&
    names
      .trim()
      .split(' ')
      .every((name) => lexicon.word(name).given !== undefined)
  );
}

/** "M. Christian V.": who must not be known, by the first letter of a family name, which a full stop makes no number but where it does all others. */
function isHidden({ text, before }: Mention, locale: string): boolean {
  const [, given = '', letter, stop] = /^(\p{L}+).* ([IVX])(\.?)$/u.exec(text) ?? [];
  if (letter === undefined) return false;
  const { names, text: manner } = packOf(locale) ?? {};
  const word = fold(/(?<!\p{L})(\p{L}+) ?\.? $/u.exec(before)?.[1] ?? '');
  const isTitled = titleGender(word, locale) !== undefined && !hasWord(names?.rulers, word);
  if (stop === '') return hidesFamily(given, letter, locale) || (isTitled && names?.numbered !== undefined);
  return manner?.ordinalStop !== true || isTitled;
}

/** "Papa Giovanni Paolo II", "D. Pedro II": with a title there may be several names before the number. */
function isTitledRuler(text: string, locale: string): boolean {
  const title = /^(?<title>\p{L}+)\.? (?:\p{Lu}[\p{L}\p{M}'-]+ ){1,3}(?:I{1,3}|IV|VI{0,3}|IX|X[IVX]*)\.?$/u.exec(text)
    ?.groups?.['title'];
  const { rulers = '', titles } = packOf(locale)?.names ?? {};
  return title !== undefined && [...rulers.split(' '), ...(titles?.m ?? '').split(' '), 'd'].includes(fold(title));
}

const SIBILANT = /(?:[sxz]|ch|sh)$/u;

/** The name of a family that stands in the plural: "Bourbon" of "the Bourbons". */
function familyOf({ text, before, after, type }: Mention, lexicon: NameLexicon, locale: string): string | undefined {
  const { families } = packOf(locale)?.names ?? {};
  if (families?.isUnlisted === true && [lexicon.word(text).given, lexicon.word(text).family].some((band) => band !== undefined)) return undefined; // prettier-ignore
  if (
    type !== 'person' ||
    families?.text.test(text) !== true ||
    !families.before.test(before) ||
    families.one?.test(after) === true
  )
    return undefined;
  const stem = text.slice(0, -families.ending.length);
  const whole = text.slice(0, -families.afterSibilant.length);
  return text.endsWith(families.afterSibilant) && SIBILANT.test(whole) ? whole : stem;
}

/** Whether a mention names the family of a usual family name: "the Smiths". */
export function isUsualFamily(mention: Mention, setting: Setting): boolean {
  const { names } = sharedLexicon(setting);
  const name = familyOf(mention, names, setting.locale);
  return name !== undefined && (names.word(name).family ?? 2) < 2;
}

/** "St. Georg" is one of few, and no Tim; `undefined` for one whom no list has. */
function otherSaint(text: string, draw: Draw, { gazetteers, locale }: Setting): string | undefined {
  const [, before = '', name = ''] = SAINT.exec(text) ?? [];
  const saints = gazetteers.list(locale, 'saints');
  const own = saints?.find(name);
  const whole = own ?? saints?.find(text); // of a list that has the word with them
  if (saints === undefined || whole === undefined) return undefined;
  const begun = own === undefined ? before : '';
  const others = saints.values.filter((value) => value !== whole.value && value.startsWith(begun) && saints.find(value)?.gender === whole.gender); // prettier-ignore
  return others.length === 0 ? undefined : before + draw.scope.fork('saint', name).pick(others).slice(begun.length);
}

const SAINT = /^(\p{Lu}\p{L}* ?\.? ?)(\p{Lu}\p{L}+)$/u;

/** Whether a name begins with a word for a saint. */
const isSaint = memoiseByLocale((text, locale) => {
  const before = SAINT.exec(text)?.[1];
  const { saints } = packOf(locale)?.names ?? {};
  return before !== undefined && hasWord(saints, fold(before).replaceAll(/[^\p{L}]/gu, ''));
});

/** Whether a name has no words but those for figures that everybody knows. */
const isFigure = memoiseByLocale((name, locale) => {
  const figures = packOf(locale)?.names?.figures?.split(' ');
  if (figures === undefined) return false;
  const words = name.toLowerCase().split(/[ .]+/u).filter(Boolean);
  return words.every((word) => figures.includes(word.replace(/s$/u, '')) || figures.includes(word));
});

/** A part of a name as others may know it: by its folded text, or by a letter. */
export interface KnownPart {
  readonly key: string;
  readonly isInitial: boolean;
  /** Whether the lists of the locale have it: what is none of them may be misspelt. */
  readonly isListed: boolean;
}

/** The parts of a mention's name, of which initials that a fuller name of the document explains are the parts of that. */
export function knownParts(mention: Mention, state: unknown, setting: Setting): readonly KnownPart[] {
  const { resolved, lexicon } = (state ?? studyNames([mention], setting)) as NameState;
  const slots = resolved.get(nameKey(mention))?.slots ?? [];
  const parts = new Set(slots.flatMap((slot) => (typeof slot === 'string' ? [] : [slot.part])));
  return [...parts].map(({ key, kind }) => {
    const word = kind === 'name' ? lexicon.word(key) : undefined;
    const isListed = word?.given !== undefined || word?.family !== undefined;
    return { key, isInitial: kind === 'letter', isListed };
  });
}

/** The surrogates of the parts of one name: those that are remembered, and those that are drawn now. */
function rememberParts(
  resolved: ResolvedName,
  names: NameMemory,
  state: NameState,
  draw: Draw,
  setting: Setting,
): ReadonlyMap<NamePart, string> {
  const values = new Map<NamePart, string>();
  const isTaken = (folded: string) => names.isTaken(folded);
  for (const slot of resolved.slots) {
    if (typeof slot === 'string' || values.has(slot.part)) continue;
    const { key, kind } = slot.part;
    const isInitial = kind === 'letter';
    let value = names.recall(key, isInitial);
    if (value === undefined)
      names.keep(key, isInitial, (value = drawPart(slot.part, values, state, isTaken, draw, setting)));
    values.set(slot.part, value);
  }
  return values;
}

/** @param mayStay whether a country may, of which somebody is called: "Philip of Spain". */
function fill(resolved: ResolvedName, values: ReadonlyMap<NamePart, string>, mayStay: boolean, locale: string): string {
  const { names: { genitive } = {}, agreement: { beforePlaces = '' } = {} } = packOf(locale) ?? {};
  const isLand = ({ key }: NamePart): boolean =>
    mayStay && peoplesOf(locale).has(key) && hasWord(beforePlaces, written.slice(0, -1).split(' ').at(-1) ?? '');
  let written = '';
  let last = '';
  for (const [i, slot] of resolved.slots.entries()) {
    const isLast = i === resolved.slots.length - 1;
    if (typeof slot !== 'string') {
      const value = fillSlot(slot, isLand(slot.part) ? slot.part.key : (values.get(slot.part) ?? ''), locale); // prettier-ignore
      const elided = elidedBefore(last, value, locale);
      if (elided !== undefined) written = written.slice(0, -elided.length) + elided.replacement;
      written += value;
    } else if (isLast && APOSTROPHE.test(slot)) written += ownerEnding(written, slot, locale);
    else written += slot === genitive?.ending ? genitiveEnding(written, genitive) : slot;
    last = typeof slot === 'string' ? (last + slot).slice(-LONGEST_PARTICLE) : '';
  }
  return written;
}

/** With the blank behind it: as much of what stands before a name as decides on it. */
const LONGEST_PARTICLE = 16;

/** What takes the place of the end of the text before a name: "d'Alain", in place of "de Lind". Initials may look like an article ("AN Lind"), and are none. */
function elidedBefore(
  text: string,
  value: string,
  locale: string,
): { length: number; replacement: string } | undefined {
  const edit = text === '' ? undefined : agreeBefore(text, text.length, value, locale);
  if (edit === undefined || !/['’]/u.test(text.slice(edit.start) + edit.replacement)) return undefined;
  return { length: text.length - edit.start, replacement: edit.replacement };
}

/** Alone at the end of a name that it owns something by, which ends in the sound of an s: "Hughes'". */
const APOSTROPHE = /^['’]$/u;

/** "Karls des Kühnen", in place of "Johannes des Kühnen". */
function beforeEpithet({ text, after }: Mention, written: string, { locale }: Setting): string {
  const genitive = packOf(locale)?.names?.genitive;
  const isOwned = genitive?.beforeEpithet?.test(after) === true && SOURCE_SIBILANT.test(text);
  return isOwned ? written + genitiveEnding(written, { ...genitive, afterSibilant: '' }) : written;
}

const SOURCE_SIBILANT = /[sßxz]$/u;

/** The end of a genitive in place of an apostrophe alone: "Hughes'" becomes "Norman's", and in Swedish "Normans". */
function ownerEnding(name: string, apostrophe: string, locale: string): string {
  const { owner } = packOf(locale)?.agreement ?? {};
  if (owner === undefined || owner.sibilant.test(name)) return apostrophe;
  return owner.isJoined === true ? owner.ending : apostrophe + owner.ending;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').replaceAll('đ', 'd').replaceAll('Đ', 'D'); // prettier-ignore

function fillSlot(slot: NameSlot, value: string, locale: string): string {
  let text = slot.plain ? withPlainLetters(fold(spelledOut(value, locale))).replace(/[^\p{L}\p{N}]/gu, '') : slot.bare === true ? withoutAccents(value) : value; // prettier-ignore
  if (slot.letters > 0) text = [...text].slice(0, slot.letters).join('');
  return applyCasing(text, slot.casing);
}

/** Of so many, each mention that is drawn anew draws its own alone: all of them for each took a time that grew with the square of a document. */
const MANY_PARTS = 100;

const partsOf = ({ slots }: ResolvedName): readonly NamePart[] =>
  slots.flatMap((slot) => (typeof slot === 'string' ? [] : [slot.part]));

/**
 * The surrogates of parts of names. Kept until another scope asks, since a document's mentions come together.
 *
 * @param parts all of the document, or those of one mention that has a scope of its own.
 */
function drawParts(
  parts: Iterable<NamePart>,
  state: NameState,
  draw: Draw,
  setting: Setting,
): ReadonlyMap<NamePart, string> {
  const { scope, nations } = draw;
  const isWhole = parts === state.parts;
  const known = isWhole ? state.drawn.find((each) => each.scope === scope && each.nations === nations) : undefined;
  if (known !== undefined) return known.values;
  const moved = nations === undefined || nations.size === 0 ? NOWHERE : homesMoved(nations, state.lexicon);
  // Family names are kept apart from each other, and so are given names and lone letters.
  const [letters, given, family] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const values = new Map<NamePart, string>();
  for (const own of parts) {
    if (values.has(own)) continue;
    const home = own.origin === undefined ? undefined : moved.get(homeKey(own.origin));
    const part = home === undefined ? own : partElsewhere(own, home, state.lexicon, setting);
    const taken = part.kind === 'letter' ? letters : part.role === 'given-name' ? given : family;
    const value = drawPart(part, values, state, (folded) => taken.has(folded), draw, setting);
    taken.add(fold(value));
    values.set(own, value);
  }
  // Two, for what is called after persons asks between them, and knows of no nations.
  if (isWhole) state.drawn = [{ scope, nations, values }, ...state.drawn.slice(0, 1)];
  return values;
}

const NOWHERE: ReadonlyMap<string, Home> = new Map();

/** @param values of the parts that were drawn before it. */
function drawPart(
  here: NamePart,
  values: ReadonlyMap<NamePart, string>,
  state: NameState,
  isTaken: (folded: string) => boolean,
  own: Draw,
  setting: Setting,
): string {
  const part = own.mayStay === true ? here : (here.elsewhere ?? here);
  const bySign = part.kind === 'letter' || part.kind === 'shape';
  const rng = ((bySign ? own.document : undefined) ?? own.scope).fork(
    part.kind === 'letter' ? 'initial' : part.role,
    part.key,
  );
  const unlisted = part.role === 'username' ? undefined : setting.unlisted?.();
  if (unlisted !== undefined && (part.kind === 'shape' || part.kind === 'han') && UNLISTED_SCRIPT.test(part.key))
    for (let tries = 0; tries < TRIES; tries++) {
      const value = unlisted.draw(part.role, part.key, rng) ?? part.key;
      const folded = fold(value);
      if (folded !== part.key && !isTaken(folded) && !state.sourceKeys.has(folded)) return value;
    }
  if (part.kind === 'shape') return nameInScript(part, rng, setting) ?? mapShape(part.key, rng);
  const draw = drawer(part, values, state.lexicon, setting);
  if (draw === undefined) return mapShape(part.key, rng);
  const first = part.key.charAt(0);
  for (let tries = 0; tries < TRIES; tries++) {
    const value = draw(rng);
    const folded = fold(value);
    if (isNearWord(folded, part.key) || value === '' || isParticle(folded, true)) continue;
    if (tries >= WISHFUL_TRIES) return value;
    if (folded.charAt(0) === first && part.prefix === undefined && (bySign || own.document === undefined)) continue;
    if (folded.includes(' ') || isTaken(folded) || state.sourceKeys.has(folded)) continue;
    if (setting.partition === 'all' && part.role === 'family-name' && isOddName(value, state.lexicon)) continue;
    return value;
  }
  return mapShape(part.key, rng);
}

/** A name of a people that writes as this one is written, in its letters: "Петрова" becomes "Соколова". `undefined` where there is no table of the letters. */
function nameInScript({ key, role }: NamePart, rng: Rng, { gazetteers, partition }: Setting): string | undefined {
  const list = OTHER_SCRIPT.test(key) ? gazetteers.list(DEFAULT_LOCALE, role === 'given-name' ? 'people-given-names' : 'people-family-names') : undefined; // prettier-ignore
  const region = WRITERS.find(([letters]) => letters.test(key))?.[1] ?? 'russian';
  const gender = WOMANS_ENDING.test(key) ? 'f' : 'm';
  if (list === undefined) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const value = list.draw(rng, { partition, region, ...(tries < WISHFUL_TRIES && { gender }) });
    const spelt = list.find(value)?.region === region ? inScriptOf(value, key) : undefined;
    const isOfSex = tries >= WISHFUL_TRIES || WOMANS_ENDING.test(fold(spelt ?? '')) === (gender === 'f');
    if (spelt !== undefined && isOfSex && !isNearWord(fold(spelt), key)) return spelt;
  }
  return undefined;
}

/** Peoples by letters that others of the script do not have. */
const WRITERS: readonly (readonly [letters: RegExp, people: string])[] = [
  [/\p{Script=Greek}/u, 'greek'],
  [/[јљњћђџ]/u, 'croatian'],
  [/[іїєґ]/u, 'ukrainian'],
];
const WOMANS_ENDING = /(?:[аяαη]|ου)$/u;

/** Whether a rare family name is a word that a reader takes for what it says: "Neither", "Swarm", "English". */
function isOddName(value: string, lexicon: NameLexicon): boolean {
  const { locale } = lexicon;
  if (packOf(locale)?.institutions?.titleCase !== true) return false;
  return oddNames(lexicon)(value);
}

const oddNames = perObject(({ family, locale }: NameLexicon) => {
  // "Albert Park" is read as a place.
  const placeWords = new Set(packOf(locale)?.places?.kinds?.split(/\s+/u));
  return memoise((name) => {
    const key = fold(name);
    if (placeWords.has(key) || otherClassWords(name, locale) !== undefined) return true;
    const { band } = findIn(family, key) ?? {};
    const isUsual = band === 0 || band === 1;
    return !isUsual && (isListedWord(name, locale) || FUNCTION_WORDS.has(key));
  });
});

/** How one candidate for a part is drawn; `undefined` where the gazetteers have no list for it. */
function drawer(
  part: NamePart,
  values: ReadonlyMap<NamePart, string>,
  lexicon: NameLexicon,
  setting: Setting,
): ((rng: Rng) => string) | undefined {
  if (part.kind === 'letter') return (rng) => otherLetter(part.key, rng).toUpperCase();
  if (part.kind === 'han') return hanDrawer(part, setting);
  if (part.kind === 'roman') return romanisedDrawer(part, setting);
  if (part.kind === 'epithet') {
    const stems = packOf(lexicon.locale)?.names?.epithets?.stems.split(' ') ?? [];
    return stems.length === 0 ? undefined : (rng) => rng.pick(stems) + (part.prefix ?? '');
  }
  const saints = part.isSaint === true ? saintsLike(part, setting) : [];
  if (saints.length > 0) return (rng) => rng.pick(saints);
  const { among = [] } = part;
  if (among.length > 0) return (rng) => rng.pick(among);
  const own = part.role === 'given-name' ? lexicon.given : lexicon.family;
  const list =
    part.origin === undefined ? own : listOfOrigin(part.origin, part.role, setting.gazetteers, lexicon.locale);
  const behind = part.particles === undefined ? undefined : behindParticles(part.particles, lexicon.locale, part.key);
  if (typeof behind === 'object') return (rng) => rng.pick(behind);
  const foreign = behind === undefined ? undefined : setting.gazetteers.list(behind, 'family-names');
  if (foreign !== undefined) {
    // Nobody is called "van der Yılmaz", nor "van der Van Damme".
    const guests = setting.gazetteers.list(behind as string, 'guest-names');
    return (rng) => drawBut(foreign, { filter: { partition: setting.partition } }, rng, (value) => guests?.find(value) !== undefined || !/^[A-Z][a-z]+$/u.test(value) || /^V[ae]n/u.test(value)); // prettier-ignore
  }
  if (part.prefix !== undefined && setting.partition === 'all') {
    const values = lexicon.withPrefix(part.prefix);
    if (values.length > 1) return (rng) => rng.pick(values);
  }
  if (list === undefined) return undefined;
  const { origin } = part;
  if (origin !== undefined)
    return (rng) =>
      drawBut(list, part, rng, (value) =>
        part.role === 'family-name'
          ? origin.people === undefined && lexicon.isAtHomeBeside(value, origin.code)
          : lexicon.isOfOtherSexHere(value, part.filter.gender),
      );
  if (setting.partition !== 'all') return (rng) => list.draw(rng, part.filter);
  const halves = halvesFor(part, values, lexicon);
  if (halves.length > 0) return (rng) => rng.pick(halves);
  const from = part.guest ?? lexicon.guestOf(part.key);
  const role = part.role === 'given-name' ? 'given' : 'family';
  const alike = from === undefined ? [] : lexicon.guestsFrom(from, role, part.filter.gender);
  if (alike.length >= ENOUGH) return (rng) => rng.pick(alike);
  return (rng) => drawBut(list, part, rng, (value) => lexicon.guestOf(value) !== undefined || lexicon.isOfPeople(role, value)); // prettier-ignore
}

/** What may stand beside the hyphen of a given name. */
function halvesFor(
  { half, filter }: NamePart,
  values: ReadonlyMap<NamePart, string>,
  lexicon: NameLexicon,
): readonly string[] {
  if (half === undefined) return [];
  const halves = lexicon.halves(half === 0 ? undefined : (values.get(half) ?? ''), filter.gender);
  return half !== 0 || halves.length >= ENOUGH ? halves : [];
}

/** The saints of the sex of one. */
function saintsLike({ key, filter }: NamePart, { gazetteers, locale }: Setting): readonly string[] {
  const list = gazetteers.list(locale, 'saints');
  const sex = findIn(list, key)?.gender ?? filter.gender ?? 'm';
  return list?.values.filter((value) => list.find(value)?.gender === sex) ?? [];
}

/** One of a list that fits a part, and as far as can be none of those unwanted. */
function drawBut(
  list: GazetteerList,
  { filter }: Pick<NamePart, 'filter'>,
  rng: Rng,
  isUnwanted: (value: string) => boolean,
): string {
  let drawn = list.draw(rng, filter);
  for (let tries = 0; tries < TRIES && isUnwanted(drawn); tries++) drawn = list.draw(rng, filter);
  return drawn;
}

/** Of fewer names of a kind it would be told which one was there. */
const ENOUGH = 6;

/** Han names keep their number of signs: signs are drawn until there are enough, and what is too many is cut. */
function hanDrawer(part: NamePart, setting: Setting): ((rng: Rng) => string) | undefined {
  const list = setting.gazetteers.list(
    hanLocaleOf(setting.locale),
    part.role === 'given-name' ? 'given-names' : 'family-names',
  );
  if (list === undefined) return undefined;
  const length = [...part.key].length;
  return (rng) => {
    let signs = '';
    for (let tries = 0; tries < 8; tries++) {
      const value = list.draw(rng, part.filter);
      if ([...value].length === length) return value;
      signs += value;
    }
    return [...signs].slice(0, length).join('');
  };
}

/** Names in Latin letters that are Chinese stay so. */
function romanisedDrawer(part: NamePart, setting: Setting): ((rng: Rng) => string) | undefined {
  const list = setting.gazetteers.list(
    hanLocaleOf(setting.locale),
    part.role === 'given-name' ? 'roman-given' : 'roman-family',
  );
  if (list === undefined) return undefined;
  return part.role === 'given-name'
    ? (rng) => drawRomanised(part.key, list, rng)
    : (rng) => list.draw(rng, part.filter);
}

/** For a mention in which there is no name: its letters and digits change; where it has none, any name will do. */
function writeShape(mention: Mention, draw: Draw, setting: Setting): string | undefined {
  const rng = (draw.document ?? draw.scope).fork('name-shape', mention.text);
  const shaped = mapShape(mention.text, rng);
  if (fold(shaped) !== fold(mention.text)) return shaped;
  return freshOther(mention.type, mention.text, rng, setting);
}

function freshOther(type: SurrogateType, text: string, rng: Rng, setting: Setting): string | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const value = nameFamily.fresh(type, rng, setting);
    if (value === undefined || fold(value) !== fold(text)) return value;
  }
  return undefined;
}
