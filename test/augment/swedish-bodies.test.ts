import { describe, expect, it } from 'vitest';
import { copiesIn } from '../helpers/copies-in.ts';

const firsts = async (text: string, at = 0) => (await copiesIn('sv', text)).map(({ mentions }) => mentions[at] ?? '');

describe('Swedish bodies', () => {
  it('keep what they are before the town where they are, and get another town', async () => {
    for (const name of await firsts('Det säger [Polisen i Uppsala|ORG].'))
      expect(name).toMatch(/^Polisen i (?!Uppsala)\p{Lu}/u);
    for (const name of await firsts('Det beslutade [Socialnämnden i Borlänge kommun|ORG].'))
      expect(name).toMatch(/^Socialnämnden i (?!Borlänge)(?:\p{Lu}[\p{L} ]*(?:s|[aeiouyåäöxz])|Kalmar) kommun$/u);
  });

  it('keep a noun with its article before whose they are', async () => {
    for (const name of await firsts('Han företräds av [Advokatfirman Qvelm|ORG].'))
      expect(name).toMatch(/^Advokatfirman (?!Qvelm)\p{Lu}/u);
    for (const name of await firsts('Branden släcktes av [Räddningstjänsten Gotland|ORG].'))
      expect(name).toMatch(/^Räddningstjänsten (?!Gotland)\p{Lu}/u);
  });

  it('are called as homes and preschools are', async () => {
    for (const name of await firsts('Hon bor på [Äldreboendet Qvelmbacken|ORG].'))
      expect(name).toMatch(/^Äldreboendet (?!Qvelm)\p{Lu}\p{Ll}+(?:an|en|et|a|d|id)$/u);
  });

  it('are regions where they are one', async () => {
    for (const name of await firsts('Han arbetar på [Region Skåne|ORG].'))
      expect(name).toMatch(/^Region (?!Skåne)|^Västra Götalandsregionen$/u);
  });

  it('are no paper for what another paper writes of them', async () => {
    for (const name of await firsts('[Qvelmkraft|ORG] vill bygga ut, skriver [Expressen|ORG].'))
      expect(name).not.toMatch(/(?:Tidning|Dagblad|Allehanda|Nyheter)$|^Radio/u);
  });

  it('have letters that everybody knows beside the name that these stand for', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[Efta|ORG]: [European Free Trade Association|ORG]. Hela [Efta|ORG].',
    ))
      expect(mentions).toEqual(['OEEC', 'Organisation for European Economic Co-operation', 'OEEC']);
  });

  it('have their own letters behind or before them in one mention', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Vattnet mättes av [SMQI, Sveriges Marina och Qvelmologiska Institut|ORG] och [Statens qvelmvårdsverk, SQV|ORG] ; [SQV|ORG] mätte mer.',
    )) {
      const [first = '', second = '', again] = mentions;
      for (const [letters = '', name = ''] of [first.split(', '), second.split(', ').toReversed()])
        expect(letters, first + second).toMatch(new RegExp(`^${[...name.replace(/(?=institut|råd|verk)/u, ' ').matchAll(/(?<!\p{L})\p{L}/gu)].join('')}`, 'iu')); // prettier-ignore
      expect(again).toBe(second.split(', ')[1]);
    }
  });
});

describe('Swedish names', () => {
  it('stand behind an office in small letters, which stays', async () => {
    for (const name of await firsts('Uppföljning hos [överläkare Farid Haddad|PER].'))
      expect(name).toMatch(/^överläkare \p{Lu}\p{L}+ (?!Haddad)\p{Lu}/u);
  });

  it('own a square with an s', async () => {
    for (const name of await firsts('Huset vid [Sergels torg|LOC].'))
      expect(name).toMatch(/^(?!Sergels)\p{Lu}.*[sxz] torg$/u);
  });

  it('are no English ones for being two with a hyphen', async () => {
    for (const name of await firsts('Det sade [Ann-Marie Kälvestam|PER].'))
      expect(name).not.toMatch(/ (?:Hunter|Bullock|Watts|Smith)$/u);
  });
});
