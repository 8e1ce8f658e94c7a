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

  it('stay what they are where games were held that year', async () => {
    for (const { mentions } of await copiesIn('de', 'Gold bei der Weltmeisterschaft 2002 in [Sestriere|LOC] .'))
      expect(mentions).toEqual(['Sestriere']);
  });
});
