import { describe, expect, it } from 'vitest';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { packOf } from '../../src/languages/index.ts';
import { areas } from '../../src/languages/nl/organisations.ts';
import { copiesIn } from '../helpers/copies-in.ts';

const find = (list: string, value = '') => loadGazetteers().list('nl', list)?.find(value);

describe('Dutch copies', () => {
  it('calls who is greeted, teachers of small children and kings by given names', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      'Beste [Qvarieke|PER], juf [Anneke|PER] zag tante [Riet|PER] en graaf [Qvillem|PER]. Lieve [Elsje|PER]!',
    ))
      // prettier-ignore
      for (const name of mentions) expect(find('given-names', name), name).toBeDefined();
  });

  it('calls a choir no firm, writes post boxes and leaves the country before a number', async () => {
    for (const { text } of await copiesIn(
      'nl',
      'Zij dirigeert het koortje [Qvangzaad|ORG], Retouradres [Postbus 4300|LOC], tel. [0032 (0)57 28 36 90|PHONE].',
    )) {
      expect(text).toMatch(/koortje (?:\p{Lu}|'t )[^,]*, Retouradres Postbus \d{4}, tel\. 0032 \(0\)\d/u); // prettier-ignore
    }
  });

  it('gives particles names that stand behind them', async () => {
    const behind = packOf('nl')?.names?.afterParticles ?? {};
    for (const { mentions } of await copiesIn(
      'nl',
      "[Willem van Dijk|PER], [Piet van der Meulen|PER], [Botic van de Zandschulp|PER], [Gijs van 't Qvoorde|PER] en [Grietje de Wit|PER].",
    )) {
      const keys = ['van', 'der d’r', 'van_de', "van_'t van_t", 'de'];
      for (const [i, name] of mentions.entries()) expect(behind[keys[i] ?? '']?.split(' '), name).toContain(name.split(' ').at(-1)); // prettier-ignore
    }
  });

  it('takes what stands alone behind particles for a family name, be it a given name too, and takes no small country for England', async () => {
    const behind = packOf('nl')?.names?.afterParticles?.['den']?.split(' ');
    for (const { mentions } of await copiesIn('nl', 'Het recept is van [van den Pol|PER] uit [Engeland|LOC].')) {
      expect(behind, mentions[0]).toContain(mentions[0]?.split(' ').at(-1));
      expect(mentions[1]).toMatch(/^(?:Duitsland|Frankrijk|Italië|Spanje)$/u);
    }
  });

  it('leaves family names in s without an apostrophe', async () => {
    for (const { mentions } of await copiesIn('nl', 'Burgemeester [Bart Qvomers|PER] kwam, en [Jan Bakkers|PER] ook.'))
      for (const name of mentions) expect(name).not.toMatch(/['’]$/u);
  });

  it('gives provinces, orchestras, concert halls and churches others of their kind', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      'In de provincie [Gelderland|LOC] speelt het [Residentie Orkest|ORG] in het [Concertgebouw|LOC] en in de kerk van [Sint-Joris|LOC].',
    )) {
      const [province, orchestra, hall, church] = mentions;
      expect('Utrecht Overijssel Drenthe Friesland Groningen Flevoland Zeeland Limburg Noord-Brabant Noord-Holland Zuid-Holland'.split(' ')).toContain(province); // prettier-ignore
      expect(orchestra).toMatch(/^(?!Residentie).*Orkest$/u);
      expect(hall).toMatch(/gebouw$|huis$|^Paleis$/u);
      expect(church).toMatch(/^Sint-(?!Joris)/u);
    }
  });

  it('gives courts other courts, and keeps given names in s', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      'De [rechtbank Leeuwarden|ORG] en het [gerechtshof Leeuwarden|ORG]; zijn zoon [Filips|PER] werd geboren.',
    )) {
      expect(mentions[0]).toMatch(/^rechtbank \p{Lu}/u);
      expect(mentions[1]).toMatch(/^gerechtshof (?:Amsterdam|Den Haag|Arnhem-Leeuwarden|’s-Hertogenbosch)$/u);
      expect(find('given-names', mentions[2]), mentions[2]).toBeDefined();
    }
  });

  it('lets capitals be capitals', async () => {
    for (const { mentions } of await copiesIn('nl', 'Naar [Praag|LOC], de hoofdstad van [Tsjechië|LOC].'))
      expect(packOf('nl')?.places?.capitals?.split('|')).toContain(`${mentions[1]} ${mentions[0]}`);
  });

  it('lets bodies of the state, clubs and carriers be others that take the same article', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      'Het [Rijksinstituut voor Qvelmbeheer|ORG] en de [Rijksdienst voor Qvelmzaken|ORG] vroegen het de [ANWB|ORG], de [Nederlandse Qvelmautoriteit|ORG] en het [KNMI|ORG]. De bussen van [De Lijn|ORG] reden.',
    )) {
      expect(mentions[0]).toMatch(/^Rijksinstituut voor (?!Qvelm)\p{Lu}/u);
      expect(mentions[1]).toMatch(/^Rijksdienst voor (?!Qvelm)\p{L}/u);
      expect(mentions[2]).toMatch(/^(?:KNAC|VAB)$/u);
      expect(mentions[3]).toMatch(/^Nederlandse (?!Qvelm)[\p{L} -]+autoriteit$/u);
      expect(mentions[4]).toBe('KNMI'); // no other does what it does
      expect(mentions[5]).toMatch(/^(?:Connexxion|Qbuzz|Keolis)$/u);
    }
  });

  it('calls health centres and schools as houses are called', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      '[Gezondheidscentrum De Qvelm|ORG] ligt bij [Basisschool De Qvelm|ORG].',
    )) {
      expect(mentions[0]).toMatch(/^Gezondheidscentrum (?:De|Het) (?!Qvelm)\p{Lu}/u);
      expect(mentions[1]).toMatch(/^Basisschool (?:De|Het) (?!Qvelm)\p{Lu}/u);
    }
  });

  it('lets stadiums be stadiums', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      'Zij speelden in het [Qvelmstadion|LOC], in [De Kuip|LOC] en in de [Qvelm Arena|LOC].',
    )) {
      expect(mentions[0]).toMatch(/[sS]tadion$/u);
      expect(mentions[1]).toMatch(/^De (?!Kuip)\p{Lu}/u);
      expect(mentions[2]).toMatch(/^(?!Qvelm).* Arena$/u);
    }
  });

  it('gives names behind "el" names of the same people', async () => {
    const isArabic = (name = '') => loadGazetteers().list('en', 'people-family-names')?.find(name)?.region === 'arabic';
    for (const { mentions } of await copiesIn(
      'nl',
      '[Karim el Idrissi|PER], [Ahmed el Amrani|PER] en mevrouw [el Hamdaoui|PER] kwamen met [M. el Bakkali|PER].',
    ))
      for (const name of mentions) {
        expect(name).toMatch(/(?:^| )el \p{Lu}/u);
        expect(isArabic(name.split(' ').at(-1)), name).toBe(true);
      }
  });

  it('has quarters for quarters, and seasons with their article', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      'In de wijk [Qvelmbos|LOC] en in de [Bijlmer|LOC], in [het najaar van 1988|DATE], zei het [kabinet|ORG].',
    )) {
      expect(mentions[0]).toMatch(/(?:buurt|wijk|park|dorp|kwartier)$/u);
      expect(mentions[1]).toMatch(/^(?:Pijp|Jordaan|Bijlmermeer|\p{Lu}\p{L}+(?:buurt|wijk|stad))$/u);
      expect(mentions[2]).toMatch(/^het (?:voor|na)jaar van \d{4}$/u);
      expect(mentions[3]).toBe('parlement');
    }
  });

  it('writes Belgian numbers of the day that their bearer is born, and keeps boxes of the post', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      'Geboren op [8 februari 1938|DATE], RR [38.02.08-143.52|ID], [Postbus 318|LOC], [Antwoordnummer 77|LOC].',
    )) {
      const [date = '', number = '', box, reply] = mentions;
      const months = packOf('nl')?.dates?.months[0]?.split(' ') ?? [];
      const [day = '', month = '', year = ''] = date.split(' ');
      expect(number.slice(0, 8)).toBe([year.slice(2), String(months.indexOf(month) + 1).padStart(2, '0'), day.padStart(2, '0')].join('.')); // prettier-ignore
      const digits = number.replaceAll(/\D/gu, '');
      expect(97 - (Number(digits.slice(0, 9)) % 97)).toBe(Number(digits.slice(9)));
      expect(Number(digits.charAt(8)) % 2).toBe(1);
      expect(box).toMatch(/^Postbus (?!318$)\d{3}$/u);
      expect(reply).toMatch(/^Antwoordnummer (?!77$)\d\d$/u);
    }
  });

  it('keeps as many days between the two ends of a holiday, in one month', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      'Kamp [4 t/m 7 juni|DATE] en [4 tot en met 7 juni|DATE], van [4|DATE] tot en met [7 juni|DATE], weg [8-11/4|DATE], nacht [3 op 4 mei|DATE].',
    )) {
      const days =
        mentions
          .join(' ')
          .match(/\b\d+\b(?!$)/gu)
          ?.map(Number) ?? [];
      const [a = 0, b, c = 0, d, e = 0, f, g = 0, h, , i = 0, j] = days;
      expect([b, d, f, h, j], mentions.join(', ')).toEqual([a + 3, c + 3, e + 3, g + 3, i + 1]);
      expect(mentions[0]).toMatch(/^\d+ t\/m \d+ \p{Ll}+$/u);
    }
  });

  it('knows the sex by kinship and address, and family names that forms have first by their particles', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      'Zoontje [Qvatna|PER], dochtertje [Qveli|PER], haar broer, [Qvandan Smit|PER], mw. [Robin Qvelm|PER], buurvrouw [Dimitri|PER], schrijfster [Kim Bos|PER] en [Van den Qvabeele Rita|PER].',
    )) {
      const [boy, girl, brother = '', lady, neighbour, writer = '', last = ''] = mentions;
      expect(['m', 'u']).toContain(find('given-names', boy)?.gender);
      expect(['f', 'u']).toContain(find('given-names', girl)?.gender);
      expect(['m', 'u']).toContain(find('given-names', brother.split(' ')[0])?.gender);
      for (const each of [lady?.split(" ")[0], neighbour, writer.split(' ')[0]]) expect(['f', 'u'], each).toContain(find('given-names', each)?.gender); // prettier-ignore
      expect(last).toMatch(/^Van den \p{Lu}\p{L}+ \p{Lu}/u);
      expect(find('given-names', last.split(' ').at(-1)), last).toBeDefined();
    }
  });

  it('calls choirs, clubs, homes, teams of nurses, nurseries and farms as such are called', async () => {
    const texts = [
      'Wij zingen bij het koortje [De Qvelmstem|ORG] en zeilen bij zeilvereniging [De Qvelm|ORG].',
      'Zij verblijft in rusthuis [Qvelmhof|ORG]; creche [De Qvelmhut|ORG] ligt ernaast.',
      'Wijkverpleging, team [De Qvelmsingel|ORG]. Moeder woont in het [WZC Hof ten Qvelm|ORG].',
      'Kamp op boerderij [De Qvelmhoeve|ORG]. [Stichting De Qvelmse Hap|ORG] kookt. [Politie Qvelm-West|ORG] kwam.',
    ];
    for (const text of texts)
      for (const { mentions } of await copiesIn('nl', text))
        for (const name of mentions) expect(name).not.toMatch(/&|Qvelm|^(?:Inter|Trans|Poly|Medi|Opti|Nova|Rijn|Delta|Terra|Omni|Euro)\p{Ll}/u); // prettier-ignore
    for (const { mentions } of await copiesIn('nl', texts[2] ?? ''))
      expect(mentions[1]).toMatch(/^WZC (?:De|Het) \p{Lu}/u);
    for (const { mentions } of await copiesIn('nl', texts[3] ?? '')) expect(mentions[2]).toMatch(/^Politie \p{Lu}/u);
  });

  it('gives small towns postcodes of their province', async () => {
    const areas = new Map((packOf('nl')?.places?.zipAreas ?? '').split('|').map((line) => [line.split(' ')[0], line.split(' ').slice(1)])); // prettier-ignore
    for (const { mentions } of await copiesIn(
      'nl',
      '[4361 PZ|LOC]  [Westkapelle|LOC], [7761 AB|LOC] [Schoonebeek|LOC]',
    ))
      for (const [zip = '', town] of [mentions.slice(0, 2), mentions.slice(2)]) {
        const own = areas.get((find('cities', town) ?? find('towns', town))?.region) ?? [];
        const isOwn = own.some((each) => Number(zip.slice(0, 2)) >= Number(each.split('-')[0]) && Number(zip.slice(0, 2)) <= Number(each.split('-').at(-1))); // prettier-ignore
        expect(isOwn, `${zip} ${town}`).toBe(true);
      }
  });

  it('keeps kinds of houses, leaves Dutch names behind particles Dutch, and calls who has a title by the family name', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      '[Karel van Mander|PER] schreef. Beste [meneer Willemsen|PER], [Logopedie De Qvelm|ORG] en [Gemengd Koor Qvelm|ORG] bij de [Sint-Qvelmkathedraal|LOC]; [RTV Qvelm|ORG].',
    )) {
      const [painter = '', sir = '', speech, choir, church, radio] = mentions;
      expect(packOf('nl')?.names?.afterParticles?.['van']?.split(' ')).toContain(painter.split(' ').at(-1));
      expect(find('family-names', sir.replace('meneer ', '')), sir).toBeDefined();
      expect(speech).toMatch(/^Logopedie (?:De|Het) (?!Qvelm)/u);
      expect(choir).toMatch(/^Gemengd Koor (?!Qvelm)\p{Lu}/u);
      expect(church).toMatch(/^Sint-(?!Qvelm)\p{L}+$/u);
      expect(radio).toMatch(/^(?:RTV|Omroep|Omrop) (?!Qvelm)\p{Lu}/u);
    }
  });

  it.each([
    ['Gemeld bij [Verzekeringskantoor Qvelstra|ORG].', /^Verzekeringskantoor (?!Qv)\p{Lu}/u],
    ['Vervoer door [Autocars De Qvelder|ORG].', /^Autocars De \p{Lu}\p{L}+$/u],
    ['Verslag van [Duivenbond De Qvelle Vleugel|ORG].', /^Duivenbond (?:De|Het|'t) (?!Qv)\p{Lu}/u],
    ['Hij werkt aan het [Sint-Qvelfuscollege|ORG].', /^Sint-(?!Qv)[\p{L}-]+college$/u],
    ['Zij zit bij [Gymnastiekvereniging Qvelta|ORG].', /^Gymnastiekvereniging (?!Qv)\p{Lu}/u],
    ['Een bon van [Bloemisterij Van Dam|ORG].', /^Bloemisterij Van (?!Dam$)\p{Lu}/u],
    ['Het dossier ligt bij [Accountantskantoor Bos|ORG].', /^Accountantskantoor (?!Bos$)\p{Lu}/u],
    ['De dienst is in de [Qvelmuskerk|LOC].', /[kK]erk$/u],
    ['Hij komt uit de [Westhoek|LOC].', /streek$/u],
    ['Zij eten bij Café [Het Qvelmrijk|ORG].', /^(?:De|Het|'t) (?!Qv)\p{Lu}/u],
  ])('keeps what tells the trade or the kind: %s', async (source, form) => {
    for (const { mentions } of await copiesIn('nl', source)) expect(mentions[0]).toMatch(form);
  });

  it('has no quarters among its towns', () => {
    for (const name of ['Korvel', 'Geitenkamp', 'Binnenhof', 'Waterdonken'])
      expect(find('cities', name)).toBeUndefined();
  });

  it('leaves towns of Flanders in the province that is named, courts and harbours where such are, and takes no town for a church', async () => {
    const { ports = '', bodySeats = [] } = packOf('nl')?.places ?? {};
    for (const { mentions } of await copiesIn(
      'nl',
      'Ze werken in [Wielsbeke|LOC], [West-Vlaanderen|LOC], in de haven van [Rotterdam|LOC] en wonen in [Nijkerk|LOC]. Zittingsplaats [Almelo|LOC].',
    )) {
      expect(find('cities', mentions[0])?.region, mentions.join()).toBe(mentions[1]);
      expect(ports.split('|')[0]?.split(' '), mentions[2]).toContain(mentions[2]?.replaceAll(' ', '_'));
      expect(find('cities', mentions[3]), mentions[3]).toBeDefined();
      expect(bodySeats[0]?.towns.split(/[ |]/u), mentions[4]).toContain(mentions[4]?.replaceAll(' ', '_'));
    }
  });

  it('leaves yesterday before today and who fled their country, and writes letters that postcodes have', async () => {
    for (const { mentions } of await copiesIn(
      'nl',
      '[Gisteren|DATE] belde de zoon van vluchtelingen uit [Turkije|LOC] uit [7948 BP|LOC] [Nijeveen|LOC]; [morgen|DATE] komt hij.',
    )) {
      expect([mentions[0], mentions[1], mentions[4]]).toEqual(['Eergisteren', 'Turkije', 'overmorgen']);
      expect(mentions[2]).toMatch(/^\d{4} [A-EGHJ-NPRTV-XZ]{2}$/u);
    }
  });

  it.each([
    ['De fractie van de [ChristenUnie|ORG].', /^BoerBurgerBeweging$/u],
    ['De boeren klaagden bij de [Staten van Holland|ORG].', /^Staten van \p{Lu}/u],
    ['In 1694 deed het [Hof van Friesland|ORG] uitspraak.', /^Hof van (?!Friesland)\p{Lu}/u],
    ['Het land ging naar de [abdij van Qvelm|ORG].', /^abdij van (?!Qvelm)\p{Lu}/u],
    ['De tienden kreeg het [klooster Qvelmariën|ORG].', /^klooster (?!Qvelm)\p{Lu}/u],
    ['Substituut Bos van het [parket Qvelm|ORG].', /^parket (?!Qvelm)\p{Lu}/u],
    ['Dinsdag wacht de [KNVB|ORG]-beker.', /^KNVB$/u],
    ['Zijn werkplaats heette [Qvelsing & Zn.|ORG]', /^(?!Qvel)\p{Lu}[\p{L}' -]+ & Zn\.$/u],
    ['Zij kampeerden bij [camping De Qvelder|ORG].', /^camping (?:De|Het) (?!Qvelder)\p{Lu}/u],
    ['Hij werd lid van het [gilde van Sint-Qvelm|ORG].', /^gilde van Sint-(?!Qvelm)\p{Lu}/u],
    ['Zij beklom de [Qvelmtoren|LOC].', /^(?!Qvelm).*[tT]oren$/u],
    ['Zij ligt op afdeling [De Qvelder|ORG].', /^(?!De Qvelder|.*&)\p{Lu}/u],
    ['De bakstenen [Sint-Qvelmkapel|LOC] is oud.', /^(?:Sint-(?!Qvelm)\p{L}+|Maria)kapel$/u],
    ['Zij liepen langs het [Qvelmer Diep|LOC].', /(?:diep|Water)$/u],
    ['Hij wil raften op de [Qvelča|LOC].', /^(?:Maas|Waal|Rijn|IJssel|Vecht|Linge|Dommel|Lek|Roer|Donau|Elbe)$/u],
    ['Zij werd op haar [negentiende|AGE] moeder.', /^(?!negentiende).+(?:de|ste)$/u],
    ['Zij was [vorig najaar|DATE] ziek.', /^vorig voorjaar$/u],
    ['Morgen komt de [Sint|PER].', /^Sint$/u],
    ['De [gemeente Harlingen|ORG] betaalt.', /^gemeente (?!Harlingen)\p{Lu}/u],
    ['De [gemeenteraad Qvelm|ORG] vergadert.', /^gemeenteraad (?!Qvelm)\p{Lu}/u],
    ['Het schip kwam van [Scheepswerf De Qvelder|ORG].', /^Scheepswerf (?:De|Het|'t) (?!Qvelder)\p{Lu}/u],
    ['Bel de [Qvelmambulance|ORG].', /^Qvelmambulance$/u],
    ['Het bedrijf [Qvelm Trucks|ORG] verkocht meer vrachtwagens.', /^\p{Lu}\p{L}+(?: Groep)?$/u],
    ['Zij fietsten over de [Qvelmwiel|LOC].', /^Qvelmwiel$/u],
    ['Het concert is in het [Theater aan het Qvelm|LOC].', /[tT]heater$/u],
    ['De vergadering is in dorpshuis [De Qvelder|LOC].', /^(?:De (?!Qvelder)|Ons )\p{Lu}/u],
    ['De rivier ontspringt bij [Ommen|LOC].', /^Ommen$/u],
    ['De [Slag bij Nieuwpoort|LOC] won hij.', /^Slag bij Nieuwpoort$/u],
    ['Daarna vluchtte het [Franse|LOC] leger.', /^Franse$/u],
    ['De [qvelmraad|ORG] stemde in.', /^qvelmraad$/u],
    ['Hij zit vast in de [PI Qvelm|LOC].', /^PI (?!Qvelm)\p{Lu}/u],
    ['Hij stamt uit de [Nederlanden|LOC].', /^Nederlanden$/u],
    ['Zij schaatste in [Thialf|LOC].', /^(?:Kardinge|De Uithof)$/u],
    ['Hij sliep in hotel [De Qvelder|LOC].', /^(?:De (?!Qvelder)|Het |Bellevue|Central)/u],
    ['De rechtbank in [Den Bosch|LOC] sprak hem vrij.', /^(?!Den Bosch).*$/u],
    [
      'Het ligt in de Belgische provincie [Limburg|LOC].',
      /^(?:West-Vlaanderen|Oost-Vlaanderen|Vlaams-Brabant|Antwerpen)$/u,
    ],
    [
      'Er is hinder in [Limburg|LOC] en West-Vlaanderen.',
      /^(?:Antwerpen|Vlaams-Brabant|Oost-Vlaanderen|West-Vlaanderen)$/u,
    ],
    [
      'Zij woont op [Hoge Qvelm 318|LOC].',
      /^(?!.*Qvelm)\p{Lu}\p{L}+(?: \p{L}+)*(?:straat|laan|weg|plein|gracht|kade|dreef|singel|pad|dijk|markt|hof) \d{3}$/u,
    ],
    ['Het konijn leefde op de [Veluwe|LOC].', /^(?:Hondsrug|Holterberg|Grebbeberg|Kalmthoutse Heide)$/u],
    ['Hij liep door [De Qvelm|LOC], de polder die droogviel.', /^De Qvelm$/u],
    ['Zij speelt op [Sportpark De Qvelm|LOC].', /^Sportpark (?!De Qvelm)\p{Lu}/u],
    ['Zij kampeert op [De Hoge Qvelmen|LOC].', /^De (?!Hoge Qvelmen)\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u],
    ['Het water vloeit bij [Gouda|LOC] samen.', /^Gouda$/u],
    ['Vraag het aan [team Qvelminkoop|ORG].', /^team (?!Qvelm)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u],
    [
      'Zij werkt bij [Praktijk De Qvelm|ORG].',
      /^Praktijk (?:De|Het) (?:Linde|Esdoorn|Hazelaar|Meent|Poort|Wijzer|Anker|Baken|Schelp|Bron|Molen|Ark)$/u,
    ],
    ['De vereniging is van de [Qvelmmijn Anna|ORG].', /^Qvelmmijn Anna$/u],
    [
      'Klachten gaan naar de [Commissie van Qvelmexperts|ORG].',
      /^Commissie van (?:Beroep|Toezicht|Advies|Deskundigen|Geschillen)$/u,
    ],
    ['Zij werkt bij [aannemer|PROF] [Qvelm Waterbouw|ORG].', /^aannemer$/u],
    ['De [arbeiders|PROF] leveren de hekken.', /^werkkrachten$/u],
    ['De [chauffeurs|PROF] die met bussen rijden, staken.', /^wagenbestuurders$/u],
    ['Dat zei [CEO|PROF] [Anna Bakker|PER].', /^(?!topman)/u],
  ])('keeps what it says in place of another kind: %s', async (source, form) => {
    for (const { mentions } of await copiesIn('nl', source)) expect(mentions[0]).toMatch(form);
  });

  it('writes no article before a name that has its own', async () => {
    for (const { text } of await copiesIn(
      'nl',
      'Zij verkocht de hoeve aan de [Qvelmstede|ORG] en het [Qvelmheem|ORG].',
    ))
      expect(text).not.toMatch(/(?<!\p{L})(?:de|het) (?:De|Het) /u);
  });

  it('lets a language stand beside its accent, a country beside its king and what lies there, and no Belgian be a language', async () => {
    for (const { text, mentions } of await copiesIn(
      'nl',
      'Hij sprak [Frans|LOC] met een Luiks accent; de [Zweedse|LOC] koning [Karel XI|PER] sprak [Duits|LOC]. Het ligt in de [Belgische|LOC] provincie [West-Vlaanderen|LOC].',
    )) {
      expect(text).toMatch(/^Hij sprak Frans met een Luiks accent; de Zweedse koning/u);
      expect(mentions[3]).toMatch(/^(?:Frans|Engels|Spaans|Pools|Deens|Zweeds|Noors|Fins|Turks|Russisch|Italiaans|Grieks)$/u); // prettier-ignore
      expect(mentions.slice(4).join(' ')).toMatch(/^Belgische (?:West-Vlaanderen|Oost-Vlaanderen|Vlaams-Brabant|Antwerpen|(?:Belgisch-)?Limburg)$/u); // prettier-ignore
    }
  });

  it('leaves councils and fire brigades with the towns beside them', async () => {
    const lines = areas.split('|').map((line) => line.split(' ').map((name) => name.replaceAll('_', ' ')));
    const source = 'De [gemeente De Wolden|ORG] riep [Brandweer Drenthe|ORG] naar [Meppel|LOC].';
    for (const { mentions } of await copiesIn('nl', source)) {
      const [council = '', brigade = '', town = ''] = mentions;
      const own = lines.find(([region]) => region === find('cities', town)?.region) ?? [];
      expect(own, council).toContain(council.replace(/^gemeente /u, ''));
      expect(own, brigade).toContain(brigade.replace(/^Brandweer /u, ''));
    }
  });
});
