import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const regionOf = (locale: string, town: string) => loadGazetteers().list(locale, 'cities')?.find(town)?.region;
const landOf = (town: string) => {
  const region = regionOf('pt', town);
  return region === undefined ? undefined : (loadGazetteers().list('pt', 'regions')?.find(region)?.region ?? region);
};

describe('bodies that words of the language tell', () => {
  it.each([
    ['it', 'Chieda all’[Ufficio turistico della Valle Zwexel|ORG].'],
    ['it', 'Ex della [colonia penale|ORG] di qui.'],
    ['it', 'Tribunale, [Seconda Sezione civile|ORG], udienza.'],
    ['it', 'Un palombaro dell’[Arsenale militare|ORG] vide.'],
    ['pt', 'Foi mineiro nas [Pirites Zwexelanas|ORG] três anos.'],
    ['en', 'Moved to the [Acute Medical Unit|ORG] at noon.'],
    ['en', 'Write to [Parking Services|ORG] of the council.'],
    ['en', 'In the [COURT OF APPEAL (CIVIL DIVISION)|ORG] today.'],
  ])('stay, since no list has another such: %s %s', async (locale, text) => {
    const own = /\[([^|]+)\|/u.exec(text)?.[1];
    for (const { mentions } of await copiesIn(locale, text, 6)) expect(mentions).toEqual([own]);
  });

  it.each([
    ['it', 'Alla ditta [Frutta Zwexel s.r.l.|ORG] di qui.', /^(?!Frutta Zwexel).+ s\.r\.l\.$/u],
    ['pt', 'Reclamada: [AGROPECUÁRIA BAÍA DAS GARÇAS LTDA.|ORG]', /^(?!AGROPECUÁRIA BAÍA)[^\p{Ll}]+ LTDA\.$/u],
    ['pt', 'Reclamada: [Agropecuária Baía das Garças Ltda.|ORG]', /^Agropecuária (?!Baía).+ Ltda\.$/u],
    ['it', 'Il [P.O. Bernardo Zwexel|ORG] chiude.', /^P\.O\. Sant?['a ]/u],
    ['it', 'Medico di [ASL n. 7 del Sulcis|ORG]', /^ASL n\. \d+ del (?!Sulcis)\p{Lu}\p{Ll}+$/u],
    ['en', 'Owed to the [LONDON BOROUGH OF REDBRIDGE|ORG] now.', /^LONDON BOROUGH OF (?!REDBRIDGE)\p{Lu}+$/u],
  ])('become another of the kind where the name tells it: %s %s', async (locale, text, expected) => {
    for (const { mentions } of await copiesIn(locale, text, 8)) expect(mentions[0]).toMatch(expected);
  });
});

describe('places that no list has', () => {
  it.each([
    ['O utente da freguesia foi a [Zwexelinha|LOC].', 'PT'],
    ['O prontuário da prefeitura é de [Zwexelinha|LOC].', 'BR'],
    // There is one in Brazil, too.
    ['Utente da freguesia de [Zwexelinha|LOC], concelho de [São Vicente|LOC]', 'PT'],
  ])('lie in the home country of which the words of the text are: %s', async (text, land) => {
    for (const { mentions } of await copiesIn('pt', text, 12))
      for (const town of mentions) expect(landOf(town) === 'BR' ? 'BR' : 'PT', town).toBe(land);
  });

  it('lie at home beside a town abroad, where they look so', async () => {
    for (const { mentions } of await copiesIn(
      'it',
      'La comunità di [Paluzzona|LOC], Ferdinando da [Liegi|LOC], il coro di [Zampezzo|LOC].',
      8,
    )) {
      const [first = '', , last = ''] = mentions;
      for (const town of [first, last]) expect(regionOf('it', town), town).toBeDefined();
    }
  });

  it('are no part of the town that they begin with', async () => {
    for (const { mentions } of await copiesIn('pt', '[Porto Santo|LOC] espera.', 8))
      expect(mentions[0]).not.toMatch(/ Santo$/u);
  });

  it.each([
    ['pt', 'fica 50 km a sudoeste de [Tóquio|LOC].', 'world-cities'],
    ['pt', 'fica a norte de [Lisboa|LOC].', 'cities'],
  ])('are towns beside a distance, and no states: %s %s', async (locale, text, list) => {
    for (const { mentions } of await copiesIn(locale, text, 12)) expect(loadGazetteers().list(locale, list)?.find(mentions[0] ?? ''), mentions[0]).toBeDefined(); // prettier-ignore
  });

  it.each([
    ['pt', 'Em outros países da [Europa|LOC] é assim.'],
    ['es', 'En otros países de [Europa|LOC] es así.'],
    ['fr', "Dans d'autres pays d'[Europe|LOC] aussi."],
    ['de', 'In anderen Ländern [Europas|LOC] auch.'],
    ['it', "In altri paesi d'[Europa|LOC] è così."],
    ['nl', 'In andere landen van [Europa|LOC] ook.'],
    ['ca', "En altres països d'[Europa|LOC] també."],
  ])('are no other part of the world: %s %s', async (locale, text) => {
    for (const { mentions } of await copiesIn(locale, text, 4)) expect(mentions[0]).toMatch(/^Europ/u);
  });

  it('lose the article of a quarter', async () => {
    for (const { text } of await copiesIn('pt', 'Tem casa no [Sarandi|LOC], e carro.', 8))
      expect(text).toMatch(/^Tem casa em \p{Lu}/u);
  });

  it.each([
    ['it', 'bloccato al [Molo VII|LOC]', /^Molo \p{L}/u],
    ['it', 'alla [Riva Tommaso Zwexel 12|LOC]', /^Riva \p{Lu}\p{L}+ \p{Lu}[\p{L}' ]+ \d+$/u],
    ['it', 'dott. Lind ([Palata|LOC])', /^(?!Pala\p{Lu})/u],
    ['it', 'residente in [loc. Zwexel 14|LOC]', /^loc\. \p{Lu}/u],
    ['pt', 'sai do [Largo do Município|LOC] cedo', /^Largo d[aeo]s? \p{Lu}/u],
    ['pt', 'natural de [Puerto Zwexel|LOC]', /^Puerto \p{Lu}/u],
    ['en', 'about sixty on [Fifth Street|LOC] here', / Street$/u],
  ])('stay of their kind: %s %s', async (locale, text, expected) => {
    for (const { mentions } of await copiesIn(locale, text, 8)) expect(mentions[0]).toMatch(expected);
  });
});

describe('names in fields', () => {
  it.each([
    ['it', 'Cognome e nome: [D’Ancona Salvatore|PER]'],
    ['es', 'Apellidos y nombre: [Pérez Soler Juan|PER]'],
    ['de', 'Nachname, Vorname: [Huber Anna|PER]'],
  ])('stand with the family name first where the field says so: %s %s', async (locale, text) => {
    for (const { mentions } of await copiesIn(locale, text, 8)) {
      const words = mentions[0]?.split(' ') ?? [];
      expect(
        loadGazetteers()
          .list(locale, 'given-names')
          ?.find(words.at(-1) ?? ''),
        mentions[0],
      ).toBeDefined();
      expect(
        loadGazetteers()
          .list(locale, 'family-names')
          ?.find(words[0] ?? ''),
        mentions[0],
      ).toBeDefined();
    }
  });

  it('stand with the given name first where the field says that', async () => {
    for (const { mentions } of await copiesIn('es', 'Nombre y apellidos: [Juan Pérez Soler|PER]', 8))
      expect(
        loadGazetteers()
          .list('es', 'given-names')
          ?.find(mentions[0]?.split(' ')[0] ?? ''),
      ).toBeDefined();
  });

  it('are given ones where lists of other peoples alone have them', async () => {
    for (const { mentions } of await copiesIn('it', 'la badante [Oksana|PER] parla', 8))
      expect(
        loadGazetteers()
          .list('it', 'family-names')
          ?.find(mentions[0] ?? '')?.band ?? 3,
        mentions[0],
      ).toBeGreaterThan(1);
  });
});
