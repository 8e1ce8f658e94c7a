import type { Target } from './apply.ts';

/** Says, in a sentence for the user, what became of the source and how much the sample weighs. */
export function describeTarget(target: Target, alpha: number): string {
  const { conventions, sample, mentions, times, unseen, added } = target;
  const renamed = new Map<string, string[]>();
  for (const [from, to] of Object.entries(conventions.labels)) renamed.set(to, [...(renamed.get(to) ?? []), from]);
  const changes = [
    ...[...renamed].map(([to, from]) => `${from.join(', ')} ${from.length === 1 ? 'becomes' : 'become'} ${to}`),
    ...conventions.borders.map(({ label, mark, side, inside }) => `${mark} ${side} ${label} ${inside ? 'inside' : 'outside'}`), // prettier-ignore
    ...conventions.join.map((label) => `neighbours of ${label} one mention`),
    ...(conventions.spacing.length > 0
      ? [`blanks at the signs ${conventions.spacing.map(({ sign }) => sign).join(' ')} as it has them`]
      : []),
  ];
  const written = times * sample.mentions;
  const share = Math.round((100 * written) / (written + mentions * (1 + alpha)));
  const unseenNote = unseen.length > 0 ? `. It does not show ${unseen.join(', ')}, which the source keeps` : '';
  const addedNote = added.length > 0 ? `. The source has no ${added.join(', ')}, so what may be one there teaches that it is none` : ''; // prettier-ignore
  return (
    `the target sample (${sample.documents} documents, ${sample.mentions} mentions) ` +
    `${changes.length === 0 ? 'shows no convention that the source has otherwise' : `changes the source: ${changes.join('; ')}`}. ` +
    `Its documents are written ${times} times, once as they are and else with surrogates, so that ${share} % of the mentions beside generated text are theirs${unseenNote}${addedNote}`
  );
}
