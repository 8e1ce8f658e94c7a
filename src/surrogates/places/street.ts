import { packOf, wordsOf } from '../../languages/index.ts';
import { memoise } from '../../core/caches.ts';
import { hasWord } from '../../core/has-word.ts';
import { readAgeWords } from '../persons/age.ts';
import { titleGender } from '../persons/name-words.ts';
import { casingOf, fold } from '../case.ts';
import { memoiseByLocale, ownsWithS } from '../institutions/class-words.ts';
import {
  FUNCTION_WORDS,
  HONOURS,
  PLACE_KINDS,
  ROOM_WORDS,
  SAINTS,
  splitStreetCompound,
  STREET_ENDS,
  STREET_KINDS,
  UNIT_WORDS,
} from '../kind-words.ts';
import { ARTICLED, DATED, TITLE, type Slot } from '../slots.ts';
import type { Lexicon } from '../lexicon.ts';
import { cutTokens, isPlaceholder, slot, type TextToken } from '../template-words.ts';

/** "Lange Gouwe 318": where words for a way are joined to names, the name of a street that has none, with its number; `undefined` for anything else. */
export function readHouse(text: string, { streets }: Lexicon, locale: string): (string | Slot)[] | undefined {
  const [, name = '', number = ''] = HOUSE.exec(text) ?? [];
  if (name === '' || streets === undefined || packOf(locale)?.places?.streetHeads === undefined || looksLikeStreet(text, locale)) return undefined; // prettier-ignore
  const first = fold(/^\p{L}+/u.exec(name)?.[0] ?? '');
  if (UNIT_WORDS.has(first) || ROOM_WORDS.has(first) || PLACE_KINDS.has(first)) return undefined;
  return [slot('aim', name, { grammar: streets.values.join('|') }), ' ', slot('digits', number)];
}

/** True for a text with a word for a kind of way, or a number beside a name. */
export function looksLikeStreet(text: string, locale: string): boolean {
  let words = 0;
  for (const { kind, key, text: token } of cutTokens(text)) {
    if (kind !== 'word') continue;
    words++;
    if (key.length > 1 && STREET_KINDS.has(key) && !isAmbiguous(key, locale)) return true;
    if (key.length > 5 && !isAmbiguous(key, locale) && isStreetCompound(token, locale)) return true;
  }
  // "Plaza Mayor, 4, 2º B": what may be a town's name too is one of a way before a house number.
  const [first] = cutTokens(text);
  if (words > 1 && first !== undefined && STREET_KINDS.has(first.key) && BEFORE_HOUSE.test(text)) return true;
  // "3 Lind Rise": behind a number a word for a way is one.
  if (NUMBERED.test(text) && packOf(locale)?.places?.streetKindLast === true && STREET_KINDS.has(cutTokens(text).at(-1)?.key ?? '')) return true; // prettier-ignore
  return (
    words > 0 && (/^c\/|^c\. (?=de?(?:l|ls)? )|^\p{Lu}-Stra/iu.test(text) || shortKindOf(text, locale) !== undefined)
  );
}

/** True for a part of an address such as "3º B", "Apt. 12" or "FPO AA 12345". */
export function looksLikeUnit(text: string): boolean {
  const all = cutTokens(text);
  const tokens = all.filter(({ kind, key }, i) => kind !== 'gap' && !(all[i - 1]?.kind === 'number' && ORDINAL_ENDS.has(key))); // prettier-ignore
  const numbers = tokens.filter(({ kind }) => kind === 'number');
  if (tokens.some(({ kind, key }) => kind === 'word' && key.length > 1 && UNIT_WORDS.has(key))) return true;
  return (
    tokens.length <= 4 &&
    tokens.every(({ kind, key, text }) => kind === 'number' || key.length <= 1 || DOOR.test(text)) &&
    numbers.length < 3
  );
}

/** "2n 3a": a floor and a door by their order. */
export const looksLikeFloor = (text: string): boolean =>
  looksLikeUnit(text) &&
  cutTokens(text).some(({ key }, i, all) => all[i - 1]?.kind === 'number' && ORDINAL_ENDS.has(key));

