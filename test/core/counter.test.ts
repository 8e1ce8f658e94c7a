import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCapped, addCounts, createCappedList, createCounter, joinCounters } from '../../src/core/counter.ts';

const createWords = () => {
  const counter = createCounter(() => ({
    documents: 0,
    words: new Set<string>(),
    labels: new Map<string, { mentions: number; kinds: { exact: number }; places: number[] }>(),
    first: createCappedList<string>(3),
  }));
  return {
    add(word: string): void {
      const { words, labels, first } = counter.counts;
      counter.counts.documents++;
      words.add(word);
      addCounts(labels, new Map([[word, { mentions: 1, kinds: { exact: 2 }, places: [word.length] }]]));
      addCapped(first, word);
    },
    counts: () => counter.counts,
    take: counter.take,
    merge: counter.merge,
  };
};

const words = fc.array(fc.constantFrom('a', 'bb', 'constructor', '__proto__'));

describe('a counter', () => {
  it('counts the same in one thread as in several, whose counts are cloned between them', () => {
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const [one, worker, main] = [createWords(), createWords(), createWords()];
        for (const part of parts) {
          for (const word of part) {
            one.add(word);
            worker.add(word);
          }
          main.merge(structuredClone(worker.take()));
        }
        expect(main.counts()).toEqual(one.counts());
        expect(worker.counts()).toEqual(createWords().counts());
      }),
    );
  });

  it('leaves merged counts as they are, so that they can be merged again', () => {
    const [part, main] = [createWords(), createWords()];
    part.add('a');
    const counts = part.take();
    const before = structuredClone(counts);
    main.merge(counts);
    main.merge(counts);
    main.add('a');
    expect(counts).toEqual(before);
    expect(main.counts().labels.get('a')).toEqual({ mentions: 3, kinds: { exact: 6 }, places: [1, 1, 1] });
  });

  it('joins several into one, of which some may be absent', () => {
    const joined = () => {
      const [one, other] = [createWords(), createWords()];
      return { one, other, ...joinCounters({ one, other, absent: undefined as typeof one | undefined }) };
    };
    const [part, main] = [joined(), joined()];
    part.one.add('a');
    part.other.add('bb');
    main.merge(structuredClone(part.take()));
    expect([...main.one.counts().words, ...main.other.counts().words]).toEqual(['a', 'bb']);
    expect(part.one.counts().documents).toBe(0);
  });
});

describe('a capped list', () => {
  it('keeps the first items and counts the rest, however they are merged', () => {
    const [list, more] = [createCappedList<number>(2), createCappedList<number>(2)];
    addCapped(list, 1);
    for (const item of [2, 3, 4]) addCapped(more, item);
    addCounts(list, more);
    expect(list).toEqual({ most: 2, items: [1, 2], leftOut: 2 });
  });
});
