import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { labelled } from '../helpers/marked.ts';

const TYPES = { LOC: { type: 'location' }, DER: { policy: 'from-corpus' } } as const;

/** Mentions of copies of a text whose words for peoples are drawn from their class. */
async function peoplesIn(text: string) {
  const copies: string[][] = [];
  const settings = { alpha: 12, augmentedOnly: true, generated: false, locale: 'de', policies: TYPES };
  for await (const { text: copy, entities } of await augment([labelled('c', text)], settings))
    copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
  return copies;
}

describe('what stands beside a mention of a German text', () => {
  it('makes no body another of its sentence, in whatever form that stands', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Der Plan des [Europäischen Parlaments|ORG] muss vor den [Europäischen Rat|ORG] .',
    )) {
      // prettier-ignore
      const [first = '', second = ''] = mentions.map((name) => name.replace(/e?s$/u, ''));
      expect(first).not.toBe(second);
    }
  });

  it('gives no country without a coast ships', async () => {
    for (const [ships] of await peoplesIn('Dazu kamen [deutsche|DER] Fregatten der neuen Klasse .'))
      expect(ships).toBe('deutsche');
    for (const [boats] of await peoplesIn('Dazu kamen die [polnischen|DER] U-Boote im Herbst .'))
      expect(boats).toMatch(/^(?:lett|litau)ischen$/u);
    for (const [country] of await peoplesIn('Die Marine von [Deutschland|LOC] übte .'))
      expect(country).toBe('Deutschland');
    for (const [port] of await peoplesIn('Die Fregatte lag im Herbst in [Emden|LOC] am Kai .'))
      expect(port).toMatch(/^(?!Emden)(?:Hamburg|Bremen|Kiel|Wilhelmshaven|Cuxhaven|Bremerhaven|Rostock|Stralsund|Wismar|Flensburg|Lübeck|Brake|Nordenham)$/u); // prettier-ignore
    for (const [people, town] of await peoplesIn('Die [österreichische|DER] Küche und das Bier aus [Emden|LOC] .')) {
      expect(people).toBe('deutsche');
      expect(town).not.toBe('Emden');
    }
  });

  it('leaves power stations where they are, roads where they meet, and a capital with its province', async () => {
    for (const [people] of await peoplesIn('Nach dem Atomausstieg war das [deutsche|DER] Netz zu klein .'))
      expect(people).toBe('deutsche');
    for (const roads of await peoplesIn('Die [A 61|LOC] ist bis zum [Kreuz Lindheim|LOC] gesperrt .'))
      expect(roads).toEqual(['A 61', 'Kreuz Lindheim']);
    for (const [road] of await peoplesIn('Die [A 61|LOC] ist gesperrt .')) expect(road).not.toBe('A 61');
    for (const towns of await peoplesIn('Aus [Laschkar Gah|LOC] , der Provinzhauptstadt von [Helmand|LOC] .'))
      expect(towns).toEqual(['Laschkar Gah', 'Helmand']);
  });

  it('takes a kingdom of the same part, a region of the same country and a church of a state', async () => {
    for (const { mentions } of await copiesIn('de', 'Das Königreich [Bayern|LOC] und das Königreich [Neapel|LOC] .')) {
      expect(mentions[0]).toMatch(/^(?:Hannover|Württemberg|Sachsen|Preußen)$/u);
      expect(mentions[1]).toMatch(/^(?:Sardinien|Sizilien)$/u);
    }
    for (const { mentions } of await copiesIn('de', 'Er zog in das [Elsass|LOC] , sie in die [Toskana|LOC] .')) {
      expect(mentions[0]).toMatch(/^(?:Limousin|Languedoc|Roussillon|Périgord|Artois|Poitou)$/u);
      expect(mentions[1]).toMatch(/^(?:Lombardei|Emilia-Romagna|Basilikata)$/u);
    }
    for (const { mentions } of await copiesIn('de', 'Die [Evangelische Kirche von Westfalen|ORG] schwieg .'))
      expect(mentions[0]).toMatch(/^Evangelische Kirche (?:im Rheinland|der Pfalz|in (?:Hessen und Nassau|Mitteldeutschland)|von Kurhessen-Waldeck)$/u); // prettier-ignore
  });
});