const BEFORE_HOUSE = /^\p{L}+ \p{L}[\p{L}'’. -]*,? (?:n\.?º ?)?\p{Nd}/u;
const HOUSE = /^(\p{Lu}\p{Ll}{2,}(?:[ -]\p{L}+)*) ([1-9]\p{Nd}{0,3})$/u;
const NUMBERED = /^\p{Nd}+\p{L}?,? \p{Lu}[\p{L}'’-]+ /u;

/** "Flat 12", "No. 8", "P.O. Box 31": words for a part of a house and which of them it is. */
export const isNumberedUnit = (text: string): boolean => {
  const words = /^(\p{L}[\p{L}. ]+?)(?: ?\p{Nd}[\p{L}\p{Nd}]{0,3}| \p{Lu})$/u.exec(text)?.[1]?.match(/\p{L}+/gu);
  return words?.every((word) => UNIT_WORDS.has(fold(word))) === true && words.some(({ length }) => length > 1);
};

const ORDINAL_ENDS = wordsOf(({ places }) => places?.ordinalEnds);

/** "ºC" behind a number: a floor and a door. */
const DOOR = /^[ºª]\p{L}$/u;

const AMBIGUOUS = wordsOf(({ places }) => places?.ambiguous);

/** "Lindenstraße"; in a language without such compounds none that may be a town there: "Neumarkt". */
function isStreetCompound(word: string, locale: string): boolean {
  const head = splitStreetCompound(word)?.head;
  return head !== undefined && (packOf(locale)?.places?.streetHeads !== undefined || !AMBIGUOUS.has(fold(head)));
}

/** Words for a kind of way that stand in the names of towns and houses too: as a language's own words do there, "Vía" but not "via". */
const isAmbiguous = memoiseByLocale((key, locale) => {
  const { ambiguous = '', streets = '' } = packOf(locale)?.places ?? {};
  return streets.split(/\s+/u).includes(key) ? hasWord(ambiguous, key) : AMBIGUOUS.has(key);
});

/**
 * Reads a street: words for the kind of way and for parts of a house stay, with the order and all punctuation; numbers
 * and single letters change; what is left is the street's name, replaced as a whole, or word by word where it names a
 * person.
 */
export function readStreet(text: string, lexicon: Lexicon, locale: string): (string | Slot)[] {
  const short = shortKindOf(text, locale);
  const way = readWay(text, lexicon, locale);
  if (way !== undefined) return way;
  const number = readHouseNumber(text, locale);
  const tokens = cutTokens(text.slice((short?.[0].length ?? 0) + number.length));
  const template: (string | Slot)[] = short === undefined ? [] : [`${short[1]} `];
  if (number !== '') template.push(slot('number-word', number));
  const neighbour = neighbourOf(tokens, locale);
  const { streetsOfKnown } = packOf(locale)?.places ?? {};
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    const day = namedDay(tokens, i);
    const known = streetsOfKnown === true ? readKnown(tokens, i, lexicon, locale) : undefined;
    if (known !== undefined) {
      if (known.isCore) dropArticle(template, tokens, i);
      template.push(...known.parts);
      i = known.end - 1;
    } else if (day !== undefined) {
      template.push(slot('street-core', day));
      i += 4;
    } else if (token.kind === 'number') {
      const ordinal = ORDINAL.test(tokens[i + 1]?.key ?? '') || isOrdinalEnd(tokens, i + 1, locale);
      template.push(slot('digits', token.text + (ordinal ? (tokens[++i]?.text ?? '') : '')));
    } else if (token.kind === 'gap') template.push(token.text);
    else if (isWayAdjective(tokens, i, locale))
      template.push(
        slot('aim', token.text, { grammar: (packOf(locale)?.places?.wayAdjectives ?? '').replaceAll(' ', '|') }),
      );
    else if (
      isKept(tokens, i) &&
      !(neighbour === undefined ? isNamedAsWay(tokens, i, locale) : isNameLikeKind(tokens, i))
    )
      template.push(token.text);
    else if (isLetter(tokens, i)) template.push(slot('letter', token.text));
    else if (DOOR.test(token.text)) template.push(token.text.charAt(0), slot('letter', token.text.charAt(1)));
    else {
      const adjectives = tokens[i + 1]?.text === ' ' ? otherAdjectives(token.text, locale) : '';
      if (adjectives !== '') {
        template.push(slot('aim', token.text, { grammar: adjectives }));
        const noun = tokens[i + 2];
        // "Unterer Graben": what is no compound with a name is no name.
        if (noun?.kind === 'word' && splitStreetCompound(noun.text) === undefined) template.push(` ${noun.text}`);
        if (template.at(-1) === ` ${noun?.text}`) i += 2;
        continue;
      }
      const compound = splitStreetCompound(token.text);
      if (compound !== undefined && tokens[i - 1]?.text !== '-') {
        template.push(...(readSaintCompound(compound, wordBefore(tokens, i), lexicon) ?? readCompound(compound.stem, compound.head, lexicon))); // prettier-ignore
        continue;
      }
      // "Lars Lindsgatan"
      const surname = tokens[i + 1]?.text === ' ' ? splitStreetCompound(tokens[i + 2]?.text ?? '') : undefined;
      const given = lexicon.names.word(token.text);
      if (surname?.stem.endsWith('s') === true && given.given !== undefined) {
        template.push(slot('given-name', token.text, { band: 0 }), ' ', slot('family-name', surname.stem.slice(0, -1), { casing: 'title', band: 0 }), `s${surname.head}`); // prettier-ignore
        i += 2;
        continue;
      }
      const end = endOfStreetName(tokens, i);
      const name = tokens.slice(i, end).map((each) => each.text).join(''); // prettier-ignore
      const filled = readStreetName(name, tokens, i, lexicon, neighbour);
      const [core] = filled;
      const isCore = typeof core === 'object' && core.kind === 'street-core';
      const before = template.length;
      if (isCore) dropArticle(template, tokens, i);
      // At the head of a mention "de la Luz" would lack its "Calle".
      const form = template.length < before || /^\p{Ll}/u.test(name) ? ARTICLED : BARE;
      template.push(...(isCore && (template.length === 0 || streetsOfKnown === true) ? [{ ...core, grammar: template.length === 0 ? BARE : form }] : filled)); // prettier-ignore
      i = end - 1;
    }
  }
  return template;
}

/** "P.zza ": a word for the kind of way of which letters are left out, as it begins a text, and whole. */
function shortKindOf(text: string, locale: string): readonly [start: string, word: string] | undefined {
  const known = Object.entries(packOf(locale)?.places?.shortStreets ?? {});
  const found = known.find(([short]) => text.startsWith(`${short} `));
  return found && [`${found[0]} `, found[1]];
}

/** "Am Anger 5", "Obertor 8": what no word for a way is in is called as others of its kind are. */
function readWay(text: string, lexicon: Lexicon, locale: string): (string | Slot)[] | undefined {
  for (const [before, names] of packOf(locale)?.places?.ways ?? []) {
    const lead = before.exec(text)?.[0];
    if (lead === undefined) continue;
    const name = WAY_NAME.exec(text.slice(lead.length))?.[0] ?? '';
    const rest = text.slice(lead.length + name.length);
    return [lead, slot('aim', name, { grammar: names }), ...(rest === '' ? [] : readStreet(rest, lexicon, locale))];
  }
  return undefined;
}

/** What stands before a number, a comma or the end. */
const WAY_NAME = /^[^,;/()\p{Nd}]*[^,;/()\p{Nd}\s]/u;

/** "Lange" before "Straße": others in its form, parted by `|`; empty for another word. */
const otherAdjectives = memoiseByLocale((word, locale) => {
  for (const group of packOf(locale)?.places?.streetAdjectives?.split('|') ?? []) {
    const stems = group.split(' ');
    const own = stems.find((stem) => word.startsWith(stem) && /^e[nrs]?$/u.test(word.slice(stem.length)));
    if (own !== undefined) return stems.map((stem) => stem + word.slice(own.length)).join('|');
  }
  return '';
});

const BARE = 'bare';

/**
 * What is one name where streets are called after people and days that everybody knows: "8 Mai 1945", "Général Leclerc", "Saint-Jean-le-Blanc", be words of
 * kind in it; a town behind an elided preposition.
 */
function readKnown(tokens: readonly TextToken[], start: number, lexicon: Lexicon, locale: string): Known | undefined {
  const rest = tokens.slice(start).map(({ text }) => text).join(''); // prettier-ignore
  const of = (name: string, parts: Known['parts'], isCore = false): Known => {
    let [end, length] = [start, 0];
    while (length < name.length) length += tokens[end++]?.text.length ?? name.length;
    return { parts, isCore, end };
  };
  const [day = '', month = ''] = DAY.exec(rest) ?? [];
  if (packOf(locale)?.dates?.months?.some((names) => hasWord(names, month.toLowerCase())) === true) return of(day, [slot('street-core', day, { grammar: DATED })], true); // prettier-ignore
  const [titled = '', title = ''] = TITLED.exec(rest) ?? [];
  if (HONOURS.has(fold(title))) return of(titled, [slot('street-core', titled, { grammar: TITLE })], true); // prettier-ignore
  const [, elided = '', town = ''] = ELIDED_TOWN.exec(rest) ?? [];
  const place = town === '' ? undefined : lexicon.places.find(fold(town), 'city');
  if (place?.kind === 'city') return of(elided + town, [elided, slot('city', town, { band: place.band })]);
  const [chain = '', first = ''] = CHAIN.exec(rest) ?? [];
  if (chain === '' || HONOURS.has(fold(first))) return undefined;
  const isOfTown =
    packOf(locale)
      ?.agreement?.leads?.split(' ')
      .includes(tokens[start - 2]?.key ?? '') === true;
  if (isOfTown) return of(chain, [slot('city', chain, { band: lexicon.places.find(fold(chain), 'city')?.band ?? 2 })]); // prettier-ignore
  if (!SAINTS.has(fold(first))) return undefined;
  const saint = saintSlot(chain.slice(first.length + 1).split('-', 1)[0] ?? '', fold(first), lexicon);
  return of(chain, [chain.slice(0, first.length + 1), { ...saint, text: chain, key: fold(chain) }]);
}

interface Known {
  readonly parts: readonly (string | Slot)[];
  /** Whether an article before it goes with it. */
  readonly isCore: boolean;
  readonly end: number;
}

const DAY = /^\p{Nd}{1,2}(?:er)?[ -](\p{L}+)(?:[ -]\p{Nd}{4})?(?!\p{L})/u;
const TITLED = /^(?:l['’])?(\p{L}+)(?:\. ?|[ -])(?:(?:de|du|la)[ -]|d['’])*\p{Lu}[\p{L}'’-]+/u;
const ELIDED_TOWN = /^(d['’])(\p{Lu}[\p{L}'’]*(?:-\p{L}[\p{L}'’]*)*)$/iu;
const CHAIN = /^(\p{Lu}[\p{L}'’]*)(?:-\p{L}[\p{L}'’]*){2,}/u;

/** A house number in words before the word for the kind of way: "sept allée des Roses"; empty where there is none. */
function readHouseNumber(text: string, locale: string): string {
  if (!/^\p{L}/u.test(text)) return '';
  const length = readAgeWords(text, 0, locale)?.length ?? 0;
  if (length === 0) return '';
  // In English the kind of way comes last: "Twelve Elm Road".
  const after = cutTokens(text.slice(length)).slice(1, packOf(locale)?.places?.streetKindLast === true ? undefined : 2);
  return after.some(({ key }) => STREET_KINDS.has(key)) ? text.slice(0, length) : '';
}

/** "2o", "1a": the end of a number for an order, which is no letter of a door. */
const isOrdinalEnd = (tokens: readonly TextToken[], index: number, locale: string): boolean =>
  tokens[index - 1]?.kind === 'number' && hasWord(packOf(locale)?.places?.ordinalEnds, tokens[index]?.text ?? ''); // prettier-ignore

/** "N° 4" */
const isNumberSign = (tokens: readonly TextToken[], index: number): boolean =>
  tokens[index]?.key === 'n' && /^[°º]/u.test(tokens[index + 1]?.text ?? '');

/** "Gamla vägen": what tells it from another way is an adjective alone. */
const isWayAdjective = (tokens: readonly TextToken[], index: number, locale: string): boolean =>
  tokens[index + 1]?.text === ' ' && STREET_KINDS.has(tokens[index + 2]?.key ?? '') && wayAdjectivesOf(locale).has(tokens[index]?.key ?? ''); // prettier-ignore

const wayAdjectivesOf = memoise((locale): ReadonlySet<string> => new Set(packOf(locale)?.places?.wayAdjectives?.split(' ').map(fold))); // prettier-ignore

/** "12 de Octubre" is a name, "nº 3 de Granada" is none. */
export const namedDay = (tokens: readonly TextToken[], index: number): string | undefined =>
  tokens[index]?.kind === 'number' &&
  FUNCTION_WORDS.has(tokens[index + 2]?.key ?? '') &&
  MONTHS.has(tokens[index + 4]?.key ?? '')
    ? tokens.slice(index, index + 5).map(({ text }) => text).join('') // prettier-ignore
    : undefined;

const MONTHS = wordsOf(({ dates }) => dates?.months?.join(' '));

/** "S/N" */
const isCutUnit = (tokens: readonly TextToken[], index: number): boolean =>
  [index, index - 2].some((at) => tokens[at + 1]?.text === '/' && UNIT_WORDS.has(`${tokens[at]?.key}${tokens[at + 2]?.key}`)); // prettier-ignore

function isKept(tokens: readonly TextToken[], index: number): boolean {
  const { key, text } = tokens[index] as TextToken;
  if (key === 'c' && /^(?:\/|\. ?$)/u.test(tokens[index + 1]?.text ?? '')) return true;
  if (key === 'º' || key === 'ª') return true;
  // "S:t Eriksgatan"
  if (text.length === 1 && (tokens[index + 1]?.text === ':' || tokens[index - 1]?.text === ':')) return true;
  if (text.length === 1 && isCutUnit(tokens, index)) return true;
  if (isNumberSign(tokens, index)) return true;
  // "Ctra. N-340"
  if (text.length === 1 && tokens[index + 1]?.text === '-' && tokens[index + 2]?.kind === 'number' && STREET_KINDS.has(wordBefore(tokens, index))) return true; // prettier-ignore
  if (text.length === 1 && text !== text.toLowerCase()) return /^[NSEWO]$/.test(text) && isDirection(tokens, index);
  if (text.length === 1 && tokens[index - 1]?.kind === 'number' && key !== 'n') return false;
  if (/^(?:e|er|eme|r|n|t)$/.test(key) && tokens[index - 1]?.kind === 'number') return true;
  if (STREET_KINDS.has(key) || SAINTS.has(key) || HONOURS.has(key)) return true;
  // "calle Doctor Esquerdo": behind an honour stands a name, be it a word for a side of a house elsewhere.
  if (UNIT_WORDS.has(key)) return !HONOURS.has(tokens[index - 2]?.key ?? '') || /^\p{Ll}/u.test(text);
  // "rue du Nord" is called so.
  if (/^[nsew]$|^[ns][ew]$/.test(key) || (DIRECTIONS.has(key) && !FUNCTION_WORDS.has(tokens[index - 2]?.key ?? ''))) return true; // prettier-ignore
  if (STREET_ENDS.has(key) && isLastWord(tokens, index)) return true;
  return FUNCTION_WORDS.has(key);
}

/** "Lind Turnpike": behind the name, with nothing but a number behind it. */
const isLastWord = (tokens: readonly TextToken[], index: number): boolean =>
  tokens[index - 2]?.kind === 'word' && !FUNCTION_WORDS.has(tokens[index - 2]?.key ?? '') && !DIRECTIONS.has(tokens[index - 2]?.key ?? '') && tokens[index - 1]?.text === ' ' && tokens.slice(index + 1).every(({ kind }) => kind !== 'word'); // prettier-ignore

/** "N. Main St.", "W 5th Ave": a direction, where a dot or more of the street follows. */
function isDirection(tokens: readonly TextToken[], index: number): boolean {
  const next = tokens[index + 1]?.text ?? '';
  return next.startsWith('.') || (next === ' ' && tokens[index + 2] !== undefined);
}

const ORDINAL = /^(?:st|nd|rd|th)$/;

/** A single letter that is no placeholder of a street's name: "12 B", "3º C". */
function isLetter(tokens: readonly TextToken[], index: number): boolean {
  if ((tokens[index] as TextToken).text.length > 1) return false;
  const before = tokens.slice(0, index);
  return (
    before.some(({ kind }) => kind === 'number') ||
    before.some(({ key }) => UNIT_WORDS.has(key) && !STREET_KINDS.has(key))
  );
}

function endOfStreetName(tokens: readonly TextToken[], start: number): number {
  let end = start + 1;
  for (let i = start + 1; i < tokens.length; i++) {
    const token = tokens[i] as TextToken;
    if (token.kind === 'number') break;
    if (token.kind === 'gap') {
      if (/^(?: |\s*-\s*|\. ?|\s*(?:…|\.\.\.)\s*)$/u.test(token.text)) continue;
      break;
    }
    // "Corso Umberto I": no article, where one is called so.
    if (NUMERAL.test(token.text)) {
      end = i + 1;
      continue;
    }
    if (FUNCTION_WORDS.has(token.key)) continue;
    if (isKept(tokens, i)) break;
    if (tokens[i - 1]?.text === ' ' && splitStreetCompound(token.text) !== undefined) break; // "Ben Jehudastraße"
    if (token.text.length === 1 && i > start && isLetter(tokens, i)) break;
    end = i + 1;
  }
  return end;
}

/** "S:t Eriksgatan": the saint stands in the genitive. */
function readSaintCompound(
  { stem, head }: { stem: string; head: string },
  before: string,
  lexicon: Lexicon,
): (string | Slot)[] | undefined {
  const name = stem.slice(0, -1);
  const isSaint = SAINTS.has(before) && stem.endsWith('s') && lexicon.names.word(name).given !== undefined;
  return isSaint ? [{ ...saintSlot(name, before, lexicon), ending: 's' }, head] : undefined;
}

/** "Hauptstr." and "K-straße": the end stays, the stem is a name. */
function readCompound(stem: string, head: string, lexicon: Lexicon): (string | Slot)[] {
  const casing = stem.length === 1 ? 'title' : casingOf(stem);
  const grammar = neighbourOfHead(head, lexicon.names.locale) ?? '';
  // As usual as it is, be it before another word for a way: "Gartenweg".
  const band = lexicon.usualStems.has(fold(stem)) ? 0 : 2;
  if (lexicon.streets !== undefined || grammar !== '')
    return [slot('street-stem', stem, { casing, grammar, band, ending: head })];
  const bare = stem.length > 3 && stem.endsWith('s') ? stem.slice(0, -1) : stem;
  const family = lexicon.names.word(bare).family ?? 2;
  return [slot('family-name', bare, { band: family, casing }), stem.slice(bare.length) + head];
}

function readStreetName(
  name: string,
  tokens: readonly TextToken[],
  start: number,
  lexicon: Lexicon,
  neighbour: string | undefined,
): (string | Slot)[] {
  const core = isPlaceholder(name) ? name : name.trim();
  const key = fold(core);
  const before = wordBefore(tokens, start);
  if (isPlaceholder(core)) return [slot('family-name', core, { casing: 'title' })];
  // "Friedberger Landstraße": what is of a town stands apart from the word for the way.
  const ofTowns = packOf(lexicon.names.locale)?.institutions?.ofTowns;
  if (ofTowns?.pattern.test(core) === true && tokens[start + 1]?.text === ' ' && isKindOfWay(tokens[start + 2])) return [slot('class-word', ofTowns.example)]; // prettier-ignore
  const words = core.split(/([ -])/u);
  // "Sergels torg", "Ryedals Byväg"
  const next = tokens[start + words.length + 1];
  const isOwned = ownsWithS(lexicon.names.locale) && /\p{Ll}{2}s$/u.test(core) && !SAINTS.has(before) && (/^\p{Ll}{3}/u.test(next?.text ?? '') || isKindOfWay(next)); // prettier-ignore
  if (isOwned && words.length === 1 && lexicon.places.find(key, 'city') === undefined)
    return [slot('family-name', core.slice(0, -1), { casing: 'title', band: 1, ending: 's' })];
  if (isOwned && words.length > 1) return readOwner(core.slice(0, -1).split(/([ -])/u), lexicon);
  if (SAINTS.has(before) && (words.length === 1 || isNamedSaint(words, lexicon))) {
    const saint = saintSlot(words[0] ?? '', before, lexicon);
    const whole = words.length === 1 ? saint : { ...saint, text: core, key };
    const code = neighbour ?? neighbourOfSaint(before, lexicon.names.locale);
    return [code === undefined ? whole : { ...whole, grammar: code }];
  }
  if (neighbour !== undefined) return [slot('street-core', core, { grammar: neighbour })];
  const place = HONOURS.has(before) ? undefined : lexicon.places.find(key, 'city');
  // "Calle de la Vega" is called after the plain: what has an article of its own takes another name with its own.
  const article = ARTICLES_OF_NOUNS.has(tokens[start - 2]?.key ?? '') && lexicon.streetCores !== undefined;
  // The home country stays beside its towns, and streets are called after it: "Corso Italia 5, 10121 Torino".
  const isHome = lexicon.world.homes.has(key) && lexicon.streetCores !== undefined;
  // "Victoria Road" is called after the queen, and "Kingston Road" not after the one in Jamaica.
  const isKindLast = packOf(lexicon.names.locale)?.places?.streetKindLast === true;
  if (place !== undefined && isKindLast && (lexicon.names.word(core).given ?? 2) < 2) return [slot('given-name', core, { band: 0 })]; // prettier-ignore
  const isAbroad = isKindLast && place?.kind === 'world-city';
  // "Rue de Lausanne" leads to a town that is near.
  const isNear = place?.kind === 'world-city' && packOf(lexicon.names.locale)?.places?.streetsOfKnown === true;
  if (place !== undefined && place.ending === '' && !article && !isHome && !isAbroad)
    return [slot(isNear ? 'city' : place.kind, core, { band: place.band })];
  if (words.length > 1 && NUMERAL.test(words.at(-1) ?? '')) return [slot('street-core', core)];
  const [first, second] = [words[0] ?? '', words[2] ?? ''].map((word) => lexicon.names.word(word));
  // "rue du Maréchal Lind": where streets are called after people whom everybody knows, it takes the name of another.
  const isPerson = HONOURS.has(before) || (words.length === 3 && first?.given !== undefined) || (words.length === 1 && tokens[start + 1]?.text === '-'); // prettier-ignore
  if (isPerson && packOf(lexicon.names.locale)?.places?.streetsOfKnown === true) return [slot('street-core', core)];
  if (HONOURS.has(before) || (words.length === 1 && tokens[start + 1]?.text === '-')) return readPerson(words, lexicon);
  if (words.length === 3 && first?.given !== undefined && second !== undefined && second.given === undefined) {
    return readPerson(words, lexicon);
  }
  if (words.length === 1 && first?.family !== undefined && first.family < 2 && !article)
    return [slot('family-name', core, { band: first.family })];
  return [slot('street-core', core)];
}

/** "Karl Johan", "Drottning Kristina" of "Karl Johans gata". */
function readOwner(words: readonly string[], lexicon: Lexicon): (string | Slot)[] {
  const gender = titleGender(fold(words[0] ?? ''), lexicon.names.locale);
  const form = { casing: 'title', band: 1, ending: 's' } as const;
  const last = words.at(-1) ?? '';
  if (gender !== undefined) return [slot('given-name', last, { ...form, gender })];
  return [...readPerson(words, lexicon).slice(0, -1), slot('family-name', last, form)];
}

/** "Joan de Déu", "Pere Claver" behind the word for a saint. */
function isNamedSaint(words: readonly string[], { names, neighbour }: Lexicon): boolean {
  const { neighbour: code, streetKindLast } = packOf(names.locale)?.places ?? {};
  const [first = ''] = words;
  return (
    streetKindLast !== true &&
    words.every((word, i) => i % 2 === 1 || /^\p{Lu}/u.test(word) || FUNCTION_WORDS.has(fold(word))) &&
    !STREET_KINDS.has(fold(first)) &&
    (names.word(first).given !== undefined || (code !== undefined && neighbour(code).given?.find(first) !== undefined))
  );
}

/** The language of the same country, or of another, of which the first word of a street is, and not of the own: "Passeig". */
function neighbourOf(tokens: readonly TextToken[], locale: string): string | undefined {
  const { neighbour, waysOf = neighbour, streetKindLast } = packOf(locale)?.places ?? {};
  const words = waysOf === undefined ? [] : tokens.filter(({ kind }) => kind === 'word');
  const [first] = words;
  if (first === undefined || isWayOf(first.key, locale)) return undefined;
  // "Rambla Drive"
  if (streetKindLast === true && (words.length < 2 || isWayOf(words.at(-1)?.key ?? '', locale))) return undefined;
  const codes = waysOf?.split(' ').filter((code) => isWayOf(first.key, code)) ?? [];
  // "Avenida da Liberdade"
  const joint = words[1]?.key ?? '';
  return codes.find((code) => hasWord(packOf(code)?.agreement?.contractions, joint)) ?? codes[0];
}

const isWayOf = memoiseByLocale((key, locale) => packOf(locale)?.places?.streets?.split(/\s+/u).includes(key) === true);

/** The language of another country of which the end of a compound is: "straße". */
const neighbourOfHead = (head: string, locale: string): string | undefined =>
  packOf(locale)
    ?.places?.waysOf?.split(' ')
    .find((code) => packOf(code)?.places?.streetHeads?.exec(head.toLowerCase())?.[0] === head.toLowerCase());

/** The same of a word for a saint: "C/ Sant Pau". */
function neighbourOfSaint(word: string, locale: string): string | undefined {
  const { neighbour } = packOf(locale)?.places ?? {};
  const has = (code: string) => hasWord(packOf(code)?.names?.saints, word);
  return neighbour !== undefined && has(neighbour) && !has(locale) ? neighbour : undefined;
}

/** "Court Street": before the word for a kind of way, where that comes last, another is its name. */
const isNamedAsWay = (tokens: readonly TextToken[], index: number, locale: string): boolean =>
  packOf(locale)?.places?.streetKindLast === true && STREET_KINDS.has(tokens[index]?.key ?? '') && index + 3 === tokens.length &&
  isKindOfWay(tokens[index + 2]) && tokens.slice(0, index).every(({ kind }) => kind !== 'word'); // prettier-ignore

/** "Avinguda Diagonal": behind a word for a kind of way another is its name. */
const isNameLikeKind = (tokens: readonly TextToken[], index: number): boolean =>
  index > 1 && tokens[index - 1]?.text === ' ' && [index, index - 2].every((at) => STREET_KINDS.has(tokens[at]?.key ?? '')) && /^\p{Lu}/u.test(tokens[index]?.text ?? ''); // prettier-ignore

const isKindOfWay = (token: TextToken | undefined): boolean =>
  token?.kind === 'word' && (STREET_KINDS.has(token.key) || splitStreetCompound(token.text) !== undefined);

/** "Pío XII" */
const NUMERAL = /^[IVX]+$/u;

/** A person's name, word by word: `words` has the gaps at odd places. */
export function readPerson(words: readonly string[], lexicon: Lexicon): (string | Slot)[] {
  return words.map((text, i) => {
    if (i % 2 === 1 || FUNCTION_WORDS.has(fold(text))) return text;
    const word = lexicon.names.word(text);
    // "Karl-Friedrich" is one given name.
    const isJoined = i === 2 && words[1] === '-' && lexicon.names.word(words[0] ?? '').given !== undefined && (word.family ?? 2) > 0; // prettier-ignore
    const given = (i === 0 || isJoined) && words.length > 1 && word.given !== undefined;
    if (given) return slot('given-name', text, { band: word.given ?? 2, gender: word.gender });
    return slot('family-name', text, { band: word.family ?? 2 });
  });
}

/** The given name after "San", "Santa" or "Saint". */
export function saintSlot(text: string, saint: string, lexicon: Lexicon): Slot {
  const word = lexicon.names.word(text);
  const male = saint.startsWith('san') || (saint === 'sao' && word.gender === 'u') ? 'm' : word.gender;
  const gender = /^(?:santa|sainte|ste|s:?ta)$/.test(saint) ? 'f' : male;
  // "S:ta Ragnhilds"
  const owns = packOf(lexicon.names.locale)?.names?.genitive?.ending === 's' && text.endsWith('s') && word.given === undefined; // prettier-ignore
  const owner = owns ? lexicon.names.word(text.slice(0, -1)) : undefined;
  if (owner?.given !== undefined) return slot('saint', owner.text, { band: owner.given, gender: gender === 'u' ? owner.gender : gender, ending: 's' }); // prettier-ignore
  return slot('saint', text, { band: word.given ?? 1, gender });
}

/** The last word before a place in the text that is no article. */
function wordBefore(tokens: readonly TextToken[], start: number): string {
  for (let i = start - 1; i >= 0; i--) {
    const { kind, key } = tokens[i] as TextToken;
    if (kind === 'number') return '';
    if (kind === 'word' && !ARTICLES.has(key)) return key;
  }
  return '';
}

/** An article before a street's name goes with it: "rue des Lilas", "Los Alisos" take another name without it. */
function dropArticle(template: (string | Slot)[], tokens: readonly TextToken[], start: number): void {
  let first = start;
  while (
    first >= 2 &&
    tokens[first - 1]?.text === ' ' &&
    (ARTICLES.has(tokens[first - 2]?.key ?? '') || HONOURS.has(tokens[first - 2]?.key ?? '')) &&
    tokens[first - 3]?.kind !== 'number'
  )
    first -= 2;
  template.splice(template.length - (start - first), start - first);
}

const DIRECTIONS = wordsOf(({ places }) => places?.directions);
const ARTICLES_OF_NOUNS = wordsOf(({ agreement }) => `${agreement?.articles ?? ''} ${agreement?.contractions ?? ''}`);
const ARTICLES = new Set([...ARTICLES_OF_NOUNS, ...wordsOf(({ agreement }) => agreement?.leads)]);

/** Another number, or letter, behind the same words. */
export function readRoom(text: string, locale: string): (string | Slot)[] {
  const template = cutTokens(text).map((token, i, tokens): string | Slot => {
    if (token.kind === 'number') return slot('digits', token.text);
    const isLetter = token.kind === 'word' && /^[\p{Lu}\p{Ll}]$/u.test(token.text);
    return isLetter && !isOrdinalEnd(tokens, i, locale) && !isNumberSign(tokens, i) ? slot('letter', token.text) : token.text; // prettier-ignore
  });
  return template.some((part) => typeof part !== 'string') ? template : [slot('grammar', text, { grammar: 'room' })];
}
