import { aligned } from './module.ts';

/** Bytes behind the last array: kernels may read a few numbers too many. */
export const SLACK = 64;

/** What stands for an array that stays in the memory over later layouts. */
export interface ResidentArray {
  /** By which it is found again: the identity of a tensor's data. */
  readonly key: object;
  /** How many numbers of four bytes. */
  readonly count: number;
  /** What it holds from the first; else it is computed there. */
  readonly values?: Float32Array;
  /** Whether somebody may still ask for it. */
  readonly isWanted: () => boolean;
  /** Takes the numbers where they have to give way. */
  readonly rescue: (values: Float32Array) => void;
}

interface Block extends ResidentArray {
  readonly address: number;
}

/** The arrays that stay in a memory; they lie at its end. */
export class ResidentArrays {
  /** The last of the memory first. */
  private blocks: Block[] = [];

  addressOf(key: object): number | undefined {
    return this.blocks.find((block) => block.key === key)?.address;
  }

  /** How many bytes all that is wanted takes; what is not is forgotten. */
  sweep(): number {
    this.blocks = this.blocks.filter(({ isWanted }) => isWanted());
    return this.blocks.reduce((sum, block) => sum + bytesOf(block), 0);
  }

  /**
   * Finds places for all the arrays, or for none.
   *
   * @param least the first address that they may have.
   * @param size of the memory, whole lines of the caches.
   */
  place(holdings: readonly ResidentArray[], least: number, size: number): boolean {
    const blocks = [...this.blocks];
    for (const holding of holdings) {
      let end = size - SLACK;
      let at = 0;
      for (; at < blocks.length; at++) {
        const block = blocks[at] as Block;
        if (end - bytesOf(holding) >= block.address + bytesOf(block)) break;
        end = block.address;
      }
      blocks.splice(at, 0, { ...holding, address: end - bytesOf(holding) });
    }
    if ((blocks.at(-1)?.address ?? size - SLACK) < least) return false;
    this.blocks = blocks;
    return true;
  }

  /** Gives all numbers that are still wanted to those who want them: none stays. */
  clear(memory: ArrayBufferLike): void {
    const { blocks } = this;
    this.blocks = [];
    for (const { address, count, isWanted, rescue } of blocks) {
      if (isWanted()) rescue(new Float32Array(memory, address, count));
    }
  }
}

function bytesOf({ count }: ResidentArray): number {
  return aligned(count * 4);
}
