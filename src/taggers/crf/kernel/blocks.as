// State scores of tokens whose attributes come in blocks, as the tagger has them. What many tokens share is added up once.
import { addWeights, at, Cells } from './cells';
import { addRows } from './corpus';
import { strideOf } from './recursions';

/** Where the tables lie; score-kernel.ts fills it. */
@unmanaged class Blocks {
  labels: u32;
  cells: Cells;
  /** Rows of tokens. */
  rows: u32;
  /** `lanes` blocks of each token; block 0 has no attributes. */
  matrix: u32;
  lanes: u32;
  /** The first so many are kept, once they are added up, as vectors. */
  sharedLanes: u32;
  /** Offsets of the blocks' attributes. */
  starts: u32;
  attributes: u32;
  /** Of each block its vector, counted from 1; 0 where it has none yet. */
  vectorOfBlock: u32;
  vectors: u32;
  vectorCount: u32;
  /** Room for as many numbers as there are shared lanes. */
  list: u32;
}

// @ts-ignore: decorator
@inline function addBlock(blocks: Blocks, block: u32, row: usize, stride: usize): void {
  for (let i = at(blocks.starts, block), end = at(blocks.starts, block + 1); i < end; i++) {
    addWeights(blocks.cells, at(blocks.attributes, i), row, stride);
  }
}

/** The number of the block's vector, counted from 0. */
// @ts-ignore: decorator
@inline function vectorOf(blocks: Blocks, block: u32, stride: usize): u32 {
  const place = <usize>blocks.vectorOfBlock + (<usize>block << 2);
  const known = load<u32>(place);
  if (known !== 0) return known - 1;
  const vector = blocks.vectorCount++;
  const row = <usize>blocks.vectors + <usize>vector * stride;
  memory.fill(row, 0, stride);
  addBlock(blocks, block, row, stride);
  store<u32>(place, vector + 1);
  return vector;
}

/** State scores of the tokens `from` to `to`: first the attributes that they have alone, then vectors. */
export function scoreBlocks(blocks: Blocks, from: u32, to: u32): void {
  const stride = strideOf(blocks.labels);
  const list = <usize>blocks.list;
  for (let token = from; token < to; token++) {
    const row = <usize>blocks.rows + <usize>token * stride;
    const lanes = <usize>blocks.matrix + ((<usize>token * <usize>blocks.lanes) << 2);
    const own = lanes + (<usize>blocks.sharedLanes << 2), end = lanes + (<usize>blocks.lanes << 2);
    memory.fill(row, 0, stride);
    for (let p = own; p < end; p += 4) {
      const block = load<u32>(p);
      if (block !== 0) addBlock(blocks, block, row, stride);
    }
    let last = list;
    for (let p = lanes; p < own; p += 4) {
      const block = load<u32>(p);
      if (block === 0) continue;
      store<u32>(last, vectorOf(blocks, block, stride));
      last += 4;
    }
    addRows(row, blocks.vectors, list, last, stride);
  }
}
