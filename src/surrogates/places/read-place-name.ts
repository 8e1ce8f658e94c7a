import { memoise } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { packOf } from '../../languages/index.ts';
import { casingOf, fold } from '../case.ts';
import {
  genitiveBehindArticle,
  isListedWord,
  isPlaceWord,
  memoiseByLocale,
  otherClassWords,
} from '../institutions/class-words.ts';
import { readKeeper } from '../institutions/read-organisation.ts';
import { FUNCTION_WORDS, isOrganisationKind, PLACE_KINDS, SAINTS, STREET_KINDS } from '../kind-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { OF_TOWN, ONE, type Slot, type Template, TOWN } from '../slots.ts';
import { cutTokens, isPlaceholder, slot, type TextToken } from '../template-words.ts';
import type { SurrogateType } from '../types.ts';
import { codeGroup, isCode, regionCodesOf, regionOfCode, regionOfProvince, statesAbroad } from './place-lexicon.ts';
import { isQuarter } from './quarters.ts';
import { isNumberedUnit, looksLikeStreet, looksLikeUnit, readHouse, readStreet, saintSlot } from './street.ts';
import { LETTERED_ZIP } from './zip.ts';

export const isListedCountry = (text: string, { places }: Lexicon): boolean =>
  text.length > 2 && places.find(fold(text), 'country')?.kind === 'country';

