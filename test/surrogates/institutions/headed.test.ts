import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/rng.ts';
import { packOf, PACKS } from '../../../src/languages/index.ts';
import { organisationFamily } from '../../../src/surrogates/institutions/organisation.ts';
import { withoutResidue } from '../../../src/surrogates/residue.ts';
import { mention, settingOf } from '../../helpers/surrogates.ts';

const family = withoutResidue(organisationFamily);
const SEEDS = Array.from({ length: 12 }, (_, i) => i);

function writeIn(locale: string, text: string, before: string, seed: number): string {
  const own = settingOf(locale);
  const each = mention('organisation', text, before);
  return family.write(each, family.study([each], own), { scope: createRng(seed), mayStay: true }, own) ?? text;
}

describe('names that begin with what they name', () => {
  it.each([
    ['fr', 'la ', "cour d'appel d'Aix-en-Provence", /^cour d'appel (?:de |d')/u],
    ['fr', 'la ', 'brigade de recherches de Fréjus', /^brigade de recherches (?:de |d')/u],
    ['fr', 'le ', 'préfet du Rhône', /^préfet (?:du|de|d)/u],
    ['fr', 'le ', "Conseil de prud'hommes de Nanterre", /^Conseil de prud'hommes (?:de |d')/u],
    ['es', 'la ', 'Caja Rural de Extremadura', /^Caja Rural de /u],
    ['es', 'la ', 'Comunidad de Regantes del Bajo Guadalquivir', /^Comunidad de Regantes del? /u],
    ['it', 'la ', "Corte d'appello di Palermo", /^Corte d'appello di /u],
    ['it', 'il ', 'Tribunale per i minorenni di Bari', /^Tribunale per i minorenni di /u],
    ['it', "l'", 'Università degli Studi di Padova', /^Università degli Studi di /u],
    [
      'ca',
      "l'",
      "Ajuntament de la Bisbal d'Empordà",
      /^Ajuntament (?:de|d['’]) ?(?!la (?!Bisbal|Vila|Pobla|Selva|Roca))\p{L}/u,
    ],
    ['ca', 'el ', "Consell Insular d'Eivissa", /^Consell Insular d(?:e |['’])(?:Mallorca|Menorca|Formentera)$/u],
  ])('keep it and get another place: %s %s%s', (locale, before, text, expected) => {
    for (const seed of SEEDS) {
      const written = writeIn(locale, text, before, seed);
      expect(written).toMatch(expected);
      expect(written).not.toBe(text);
    }
  });

  it.each([
    ['fr', 'au ', 'CHU de Zwexcombe', /^CHU (?:de |d')/u],
    ['fr', '', "Commune d'Uzbelles", /^(?:Commune|Ville|Mairie) (?:de |d')/u],
    ['fr', 'la ', 'Maternité Anne-Zwexel', /^Maternité /u],
    ['fr', 'la ', 'Chambre sociale', /^Chambre (?:c|d)/u],
    ['fr', 'le ', 'Service de réanimation chirurgicale', /^Service d/u],
    ['fr', "l'", 'Unité de gériatrie B3', /^Unité (?:de |d')\p{Ll}+ \p{Lu}\p{Nd}$/u],
    ['fr', 'la société ', 'S.A.S. MENUISERIE BLANCARD ET FILS', /^S\.A\.S\. MENUISERIE \p{Lu}+ ET FILS$/u],
    ['fr', 'le ', 'SDIS 44', /^SDIS \p{Nd}\p{Nd}$/u],
    ['ca', 'al ', "Servei d'Urgències", /^Servei d(?:e |['’])/u],
    ['ca', 'la ', 'Unitat de Cures Pal·liatives', /^Unitat d(?:e |['’])/u],
    [
      'ca',
      'per a ',
      'Cirurgia Vascular',
      /^(?:\p{Lu}[\p{L}·]*(?:ia|ina)|Digestiu|Cures|Consultes|Urgències|Rehabilitació|Hospitalització|Aparell|Malalties|Treball|Salut)(?: .*)?$/u,
    ],
    ['ca', "l'", 'església de Santa Quitèria', /^església de Santa? \p{Lu}/u],
    ['ca', 'la ', 'Conselleria de Pesca', /^Conselleria d/u],
    ['ca', 'la ', 'Biblioteca Roure i Quarz', /^Biblioteca \p{Lu}\p{L}+ \p{Lu}\p{L}+$/u],
    [
      'ca',
      "l'",
      'Hospital de Sant Joan de Déu',
      /^Hospital de Sant (?!Joan)\p{Lu}\p{L}+(?: d(?:e |['’])\p{Lu}\p{L}+| \p{Lu}\p{L}+)$/u,
    ],
    ['pt', 'a ', 'Clínica Cirúrgica', /^(?:Unidade|Consulta) de /u],
    ['pt', 'a ', 'UBS Vila Zwexel', /^UBS /u],
    ['pt', 'o ', 'Hosp. de Zwexel', /^Hosp\. de /u],
    ['pt', 'o ', 'Hospital Nossa Senhora do Carmo', /^Hospital (?!\p{Lu}\p{Ll}+ do Carmo)/u],
    ['pt', 'a ', 'Escola Estadual Olavo Quarz', /^Escola Estadual /u],
    ['pt', 'a ', 'EMEI Nossa Senhora da Luz', /^EMEI \p{Lu}/u],
  ])('stay of one kind, be what they are called in no list: %s %s%s', (locale, before, text, expected) => {
    for (const seed of SEEDS) {
      const written = writeIn(locale, text, before, seed);
      expect(written).toMatch(expected);
      expect(written).not.toBe(text);
    }
  });

  it('leave the article of a town that has one', () => {
    for (const seed of SEEDS)
      expect(writeIn('pt', 'Associação Comercial do Porto', 'a ', seed)).toMatch(/^Associação Comercial de /u);
  });

  it.each([
    ['fr', 'la ', 'chambre régionale des comptes', 'f'],
    ['fr', 'le ', 'Crédit municipal', 'm'],
    ['es', 'la ', 'Sala de lo Contencioso', 'f'],
    ['es', 'el ', 'Registro Civil', 'm'],
    ['ca', 'la ', 'Cambra de Comerç', 'f'],
  ] as const)(
    'become another body of their gender where no name is in them: %s %s%s',
    (locale, before, text, gender) => {
      const bodies = packOf(locale)?.institutions?.ordinary?.[gender]?.replaceAll('_', ' ').toLowerCase() ?? '';
      const [head = ''] = text.toLowerCase().split(' ');
      for (const seed of SEEDS) {
        const written = writeIn(locale, text, before, seed).toLowerCase();
        // One of those that everybody knows, where it begins so too.
        expect(bodies.includes(written) || written.startsWith(`${head} `), written).toBe(true);
        expect(written).not.toBe(text.toLowerCase());
      }
    },
  );

  it.each([
    ['pt', 'a ', 'Associação Académica de Coimbra', /^Associação Académica d[eo] (?!Coimbra)/u],
    ['es', 'la ', 'Asociación de Pequeñas Empresas de Burgos', /^Asociación de Pequeñas Empresas de (?!Burgos)/u],
  ] as const)('keep words that are no names: %s %s%s', (locale, before, text, expected) => {
    for (const seed of SEEDS) {
      const written = writeIn(locale, text, before, seed);
      expect(written).toMatch(expected);
      expect(written).not.toBe(text);
    }
  });

  it('keep no surname that is a word too', () => {
    for (const seed of SEEDS) expect(writeIn('es', 'Hospital Regional Carlos Haya', 'el ', seed)).not.toContain('Haya');
  });

  it('begin with the same word where several bodies do', () => {
    for (const seed of SEEDS) {
      expect(writeIn('pt', 'Comissão de Segurança', 'a ', seed)).toMatch(/^Comissão /u);
      expect(writeIn('pt', 'Serviço de Segurança', 'o ', seed)).toMatch(/^Serviço (?!de (?:Urg|\p{L}*logia))/u);
      expect(writeIn('pt', 'Orquestra Estadual', 'a ', seed)).toMatch(/^Orquestra /u);
    }
  });

  it('are no body of nouns where nothing in them says what they are', () => {
    const bodies = packOf('pt')?.institutions?.ordinary?.f?.replaceAll('_', ' ').split(' ') ?? [];
    for (const seed of SEEDS) expect(bodies).not.toContain(writeIn('pt', 'Zwexel Kalm', 'a ', seed).split(' ')[0]);
  });

  it.each([
    ['nl', 'de ', 'Spoedeisende Hulp', /^(?:SEH|Eerste Hulp)$/u],
    ['nl', 'van de ', 'Raad voor de Quarzbescherming', /^(?:Algemene Rekenkamer|Kiesraad|Onderwijsraad)$/u],
    ['nl', 'het ', 'Sint-Quarzziekenhuis', /^Sint-.*(?:ziekenhuis|hospitaal)$/u],
    ['nl', 'de ', 'zwemvereniging De Quarz', /^zwemvereniging /u],
    ['nl', 'de ', 'Rechtbank van eerste aanleg te Kalmdrecht', /^Rechtbank van eerste aanleg te /u],
    ['nl', 'het ', 'Waterschap Quarzdijk', /^Waterschap /u],
    ['nl', 'het ', 'ARP', /^(?:CHU|KVP)$/u],
    ['nl', 'aan ', 'Zwexel University', / University$/u],
    ['nl', 'in het ', 'AZ Sint-Quarz', /^AZ /u],
    ['nl', 'in ', 'WZC Sint-Quarz', /^WZC Sint-/u],
    ['nl', 'bij het ', 'Hof van Beroep te Kalmdrecht', /^Hof van [Bb]eroep te \p{Lu}/u],
    ['nl', 'de ', 'arbeidsrechtbank Gent', /^arbeidsrechtbank (?!Gent)\p{Lu}/u],
    ['nl', 'het ', 'OCMW van Kortrijk', /^OCMW van (?!Kortrijk)\p{Lu}/u],
    ['nl', 'de ', 'CCU', /^(?:IC|PACU)$/u],
    ['nl', 'bij ', 'Restaurant De Quarz', /^Restaurant (?:De|Het|'t) (?!De )/u],
    ['it', 'dal ', 'Day Hospital', /^(?:Reparto|Ambulatorio) di /u],
    ['it', 'reparto di ', 'Cardiologia', /^(?!.*S\.r\.l\.)\p{Lu}\p{Ll}+(?: \p{L}+)*$/u],
    ['it', 'e ', 'Forza Italia', /Itali/u],
  ])('are of a kind that is told by how they begin or end: %s %s%s', (locale, before, text, expected) => {
    for (const seed of SEEDS) {
      const written = writeIn(locale, text, before, seed);
      expect(written).toMatch(expected);
      expect(written).not.toBe(text);
    }
  });

  it('are no teams for a date in figures beside them', () => {
    for (const { code, institutions } of PACKS)
      expect([code, institutions?.cues?.team?.test('sinds 3-2-2021, 2024-02-19') ?? false]).toEqual([code, false]);
  });

  it('begin with a vowel behind an article that has lost its own', () => {
    for (const [locale, text] of [
      ['fr', 'Ined'],
      ['fr', 'Office national des forêts'],
      ['it', 'Enel'],
      ['it', 'INGV'],
      ['ca', 'ANC'],
    ] as const)
      for (const seed of SEEDS) expect(writeIn(locale, text, "l'", seed)).toMatch(/^[AEIOUÀÉÈ]/u);
  });

  it('keep a word of kind in small letters, and numbers behind a kind stay numbers', () => {
    for (const seed of SEEDS) {
      expect(writeIn('es', 'bar La Tasca', 'del ', seed)).toMatch(/^bar \p{Lu}\p{L}+$/u);
      expect(writeIn('it', 'ASL 3', "l'", seed)).toMatch(/^ASL \d$/u);
    }
  });

  it('have ordinary bodies of each gender that the articles of the language tell', () => {
    for (const { code, institutions, agreement } of PACKS)
      for (const gender of ['f', 'm'] as const)
        for (const name of institutions?.ordinary?.[gender]?.split(' ') ?? [])
          expect([code, name, agreement?.genderOfName?.(name.replaceAll('_', ' ')) ?? gender]).toEqual([code, name, gender]); // prettier-ignore
  });
});
