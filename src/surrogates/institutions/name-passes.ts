import { hasWord } from '../../core/has-word.ts';
import { packOf, wordsOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import { FUNCTION_WORDS, isOrganisationKind } from '../kind-words.ts';
import type { Lexicon } from '../lexicon.ts';
import { GREAT, NEAR_NUMBER, ONE, type Slot, type Template } from '../slots.ts';
import { slot } from '../template-words.ts';
import { isField, isListedWord, otherReaches } from './class-words.ts';
import { isName, RARE } from './places-in-name.ts';

const ARTICLES = [...wordsOf(({ agreement }) => agreement?.articles)].filter((word) => word.length > 1).join('|');
export const ARTICLE = new RegExp(`^(?:${ARTICLES})\\s+|^l['’]`, 'iu');

/** Whether a run of words is of the dictionary and nobody is called so: "Observer", "Corn Growers". */
export const isPhrase = (text: string, lexicon: Lexicon, locale: string): boolean => {
  const words = text.split(/[ -]/u);
  return words.every((word) => isDictionary(word, locale)) && words.some((word) => isNobody(word, lexicon));
};

const isDictionary = (word: string, locale: string): boolean => isListedWord(word, locale) || isOrganisationKind(fold(word)); // prettier-ignore

/** Whether no list has a word as a name that people bear. */
const isNobody = (word: string, { names }: Lexicon): boolean =>
  (names.word(word).family ?? RARE) === RARE && (names.word(word).given ?? RARE) === RARE;

/** "and", between words that belong together. */
export const isJoin = (word: string | undefined, locale: string): boolean =>
  word !== undefined && hasWord(packOf(locale)?.names?.joins, word);

/** "65th Air Division" */
export const NUMBERED = /^\p{Nd}+(?:st|nd|rd|th)?(?= |$)/iu;

/** "112th" of "112th Congress": of those there are as many as their number tells. */
export const numberSlot = (number: string, next: string | undefined, locale: string): Slot =>
  slot('digits', number, {
    grammar: packOf(locale)?.institutions?.inTurn?.test(next ?? '') === true ? NEAR_NUMBER : '',
  });

export const surname = (name: string, { names }: Lexicon): Slot =>
  slot('family-name', name, { band: names.word(name).family ?? 2 });

/** "Junta de Lind da Serra", "Hospital do Campo Lindo": of two towns that a preposition joins, or of one with another word, no list has the whole, which is one. */
export function withWholeTowns(template: Template, locale: string): Template {
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

/** "British Embassy in Washington": it stands in a capital, and another country has its own there. */
export function inCapital(template: (string | Slot)[], locale: string): (string | Slot)[] {
  const { ofCapitals } = packOf(locale)?.institutions ?? {};
  const at = template.findIndex((part) => typeof part === 'string' && ofCapitals?.test(fold(part)) === true);
  const isOfPeople = template.slice(0, Math.max(0, at)).some((part) => typeof part !== 'string');
  return isOfPeople ? template.map((part, i) => (i > at && typeof part !== 'string' && isTownSlot(part) ? part.text + part.ending : part)) : template; // prettier-ignore
}

/**
 * What was read as a surname and is a word: the first of a name in which something else changes ("Second Lind Ministry", "Woman's Catholic Union"), a run of
 * words there ("Lind Corn Growers Association"), and a field that an adjective stands before ("Foundation for Moral Law").
 */
export function asWords(template: (string | Slot)[], lexicon: Lexicon, locale: string): (string | Slot)[] {
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
export const isNounBehindName = (word: string, template: Template, lexicon: Lexicon, locale: string): boolean =>
  packOf(locale)?.institutions?.ofTowns !== undefined &&
  template.some((part) => typeof part === 'object' && part.kind === 'class-word') &&
  !isName(word, lexicon);

/** "San Juan de la Cruz" is one saint, and another has no such name behind his own. */
export function withoutEpithet(template: (string | Slot)[]): (string | Slot)[] {
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
export const oneByHyphen = (template: (string | Slot)[]): (string | Slot)[] =>
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
export function afterPeopleOfThere(template: (string | Slot)[], lexicon: Lexicon): (string | Slot)[] {
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
export function ofGreatTown(own: (string | Slot)[], locale: string): (string | Slot)[] {
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
