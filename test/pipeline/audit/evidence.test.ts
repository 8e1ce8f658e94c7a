import { describe, expect, it } from 'vitest';
import {
  type EvidenceContext,
  isBehindTitle,
  isTelling,
  standsAmidWords,
  wordAround,
} from '../../../src/pipeline/audit/traces/evidence.ts';
import { isEverybodys } from '../../../src/pipeline/audit/traces/missed.ts';

const context: EvidenceContext = {
  locale: 'en',
  isOrdinary: (word) => word === 'cyst',
  isElsewhere: (word) => word === 'Larkhaven',
  scanDates: () => [],
};
const tells = (text: string, type: 'patient' | 'city' | 'id', kind: 'exact' | 'part' | 'date' | 'digits', has = true) =>
  isTelling(context, text, 'a', { type }, { kind, isTelling: has });

describe('evidence of a value without a label', () => {
  it('is a whole name, a long number and a whole day', () => {
    expect(tells('Eva Brandvold', 'patient', 'exact', false)).toBe(true);
    expect(tells('44170', 'id', 'digits')).toBe(true);
    expect(tells('5/18/65', 'id', 'date')).toBe(true);
    expect(tells('Qvo', 'patient', 'part')).toBe(true);
  });

  it('is no short number, no acronym, no word of everybody and no part of a place', () => {
    expect(tells('4417', 'id', 'digits')).toBe(false);
    expect(tells('QVO', 'patient', 'part')).toBe(false);
    expect(tells('cyst', 'patient', 'exact')).toBe(false);
    expect(tells('Larkhaven', 'city', 'part')).toBe(false);
  });

  it('is a title before a word, or words without a capital around one with it', () => {
    const at = (text: string) => ({ start: text.indexOf('Baker'), end: text.indexOf('Baker') + 5 });
    expect(isBehindTitle(context, 'saw Mr. Baker', 8)).toBe(true);
    expect(isBehindTitle(context, 'saw the Baker', 8)).toBe(false);
    const [asked, cyst] = ['we asked Baker again', "a Baker's cyst"];
    expect(standsAmidWords(context, asked, at(asked))).toBe(true);
    expect(standsAmidWords(context, cyst, at(cyst))).toBe(false);
  });

  it('is looked at with the letters around it', () => {
    expect(wordAround('by DrKrause82.', { start: 5, end: 11 })).toEqual({ start: 3, end: 11 });
  });
});

it('a text is everybody’s where it is labelled in less than four times the documents that have it without a label', () => {
  expect(isEverybodys({ unlabelled: 1, labelled: 3 })).toBe(true);
  expect(isEverybodys({ unlabelled: 1, labelled: 4 })).toBe(false);
  expect(isEverybodys({ unlabelled: 0, labelled: 0 })).toBe(false);
});
