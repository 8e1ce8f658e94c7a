import { parentPort, workerData } from 'node:worker_threads';
import type { Document } from '../core/types.ts';
import { createHeapGuard } from './heap-guard.ts';
import { loadPlugins } from './plugins.ts';
import type { BatchReply, WorkerStart } from './worker-pool.ts';

// A worker thread of `augment --workers N`: takes batches of documents, gives back their copies.
const { job, plugins } = workerData as WorkerStart;
await loadPlugins(plugins);
// Only now: what it leads to joins the words of all languages, of plugins too.
const { createEngine } = await import('./engine.ts');
const engine = createEngine(job);
const guard = createHeapGuard();

parentPort?.on('message', (batch: readonly Document[]) => {
  let reply: BatchReply;
  try {
    reply = {
      copies: batch.map((doc) => {
        guard();
        return engine.augment(doc);
      }),
    };
  } catch (error) {
    reply = { error };
  }
  parentPort?.postMessage(reply);
});
