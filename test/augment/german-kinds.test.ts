import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';
import { labelled } from '../helpers/marked.ts';

const TYPES = { LOC: { type: 'location' }, DER: { policy: 'from-corpus' } } as const;

/** Mentions of copies of a text whose words for peoples, and compounds, are drawn as those of a corpus. */
async function drawnIn(...texts: readonly string[]) {
  const copies: string[][] = [];
  const settings = { alpha: 12, augmentedOnly: true, generated: false, locale: 'de', policies: TYPES };
  for await (const { text: copy, entities } of await augment(
    texts.map((text, i) => labelled(`c${i}`, text)),
    settings,
  ))
    copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
  return copies;
}

const regionOf = (town = '') => loadGazetteers().list('de', 'world-cities')?.find(town)?.region;

describe('kinds of what German copies write', () => {
  it('takes another district or part of the world in the genitive, with the ending that its last word has', async () => {
    for (const { mentions } of await copiesIn('de', 'Das Amt des [Rhein-Neckar-Kreises|LOC] ruht.'))
      expect(mentions[0]).toMatch(/^(?!Rhein-Neckar)\p{L}+-\p{L}+-Kreises$/u);
    for (const { mentions } of await copiesIn(
      'de',
      'Völker des [Nahen Ostens|LOC] und des [Persischen Reiches|LOC].',
    )) {
      // prettier-ignore
      const [east, empire] = mentions;
      expect(east).toMatch(/^(?:Mittleren|Fernen) Ostens$/u);
      expect(empire).toMatch(/^(?!Pers)\p{L}+ischen Reiches$/u);
    }
  });

  it.each([
    ['Im [Dialysezentrum Torgau|ORG] lag er.', /^Dialysezentrum (?!Torgau)\p{Lu}/u],
    ['Das [Röntgeninstitut Weiherhof AG|ORG] schreibt.', /^Röntgeninstitut (?!Weiherhof)\p{Lu}.* AG$/u],
    ['Das [Kantonsspital Aarau|ORG] schreibt.', /^Kantonsspital (?!Aarau)\p{Lu}/u],
    ['Sie kommt aus dem [Annahospital|ORG] zu uns.', /^(?!Anna)\p{Lu}\p{Ll}+hospital$/u],
    ['Der [Psychiatrische Dienste Thurgau|ORG] wegen.', /^Psychiatrische Dienste (?!Thurgau)\p{Lu}/u],
    ['Von der [DRV Hessen|ORG] kam nichts.', /^DRV (?!Hessen)\p{Lu}/u],
    ['Die [BG BAU|ORG] zahlt.', /^BG (?:Verkehr|ETEM)$/u],
    ['Kasse: [Helsana|ORG].', /^(?:CSS|Swica|Visana|Sanitas|Assura|Sympany|Atupri)$/u],
  ])('leaves houses and offices of health what they are: %s', async (source, form) => {
    for (const { mentions } of await copiesIn('de', source)) expect(mentions[0]).toMatch(form);
  });

  it('lets no two mentions change places where the corpus has others', async () => {
    const others = ['Zu [§ 3 QvG|DER].', 'Zu [§ 4 QvG|DER].', 'Zu [§ 5 QvG|DER].'];
    for (const found of await drawnIn('Nach [§ 1 QvG|DER] gilt nicht, was [§ 2 QvG|DER] sagt.', ...others))
      if (found.length === 2) for (const section of found) expect(section).toMatch(/^§ [3-6] QvG$/u);
  });

  it('knows a region that is cut at its hyphen', async () => {
    const regions = loadGazetteers().list('de', 'regions');
    for (const { mentions } of await copiesIn('de', 'Er kam nach [Mecklenburg- Vorpommern|LOC].'))
      expect(regions?.find(mentions[0] ?? ''), mentions[0]).toBeDefined();
  });

  it('calls what is Austrian German, and what is German Austrian, as the countries do', async () => {
    for (const found of await drawnIn('In den [österreichischen|DER] Bundesländern und auf [deutschen|DER] Höfen.'))
      expect(found).toEqual(['deutschen', 'österreichischen']);
  });

  it('keeps a union of states one, and its offices, and dollars', async () => {
    for (const [union, office, money] of await drawnIn(
      'Die [EU-Mitglieder|DER] schickten den [EU-Beauftragten|DER] mit 5 Mio. [US-Dollar|DER].',
    )) {
      // prettier-ignore
      expect(union).toBe('EG-Mitglieder');
      expect(office).toBe('EG-Beauftragten');
      expect(money).toMatch(/^(?:Hongkong|Singapur)-Dollar$/u);
    }
  });

  it('seats a bishop where bishops are, and calls a magazine as one', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Der Bischof von [Qvannburg|LOC] stand auf der Titelseite des Magazins „ [Qvimpa Zed|ORG] “.',
    )) {
      expect(mentions[0]).toMatch(/^(?:Köln|Mainz|Trier|Paderborn|Münster|\p{L}+burg|Bamberg|Speyer|Worms|Passau|Freising|Eichstätt|Brixen|Konstanz|Chur|Basel|Fulda|Hildesheim|Osnabrück|Halberstadt)$/u); // prettier-ignore
      expect(mentions[1]).toMatch(/^[\p{Lu}][\p{L} ]+$/u);
      expect(mentions[1]).not.toMatch(/Radio|Antenne|GmbH|&/u);
    }
  });

  it('takes no winner or minister for somebody of a town', async () => {
    for (const [winner, minister] of await drawnIn(
      'Der [Turniersieger|DER] Lindqvist traf den [Seeminister|DER] Olvers.',
    )) {
      // prettier-ignore
      expect(winner).toBe('Turniersieger');
      expect(minister).toBe('Seeminister');
    }
    for (const [winner, third, minister, index] of await drawnIn(
      'Der [Olympiasieger|DER] und die [Olympiadritte|DER] trafen [Europaminister|DER] Olvers im [TecDAX|DER].',
    )) {
      // prettier-ignore
      expect(winner).toMatch(/^(?!Olympia)\p{L}+sieger$/u);
      expect(third).toMatch(/^Olympia(?:zwei|vier)te$/u);
      expect(minister).toMatch(/^(?!Europa)\p{L}+minister$/u);
      expect(index).toBe('TecDAX');
    }
  });

  it('tells of the country where the town right behind lies, and keeps a language that a noun beside it begins with', async () => {
    for (const [people = '', town, language] of await drawnIn(
      'Das im [englischen|DER] [Sheffield|LOC] gebaute Rad half im Portugiesischkurs, in dem er [Portugiesisch|DER] lernte.',
    )) {
      // prettier-ignore
      expect(`${people} ${regionOf(town)}`).toMatch(/^britischen Großbritannien$/u);
      expect(language).toBe('Portugiesisch');
    }
  });

  it('makes compounds with what is of one kind: mountains, regions, towns of one country', async () => {
    for (const [stage, board, towns, both] of await drawnIn(
      'Nach der [Vogesen-Tour|DER] traf sich der [Bayern-Rat|DER] mit der [Lyon-Gruppe|DER] über [Qvanta-Belu-Sprachen|DER].',
    )) {
      // prettier-ignore
      expect(stage).toMatch(/^(?:Alpen|Ardennen|Karpaten|Pyrenäen|Dolomiten|Abruzzen|Tauern|Sudeten|Anden)-Tour$/u);
      expect(
        loadGazetteers()
          .list('de', 'regions')
          ?.find(board?.split('-')[0] ?? ''),
        board,
      ).toBeDefined();
      expect(regionOf(towns?.split('-')[0]), towns).toBe('Frankreich');
      expect(both).toBe('Qvanta-Belu-Sprachen');
    }
  });

  it('keeps the hyphen behind a party, and the article before a country of a school', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Die [FDP-|ORG] Fraktion und die [Hochschule für Technik des Saarlandes|ORG] laden ein.',
    )) {
      expect(mentions[0]).toMatch(/^(?:CDU|SPD)-$/u);
      expect(mentions[1]).toMatch(/ des Burgenlandes$/u);
    }
  });

  it('reads the article before an adjective, and calls no landscape by the name of another of the text', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Man gründete eine weitere [Zephyria|ORG]. Auf dem [Balkan|LOC] und im [Kaukasus|LOC] wusste man es.',
    )) {
      expect(mentions[0]).toMatch(/^\p{Lu}{3,}$/u);
      expect(['Balkan', 'Kaukasus']).not.toContain(mentions[1]);
      expect(['Balkan', 'Kaukasus']).not.toContain(mentions[2]);
    }
  });

  it('makes no two parties one by another name', async () => {
    const names = new Map([['CDU', 'Christdemokraten'], ['SPD', 'Sozialdemokraten'], ['FDP', 'Liberalen']]); // prettier-ignore
    for (const { mentions } of await copiesIn(
      'de',
      'Die [FDP|ORG] und die [Sozialdemokraten|ORG] stimmten zu, die [Grünen|ORG] und die [SPD|ORG] nicht.',
    )) {
      expect(mentions[1]).toBe(names.get(mentions[3] ?? ''));
      expect([...names.values()]).not.toContain(mentions[2]);
    }
  });

  it('seats a government at home in a capital, and keeps the capital of another country', async () => {
    for (const { mentions } of await copiesIn(
      'de',
      'Die Bundesregierung in [Berlin|LOC] schwieg zur ugandischen Hauptstadt [Kampala|LOC].',
    ))
      // prettier-ignore
      expect(mentions).toEqual(['Wien', 'Kampala']);
  });

  it('takes no country of today for one that is none', async () => {
    for (const { mentions } of await copiesIn('de', 'Er kam aus der [Sowjetunion|LOC].')) expect(mentions).toEqual(['Sowjetunion']); // prettier-ignore
  });

  it('takes a double name by itself for a family name, whatever its second half is', async () => {
    const families = loadGazetteers().list('de', 'family-names');
    for (const { mentions } of await copiesIn('de', 'Das sagte [Qvanschütz-Lars|PER].'))
      for (const half of mentions[0]?.split('-') ?? []) expect(families?.find(half), half).toBeDefined(); // prettier-ignore
  });

  it('takes no family name behind a preposition for a genitive, and keeps that of a name in -s before an epithet', async () => {
    const families = loadGazetteers().list('de', 'family-names');
    for (const { mentions } of await copiesIn('de', 'Das Tor fiel durch [Brandis|PER] ( 11. ).'))
      expect(families?.find(mentions[0] ?? ''), mentions[0]).toBeDefined();
    for (const { mentions } of await copiesIn('de', 'Nach der Krönung [Johannes|PER] des Kühnen kam Ruhe.'))
      expect(mentions[0]).toMatch(/[sxzß]$/u);
  });

  it('keeps small words of Italian names, puts an island behind "auf" and a town of America before its state', async () => {
    const america = loadGazetteers().list('en', 'cities');
    const islands: string[] = [];
    for (const { mentions } of await copiesIn(
      'de',
      'Von [Isola di Qvarina|LOC] und [Lido di Qvina|LOC] kam er auf [Blank Qvero|LOC].',
    )) {
      expect(mentions[0]).toMatch(/^Isola di \p{Lu}/u);
      expect(mentions[1]).toMatch(/^Lido di \p{Lu}/u);
      islands.push(mentions[2] ?? '');
    }
    const cities = loadGazetteers().list('de', 'cities');
    expect('Rügen Usedom Sylt Föhr Amrum Fehmarn Norderney Borkum Juist Langeoog Spiekeroog Pellworm Helgoland Hiddensee Mallorca Ibiza Kreta Rhodos Sizilien Sardinien Korsika Elba Madeira Teneriffa Gotland Bornholm'.split(' ')).toEqual(expect.arrayContaining(islands)); // prettier-ignore
    for (const { mentions } of await copiesIn('de', 'Er kam aus [Qvulsa|LOC], [Oklahoma|LOC].', 8))
      expect(cities?.find(mentions[0] ?? '') === undefined || america?.find(mentions[0] ?? '') !== undefined, mentions[0]).toBe(true); // prettier-ignore
  });

  it('leaves styles beside a century, ancient peoples beside what is ancient, and national colours', async () => {
    for (const source of [
      'Neben dem Kastell liegt eine [römische|DER] Therme.',
      'Der [gotische|DER] Kreuzgang stammt aus dem 15. Jahrhundert.',
      'Die Fahne hat die [spanischen|DER] Landesfarben.',
    ])
      for (const [word = ''] of await drawnIn(source)) expect(source).toContain(`[${word}|`);
  });

  it('gives a country beside whose name its coast is told of another with a coast', async () => {
    const landlocked = /^(?:Uganda|Ruanda|Äthiopien|Sambia|Simbabwe|Malawi|Botswana|Burundi|Eswatini|Lesotho)s?$/u;
    for (const text of ['Vor der Küste [Somalias|LOC] fuhren Schiffe.', 'In [Kenia|LOC] schweigt die Marine.'])
      for (const { mentions } of await copiesIn('de', text, 60)) expect(mentions[0]).not.toMatch(landlocked);
  });

  it('leaves a league what it is whose teams become each other', async () => {
    for (const { mentions } of await copiesIn('de', 'In der [NHL|ORG] traf er für die [Boston Bruins|ORG].')) {
      expect(mentions[0]).toBe('NHL');
      expect(mentions[1]).not.toBe('Boston Bruins');
    }
  });
});
