import { expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { copiesOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

// What somebody is stands before a particle in small letters, and is no given name.
it.each([
  [
    'es',
    'A las órdenes del [conde de Lippe|PERSON] y de la [marquesa de Alorna|PERSON] .',
    /del conde de (?!Lippe)\p{Lu}\p{L}+ y de la marquesa de (?!Alorna)\p{Lu}/u,
  ],
  ['fr', 'Le [comte de Lippe|PERSON] arriva.', /^Le comte de (?!Lippe)\p{Lu}\p{L}+ arriva/u],
  ['ca', 'El [duc de Palmela|PERSON] va arribar.', /^El duc de (?!Palmela)\p{Lu}\p{L}+ va/u],
  ['pt', 'Às ordens do [conde de Lippe|PERSON] .', /do conde de (?!Lippe)\p{Lu}\p{L}+ \.$/u],
  ['nl', 'De [graaf van Lippe|PERSON] kwam.', /^De graaf van (?!Lippe)\p{Lu}\p{L}+ kwam/u],
  ['sv', 'Hon mötte [hertigen av Lippe|PERSON] .', /mötte hertigen av (?!Lippe)\p{Lu}\p{L}+ \.$/u],
  // A given name that somebody wrote small does not stay.
  ['nl', 'Hij belde [jan de Vries|PERSON] .', /belde (?!jan)\p{Ll}+ de (?!Vries)\p{Lu}/u],
] as const)('%s: %s', async (locale, text, like) => {
  // prettier-ignore
  const run = await augment([labelled(locale, text)], { alpha: 6, locale, context: false, generated: false, augmentedOnly: true }); // prettier-ignore
  for (const copy of (await copiesOf(run)).copies) expect(copy.text).toMatch(like);
});
