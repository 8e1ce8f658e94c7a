import { describe, expect, it } from 'vitest';
import { isImpossibleDate } from '../../src/resources/gazetteer-import.ts';

describe('isImpossibleDate', () => {
  it.each([
    'Jan 32', 'January 32, 2010', 'Feb 30', '13/45/2010', '13/13/2001', '00/12/1999', '2010-02-30', '2011-02-29', '2010-13-01',
    '32/01', '31 de abril de 2004', '31. November', '30 février 2001', '13/85', '45.01.1980',
  ])('says so of %s', (value) => {
    expect(isImpossibleDate(value)).toBe(true);
  }); // prettier-ignore

  it.each([
    'Jan 31', 'February 29', 'Feb 29, 2012', '12/31/2010', '31/12/2010', '2012-02-29', '12/85', '3/4', '31 de mayo de 2004',
    'Marble 45', 'Route 66', 'Mary', '555-0199', '24/7', 'March', 'Mars 40 Ltd', '1234-56', 'Unit 99',
  ])('leaves %s alone', (value) => {
    expect(isImpossibleDate(value)).toBe(false);
  }); // prettier-ignore
});
