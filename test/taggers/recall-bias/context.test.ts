import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import {
  CONTEXT_FEATURES,
  describeContext,
  logOdds,
  countWords,
  createCorrection,
} from '../../../src/taggers/recall-bias/context.ts';
import type { RatedDocument } from '../../../src/taggers/types.ts';

const column = (name: (typeof CONTEXT_FEATURES)[number]) => CONTEXT_FEATURES.indexOf(name);

describe('describeContext', () => {
  const tokens = {
    texts: ['Dr', 'Vega', '.', 'vega', 'came', '.'],
    sensitive: Float64Array.of(0.1, 0.9, 0.01, 0.2, 0.05, 0.02),
    share: new Float64Array(6).fill(1),
    sentenceStarts: [0, 3, 6],
  };
  const columns = describeContext(tokens, new Map([['came', { outside: 3, inside: 0 }]]));
  const of = (name: (typeof CONTEXT_FEATURES)[number]) => [...(columns[column(name)] ?? [])];

  it('tells of neighbours within the sentence', () => {
    expect(of('previous')).toEqual([-20, logOdds(0.1), logOdds(0.9), -20, logOdds(0.2), logOdds(0.05)]);
    expect(of('next').slice(0, 3)).toEqual([logOdds(0.9), logOdds(0.01), -20]);
  });

  it('tells how sensitive the same word is elsewhere, whatever its case, and the rest of the sentence', () => {
    expect(of('elsewhere')).toEqual([-20, logOdds(0.2), logOdds(0.02), logOdds(0.9), -20, logOdds(0.01)]);
    expect(of('sentence').slice(0, 3)).toEqual([logOdds(0.9), logOdds(0.1), logOdds(0.9)]);
    expect(of('previousSentence')).toEqual([-20, -20, -20, ...Array(3).fill(logOdds(0.9))]);
  });

  it('tells how far mentions are and how well known words are', () => {
    expect(of('sinceMention')).toEqual([60, 60, 1, 2, 3, 4]);
    expect(of('untilMention')).toEqual([1, 60, 60, 60, 60, 60]);
    expect(of('seenOutside')[4]).toBeCloseTo(Math.log(4), 12);
  });
});

describe('logOdds', () => {
  it('is the logarithm of the odds, within bounds', () => {
    expect(logOdds(0.5)).toBe(0);
    expect(logOdds(0.9)).toBeCloseTo(Math.log(9), 12);
    expect(logOdds(0)).toBe(-20);
    expect(logOdds(1)).toBe(20);
  });
});

describe('countWords', () => {
  it('counts documents that have a word in a mention and outside', () => {
    const one = createDocument({ id: 'a', text: 'Rosa has a rosa.', entities: [{ id: 'T1', start: 0, end: 4, label: 'NAME' }] }); // prettier-ignore
    const two = createDocument({ id: 'b', text: 'Rosa, rosa', entities: [] });
    expect(countWords([one, two], 'en').get('rosa')).toEqual({ inside: 1, outside: 2 });
  });
});

describe('createCorrection', () => {
  const doc = createDocument({ id: 'a', text: 'ab cd', entities: [] });
  const rated: RatedDocument = {
    doc,
    sequences: [
      {
        tokens: [{ start: 0, end: 2, text: 'ab' }, { start: 3, end: 5, text: 'cd' }], // prettier-ignore
        best: [0, 0],
        probabilities: Float64Array.of(0.8, 0.15, 0.05, 1, 0, 0),
      },
    ],
  };

  it('moves P(O) by the trees and keeps the proportions of the labels', () => {
    const shift = { trees: [{ features: [-1], limits: [Math.log(4)], others: [0] }] };
    const [first] = createCorrection({ trees: shift, counts: new Map() }, ['O', 'B-A', 'B-B'])(rated).sequences;
    const [outside, a, b, ...rest] = first?.probabilities ?? [];
    expect(outside).toBeCloseTo(0.5, 12); // odds 1 to 4, times 4
    expect(a).toBeCloseTo(0.375, 12);
    expect(b).toBeCloseTo(0.125, 12);
    expect(rest.slice(1)).toEqual([0, 0]);
  });
});
