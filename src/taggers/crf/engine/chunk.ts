import type { KernelModule, SharedMemory } from '../../wasm.ts';
import { instantiateKernel, rowLength, writeTask, type Kernel } from '../kernel/kernel.ts';
import { LANES } from './rows.ts';
import { blockDoubles, type EvaluationPlan } from './plan.ts';

/** The label scores of a sequence: token `t` has those from `first + t * stride` on. */
interface ScoreRows {
  readonly values: Float64Array;
  readonly first: number;
  readonly stride: number;
  readonly length: number;
}

/**
 * The forward-backward recursions in the logarithmic domain: slow, but for any finite scores, and for transitions of -Infinity,
 * which are impossible. What the kernel does not do safely is done here. Lafferty, McCallum and Pereira (2001), section 3.
 *
 * Replaces the scores by the marginals where `expected` is given, and adds the expected transitions to it: `labels * labels`,
 * from label (row) to label.
 *
 * @returns the logarithm of the partition function; -Infinity where no labels are possible.
 */
export function logForwardBackward(rows: ScoreRows, transitions: Float64Array, expected?: Float64Array): number {
  const { values, first, stride, length } = rows;
  const labels = Math.sqrt(transitions.length);
  const alpha = new Float64Array(length * labels);
  const terms = new Float64Array(labels);
  const score = (t: number, y: number) => values[first + t * stride + y] as number;
  for (let t = 0; t < length; t++) {
    for (let j = 0; j < labels; j++) {
      let sum = 0;
      if (t > 0) {
        for (let i = 0; i < labels; i++) {
          terms[i] = (alpha[(t - 1) * labels + i] as number) + (transitions[i * labels + j] as number);
        }
        sum = logSumExp(terms);
      }
      alpha[t * labels + j] = sum + score(t, j);
    }
  }
  const log = logSumExp(alpha.subarray((length - 1) * labels));
  if (!expected || log === -Infinity) return log;
  let beta = new Float64Array(labels);
  let before = new Float64Array(labels);
  for (let t = length - 1; t >= 0; t--) {
    if (t > 0) {
      for (let i = 0; i < labels; i++) {
        for (let j = 0; j < labels; j++) {
          terms[j] = (transitions[i * labels + j] as number) + score(t, j) + (beta[j] as number);
          const pair = (alpha[(t - 1) * labels + i] as number) + (terms[j] as number) - log;
          expected[i * labels + j]! += Math.exp(pair);
        }
        before[i] = logSumExp(terms);
      }
    }
    for (let j = 0; j < labels; j++) {
      values[first + t * stride + j] = Math.exp((alpha[t * labels + j] as number) + (beta[j] as number) - log);
    }
    [beta, before] = [before, beta];
  }
  return log;
}

/** log of the sum of exp(terms); -Infinity for none but -Infinity. */
function logSumExp(terms: Float64Array): number {
  let most = -Infinity;
  for (const term of terms) if (!(term <= most)) most = term;
  if (!Number.isFinite(most)) return most;
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - most);
  return most + Math.log(sum);
}

/** The steps of an evaluation, in order; each is cut into chunks that threads take as they come. */
export const PHASES = ['score-groups', 'sequences', 'sum-tokens', 'sum-groups'] as const;
export type Phase = (typeof PHASES)[number];

export function chunkCount(plan: EvaluationPlan, phase: Phase): number {
  if (phase === 'sequences') return plan.blocks.length - 1;
  return phase === 'score-groups' ? plan.groupChunks.length - 1 : plan.addresses.parts.length;
}

type ChunkRunner = (phase: Phase, chunk: number) => void;

/**
 * Label scores that differ by at most this much, transitions included, neither underflow in the probability domain nor lose
 * a path: alpha and beta stay above exp(-300) of their greatest, and their products above exp(-600). Beyond it sequences
 * are done in the logarithmic domain.
 */
export const SAFE_SPREAD = 300;

/** A runner of one thread, which works in its own scratch. */
export function createChunkRunner(
  plan: EvaluationPlan,
  memory: SharedMemory,
  module: KernelModule,
  thread: number,
): ChunkRunner {
  const kernel = instantiateKernel(module, memory);
  const { corpus, parts } = plan.addresses;
  const runBlock = createBlockRunner(plan, memory, kernel, thread);
  return (phase, chunk) => {
    if (phase === 'sequences') {
      runBlock(chunk);
    } else if (phase === 'score-groups') {
      kernel.scoreGroups(corpus, plan.groupChunks[chunk] as number, plan.groupChunks[chunk + 1] as number);
    } else {
      const { groups, tokens, attributes } = parts[chunk] as (typeof parts)[number];
      if (phase === 'sum-tokens') kernel.sumTokens(corpus, groups, tokens);
      else kernel.sumGroups(corpus, attributes);
    }
  };
}

/** Scores the tokens of a block of batches, replaces the scores by the marginals, and leaves the block's sums. */
function createBlockRunner(
  plan: EvaluationPlan,
  memory: SharedMemory,
  kernel: Kernel,
  thread: number,
): (block: number) => void {
  const { labels, batches, addresses } = plan;
  const { corpus, forward, backward } = addresses;
  const scratch = addresses.scratch[thread] as (typeof addresses.scratch)[number];
  const row = rowLength(labels);
  const doubles = new Float64Array(memory.buffer);
  const words = new Uint32Array(memory.buffer);
  const transitions = doubles.subarray(addresses.transitions / 8, addresses.transitions / 8 + labels * labels);
  const at = addresses.transitions / 8 + labels * labels;
  const rowAddress = (token: number) => addresses.rows + token * row * 8;

  return (block) => {
    const sums = addresses.blocks / 8 + block * blockDoubles(labels);
    doubles.fill(0, sums, sums + blockDoubles(labels));
    const expected = doubles.subarray(sums + row * row, sums + row * row + labels * labels);
    const greatest = doubles[at] as number;
    const safe = SAFE_SPREAD - (doubles[at + 1] as number);
    let total = 0;
    for (let batch = plan.blocks[block] as number; batch < (plan.blocks[block + 1] as number); batch++) {
      const rows: [number, number, number, number] = [0, 0, 0, 0];
      const lengths: [number, number, number, number] = [0, 0, 0, 0];
      let lanes = 0;
      for (let lane = batch * LANES; lane < (batch + 1) * LANES; lane++) {
        const length = batches.lengths[lane] as number;
        if (length === 0) break;
        const first = batches.firstTokens[lane] as number;
        const address = rowAddress(first);
        kernel.scoreTokens(corpus, first, first + length);
        if (kernel.spread(address, length, labels) <= safe) {
          total += kernel.exponentiate(address, length, labels) + (length - 1) * greatest;
          rows[lanes] = address;
          lengths[lanes++] = length;
        } else {
          total += logForwardBackward(
            { values: doubles, first: address / 8, stride: row, length },
            transitions,
            expected,
          );
        }
      }
      const task = { labels, forward, backward, transitions: sums * 8, rows, lengths, ...scratch };
      writeTask(words, scratch.task / 4, task);
      kernel.forwardBackward(scratch.task);
      for (let lane = 0; lane < lanes; lane++) total += doubles[scratch.logs / 8 + lane] as number;
    }
    doubles[sums + blockDoubles(labels) - 1] = total;
  };
}
