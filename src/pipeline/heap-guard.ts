import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MIB = 2 ** 20;
/** Resident memory above which garbage is collected. */
const CEILING = 280 * MIB;
/** By how much it must have grown since the last collection: what is alive cannot be helped. */
const STEP = 40 * MIB;
const EVERY = 64;

/**
 * Keeps a streaming command small. On a machine with much memory V8 lets the heap grow to a multiple of what is alive before
 * it collects; who streams 2 GB through a laptop would rather it did so sooner. Call it once a document: it looks at the
 * memory now and then, and collects, some 20 ms, when it has grown.
 */
export function createHeapGuard(): () => void {
  let collect: (() => void) | undefined;
  let calls = 0;
  let floor = 0;
  return () => {
    if (++calls % EVERY !== 0) return;
    const resident = process.memoryUsage.rss();
    floor = Math.min(floor || resident, resident);
    if (resident < CEILING || resident < floor + STEP) return;
    if (collect === undefined) {
      setFlagsFromString('--expose-gc');
      collect = runInNewContext('gc') as () => void;
    }
    collect();
    floor = process.memoryUsage.rss();
  };
}
