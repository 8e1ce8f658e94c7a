import { addCount, obtain } from '../core/collections.ts';
import { createRng, type Rng } from '../core/rng.ts';
import { packOf } from '../languages/index.ts';
import { languageOf } from '../languages/locale.ts';
import { loadGazetteers } from '../resources/gazetteers.ts';
import { casingOf, fold } from '../surrogates/case.ts';
import {
  isListedWord,
  otherBodies,
  otherClassWords,
  otherStances,
  stanceKey,
} from '../surrogates/institutions/class-words.ts';
import { isRivalled } from '../surrogates/institutions/coined-party.ts';
import { indexOf } from '../surrogates/places/articled-places.ts';
import { codeGroup } from '../surrogates/places/place-lexicon.ts';
import { coinAcronym } from '../surrogates/signs.ts';
import { nearCopy } from '../text/near-copy.ts';
import { type Choice, choiceOf, tells } from './mention-fit.ts';
import { wordsOfWorlds } from './mention-learner.ts';
import { type Beside, COMPOUND, isFullName, namesOfPlaces, type Traits } from './mention-traits.ts';

/** Whether nothing but what it stands for tells one party of a country: "Liberal Party of Canada", "Progressive Conservative", of which others come by what else that may be. */
export function isOfStanceAlone(mention: string, locale: string): boolean {
  const { party = '' } = packOf(locale)?.institutions ?? {};
  const [, before = '', stance = ''] = /^((?:\p{Lu}[\p{L}-]+ )*(?:\p{Ll}+ )?)(\p{Lu}\p{L}+)$/u.exec(mention.replace(new RegExp(` ${party}(?: \\p{Ll}+ .+)?$`, 'u'), '')) ?? []; // prettier-ignore
  const isStance = (word: string): boolean => otherStances(word, locale, ` ${party.toLowerCase()}`) !== undefined;
  const rest = before.trim();
  const isRegion = (code: string): boolean => codeGroup(code, false) !== undefined || isPlaceOf(locale)(fold(code));
  return isStance(stance) && (rest === '' || isStance(rest) || isRegion(rest.replace(/ \p{Ll}+$/u, ''))); // "NSW state Labor"
}

/** The name of the one party that stands against another, where they are called so for who stands for them: "Democratic Party", "Republican Party". */
export function rivalsOf(mention: string, locale: string, isPlace: (folded: string) => boolean): readonly string[] {
  const { party } = packOf(locale)?.institutions ?? {};
  const words = mention.split(' ');
  const at = words.length - 2;
  const stance = words[at] ?? '';
  if (!isRivalled(mention, locale) || (at > 0 && !isPlace(fold(words.slice(0, at).join(' '))))) return [];
  // An adjective: "Democratic Party", not "Democrat Party".
  return (otherStances(stance, locale, ` ${party?.toLowerCase()}`) ?? []).map((other) => words.with(at, other).join(' ')); // prettier-ignore
}

/** "48 Legitimists": others who sit somewhere, and no party; `undefined` for what is not counted. */
export function countedMembers(
  mention: string,
  beside: Beside | undefined,
  locale: string,
): readonly string[] | undefined {
  const { partyMembers } = packOf(locale)?.institutions ?? {};
  if (partyMembers === undefined || beside === undefined || !COUNTED.test(beside.before)) return undefined;
  return /^\p{Lu}\p{L}+s$/u.test(mention) ? partyMembers.split(' ').filter((word) => word !== mention) : undefined;
}

const COUNTED = /\p{N} $/u;

/** The share of names that say that they are of parties, from which on all of a label are. */
const MANY_PARTIES = 0.2;

export function arePartiesOf(all: readonly Traits[], locale: string): boolean {
  const party = packOf(locale)?.institutions?.party?.toLowerCase();
  return party !== undefined && all.filter(({ lower }) => lower.split(' ').includes(party)).length >= all.length * MANY_PARTIES; // prettier-ignore
}

/** Whether folded words are a country or region of the lists, or tell of one. */
export function isPlaceOf(locale: string): (folded: string) => boolean {
  const [places, words] = [namesOfPlaces(languageOf(locale)), wordsOfWorlds(locale)];
  return (folded) => places.has(folded) || words.has(folded);
}

