import { describe, expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const find = (list: string, value = '') => loadGazetteers().list('sv', list)?.find(value);

describe('Swedish copies', () => {
  it('reads words that a colon shortens as one', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[Jonas H:son Berg|PER] gick från [S:t Pers kyrka|LOC] till [S:t Eriksgatan|LOC].',
    )) {
      const [person, church, street = ''] = mentions;
      expect(person).toMatch(/^(?:\p{Lu}[\p{L}-]+ ?){3}$/u);
      expect(church).not.toContain(':');
      expect(street).toMatch(/^S:t \p{Lu}\p{Ll}+sgatan$/u);
      expect(street).not.toMatch(/ss?sgatan|Eriks/u);
    }
  });

  it('calls queens, aunts and who is greeted by given names, foreign ones too', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Drottning [Silvia|PER], faster [Qvilma|PER] och min kusin [Snežana|PER]. Kära [Qvritta|PER]!',
    ))
      // prettier-ignore
      for (const name of mentions) expect(find('given-names', name), name).toBeDefined();
  });

  it('takes no verb for what somebody has', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[Anton Qvuterres|PER] deltog via länk, och [Qvuterres|PER] undersökning kom.',
    )) {
      expect(find('family-names', mentions[0]?.split(' ')[1]), mentions[0]).toBeDefined();
      expect(mentions[1]).toMatch(/[sxz]$/u);
    }
  });

  it('keeps the genitive before sons and answers, of saints and behind capitals', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[Gustav Qvasas|PER] son i [S:ta Ragnhilds församling|ORG] såg [Qväckens|ORG] tränare; laget vann matchen.',
    )) {
      const [father, parish = '', club] = mentions;
      expect(father).toMatch(/[sxz]$/u);
      // Of a saint or a king, as parishes of towns are called.
      expect(parish).toMatch(/^(?:S:ta? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[sxz]? församling$/u);
      if (parish.startsWith('S:ta')) expect(find('given-names', parish.slice(5, -11).replace(/s$/u, ''))?.gender ?? 'f', parish).not.toBe('m'); // prettier-ignore
      expect(parish).not.toBe('S:ta Ragnhilds församling');
      expect(club).toMatch(/(?:\P{Lu}|\p{Lu}:)s$|[xz]$/u);
    }
  });

  it('takes no town for a castle or a church, and the Soviets for no town', async () => {
    for (const { mentions } of await copiesIn('sv', 'I [Qvälsingborg|LOC], [Qvotkyrka|LOC] och [Sovjet|LOC].')) {
      for (const town of mentions.slice(0, 2)) expect(town).not.toMatch(/ slott|kyrka|kapell/u);
      expect('Kina Indien Brasilien').toContain(mentions[2]); // prettier-ignore
    }
  });

  it('lets capitals be capitals, and well-known countries such', async () => {
    const capitals = 'Wien Bratislava Budapest Bukarest Sofia Warszawa Ljubljana Zagreb Belgrad Vilnius Kiev Köpenhamn Bern Paris Amsterdam Bryssel Luxemburg Rom'.split(' '); // prettier-ignore
    for (const { mentions } of await copiesIn(
      'sv',
      'Till [Prag|LOC], [Tjeckiens|LOC] huvudstad; [Australien|LOC] är långt borta.',
    )) {
      expect(capitals).toContain(mentions[0]);
      expect(mentions[2]).not.toMatch(/Tonga|Tuvalu|Nauru|Fiji|Samoa/u);
    }
  });

  it('keeps the noun behind letters, and the genitive of an organisation of no list', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[RFSU-laboratoriet|ORG] i [EEC-länderna|LOC] och [Qvorsmarks|ORG] bruksidyll; [EEC:s|ORG] natur och [EEC|ORG].',
    )) {
      const [laboratory, countries, owner, ...community] = mentions;
      expect(laboratory).toMatch(/^(?!RFSU)\p{Lu}+-laboratoriet$/u);
      expect(countries).toMatch(/^(?!EEC)\p{Lu}+-länderna$/iu);
      expect(owner).toMatch(/[sxz]$/u);
      expect(community[0]).toMatch(new RegExp(`^${community[1]}:?s$`, 'u'));
    }
  });

  it('gives authorities, provinces and tennis clubs others of their kind, and keeps what stands behind a number', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[Vägförvaltningen|ORG] i [Västergötland|LOC] och [TK Hedeskoga|ORG] på [Kungsgatan 37, 3 tr.|LOC]',
    )) {
      const [office, province, club, flat] = mentions;
      expect(office).toMatch(/^(?!Väg)\p{Lu}\p{Ll}+förvaltningen$/u);
      expect(province).not.toMatch(/ |stad$/u);
      expect(find('regions', province) ?? province).toBeDefined();
      expect(club).toMatch(/^TK (?!Hede)/u);
      expect(flat).toMatch(/, \d tr\.$/u);
    }
  });

  it('says nothing of an island behind "i", and leaves the word for Jesus', async () => {
    for (const { text, mentions } of await copiesIn('sv', 'Han bor i [Norge|LOC] och läser [Jesu|PER] ord.')) {
      expect(text).not.toMatch(/i (?:Island|Malta|Kuba)/u);
      expect(mentions[1]).toBe('Jesu');
    }
  });

  it('gives every owner a genitive of its own, be it one of a name in -s', async () => {
    for (const { mentions } of await copiesIn('sv', "Det är [Qvamres’|PER] och [Qvarnes'|PER] antagande."))
      for (const owner of mentions) expect(owner).toMatch(/^\p{Lu}[\p{L}-]+(?:[^sxzß]s|[sxzß]['’]?)$/u);
  });

  it('tells by what a compound ends in what a place is', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Nya [Qvurusundsleden|LOC], [Norra qvustbanan|LOC], [Qvättersområdet|LOC], [Qvadalsregionen|LOC], [Qvyd- och Västeuropa|LOC] och [Väst-Europa|LOC] samt [Nordatlanten|LOC] i [västvärlden|LOC]; [Stockholms innerstad|LOC].',
    )) {
      const [way, line, area, region, , west, ocean, world, part] = mentions;
      expect(way).toMatch(/^(?!Qv)\p{Lu}\p{Ll}+leden$/u);
      expect(line).toMatch(/^(?!Norra)\p{Lu}\p{Ll}+banan$/u);
      expect(area).toMatch(/^(?!Qv)\p{Lu}\p{Ll}+området$/u);
      expect(region).toMatch(/^(?!Qv)\p{Lu}\p{Ll}+regionen$/u);
      expect(west).toMatch(/^(?:Öst|Central|Syd|Nord|Väst)europa$/u);
      expect(ocean).toMatch(/[aA]tlanten$/u);
      expect(world).toMatch(/^\p{Ll}+$/u);
      expect(find('cities', world), world).toBeUndefined();
      expect(part).toMatch(/^(?!Stockholm)\p{Lu}[\p{L} ]+[sxz] innerstad$/u);
    }
  });

  it('lets boards be boards and owners of courts be towns, and nothing be a person', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[Qventrala folkbildnings- och prövningsnämnden|ORG], [Qvorrbygdens vattendomstol|ORG] och [Qveatom|ORG].',
    )) {
      const [board, court = '', body = ''] = mentions;
      expect(board).toMatch(/nämnden$/u);
      expect(court).toMatch(/ vattendomstol$/u);
      expect(loadGazetteers().list('sv', 'family-names')?.find(body), body).toBeUndefined();
    }
  });

  it('tells by the line that a name is one of a party or a union', async () => {
    for (const { mentions } of await copiesIn('sv', 'Bland väljarna klarar [Qvagrarerna|ORG] spärren.'))
      expect(mentions[0]).toMatch(/partiet$/u);
    for (const { mentions } of await copiesIn('sv', 'Av medlemmarna i [Qvabriks|ORG] strejkar hälften.'))
      expect(mentions[0]).toMatch(/förbundet$/u);
  });

  it('writes English names in place of English ones, and no Swedish word into them', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[Lattice Propulsion Laboratory|ORG] och [World Paper Council of the United Nations|ORG] samt [Institutes of Dental Health|ORG].',
    )) {
      const [laboratory, council, institutes] = mentions;
      expect(laboratory).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ Laboratory$/u);
      expect(council).toMatch(/^(?!World)[A-Z][a-z]+ [A-Z][a-z]+ Council of the United Nations$/u);
      expect(institutes).toMatch(/^Institutes of (?!Dental)[A-Z][a-z]+ [A-Z][a-z]+$/u);
    }
  });

  it('gives people names of where theirs are from, and halves of double names that are such', async () => {
    const list = (locale: string, name: string) => loadGazetteers().list(locale, name);
    const guests = list('sv', 'guest-names');
    const from = (name = '') => guests?.find(name)?.region;
    const doubles = list('sv', 'given-names')?.values.flatMap((value) =>
      value.includes('-') ? [value.split('-')] : [],
    );
    for (const { mentions } of await copiesIn(
      'sv',
      'Den amerikanske forskaren [Qvaxter|PER] och [Qvillis|PER] mötte [Per-Ola Qvarsson|PER], [Ahmed Hussein|PER] och [Sven Qvedin|PER].',
    )) {
      for (const name of mentions.slice(0, 2)) expect(list('en', 'family-names')?.find(name ?? '')?.band, name).toBe(0);
      const [first = '', second = ''] = mentions[2]?.split(/[- ]/u) ?? [];
      expect(
        doubles?.some(([half]) => half === first) && doubles.some(([, half]) => half === second),
        mentions[2],
      ).toBe(true);
      expect(mentions[3]?.split(' ').map(from), mentions[3]).toEqual(['mu', 'mu']);
      expect(mentions[4]?.split(' ').map(from), mentions[4]).toEqual([undefined, undefined]);
    }
  });

  it('puts a place for what stands where one does, and its genitive too', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Bygget i [Qvorsmark|ORG] dröjer. [Qvorsmarks|ORG] station är klar, och [EEC:s|ORG] med.',
    )) {
      expect(find('cities', mentions[0]), mentions[0]).toBeDefined();
      expect(mentions[1]).toBe(/[sxz]$/u.test(mentions[0] ?? '') ? mentions[0] : `${mentions[0]}s`);
      expect(mentions[2]).toBe('EG:s');
    }
  });

  it('gives nobody given names of both sexes and no family name', async () => {
    const given = loadGazetteers().list('sv', 'given-names');
    for (const { mentions } of await copiesIn('sv', '[Gunnar Helen|PER] och [kusin Rut|PER] kom.')) {
      const [first = '', second = ''] = mentions[0]?.split(' ') ?? [];
      const genders = [first, second].map((name) => given?.find(name)?.gender);
      expect(
        find('family-names', second) ?? (genders[0] === genders[1] ? second : undefined),
        mentions[0],
      ).toBeDefined();
      expect(mentions[1]).toMatch(/^kusin \p{Lu}/u);
      expect(given?.find(mentions[1]?.slice(6) ?? ''), mentions[1]).toBeDefined();
    }
  });

  it('puts a part of a town into the region of what the town becomes', async () => {
    const regionOf = (town = '') => find('cities', town)?.region;
    for (const { mentions } of await copiesIn('sv', 'Huset i [Qvolvikstorp|LOC] i [Motala|LOC].'))
      expect(regionOf(mentions[0]), mentions.join()).toBe(regionOf(mentions[1]));
    const quarters = packOf('sv')
      ?.places?.articled?.find(({ after }) => after !== undefined)
      ?.u?.split(' ');
    for (const { mentions } of await copiesIn('sv', 'Huset i [Qvolvikstorp|LOC] i [Malmö|LOC].'))
      expect(quarters).toContain(mentions[0]);
  });

  it('keeps towns in brackets towns where more follows, and genitives before quotations and short names', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Till [Qvriangeln|LOC] ([Nacka|LOC] - [Täby|LOC]) med [Qvms|ORG] katalog, [Björn Qvallbergs|PER] "fel" och [Syd-Qvaustralien|LOC].',
    )) {
      const [, town, , office, owner, south] = mentions;
      expect(find('regions', town), town).toBeUndefined();
      for (const name of [office, owner]) expect(name).toMatch(/[sxz]$/u);
      expect(south).toMatch(/^(?:Syd|Nord)\p{Ll}/u);
    }
  });

  it('puts a body for a body before what is a part of it, and unions for unions', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Vid [Qvogshögskolans kemiska institution|ORG] och [Qvotell- och Qvestauranganställdas förbund|ORG].',
    )) {
      expect(mentions[0]).toMatch(/^(?!Qv)[\p{L} ]+s kemiska institution$/u);
      expect(mentions[1]).toMatch(/^(?!Qv)\p{L}+s förbund$/u);
    }
  });

  it('calls what is called after a town after what that becomes', async () => {
    for (const { text, mentions } of await copiesIn(
      'sv',
      'I [Storgöteborg|LOC] och [Göteborgsregionen|LOC] bor fler än i [Göteborg|LOC]; skriv [Göteborg C|LOC].',
    )) {
      const [great = '', region = '', town = '', part] = mentions;
      expect(great, text).toBe(`Stor${town.toLowerCase()}`);
      expect(region.startsWith(town) && region.endsWith('regionen'), text).toBe(true);
      expect(part, text).toBe(`${town} C`);
    }
  });

  it('keeps roads in the genitive, Scandinavia beside its countries, and states behind towns', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Vid [Qvingeledens|LOC] invigning kom gäster från [Norge|LOC] och hela [Norden|LOC], en från [Qvodge|LOC], [Nebraska|LOC].',
    )) {
      expect(mentions[0]).toMatch(/ledens$/u);
      expect(mentions[2]).toBe('Skandinavien');
      expect(find('cities', mentions[4]), mentions[4]).toBeUndefined();
    }
  });

  it('is told the kind of a name by the noun right before it', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'På mässan stod storföretaget [Qvimpa-Tek|ORG] bredvid lektor [Felix Berg|PER] och hans studenter.',
    ))
      expect(mentions[0]).not.toMatch(/skola|universitet|gymnasi/iu);
  });

  it('lets authorities be such', async () => {
    for (const { mentions } of await copiesIn('sv', 'Fråga [Yrkesvägledningen|ORG] och [Smittskyddet|ORG].')) {
      expect(mentions[0]).toMatch(/vägledningen$|rådgivningen$|förmedlingen$/u);
      expect(mentions[1]).toMatch(/skyddet$|kontrollen$|hälsan$/u);
    }
  });
});
