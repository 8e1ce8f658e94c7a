import { describe, expect, it } from 'vitest';
import { augment } from '../../src/pipeline/augmentation/augment.ts';
import { copiesOf, mentionsOf } from '../helpers/copies.ts';
import { labelled } from '../helpers/marked.ts';

/** The years of the dates of twelve copies. */
async function yearsOf(text: string): Promise<number[][]> {
  const options = { alpha: 12, locale: 'fr', context: false, generated: false, augmentedOnly: true } as const;
  const { copies } = await copiesOf(await augment([labelled('fr', text)], options));
  return copies.map((copy) => mentionsOf(copy).map((mention) => Number(mention.slice(-4))));
}

describe('dates of what has been', () => {
  it('stay in the past, and move together', async () => {
    const copies = await yearsOf('Reçu le [07/11/2025|DATE], opéré le [07/11/2023|DATE].');
    for (const [received = 0, operated = 0] of copies) {
      expect(received).toBeLessThan(2026);
      expect(received - operated).toBeGreaterThanOrEqual(1);
      expect(received - operated).toBeLessThanOrEqual(3);
    }
  });

  it('move either way where there is room before these days, or the text tells of later ones', async () => {
    for (const text of ['Reçu le [07/11/2012|DATE].', 'Reçu le [07/11/2025|DATE], revient le [07/11/2031|DATE].']) {
      const first = (await yearsOf(text)).map(([year = 0]) => year);
      const own = Number(/\d{4}/.exec(text)?.[0]);
      expect(Math.min(...first)).toBeLessThan(own);
      expect(Math.max(...first)).toBeGreaterThan(own);
    }
  });
});
