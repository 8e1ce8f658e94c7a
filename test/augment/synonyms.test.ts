import { describe, expect, it } from 'vitest';
import { createSynonyms } from '../../src/augment/wording/synonyms.ts';
// @ts-expect-error a script, without types
import { strictSynonyms } from '../../scripts/lexicon/compute.js';
import type { WordClass } from '../../src/resources/wordnet.ts';

const strict = strictSynonyms as (lemma: string, wordClass: WordClass) => readonly string[];
const loose = createSynonyms('loose');

describe('the synonyms', () => {
  // What WordNet gives when asked naively.
  it.each<[string, WordClass, string]>([
    ['water', 'noun', 'piss'],
    ['good', 'adjective', 'respectable'],
    ['people', 'noun', 'citizenry'],
    ['man', 'noun', 'valet de chambre'],
    ['box', 'noun', 'loge'],
    ['mouth', 'noun', 'rima oris'],
    ['star', 'noun', 'star topology'],
    ['fast', 'adjective', 'degraded'],
    ['result', 'noun', 'answer'],
    ['name', 'noun', 'public figure'],
    ['rubber', 'noun', 'pencil eraser'],
    ['letter', 'noun', 'alphabetic character'],
    ['bank', 'noun', 'bank building'],
    ['phone', 'noun', 'earphone'],
    ['space', 'noun', 'place'],
    ['find', 'verb', 'regain'],
    ['little', 'adjective', 'petty'],
    ['job', 'noun', 'caper'],
    ['age', 'noun', 'long time'],
    ['give', 'verb', 'cave in'],
  ])('does not make of %s (%s) the strict synonym %s', (word, wordClass, horror) => {
    expect(strict(word, wordClass)).not.toContain(horror);
  });

  it('keeps strict synonyms that mean the same', () => {
    expect(strict('often', 'adverb')).toContain('frequently');
    expect(strict('treaty', 'noun')).toEqual(['pact']);
    expect(strict('evaluate', 'verb')).toContain('assess');
    expect(strict('huge', 'adjective')).toContain('vast');
  });

  it('gives every single word that shares a sense when loose', () => {
    expect(loose('phone', 'noun')).toEqual(expect.arrayContaining(['telephone', 'earphone']));
    expect(loose('phone', 'noun').every((word) => /^[a-z]+$/.test(word))).toBe(true);
  });

  it.each([
    'no',
    'not',
    'never',
    'without',
    'deny',
    'absent',
    'negative',
    'patient',
    'aspirin',
    'history',
    'the',
    'only',
  ])('has no synonym for %s under either policy, and gives it for no other word', (word) => {
    for (const wordClass of ['noun', 'verb', 'adjective', 'adverb'] as const) {
      expect(strict(word, wordClass)).toEqual([]);
      expect(loose(word, wordClass)).toEqual([]);
    }
    for (const [other, wordClass] of [
      ['refuse', 'verb'],
      ['missing', 'adjective'],
      ['account', 'noun'],
    ] as const) {
      expect(loose(other, wordClass)).not.toContain(word);
    }
  });

  it('gives no offensive word', () => {
    expect(loose('toilet', 'noun')).not.toContain('crapper');
    expect(loose('urine', 'noun')).toEqual([]);
  });
});
