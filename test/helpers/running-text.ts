import * as fc from 'fast-check';
import type { Streams } from '../../src/core/augmenter.ts';
import { createDocument } from '../../src/core/document.ts';
import { createRng } from '../../src/core/rng.ts';
import type { Document, Entity } from '../../src/core/types.ts';

const SENTENCES = [
  'The old man was often treated in a huge shop.',
  'She quickly evaluated the treaty and bought an apple.',
  'A huge earthquake destroyed the basement, and he never denied it.',
  'He has not frequently selected a famous phone!',
  'THE PHOTO SHOWS A HUGE VICTORY',
  'Dr. Lind usually assesses patients in the other store; of course they respond.',
  'It is an urgent problem: her blood pressure had rapidly decreased.',
  "Eva's joke was terrible, wasn't it?",
  'They disappear completely from the home of Mr. Berg.',
  'Nearly all the photographs were exclusively red (or blue).',
];

/** English documents with entities over random runs of characters that begin and end within words, spaces included. */
export const runningTextArbitrary: fc.Arbitrary<Document> = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...SENTENCES), fc.constantFrom(' ', '\n', '  ')), { minLength: 1, maxLength: 8 }),
    fc.array(fc.tuple(fc.nat(400), fc.integer({ min: 1, max: 14 })), { maxLength: 8 }),
  )
  .map(([sentences, spans]) => {
    const text = sentences.flat().join('');
    const entities: Entity[] = [];
    let position = 0;
    for (const [start, length] of spans.toSorted((a, b) => a[0] - b[0])) {
      const end = Math.min(start + length, text.length);
      if (start < position || start >= end) continue;
      entities.push({ id: `T${entities.length}`, start, end, label: 'NAME' });
      position = end;
    }
    return createDocument({ id: 'doc', text, entities });
  });

/** The streams of one copy of a document, all the same. */
export function streamsOf(seed: number): Streams {
  const document = createRng(seed);
  return { document, source: document, patient: document, corpus: document };
}
