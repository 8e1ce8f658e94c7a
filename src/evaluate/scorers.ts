import { lowerBound } from '../core/collections.ts';
import type { CharSpan, Entity } from '../core/types.ts';
import type { Tally } from './counts.ts';
import { relaxed, matchScorers, overlapping } from './match-mentions.ts';
import { defineScorer, restrictToLabels, type Comparison, type Scorer } from './scorer.ts';
import { compareEntities } from '../core/document.ts';
import { PalimpsestError } from '../core/errors.ts';
import { tokenScorers } from './match-tokens.ts';
import { seqevalScorers } from './seqeval.ts';

/**
 * The types that the i2b2 2014 evaluation script takes for protected under HIPAA. By its README IDNUM is one of them, but its
 * pattern for it ends in a blank and never matches.
 */
const HIPAA_AS_SCRIPT: readonly string[] = [
  'PATIENT', 'CITY', 'STREET', 'ZIP', 'ORGANIZATION', 'DATE', 'PHONE', 'FAX', 'EMAIL', 'SSN', 'MEDICALRECORD',
  'HEALTHPLAN', 'ACCOUNT', 'LICENSE', 'VEHICLE', 'DEVICE', 'BIOID', 'AGE',
]; // prettier-ignore

const HIPAA: readonly string[] = [...HIPAA_AS_SCRIPT, 'IDNUM'];

/**
 * The words of a span as the script finds them: runs of ASCII letters and digits, so that `José` is `Jos`. In a span without
 * any there is an empty one, at its end.
 */
function wordsAsScript(text: string, { start, end }: CharSpan): CharSpan[] {
  const words = wordsIn(text, start, end, /[a-zA-Z0-9]+/g);
  return words.length > 0 ? words : [{ start: end, end }];
}

/** Letters and digits of all scripts; a span without any is one word. */
function words(text: string, { start, end }: CharSpan): CharSpan[] {
  const found = wordsIn(text, start, end, /[\p{L}\p{M}\p{N}]+/gu);
  return found.length > 0 ? found : [{ start, end }];
}

