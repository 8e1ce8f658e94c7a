import { kernelBase } from '../kernel/kernel.ts';

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
