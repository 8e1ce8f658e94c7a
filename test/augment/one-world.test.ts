import { describe, expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';
import { settingOf } from '../helpers/surrogates.ts';

const COPIES = 8;

/** What the mentions of some copies became, without their labels. */
async function writtenOver(locale: string, text: string): Promise<string[][]> {
  const options = { alpha: COPIES, locale, context: false, generated: false, augmentedOnly: true } as const;
  const { copies } = await copiesOf(await augment([labelled('one', text)], options));
  return copies.map((copy) => mentionsOf(copy).map((mention) => mention.slice(mention.indexOf(' ') + 1)));
}

const GREAT = /^(?:Lyon|Marseille|Toulouse|Nice|Nantes|Strasbourg|Montpellier|Bordeaux|Lille|Rennes|Reims|Le Havre|Saint-Étienne|Toulon|Grenoble|Dijon|Angers|Nîmes|Villeurbanne|Clermont-Ferrand|Aix-en-Provence|Brest|Limoges|Tours|Amiens|Perpignan|Metz|Besançon|Boulogne-Billancourt|Orléans|Rouen|Mulhouse|Caen|Nancy|Argenteuil|Saint-Denis|Paris|Le Mans|Versailles|Cergy.*|Saint-Quentin-en-Yvelines)$/u; // prettier-ignore

describe('a document is of one world', () => {
  it('keeps the weekdays that its text has before dates', async () => {
    for (const [locale, text] of [
      ['fr', 'Vu lundi [04/03/2024|DATE].'],
      ['es', 'Visto el lunes, [04/03/2024|DATE].'],
      ['de', 'Gesehen am Montag, den [04.03.2024|DATE].'],
    ] as const)
      for (const [date = ''] of await writtenOver(locale, text)) {
        const [day, month, year] = date.split(/\D/u).map(Number);
        expect(new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCDay()).toBe(1);
      }
  });

  it('keeps who was born on a date as old as its text tells', async () => {
    const text = 'Vu le [04/03/2021|DATE] : homme de 58 ans, né le [12/06/1962|DATE].';
    for (const [seen = '', born = ''] of await writtenOver('fr', text)) expect(Number(seen.slice(-4)) - Number(born.slice(-4))).toBeOneOf([58, 59]); // prettier-ignore
  });

  it('moves the years of file numbers with its dates', async () => {
    for (const [file = '', day = ''] of await writtenOver('es', 'Autos n.º [456/2016|ID], de [8 de marzo de 2017|DATE].')) expect(Number(day.slice(-4)) - Number(file.slice(-4))).toBeOneOf([0, 1, 2]); // prettier-ignore
    for (const [file = '', day = ''] of await writtenOver('fr', 'N° RG [16/02345|ID], arrêt du [17 mai 2018|DATE].')) expect(Number(day.slice(-2)) - Number(file.slice(0, 2))).toBeOneOf([1, 2, 3]); // prettier-ignore
  });

  it('has hospitals and courts in towns that have such', async () => {
    for (const [town = ''] of await writtenOver('fr', 'Adressée au CHU de [Rennes|LOC] .')) expect(town).toMatch(GREAT);
    for (const [town = ''] of await writtenOver('fr', 'Avocat au barreau de [Lille|LOC] .')) expect(town).toMatch(GREAT); // prettier-ignore
  });

  it('has towns in the department that stands beside them', async () => {
    const text = 'Née à [Nîmes|LOC] ([Gard|LOC]), suivie par le [Conseil départemental du Gard|ORG] à [30000|ZIP] [Nîmes|LOC] .'; // prettier-ignore
    for (const [, part = '', council = ''] of await writtenOver('fr', text)) expect(council.endsWith(part)).toBe(true);
    for (const [town = ''] of await writtenOver('fr', 'Née à [Colmar|LOC] (68) .')) expect(['Mulhouse', 'Sélestat']).toContain(town); // prettier-ignore
  });

  it('has no article that its text would melt with, and mail from providers of the country', async () => {
    for (const [town = ''] of await writtenOver('fr', 'Ceux de [La Rochelle|LOC] .')) expect(town).not.toMatch(/^Le /u);
    for (const [mail = ''] of await writtenOver('fr', 'Écrire à [eva.lind@gmail.com|EMAIL] .')) expect(mail).not.toMatch(/telia|verizon|comcast/u); // prettier-ignore
  });

  it('keeps the country of whose people its text tells, with its towns', async () => {
    for (const [town = '', country] of await writtenOver('es', 'Nacida en [Dakar|LOC] ([Senegal|LOC]), de nacionalidad senegalesa.')) expect([town === 'Dakar', country]).toEqual([false, 'Senegal']); // prettier-ignore
    for (const [town = ''] of await writtenOver('es', 'El escritor argentino, nacido en [Buenos Aires|LOC] .')) expect(town).not.toMatch(/^(?:Madrid|Barcelona|Sevilla)$/u); // prettier-ignore
    for (const [town, country] of await writtenOver('fr', 'Née à [Conakry|LOC] ([Guinée|LOC]), de nationalité guinéenne.')) expect([town, country]).toEqual(['Conakry', 'Guinée']); // prettier-ignore
  });

  it('keeps postcodes and towns in the department of which its text tells', async () => {
    for (const [zip = ''] of await writtenOver('fr', 'Sise [62300|ZIP] [Lens|LOC] (Pas-de-Calais).')) expect(zip).toMatch(/^62/u); // prettier-ignore
  });

  it('calls who is a don by a given name, and a hospital in a town of no list a hospital', async () => {
    for (const [given = ''] of await writtenOver('es', 'Paciente: D. [Manuel|PER], viudo.')) expect(settingOf('es').gazetteers.list('es', 'given-names')?.find(given)).toBeDefined(); // prettier-ignore
    for (const [house = ''] of await writtenOver('es', 'Operado en el [Hospital de Lindes|ORG] .')) expect(house).toMatch(/^Hospital /u); // prettier-ignore
  });

  it.each([
    ['de', '[Familie Müller|PERSON] und [Fam. Ernst|PERSON].', /^(?:Familie|Fam\.) \p{Lu}\p{L}+$/u],
    ['it', 'La [Famiglia Mearelli|PERSON] e [famiglia Rossi|PERSON].', /^[Ff]amiglia \p{Lu}\p{L}+$/u],
    ['sv', '[Familjen Andersson|PERSON] kom.', /^Familjen \p{Lu}\p{L}+$/u],
    ['fr', 'La [Famille Dupont|PERSON] et la [famille Martin|PERSON].', /^[Ff]amille \p{Lu}\p{L}+$/u],
    ['en', '[the Miller family|PERSON] and [the Wright Brothers|PERSON].', /^the \p{Lu}\p{L}+ (?:family|Brothers)$/u],
  ] as const)('keeps the word for a family: %s, %s', async (locale, text, expected) => {
    for (const mentions of await writtenOver(locale, text))
      for (const mention of mentions) {
        expect(mention).toMatch(expected);
        expect(text).not.toContain(mention);
      }
  });

  it.each(['en', 'de', 'es', 'fr', 'pt', 'it', 'nl', 'sv', 'ca'])(
    'is written where it names all regions of the lists: %s',
    async (locale) => {
      const regions = loadGazetteers().list(locale, 'regions')?.values.slice(0, 200) ?? [];
      expect(regions.length).toBeGreaterThan(5);
      for (const mentions of await writtenOver(locale, regions.map((name) => `[${name}|LOC]`).join(', ')))
        expect(mentions).toHaveLength(regions.length);
    },
  );
});
