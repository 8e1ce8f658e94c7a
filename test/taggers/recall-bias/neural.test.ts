import { expect, it } from 'vitest';
import { PAPER_TUNED, chooseBias } from '../../../src/taggers/recall-bias/model.ts';
import { createBiasedTagger } from '../../../src/taggers/recall-bias/tagger.ts';
import { NO_THRESHOLDS } from '../../../src/taggers/recall-bias/search.ts';
import { deepaffix } from '../../../src/taggers/neural/families.ts';
import { mentions, notes, stream, train } from '../neural/fixture.ts';

it('a neural tagger tells the tags it gives and their probabilities, and can be biased', async () => {
  const tagger = await train(deepaffix, { epochs: 3 });
  const source = tagger.marginalSource;
  if (!source) throw new Error('it has no marginals');
  for await (const { sequences } of source.rate(stream(notes))) {
    for (const { tokens, best, probabilities } of sequences) {
      expect(best.length).toBe(tokens.length);
      tokens.forEach((_, t) => {
        const row = probabilities.subarray(t * source.tags.length, (t + 1) * source.tags.length);
        expect(row.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      });
    }
  }
  const plain = await mentions(tagger.tag(stream(notes)));
  expect(await mentions(createBiasedTagger(tagger, { thresholds: NO_THRESHOLDS }).tag(stream(notes)))).toEqual(plain);
  const count = (found: string[][]) => found.flat().length;
  const biased = createBiasedTagger(tagger, chooseBias(PAPER_TUNED, { beta: 40 }, tagger.labels));
  expect(count(await mentions(biased.tag(stream(notes))))).toBeGreaterThan(count(plain));
  expect(biased.changed).toBeGreaterThan(0);
});
