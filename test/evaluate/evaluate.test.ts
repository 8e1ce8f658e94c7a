import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Corpus, Document } from '../../src/core/types.ts';
import { mergeCounts, microRatios, totalCounts, type ScoreCounts } from '../../src/evaluate/counts.ts';
import { evaluateCorpora } from '../../src/evaluate/evaluate.ts';
import { pairDocuments } from '../../src/evaluate/pair-documents.ts';
import { findScorer } from '../../src/evaluate/scorers.ts';
import { corpusOf, docOf, mention, pairArbitrary } from './documents.ts';

const strict = findScorer('strict');
const TEXT = 'Anna came on 3 May.\nBo left.';
const gold = (id: string) =>
  docOf(TEXT, [mention(TEXT, 'Anna', 'NAME'), mention(TEXT, '3 May', 'DATE'), mention(TEXT, 'Bo', 'NAME')], id);
const found = (id: string) => docOf(TEXT, [mention(TEXT, 'Anna', 'NAME'), mention(TEXT, 'May', 'TIME')], id);

describe('evaluateCorpora', () => {
  it('says what was measured, how, and the figures by label, over labels and over documents', async () => {
    const docs = ['b', 'a'];
    const result = await evaluateCorpora(corpusOf(docs.map(gold)), corpusOf([gold('b'), found('a')]), [strict]);
    const [measured] = result.measurements;
    expect(measured).toMatchObject({ match: 'strict', tokeniser: 'none', leak: 2 / 4 });
    // 3 + 1 of 6 gold mentions, 3 + 2 predicted.
    expect(measured?.micro).toEqual({ precision: 4 / 5, recall: 4 / 6, f1: expect.closeTo(8 / 11, 12) });
    expect(measured?.byLabel['NAME']).toMatchObject({ precision: 1, recall: 3 / 4, gold: 4, predicted: 3, correct: 3 });
    expect(Object.keys(measured?.byLabel ?? {})).toEqual(['DATE', 'NAME', 'TIME']);
    expect(measured?.macro.recall).toBeCloseTo((1 / 2 + 3 / 4 + 0) / 3, 12);
    expect(measured?.macroOverDocuments.recall).toBeCloseTo((1 + 1 / 3) / 2, 12);
    expect(measured?.byUnit.map(({ correct }) => correct)).toEqual([3, 1]);
    expect(result).toMatchObject({
      documents: 2,
      predictedOnly: { TIME: 1 },
      goldOnly: {},
      missing: { count: 0, ids: [] },
    });
    expect(measured).not.toHaveProperty('labels');
    expect(measured).not.toHaveProperty('interval');
    expect(measured).not.toHaveProperty('groups');
  });

  it('gives the same whatever the order of the predictions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(pairArbitrary(true), { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat(100)),
        async (pairs, keys) => {
          const golds = pairs.map((pair, i) => ({ ...pair.gold, id: `d${i}` }));
          const predictions = pairs.map((pair, i) => ({ ...pair.predicted, id: `d${i}` }));
          const shuffled = predictions
            .map((doc) => [keys.next().value, doc] as const)
            .toSorted(([a], [b]) => a - b)
            .map(([, doc]) => doc);
          const scorers = ['strict', 'token', 'partial'].map(findScorer);
          const options = { groupBy: 'document', intervals: { seed: 1, trials: 20 } } as const;
          const inOrder = await evaluateCorpora(corpusOf(golds), corpusOf(predictions), scorers, options);
          const other = await evaluateCorpora(corpusOf(golds), corpusOf(shuffled), scorers, options);
          expect(JSON.stringify(other)).toBe(JSON.stringify(inOrder));
          const counts = mergeCounts(pairs.map((pair) => strict.count(pair.gold, pair.predicted)));
          expect(inOrder.measurements[0]?.counts).toEqual(counts);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('counts what has no prediction as missed, and leaves out predictions of nothing', async () => {
    const result = await evaluateCorpora(
      corpusOf([gold('a'), gold('b'), gold('c')]),
      corpusOf([gold('c'), gold('x'), gold('a')]),
      [strict],
    );
    expect(result).toMatchObject({
      documents: 3,
      missing: { count: 1, ids: ['b'] },
      extra: { count: 1, ids: ['x'] },
    });
    expect(result.measurements[0]?.micro).toEqual({ precision: 1, recall: 6 / 9, f1: expect.closeTo(0.8, 12) });
    expect(result.measurements[0]?.byUnit.map(({ missed }) => missed)).toEqual([0, 3, 0]);
  });

  it('names labels that only one side has, and compares only those asked for', async () => {
    const all = await evaluateCorpora(corpusOf([gold('a')]), corpusOf([found('a')]), [strict]);
    expect(all.goldOnly).toEqual({ DATE: 1 });
    expect(all.predictedOnly).toEqual({ TIME: 1 });
    const names = await evaluateCorpora(corpusOf([gold('a')]), corpusOf([found('a')]), [strict], { labels: ['NAME'] });
    expect(names.goldOnly).toEqual({});
    expect(names.measurements[0]).toMatchObject({ labels: ['NAME'], micro: { precision: 1, recall: 1 / 2 } });
    const hipaa = await evaluateCorpora(
      corpusOf([gold('a')]),
      corpusOf([found('a')]),
      [findScorer('i2b2-hipaa-strict')],
      {
        labels: ['NAME', 'DATE'],
      },
    );
    expect(hipaa.measurements[0]).toMatchObject({ labels: ['DATE'], passedOver: 2 });
    expect(names.measurements[0]).not.toHaveProperty('passedOver');
  });

  it('groups by document or by what is asked, in the order of the gold corpus', async () => {
    const golds = ['10', '9', 'x'].map(gold);
    const predictions = [found('x'), gold('9'), gold('10')];
    const byDocument = await evaluateCorpora(corpusOf(golds), corpusOf(predictions), [strict], { groupBy: 'document' });
    expect(byDocument.measurements[0]?.groups?.map(({ name, micro }) => [name, micro.f1])).toEqual([
      ['10', 1],
      ['9', 1],
      ['x', microRatios(strict.count(gold('x'), found('x'))).f1],
    ]);
    const byKind = await evaluateCorpora(corpusOf(golds), corpusOf(predictions), [strict], {
      groupBy: (doc) => (doc.id === 'x' ? 'letter' : 'number'),
    });
    expect(byKind.measurements[0]?.groups?.map(({ name, counts }) => [name, counts.documents])).toEqual([
      ['number', 2],
      ['letter', 1],
    ]);
  });

  it('groups sentences by what is said of their text, with the share of them in which anything is wrong', async () => {
    const text = 'Anna came. Bo left!\nCarl and Dee stayed.\nNobody else.';
    const all = ['Anna', 'Bo', 'Carl', 'Dee'].map((name) => mention(text, name, 'NAME'));
    const right = docOf(text, all);
    // Bo is missed, Dee is found too long, into the next sentence: the two are one then.
    const from = text.indexOf('Dee');
    const wrong = docOf(text, [
      ...all.slice(0, 1),
      ...all.slice(2, 3),
      { start: from, end: text.indexOf(' else'), label: 'NAME' },
    ]);
    const { measurements } = await evaluateCorpora(corpusOf([right]), corpusOf([wrong]), [strict], {
      groupBy: {
        sentences: (sentence, { text }, { start, end }) => {
          expect(text.slice(start, end)).toBe(sentence);
          return sentence.includes('!') ? 'loud' : 'quiet';
        },
      },
    });
    expect(measurements[0]?.groups).toMatchObject([
      { name: 'loud', micro: { recall: 0 }, sentences: { count: 1, errorRate: 1 } },
      { name: 'quiet', micro: { precision: 2 / 3, recall: 2 / 3 }, sentences: { count: 2, errorRate: 1 / 2 } },
    ]);
  });

  it('counts in groups of sentences what it counts in all', async () => {
    const golds = ['a', 'b'].map(gold);
    const { measurements } = await evaluateCorpora(corpusOf(golds), corpusOf(['b', 'a'].map(found)), [strict], {
      groupBy: { sentences: (sentence) => String(sentence.length % 3) },
    });
    const [measured] = measurements;
    const parts = measured?.groups?.map(({ counts }) => totalCounts(counts)) ?? [];
    expect(parts.length).toBeGreaterThan(1);
    const sum = (key: 'correct' | 'missed' | 'spurious') => parts.reduce((total, part) => total + part[key], 0);
    const whole = totalCounts(measured?.counts as ScoreCounts);
    expect([sum('correct'), sum('missed'), sum('spurious')]).toEqual([whole.correct, whole.missed, whole.spurious]);
  });

  it('adds intervals around the figure', async () => {
    const golds = Array.from({ length: 20 }, (_, i) => gold(`d${i}`));
    const predictions = golds.map((doc, i) => (i % 3 === 0 ? found(doc.id) : doc));
    const { measurements } = await evaluateCorpora(corpusOf(golds), corpusOf(predictions), [strict], {
      intervals: { seed: 13, trials: 400, level: 0.9 },
    });
    const [measured] = measurements;
    expect(measured?.interval?.estimate).toBe(measured?.micro.f1);
    expect(measured?.interval?.low).toBeLessThan(measured?.micro.f1 as number);
    expect(measured?.interval?.high).toBeGreaterThan(measured?.micro.f1 as number);
  });

  it('refuses another text, naming the document and not the text', async () => {
    const other = docOf('Anna came on 4 July.\nBo left.', [], 'a');
    await expect(evaluateCorpora(corpusOf([gold('a')]), corpusOf([other]), [strict])).rejects.toMatchObject({
      code: 'different-text',
      place: { documentId: 'a' },
      message: 'document "a": the gold and the predicted text differ from offset 13',
    });
  });

  it('takes texts that differ in white space at their ends for the same', async () => {
    const own = gold('a');
    const other = docOf(`${own.text.trimEnd()}\r\n`, own.entities, 'a');
    const { measurements } = await evaluateCorpora(corpusOf([own]), corpusOf([other]), [strict]);
    expect(measurements[0]?.micro.f1).toBe(1);
  });

  it('refuses two documents of one id, and scorers that are none or twice the same', async () => {
    await expect(
      evaluateCorpora(corpusOf([gold('a')]), corpusOf([gold('a'), gold('a')]), [strict]),
    ).rejects.toMatchObject({ code: 'duplicate-document-id', place: { documentId: 'a' } });
    await expect(evaluateCorpora(corpusOf([]), corpusOf([]), [])).rejects.toThrow(TypeError);
    await expect(evaluateCorpora(corpusOf([]), corpusOf([]), [strict, strict])).rejects.toThrow(TypeError);
  });
});

describe('pairDocuments', () => {
  it('reads both in step: in the same order it never holds a document back', async () => {
    let ahead = 0;
    const counted = async function* (): Corpus {
      for (let i = 0; i < 50; i++) {
        ahead++;
        yield gold(`d${i}`);
      }
    };
    let pairs = 0;
    for await (const { predicted } of pairDocuments(counted(), counted(), () => undefined)) {
      expect(predicted).toBeDefined();
      ahead -= 2;
      expect(ahead).toBe(0);
      pairs++;
    }
    expect(pairs).toBe(50);
  });

  it('closes both corpora when the reader stops or one fails', async () => {
    const closed: string[] = [];
    const open = async function* (name: string, docs: readonly Document[], fail = false): Corpus {
      try {
        yield* docs;
        if (fail) throw new Error('broken');
      } finally {
        closed.push(name);
      }
    };
    for await (const _ of pairDocuments(
      open('gold', [gold('a'), gold('b')]),
      open('predicted', [gold('a')]),
      () => undefined,
    )) {
      break;
    }
    expect(closed.toSorted()).toEqual(['gold', 'predicted']);
    closed.length = 0;
    const failing = pairDocuments(
      open('gold', [gold('a')], true),
      open('predicted', [gold('a'), gold('b')]),
      () => undefined,
    );
    const readAll = async () => {
      for await (const { gold: doc } of failing) expect(doc.id).toBe('a');
    };
    await expect(readAll()).rejects.toThrow('broken');
    expect(closed.toSorted()).toEqual(['gold', 'predicted']);
  });
});
