import { describe, expect, it } from 'vitest';
import { createCollocationLearner, type LearnedCollocations } from '../../src/augment/collocations.ts';
import { createDocument } from '../../src/core/document.ts';
import { createAnalyser } from '../../src/text/analyse.ts';

const analyse = createAnalyser('en');

function learn(texts: readonly string[], mostPairs?: number): LearnedCollocations {
  const learner = createCollocationLearner(mostPairs === undefined ? {} : { mostPairs });
  for (const text of texts) {
    const doc = createDocument({ id: 'd', text, entities: [] });
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

  it.each([undefined, 40, 10])('learns the same in any order, with room for %s pairs', (mostPairs) => {
    const learned = learn(TEXTS, mostPairs);
    expect(learn(TEXTS.toReversed(), mostPairs)).toEqual(learned);
    expect(learn([...TEXTS.slice(30), ...TEXTS.slice(0, 30)], mostPairs)).toEqual(learned);
  });

  it('remembers no more pairs than it may', () => {
    for (const mostPairs of [40, 10, 1]) {
      const pairs = learn(TEXTS, mostPairs).byHead['adjective-noun'].flatMap(([, { words }]) => words);
      expect(pairs.length).toBeLessThanOrEqual(mostPairs);
    }
  });
});
