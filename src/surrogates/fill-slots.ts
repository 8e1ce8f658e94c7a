import { memoise } from '../core/caches.ts';
import { obtain } from '../core/collections.ts';
import { hasWord } from '../core/has-word.ts';
import type { Rng } from '../core/rng.ts';
import type { Edit } from '../core/types.ts';
import { withoutArticle } from '../languages/agreement.ts';
import { withoutArticleBefore } from '../languages/sounds.ts';
import { careFieldOf } from './institutions/care.ts';
import { packOf } from '../languages/index.ts';
import { nearCopy } from '../text/near-copy.ts';
import { applyCasing, capitalise, casingOf, fold, mapDigits, mapShape } from './case.ts';
import { becomesOf, countrySlot, drawValue, endingOf, nationBecomes, NOWHERE, regionSlot } from './draw-slot.ts';
import { isBodyAsWritten, isField, isListedBody, memoiseByLocale, ordinaryBodies, otherAcronyms, otherBodies, otherClassWords, otherFields, otherReaches, otherStances, stanceKey } from './institutions/class-words.ts'; // prettier-ignore
import { PLACE_KINDS } from './kind-words.ts';
import { type Lexicon, sharedLexicon } from './lexicon.ts';
import { peoplesOf } from './peoples.ts';
import { nationOfDivision, zipBeginnings } from './places/choices.ts';
import { areasOfCodes, codeGroup, codesOfRegion, isCode, isPlaceKind, REGION_CODES, regionCodesOf, regionOfCode } from './places/place-lexicon.ts'; // prettier-ignore
import { otherArea, otherRegion } from './places/world.ts';
import { writeZip } from './places/zip.ts';
import { coinAcronym, drawCountryCode, drawLetter, drawNumberWord, drawRoman, fitOrdinal, nearNumber, pickCode, turnDigits } from './signs.ts'; // prettier-ignore
import { COUNTED, DIVISION, NEAR_NUMBER, OF_TOWN, type Reading, ROAD_NUMBER, type Slot, SPECIALTY, type Surroundings, type Template } from './slots.ts'; // prettier-ignore
import type { Draw, Setting } from './types.ts';

/**
 * Fills a mention's slots and begins as the mention begins, with a capital or not.
 *
 * @returns `undefined` where nothing came out, or the mention itself.
 */
export function fillReading(
  reading: Reading,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings = NOWHERE,
): string | undefined {
  const filled = fillTemplate(reading.template, draw, lexicon, setting, around);
  const written = reading.upper ? capitalise(filled) : filled;
  return written === '' || fold(written) === reading.key ? undefined : written;
}

function fillTemplate(
  template: Template,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): string {
  let written = '';
  for (const slot of template) {
    if (typeof slot === 'string') written += slot;
    else {
      const filled = fillSlot(slot, template, draw, lexicon, setting, around);
      const article = articleWithin(slot, written, filled, setting);
      written = join(article === undefined ? written : written.slice(0, article.start) + article.replacement, filled, setting.locale); // prettier-ignore
    }
  }
  return written;
}

/** The article before a country or a region within a name: "Consiglio regionale della Toscana" becomes one "dell'Umbria". */
function articleWithin({ kind, text }: Slot, before: string, filled: string, { locale }: Setting): Edit | undefined {
  if (kind === 'country') return withoutArticle(before, before.length, text, filled, locale);
  const { agreement, places } = packOf(locale) ?? {};
  // "Base das Lajes" becomes one "de Urzelina": towns with an article stand for each other alone.
  if (kind === 'city' && places?.townsStayBehindArticles === true && /^\p{L}{3} $/u.test(before.slice(-4)) && / d[ao]s $/iu.test(before)) return withoutArticleBefore(before, before.length, filled, locale); // prettier-ignore
  if (kind !== 'region' || agreement?.articleForms === undefined) return undefined;
  const classOf = (name: string): string => places?.classOfRegion?.(name).charAt(0) ?? '-';
  const is = classOf(filled);
  if (is === 'u') return withoutArticleBefore(before, before.length, filled, locale);
  const at = ['m', '', 'v', 'f'].indexOf(is);
  const lower = before.toLowerCase().replaceAll('’', "'");
  const bare = classOf(text) === 'u' ? agreement.beforeTowns : undefined; // "de Beja" becomes "da Guarda"
  const forms = agreement.articleForms.flatMap((row) => (bare === undefined ? row : row.slice(0, 1).map((form) => bare[form] ?? '')).map((form) => ({ row, own: withBlank(form) }))); // prettier-ignore
  const found = forms.filter(({ own }) => own !== ' ' && lower.endsWith(` ${own}`)).toSorted((a, b) => b.own.length - a.own.length)[0]; // prettier-ignore
  const form = found?.row[at] ?? '-';
  return found === undefined || form === '-' ? undefined : { start: before.length - found.own.length, end: before.length, replacement: withBlank(form) }; // prettier-ignore
}

