import type { TagConstraints } from '../../tag-constraints.ts';
import type { CrfWeights, SequenceDecoder } from '../data.ts';
import { nBestSequences, createViterbi } from './viterbi.ts';
import { instantiateKernel, kernelModule, rowLength, writeTask } from '../kernel/kernel.ts';
import { createArena } from './arena.ts';
import { SAFE_SPREAD, logForwardBackward } from './chunk.ts';
import { writeTransitions } from './objective.ts';
import { createMemoryFor, reserveScratch } from './plan.ts';

/** A decoder that also knows log Z: the logarithm of the sum of exp(score) over all (legal) label sequences. */
interface CrfDecoder extends SequenceDecoder {
  logPartition(scores: Float64Array, length: number): number;
}

/**
 * Decodes with the transitions of a CRF. With `legal`, only legal sequences exist: the others have probability 0, and the
 * probabilities of the legal sum to 1. Where no sequence is legal, all marginals are 0, n-best is empty, and `best` is not.
 *
 * A decoder works in memory of its own, one sequence at a time.
 */
export function createDecoder(weights: CrfWeights, legal?: TagConstraints): CrfDecoder {
  const { labelCount } = weights;
  const transitions = legal ? maskTransitions(weights.transitions, legal) : weights.transitions;
  const viterbi = createViterbi(labelCount, legal && ((scores, length) => maskEnds(scores, length, legal)));
  viterbi.setTransitions(transitions);
  const recursions = createRecursions(weights.transitions, labelCount, legal);
  let legalScores = new Float64Array(0);

  const check = (scores: Float64Array, length: number): void => {
    if (scores.length >= length * labelCount) return;
    const wanted = length * labelCount;
    throw new TypeError(`${length} tokens have ${wanted} scores of ${labelCount} labels, not ${scores.length}`);
  };
  /** The scores, -Infinity for labels that may not come first or last. */
  const masked = (scores: Float64Array, length: number): Float64Array => {
    check(scores, length);
    if (!legal || length === 0) return scores;
    const count = length * labelCount;
    if (legalScores.length < count) legalScores = new Float64Array(2 * count);
    legalScores.set(scores.subarray(0, count));
    maskEnds(legalScores, length, legal);
    return legalScores;
  };
  const logPartition = (scores: Float64Array, length: number): number => {
    check(scores, length);
    return recursions.logPartition(scores, length);
  };

  return {
    best(scores, length) {
      check(scores, length);
      return viterbi.best(scores, length);
    },
    nBest(scores, length, count) {
      const log = logPartition(scores, length);
      return nBestSequences(masked(scores, length), length, transitions, count).map(({ labels, score }) => ({
        labels,
        logProbability: score - log,
      }));
    },
    marginals(scores, length) {
      check(scores, length);
      return recursions.marginals(scores, length);
    },
    logPartition,
  };
}

/** Sums over the label sequences of one sentence after the other, from `length * labels` state scores. */
interface Recursions {
  /** log Z; -Infinity where no label sequence is legal. */
  logPartition(scores: Float64Array, length: number): number;
  /** The probability of each label at each token; 0 where no label sequence is legal. */
  marginals(scores: Float64Array, length: number): Float64Array;
}

/**
 * Forward and backward in the kernel where the scores keep to what is safe there, else in the logarithmic domain.
 *
 * @param weights `labels * labels` transition weights; those of transitions that are not legal do not matter.
 */
