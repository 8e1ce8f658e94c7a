import { describe, expect, it } from 'vitest';
import { createMentionLearner, drawMention, type MentionPools } from '../../src/augment/mention-pool.ts';
import { createDocument } from '../../src/core/document.ts';
import { createRng } from '../../src/core/rng.ts';
import { createAnalyser } from '../../src/text/analyse.ts';

const analyse = createAnalyser('en');
const doc = (word: string, label = 'SEX') =>
  createDocument({ id: word, text: word, entities: [{ id: '1', start: 0, end: word.length, label }] });

function learn(words: readonly string[]): MentionPools {
  const learner = createMentionLearner({ SEX: { policy: 'from-corpus' }, OTHER: { policy: 'keep' } });
  for (const word of words) learner.observe(doc(word), analyse(doc(word)));
  learner.observe(doc('never', 'OTHER'), analyse(doc('never', 'OTHER')));
  return learner.finish() as MentionPools;
}

describe('createMentionLearner', () => {
  it('collects the distinct mentions of the labels that draw from the corpus, whatever the order', () => {
    expect(learn(['M', 'F', 'M', 'two\nlines'])).toEqual({ SEX: ['F', 'M'] });
    expect(learn(['F', 'M'])).toEqual(learn(['M', 'F', 'F']));
  });

  it('keeps a bounded sample that does not depend on the order', () => {
    const words = Array.from({ length: 45_000 }, (_, i) => `w${i}`);
    const pool = learn(words);
    expect(pool['SEX']).toHaveLength(20_000);
    expect(learn(words.toReversed())).toEqual(pool);
  });
});

describe('drawMention', () => {
  it('never draws the mention itself, in whatever case, and says so when there is no other', () => {
    for (let seed = 0; seed < 50; seed++) expect(drawMention(['f', 'F', 'M'], 'F', createRng(seed))).toBe('M');
    expect(drawMention(['F'], 'f', createRng(1))).toBeUndefined();
    expect(drawMention([], 'f', createRng(1))).toBeUndefined();
  });
});
