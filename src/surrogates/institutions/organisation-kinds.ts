import { perObject } from '../../core/caches.ts';
import { nameGenders } from '../../languages/agreement.ts';
import { packOf } from '../../languages/index.ts';
import { fold } from '../case.ts';
import { genderBefore } from '../kind-words.ts';
import { type Lexicon, readOnce, sharedLexicon } from '../lexicon.ts';
import { peoplesOf } from '../peoples.ts';
import type { Mention, Setting } from '../types.ts';
import { isOrdinaryBody, isOrdinaryWord, isSmallNoun } from './class-words.ts';
import { tellsNothing } from './organisation-state.ts';
import { isName } from './places-in-name.ts';
import { readOrganisation } from './read-organisation.ts';

/** Whether a word tells what an institution is by its ending, where capitals do not tell names from nouns. */
export function isCommonNoun(token: string, setting: Setting): boolean {
  const isCommon = isOrdinaryWord(token, setting.locale) || isSmallNoun(token, setting.locale);
  if (packOf(setting.locale)?.institutions?.titleCase === true || !isCommon) return false;
  return !isName(token, sharedLexicon(setting));
}

/**
 * Kinds that names look like, else those that lines tell, by a vote of those of each mention; the first of the language's table where several
 * are told as often.
 */
export function kindsOf(
  mentions: readonly Mention[],
  lexicon: Lexicon,
  { locale }: Setting,
): ReadonlyMap<string, string> {
  const { cues = {}, named = {} } = packOf(locale)?.institutions ?? {};
  const kinds = Object.entries(cues);
  const looks = Object.entries(named);
  const votes = new Map<string, Map<string, number>>();
  const abroad = new Set<string>();
  const silent = new Set<string>();
  for (const { text, type, line, before } of kinds.length + looks.length === 0 ? [] : mentions) {
    if (type !== 'organisation' || isOrdinaryBody(text, locale)) continue;
    const look = looks.find(([, pattern]) => pattern.test(text))?.[0] ?? kindListed(text, lexicon);
    if (look !== undefined) {
      votes.set(text, new Map([[look, 1]]));
      continue;
    }
    if (line === undefined) continue;
    const { template } = readOnce(lexicon, type, text, (own) => readOrganisation(own, type, lexicon, locale));
    if (!tellsNothing(template) && !template.some((part) => typeof part !== 'string' && part.grammar === type))
      continue; // it tells its kind itself
    const noun = NOUN_BEFORE.exec(before)?.[0];
    const [country] = peoplesOf(locale).get(PEOPLE_BEFORE.exec(line.slice(0, line.indexOf(text)))?.[1] ?? '') ?? [];
    if (country !== undefined && !lexicon.world.homes.has(fold(country))) abroad.add(text);
    const at = line.indexOf(text);
    const told = kinds.flatMap(([kind, cue]) => {
      const distance = nearest(cue, line, at, at + text.length) ?? (cue.test(before) ? before.length : undefined); // "i Forsmark"
      return distance === undefined ? [] : [{ kind, distance, weight: noun !== undefined && cue.test(noun) ? APPOSED : 1 }]; // prettier-ignore
    });
    // A field by itself is a ward, whatever stands beside it.
    if (told.length === 0 && !template.some((part) => typeof part !== 'string' && part.kind === 'field')) silent.add(text); // prettier-ignore
    const least = Math.min(...told.map(({ distance }) => distance));
    for (const { kind, distance, weight } of told) {
      const own = votes.get(text) ?? new Map<string, number>();
      votes.set(text, own.set(kind, (own.get(kind) ?? 0) + weight + (distance === least ? NEAREST : 0)));
    }
  }
  // A club beside clubs; what a restaurant stands beside is anything.
  const common = kindOfAll(votes);
  const most = common !== undefined && /^(?:team|club|list|party|samba)/u.test(common) ? common : undefined;
  for (const text of silent) if (most !== undefined && !votes.has(text)) votes.set(text, new Map([[most, 1]]));
  return new Map(
    [...votes].flatMap(([text, own]) => {
      const kind = firstOf(own);
      const grammars = [...(abroad.has(text) ? [`organisation-${kind}-abroad`] : []), `organisation-${kind}`];
      const grammar = grammars.find((one) => lexicon.grammars.has(one));
      return grammar === undefined ? [] : [[text, grammar] as const];
    }),
  );
}

