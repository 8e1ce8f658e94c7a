import { PalimpsestError } from '../../core/errors.ts';
import type { TrainingStep } from '../../core/tagger.ts';
import { loadPlugins } from '../../pipeline/plugins.ts';
import { describeFailure, type Failure, type JobHead, type Outcome, type Runners, runTask } from './task.ts';

// The process of one task: takes its job, answers with the outcome, and waits to be ended.

/** What the process of a task is sent. */
export interface WorkerOrder {
  /** URL of the module of the kind. */
  readonly module: string;
  readonly run: string;
  readonly job: JobHead;
}

/** What it answers; `step` tells how far training is. */
export type WorkerReply = { readonly step: TrainingStep } | Outcome | { readonly failure: Failure };

// Ctrl-C in a terminal reaches this process too; the one that started it decides.
process.on('SIGINT', () => undefined);
// Where that one is gone, nobody waits for the result.
process.on('disconnect', () => process.exit(0));

const send = (reply: WorkerReply) => process.send?.(reply);

async function work({ module, run, job }: WorkerOrder): Promise<Outcome> {
  await loadPlugins(process.argv.slice(2));
  const { kind } = (await import(module)) as { readonly kind?: Runners };
  if (!kind) throw new PalimpsestError('bad-plugin', 'the module of the kind of study exports no "kind"', {});
  return runTask({ by: kind, run, job }, (step) => send({ step }));
}

process.once('message', (order: WorkerOrder) => {
  work(order).then(send, (error: unknown) => send({ failure: describeFailure(error) }));
});
