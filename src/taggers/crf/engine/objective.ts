import type { CrfData } from '../data.ts';
import { rowLength } from '../kernel/kernel.ts';
import { PHASES } from './chunk.ts';
import { transitionMatrix, type FeatureSet } from './features.ts';
import { blockDoubles, planEvaluation } from './plan.ts';
import { createTeam } from './team.ts';

/** The negative log-likelihood of labelled sequences as a function of the weights. */
interface Objective {
  /** The number of weights. */
  readonly size: number;
  /** The value at `weights`, in the order of the features; sets `gradient`. Blocks until it is there. */
  evaluate(weights: Float64Array, gradient: Float64Array): number;
  /** Ends the workers. */
  close(): Promise<void>;
}

/**
 * Prepares the evaluation of sum over sequences of log Z(x) - score(x, y), without regularisation, and of its gradient, the
 * expected counts of the features less the observed (Lafferty, McCallum and Pereira 2001, section 3).
 *
 * State scores are summed per group of attributes; the recursions are in the probability domain, scaled. The data are cut into
 * blocks that depend on them alone, and the blocks' sums added in order: any number of workers gives the same bits.
 *
 * @param workers threads beside this one.
 */
export function createObjective(data: CrfData, features: FeatureSet, workers = 0): Objective {
  const { plan, memory } = planEvaluation(data, features, workers + 1);
  const team = createTeam(plan, memory, workers);
  const { labels, addresses } = plan;
  const row = rowLength(labels);
  const states = features.stateLabels.length;
  const view = (address: number, count: number) => new Float64Array(memory.buffer, address, count);
  const stateWeights = view(addresses.weights, states);
  const stateExpected = view(addresses.expected, states);
  const transitionWeights = view(addresses.transitions, labels * labels + 2);
  const forward = view(addresses.forward, row * row);
  const backward = view(addresses.backward, row * row);
  const blockCount = plan.blocks.length - 1;
  const blocks = view(addresses.blocks, blockCount * blockDoubles(labels));

  /** Sums over blocks, in their order: the log partition functions, and the expected transitions. */
  const sumBlocks = (expected: Float64Array): number => {
    let total = 0;
    const direct = row * row;
    for (let block = 0; block < blockCount; block++) {
      const first = block * blockDoubles(labels);
      total += blocks[first + blockDoubles(labels) - 1] as number;
      for (let i = 0; i < labels; i++) {
        for (let j = 0; j < labels; j++) {
          expected[i * labels + j]! +=
            (blocks[first + i * row + j] as number) * (forward[i * row + j] as number) +
            (blocks[first + direct + i * labels + j] as number);
        }
      }
    }
    return total;
  };

  return {
    size: features.observed.length,
    evaluate(weights, gradient) {
      stateWeights.set(weights.subarray(0, states));
      writeTransitions(transitionMatrix(features, weights), labels, { transitionWeights, forward, backward });
      for (const phase of PHASES) team.run(phase);
      const expected = new Float64Array(labels * labels);
      let value = sumBlocks(expected);
      const { observed, transitions } = features;
      for (let k = 0; k < states; k++) {
        gradient[k] = (stateExpected[k] as number) - (observed[k] as number);
        value -= (weights[k] as number) * (observed[k] as number);
      }
      for (const [i, pair] of transitions.entries()) {
        const k = states + i;
        gradient[k] = (expected[pair] as number) - (observed[k] as number);
        value -= (weights[k] as number) * (observed[k] as number);
      }
      return value;
    },
    close: () => team.close(),
  };
}

/** The places in memory of what the kernel needs to know of transitions. */
interface TransitionViews {
  readonly transitionWeights: Float64Array;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
}

/** Writes transition weights as the kernel wants them: as they are, their greatest, their spread; and exponentiated. */
export function writeTransitions(matrix: Float64Array, labels: number, views: TransitionViews): void {
  const row = rowLength(labels);
  const greatest = matrix.reduce((a, b) => Math.max(a, b), -Infinity);
  const least = matrix.reduce((a, b) => Math.min(a, b), Infinity);
  views.transitionWeights.set(matrix);
  views.transitionWeights.set([greatest, greatest - least], labels * labels);
  for (let i = 0; i < labels; i++) {
    for (let j = 0; j < labels; j++) {
      const factor = Math.exp((matrix[i * labels + j] as number) - greatest);
      views.forward[i * row + j] = factor;
      views.backward[j * row + i] = factor;
    }
  }
}
