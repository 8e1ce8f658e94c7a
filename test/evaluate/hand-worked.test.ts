import { describe, expect, it } from 'vitest';
import { leakScore, macroOverDocuments, mergeCounts, microRatios, totalCounts } from '../../src/evaluate/counts.ts';
import { findScorer } from '../../src/evaluate/scorers.ts';
import { docOf, mention } from './documents.ts';

const count = (name: string, ...pair: readonly [ReturnType<typeof docOf>, ReturnType<typeof docOf>]) =>
  findScorer(name).count(...pair);

describe('i2b2 2014', () => {
  const text = 'Mr. José Lind-Ek of Malmö, 12/03/2021, id 77-A; ***';
  const gold = docOf(text, [
    mention(text, 'José Lind-Ek', 'PATIENT'),
    mention(text, 'Malmö', 'CITY'),
    mention(text, '12/03/2021', 'DATE'),
    mention(text, '77-A', 'IDNUM'),
    mention(text, '***', 'DOCTOR'),
  ]);
  const predicted = docOf(text, [
    mention(text, 'José Lind', 'PATIENT'), // without -Ek
    mention(text, 'Malmö', 'STATE'), // another type
    mention(text, '12/03/2021,', 'DATE'), // with the comma
    mention(text, '77-A', 'IDNUM'),
    mention(text, '***', 'DOCTOR'),
  ]);

  it('token: ASCII words, each with its type, and an empty one where there is no word', () => {
    // gold: Jos | Lind | Ek as PATIENT (é is no ASCII letter), Malm as CITY, 12 | 03 | 2021 as DATE,
    // 77 | A as IDNUM, and one empty token for *** = 10. Predicted: Jos | Lind, Malm as STATE, 12 | 03 | 2021, 77 | A, *** = 9.
    // Both have Jos, Lind, 12, 03, 2021, 77, A, *** = 8.
    const counts = count('i2b2-token', gold, predicted);
    expect(totalCounts(counts)).toEqual({ correct: 8, incorrect: 0, partial: 0, missed: 2, spurious: 1 });
    expect(microRatios(counts).precision).toBeCloseTo(8 / 9, 12);
    expect(microRatios(counts).recall).toBeCloseTo(8 / 10, 12);
    expect(counts.byLabel['PATIENT']).toEqual({ correct: 2, incorrect: 0, partial: 0, missed: 1, spurious: 0 });
  });

  it('token corrected: a word with an accent is one word, and so is a mention without any', () => {
    const accented = docOf('Zoë Åre ***', [
      mention('Zoë Åre ***', 'Zoë Åre', 'PATIENT'),
      mention('Zoë Åre ***', '***', 'CITY'),
    ]);
    // As the script: Zo | re, and the empty one = 3. Corrected: Zoë | Åre | *** = 3.
    expect(totalCounts(count('i2b2-token', accented, accented)).correct).toBe(3);
    const start = docOf('Zoë Åre ***', [{ start: 0, end: 2, label: 'PATIENT' }]);
    // The prediction ends inside Zoë, after Zo: the script takes that for the word Zo of the gold mention.
    expect(totalCounts(count('i2b2-token', accented, start)).correct).toBe(1);
    expect(totalCounts(count('i2b2-token-corrected', accented, start))).toMatchObject({
      correct: 0,
      missed: 3,
      spurious: 1,
    });
  });

  it('token: mentions without a word are one if they end alike; corrected, if they are the same', () => {
    const stars = 'by ***';
    const three = docOf(stars, [{ start: 3, end: 6, label: 'DOCTOR' }]);
    const two = docOf(stars, [{ start: 4, end: 6, label: 'DOCTOR' }]);
    expect(totalCounts(count('i2b2-token', three, two)).correct).toBe(1);
    expect(totalCounts(count('i2b2-token-corrected', three, two)).correct).toBe(0);
    expect(totalCounts(count('i2b2-token-corrected', three, three)).correct).toBe(1);
  });

  it('HIPAA: the script passes over IDNUM, corrected it does not; DOCTOR and STATE are out of both', () => {
    // PATIENT 3 words, CITY 1, DATE 3 = 7 gold; 2 + 0 + 3 = 5 found.
    expect(totalCounts(count('i2b2-hipaa-token', gold, predicted))).toMatchObject({
      correct: 5,
      missed: 2,
      spurious: 0,
    });
    // With IDNUM's 77 and A: 9 gold (José and Malmö are one word each either way), 7 found.
    const corrected = count('i2b2-hipaa-token-corrected', gold, predicted);
    expect(totalCounts(corrected)).toMatchObject({ correct: 7, missed: 2, spurious: 0 });
    expect(findScorer('i2b2-hipaa-token').labels).not.toContain('IDNUM');
    expect(findScorer('i2b2-hipaa-token-corrected').labels).toContain('IDNUM');
  });

  it('strict and relaxed: the comma is within two characters, -Ek is not', () => {
    expect(totalCounts(count('strict', gold, predicted)).correct).toBe(2); // 77-A and ***
    expect(totalCounts(count('relaxed', gold, predicted)).correct).toBe(3); // and the date
    expect(totalCounts(count('i2b2-hipaa-strict', gold, predicted))).toMatchObject({
      correct: 0,
      missed: 3,
      spurious: 2,
    });
    expect(totalCounts(count('i2b2-hipaa-relaxed', gold, predicted))).toMatchObject({
      correct: 1,
      missed: 2,
      spurious: 1,
    });
    expect(totalCounts(count('i2b2-hipaa-strict-corrected', gold, predicted))).toMatchObject({ correct: 1, missed: 3 });
    expect(totalCounts(count('i2b2-hipaa-relaxed-corrected', gold, predicted))).toMatchObject({
      correct: 2,
      missed: 2,
    });
  });

  it.each([
    [-3, 0],
    [-2, 1],
    [2, 1],
    [3, 0],
  ])('relaxed: an end moved by %i characters is worth %i', (move, correct) => {
    const own = docOf('x'.repeat(20), [{ start: 5, end: 10, label: 'AGE' }]);
    const other = docOf('x'.repeat(20), [{ start: 5, end: 10 + move, label: 'AGE' }]);
    expect(totalCounts(count('relaxed', own, other)).correct).toBe(correct);
    const early = docOf('x'.repeat(20), [{ start: 4, end: 10, label: 'AGE' }]);
    expect(totalCounts(count('relaxed', own, early)).correct).toBe(0);
  });

  it('macro over documents: F1 of the mean precision and the mean recall', () => {
    // Document 1: P 1/1, R 1/2. Document 2: P 1/4, R 1/1. Means .625 and .75, F1 = 2 · .625 · .75 / 1.375.
    const one = { correct: 1, incorrect: 0, partial: 0, missed: 1, spurious: 0 };
    const two = { correct: 1, incorrect: 0, partial: 0, missed: 0, spurious: 3 };
    const macro = macroOverDocuments([one, two]);
    expect(macro.precision).toBeCloseTo(0.625, 12);
    expect(macro.recall).toBeCloseTo(0.75, 12);
    expect(macro.f1).toBeCloseTo((2 * 0.625 * 0.75) / 1.375, 12);
  });
});

