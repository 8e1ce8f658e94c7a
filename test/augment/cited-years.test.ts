import { expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { nearCopy } from '../../src/text/near-copy.ts';
import { copiesOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

it('moves the years of what is cited so that no copy differs in one figure of many', async () => {
  const source = 'Das folgt aus [BGH GRUR 2014 , 569 Rn. 10 – HOT|LIT] .';
  const run = await augment([labelled('de', source)], { alpha: 8, locale: 'de', policies: { LIT: { policy: 'from-corpus' } }, context: false, generated: false, augmentedOnly: true }); // prettier-ignore
  for (const { text } of (await copiesOf(run)).copies) {
    expect(text).toMatch(/BGH GRUR (?!2014)(?:19|20)\d\d , 569/u);
    expect(nearCopy('BGH GRUR 2014 , 569 Rn. 10 – HOT', text.slice(14, -2))).toBeUndefined();
  }
});
