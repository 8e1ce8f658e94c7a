import { describe, expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { standsFor } from '../../src/surrogates/institutions/letters.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';
import { settingOf } from '../helpers/surrogates.ts';

/** Houses that are called by no name, and what their copies look like. */
const HOUSES: readonly (readonly [locale: string, text: string, like: RegExp])[] = [
  ['fr', 'Passé à la [pharmacie de la Place|ORG] hier.', /^ORG pharmacie (?:de la|du|des) \p{Lu}\p{L}+$/u],
  ['fr', 'Admise à l’[EHPAD Les Tilleuls|ORG] hier.', /^ORG EHPAD (?:L[ea]s? |L')\p{Lu}\p{L}+$/u],
  ['fr', 'Inscrit à la [crèche Les Petits Pas|ORG] .', /^ORG crèche L[ea]s? \p{Lu}/u],
  ['es', 'Fue a la [Farmacia de la Plaza|ORG] ayer.', /^ORG Farmacia del? (?:la )?\p{Lu}\p{L}+$/u],
  ['es', 'Ingresó en la [Residencia Los Nogales|ORG] .', /^ORG Residencia (?:El|Las?|Los) \p{Lu}\p{L}+$/u],
  // Firms keep their trade, and what they are called after its article.
  ['pt', 'A [Laticínios Lindes|ORG] abriu.', /^ORG Laticínios \p{Lu}/u],
  ['pt', 'O [Clube de Canoagem do Nabão|ORG] reuniu.', /^ORG Clube de Canoagem do (?!Nabão)\p{Lu}\p{Ll}+$/u],
  [
    'pt',
    'A [Sociedade Recreativa Flor do Laranjal|ORG] reuniu.',
    /^ORG Sociedade Recreativa \p{Lu}\p{Ll}+ d[ao] \p{Lu}/u,
  ],
  ['pt', 'Vive no [Lar de Santo António|ORG] .', /^ORG Lar de Santo [AEIO]/u],
  ['pt', 'Vive no [Lar de São José|ORG] .', /^ORG Lar de São [^AEIO]/u],
  ['ca', 'La [Paperera Lindes|ORG] tancà.', /^ORG Paperera \p{Lu}/u],
  ['ca', 'Hi va [Transports Riera de Lindes|ORG] .', /^ORG Transports \p{Lu}/u],
  ['pt', 'Foi ao [Hospital Regional do Agreste|ORG] .', /^ORG Hospital /u],
  ['pt', 'Fica na [Praia da Luz|LOC] .', /^LOC Praia d[aeo]s? \p{Lu}/u],
  ['pt', 'Fica junto à [Barragem de Lindes|LOC] .', /^LOC Barragem d[aeo]s? \p{Lu}/u],
  ['ca', 'És veí del [barri de Sant Narcís|LOC] .', /^LOC barri de(?:ls?)? (?!Sant Narcís)/u],
  ['ca', 'Prop de la [riera de Lindes|LOC] .', /^LOC riera (?:de(?:ls?)?|d')/u],
  ['ca', 'Treballa a l’[Hostal Sa Lindesa|ORG] .', /^ORG Hostal (?:Sa|Es|Can|El|La|Les) \p{Lu}/u],
  ['es', 'La [Comunidad de Propietarios Calle Mayor 5|ORG] .', /^ORG Comunidad de Propietarios \p{Lu}.* \p{Nd}+$/u],
];

/** Houses that are called after somebody of rank, and towns of two names. */
const CALLED: readonly (readonly [locale: string, text: string, like: RegExp])[] = [
  ['es', 'Fue al [Hospital Juan XXIII|ORG] .', /^ORG Hospital (?:Pío|León|Pablo|Benedicto) [IVX]+$/u],
  ['es', 'Fue al [Hospital Marqués de Lindes|HOSPITAL] .', /^HOSPITAL Hospital Marqués del? (?:la )?\p{Lu}\p{Ll}+$/u],
  ['es', 'Fue al [Hospital Infanta Sofía|HOSPITAL] .', /^HOSPITAL Hospital Infanta \p{Lu}\p{Ll}+$/u],
  [
    'es',
    'Fue al [Instituto Isabel II|ORG] .',
    /^ORG Instituto (?:Alfonso|Carlos|Felipe|Fernando|Jaime|Juan Carlos) [IVX]+$/u,
  ],
  ['ca', 'Va anar a l’[Hospital Joan XXIII|ORG] .', /^ORG Hospital (?:Pius|Lleó|Pau|Benet) [IVX]+$/u],
  ['it', 'Andò all’[Ospedale Papa Giovanni XXIII|ORG] .', /^ORG Ospedale Papa (?:Pio|Leone|Paolo|Benedetto) [IVX]+$/u],
  ['pt', 'Foi ao [Hospital Conde de Lindes|ORG] .', /^ORG Hospital Conde de \p{Lu}\p{Ll}+$/u],
  ['fr', 'Admis à la [Clinique Jean XXIII|ORG] .', /^ORG Clinique (?:Pie|Léon|Paul|Benoît) [IVX]+$/u],
  ['es', 'Vive en [Vitoria-Gasteiz|LOC] .', /^LOC [^-]+$/u],
  ['es', 'Vive en [Alicante/Alacant|LOC] .', /^LOC [^/]+$/u],
  // "-rat" ends a German council alone.
  ['ca', 'L’[Institut Montserrat Lindes|ORG] obre.', /^ORG Institut \p{Lu}\p{L}+ \p{Lu}[\p{L}· -]+$/u],
  ['pt', 'As [Forças Armadas|ORG] avançam.', /^ORG Forças \p{L}+/u],
  ['it', 'Le [Forze Armate|ORG] avanzano.', /^ORG Forze \p{L}+/u],
  ['pt', 'A [Renault Portuguesa|ORG] fechou.', /^ORG (?!Renault)\p{L}+ Portuguesa$/u],
  // As corpora of syntax write it.
  [
    'pt',
    'A [Presidência de a República|ORG] reuniu.',
    /^ORG P\p{L}+(?:-Geral)? de \p{L} \p{Lu}\p{L}+$|^ORG Provedoria de Justiça$/u,
  ],
  ['es', 'Vive en [C/ Juan de Lindes N° 62|CALLE] .', /^CALLE C\/.* N° \d\d$/u],
  ['es', 'Vive en [C/ Juan de Lindes 19, 4o V|CALLE] .', /^CALLE C\/.*, \do \p{Lu}$/u],
  ['ca', 'Viu al [Carrer de Lindes, 45, 2n 1a|ADRECA] .', /^ADRECA Carrer .*, \d[rntè] \da$/u],
  ['fr', 'La [Cour suprême|ORG] a cassé le jugement.', /^ORG (?:Haute )?Cour(?: \p{Ll}+)*$/u],
  ['pt', 'O secretário do [Comité Central|ORG] falou.', /^ORG Comité (?:Executivo|Permanente)$/u],
];

/** Letters behind a name, both of which everybody knows. */
const LETTERED: readonly (readonly [locale: string, text: string])[] = [
  ['es', 'El [Banco Central Europeo|ORG] ( [BCE|ORG] ) abre.'],
  ['ca', 'La [Universitat Autònoma de Barcelona|ORG] ( [UAB|ORG] ) obre.'],
];

/** Of a later given name, or of what stands behind a particle, other languages know more as a family name. */
const AT_HOME = ['Parla [Maria Beatrice Lindesi|PER] .', 'Parla [Antonio De Caro|PER] .'];

describe('names of the language', () => {
  it.each(AT_HOME)('stay so: %s', async (text) => {
    const { gazetteers } = settingOf('it');
    const run = await augment([labelled('it', text)], { alpha: 6, locale: 'it', context: false, generated: false, augmentedOnly: true }); // prettier-ignore
    for (const copy of (await copiesOf(run)).copies) {
      const [, given = ''] = mentionsOf(copy)[0]?.split(' ') ?? [];
      expect(gazetteers.list('it', 'given-names')?.find(given)?.band).toBe(0);
    }
  });
});

describe('letters behind a name of the language', () => {
  it.each(LETTERED)('stand for what the name becomes, in %s: %s', async (locale, text) => {
    const source = labelled(locale, text);
    const { copies } = await copiesOf(
      await augment([source], { alpha: 4, locale, context: false, generated: false, augmentedOnly: true }),
    );
    for (const copy of copies) {
      const [name = '', letters = ''] = mentionsOf(copy).map((each) => each.slice('ORG '.length));
      expect(standsFor(letters, name)).toBe(true);
    }
  });
});

describe('houses called after somebody of rank and towns of two names', () => {
  it.each(CALLED)('become others of the kind, in %s: %s', async (locale, text, like) => {
    const source = labelled(locale, text);
    const { copies } = await copiesOf(
      await augment([source], { alpha: 4, locale, context: false, generated: false, augmentedOnly: true }),
    );
    expect(copies).toHaveLength(4);
    for (const copy of copies) expect(mentionsOf(copy)[0]).toMatch(like);
  });
});

describe('houses that are called by no name', () => {
  it.each(HOUSES)('stay of their kind, in %s: %s', async (locale, text, like) => {
    const source = labelled(locale, text);
    const { copies } = await copiesOf(
      await augment([source], { alpha: 4, locale, context: false, generated: false, augmentedOnly: true }),
    );
    expect(copies).toHaveLength(4);
    for (const copy of copies) {
      const [mention] = mentionsOf(copy);
      expect(mention).toMatch(like);
      expect(mention).not.toBe(mentionsOf(source)[0]);
    }
  });
});
