import { describe, expect, it } from 'vitest';
import { augment } from '../../src/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { packOf } from '../../src/languages/index.ts';
import { regionOfProvince } from '../../src/surrogates/places/place-lexicon.ts';
import { fold } from '../../src/surrogates/case.ts';
import { labelled } from '../helpers/marked.ts';

/** The labels of these texts are surrogate types, but for `other`, which is drawn from the corpus. */
const TYPES = {
  ...Object.fromEntries(['location', 'city', 'country', 'street', 'zip', 'hospital', 'organisation', 'doctor', 'given-name', 'family-name', 'date', 'age', 'profession', 'id'].map((type) => [type, { type }])),
  other: { policy: 'from-corpus' },
} as const; // prettier-ignore

/** What the mentions of a text became, in twenty copies. */
async function mentionsIn(locale: string, text: string, alpha = 20): Promise<readonly (readonly string[])[]> {
  const copies: string[][] = [];
  const settings = { alpha, augmentedOnly: true, generated: false, context: false, locale, policies: TYPES };
  for await (const { text: copy, entities } of await augment([labelled('c', text)], settings))
    copies.push(entities.map(({ start, end }) => copy.slice(start, end)));
  return copies;
}

const entryOf = (locale: string, list: string, value = '') => loadGazetteers().list(locale, list)?.find(value);

const landOf = (town: string) => (entryOf('es', 'world-cities', town) ?? entryOf('es', 'cities', town))?.region;

