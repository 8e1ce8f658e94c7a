import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TrainingStep } from '../../core/tagger.ts';
import { loadedPlugins } from '../../pipeline/plugins.ts';
import { type Failure, type Outcome, type ReadyTask, runTask } from './task.ts';
import type { WorkerOrder, WorkerReply } from './worker.ts';

export type TaskEnd = Outcome | { readonly failure: Failure };

/** Computes one task after the other. */
export interface Executor {
  run(task: ReadyTask, onStart: (pid: number) => Promise<void>, onStep: (step: TrainingStep) => void): Promise<TaskEnd>;
}

/** Computes tasks in this process: for programs that must not start others. The peak of memory is that of the process. */
export const inProcess: Executor = {
  run: (task, _, onStep) => runTask(task, onStep),
};

/**
 * Computes each task in a process of its own: what one leaves behind in memory is nothing to the next, its peak of memory is
 * its own, and one that runs out of memory takes no other along.
 */
export const inChildProcess: Executor = {
  async run({ by, run, job }, onStart, onStep) {
    const child = fork(fileURLToPath(new URL('./worker.js', compiled(import.meta.url))), [...loadedPlugins().keys()], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    try {
      if (child.pid !== undefined) await onStart(child.pid);
      return await converse(child, { module: compiled(by.module), run, job }, onStep);
    } finally {
      process.removeListener('exit', kill);
      kill();
    }
  },
};

/** Run from source (in tests), the compiled modules are used: Node 20 does not load TypeScript. */
function compiled(url: string): string {
  return url.endsWith('.ts') ? url.replace(/\/src\/(?!.*\/src\/)/, '/dist/').replace(/\.ts$/, '.js') : url;
}

function converse(child: ChildProcess, order: WorkerOrder, onStep: (step: TrainingStep) => void): Promise<TaskEnd> {
  return new Promise((resolve, reject) => {
    child.on('message', (reply: WorkerReply) => {
      if ('step' in reply) onStep(reply.step);
      else resolve(reply);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const message = `the process of the cell ${signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`}`;
      // V8 aborts where its heap is full; the system kills where memory is.
      const isMemory = signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134;
      const hint = isMemory ? '; it ran out of memory, perhaps: try fewer --workers' : '';
      resolve({ failure: { code: 'worker-died', message: message + hint } });
    });
    child.send(order, (error) => {
      if (error) resolve({ failure: { code: 'worker-died', message: 'the process of the cell could not be reached' } });
    });
  });
}
