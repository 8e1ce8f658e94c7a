import { nameGenders } from '../../languages/agreement.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import { FUNCTION_WORDS, isOrganisationKind, PLACE_KINDS, SAINTS, STREET_KINDS } from '../kind-words.ts';
import { COUNTED, OF_TOWN, type Slot } from '../slots.ts';
import type { Lexicon } from '../lexicon.ts';
import { slot } from '../template-words.ts';
import { isCommonWord, isKindWord, isListedBody, isWordOfLanguage, otherClassWords } from './class-words.ts';

// Names that begin with what they name, and say where it is at their end: "brigade de recherches de Fréjus".

const CAPITAL = /^\p{Lu}/u;
/** "ASL 3", "Distretto Sanitario 4" */
const NUMBERED = /^(?<before>(?<kind>\p{L}+) (?<more>\p{L}{4,} )?(?:\p{Lu}?\p{Ll}{1,3}[.º°]* ?)?)(?<number>\p{Nd}+)$/u;
const ELIDED = /^\p{L}{1,4}['’](?=\p{L})/u;

const WHICH = /(?<=\p{L}) n(?:úm\.?|\.?[º°]|\.) ?\p{Nd}+$/iu;

const counted = (number: string): Slot => slot('digits', number, number.length < 3 ? { grammar: COUNTED } : {});

/** Reads a name that ends in a place: the place becomes another, and what is before it stays where it names nobody. */
export function readSeated(text: string, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
  const before = packOf(locale)?.institutions?.beforeSeat;
  // "Registre de la Propietat de Lind núm. 2": which of those of a town
  const [which = ''] = before === undefined ? [] : (WHICH.exec(text) ?? []);
  if (which !== '') {
    const seated = readSeated(text.slice(0, -which.length), lexicon, locale);
    const number = /\p{Nd}+$/u.exec(which)?.[0] ?? '';
    return seated && [...seated, which.slice(0, -number.length), counted(number)];
  }
  for (const { 0: found, index } of before === undefined ? [] : text.matchAll(before)) {
    const end = index + found.length;
    const tail = ofParish(text.slice(end), locale);
    const own = townWithArticle(found, tail.name, lexicon, locale);
    const place = own?.town ?? readPlace(tail.name, lexicon);
    const body = text.slice(0, index);
    // "Croce Verde di Lind": what everybody knows is nobody's name, whatever its words are.
    if (place === undefined || !(isListedBody(body.trimEnd(), locale) || isNameless(body, lexicon, locale))) continue;
    if (own !== undefined) return [body + own.before, place];
    // "do Porto": another town has no article.
    const bare = place.kind === 'city' ? packOf(locale)?.agreement?.uncontracted?.[found.trim()] : undefined;
    const lead = (bare === undefined ? text.slice(0, end) : `${body}${bare} `).split(/(\p{Nd}+| )/u);
    const seat = tail.kind === '' ? [place] : [{ ...place, ending: OF_TOWN }, tail.kind];
    return [...lead.map((part) => (/^\p{Nd}/u.test(part) ? counted(part) : part)), ...seat];
  }
  return undefined;
}

/** The body that everybody knows at the beginning of a name, before where a branch of it is: "Creu Roja" of "Creu Roja de Lind"; empty where there is none. */
export function knownBefore(text: string, locale: string): string {
  const before = packOf(locale)?.institutions?.beforeSeat;
  const bodies =
    before === undefined ? [] : [...text.matchAll(before)].map(({ index }) => text.slice(0, index).trimEnd());
  return bodies.find((body) => isListedBody(body, locale)) ?? '';
}

/** "Ajuntament de l'Escala", "del Vendrell": a town whose own article stands there, be it in one word with the preposition. */
function townWithArticle(
  found: string,
  name: string,
  lexicon: Lexicon,
  locale: string,
): { readonly town: Slot; readonly before: string } | undefined {
  const { melted, articles = '' } = packOf(locale)?.agreement ?? {};
  if (melted === undefined) return undefined;
  const apart = Object.entries(melted).find(([, one]) => `${one} ` === found)?.[0];
  const [, before = '', article = ''] =
    /^(\p{L}+ )(\p{L}+(?: |['’]))$/u.exec(apart === undefined ? found : `${apart} `) ?? [];
  if (!articles.split(' ').includes(article.replace(/[ '’]$/u, ''))) return undefined;
  const town = readPlace(article.replace('’', "'") + name, lexicon);
  return town?.kind === 'city' ? { town, before } : undefined;
}

/** "Kumla kommun", "Sunds församling": a town before what it is of, in a language that has a form of its own for that. */
function ofParish(text: string, locale: string): { readonly name: string; readonly kind: string } {
  const found = packOf(locale)?.institutions?.ofTown === undefined ? undefined : /^(?<name>\p{Lu}[\p{L} -]+)(?<kind> \p{Ll}+)$/u.exec(text)?.groups; // prettier-ignore
  return { name: found?.['name'] ?? text, kind: found?.['kind'] ?? '' };
}

/**
 * "Advokatfirman Lind", "Räddningstjänsten Gotland": in a language with the article at the end of its nouns one with it tells what is named behind it, which
 * is a place of the lists or somebody's name.
 */
export function readDefinite(text: string, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
  const definite = packOf(locale)?.institutions?.definite;
  const { head = '', name = '' } = definite?.exec(text)?.groups ?? {};
  if (head === '') return undefined;
  const { given, family } = lexicon.names.word(head);
  if (given !== undefined || family !== undefined || lexicon.places.find(fold(head), 'city') !== undefined) return undefined; // prettier-ignore
  const landscape = otherClassWords(name, locale) === undefined ? undefined : slot('class-word', name);
  return [`${head} `, landscape ?? readPlace(name, lexicon) ?? ofFamily(name.split(' '))];
}

/** A town or region of the lists, be it a family name as well; a saint's name is none here. */
function readPlace(text: string, { places }: Lexicon): Slot | undefined {
  const key = fold(text);
  if (key.length < 3 || SAINTS.has(key.split(' ', 1)[0] ?? '')) return undefined;
  const place = places.find(key, 'city') ?? places.find(key, 'region');
  const core = text.slice(0, text.length - (place?.ending.length ?? 0));
  return place && slot(place.kind, core, { band: place.band, ending: place.ending, region: place.region });
}

/**
 * Reads a name in which no name is: behind a word for what it is in small letters stands whose it is, else it becomes another such body.
 *
 * @returns `undefined` for a name of one word that says not what it names, and in languages whose names begin otherwise.
 */
export function readHeaded(text: string, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
  if (packOf(locale)?.institutions?.ordinary === undefined) return undefined;
  const numbered = NUMBERED.exec(text)?.groups;
  const { kind = '', more = '' } = numbered ?? {};
  if (
    numbered !== undefined &&
    isOrganisationKind(fold(kind)) &&
    (more === '' || isNameless(`${kind} ${more}`, lexicon, locale))
  )
    return [numbered['before'] ?? '', counted(numbered['number'] ?? '')];
  const words = text.split(' ');
  const from = words.findIndex((word) => CAPITAL.test(word));
  if (!/\p{Ll}/u.test(text)) return undefined;
  const ordinary = [slot('ordinary', text)];
  if (words.length === 1) return from < 0 || isOrganisationKind(fold(text)) ? ordinary : undefined;
  if (from > 0 && !FUNCTION_WORDS.has(words[from - 1] ?? '')) return [`${words.slice(0, from).join(' ')} `, ofFamily(words.slice(from))]; // prettier-ignore
  const [head = '', next = ''] = words;
  const isHead = isOrganisationKind(fold(head)) || nameGenders(locale)?.genderOf(head) !== undefined;
  const isHouse = STREET_KINDS.has(fold(next)) || PLACE_KINDS.has(fold(next));
  if (isHead && CAPITAL.test(next) && (isHouse || !isTold(next, lexicon, locale)))
    return [`${head} `, ofFamily(words.slice(1))]; // "Clinica Villa dei Pini"
  // "Palácio da Justiça" is a body, "Meia Preta" is what somebody thought of.
  const isBody = isHead || words.some((word) => FUNCTION_WORDS.has(word));
  return isBody && isNameless(text, lexicon, locale) ? ordinary : undefined;
}

const ofFamily = (words: readonly string[]): Slot =>
  slot('family-name', words.join(' '), { casing: 'title', tokens: 1 });

/** Whether no word of the beginning of a name, or of all of it, is a name, as far as can be told. */
export function isNameless(text: string, lexicon: Lexicon, locale: string): boolean {
  const { seated } = packOf(locale)?.institutions ?? {};
  const words = text.trim().split(' ');
  return words.every((word, i) => {
    const isBehindSmall = i > 0 && (ELIDED.test(word) || FUNCTION_WORDS.has(words[i - 1] ?? ''));
    const core = word.replace(ELIDED, '');
    if (i === 0 || !CAPITAL.test(core) || isTold(core, lexicon, locale)) return true;
    // "CHU de Zwexel": where it is, be the town in no list.
    if (isBehindSmall && seated?.test(fold(words[0]?.replace('.', '') ?? '')) === true) return false;
    if (isWordOfLanguage(core, locale)) return true;
    const { given, family } = lexicon.names.word(core);
    return isBehindSmall && given === undefined && family === undefined;
  });
}

/** Whether a word tells what is named, and no more. */
const isTold = (word: string, { kindWords }: Lexicon, locale: string): boolean =>
  isOrganisationKind(fold(word)) || isKindWord(word, locale) || isCommonWord(word, locale) || kindWords.has(fold(word)); // prettier-ignore
