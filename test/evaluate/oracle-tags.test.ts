import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createTally,
  goldCount,
  macroRatios,
  microRatios,
  predictedCount,
  ratiosByLabel,
  totalCounts,
  type Ratios,
  type ScoreCounts,
} from '../../src/evaluate/counts.ts';
import { findScorer } from '../../src/evaluate/scorers.ts';
import { compareTags } from '../../src/evaluate/seqeval.ts';
import type { TagScheme } from '../../src/core/corpus-format.ts';
import { tagsToSpans } from '../../src/text/tags.ts';
import { docOfSentences } from './documents.ts';

type Three = readonly [number, number, number];
type PerClass = Readonly<Record<string, readonly [number, number, number, number]>>;
interface Averages {
  readonly micro: Three;
  readonly macro: Three;
}
interface Case {
  readonly scheme: TagScheme;
  readonly gold: readonly string[];
  readonly predicted: readonly string[];
  readonly default?: Averages | null;
  readonly 'default by label'?: PerClass;
  readonly strict: Averages | null;
  readonly 'strict by label': PerClass;
  readonly conlleval?: Readonly<Record<string, Three>>;
  readonly 'conlleval all'?: Three;
  readonly tokens: Readonly<Record<string, Averages & { readonly 'by class'?: PerClass }>>;
}

const { cases } = JSON.parse(readFileSync(new URL('../fixtures/scores/tags.json', import.meta.url), 'utf8')) as {
  cases: readonly Case[];
};
const read = (lines: readonly string[]): string[][] => lines.map((line) => line.split(' '));

function scoreTags(gold: readonly (readonly string[])[], predicted: readonly (readonly string[])[]): ScoreCounts {
  const tally = createTally();
  gold.forEach((tags, s) => compareTags(tags, predicted[s] as readonly string[], tally));
  return { documents: 1, sentences: gold.length, byLabel: tally.byLabel() };
}

function expectRatios(actual: Ratios, [precision, recall, f1]: readonly number[]): void {
  expect(actual.precision).toBeCloseTo(precision as number, 9);
  expect(actual.recall).toBeCloseTo(recall as number, 9);
  expect(actual.f1).toBeCloseTo(f1 as number, 9);
}

function expectLabels(counts: ScoreCounts, expected: PerClass): void {
  const own = ratiosByLabel(counts);
  expect(Object.keys(own)).toEqual(Object.keys(expected).toSorted());
  for (const [label, four] of Object.entries(expected)) {
    expectRatios(own[label] as Ratios, four);
    expect(goldCount(counts.byLabel[label] as never)).toBe(four[3]);
  }
}

function expectAverages(counts: ScoreCounts, expected: Averages | null): void {
  if (expected === null) {
    expect(counts.byLabel).toEqual({});
    return;
  }
  expectRatios(microRatios(counts), expected.micro);
  expectRatios(macroRatios(counts), expected.macro);
}

describe('scores of tags', () => {
  it('has cases with and without faults in the tags', () => {
    const differing = cases.filter((one) => JSON.stringify(one.default) !== JSON.stringify(one.strict));
    expect(differing.length).toBeGreaterThan(20);
    expect(cases.length - differing.length).toBeGreaterThan(0);
  });

  it("equals seqeval's default mode", () => {
    const known = cases.filter((one) => one.default !== undefined);
    expect(known.length).toBeGreaterThan(40);
    for (const one of known) {
      const counts = scoreTags(read(one.gold), read(one.predicted));
      expectAverages(counts, one.default as Averages | null);
      expectLabels(counts, one['default by label'] as PerClass);
    }
  });

  it('equals conlleval', () => {
    const known = cases.filter((one) => one.conlleval !== undefined);
    expect(known.length).toBeGreaterThan(40);
    for (const one of known) {
      const counts = scoreTags(read(one.gold), read(one.predicted));
      const total = totalCounts(counts);
      expect([total.correct, goldCount(total), predictedCount(total)]).toEqual(one['conlleval all']);
      for (const [label, three] of Object.entries(one.conlleval as Readonly<Record<string, Three>>)) {
        const row = counts.byLabel[label];
        expect(row ? [row.correct, goldCount(row), predictedCount(row)] : [0, 0, 0]).toEqual(three);
      }
    }
  });
});

describe('token views of documents', () => {
  const documents = (lines: readonly string[], scheme: TagScheme) =>
    docOfSentences(read(lines).map((tags) => ({ length: tags.length, spans: tagsToSpans(tags, { scheme }) })));

  it.each(['token', 'binary-token', 'bio-token'])(
    "%s equals scikit-learn's micro and macro figures without O",
    (name) => {
      let compared = 0;
      for (const one of cases) {
        const expected = one.tokens[name];
        if (!expected) continue;
        const counts = findScorer(name).count(documents(one.gold, one.scheme), documents(one.predicted, one.scheme));
        expectRatios(microRatios(counts), expected.micro);
        if (expected['by class']) {
          expectRatios(macroRatios(counts), expected.macro);
          expectLabels(counts, expected['by class']);
        }
        compared++;
      }
      expect(compared).toBeGreaterThan(50);
    },
  );

  it.each(['seqeval', 'seqeval-strict'])('%s on documents equals the tags they were read from', (name) => {
    for (const one of cases) {
      const counts = findScorer(name).count(documents(one.gold, one.scheme), documents(one.predicted, one.scheme));
      expect(counts.byLabel).toEqual(scoreTags(read(one.gold), read(one.predicted)).byLabel);
    }
  });

  it.each([
    ['seqeval', 'default'],
    ['seqeval-strict', 'strict'],
  ] as const)("%s equals seqeval's %s mode where tags have no faults", (name, mode) => {
    const known = cases.filter((one) => one[mode] && JSON.stringify(one.default) === JSON.stringify(one.strict));
    expect(known).toHaveLength(5);
    for (const one of known) {
      const counts = findScorer(name).count(documents(one.gold, one.scheme), documents(one.predicted, one.scheme));
      expectAverages(counts, one[mode] as Averages);
    }
  });
});
