import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TagScheme } from '../../../src/core/corpus-format.ts';
import { applyBias } from '../../../src/taggers/recall-bias/tagger.ts';
import { createRatingReader } from '../../../src/taggers/recall-bias/observations.ts';
import { NO_THRESHOLDS, type RecallBias } from '../../../src/taggers/recall-bias/search.ts';
import { tagConstraints } from '../../../src/taggers/tag-constraints.ts';
import type { RatedSequence } from '../../../src/taggers/types.ts';

const TAGS = ['O', 'B-A', 'I-A', 'B-B', 'I-B'];

/** A sentence of the tags given, with the probabilities of {@link TAGS} at each token. */
function sentence(best: readonly string[], rows: readonly (readonly number[])[]): RatedSequence {
  return {
    tokens: best.map((_, i) => ({ start: 2 * i, end: 2 * i + 1, text: 'x' })),
    best: best.map((tag) => TAGS.indexOf(tag)),
    probabilities: Float64Array.from(rows.flat()),
  };
}

const tagsOf = (sequence: RatedSequence, bias: RecallBias, scheme: TagScheme = 'IOB2') =>
  applyBias(sequence, createRatingReader(TAGS), bias, scheme).tags;

const SURE = [1, 0, 0, 0, 0];
const EAGER: RecallBias = { thresholds: { main: 0.99, alternative: 0.05 } };

describe('applyBias', () => {
  it('gives a token tagged O its best label below one threshold and above the other, and no other token', () => {
    const rows = [[0.9, 0.06, 0.02, 0.02, 0], SURE, [0.98, 0.004, 0.004, 0.006, 0.006], [0.9, 0.02, 0.03, 0.03, 0.02]];
    expect(tagsOf(sentence(['O', 'O', 'O', 'O'], rows), EAGER)).toEqual(['B-A', 'O', 'O', 'O']);
    expect(tagsOf(sentence(['O', 'O', 'O', 'O'], rows), { thresholds: { main: 0.99, alternative: 0.01 } })).toEqual([
      'B-A', 'O', 'B-B', 'B-A',
    ]); // prettier-ignore
    expect(tagsOf(sentence(['O', 'B-B', 'O', 'O'], rows), { thresholds: NO_THRESHOLDS })).toEqual([
      'O', 'B-B', 'O', 'O',
    ]); // prettier-ignore
  });

  it('goes strictly below and above: a probability at the threshold changes nothing', () => {
    const at = sentence(['O'], [[0.9, 0.1, 0, 0, 0]]);
    expect(tagsOf(at, { thresholds: { main: 0.9, alternative: 0 } })).toEqual(['O']);
    expect(tagsOf(at, { thresholds: { main: 0.91, alternative: 0.1 } })).toEqual(['O']);
    expect(tagsOf(at, { thresholds: { main: 0.91, alternative: 0.09 } })).toEqual(['B-A']);
  });

  it('adds up the tags of a label', () => {
    expect(tagsOf(sentence(['O'], [[0.7, 0.1, 0.1, 0.12, 0]]), EAGER)).toEqual(['B-A']);
  });

  it('goes on with the mention before where that is the more probable, and begins one where it is not', () => {
    const inside = [0.8, 0.05, 0.15, 0, 0];
    const begin = [0.8, 0.15, 0.05, 0, 0];
    expect(tagsOf(sentence(['B-A', 'O', 'O'], [SURE, inside, inside]), EAGER)).toEqual(['B-A', 'I-A', 'I-A']);
    expect(tagsOf(sentence(['B-A', 'O', 'O'], [SURE, begin, inside]), EAGER)).toEqual(['B-A', 'B-A', 'I-A']);
    expect(tagsOf(sentence(['O', 'B-B', 'O'], [inside, SURE, inside]), EAGER)).toEqual(['B-A', 'B-B', 'B-A']);
    // A mention that the tagger found begins where it did.
    expect(tagsOf(sentence(['O', 'B-A', 'I-A'], [inside, SURE, SURE]), EAGER)).toEqual(['B-A', 'B-A', 'I-A']);
  });

  it('has thresholds by label', () => {
    const rows = [[0.9, 0.1, 0, 0, 0], [0.9, 0, 0, 0.1, 0]]; // prettier-ignore
    const bias = { thresholds: NO_THRESHOLDS, byLabel: { B: EAGER.thresholds } };
    expect(tagsOf(sentence(['O', 'O'], rows), bias)).toEqual(['O', 'B-B']);
  });

  it('writes legal tags in any scheme, keeps what was found, and counts what it changed', () => {
    const probability = fc.double({ min: 0, max: 1, noNaN: true });
    const tokens = fc.array(fc.tuple(fc.constantFrom(...TAGS), fc.array(probability, { minLength: 5, maxLength: 5 })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(tokens, fc.constantFrom<TagScheme>('IOB2', 'BIOES', 'BILOU'), (cells, scheme) => {
        const tags = cells.map(([tag]) => tag);
        const biased = applyBias(sentence(tags, cells.map(([, row]) => row)), createRatingReader(TAGS), EAGER, scheme); // prettier-ignore
        const changed = tags.filter((tag, i) => tag === 'O' && biased.tags[i] !== 'O').length;
        expect(biased.changed).toBe(changed);
        tags.forEach((tag, i) => {
          if (tag !== 'O') expect(biased.tags[i]?.slice(2)).toBe(tag.slice(2));
        });
        const all = [...new Set(biased.tags)];
        const legal = tagConstraints(all, scheme);
        const ids = biased.tags.map((tag) => all.indexOf(tag));
        expect(legal.first[ids[0] as number]).toBe(1);
        expect(legal.last[ids.at(-1) as number]).toBe(1);
        for (let i = 1; i < ids.length; i++) {
          expect(legal.transitions[(ids[i - 1] as number) * all.length + (ids[i] as number)]).toBe(1);
        }
      }),
    );
  });
});
