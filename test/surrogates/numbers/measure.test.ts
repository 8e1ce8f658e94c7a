import { expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { measureFamily } from '../../../src/surrogates/numbers/measure.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const write = (text: string, seed: number, mayStay = false) =>
  measureFamily.write(mention('measure', text), undefined, { scope: createRng(seed), mayStay }, settingOf('en'));

it.each([
  [`5'7"`, /^[456]'(?:\d|1[01])"$/],
  ['6 feet 11 inches', /^[67] feet (?:\d|1[01]) inches$/],
  ['182 cm', /^(?:1[6-9]\d|200) cm$/],
  ['1.92m', /^(?:1\.[7-9]|2\.[01])\dm$/],
  ['2,05 m', /^(?:1,[89]|2,[012])\d m$/],
])('moves %s by little', (text, expected) => {
  for (let seed = 0; seed < 60; seed++) {
    expect(write(text, seed)).toMatch(expected);
    expect(write(text, seed)).not.toBe(text);
  }
});

it.each(['[40.7128,-74.0060]', '59.353635, -88.342110', '53.9490° N, 71.4314° W', `40°42'46"N 74°00'21"W`])(
  'draws a point of the earth in the form of %s',
  (text) => {
    for (let seed = 0; seed < 60; seed++) {
      const written = write(text, seed) as string;
      const [latitude = 0, ...others] = Array.from(written.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number));
      expect(latitude).toBeLessThan(90);
      expect(Math.max(...others)).toBeLessThan(180);
      expect(written.replaceAll(/\d+/g, '9')).toBe(text.replaceAll(/\d+/g, '9'));
    }
  },
);

it('leaves what has no number where the text may stay, and writes a measure else', () => {
  expect([write('tall', 1, true), write('tall', 1)]).toEqual([undefined, expect.stringMatching(/^\d+ cm$/)]);
});
