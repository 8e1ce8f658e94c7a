import { mentionsOf } from '../core/document.ts';
import { obtain } from '../core/collections.ts';
import type { CharSpan, Document, Entity } from '../core/types.ts';
import type { Gazetteers } from '../resources/gazetteer.ts';
import { splitSentences } from '../text/sentences.ts';
import { tokenise, tokeniseEvenly } from '../text/tokenise.ts';
import { addCounts, type LabelCounts, NO_COUNTS, ratiosOf, totalCounts } from './counts.ts';
import { findOverlaps, samePlace } from './match-mentions.ts';
import { checkSameText } from './scorer.ts';
import { findScorer } from './scorers.ts';

/** Mentions of one kind, and how many of them were found. */
export interface Stratum {
  readonly mentions: number;
  /** With the same characters and label (strict). */
  readonly found: number;
  /** With any overlap and the same label. */
  readonly touched: number;
}

/** By what mentions are told apart by, then by kind. */
export type Strata = Readonly<Record<string, Readonly<Record<string, Stratum>>>>;

/** What tells mentions apart, and the kinds in the order in which they are shown. */
const KINDS = {
  'words of the mention': ['1', '2', '3', '4 and more'],
  'words of its sentence': ['up to 10', '11 to 25', '26 and more'],
  place: ['list', 'header or field', 'running text'],
  'in lists': ['an entry', 'each word', 'some words', 'no word'],
  'origin of names': ['of the language', 'of others', 'unknown'],
  'rarity of names': ['common', 'less common', 'rare', 'unknown'],
} as const;

/** The lists that origin and rarity are looked up in. */
const NAME_LISTS = ['given-names', 'family-names', 'cities'];

/**
 * Counts the gold mentions found by kind: length, place on the page, what the lists of the language have of their words. Mentions
 * without a letter have no name that lists could know, and are left out of those.
 *
 * @param language BCP 47 code of the text.
 * @param further tells mentions apart by what only the caller knows, such as what training had of them.
 */
export function createStrataAnalysis(
  language: string,
  gazetteers: Gazetteers,
  further: Readonly<Record<string, (gold: Document, mention: Entity) => string>> = {},
) {
  const rows = new Map<string, Map<string, { mentions: number; found: number; touched: number }>>();
  for (const [what, kinds] of Object.entries(KINDS)) {
    rows.set(what, new Map(kinds.map((kind) => [kind, { mentions: 0, found: 0, touched: 0 }])));
  }
  const lookUp = createLookup(language, gazetteers);
  return {
    /** @throws TypeError where the two documents have not the same text. */
    add(gold: Document, predicted: Document): void {
      checkSameText(gold, predicted);
      const mentions = mentionsOf(gold);
      if (mentions.length === 0) return;
      const others = mentionsOf(predicted);
      const hits = mentions.map(() => ({ found: false, touched: false }));
      findOverlaps(mentions, others).forEach((overlaps, p) => {
        for (const g of overlaps) {
          const [mention, other] = [mentions[g] as Entity, others[p] as Entity];
          if (mention.label !== other.label) continue;
          hits[g] = { found: hits[g]?.found === true || samePlace(mention, other), touched: true };
        }
      });
      const sentences = splitSentences(gold.text, language);
      mentions.forEach((mention, g) => {
        const words = wordsIn(gold.text, mention);
        const sentence = sentences.find(({ end }) => mention.start < end) ?? { start: 0, end: gold.text.length };
        const kinds: Record<string, string | undefined> = {
          'words of the mention': words > 3 ? '4 and more' : String(words),
          'words of its sentence': lengthOf(wordsIn(gold.text, sentence)),
          place: placeOf(gold.text, mention),
          ...lookUp(gold.text.slice(mention.start, mention.end)),
        };
        for (const [what, tell] of Object.entries(further)) kinds[what] = tell(gold, mention);
        for (const [what, kind] of Object.entries(kinds)) {
          if (kind !== undefined) count(what, kind, hits[g] as (typeof hits)[number]);
        }
      });
    },
    /** Kinds without a mention are left out. */
    result(): Strata {
      const all = [...rows].map(([what, kinds]) => {
        const seen = [...kinds].filter(([, { mentions }]) => mentions > 0).map(([kind, row]) => [kind, { ...row }]);
        return [what, Object.fromEntries(seen) as Record<string, Stratum>] as const;
      });
      return Object.fromEntries(all.filter(([, kinds]) => Object.keys(kinds).length > 0));
    },
  };

  function count(what: string, kind: string, hit: { readonly found: boolean; readonly touched: boolean }): void {
    const kinds = obtain(rows, what, () => new Map());
    const row = obtain(kinds, kind, () => ({ mentions: 0, found: 0, touched: 0 }));
    row.mentions++;
    if (hit.found) row.found++;
    if (hit.touched) row.touched++;
  }
}