/** What draws another of the words for what a party stands for, "Liberal" for "Republican", or another town for what is of one: "Leipziger Messe". */
export function vary(own: Traits, locale: string, beside: Beside | undefined): (rng: Rng) => string | undefined {
  const { ofTowns, only } = packOf(locale)?.institutions ?? {};
  const [, town = '', rest = ''] = /^(\p{Lu}\p{Ll}{3,}er)( \p{Lu}\p{Ll}{3,})$/u.exec(own.text) ?? [];
  const towns = (town !== '' && ofTowns && !only?.test(own.text) && isOfListedTown(town, locale) && otherClassWords(ofTowns.example, locale)) || []; // prettier-ignore
  if (towns.length > 0) return (rng) => rng.pick(towns.filter((other) => other !== town)) + rest;
  const words = own.text.split(/(?<=\s|-)|(?=\s|-)/u);
  const places = words.length < 3 ? [] : words.flatMap((word, i) => (otherStances(word, locale) === undefined ? [] : [i])); // prettier-ignore
  // "Movimiento Liberal Lindano": among words of another language it is one of that.
  const isForeign = packOf(locale)?.institutions?.dictionary === 'wordnet' && isOfOtherWords(words.filter((_, i) => !places.includes(i)), locale); // prettier-ignore
  if (places.length === 0 || isForeign) return () => undefined;
  // "Texas Republicans" beside the "1968 Republican Party presidential primaries"
  const told = isOfStanceAlone(own.text, locale) ? beside?.stances() : undefined;
  if (places.some((at) => told?.has(stanceKey(words[at] as string)) === true)) return () => undefined;
  return (rng) => {
    const at = rng.pick(places);
    const others = otherStances(words[at] as string, locale)?.filter((word) => !words.includes(word)) ?? [];
    if (others.length === 0) return undefined;
    const other = rng.pick(others);
    const varied = words.with(at, /^\p{Ll}/u.test(words[at] as string) ? other.toLowerCase() : other).join('');
    return nearCopy(own.lower, varied.toLowerCase(), tells) === undefined ? varied : undefined;
  };
}

/** Whether several words beside others are none of the language. */
function isOfOtherWords(words: readonly string[], locale: string): boolean {
  const others = words.filter((word) => /\p{L}/u.test(word));
  return others.length > 1 && !others.some((word) => isListedWord(word, locale) || otherClassWords(word, locale) !== undefined); // prettier-ignore
}

/** "Leipziger", of Leipzig, and "Karlsruher" of Karlsruhe. */
const isOfListedTown = (word: string, locale: string): boolean =>
  [-2, -1].some((end) => loadGazetteers().list(locale, 'cities')?.find(word.slice(0, end)) !== undefined);

/** For a section of a law: another paragraph of it, else one of the sections beside it, since the text around it tells what it is about. */
export function sameLaw({ text }: Traits): Choice | undefined {
  const found = (PARAGRAPH.exec(text) ?? SECTION.exec(text))?.groups;
  if (found === undefined) return undefined;
  const { before = '', paragraph, section, letter } = found;
  const rest = text.slice(before.length + (paragraph ?? `${section}${letter}`).length);
  const own = Number(paragraph ?? section);
  const beside = [1, 2, 3, 4].flatMap((step) => [own - step, own + step]).filter((one) => one > 0);
  const lettered = [...LETTERED].filter((other) => other !== letter).map((other) => `${section}${other}`);
  const others = paragraph !== undefined ? paragraphsBut(own) : letter === '' ? beside : lettered;
  return choiceOf(others.map((other) => [`${before}${other}${rest}`, 1]));
}

/** Where there is a fourth there are three before it. */
const paragraphsBut = (own: number): readonly number[] =>
  Array.from({ length: Math.max(own - 1, 3) }, (_, i) => i + 1).filter((other) => other !== own);

const LETTERED = 'abc';

/** "§ 7 Abs. 2 BGB", "Art. 3 Satz 1 GG" */
const PARAGRAPH =
  /^(?<before>(?:§{1,2}|Art\.) ?\p{Nd}+[^,]*? (?:Abs\.?|Absatz|Satz|S\.?|Nr\.?) ?)(?<paragraph>\p{Nd}+)/u;
/** "Art. 3 GG", "§ 44a SGB 5", "§ 4 der Abgabenordnung" */
const SECTION =
  /^(?<before>(?:§{1,2}|Art\.) ?)(?<section>\p{Nd}+)(?<letter>\p{Ll}?)(?=(?: [^,]*?)? (?:de[rs] \p{Lu}|\p{Lu}[\p{L}-]*\p{Lu}))/u;

/** For a word that says of which sex somebody is: the others that say the same, since the text around it does. */
export function sameSex(own: Traits, alike: readonly Traits[], locale: string): Choice | undefined {
  const words = sexWords(locale).get(fold(own.text));
  if (words === undefined) return undefined;
  const others = alike.filter(
    ({ text }) => text !== own.text && words.includes(fold(text)) && fold(text) !== fold(own.text),
  );
  return choiceOf(others.map(({ text, count }) => [text, count]));
}

