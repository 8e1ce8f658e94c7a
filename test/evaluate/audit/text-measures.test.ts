import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { createRng } from '../../../src/core/rng.ts';
import type { Document } from '../../../src/core/types.ts';
import { bootstrapAuc, createChanceSample, judgeChance } from '../../../src/evaluate/audit/chance.ts';
import { createContextGrams, contextSequence, createSimilarity } from '../../../src/evaluate/audit/similarity.ts';
import { coveredSpans, isCovered } from '../../../src/evaluate/audit/cover.ts';
import { eachNumber, numbersOf } from '../../../src/evaluate/audit/leak-index.ts';
import { createKAnonymity } from '../../../src/evaluate/audit/quasi-identifiers.ts';
import { createUntouched } from '../../../src/evaluate/audit/untouched.ts';
import { createVocabulary, type Vocabulary } from '../../../src/evaluate/audit/vocabulary.ts';
import { parseInline } from '../../../src/formats/inline/reader.ts';
import { textArbitrary } from '../../helpers/arbitraries.ts';

function doc(id: string, inline: string, meta?: Record<string, string>): Document {
  const { text, entities } = parseInline(inline);
  return createDocument({ id, text, entities, ...(meta && { meta }) });
}

describe('createVocabulary', () => {
  it('covers every character but white space with one word, whatever the text', () => {
    fc.assert(
      fc.property(textArbitrary, (text) => {
        const { offsets, length } = createVocabulary().read(text);
        let rest = '';
        let at = 0;
        for (let i = 0; i < length; i++) {
          rest += text.slice(at, offsets[2 * i]);
          at = offsets[2 * i + 1] as number;
          expect(at).toBeGreaterThan(offsets[2 * i] as number);
        }
        expect((rest + text.slice(at)).trim()).toBe('');
      }),
    );
  });

  it('gives one number to words that differ in case and accents, and tells words from signs', () => {
    const vocabulary = createVocabulary();
    const { ids, length } = vocabulary.read('Núñez NUNEZ nuñez-王_x');
    expect(length).toBe(7);
    expect([ids[1], ids[2]]).toEqual([ids[0], ids[0]]);
    expect(Array.from(ids, (id) => vocabulary.isWord(id))).toEqual([true, true, true, false, true, false, true]);
  });

  it('reads a text alike whatever was read before, once it is sealed', () => {
    fc.assert(
      fc.property(textArbitrary, textArbitrary, textArbitrary, (known, before, text) => {
        const [one, other] = [createVocabulary(), createVocabulary()].map((vocabulary) => {
          const { ids } = vocabulary.read(known);
          vocabulary.seal();
          expect(vocabulary.read(known).ids).toEqual(ids);
          return vocabulary;
        }) as [Vocabulary, Vocabulary];
        one.read(before);
        const [ids, same] = [one.read(text).ids, other.read(text).ids];
        expect(ids).toEqual(same);
        expect(Array.from(ids, (id) => one.isWord(id))).toEqual(Array.from(same, (id) => other.isWord(id)));
        expect(new Set(ids).size).toBe(new Set(createVocabulary().read(text).ids).size);
      }),
    );
  });
});

describe('coveredSpans', () => {
  it('joins what touches or has only blanks between', () => {
    const spans = coveredSpans(doc('a', '[Eva](A) [Lind](B), [Rome](C)'));
    expect(spans).toEqual([{ start: 0, end: 8 }, { start: 10, end: 14 }]); // prettier-ignore
    expect(isCovered(spans, { start: 2, end: 8 })).toBe(true);
    expect(isCovered(spans, { start: 6, end: 11 })).toBe(false);
  });
});

describe('numbers', () => {
  it('drop separators, and a country code as well', () => {
    expect(numbersOf('+34 600-111-222')).toEqual(['34600111222', '600111222']);
    expect(numbersOf('C/ Mayor 12, 28013 Madrid')).toEqual(['28013']);
    expect(numbersOf('1234')).toEqual([]);
  });

  it('are found as any run of whole groups', () => {
    const found: string[] = [];
    eachNumber('tel. (555) 123-4567, 99', (digits) => found.push(digits));
    expect(found).toEqual(['555123', '5551234567', '1234567']);
  });
});

