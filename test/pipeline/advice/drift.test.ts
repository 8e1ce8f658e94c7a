import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { measureDrift } from '../../../src/pipeline/advice/drift.ts';

const source = [
  createDocument({
    id: 'a',
    text: 'Today Dr. Holm saw the patient, and Vega left. It was late.',
    entities: [{ id: 'T1', start: 10, end: 14, label: 'NAME' }],
  }),
];
const plain = (text: string) => [createDocument({ id: 'b', text, entities: [] })];
const driftOf = async (text: string) => (await measureDrift(source, plain(text), 'en')).drift;

describe('measureDrift', () => {
  it('finds none between a text and itself', async () => {
    const { drift, source: own, target } = await measureDrift(source, source, 'en');
    expect(drift).toMatchObject({ unseenWords: 0, unseenNames: 0, shapes: 0, sentenceLength: 0, casing: 0, listed: 0, spacing: 0 }); // prettier-ignore
    expect(own).toMatchObject({ documents: 1, mentions: 1, tokens: target.tokens });
  });

  it('tells new words and names, and those of mentions', async () => {
    const { unseenWords, unseenNames, knownNames } = await driftOf('Then Holm and Moreau left.');
    expect(unseenWords).toBeCloseTo(2 / 5); // then, moreau
    expect(unseenNames).toBeCloseTo(1 / 2);
    expect(knownNames).toBeCloseTo(1 / 2);
  });

  it('tells other spacing, casing, layout and shapes', async () => {
    expect((await driftOf('Today Dr . Holm saw the patient , and Vega left . It was late .')).spacing).toBe(1);
    expect((await driftOf('Today IT WAS LATE AND VEGA LEFT')).casing).toBeGreaterThan(0.5);
    expect((await driftOf('Late.\n\nLeft.\n\nSaw it.')).sentenceLength).toBeLessThan(-1);
    const { shapes } = await driftOf('4417 5-5 93 12:40 2/3');
    expect(shapes).toBeGreaterThan(0.9);
    expect(shapes).toBeLessThanOrEqual(1);
  });

  it('refuses text without a token', async () => {
    await expect(measureDrift(source, plain(' \n'), 'en')).rejects.toMatchObject({ code: 'empty-corpus' });
  });
});
