import { memoise, memoiseWithin, perObject } from '../../core/caches.ts';
import { nameGenders } from '../../languages/agreement.ts';
import { packOf, PACKS, unionOf } from '../../languages/index.ts';
import type { Paradigm } from '../../languages/pack.ts';
import { FUNCTION_WORDS, isOrganisationKind } from '../kind-words.ts';
import { loadWords } from '../../resources/lexical-data.ts';
import { wordNet } from '../../resources/wordnet.ts';
import { fold } from '../case.ts';

const NONE: readonly Paradigm[] = [];

/** The other words of the class of a word, such as demonyms or continents, in the same form; `undefined` for a word of no class. */
export const otherClassWords = memoiseByLocale((word, locale): readonly string[] | undefined =>
  indexOf(packOf(locale)?.institutions?.nationalities).get(word.toLowerCase()),
);

/** The other languages of the class of one; `undefined` for any other word. */
export const otherLanguages = memoiseByLocale((word, locale): readonly string[] | undefined =>
  indexOf(packOf(locale)?.institutions?.languages?.classes).get(word.toLowerCase()),
);

/** Whether several of the institutions that the language's pack has by name have a word, so that it tells what they are and not which. */
export const isSharedByBodies = memoiseByLocale((word, locale) => {
  const { bodies = NONE } = packOf(locale)?.institutions ?? {};
  return sharedWords(bodies, () => bodies.flatMap(formsOf)).has(word);
});

/** The names of a class in all their forms, `_` for a blank. */
const formsOf = ([stems, endings]: Paradigm): string[] =>
  endings.split(' ').flatMap((ending) => stems.split(' ').map((stem) => stem + (ending === '-' ? '' : ending)));

/** The folded words that two or more of some names have, whose words are parted by `_`; computed once for what they are of. */
export const sharedWords = perObject((_: object, read: () => readonly string[]): ReadonlySet<string> => {
  const words = new Set<string>();
  const several = new Set<string>();
  for (const name of new Set(read()))
    for (const word of new Set(fold(name).match(/\p{L}+/gu))) (words.has(word) ? several : words).add(word);
  return several;
});

/** Whether a name is written as its class has it, so that others of the class are written as that has them: "TT" and "Reuters". */
export function isBodyAsWritten(word: string, locale: string): boolean {
  const [next = ''] = otherBodies(word, locale) ?? [];
  return otherBodies(next, locale)?.includes(word) === true;
}

/**
 * The other words for what a party stands for, in the same form; `undefined` for any other word.
 *
 * @param after what stands behind it: before a noun in small letters stands an adjective ("a Republican senator"), else who stands for it.
 */
export function otherStances(word: string, locale: string, after?: string): readonly string[] | undefined {
  const next = after === undefined ? undefined : /^ (\p{Ll}+)/u.exec(after)?.[1];
  return (next === undefined || FUNCTION_WORDS.has(next) ? stancesOfPersons : stancesBeforeNouns)(word, locale);
}

const stancesBeforeNouns = memoiseByLocale((word, locale): readonly string[] | undefined =>
  indexOf(packOf(locale)?.institutions?.stances).get(word.toLowerCase()),
);

const stancesOfPersons = memoiseByLocale((word, locale): readonly string[] | undefined => {
  const { partisans } = packOf(locale)?.institutions ?? {};
  return indexOf(partisans).get(word.toLowerCase()) ?? stancesBeforeNouns(word, locale);
});

/** What "Democrat", "Democrats" and "Democratic" have in common, and "Green" and "Greens". */
export const stanceKey = (word: string): string => word.toLowerCase().replace(/s$/u, '').slice(0, 6);

/** Other kinds of authority that are for the same, beginning with the one after it: "Skogsrådet" for "Skogsverket"; none for any other name. */
export const otherKinds = memoiseByLocale((text, locale) => kindsAfter(text, packOf(locale)?.institutions?.bodyKinds));

/** The same for names that would stay as a whole. */
export const otherKeptKinds = memoiseByLocale((text, locale) => kindsAfter(text, packOf(locale)?.institutions?.keptKinds)); // prettier-ignore