describe('places of Romance languages', () => {
  it('lie where the brackets behind them say, which is a region though it stands for a town before', async () => {
    for (const [alone, town, province, third, region] of await mentionsIn(
      'es',
      'De [Cádiz|location]. Nació en [Chiclana|location] ([Cádiz|location]) y su madre en [Zumaia|location] ([Guipúzcoa|location]).',
    )) {
      expect(entryOf('es', 'cities', alone), alone).toBeDefined();
      expect(entryOf('es', 'cities', town)?.region, town).toBe(province);
      expect(entryOf('es', 'cities', third)?.region, third).toBe(region);
    }
  });

  it('are provinces behind the word for one', async () => {
    const { ofProvince, provinces = {} } = packOf('es')?.places ?? {};
    const all = [ofProvince?.names, ...Object.values(provinces)].join(' ').replaceAll('_', ' ');
    for (const [province = '', other = ''] of await mentionsIn(
      'es',
      'Vive en la provincia de [Girona|location] y antes en la provincia de [Vizcaya|location].',
    ))
      for (const name of [province, other]) expect(all).toContain(name);
    for (const [province = ''] of await mentionsIn('it', 'Vive in provincia di [Cuneo|location].'))
      expect(packOf('it')?.places?.ofProvince?.names.replaceAll('_', ' ')).toContain(province);
  });

  it('names regions in place of provinces that have no town of their name', () => {
    for (const code of ['es', 'ca', 'pt', 'it'])
      for (const [region, names] of Object.entries(packOf(code)?.places?.provinces ?? {}))
        for (const name of names.split(' ')) {
          expect(regionOfProvince(fold(name.replaceAll('_', ' ')), code)).toBe(region);
          expect(
            loadGazetteers()
              .list(code, 'cities')
              ?.values.some((town) => entryOf(code, 'cities', town)?.region === region),
            region,
          ).toBe(true);
        }
  });

  it('become countries by name where letters stand for one', async () => {
    for (const names of await mentionsIn(
      'es',
      'Un balón ([EE. UU.|country]), otro ([EEUU|country]) y [U.S.A.|country] o [UK|country].',
    ))
      for (const name of names) expect(entryOf('es', 'countries', name), name).toBeDefined();
  });

  it('are one town where letters stand behind its name, and lie in what its country becomes', async () => {
    for (const [alone = '', code, lettered = '', country] of await mentionsIn(
      'es',
      'En [México D.F.|location]. Calle [C.P. 03815|location] [Bogotá, D. C.|location], [Colombia|country].',
    )) {
      expect(landOf(alone), alone).toBeDefined();
      expect(code).toMatch(/^C\.P\. \d{5}$/u);
      expect(landOf(lettered), lettered).toBe(country);
    }
  });

  it('lie in a country that the text calls as another language does', async () => {
    for (const [home = '', , abroad = '', country] of await mentionsIn(
      'es',
      'En [Cuenca|location], [Spain|country]. En [Gotemburgo|location], [Sweden|country].',
    )) {
      expect(entryOf('es', 'cities', home), home).toBeDefined();
      expect(entryOf('es', 'countries', country), country).toBeDefined();
      expect(entryOf('es', 'world-cities', abroad)?.region, abroad).toBe(country);
    }
  });

  it('are regions of what the country behind them becomes', async () => {
    const { alike = [], nations = {} } = packOf('es')?.places ?? {};
    for (const [town = '', region = '', country = ''] of await mentionsIn(
      'es',
      'Una bomba (Quarz S.A., [Múnich|location], [Baviera|location], [Alemania|country]).',
    )) {
      expect(entryOf('es', 'world-cities', town)?.region, town).toBe(country);
      const line = alike.find((names) => names.split(' ').includes(nations[country] ?? '')) ?? '';
      const isOfIt = line.split(' ').includes(region.replaceAll(' ', '_')) || entryOf('es', 'world-cities', region)?.region === country; // prettier-ignore
      expect(isOfIt, `${region}, ${country}`).toBe(true);
    }
  });

  it('lie where the postcode says that is joined to them', async () => {
    for (const [all = ''] of await mentionsIn('es', 'Vive en [Quarzedo-38611 Santa Cruz de Tenerife|location].')) {
      const [, joined = '', zip = '', town = ''] = /^(.+)-(\d{5}) (.+)$/u.exec(all) ?? [];
      const areas = loadGazetteers().list('es', 'town-areas');
      for (const name of [joined, town]) expect(areas?.find(name)?.region, all).toBe(zip.slice(0, 2));
    }
  });

  it('are of the language that the words for their streets are of', async () => {
    const cores = loadGazetteers().list('ca', 'street-cores')?.values ?? [];
    const saints = loadGazetteers().list('ca', 'saints')?.values ?? [];
    for (const [street = '', , town = '', avenue = '', saint = ''] of await mentionsIn(
      'es',
      '[Carrer de Quarzans 12|street], [08025|zip] [Barcelona|location]. [Avinguda Diagonal 3|street], [Passeig Sant Quirze de Déu 2|street].',
    )) {
      for (const [text, kind] of [
        [street, 'Carrer'],
        [avenue, 'Avinguda'],
      ] as const)
        // prettier-ignore
        expect(cores, text).toContain(text.replace(`${kind} `, '').replace(/ \d+$/u, ''));
      expect(saints, saint).toContain(saint.replace('Passeig ', '').replace(/ \d+$/u, ''));
      expect(['Comunidad Valenciana', 'Islas Baleares']).toContain(entryOf('es', 'cities', town)?.region);
    }
  });

  it('lie in the department beside them, and provinces behind towns are called after their capitals', async () => {
    const parts = Object.entries(packOf('fr')?.places?.parts ?? {});
    for (const [town = '', part = ''] of await mentionsIn('fr', 'Né à [Libourne|city] ([Gironde|location]).')) {
      const region = parts.find(([, names]) => names.split(' ').includes(part))?.[0];
      expect(entryOf('fr', 'cities', town)?.region, `${town} (${part})`).toBe(region);
    }
    const provinces = packOf('es')
      ?.places?.ofProvince?.names.split(' ')
      .map((name) => name.replaceAll('_', ' '));
    for (const [, , province = ''] of await mentionsIn(
      'es',
      'Calle Mayor 3, [49021|zip] [Benavente|location], [Zamora|location].',
    )) {
      const { region } = entryOf('es', 'town-areas', province) ?? {};
      if (region === '37') continue; // no list has Salamanca in its province
      expect(provinces?.includes(province) === true || entryOf('es', 'cities', province)?.band === 0, province).toBe(
        true,
      );
    }
  });

  it('lie in the department, province or region that the text around the mentions tells', async () => {
    const text =
      "Né à [Libourne|city] (Gironde), puis à [Qvoicourt|city] dans l'Aisne et à [Nice|city] dans le Val-d'Oise, mort à [Tulle|city], en Bretagne.";
    for (const towns of await mentionsIn('fr', text)) {
      const areas = towns.map((town) => entryOf('fr', 'town-areas', town)?.region);
      expect(areas.slice(0, 3), towns.join()).toEqual(['33', '02', '95']);
      expect(entryOf('fr', 'cities', towns[3])?.region, towns[3]).toBe('Bretagne');
    }
    for (const towns of await mentionsIn('es', 'De [Moguer|city] (Huelva) y [Úbeda|city], en la provincia de Jaén.'))
      expect(
        towns.map((town) => entryOf('es', 'town-areas', town)?.region),
        towns.join(),
      ).toEqual(['21', '23']);
  });

  it('are one town where a French name has hyphens, little words or letters for one', async () => {
    for (const towns of await mentionsIn(
      'fr',
      '[CERVAN-BERTIL|city], [Quarzy en Bois|city], [Quarzac s/ Vire|city], [Quarzy s/Ourcq|city] et [Quarzy sur Aube CEDEX|city], [Quarzy en Bois Cedex 3|city].',
    )) {
      for (const town of towns) expect(entryOf('fr', 'cities', town.replace(/ cedex.*$/iu, '')), town).toBeDefined();
      expect(towns[4]).toMatch(/ CEDEX$/u);
      expect(towns[5]).toMatch(/ Cedex \d$/u);
    }
  });
});

