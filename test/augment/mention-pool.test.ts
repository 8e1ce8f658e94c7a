import { describe, expect, it } from 'vitest';
import { createMentionDraw, createMentionLearner, type MentionPools } from '../../src/augment/mention-pool.ts';
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
    expect(learn(['M', 'F', 'M', 'two\nlines'])).toEqual({
      SEX: [
        ['F', 1, [''], ['']],
        ['M', 2, [''], ['']],
      ],
    });
    expect(learn(['F', 'M', 'F'])).toEqual(learn(['M', 'F', 'F']));
  });

  it('keeps a bounded sample that does not depend on the order', () => {
    const words = Array.from({ length: 45_000 }, (_, i) => `w${i}`);
    const pool = learn(words);
    expect(pool['SEX']).toHaveLength(20_000);
    expect(learn(words.toReversed())).toEqual(pool);
  });
});

describe('createMentionDraw', () => {
  const draws = (pool: MentionPools[string], mention: string, count = 200) => {
    const draw = createMentionDraw(pool, 'en');
    return Array.from({ length: count }, (_, seed) => draw(mention, createRng(seed)));
  };

  it('never draws the mention itself, in whatever case, and says so when there is no other', () => {
    expect(
      new Set(
        draws(
          [
            ['f', 9],
            ['F', 9],
            ['M', 1],
          ],
          'F',
        ),
      ),
    ).toEqual(new Set(['M']));
    expect(draws([['F', 3]], 'f', 1)).toEqual([undefined]);
    expect(draws([], 'f', 1)).toEqual([undefined]);
  });

  it('draws a mention as often as the corpus has it', () => {
    const drawn = draws(
      [
        ['male', 90],
        ['femail', 1],
        ['female', 9],
      ],
      'boy',
      1000,
    );
    const share = (text: string) => drawn.filter((each) => each === text).length / drawn.length;
    expect(share('male')).toBeGreaterThan(0.85);
    expect(share('femail')).toBeLessThan(0.03);
  });

  it('draws one of the same form where there is another', () => {
    const pool = [
      ['M', 1],
      ['F', 1],
      ['woman', 50],
      ['§ 12', 1],
      ['§ 99', 1],
    ] as const;
    expect(new Set(draws(pool, 'M'))).toEqual(new Set(['F']));
    expect(new Set(draws(pool, '§ 12'))).toEqual(new Set(['§ 99']));
    expect(draws(pool, 'woman', 50)).not.toContain('woman');
  });
});
