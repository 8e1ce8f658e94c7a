import { memoise, once } from '../../core/caches.ts';
import { cut } from '../../core/narrow.ts';
import type { Document, Entity } from '../../core/types.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../../surrogates/case.ts';
import { familyOf } from '../../surrogates/index.ts';
import { isListedWord, otherBodies, otherClassWords, otherStances } from '../../surrogates/institutions/class-words.ts';
import { isOrganisationKind } from '../../surrogates/kind-words.ts';
import { sharedLexicon } from '../../surrogates/lexicon.ts';
import { isUsualFamily } from '../../surrogates/persons/name.ts';
import type { Mention, Setting, SurrogateFamily, SurrogateType } from '../../surrogates/types.ts';
import type { LabelPlans } from '../label-plan.ts';
import type { Segment } from '../segments.ts';
import { NOTHING_TOLD } from './told-beside.ts';

export const WORD = /[\p{L}\p{N}]/u;

export const NAMES_OF: ReadonlySet<SurrogateFamily> = new Set(
  (['person', 'organisation', 'location'] as const).map(familyOf),
);

/** "The Bill": behind the article one word of the dictionary is nobody's name, but "the Smiths" are a family. */
export const isNounBehindArticle = (mention: Mention, setting: Setting): boolean => {
  const { text, type, before, after } = mention;
  if (familyOf(type) !== familyOf('person') || !/(?<!\p{L})the $/iu.test(before) || !/^\p{Lu}\p{Ll}+$/u.test(text)) return false; // prettier-ignore
  const { institutions, names } = packOf(setting.locale) ?? {};
  // "the Lind / Ek ticket", "the Lind administration"
  if (/^ ?[/–-] ?\p{Lu}/u.test(after) || names?.families?.one?.test(after) === true) return false;
  return institutions?.titleCase === true && isListedWord(text, setting.locale) && !isUsualFamily(mention, setting);
};

/** Mentions that are drawn from the corpus, within others that get surrogates: nothing tells what they are, and they are what becomes of these. */
export function followersOf({ entities }: Document, plans: LabelPlans): ReadonlySet<Entity> {
  const follows = new Set<Entity>();
  let reach = 0;
  for (const entity of entities) {
    const policy = plans[entity.label]?.policy;
    if (policy === 'replace' && entity.fragments === undefined) reach = Math.max(reach, entity.end);
    else if (policy === 'from-corpus' && entity.end <= reach) follows.add(entity);
  }
  return follows;
}

/** The article that a name begins with, with the blank behind it: "the ", "l'". */
const ownArticle = memoise((locale) => {
  const { ownArticles } = packOf(locale)?.agreement ?? {};
  const forms = ownArticles?.split(' ').map((article) => {
    const either = `[${article.charAt(0).toUpperCase()}${article.charAt(0)}]${article.slice(1)}`;
    return either.endsWith("'") ? `${either.slice(0, -1)}['’] ?` : `${either} `;
  });
  return forms && new RegExp(`^(?:${forms.join('|')})(?=[\\p{L}\\p{N}])`, 'u');
});

/** Whether a segment begins an entity, be it behind an article of its own. */
export const beginsEntity = ({ start, entity, isBehindArticle }: Segment): boolean => start === entity.start || isBehindArticle === true; // prettier-ignore

/**
 * The segments without the article that names begin with, which are written over as names that are labelled without one: "the FBI". What is a place of the lists as a whole
 * keeps it ("La Rochelle"), and so does what has its capital, but where a sentence begins and something tells that it is none of its own.
 */
export function behindArticles(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  setting: Setting,
): readonly Segment[] {
  const article = ownArticle(setting.locale);
  if (article === undefined) return segments;
  const { places } = sharedLexicon(setting);
  const isPlace = (text: string) => places.find(fold(text), 'location') !== undefined;
  return segments.map((segment) => {
    const { start, end, entity } = segment;
    const plan = plans[entity.label];
    if (plan?.policy !== 'replace' || !NAMES_OF.has(familyOf(plan.type)) || start !== entity.start || end !== entity.end) return segment; // prettier-ignore
    const text = cut(doc.text, start, end);
    const own = article.exec(text)?.[0];
    if (own === undefined || isPlace(text) || isOrganisationKind(fold(WORD_BEFORE.exec(cut(doc.text, Math.max(0, start - LONGEST_KIND), start))?.[1] ?? ''))) return segment; // prettier-ignore
    const rest = text.slice(own.length);
    const isOwn = /^\p{Lu}/u.test(text) && !(SENTENCE_BEGINS.test(cut(doc.text, Math.max(0, start - 3), start)) && (/^\p{Lu}[\p{Lu}.]+$/u.test(rest) || doc.text.includes(own.toLowerCase() + rest) || isPlace(rest) || isOrganisationKind(fold(FIRST_WORD.exec(rest)?.[0] ?? '')))); // prettier-ignore
    return isOwn ? segment : { start: start + own.length, end, entity, isBehindArticle: true };
  });
}

