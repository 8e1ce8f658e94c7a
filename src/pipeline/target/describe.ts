import type { Target } from './apply.ts';

/** Says, in a sentence for the user, what became of the source and how much the sample weighs. */
export function describeTarget(target: Target, alpha: number): string {
  const { conventions, sample, mentions, times, unseen, added } = target;
  const renamed = new Map<string, string[]>();
  for (const [from, to] of Object.entries(conventions.labels)) renamed.set(to, [...(renamed.get(to) ?? []), from]);
  const changes = [
    ...[...renamed].map(([to, from]) => `${from.join(', ')} ${from.length === 1 ? 'becomes' : 'become'} ${to}`),
    ...conventions.borders.map(({ label, mark, side, inside }) => `${mark} ${side} ${label} ${inside ? 'inside' : 'outside'}`), // prettier-ignore
    ...conventions.join.map((label) => `adjacent ${label} entities are joined`),
    ...(conventions.spacing.length > 0
      ? [`spacing at ${conventions.spacing.map(({ sign }) => sign).join(' ')} follows the sample`]
      : []),
  ];
  const written = times * sample.mentions;
  const share = Math.round((100 * written) / (written + mentions * (1 + alpha)));
  const unseenNote = unseen.length > 0 ? `. It has no ${unseen.join(', ')}; those labels stay as they are` : '';
  const addedNote = added.length > 0 ? `. The source has no ${added.join(', ')}, so unlabelled occurrences there are learned as O` : ''; // prettier-ignore
  return (
    `the target sample (${sample.documents} documents, ${sample.mentions} entities) ` +
    `${changes.length === 0 ? 'uses the same annotation conventions as the source' : `changes the source: ${changes.join('; ')}`}. ` +
    `Its documents are added ${times} times, once verbatim and otherwise with surrogates; they contribute ${share} % of the non-generated entities${unseenNote}${addedNote}`
  );
}
