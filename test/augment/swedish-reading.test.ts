import { describe, expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { copiesIn } from '../helpers/copies-in.ts';

describe('what readers of Swedish copies found wrong', () => {
  it('puts who owns several things in the genitive', async () => {
    for (const { mentions } of await copiesIn('sv', '[Elsa Qvarnbeks|PER] målningar och [Olle Zwexbergs|PER] tavlor.'))
      for (const name of mentions.slice(1)) expect(name).toMatch(/[sxz]$/u);
  });

  it('makes no two clubs one', async () => {
    const copies = await copiesIn('sv', '[Qvarnby IF|ORG]:s tränare vann matchen mot [Zwexby FF|ORG].');
    const alike = copies.filter(({ mentions: [one, other] }) => one === other);
    expect(alike.length).toBeLessThan(copies.length / 4);
  });

  it('keeps what an authority, a library or a harbour is', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[Polismyndigheten i Kalmar län|ORG], [Stadsbiblioteket i Växjö|ORG], [Nämnden för kultur|ORG] och [Gävle Hamn|ORG] svarar inte.',
    )) {
      expect(mentions[0]).toMatch(/^Polismyndigheten i \p{Lu}/u);
      expect(mentions[1]).toMatch(/^Stadsbiblioteket i (?!Växjö)\p{Lu}/u);
      expect(mentions[2]).toMatch(/^Nämnden för (?!kultur)\p{Ll}+$/u);
      expect(mentions[3]).toMatch(/^(?!Gävle)\p{Lu}[\p{L} -]+ Hamn$/u);
    }
    for (const { mentions } of await copiesIn('sv', '[Kommunstyrelsen|ORG] säger nej.'))
      expect(mentions[0]).toMatch(/^(?:\p{Lu}\p{Ll}+fullmäktige|Landstinget|Byalaget)$/u);
  });

  it('takes a mill for a mill, a bridge for a bridge and a fjord for a fjord', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Branden på [Qvarsle kvarn|LOC] syntes från [Zwexa Kusten-bron|LOC] och [Qvarlsfjorden|LOC]. Han landade på [Zwexa flygplats|LOC].',
    )) {
      expect(mentions[0]).toMatch(/^(?!Qvarsle)\p{L}+ kvarn$/u);
      expect(mentions[1]).toMatch(/bron$/u);
      expect(mentions[2]).toMatch(/fjorden$/u);
      expect(mentions[3]).toMatch(/^(?:Arlanda|Landvetter|Sturup|Bromma flygplats|Skavsta|Kallax|Axamo)$/u);
    }
  });

  it('calls a street after one person', async () => {
    const given = loadGazetteers().list('sv', 'given-names');
    for (const { mentions } of await copiesIn('sv', 'Hon bor på [Lars Janssonsgatan|LOC].')) {
      expect(mentions[0]).toMatch(/^\p{Lu}\p{L}+(?:-\p{L}+)? \p{Lu}\p{L}+sgatan$/u);
      expect(given?.find(mentions[0]?.split(' ')[0] ?? ''), mentions[0]).toBeDefined();
    }
  });

  it('leaves places beside each other in one county', async () => {
    const regionOf = (town = '') => loadGazetteers().list('sv', 'cities')?.find(town)?.region;
    for (const text of [
      'Kommunerna (inklusive [Stockholm|LOC]) i [Stockholms län|LOC].',
      '[Qvelbro|LOC] och [Huddinge|LOC] byggs ut.',
      'I [Qvelbro|LOC], en del av [Storstockholm|LOC].',
    ])
      for (const { mentions } of await copiesIn('sv', text)) {
        const regions = mentions.map((name) => regionOf(name) ?? regionOf(name.replace(/^Stor(.)/u, (_, letter: string) => letter.toUpperCase())) ?? name); // prettier-ignore
        expect(new Set(regions).size, mentions.join()).toBe(1);
      }
  });

  it('leaves postcodes of one town alike', async () => {
    for (const { mentions } of await copiesIn('sv', 'Gatan [50232|LOC] och [50277|LOC].'))
      expect(mentions[0]?.slice(0, 3)).toBe(mentions[1]?.slice(0, 3));
  });

  it('tells the sex of who is with child, or has a husband', async () => {
    const given = loadGazetteers().list('sv', 'given-names');
    for (const text of [
      '[Zubelko Qvarm|PER] var gravid.',
      '[Zubelko Qvarm|PER] och hennes man kom.',
      '[Zubelko Qvarm|PER] kom när hon ville.',
    ])
      for (const { mentions } of await copiesIn('sv', text))
        expect(given?.find(mentions[0]?.split(' ')[0] ?? '')?.gender, mentions[0]).toBe('f');
  });

  it('keeps what a school is that is called a place, and letters of a body some of a body', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'I [Qvelby gymnasium|LOC], med stöd av [EEC|LOC], [Qvelm A/S|ORG].',
    )) {
      expect(mentions[0]).toMatch(/^(?!Qvelby)\p{Lu}.* gymnasium$/u);
      expect(mentions[1]).toBe('EG');
      expect(mentions[2]).not.toContain('/');
    }
  });

  it('lets what lies by a town or in a province follow it', async () => {
    const regionOf = (town = '') => loadGazetteers().list('sv', 'cities')?.find(town)?.region ?? '';
    const countiesOf = (name = '') => {
      const { areas = '', spots = '' } = packOf('sv')?.places?.whereabouts ?? {};
      const line = `${areas}|${spots}`.split('|').find((each) => each.startsWith(`${name.replaceAll(' ', '_')} `));
      return line?.split(' ').slice(1).map((county) => county.replaceAll('_', ' ')) ?? []; // prettier-ignore
    };
    for (const { mentions } of await copiesIn('sv', 'Från [Norrland|LOC] flyttade han till [Uppsala|LOC].'))
      expect(countiesOf(mentions[0]), mentions.join()).not.toContain(regionOf(mentions[1]));
    for (const { mentions } of await copiesIn('sv', 'Hon bor i [Lund|LOC] i [Skåne|LOC].'))
      expect(countiesOf(mentions[1]), mentions.join()).toContain(regionOf(mentions[0]));
    for (const { mentions } of await copiesIn('sv', 'De fiskar i [Östersjön|LOC], söder om [Skåne|LOC].'))
      expect(countiesOf(mentions[0]).some((county) => countiesOf(mentions[1]).includes(county)), mentions.join()).toBe(true); // prettier-ignore
    for (const { mentions } of await copiesIn('sv', '[Märsta industriområde|LOC] ligger nära [Arlanda|LOC].'))
      expect(countiesOf(mentions[0]).some((county) => countiesOf(mentions[1]).includes(county)), mentions.join()).toBe(true); // prettier-ignore
    for (const { mentions } of await copiesIn('sv', '[Mälarområdet|LOC] med [Storstockholm|LOC] växer.'))
      expect(['Öresundsområdet Stormalmö', 'Göteborgsområdet Storgöteborg']).toContain(mentions.join(' '));
  });

  it('lets the great countries of the Community stand for each other, West Germany for Germany where the text has that', async () => {
    const copies = await copiesIn('sv', 'I EEC är [Västtyskland|LOC], [Frankrike|LOC] och [Italien|LOC] de tre stora.');
    for (const { mentions } of copies) {
      expect(new Set(mentions)).toEqual(new Set(['Västtyskland', 'Frankrike', 'Italien']));
      expect(mentions[1]).not.toBe('Frankrike');
    }
  });

  it('leaves the ministry that alone has an office, and puts a town before several words in its form', async () => {
    for (const { mentions } of await copiesIn('sv', '[Karin Qvist|PER], kabinettssekreteraren på [UD|ORG], kom.'))
      expect(mentions[1]).toBe('UD');
    for (const { mentions } of await copiesIn('sv', 'Hon sökte till [Uppsala akademiska sjukhus|ORG].'))
      expect(mentions[0]).toMatch(/^(?!Uppsala)(?:\p{L}+ )?(?:\p{L}*[aeiouyåäösxz]|Kalmar|Falu) akademiska sjukhus$/u);
  });
});