describe('MEDDOCAN', () => {
  const text = 'Dra. Ana Gil (Urgencias), C/ Sol, 3, Jaén. Tel. 953.';

  it('spans: the label does not matter, and what stands twice counts once', () => {
    const gold = docOf(text, [
      mention(text, 'Ana Gil', 'NOMBRE'),
      mention(text, 'Urgencias', 'CENTRO'),
      mention(text, 'Urgencias', 'HOSPITAL'),
    ]);
    const predicted = docOf(text, [mention(text, 'Ana Gil', 'CALLE'), mention(text, 'Jaén', 'CALLE')]);
    expect(totalCounts(count('meddocan-spans', gold, predicted))).toMatchObject({ correct: 1, missed: 1, spurious: 1 });
    expect(count('meddocan-spans', gold, predicted).byLabel['NOMBRE']?.correct).toBe(1);
  });

  it('merged: two gold spans hit by one predicted span over both are one true positive and nothing missed', () => {
    // Gold "C/ Sol" and "3" have ", " between them: joined they are "C/ Sol, 3", which the prediction has.
    const gold = docOf(text, [
      mention(text, 'C/ Sol', 'CALLE'),
      mention(text, '3', 'CALLE'),
      mention(text, '953', 'TELEFONO'),
    ]);
    const predicted = docOf(text, [mention(text, 'C/ Sol, 3', 'CALLE')]);
    expect(totalCounts(count('meddocan-spans', gold, predicted))).toMatchObject({ correct: 0, missed: 3, spurious: 1 });
    expect(totalCounts(count('meddocan-merged', gold, predicted))).toMatchObject({
      correct: 1,
      missed: 1,
      spurious: 0,
    });
  });

  it('merged: a span hit as it is and joined counts as both', () => {
    // Both have "C/ Sol" and "3"; joined both have "C/ Sol, 3" too: 3 true positives of 2 mentions.
    const both = docOf(text, [mention(text, 'C/ Sol', 'CALLE'), mention(text, '3', 'CALLE')]);
    expect(totalCounts(count('meddocan-merged', both, both))).toMatchObject({ correct: 3, missed: 0, spurious: 0 });
  });

  it('merged: words, with any letter or digit, keep spans apart', () => {
    const gold = docOf(text, [mention(text, 'Jaén', 'CALLE'), mention(text, '953', 'TELEFONO')]);
    const predicted = docOf(text, [mention(text, 'Jaén. Tel. 953', 'CALLE')]);
    expect(totalCounts(count('meddocan-merged', gold, predicted))).toMatchObject({
      correct: 0,
      missed: 2,
      spurious: 1,
    });
  });

  it('merged: of nested mentions that start alike the shorter is joined first', () => {
    // "Ana", "Ana Gil", "Sol": Ana takes in Ana Gil, and then Sol, after ", ". The other way round Ana Gil would shrink to Ana,
    // and " Gil, " would keep Sol apart.
    const street = 'Ana Gil, Sol';
    const gold = docOf(street, [
      mention(street, 'Ana', 'A'),
      mention(street, 'Ana Gil', 'B'),
      mention(street, 'Sol', 'C'),
    ]);
    const predicted = docOf(street, [mention(street, 'Ana Gil, Sol', 'A')]);
    expect(totalCounts(count('meddocan-merged', gold, predicted))).toMatchObject({
      correct: 1,
      missed: 0,
      spurious: 0,
    });
  });

  it('leak score: mentions that are not right, a sentence', () => {
    const first = docOf('Ana came.\nGil left.\nNobody saw.', [
      mention('Ana came.\nGil left.', 'Ana', 'NAME'),
      mention('Ana came.\nGil left.', 'Gil', 'NAME'),
    ]);
    const predicted = docOf(first.text, [mention(first.text, 'Ana', 'NAME'), mention(first.text, 'Gil left', 'NAME')]);
    // One of two is not right, in three sentences; the second document has one more sentence and nothing to leak.
    const counts = count('strict', first, predicted);
    expect(counts.sentences).toBe(3);
    expect(leakScore(counts)).toBeCloseTo(1 / 3, 12);
    const second = docOf('All well.', []);
    expect(leakScore(mergeCounts([counts, count('strict', second, second)]))).toBeCloseTo(1 / 4, 12);
    expect(leakScore(mergeCounts([]))).toBe(0);
  });
});