describe('hospitals of Romance languages', () => {
  it('called by a town of the document follow it, be that a surname too and the hospital a great one', async () => {
    for (const [complex = '', , first = '', great = '', , second = ''] of await mentionsIn(
      'es',
      'Médico en [Complejo Asistencial de Zamora|hospital], [49021|zip] [Zamora|location]. Otro: [Hospital Universitario A Coruña|hospital] [15006|zip] [A Coruña|location].',
    )) {
      expect(complex).toBe(`Complejo Asistencial de ${first}`);
      expect(great).toBe(`Hospital Universitario ${second}`);
    }
  });

  it('have no article of another name, and stay for what they are for', async () => {
    const churches = loadGazetteers().list('es', 'advocations')?.values ?? [];
    for (const [child = '', jesus = '', virgin = '', army = ''] of await mentionsIn(
      'es',
      'El [Hospital del Niño|hospital], el [Hospital del Niño Jesús|hospital], el [Hospital de la Virgen del Camino|hospital] y el [Hospital Central de la Defensa Gómez Soto|hospital].',
    )) {
      for (const name of [child, jesus, virgin]) expect(churches, name).toContain(name.replace('Hospital ', ''));
      expect(army).toMatch(/^Hospital Central de la Defensa \p{Lu}/u);
    }
  });

  it('called after no town are called after none', async () => {
    const houses = loadGazetteers().list('fr', 'houses')?.values ?? [];
    for (const [first, second] of await mentionsIn(
      'fr',
      "L'hôpital [Quarzié-Salpelle|hospital] et l'hôpital [la Quarzone|hospital], [75013|zip] [Paris|city].",
    ))
      for (const name of [first, second]) expect(houses, name).toContain(name);
  });

  it('are hospitals called after no town abroad, where no preposition says that they lie there', async () => {
    for (const [hospital = '', , , seated = ''] of await mentionsIn(
      'es',
      '[Hospital La Habana|hospital], [28046|zip] [Madrid|city]. [Hospital de Guadalupe|hospital].',
    )) {
      const name = hospital.replace('Hospital ', '');
      expect(entryOf('es', 'advocations', name), hospital).toBeDefined();
      expect(entryOf('es', 'cities', seated.replace(/^Hospital (?:de |del (?=\p{Lu}))/u, '')), seated).toBeDefined();
    }
    for (const [hospital = ''] of await mentionsIn('es', '[Hospital Ramón y Cajal|hospital]'))
      expect(packOf('es')?.institutions?.namesakes?.many.split('|')).toContain(hospital.replace('Hospital ', ''));
  });

  it('keep letters for no number on their streets', async () => {
    for (const [street] of await mentionsIn('es', '[Carretera de Quarzedo, S/N|street]'))
      expect(street).toMatch(/, S\/N$/u);
  });

  it('are in the department of the address behind them', async () => {
    for (const [hospital = '', , zip = ''] of await mentionsIn(
      'fr',
      'Adresse : [Centre de Santé de Belleville|hospital], [88 rue Gwex|street] [75020|zip] [Paris|city].',
    )) {
      const town = hospital.replace(/^Centre de Santé d(?:e |')/u, '');
      expect(entryOf('fr', 'town-areas', town)?.region, `${hospital} ${zip}`).toBe(zip.slice(0, 2));
    }
  });

  it('lie where the postcode beside them begins, be it cut, behind them or of overseas', async () => {
    for (const [zip = '', town, other, behind = '', third = '', overseas] of await mentionsIn(
      'fr',
      '8 rue Gwex, [94 403|zip], [Qvoicourt|city]. Il vit à [Qvoiville|city], [13006|zip] et à [97400|zip] [Saint-Denis|city].',
    ))
      for (const [code, name] of [
        [zip, town],
        [behind, other],
        [third, overseas],
      ] as const)
        // prettier-ignore
        expect(entryOf('fr', 'town-areas', name)?.region, `${code} ${name}`).toBe(code.slice(0, 2));
  });

  it('are of no region that would want an article', async () => {
    for (const [region] of await mentionsIn('es', 'El [Hospital de Navarra|hospital].', 60))
      expect(region).not.toMatch(/de (?:Comunidad|Región|País|Principado)/u);
  });
});

describe('words of Romance texts', () => {
  it('are no numbers and no names, whatever they are labelled as', async () => {
    for (const [race, nation = '', mother] of await mentionsIn(
      'es',
      'Varón de [raza mestiza|id], [italiana|id]. La [madre|doctor] vive.',
    )) {
      expect(race).toBe('raza mestiza');
      expect(nation).toMatch(/^(?!italiana)\p{Ll}+$/u);
      expect(mother).toBe('madre');
    }
  });

  it('keep ages in their order where they are labelled with relatives', async () => {
    for (const [dead = '', , ill = ''] of await mentionsIn(
      'es',
      'Murió a los [65 años|other] su [abuelo|other], enfermo desde los [64|other]; otro a los [31 años|other] y [90 años|other].',
    )) {
      expect(Number.parseInt(dead, 10) - Number(ill)).toBe(1);
      expect(dead).toMatch(/^\d+ años$/u);
    }
  });

  it('keep professions that fit either sex', async () => {
    for (const [sports, taxi] of await mentionsIn(
      'es',
      'Varón, [deportista|profession] y antes [taxista profesional|profession].',
    ))
      for (const name of [sports, taxi]) expect(entryOf('es', 'professions', name)?.gender, name).toBe('u');
  });

  it('of kin keep their sex where the words beside them agree with it', async () => {
    const text =
      'Vive con su [tía|other].\nVino con su [primo|other] y con su [abuelo|other].\nHabla con su [nieta|other].';
    for (const [aunt] of await mentionsIn('es', text)) expect(aunt).toMatch(/^(?:tía|nieta)$/u);
  });

  it('of kin come into no line that has them', async () => {
    for (const [uncle] of await mentionsIn('es', 'El doble del [tío|other].\nVio a [un primo|other].\nVino de [un sobrino|other].\nHabla con [un abuelo|other].', 40)) expect(uncle).not.toMatch(/^un /u); // prettier-ignore
    for (const [brother] of await mentionsIn('es', 'El [hermano|other], sin hijos, vive. Otra vez:\nla [hija|other], el [hijo|other] y el [primo|other].', 40)) expect(brother).not.toMatch(/^hijo/u); // prettier-ignore
  });
});

describe('courts and clubs of Romance texts', () => {
  it('stay of their kind', async () => {
    for (const [report, court, office] of await mentionsIn(
      'es',
      'Se hizo [Comunicado al Juzgado de Guardia|organisation], luego al [Juzgado de Guardia|organisation] y a la [Fiscalía de Menores|organisation].',
    )) {
      expect(report).toMatch(/^(?:Comunicado|Oficio|Parte) a(?:l| la) (?:Juzgado|Fiscalía) /u);
      expect(court).toMatch(/^Juzgado (?!de Guardia)/u);
      expect(office).toMatch(/^Fiscalía (?!de Menores)/u);
    }
  });

  it('change with the letters that their town has in theirs', async () => {
    for (const [club] of await mentionsIn('fr', 'Il a signé au [LOSC de Lille|organisation].'))
      expect(club).not.toMatch(/LOSC/u);
  });

  it('has no word of rank of a name between two of its parts, nor a given name behind a comma', async () => {
    const text = 'Vino [Rosario Pastor Lindero|doctor] con [Lindero, Regina|doctor].';
    for (const [first, second] of await mentionsIn('es', text)) {
      expect(first).toMatch(/^\S+ \S+ \S+$/u);
      expect(`${first} ${second}`).not.toMatch(/Pastor|Lindero|Regina/u);
    }
  });
});

describe('what Romance text tells of a mention', () => {
  it('is the sex of whoever is kin or addressed, whatever another language has of the name', async () => {
    const texts = {
      pt: 'A neta [Rayane|given-name] veio com o marido [Lula|given-name].',
      es: 'La nieta [Rayane|given-name] vino con el marido [Lula|given-name].',
      it: 'La nipote di lei, la figlia [Rayane|given-name], e il marito [Lula|given-name].',
    };
    for (const [locale, text] of Object.entries(texts))
      for (const [her, him] of await mentionsIn(locale, text)) {
        expect(entryOf(locale, 'given-names', her)?.gender ?? 'f', `${locale} ${her}`).not.toBe('m');
        expect(entryOf(locale, 'given-names', him)?.gender ?? 'm', `${locale} ${him}`).not.toBe('f');
      }
  });

  it('is the day where figures have an ordinal', async () => {
    for (const [short = '', long = ''] of await mentionsIn('pt', 'De [1º/12|date] a [1º/3/2024|date].')) {
      expect(short).toMatch(/^(?:1º|(?:[2-9]|[12]\d|3[01]))\/(?:0?[1-9]|1[0-2])$/);
      expect(long).toMatch(/^(?:1º|(?:[2-9]|[12]\d|3[01]))\/(?:0?[1-9]|1[0-2])\/\d{4}$/);
    }
  });

  it('is the kind of a Portuguese shop or club that is called by words', async () => {
    for (const [shop = '', club = '', station = ''] of await mentionsIn(
      'pt',
      'A [Pastelaria Doce Mel|organisation] e o [Rancho Folclórico As Ceifeiras|organisation] são longe do [1º DP|organisation].',
    )) {
      expect(shop).toMatch(/^Pastelaria \p{Lu}/u);
      expect(club).toMatch(/^Rancho Folclórico (?:Os|As) \p{Lu}/u);
      expect(station).toMatch(/^\d+º DP$/u);
    }
  });

  it('is the kind of a church or water, with the saint or the river of another', async () => {
    const texts = {
      es: ['La [Capilla de San Roque|location] junto al [río Alagón|location].', /^Capilla de (?:San|la |los )/, /^río \p{Lu}/u],
      pt: ['A [capela de Santa Rita|location] perto do [rio Nabão|location].', /^capela d[aeo]s? /, /^rio \p{Lu}/u],
      it: ['La [Cappella di San Rocco|location] presso il [fiume Topino|location].', /^Cappella d(?:i|ella) /, /^fiume \p{Lu}/u],
      ca: ['La [Capella de Sant Roc|location] vora el [riu Segre|location].', /^Capella de(?:l| Sant)/, /^riu \p{Lu}/u],
    } as const; // prettier-ignore
    for (const [locale, [text, chapel, river]] of Object.entries(texts))
      for (const [first = '', second = ''] of await mentionsIn(locale, text)) {
        expect(first, locale).toMatch(chapel);
        expect(second, locale).toMatch(river);
      }
  });

  it('is the number of a house, however its sign is written, and an age in words', async () => {
    for (const [street = ''] of await mentionsIn('es', 'Vive en [Calle del Olmo, n.º 63|location].'))
      expect(street).toMatch(/, n\.º \d+$/u);
    for (const [age = ''] of await mentionsIn('ca', 'Als [catorze|age] ja treballava.'))
      expect(age).toMatch(/^(?:nou|deu|onze|dotze|tretze|quinze|setze|disset|divuit|dinou)$/u);
  });

  it('is where a sentence ends: no legal form brings another full stop', async () => {
    for (const [firm = ''] of await mentionsIn('ca', 'Vull fer una queixa contra [Reformes Llar Vallès|organisation].'))
      expect(firm).not.toMatch(/\.$/u);
  });
});
