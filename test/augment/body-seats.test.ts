import { describe, expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const townsOf = (before: string, locale = 'de'): readonly string[] =>
  packOf(locale)
    ?.places?.bodySeats?.find((group) => group.before?.test(before))
    ?.towns.split(/[ |]/u) ?? [];

describe('towns with bodies that few towns have', () => {
  it('become such of their country, wherever they are named', async () => {
    const text = 'Das [Oberlandesgericht Hamm|ORG] sitzt in [Hamm|LOC], das OLG [Graz|LOC] nicht.';
    for (const { mentions } of await copiesIn('de', text)) {
      expect(townsOf('OLG ')).toContain(mentions[1]);
      expect(mentions[0]).toBe(`Oberlandesgericht ${mentions[1]}`);
      expect(['Wien', 'Linz', 'Innsbruck']).toContain(mentions[2]);
    }
  });

  it('stay abroad where they are', async () => {
    for (const { mentions } of await copiesIn('de', 'Er studierte an der Universität [Padua|LOC] .'))
      expect(townsOf('Universität ')).not.toContain(mentions[0]);
  });

  it('are other seats of the communities beside these, and clubs by their letters other clubs', async () => {
    for (const { mentions } of await copiesIn('de', 'Die EU verhandelt in [Brüssel|LOC]. Der [TSV|ORG] gewann.')) {
      expect(['Straßburg', 'Luxemburg']).toContain(mentions[0]);
      expect(mentions[1]).toMatch(/^(?:SV|FC|SC|Vf[LB])$/u);
    }
    for (const { mentions } of await copiesIn('sv', 'De förhandlar med EG i [Bryssel|LOC] .'))
      expect(['Strasbourg', 'Luxemburg']).toContain(mentions[0]);
  });

  it('stay what they are where games were held that year', async () => {
    for (const { mentions } of await copiesIn('de', 'Gold bei der Weltmeisterschaft 2002 in [Sestriere|LOC] .'))
      expect(mentions).toEqual(['Sestriere']);
  });
});
