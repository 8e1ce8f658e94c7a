import { memoise } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { packOf, unionOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import { FUNCTION_WORDS, HONOURS, isOrganisationKind, LEGAL_FORMS, SAINTS } from '../kind-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { regionCodesOf } from '../places/place-lexicon.ts';
import { namedDay, readPerson, saintSlot } from '../places/street.ts';
import { type Slot, SPECIALTY, type Template } from '../slots.ts';
import { cutTokens, isPlaceholder, slot, type TextToken } from '../template-words.ts';
import type { SurrogateType } from '../types.ts';
import {
  genitiveBehindArticle,
  isField,
  isKindWord,
  isListedWord,
  isWordOfLanguage,
  memoiseByLocale,
  otherBodies,
  otherClassWords,
} from './class-words.ts';
import { readHeaded } from './headed.ts';
import {
  afterPeopleOfThere,
  ARTICLE,
  asWords,
  inCapital,
  isNounBehindName,
  numberSlot,
  ofGreatTown,
  oneByHyphen,
  withoutEpithet,
  withWholeTowns,
} from './name-passes.ts';
import {
  ACRONYM,
  acronymSlot,
  type Fields,
  isAcronym,
  isKeptInRun,
  readPartners,
  readRun,
  ROMAN,
} from './organisation-run.ts';
import {
  borderInCompound,
  endOfListed,
  endOfRun,
  findPlace,
  isKept,
  isName,
  isNameArticle,
  isOfNumber,
  isOfSaint,
  isOfUnknownTown,
  isSeat,
  ORDINAL,
  readListed,
  readOwner,
  readPlaceIn,
  readPlaceOf,
  wordBefore,
} from './places-in-name.ts';

/** Small letters that stand for words: "dpa". */
const AGENCY = /^\p{Ll}{2,4}$/u;
/** "BIDMC": capitals that nobody says as a word. */
const UNSPOKEN = /^(?=\p{Lu}{2,7}$).*[^AEIOU]{3}/u;
/** "AFL-CIO" */
const BOTH = /^\p{Lu}{2,4}[-/&]\p{Lu}{2,4}$/u;
/** An abbreviation in the genitive, or before a common noun: "NTF:s", "NTF:s arbetsgrupp", "NTF-laboratoriet". */
const OWNER = /^\p{Lu}{2,6}(?=:s(?: \p{Ll}[\p{Ll} -]*)?$|-\p{Ll}[\p{Ll} ]+$)/u;
/** Legal forms that are written with dots, and the ellipsis of a withheld name before any. */
export const LEGAL_ENDING = new RegExp(`[\\s,]*${unionOf(({ institutions }) => institutions?.legalEnding)}$`, 'u');
/** Our Lady under one of her names, and other patrons. */
export const ADVOCATION = new RegExp(`(?<!\\p{L})${unionOf(({ institutions }) => institutions?.advocation)}`, 'u');
/** The colon of "NTF:s" parts nothing. */
const QUOTED_PARTS =
  /(\s*(?:(?<!\p{Nd} ?),|,(?! ?\p{Nd})|[;()\n"„“”«»]|(?<!(?<!\p{L})\p{Lu})\/|\/(?!\p{Lu}(?!\p{L}))|:(?!s(?!\p{L})|(?<=(?<!\p{L})\p{Lu}:)\p{Ll}))+\s*|\s+[-–—]\s+)/u;
export const WORDLIKE = /[\p{L}\p{Nd}…]|\.\.\./u;

export const namesakesOf = memoise((locale): RegExp | undefined => {
  const { many = '', one = '' } = packOf(locale)?.institutions?.namesakes ?? {};
  if (many === '') return undefined;
  const forms = `${many}|${one}`
    .split('|')
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/\p{L}/gu, (letter) => (fold(letter) === letter.toLowerCase() ? letter : `[${letter}${fold(letter)}]`)).replaceAll(' ', '[ -]')); // prettier-ignore
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?![\\p{L}-])`, 'iu');
});

export function namesakeSlot(text: string, locale: string): (string | Slot)[] {
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

/** @param fields whether fields are filled, then even where they are words of kind ("Department of Surgery"). */
export function readParts(
  text: string,
  type: SurrogateType,
  fields: Fields,
  lexicon: Lexicon,
  locale: string,
): Template {
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
  const named = template.map((part, i) => (isOfFounder(part, template.slice(i + 1).find((next) => next !== '')) ? { ...part, kind: 'family-name' as const } : part)); // prettier-ignore
  return packOf(locale)?.institutions?.beforeSeat === undefined ? named : withWholeTowns(named, locale);
}

/** "di Lind & Figli": what no list has before those who own it with him is no town. */
function isOfFounder(part: string | Slot, next: string | Slot | undefined): part is Slot {
  return typeof part === 'object' && part.kind === 'city' && part.region === undefined && typeof next === 'string' && /^ ?(?:&|e|y|et|i) *$/u.test(next); // prettier-ignore
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

export function readComponent(text: string, manner: Manner, lexicon: Lexicon): (string | Slot)[] {
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
} // prettier-ignore

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

/** "BdB" */
const MIXED = /^\p{Lu}\p{Ll}\p{Lu}{1,3}$/u;

/** Another organisation as a whole would bring a legal form of its own. */
function readBeforeLegal(text: string, legal: string, locale: string): (string | Slot)[] {
  if (packOf(locale)?.institutions?.association?.test(legal) !== true)
    return [slot('family-name', text, { casing: 'title' })];
  return [slot('grammar', text, { grammar: 'associations' }), ' ', slot('city', text, { casing: 'mixed', tokens: 1 })];
}

/** "Black Pepper": words of the dictionary, and no two partners, be they surnames too. */
const areWords = (text: string, locale: string): boolean =>
  /^\p{L}+(?: \p{L}+)+$/u.test(text) && text.split(' ').every((word) => isListedWord(word, locale));
const BARE_HOSPITAL = 'hospital-bare';

/** A name without a word of kind: of a hospital, a person, a place or a saint gives it; else another organisation. */
export function readNameless(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): (string | Slot)[] {
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
export const isOf = (tokens: readonly TextToken[], index: number): boolean =>
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
