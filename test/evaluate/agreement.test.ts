import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { cohenKappa, createAgreement } from '../../src/evaluate/agreement.ts';

const table = (rows: Readonly<Record<string, Readonly<Record<string, number>>>>) =>
  new Map(Object.entries(rows).map(([a, row]) => [a, new Map(Object.entries(row))]));

/** `a [b:LABEL] c`: words with their labels. */
function annotate(id: string, words: string) {
  let text = '';
  const entities = words.split(' ').flatMap((word, i) => {
    const [surface = '', label] = word.split(':');
    if (text !== '') text += ' ';
    const start = text.length;
    text += surface;
    return label === undefined ? [] : [{ id: `T${i}`, start, end: text.length, label }];
  });
  return createDocument({ id, text, entities });
}

describe("Cohen's kappa", () => {
  it('is that of a case worked out by hand', () => {
    // 20 yes-yes, 5 yes-no, 10 no-yes, 15 no-no: observed 0.7, expected 0.5 · 0.6 + 0.5 · 0.4 = 0.5.
    const { kappa, observed, expected, units } = cohenKappa(
      table({ yes: { yes: 20, no: 5 }, no: { yes: 10, no: 15 } }),
    );
    expect(units).toBe(50);
    expect(observed).toBeCloseTo(0.7, 12);
    expect(expected).toBeCloseTo(0.5, 12);
    expect(kappa).toBeCloseTo(0.4, 12);
  });

  it('is 1 where all agree, 0 at chance, below it where they disagree, and nothing where there is no choice', () => {
    expect(cohenKappa(table({ a: { a: 3 }, b: { b: 4 } })).kappa).toBe(1);
    expect(cohenKappa(table({ a: { a: 1, b: 1 }, b: { a: 1, b: 1 } })).kappa).toBe(0);
    expect(cohenKappa(table({ a: { b: 1 }, b: { a: 1 } })).kappa).toBe(-1);
    expect(cohenKappa(table({ a: { a: 5 } })).kappa).toBeUndefined();
    expect(cohenKappa(new Map()).kappa).toBeUndefined();
  });
});

describe('agreement of two annotations', () => {
  it('counts tokens, tokens that either has marked, labels and mentions', () => {
    const agreement = createAgreement();
    agreement.add(
      annotate('1', 'Dr. Holm:DOCTOR met Ann:PATIENT in Bath:CITY'),
      annotate('1', 'Dr. Holm:DOCTOR met Ann:DOCTOR in Bath'),
    );
    const { documents, tokens, marked, byLabel, mentions, differences } = agreement.result();
    expect(documents).toBe(1);
    expect(tokens.units).toBe(6);
    expect(tokens.observed).toBeCloseTo(4 / 6, 12);
    // First: 3 O, 1 DOCTOR, 1 PATIENT, 1 CITY; second: 4 O, 2 DOCTOR.
    expect(tokens.expected).toBeCloseTo((3 * 4 + 1 * 2) / 36, 12);
    expect(marked.units).toBe(3);
    expect(Object.keys(byLabel)).toEqual(['CITY', 'DOCTOR', 'PATIENT']);
    expect(byLabel['DOCTOR']).toMatchObject({ first: 1, second: 2, units: 6 });
    expect(byLabel['DOCTOR']?.observed).toBeCloseTo(5 / 6, 12);
    expect(mentions).toEqual({ first: 3, second: 2, same: 1, f1: 0.4 });
    expect(differences).toEqual([
      { first: 'CITY', second: 'O', tokens: 1 },
      { first: 'PATIENT', second: 'DOCTOR', tokens: 1 },
    ]);
  });

  it('is the same whichever annotation comes first', () => {
    const [a, b] = [annotate('1', 'x:A y:B z w:A'), annotate('1', 'x:A y:A z:B w')];
    const [one, other] = [createAgreement(), createAgreement()];
    one.add(a, b);
    other.add(b, a);
    expect(one.result().tokens).toEqual(other.result().tokens);
    expect(one.result().marked).toEqual(other.result().marked);
    expect(one.result().mentions.f1).toBe(other.result().mentions.f1);
  });

  it('refuses annotations of different texts', () => {
    expect(() => createAgreement().add(annotate('1', 'a'), annotate('1', 'b'))).toThrow(TypeError);
  });
});
