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

/** Whether a town is called without an article, as those of several words are that the pack has in no group. */
const isBare = (town = '') => / /u.test(town) && regionOf(town) !== undefined && !(packOf('pt')?.places?.articled ?? []).some(({ m = '', f = '' }) => `${m} ${f}`.split(' ').includes(town.replaceAll(' ', '_'))); // prettier-ignore

describe('places of Portuguese', () => {
  it('that no list has, behind a preposition with an article, become towns, which take it away where they have none', async () => {
    for (const { text, mentions } of await copiesIn('pt', 'Chegou da [Azambujalva|LOC] e mora no [Xistalinho|LOC].')) {
      expect(mentions).not.toContain('Azambujalva');
      expect(mentions).not.toContain('Xistalinho');
      if (isBare(mentions[0])) expect(text).toMatch(/^Chegou de /u);
      if (isBare(mentions[1])) expect(text).toContain(' mora em ');
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

describe('what Portuguese texts tell beside a name', () => {
  it('is the state of a town, in letters that are no mention, and that of its public ministry', async () => {
    const text =
      'Natural de [Pelotas|LOC], RS. O [Ministério Público do Estado de São Paulo|ORG] foi a [Campinas|LOC].';
    for (const { mentions } of await copiesIn('pt', text)) {
      expect(regionOf(mentions[0]), mentions[0]).toBe('Rio Grande do Sul');
      expect(mentions[1]).toBe(`Ministério Público do Estado de ${regionOf(mentions[2])}`);
    }
  });

  it('is that a name is one of a quarter, or that a court is there', async () => {
    for (const { mentions } of await copiesIn('pt', 'O bairro [Jardim Qvimpar|LOC] recorreu à [Relação de Coimbra|ORG].')) {
      expect(mentions[0]).toMatch(/^(?:Centro|(?:Jardim|Vila|Santa|São|Boa|Bela|Santo) \p{Lu}\p{L}+)$/u);
      expect(mentions[1]).toMatch(/^(?:Tribunal da )?Relação (?:de|do) (?:Lisboa|Évora|Guimarães|Porto)$/u);
    }
  }); // prettier-ignore

  it('takes the article away where a town of another state has none, and Franca is no country', async () => {
    for (const { text, mentions } of await copiesIn('pt', 'No [Rio de Janeiro|LOC], perto de [Niterói|LOC]. Nevou em [França|LOC].')) {
      expect(text).toMatch(/^Em /u);
      expect(regionOf(mentions[0]), mentions.join()).toBe(regionOf(mentions[1]));
      expect(regionOf(mentions[2])).toBeUndefined();
    }
  }); // prettier-ignore

  it('lets a blend follow the name that stands before it', async () => {
    for (const { mentions } of await copiesIn('pt', 'A [Fundação Nacional de Saúde|ORG] ([Funasa|ORG]) paga; a [Funasa|ORG] sabe.')) {
      expect(mentions[1]).toMatch(/^Funa\p{Ll}{2}$/u);
      expect(mentions[2]).toBe(mentions[1]);
    }
  }); // prettier-ignore
});