describe('judgeChance', () => {
  it('has the bound of the Poisson distribution where the rate is known', () => {
    // P(X ≤ 18) = 0.9928 and P(X ≤ 17) = 0.9857 for mean 10.
    const sample = { draws: 1e9, met: 1e6, dispersion: 1 };
    expect(judgeChance(18, 10_000, sample, 0.99)).toMatchObject({ bound: 18, isAbove: false });
    expect(judgeChance(19, 10_000, sample, 0.99).isAbove).toBe(true);
    expect(judgeChance(0, 10_000, sample, 0.99).expected).toBeCloseTo(10, 6);
  });

  it('allows for few draws and for documents that vary', () => {
    const few = judgeChance(0, 100, { draws: 100, met: 0, dispersion: 1 }, 0.99);
    expect(few.expected).toBe(0);
    expect(few.bound).toBeGreaterThan(1);
    const calm = judgeChance(0, 1000, { draws: 1000, met: 100, dispersion: 1 }, 0.99);
    const wild = judgeChance(0, 1000, { draws: 1000, met: 100, dispersion: 4 }, 0.99);
    expect(wild.bound).toBeGreaterThan(calm.bound);
  });

  it('stays finite for large counts', () => {
    const { bound } = judgeChance(0, 200_000, { draws: 200_000, met: 100_000, dispersion: 1 }, 0.999);
    expect(bound).toBeGreaterThan(100_000);
    expect(bound).toBeLessThan(102_000);
  });

  it('measures dispersion by document', () => {
    const even = createChanceSample();
    const uneven = createChanceSample();
    for (let i = 0; i < 100; i++) {
      even.add(10, 1);
      uneven.add(10, i % 10 === 0 ? 10 : 0);
    }
    expect(even.result()).toEqual({ draws: 1000, met: 100, dispersion: 1 });
    expect(uneven.result().dispersion).toBeCloseTo(9 / 0.99, 1);
  });
});

describe('createContextGrams', () => {
  it('counts wording of one document only, outside mentions, that another corpus has', () => {
    const vocabulary = createVocabulary();
    const grams = createContextGrams();
    const sequence = (d: Document) => contextSequence(d, vocabulary.read(d.text), vocabulary);
    grams.addSource(sequence(doc('a', 'one two three four five six [Eva](P) seven eight nine ten')));
    grams.addSource(sequence(doc('b', 'one two three four five, and more of it')));
    grams.addDerived('x', sequence(doc('x', 'ONE two three, four five six')));
    grams.addDerived('y', sequence(doc('y', 'seven eight nine ten [Bo](P) one two three four five')));
    // "two … six" of a; of b the four from "two three four five and" on. "one … five" is of both.
    expect(grams.result()).toMatchObject({ n: 5, rare: 5, copied: 1, documents: 2, withCopied: 1 });
    expect(grams.result().worst).toEqual([{ id: 'x', copied: 1, of: 2 }]);
  });
});

describe('createSimilarity', () => {
  it("is Jaccard's coefficient of word 3-grams, mentions being all alike", () => {
    const vocabulary = createVocabulary();
    const similarity = createSimilarity();
    const sequence = (d: Document) => contextSequence(d, vocabulary.read(d.text), vocabulary);
    similarity.addSource('a', sequence(doc('a', '[Eva](P) came home late and slept')));
    similarity.addSource('b', sequence(doc('b', 'nothing in common with it at all')));
    similarity.addDerived('same', sequence(doc('same', '[Otto Berg](P) came home late and slept')));
    similarity.addDerived('near', sequence(doc('near', 'She came home late and ate')));
    similarity.addDerived('far', sequence(doc('far', 'completely other words here')));
    const result = similarity.result();
    expect(result).toMatchObject({ documents: 3, maximum: 1, aboveHalf: 1 });
    // came-home-late and home-late-and of six.
    expect(result.nearest).toEqual([
      { id: 'same', source: 'a', similarity: 1 },
      { id: 'near', source: 'a', similarity: 2 / 6 },
    ]);
    expect(result.median).toBeCloseTo(1 / 3);
  });
});

