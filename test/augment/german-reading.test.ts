import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { mapShape } from '../../src/surrogates/case.ts';
import { createRng } from '../../src/core/rng.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { labelled } from '../helpers/marked.ts';

const POLICIES = { LOC: { type: 'location' }, ORG: { type: 'organisation' }, DER: { policy: 'from-corpus' } } as const;

/** Mentions of copies of a text whose words for peoples, and compounds, are drawn as those of a corpus. */
async function drawnIn(text: string) {
  const copies: string[][] = [];
  const settings = { alpha: 12, augmentedOnly: true, generated: false, locale: 'de', policies: POLICIES };
  for await (const { text: copy, entities } of await augment([labelled('c', text)], settings))
    copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
  return copies;
}

const genderOf = (name = '') => loadGazetteers().list('de', 'given-names')?.find(name)?.gender;

describe('what readers of German copies found wrong', () => {
  it('knows a party of history behind its article, and capitals with the stop of a sentence', async () => {
    for (const { mentions } of await copiesIn('de', 'Gegner der [NSDAP|ORG] spielten beim [DHB.|ORG]')) {
      expect(mentions[0]).toMatch(/^(?:DNVP|DVP|KPD)$/u);
      expect(mentions[1]).toMatch(/^(?:DFB|DBB|DVV)\.$/u);
    }
  });

  it('keeps a name that letters which everybody knows explain', async () => {
    const text = 'Die [Qualische Fußball-Union|ORG] ( [UEFA|ORG] ) tagte.';
    for (const { mentions } of await copiesIn('de', text))
      expect(mentions).toEqual(['Qualische Fußball-Union', 'UEFA']);
  });

  it('keeps who and what is of antiquity, and foreigners whom no name of here fits, wherever they are named', async () => {
    const text = 'Der Tempel der [Qvelenike|PER] in [Zwexandria|LOC] wurde gefunden.\nDer kambodschanische Botschafter [Imqad Qvustapha|PER] schwieg.\nDann ging [Qvustapha|PER] mit [Karl Schmidt|PER].'; // prettier-ignore
    for (const { mentions } of await copiesIn('de', text)) {
      expect(mentions.slice(0, 4)).toEqual(['Qvelenike', 'Zwexandria', 'Imqad Qvustapha', 'Qvustapha']);
      expect(mentions[4]).not.toMatch(/Karl|Schmidt/u);
    }
  });

  it('knows towns with a hyphen', async () => {
    for (const { mentions } of await copiesIn('de', 'Er fuhr nach [Qvellingsheim|LOC] und nach [Buenos-Aires|LOC].')) {
      expect(mentions[0]).not.toBe('Qvellingsheim');
      expect(
        loadGazetteers()
          .list('de', 'world-cities')
          ?.find(mentions[1] ?? ''),
        mentions[1],
      ).toBeDefined();
    }
  });

  it('lets a country at home be itself beside its towns and parties', async () => {
    for (const [, people] of await drawnIn(
      'Die Erringung des [Hamburger|DER] Titels und die [deutsche|DER] Meisterschaft.',
    ))
      // prettier-ignore
      expect(people).toBe('deutsche');
    for (const { mentions } of await copiesIn('de', 'In [Deutschland|LOC] regiert die CDU.'))
      expect(mentions).toEqual(['Deutschland']);
  });

  it('calls a team abroad by no town of here', async () => {
    const towns = loadGazetteers().list('de', 'towns');
    for (const { mentions } of await copiesIn(
      'de',
      'Das Spiel beim bulgarischen Tabellenführer [Qvex Umzala|ORG] endete 2:1.',
    )) {
      expect(mentions[0]).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
      expect(towns?.find(mentions[0]?.split(' ')[1] ?? ''), mentions[0]).toBeUndefined();
    }
  });

  it('writes no letters that nobody is called by', () => {
    const drawn = Array.from({ length: 4000 }, (_, i) => mapShape('GM', createRng(i)));
    expect(drawn).not.toContain('SS');
    expect(drawn).toContain('SB');
  });

  it('hears from behind a name of which sex somebody is, and puts who owns something in the genitive', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      '[Su-Wen Qvandee|PER], ein Oppositionssprecher, der viel sagt, schwieg.',
    ))
      expect(genderOf(mentions[0]?.split(/[ -]/u)[0]), mentions[0]).not.toBe('f');
    for (const { mentions } of await copiesIn('de', '[Su-Wen Qvandee|PER], eine Sprecherin der Partei, schwieg.'))
      expect(genderOf(mentions[0]?.split(/[ -]/u)[0]), mentions[0]).not.toBe('m');
    for (const { mentions } of await copiesIn('de', 'Sie kam in die Klasse [Oskar Qvendells|PER] in Bonn.'))
      expect(mentions[0]).toMatch(/(?:s|’)$/u);
  });

  it('takes free states for free states, islands of one sea and valleys of one range', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Im Dienst des [Freistaats Sachsen|LOC] fuhr er nach [Ionien|LOC], auf [Borkum|LOC] und ins [Pustertal|LOC].',
    )) {
      expect(mentions[0]).toMatch(/^Freistaats (?:Bayern|Thüringen)$/u);
      expect(mentions[1]).toMatch(/^(?!Ion)\p{Lu}\p{Ll}+ien$/u);
      expect(mentions[2]).not.toMatch(/^(?:Sardinien|Kreta|Mallorca|Sizilien)$/u);
      expect(mentions[3]).toMatch(/^(?:Ziller|In|Ötz|Stubai|Etsch|Lech)n?tal$/u);
    }
  });

  it('leaves colonies to who had them, and takes languages for languages', async () => {
    for (const found of await drawnIn('Alle [britischen|DER] Kolonien hörten [Hindi-Lieder|DER] gern.')) {
      expect(found[0]).toBe('britischen');
      expect(found[1]).toMatch(/^(?:Urdu|Tamil|Bengali)-Lieder$/u);
    }
  });

  it('calls a fair after another town, and no war', async () => {
    for (const found of await drawnIn('Vor der [Leipziger Zwexe|DER] und nach der [Weimarer Republik|DER].')) {
      expect(found[0]).toMatch(/^(?!Leipz)\p{Lu}\p{Ll}+er Zwexe$/u);
      expect(found[1]).toBe('Weimarer Republik');
    }
  });

  it('lets a town of no list that looks foreign lie in the country of which its line tells', async () => {
    const regionOf = (town = '') => loadGazetteers().list('de', 'world-cities')?.find(town)?.region;
    for (const { mentions } of await copiesIn('de', 'Später wurde [Qvesvalca|LOC] ein serbisches Kloster.'))
      expect(regionOf(mentions[0]), mentions[0]).toBe('Serbien');
    for (const { mentions } of await copiesIn('de', 'In [Steinqvarbrück|LOC] hungerten polnische Zwangsarbeiter.'))
      expect(regionOf(mentions[0]), mentions[0]).not.toBe('Polen');
  });

  it('leaves a letter for a name one, and writes games for games', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Bescheid des [Jobcenters Landkreis W|ORG] nach den [Qvempire and Wealth Games|ORG].',
    )) {
      expect(mentions[0]).toMatch(/^Jobcenters Landkreis [A-VX-Z]$/u);
      expect(mentions[1]).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ Games$/u);
    }
  });

  it('puts who made something in the genitive, and whom the text names without it', async () => {
    for (const text of [
      'Er las zahlreiche Aussprüche [Qvelters|PER] und schwieg.',
      '[Qvelter|PER] ging. Man nahm ihm den Hut weg, den Hut [Qvelters|PER] weg.',
    ])
      for (const { mentions } of await copiesIn('de', text)) expect(mentions.at(-1)).toMatch(/(?:s|[sxzß]’)$/u);
  });

  it('lets only women bear children', async () => {
    const given = loadGazetteers().list('de', 'given-names');
    for (const text of [
      '1930 brachte [Zubelko Qvarm|PER] ein Kind zur Welt.',
      '[Zubelko Qvarm|PER] gebar ihn.',
      '[Zubelko Qvarm|PER] und ihr Mann kamen.',
    ])
      for (const { mentions } of await copiesIn('de', text))
        expect(given?.find(mentions[0]?.split(' ')[0] ?? '')?.gender, mentions[0]).toBe('f');
  });

  it('gives a mountain of two words one of its gender', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Dort liegt der [Große Qvarmberg|LOC] und auf der [Großen Qvarmspitze|LOC] ein Kreuz.',
    )) {
      expect(mentions[0]).not.toMatch(/(?:spitze|wand|kuppe|höhe)$/u);
      expect(mentions[1]).toMatch(/(?:spitze|wand|kuppe|höhe)$/u);
    }
  });

  it('makes no saint of another language a German one', async () => {
    for (const { mentions } of await copiesIn('de', 'Die Flotte fuhr nach [Sao Qvelmo|LOC].'))
      expect(mentions[0]).not.toMatch(/^Sao /u);
  });

  it('leaves the Foreign Office in Berlin', async () => {
    for (const { mentions } of await copiesIn('de', 'Das [Auswärtige Amt|ORG] in [Berlin|LOC] schwieg.'))
      expect(mentions[1]).toBe('Berlin');
  });

  it('makes what sells something no newspaper', async () => {
    for (const { mentions } of await copiesIn('de', '[Qvelmblick|ORG] verkauft Gas, schrieb die Zeitung.'))
      expect(mentions[0]).not.toMatch(/(?:Zeitung|Bote|Kurier|Anzeiger|Magazin|Fenster|fenster)$/u);
  });

  it('knows towns abroad that the lists of other languages have, and takes no family name for a genitive', async () => {
    const towns = loadGazetteers().list('de', 'world-cities');
    const isIn = (country: string, name = '') => towns?.find(name)?.region === country;
    for (const { mentions } of await copiesIn('de', 'Er lebt in [Montélimar|LOC], sie in [Cleethorpes|LOC].')) {
      expect(isIn('Frankreich', mentions[0]), mentions[0]).toBe(true);
      expect(isIn('Großbritannien', mentions[1]), mentions[1]).toBe(true);
    }
    for (const { mentions } of await copiesIn(
      'de',
      'Sie trennte sich von ihrem Freund [Matthew Williams|PER] vor Jahren.',
    ))
      expect(mentions[0]).not.toMatch(/’$/u);
    const names = new Set(
      (await copiesIn('de', 'Man traf [Matthew Williams|PER] dort.')).map(({ mentions }) => mentions[0]),
    );
    for (const { mentions } of await copiesIn(
      'de',
      'Nach der Trennung von ihrem Freund [Matthew Williams|PER] Liebeskummer.',
    ))
      expect([...names]).toContain(mentions[0]);
  });
});
