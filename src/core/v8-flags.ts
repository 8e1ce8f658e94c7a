import { availableParallelism } from 'node:os';
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

/** How much of a function is run before V8 asks whether to optimise it, in bytes of its code; by default some 66,000. */
const BUDGET = 300_000;
const BUDGET_OF_MANY = 1_000_000;

/** The last version of V8 that knows the flag; a later one says so on stderr and goes on. */
const LAST_WITH_BUDGET = 12;

/** Threads of V8 itself that compile, for all threads of a process together and on any machine. */
const COMPILERS = 4;

/**
 * Has V8 optimise functions later: it compiles beside the threads of a process, for each anew, and half of what it compiles is hardly run after that.
 * A command takes a seventh less time over 40,000 tokens, a twentieth more over 10 MB; where so many threads leave the processors, or the few
 * threads that it compiles with, no time for it, that comes later still. Over 20 MB of notes it takes 4.7 s for one thread, and one for each of four then.
 */
export function compileLater(threads: number): void {
  if (Number.parseInt(process.versions.v8, 10) > LAST_WITH_BUDGET) return;
  const isMany = threads >= Math.min(COMPILERS, availableParallelism());
  setFlagsFromString(`--interrupt-budget=${isMany && threads > 1 ? BUDGET_OF_MANY : BUDGET}`);
}
