import { describe, expect, it } from 'vitest';
import { createConventionLearner, DEFAULT_CONVENTIONS, tokeniseAs } from '../../src/text/token-conventions.ts';

const learn = (...tokens: string[]) => {
  const learner = createConventionLearner();
  for (const token of tokens) learner.add(token);
  return learner.conventions();
};
const split = (text: string, conventions = DEFAULT_CONVENTIONS) =>
  tokeniseAs(text, conventions).map(({ start, end }) => text.slice(start, end));

describe('token conventions', () => {
  it('are those of the tokeniser where the corpus says nothing', () => {
    expect(learn('Eva', 'sat', '42')).toEqual(DEFAULT_CONVENTIONS);
    expect(split('Eva Lind, (42) a-b')).toEqual(['Eva', 'Lind', ',', '(', '42', ')', 'a-b']);
  });

  it('leave marks joined to words where the corpus has more of them joined than alone', () => {
    const conventions = learn('Lind,', 'Bonn,', '(he', 'so)', ',');
    expect(split('Eva Berg, (Jo)', conventions)).toEqual(['Eva', 'Berg,', '(Jo)']);
  });

  it('split words at marks that the corpus has alone only', () => {
    const hyphens = Array.from({ length: 20 }, () => '-');
    expect(split('a-b-c', learn(...hyphens))).toEqual(['a', '-', 'b', '-', 'c']);
    expect(split('a-b-c', learn(...hyphens, 'x-y'))).toEqual(['a-b-c']);
    expect(split('a-b-c', learn(...hyphens.slice(1)))).toEqual(['a-b-c']);
  });
});
