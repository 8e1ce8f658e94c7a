import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

describe('French names of people and what is called after them', () => {
  it('gives people names of where theirs are from, be the family name in no list', async () => {
    const guests = loadGazetteers().list('fr', 'guest-names');
    const from = (name = '') => guests?.find(name)?.region;
    for (const { mentions } of await copiesIn(
      'fr',
      '[Mamadou Diallo|PER] a vu [Ahmed Benali|PER], [Habib Qvorkhis|PER] et [Albert Castaing|PER].',
    )) {
      const regions = mentions.map((name) => name?.split(' ').map(from));
      expect(regions[0], mentions[0]).toEqual(['wa', 'wa']);
      expect(regions[1], mentions[1]).toEqual(['mu', 'mu']);
      expect(regions[2]?.[1], mentions[2]).toBe('mu');
      expect(regions[3], mentions[3]).toEqual([undefined, undefined]);
    }
  });

  it('lets nobody stay of whose family name a letter is left, and calls who is titled by a given name before it', async () => {
    for (const { mentions } of await copiesIn('fr', 'Le pourvoi de M . [Karim X|PER] . contre M . [Bernard A|PER] .')) {
      expect(mentions[0]).not.toMatch(/Karim/u);
      const given = loadGazetteers().list('fr', 'given-names');
      expect(given?.find(mentions[1]?.split(' ')[0] ?? ''), mentions[1]).toBeDefined();
    }
  });

  it('writes churches, halls and streets of others whom everybody knows', async () => {
    for (const { mentions } of await copiesIn(
      'fr',
      "L'[église Saint-Martin|LOC] et la [salle Jean-Moulin|LOC], au [45 rue du Maréchal Foch|STREET], près de la [porte d'Ivry|LOC].",
    )) {
      expect(mentions[0]).toMatch(/^église Saint-/u);
      expect(mentions[1]).toMatch(/^salle \p{Lu}\p{Ll}+-/u);
      expect(mentions[2]).toMatch(/^\d+ rue /u);
      expect(mentions[3]).toMatch(/^porte (?:d|M)/u);
    }
  });

  it('leaves the particle of a name in an address', async () => {
    for (const { mentions } of await copiesIn('fr', '[Annick Le Gall|PER], [annick.legall@orange.fr|EMAIL]'))
      expect(mentions[1]).toMatch(/^[a-z-]+\.le[a-z]+@/u);
  });
});