const withBlank = (form: string): string => (form.endsWith("'") ? form : `${form} `);

/** Some languages elide "de" before a vowel: "Hôpital de Lens", "Hôpital d'Arras". */
function join(before: string, value: string, locale: string): string {
  const first = value.slice(0, Math.max(0, value.indexOf(' ')));
  if (first !== '' && PLACE_KINDS.has(fold(first)) && before.endsWith(`${first} `))
    return before + value.slice(first.length + 1); // "Bad Bad Ems"
  // "East North Lind"
  if (first !== '' && isPartOfTown(first, locale) && isPartOfTown(/\p{L}+(?= $)/u.exec(before)?.[0] ?? '', locale)) return before + value.slice(first.length + 1); // prettier-ignore
  const { elision, melted, soundPairs } = packOf(locale)?.agreement ?? {};
  const preposition =
    first === '' || melted === undefined ? '' : (/(?<!\p{L})\p{L}{1,2}(?= $)/u.exec(before)?.[0] ?? '');
  const one = preposition === '' ? undefined : melted?.[`${preposition} ${first}`.toLowerCase()];
  // "du Mans"
  if (one !== undefined) return before.slice(0, -preposition.length - 1) + (first === first.toUpperCase() ? one.toUpperCase() : one) + value.slice(first.length); // prettier-ignore
  const long = elision?.d;
  if (long === undefined) return before + value;
  const vowel = /^[aeiouhœ]/u.test(fold(value.slice(0, 1)));
  const isChoice = soundPairs === undefined; // "Banca di Asti" beside "Banca d'Alba"
  if (vowel && !isChoice && new RegExp(`\\b${long} $`, 'iu').test(before))
    return `${before.slice(0, -long.length)}'${value}`;
  if (!vowel && /\bd['’]$/iu.test(before)) return `${before.slice(0, -1)}${before.at(-2) === 'D' ? long.slice(1).toUpperCase() : long.slice(1)} ${value}`; // prettier-ignore
  return before + value;
}

/** Whether a word tells a part of a town before its name: "upper". */
const isPartOfTown = (word: string, locale: string): boolean => hasWord(packOf(locale)?.places?.partsOfTowns, fold(word)); // prettier-ignore

/** Whether the place, people or game of a slot is one that stays what it is in the document. */
export function staysHere({ kind, key }: Slot, { held }: Surroundings): boolean {
  if (held === undefined) return false;
  if (kind === 'field') return held.games().has(key);
  return kind === 'class-word' ? held.peoples.has(key) : isPlaceKind(kind) && held.places.has(key);
}

/** A year in a name, "2007/2008", moves as all years of the names of a document do. */
const YEAR = /^(?:1[5-9]|20)\d\d$/u;
const MOST_YEARS = 6;

/** Draws what fills a slot; keyed by the slot's kind and text, so that equal stretches of a scope get equal surrogates. */
function fillSlot(
  slot: Slot,
  template: Template,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): string {
  if (staysHere(slot, around) || (around.isHome && isOfHome(slot, lexicon, setting))) return slot.text;
  const { scope, document: signs = scope } = draw; // `signs`: what differs from its source sign by sign, or is one of few
  switch (slot.kind) {
    case 'digits':
      if (slot.grammar === NEAR_NUMBER) return fitOrdinal(slot.text.replace(/^\p{Nd}+/u, (own) => String(nearNumber(Number(own), signs.fork('near')))), setting.locale); // prettier-ignore
      if (slot.grammar === ROAD_NUMBER) return turnDigits(slot.text, signs.fork('road', slot.text.length));
      if (draw.mayStay === true && YEAR.test(slot.text)) return String(Number(slot.text) - 1 - signs.fork('years').int(MOST_YEARS)); // prettier-ignore
      // Where a town has a court of a number it has one of a lower.
      if (draw.mayStay === true && slot.grammar === COUNTED) return String(nearNumber(Number(slot.text), signs.fork('counted'))); // prettier-ignore
      return fitOrdinal(mapDigits(slot.text, signs.fork('digits', slot.key)), setting.locale);
    case 'zip':
      return writeZip(slot.text, signs, setting.locale, zipBeginnings(slot.text, draw, lexicon));
    case 'body': {
      // Two that are like those of a class become no one of it.
      const turn = isListedBody(slot.text, setting.locale) ? signs : signs.fork('like', slot.key.replace(/s$/u, ''));
      const all = otherBodies(slot.text, setting.locale) ?? [slot.text];
      const others = ofSameCare(all, slot.text, setting.locale) ?? all;
      const other = bodyOfRegion(slot, others, turn, draw, lexicon, setting.locale) ?? rotate(others, slot, turn);
      // "ver.di" becomes no "gew".
      const isShouted = slot.casing === 'upper' || (slot.casing === 'lower' && (casingOf(other) === 'title' || slot.text.length === 1)); // prettier-ignore
      // "statens invandrarverk", "Europeiska patentverket"
      if (
        slot.casing === 'lower' &&
        /^\p{Lu}| /u.test(slot.text) &&
        packOf(setting.locale)?.institutions?.titleCase !== true
      )
        return other.charAt(0).toLowerCase() + other.slice(1);
      if (slot.casing === 'lower' && packOf(setting.locale)?.institutions?.titleCase === true)
        return other.toLowerCase();
      return isBodyAsWritten(slot.text, setting.locale) || !isShouted ? other : applyCasing(other, slot.casing);
    }
    case 'ordinary': {
      const others = ordinaryBodies(slot.text, around.genders, around.isElided === true, setting.locale, draw.mayStay);
      const other = rotate(others, slot, signs.fork('ordinary', slot.key));
      return /^\p{Ll}/u.test(slot.text) ? other.toLowerCase() : other;
    }
    case 'reach': {
      // "World Vision International": no "International Vision International".
      const others = otherReaches(slot.text, setting.locale)?.filter((word) => !hasWord(slot.grammar, word)) ?? []; // prettier-ignore
      return applyCasing(rotate(others, slot, signs), slot.casing);
    }
    case 'aim':
      return applyCasing(signs.fork('aim', slot.key).pick(slot.grammar.split('|').filter((aim) => fold(aim) !== slot.key)), slot.casing === 'upper' ? 'upper' : 'none'); // prettier-ignore
    case 'stance': {
      const { stances = [] } = packOf(setting.locale)?.institutions ?? {};
      const others = otherStances(slot.text, setting.locale) ?? stances.map(([words]) => words.split(' ', 1)[0] ?? '').filter((word) => /^\p{Lu}.*[^s]$/u.test(word)); // prettier-ignore
      const { stances: told } = around.held ?? {};
      if (told?.has(stanceKey(slot.text))) return slot.text;
      const free = told === undefined ? others : others.filter((word) => !told.has(stanceKey(word)));
      return free.length === 0 ? slot.text : signs.fork('stance', slot.key).pick(free);
    }
    case 'class-word': {
      const people = peopleLike(slot.text, draw, setting);
      if (people !== undefined) return applyCasing(people, slot.casing);
      const parts = partsOfCountry(slot, template, around, setting.locale);
      if (parts !== undefined) return rotate(parts, slot, signs.fork('part'));
      const others = otherClassWords(slot.text, setting.locale) ?? [mapShape(slot.text, signs.fork('shape', slot.key))];
      return applyCasing(rotate(others, slot, signs), slot.casing);
    }
    case 'field': {
      const all = otherFields(slot.text, setting.locale).filter((field) => fold(field) !== slot.key);
      const alike = ofSameCare(all, slot.text, setting.locale);
      if (alike === undefined && lexicon.grammars.has(SPECIALTY)) return applyCasing(drawValue({ ...slot, kind: 'grammar', grammar: SPECIALTY }, draw, lexicon, setting, around), slot.casing); // prettier-ignore
      const others = alike ?? all;
      // "Defense and Commerce" becomes no defence twice.
      const isKept = (field: string): boolean => template.some((part) => typeof part === 'string' && part.length > 3 && nearCopy(fold(part), fold(field)) !== undefined); // prettier-ignore
      if (isField(slot.text, setting.locale)) {
        const free = others.filter((field) => !isKept(field));
        return applyCasing(rotate(free.length === others.length || free.length === 0 ? others : free, slot, signs), slot.casing); // prettier-ignore
      }
      // What is in no class moves by itself, and not next to another: "Defense of Democracies" would become one thing twice.
      const beside = template.flatMap((part) => (typeof part !== 'string' && part.kind === 'field' ? [part.key] : []));
      const apart = others.filter((field) => beside.every((key) => nearCopy(key, field) === undefined));
      return applyCasing(rotate(apart, slot, signs.fork('field', slot.key)), slot.casing);
    }
    case 'roman':
      return drawRoman(slot.text, signs.fork('roman', slot.key));
    case 'number-word':
      return drawNumberWord(slot, signs, setting.locale);
    case 'letter':
      return drawLetter(slot.text, signs.fork('letter', slot.key));
    case 'shape': {
      const alike = otherAcronyms(slot.text, setting.locale);
      if (alike !== undefined) return rotate(alike, slot, signs);
      const rng = signs.fork('shape', slot.key);
      return draw.mayStay === true && CAPITALS.test(slot.text) && packOf(setting.locale)?.institutions?.acronyms !== undefined ? coinAcronym(slot.text, rng, setting.locale) : mapShape(slot.text, rng); // prettier-ignore
    }
    case 'region-code':
      return drawRegionCode(slot, draw, lexicon, setting);
    case 'country-code':
      return drawCountryCode(slot, signs);
    default:
  }
  const value = carryCase(drawValue(slot, draw, lexicon, setting, around), slot);
  if (slot.grammar === DIVISION) return value + kindLike(slot, value, draw, lexicon, setting, around);
  if (slot.kind === 'street-stem') return value + slot.ending;
  if (slot.ending === OF_TOWN) return packOf(setting.locale)?.institutions?.ofTown?.(value) ?? value;
  const last = slot.kind === 'grammar' ? (value.split(' ').at(-1) ?? '') : value;
  return value + endingOf(last, slot.ending, setting.locale);
}

/**
 * Of others of a class those that are for the same care, where a word tells one, or all; `undefined` where a ward has no other such. What is taught
 * ("Psicología", among "Derecho") or suffered ("Dolor") is no ward.
 */
function ofSameCare(others: readonly string[], ward: string, locale: string): readonly string[] | undefined {
  const care = careFieldOf(ward, locale);
  if (care === undefined) return others;
  const fields = others.map((other) => careFieldOf(other, locale));
  const alike = others.filter((_, i) => fields[i] === care);
  if (alike.some((other) => fold(other) !== fold(ward))) return alike;
  return isField(ward, locale) && 2 * fields.filter((field) => field !== undefined).length <= others.length
    ? others
    : undefined;
}

/** "Region Skåne", "gemeente Westland": of bodies that every region has that of what the region becomes, or one of those there. */
function bodyOfRegion(
  slot: Slot,
  others: readonly string[],
  turn: Rng,
  draw: Draw,
  { world }: Lexicon,
  locale: string,
): string | undefined {
  const { text } = slot;
  if (draw.places === undefined || !text.includes(' ')) return undefined;
  for (const region of world.regions.keys()) {
    if (!text.endsWith(` ${region}`)) continue;
    const other = otherRegion(region, world, draw);
    const body = other === undefined ? '' : text.slice(0, -region.length) + other;
    if (others.includes(body)) return body;
  }
  const [region] = regionsOfBody(text, locale);
  const other = region === undefined ? undefined : otherRegion(region, world, draw);
  const there = other === undefined ? [] : others.filter((body) => regionsOfBody(body, locale).includes(other));
  return there.length === 0 ? undefined : rotate(there, slot, turn);
}

/** The regions in which a body is by the end of its name. */
const regionsOfBody = memoiseByLocale((text, locale): readonly string[] => {
  const known = bodiesByArea(locale);
  for (const { index } of text.matchAll(/ /gu)) {
    const regions = known.get(text.slice(index + 1));
    if (regions !== undefined) return regions;
  }
  return [];
});

const bodiesByArea = memoise((locale): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, string[]>();
  for (const line of packOf(locale)?.institutions?.areas?.split('|') ?? []) {
    const [region = '', ...names] = line.split(' ').map((name) => name.replaceAll('_', ' '));
    for (const name of [region, ...names]) obtain(known, name, () => []).push(region);
  }
  return known;
});

/** "Norddeutscher Wetterdienst" for "Deutscher Wetterdienst": what is no state's is in a part of the country that the document does not name. */
function partsOfCountry(
  { text }: Slot,
  template: Template,
  { named }: Surroundings,
  locale: string,
): readonly string[] | undefined {
  const { reaches, state, titleCase } = packOf(locale)?.institutions ?? {};
  if (reaches === undefined || titleCase === true || template.length < 2) return undefined;
  if (named !== undefined && named.size > 0) return undefined;
  return state?.test(template.map((part) => (typeof part === 'string' ? part : part.text)).join('')) === true
    ? undefined
    : otherReaches(text, locale);
}

/**
 * The people of the country that takes the place of another one's, in the same form: "Danish" where Sweden becomes Denmark. `undefined` for other words, for
 * peoples of the home countries, which have towns of each other, and where there is no such word.
 */
export function peopleLike(word: string, draw: Draw, setting: Setting, stands?: 'one' | 'all'): string | undefined {
  const { places, world } = sharedLexicon(setting);
  const groups = peoplesOf(setting.locale);
  const own = groups.get(word.toLowerCase());
  const key = fold(own?.[0] ?? '');
  const country = own === undefined || world.homes.has(key) ? undefined : places.find(key, 'country');
  if (own === undefined || country?.kind !== 'country') return undefined;
  const at = own.findIndex((each) => each.toLowerCase() === word.toLowerCase());
  const name = drawValue(countrySlot(key, country), draw, sharedLexicon(setting), setting);
  const demonym = packOf(setting.locale)?.places?.demonym;
  if (demonym !== undefined && at > 0) {
    const people = demonym(own[at] as string, name, stands);
    if (people !== undefined && otherClassWords(people, setting.locale) !== undefined) return people;
  }
  // "armée russe": of a word that is of both genders nothing tells which form fits.
  const others = new Set(own.flatMap((each, i) => (each === own[at] ? [groups.get(name.toLowerCase())?.[i]] : [])));
  const [other] = at === 0 || others.size > 1 ? [] : others;
  const isAlike = other !== undefined && other.endsWith('s') === word.toLowerCase().endsWith('s');
  return isAlike && otherClassWords(other, setting.locale) !== undefined ? other : undefined;
}

const CAPITALS = /^\p{Lu}{3,6}$/u;

/**
 * All words of a class move by the same number of places, so that "Arts and Sciences" does not become one thing twice; one more
 * where another spelling of the word stands there ("Labor", "Labour"). A word alone in its class stays.
 */
function rotate(others: readonly string[], { kind, key, text }: Slot, scope: Rng): string {
  if (others.length === 0) return text;
  const at = scope.fork(kind, String(others.length)).int(others.length);
  const turned = [...others.slice(at), ...others.slice(0, at)];
  return turned.find((word) => nearCopy(key, word) === undefined) ?? (turned[0] as string);
}

/** A street's name may start with an article ("de la Gare"), which stays small inside a mention. */
function carryCase(value: string, slot: Slot): string {
  if (slot.kind === 'street-core' && slot.casing !== 'upper' && slot.casing !== 'lower') return value;
  return applyCasing(value, slot.casing);
}

/** The word for the kind behind a division: that of another country where it is the one of its own. "Lind Prefecture" becomes "Lund County". */
function kindLike(
  slot: Slot,
  value: string,
  draw: Draw,
  lexicon: Lexicon,
  setting: Setting,
  around: Surroundings,
): string {
  const { places } = lexicon;
  const kind = slot.ending.trim();
  const own = places.divisionsOf(nationOfDivision(slot, places, around));
  const moved = kind === '' ? undefined : nationBecomes(slot, draw, lexicon, setting, around);
  const other = moved === undefined ? undefined : places.divisionsOf(fold(moved));
  const isOther = own?.kind.toLowerCase() === kind.toLowerCase() && other?.names.includes(value) === true;
  return isOther ? ` ${applyCasing(other.kind, casingOf(kind))}` : slot.ending;
}

/** "MA" becomes the code of the region that "Massachusetts" becomes, where the lists allow it. */
function drawRegionCode(slot: Slot, draw: Draw, lexicon: Lexicon, setting: Setting): string {
  const { scope, document = scope } = draw;
  const codes = regionCodesOf(setting.locale);
  const isTitle = /\p{Ll}/u.test(slot.text);
  const own = isTitle ? undefined : codes.get(slot.text);
  if (own !== undefined) {
    const becomes = own === '' ? undefined : becomesOf(own, slot, draw, lexicon, setting);
    const areas = areasOfCodes(setting.locale);
    const area = areas.get(slot.text);
    // That of the province in which the town before it comes to lie.
    const other = becomes === undefined || area === undefined ? undefined : otherArea(area.slice(0, 2), becomes, lexicon.world, draw); // prettier-ignore
    const there =
      becomes === undefined ? [] : [...codes].flatMap(([code, region]) => (region === becomes && (other === undefined || areas.get(code) === other) ? [code] : [])); // prettier-ignore
    const others = there.length > 0 ? there : [...codes.keys()].filter((code) => code !== slot.text);
    return document.fork('code', slot.text).pick(others);
  }
  const source = regionOfCode(slot.text);
  if (source !== undefined) {
    const name = drawValue(regionSlot(slot, source.name, lexicon), draw, lexicon, setting);
    const region =
      codesOfRegion(name) ?? scope.fork('region-code', slot.key).pick(REGION_CODES.filter((each) => each !== source));
    const dotted = slot.text.endsWith('.') ? region.dotted : region.dotted.slice(0, -1);
    return source.code === slot.text || !dotted.includes('.') ? (slot.text.endsWith('.') && dotted !== '' ? dotted : region.code) : dotted; // prettier-ignore
  }
  const code = slot.text.replaceAll('.', '').toUpperCase();
  const other =
    setting.partition === 'all' && lexicon.world.regions.has(code)
      ? becomesOf(code, slot, draw, lexicon, setting)
      : undefined; // "Red Deer, AB"
  const isKnown = other !== undefined && isCode(other) && codeGroup(other, false)?.includes(other) === true;
  const drawn = isKnown && other.length === code.length ? other : pickCode(slot, document, false);
  return (isTitle ? [...codes.keys()].find((each) => each.toUpperCase() === drawn) : undefined) ?? drawn; // "(Qld)" becomes "(Vic)", or "(NSW)"
}

/** Whether a place is a home country or what stands for one, "U.S.": beside places of theirs they stay. */
export function isOfHome({ kind, key, text }: Slot, { world: { homes } }: Lexicon, { locale }: Setting): boolean {
  if (kind !== 'country-code') return (kind === 'country' || kind === 'region') && homes.has(key);
  const letters = text.replaceAll('.', '').toUpperCase();
  return letters.length <= LONGEST_HOME_CODE && homes.has(fold(countryOfCode(locale).of(letters.slice(0, 2)) ?? ''));
}

const LONGEST_HOME_CODE = 3;

const countryOfCode = memoise((locale) => new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }));
