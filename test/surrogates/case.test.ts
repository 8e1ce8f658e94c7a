import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { applyCasing, casingOf, fold, genitiveEnding, mapDigits, mapShape } from '../../src/surrogates/case.ts';

describe('casingOf', () => {
  it('tells upper, lower, title, mixed and none', () => {
    expect(['LIND', 'lind', 'Lind', 'McLind', '42', 'A', "O'LIND", 'Élan'].map(casingOf)).toEqual(
      ['upper', 'lower', 'title', 'mixed', 'none', 'title', 'upper', 'title'], // prettier-ignore
    );
  });
});

describe('applyCasing', () => {
  it('keeps the capitals of the list for title and mixed', () => {
    expect(applyCasing('McBerg', 'title')).toBe('McBerg');
    expect(applyCasing('nurse', 'title')).toBe('Nurse');
    expect(applyCasing('McBerg', 'upper')).toBe('MCBERG');
  });
});

describe('fold', () => {
  it('makes case, accents and spacing equal', () => {
    expect(fold('LEFÈVRE')).toBe(fold('lefevre'));
    expect(fold(' Eva \n Lind ')).toBe('eva lind');
    expect(fold('Groß')).toBe('gross');
    expect(fold('ΟΔΟΣΑ')).toContain(fold('ΟΔΟΣ'));
    expect(fold('O’Lind')).toBe("o'lind");
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('genitiveEnding', () => {
  it('takes letters of other languages for sounds of s too', () => {
    const german = { ending: 's', afterSibilant: '’' };
    for (const name of ['Weiß', 'Marx', 'Gümüş', 'Dragutinoš']) expect(genitiveEnding(name, german)).toBe('’'); // prettier-ignore
    expect(genitiveEnding('Lind', german)).toBe('s');
  });
});

describe('mapShape', () => {
  it('changes every letter and digit and nothing else', () => {
    expect(mapShape('Ab-12 ΩЖ王', createRng(1))).toMatch(
      /^[A-Z][a-z]-\d\d \p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}$/u,
    );
    for (let seed = 0; seed < 100; seed++) expect(mapShape('가', createRng(seed))).not.toBe('가');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), (text, seed) => {
        const mapped = [...mapShape(text, createRng(seed))];
        [...text].forEach((char, i) => {
          if (/[\p{L}\p{Nd}]/u.test(char)) expect(mapped[i]?.toLowerCase()).not.toBe(char.toLowerCase());
          else expect(mapped[i]).toBe(char);
        });
      }),
    );
  });
});

describe('mapDigits', () => {
  it('keeps the length of numbers, and their first digit from being 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99999 }), fc.integer(), (value, seed) => {
        const mapped = mapDigits(`n. ${value}`, createRng(seed));
        expect(mapped).toMatch(new RegExp(`^n\\. [1-9]\\d{${String(value).length - 1}}$`));
        expect(mapped).not.toBe(`n. ${value}`);
      }),
    );
  });
});
