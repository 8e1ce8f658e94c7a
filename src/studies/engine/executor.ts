import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TrainingStep } from '../../core/tagger.ts';
import { type AnyJob, type AnyResult, type CellReply, runAnyCell } from '../any-cell.ts';
import type { CellCosts, CellFailure } from '../augmentation/job.ts';

export type CellOutcome = { readonly result: AnyResult; readonly costs: CellCosts } | { readonly failure: CellFailure };

/** Computes one cell after the other. */
export interface Executor {
  run(job: AnyJob, onStart: (pid: number) => Promise<void>, onStep: (step: TrainingStep) => void): Promise<CellOutcome>;
}

/** Computes cells in this process: for programs that must not start others. The peak of memory is that of the process. */
export const inProcess: Executor = {
  run: (job, _, onStep) => runAnyCell(job, onStep),
};

/**
 * Computes each cell in a process of its own: what one leaves behind in memory is nothing to the next, its peak of memory is
 * its own, and one that runs out of memory takes no other along.
 */
export const inChildProcess: Executor = {
  async run(job, onStart, onStep) {
    // Run from source (in tests), the compiled worker is used: Node 20 does not load TypeScript.
    const compiled = import.meta.url.endsWith('.ts') ? '../../../dist/studies/engine/worker.js' : './worker.js';
    const child = fork(fileURLToPath(new URL(compiled, import.meta.url)), {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    try {
      if (child.pid !== undefined) await onStart(child.pid);
      return await converse(child, job, onStep);
    } finally {
      process.removeListener('exit', kill);
      kill();
    }
  },
};

function converse(child: ChildProcess, job: AnyJob, onStep: (step: TrainingStep) => void): Promise<CellOutcome> {
  return new Promise((resolve, reject) => {
    child.on('message', (reply: CellReply) => {
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
    child.send(job, (error) => {
      if (error) resolve({ failure: { code: 'worker-died', message: 'the process of the cell could not be reached' } });
    });
  });
}
