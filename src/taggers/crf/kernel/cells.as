// Weights of attributes in cells, as engine/cells.ts lays them out. An attribute of few features has a cell for each, with
// the place of its label; one of many has a whole row of cells, which is added two labels at a time.

@unmanaged export class Cells {
  /** Offsets of the attributes' cells. */
  starts: u32;
  /** Of each cell: the byte offset of its label within a row; an odd number where a row has a cell without a feature. */
  places: u32;
  /** Of each cell a double. */
  weights: u32;
}

// @ts-ignore: decorator
@inline export function at(table: u32, index: u32): u32 {
  return load<u32>(<usize>table + (<usize>index << 2));
}

/** Adds the weights of an attribute to a row of scores. */
// @ts-ignore: decorator
@inline export function addWeights(cells: Cells, attribute: u32, row: usize, stride: usize): void {
  const first = <usize>at(cells.starts, attribute), last = <usize>at(cells.starts, attribute + 1);
  const weights = <usize>cells.weights;
  if ((last - first) << 3 === stride) {
    const from = weights + (first << 3);
    for (let j: usize = 0; j < stride; j += 32) {
      v128.store(row + j, f64x2.add(v128.load(row + j), v128.load(from + j)));
      v128.store(row + j, f64x2.add(v128.load(row + j, 16), v128.load(from + j, 16)), 16);
    }
    return;
  }
  const places = <usize>cells.places;
  for (let k = first; k < last; k++) {
    const cell = row + <usize>load<u16>(places + (k << 1));
    store<f64>(cell, load<f64>(cell) + load<f64>(weights + (k << 3)));
  }
}
