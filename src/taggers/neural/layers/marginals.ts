import { createDecoder } from '../../crf/engine/decoder.ts';
import type { TagConstraints } from '../../tag-constraints.ts';
import type { ChainScores } from './viterbi.ts';

/** Gives the probability of each label at each token of a sentence: `length × labels`, token after token. */
export type ChainMarginals = (scores: Float32Array, length: number) => Float64Array;

/**
 * The forward-backward algorithm over the label sequences that the constraints allow, as the CRF has it: what starts and
 * ends a sequence is added to the scores of its first and last token.
 *
 * The function takes scores of `[length, labels]`, row by row.
 */
export function createChainMarginals(
  { transitions, start, end }: ChainScores,
  constraints: TagConstraints,
): ChainMarginals {
  const labels = start.length;
  const open = () =>
    createDecoder(
      {
        labelCount: labels,
        attributeCount: 0,
        stateStarts: new Uint32Array(1),
        stateLabels: new Uint16Array(0),
        stateWeights: new Float64Array(0),
        transitions: Float64Array.from(transitions),
      },
      constraints,
    );
  let decoder: ReturnType<typeof open> | undefined; // most taggers are never asked
  return (scores, length) => {
    if (length === 0) return new Float64Array(0);
    const own = Float64Array.from(scores.subarray(0, length * labels));
    const last = (length - 1) * labels;
    for (let label = 0; label < labels; label++) {
      own[label] = (own[label] as number) + (start[label] as number);
      own[last + label] = (own[last + label] as number) + (end[label] as number);
    }
    decoder ??= open();
    return decoder.marginals(own, length).slice(0, length * labels);
  };
}
