import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextWords } from '../../src/augment/context.ts';
import { possibleSlots, slotFinders } from '../../src/augment/wording/insertion-slots.ts';
import { createDocument } from '../../src/core/document.ts';
import { createAnalyser } from '../../src/text/analyse.ts';
import { runningTextArbitrary } from '../helpers/running-text.ts';

const analyse = createAnalyser('en');

function wordsOf(text: string) {
  const doc = createDocument({ id: 'd', text, entities: [] });
  return contextWords(analyse(doc), doc);
}

describe('possibleSlots', () => {
  it('tells what a slot may be from the two words alone', () => {
    const words = wordsOf('The treaty was very old and she walks.');
    expect(possibleSlots(words, 1).map(({ kind }) => kind)).toContain('adjective-noun');
    expect(possibleSlots(words, 2)).toEqual([]);
  });

  it.each(['fitting', 'all'] as const)('has every slot that the tags give (places: %s)', (places) => {
    const { find, possible, slotAt } = slotFinders[places];
    let slots = 0;
    fc.assert(
      fc.property(runningTextArbitrary, (doc) => {
        const words = contextWords(analyse(doc), doc);
        for (const index of find(words)) {
          const slot = slotAt(words, index);
          if (slot === undefined) continue;
          slots++;
          expect(possible(words, index)).toContainEqual(slot);
        }
      }),
      { numRuns: 300 },
    );
    expect(slots).toBeGreaterThan(20);
  });
});
