import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MIB = 2 ** 20;
/** Resident memory of the process above which garbage is collected. */
const CEILING = 240 * MIB;
/** By how much this thread's heap must have grown since its last collection: what is alive cannot be helped. */
const STEP = 40 * MIB;
/** Memory from which half a step is enough: several threads, each with a step to spare, would come above what is promised. */
const CLOSE = 320 * MIB;
/** What each worker thread has besides: code, lists, lexicons. */
const PER_WORKER = 100 * MIB;
const EVERY = 8;

/**
 * Keeps a stream of documents small, in the thread that calls it once a document. On a machine with much memory V8 lets the heap
 * grow to a multiple of what is alive before it collects; who streams 2 GB through a laptop would rather it did so sooner. It
 * looks at the memory now and then, and collects, some 60 ms, when the heap has grown.
 *
 * @param workers threads of the process that do such work beside the first.
 */
export function createHeapGuard(workers = 0): () => void {
  const allowance = workers * PER_WORKER;
  let collect: (() => void) | undefined;
  let calls = 0;
  let floor = Infinity;
  return () => {
    if (++calls % EVERY !== 0) return;
    const used = getHeapStatistics().used_heap_size;
    floor = Math.min(floor, used);
    if (used < floor + STEP / 2) return;
    const resident = process.memoryUsage.rss();
    if (resident < CEILING + allowance || (resident < CLOSE + allowance && used < floor + STEP)) return;
    if (collect === undefined) {
      setFlagsFromString('--expose-gc');
      collect = runInNewContext('gc') as () => void;
    }
    collect();
    floor = getHeapStatistics().used_heap_size;
  };
}
