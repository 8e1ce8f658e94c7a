import { addCount } from '../../core/collections.ts';
import { toCorpus } from '../../core/document.ts';
import { PalimpsestError } from '../../core/errors.ts';
import type { Corpus, Document } from '../../core/types.ts';
import { openLookups } from '../../taggers/lookups/lookups.ts';
import { divideIntoSequences } from '../../taggers/sequences.ts';

/** What there is in a text, as far as it matters to a tagger that was trained on another. */
interface TextCensus {
  documents: number;
  sentences: number;
  tokens: number;
  mentions: number;
  /** Lower-cased words with their counts. */
  readonly words: Map<string, number>;
  readonly shapes: Map<string, number>;
  /** Capitalised words that do not begin their sentence, and how many there are. */
  readonly names: Map<string, number>;
  nameTokens: number;
  /** Words that lists of the language have as a whole entry. */
  listed: number;
  /** Commas, full stops and the like, and those of them with a blank before. */
  signs: number;
  apart: number;
  /** Capitalised words of mentions. */
  readonly mentioned: Set<string>;
}

/** How one text differs from a labelled one, in figures without a word of either. */
export interface Drift {
  /** Share of the words of the text that the labelled one does not have, upper and lower case alike. */
  readonly unseenWords: number;
  /** Share of its capitalised words within sentences that the labelled one does not have. */
  readonly unseenNames: number;
  /** Share of its capitalised words within sentences that are in a mention of the labelled one. */
  readonly knownNames: number;
  /** Divergence of the shapes of tokens (`Aa`, `00`): Jensen and Shannon's, in bits; 0 alike, 1 nothing in common. */
  readonly shapes: number;
  /** Binary logarithm of its sentences' mean length over that of the labelled one's: layout, headings, tweets. */
  readonly sentenceLength: number;
  /** Share of capitalised words within its sentences less that of the labelled one. */
  readonly casing: number;
  /** Binary logarithm of how much more often its words stand in the lists of the language. */
  readonly listed: number;
  /** Share of its signs with a blank before them less that of the labelled one: ±1 where one is a text of tokens. */
  readonly spacing: number;
}

export interface MeasuredDrift {
  readonly source: { readonly documents: number; readonly tokens: number; readonly mentions: number };
  readonly target: { readonly documents: number; readonly tokens: number };
  readonly drift: Drift;
}

/**
 * Measures how a text differs from a labelled corpus.
 *
 * @param language of both: a BCP 47 code.
 * @throws PalimpsestError `empty-corpus` where one of them has no token.
 */
export async function measureDrift(
  source: Corpus | readonly Document[],
  target: Corpus | readonly Document[],
  language: string,
): Promise<MeasuredDrift> {
  const { lexicon } = await openLookups({ gazetteers: true, clusters: false }, { language });
  const isListed = (word: string) => lexicon?.phrases.has(word) === true;
  const own = await takeCensus(source, language, isListed, 'labelled corpus');
  const other = await takeCensus(target, language, isListed, 'unlabelled text');
  const { documents, tokens, mentions } = own;
  return {
    source: { documents, tokens, mentions },
    target: { documents: other.documents, tokens: other.tokens },
    drift: {
      unseenWords: shareOf(other.words, (word) => !own.words.has(word)),
      unseenNames: shareOf(other.names, (word) => !own.words.has(word.toLowerCase())),
      knownNames: shareOf(other.names, (word) => own.mentioned.has(word)),
      shapes: divergence(own.shapes, other.shapes),
      sentenceLength: Math.log2(other.tokens / other.sentences / (own.tokens / own.sentences)),
      casing: other.nameTokens / other.tokens - own.nameTokens / own.tokens,
      listed: Math.log2(((other.listed + 1) / other.tokens / (own.listed + 1)) * own.tokens),
      spacing: share(other.apart, other.signs) - share(own.apart, own.signs),
    },
  };
}

async function takeCensus(
  corpus: Corpus | readonly Document[],
  language: string,
  isListed: (word: string) => boolean,
  what: string,
): Promise<TextCensus> {
  const census: TextCensus = {
    documents: 0, sentences: 0, tokens: 0, mentions: 0, nameTokens: 0, listed: 0, signs: 0, apart: 0,
    words: new Map(), shapes: new Map(), names: new Map(), mentioned: new Set(),
  }; // prettier-ignore
  for await (const doc of toCorpus(corpus)) {
    census.documents++;
    census.mentions += doc.entities.length;
    for (const { start, end } of doc.entities)
      for (const [word] of doc.text.slice(start, end).matchAll(/\p{Lu}[\p{L}\p{M}]*/gu)) census.mentioned.add(word);
    for (const { tokens } of divideIntoSequences(doc, language)) {
      census.sentences++;
      tokens.forEach(({ text, start }, i) => addToken(census, text, i === 0, doc.text.charAt(start - 1), isListed));
    }
  }
  if (census.tokens === 0) throw new PalimpsestError('empty-corpus', `the ${what} has no readable token`);
  return census;
}

function addToken(
  census: TextCensus,
  text: string,
  isFirst: boolean,
  before: string,
  isListed: (word: string) => boolean,
): void {
  census.tokens++;
  addCount(census.shapes, shapeOf(text));
  if (/^[,.;:!?)]$/u.test(text)) {
    census.signs++;
    if (/\s/u.test(before)) census.apart++;
  }
  if (!/\p{L}/u.test(text)) return;
  const lower = text.toLowerCase();
  addCount(census.words, lower);
  if (!/^\p{Lu}/u.test(text)) return;
  if (isListed(lower)) census.listed++;
  if (isFirst) return;
  census.nameTokens++;
  addCount(census.names, text);
}

function shapeOf(word: string): string {
  return word.replaceAll(/\p{Lu}+/gu, 'A').replaceAll(/\p{Ll}+/gu, 'a').replaceAll(/\p{Nd}/gu, '0'); // prettier-ignore
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function shareOf(counts: ReadonlyMap<string, number>, holds: (key: string) => boolean): number {
  let [part, whole] = [0, 0];
  for (const [key, n] of counts) {
    whole += n;
    if (holds(key)) part += n;
  }
  return share(part, whole);
}

/** Jensen and Shannon's divergence of two distributions, in bits. */
function divergence(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const sum = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((total, n) => total + n, 0);
  const [ofA, ofB] = [sum(a), sum(b)];
  const term = (p: number, mean: number) => (p === 0 ? 0 : (p / 2) * Math.log2(p / mean));
  let bits = 0;
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const [p, q] = [(a.get(key) ?? 0) / ofA, (b.get(key) ?? 0) / ofB];
    bits += term(p, (p + q) / 2) + term(q, (p + q) / 2);
  }
  return bits;
}
