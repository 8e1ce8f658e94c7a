import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

describe('kinds of what Swedish copies write', () => {
  it('keeps parts of the world of which much is told, a direction, and what it has in common with the name behind it', async () => {
    for (const { mentions } of await copiesIn('sv', 'I [Europa|LOC] skildes [Väst-|LOC] och [Östtyskland|LOC] åt.')) {
      expect(mentions.slice(0, 2)).toEqual(['Europa', 'Väst-']);
      expect(mentions[2]).toMatch(/^(?:Öst|Syd|Nord)europa$/u);
    }
  });

  it('lets airports be at home or abroad, and southern islands southern ones', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Från [Kallax|LOC] via [Heathrow|LOC] till [Kreta|LOC] och [Fyn|LOC].',
    )) {
      // prettier-ignore
      expect(mentions[0]).toMatch(/^(?:Arlanda|Landvetter|Sturup|Bromma flygplats|Skavsta)$/u);
      expect(mentions[1]).toMatch(/^(?:Kastrup|Gardermoen|Schiphol)$/u);
      expect(mentions[2]).not.toMatch(/Bornholm|Jylland|Själland|Fyn|Lofoten/u);
      expect(mentions[3]).toMatch(/^(?:Bornholm|Jylland|Själland|Lofoten)$/u);
    }
  });

  it('calls an authority with its letters in brackets by another, in small letters too, and a committee for something a committee', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Beslutet fattas av [statens qvimparverk (SQV)|ORG] och [Nordiska kommittén för qvimpning|ORG].',
    )) {
      // prettier-ignore
      const [, name = '', letters] = /^(statens \p{Ll}+) \((\p{Lu}+)\)$/u.exec(mentions[0] ?? '') ?? [];
      expect(name, mentions[0]).not.toMatch(/qvimp|^$/u);
      expect(letters, mentions[0]).toMatch(/^S\p{Lu}{2}$/u);
      expect(mentions[1]).toMatch(/kommittén$/u);
    }
  });

  it('names a region by Kalmar without an s', async () => {
    const names = (await copiesIn('sv', 'I [Lundsregionen|LOC] byggs mer.', 60)).map(({ mentions }) => mentions[0]);
    expect(names.filter((name) => name?.startsWith('Kalmars') === true)).toEqual([]);
    for (const { mentions } of await copiesIn('sv', '[Svenska Handelsbanken|ORG] växer.')) expect(mentions[0]).toMatch(/bank(?:en)?$/iu); // prettier-ignore
  });

  it('puts a town of England before or behind an English word of kind, in German as in Swedish', async () => {
    const isEnglish = (locale: string, town = '') => /^(?:Großbritannien|Storbritannien)$/u.test(loadGazetteers().list(locale, 'world-cities')?.find(town)?.region ?? ''); // prettier-ignore
    for (const [locale, text] of [
      ['de', 'Im Spiel im [Old Qvestham|LOC] und beim [Qvestham House|LOC] regnete es.'],
      ['sv', 'I [Old Qvestham|LOC] och vid [Qvestham House|LOC] regnade det.'],
    ] as const)
      // prettier-ignore
      for (const { mentions } of await copiesIn(locale, text, 8)) {
        expect(isEnglish(locale, /^Old (.+)$/u.exec(mentions[0] ?? '')?.[1]), mentions[0]).toBe(true);
        expect(isEnglish(locale, /^(.+) House$/u.exec(mentions[1] ?? '')?.[1]), mentions[1]).toBe(true);
      }
  });

  it('lets a town lie in the country of which the text tells, be it none today', async () => {
    const regionOf = (town = '') => loadGazetteers().list('sv', 'world-cities')?.find(town)?.region;
    for (const { mentions } of await copiesIn('sv', 'Han kom från [Qvarsk|LOC] i [Sovjetunionen|LOC].')) {
      expect(regionOf(mentions[0]), mentions[0]).toBe('Ryssland');
      expect(mentions[1]).toBe('Sovjet');
    }
  });
});
