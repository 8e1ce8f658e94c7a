// Weights of attributes, as engine/records.ts lays them out. An attribute has a record: how many cells it has (u32), the place of
// each cell's label within a row (u16, in bytes), and, from a multiple of eight on, the cells' weights (f64). An attribute of
// few features has a cell for each; one of many has a row of cells, which is added two labels at a time. Lists of attributes
// hold the addresses of their records, divided by eight.

// @ts-ignore: decorator
@inline export function recordAt(list: usize): usize {
  return <usize>load<u32>(list) << 3;
}

// @ts-ignore: decorator
@inline export function cellsOf(record: usize): usize {
  return <usize>load<u32>(record);
}

// @ts-ignore: decorator
@inline export function placesOf(record: usize): usize {
  return record + 4;
}

// @ts-ignore: decorator
@inline export function weightsOf(record: usize, cells: usize): usize {
  return record + ((4 + (cells << 1) + 7) & ~7);
}

/** Adds the weights of an attribute to a row of scores. */
// @ts-ignore: decorator
@inline export function addWeights(record: usize, row: usize, stride: usize): void {
  const cells = cellsOf(record);
  const weights = weightsOf(record, cells);
  if (cells << 3 === stride) {
    for (let j: usize = 0; j < stride; j += 32) {
      v128.store(row + j, f64x2.add(v128.load(row + j), v128.load(weights + j)));
      v128.store(row + j, f64x2.add(v128.load(row + j, 16), v128.load(weights + j, 16)), 16);
    }
    return;
  }
  const places = placesOf(record);
  for (let k: usize = 0; k < cells; k++) {
    const cell = row + <usize>load<u16>(places + (k << 1));
    store<f64>(cell, load<f64>(cell) + load<f64>(weights + (k << 3)));
  }
}
