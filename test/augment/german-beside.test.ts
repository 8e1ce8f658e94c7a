import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { labelled } from '../helpers/marked.ts';

const CAPITALS = packOf('de')
  ?.places?.capitals?.split('|')
  .map((line) => line.split(' ')[1]?.replaceAll('_', ' '));

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
  it('makes a capital that stands for its government another, and keeps that of a people which the text names', async () => {
    for (const { mentions } of await copiesIn('de', 'Die Regierung in [Ankara|LOC] und die [Türkei|LOC] schwiegen.'))
      expect(mentions.join(' ')).toMatch(/^(?!Ankara)\p{Lu}\p{L}+ (?!Türkei)\p{Lu}/u);
    for (const { mentions } of await copiesIn('de', 'Das Kabinett in [Peking|LOC] schwieg.'))
      expect(CAPITALS).toContain(mentions[0]);
    for (const { mentions } of await copiesIn('de', 'Die türkische Regierung in [Ankara|LOC] schwieg.'))
      expect(mentions).toEqual(['Ankara']);
  });

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
      expect(port).toMatch(/^(?!Emden)(?:Hamburg|Bremen|Kiel|Wilhelmshaven|Cuxhaven|Bremerhaven|Rostock|Stralsund|Wismar|Flensburg|Lübeck|Brake|Nordenham|Husum|Travemünde|Warnemünde|Eckernförde|Brunsbüttel|Norddeich)$/u); // prettier-ignore
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

  it.each([
    ['Der Verband [Süd-West-Chemie|ORG] sprach .', /^Süd-West-(?:Metall|Textil|Papier|Keramik|Elektro)$/u],
    ['Das [St . Quarzener Wirtschaftsforum|ORG] beginnt .', /^\p{Lu}\p{Ll}+er Wirtschaftsforum$/u],
    ['Die [St . Galler Kantonalbank|ORG] zahlt .', /^(?!St)\p{Lu}\p{Ll}+er Kantonalbank$/u],
    ['In der [Quarzener Neuen Presse|ORG] stand es .', /^(?!Quarz)\p{Lu}\p{Ll}+er Neuen Presse$/u],
    ['Bei [EMIs|ORG] Tochter erschien es .', /^(?:Universal|Warner)s$/u],
    ['Er hörte die [Jack Lindley Band|ORG] .', /^(?!Jack)\p{Lu}\p{Ll}+ (?!Lindley)\p{Lu}\p{Ll}+ Band$/u],
    ['Er trat in die [AV Lindia|ORG] ein .', /^AV (?!Lindia)\p{Lu}\p{Ll}+ia$/u],
    ['Die [Bundesstiftung zur Pflege der Künste|ORG] zahlt .', /^Landesstiftung zur Pflege der Künste$/u],
    ['Mit der [Linken|ORG] sprach niemand .', /^(?:Piraten|Familien|Links)partei$/u],
  ])('leaves a name what its words say: %s', async (source, form) => {
    for (const { mentions } of await copiesIn('de', source)) expect(mentions[0]).toMatch(form);
  });

  it('calls who reigns as those who do, and leaves who is numbered', async () => {
    const rulers =
      /^(?:(?:Karl|Friedrich|Wilhelm|Leopold|Ferdinand|Rudolf|Maximilian|Otto|Heinrich|Ludwig|Albrecht|Konrad|Philipp|Georg|August|Christian|Ernst|Johann) ?){2}$/u;
    for (const { mentions } of await copiesIn('de', 'Es fiel an den Kaiser [Franz Joseph|PER] zurück .'))
      expect(mentions[0]).toMatch(rulers);
    for (const { mentions } of await copiesIn('de', 'Das Schloss von [Kaiser Wilhelm II.|PER] brannte .'))
      expect(mentions[0]).toBe('Kaiser Wilhelm II.');
  });

  it('calls a Tibetan by names of there, and nobody beside another country by one of a third', async () => {
    const gazetteers = loadGazetteers();
    const peopleOf = (name: string) =>
      ['people-given-names', 'people-family-names'].flatMap(
        (list) => gazetteers.list('en', list)?.find(name)?.region ?? [],
      );
    for (const { mentions } of await copiesIn('de', 'Sein Vater heißt [Tsering Dorje|PER] , sagt der Lama .'))
      for (const name of (mentions[0] ?? '').split(' ')) expect(peopleOf(name), name).toContain('tibetan');
    for (const { mentions } of await copiesIn(
      'de',
      'Minister [Franz Josef Jung|PER] war in [Frankreich|LOC] bei [Pierre Martin|PER] .',
    ))
      for (const name of (mentions[0] ?? '').split(' ').slice(0, 2))
        expect(gazetteers.list('de', 'given-names')?.find(name), name).toBeDefined();
    for (const { mentions } of await copiesIn('de', 'Das sagte [George Bush|PER] im [Iran|LOC] .'))
      expect(
        gazetteers.list('en', 'given-names')?.find((mentions[0] ?? '').split(' ')[0] ?? '')?.band,
        mentions[0],
      ).toBe(0);
  });
});
