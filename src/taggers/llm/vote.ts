import type { CharSpan } from '../../core/types.ts';

export interface LabelledSpan extends CharSpan {
  readonly label: string;
}

export interface VotedSpan extends LabelledSpan {
  /** Answers that gave it. */
  readonly votes: number;
}

/**
 * The mentions that enough answers give (three queries, two votes in Lee et al. 2024). Where those left overlap, the one with
 * more votes stays, then the longer, then the one that starts first.
 *
 * @param answers the mentions of each answer.
 * @returns all that were given, and those that stay, in order.
 */
export function vote(
  answers: readonly (readonly LabelledSpan[])[],
  votes: number,
): { readonly given: readonly VotedSpan[]; readonly kept: readonly VotedSpan[] } {
  const counted = new Map<string, { span: LabelledSpan; votes: number }>();
  for (const answer of answers) {
    const mine = new Map(answer.map((span) => [`${span.start} ${span.end} ${span.label}`, span]));
    for (const [key, span] of mine) {
      const row = counted.get(key);
      if (row) row.votes++;
      else counted.set(key, { span, votes: 1 });
    }
  }
  const given = [...counted.values()].map(({ span, votes: count }) => ({ ...span, votes: count }));
  const kept: VotedSpan[] = [];
  const best = given
    .filter((span) => span.votes >= votes)
    .toSorted(
      (a, b) =>
        b.votes - a.votes || b.end - b.start - (a.end - a.start) || a.start - b.start || (a.label < b.label ? -1 : 1),
    );
  for (const span of best) {
    if (kept.every((other) => other.end <= span.start || span.end <= other.start)) kept.push(span);
  }
  return { given, kept: kept.toSorted((a, b) => a.start - b.start) };
}
