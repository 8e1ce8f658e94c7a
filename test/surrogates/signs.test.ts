import { expect, it } from 'vitest';
import { fitOrdinal } from '../../src/surrogates/signs.ts';

it.each([
  ['21th', 'en', '21st'],
  ['112ND', 'en', '112TH'],
  ['3th', 'sv', '3rd'],
  ['1e', 'fr', '2e'],
  ['7', 'en', '7'],
])('a number has the ending that goes with it: %s (%s)', (text, locale, fitted) => {
  expect(fitOrdinal(text, locale)).toBe(fitted);
});
