import { setFlagsFromString } from 'node:v8';

/** By how much of what is alive the heap may grow before it is collected, in percent. */
const GROWTH = 40;
let isLimited = false;

/**
 * Keeps the heap of the process's threads small. On a machine with much memory V8 lets it grow to a multiple of what is alive before it
 * collects; who streams gigabytes through a laptop would rather it did so sooner. Collections that are forced would do the same, but they make
 * V8 throw compiled code away: a tenth of the time of `augment`.
 */
export function limitHeapGrowth(): void {
  if (isLimited) return;
  isLimited = true;
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}

/** How much of a function is run before V8 asks whether to optimise it, in bytes of its code: some fifteen times as much as by default. */
const BUDGET = 1_000_000;

/**
 * Has V8 optimise functions later. It compiles in few threads of its own beside those of the process, for each of these anew, and half of what it
 * compiles by default is hardly run after that: a quarter of the processor time of `evaluate` on 40,000 tokens, a seventh of that of
 * `augment` on 1,000 notes. Over 20 MB of notes it takes 4.7 s for one thread, and one for each of four with this.
 */
export const compileLater = (): void => setFlagsFromString(`--interrupt-budget=${BUDGET}`);