function kindsAfter(
  text: string,
  table: readonly (readonly [pattern: RegExp, kinds: string])[] = [],
): readonly string[] {
  for (const [pattern, kinds] of table) {
    const { kind, ending = '' } = pattern.exec(text)?.groups ?? {};
    if (kind === undefined) continue;
    const purpose = text.slice(0, text.length - kind.length - ending.length);
    const all = kinds.split(' ');
    const turned = new Set([...all.slice(all.indexOf(kind) + 1), ...all]);
    return [...turned].filter((other) => other !== kind).map((other) => purpose + other + ending);
  }
  return [];
}

/** Other institutions that are called by what they are: "Senate" for "Parliament"; `undefined` for any other word. */
export const otherBodies = memoiseByLocale((word, locale): readonly string[] | undefined => {
  const { bodies, likeBodies = [] } = packOf(locale)?.institutions ?? {};
  const index = indexOf(bodies);
  const listed = index.get(word.toLowerCase()) ?? (word.length > SHORTEST_FOLDED ? foldedIndexOf(index).get(fold(word.replaceAll(APOSTROPHES, "'"))) : undefined); // prettier-ignore
  if (listed !== undefined) return listed;
  const spelt = /\p{Ll}/u.test(word) || !word.includes(' ') ? word : word.charAt(0) + word.slice(1).toLowerCase();
  const example = likeBodies.find(([pattern]) => pattern.test(spelt))?.[1].toLowerCase();
  return example === undefined ? undefined : index.get(example);
});