function createRecursions(weights: Float64Array, labels: number, legal?: TagConstraints): Recursions {
  const row = rowLength(labels);
  const transitions = legal ? maskTransitions(weights, legal) : weights;
  const finite = legal ? weights.filter((_, pair) => legal.transitions[pair] === 1) : weights;
  const greatest = finite.reduce((a, b) => Math.max(a, b), -Infinity);
  const least = finite.reduce((a, b) => Math.min(a, b), Infinity);
  // In as many steps as lead from every label to every other, scores can differ by as many times their spread.
  const steps = legal ? stepsBetween(legal, labels) : 1;
  const safe = SAFE_SPREAD / steps - (greatest - least);
  let room: ReturnType<typeof createRoom> | undefined;

  /** Leaves the marginals, if they are wanted, in the room's rows; nothing where it would not be safe. */
  const inKernel = (scores: Float64Array, length: number, wanted: boolean): number | undefined => {
    if (!(safe >= 0)) return undefined;
    if (!room || room.capacity < length) room = createRoom(transitions, labels, Math.max(128, 2 * length));
    const { kernel, doubles, words, rows, expected, scratch } = room;
    const view = doubles.subarray(rows / 8, rows / 8 + length * row);
    copyRows(view, row, scores, labels, length);
    if (!(kernel.spread(rows, length, labels) <= safe)) return undefined;
    const sum = kernel.exponentiate(rows, length, labels) + (length - 1) * greatest;
    if (legal) maskEnds(view, length, legal, row, 0);
    const { forward, backward } = room;
    writeTask(words, scratch.task / 4, {
      labels,
      forward,
      backward,
      transitions: wanted ? expected : 0,
      rows: [rows, 0, 0, 0],
      lengths: [length, 0, 0, 0],
      ...scratch,
    });
    kernel.forwardBackward(scratch.task);
    const log = sum + (doubles[scratch.logs / 8] as number);
    return Number.isFinite(log) ? log : undefined;
  };
  const masked = (scores: Float64Array, length: number): Float64Array => {
    const values = scores.slice(0, length * labels);
    if (legal) maskEnds(values, length, legal);
    return values;
  };

  return {
    logPartition(scores, length) {
      if (length === 0) return 0;
      const log = inKernel(scores, length, false);
      return (
        log ?? logForwardBackward({ values: masked(scores, length), first: 0, stride: labels, length }, transitions)
      );
    },
    marginals(scores, length) {
      if (length === 0) return new Float64Array(0);
      if (inKernel(scores, length, true) !== undefined && room) {
        const { doubles, rows } = room;
        const out = new Float64Array(length * labels);
        for (let t = 0; t < length; t++) {
          const from = rows / 8 + t * row;
          for (let y = 0; y < labels; y++) out[t * labels + y] = doubles[from + y] as number;
        }
        return out;
      }
      const values = masked(scores, length);
      const expected = new Float64Array(labels * labels);
      const log = logForwardBackward({ values, first: 0, stride: labels, length }, transitions, expected);
      return log === -Infinity ? values.fill(0) : values;
    },
  };
}

/** Transition weights, -Infinity where they are not legal. */
function maskTransitions(weights: Float64Array, legal: TagConstraints): Float64Array {
  return weights.map((weight, pair) => (legal.transitions[pair] === 1 ? weight : -Infinity));
}

/** Sets the scores of labels that may not come first or last to -Infinity, or their exponentials to 0. */
function maskEnds(
  scores: Float64Array,
  length: number,
  legal: TagConstraints,
  stride = legal.first.length,
  impossible = -Infinity,
): void {
  const last = (length - 1) * stride;
  for (let y = 0; y < legal.first.length; y++) {
    if (legal.first[y] !== 1) scores[y] = impossible;
    if (legal.last[y] !== 1) scores[last + y] = impossible;
  }
}

/** The number of steps in which every label can be reached from every label; Infinity beyond a few. */
function stepsBetween(legal: TagConstraints, labels: number): number {
  let reached = legal.transitions;
  for (let steps = 1; steps <= 4; steps++) {
    if (reached.every((legalStep) => legalStep === 1)) return steps;
    const before = reached;
    reached = new Uint8Array(labels * labels);
    for (let i = 0; i < labels; i++) {
      for (let via = 0; via < labels; via++) {
        if (before[i * labels + via] !== 1) continue;
        for (let j = 0; j < labels; j++) {
          if (legal.transitions[via * labels + j] === 1) reached[i * labels + j] = 1;
        }
      }
    }
  }
  return Infinity;
}

/** Copies rows of `labels` doubles to rows of the kernel's length; what is over keeps its value. */
function copyRows(to: Float64Array, row: number, from: Float64Array, labels: number, count: number): void {
  for (let t = 0; t < count; t++) {
    const target = t * row;
    const source = t * labels;
    for (let y = 0; y < labels; y++) to[target + y] = from[source + y] as number;
  }
}

function createRoom(transitions: Float64Array, labels: number, capacity: number) {
  const row = rowLength(labels);
  const arena = createArena();
  const rows = arena.reserve(capacity * row * 8);
  const forward = arena.reserve(row * row * 8);
  const backward = arena.reserve(row * row * 8);
  const raw = arena.reserve((labels * labels + 2) * 8);
  const expected = arena.reserve(row * row * 8);
  const scratch = reserveScratch(arena, capacity, row);
  const memory = createMemoryFor(arena.size);
  const doubles = new Float64Array(memory.buffer);
  const view = (address: number, count: number) => doubles.subarray(address / 8, address / 8 + count);
  writeTransitions(transitions, labels, {
    transitionWeights: view(raw, labels * labels + 2),
    forward: view(forward, row * row),
    backward: view(backward, row * row),
  });
  const kernel = instantiateKernel(kernelModule(), memory);
  const words = new Uint32Array(memory.buffer);
  return { kernel, doubles, words, capacity, rows, forward, backward, expected, scratch };
}
