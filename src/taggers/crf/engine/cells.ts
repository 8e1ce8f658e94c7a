import { rowLength } from '../kernel/kernel.ts';

/** State features as kernel/cells.as wants them. */
export interface CellLayout {
  /** `attributes + 1` offsets into the cells. */
  readonly starts: Uint32Array;
  /** Of each cell the place of its label within a row, in bytes; {@link NO_FEATURE} where it is there to fill a row. */
  readonly places: Uint16Array;
  /** Of each feature its cell. */
  readonly cellOf: Uint32Array;
}

const NO_FEATURE = 0xffff;

/** So many labels of a row are added in the time of one feature that stands alone. */
const LABELS_A_FEATURE = 4;

/**
 * Gives each feature a cell. An attribute with features of many labels gets a whole row of cells, so that its weights are
 * added as vectors; the kernel knows it by the number of its cells, and no other attribute has that many.
 */
export function layOutCells({
  labelCount,
  stateStarts,
  stateLabels,
}: {
  readonly labelCount: number;
  readonly stateStarts: Uint32Array;
  readonly stateLabels: Uint16Array;
}): CellLayout {
  const row = rowLength(labelCount);
  const attributes = stateStarts.length - 1;
  const starts = new Uint32Array(attributes + 1);
  for (let a = 0; a < attributes; a++) {
    const features = (stateStarts[a + 1] as number) - (stateStarts[a] as number);
    const isRow = features * LABELS_A_FEATURE >= row;
    starts[a + 1] = (starts[a] as number) + (isRow ? row : features);
  }
  const places = new Uint16Array(starts[attributes] as number).fill(NO_FEATURE);
  const cellOf = new Uint32Array(stateLabels.length);
  for (let a = 0; a < attributes; a++) {
    const first = starts[a] as number;
    const isRow = (starts[a + 1] as number) - first === row;
    for (let k = stateStarts[a] as number; k < (stateStarts[a + 1] as number); k++) {
      const label = stateLabels[k] as number;
      const cell = first + (isRow ? label : k - (stateStarts[a] as number));
      cellOf[k] = cell;
      places[cell] = 8 * label;
    }
  }
  return { starts, places, cellOf };
}
