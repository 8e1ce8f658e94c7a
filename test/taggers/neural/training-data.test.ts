import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../src/core/document.ts';
import { createRng } from '../../../src/core/rng.ts';
import { collectTrainingData } from '../../../src/taggers/neural/training-data.ts';

const document = (id: string, copyOf?: string) =>
  createDocument({
    id,
    text: `Ann met Bob in ${id}.`,
    entities: [{ id: 'T1', start: 0, end: 3, label: 'NAME' }],
    ...(copyOf !== undefined && {
      derivedFrom: { id: copyOf, copy: 1, seed: 13, recipe: 'phi', steps: ['phi-replacement'] },
    }),
  });
const collect = (documents: readonly ReturnType<typeof document>[]) =>
  collectTrainingData(documents, 'IOB2', createRng(13), { language: 'en' });
const ids = Array.from({ length: 20 }, (_, i) => `d${i}`);

describe('without dev documents', () => {
  it('a tenth of the documents is held out', () => {
    const { train, dev } = collect(ids.map((id) => document(id)));
    expect([train.length, dev.length]).toEqual([18, 2]);
  });

  it('a document and its copies are held out together', () => {
    const corpus = ids.flatMap((id) => [document(id), document(`${id}-aug1`, id), document(`${id}-aug2`, id)]);
    const { train, dev } = collect(corpus);
    expect([train.length, dev.length]).toEqual([54, 6]);
    const learned = new Set(train.map(({ source }) => source));
    for (const { tokens } of dev) expect(learned.has((tokens.at(-2)?.text ?? '').replace(/-aug\d$/, ''))).toBe(false);
  });

  it('nothing is held out of few documents with copies', () => {
    const few = ids.slice(0, 4).flatMap((id) => [document(id), document(`${id}-aug1`, id), document(`${id}-aug2`, id)]);
    expect(collect(few).dev).toEqual([]);
  });
});