describe('createKAnonymity', () => {
  it('counts units by their combination, ignoring case, and those that single one out in the source', () => {
    const check = createKAnonymity(['AGE', 'ZIP'], 2);
    check.addSource(doc('s1', '[40](AGE) [97031](ZIP)'));
    check.addSource(doc('s2', '[41](AGE)'));
    check.addSource(doc('s3', '[41](AGE)'));
    for (const text of ['[40](AGE) [97031](ZIP)', '[41](AGE)', 'age [41](AGE), [41](AGE)', '[50](AGE)', '[Eva](P)'])
      check.addDerived(doc('d', text));
    expect(check.result()).toEqual({
      labels: ['AGE', 'ZIP'],
      k: 2,
      units: 4,
      unit: 'document',
      without: 1,
      groups: 3,
      smallest: 1,
      below: 2,
      unique: 2,
      singlesOut: 1,
    });
  });

  it('takes documents of one person together', () => {
    const check = createKAnonymity(['AGE'], 2);
    check.addDerived(doc('a', '[40](AGE)', { patient: 'p' }));
    check.addDerived(doc('b', '[41](AGE)', { patient: 'p' }));
    expect(check.result()).toMatchObject({ unit: 'person', units: 1, groups: 1 });
  });
});

describe('createUntouched', () => {
  it('pairs mentions by order, else by id', () => {
    const untouched = createUntouched();
    untouched.addCopy(doc('a', '[Eva](P) of [Rome](C)'), doc('x', '[Bo](P) of [Rome](C)'));
    untouched.addCopy(doc('a', '[Eva](P) of [Rome](C)'), doc('x', '[Eva](P) left'));
    expect(untouched.result()).toEqual({
      labels: { C: { mentions: 1, untouched: 1 }, P: { mentions: 2, untouched: 1 } },
      total: { mentions: 3, untouched: 2 },
      byChance: 0,
      unpaired: 1,
    });
  });

  it.each([
    [23, 6, 6],
    [23, 9, 0],
    [100, 27, 27],
    [100, 28, 0],
    [4, 2, 2],
    [4, 3, 0],
    [1, 1, 0],
  ])('lets chance leave some ages: of %i ages %i stayed, %i by chance', (mentions, stayed, byChance) => {
    const untouched = createUntouched((label) => label === 'AGE');
    for (let i = 0; i < mentions; i++) {
      untouched.addCopy(doc(`a${i}`, '[Eva](P), [41](AGE)'), doc(`a${i}`, `[Eva](P), [${i < stayed ? 41 : 43}](AGE)`));
    }
    expect(untouched.result().byChance).toBe(byChance);
  });
});

describe('bootstrapAuc', () => {
  it('is the share of pairs in order, ties by half, as counting them shows', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(scores, scores, (members, others) => {
        let sum = 0;
        for (const a of members) for (const b of others) sum += a > b ? 1 : a === b ? 0.5 : 0;
        const { estimate, low, high } = bootstrapAuc(members, others, { rng: createRng(1), trials: 20 });
        expect(estimate).toBeCloseTo(sum / (members.length * others.length), 12);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('tells two samples of one distribution from two that differ', () => {
    const rng = createRng(2);
    const draw = (shift: number) => Array.from({ length: 300 }, () => rng.float() + shift);
    const alike = bootstrapAuc(draw(0), draw(0), { rng });
    expect(alike.low).toBeLessThan(0.5);
    expect(alike.high).toBeGreaterThan(0.5);
    expect(bootstrapAuc(draw(0.3), draw(0), { rng }).low).toBeGreaterThan(0.6);
  });
});
