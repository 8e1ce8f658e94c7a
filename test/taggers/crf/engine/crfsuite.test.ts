import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TrainingStep } from '../../../../src/core/tagger.ts';
import type { CrfWeights, LabelledCrfData } from '../../../../src/taggers/crf/data.ts';

import { trainCrf } from '../../../../src/taggers/crf/engine/train.ts';
import { type CrfTrainingOptions } from '../../../../src/taggers/crf/engine/options.ts';
import { logLikelihood } from '../../../helpers/crf.ts';

/** Recorded by bench/crf-fixtures.js. */
interface Fixture {
  readonly labels: readonly string[];
  /** Tokens: the label's number, then attributes. */
  readonly sentences: readonly (readonly (readonly number[])[])[];
  readonly runs: readonly {
    readonly name: string;
    readonly parameters: Readonly<Record<string, number | string>>;
    readonly losses: readonly number[];
    readonly norms: readonly number[];
    readonly active: readonly number[];
    readonly weights: {
      readonly states: readonly (readonly [attribute: string, label: string, weight: number])[];
      readonly transitions: readonly (readonly [from: string, to: string, weight: number])[];
    };
  }[];
}

const { labels, sentences, runs } = JSON.parse(
  readFileSync(new URL('../../../fixtures/crfsuite/small.json', import.meta.url), 'utf8'),
) as Fixture;

/** The fixture's data; what depends on the word, on the word before and on neither are groups that tokens share. */
function toData(): LabelledCrfData {
  const tokens = sentences.flat();
  const groups = new Map<string, number>();
  const attributeStarts = [0];
  const groupAttributes: number[] = [];
  const tokenGroups: number[] = [];
  for (const [, w, before, ending, endingBefore, always] of tokens as [
    number,
    number,
    number,
    number,
    number,
    number,
  ][]) {
    for (const own of [[w, ending], [before, endingBefore], [always]]) {
      const key = own.join();
      let group = groups.get(key);
      if (group === undefined) {
        groups.set(key, (group = groups.size));
        groupAttributes.push(...own);
        attributeStarts.push(groupAttributes.length);
      }
      tokenGroups.push(group);
    }
  }
  let end = 0;
  return {
    sequenceStarts: Uint32Array.from([0, ...sentences.map(({ length }) => (end += length))]),
    groupStarts: Uint32Array.from({ length: tokens.length + 1 }, (_, t) => 3 * t),
    tokenGroups: Uint32Array.from(tokenGroups),
    attributeStarts: Uint32Array.from(attributeStarts),
    groupAttributes: Uint32Array.from(groupAttributes),
    attributeCount: 71,
    labels: Uint8Array.from(tokens, ([label]) => label as number),
    labelCount: labels.length,
  };
}

function toWeights({ states, transitions }: Fixture['runs'][number]['weights']): CrfWeights {
  const matrix = new Float64Array(labels.length ** 2);
  for (const [from, to, weight] of transitions)
    matrix[labels.indexOf(from) * labels.length + labels.indexOf(to)] = weight;
  const sorted = states
    .map(([attribute, label, weight]) => ({ attribute: Number(attribute), label: labels.indexOf(label), weight }))
    .sort((a, b) => a.attribute - b.attribute || a.label - b.label);
  return {
    labelCount: labels.length,
    attributeCount: 71,
    stateStarts: Uint32Array.from({ length: 72 }, (_, a) => sorted.filter(({ attribute }) => attribute < a).length),
    stateLabels: Uint16Array.from(sorted, ({ label }) => label),
    stateWeights: Float64Array.from(sorted, ({ weight }) => weight),
    transitions: matrix,
  };
}

function toOptions(parameters: Fixture['runs'][number]['parameters']): CrfTrainingOptions {
  const names: Record<string, keyof CrfTrainingOptions> = {
    c1: 'c1',
    c2: 'c2',
    epsilon: 'epsilon',
    period: 'period',
    linesearch: 'lineSearch',
    max_iterations: 'maxIterations',
    'feature.minfreq': 'minFrequency',
    'feature.possible_states': 'possibleStates',
    'feature.possible_transitions': 'possibleTransitions',
  };
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const own = names[name];
      if (own === undefined) throw new Error(`unknown parameter ${name}`);
      return [own, name.startsWith('feature.possible') ? value === 1 : value];
    }),
  );
}

/** The regularisation that a loss contains. */
function penalty(weights: CrfWeights, { c1 = 0, c2 = 1 }: CrfTrainingOptions): number {
  const all = [...weights.stateWeights, ...weights.transitions];
  return all.reduce((sum, weight) => sum + c1 * Math.abs(weight) + c2 * weight * weight, 0);
}

const data = toData();

describe.each(runs)('CRFsuite with $name', ({ parameters, losses, norms, active, weights: recorded }) => {
  const options = toOptions(parameters);
  const theirs = toWeights(recorded);

  it('gives the same log-likelihood at the same weights', async () => {
    const expected = (losses.at(-1) as number) - penalty(theirs, options);
    expect(Math.abs(-(await logLikelihood(data, theirs)) / expected - 1)).toBeLessThan(1e-6);
  });

  it('trains over the same losses to the same weights', async () => {
    const steps: TrainingStep[] = [];
    const ours = await trainCrf(data, options, { onStep: (step) => steps.push(step) });
    for (const [i, loss] of losses.slice(0, 15).entries()) {
      const step = steps[i] as TrainingStep;
      expect(Math.abs(step.loss / loss - 1)).toBeLessThan(1e-6);
      expect(step.figures?.['norm']).toBeCloseTo(norms[i] as number, 4);
      expect(step.figures?.['active']).toBe(active[i]);
    }
    const [last, lastLoss] = [steps.at(-1) as TrainingStep, losses.at(-1) as number];
    expect(Math.abs(last.loss / lastLoss - 1)).toBeLessThan(1e-5);
    expect(Math.abs(steps.length - losses.length)).toBeLessThanOrEqual(0.1 * losses.length);
    for (const [pair, weight] of theirs.transitions.entries()) expect(ours.transitions[pair]).toBeCloseTo(weight, 1);
  });
});
