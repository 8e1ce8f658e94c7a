import { tagsToSpans, type TagSpan } from '../text/tags.ts';
import type { Tally } from './counts.ts';
import { OWN_TOKENISER, tagTokens } from './match-tokens.ts';
import { defineScorer, type Scorer } from './scorer.ts';

/** Counts chunks of the same label and tokens, as seqeval and conlleval read them from the tags of a sentence. */
export function compareTags(gold: readonly string[], predicted: readonly string[], tally: Tally): void {
  const keyOf = ({ start, end, label }: TagSpan): string => `${start} ${end} ${label}`;
  const goldSpans = tagsToSpans(gold, { scheme: 'IOB2' });
  const predictedSpans = tagsToSpans(predicted, { scheme: 'IOB2' });
  const found = new Set(predictedSpans.map(keyOf));
  const wanted = new Set(goldSpans.map(keyOf));
  for (const span of goldSpans) tally.add(span.label, found.has(keyOf(span)) ? 'correct' : 'missed');
  for (const span of predictedSpans) if (!wanted.has(keyOf(span))) tally.add(span.label, 'spurious');
}

/**
 * seqeval on documents: mentions become IOB2 tags of tokens first, so that a border inside a token counts as the token's. Its two
 * modes differ on faulty tags alone, and those made from mentions have no faults: both names stand for the same figures.
 */
export const seqevalScorers: readonly Scorer[] = (
  [
    ['seqeval', 'chunks of tokens with the same label, tags read as conlleval does (seqeval, default)'],
    ['seqeval-strict', 'chunks of tokens with the same label, tags read as IOB2 (seqeval, strict)'],
  ] as const
).map(([name, description]) =>
  defineScorer({ name, description, tokeniser: OWN_TOKENISER }, ({ text, gold, predicted }, tally) => {
    compareTags(tagTokens(text, gold), tagTokens(text, predicted), tally);
    return undefined;
  }),
);