describe('other measures by hand', () => {
  const text = 'Anna Lind met Bo Ek on 3 May.';

  it('strict: a wrong label is missed for one label and spurious for the other', () => {
    const gold = docOf(text, [mention(text, 'Anna Lind', 'NAME'), mention(text, '3 May', 'DATE')]);
    const predicted = docOf(text, [mention(text, 'Anna Lind', 'DATE'), mention(text, 'May', 'DATE')]);
    const counts = count('strict', gold, predicted);
    expect(counts.byLabel).toEqual({
      DATE: { correct: 0, incorrect: 1, partial: 0, missed: 0, spurious: 1 },
      NAME: { correct: 0, incorrect: 0, partial: 0, missed: 1, spurious: 0 },
    });
    expect(counts.mislabelled).toBe(1);
  });

  it('partial: half a point, in precision and recall', () => {
    // One right, one half right, one missed: 1.5 / 2 and 1.5 / 3.
    const gold = docOf(text, [
      mention(text, 'Anna Lind', 'NAME'),
      mention(text, 'Bo Ek', 'NAME'),
      mention(text, '3 May', 'DATE'),
    ]);
    const predicted = docOf(text, [mention(text, 'Anna Lind', 'NAME'), mention(text, 'Ek', 'ID')]);
    const { precision, recall } = microRatios(count('partial', gold, predicted));
    expect(precision).toBeCloseTo(0.75, 12);
    expect(recall).toBeCloseTo(0.5, 12);
  });

  it('overlap: one to one, so that one long prediction finds one mention', () => {
    const gold = docOf(text, [mention(text, 'Anna Lind', 'NAME'), mention(text, 'Bo Ek', 'NAME')]);
    const predicted = docOf(text, [mention(text, 'Anna Lind met Bo Ek', 'NAME')]);
    expect(totalCounts(count('overlap', gold, predicted))).toMatchObject({ correct: 1, missed: 1, spurious: 0 });
  });

  it('overlap: pairs as many as possible, where the first choice would leave one alone', () => {
    // The first prediction overlaps both gold mentions, the second only the first of them.
    const gold = docOf('abcdefghij', [
      { start: 0, end: 4, label: 'X' },
      { start: 5, end: 9, label: 'X' },
    ]);
    const predicted = docOf('abcdefghij', [
      { start: 1, end: 7, label: 'X' },
      { start: 2, end: 3, label: 'X' },
    ]);
    expect(totalCounts(count('overlap', gold, predicted)).correct).toBe(2);
  });

  it('token: a token that a mention cuts is all in it; nested and discontinuous mentions', () => {
    const gold = docOf(text, [
      { start: 0, end: 2, label: 'NAME' }, // An|na
      { ...mention(text, 'Bo Ek on 3 May', 'EVENT') },
      mention(text, '3 May', 'DATE'), // within the event: the event, which starts first, has the tokens
    ]);
    const predicted = docOf(text, [mention(text, 'Anna', 'NAME'), mention(text, 'Bo Ek on 3 May', 'EVENT')]);
    expect(totalCounts(count('token', gold, predicted))).toMatchObject({ correct: 6, missed: 0, spurious: 0 });
    const apart = docOf(text, [
      {
        ...mention(text, 'Anna Lind met Bo Ek', 'NAME'),
        fragments: [mention(text, 'Anna', 'NAME'), mention(text, 'Ek', 'NAME')],
      },
    ]);
    const whole = docOf(text, [mention(text, 'Anna Lind met Bo Ek', 'NAME')]);
    expect(totalCounts(count('token', apart, whole)).correct).toBe(5);
    expect(totalCounts(count('strict', apart, apart)).correct).toBe(1);
    expect(totalCounts(count('strict', apart, whole)).correct).toBe(0);
    expect(totalCounts(count('overlap', apart, docOf(text, [mention(text, 'Lind met Bo', 'NAME')]))).correct).toBe(0);
  });

  it('only the default layer counts', () => {
    const gold = docOf(text, [
      mention(text, 'Anna Lind', 'NAME'),
      { ...mention(text, 'met', 'VERB'), layer: 'clinical' },
    ]);
    const predicted = docOf(text, [mention(text, 'Anna Lind', 'NAME')]);
    expect(microRatios(count('strict', gold, predicted)).f1).toBe(1);
  });

  it('refuses two texts, without quoting them', () => {
    const one = docOf('Anna Lind', [], 'a1');
    const other = docOf('Anna Ek', [], 'a2');
    expect(() => count('strict', one, other)).toThrow(
      'the gold document "a1" and the predicted "a2" differ in text from offset 5',
    );
  });

  it('names the scorers there are at one that is not', () => {
    expect(() => findScorer('stricter')).toThrow(expect.objectContaining({ code: 'unknown-scorer' }));
    try {
      findScorer('stricter');
    } catch (error) {
      expect((error as { hint: string }).hint).toMatch(
        /strict, exact, partial, type, relaxed, overlap, token, binary-token/,
      );
    }
  });
});
