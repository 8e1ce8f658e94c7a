import { packOf } from '../../src/languages/index.ts';
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

  it('keeps letters that everybody knows beside what they stand for', async () => {
    const text = 'Det sade [SMHI|ORG], [Sveriges Meteorologiska och Hydrologiska Institut|ORG].';
    for (const { mentions } of await copiesIn('sv', text))
      expect(mentions[0] === 'SMHI').toBe(mentions[1] === 'Sveriges Meteorologiska och Hydrologiska Institut');
  });

  it('lets airports be at home or abroad, and southern islands southern ones', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Från [Kallax|LOC] via [Heathrow|LOC] till [Kreta|LOC] och [Fyn|LOC].',
    )) {
      // prettier-ignore
      expect(mentions[0]).toMatch(/^(?:Arlanda|Landvetter|Sturup|Bromma flygplats|Skavsta|Axamo)$/u);
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
      expect(name, mentions[0]).toMatch(/^statens qvimpar(?:råd|institut)$/u); // what it is for the text tells as well
      expect(letters, mentions[0]).toMatch(/^SQ[RI]$/u);
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
      expect(mentions[1]).toBe('Sovjetunionen');
    }
  });

  it('calls a former country by two names alike, and leaves Nordic countries in the North', async () => {
    for (const { mentions } of await copiesIn('sv', '[Sovjet|LOC] och [Sovjetunionen|LOC], [Sovjets|LOC] makt.')) {
      expect(mentions[0]).toMatch(/^(?:Kina|Indien|Brasilien)$/u); // a great power as well
      expect(mentions.slice(1)).toEqual([mentions[0], `${mentions[0]}s`]);
    }
    for (const { mentions } of await copiesIn('sv', '[Danmarks|LOC], [Island|LOC], [Norge|LOC] och [Finland|LOC] i [Norden|LOC].')) // prettier-ignore
      expect(mentions.map((name) => name.replace(/s$/u, '')).toSorted()).toEqual(['Danmark', 'Finland', 'Island', 'Norge', 'Skandinavien']); // prettier-ignore
  });

  it('takes no small country for a great power, nor one of the North for Germany or Switzerland', async () => {
    for (const { mentions } of await copiesIn('sv', 'Priset i [USA|LOC], i [England|LOC] och i [Danmark|LOC] steg.')) {
      expect(mentions[0]).toMatch(/^(?:Kanada|Australien|Japan)$/u);
      expect(mentions[1]).toMatch(/^(?:Tyskland|Frankrike|Italien|Spanien)$/u);
      expect(mentions[2]).toMatch(/^(?:Norge|Finland|Estland|Lettland|Litauen)$/u);
    }
  });

  it('keeps the adjective before a kind, the brackets around the letter of a party, and takes a range for no result', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Inom [Europeiska qvimparverket|ORG] finns 400-500 man ur [(s)|ORG] och ur [Qvimprådssekretariatet|ORG].',
    )) {
      expect(mentions[0]).toMatch(/^Europeiska qvimpar(?:rådet|ämbetet|kontoret|institutet)$/u);
      expect(mentions[1]).toMatch(/^\((?:m|c|l|v|mp|kd|sd|fp)\)$/u);
      expect(mentions[2]).not.toMatch(/ (?:FF|BK|IF|IK|SK)$|^(?:IFK|IK|IF|BK|FK|FC|GIF) /u);
    }
  });

  it('calls an organisation of the United Nations by a name that goes with its letters', async () => {
    for (const { mentions } of await copiesIn('sv', 'Han anlitas av [WHO|ORG], [Världshälsoorganisationen|ORG].'))
      expect(['ILO Internationella arbetsorganisationen', 'FAO Livsmedels- och jordbruksorganisationen']).toContain(
        mentions.join(' '),
      );
  });

  it('leaves Sweden to its authorities, and gives these letters of their own wherever they stand', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[Statens qvandrarverk (SQV)|ORG], som [SQV|ORG] kallas, är störst i [Sverige|LOC].',
    )) {
      // prettier-ignore
      const [, last = '', letters] = /^Statens \p{Ll}+?(verk|råd|institut|anstalt|byrå) \((\p{Lu}+)\)$/u.exec(mentions[0] ?? '') ?? []; // prettier-ignore
      expect(letters?.endsWith(last.charAt(0).toUpperCase()), mentions[0]).toBe(true);
      expect(mentions[1]).toBe(letters);
      expect(mentions[2]).toBe('Sverige');
    }
  });

  it('takes a country in another spelling for one, a parliament for one, and keeps what stands in brackets', async () => {
    const countries = loadGazetteers().list('sv', 'countries');
    const cities = loadGazetteers().list('sv', 'cities');
    for (const { mentions } of await copiesIn(
      'sv',
      'Skog i [Canada|LOC] enligt [Qvexstatsparlamentet|ORG] nära [Qvelle (inklusive Qvandvik)|LOC]; från [Qvulsa|LOC], [Oklahoma|LOC].',
    )) {
      // prettier-ignore
      const [country = '', parliament, parts, town = ''] = mentions;
      expect(countries?.find(country), country).toBeDefined();
      expect(parliament).toMatch(/^(?:EU-|Minister|Europa)/u);
      expect(parts).toMatch(/^\p{Lu}[^(]+ \(inklusive \p{Lu}[^)]+\)$/u);
      expect(cities?.find(town), town).toBeUndefined();
    }
  });

  it('lets only great towns have a greater area', async () => {
    for (const { mentions } of await copiesIn('sv', 'I [Storstockholm|LOC] byggs mer.', 20))
      expect(mentions[0]).toMatch(/^Stor(?:göteborg|malmö)$/u);
  });

  it('calls communists by no party of later years', async () => {
    for (const { mentions } of await copiesIn('sv', 'Då valdes [Kommunisterna|ORG] in.', 20))
      expect(mentions[0]).toMatch(/^(?:Socialisterna|Syndikalisterna)$/u);
  });

  it('lets parishes called after saints be such, and great countries what have much of the world', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'I [Lund|LOC] ligger den fina [Oscars församling|LOC]. Det visar sig också att [USA|LOC] ensamt svarar för drygt 38 procent av världens utsläpp.',
    )) {
      expect(packOf('sv')?.places?.articled?.[0]?.u?.split(' ')).toContain(mentions[1]?.replaceAll(' ', '_'));
      expect(mentions[2]).toMatch(/^(?:Kina|Ryssland|Sovjetunionen|Indien)$/u);
    }
  });
});
