import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { packOf } from '../../src/languages/index.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const regionOf = (town = '') => loadGazetteers().list('pt', 'cities')?.find(town)?.region;

/** The states of Brazil by their letters. */
const STATES = new Map((packOf('pt')?.places?.regionCodes ?? '').split(' ').map((each) => each.replaceAll('_', ' ').split(':') as [string, string])); // prettier-ignore

describe('towns of Brazil', () => {
  it('lie in the state that the letters behind them stand for', async () => {
    for (const { mentions } of await copiesIn('pt', 'Reside em [Campinas/SP|LOC] e trabalha em [Londrina|LOC] ([PR|LOC]).')) {
      const [town, code = ''] = mentions[0]?.split('/') ?? [];
      expect(regionOf(town), mentions[0]).toBe(STATES.get(code));
      expect(regionOf(mentions[1]), mentions.join()).toBe(STATES.get(mentions[2] ?? ''));
    }
  }); // prettier-ignore

  it('lie in the state that the text names beside them', async () => {
    const text = 'Nasceu em [Uberlândia|LOC], no estado de [Minas Gerais|LOC], e mora em [Maringá|LOC], no [Paraná|LOC]. Em [Minas Gerais|LOC] chove.'; // prettier-ignore
    for (const { mentions } of await copiesIn('pt', text)) {
      expect(regionOf(mentions[0]), mentions.join()).toBe(mentions[1]);
      expect(regionOf(mentions[2]), mentions.join()).toBe(mentions[3]);
      expect(mentions[4]).toBe(mentions[1]);
    }
  });

  it('leave Brazil what it is, and towns of Portugal lie there', async () => {
    for (const { mentions } of await copiesIn('pt', 'No [Brasil|LOC], entre [Curitiba|LOC] e [Joinville|LOC], chove.')) {
      expect(mentions[0]).toBe('Brasil');
      for (const town of mentions.slice(1)) expect(STATES.has([...STATES].find(([, name]) => name === regionOf(town))?.[0] ?? ''), town).toBe(true); // prettier-ignore
    }
    for (const { mentions } of await copiesIn('pt', 'Viveu em [Viseu|LOC] e em [Mangualde|LOC].'))
      for (const town of mentions) expect(regionOf(town), town).toBe('Portugal');
  }); // prettier-ignore
});

describe('places of Portuguese', () => {
  it('that no list has, behind a preposition with an article, become towns, which take it away where they have none', async () => {
    for (const { text, mentions } of await copiesIn('pt', 'Chegou da [Azambujalva|LOC] e mora no [Xistalinho|LOC].')) {
      expect(mentions).not.toContain('Azambujalva');
      expect(mentions).not.toContain('Xistalinho');
      expect(text).toMatch(/^Chegou de \p{Lu}.* mora em \p{Lu}/u);
    }
  });

  it('in the plural become others in the plural', async () => {
    for (const { mentions } of await copiesIn('pt', 'Foi às [Filipinas|LOC], às ilhas [Canárias|LOC] e às [Dolomitas|LOC].')) {
      expect('Maldivas Bahamas Bermudas Seicheles Comores').toContain(mentions[0]);
      expect('Baleares Malvinas Antilhas Desertas Selvagens Berlengas').toContain(mentions[1]);
      expect(['Montanhas Rochosas', 'Ardenas']).toContain(mentions[2]);
    }
  }); // prettier-ignore
});