const wordsIn = (text: string, { start, end }: CharSpan): number =>
  Math.max(1, tokenise(text.slice(start, end)).filter((token) => /[\p{L}\p{N}]/u.test(token.text)).length);

function lengthOf(words: number): (typeof KINDS)['words of its sentence'][number] {
  return words <= 10 ? 'up to 10' : words <= 25 ? '11 to 25' : '26 and more';
}

/** Of the line of a mention: an item of a list by its mark, a field after its name, a line too short for a sentence and without its end. */
function placeOf(text: string, { start }: CharSpan): (typeof KINDS)['place'][number] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const end = text.indexOf('\n', start);
  const line = text.slice(from, end === -1 ? text.length : end).trim();
  if (/^(?:[-–—*•·]|\(?(?:\d{1,3}|\p{L})\s?[.)])\s/u.test(line)) return 'list';
  const isField = /^[^.:;]{1,40}:/u.test(text.slice(from, start));
  return isField || (line.length <= 60 && !/[.!?…]["'”»)\s]*$/u.test(line)) ? 'header or field' : 'running text';
}

/** What lists have of a mention: nothing where it has no letter. */
function createLookup(language: string, gazetteers: Gazetteers) {
  const open = (locale: string, names: readonly string[]) =>
    names.flatMap((name) => gazetteers.list(locale, name) ?? []);
  const all = open(language, gazetteers.names(language));
  const own = open(language, NAME_LISTS);
  const others = gazetteers.locales.filter((locale) => locale !== language).flatMap((one) => open(one, NAME_LISTS));
  const known = new Map<string, Record<string, string>>();
  return (surface: string): Readonly<Record<string, string>> =>
    obtain(known, surface, () => (/\p{L}/u.test(surface) && all.length > 0 ? look(surface) : {}));

  function look(surface: string): Record<string, string> {
    const words = tokeniseEvenly(surface).flatMap(({ text }) => (/\p{L}/u.test(text) ? [text] : []));
    const isIn = (lists: typeof all, text: string) => lists.some((list) => list.find(text) !== undefined);
    const listed = words.filter((word) => isIn(all, word)).length;
    const bands = [surface, ...words].flatMap((text) => own.flatMap((list) => list.find(text)?.band ?? []));
    const isForeign = [surface, ...words].some((text) => isIn(others, text));
    return {
      'in lists': isIn(all, surface)
        ? 'an entry'
        : listed === words.length
          ? 'each word'
          : listed > 0
            ? 'some words'
            : 'no word',
      'origin of names': bands.length > 0 ? 'of the language' : isForeign ? 'of others' : 'unknown',
      'rarity of names': bands.length === 0 ? 'unknown' : (KINDS['rarity of names'][Math.max(...bands)] as string),
    };
  }
}

/** What three measures count, each wider than the one before: strict, any overlap of the same label, any overlap. */
export interface Matches {
  readonly strict: LabelCounts;
  readonly overlap: LabelCounts;
  readonly span: LabelCounts;
}

/** @param pairs gold and predicted. @param before what was counted before, which is added. */
export function countMatches(
  pairs: Iterable<readonly [Document, Document]>,
  before: Matches = { strict: NO_COUNTS, overlap: NO_COUNTS, span: NO_COUNTS },
): Matches {
  const [strict, overlap] = [findScorer('strict'), findScorer('overlap')];
  const bare = (doc: Document) => ({ ...doc, entities: doc.entities.map((entity) => ({ ...entity, label: '' })) });
  let matches = before;
  for (const [gold, predicted] of pairs) {
    matches = {
      strict: addCounts(matches.strict, totalCounts(strict.count(gold, predicted))),
      overlap: addCounts(matches.overlap, totalCounts(overlap.count(gold, predicted))),
      span: addCounts(matches.span, totalCounts(overlap.count(bare(gold), bare(predicted)))),
    };
  }
  return matches;
}

/** Where F1 is lost, as fractions that add up to 1 with `f1`. */
export interface Loss {
  /** Strict. */
  readonly f1: number;
  /** Mentions that were found with other borders. */
  readonly borders: number;
  /** Mentions that were found under another label. */
  readonly labels: number;
  /** Mentions that were missed, and text that is none. */
  readonly rest: number;
}

/** Borders and labels are what houses have conventions of: a tagger that knows where mentions are may have learned another house's. */
export function splitLoss({ strict, overlap, span }: Matches): Loss {
  const [f1, touched, any] = [strict, overlap, span].map((counts) => ratiosOf(counts).f1) as [number, number, number];
  return { f1, borders: touched - f1, labels: any - touched, rest: 1 - any };
}