/** Without the office that somebody's mention begins with ("le ministre des Finances Lind"), and the article, where people stand with one ("en Lind"). */
export function behindOffices(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  { locale }: Setting,
): readonly Segment[] {
  const { fiefs, offices = fiefs, ownArticles } = packOf(locale)?.names ?? {};
  if (offices === undefined) return segments;
  return segments.map((segment) => {
    const { start, end, entity } = segment;
    const plan = plans[entity.label];
    if (plan?.policy !== 'replace' || familyOf(plan.type) !== familyOf('person')) return segment;
    const text = cut(doc.text, start, end);
    const lead = offices.exec(text)?.[0] ?? '';
    if (lead !== '' && lead.length < text.length) return { start: start + lead.length, end, entity };
    const article = start === entity.start ? (ownArticles?.exec(text)?.[0] ?? '') : '';
    return article === '' ? segment : { start: start + article.length, end, entity, isBehindArticle: true };
  });
}

/** "le ministre": nobody's name. */
export const isOfficeAlone = ({ text, type }: Mention, { locale }: Setting): boolean => familyOf(type) === familyOf('person') && packOf(locale)?.names?.offices?.exec(text)?.[0] === text; // prettier-ignore

/** The last words of names that are drawn from the corpus: "Cup" beside "Stanley Cup" is that and no other. */
export function headsOf(
  { text }: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  { locale }: Setting,
): ReadonlySet<string> {
  if (packOf(locale)?.institutions?.titleCase !== true) return NOTHING_TOLD;
  const words = segments.flatMap(({ start, end, entity }) => {
    const [, word] = plans[entity.label]?.policy === 'from-corpus' ? (LAST_OF_SEVERAL.exec(cut(text, start, end)) ?? []) : []; // prettier-ignore
    return word !== undefined && isListedWord(word, locale) && otherClassWords(word, locale) === undefined && otherStances(word, locale) === undefined ? [word] : []; // prettier-ignore
  });
  return new Set(words);
}

const LAST_OF_SEVERAL = / (\p{Lu}\p{Ll}+)$/u;

const FIRST_WORD = /^\p{L}+/u;

/** The segments without the ending of an owner that corpora label with a name: "Lind 's". One that is joined to its word may be of the name: "St. John's". */
export function beforePossessives(
  doc: Document,
  segments: readonly Segment[],
  plans: LabelPlans,
  setting: Setting,
): readonly Segment[] {
  const possessive = packOf(setting.locale)?.agreement?.ownPossessive;
  if (possessive === undefined) return segments;
  const texts = once(() => new Set(segments.map(({ start, end }) => cut(doc.text, start, end))));
  return segments.map((segment) => {
    const { start, end, entity } = segment;
    const plan = plans[entity.label];
    const ending = possessive.exec(cut(doc.text, Math.max(start, end - LONGEST_ENDING), end))?.[0];
    if (ending === undefined || end !== entity.end || plan?.policy !== 'replace' || !NAMES_OF.has(familyOf(plan.type))) return segment; // prettier-ignore
    const rest = cut(doc.text, start, end - ending.length);
    if (!/[\p{L}\p{N}]{2}/u.test(rest)) return segment;
    const isOfName = !ending.startsWith(' ') && !texts().has(rest) && isNamedSo(rest, rest + ending, plan.type, setting); // prettier-ignore
    return isOfName ? segment : { ...segment, end: end - ending.length, isOwner: true };
  });
}

const LONGEST_ENDING = 4;

/** Whether what looks like the ending of an owner belongs to a name: "McDonald's", but not "the committee's". */
function isNamedSo(name: string, owner: string, type: SurrogateType, setting: Setting): boolean {
  const { places } = sharedLexicon(setting);
  const family = familyOf(type);
  if (family === familyOf('person')) return false;
  if (family === familyOf('location')) return places.find(fold(owner), 'location') !== undefined || places.find(fold(name), 'location') === undefined; // prettier-ignore
  const last = name.slice(name.lastIndexOf(' ') + 1);
  return otherBodies(name, setting.locale) === undefined && otherBodies(owner, setting.locale) === undefined
    ? !(name.includes(' ') && isOrganisationKind(fold(last)))
    : otherBodies(owner, setting.locale) !== undefined;
}

/** "l'hôpital la Moraine" has the article in its name. */
const WORD_BEFORE = /(\p{L}+) $/u;
const LONGEST_KIND = 24;

const SENTENCE_BEGINS = /(?:^|[.!?:\n"“])\s*$/u;
