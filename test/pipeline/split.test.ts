import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import type { Corpus, Document } from '../../src/core/types.ts';
import { splitCorpus, type SplitOptions } from '../../src/pipeline/split.ts';

const docs = Array.from({ length: 100 }, (_, i) =>
  createDocument({ id: `d${i}`, text: `One ${i}. Two.\n\nThree.`, entities: [], meta: { patient: `p${i % 20}` } }),
);
const corpusOf = (list: readonly Document[]): Corpus => ({
  async *[Symbol.asyncIterator]() {
    yield* list;
  },
});

async function split(options: SplitOptions, list = docs) {
  const parts: Record<string, string[]> = { train: [], dev: [], test: [], out: [] };
  const patients: Record<string, Set<unknown>> = { train: new Set(), dev: new Set(), test: new Set(), out: new Set() };
  for await (const [name, doc] of await splitCorpus(corpusOf(list), options)) {
    parts[name ?? 'out']?.push(doc.id);
    patients[name ?? 'out']?.add(doc.meta?.['patient']);
  }
  return { parts, patients };
}

describe('splitCorpus', () => {
  it('deals out exact shares, every document once', async () => {
    const { parts } = await split({});
    expect([parts['train']?.length, parts['dev']?.length, parts['test']?.length]).toEqual([70, 10, 20]);
    expect(new Set(Object.values(parts).flat()).size).toBe(100);
  });

  it('does not depend on the order of the documents, but on the seed', async () => {
    const { parts } = await split({});
    const reversed = await split({}, docs.toReversed());
    expect(reversed.parts['test']?.toSorted()).toEqual(parts['test']?.toSorted());
    expect((await split({ seed: 14 })).parts['test']?.toSorted()).not.toEqual(parts['test']?.toSorted());
  });

  it('keeps a patient together', async () => {
    const { patients } = await split({ by: 'patient' });
    const sizes = ['train', 'dev', 'test'].map((name) => patients[name]?.size ?? 0);
    expect(sizes.reduce((a, b) => a + b)).toBe(20); // no patient is in two splits
  });

  it('nests smaller fractions of train in larger ones', async () => {
    const small = (await split({ fraction: 0.2 })).parts;
    const large = (await split({ fraction: 0.6 })).parts;
    expect([small['train']?.length, large['train']?.length]).toEqual([14, 42]);
    expect(small['train']?.every((id) => large['train']?.includes(id))).toBe(true);
    expect(small['test']).toEqual(large['test']);
  });

  it('deals out sentences and paragraphs', async () => {
    expect(Object.values((await split({ unit: 'sentence' })).parts).flat()).toHaveLength(300);
    expect(Object.values((await split({ unit: 'paragraph' })).parts).flat()).toHaveLength(200);
  });

  it('refuses shares that make no sense', async () => {
    await expect(split({ ratio: [0, 0, 0] })).rejects.toThrow(TypeError);
    await expect(split({ fraction: 0 })).rejects.toThrow(TypeError);
  });
});
