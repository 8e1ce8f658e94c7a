import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../src/core/rng.ts';
import { schemesOf } from '../../../src/surrogates/numbers/check-digits.ts';
import { idFamily } from '../../../src/surrogates/numbers/id.ts';
import type { SurrogateType } from '../../../src/surrogates/types.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const scope = createRng(11);

function write(text: string, type: SurrogateType = 'id', from: Rng = scope, locale = 'es'): string {
  const one = mention(type, text);
  const setting = settingOf(locale);
  return idFamily.write(one, idFamily.study([one], setting), { scope: from }, setting) as string;
}

const shape = (text: string): string => text.replace(/\d/g, '9').replace(/\p{Lu}/gu, 'A').replace(/\p{Ll}/gu, 'a'); // prettier-ignore
const compact = (text: string): string => text.replace(/[^A-Za-z\d]/g, '').toUpperCase();

describe('idFamily', () => {
  it.each(['26 63514095', '12-34-56', 'F162823540116', '42bg98765', '1204UZO201', 'AB-123.456/7', '5982) 487'])(
    'keeps the shape of %s',
    (text) => {
      expect(shape(write(text))).toBe(shape(text));
      expect(write(text)).not.toBe(text);
    },
  );

  it('has no vowels in the number plates of Spain', () => {
    for (let seed = 0; seed < 40; seed++) expect(write('8860 KTS', 'vehicle', createRng(seed))).toMatch(/^\d{4} [^AEIOU\d]{3}$/u); // prettier-ignore
  });

  it('makes Belgian numbers of a day of birth and a check digit', () => {
    const text = '85.03.12-245.17';
    for (let seed = 0; seed < 20; seed++) {
      const one = mention('id', text);
      const setting = settingOf('nl');
      const written = idFamily.write(one, idFamily.study([one], setting), { scope: createRng(seed), mayStay: true }, setting) as string; // prettier-ignore
      const [, body = '', check = ''] = /^(\d{9})(\d\d)$/u.exec(compact(written)) ?? [];
      expect(written).toMatch(/^\d\d\.(?:0[1-9]|1[0-2])\.(?:0[1-9]|[12]\d|3[01])-\d\d[13579]\.\d\d$/u);
      expect(Number(check)).toBe(97 - (Number(body) % 97));
    }
  });

  it('keeps the country in the code of a bank', () => {
    expect(write('QXLIDEFF')).toMatch(/^[A-Z]{4}DE[A-Z]{2}$/u);
    expect(write('QXLIGB2LXXX')).toMatch(/^[A-Z]{4}GB\d[A-Z]{4}$/u);
  });

  it.each([
    ['1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 'account', /^1[1-9A-HJ-NP-Za-km-z]{33}$/],
    ['LV7hbihtQ5kDDuXHCn1qXbn3CFJrPbmaZg', 'id', /^L[1-9A-HJ-NP-Za-km-z]{33}$/],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'id', /^bc1q[02-9ac-hj-np-z]{38}$/],
    ['7SVH6APKV1WY2FTNN', 'vehicle', /^[A-HJ-NPR-Z\d]{17}$/],
    ['756.9217.0769.85', 'social-security', /^756\.\d{4}\.\d{4}\.\d\d$/],
  ] as const)('draws only signs that %s may have', (text, type, expected) => {
    for (let seed = 0; seed < 40; seed++) {
      expect(write(text, type, createRng(seed))).toMatch(expected);
      expect(write(text, type, createRng(seed))).not.toBe(text);
    }
  });

  it('keeps leading zeros and gives none to others', () => {
    for (let seed = 0; seed < 60; seed++) {
      expect(write('00412345', 'id', createRng(seed))).toMatch(/^00[1-9]\d{5}$/);
      expect(write('412345', 'id', createRng(seed))).toMatch(/^[1-9]\d{5}$/);
    }
  });

  it.each([
    ['NHC 1234567', 'NHC '],
    ['MRN: 12-34-56', 'MRN: '],
    ['SSN 123-45-6789', 'SSN '],
    ['Medical Record 98765', 'Medical Record '],
    ['nº 12345', 'nº '],
  ])('keeps the label of %s', (text, label) => {
    expect(write(text).startsWith(label)).toBe(true);
    expect(write(text)).not.toBe(text);
  });

  it('takes letters before a number plate for part of it', () => {
    expect(write('ABC 1234', 'vehicle').startsWith('ABC')).toBe(false);
    expect(shape(write('ABC 1234', 'vehicle'))).toBe('AAA 9999');
  });

  it('agrees with itself whatever the separators, the case and the label', () => {
    expect(compact(write('12-34-56'))).toBe(write('123456'));
    expect(write('ab-12345', 'device')).toBe(write('AB-12345', 'device').toLowerCase());
    expect(write('NHC 123456')).toBe(`NHC ${write('123456')}`);
    expect(write('123456', 'medical-record')).toBe(write('123456', 'id'));
  });

  it.each([
    ['12345678Z', 'dni'],
    ['12.345.678-Z', 'dni'],
    ['x-1234567-l', 'nie'],
    ['28 12345678 40', 'nass'],
    ['ES91 2100 0418 4502 0005 1332', 'iban'],
    ['gb82west12345698765432', 'iban'],
    ['2 55 08 14 168 025 38', 'nir'],
    ['811218-9876', 'personnummer'],
    ['A123456789', 'taiwan-id'],
    ['943 476 5919', 'nhs'],
    ['4111-1111-1111-1111', 'luhn'],
    ['08 08 45670', 'luhn'],
  ])('keeps %s valid under %s', (text, name) => {
    for (let seed = 0; seed < 30; seed++) {
      const written = write(text, 'id', createRng(seed));
      expect(schemesOf(compact(written)).map((one) => one.name)).toContain(name);
      expect(shape(written)).toBe(shape(text));
      expect(compact(written)).not.toBe(compact(text));
    }
  });

  it('gives only US social-security numbers that can have been issued', () => {
    for (let seed = 0; seed < 300; seed++) {
      expect(write('123-45-6789', 'social-security', createRng(seed), 'en')).toMatch(
        /^(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}$/,
      );
    }
  });

  it('keeps the province of a Spanish registration twice', () => {
    for (let seed = 0; seed < 40; seed++) {
      const [a, b] = write('28 28 45671', 'license', createRng(seed)).split(' ');
      expect(a).toBe(b);
      expect(Number(a)).toBeLessThanOrEqual(52);
    }
  });

  it('keeps hexadecimal numbers hexadecimal', () => {
    expect(write('00:1A:2B:3C:4D:5E', 'device')).toMatch(/^(?:[\dA-F]{2}:){5}[\dA-F]{2}$/);
  });

  it('writes a nationality for a nationality, a number for other words, and letters for a short code', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(write('boliviano', 'id', createRng(seed))).toMatch(/^(?!boliviano)\p{Ll}+(?:o|és|án)$/u);
      expect(write('el menor de tres hermanos', 'id', createRng(seed))).toMatch(/\d{4}/);
      expect(write('xkcd', 'id', createRng(seed))).toMatch(/^[a-z]{4}$/);
    }
  });

  it('writes something else for any text, on one line and not empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer(), (text, seed) => {
        const written = write(text, 'id', createRng(seed));
        expect(written).not.toBe('');
        expect(written.toLowerCase()).not.toBe(text.toLowerCase());
        expect(written.includes('\n') && !text.includes('\n')).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('draws fresh numbers for every type and locale', () => {
    for (const locale of ['en', 'es', 'fr', 'de', 'sv', 'ca', 'zh-TW']) {
      for (const type of idFamily.types) {
        const setting = settingOf(locale);
        const rng = createRng(2);
        const values = Array.from({ length: 50 }, (_, i) => idFamily.fresh(type, rng.fork(i), setting));
        expect(new Set(values).size).toBeGreaterThan(40);
      }
    }
  });

  it('writes the pinned surrogates of a seed', () => {
    expect(
      ['26 63514095', '12345678Z', 'MRN: 12-34-56', '4111 1111 1111 1111', 'lactante'].map((text) =>
        write(text, 'id', createRng(13)),
      ),
    ).toMatchInlineSnapshot(`
      [
        "20 16435196",
        "38411651H",
        "MRN: 95-73-83",
        "4549 6830 0553 5987",
        "59713314-T",
      ]
    `);
  });
});