/** Whether the name before a bracket is that of a town of the list. */
export function isBehindTown(before: string, { places }: Lexicon): boolean {
  const words = /((?:\p{L}[\p{L}-]* ){0,3}\p{L}[\p{L}-]*) ?\( ?$/u.exec(before)?.[1]?.split(' ') ?? [];
  return words.some((_, i) => places.list('city')?.find(words.slice(i).join(' '))?.region !== undefined);
}

/** "Göteborgs-" before "och Malmöregionen": as a town stands before what it is joined to. */
export function readSuspended(text: string, { places }: Lexicon, locale: string): Template | undefined {
  const name = /^(\p{Lu}\p{Ll}+)-$/u.exec(text)?.[1];
  const place = name === undefined || packOf(locale)?.institutions?.ofTown === undefined ? undefined : places.find(fold(name), 'city'); // prettier-ignore
  if (name === undefined || place?.kind !== 'city') return undefined;
  const core = name.slice(0, name.length - place.ending.length);
  return [slot('city', core, { band: place.band, ending: OF_TOWN, region: place.region }), '-'];
}

/** "Storlund", "Lundaregionen": called after a town of the lists. */
export function readCompound(text: string, { places }: Lexicon, locale: string): Template | undefined {
  const found = packOf(locale)?.places?.compoundsOfTowns?.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { before = '', small, end = '', town = '', after = '' } = found;
  const name = [small ?? town, town.replace(/s$/u, '')].find((own) => places.find(fold(own), 'city')?.ending === '');
  const place = name === undefined ? undefined : places.find(fold(name), 'city');
  if (name === undefined || place?.kind !== 'city') return undefined;
  const { band, region } = place;
  return small === undefined ? [slot('city', name, { band, region, ending: OF_TOWN }), after] : [before, slot('city', name, { band, region, ending: end, casing: 'lower' })]; // prettier-ignore
}

/** "3511 AB Utrecht": the figures of a postcode that has letters, where postcodes of the language do. */
const isBeforeLetters = (tokens: readonly TextToken[], index: number, locale: string): boolean =>
  /\d \p{Lu}{2}$/u.test(packOf(locale)?.places?.zip?.example ?? '') &&
  /^\d{4}$/u.test(tokens[index]?.text ?? '') &&
  tokens[index + 1]?.text === ' ' &&
  /^\p{Lu}{2}$/u.test(tokens[index + 2]?.text ?? '');

export const BREAKS = /(\s*[,;()\n"„“”«»]+\s*|\s+[-–—]\s+)/u;

export const BREAKS_IN_NAMES = /(\s*[,;()/"„“”«»]+\s*|\s+[-–—]\s+)/u;

export const WORDLIKE = /[\p{L}\p{Nd}…]|\.\.\./u;

export function readComponent(
  text: string,
  type: SurrogateType,
  street: boolean,
  lexicon: Lexicon,
  locale: string,
): (string | Slot)[] {
  const code = LETTERED_ZIP.exec(text)?.[0];
  if (code !== undefined) {
    const before = text.slice(0, -code.length);
    const zip = slot('zip', code);
    return before === '' ? [zip] : [...readComponent(before.trimEnd(), type, street, lexicon, locale), ' ', zip];
  }
  const inAddress = type === 'street' || type === 'address';
  const known = readKnown(text, type, lexicon, locale);
  if (known !== undefined) return known;
  if (inAddress ? looksLikeUnit(text) : isNumberedUnit(text))
    return /^\p{Nd}{4,}$/u.test(text) ? [slot('zip', text)] : readStreet(text, lexicon, locale);
  // "avenue Lind 59000 LILLE"
  const [, way = '', blank = '', posted = ''] = /^(.*\p{L}.*?)( +)(\p{Nd}{5} \p{Lu}.*)$/u.exec(text) ?? [];
  if (posted !== '' && looksLikeStreet(way, locale)) return [...readStreet(way, lexicon, locale), blank, ...readName(posted, 'city', lexicon, locale)]; // prettier-ignore
  const isWay = STREET_KINDS.has(cutTokens(text)[0]?.key ?? '');
  const house = type === 'location' ? readHouse(text, lexicon, locale) : undefined;
  if (house !== undefined) return house;
  if (looksLikeStreet(text, locale) || (street && isWay) || (inAddress && (street || isWay)))
    return readStreet(text, lexicon, locale);
  if (isPlaceholder(text) && !/\p{Nd}/u.test(text)) return [slot(kindOf(type), text, { casing: 'title', tokens: 1 })];
  return readName(text, type, lexicon, locale);
}

/** Letters that stand for the name of a country where it is not at home, "USA": another comes for it by its name, not by its code. */
function isCountryHere(text: string, lexicon: Lexicon, locale: string): boolean {
  if (hasWord(packOf(locale)?.places?.countries, 'US')) return false;
  return isListedCountry(text, lexicon);
}

/** "EE. UU.": a country in letters, in place of which another comes by its name. */
function nameOfShort(text: string, { places }: Lexicon, locale: string): Slot | undefined {
  if (text.length > LONGEST_SHORT || !/^\p{Lu}[\p{L}. ]+$/u.test(text)) return undefined;
  const name = shortCountries(locale).get(text.replaceAll(/[. ]/gu, '').toUpperCase());
  const place = name === undefined ? undefined : places.find(fold(name), 'country');
  return name === undefined || place === undefined
    ? undefined
    : slot('country', name, { band: place.band, region: place.region, casing: 'mixed' });
}

const LONGEST_SHORT = 8;

const shortCountries = memoise((locale) => firstByOthers(packOf(locale)?.places?.shortCountries));

/** Of groups parted by |, by each other word the first. */
const firstByOthers = (groups = ''): ReadonlyMap<string, string> =>
  new Map(
    groups.split('|').flatMap((group) => {
      const [first = '', ...others] = group.split(' ');
      return others.map((other) => [other, first.replaceAll('_', ' ')] as const);
    }),
  );

/** "México D.F.": a town that texts write with letters behind it, which no list has so, and of which a great one without any comes in place. */
function letteredTown(text: string, locale: string): Slot | undefined {
  const country = /\p{Lu}\. ?\p{Lu}\.?$|\p{Lu}{2}$/u.test(text) ? letteredTowns(locale).get(text.replaceAll(/[., ]/gu, '').toUpperCase()) : undefined; // prettier-ignore
  // "Washington DC" has letters of a state, which others come for.
  if (isCode(country ?? '') && !/\p{L} \p{Lu}\.\p{Lu}\.$/u.test(text)) return undefined;
  return country === undefined ? undefined : slot(isCode(country) ? 'city' : 'world-city', text, { band: 0, region: country, casing: 'mixed' }); // prettier-ignore
}

const letteredTowns = memoise((locale) => firstByOthers(packOf(locale)?.places?.letteredTowns));

/** "Spain": a country as another language calls it, in place of which another comes by its name in the own. */
function countryElsewhere(text: string, { places }: Lexicon, locale: string): Slot | undefined {
  const name = countriesElsewhere(locale).get(fold(text));
  if (name === undefined || places.find(fold(text), 'location') !== undefined) return undefined;
  const place = places.find(fold(name), 'country');
  return place?.kind === 'country' ? slot('country', name, { band: place.band, region: place.region, casing: casingOf(text) }) : undefined; // prettier-ignore
}

/** Names of countries in the language of a locale, by their folded names in others. */
const countriesElsewhere = memoise((locale): ReadonlyMap<string, string> => {
  const namesIn = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const own = namesIn(locale);
  const languages = packOf(locale)?.places?.countriesIn?.split(' ').map(namesIn) ?? [];
  return new Map(
    (languages.length === 0 ? [] : CODES).flatMap((code) => {
      const name = own.of(code);
      return name === undefined ? [] : languages.map((names) => [fold(names.of(code) ?? name), name] as const);
    }),
  );
});

const LETTERS_OF_CODES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const CODES = LETTERS_OF_CODES.flatMap((first) => LETTERS_OF_CODES.map((second) => first + second));

/** A text that the lists or the tables of abbreviations know as a whole. */
export function readKnown(
  text: string,
  type: SurrogateType,
  lexicon: Lexicon,
  locale: string,
): (string | Slot)[] | undefined {
  const code = text.length > 8 || isCountryHere(text, lexicon, locale) ? undefined : readCode(text, type, locale);
  const isNamed = code === undefined && text.length > 2;
  const key = fold(text);
  const place = isNamed ? (lexicon.places.find(key, type) ?? (key.includes('-') ? lexicon.places.find(key.replaceAll('-', ' '), type) : undefined)) : undefined; // prettier-ignore
  const short = nameOfShort(text, lexicon, locale) ?? letteredTown(text, locale) ?? countryElsewhere(text, lexicon, locale); // prettier-ignore
  if (short !== undefined) return [short];
  // "New Jersey" is no Jersey that is new.
  if (type === 'location' && statesAbroad(locale).states.has(key)) return [slot('city', text)];
  const region = type === 'country' ? undefined : regionOfProvince(key, locale);
  if (region !== undefined) return [slot('region', region)];
  const town = place === undefined ? townIn(text, lexicon, locale) : undefined;
  if (town !== undefined) return [town];
  if (place === undefined && isQuarter(key, locale)) return [slot('city', text)]; // "Moss Side"
  // "St. Martin" is a church or a village before it is a country.
  const ofSaint = place?.kind === 'country' && type === 'location' ? readSaint(text, lexicon, locale) : undefined;
  if (ofSaint !== undefined) return ofSaint;
  if (place === undefined) {
    if (code !== undefined) return code;
    return otherClassWords(text, locale) === undefined ? undefined : [slot('class-word', text)];
  }
  // "on Fifth Street", as a village in Texas is called too.
  const isWay = place.kind === 'city' && place.band > 1 && type === 'location' && packOf(locale)?.places?.streetKindLast === true && STREET_KINDS.has(fold(text.slice(text.lastIndexOf(' ') + 1))) && looksLikeStreet(text, locale); // prettier-ignore
  if (isWay) return undefined;
  // "Münster" is no Munster.
  const isElsewhere = (place.kind === 'city' || place.kind === 'region') && packOf(locale)?.institutions?.titleCase === true && LETTERS_ABROAD.test(text); // prettier-ignore
  if (isElsewhere) return [slot('city', text, { grammar: TOWN })];
  const core = text.slice(0, text.length - place.ending.length);
  const casing = /^\p{Lu}{2,4}$/u.test(core) && isCountryHere(core, lexicon, locale) ? 'mixed' : undefined;
  return [slot(place.kind, core, { band: place.band, ending: place.ending, region: place.region, ...(casing && { casing }) })]; // prettier-ignore
}

/** Letters that stand in no name of a language whose titles are in capitals, and that it writes in names of others. */
const LETTERS_ABROAD = /[äöüßøåłőűæ]/iu;

export function readSaint(text: string, { saints }: Lexicon, locale: string): (string | Slot)[] | undefined {
  const [, before = '', name = ''] = /^(\p{L}+\.? ?)(\p{Lu}\p{L}+)$/u.exec(text) ?? [];
  if (!isOwnSaint(fold(before).replace(/[. ]+$/u, ''), locale)) return undefined;
  const gender = (['f', 'm'] as const).find((each) => saints(each, name).includes(name));
  return gender === undefined ? undefined : [before, slot('saint', name, { gender })];
}

/** "New York City", where the list has "New York". */
function townIn(text: string, lexicon: Lexicon, locale: string): Slot | undefined {
  const word = packOf(locale)?.places?.cityWord;
  const name =
    word !== undefined && (text.endsWith(` ${word}`) || text.endsWith(` ${word.toLowerCase()}`))
      ? text.slice(0, -1 - word.length)
      : '';
  // The list may have its accents.
  const entry = name === '' ? undefined : lexicon.places.find(fold(name), 'city');
  return entry?.kind === 'city' ? slot('city', name, { band: entry.band, region: entry.region, grammar: lexicon.places.alike(fold(name)) === undefined ? '' : TOWN }) : undefined; // prettier-ignore
}

function readCode(text: string, type: SurrogateType, locale: string): (string | Slot)[] | undefined {
  if (type !== 'country' && regionCodesOf(locale).has(text)) return [slot('region-code', text)];
  if (type !== 'country' && regionOfCode(text) !== undefined) return [slot('region-code', text)];
  const dotted = /^(?:\p{Lu}\.){2,3}$/u.test(text);
  if (!dotted && !/^\p{Lu}{2,3}$/u.test(text)) return undefined;
  const country = type === 'country' || /^U\.?[SK]\.?(?:A\.?)?$/u.test(text) || codeGroup(text, false) === undefined;
  return codeGroup(text, country) === undefined ? undefined : [slot(country ? 'country-code' : 'region-code', text)];
}

export function kindOf(type: SurrogateType): 'city' | 'region' | 'country' {
  return type === 'region' || type === 'country' ? type : 'city';
}

/** "Fairfax County", "75016 Paris", "Bundesrepublik Deutschland": words of kind stay, the rest is one name or several. */
function readName(text: string, type: SurrogateType, lexicon: Lexicon, locale: string): (string | Slot)[] {
  const kept = type === 'location' && !isListed(text, type, lexicon) ? readKeeper(text, lexicon, locale) : undefined;
  if (kept !== undefined) return [...kept];
  const tokens = cutTokens(text);
  const template: (string | Slot)[] = [];
  const kinds = kindsIn(tokens, type, lexicon, locale);
  // A saint of another language tells no kind.
  const isKind = ({ key }: TextToken): boolean => kinds.has(key) || (PLACE_KINDS.has(key) && (!SAINTS.has(key) || isOwnSaint(key, locale))); // prettier-ignore
  const hasKind = tokens.some((token) => token.kind === 'word' && isKind(token));
  // "Lan Xang": what is a word of kind in another language alone is part of the name of a country.
  const isTitled = packOf(locale)?.institutions?.titleCase === true;
  if (isTitled && type === 'country' && hasKind && tokens.every((token) => token.kind === 'gap' || (token.kind === 'word' && !isOwnKind(token.key, locale) && !kinds.has(token.key) && !isListed(token.text, type, lexicon) && otherClassWords(token.text, locale) === undefined))) return [slot('country', text)]; // prettier-ignore
  // "San Remo" is abroad, and so is what comes for it.
  const isForeign = packOf(locale)?.places?.tellsForeign === true && !isOwnSaint(tokens[0]?.key ?? '', locale);
  // "San Remo", "Cerro San Remo"
  if (isForeign && !hasKind && tokens.some(({ key }, i) => SAINTS.has(key) && (i === 0 || !isOwnSaint(key, locale)))) return [slot(kindOf(type), text)]; // prettier-ignore
  // "Ruta del Vino" is one name of another language, whatever words of kind that has in it.
  const isOfOthers = isForeign && tokens.some(({ kind, key, text: own }, i) => i > 0 && kind === 'word' && own === own.toLowerCase() && FUNCTION_WORDS.has(key) && !isOwnFunctionWord(key, locale)); // prettier-ignore
  if (isOfOthers && tokens.every(({ kind }) => kind !== 'number')) return [slot(kindOf(type), text)];
  if (/^\p{Lu}\p{L}+-\p{Ll}{3,}$/u.test(text)) return [slot(kindOf(type), text)]; // "Vila-sana"
  if (packOf(locale)?.places?.hyphenated === true && !hasKind && /^\p{Lu}\p{L}+(?:[-'’]\p{L}+)*-\p{L}+$/u.test(text) && !text.split('-').some((name) => isListedCountry(name, lexicon))) return [slot(kindOf(type), text)]; // prettier-ignore
  const isJoined = tokens.some(({ key, text: own }, i) => i > 0 && !isOwnFunctionWord(key, locale) && !kinds.has(key) && isJoint(own, i, tokens)); // prettier-ignore
  const inner = isJoined || tokens.some(({ kind, key }, i) => i > 0 && kind === 'word' && FUNCTION_WORDS.has(key));
  // "Freiburg im Breisgau" is one place even where the lists know only the first word.
  if (inner && (isJoined || !hasKind) && tokens.every(({ kind, key }) => kind !== 'number' && key !== 'cedex'))
    return [slot(kindOf(type), text)];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number' && isBeforeLetters(tokens, i, locale)) {
      template.push(slot('zip', `${token.text} ${tokens[i + 2]?.text ?? ''}`));
      i += 2;
    } else if (token.kind === 'number') template.push(slot(token.text.length === 5 ? 'zip' : 'digits', token.text));
    else if (token.kind === 'gap' || (token.text.length === 1 && token.text === token.key)) template.push(token.text);
    // "3 tr": behind a number a word without a capital is no name.
    else if (token.text === token.key && tokens[i - 2]?.kind === 'number')
      template.push(token.text); // prettier-ignore
    // "D-76131", "A-1090"
    else if (
      i === 0 &&
      /^(?:D|A|CH|F|B|L|NL|I)$/u.test(token.text) &&
      tokens[1]?.text === '-' &&
      /^\d{4,5}$/u.test(tokens[2]?.text ?? '')
    )
      template.push(token.text);
    else if (
      /^\p{Lu}$/u.test(token.text) &&
      (tokens[i - 1]?.kind === 'number' || (tokens[i + 1]?.text === '-' && tokens[i + 2]?.kind === 'number'))
    )
      template.push(slot('letter', token.text)); // "4B", "C-12/7"
    // "Lind Hall concert": behind capitals neither, where names have them.
    else if (isTitled && hasKind && i > 0 && /^\p{Ll}{4,}$/u.test(token.text) && /^\p{Lu}/u.test(text))
      template.push(token.text);
    // "buvette Saint-Luc": before capitals what has none is no name.
    else if (i === 0 && /^\p{Ll}{4,}$/u.test(token.text) && /\p{Lu}/u.test(text)) template.push(token.text);
    else if (isDottedRoom(token.text, locale)) template.push(token.text);
    else if (/^\p{Lu}(?:\.\p{Lu})+$/u.test(token.text)) template.push(slot('shape', token.text));
    else if (hasKind && otherClassWords(token.text, locale) !== undefined)
      template.push(slot('class-word', token.text)); // "French Republic"
    else if (isCodeInAddress(tokens, i)) template.push(...(readCode(token.text, type, locale) ?? [token.text]));
    else {
      const end = endOfPlace(tokens, i, type, lexicon, kinds) ?? endOfName(tokens, i, hasKind, kinds);
      if (end === i) template.push(token.text);
      else {
        const name = tokens.slice(i, end).map((each) => each.text).join(''); // prettier-ignore
        const before = tokens[i - 2]?.key ?? '';
        const after = tokens[end + 1]?.key ?? '';
        // "Sydney Opera House": between its name and its kind a word of the dictionary tells what it is too.
        const isBehindName = template.some((part) => typeof part !== 'string');
        if (
          isBehindName &&
          hasKind &&
          !name.includes(' ') &&
          after !== '' &&
          isListedWord(name, locale) &&
          !isListed(name, type, lexicon)
        ) {
          template.push(name);
          i = end - 1;
          continue;
        }
        // A county may be called after its town.
        // "Osijek-Baranja County": what a hyphen joins to a place is one.
        const isJoined = tokens[i - 1]?.text === '-' && i > 1;
        const isOfPerson = !isJoined && (isNamedAfterPersons(after, locale) || isNamedAfterPersons(before, locale)) && lexicon.places.find(fold(name), type)?.kind !== 'city'; // prettier-ignore
        const isBeforeCode =
          isCodeInAddress(tokens, end + 1) && regionOfCode(tokens[end + 1]?.text ?? '') !== undefined; // "Washington DC"
        const read = isOfPerson ? [slot('family-name', name, { band: 0 })] : isJoined && !SAINTS.has(before) && !isListed(name, type, lexicon) ? [slot('city', name)] : readPlaceName(name, isBeforeCode ? 'city' : type, before, hasKind, lexicon, locale); // prettier-ignore
        template.push(...(packOf(locale)?.institutions?.titleCase === true && (kinds.has(after) || PLACE_KINDS.has(after)) ? read.map(ofOneWord) : read)); // prettier-ignore
        i = end - 1;
      }
    }
  }
  // "Hesse-Darmstadt": no town at home is a part of a region abroad.
  const [region, hyphen, second] = template;
  if (isTitled && template.length === 3 && hyphen === '-' && typeof region === 'object' && region.kind === 'region' && typeof second === 'object' && second.kind === 'city') return [region]; // prettier-ignore
  for (const [i, part] of template.entries()) {
    const isJoined = template[i - 1] === '-' || template[i + 1] === '-'; // "Bremen-Vegesack"
    if (!isJoined || typeof part === 'string') continue;
    // A part of a town at home lies there too, whatever its letters look like.
    const isOfHome = [template[i - 2], template[i + 2]].some((other) => typeof other === 'object' && other.kind === 'city' && lexicon.world.regions.has(other.region ?? '')); // prettier-ignore
    const isForeign = part.kind === 'world-city' || (part.kind === 'city' && part.region === undefined);
    const isBehindTown = isOfHome && i > 1 && lexicon.grammars.has('quarter');
    // "Moskau-Scheremetjewo" is no road between two towns.
    const town = template[i - 2];
    const isBehindAbroad = typeof town === 'object' && town.kind === 'world-city' && part.kind === 'city' && part.region === undefined && lexicon.grammars.has('quarter-abroad'); // prettier-ignore
    if (isBehindAbroad) template[i] = slot('grammar', part.text, { grammar: 'quarter-abroad' });
    else if (isBehindTown && (part.kind === 'city' || part.kind === 'world-city'))
      template[i] = slot('grammar', part.text, { grammar: 'quarter' }); // prettier-ignore
    else if (isOfHome && isForeign) template[i] = slot('city', part.text, { grammar: ONE, region: '' });
    else if (part.kind === 'city') template[i] = { ...part, grammar: ONE };
  }
  // "Alfred Phillips House": called after somebody, as two villages are each.
  const [given, blank, family] = template;
  const isPerson = hasKind && blank === ' ' && isVillage(given) && isVillage(family) && (lexicon.names.word(given.text).given ?? RARE) < RARE && (lexicon.names.word(family.text).family ?? RARE) < RARE; // prettier-ignore
  if (isTitled && isPerson) template.splice(0, 3, slot('city', `${given.text} ${family.text}`, { grammar: ONE }));
  if (packOf(locale)?.places?.tellsForeign === true) joinTowns(template, locale);
  const slots = template.filter((part) => typeof part !== 'string');
  const last = text.slice(text.lastIndexOf(' ') + 1);
  // "Peninsular Malaysia" is no town.
  if (packOf(locale)?.institutions?.titleCase && !hasKind && tokens.length > 1 && tokens.length < 4 && type !== 'city' && last !== text && lexicon.places.find(fold(last), 'country')?.kind === 'country') return [slot('country', text)]; // prettier-ignore
  // "Santa Maria da Feira", "Santo Estêvão da Serra": what begins with a town is one place, be another town or a word of kind behind it.
  const isBehindTown = (part: string, at: number): boolean => part.trim() === '' || isOwnFunctionWord(part, locale) || (at === template.length - 1 && PLACE_KINDS.has(fold(part))); // prettier-ignore
  if (inner && hasKind && typeof template[0] === 'object' && template.length > 1 && template.every((part, at) => (typeof part === 'string' ? isBehindTown(part, at) : part.kind === 'city' || (at === 0 && part.kind === 'country')))) return [slot('city', text)]; // prettier-ignore
  // "Porto Santo": a town that has an article is none where another name follows.
  const [lead] = template;
  if (typeof lead === 'object' && lead.kind === 'class-word' && /^ \p{Lu}/u.test(text.slice(lead.text.length)) && lexicon.places.list('city')?.find(lead.text) !== undefined) return [slot('city', text)]; // prettier-ignore
  // Two towns side by side are one name that no list has: "Pampa Hermosa".
  if (slots.length > 1 && !hasKind && slots.every((each) => each.kind === 'city' || each.kind === 'world-city') && template.every((part) => typeof part !== 'string' || /^[ \u00a0]*$/u.test(part))) return [slot(kindOf(type), text)]; // prettier-ignore
  const [only] = template;
  const isUnread = typeof only === 'object' && only.text === text && only.ending === '' && only.kind === kindOf(type);
  if (slots.length > 0 && !(isUnread && template.length === 1)) return template;
  const ending = genitiveBehindArticle(text, locale);
  if (ending === '' && slots.length > 0) return template;
  return [slot(kindOf(type), text.slice(0, text.length - ending.length), { ending })];
}

/** "Vila Vista Alegre", "São Miguel das Missões": towns side by side, or with a preposition between them, are one that no list has. */
function joinTowns(template: (string | Slot)[], locale: string): void {
  const isTown = (part: string | Slot | undefined): part is Slot => typeof part === 'object' && (part.kind === 'city' || part.kind === 'world-city'); // prettier-ignore
  for (let i = 0; i < template.length - 2; i++) {
    const first = template[i];
    const [gap, word, behind] = template.slice(i + 1, i + 4);
    const between = isTown(word) ? 1 : typeof word === 'string' && behind === ' ' && /^d/iu.test(word) && isOwnFunctionWord(fold(word), locale) ? 3 : 0; // prettier-ignore
    const second = template[i + 1 + between];
    if (!isTown(first) || gap !== ' ' || between === 0 || !isTown(second)) continue;
    const { region } = first.kind === 'city' ? first : second;
    template.splice(
      i,
      between + 2,
      slot('city', `${first.text} ${typeof word === 'string' ? `${word} ` : ''}${second.text}`, { region }),
    );
    i--;
  }
}

/** "Lind River", "Monte Lind": beside a word of kind of other languages stands a name of one. */
export function readAbroad(text: string, type: SurrogateType, locale: string): (string | Slot)[] | undefined {
  const [, first = '', rest = '', last = ''] =
    /^(?=[\p{L}'’ -]+$)(\p{Lu}\p{L}+)(?: (.+))? (\p{Lu}\p{L}+)$/u.exec(text) ?? [];
  if (type !== 'location' || last === '') return undefined;
  const country = kindsAbroad(locale).get(fold(first)) ?? kindsAbroad(locale).get(fold(last));
  const town = (name: string): Slot => slot('world-city', name, { grammar: ONE, region: country });
  // "Isola di Lind"
  const joint = packOf(locale)?.places?.foreignJoints?.exec(text.slice(first.length + 1))?.[0] ?? '';
  if (isForeignKind(fold(first), locale)) return [`${first} ${joint}`, town(text.slice(first.length + 1 + joint.length))]; // prettier-ignore
  return isForeignKind(fold(last), locale) ? [town(rest === '' ? first : `${first} ${rest}`), ` ${last}`] : undefined;
}

/** Whether a folded word of kind stands in names of other languages alone. */
export const isForeignKind = (word: string, locale: string): boolean => kindsAbroad(locale).has(word);

/** Words of kind of other languages, with the country where they are used. */
const kindsAbroad = memoise(
  (locale): ReadonlyMap<string, string> =>
    new Map(
      (packOf(locale)?.places?.foreignKinds?.split('|') ?? []).flatMap((line) => {
        const [country = '', words = ''] = line.split(': ');
        return words.split(' ').map((word) => [word, country] as const);
      }),
    ),
);

/** "C.P." before a postcode. */
const isDottedRoom = memoiseByLocale((word, locale) => word.includes('.') && packOf(locale)?.places?.rooms?.match(/\S+/gu)?.includes(fold(word.replaceAll('.', ''))) === true); // prettier-ignore

const isOwnFunctionWord = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.institutions?.functionWords, word)); // prettier-ignore

/** "Spring Valley County" has one kind too many. */
const ofOneWord = (part: string | Slot): string | Slot =>
  typeof part !== 'string' && part.kind === 'city' ? { ...part, grammar: ONE } : part;

/** The band of rare names, and of villages. */
const RARE = 2;

const isVillage = (part: Template[number] | undefined): part is Slot => typeof part === 'object' && part.kind === 'city' && part.band === RARE; // prettier-ignore

const isOwnKind = memoiseByLocale((word, locale) => packOf(locale)?.places?.kinds?.split(/\s+/u).includes(word) === true); // prettier-ignore

/** "am" of "Frankfurt am Main": a small word between capitals. */
const isJoint = (word: string, at: number, tokens: readonly TextToken[]): boolean =>
  /^\p{Ll}+$/u.test(word) && at + 1 < tokens.length && tokens.every(({ kind, text }, i) => kind !== 'word' || i === at || /^\p{Lu}/u.test(text)); // prettier-ignore

/** Whether what has a word of kind beside its name is called after a person: "Jefferson County", "Hudson River". */
export const isNamedAfterPersons = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.places?.namedAfterPersons, word)); // prettier-ignore

/**
 * Words behind the first that tell what a name names: those of the dictionary for a place ("Lincoln Reservoir Park", "Alcatraz prison"), and the last
 * where it is one for an institution ("Officers Training Academy").
 */
function kindsIn(
  tokens: readonly TextToken[],
  type: SurrogateType,
  lexicon: Lexicon,
  locale: string,
): ReadonlySet<string> {
  const isTitle = packOf(locale)?.institutions?.titleCase === true;
  return new Set(
    tokens.flatMap(({ kind, key, text }, i) => {
      const isLast = i === tokens.length - 1;
      // "Urbana-Champaign"
      const isJoined = isTitle && tokens[i - 1]?.text === '-' && isListed(text, type, lexicon);
      return i > 0 &&
        !isJoined &&
        kind === 'word' &&
        (isPlaceWord(text, locale) || (isLast && isTitle && isOrganisationKind(key)))
        ? [key]
        : [];
    }),
  );
}

/** "MA" in "Boston MA 02111", where it is no word of a name in capitals. */
function isCodeInAddress(tokens: readonly TextToken[], index: number): boolean {
  const next = tokens.slice(index + 1).find(({ kind }) => kind !== 'gap');
  return /^\p{Lu}{2,3}$/u.test(tokens[index]?.text ?? '') && (next === undefined || next.kind === 'number');
}

/** Where the name that starts at `start` ends: at a number, at a word of kind, or at the end; `start` where none starts. */
function endOfName(tokens: readonly TextToken[], start: number, hasKind: boolean, kinds: ReadonlySet<string>): number {
  const isKept = ({ key }: TextToken): boolean =>
    kinds.has(key) || PLACE_KINDS.has(key) || FUNCTION_WORDS.has(key) || key === 'cedex';
  const first = tokens[start] as TextToken;
  if (kinds.has(first.key) || PLACE_KINDS.has(first.key) || (FUNCTION_WORDS.has(first.key) && hasKind)) return start;
  let end = start + 1;
  for (let i = start + 1; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number') break;
    if (token.kind === 'gap' && !/^(?:[ \u00a0]+|\s*-\s*|\s+|\. ?)$/u.test(token.text)) break;
    if (token.kind !== 'word') continue;
    if (hasKind && isKept(token)) break;
    if (token.key === 'cedex') break;
    if (!FUNCTION_WORDS.has(token.key)) end = i + 1;
  }
  return end;
}

/** The end of the longest place of the lists that starts at a word: "San Francisco" in "San Francisco Bay Area". */
function endOfPlace(
  tokens: readonly TextToken[],
  start: number,
  type: SurrogateType,
  lexicon: Lexicon,
  kinds: ReadonlySet<string>,
): number | undefined {
  let text = '';
  let end: number | undefined;
  for (let i = start; i < tokens.length && i < start + MAX_PLACE_TOKENS; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number' || (token.kind === 'gap' && !/^[ -]$/.test(token.text))) break;
    text += token.text;
    const isKind = kinds.has(token.key) && !PLACE_KINDS.has((tokens[start] as TextToken).key); // "Little Falls"
    if (isKind && !isTownOfKind(text, lexicon)) break;
    if (token.kind === 'word' && (i > start || !PLACE_KINDS.has(token.key)) && isListed(text, type, lexicon))
      end = i + 1;
  }
  return end;
}

/** "Sioux City", of which the last word would say what it is. */
const isTownOfKind = (text: string, { places }: Lexicon): boolean =>
  text.includes(' ') && places.list('city')?.find(text) !== undefined;

export function isListed(text: string, type: SurrogateType, lexicon: Lexicon): boolean {
  return text.length > 2 && lexicon.places.find(fold(text), type) !== undefined;
}

const MAX_PLACE_TOKENS = 9;

/** Whether a word for a saint is one of the language: not "San" in German. */
const isOwnSaint = memoiseByLocale((word, locale) => hasWord(packOf(locale)?.names?.saints, word));

function readPlaceName(
  name: string,
  type: SurrogateType,
  before: string,
  hasKind: boolean,
  lexicon: Lexicon,
  locale: string,
): (string | Slot)[] {
  const place = lexicon.places.find(fold(name), type);
  const isWithKind = hasKind && packOf(locale)?.institutions?.titleCase === true;
  // "Lake Chad", "West Jersey": what no list has as a whole is called after another place, as a kingdom is after a great town.
  if (isWithKind && place?.kind === 'country' && !FUNCTION_WORDS.has(before)) return [slot('city', name)];
  if (isWithKind && type === 'country' && place?.kind !== 'country' && FUNCTION_WORDS.has(before))
    return [slot('world-city', name)];
  if (place !== undefined) {
    const core = name.slice(0, name.length - place.ending.length);
    return [slot(place.kind, core, { band: place.band, ending: place.ending, region: place.region })];
  }
  if (otherClassWords(name, locale) !== undefined) return [slot('class-word', name)];
  const word = lexicon.names.word(name);
  if (SAINTS.has(before) && (word.given !== undefined || isOwnSaint(before, locale))) {
    return [saintSlot(name, before, lexicon)];
  }
  // "Rathaus Lind": a name that no list has lies at home where a word of the language tells its kind, whatever its letters look like.
  if (hasKind && packOf(locale)?.places?.tellsForeign === true && word.family === undefined && type !== 'region' && type !== 'country') return [slot('city', name, { region: '' })]; // prettier-ignore
  if (hasWord(packOf(locale)?.places?.regionKinds, before)) return [slot('region', name)];
  if (hasKind && word.family !== undefined) return [slot('family-name', name, { band: word.family })];
  return [slot(kindOf(type), name)];
}
