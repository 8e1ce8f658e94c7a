import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { createSentenceIndex } from '../../src/evaluate/shared-sentences.ts';

const doc = (text: string) => createDocument({ id: 'd', text, entities: [] });
const LONG = 'The patient was seen by M. Lind in the old clinic.';

function countShared(text: string): number {
  const index = createSentenceIndex('en');
  index.add(doc(`Dear colleague, thank you. ${LONG}`));
  return index.countShared(doc(text));
}

describe('createSentenceIndex', () => {
  it.each([
    ['as it is', `${LONG} Nothing else is like it here at all today.`],
    ['in capitals', LONG.toUpperCase()],
    ['as tokens', 'The patient was seen by M . Lind in the old clinic .'],
  ])('finds a sentence %s', (_, text) => expect(countShared(text)).toBe(1));

  it.each([
    ['a sentence of fewer than eight tokens', 'Dear colleague, thank you.'],
    ['a sentence in which one word is another', LONG.replace('old', 'new')],
    ['a part of a sentence', 'It was said: the patient was seen by M. Lind in the old clinic yesterday.'],
  ])('does not find %s', (_, text) => expect(countShared(text)).toBe(0));

  it('takes those with a mention alone, where asked', () => {
    const entities = [{ id: 'a', label: 'NAME', start: LONG.indexOf('Lind'), end: LONG.indexOf('Lind') + 4 }];
    const form = 'This letter was dictated and not read by anybody here.';
    const index = createSentenceIndex('en');
    index.add(createDocument({ id: 'd', text: `${LONG} ${form}`, entities }), 'with-mentions');
    expect([LONG, form].map((text) => index.countShared(doc(text)))).toEqual([1, 0]);
  });
});
