import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createAnalyser } from '../../src/text/analyse.ts';

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
});
