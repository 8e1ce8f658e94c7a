import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../src/core/document.ts';
import { ratiosOf, totalCounts } from '../../src/evaluate/counts.ts';
import { findScorer } from '../../src/evaluate/scorers.ts';
import { countMatches, createStrataAnalysis, splitLoss } from '../../src/evaluate/strata.ts';
import { loadGazetteers } from '../../src/resources/gazetteers.ts';
import { docOf, mention, pairArbitrary } from './documents.ts';

const gazetteers = loadGazetteers();

describe('createStrataAnalysis', () => {
  it('tells mentions by length, place and lists, and counts those found and touched', () => {
    const text =
      'NAME: John Smith\n- seen in Boston\nOn 3 May he met Xqzt Wvvk, who had come from Spain with nobody else.';
    const gold = docOf(text, [
      mention(text, 'John Smith', 'NAME'),
      mention(text, 'Boston', 'PLACE'),
      mention(text, '3', 'DATE'),
      mention(text, 'Xqzt Wvvk', 'NAME'),
    ]);
    const predicted = docOf(text, [
      mention(text, 'John Smith', 'NAME'),
      mention(text, 'in Boston', 'PLACE'),
      mention(text, 'Xqzt', 'PLACE'),
    ]);
    const analysis = createStrataAnalysis('en', gazetteers, { training: (_, { label }) => label.toLowerCase() });
    analysis.add(gold, predicted);
    const found = analysis.result();
    expect(found['words of the mention']).toEqual({
      1: { mentions: 2, found: 0, touched: 1 },
      2: { mentions: 2, found: 1, touched: 1 },
    });
    expect(found['place']).toEqual({
      list: { mentions: 1, found: 0, touched: 1 },
      'header or field': { mentions: 1, found: 1, touched: 1 },
      'running text': { mentions: 2, found: 0, touched: 0 },
    });
    // The date has no letter: no list could know it.
    expect(found['in lists']).toEqual({
      'an entry': { mentions: 1, found: 0, touched: 1 },
      'each word': { mentions: 1, found: 1, touched: 1 },
      'no word': { mentions: 1, found: 0, touched: 0 },
    });
    expect(found['origin of names']).toMatchObject({ 'of the language': { mentions: 2 }, unknown: { mentions: 1 } });
    expect(Object.keys(found['rarity of names'] ?? {}).at(-1)).toBe('unknown');
    expect(found['training']).toMatchObject({ name: { mentions: 2, found: 1 }, date: { mentions: 1 } });
  });

  it('counts every mention once for each length and place, and as many found as the strict measure', () => {
    fc.assert(
      fc.property(pairArbitrary(), ({ gold, predicted }) => {
        const analysis = createStrataAnalysis('en', gazetteers);
        analysis.add(gold, predicted);
        const strict = totalCounts(findScorer('strict').count(gold, predicted)).correct;
        for (const what of ['words of the mention', 'words of its sentence', 'place']) {
          const rows = Object.values(analysis.result()[what] ?? {});
          expect(rows.reduce((sum, { mentions }) => sum + mentions, 0)).toBe(gold.entities.length);
          expect(rows.reduce((sum, { found }) => sum + found, 0)).toBe(strict);
          for (const { found, touched } of rows) expect(touched).toBeGreaterThanOrEqual(found);
        }
      }),
    );
  });
});

describe('splitLoss', () => {
  it('gives borders, labels and the rest what each takes', () => {
    const text = 'Anna Lind, Bo Ek, Malmö, Lund';
    const gold = docOf(
      text,
      ['Anna Lind', 'Bo Ek', 'Malmö', 'Lund'].map((one) => mention(text, one, 'NAME')),
    );
    const predicted = docOf(text, [
      mention(text, 'Anna Lind', 'NAME'),
      mention(text, 'Bo', 'NAME'),
      mention(text, 'Malmö', 'PLACE'),
    ]);
    // Right are 1, 2 and 3 of 4 gold and 3 predicted mentions: F1 2/7, 4/7, 6/7.
    const { f1, borders, labels, rest } = splitLoss(countMatches([[gold, predicted]]));
    expect([f1, borders, labels, rest]).toEqual([2, 2, 2, 1].map((part) => expect.closeTo(part / 7, 12)));
  });

  it('never gives a negative share, and all parts add up to 1', () => {
    fc.assert(
      fc.property(pairArbitrary(), ({ gold, predicted }) => {
        const { f1, ...parts } = splitLoss(countMatches([[gold, predicted]]));
        expect(f1).toBe(ratiosOf(totalCounts(findScorer('strict').count(gold, predicted))).f1);
        for (const part of Object.values(parts)) expect(part).toBeGreaterThanOrEqual(-1e-12);
        expect(Object.values(parts).reduce((sum, part) => sum + part, f1)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('adds what was counted before', () => {
    const doc = createDocument({ id: 'a', text: 'Bo', entities: [{ id: 'T1', start: 0, end: 2, label: 'NAME' }] });
    const once = countMatches([[doc, doc]]);
    expect(countMatches([[doc, doc]], once)).toEqual(countMatches([[doc, doc], [doc, doc]])); // prettier-ignore
  });
});
