// A thread that takes part in the evaluations of a CRF's objective until it is stopped.
import { workerData } from 'node:worker_threads';
import { createChunkRunner } from './chunk.ts';
import { CONTROL, takeChunks, type WorkerInput } from './team.ts';

const { plan, memory, module, control, thread } = workerData as WorkerInput;
const run = createChunkRunner(plan, memory, module, thread);
for (;;) {
  const limit = Atomics.load(control, CONTROL.limit);
  if (Atomics.load(control, CONTROL.stopped) === 1) break;
  takeChunks(control, run);
  Atomics.wait(control, CONTROL.limit, limit);
}