/** "Conseil d’Etat", "l' Elysée" */
const APOSTROPHES = / ?['’] ?/gu;
const SHORTEST_FOLDED = 5;

const foldedIndexOf = perObject(
  (index: ReadonlyMap<string, readonly string[]>) => new Map([...index].map(([word, others]) => [fold(word), others])),
);

/** Whether a class has a name by itself, and not only names like it. */
export const isListedBody = memoiseByLocale((word, locale) =>
  indexOf(packOf(locale)?.institutions?.bodies).has(word.toLowerCase()),
);

/** Other words for how far an institution reaches: "International" for "World"; `undefined` for any other word. */
export function otherReaches(word: string, locale: string): readonly string[] | undefined {
  return indexOf(packOf(locale)?.institutions?.reaches).get(word.toLowerCase());
}

const FIELD_ENDING = new RegExp(`${unionOf(({ institutions }) => institutions?.fieldEnding)}$`, 'iu');

/** Others of the kind of a body that is known by its capitals; `undefined` for any other. */
export const otherAcronyms = memoiseByLocale((text, locale): readonly string[] | undefined =>
  /^\p{Lu}+$/u.test(text) ? indexOf(packOf(locale)?.institutions?.acronyms).get(text.toLowerCase()) : undefined,
);

/** Remembers what a function tells of the words of each locale. */
export function memoiseByLocale<T = boolean>(
  compute: (word: string, locale: string) => T,
): (word: string, locale: string) => T {
  return memoiseWithin(compute);
}

/** Whether a word names what an institution is for. */
export const isField = memoiseByLocale((word, locale) => {
  const fields = packOf(locale)?.institutions?.fields;
  return (
    indexOf(fields).has(word.toLowerCase()) ||
    (word.length > 6 && FIELD_ENDING.test(word) && otherBodies(word, locale) === undefined)
  ); // not "Marines"
});

/** Whether a field is of the first class, which states have ministries for. */
export const isFieldOfState = memoiseByLocale(
  (word, locale) =>
  packOf(locale)?.institutions?.titleCase === true && indexOf(packOf(locale)?.institutions?.fields?.slice(0, 1)).has(word.toLowerCase()), // prettier-ignore
);

/** Fields other than one, in its form. */
export function otherFields(text: string, locale: string): readonly string[] {
  const own = packOf(locale)?.institutions?.fields;
  const fields = own ?? PACKS[0].institutions?.fields;
  return indexOf(own).get(text.toLowerCase()) ?? otherHeads(text, locale, own) ?? fields?.[0]?.[0].split(' ') ?? [];
}

const MIN_MODIFIER = 3;

/** "Gefäßchirurgie" is of the class of "Chirurgie", in a language that joins its nouns. */
function otherHeads(text: string, locale: string, fields: readonly Paradigm[] = NONE): readonly string[] | undefined {
  if (packOf(locale)?.institutions?.heads === undefined) return undefined;
  const word = text.toLowerCase();
  for (const [head, others] of indexOf(fields))
    if (head.length > MIN_MODIFIER && word.length - head.length >= MIN_MODIFIER && word.endsWith(head)) return others;
  return undefined;
}

/**
 * The others of every word of a table, by the word in lower case, beginning with the one after it; the first class that has a
 * word is its own.
 */
const indexOf = (paradigms = NONE): ReadonlyMap<string, readonly string[]> => indexed(paradigms);

const indexed = perObject((paradigms: readonly Paradigm[]) => {
  const words = new Map<string, readonly string[]>();
  for (const [stems, endings] of paradigms) {
    for (const ending of endings.split(' ')) {
      const forms = stems.split(' ').map((stem) => stem.replaceAll('_', ' ') + (ending === '-' ? '' : ending));
      for (const [at, form] of forms.entries()) {
        const word = form.toLowerCase();
        if (!words.has(word)) words.set(word, [...forms.slice(at + 1), ...forms.slice(0, at)]);
      }
    }
  }
  return words;
});

/** Topics of the dictionary: what groups of people are called, and what things that stand in one place are. */
const [GROUP, PLACES] = [14, new Set([6, 15, 17])];

/** Whether one of the first senses of a word is a group, in a language with a dictionary: "League", "Order". */
export const isGroupWord = memoiseByLocale((word, locale) => topicsOf(word, locale).includes(GROUP));

/** Whether one of the first senses of a word is a building, a piece of land or water: "Reservoir", "prison". */
export const isPlaceWord = memoiseByLocale((word, locale) => topicsOf(word, locale).some((topic) => PLACES.has(topic)));

function topicsOf(word: string, locale: string): readonly number[] {
  if (packOf(locale)?.institutions?.dictionary !== 'wordnet' || word.length < 3) return [];
  const lower = word.toLowerCase();
  const senses = wordNet().senses(lower, 'noun').slice(0, 2);
  return senses.filter(({ synonyms }) => synonyms.some((each) => each.word === lower)).map(({ topic }) => topic);
}

/**
 * Whether a word is, as far as can be told, a common noun or adjective and no name: by a dictionary where the language has one,
 * else by its ending. Whether it is a name too is for the caller to ask of the lists of names.
 */
export function isCommonWord(word: string, locale: string): boolean {
  return (
    isListedWord(word, locale) || (word.length > 5 && packOf(locale)?.institutions?.commonEnding?.test(word) === true)
  );
}

/** Whether a word is a common one and no name by what {@link isCommonWord} goes by, or by the words of its language. */
export const isOrdinaryWord = (word: string, locale: string): boolean =>
  isCommonWord(word, locale) || isWordOfLanguage(word, locale);

/** Whether the words of a language have a word, which no list of names has. */
export const isWordOfLanguage = memoiseByLocale((word, locale) => {
  const { code, institutions } = packOf(locale) ?? {};
  return institutions?.dictionary === 'words' && wordsOfLanguage(code ?? '').has(word.toLowerCase());
});

const wordsOfLanguage = memoise((code): ReadonlySet<string> => new Set(loadWords(code).split('\n')));

/** Whether a list has a word as a common noun or adjective; its ending does not count, since a name may have it too. */
export const isListedWord = memoiseByLocale((word, locale) => {
  if (isKindWord(word, locale)) return true;
  return packOf(locale)?.institutions?.dictionary === 'wordnet' && word.length > 2 && isEnglish(word.toLowerCase());
});

/** Whether many institutions have a word beside their names, be it somebody's name elsewhere: "High School", "Justice Mission". */
export const isSharedWord = memoiseByLocale((word, locale) => {
  return commonWords(packOf(locale)?.institutions?.common ?? '').has(word.toLowerCase());
});

const commonWords = memoise((words): ReadonlySet<string> => new Set(words.split(' ')));

/** Whether many institutions have a word in their names; a word of the dictionary may be what tells one from the others. */
export const isKindWord = memoiseByLocale((word, locale) => {
  return otherClassWords(word, locale) !== undefined || isField(word, locale) || isSharedWord(word, locale);
});

function isEnglish(lower: string): boolean {
  const net = wordNet();
  const lemmas = [lower, lower.replace(/s$/, ''), lower.replace(/ies$/, 'y'), lower.replace(/e[sd]$/, '')];
  if (/e?d$/.test(lower) && [/d$/, /ed$/].some((ending) => net.has(lower.replace(ending, ''), 'verb'))) return true;
  return lemmas.some(
    (lemma, i) =>
      (i === 0 || lemma !== lower) &&
      // WordNet's index has names in lower case as well ("lincoln"); the sets of synonyms spell them.
      (net.senses(lemma, 'noun').some(({ synonyms }) => synonyms.some(({ word }) => word === lemma)) ||
        net.has(lemma, 'adjective')),
  );
}

/** The ending of "RFSU-laboratoriets" and "Essingeledens", names that no list has: where the article is an ending, the genitive stands behind it. */
export function genitiveBehindArticle(text: string, locale: string): string {
  return ownsWithS(locale) && /\p{Ll}(?:et|en|na|an)s$/u.test(text) ? 's' : '';
}

/** Whether an owner stands before what is his with an s, and with nothing behind the sound of one: in Swedish. */
export function ownsWithS(locale: string): boolean {
  const { institutions, names } = packOf(locale) ?? {};
  return institutions?.ofTown !== undefined && names?.genitive?.afterSibilant === '';
}

/** "laboratoriet" of "RFSU-laboratoriet": a word of small letters in the name of something, in a language that joins its nouns. */
export const isSmallNoun = (token: string | undefined, locale: string): boolean =>
  token !== undefined && /^\p{Ll}{4,}$/u.test(token) && packOf(locale)?.institutions?.heads !== undefined;

/**
 * The bodies that may stand where one does: of the gender that the article before it, or its own head, tells; those that begin with the same word, where there are several.
 *
 * @param mayStay whether none may, in a language of `onlyListed`.
 */
export function ordinaryBodies(
  text: string,
  genders: string | undefined,
  isElided: boolean,
  locale: string,
  mayStay = false,
): readonly string[] {
  const { ordinary, onlyListed, bodies: classes = [] } = packOf(locale)?.institutions ?? {};
  if (mayStay && onlyListed === true) return [];
  const told = genders?.length === 1 ? genders : nameGenders(locale)?.genderOf(text);
  const kind = isElided ? 'v' : told;
  const bodies = kind === 'f' || kind === 'm' || kind === 'v' ? ordinary?.[kind] : undefined;
  const words = bodies?.split(' ').map((body) => body.replaceAll('_', ' ')) ?? [];
  const isAlike = (body: string): boolean => headOf(body) === headOf(text) && fold(body) !== fold(text);
  const alike = words.filter(isAlike);
  if (alike.length > 1) return alike;
  // "Tribunal Regional": those that everybody knows are such bodies too.
  const known = (byHead(classes).get(headOf(text)) ?? []).filter((body) => isAlike(body) && (kind === undefined || nameGenders(locale)?.genderOf(body) === kind)); // prettier-ignore
  if (known.length > 1) return known;
  return words.filter((body) => headOf(body) !== headOf(text));
}

/** Whether a body is one of `ordinary`, as it is listed, and others of its head may stand for it. */
export const isOrdinaryBody = memoiseByLocale((text, locale) => {
  const { ordinary = {} } = packOf(locale)?.institutions ?? {};
  return Object.values(ordinary).some((list) => {
    const bodies = list.split(' ').map((body) => body.replaceAll('_', ' '));
    return bodies.includes(text) && bodies.filter((body) => headOf(body) === headOf(text)).length > 2;
  });
});

const headOf = (name: string): string => fold(name.split(' ', 1)[0] ?? '');

/** Names of several words, by the first. */
const byHead = perObject((classes: readonly Paradigm[]): ReadonlyMap<string, readonly string[]> => {
  const names = new Map<string, string[]>();
  for (const name of classes.flatMap(([stems]) => stems.split(' ').map((stem) => stem.replaceAll('_', ' ')))) {
    const own = names.get(headOf(name));
    if (!name.includes(' ') || !isOrganisationKind(headOf(name))) continue; // "Segunda Turma"
    if (own === undefined) names.set(headOf(name), [name]);
    else own.push(name);
  }
  return names;
});
