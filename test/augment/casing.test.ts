import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCasing } from '../../src/augment/casing.ts';
import { applyEdits } from '../../src/core/apply-edits.ts';
import type { Streams } from '../../src/core/augmenter.ts';
import { createRng } from '../../src/core/rng.ts';
import type { Document, Edit } from '../../src/core/types.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { augment } from '../../src/pipeline/augment.ts';
import { docOf, mention, pairArbitrary } from '../evaluate/documents.ts';

const analyse = createAnalyser('en');
function styled(doc: Document, edits: readonly Edit[], seed: number, share = 1): readonly Edit[] {
  const document = createRng(seed);
  const streams: Streams = { document, source: document, patient: document, corpus: document };
  return createCasing({ share }).restyle?.(doc, analyse(doc), edits, streams) ?? [];
}
const surfaces = ({ text, entities }: Document) => entities.map(({ start, end }) => text.slice(start, end));

describe('casing', () => {
  const text = 'Old Anna Berg saw Bo.';
  const doc = docOf(text, [mention(text, 'Anna Berg', 'NAME'), mention(text, 'Bo', 'NAME')]);
  const surrogate = { start: 4, end: 13, replacement: 'Eva Lind' };

  it('writes the sentence or its mentions alone in one case, surrogates as well', () => {
    const found = Array.from({ length: 60 }, (_, seed) => {
      const copy = applyEdits(doc, styled(doc, [surrogate], seed));
      return `${copy.text} ${surfaces(copy).join('/')}`;
    });
    expect(new Set(found)).toEqual(
      new Set([
        'old eva lind saw bo. eva lind/bo',
        'Old eva lind saw bo. eva lind/bo',
        'OLD EVA LIND SAW BO. EVA LIND/BO',
        'Old EVA LIND saw BO. EVA LIND/BO',
      ]),
    );
  });

  it('leaves sentences that were not drawn, and the edits in them, as they are', () => {
    expect(styled(doc, [surrogate], 1, 0)).toEqual([surrogate]);
    expect(() => createCasing({ share: 2 })).toThrow(TypeError);
  });

  it('changes case and nothing else, and keeps every mention, however mentions lie', () => {
    fc.assert(
      fc.property(pairArbitrary(true), fc.nat(), fc.boolean(), ({ gold }, seed, replaces) => {
        const [first] = gold.entities;
        const given = replaces && first ? [{ start: first.start, end: first.start + 1, replacement: 'Xy' }] : [];
        const plain = applyEdits(gold, given);
        const copy = applyEdits(gold, styled(gold, given, seed));
        expect(copy.text.toLowerCase()).toBe(plain.text.toLowerCase());
        expect(surfaces(copy).map((one) => one.toLowerCase())).toEqual(surfaces(plain).map((one) => one.toLowerCase()));
      }),
    );
  });

  it('is counted, and named in what the copies tell of themselves', async () => {
    const recipe = { name: 'own', unit: 'document', 'only-with-entities': false, augmenters: [{ casing: { share: 1 } }] } as const; // prettier-ignore
    const copies = await augment([doc], { recipe, seed: 3, alpha: 1, locale: 'en', augmentedOnly: true });
    for await (const copy of copies) expect(copy.derivedFrom?.steps).toEqual(['casing']);
    expect(copies.summary()).toMatchObject({ changedCopies: 1 });
    expect(copies.summary().edits['casing']).toBeGreaterThan(0);
  });
});