const sexes = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** Words for the sex of a person, folded, with those that stand for each. */
function sexWords(locale: string): ReadonlyMap<string, readonly string[]> {
  const pack = packOf(locale);
  let words = sexes.get(pack?.code ?? '');
  if (words === undefined) {
    const { f = '', m = '' } = pack?.names?.sexes ?? {};
    const groups = [...f.split('|'), ...m.split('|')].map((group) => group.split(' ').filter(Boolean).map(fold));
    words = new Map(groups.flatMap((group) => group.map((word) => [word, group] as const)));
    sexes.set(pack?.code ?? '', words);
  }
  return words;
}

/** "MDAX", "CeBIT": for what the language's pack has in a class, others of that, whatever the corpus has, where it tells compounds of such. */
export function bodiesFor({ text }: Traits, locale: string): Choice | undefined {
  if (packOf(locale)?.institutions?.keptModifiers === undefined || /^\p{Ll}/u.test(text)) return undefined;
  const others = otherBodies(text, locale);
  return others === undefined ? undefined : choiceOf(others.map((name) => [name, 1]));
}

/** "lind.example", "lind@mail.example": another name, where all else stays. */
export function addressesFor({ form, text }: Traits, locale: string): Choice | undefined {
  if (form !== 'mail' && form !== 'address') return undefined;
  const [, before = '', name = '', after = ''] = /^(www\.)?(.+?)(@.*|\.\p{Ll}+)$/u.exec(text) ?? [];
  const rng = createRng(0).fork('address', text);
  const names = Array.from({ length: INVENTED }, (_, i) => loadGazetteers().render(locale, 'coined-word', rng.fork('name', i), { partition: 'all' })); // prettier-ignore
  const others = names.flatMap((other) =>
    other === undefined || fold(other) === name ? [] : [before + fold(other) + after],
  );
  return others.length === 0 ? undefined : choiceOf(others.map((other) => [other, 1]));
}

/** What stands before the last hyphen of one-word mentions, by what kind of thing it is, with how often. */
type Modifiers = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function modifiersOf(all: readonly Traits[], locale: string): Modifiers {
  const kinds = new Map<string, Map<string, number>>();
  for (const { text, count } of all) {
    const modifier = COMPOUND.exec(text)?.groups?.['modifier'];
    if (modifier === undefined) continue;
    addCount(
      obtain(kinds, kindOfModifier(modifier, locale), () => new Map()),
      modifier,
      count,
    );
  }
  return kinds;
}

/** A people, a country or region, capitals ("US"), or any other name. */
function kindOfModifier(modifier: string, locale: string): string {
  const lower = modifier.toLowerCase();
  if (otherClassWords(lower, locale) !== undefined) return 'people';
  if (namesOfPlaces(languageOf(locale)).has(fold(modifier))) return 'country';
  if (packOf(locale)?.institutions?.titleCase !== true) {
    const lists = loadGazetteers();
    if (lists.list(locale, 'cities')?.find(modifier) !== undefined) return 'town';
    if (lists.list(locale, 'family-names')?.find(modifier) !== undefined) return 'family';
    if (isFullName(modifier, locale)) return 'family';
    if (lists.list(locale, 'world-cities')?.find(modifier) !== undefined) return 'town abroad';
  }
  return casingOf(modifier) === 'upper' ? 'capitals' : 'name';
}

/** The head of a compound fits its place, and what it is a compound with is another of its kind: "US-Hersteller", "EU-Hersteller". */
export function compoundsFor(
  { text }: Traits,
  modifiers: Modifiers,
  invented: (modifier: string) => readonly string[] | undefined,
  locale: string,
): Choice | undefined {
  const groups = COMPOUND.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const own = groups['modifier'] ?? '';
  const stances = otherStances(own, locale);
  if (stances !== undefined) return choiceOf(stances.map((word) => [`${word}-${groups['head']}`, 1]));
  if (packOf(locale)?.institutions?.unlike?.test(own)) return choiceOf([]);
  // "Uefa-Cup" is one name, and no cup of the FIFA.
  const whole = otherBodies(text.replaceAll('-', ' '), locale);
  if (whole !== undefined && text.includes('-')) return choiceOf(whole.map((name) => [name.replaceAll(' ', '-'), 1]));
  const isSmall = (word: string): boolean => /^\p{Ll}/u.test(word);
  const { keptModifiers, titleCase } = packOf(locale)?.institutions ?? {};
  // "Moby-Dick" is one title, and nobody is "role-Russian".
  if (titleCase === true && /^\p{Lu}/u.test(groups['head'] ?? '') && kindOfModifier(own, locale) === 'name') return isSmall(own) ? choiceOf([]) : undefined; // prettier-ignore
  const known = isSmall(own) ? undefined : otherBodies(own.replaceAll('-', ' '), locale);
  if (known !== undefined) return choiceOf(known.map((name) => [`${name.replaceAll(' ', '-')}-${groups['head']}`, 1]));
  if (keptModifiers?.test(own)) return choiceOf([]);
  const placesLike = otherPlaces(own, locale);
  if (placesLike !== undefined) return choiceOf(placesLike.map((name) => [`${name}-${groups['head']}`, 1]));
  const strange = invented(own);
  if (strange !== undefined) return choiceOf(strange.map((name) => [`${name}-${groups['head']}`, 1]));
  // "Niger-Kongo-Sprachen": of two names no other fits.
  if (own.includes('-') && keptModifiers !== undefined) return choiceOf([]);
  const alike = [...(modifiers.get(kindOfModifier(own, locale)) ?? [])];
  const others = alike.filter(([modifier]) => isSmall(modifier) === isSmall(own) && nearCopy(own.toLowerCase(), modifier) === undefined); // prettier-ignore
  return others.length < 2 ? undefined : choiceOf(others.map(([modifier, count]) => [`${modifier}-${groups['head']}`, count])); // prettier-ignore
}

