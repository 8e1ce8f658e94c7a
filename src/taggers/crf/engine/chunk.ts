import {
  instantiateKernel,
  rowLength,
  writeTask,
  type Kernel,
  type KernelModule,
  type SharedMemory,
} from '../kernel/kernel.ts';
import { logForwardBackward } from './log-domain.ts';
import { LANES } from './partition.ts';
import { blockDoubles, type EvaluationPlan } from './plan.ts';

/** The steps of an evaluation, in order; each is cut into chunks that threads take as they come. */
export const PHASES = ['score-groups', 'sequences', 'sum-tokens', 'sum-groups'] as const;
export type Phase = (typeof PHASES)[number];

/** The chunks of a phase. */
export function chunkCount(plan: EvaluationPlan, phase: Phase): number {
  if (phase === 'sequences') return plan.blocks.length - 1;
  return phase === 'score-groups' ? plan.groupChunks.length - 1 : plan.addresses.parts.length;
}

/** Does a chunk of a phase. */
export type ChunkRunner = (phase: Phase, chunk: number) => void;

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