/** The kind with most votes, the first of several. */
const firstOf = (votes: ReadonlyMap<string, number>): string =>
  [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';

/** The kind of more than half of the names of a document, where that are several. */
function kindOfAll(votes: ReadonlyMap<string, ReadonlyMap<string, number>>): string | undefined {
  const counts = new Map<string, number>();
  for (const own of votes.values()) counts.set(firstOf(own), (counts.get(firstOf(own)) ?? 0) + 1);
  const kind = firstOf(counts);
  const count = counts.get(kind) ?? 0;
  return count > 1 && 2 * count > votes.size ? kind : undefined;
}

/** What stands right before a name. */
const NOUN_BEFORE = /\p{L}{4,}(?= $)/u;
/** "dem spanischen Erstligisten" */
const PEOPLE_BEFORE = /(?<!\p{L})(\p{Ll}{4,}) \p{Lu}\p{L}+ $/u;
/** The noun right before a name tells of it, and the rest of the line of others too. */
const APPOSED = 3;
/** What tells a kind nearest to a name tells more than the rest of its line: "an interview with the head of the software company Halcyon". */
const NEAREST = 1;

/** How far from a place in a line its nearest match of a pattern is; `undefined` where there is none. */
function nearest(pattern: RegExp, line: string, start: number, end: number): number | undefined {
  let least: number | undefined;
  const anywhere = everywhere(pattern);
  anywhere.lastIndex = 0; // without `matchAll`, which copies the pattern: most lines have none of most kinds
  for (let found = anywhere.exec(line); found !== null; found = anywhere.exec(line)) {
    const [{ length }] = found;
    const distance = found.index < start ? start - found.index - length : found.index - end;
    least = Math.min(least ?? Infinity, Math.max(0, distance));
    if (length === 0) anywhere.lastIndex++;
  }
  return least;
}

const everywhere = perObject((pattern: RegExp) => new RegExp(pattern, `${pattern.flags}g`));

/** The kind of a name whose first or last word is in one list of such words alone: "Pelletteria Toso", "Rosén Fisk". */
function kindListed(text: string, { kindOfWord }: Lexicon): string | undefined {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  const [first, last] = [kindOfWord.get(words[0] ?? ''), kindOfWord.get(words.at(-1) ?? '')];
  return words.length < 2 || (first !== undefined && last !== undefined && first !== last)
    ? undefined
    : (first ?? last);
}

/** What the article before a name says of its gender, be there an adjective between them: "eine weitere Zephyria". */
export const genderOf = (before: string, locale: string): string =>
  genderBefore(before, locale) || genderBefore(before.replace(packOf(locale)?.agreement?.attribute ?? NEVER, ' '), locale); // prettier-ignore

const NEVER = /(?!)/u;

/** What the articles before mentions say of the gender of a name there, and what their own heads say. */
export function gendersOf(mentions: readonly Mention[], { locale }: Setting): ReadonlyMap<string, string> {
  const known = nameGenders(locale);
  const genders = new Map<string, string>();
  if (known === undefined) return genders;
  for (const { text, before } of mentions) {
    const here = genderOf(before, locale);
    const own = known.genderOf(text);
    const elsewhere = genders.get(text);
    const both = elsewhere === undefined ? here : [...elsewhere].filter((gender) => here.includes(gender)).join('');
    // Behind "des" and "im" stands the one as well as the other.
    genders.set(text, own !== undefined && both !== 'mn' && both.includes(own) ? own : both);
  }
  return genders;
}
