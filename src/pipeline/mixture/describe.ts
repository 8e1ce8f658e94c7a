import type { Mixture } from './mixture.ts';

/** A line that a person reads names no more labels of a set. */
const MOST_NAMED = 5;

/** Says, in a sentence for the user, which generated text is mixed in and why, or why none is. */
export function describeMixture(mixture: Mixture | undefined, language: string): readonly string[] {
  if (mixture === undefined) {
    return [`no generated documents are added: no template set in "${language}" covers enough of the corpus's labels`];
  }
  const sets = mixture.parts.map(
    ({ set, carries }) => `${set} (${carries.length > MOST_NAMED ? `${carries.length} labels` : carries.join(', ')})`,
  );
  const silent =
    mixture.silent.length === 0
      ? ''
      : `; they cannot contain ${mixture.silent.join(', ')}: sentences with words that the corpus labels so are dropped or labelled, other such entities may occur unlabelled (set their type with --policy LABEL=type)`;
  return [
    `adding generated documents for vocabulary and layouts missing from the corpus, from ${sets.join(' and ')}${silent}. ` +
      'Disable with --no-generated',
  ];
}
