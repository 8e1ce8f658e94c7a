import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { bucketByLength, createBatch, type EncodedSentence } from '../../../src/taggers/neural/batches.ts';
import { createFormTable, buildVocabulary, deepaffixSpellings } from '../../../src/taggers/neural/vocabulary.ts';
import { cutIntoPieces, MAX_TOKENS } from '../../../src/taggers/neural/training-data.ts';
import { spanF1 } from '../../../src/taggers/neural/training-loop.ts';

const style = { spellings: deepaffixSpellings, affixLength: 3 };
const origin = { document: 'd', source: 'd' };

describe('createBatch', () => {
  it('gives every token its ids, whatever the padding, and reads each form once', () => {
    const token = fc.oneof(fc.constantFrom('the', 'of', 'Ann', '7'), fc.string({ minLength: 1, maxLength: 80 }));
    fc.assert(
      fc.property(
        fc.array(fc.array(token, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 9 }),
        (texts) => {
          const { vocabulary } = buildVocabulary(
          texts.slice(1).map((tokens) => ({ tokens: tokens.map((text) => ({ text })), ...origin })), [], 'IOB2', style,
        ); // prettier-ignore
          const table = createFormTable(vocabulary, ['of'], style);
          const sentences: EncodedSentence[] = texts.map((tokens) => ({
            forms: Int32Array.from(tokens, (text) => table.idOf(text)),
            tags: Int32Array.from(tokens, (_, i) => i),
          }));
          const batch = createBatch(sentences, texts.map((_, s) => s), table); // prettier-ignore
          const { ids, lengths, longest } = batch.characters;
          const rows = Array.from(lengths, (length, row) => [...ids.subarray(row * longest, row * longest + length)]);
          sentences.forEach(({ forms }, s) =>
            forms.forEach((form, t) => {
              const at = s * batch.longest + t;
              expect(batch.words[at]).toBe(table.words[form]);
              expect(batch.prefixes[at]).toBe(table.prefixes[form]);
              expect(batch.suffixes[at]).toBe(table.suffixes[form]);
              expect(batch.tags[at]).toBe(t);
              expect(rows[batch.forms[at] as number]).toEqual([...(table.characters[form] as Int32Array)]);
            }),
          );
          expect(rows).toHaveLength(new Set(texts.flat()).size);
        },
      ),
    );
  });

  it('hides the words it is told to hide', () => {
    const { vocabulary } = buildVocabulary([{ tokens: [{ text: 'a' }, { text: 'b' }], ...origin }], [], 'IOB2', style);
    const table = createFormTable(vocabulary, [], style);
    const sentence = { forms: Int32Array.of(table.idOf('a'), table.idOf('b')), tags: new Int32Array(2) };
    const batch = createBatch([sentence], [0], table, (s, t) => s === 0 && t === 1);
    expect([...batch.words]).toEqual([1, 0]);
  });
});

describe('bucketByLength', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 200 });

  it('puts every sentence into one batch and keeps to the size', () => {
    fc.assert(
      fc.property(lengths, fc.integer({ min: 1, max: 2000 }), fc.boolean(), (given, most, random) => {
        const batches = bucketByLength(given, most, random ? createRng(1) : undefined);
        expect(batches.flat().toSorted((a, b) => a - b)).toEqual(given.map((_, s) => s));
        for (const batch of batches) {
          const longest = Math.max(...batch.map((s) => given[s] as number));
          expect(batch.length === 1 || longest * batch.length <= most).toBe(true);
        }
      }),
    );
  });

  it('wastes little: sentences of a batch are of similar length', () => {
    const rng = createRng(2);
    const given = Array.from({ length: 1000 }, () => 1 + rng.int(80));
    const padded = bucketByLength(given, 512, rng)
      .map((batch) => batch.length * Math.max(...batch.map((s) => given[s] as number)))
      .reduce((a, b) => a + b);
    expect(given.reduce((a, b) => a + b) / padded).toBeGreaterThan(0.9);
  });
});

describe('cutIntoPieces', () => {
  const row = (count: number, wideBefore = -1) =>
    Array.from({ length: count }, (_, i) => ({ start: 3 * i + (i >= wideBefore && wideBefore >= 0 ? 2 : 0), end: 3 * i + 2 + (i >= wideBefore && wideBefore >= 0 ? 2 : 0) })); // prettier-ignore

  it('leaves a sentence of the greatest length whole', () => {
    expect(cutIntoPieces(row(MAX_TOKENS))).toEqual([0, MAX_TOKENS]);
  });

  it('prefers wide white space, and no piece is too long', () => {
    expect(cutIntoPieces(row(500, 300))).toEqual([0, 300, 500]);
    const borders = cutIntoPieces(row(20_000));
    borders.slice(1).forEach((border, i) => {
      expect(border - (borders[i] as number)).toBeGreaterThan(0);
      expect(border - (borders[i] as number)).toBeLessThanOrEqual(MAX_TOKENS);
    });
    expect(borders.at(-1)).toBe(20_000);
  });

  it('does not cut a mention unless it must', () => {
    expect(cutIntoPieces(row(500), (token) => token < 390)).toEqual([0, 389, 500]);
    expect(cutIntoPieces(row(500), () => false)).toEqual([0, MAX_TOKENS, 500]);
  });
});

describe('spanF1', () => {
  it('counts a mention only where label and both ends are right', () => {
    const gold = [['B-A', 'I-A', 'O', 'B-B'], ['O']];
    expect(spanF1(gold, gold, 'IOB2')).toBe(1);
    expect(spanF1(gold, [['B-A', 'O', 'O', 'B-B'], ['O']], 'IOB2')).toBe(0.5);
    expect(spanF1(gold, [['B-B', 'I-B', 'O', 'O'], ['B-A']], 'IOB2')).toBe(0);
    expect(spanF1([['O']], [['O']], 'IOB2')).toBe(1);
  });
});
