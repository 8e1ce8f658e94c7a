import { describe, expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

/** Houses that are called by no name, and what their copies look like. */
const HOUSES: readonly (readonly [locale: string, text: string, like: RegExp])[] = [
  ['fr', 'Passé à la [pharmacie de la Place|ORG] hier.', /^ORG pharmacie (?:de la|du|des) \p{Lu}\p{L}+$/u],
  ['fr', 'Admise à l’[EHPAD Les Tilleuls|ORG] hier.', /^ORG EHPAD (?:L[ea]s? |L')\p{Lu}\p{L}+$/u],
  ['fr', 'Inscrit à la [crèche Les Petits Pas|ORG] .', /^ORG crèche L[ea]s? \p{Lu}/u],
  ['es', 'Fue a la [Farmacia de la Plaza|ORG] ayer.', /^ORG Farmacia del? (?:la )?\p{Lu}\p{L}+$/u],
  ['es', 'Ingresó en la [Residencia Los Nogales|ORG] .', /^ORG Residencia (?:El|Las?|Los) \p{Lu}\p{L}+$/u],
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
];

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
