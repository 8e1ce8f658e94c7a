import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createFormTable,
  affixesOf,
  buildVocabulary,
  deepaffixSpellings,
  neuronerSpellings,
  readCharacters,
  schemeTags,
} from '../../../src/taggers/neural/vocabulary.ts';

const sentence = (text: string, document = 'd', source = document) => ({
  tokens: text.split(' ').map((token) => ({ text: token })),
  document,
  source,
});
const neuroner = { spellings: neuronerSpellings, affixLength: 0 };
const deepaffix = { spellings: deepaffixSpellings, affixLength: 3 };

describe('affixes', () => {
  it('are the first and last three code points, a short token padded on the outer side', () => {
    expect(affixesOf('Hospital', 3)).toEqual({ prefix: 'Hos', suffix: 'tal' });
    expect(affixesOf('ab', 3)).toEqual({ prefix: '_ab', suffix: 'ab_' });
    expect(affixesOf('', 3)).toEqual({ prefix: '___', suffix: '___' });
  });

  it('never cut an astral character', () => {
    expect(affixesOf('😀😁😂😃', 3)).toEqual({ prefix: '😀😁😂', suffix: '😁😂😃' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (token) => {
        const { prefix, suffix } = affixesOf(token, 3);
        expect(Array.from(prefix)).toHaveLength(3);
        expect(Array.from(suffix)).toHaveLength(3);
        expect(/^\P{Cs}*$/u.test(prefix + suffix)).toBe(/^\P{Cs}*$/u.test(token));
      }),
    );
  });
});

describe('characters', () => {
  it('are code points, and of a long token the first and last 32', () => {
    expect(readCharacters('a😀')).toEqual(['a', '😀']);
    const long = readCharacters(`${'a'.repeat(1000)}${'😀'.repeat(1000)}`);
    expect(long.join('')).toBe('a'.repeat(32) + '😀'.repeat(32));
  });
});

describe('spellings', () => {
  it("follow NeuroNER's order: as written, lower case, digits 0, both", () => {
    expect(neuronerSpellings('Ward7B')).toEqual(['Ward7B', 'ward7b', 'Ward0B', 'ward0b']);
    expect(neuronerSpellings('٣')).toEqual(['٣', '٣', '0', '0']);
  });

  it('of DeepAffix are lower case, with one word for numbers', () => {
    expect(deepaffixSpellings('1997')).toEqual(['$NUM$']);
    expect(deepaffixSpellings('Ward7B')).toEqual(['ward7b']);
  });
});

describe('tags of a scheme', () => {
  it('are all there are for the labels, seen or not', () => {
    expect(schemeTags(['ID', 'LOC'], 'IOB2')).toEqual(['O', 'B-ID', 'I-ID', 'B-LOC', 'I-LOC']);
    expect(schemeTags(['ID'], 'BIOES')).toEqual(['O', 'B-ID', 'I-ID', 'E-ID', 'S-ID']);
    expect(schemeTags([], 'BIOES')).toEqual(['O']);
  });
});

describe('the vocabulary', () => {
  it('numbers in order of appearance and marks words that occur once', () => {
    const { vocabulary, singletons } = buildVocabulary(
      [sentence('the cat'), sentence('the 7')],
      ['A'],
      'IOB2',
      deepaffix,
    );
    expect(vocabulary.words).toEqual(['the', 'cat', '$NUM$']);
    expect(vocabulary.characters).toEqual(['t', 'h', 'e', 'c', 'a', '7']);
    expect(vocabulary.affixes).toEqual(['the', 'cat', '__7', '7__']);
    expect([...singletons]).toEqual([0, 0, 1, 1]);
  });

  it('takes a word for rare that occurs once in a document and in copies of it', () => {
    const rare = (...sentences: ReturnType<typeof sentence>[]) => {
      const { vocabulary, singletons } = buildVocabulary(sentences, [], 'IOB2', neuroner);
      return vocabulary.words.filter((_, i) => singletons[i + 1] === 1);
    };
    expect(rare(sentence('a b'), sentence('a c', 'd-aug1', 'd'), sentence('a b', 'd-aug2', 'd'))).toEqual([
      'a',
      'b',
      'c',
    ]);
    // Two sentences of one copy, two documents, a document and the copy of another.
    expect(rare(sentence('a'), sentence('a', 'd-aug1', 'd'), sentence('a', 'd-aug1', 'd'))).toEqual([]);
    expect(rare(sentence('a', 'd'), sentence('a', 'e'))).toEqual([]);
    expect(rare(sentence('a', 'd'), sentence('a', 'e-aug1', 'e'))).toEqual([]);
  });

  it('is that of the source where all copies are plain ones', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), fc.nat(3), (texts, copies) => {
        const source = texts.map((text, d) => sentence(text.join(' '), `d${d}`));
        const copied = Array.from({ length: copies }, (_, copy) =>
          texts.map((text, d) => sentence(text.join(' '), `d${d}-aug${copy + 1}`, `d${d}`)),
        ).flat();
        expect(buildVocabulary([...source, ...copied], [], 'IOB2', neuroner)).toEqual(
          buildVocabulary(source, [], 'IOB2', neuroner),
        );
      }),
    );
  });

  it('counts a word over its spellings: $NUM$ of two numbers is no singleton', () => {
    const { singletons } = buildVocabulary([sentence('7 8')], [], 'IOB2', deepaffix);
    expect([...singletons]).toEqual([0, 0]);
  });
});

describe('the form table', () => {
  const { vocabulary } = buildVocabulary([sentence('the Cat 0')], ['A'], 'BIOES', neuroner);

  it('finds a word under its best spelling, training or extra', () => {
    const table = createFormTable(vocabulary, ['dog', 'CAT'], neuroner);
    const look = (token: string) => table.words[table.idOf(token)];
    expect(look('the')).toBe(1);
    expect(look('THE')).toBe(1);
    expect(look('Cat')).toBe(2);
    expect(look('cat')).toBe(0);
    expect(look('7')).toBe(3);
    expect(look('Dog')).toBe(4);
    expect(look('CAT')).toBe(5);
    expect(look('unseen')).toBe(0);
  });

  it('gives unknown characters and affixes id 0 and an empty token one character', () => {
    const affixed = buildVocabulary([sentence('abc')], ['A'], 'IOB2', deepaffix).vocabulary;
    const table = createFormTable(affixed, [], deepaffix);
    const form = table.idOf('abcx😀');
    expect([...(table.characters[form] as Int32Array)]).toEqual([1, 2, 3, 0, 0]);
    expect([table.prefixes[form], table.suffixes[form]]).toEqual([1, 0]);
    expect([...(table.characters[table.idOf('')] as Int32Array)]).toEqual([0]);
  });

  it('numbers each form once', () => {
    const table = createFormTable(vocabulary, [], neuroner);
    expect([table.idOf('x'), table.idOf('y'), table.idOf('x')]).toEqual([0, 1, 0]);
    expect(table.words).toHaveLength(2);
  });
});