/** Others of the kind of a mountain, river or region of the language's pack, or of a region at home or town abroad: "Alpen-Etappe", "Lyon-Etappe". */
function otherPlaces(name: string, locale: string): readonly string[] | undefined {
  const { keptModifiers } = packOf(locale)?.institutions ?? {};
  if (keptModifiers === undefined) return undefined;
  const group = indexOf(packOf(locale)?.places?.articled ?? []).get(name)?.names;
  const others = (group ?? []).filter((other) => other !== name && !other.includes(' '));
  if (group !== undefined) return others;
  const lists = loadGazetteers();
  for (const list of [lists.list(locale, 'regions'), lists.list(locale, 'world-cities')]) {
    const own = list?.find(name);
    if (list === undefined || own?.region === undefined) continue;
    const alike = list.values.filter((other) => other !== name && /^\p{Lu}\p{Ll}+$/u.test(other) && list.find(other)?.region === own.region && list.find(other)?.band === own.band); // prettier-ignore
    if (alike.length > 1) return alike;
  }
  return undefined;
}

/** The least share of known organisations by which the compounds of a label are told to be made of organisations. */
const OF_BODIES = 0.2;
const INVENTED = 12;

/**
 * Names that no thing of the world has, for what compounds of organisations or persons are made of: a league in place of an airline would be of another
 * kind, a name that nobody knows is of any. Only where the lists of a language tell surnames.
 */
export function inventedOf(modifiers: Modifiers, locale: string): (modifier: string) => readonly string[] | undefined {
  const sum = (kind: string) => [...(modifiers.get(kind)?.values() ?? [])].reduce((total, count) => total + count, 0);
  const all = [...modifiers.keys()].reduce((total, kind) => total + sum(kind), 0);
  const known = [...modifiers.values()].flatMap((own) => [...own]).reduce((total, [name, count]) => total + (otherBodies(name, locale) ?? otherStances(name, locale) ? count : 0), 0); // prettier-ignore
  const ofOthers = ['capitals', 'town', 'town abroad', 'country', 'people'].reduce(
    (total, kind) => total + sum(kind),
    0,
  );
  // Of whatever else there would be, some would be known.
  const isOfPersons = known === 0 && sum('family') >= ofOthers;
  if (packOf(locale)?.institutions?.keptModifiers === undefined || (!isOfPersons && known < OF_BODIES * all)) return () => undefined; // prettier-ignore
  const draw = (list: string, rng: Rng) => loadGazetteers().render(locale, list, rng, { partition: 'all' });
  const nameFor = (modifier: string, rng: Rng) => {
    const name = draw(isOfPersons ? 'family-names' : 'coined-word', rng);
    return isOfPersons && isFullName(modifier, locale) ? `${draw('given-names', rng.fork('given'))}-${name}` : name;
  };
  return (modifier) => {
    const kind = kindOfModifier(modifier, locale);
    if (kind === 'people' || kind === 'country' || codeGroup(modifier, true) !== undefined) return undefined; // prettier-ignore
    const rng = createRng(0).fork('invented', modifier);
    return Array.from(
      { length: INVENTED },
      (_, i) =>
      casingOf(modifier) === 'upper' ? coinAcronym(modifier.replaceAll(/[^\p{L}]/gu, '').slice(0, LONGEST_CODE), rng.fork('code', i), locale) : nameFor(modifier, rng.fork('name', i)), // prettier-ignore
    ).filter((name) => name !== undefined);
  };
}

const LONGEST_CODE = 4;
