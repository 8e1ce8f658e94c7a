// The averaged perceptron's scores and updates. Weights are whole numbers: their sums do not depend on their order.
import { addWeights, at, Cells } from './cells';
import { strideOf } from './recursions';

/** Where the tables lie; engine/perceptron.ts fills it. */
@unmanaged class Perceptron {
  labels: u32;
  cells: Cells;
  /** Of each cell what must be taken from its weight, over the number of sequences seen, for the average. */
  late: u32;
  /** Offsets of the tokens' groups, and of the groups' attributes. */
  groupStarts: u32;
  groups: u32;
  attributeStarts: u32;
  attributes: u32;
  rows: u32;
}

/** State scores of the tokens `from` to `to`, in rows counted from the first. */
export function scoreSequence(perceptron: Perceptron, from: u32, to: u32): void {
  const stride = strideOf(perceptron.labels);
  let row = <usize>perceptron.rows;
  for (let token = from; token < to; token++, row += stride) {
    memory.fill(row, 0, stride);
    for (let g = at(perceptron.groupStarts, token), end = at(perceptron.groupStarts, token + 1); g < end; g++) {
      const group = at(perceptron.groups, g);
      for (let a = at(perceptron.attributeStarts, group), last = at(perceptron.attributeStarts, group + 1); a < last; a++) {
        addWeights(perceptron.cells, at(perceptron.attributes, a), row, stride);
      }
    }
  }
}

// @ts-ignore: decorator
@inline function move(perceptron: Perceptron, cell: usize, by: f64, late: f64): void {
  const weight = <usize>perceptron.cells.weights + (cell << 3), owed = <usize>perceptron.late + (cell << 3);
  store<f64>(weight, load<f64>(weight) + by);
  store<f64>(owed, load<f64>(owed) + late);
}

/** Moves the weights of a token's features towards the label `right` and away from `wrong`; both are byte offsets in a row. */
export function moveToken(perceptron: Perceptron, token: u32, right: u32, wrong: u32, seen: f64): void {
  const places = <usize>perceptron.cells.places;
  for (let g = at(perceptron.groupStarts, token), end = at(perceptron.groupStarts, token + 1); g < end; g++) {
    const group = at(perceptron.groups, g);
    for (let a = at(perceptron.attributeStarts, group), last = at(perceptron.attributeStarts, group + 1); a < last; a++) {
      const attribute = at(perceptron.attributes, a);
      const ended = <usize>at(perceptron.cells.starts, attribute + 1);
      for (let cell = <usize>at(perceptron.cells.starts, attribute); cell < ended; cell++) {
        const place = <u32>load<u16>(places + (cell << 1));
        if (place === right) move(perceptron, cell, 1, seen);
        else if (place === wrong) move(perceptron, cell, -1, -seen);
      }
    }
  }
}
