import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEntityMasking, type EntityMaskingOptions } from '../../src/augment/entity-masking.ts';
import { applyEdits } from '../../src/core/apply-edits.ts';
import { createDocument } from '../../src/core/document.ts';
import type { Document, Entity } from '../../src/core/types.ts';
import { createAnalyser } from '../../src/text/analyse.ts';

import { streamsOf } from '../helpers/running-text.ts';

const analyse = createAnalyser('de');
const entity = (text: string, of: string, label = 'PERSON'): Entity => {
  const start = text.indexOf(of);
  return { id: of, start, end: start + of.length, label };
};
const TEXT = 'Der Zeuge Karl Maier sah die Klägerin in Bonn, wo sie 1999 wohnte.';
const DOC = createDocument({
  id: 'd',
  text: TEXT,
  entities: [entity(TEXT, 'Karl Maier'), entity(TEXT, 'Bonn', 'PLACE')],
});

function mask(options: EntityMaskingOptions, doc: Document = DOC, seed = 1): Document {
  const augmenter = createEntityMasking(options);
  const learner = augmenter.createLearner?.({ documents: 1, characters: TEXT.length });
  learner?.observe(DOC, analyse(DOC));
  augmenter.adopt?.(structuredClone(learner?.finish()));
  return applyEdits(doc, augmenter.propose(doc, analyse(doc), streamsOf(seed)).edits);
}
const surfaces = ({ text, entities }: Document) => entities.map(({ start, end }) => text.slice(start, end));

describe('createEntityMasking', () => {
  it('writes the mask over each token of an entity, and over nothing else without candidates', () => {
    const doc = mask({ scheme: 'M7', candidates: 0 });
    expect(doc.text).toBe('Der Zeuge MASK MASK sah die Klägerin in MASK, wo sie 1999 wohnte.');
    expect(doc.entities.map(({ label }) => label)).toEqual(['PERSON', 'PLACE']);
  });

  it('masks words and numbers beside entities too, and with M1 entities alone', () => {
    expect(mask({ scheme: 'M7', candidates: 1, mask: 'X' }).text).toBe('X X X X X X X X X, X X X X.');
    expect(mask({ scheme: 'M1', candidates: 1 }).text).toBe(mask({ scheme: 'M7', candidates: 0 }).text);
  });

  it('draws random words from what the corpus has outside its entities', () => {
    for (let seed = 0; seed < 30; seed++) {
      for (const word of surfaces(mask({ scheme: 'M3', candidates: 0 }, DOC, seed))
        .join(' ')
        .split(' ')) {
        expect(['Der', 'Zeuge', 'sah', 'die', 'Klägerin', 'in', 'wo', 'sie', '1999', 'wohnte']).toContain(word);
      }
    }
  });

  it('leaves entities of other labels alone', () => {
    expect(surfaces(mask({ scheme: 'M7', candidates: 0, labels: ['PLACE'] }))).toEqual(['Karl Maier', 'MASK']);
  });

  it('draws once for an entity: all its tokens are masked or all are random', () => {
    for (let seed = 0; seed < 30; seed++) {
      const words = (surfaces(mask({ scheme: 'M4', candidates: 0 }, DOC, seed))[0] ?? '').split(' ');
      expect(new Set(words.map((word) => word === 'MASK')).size).toBe(1);
    }
  });

  it('needs words before it draws random ones, and legal settings', () => {
    const early = createEntityMasking({ scheme: 'M3' });
    expect(() => early.propose(DOC, analyse(DOC), streamsOf(1))).toThrow(/adopt/);
    const bad: readonly EntityMaskingOptions[] = [
      { mask: 'a b' },
      { candidates: 2 },
      { scheme: { placeholderOnly: 0.5, random: 0, mask: 0 } },
    ];
    for (const options of bad) expect(() => createEntityMasking(options)).toThrow(TypeError);
  });

  it('keeps every label and every character outside words, whatever overlaps', () => {
    const span = fc.tuple(fc.nat(TEXT.length - 2), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), fc.nat(1000), (spans, seed) => {
        const entities = spans.map(([start, length], i) => ({
          id: `e${i}`,
          start,
          end: Math.min(TEXT.length, start + length),
          label: `L${i}`,
          layer: `layer${i}`,
        }));
        const doc = createDocument({ id: 'd', text: TEXT, entities }, { overlaps: 'allow' });
        const masked = mask({ scheme: 'M4', candidates: 0.3 }, doc, seed);
        expect(masked.entities.map(({ label }) => label).toSorted()).toEqual(entities.map(({ label }) => label));
        const marks = (text: string) => text.replaceAll(/[\p{L}\p{N}]+/gu, '');
        expect(marks(masked.text)).toBe(marks(TEXT));
      }),
    );
  });
});
