import { Worker } from 'node:worker_threads';
import { PalimpsestError } from '../../../core/errors.ts';
import type { KernelModule, SharedMemory } from '../../wasm.ts';
import { kernelModule } from '../kernel/kernel.ts';
import { chunkCount, createChunkRunner, PHASES, type Phase } from './chunk.ts';
import type { EvaluationPlan } from './plan.ts';

/** What a worker is given when it starts. */
export interface WorkerInput {
  readonly plan: EvaluationPlan;
  readonly memory: SharedMemory;
  readonly module: KernelModule;
  readonly control: Int32Array;
  readonly thread: number;
}

/**
 * The words that threads share. Chunks have running numbers over all phases, so that a thread that comes late cannot take
 * one of a phase gone by: `next` is the first not yet taken, `limit` the first not yet to be taken, and a phase's first
 * chunk is `base`. A phase ends when `done` reaches `limit`.
 */
export const CONTROL = { next: 0, limit: 1, done: 2, base: 3, phase: 4, failed: 5, stopped: 6 } as const;

/** Takes chunks up to the limit, if there are any left. */
export function takeChunks(control: Int32Array, run: (phase: Phase, chunk: number) => void): void {
  for (;;) {
    const chunk = Atomics.load(control, CONTROL.next);
    if (chunk >= Atomics.load(control, CONTROL.limit)) return;
    if (Atomics.compareExchange(control, CONTROL.next, chunk, chunk + 1) !== chunk) continue;
    try {
      // The phase cannot end before this chunk is done, so base and phase are its own.
      run(PHASES[Atomics.load(control, CONTROL.phase)] as Phase, chunk - Atomics.load(control, CONTROL.base));
    } catch (error) {
      Atomics.store(control, CONTROL.failed, 1);
      throw error;
    } finally {
      Atomics.add(control, CONTROL.done, 1);
      Atomics.notify(control, CONTROL.done);
    }
  }
}

/** This thread and its workers. */
export interface Team {
  /** Does a phase: returns when all its chunks are done. This thread takes its share, and blocks. */
  run(phase: Phase): void;
  close(): Promise<void>;
}

/** Starts `workers` threads that help this one. */
export function createTeam(plan: EvaluationPlan, memory: SharedMemory, workers: number): Team {
  const module = kernelModule();
  const control = new Int32Array(new SharedArrayBuffer(Object.keys(CONTROL).length * 4));
  const runner = createChunkRunner(plan, memory, module, 0);
  const threads = Array.from({ length: workers }, (_, i) => {
    // Run from source (in tests), the compiled worker is used: a thread does not inherit a loader.
    const compiled = import.meta.url.endsWith('.ts') ? '../../../../dist/taggers/crf/engine/worker.js' : './worker.js';
    const input: WorkerInput = { plan, memory, module, control, thread: i + 1 };
    const worker = new Worker(new URL(compiled, import.meta.url), { workerData: input });
    // A worker that cannot start takes no chunk, and the others do them all; one that fails later has said so in `failed`.
    worker.on('error', () => undefined);
    return worker;
  });
  return {
    run(phase) {
      const count = chunkCount(plan, phase);
      const limit = Atomics.load(control, CONTROL.limit);
      Atomics.store(control, CONTROL.base, limit);
      Atomics.store(control, CONTROL.phase, PHASES.indexOf(phase));
      Atomics.store(control, CONTROL.limit, limit + count);
      Atomics.notify(control, CONTROL.limit);
      takeChunks(control, runner);
      for (;;) {
        const done = Atomics.load(control, CONTROL.done);
        if (done >= limit + count) break;
        Atomics.wait(control, CONTROL.done, done);
      }
      if (Atomics.load(control, CONTROL.failed) === 1) {
        throw new PalimpsestError('crf-worker', 'a worker thread of the CRF failed', {
          hint: 'Try fewer workers: --workers 1.',
        });
      }
    },
    async close() {
      Atomics.store(control, CONTROL.stopped, 1);
      Atomics.notify(control, CONTROL.limit);
      await Promise.all(threads.map((worker) => worker.terminate()));
    },
  };
}
