import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { augment, joinLearned, learn } from '../../src/pipeline/augmentation/augment.ts';
import { usualCopies } from '../../src/pipeline/augmentation/usual-copies.ts';

const NOTE = 'Ann Miller came to Leeds. ';

function corpus(documents: number, times: number) {
  const entities = [
    { id: 'T1', label: 'PATIENT', start: 0, end: 10 },
    { id: 'T2', label: 'CITY', start: 19, end: 24 },
  ];
  return Array.from({ length: documents }, (_, i) => createDocument({ id: `d${i}`, text: NOTE.repeat(times), entities })); // prettier-ignore
}

describe('the number of copies where none is given', () => {
  it('is two, and up to five of a small corpus where the recipe has generated text', () => {
    expect([1, 20_000, 30_000, 30_001, 50_000, 50_001, 75_000, 10 ** 8].map((size) => usualCopies(size, true))).toEqual([5, 5, 5, 5, 3, 3, 2, 2]); // prettier-ignore
    expect(usualCopies(40_000, true)).toBe(4);
    expect(usualCopies(1, false)).toBe(2);
  });

  it('is told by the size of the whole corpus', async () => {
    const alphaOf = async (...given: Parameters<typeof augment>) => (await augment(...given)).job.alpha;
    const options = { locale: 'en' };
    expect(await alphaOf(corpus(2, 10), options)).toBe(5);
    expect(await alphaOf(corpus(2, 2000), options)).toBe(2);
    expect(await alphaOf(corpus(2, 10), { ...options, alpha: 1 })).toBe(1);
    expect(await alphaOf(corpus(2, 10), { ...options, generated: false })).toBe(5);
    expect(await alphaOf(corpus(2, 10), { ...options, recipe: 'phicon' })).toBe(2);
  });

  it('may be more than anybody needs, but not so many that a run never ends', async () => {
    const run = (alpha: number) => augment(corpus(1, 1), { locale: 'en', alpha });
    await expect(run(1e9)).rejects.toMatchObject({ code: 'bad-option', hint: expect.stringContaining('generate') as string }); // prettier-ignore
    expect((await run(1000)).job.alpha).toBe(1000);
  });

  it('does not depend on the part that is augmented', async () => {
    const whole = corpus(4, 1000);
    const [first, second] = [whole.slice(0, 1), whole.slice(1)];
    const options = { locale: 'en' };
    const learned = await joinLearned([await learn(first, options), await learn(second, options)], options);
    expect((await augment(first, options)).job.alpha).toBe(5);
    expect((await augment(first, { ...options, learned })).job.alpha).toBe(2);
  });
});
