import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { CHECK_SCHEMES, luhnDigit, schemesOf } from '../../../src/surrogates/numbers/check-digits.ts';

/** Published examples: from the standards, the issuing offices or their documentation, none of a living person. */
const VALID: readonly (readonly [string, string])[] = [
  ['dni', '12345678Z'],
  ['dni', '00000000T'],
  ['nie', 'X1234567L'],
  ['nass', '281234567840'],
  ['iban', 'GB82WEST12345698765432'],
  ['iban', 'ES9121000418450200051332'],
  ['iban', 'DE89370400440532013000'],
  ['iban', 'FR1420041010050500013M02606'],
  ['iban', 'NO9386011117947'],
  ['iban', 'MT84MALT011000012345MTLCAST001S'],
  ['nir', '255081416802538'],
  ['personnummer', '8112189876'],
  ['personnummer', '198112189876'],
  ['steuer-id', '86095742719'],
  ['krankenversichertennummer', 'A123456780'],
  ['taiwan-id', 'A123456789'],
  ['nhs', '9434765919'],
  ['npi', '1234567893'],
  ['dea', 'AB1234563'],
  ['vin', '1M8GDM9AXKP042788'],
  ['luhn', '4111111111111111'],
  ['luhn', '378282246310005'],
  ['luhn', '79927398713'],
  ['cip', 'GALO1550512003'],
];

const scheme = (name: string) => CHECK_SCHEMES.find((one) => one.name === name);

describe('CHECK_SCHEMES', () => {
  it.each(VALID)('%s: %s is valid', (name, number) => {
    expect(schemesOf(number).map((one) => one.name)).toContain(name);
  });

  it.each(VALID.filter(([name]) => name !== 'cip'))('%s: no other last sign makes %s valid', (name, number) => {
    const at = name === 'vin' ? 8 : number.length - 1;
    const signs = /\d/.test(number.charAt(at)) ? '0123456789' : 'ABCDEFGHJKLMNPQRSTVWXYZ';
    for (const sign of signs) {
      if (sign === number.charAt(at)) continue;
      const other = number.slice(0, at) + sign + number.slice(at + 1);
      expect(scheme(name)?.isValid(other)).toBe(false);
    }
  });

  it.each(VALID)('%s: what is drawn like %s is valid, as long, and of the same layout', (name, number) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = scheme(name)?.redraw(number, createRng(seed)) ?? '';
        expect(scheme(name)?.isValid(drawn)).toBe(true);
        expect(drawn).toHaveLength(number.length);
        const layout = (text: string): string => text.replace(/[A-Z]/g, 'A').replace(/\d/g, '9');
        // The check sign of a VIN may be a digit or X.
        const compared = (text: string): string => layout(name === 'vin' ? text.slice(0, 8) : text);
        expect(compared(drawn)).toBe(compared(number));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the sex that a number tells', () => {
    for (let seed = 0; seed < 50; seed++) {
      const rng = createRng(seed);
      expect(scheme('nir')?.redraw('255081416802538', rng).charAt(0)).toBe('2');
      expect(Number(scheme('personnummer')?.redraw('8112189876', rng).charAt(8)) % 2).toBe(1);
      expect(scheme('taiwan-id')?.redraw('A123456789', rng).charAt(1)).toBe('1');
    }
  });

  it('puts right control digits into Spanish accounts', () => {
    // ISO 13616 does not check them; the weights are those of the Banco de España.
    const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
    const control = (ten: string): number => {
      const rest = 11 - (weights.reduce((sum, weight, i) => sum + weight * Number(ten.charAt(i)), 0) % 11);
      return rest === 11 ? 0 : rest === 10 ? 1 : rest;
    };
    for (let seed = 0; seed < 50; seed++) {
      const account = scheme('iban')?.redraw('ES9121000418450200051332', createRng(seed)).slice(4) ?? '';
      expect(Number(account.charAt(8))).toBe(control(`00${account.slice(0, 8)}`));
      expect(Number(account.charAt(9))).toBe(control(account.slice(10)));
    }
  });
});

describe('luhnDigit', () => {
  it('completes the example of the standard', () => {
    expect(luhnDigit('7992739871')).toBe('3');
  });
});
