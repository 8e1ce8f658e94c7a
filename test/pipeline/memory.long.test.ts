import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { conceal } from '../../src/pipeline/concealment/conceal.ts';
import type { Corpus } from '../../src/core/types.ts';
import { distinctNotes } from '../../bench/distinct-notes.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const MIB = 2 ** 20;

/** Notes of which each has thirty names that no other has. */
function notes(count: number): Corpus {
  return {
    async *[Symbol.asyncIterator]() {
      let number = 0;
      for (const note of distinctNotes()) {
        if (number++ === count) return;
        yield note;
      }
    },
  };
}

/** What is alive after so many documents, and at the end, in MiB. */
async function alive(corpus: Corpus, early: number): Promise<readonly [number, number]> {
  let documents = 0;
  let first = 0;
  for await (const doc of corpus) {
    expect(doc.text.length).toBeGreaterThan(1000);
    if (++documents !== early) continue;
    collect();
    first = process.memoryUsage().heapUsed / MIB;
  }
  collect();
  return [first, process.memoryUsage().heapUsed / MIB];
}

describe('what is remembered of a corpus whose names are all different', () => {
  it('does not grow with it when it is concealed', { timeout: 300_000 }, async () => {
    // Bounded caches are full by then.
    const [early, late] = await alive(await conceal(notes(2400), { strategy: 'pseudo' }), 1200);
    expect(late - early).toBeLessThan(8);
  });
});
