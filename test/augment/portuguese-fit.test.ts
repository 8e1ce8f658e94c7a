import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

/** What the mentions of a text became, in twenty copies. */
const mentionsIn = async (text: string) => (await copiesIn('pt', text)).map(({ mentions }) => mentions);

describe('what Portuguese copies have', () => {
  it('are bodies for the same, or the one that there is', async () => {
    for (const [agency = ''] of await mentionsIn('A [Agência Portuguesa do Ambiente|ORG] proibiu a obra.'))
      expect(agency).toMatch(/^Agência (?:Lusitana|Ibérica|Atlântica) do Ambiente$/u);
    for (const [heritage = ''] of await mentionsIn('Gere-o a [Direção-Geral do Património Cultural|ORG].'))
      expect(heritage).toMatch(/^(?:Agência|Autoridade|Inspeção-Geral) do Património Cultural$/u);
    for (const [ministry = ''] of await mentionsIn('Escreveu ao [Ministério das Infraestruturas|ORG].'))
      expect(ministry).toMatch(/Transportes|Obras Públicas|Equipamento/u);
    for (const [court = ''] of await mentionsIn('O [Tribunal de Contas|ORG] deu o visto.'))
      expect(court).toBe('Tribunal de Contas');
    for (const [party = ''] of await mentionsIn('Fundou o [Partido Evolucionista|ORG].'))
      expect(party).toMatch(/^Partido (?:Cívico|Renovador|Regionalista|Municipalista|Reformador)$/u);
  });

  it('are roads by their letters', async () => {
    for (const [road = ''] of await mentionsIn('O troço da [BR-251|LOC] fechou.')) expect(road).toMatch(/^BR-\d{3}$/u);
    for (const [road = ''] of await mentionsIn('Passava na [Estrada Nacional 209|LOC].'))
      expect(road).toMatch(/^Estrada Nacional \d{3}$/u);
  });

  it('are waters that rise and flow where they do', async () => {
    for (const mentions of await mentionsIn(
      'O [rio Paiva|LOC] nasce na [serra de Leomil|LOC] e desagua no [Douro|LOC].',
    ))
      expect(mentions).toEqual(['rio Paiva', 'serra de Leomil', 'Douro']);
  });

  it('are brothers of hers, lands beside a border, and archers who keep no goal', async () => {
    const given = loadGazetteers().list('pt', 'given-names');
    for (const [brother = '', land, archers] of await mentionsIn(
      'O irmão dela, [Genival|PER], mora junto à fronteira com [Espanha|LOC], como os [arqueiros|PROF].',
    )) {
      expect(given?.find(brother)?.gender, brother).not.toBe('f');
      expect(
        loadGazetteers()
          .list('pt', 'countries')
          ?.find(land ?? ''),
        land,
      ).toBeDefined();
      expect(archers).not.toMatch(/golei|guarda/u);
    }
  });

  it('are people of whom the word before them tells', async () => {
    for (const [name = ''] of await mentionsIn('Venceu o ciclista dinamarquês [Jonas Vingegaard|PER].'))
      expect(name).not.toMatch(/(?:ão|os|eira|eiro|alho)$/u);
  });

  it('are towns of a river’s course, seas and what is abroad as they are', async () => {
    const course = 'Segue depois por [Avis|LOC], [Mora|LOC] e [Coruche|LOC], até desaguar no [Tejo|LOC].';
    for (const mentions of await mentionsIn(course)) expect(mentions).toEqual(['Avis', 'Mora', 'Coruche', 'Tejo']);
    for (const [sea = ''] of await mentionsIn('Via-se o [Atlântico|LOC] da varanda.')) expect(sea).toBe('Atlântico');
    for (const [town = ''] of await mentionsIn('No exterior, foi exibido em [Roterdã|LOC].'))
      expect(town).toBe('Roterdã');
    for (const mentions of await mentionsIn('Os leirienses visitam o [Tondela|ORG], em [Tondela|LOC], no domingo.'))
      expect(mentions).toEqual(['Tondela', 'Tondela']);
  });

  it('are houses of their kind, and clubs of their division', async () => {
    for (const [cinema = ''] of await mentionsIn('A obra do antigo [Cinema Moderno|LOC] começou.'))
      expect(cinema).toMatch(/^Cinema /u);
    for (const [house = ''] of await mentionsIn('Restaurou a [Casa do Alpendre|LOC].'))
      expect(house).toMatch(/^Casa d/u);
    for (const [club = ''] of await mentionsIn('O [Remo|ORG] venceu por 2 a 1 na Série C.'))
      expect(club).not.toMatch(/Corinthians|Flamengo|Palmeiras|Ceará/u);
    for (const [river = ''] of await mentionsIn('Voltaram ao [rio Tefé|LOC].')) expect(river).toBe('rio Tefé');
  });

  it('are no firms where a body gives leave', async () => {
    for (const [body = ''] of await mentionsIn('A fábrica depende de aval do [Cimpor|ORG].'))
      expect(body).toBe('Cimpor');
  });

  it('are people of no family called as a people of Brazil is', async () => {
    for (const [name = ''] of await mentionsIn('Chamou o [Rui Xavante|PER], de [Beja|LOC].'))
      expect(name).not.toMatch(/Yanomami|Xavante|Tukano|Tupinambá|Kayapó/u);
  });

  it('are where the letters of an order and a district say, with its rivers', async () => {
    const SAO_PAULO = /^(?!Recife|Olinda|Curitiba|Salvador)\p{L}/u;
    for (const [town = '', state] of await mentionsIn('De [Campinas|LOC]/[SP|LOC]. Dra. Ana, CRM-SP 184.')) {
      expect(town).toMatch(SAO_PAULO);
      expect(state).toBe('SP');
    }
    for (const [court = '', state] of await mentionsIn(
      '[Tribunal de Justiça do Estado de Minas Gerais|ORG]. De [MG|LOC]. OAB/MG 12.',
    ))
      // prettier-ignore
      expect([court, state]).toEqual(['Tribunal de Justiça do Estado de Minas Gerais', 'MG']);
    for (const [town = '', district] of await mentionsIn('[Amarante|LOC] é uma cidade do distrito do [Porto|LOC].')) {
      expect(district).toBe('Porto');
      expect(town).not.toBe('Marinhais');
    }
    const flood = 'A cheia do [rio Itajaí-Açu|LOC] chegou a [Blumenau|LOC], no [Vale do Itajaí|LOC], em [Santa Catarina|LOC].'; // prettier-ignore
    for (const [river = '', , valley = '', state = ''] of await mentionsIn(flood)) {
      if (state === 'Goiás') expect([river, valley]).toEqual([expect.stringMatching(/Meia Ponte|Araguaia/u), 'Vale do São Patrício']); // prettier-ignore
      if (state === 'Minas Gerais') expect(river).toMatch(/^rio (?:das Velhas|Doce)$/u);
    }
  });

  it('are kings, battles and who everybody knows as they are, and saints for saints', async () => {
    for (const mentions of await mentionsIn(
      'A [Batalha de Aljubarrota|MISC] venceu [João I de Castela|PER], que [Camões|PER] cantou.',
    ))
      // prettier-ignore
      expect(mentions).toEqual(['Batalha de Aljubarrota', 'João I de Castela', 'Camões']);
    for (const [name = ''] of await mentionsIn('Falou com [Maria I de Souza|PER].')) expect(name).not.toMatch(/Souza/u);
    for (const [saint = ''] of await mentionsIn('A cidade lembra [São Gonçalo|PER].'))
      expect(saint).toMatch(/^São \p{L}/u);
    for (const [king, land] of await mentionsIn('Uma força de [Filipe II|PER] de [Espanha|LOC].'))
      expect([king, land]).toEqual(['Filipe II', 'Espanha']);
  });

  it('are days of a month, births and what is spoken', async () => {
    for (const [day = ''] of await mentionsIn(
      'Aos [vinte e oito dias do mês de junho de dois mil e vinte e quatro|DATE] reuniu.',
    ))
      // prettier-ignore
      expect(day).not.toMatch(/^trinta e (?!um )/u);
    for (const [born = '', age = '', seen = ''] of await mentionsIn(
      'D.N.: [21/08/1983|DATE] Idade: [41 anos|AGE]. Visto a [07/01/2025|DATE].',
    )) {
      // prettier-ignore
      const [year, day] = [born, seen].map((date) => Number(date.slice(-4)));
      expect(Math.abs((day ?? 0) - (year ?? 0) - Number.parseInt(age, 10))).toBeLessThanOrEqual(1);
    }
    for (const mentions of await mentionsIn('Um casal de [suíços|MISC] que só falava [alemão|MISC].'))
      expect(mentions).toEqual(['suíços', 'alemão']);
  });

  it('are clubs without their letters, wards of care, and parts of towns', async () => {
    for (const [whole = '', , short] of await mentionsIn(
      'O [SC Vianense|ORG] bateu o [Atlético dos Arcos|ORG]. O [Vianense|ORG] joga.',
    ))
      // prettier-ignore
      expect(whole).toBe(`SC ${short}`);
    for (const [ward = ''] of await mentionsIn('No [Serviço de Medicina Interna|ORG].'))
      expect(ward).not.toMatch(/Farmácia|Psicologia|Interna$/u);
    for (const [stage = '', part = '', spot] of await mentionsIn(
      'No [Estádio Dr. José de Matos|LOC], no [Jardim Primavera|LOC], pelo caminho do [Cabeço|LOC].',
    )) {
      // prettier-ignore
      expect(stage).toMatch(/^Estádio /u);
      expect(part).toMatch(/^Jardim /u);
      expect(spot).toBe('Cabeço');
    }
    for (const [hospital = ''] of await mentionsIn('No [Hospital Orlando Bezerra|ORG].'))
      expect(hospital).not.toMatch(/Baltimore|Detroit|Pittsburgh/u);
  });
});
