import { availableParallelism, totalmem } from 'node:os';

/**
 * As many threads as there are processors, and memory for; one at least.
 *
 * @param bytesEach what each holds at most.
 */
export function fittingThreads(bytesEach: number): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / bytesEach)));
}
