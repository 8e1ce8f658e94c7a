import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { labelled } from '../helpers/marked.ts';

const regionOf = (town = '') => loadGazetteers().list('de', 'cities')?.find(town)?.region;
const CAPITALS = packOf('de')
  ?.places?.capitals?.split('|')
  .map((line) => line.split(' ')[1]?.replaceAll('_', ' '));

const POLICIES = {
  LOC: { type: 'location' },
  ORG: { type: 'organisation' },
  PER: { type: 'person' },
  DER: { policy: 'from-corpus' },
  PART: { policy: 'from-corpus' },
} as const;

/** Mentions of copies of texts, of which compounds, titles and words for peoples are drawn as those of a corpus. */
async function drawnIn(...texts: string[]) {
  const copies: string[][] = [];
  const settings = { alpha: 10, augmentedOnly: true, generated: false, locale: 'de', policies: POLICIES };
  const docs = texts.map((text, i) => labelled(`c${i}`, text));
  for await (const { text: copy, entities } of await augment(docs, settings))
    copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
  return copies;
}

describe('what a German line tells of a mention', () => {
  it('is the region of a town behind its adjective', async () => {
    const text = 'Im [hessischen|DER] [Qvengsheim|LOC] und im [aargauischen|DER] [Qveniken|LOC] brannte es .';
    for (const [hessian, town, swiss, village] of await drawnIn(text)) {
      expect([hessian, swiss]).toEqual(['hessischen', 'aargauischen']);
      expect(regionOf(town), town).toBe('Hessen');
      expect(regionOf(village), village).toBe('Schweiz');
    }
  });

  it('is that a capital stands for who governs in it', async () => {
    for (const { mentions } of await copiesIn('de', 'Am Montag hat [Athen|LOC] dazu den zweiten Schritt gemacht .'))
      expect(CAPITALS).toContain(mentions[0]);
  });

  it('is between which states there was a war or a dispute, and where a world war was', async () => {
    for (const { mentions } of await copiesIn('de', 'Im Gasstreit zwischen [Russland|LOC] und der [Ukraine|LOC] .'))
      expect(mentions).toEqual(['Russland', 'Ukraine']);
    const war = 'Im Zweiten Weltkrieg war er Soldat in [Belgien|LOC] , [Russland|LOC] und [Italien|LOC] .';
    for (const { mentions } of await copiesIn('de', war)) expect(mentions).toEqual(['Belgien', 'Russland', 'Italien']);
  });

  it('is who occupied a country, and of which party members are', async () => {
    for (const [word] of await drawnIn('Die [britische|DER] Besatzungsmacht schlug ihn vor .'))
      expect(word).toBe('britische');
    for (const { mentions } of await copiesIn('de', 'Die [SPD|ORG] tagte, und die Sozialdemokraten schwiegen .'))
      expect(mentions).toEqual(['SPD']);
    for (const { mentions } of await copiesIn('de', 'Das Netz der S-Bahn [Stuttgart|LOC] ist lang .'))
      expect(regionOf(mentions[0]), mentions[0]).toBeDefined();
  });

  it('is the home of who is called after it', async () => {
    const list = loadGazetteers().list('fr', 'given-names');
    const text = 'Der [Franzose|DER] [Éric Dufrange|PER] kam .';
    for (const [people, name = ''] of await drawnIn(text)) {
      expect(people).not.toBe('Franzose');
      expect(list?.find(name.split(' ', 1)[0] ?? '')?.band ?? 2, name).toBeGreaterThan(0);
    }
  });

  it('is how far places abroad are from each other, which stay', async () => {
    const text = '[Qvézauville|LOC] liegt im Südosten von [Montélinar|LOC] , etwa 20 Kilometer davon entfernt .';
    for (const { mentions } of await copiesIn('de', text)) expect(mentions).toEqual(['Qvézauville', 'Montélinar']);
  });

  it('is that a word is explained, which stays', async () => {
    const text = 'Eine Wandlung von [Qvauener Stein|LOC] über [Qvaunerstein|LOC] zu [Qvanerstein|LOC] .';
    for (const { mentions } of await copiesIn('de', text))
      expect(mentions).toEqual(['Qvauener Stein', 'Qvaunerstein', 'Qvanerstein']);
    for (const [word] of await drawnIn('Ein [Nassauer|DER] ist in dieser Wortbedeutung ein Gast .'))
      expect(word).toBe('Nassauer');
  });

  it('is that something is a house, a hill or a river abroad', async () => {
    const text =
      'Dazu gehören die Häuser [Qveyach|LOC] und [Wexinger Mühle|LOC] am [Qverberg|LOC] und am [Río Qvingú|LOC] .';
    for (const { mentions } of await copiesIn('de', text)) {
      expect(mentions[0]).toMatch(/(?:hof|hütte|mühle|haus)$/u);
      expect(mentions[1]).toMatch(/(?:hof|hütte|mühle|haus|e Mühle)$/u);
      expect(mentions[3]).toMatch(/^Río /u);
    }
  });

  it('is that a lake is where a way leads, and no lake of the town where it begins', async () => {
    for (const { mentions } of await copiesIn('de', 'Sie fuhren von [Rheine|LOC] bis zum [Bodensee|LOC] .'))
      expect(mentions[1]).not.toMatch(/ See$/u);
  });

  it('is the gender of what flies', async () => {
    for (const { mentions } of await copiesIn('de', 'Sie kamen an Bord eines [Airbus|ORG] an .'))
      expect(mentions).toEqual(['Airbus']);
  });

  it('is a newspaper that is not declined, and Switzerland by its parties', async () => {
    for (const { mentions } of await copiesIn('de', 'Das sagte er der „ [Financial Times Deutschland|ORG] “ .'))
      expect(mentions[0]).toMatch(/^(?!Süddeutsche)\p{Lu}\p{Ll}+er? \p{Lu}\p{Ll}+$/u);
    for (const { mentions } of await copiesIn('de', 'In der [Schweiz|LOC] sprach ein Nationalrat der SVP .'))
      expect(mentions[0]).toBe('Schweiz');
  });

  it('is a ruler by his title, and a member of parliament by none of two letters', async () => {
    const { m = '', f = '' } = packOf('de')?.names?.reigning ?? {};
    for (const { mentions } of await copiesIn('de', 'Ihn ernannte König [Qvladislav|PER] zum Hauptmann .'))
      expect(`${m} ${f}`.split(' ')).toContain(mentions[0]);
    for (const { mentions } of await copiesIn('de', 'Das [Qvische Zentralmuseum der SS|ORG] .'))
      expect(mentions[0]).not.toMatch(/^(?:EU|F1|WM|\p{Lu}\p{Ll}+) SS$/u);
  });
});

