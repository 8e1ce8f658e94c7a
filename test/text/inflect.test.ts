import { describe, expect, it } from 'vitest';
import { indefiniteArticle } from '../../src/languages/en/index.ts';
import { guessLemma, inflect, matchCase, readWord, type WordForm } from '../../src/text/inflect.ts';

describe('inflect', () => {
  it.each<[string, WordForm, string]>([
    ['hope', 'VBD', 'hoped'],
    ['admit', 'VBG', 'admitting'],
    ['occur', 'VBN', 'occurred'],
    ['see', 'VBN', 'seen'],
    ['go', 'VBD', 'went'],
    ['undergo', 'VBZ', 'undergoes'],
    ['die', 'VBG', 'dying'],
    ['put', 'VBD', 'put'],
    ['analysis', 'NNS', 'analyses'],
    ['wife', 'NNS', 'wives'],
    ['foot', 'NNS', 'feet'],
    ['big', 'JJR', 'bigger'],
    ['happy', 'JJS', 'happiest'],
    ['fever', 'NN', 'fever'],
  ])('makes of %s the %s %s', (lemma, form, expected) => {
    expect(inflect(lemma, form)).toBe(expected);
  });

  it.each<[string, WordForm]>([
    ['rip', 'VBD'], // one library: "rip"
    ['come', 'VBN'], // one library: "came"
    ['important', 'JJR'], // one library: "importanter"
    ['information', 'NNS'],
    ['sheep', 'NNS'],
    ['zorble', 'VBD'], // agreed on, but attested nowhere
  ])('gives no form of %s for %s, because it is not sure', (lemma, form) => {
    expect(inflect(lemma, form)).toBeUndefined();
  });
});

describe('readWord', () => {
  it.each([
    ['hoped', 'verb', 'hope', ['VBD', 'VBN']], // not hop
    ['rated', 'verb', 'rate', ['VBD', 'VBN']], // not rat
    ['hopping', 'verb', 'hop', ['VBG']],
    ['went', 'verb', 'go', ['VBD']],
    ['gone', 'verb', 'go', ['VBN']],
    ['put', 'verb', 'put', ['VB', 'VBD', 'VBN']],
    ['children', 'noun', 'child', ['NNS']],
    ['diagnoses', 'noun', 'diagnosis', ['NNS']],
    ['fever', 'noun', 'fever', ['NN']],
    ['quickly', 'adverb', 'quickly', ['RB']],
  ] as const)('reads %s as a %s: %s %j', (word, wordClass, lemma, forms) => {
    expect(readWord(word, wordClass)).toEqual({ lemma, forms });
  });

  it('does not read what may come from several words, or from none', () => {
    expect(readWord('found', 'verb')).toBeUndefined(); // found, find
    expect(readWord('saw', 'verb')).toBeUndefined(); // saw, see
    expect(readWord('zorbled', 'verb')).toBeUndefined();
  });
});

describe('guessLemma', () => {
  it.each([
    ['hoped', 'verb', 'hope'],
    ['hopping', 'verb', 'hop'],
    ['studies', 'noun', 'study'],
    ['doors', 'noun', 'door'],
    ['zorbles', 'noun', 'zorbles'],
  ] as const)('guesses for %s (%s) %s', (word, wordClass, lemma) => {
    expect(guessLemma(word, wordClass)).toBe(lemma);
  });
});

describe('indefiniteArticle', () => {
  it('goes by the sound', () => {
    const an = 'hour honest heir apple eye urgent unimportant unidentified uninformed umbrella only ugly usher'.split(
      ' ',
    );
    const a =
      'house hormone university European one once user useful urine uterus unit euphoric utility historic'.split(' ');
    expect(an.filter((word) => indefiniteArticle(word) !== 'an')).toEqual([]);
    expect(a.filter((word) => indefiniteArticle(word) !== 'a')).toEqual([]);
  });
});

describe('matchCase', () => {
  it('writes a word as the model is written', () => {
    expect(matchCase('SHOP', 'store')).toBe('STORE');
    expect(matchCase('Shop', 'store')).toBe('Store');
    expect(matchCase('shop', 'store')).toBe('store');
    expect(matchCase('A', 'an')).toBe('An');
  });
});
