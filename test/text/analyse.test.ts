import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { readCorpus } from '../../src/formats/read-corpus.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { posTagger, settledTag } from '../../src/text/pos.ts';
import { splitSentences } from '../../src/text/sentences.ts';
import { tokenise } from '../../src/text/tokenise.ts';
import { describeWithCorpus } from '../helpers/corpora.ts';

const doc = createDocument({ id: 'd', text: 'La mujer llegó. El Dr. Gil la vio.', entities: [] });

describe('createAnalyser', () => {
  it('finds sentences and tokens, with one tag for each token', () => {
    const { sentences, tokens, tags, language } = createAnalyser('en')(
      createDocument({ id: 'd', text: 'She slept. Dr. Lind left.', entities: [] }),
    );
    expect(language).toBe('en');
    expect(sentences).toEqual([
      { start: 0, end: 10 },
      { start: 11, end: 25 },
    ]);
    expect(tokens.map((token) => token.text)).toEqual(['She', 'slept', '.', 'Dr.', 'Lind', 'left', '.']);
    expect(tags).toEqual(['PRON', 'VERB', 'PUNCT', 'PROPN', 'PROPN', 'VERB', 'PUNCT']);
  });

  it('tags X where the language has no tagger', () => {
    const { tokens, tags } = createAnalyser('es')(doc);
    expect(tokens).toHaveLength(10);
    expect(tags).toEqual(tokens.map(() => 'X'));
  });

  it('computes each part once', () => {
    const analysis = createAnalyser('en')(doc);
    expect(analysis.tokens).toBe(analysis.tokens);
    expect(analysis.sentences).toBe(analysis.sentences);
    expect(analysis.tags).toBe(analysis.tags);
  });

  it('tags a sentence alike, whether its tags are asked for one by one, backwards, or all at once', () => {
    const text = 'She slept well.  THE OLD MAN\nThe dog saw her.\n\nIt barked';
    const whole = createAnalyser('en')(createDocument({ id: 'd', text, entities: [] }));
    const single = createAnalyser('en')(createDocument({ id: 'd', text, entities: [] }));
    const tags = whole.tokens.map((_, i) => i).toReversed().map((i) => single.tagAt(i)).toReversed(); // prettier-ignore
    expect(tags).toEqual(whole.tags);
    expect(single.tags).toEqual(whole.tags);
    expect(() => single.tagAt(99)).toThrow(TypeError);
  });

  it('lets no sentence change the tags of another', () => {
    const alone = createAnalyser('en')(createDocument({ id: 'd', text: 'The old man walks.', entities: [] }));
    const after = createAnalyser('en')(
      createDocument({ id: 'd', text: 'We saw to. The old man walks.', entities: [] }),
    );
    expect(after.tags.slice(-5)).toEqual(alone.tags);
  });

  it('gives a word that has one tag only that tag, without reading its sentence', () => {
    const text = 'A treaty rapidly grew in the hospital; a study was done.';
    const analysis = createAnalyser('en')(createDocument({ id: 'd', text, entities: [] }));
    const { tokens } = analysis;
    const at = (word: string) => analysis.tagAt(tokens.findIndex((token) => token.text === word));
    expect([at('treaty'), at('rapidly'), at('hospital'), at('in')]).toEqual(['NOUN', 'ADV', 'NOUN', 'ADP']);
    expect(settledTag('en', 'hospital')).toBe('NOUN');
    expect(settledTag('en', 'work')).toBeUndefined(); // a noun or a verb
    expect(settledTag('en', 'zorbled')).toBeUndefined();
    expect(settledTag('en', "don't")).toBeUndefined();
    expect(settledTag('de', 'hospital')).toBeUndefined();
  });
});

describeWithCorpus('uner_ewt/en_ewt-ud-dev.iob2', (corpus) => {
  it('tells settled tags as the tagger does, but for one content word in a hundred', async () => {
    const tagger = posTagger('en');
    let told = 0;
    let different = 0;
    for await (const doc of await readCorpus(corpus)) {
      const tokens = tokenise(doc.text);
      for (const sentence of splitSentences(doc.text, 'en')) {
        const inside = tokens.filter(({ start }) => start >= sentence.start && start < sentence.end);
        const tags = tagger?.(doc.text, sentence, inside) ?? [];
        for (const [i, { text, start, end }] of inside.entries()) {
          const standsFree = / [a-z]{2,}[ .,]/.test(doc.text.slice(start - 1, end + 1));
          const tag = standsFree ? settledTag('en', text) : undefined;
          if (tag === undefined || !/^(?:NOUN|VERB|ADJ|ADV)$/.test(tag)) continue;
          told++;
          if (tag !== tags[i]) different++;
        }
      }
    }
    expect(told).toBeGreaterThan(1000);
    expect(different / told).toBeLessThan(0.01);
  });
});
