import type { TagScheme } from '../core/corpus-format.ts';
import { tagsToSpans, type TagSpan } from '../text/tags.ts';
import { createTally, type ScoreCounts, type Tally } from './counts.ts';
import { OWN_TOKENISER, tagTokens } from './match-tokens.ts';
import { defineScorer, type Scorer } from './scorer.ts';

/** The schemes that seqeval has of ours; its name for BIOES is IOBES. */
export type StrictScheme = Exclude<TagScheme, 'IO'>;

/**
 * seqeval's tables (scheme.py, 1.2.2). A pattern is the prefixes of a token and of the next one, `.` for any, and `=` or `!`
 * where their labels must be equal or different.
 */
const SCHEMES: Readonly<
  Record<
    StrictScheme,
    { prefixes: string; start: readonly string[]; inside: readonly string[]; end: readonly string[] }
  >
> = {
  IOB1: {
    prefixes: 'IOB',
    start: ['OI', 'II!', 'BI', 'IB=', 'BB='],
    inside: ['BI=', 'II='],
    end: ['II!', 'IO', 'IB', 'BO', 'BI!', 'BB='],
  },
  IOB2: {
    prefixes: 'IOB',
    start: ['.B'],
    inside: ['BI=', 'II='],
    end: ['IO', 'II!', 'IB', 'BO', 'BI!', 'BB'],
  },
  BIOES: { prefixes: 'IOBES', start: ['.B', '.S'], inside: ['BI=', 'BE=', 'II=', 'IE='], end: ['S.', 'E.'] },
  BILOU: { prefixes: 'BILOU', start: ['.B', '.U'], inside: ['BI=', 'BL=', 'II=', 'IL='], end: ['U.', 'L.'] },
};

function fits(patterns: readonly string[], previous: string, tag: string): boolean {
  return patterns.some(
    (pattern) =>
      (pattern[0] === '.' || pattern[0] === previous.charAt(0)) &&
      (pattern[1] === '.' || pattern[1] === tag.charAt(0)) &&
      (pattern[2] === undefined || (pattern[2] === '=') === (previous.slice(2) === tag.slice(2))),
  );
}

/**
 * Reads the tags of one sentence as seqeval's strict mode does: chunks that do not begin and end as the scheme wants are
 * dropped.
 *
 * @throws TypeError at a tag whose prefix the scheme does not have, naming those it has.
 */
export function readTagsStrictly(tags: readonly string[], scheme: StrictScheme): TagSpan[] {
  const { prefixes, start, inside, end } = SCHEMES[scheme];
  tags.forEach((tag, t) => {
    if (!prefixes.includes(tag.charAt(0)) || tag === '') {
      throw new TypeError(`the tag of token ${t} does not begin with one of ${scheme}'s ${[...prefixes].join(', ')}`);
    }
  });
  const at = (t: number): string => tags[t] ?? 'O';
  const spans: TagSpan[] = [];
  for (let t = 0; t < tags.length;) {
    if (!fits(start, at(t - 1), at(t))) {
      t++;
      continue;
    }
    let past = t + 1;
    while (fits(inside, at(past - 1), at(past))) past++;
    if (fits(end, at(past - 1), at(past))) spans.push({ start: t, end: past, label: at(t).slice(2) });
    t = past;
  }
  return spans;
}

/** How tags are read: as conlleval does (seqeval's default), or strictly by a scheme. */
export type TagReading = { readonly mode: 'default' } | { readonly mode: 'strict'; readonly scheme: StrictScheme };

/**
 * Scores tags, sentence by sentence, as seqeval does: chunks of the same label and tokens count. The default mode reads any
 * of the schemes (seqeval itself reads BILOU rightly only when strict).
 *
 * @throws TypeError where two sentences differ in length or a tag cannot be read.
 */
export function scoreTags(
  gold: readonly (readonly string[])[],
  predicted: readonly (readonly string[])[],
  reading: TagReading = { mode: 'default' },
): ScoreCounts {
  if (gold.length !== predicted.length) {
    throw new TypeError(`there are ${gold.length} gold sentences and ${predicted.length} predicted ones`);
  }
  const tally = createTally();
  gold.forEach((tags, s) => compareTags(tags, predicted[s] as readonly string[], reading, tally));
  return { documents: 1, sentences: gold.length, byLabel: tally.byLabel() };
}

function compareTags(gold: readonly string[], predicted: readonly string[], reading: TagReading, tally: Tally): void {
  if (gold.length !== predicted.length) {
    throw new TypeError(`a sentence has ${gold.length} gold tags and ${predicted.length} predicted ones`);
  }
  const read = (tags: readonly string[]): TagSpan[] =>
    reading.mode === 'strict' ? readTagsStrictly(tags, reading.scheme) : tagsToSpans(tags, { scheme: 'IOB2' });
  const keyOf = ({ start, end, label }: TagSpan): string => `${start} ${end} ${label}`;
  const goldSpans = read(gold);
  const predictedSpans = read(predicted);
  const found = new Set(predictedSpans.map(keyOf));
  const wanted = new Set(goldSpans.map(keyOf));
  for (const span of goldSpans) tally.add(span.label, found.has(keyOf(span)) ? 'correct' : 'missed');
  for (const span of predictedSpans) if (!wanted.has(keyOf(span))) tally.add(span.label, 'spurious');
}

function createSeqevalScorer(name: string, description: string, reading: TagReading): Scorer {
  return defineScorer({ name, description, tokeniser: OWN_TOKENISER }, ({ text, gold, predicted }, tally) => {
    compareTags(tagTokens(text, gold), tagTokens(text, predicted), reading, tally);
    return undefined;
  });
}

/**
 * seqeval on documents: mentions become IOB2 tags of tokens first, so that a border inside a token counts as the token's.
 * Tags made from mentions are always well-formed; the two modes differ on tags as written, see {@link scoreTags}.
 */
export const seqevalScorers: readonly Scorer[] = [
  createSeqevalScorer(
    'seqeval',
    'chunks of tokens with the same label, tags read as conlleval does (seqeval, default)',
    {
      mode: 'default',
    },
  ),
  createSeqevalScorer('seqeval-strict', 'chunks of tokens with the same label, tags read as IOB2 (seqeval, strict)', {
    mode: 'strict',
    scheme: 'IOB2',
  }),
];
