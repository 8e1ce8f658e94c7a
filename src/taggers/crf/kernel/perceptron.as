// The averaged perceptron's scores and updates. Weights are whole numbers: their sums do not depend on their order.
import { addWeights, cellsOf, placesOf, recordAt, weightsOf } from './records';
import { at } from './corpus';
import { strideOf } from './recursions';

/** Where the tables lie; engine/train.ts fills it. */
@unmanaged class Perceptron {
  labels: u32;
  /**
   * So many bytes after each weight: what must be taken from it, over the number of sequences seen, for the average.
   */
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
  const attributes = <usize>perceptron.attributes;
  let row = <usize>perceptron.rows;
  for (let token = from; token < to; token++, row += stride) {
    memory.fill(row, 0, stride);
    for (let g = at(perceptron.groupStarts, token), end = at(perceptron.groupStarts, token + 1); g < end; g++) {
      const group = at(perceptron.groups, g);
      const last = attributes + (<usize>at(perceptron.attributeStarts, group + 1) << 2);
      let p = attributes + (<usize>at(perceptron.attributeStarts, group) << 2);
      for (; p < last; p += 4) addWeights(recordAt(p), row, stride);
    }
  }
}

// @ts-ignore: decorator
@inline function move(weight: usize, by: f64, late: usize, owed: f64): void {
  store<f64>(weight, load<f64>(weight) + by);
  store<f64>(weight + late, load<f64>(weight + late) + owed);
}

/** Moves the weights of a token's features towards the label `right` and away from `wrong`; both are byte offsets in a row. */
export function moveToken(perceptron: Perceptron, token: u32, right: u32, wrong: u32, seen: f64): void {
  const attributes = <usize>perceptron.attributes, late = <usize>perceptron.late;
  for (let g = at(perceptron.groupStarts, token), end = at(perceptron.groupStarts, token + 1); g < end; g++) {
    const group = at(perceptron.groups, g);
    const last = attributes + (<usize>at(perceptron.attributeStarts, group + 1) << 2);
    for (let p = attributes + (<usize>at(perceptron.attributeStarts, group) << 2); p < last; p += 4) {
      const record = recordAt(p);
      const cells = cellsOf(record);
      const places = placesOf(record);
      const weights = weightsOf(record, cells);
      for (let k: usize = 0; k < cells; k++) {
        const place = <u32>load<u16>(places + (k << 1));
        if (place === right) move(weights + (k << 3), 1, late, seen);
        else if (place === wrong) move(weights + (k << 3), -1, late, -seen);
      }
    }
  }
}
