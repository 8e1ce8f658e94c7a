import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../src/core/rng.ts';
import { zipFamily } from '../../../src/surrogates/places/zip-family.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const write = (text: string, locale: string, from: Rng): string =>
  zipFamily.write(
    mention('zip', text),
    zipFamily.study([], settingOf(locale)),
    { scope: from },
    settingOf(locale),
  ) as string;

describe('zipFamily', () => {
  it.each([
    ['en', '02139', /^\d{5}$/],
    ['pt', '01310-100', /^\d{5}-\d{3}$/],
    ['pt', '1250-096', /^[1-9]\d{3}-\d{3}$/],
    ['en', '90210-1234', /^\d{5}-\d{4}$/],
    ['en', 'SW1A 1AA', /^[A-Z]{2}\d[A-Z] \d[A-Z]{2}$/],
    ['en', 'm1 1ae', /^[a-z]\d \d[a-z]{2}$/],
    ['en', 'K1A 0B1', /^[A-CEGHJ-NPR-TVXY]\d[A-Z] \d[A-Z]\d$/],
    ['es', '28045', /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/],
    ['ca', '08001', /^(?:08|17|25|43)\d{3}$/],
    ['fr', '75 015', /^(?:0[1-9]|[1-8]\d|9[0-57])\s?\d{3}$/],
    ['fr', 'F-75015', /^F-\d{5}$/],
    ['de', 'D-50667', /^D-(?!00)\d{5}$/],
    ['sv', '114 55', /^[1-9]\d\d \d\d$/],
    ['zh-TW', '106', /^[1-9]\d\d$/],
    ['zh-TW', '10617', /^[1-9]\d{4}$/],
    ['es', '1234', /^[1-9]\d{3}$/],
  ])('%s: writes another postcode like %s', (locale, text, form) => {
    for (let seed = 0; seed < 60; seed++) {
      const written = write(text, locale, createRng(seed));
      expect(written).toMatch(form);
      expect(written.toLowerCase()).not.toBe(text.toLowerCase());
    }
  });

  it('agrees with itself whatever the separators', () => {
    const from = createRng(1);
    expect(write('114 55', 'sv', from).replace(' ', '')).toBe(write('11455', 'sv', from));
  });

  it('writes something else for any text, on one line and not empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer(), (text, seed) => {
        const written = write(text, 'en', createRng(seed));
        expect(written).not.toBe('');
        expect(written.toLowerCase()).not.toBe(text.toLowerCase());
        expect(written.includes('\n') && !text.includes('\n')).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('writes the pinned surrogates of a seed', () => {
    expect(['02139', 'SW1A 1AA'].map((text) => write(text, 'en', createRng(13)))).toMatchInlineSnapshot(`
      [
        "43247",
        "SE1P 5ZW",
      ]
    `);
  });

  it.each(['en', 'es', 'fr', 'de', 'sv', 'ca', 'zh-TW'])('draws fresh postcodes: %s', (locale) => {
    const rng = createRng(2);
    const values = Array.from({ length: 60 }, (_, i) => zipFamily.fresh('zip', rng.fork(i), settingOf(locale)));
    expect(new Set(values).size).toBeGreaterThan(35);
  });
});
