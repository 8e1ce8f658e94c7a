import { PalimpsestError } from '../core/errors.ts';
import { i2b2Scorers, meddocanMerged, meddocanSpans } from './shared-tasks.ts';
import { createMatchScorers, overlapping, relaxed } from './match-mentions.ts';
import { tokenScorers } from './match-tokens.ts';
import type { Scorer } from './scorer.ts';
import { seqevalScorers } from './seqeval.ts';

/** The table of scorers, in the order in which help lists them. */
export const scorers: readonly Scorer[] = [
  ...createMatchScorers(),
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
