import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalCounts } from '../../src/evaluate/counts.ts';
import { findScorer } from '../../src/evaluate/scorers.ts';
import { createSeenAnalysis, createTrainedSurfaces } from '../../src/evaluate/out-of-vocabulary.ts';
import type { StudyTest } from '../../src/studies/augmentation/study.ts';
import { docOf, mention, pairArbitrary } from './documents.ts';

describe('createSeenAnalysis', () => {
  const training = 'Anna  Lind saw\nJordan in Malmö.';
  const trained = createTrainedSurfaces();
  trained.add(
    docOf(training, [
      mention(training, 'Anna  Lind', 'NAME'),
      mention(training, 'Jordan', 'COUNTRY'),
      { ...mention(training, 'Malmö', 'CITY'), layer: 'clinical' },
    ]),
  );

  it('tells mentions by what training had of their text, without case, any white space one blank', () => {
    const text = 'ANNA\nLIND met Jordan in Malmö on 3 May 1999.';
    const gold = docOf(text, [
      mention(text, 'ANNA\nLIND', 'NAME'),
      mention(text, 'Jordan', 'NAME'),
      mention(text, 'Malmö', 'NAME'),
      mention(text, '3 May', 'DATE'),
    ]);
    const predicted = docOf(text, [
      mention(text, 'ANNA\nLIND', 'NAME'),
      mention(text, 'Jordan', 'COUNTRY'), // not found: another label
      mention(text, '3 May 1999', 'DATE'), // not found: other characters
    ]);
    const analysis = createSeenAnalysis(trained);
    analysis.add(gold, predicted);
    const result = analysis.result();
    expect(result).toEqual({
      seen: {
        unseen: { mentions: 2, found: 0 },
        'same-label': { mentions: 1, found: 1 },
        'other-label': { mentions: 1, found: 0 },
      },
      unknownLabels: { DATE: 1 },
    });
    const forTheReport: Pick<StudyTest, 'seen' | 'unknownLabels'> = result;
    expect(forTheReport.seen.unseen.mentions).toBe(2);
  });

  it('finds as many as the strict measure', () => {
    fc.assert(
      fc.property(pairArbitrary(), pairArbitrary(), ({ gold, predicted }, other) => {
        const surfaces = createTrainedSurfaces();
        surfaces.add(other.gold);
        const analysis = createSeenAnalysis(surfaces);
        analysis.add(gold, predicted);
        const rows = Object.values(analysis.result().seen);
        expect(rows.reduce((sum, row) => sum + row.mentions, 0)).toBe(gold.entities.length);
        expect(rows.reduce((sum, row) => sum + row.found, 0)).toBe(
          totalCounts(findScorer('strict').count(gold, predicted)).correct,
        );
      }),
    );
  });

  it('finds all mentions of a training document seen under their label', () => {
    const text = 'Bo Ek, Bo Ek and bo  ek.';
    const doc = docOf(text, [
      mention(text, 'Bo Ek', 'NAME'),
      mention(text, 'Bo Ek', 'NAME', 2),
      mention(text, 'bo  ek', 'NAME'),
    ]);
    const surfaces = createTrainedSurfaces();
    surfaces.add(doc);
    const analysis = createSeenAnalysis(surfaces);
    analysis.add(doc, doc);
    expect(analysis.result().seen['same-label']).toEqual({ mentions: 3, found: 3 });
  });
});
