import { describe, expect, it } from 'vitest';
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
});
