import { describe, expect, it } from 'vitest';
import { packOf } from '../../src/languages/index.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { fold } from '../../src/surrogates/case.ts';
import { copiesIn } from '../helpers/copies-in.ts';

/** What each copy of a text looks like. */
const FORMS: readonly (readonly [locale: string, text: string, like: RegExp])[] = [
  // Letters of parties are no unions, and "US" before a town is no country.
  ['fr', 'Selon [LFI|ORG] , la liste est close.', /^(?:Selon|D'après) (?:LREM|EELV|LR) ,/u],
  ['fr', 'L’[US Lindville|ORG] a battu le [RC Quarzac|ORG] 2-1.', /^L’US \p{Lu}.* a battu le RC \p{Lu}.* 2-1/u],
  ['fr', 'Le [SAMU 67|ORG] est venu.', /^Le SAMU \d\d est venu/u],
  // Houses by those whom everybody knows.
  ['fr', 'Élève du [lycée Victor Hugo|ORG] .', /^Élève du lycée (?:Jules|Jean|Louis|Émile|Paul|Jacques|Marcel|Albert|Georges|Marie|Simone|Pierre) \p{Lu}/u], // prettier-ignore
  ['fr', 'Élève du [collège Victor-Hugo|ORG] .', /^Élève du collège \p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+ \.$/u],
  ['es', 'Alumna del [IES Antonio Machado|ORG] .', /^Alumna del IES (?:Miguel|Federico|Gabriela|Lope|Ramón|Pablo|Rosalía|Emilia|Francisco|Clara|Severo|Gloria|Rafael) /u], // prettier-ignore
  ['ca', 'Alumna de l’[Institut Joan Maragall|ORG] .', /^Alumna de l’Institut (?!Joan)\p{Lu}\p{L}+ \p{Lu}\p{L}+ \.$/u],
  ['fr', 'La [SCI Les Ormes|ORG] vend.', /^La SCI L(?:es?|a|') ?\p{Lu}\p{L}+/u],
  ['fr', 'Il court au [Festival lindois|ORG] .', /^Il court au Festival d/u],
  // Fields of medicine are no other faculties.
  ['es', 'Vino del [Laboratorio de Odontología Forense|ORG] .', /Laboratorio de (?:Medicina|Farmacia|Psicología|Enfermería|Veterinaria|Fisioterapia) Forense/u], // prettier-ignore
  // Names that are written short.
  ['es', 'Firma: [M.ª Luisa Fdez. Ruiz|PER] .', /: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \.$/u],
  ['ca', 'Signa: [M.a Teresa Vila|PER] .', /: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \.$/u],
  ['pt', 'Assina: [Mª Luísa Lopes|PER] .', /: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \.$/u],
  // Hospitals are called after people in whose name many are.
  ['fr', 'Vu à l’[hôpital Robert Debre|HOSP] .', /^Vu à l’hôpital \p{Lu}\p{L}+ (?:Bernard|Pasteur|Paré|Laennec|Roux|Moulin|Curie|Langevin|Veil|Calmette|Pinel|Broca|Schweitzer|Jaurès|Hugo|Claudel) \.$/u], // prettier-ignore
  ['fr', 'Hôpital [EUROPÉEN GEORGES POMPIDOU|HOSP] – [C. LINDOIS|HOSP] .', /^Hôpital [\p{Lu}]+ [\p{Lu}]+ – \p{Lu}\. \p{Lu}{2,} \.$/u], // prettier-ignore
  ['es', 'Viene del [Hospital Ramon y Cajal|HOSP] .', /^(?:Viene|Procede) del Hospital [\p{L} ]+ \.$/u],
  ['pt', 'Veio do [Hospital Egas Moniz|HOSP] .', /Hospital (?:Pedro|Amato|Sousa|Ricardo|Garcia|Oswaldo|Carlos|Vital|Adolfo|Emílio|Miguel) /u], // prettier-ignore
  // Who must not be known is called by a given name.
  ['fr', 'M. [Alain T.|PER] parle.', /^(?:M\.|Monsieur) (?!Alain)\p{Lu}\p{L}+ \p{Lu}\. parle/u],
  ['es', 'Según D. [Martín R.|PER] es así.', /D\. \p{Lu}\p{L}+ \p{Lu}\. es así/u],
  ['fr', 'M. [Christian V.|PER] parle.', /(?:M\.|Monsieur) (?!Christian)\p{Lu}\p{L}+ \p{Lu}\. parle/u],
  ['de', 'Herr [Christian V.|PER] spricht.', /Herr (?!Christian)\p{Lu}[\p{L}-]+ \p{Lu}\. /u],
  ['de', 'König [Christian V.|PER] regiert.', /König Christian V\. /u],
  // A side of a house elsewhere is a name behind an honour.
  ['es', 'En la [calle Doctor Esquerdo, 41|LOC] .', /^En la calle Doctor (?!Esquerdo)\p{Lu}\p{L}+, \d\d \.$/u],
  ['es', 'Pregunta a la [Empresa Municipal de Transportes|ORG] .', /la Empresa Municipal de (?!Transportes)\p{Lu}\p{Ll}+ \.$/u], // prettier-ignore
  ['es', 'Llamó al [Ministerio Fiscal|ORG] .', /al Ministerio Público \.$/u],
  ['fr', 'Vu au [CHU Kremlin-Bicêtre|ORG] .', /^Vu au CHU (?!Vatican|Pentagone)/u],
  // What stands for a club stands for its town.
  ['fr', 'Il aime le LOSC de [Lille|LOC] .', /LOSC de Lille \.$/u],
];

const givenIn = (locale: string, name = '') => loadGazetteers().list(locale, 'given-names')?.find(name);
const landOf = (town = '') => loadGazetteers().list('fr', 'world-cities')?.find(town)?.region;

describe('bodies and names of Romance languages', () => {
  it.each(FORMS)('stay of their kind, in %s: %s', async (locale, text, like) => {
    for (const { text: copy } of await copiesIn(locale, text, 6)) expect(copy).toMatch(like);
  });

  it('have given names with a hyphen of which both halves go together', async () => {
    for (const text of ['M. [Jean-Luc Lindois|PER] parle.', 'Mme [Anne-Marie Lindois|PER] parle.'])
      for (const { mentions } of await copiesIn('fr', text, 12))
        expect(givenIn('fr', mentions[0]?.split(' ')[0]), mentions[0]).toBeDefined();
  });

  it('are of men before the initial of a family name, be their names family names too', async () => {
    for (const { mentions } of await copiesIn('fr', 'M. [Claude L.|PER] parle.', 12))
      expect(givenIn('fr', mentions[0]?.split(' ')[0]), mentions[0]).toBeDefined();
  });

  it('are given names behind a profession where these are usual', async () => {
    for (const { mentions } of await copiesIn('es', 'Habla la enfermera [Pilar|PER] .', 12))
      expect(givenIn('es', mentions[0])?.gender, mentions[0]).toBe('f');
  });
});

it.each([
  ['it', 'Dal [Sud|LOC] al [Settentrione|LOC] e dal [Vaticano|LOC] alle [Americhe|LOC] .'],
  ['ca', 'Del [Sud|LOC] al [Nord|LOC] i al [Vaticà|LOC] .'],
  ['es', 'Del [Sur|LOC] al [Norte|LOC] y al [Vaticano|LOC] .'],
  ['pt', 'Do [Sul|LOC] ao [Norte|LOC] e ao [Vaticano|LOC] .'],
  ['fr', 'Reçu au [Vatican|LOC] .'],
  ['nl', 'Van het [Zuiden|LOC] naar [Vaticaanstad|LOC] .'],
  ['de', 'Durch den [Norden|LOC] in den [Vatikan|LOC] .'],
  ['sv', 'I [Vatikanen|LOC] .'],
])('directions, and what there is one of, stay in %s: %s', async (locale, text) => {
  for (const { mentions } of await copiesIn(locale, text))
    expect(mentions).toEqual(Array.from(text.matchAll(/\[(.+?)\|/gu), (found) => found[1]));
});

describe('places of Romance languages', () => {
  it('are seats of courts of appeal where one is told', async () => {
    const towns = packOf('fr')?.places?.bodySeats?.[0]?.towns.split(/[ |]/u) ?? [];
    for (const { mentions } of await copiesIn(
      'fr',
      'La cour d’appel de [Douai|LOC] et la [cour d’appel de Rennes|ORG] .',
      6,
    ))
      // prettier-ignore
      for (const mention of mentions) expect(towns).toContain(mention.split(/ de | d['’](?!app)/u).at(-1));
  });

  it('lie in the country of the language where the text does', async () => {
    for (const { mentions } of await copiesIn(
      'fr',
      'De [Tournai|LOC] à [Yverdon-les-Bains|LOC] et à [Chicoutimi|LOC] .',
      8,
    ))
      // prettier-ignore
      expect(mentions.map(landOf)).toEqual(['Belgique', 'Suisse', 'Canada']);
  });

  it('are of peoples in the same form, those of a country that the text names among them', async () => {
    for (const { text } of await copiesIn('fr', 'Le peintre [espagnol|LOC] est né en [Espagne|LOC] .', 8))
      expect(text).toMatch(/peintre \p{Ll}+[^e] est né (?:en|au|aux) (?!Espagne)/u);
    for (const { mentions } of await copiesIn('es', 'De nacionalidad [marroquí|LOC] , la selección [alemana|LOC] .', 8))
      expect(mentions.join(' ')).toMatch(/^(?!marroquí)\p{Ll}+ (?!alemana)\p{Ll}+a$/u);
  });

  it('are squares before the number of a house, and provinces behind towns of theirs', async () => {
    const cities = loadGazetteers().list('es', 'cities');
    for (const { mentions } of await copiesIn(
      'es',
      'En [Plaza Mayor, 4, 2º B|LOC] . De [Trujillo|LOC] , provincia de [Cáceres|LOC] .',
      8,
    )) {
      // prettier-ignore
      expect(mentions[0]).toMatch(/^Plaza \p{Lu}?.*, \d, \dº \p{Lu}$/u);
      const [town, province] = mentions.slice(1).map((name) => loadGazetteers().list('es', 'town-areas')?.find(name)?.region); // prettier-ignore
      expect(cities?.find(mentions[1] ?? ''), mentions[1]).toBeDefined();
      expect(province, mentions.join()).toBe(town);
    }
  });

  it('call quarters with an article after no town', async () => {
    for (const { mentions } of await copiesIn(
      'fr',
      'Les jeunes du [quartier des Aubépines|LOC] et du [quartier de la Roseraie|LOC] .',
      6,
    ))
      // prettier-ignore
      for (const mention of mentions) {
        const known = packOf('fr')?.places?.articled?.some(({ m = '' }) => m.replaceAll('_', ' ').includes(mention));
        expect(known, mention).toBe(true);
      }
  });

  it('call schools with an article as schools are called', async () => {
    for (const { mentions } of await copiesIn(
      'fr',
      "Il va à l' [école maternelle des Aubépines|ORG] , sa sœur au [collège de la Vallée|ORG] .",
      6,
    ))
      // prettier-ignore
      expect(mentions.join()).toMatch(/^école maternelle d.*,collège d/u);
  });

  it('name quarters of towns as such', async () => {
    for (const { mentions } of await copiesIn('fr', 'Le quartier de [Belleville|LOC] et le quartier du [Mirail|LOC] .', 6)) // prettier-ignore
      for (const mention of mentions)
        expect(packOf('fr')?.places?.articled?.some(({ u = '', m = '' }) => `${u} ${m}`.split(' ').some((name) => fold(name) === fold(mention)))).toBe(true); // prettier-ignore
  });
});