describe('compounds and titles of a German corpus', () => {
  it('are called after persons where they are', async () => {
    const [bySchool, byTroop] = ['Die [Karl-Lindner-Schule|PART] .', 'Die [Qvöllges-Truppe|PART] .'];
    for (const [name] of await drawnIn(bySchool, byTroop))
      expect(name).toMatch(/^(?:\p{Lu}[\p{L}-]+-\p{Lu}\p{L}+-Schule|\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)?-Truppe)$/u);
  });

  it('follow letters that stand by themselves', async () => {
    for (const [group = '', party] of await drawnIn('Die [QPP-Fraktion|PART] wurde über die [QPP|ORG] gewählt .'))
      expect(group).toBe(`${party}-Fraktion`);
  });

  it('are told by quotation marks, and hold the country that they name', async () => {
    for (const [title] of await drawnIn('Sie schrieb es ( „ [Sommer vorm Zaun|PART] “ ) .'))
      expect(title).not.toBe('Sommer vorm Zaun');
    for (const [club] of await drawnIn('Die „ [Wilden Dinos|PART] “ siegten .')) expect(club).toBe('Wilden Dinos');
    for (const [, word] of await drawnIn('In [Alte Verse Griechenlands|PART] stehen die [griechischen|DER] Dichter .'))
      expect(word).toBe('griechischen');
  });
});
