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
});
