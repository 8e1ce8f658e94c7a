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
