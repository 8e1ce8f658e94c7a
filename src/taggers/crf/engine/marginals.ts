import { instantiateKernel, kernelModule, rowLength, writeTask, type SharedMemory } from '../kernel/kernel.ts';
import { createArena } from './arena.ts';
import { SAFE_SPREAD } from './chunk.ts';
import { logForwardBackward } from './log-domain.ts';
import { writeTransitions } from './objective.ts';
import { createMemoryFor, reserveScratch } from './plan.ts';
import { copyRows } from './viterbi.ts';

/**
 * Marginals of one sequence after the other: `length * labels` state scores in, as many probabilities out. In the kernel
 * where all transitions are possible and the scores keep to what is safe there, else in the logarithmic domain.
 */
export function createMarginals(
  transitions: Float64Array,
  labels: number,
): (scores: Float64Array, length: number) => Float64Array {
  const row = rowLength(labels);
  const least = transitions.reduce((a, b) => Math.min(a, b), Infinity);
  const greatest = transitions.reduce((a, b) => Math.max(a, b), -Infinity);
  const safe = SAFE_SPREAD - (greatest - least);
  let room: ReturnType<typeof createRoom> | undefined;

  return (scores, length) => {
    if (length === 0) return new Float64Array(0);
    if (safe >= 0) {
      if (!room || room.capacity < length) room = createRoom(transitions, labels, Math.max(128, 2 * length));
      const { memory, kernel, rows, forward, backward, expected, scratch } = room;
      const view = new Float64Array(memory.buffer, rows, length * row);
      copyRows(view, row, scores, labels, length);
      if (kernel.spread(rows, length, labels) <= safe) {
        kernel.exponentiate(rows, length, labels);
        writeTask(new Uint32Array(memory.buffer), scratch.task / 4, {
          labels,
          forward,
          backward,
          transitions: expected,
          rows: [rows, 0, 0, 0],
          lengths: [length, 0, 0, 0],
          ...scratch,
        });
        kernel.forwardBackward(scratch.task);
        const out = new Float64Array(length * labels);
        for (let t = 0; t < length; t++) {
          for (let y = 0; y < labels; y++) out[t * labels + y] = view[t * row + y] as number;
        }
        return out;
      }
    }
    const values = scores.slice(0, length * labels);
    const expected = new Float64Array(labels * labels);
    logForwardBackward({ values, first: 0, stride: labels, length }, transitions, expected);
    return values;
  };
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
  const memory: SharedMemory = createMemoryFor(arena.size);
  const view = (address: number, count: number) => new Float64Array(memory.buffer, address, count);
  writeTransitions(transitions, labels, {
    transitionWeights: view(raw, labels * labels + 2),
    forward: view(forward, row * row),
    backward: view(backward, row * row),
  });
  return {
    memory,
    kernel: instantiateKernel(kernelModule(), memory),
    capacity,
    rows,
    forward,
    backward,
    expected,
    scratch,
  };
}
