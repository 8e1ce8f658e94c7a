import { describe, expect, it } from 'vitest';
import { copiesIn } from '../helpers/copies-in.ts';

const firsts = async (text: string, at = 0) => (await copiesIn('de', text)).map(({ mentions }) => mentions[at] ?? '');

describe('German houses and bodies', () => {
  it.each([
    ['in die [Praxis am Markt|ORG]', /^Praxis am \p{Lu}\p{Ll}+$/u],
    ['in die [Kita Sonnenschein|ORG]', /^Kita (?!Sonnenschein)\p{Lu}/u],
    ['in der [Gaststätte Zum Goldenen Hirsch|ORG]', /^Gaststätte Zu[mr] \p{Lu}/u],
    ['mit den [Stadtwerken Münster|ORG]', /^Stadtwerken (?!Münster)\p{Lu}/u],
    ['die [IG Metall Küste|ORG]', /^(?:Ver\.di|GEW) Küste$/u],
    ['der [ADAC Hessen|ORG]', /^AvD (?!Hessen)\p{Lu}/u],
    ['die [Deutsche Post AG|ORG]', /^Deutsche (?:Telekom|Bahn) AG$/u],
    ['der [Jungen Union|ORG]', /^(?:Schüler|Frauen|Senioren) Union$/u],
    ['die [Deutsch-Französische Gesellschaft|ORG]', /^Deutsch-\p{Lu}\p{Ll}+ische Gesellschaft$/u],
    ['die [Deutsche Umwelthilfe|ORG]', /^(?:Nord|Süd|West|Mittel)deutsche Umwelthilfe$/u],
    ['der [Linzer Tabakwerke|ORG]', /^(?!Linzer)\p{Lu}\p{Ll}+ Tabakwerke$/u],
    ['des [Amtsgerichts Köln|LOC]', /^Amtsgerichts (?!Köln)\p{Lu}/u],
    ['auf der [Autobahn 3|LOC]', /^Autobahn (?!3$)\p{Nd}+$/u],
    ['gegen [Northampton Town|ORG]', /^\p{Lu}\p{Ll}+ (?:City|United|Town|Rovers|Wanderers|County|Athletic)$/u],
  ])('stay of their kind: %s', async (text, expected) => {
    for (const name of await firsts(`Er ging ${text} gestern.`)) expect(name).toMatch(expected);
  });

  it('have letters of their own name, in the case of the former', async () => {
    for (const { mentions } of await copiesIn('de', 'Die [Bundesanstalt für Qvelmaufsicht|ORG] ([BaQve|ORG]) prüft.'))
      expect(mentions[1]?.charAt(0)).toBe(mentions[0]?.charAt(0));
    for (const { mentions } of await copiesIn('de', 'Von [General Motors|ORG] ([GM|ORG]) kam nichts.'))
      expect(mentions[1]?.charAt(0), mentions.join()).toBe(mentions[0]?.charAt(0));
  });

  it('leave a country and letters beside it what they are', async () => {
    for (const { mentions } of await copiesIn('de', 'In [Kuwait|LOC] ([KUW|LOC]) regnet es.'))
      expect(mentions).toEqual(['Kuwait', 'KUW']);
  });

  it('leave Germany where a text cites its law', async () => {
    for (const name of await firsts('Nach § 823 BGB haftet in [Deutschland|LOC], wer schuld ist.'))
      expect(name).toBe('Deutschland');
  });
});
