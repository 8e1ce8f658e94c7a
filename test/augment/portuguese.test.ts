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
      expect(regionOf(mentions[0]), mentions.join()).toBe(regionOf(mentions[1]));
  }); // prettier-ignore
});

/** Whether a town is called without an article, as those of several words are that the pack has in no group. */

describe('towns of Portugal', () => {
  it('lie in the district that the text names, by a river of it', async () => {
    const text = '[Mértola|LOC] é uma vila portuguesa do distrito de [Beja|LOC], na margem direita do [Guadiana|LOC].';
    for (const { mentions } of await copiesIn('pt', text)) expect(regionOf(mentions[0]), mentions.join()).toBe(mentions[1]); // prettier-ignore
  });

  it('by the sea stay there, with a hospital have one, and by the town that governs them', async () => {
    const { ports = '', bodySeats = [] } = packOf('pt')?.places ?? {};
    const isOf = (towns: string, name = '') => towns.split(/[ |]/u).includes(name.replaceAll(' ', '_'));
    const hospitals = bodySeats.find(({ before }) => before?.test('Hospital de '))?.towns ?? '';
    const councils = bodySeats.find(({ isCouncil }) => isCouncil === true)?.towns ?? '';
    for (const { mentions } of await copiesIn(
      'pt',
      'Na praia de [Quarteira|LOC] e no [Hospital de Santarém|ORG]. Em [Qvarinhal|LOC], no concelho de [Tondela|LOC], chove.',
    )) {
      expect(isOf(ports, mentions[0]), mentions[0]).toBe(true);
      expect(isOf(`${hospitals} Lisboa`, mentions[1]?.replace('Hospital de ', '')), mentions[1]).toBe(true);
      expect(isOf(councils, mentions[3]), mentions[3]).toBe(true);
      expect(regionOf(mentions[2]), mentions.join()).toBe(regionOf(mentions[3]));
    }
  });

  it('take their articles with them: of those with one none comes where none stands', async () => {
    const { articled = [] } = packOf('pt')?.places ?? {};
    const withArticle = new Set(articled.flatMap(({ f = '', m = '', n = '' }) => `${f} ${m} ${n}`.split(' ')));
    for (const { text, mentions } of await copiesIn('pt', 'Mora em [Leiria|LOC] e trabalha nas [Caldas da Rainha|LOC].', 40)) {
      expect(withArticle.has((mentions[0] ?? '').replaceAll(' ', '_')), text).toBe(false);
      if (!withArticle.has((mentions[1] ?? '').replaceAll(' ', '_'))) expect(text).toContain('trabalha em ');
    }
  }); // prettier-ignore
});

describe('Portuguese copies', () => {
  it('leave today today, the day before before it, and schools their holy names', async () => {
    for (const { text, mentions } of await copiesIn(
      'pt',
      'Folga a cada segundo [domingo|DATE]. [Hoje|DATE] dói, desde [ontem|DATE]; [amanhã|DATE] volta ao [Colégio da Imaculada Conceição|ORG]. Fugiu da [Síria|LOC].',
    )) {
      if (mentions[0]?.endsWith('feira') === true) expect(text).toContain('a cada segunda ');
      expect(mentions[1]).toMatch(/^Est[ae] /u);
      expect(mentions.slice(2, 4)).toEqual(['anteontem', 'depois de amanhã']);
      expect(mentions[4]).toMatch(/^Colégio d[aeo] (?:Nossa|Sagrad|Bom|Divina)/u);
      expect(mentions[5]).toBe('Síria');
    }
  });
});

describe('places of Portuguese', () => {
  it('that no list has stay behind an article, since they may be spots in a town', async () => {
    for (const { mentions } of await copiesIn('pt', 'Chegou da [Azambujalva|LOC] e mora no [Xistalinho|LOC].'))
      expect(mentions).toEqual(['Azambujalva', 'Xistalinho']);
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

  it.each([
    ['O [IPMA|ORG] prevê chuva.', /^IPMA$/u],
    ['A [Polícia Civil de Goiás|ORG] prendeu um homem.', /^Polícia Civil d[aeo] (?!Goiás)\p{Lu}/u],
    ['Pedirá a soltura ao [Tribunal de Justiça|ORG].', /^Tribunal de Justiça$/u],
    ['Está no [Hospital das Clínicas da Qvelm|ORG].', /^Hospital das Clínicas da (?!Qv)\p{Lu}/u],
    ['Os [Escuteiros|ORG] vendem filhoses.', /^\p{Lu}\p{Ll}+s$/u],
    ['Na flash da [Sport TV|ORG].', /^(?:Eleven Sports|DAZN)$/u],
    ['O grupo da [Igreja Batista Qvelma|ORG].', /^Igreja Batista (?!Qv)\p{Lu}/u],
    ['Levado à [3ª Delegacia de Polícia|ORG].', /^\d+ª Delegacia de Polícia$/u],
  ])('is what a body is there for: %s', async (source, form) => {
    for (const { mentions } of await copiesIn('pt', source)) expect(mentions[0]).toMatch(form);
  });

  it('is the sex of a king, and that a town with others behind it is one place', async () => {
    for (const { mentions } of await copiesIn('pt', 'D. [Dinis|PER] mandou em [Santo Estêvão da Serra|LOC], e [Lagos da Ericeira|LOC] pagou.')) {
      expect(loadGazetteers().list('pt', 'given-names')?.find(mentions[0] ?? '')?.gender, mentions[0]).toBe('m');
      for (const town of mentions.slice(1)) expect(loadGazetteers().list('pt', 'cities')?.find(town), town).toBeDefined();
    }
  }); // prettier-ignore
});
