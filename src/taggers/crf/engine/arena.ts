import type { SharedMemory } from '../../wasm.ts';
import { kernelBase, rowLength } from '../kernel/kernel.ts';

/** Hands out addresses one after the other, before the memory is made. */
export interface Arena {
  /** The address of `bytes` bytes, a multiple of 64. */
  reserve(bytes: number): number;
  readonly size: number;
}

export function createArena(from = kernelBase()): Arena {
  let next = from;
  return {
    reserve(bytes) {
      const address = next;
      next += Math.ceil(bytes / 64) * 64;
      return address;
    },
    get size() {
      return next;
    },
  };
}

/** The weights of state features in the kernel's memory, as kernel/records.as tells. */
export interface Records {
  readonly address: number;
  readonly bytes: number;
  /** Of each attribute the address of its record, divided by eight. */
  readonly recordOf: Uint32Array;
  /** Of each feature the address of its weight, divided by eight. */
  readonly weightOf: Uint32Array;
  /** Writes the records, with weights or with 0. */
  write(memory: SharedMemory, weights?: Float64Array): void;
}

/** Of a cell that is there to fill a row; no label has this place. */
const NO_FEATURE = 0xffff;

/** So many labels of a row are added in the time of one feature that stands alone. */
const LABELS_A_FEATURE = 4;

/**
 * Reserves a record for each attribute. One with features of many labels gets a whole row of cells, so that its weights are
 * added as vectors; the kernel knows it by the number of its cells, and no other attribute has that many.
 */
export function layOutRecords(
  {
    labelCount,
    stateStarts,
    stateLabels,
  }: { readonly labelCount: number; readonly stateStarts: Uint32Array; readonly stateLabels: Uint16Array },
  arena: Arena,
): Records {
  const row = rowLength(labelCount);
  const attributes = stateStarts.length - 1;
  const cellsOf = (attribute: number): number => {
    const features = (stateStarts[attribute + 1] as number) - (stateStarts[attribute] as number);
    return features * LABELS_A_FEATURE >= row ? row : features;
  };
  let bytes = 0;
  for (let a = 0; a < attributes; a++) bytes += headBytes(cellsOf(a)) + 8 * cellsOf(a);
  const address = arena.reserve(bytes);
  const recordOf = new Uint32Array(attributes);
  const weightOf = new Uint32Array(stateLabels.length);
  for (let a = 0, at = address; a < attributes; a++) {
    recordOf[a] = at / 8;
    const cells = cellsOf(a);
    const first = (at + headBytes(cells)) / 8;
    const from = stateStarts[a] as number;
    const to = stateStarts[a + 1] as number;
    for (let k = from; k < to; k++) weightOf[k] = first + (cells === row ? (stateLabels[k] as number) : k - from);
    at = 8 * (first + cells);
  }
  return {
    address,
    bytes,
    recordOf,
    weightOf,
    write({ buffer }, weights) {
      const counts = new Uint32Array(buffer);
      const places = new Uint16Array(buffer);
      const doubles = new Float64Array(buffer);
      for (let a = 0; a < attributes; a++) {
        const record = 8 * (recordOf[a] as number);
        const cells = cellsOf(a);
        const place = record / 2 + 2;
        const first = (record + headBytes(cells)) / 8;
        counts[record / 4] = cells;
        if (cells === row) places.fill(NO_FEATURE, place, place + row);
        for (let k = stateStarts[a] as number; k < (stateStarts[a + 1] as number); k++) {
          const at = weightOf[k] as number;
          places[place + at - first] = 8 * (stateLabels[k] as number);
          doubles[at] = weights?.[k] ?? 0;
        }
      }
    },
  };
}

/** The bytes of a record before its weights. */
function headBytes(cells: number): number {
  return Math.ceil((4 + 2 * cells) / 8) * 8;
}
