import { mentionsOf } from '../../../src/core/document.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/core/types.ts';
import { gatherHardSubset } from '../../../src/studies/code-mixing/plan.ts';
import { cutSentence, keepGroups, plainDocument, sentencesOf } from '../../../src/studies/code-mixing/sentences.ts';
import { loadTemplateSet } from '../../../src/pipeline/templates/load-template-set.ts';
import { loadGazetteers } from '../../../src/resources/gazetteers.ts';
import { createGenerator } from '../../../src/templates/generator.ts';
import { languageByScript, mixingOf } from '../../../src/text/code-mixing.ts';
import { tokenise } from '../../../src/text/tokenise.ts';
import { note } from '../rules/helpers.ts';

const languageOf = languageByScript({ latin: 'en', han: 'zh' });
const GROUPS = ['en', 'zh', 'mixed', 'neutral'];

const mixed = note(
  'n1',
  'Seen on [3/4](Date) by [Lin](Doctor).\n[張家明](Doctor)醫師。\nSeen by [張家明](Doctor).\n[2020/3/4](Date) 36.5\nNo fever.',
);

describe('sentences of some groups', () => {
  it('are kept with their mentions, the others go', () => {
    const english = keepGroups(mixed, ['en'], languageOf, 'zh');
    expect(english?.text).toBe('Seen on 3/4 by Lin.\nNo fever.');
    expect(english?.entities.map(({ start, end }) => english.text.slice(start, end))).toEqual(['3/4', 'Lin']);
    expect(keepGroups(mixed, ['mixed'], languageOf, 'zh')?.text).toBe('Seen by 張家明.\n');
    expect(keepGroups(mixed, ['zh', 'neutral'], languageOf, 'zh')?.text).toBe('張家明醫師。\n2020/3/4 36.5\n');
    expect(keepGroups(mixed, GROUPS, languageOf, 'zh')?.text).toBe(mixed.text);
  });

  it('may be none', () => {
    expect(keepGroups(note('n', 'No fever.'), ['zh'], languageOf, 'zh')).toBeUndefined();
  });

  it('lose no mention and change none, whichever groups are kept', () => {
    const generator = createGenerator(loadTemplateSet('zh-en-deid'), { gazetteers: loadGazetteers(), seed: 3 });
    fc.assert(
      fc.property(fc.nat(500), fc.subarray(GROUPS), (index, groups) => {
        const doc = plainDocument(generator.document(index));
        const rest = GROUPS.filter((group) => !groups.includes(group));
        const parts = [groups, rest].flatMap((some) => keepGroups(doc, some, languageOf, 'zh') ?? []);
        const surfaces = (docs: readonly Document[]) =>
          docs
            .flatMap(({ text, entities }) => entities.map((one) => `${one.label} ${text.slice(one.start, one.end)}`))
            .toSorted();
        expect(surfaces(parts)).toEqual(surfaces([doc]));
        for (const { start, end } of parts[0] && groups.length > 0 ? sentencesOf(parts[0], 'zh') : []) {
          const text = parts[0]?.text.slice(start, end) ?? '';
          expect(groups).toContain(mixingOf(tokenise(text), languageOf).group);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('can be cut out as documents of their own', () => {
    const sentences = sentencesOf(mixed, 'zh').map((span, i) => cutSentence(mixed, span, i));
    expect(sentences.map(({ id, text }) => [id, text])).toEqual([
      ['n1/0', 'Seen on 3/4 by Lin.'],
      ['n1/1', '張家明醫師。'],
      ['n1/2', 'Seen by 張家明.'],
      ['n1/3', '2020/3/4 36.5'],
      ['n1/4', 'No fever.'],
    ]);
    expect(sentences.map((doc) => mentionsOf(doc).map(({ start, end }) => doc.text.slice(start, end)))).toEqual([
      ['3/4', 'Lin'],
      ['張家明'],
      ['張家明'],
      ['2020/3/4'],
      [],
    ]);
  });
});

describe('the hard subset', () => {
  it('is of the sentences with a mention that no model found, with what those that read the same text found there', () => {
    // Mentions in order: 3/4, Lin, 張家明, 張家明, 2020/3/4.
    const results = new Map([
      ['a', { missed: [[0, 2, 4]], predicted: { labels: ['Date'], mentions: [[0, 8, 11, 0, 15, 18]] } }],
      ['b', { missed: [[1, 2, 3, 4]] }],
    ]);
    const { sentences, others } = gatherHardSubset([mixed], results, 'zh');
    expect(sentences.map(({ text }) => text)).toEqual(['張家明醫師。', '2020/3/4 36.5']);
    expect(Object.keys(others)).toEqual(['a']);
    expect(others['a']?.map(({ entities }) => entities.length)).toEqual([0, 0]);
    const all = new Map([['a', { missed: [[0]], predicted: { labels: ['Date'], mentions: [[0, 8, 11, 0, 15, 18]] } }]]);
    const [first] = gatherHardSubset([mixed], all, 'zh').others['a'] ?? [];
    expect(first?.entities.map(({ start, end, label }) => [start, end, label])).toEqual([
      [8, 11, 'Date'],
      [15, 18, 'Date'],
    ]);
  });
});
