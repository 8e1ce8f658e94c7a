// State scores of tokens as the tagger has them: what many tokens share is a block of attributes, added up once as a vector.
import { addWeights, recordAt } from './records';
import { addRows } from './corpus';
import { strideOf } from './recursions';

/** Where the tables lie; score-kernel.ts fills it. */
@unmanaged class Lanes {
  labels: u32;
  /** Rows of tokens, with no gaps between them; then room for a row. */
  rows: u32;
  /** Of each token `lanes` numbers, 0 for nothing: `shared` blocks, then attributes, counted from 1. */
  matrix: u32;
  lanes: u32;
  shared: u32;
  /** A row of each block. */
  vectors: u32;
  /** Of the blocks that are to be added up: offsets, and attributes. */
  starts: u32;
  attributes: u32;
  /** Room for `shared` numbers. */
  list: u32;
}

/** Adds up `count` blocks, the first of which is `from`. */
export function scoreVectors(lanes: Lanes, from: u32, count: u32): void {
  const stride = strideOf(lanes.labels);
  let row = <usize>lanes.vectors + <usize>from * stride;
  let offset = <usize>lanes.starts;
  let p = <usize>lanes.attributes;
  for (const end = row + <usize>count * stride; row < end; row += stride) {
    offset += 4;
    const last = <usize>lanes.attributes + (<usize>load<u32>(offset) << 2);
    memory.fill(row, 0, stride);
    for (; p < last; p += 4) addWeights(recordAt(p), row, stride);
  }
}

/** State scores of `count` tokens: first the attributes that a token has alone, then its blocks. */
export function scoreLanes(lanes: Lanes, count: u32): void {
  const stride = strideOf(lanes.labels);
  const size = <usize>lanes.labels << 3;
  const list = <usize>lanes.list;
  let row = <usize>lanes.rows;
  let p = <usize>lanes.matrix;
  // What is written after the labels of a row, the next row writes over.
  for (const end = row + <usize>count * size; row < end; row += size) {
    const own = p + (<usize>lanes.shared << 2), next = p + (<usize>lanes.lanes << 2);
    memory.fill(row, 0, stride);
    for (let q = own; q < next; q += 4) {
      const attribute = load<u32>(q);
      if (attribute !== 0) addWeights((<usize>attribute - 1) << 3, row, stride);
    }
    let last = list;
    for (; p < own; p += 4) {
      const block = load<u32>(p);
      store<u32>(last, block);
      last += block === 0 ? 0 : 4;
    }
    p = next;
    addRows(row, lanes.vectors, list, last, stride);
  }
}
