import { describe, expect, it } from 'vitest';
import { createCollocationLearner, type LearnedCollocations } from '../../src/augment/wording/collocations.ts';
import { createDocument } from '../../src/core/document.ts';
import { createAnalyser } from '../../src/text/analyse.ts';

const analyse = createAnalyser('en');

function learn(texts: readonly string[], mostText = 1e6): LearnedCollocations {
  const learner = createCollocationLearner({ mostText });
  for (const text of texts) {
    const doc = createDocument({ id: text, text, entities: [] });
    learner.observe(doc, analyse(doc));
  }
  return learner.finish() as LearnedCollocations;
}

const ADJECTIVES = 'heavy wooden ugly narrow bright wet clean empty ancient dusty quiet warm'.split(' ');
const NOUNS = 'door bridge fence room lamp shoe boat table garden road cup coat'.split(' ');
const TEXTS = ADJECTIVES.flatMap((adjective, i) =>
  NOUNS.slice(0, i + 1).map((noun) => `We saw the ${adjective} ${noun} and the ${adjective} ${noun}.`),
);

describe('createCollocationLearner', () => {
  it('hands on pairs seen twice and more often together than by chance', () => {
    const { byHead } = learn([
      'the heavy door and the heavy doors',
      'the wooden door',
      'the wooden bridge and a wooden bridge',
      'He carefully opened it and carefully opens it.',
    ]);
    expect(byHead['adjective-noun']).toEqual([
      ['bridge', { words: ['wooden'], counts: [2] }],
      ['door', { words: ['heavy'], counts: [2] }],
    ]);
    expect(byHead['adverb-verb']).toEqual([]); // no more often than by chance: it is the only pair
  });

  it('falls back on the words that go with several heads of a topic', () => {
    const { byTopic } = learn(TEXTS);
    const words = byTopic['adjective-noun'].flatMap(([, collocates]) => collocates.words);
    expect(words).toContain('warm'); // seen with all twelve
    expect(words).not.toContain('heavy'); // seen with one
  });

  it('learns nothing from what is no plain word: names, negations, stop words, words of time', () => {
    const texts = [
      'the Old Door and the Old Door',
      'he never opened and never opened',
      'the recently opened recently opened',
    ];
    expect(JSON.stringify(learn(texts))).not.toMatch(/Old|old|never|recently/);
  });

  it.each([1e6, 3000, 1000, 300])('learns the same in any order, from no more than %s characters', (mostText) => {
    const learned = learn(TEXTS, mostText);
    expect(learn(TEXTS.toReversed(), mostText)).toEqual(learned);
    expect(learn([...TEXTS.slice(30), ...TEXTS.slice(0, 30)], mostText)).toEqual(learned);
    const counts = learned.byHead['adjective-noun'].flatMap(([, collocates]) => collocates.counts);
    const [text = ''] = TEXTS;
    const pairs = counts.reduce((sum, count) => sum + count, 0);
    expect(pairs).toBeGreaterThan(0);
    expect(pairs).toBeLessThanOrEqual((2 * mostText) / (text.length - 8));
  });

  it('learns from the beginning of a document that is too long', () => {
    const text = `${'The heavy door and the wooden bridge. '.repeat(50)}${'The dusty lamp and the warm coat. '.repeat(50)}`;
    expect(JSON.stringify(learn([text], 2000).byHead)).toContain('heavy');
    expect(JSON.stringify(learn([text], 2000).byHead)).not.toContain('dusty');
  });

  it('tags no document that it passes over', () => {
    const learner = createCollocationLearner({ mostText: 200 });
    let tagged = 0;
    for (let i = 0; i < 500; i++) {
      const doc = createDocument({ id: `d${i}`, text: 'The heavy door and the wooden bridge.', entities: [] });
      const analysis = analyse(doc);
      const { language, tokens, tokenOffsets, sentences, tags } = analysis;
      let asked = false;
      const tagAt = (index: number) => {
        asked = true;
        return analysis.tagAt(index);
      };
      learner.observe(doc, { language, tokens, tokenOffsets, sentences, tags, tagAt });
      if (asked) tagged++;
    }
    expect(tagged).toBeGreaterThan(0);
    expect(tagged).toBeLessThan(100);
  });
});
