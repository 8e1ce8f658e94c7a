import { obtain } from '../core/collections.ts';
import { rememberLast } from '../core/caches.ts';
import type { CharSpan } from '../core/types.ts';
import { type EponymTerm, eponymTerms } from '../resources/eponyms.ts';
import { packOf } from '../languages/index.ts';
import { fold } from '../surrogates/case.ts';
import { mapText, type MappedText, rewrite, spanOf } from '../text/unmask/mapped-text.ts';
import { titleGender } from '../surrogates/persons/name-words.ts';

/**
 * Tells of a text which of its spans are eponyms or part of one: "Parkinson", "Parkinson's" and "disease" in "Parkinson's
 * disease", but not "Parkinson" in "Dr. Parkinson", and not "Parkinson" alone, which may be anybody's name.
 */
export type EponymGuard = (text: string) => (span: CharSpan) => boolean;

/**
 * Makes the guard of a language from its list of eponyms (Berg, Henriksson and Dalianis, §4.5, on eponyms mistaken for names). A
 * name counts as an eponym only beside a word that makes it one in its own entry of the list, so that no name is spared because a
 * disease happens to be called so; with the mark of possession or without, with accents or without, whatever the case.
 *
 * @param language BCP 47 code.
 * @throws PalimpsestError `no-eponyms` where the language has no list.
 */
export function createEponymGuard(language: string): EponymGuard {
  const find = rememberLast((text: string) => findEponyms(text, language));
  eponymTerms(language);
  return (text) => {
    const found = find(text);
    return ({ start, end }) => found.some((term) => term.start <= start && end <= term.end);
  };
}

/** Where the eponymous terms of a text are, with the words that make them one; in text order. */
export function findEponyms(text: string, language: string): readonly CharSpan[] {
  const { names, terms } = compile(language);
  const plainText = withoutAccents(text);
  const { text: plain } = plainText;
  const found: CharSpan[] = [];
  for (const match of plain.matchAll(names)) {
    const start = match.index;
    const end = start + match[0].length;
    const ahead = plain.slice(Math.max(0, start - WINDOW), start);
    const behind = plain.slice(end, end + WINDOW);
    for (const term of terms.get(keyOf(match[0])) ?? []) {
      const before = term.before?.exec(ahead);
      const after = term.after.exec(behind);
      if (before === null || after === null) continue;
      if (before === undefined && isTitle(ahead, language)) continue;
      found.push(spanOf(plainText, start - (before?.[0].length ?? 0), end + after[0].length));
    }
  }
  return found;
}

const WINDOW = 60;

interface CompiledTerm {
  /** Ends where the name starts; absent where nothing stands before it. */
  readonly before: RegExp | undefined;
  /** Starts where the name ends. */
  readonly after: RegExp;
}

interface CompiledList {
  readonly names: RegExp;
  /** By {@link keyOf} of the name. */
  readonly terms: ReadonlyMap<string, readonly CompiledTerm[]>;
}

/** Endings of the words after a name. */
const ENDING = '(?:s|es|e|en|er|n|et|t|erna|arna)?';

/** What a name may end in: of possession, of an adjective. */
const GENITIVE = /s(?:che[nrsm]?)?/u;

const compiled = new Map<string, CompiledList>();

function compile(language: string): CompiledList {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const terms = new Map<string, CompiledTerm[]>();
  const names = new Set<string>();
  for (const term of eponymTerms(language)) {
    const own = compileTerm(term, language);
    for (const name of term.names) {
      const key = keyOf(withoutAccents(name).text);
      names.add(key);
      obtain(terms, key, () => []).push(own);
    }
  }
  const longestFirst = [...names].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const alternatives = longestFirst.map((name) => escape(name).replaceAll('\\-', '(?:\\s?-\\s?|\\s)')).join('|');
  const { genitive = GENITIVE } = packOf(language)?.eponyms ?? {};
  const possessive = `(?![\\p{L}\\p{N}])|(?=${genitive.source}(?![\\p{L}\\p{N}]))`;
  const list = { names: new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?:${possessive})`, 'giu'), terms };
  compiled.set(language, list);
  return list;
}

function compileTerm({ before, attached, after }: EponymTerm, language: string): CompiledTerm {
  const words = before.map(
    (alternatives) => `(?:${alternatives.map((word) => wordPattern(word, language)).join('|')})`,
  );
  // "sonda Foley" beside "sonda de Foley".
  const { optional, possessive: own } = packOf(language)?.eponyms ?? {};
  const isOptional = before.length > 1 && before.at(-1)?.join() === optional;
  const lead = isOptional ? `${words.slice(0, -1).join('\\s+')}(?:\\s+${words.at(-1) ?? ''})?` : words.join('\\s+');
  const boundary = '(?<![\\p{L}\\p{N}])';
  const possessive = own?.source ?? '';
  const heads = after.map((head) => wordPattern(head, language)).join('|');
  return {
    before: words.length === 0 ? undefined : new RegExp(`${boundary}${lead}${attached ? '' : '\\s+'}$`, 'iu'),
    after: new RegExp(
      heads === ''
        ? `^${possessive}(?![\\p{L}\\p{N}])`
        : `^${possessive}(?:\\s?-\\s?|\\s+)(?:${heads})${ENDING}(?![\\p{L}\\p{N}])`,
      'iu',
    ),
  };
}

function wordPattern(word: string, language: string): string {
  const { text: plain } = withoutAccents(word);
  const others = packOf(language)?.eponyms?.abbreviations[plain.toLowerCase()];
  const own = escape(plain).replaceAll(/\s+/gu, '\\s+').replaceAll('\\-', '[\\s-]?').replaceAll('ß', '(?:ß|ss)');
  return others === undefined ? own : `${own}|${others}`;
}

/** A name in lower case with its parts joined by hyphens, however the text has them. */
function keyOf(plain: string): string {
  return plain.toLowerCase().replaceAll(/\s*-\s*|\s+/gu, '-');
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, '\\$&');
}

function isTitle(ahead: string, language: string): boolean {
  const word = /(?<![\p{L}\p{N}])(\p{L}+)\.?\s+$/u.exec(ahead)?.[1];
  if (word === undefined || word.toLowerCase() === packOf(language)?.eponyms?.noTitle) return false;
  return titleGender(fold(word), language) !== undefined;
}

/** The text with letters without their accents, whether these are of the letters or marks behind them. */
function withoutAccents(text: string): MappedText {
  const source = mapText(text, 0);
  return rewrite(source, ACCENTED, ([letter]) => letter.normalize('NFD').charAt(0)) ?? source;
}

const ACCENTED = /[A-Za-z\u00c0-\u024f][\u0300-\u036f]+|[\u00c0-\u024f]/gu;
