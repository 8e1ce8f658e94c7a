import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { fold } from '../../src/surrogates/case.ts';
import { familyOf } from '../../src/surrogates/index.ts';
import { SURROGATE_TYPES, type SurrogateType } from '../../src/surrogates/types.ts';
import { mention, setting, settingOf } from '../helpers/surrogates.ts';

function surrogateOf(type: SurrogateType, text: string, seed = 1, own = setting, isUnlinkable = false): string {
  const family = familyOf(type);
  const one = mention(type, text);
  const scope = createRng(seed);
  const draw = isUnlinkable ? { scope: scope.fork('mention', 0), document: scope } : { scope };
  return family.write(one, family.study([one], own), draw, own) ?? '';
}

describe('endings of ordinal numbers', () => {
  it.each(['the 20th', 'May 5th', 'the 14th'])('stay beside the day: %s', (text) => {
    for (let seed = 1; seed < 20; seed++) {
      const written = surrogateOf('date', text, seed);
      expect(written).toMatch(/\d(?:st|nd|rd|th)$/u);
      expect(written).not.toBe(text);
    }
  });
});

describe('the letters of a postcode', () => {
  it.each(['3511 AB', '1012JS'])('become others, and stay letters: %s', (text) => {
    for (let seed = 1; seed < 10; seed++) {
      const written = surrogateOf('zip', text, seed, settingOf('nl'));
      expect(written).toMatch(text.includes(' ') ? /^[1-9]\d{3} [A-Z]{2}$/u : /^[1-9]\d{3}[A-Z]{2}$/u);
      expect(written.slice(-2)).not.toBe(text.slice(-2));
    }
  });
});

describe('what a family did not understand', () => {
  it.each([
    ['patient', 'Anna Quibbleton (47118823)', '47118823'],
    ['patient', 'Anna Quibbleton b. 1961', '1961'],
    ['patient', 'Anna Lind, MD Zorvath', 'zorvath'],
    ['date', 'Quibbleton 17', 'quibbleton'],
    ['date', '12/03/2014 Quibbleton', 'quibbleton'],
    ['phone', 'Zorvath 555-0147', 'zorvath'],
    ['phone', '555-0147 (Zorvath)', 'zorvath'],
    ['organisation', '48 Factoring Inc', 'factoring'],
    ['hospital', 'Hospital Quibblional 4711', '4711'],
    ['email', 'el61@x.com', 'el'],
    ['email', 'el.61@x.com', 'el'],
    ['email', 'anna@zorvath.quibbleton', 'quibbleton'],
    ['url', 'twitter.com/zq', 'zq'],
    ['url', 'https://example.org/u/zq/7', 'zq'],
    ['id', 'Quibbleton 1234', 'quibbleton'],
    ['medical-record', 'ZQK 774411', 'zqk'],
    ['age', '45 years, Quibbleton', 'quibbleton'],
    ['age', '471188', '471188'],
    ['zip', '28001 Quibbleton', 'quibbleton'],
    ['room', 'Ward Quibbleton 12', 'quibbleton'],
    ['ip', 'zorvath 10.1.2.3', 'zorvath'],
  ] as const)('is written over: %s %j', (type, text, telling) => {
    for (let seed = 1; seed <= 20; seed++)
      expect(fold(surrogateOf(type, text, seed)).match(/\p{L}+|\d+/gu)).not.toContain(telling);
  });

  it.each([
    ['hospital', 'Hospital General de Alicante', /^Hospital General /],
    ['street', 'Calle Mayor 17', /^Calle .* \d\d$/],
    ['date', '12 March 2014', /^\d{1,2} \p{L}+ \d{4}$/u],
    ['age', '45 years old', /^\d+ years old$/],
    ['phone', 'Tel. +34 912 345 678', /^Tel\. \+34 [\d ]+$/],
    ['medical-record', 'MRN: 4711882', /^MRN: \d{7}$/],
    ['patient', 'Dr. Anna Lind, MD', /^Dr\. \p{L}+ \p{L}+, MD$/u],
  ] as const)('the words that say what a mention is stay: %s %j', (type, text, form) => {
    expect(surrogateOf(type, text)).toMatch(form);
  });

  it('leaves a name the surrogate that it has elsewhere where only digits stand beside it', () => {
    expect(surrogateOf('patient', 'Anna Lind (47118823)')).toMatch(
      new RegExp(`^${surrogateOf('patient', 'Anna Lind')} \\(\\d{8}\\)$`),
    );
  });

  it.each([
    ['en', 'hospital', 'Maple Grove Clinic', 'maple grove', /Clinic|Hospital|Center/],
    ['en', 'hospital', 'Silver Lantern Medical Center', 'silver lantern', /Medical Center$/],
    ['en', 'organisation', 'Foundation for Defense of Democracies', 'defense defence democracies democracy', /./],
    ['en', 'organisation', 'Center for Labour and Sciences', 'labour labor sciences science', /^Center for /],
    ['en', 'organisation', 'Broken Arrow Elementary School', 'broken arrow', /Elementary School$/],
    ['es', 'hospital', 'Clínica Fuente Clara', 'fuente clara', /Clínica|Hospital|Centro/],
    ['ca', 'hospital', 'Clínica Font Clara', 'font clara', /./],
    ['fr', 'hospital', 'Clinique Belle Fontaine', 'belle fontaine', /./],
    ['de', 'hospital', 'Klinik Grüne Aue', 'grune aue', /./],
    ['sv', 'hospital', 'Vårdcentralen Gröna Lunden', 'grona lunden', /./],
  ] as const)(
    'nor does a word of the dictionary, or one that is spelt nearly so, in an institution: %s %s %j',
    (locale, type, text, telling, form) => {
      for (const isUnlinkable of [false, true]) {
        for (let seed = 1; seed <= 60; seed++) {
          const written = surrogateOf(type, text, seed, settingOf(locale), isUnlinkable);
          for (const word of telling.split(' ')) expect(fold(written).match(/\p{L}+/gu)).not.toContain(word);
          expect(written).toMatch(form);
        }
      }
    },
  );

  // Words that no language has and no list knows, so that a surrogate has them by chance only where it is made of syllables.
  const word = fc
    .array(fc.constantFrom('zor', 'qui', 'bble', 'vath', 'kwo', 'xum', 'plorg', 'dwi', 'fnu'), {
      minLength: 2,
      maxLength: 4,
    })
    .map((parts) => parts.join(''))
    .chain((text) => fc.constantFrom(text, text.toUpperCase(), text.charAt(0).toUpperCase() + text.slice(1)));
  // Long enough that no other number has it by chance.
  const number = fc.integer({ min: 10_000_000, max: 9_999_999_999 }).map(String);
  const text = fc
    .array(fc.tuple(fc.oneof(word, number), fc.constantFrom(' ', ', ', ' (', '-', '/', '. ', ': ', ') ', '_')), {
      minLength: 1,
      maxLength: 5,
    })
    .map((parts) => parts.map(([part, gap], i) => (i === parts.length - 1 ? part : part + gap)).join(''));

  it.each(SURROGATE_TYPES)('never stands in the surrogate: %s', (type) => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 1000 }), (source, seed) => {
        const written = fold(surrogateOf(type, source, seed));
        expect(written).not.toBe('');
        for (const telling of fold(source).match(/\p{L}{4,}|\d{8,}/gu) ?? []) expect(written).not.toContain(telling);
      }),
      { numRuns: 60 },
    );
  });
});
