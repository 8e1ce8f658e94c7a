import { compareEntities } from '../core/document.ts';
import type { CharSpan, Entity } from '../core/types.ts';
import { defineScorer } from './scorer.ts';

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
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] as Entity).start <= start) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (reach[low - 1] as number) >= end;
  };
}
