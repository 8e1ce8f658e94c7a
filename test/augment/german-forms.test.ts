import { describe, expect, it } from 'vitest';
import { CHECK_SCHEMES } from '../../src/surrogates/numbers/check-digits.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const mentionsIn = async (text: string, locale = 'de') =>
  (await copiesIn(locale, text)).map(({ mentions }) => mentions);
const firsts = async (text: string, locale?: string) => (await mentionsIn(text, locale)).map(([first = '']) => first);

const yearsBetween = (birth: string, then: string) => {
  const [[d = 0, m = 0, y = 0], [day = 0, month = 0, year = 0]] = [birth, then].map((date) => date.split('.').map(Number)) as [number[], number[]]; // prettier-ignore
  return year - y - (month * 31 + day < m * 31 + d ? 1 : 0);
};

describe('German letters', () => {
  it('tell an age that follows the birth and the day', async () => {
    const text = 'Der [67|AGE]-jährige Mann, geb. [04.05.1951|DATE], kam am [12.03.2019|DATE].';
    for (const [age, birth = '', then = ''] of await mentionsIn(text))
      expect(yearsBetween(birth, then), `${age} ${birth} ${then}`).toBe(Number(age));
  });

  it.each([
    ['Die [zweiundsechzigjährige|AGE] Frau kam.', 'de', /^(?!zweiundsechzig)\p{Ll}+zigjährige$/u],
    ['De [tweeënzestigjarige|AGE] vrouw kwam.', 'nl', /^(?!tweeënzestig)\p{Ll}+(?:tig|stig)jarige$/u],
  ])('write ages in words as adjectives: %s', async (text, locale, expected) => {
    for (const age of await firsts(text, locale)) expect(age).toMatch(expected);
  });

  it('have addresses and users called as their people', async () => {
    const text = 'Herr [Peter Müller|PER], [p.mueller@web.de|EMAIL], [pmueller|USERNAME], schrieb.';
    for (const [name = '', mail, user] of await mentionsIn(text)) {
      const plain = name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss'); // prettier-ignore
      const [given = '', family = ''] = plain.normalize('NFD').replaceAll(/\p{M}/gu, '').split(' ');
      expect(mail?.split('@', 1)[0]).toBe(`${given.charAt(0)}.${family}`);
      expect(user).toBe(given.charAt(0) + family);
    }
  });

  it('have one area code for one town', async () => {
    for (const [phone = '', fax = ''] of await mentionsIn('Tel. [0731/123456|PHONE], Fax [0731/123457|PHONE]'))
      expect(fax.slice(0, 4)).toBe(phone.slice(0, 4));
  });

  it('have the postcodes of great towns', async () => {
    const texts = ['[Universitätsklinikum Bonn|ORG], [53127|ZIP] [Bonn|LOC]', 'In [53127 Bonn|LOC]'];
    for (const text of texts)
      for (const { text: copy } of await copiesIn('de', text)) {
        if (copy.endsWith('Magdeburg')) expect(copy).toMatch(/39\d{3} Magdeburg$/u);
        if (copy.endsWith('München')) expect(copy).toMatch(/8[01]\d{3} München$/u);
        if (copy.endsWith('Köln')) expect(copy).toMatch(/5[01]\d{3} Köln$/u);
        if (copy.endsWith('Dresden')) expect(copy).toMatch(/01\d{3} Dresden$/u);
      }
    for (const place of await firsts('[D-53127 Bonn|LOC]')) expect(place).toMatch(/^D-\d{5} /u);
  });

  it.each([
    ['[OA Dr. Weiß|PER]', /^OA Dr\. (?!Weiß)\p{Lu}/u],
    ['[Prof. Dr. Dr. h.c. mult. W. Hohenau|PER]', /^Prof\. Dr\. Dr\. h\.c\. mult\. \p{Lu}\. (?!Hohenau)\p{Lu}/u],
    ['[Dr. rer. nat. Inge Wolf|PER]', /^Dr\. rer\. nat\. \p{Lu}\p{Ll}+ \p{Lu}/u],
    ['[Kläger K.|PER]', /^Kläger (?!K)\p{Lu}\.$/u],
    ['[Gräfin Hoyau|PER]', /^Gräfin (?!Hoyau)\p{Lu}/u],
    ["der [Müller'schen|PER] Villa", /^(?!Müller)\p{Lu}\p{L}+'schen$/u],
  ])('keep titles and endings of people: %s', async (text, expected) => {
    for (const name of await firsts(`Es geht um ${text} hier.`)) expect(name).toMatch(expected);
  });

  it.each([
    ['der [SPD-Politiker|ORG]', /^(?:CDU|FDP)-Politiker$/u],
    ['der [VwGH|ORG]', /^(?:OGH|VfGH)$/u],
    ['die [AOK Nordost|ORG]', /^AOK (?:Nordwest|Plus)$/u],
    ['die [X GmbH|ORG]', /^X GmbH$/u],
    ['in [H.|LOC]', /^(?!H)\p{Lu}\.$/u],
    ['im [Kanton Zürich|LOC]', /^Kanton (?!Zürich)\p{Lu}/u],
    ['im [Ostseeraum|LOC]', /^(?!Ostsee)\p{Lu}\p{Ll}+raum$/u],
    ['der [Hansestadt Wismar|LOC]', /^Hansestadt (?:Lübeck|Rostock|Stralsund|Greifswald|Lüneburg|Stade)$/u],
    ['am [Frankfurter Flughafen|LOC]', /^(?!Frankfurt)\p{Lu}\p{Ll}+er Flughafen$/u],
    ['auf [Nord- und Ostsee|LOC]', /^Nord- und Ostsee$/u],
  ])('stay what they are: %s', async (text, expected) => {
    for (const name of await firsts(`Es war ${text} gestern.`)) expect(name).toMatch(expected);
  });

  it('do not retire who has retired', async () => {
    for (const job of await firsts('Er ist [Lehrer|PROFESSION] im Ruhestand.'))
      expect(job).not.toMatch(/Rentner|Pension/u);
  });

  it.each([
    ['756.9217.0769.85', 'ahv'],
    ['1237 010180', 'svnr'],
  ])('have valid numbers of the insured: %s', async (number, name) => {
    const scheme = CHECK_SCHEMES.find((each) => each.name === name);
    for (const other of [number, ...(await firsts(`Nr. [${number}|ID].`))])
      expect(scheme?.isValid(other.replaceAll(/\D/gu, '')), other).toBe(true);
  });
});

describe('Dutch mentions', () => {
  it.each([
    ['[de Raad van State|ORG]', /^de (?:Hoge Raad|Centrale Raad van Beroep|Raad van State)$/u],
    ['[het Rode Kruis|ORG]', /^het Leger des Heils$/u],
    ['[de Noordzee|LOC]', /^de (?!Noordzee)\p{Lu}[\p{L} ]*[zZ]ee$/u],
    ['een [VVD-Kamerlid|ORG]', /^(?!VVD)[A-Z\d]\p{L}*\d*-Kamerlid$/u],
    ["de [PvdA'er|ORG]", /^(?!PvdA)\p{Lu}[\p{L}\d]+'er$/u],
    ['in [Zorgcentrum De Linde|ORG]', /^Zorgcentrum (?!De Linde)(?:De|Het) \p{Lu}/u],
    ['op [Kerkplein 4, 3511 AB Utrecht|LOC]', /^\p{Lu}.+ \d+, \d{4} [A-Z]{2} (?!Utrecht)(?:['’]s-)?\p{Lu}/u],
    ['in de [2e Elmstraat 4|LOC]', /^\d+e \p{Lu}/u],
    ['het [college van B en W|ORG]', /^college van B en W$/u],
  ])('stay of their form: %s', async (text, expected) => {
    for (const name of await firsts(`Het ging om ${text} gisteren.`, 'nl')) expect(name).toMatch(expected);
  });
});

describe('German bodies that are called by nouns', () => {
  it('stay nouns, and towns move', async () => {
    const text =
      'Der [Bundesgerichtshof|ORG], die [Staatsanwaltschaft|ORG], das [Städtische Krankenhaus|ORG], das [Landesgericht für Zivilrechtssachen Wien|ORG].';
    for (const [court = '', office, house, civil] of await mentionsIn(text)) {
      expect(court).toMatch(/^(?:Bundes|Verwaltungs|Verfassungs|Staats)\p{Ll}*(?:gerichtshof|finanzhof)$/u);
      expect([office, house]).toEqual(['Staatsanwaltschaft', 'Städtische Krankenhaus']);
      expect(civil).toMatch(/^Landesgericht für Zivilrechtssachen (?!Wien)\p{Lu}/u);
    }
    for (const firm of await firsts('Das [Autohaus Quazmann|ORG] schloss.')) expect(firm).not.toContain('Quazmann');
  });
});