describe('what Swedish texts tell of countries and bodies', () => {
  it('gives neutral countries for such, and founders by the name that the text has for one', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'De neutrala staterna [Schweiz|LOC] och [Österrike|LOC] svarade. Det neutrala [Österrikes|LOC] svar kom.',
    )) {
      for (const name of mentions.slice(0, 2)) expect('Sverige Schweiz Österrike Finland Irland').toContain(name);
      expect(mentions[2]).not.toMatch(/zs$/u);
    }
    for (const { mentions } of await copiesIn('sv', 'I EEC vill [Belgien|LOC], [Holland|LOC] och [Luxemburg|LOC] mer.'))
      expect(mentions.toSorted()).toEqual(['Belgien', 'Holland', 'Luxemburg']);
    for (const { mentions } of await copiesIn('sv', 'Tiotals miljoner människor i [USA|LOC] röker.'))
      expect('Japan Indien Brasilien Kina Indonesien').toContain(mentions[0]);
  });

  it('keeps a country before its sign', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      'Tecken är [Belgien|LOC] B [Västtyskland|LOC] D [Finland|LOC] SF. I [Norge|LOC] är sol.',
    )) {
      expect(mentions.slice(0, 3)).toEqual(['Belgien', 'Västtyskland', 'Finland']);
      expect(mentions[3]).not.toBe('Norge');
    }
  });

  it('lets letters beside a name, parted by a comma, follow it', async () => {
    for (const { mentions } of await copiesIn(
      'sv',
      '[SQV|ORG], [Statens Qvimpardsverk|ORG], och [Svenska Qvimpararbetareförbundet|ORG], [SQF|ORG], deltog.',
    )) {
      expect(mentions[0]?.charAt(0), mentions.join()).toBe('S');
      expect(mentions[1]).toMatch(/^Statens /u);
      expect(mentions[2]).toMatch(/^Svenska \p{L}+förbundet$/u);
      expect(mentions[3]).toBe(`S${mentions[2]?.charAt(8)}F`);
    }
  });

  it('leaves a club at home whose town looks as those there do', async () => {
    const cities = loadGazetteers().list('sv', 'cities');
    for (const { mentions } of await copiesIn(
      'sv',
      'Från [Osaka|LOC] och [Nagoya|LOC] kom båtar till [Kvarnlyckans båtsällskap|ORG].',
    )) {
      const town = mentions[2]?.split(' ')[0] ?? '';
      expect(cities?.find(town) ?? cities?.find(town.replace(/s$/u, '')), town).toBeDefined();
    }
  });

  it('has a landscape in which its town lies, and postcodes of that', async () => {
    const lists = loadGazetteers().list('sv', 'cities');
    for (const { mentions } of await copiesIn('sv', '[Gävle|LOC] ligger i [Gästrikland|LOC].')) {
      const region = lists?.find(mentions[0] ?? '')?.region?.replaceAll(' ', '_') ?? '';
      const area = packOf('sv')?.places?.whereabouts?.areas.split('|').find((line) => line.startsWith(`${mentions[1]} `)); // prettier-ignore
      expect(area?.split(' '), mentions.join()).toContain(region);
    }
    for (const { mentions } of await copiesIn('sv', '[811 30|ZIP] [Sandviken|CITY]')) {
      const own = packOf('sv')?.places?.zipsOfTowns?.split('|').find((line) => line.startsWith(`${mentions[1]?.replaceAll(' ', '_')} `)); // prettier-ignore
      const [, ...beginnings] = own?.split(' ') ?? [];
      if (own !== undefined) expect(beginnings.some((each) => mentions[0]?.startsWith(each)), mentions.join()).toBe(true); // prettier-ignore
    }
  });

  it('says of a municipality what there is one of', async () => {
    const { towns = '' } = packOf('sv')?.places?.bodySeats?.[0] ?? {};
    for (const { mentions } of await copiesIn('sv', '[Lomma kommun|ORG] överklagar.')) {
      const [town = ''] = mentions[0]?.split(/s? kommun$/u) ?? [];
      expect(
        towns.split(' ').some((name) => name === town || name === `${town}s`),
        mentions[0],
      ).toBe(true);
      expect(mentions[0]).toMatch(/(?:[aeiouyåäösxz]|[^aeiouyåäösxz]s) kommun$/u);
    }
  });

  it('keeps what one says with "på"', async () => {
    for (const { mentions } of await copiesIn('sv', 'De bor på [Qvarlund|LOC], förr på [Zwexö|LOC].')) {
      expect(mentions[0]).toMatch(/^(?:Haga|Fridhem|Nyhem|Solberga|Ekeby|Björkhem|Sandbacka|Rosenlund)$/u);
      expect(mentions[1]).toMatch(/^(?:Gotland|Öland|Orust|Tjörn|Ven|Fårö|Gotska Sandön|Visingsö|Sturkö|Marstrand|Gräsö|Singö)$/u); // prettier-ignore
    }
  });
});
