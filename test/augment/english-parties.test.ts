import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { createEnglishCopies } from '../helpers/english-copies.ts';

const copiesOf = createEnglishCopies({ O: { type: 'organisation' }, P: { type: 'person' }, E: { policy: 'from-corpus' } }); // prettier-ignore

const teams = loadGazetteers().list('en', 'teams');

describe('an English party', () => {
  it('shares what it is called by with no other of its document', async () => {
    const text = 'The [Village Party|E] , [Agudat Zaken|E] , the [Meadow Party|E] , the [National Union|E] and the [Lake Party|E] met.'; // prettier-ignore
    for (const names of await copiesOf(text)) {
      const told = names.map((name) =>
        name
          .replace(/ (?:Party|Union)$/u, '')
          .split(' ')
          .at(-1),
      );
      expect(new Set(told).size, names.join('|')).toBe(5);
    }
  });

  it('is called by its letters where brackets behind it have its short name', async () => {
    const text = 'The [Party of Free Drovers|E] ( [Vagra|E] ) lost to the [Meadow Party|E] . [Vagra|E] left.';
    for (const [name = '', short, , again] of await copiesOf(text)) {
      expect(short, name).toBe(name.replaceAll(/[^\p{Lu}]/gu, ''));
      expect(again).toBe(short);
    }
  });

  it('has a name of its own language where it had one', async () => {
    const text = 'The [Workers Party of Fiji|E] ( [Partido Obreiro Socialista de Fiji|E] ) and [MOPU|E] ( [Movimiento Obrero Popular Unido|E] ) met.'; // prettier-ignore
    for (const [, party = '', letters = '', movement = ''] of await copiesOf(text)) {
      expect(party).toMatch(/^Partido (?!Obreiro)\p{Lu}\p{Ll}+ de Fiji$/u);
      expect(movement).toMatch(/^Movimiento \p{Lu}\p{Ll}+$/u);
      expect(letters).toBe(movement.replaceAll(/[^\p{Lu}]/gu, ''));
    }
    for (const [party] of await copiesOf('The [Partido Obreiro de Fiji|O] won three seats.'))
      expect(party).toMatch(/^Partido \p{Lu}\p{Ll}+ de Fiji$/u);
  });

  it('is no side of a parliament, nor a state beside a party that stays', async () => {
    const text = 'Most of the [Bolivian Left|E] : the [Agrarian Party|E] , the [Village Party|E] and the [QLD state Labor|E] Government.'; // prettier-ignore
    for (const [side, , , government] of await copiesOf(text))
      expect([side, government]).toEqual(['Bolivian Left', 'QLD state Solidarity']);
    for (const [members, party] of await copiesOf('The [Texas Republicans|O] and the [Republican Party|O] met.')) {
      expect(members).toMatch(/^(?!Texas)[\p{L} ]+ Republicans$/u);
      expect(party).toBe('Republican Party');
    }
  });
});

describe('an English coalition', () => {
  it('is called as parties are', async () => {
    for (const [one, other] of await copiesOf(
      '[Popular Harvest|O] and [Zarbex|O] ran in a coalition with the left .',
    )) {
      expect(one).toMatch(/^(?:Popular|Civic|Common|National) \p{Lu}\p{Ll}+$/u);
      expect(other).toMatch(/^(?!The|Zarbex)\p{Lu}\p{Ll}+$/u);
    }
  });
});

describe('an English surname with a capital in it', () => {
  it('is nobody’s letters in brackets behind what stays but for its year', async () => {
    const text = 'She lost the [1932 United States Senate elections|E] ( [McNeil|P] was defeated ) .';
    for (const [, name] of await copiesOf(text)) expect(name).not.toBe('McNeil');
  });
});

describe('what is called after somebody', () => {
  it('follows who it is called after, be that a town too', async () => {
    const text = '[Lord Stanley|P] gave the [Stanley Cup|E] ; the [Calloway Trophy|O] is of [Mary Calloway|P] .';
    for (const [lord = '', cup, trophy, mary = ''] of await copiesOf(text)) {
      expect(cup).toBe(`${lord.replace('Lord ', '')} Cup`);
      expect(trophy).toBe(`${mary.split(' ').at(-1)} Trophy`);
    }
  });
});

describe('an English name of nobody', () => {
  it('is what a minister is for', async () => {
    const text = 'Minister for [Trade|P] , [Minister for Agriculture|P] and Minister for [Water Resources|P] .';
    for (const [trade, farms, water] of await copiesOf(text)) {
      expect(trade).toMatch(/^(?!Trade)(?:Education|Finance|Health|Agriculture|Transport|Justice|Housing|Energy|Commerce|Labou?r|Defen[cs]e|Culture|Tourism|Immigration|Welfare|Forestry|Transportation|Security|Planning|Research|Statistics|Taxation|Mining|Aviation|Rehabilitation)$/u); // prettier-ignore
      expect(farms).toMatch(/^Minister for (?!Agriculture)\p{Lu}\p{Ll}+$/u);
      expect(water).toBe('Water Resources');
    }
  });
});

describe('an English body by a number, a nickname or a given name', () => {
  it('is one of those near it where they are counted', async () => {
    for (const [congress, association] of await copiesOf('The [112th Congress|O] and [Harbor 21st Century|O] .')) {
      expect(['110th Congress', '111th Congress']).toContain(congress);
      expect(association).not.toMatch(/\d{2}(?:st|nd|rd|th) (?!Century)/u);
    }
    for (const [project] of await copiesOf('The [Project for the New American Century|O] met.'))
      expect(project).toMatch(/^Project for the New (?:Canadian|Australian) Century$/u);
  });

  it('is a nickname alone, and the work of a firm no match', async () => {
    for (const [team] of await copiesOf('He played two seasons with [Condors|O] .'))
      expect(teams?.find(team ?? ''), team).toBeDefined();
    for (const [firm = ''] of await copiesOf('Several games by [Zarbex|O] sold well.'))
      expect(firm).not.toMatch(/ (?:Bulls|United|City|Town|Rovers|Athletic|Wanderers|Albion)$/u);
  });

  it('is called after a prince by a given name of two', async () => {
    for (const [house] of await copiesOf('a chair at [Charles-Ferdinand University|O] in Brno'))
      expect(house).toMatch(/^(?!Charles)\p{Lu}\p{L}+-(?!Ferdinand)\p{Lu}\p{L}+ University$/u);
  });
});