function wordsIn(text: string, start: number, end: number, pattern: RegExp): CharSpan[] {
  return Array.from(text.slice(start, end).matchAll(pattern), (match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

type Keys = ReadonlyMap<string, Entity>;

/** Sets, as in the script: what stands twice counts once. */
function keysOf(mentions: readonly Entity[], divide: (mention: Entity) => readonly CharSpan[]): Keys {
  return new Map(
    mentions.flatMap((mention) =>
      divide(mention).map(({ start, end }) => [
        `${start} ${end} ${mention.label}`,
        { id: mention.id, label: mention.label, start, end },
      ]),
    ),
  );
}

function compareKeys(gold: Keys, predicted: Keys, tally: Tally): void {
  for (const [key, { label }] of gold) tally.add(label, predicted.has(key) ? 'correct' : 'missed');
  for (const [key, { label }] of predicted) if (!gold.has(key)) tally.add(label, 'spurious');
}

const whole = (mention: Entity): readonly CharSpan[] => [mention];

function createI2b2Scorers(corrected: boolean): readonly Scorer[] {
  const suffix = corrected ? '-corrected' : '';
  const labels = corrected ? HIPAA : HIPAA_AS_SCRIPT;
  const filter = corrected
    ? 'the types that HIPAA protects, IDNUM among them'
    : 'the types that HIPAA protects as the script has them, without IDNUM';
  const divide = corrected ? words : wordsAsScript;
  const tokeniser = corrected ? '[\\p{L}\\p{M}\\p{N}]+' : '[a-zA-Z0-9]+';
  const tokens = corrected
    ? 'words of any script inside mentions'
    : 'ASCII words inside mentions, as the script splits them';
  const compareTokens = ({ text, gold, predicted }: Comparison, tally: Tally) => {
    const split = (mention: Entity) => divide(text, mention);
    compareKeys(keysOf(gold, split), keysOf(predicted, split), tally);
    return undefined;
  };
  return [
    defineScorer(
      { name: `i2b2-token${suffix}`, description: `${tokens}, with the right label (i2b2 2014 token)`, tokeniser },
      compareTokens,
    ),
    defineScorer(
      {
        name: `i2b2-hipaa-strict${suffix}`,
        description: `same characters and label, ${filter} (i2b2 2014 HIPAA strict)`,
        tokeniser: 'none',
        labels,
      },
      ({ gold, predicted }, tally) => {
        compareKeys(keysOf(gold, whole), keysOf(predicted, whole), tally);
        return undefined;
      },
    ),
    {
      ...restrictToLabels(relaxed, labels),
      name: `i2b2-hipaa-relaxed${suffix}`,
      description: `${relaxed.description}, ${filter}`,
    },
    defineScorer(
      {
        name: `i2b2-hipaa-token${suffix}`,
        description: `${tokens}, with the right label, ${filter} (i2b2 2014 HIPAA token)`,
        tokeniser,
        labels,
      },
      compareTokens,
    ),
  ];
}

/**
 * The measures of the i2b2 2014 de-identification track that are not `strict` or `relaxed`, each as the track's script
 * computes it and corrected. Labels are the TYPEs; a discontinuous mention goes from its first to its last character.
 */
export const i2b2Scorers: readonly Scorer[] = [...createI2b2Scorers(false), ...createI2b2Scorers(true)];

/** What Python's `str.isalnum` says yes to, character by character. */
const ALPHANUMERIC = /[\p{L}\p{N}]/u;

/** Different spans, in order, each with the mention that gives it its label. */
function spansOf(mentions: readonly Entity[]): ReadonlyMap<string, Entity> {
  const spans = new Map<string, Entity>();
  for (const mention of mentions) if (!spans.has(keyOf(mention))) spans.set(keyOf(mention), mention);
  return spans;
}

const keyOf = ({ start, end }: CharSpan): string => `${start} ${end}`;

/** A discontinuous mention goes from its first to its last character. */
export const meddocanSpans = defineScorer(
  {
    name: 'meddocan-spans',
    description: 'same characters, whatever the label; equal spans count once (MEDDOCAN subtask 2, strict)',
    tokeniser: 'none',
  },
  (mentions, tally) => {
    const gold = spansOf(mentions.gold);
    const predicted = spansOf(mentions.predicted);
    for (const [key, { label }] of gold) tally.add(label, predicted.has(key) ? 'correct' : 'missed');
    for (const [key, { label }] of predicted) if (!gold.has(key)) tally.add(label, 'spurious');
    return undefined;
  },
);

/**
 * MEDDOCAN subtask 2, merged, as the task's script computes it. Spans with no letter or digit between them are joined. The
 * hits are the spans that both sides have, as they are or joined; they are the true positives, so that a span hit in both
 * forms counts twice, and three mentions hit as one joined span count once. A mention within a hit is neither missed nor
 * spurious. Counts therefore do not add up to the mentions. A hit has the label of the gold mention that it starts with.
 */
export const meddocanMerged = defineScorer(
  {
    name: 'meddocan-merged',
    description:
      'spans joined where no letter or digit lies between, whatever the label; hits are counted as they are and joined (MEDDOCAN subtask 2, merged)',
    tokeniser: 'none',
  },
  ({ text, gold, predicted }, tally) => {
    const goldSpans = spansOf(gold);
    const predictedSpans = spansOf(predicted);
    const joinedGold = joinSpans(text, gold);
    const joinedPredicted = joinSpans(text, predicted);
    const hits = new Map<string, Entity>();
    for (const [key, span] of goldSpans) if (predictedSpans.has(key)) hits.set(key, span);
    for (const [key, span] of joinedGold) if (joinedPredicted.has(key)) hits.set(key, span);
    const inHit = createContainment([...hits.values()]);
    for (const { label } of hits.values()) tally.add(label, 'correct');
    for (const [key, span] of goldSpans) if (!predictedSpans.has(key) && !inHit(span)) tally.add(span.label, 'missed');
    for (const [key, span] of predictedSpans)
      if (!goldSpans.has(key) && !inHit(span)) tally.add(span.label, 'spurious');
    return undefined;
  },
);

function joinSpans(text: string, mentions: readonly Entity[]): ReadonlyMap<string, Entity> {
  const joined: Entity[] = [];
  // The script sorts (start, end) pairs: of two that start alike, the shorter comes first.
  for (const mention of mentions.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const before = joined.at(-1);
    if (before && !ALPHANUMERIC.test(text.slice(before.end, mention.start))) {
      joined[joined.length - 1] = { ...before, end: mention.end };
    } else joined.push(mention);
  }
  return spansOf(joined);
}

/** Tells whether a span lies within one of these. */
function createContainment(spans: readonly Entity[]): (span: CharSpan) => boolean {
  const sorted = spans.toSorted(compareEntities);
  const reach: number[] = [];
  for (const { end } of sorted) reach.push(Math.max(reach.at(-1) ?? 0, end));
  return ({ start, end }) => {
    const low = lowerBound(sorted, (entity) => entity.start <= start);
    return low > 0 && (reach[low - 1] as number) >= end;
  };
}

/** The table of scorers, in the order in which help lists them. */
export const scorers: readonly Scorer[] = [
  ...matchScorers,
  relaxed,
  overlapping,
  ...tokenScorers,
  ...seqevalScorers,
  ...i2b2Scorers,
  meddocanSpans,
  meddocanMerged,
];

/**
 * The scorer of that name; one that is given itself is it.
 *
 * @throws PalimpsestError `unknown-scorer`, naming those there are.
 */
export function findScorer(name: string | Scorer): Scorer {
  if (typeof name !== 'string') return name;
  const scorer = scorers.find((candidate) => candidate.name === name);
  if (scorer) return scorer;
  throw new PalimpsestError('unknown-scorer', `there is no scorer ${JSON.stringify(name)}`, {
    hint: `The scorers are: ${scorers.map((candidate) => candidate.name).join(', ')}.`,
  });
}
