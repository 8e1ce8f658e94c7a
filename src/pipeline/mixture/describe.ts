import type { Mixture } from './mixture.ts';

/** A line that a person reads names no more labels of a set. */
const MOST_NAMED = 5;

/** Says, in a sentence for the user, which generated text is mixed in and why, or why none is. */
export function describeMixture(mixture: Mixture | undefined, language: string): readonly string[] {
  if (mixture === undefined) {
    return [
      `no generated text is mixed in: no template set in "${language}" carries more of the corpus's mentions than it would teach to be none`,
    ];
  }
  const sets = mixture.parts.map(
    ({ set, carries }) => `${set} (${carries.length > MOST_NAMED ? `${carries.length} labels` : carries.join(', ')})`,
  );
  const silent =
    mixture.silent.length === 0
      ? ''
      : `; it cannot carry ${mixture.silent.join(', ')}: sentences with words that the corpus marks so are left out or marked, other such mentions may stand in it unmarked (--policy LABEL=type tells what they are)`;
  return [
    `generated text is mixed in, for words and layouts that the corpus does not have: ${sets.join(' and ')}${silent}. ` +
      '--no-generated leaves it out',
  ];
}
