import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import {
  drawCandidates,
  drawView,
  maskedView,
  maskingNames,
  maskingSchemes,
  plainView,
} from '../../../src/taggers/sensitivity/elements.ts';
import { viewTokens, unitsOf, type TokenSource } from '../../../src/taggers/sensitivity/tokens.ts';

const elements = Array.from({ length: 20_000 }, (_, i) => ({
  start: 3 * i,
  end: 3 * i + 2,
  text: 'ab',
  sensitive: i % 10 === 0,
}));
const others = elements.filter(({ sensitive }) => !sensitive).length;

describe('candidates', () => {
  it('are all sensitive elements and about the given share of the others, others in every draw', () => {
    const one = drawCandidates(elements, 0.02, createRng(1).fork(1));
    const other = drawCandidates(elements, 0.02, createRng(1).fork(2));
    for (const drawn of [one, other]) {
      expect(drawn.filter((i) => elements[i]?.sensitive)).toHaveLength(elements.length - others);
      const share = drawn.filter((i) => elements[i]?.sensitive === false).length / others;
      expect(share).toBeGreaterThan(0.016);
      expect(share).toBeLessThan(0.024);
    }
    expect(other).not.toEqual(one);
    expect(drawCandidates(elements, 0.02, createRng(1).fork(1))).toEqual(one);
  });
});

describe('masking', () => {
  it.each(maskingNames)('%s shows candidates in the shares of table 5.4, sensitive or not', (name) => {
    const scheme = maskingSchemes[name];
    const { maskings, rated } = drawView(elements, { share: 1, scheme }, createRng(2));
    expect(rated).toHaveLength(elements.length);
    for (const sensitive of [true, false]) {
      const own = maskings.filter((_, i) => elements[i]?.sensitive === sensitive);
      const share = (masking: string) => own.filter((one) => one === masking).length / own.length;
      expect(share('random')).toBeCloseTo(scheme.random, 1);
      // The text behind a placeholder is not known: what would be shown as it is, is masked.
      expect(share('itself')).toBeCloseTo(sensitive ? 0 : scheme.placeholderOnly, 1);
      expect(share('mask')).toBeCloseTo(sensitive ? scheme.mask + scheme.placeholderOnly : scheme.mask, 1);
    }
  });

  it('without candidates rates all, and hides the sensitive alone', () => {
    const { maskings, rated } = drawView(elements, { share: undefined, scheme: maskingSchemes.M7 }, createRng(2));
    expect(rated).toHaveLength(elements.length);
    expect(maskings.every((masking, i) => masking === (elements[i]?.sensitive ? 'mask' : 'itself'))).toBe(true);
  });

  it('in evaluation is of the candidates, or of none', () => {
    const few = elements.slice(0, 4);
    expect(maskedView(few, [1, 2])).toEqual({ maskings: ['itself', 'mask', 'mask', 'itself'], rated: [1, 2] });
    expect(plainView(few)).toEqual({ maskings: Array(4).fill('itself'), rated: [0, 1, 2, 3] });
  });
});

describe('tokens', () => {
  const source: TokenSource = {
    mask: 99,
    begin: 100,
    end: 101,
    tokenise: (element) => Int32Array.from(element, (character) => character.charCodeAt(0) - 96),
    random: () => ({ id: 50, word: 7 }),
    wordOf: (element) => element.length,
  };
  const text = ['abc', 'de', 'fghi', 'j'].map((word, i) => ({ start: i, end: i, text: word, sensitive: i === 1 }));

  it('stand one for an element that is masked or replaced, however many it had', () => {
    const view = { maskings: ['itself', 'mask', 'random', 'itself'] as const, rated: [1, 3] };
    expect(viewTokens(source, text, view, createRng(1))).toEqual({
      ids: Int32Array.of(100, 1, 2, 3, 99, 50, 10, 101),
      words: Int32Array.of(0, 3, 3, 3, 0, 7, 1, 0),
      starts: Int32Array.of(1, 4, 5, 6),
      ends: Int32Array.of(4, 5, 6, 7),
      rated: [1, 3],
    });
  });

  it('are rated each, or their element once', () => {
    const tokens = viewTokens(source, text, { ...plainView(text), rated: [0, 3] }, createRng(1));
    expect(unitsOf([tokens, tokens], true)).toEqual({
      sequence: Int32Array.of(0, 0, 1, 1),
      start: Int32Array.of(1, 10, 1, 10),
      end: Int32Array.of(4, 11, 4, 11),
      element: Int32Array.of(0, 1, 2, 3),
    });
    expect(unitsOf([tokens], false)).toEqual({
      sequence: Int32Array.of(0, 0, 0, 0),
      start: Int32Array.of(1, 2, 3, 10),
      end: Int32Array.of(2, 3, 4, 11),
      element: Int32Array.of(0, 0, 0, 1),
    });
  });
});
