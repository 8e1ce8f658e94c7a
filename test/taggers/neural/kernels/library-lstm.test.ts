import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { openBackend, tf } from '../../../../src/taggers/neural/backend.ts';
import {
  fromCudnnParameters,
  toCudnnParameters,
} from '../../../../src/taggers/neural/kernels/recurrence/library-lstm.ts';
import { timeMajor } from '../../../../src/taggers/neural/kernels/recurrence/on-tensorflow.ts';
import { createPacking } from '../../../../src/taggers/neural/layers/packing.ts';

function blockOf(lengths: readonly number[], direction: 'forward' | 'backward') {
  const packing = createPacking(Int32Array.from(lengths), Math.max(0, ...lengths));
  return { packing, block: timeMajor({ inputSize: 1, hidden: 1, columns: 4, directions: [direction], ...packing }, 0) };
}

describe('timeMajor', () => {
  it('lets every sequence begin at the first step, in both directions', () => {
    // Packed: a₀ b₀ c₀ | a₁ b₁ | a₂, for lengths 3, 2 and 1.
    const forward = blockOf([3, 0, 1, 2], 'forward').block;
    expect([...forward.lengths]).toEqual([3, 2, 1]);
    expect([...forward.rows]).toEqual([0, 1, 2, 3, 4, -1, 5, -1, -1]);
    expect([...blockOf([3, 0, 1, 2], 'backward').block.rows]).toEqual([5, 4, 2, 3, 1, -1, 0, -1, -1]);
  });

  it('has each packed row in one cell, and nothing after the end of a sequence', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(6), { maxLength: 6 }),
        fc.constantFrom('forward', 'backward'),
        (lengths, direction) => {
          const { packing, block } = blockOf(lengths, direction);
          expect(block.cells).toHaveLength(packing.toPadded.length);
          block.cells.forEach((cell, row) => expect(block.rows[cell]).toBe(row));
          block.rows.forEach((row, cell) => {
            const b = cell % block.batch;
            expect(row >= 0).toBe((cell - b) / block.batch < (block.lengths[b] as number));
          });
        },
      ),
    );
  });
});

describe('the parameters of cuDNN', () => {
  beforeAll(() => openBackend('cpu'));

  it('are gate by gate the transposed matrices, then two biases', () => {
    // One unit: a column is a gate. Two inputs, and the state.
    const matrix = tf.tensor2d([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]); // prettier-ignore
    const bias = tf.tensor1d([13, 14, 15, 16]);
    const parameters = toCudnnParameters({ matrix, bias }, 2);
    expect([...parameters.dataSync()]).toEqual([1, 5, 2, 6, 3, 7, 4, 8, 9, 10, 11, 12, 0, 0, 0, 0, 13, 14, 15, 16]);
  });

  it('become weights again', () => {
    const matrix = tf.tensor2d(Float32Array.from({ length: 96 }, (_, i) => i), [8, 12]); // prettier-ignore
    const bias = tf.tensor1d(Float32Array.from({ length: 12 }, (_, i) => -i));
    const weights = fromCudnnParameters(toCudnnParameters({ matrix, bias }, 5), 5, 3);
    expect(weights.matrix.arraySync()).toEqual(matrix.arraySync());
    expect(weights.bias.arraySync()).toEqual(bias.arraySync());
  });
});
